/* fh-left-games.c: the games that were left for others, and those that are over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-games.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-journal-disk.h"
#include "fh-kept-game.h"

static void
left_game_free (gpointer data)
{
  FhLeftGame *left = data;

  g_free (left->path);
  g_free (left);
}

FhScene
fh_left_game_get_scene (const FhLeftGame *left)
{
  return (FhScene){ .table = &left->table, .seating = &left->seating };
}

/* --- The list --- */

static FhLeftGame *
read_one (const char *path, gboolean is_finished)
{
  g_autoptr (GBytes) bytes = fh_journal_disk_read (path, FH_RECORD_MAX_SIZE, NULL);
  g_autoptr (FhKeptGame) kept = bytes != NULL ? fh_kept_game_read (bytes) : NULL;
  FhLeftGame *left;
  FhState state;
  GStatBuf about;

  if (kept == NULL || kept->record == NULL || g_stat (path, &about) < 0)
    return NULL;
  fh_record_replay (kept->record, fh_record_n_actions (kept->record), &state);
  left = g_new0 (FhLeftGame, 1);
  left->path = g_strdup (path);
  left->table = state.table;
  left->when = (gint64) about.st_mtime;
  left->nanoseconds = (gint64) about.st_mtim.tv_nsec;
  left->is_finished = is_finished;
  for (int seat = 0; seat < state.table.rules.n_seats; seat++)
    fh_seating_set_name (&left->seating, seat, fh_record_player (kept->record, seat));
  return left;
}

static int
latest_first (gconstpointer a, gconstpointer b)
{
  const FhLeftGame *first = *(const FhLeftGame *const *) a;
  const FhLeftGame *second = *(const FhLeftGame *const *) b;

  if (first->is_finished != second->is_finished)
    return first->is_finished ? 1 : -1;
  if (first->when != second->when)
    return first->when > second->when ? -1 : 1;
  if (first->nanoseconds != second->nanoseconds)
    return first->nanoseconds > second->nanoseconds ? -1 : 1;
  return g_strcmp0 (first->path, second->path);
}

/* Where to look, and the file of the game that goes on, which is no game that was left. */
typedef struct
{
  char *directory;
  char *running; /* or NULL */
} Place;

static void
place_free (gpointer data)
{
  Place *place = data;

  g_free (place->directory);
  g_free (place->running);
  g_free (place);
}

static void
list_folder (GPtrArray *games, const Place *place, gboolean is_finished, GCancellable *cancel)
{
  g_autofree char *shelf = g_build_filename (
      place->directory, is_finished ? FH_JOURNAL_FINISHED_DIR : FH_JOURNAL_LEFT_DIR, NULL);
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL
         && !g_cancellable_is_cancelled (cancel))
    {
      g_autofree char *path = g_build_filename (shelf, name, NULL);
      FhLeftGame *left = NULL;

      if (g_str_has_suffix (name, ".500") && g_strcmp0 (path, place->running) != 0)
        left = read_one (path, is_finished);
      if (left != NULL)
        g_ptr_array_add (games, left);
    }
}

static void
list_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (left_game_free);

  list_folder (games, task_data, FALSE, cancellable);
  list_folder (games, task_data, TRUE, cancellable);
  g_ptr_array_sort (games, latest_first);
  g_task_return_pointer (task, games, (GDestroyNotify) g_ptr_array_unref);
}

static void
settled_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhJournal *journal = FH_JOURNAL (source);
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  Place *place;

  if (!fh_journal_settle_finish (journal, result, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  place = g_new0 (Place, 1);
  place->directory = g_strdup (fh_journal_get_directory (journal));
  place->running = g_strdup (fh_journal_get_from (journal));
  g_task_set_task_data (task, place, place_free);
  g_task_run_in_thread (task, list_thread);
}

void
fh_left_games_list_async (FhJournal *journal,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  GTask *task;

  g_return_if_fail (FH_IS_JOURNAL (journal));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_left_games_list_async);
  fh_journal_settle_async (journal, cancellable, settled_cb, task);
}

GPtrArray *
fh_left_games_list_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- One of them --- */

typedef struct
{
  char *path;
  FhCompany *company;
} Open;

static void
open_free (gpointer data)
{
  Open *open = data;

  g_free (open->path);
  g_clear_pointer (&open->company, fh_company_unref);
  g_free (open);
}

static void
open_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Open *open = task_data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = fh_journal_disk_read (open->path, FH_RECORD_MAX_SIZE, &error);

  if (bytes != NULL)
    {
      g_task_return_pointer (task, fh_kept_game_read (bytes), (GDestroyNotify) fh_kept_game_free);
      return;
    }
  if (error == NULL)
    error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                                 _ ("The game is not there any more."));
  g_task_return_error (task, error);
}

void
fh_left_games_open_async (const char *path,
                          FhCompany *company,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Open *open;

  g_return_if_fail (path != NULL);
  g_return_if_fail (company != NULL);

  open = g_new0 (Open, 1);
  open->path = g_strdup (path);
  open->company = fh_company_ref (company);
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_left_games_open_async);
  g_task_set_task_data (task, open, open_free);
  g_task_run_in_thread (task, open_thread);
}

FhGame *
fh_left_games_open_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (FhKeptGame) kept = NULL;
  FhGame *game;
  Open *open;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  open = g_task_get_task_data (G_TASK (result));
  kept = g_task_propagate_pointer (G_TASK (result), error);
  if (kept == NULL)
    return NULL;
  game = fh_kept_game_make (kept, open->company);
  if (game == NULL)
    g_set_error_literal (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED,
                         _ ("Nothing in the file can be read."));
  else if (!fh_kept_game_is_damaged (kept))
    game->shelf_path = g_strdup (open->path);
  return game;
}
