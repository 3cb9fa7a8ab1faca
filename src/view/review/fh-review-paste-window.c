/* fh-review-paste-window.c: a record that somebody has shared, to be reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-paste-window.h"

#include <glib/gi18n.h>

#include "fh-review.h"

/* As much text as somebody can look through in a window. */
#define MAX_SIZE (1u << 20)

struct _FhReviewPasteWindow
{
  FhPasteWindow parent_instance;

  FhGame *game; /* that the text is, or NULL */
};

G_DEFINE_FINAL_TYPE (FhReviewPasteWindow, fh_review_paste_window, FH_TYPE_PASTE_WINDOW)

static void
fh_review_paste_window_get_words (FhPasteWindow *window, FhPasteWindowWords *words)
{
  words->title = _ ("Record as Text");
  words->about = _ ("Put the record of a deal or of a whole game here: pasted, opened from a file, "
                    "or typed. “Copy the Deal as Text” in the main menu writes one.");
  words->name = _ ("Record as text");
  words->use = _ ("Review");
}

static char *
fh_review_paste_window_read (FhPasteWindow *window, const char *text, gboolean *is_read)
{
  FhReviewPasteWindow *self = FH_REVIEW_PASTE_WINDOW (window);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autoptr (GError) error = NULL;
  guint n;

  g_clear_object (&self->game);
  if (*stripped == '\0')
    return g_strdup ("");
  /* Translators: what a text is called that was pasted, before the number of the line in which
   * something is wrong. */
  self->game = fh_review_read_text (text, _ ("text"), &error);
  if (self->game == NULL)
    return g_strdup (error->message);
  n = fh_review_n_over (self->game);
  *is_read = n > 0;
  if (n == 0)
    return g_strdup (_ ("No deal in this record is over: there is nothing to look back on yet."));
  return g_strdup_printf (ngettext ("%u deal can be reviewed.", "%u deals can be reviewed.", n), n);
}

static void
fh_review_paste_window_finalize (GObject *object)
{
  g_clear_object (&FH_REVIEW_PASTE_WINDOW (object)->game);
  G_OBJECT_CLASS (fh_review_paste_window_parent_class)->finalize (object);
}

static void
fh_review_paste_window_class_init (FhReviewPasteWindowClass *klass)
{
  FhPasteWindowClass *paste_class = FH_PASTE_WINDOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fh_review_paste_window_finalize;
  paste_class->get_words = fh_review_paste_window_get_words;
  paste_class->read = fh_review_paste_window_read;
  paste_class->max_size = MAX_SIZE;
}

static void
fh_review_paste_window_init (FhReviewPasteWindow *self)
{
}

GtkWidget *
fh_review_paste_window_new (GtkWindow *parent)
{
  return g_object_new (FH_TYPE_REVIEW_PASTE_WINDOW, "transient-for", parent, NULL);
}

FhGame *
fh_review_paste_window_get_game (FhReviewPasteWindow *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_PASTE_WINDOW (self), NULL);
  return self->game;
}
