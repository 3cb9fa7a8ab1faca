/* fh-review-notes.c: the comments of a deal that is over, and its record with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include "fh-game-comments.h"
#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-history.h"

const char *
fh_review_peek_note (FhReview *self, guint step)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), "");
  g_return_val_if_fail (step <= self->n_entries, "");

  return step < self->n_entries ? self->entries[step].note : self->end_note;
}

/* Whether the record still holds the deal, which may have been taken back and played otherwise. */
static gboolean
is_in_record (FhReview *self)
{
  const FhRecord *record = fh_history_record (self->game->history);

  if (fh_record_n_actions (record) < self->start + 1 + self->n_entries)
    return FALSE;
  for (guint i = 0; i < self->n_entries; i++)
    {
      FhAction action = fh_record_action (record, self->entries[i].step.index);

      if (!fh_action_equal (&action, &self->entries[i].step.action))
        return FALSE;
    }
  return TRUE;
}

void
fh_review_set_note (FhReview *self, guint step, const char *note)
{
  gboolean is_end;
  char **kept;
  guint index;

  g_return_if_fail (FH_IS_REVIEW (self));
  g_return_if_fail (step <= self->n_entries);
  g_return_if_fail (note != NULL);

  is_end = step == self->n_entries;
  index = is_end ? fh_review_result_index (self) : self->entries[step].step.index;
  kept = is_end ? &self->end_note : &self->entries[step].note;
  if (g_str_equal (*kept, note) || !is_in_record (self))
    return;
  fh_game_set_comment (self->game, index, is_end, note);
  g_free (*kept);
  *kept = fh_game_dup_comment (self->game, index, is_end);
  self->has_new_notes = TRUE;
}

gboolean
fh_review_has_new_notes (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), FALSE);

  return self->has_new_notes;
}

char *
fh_review_dup_text (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);

  return fh_game_dup_text (self->game);
}

/* --- Saving them --- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  FhReview *self = g_task_get_source_object (task);
  GError *error = NULL;

  if (fh_game_save_finish (FH_GAME (source), result, &error))
    {
      self->has_new_notes = FALSE;
      g_task_return_boolean (task, TRUE);
    }
  else
    g_task_return_error (task, error);
}

void
fh_review_save_async (FhReview *self,
                      GFile *file,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  GTask *task;

  g_return_if_fail (FH_IS_REVIEW (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_review_save_async);
  fh_game_save_async (self->game, file, cancellable, saved_cb, task);
}

gboolean
fh_review_save_finish (FhReview *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
