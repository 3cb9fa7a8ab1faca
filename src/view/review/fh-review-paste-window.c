/* fh-review-paste-window.c: a record that somebody has shared, to be reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-paste-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-asker.h"
#include "fh-game-file.h"
#include "fh-review.h"

/* As much text as somebody can look through in a window. */
#define MAX_SIZE (1u << 20)

struct _FhReviewPasteWindow
{
  FhPasteWindow parent_instance;

  GCancellable *reading; /* of the text, or NULL */
  FhGame *game;          /* that the text is, or NULL */
};

G_DEFINE_FINAL_TYPE (FhReviewPasteWindow, fh_review_paste_window, FH_TYPE_PASTE_WINDOW)

static void
fh_review_paste_window_get_words (FhPasteWindow *window, FhPasteWindowWords *words)
{
  words->title = _ ("Record as Text");
  words->about = _ ("Put the record of a deal or of a whole game here: pasted, opened from a file, "
                    "or typed. “Copy as Text” in the menu of a deal writes one.");
  words->name = _ ("Record as text");
  words->use = _ ("Review");
}

static void
stop_reading (FhReviewPasteWindow *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->game);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhReviewPasteWindow) self = fh_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_load_finish (result, &error);
  g_autofree char *sentence = NULL;
  guint n;

  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  g_set_object (&self->game, game);
  if (game == NULL)
    {
      fh_paste_window_say (FH_PASTE_WINDOW (self), error->message, FALSE);
      return;
    }
  n = fh_review_n_over (game);
  if (n == 0)
    sentence = g_strdup (_ ("No deal in this record is over: there is nothing to review yet."));
  else
    sentence =
        g_strdup_printf (ngettext ("%u deal can be reviewed.", "%u deals can be reviewed.", n), n);
  fh_paste_window_say (FH_PASTE_WINDOW (self), sentence, n > 0);
}

static void
fh_review_paste_window_read (FhPasteWindow *window, const char *text)
{
  FhReviewPasteWindow *self = FH_REVIEW_PASTE_WINDOW (window);

  stop_reading (self);
  if (text[strspn (text, " \t\r\n")] == '\0')
    {
      fh_paste_window_say (window, "", FALSE);
      return;
    }
  self->reading = g_cancellable_new ();
  /* Translators: what a text is called that was pasted, before the number of the line in which
   * something is wrong. */
  fh_review_load_text_async (text, _ ("text"), self->reading, read_cb, fh_asker_new (self));
}

static void
fh_review_paste_window_dispose (GObject *object)
{
  stop_reading (FH_REVIEW_PASTE_WINDOW (object));
  G_OBJECT_CLASS (fh_review_paste_window_parent_class)->dispose (object);
}

static void
fh_review_paste_window_class_init (FhReviewPasteWindowClass *klass)
{
  FhPasteWindowClass *paste_class = FH_PASTE_WINDOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_review_paste_window_dispose;
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
