/* fh-game-resume.c: the game that the last run has left in the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A last line that was not written to its end is what a crash leaves, and no damage.  Anything else
 * that does not fit is: the file is put aside whole, and what could be read before that place is
 * the game.
 */
#include <glib/gi18n.h>
#include <string.h>

#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-reader.h"
#include "fh-seed.h"

typedef struct
{
  char *text;
  char *notes;
  FhRecord *record; /* or NULL */
  FhSettings *settings;
  guint32 bad_line; /* where the damage begins, or 0 */
  gboolean damaged;
} Left;

static void
left_free (gpointer data)
{
  Left *left = data;

  fh_record_free (left->record);
  g_object_unref (left->settings);
  g_free (left->text);
  g_free (left->notes);
  g_free (left);
}

static void
read_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Left *left = task_data;
  FhReader *reader = fh_reader_new ();

  fh_reader_feed (reader, left->text, strlen (left->text));
  left->damaged = !fh_reader_finish (reader);
  if (left->damaged)
    left->bad_line = fh_reader_error (reader)->line;
  left->record = fh_reader_steal_record (reader);
  fh_reader_free (reader);
  g_task_return_boolean (task, TRUE);
}

/* The thread is done with what it was given. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_boolean (task, TRUE);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GTask) reading = NULL;
  g_autoptr (GError) error = NULL;
  Left *left = g_task_get_task_data (task);

  left->text = fh_journal_load_finish (FH_JOURNAL (source), result, &left->notes, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
    {
      left->damaged = TRUE;
      g_task_return_boolean (task, TRUE);
      return;
    }
  if (error != NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  if (left->text == NULL || left->text[0] == '\0')
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  /* The journal is let go in the main thread: the thread gets the text only. */
  reading = g_task_new (NULL, NULL, read_cb, g_object_ref (task));
  g_task_set_task_data (reading, left, NULL);
  g_task_run_in_thread (reading, read_thread);
}

void
fh_game_resume_async (FhJournal *journal,
                      FhSettings *settings,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  GTask *task;
  Left *left;

  g_return_if_fail (FH_IS_JOURNAL (journal));
  g_return_if_fail (FH_IS_SETTINGS (settings));

  task = g_task_new (journal, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_game_resume_async);
  left = g_new0 (Left, 1);
  left->settings = g_object_ref (settings);
  g_task_set_task_data (task, left, left_free);
  fh_journal_load_async (journal, cancellable, loaded_cb, task);
}

/* One sentence on the damage, after the file has been put aside.  (transfer full) */
static char *
damage_message (FhJournal *journal, const Left *left, gboolean something_kept)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = fh_journal_set_aside (journal, &error);
  g_autofree char *name = aside != NULL ? g_filename_display_name (aside) : NULL;

  if (aside == NULL)
    /* Translators: %s is the reason that the system gives. */
    return g_strdup_printf (_ ("The game that was kept is damaged, and its file cannot be put "
                               "aside: %s"),
                            error->message);
  if (something_kept)
    return g_strdup_printf (
        /* Translators: %1$u is the number of a line, %2$s the name of a file. */
        _ ("The game that was kept is damaged from line %1$u on. It goes on from there; the "
           "damaged "
           "file is now “%2$s”."),
        left->bad_line, name);
  return g_strdup_printf (
      /* Translators: %s is the name of a file. */
      _ ("The game that was kept is damaged and cannot be read. The damaged file is now “%s”."),
      name);
}

FhGame *
fh_game_resume_finish (GAsyncResult *result, char **message, GError **error)
{
  FhJournal *journal;
  Left *left;
  g_autoptr (FhGame) game = NULL;
  gboolean something_kept;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  if (message != NULL)
    *message = NULL;
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  journal = g_task_get_source_object (G_TASK (result));
  left = g_task_get_task_data (G_TASK (result));

  /* Rules without a single deal are nothing that anybody would miss. */
  something_kept = left->record != NULL && fh_record_n_actions (left->record) > 0;
  if (left->record != NULL && (something_kept || !left->damaged))
    {
      FhSeating seating;

      fh_settings_get_seating (left->settings, fh_record_rules (left->record), &seating);
      game = fh_game_new_for_text_record (g_steal_pointer (&left->record), &seating);
      if (game != NULL)
        fh_game_apply_notes (game, left->notes);
    }
  if (left->damaged)
    {
      g_autofree char *sentence = damage_message (journal, left, game != NULL);

      if (message != NULL)
        *message = g_steal_pointer (&sentence);
    }
  return g_steal_pointer (&game);
}
