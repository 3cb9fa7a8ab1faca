/* fh-game-resume.c: the game that the last run has left in the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-isolate.h"
#include "fh-kept-game.h"

typedef struct
{
  FhCompany *company;
  FhJournalContents *contents;
  FhKeptGame *kept; /* or NULL */
} Left;

static void
left_free (gpointer data)
{
  Left *left = data;

  g_clear_pointer (&left->contents, fh_journal_contents_free);
  g_clear_pointer (&left->kept, fh_kept_game_free);
  fh_company_unref (left->company);
  g_free (left);
}

static void
read_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Left *left = task_data;

  left->kept = fh_kept_game_read (left->contents->text, left->company);
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
  Left *left = g_task_get_task_data (task);

  left->contents = fh_journal_load_finish (FH_JOURNAL (source), result);
  if (left->contents->text == NULL || g_bytes_get_size (left->contents->text) == 0)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  /* The journal is let go in the main thread: the thread gets the text only. */
  reading = g_task_new (NULL, NULL, read_cb, g_object_ref (task));
  g_task_set_task_data (reading, left, NULL);
  fh_asker_run (reading, read_thread);
}

void
fh_game_resume_async (FhJournal *journal,
                      FhCompany *company,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  GTask *task;
  Left *left;

  g_return_if_fail (FH_IS_JOURNAL (journal));
  g_return_if_fail (company != NULL);

  task = g_task_new (journal, NULL, callback, user_data);
  g_task_set_source_tag (task, fh_game_resume_async);
  left = g_new0 (Left, 1);
  left->company = fh_company_ref (company);
  g_task_set_task_data (task, left, left_free);
  fh_journal_load_async (journal, NULL, loaded_cb, task);
}

/* --- What is said --- */

/* That the file could not be read to its end, after it has been put aside. */
static void
tell_damage (FhJournal *journal, const Left *left, gboolean something_kept, FhResumeNews *news)
{
  g_autoptr (GError) error = NULL;
  gboolean is_newer = left->kept != NULL && fh_kept_game_is_newer (left->kept);
  char *aside = fh_journal_set_aside (journal, is_newer ? "newer" : "damaged", &error);
  g_autofree char *name = aside != NULL ? fh_isolate_file (aside) : NULL;

  news->path = aside != NULL ? aside : g_strdup (left->contents->path);
  if (aside == NULL)
    news->sentence =
        /* Translators: %s is the reason that the system gives. */
        g_strdup_printf (_ ("The game that was kept is damaged, and its file cannot be put "
                            "aside: %s"),
                         error->message);
  else if (is_newer)
    news->sentence = g_strdup_printf (
        /* Translators: %s is the name of a file. */
        _ ("The game that was kept is from a newer Five Hundred, and this one cannot read it. Its "
           "file is now “%s”."),
        name);
  else if (something_kept)
    news->sentence = g_strdup_printf (
        /* Translators: %1$u is the number of a line, %2$s the name of a file. */
        _ ("The game that was kept is damaged from line %1$u on. It goes on from there; the "
           "damaged file is now “%2$s”."),
        left->kept->error.line, name);
  else
    news->sentence = g_strdup_printf (
        /* Translators: %s is the name of a file. */
        _ ("The game that was kept is damaged and cannot be read. The damaged file is now “%s”."),
        name);
}

/* That the game is there but cannot be gone on with. */
static void
tell_read_only (const Left *left, gboolean has_game, FhResumeNews *news)
{
  g_autofree char *name = fh_isolate_file (left->contents->path);
  const char *why = left->contents->busy->message;

  if (has_game)
    news->sentence = g_strdup_printf (
        /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
        _ ("The game in “%1$s” can be looked at, but not continued: %2$s."), name, why);
  else
    news->sentence = g_strdup_printf (
        /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
        _ ("No game can be kept in “%1$s”: %2$s."), name, why);
  news->path = has_game ? g_strdup (left->contents->path) : NULL;
}

/* That the file is there and cannot be read. */
static void
tell_unread (const Left *left, FhResumeNews *news)
{
  g_autofree char *name = fh_isolate_file (left->contents->path);

  news->sentence = g_strdup_printf (
      /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
      _ ("The last game, in “%1$s”, could not be read: %2$s. The file will not be written over."),
      name, left->contents->error->message);
}

/* That another program has the first place. */
static void
tell_busy (const Left *left, FhResumeNews *news)
{
  const GError *busy = left->contents->busy;

  if (g_error_matches (busy, G_IO_ERROR, G_IO_ERROR_BUSY))
    news->sentence = g_strdup (_ ("Another Five Hundred is open and keeps its game. What you play "
                                  "here is kept alongside it."));
  else
    news->sentence = g_strdup_printf (
        /* Translators: %s is the reason that the system gives. */
        _ ("The place of the last game is locked: %s. What you play here is kept alongside it."),
        busy->message);
}

FhGame *
fh_game_resume_finish (GAsyncResult *result, FhResumeNews *news)
{
  FhJournal *journal;
  FhJournalContents *contents;
  FhResumeNews local = { 0 };
  Left *left;
  FhGame *game = NULL;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  g_task_propagate_boolean (G_TASK (result), NULL);
  journal = g_task_get_source_object (G_TASK (result));
  left = g_task_get_task_data (G_TASK (result));
  contents = left->contents;

  if (left->kept != NULL)
    game = fh_kept_game_make (left->kept);
  local.is_read_only = contents->is_read_only;
  if (contents->is_read_only)
    tell_read_only (left, game != NULL, &local);
  else if (g_error_matches (contents->error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA)
           || (left->kept != NULL && fh_kept_game_is_damaged (left->kept)))
    tell_damage (journal, left, game != NULL, &local);
  else if (contents->error != NULL)
    tell_unread (left, &local);
  else if (contents->busy != NULL)
    tell_busy (left, &local);

  if (game != NULL && !contents->is_read_only)
    fh_journal_adopt (journal, game->id);
  if (news != NULL)
    *news = local;
  else
    fh_resume_news_clear (&local);
  return game;
}

void
fh_resume_news_clear (FhResumeNews *news)
{
  g_clear_pointer (&news->sentence, g_free);
  g_clear_pointer (&news->path, g_free);
}
