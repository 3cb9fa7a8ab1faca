/* fh-laws-bar.h: a question above the hand, or an offer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_LAWS_BAR (fh_laws_bar_get_type ())
G_DECLARE_FINAL_TYPE (FhLawsBar, fh_laws_bar, FH, LAWS_BAR, GtkBox)

/**
 * FhLawsBar:
 *
 * A question with a few answers that stands in the line above the hand, so that the trick and the
 * hand can be seen while it is answered.  Escape gives the answer that changes nothing.
 *
 * CSS node: `question` with `label.text` and `button.answer`[.suggested].
 *
 * Signal `chosen (int id)`.
 */
GtkWidget *fh_laws_bar_new (void);

/* Whether the answers stand beside the text, which then has two short lines rather than a long one;
 * below it at first. */
void fh_laws_bar_set_wide (FhLawsBar *self, gboolean is_wide);

/* What can be answered. */
typedef struct
{
  int id;
  const char *label;
} FhLawsAnswer;

/* Asks @text with @n @answers, one of which, @cancel, Escape gives; -1: none.  Returns FALSE, and
 * changes nothing, when the same is asked already with the same answers. */
gboolean fh_laws_bar_ask (
    FhLawsBar *self, const char *text, const FhLawsAnswer *answers, guint n, int cancel);

/* Puts the focus on the first answer; or on the last one, where that is to change nothing. */
void fh_laws_bar_focus (FhLawsBar *self);
void fh_laws_bar_focus_last (FhLawsBar *self);

/* The question. */
const char *fh_laws_bar_get_text (FhLawsBar *self);
