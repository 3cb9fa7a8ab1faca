/* fh-paste-window.h: a text that somebody has shared, to be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"

#define FH_TYPE_PASTE_WINDOW (fh_paste_window_get_type ())
G_DECLARE_DERIVABLE_TYPE (FhPasteWindow, fh_paste_window, FH, PASTE_WINDOW, FhDialog)

/**
 * FhPasteWindowWords:
 *
 * What a window says of its text, in the language of the moment; borrowed.  @copied is said when
 * the text was copied; NULL: there is no button for that.
 */
typedef struct
{
  const char *title;
  const char *about;  /* above the text: what to do with it */
  const char *name;   /* of the text, for a screen reader */
  const char *copied; /* or NULL */
  const char *use;    /* the button below */
} FhPasteWindowWords;

/**
 * FhPasteWindow:
 *
 * A text that can be pasted, opened from a file or typed over.  Below stands, as soon as it has
 * been read, what it means, or which line is wrong and why, and a button to use it, which closes
 * the window.
 *
 * Signal `used ()`: what the text says is wanted.
 */
struct _FhPasteWindowClass
{
  FhDialogClass parent_class;

  gsize max_size; /* bytes that are read of a file */

  void (*get_words) (FhPasteWindow *self, FhPasteWindowWords *words);

  /* Reads @text, and calls fh_paste_window_say() when that is done; another text may come before,
   * of which alone something is said then. */
  void (*read) (FhPasteWindow *self, const char *text);
};

/* Says @sentence of the text that was read; @is_read: it can be used. */
void fh_paste_window_say (FhPasteWindow *self, const char *sentence, gboolean is_read);

/* Puts @text in the place of what is there. */
void fh_paste_window_set_text (FhPasteWindow *self, const char *text);

/* Whether the text can be used, and the sentence about it. */
gboolean fh_paste_window_is_read (FhPasteWindow *self);
const char *fh_paste_window_get_sentence (FhPasteWindow *self);
