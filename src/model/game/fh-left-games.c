/* fh-left-games.c: the games that were left for others, and those that are over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-games.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-asker.h"
#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-journal-disk.h"
#include "fh-kept-game.h"

/* --- The list --- */

/* What lies on the shelves, and beside them. */
typedef struct
{
  GPtrArray *games;
  GPtrArray *unread;
} Listed;

static void
listed_free (gpointer data)
{
  Listed *listed = data;

  g_clear_pointer (&listed->games, g_ptr_array_unref);
  g_clear_pointer (&listed->unread, g_ptr_array_unref);
  g_free (listed);
}

/* Reads what lies at @path, unless it has gone on meanwhile. */
static void
read_one (Listed *listed, const char *path, FhShelf shelf)
{
  FhUnreadGame *unread = NULL;
  FhLeftGame *left = fh_left_game_read (path, shelf, &unread);

  if (left != NULL)
    g_ptr_array_add (listed->games, left);
  if (unread != NULL)
    g_ptr_array_add (listed->unread, unread);
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

static int
latest_unread_first (gconstpointer a, gconstpointer b)
{
  const FhUnreadGame *first = *(const FhUnreadGame *const *) a;
  const FhUnreadGame *second = *(const FhUnreadGame *const *) b;

  if (first->when != second->when)
    return first->when > second->when ? -1 : 1;
  return g_strcmp0 (first->path, second->path);
}

static void
list_folder (Listed *listed, const Place *place, FhShelf shelf, GCancellable *cancel)
{
  static const char *const folders[] = { FH_JOURNAL_LEFT_DIR, FH_JOURNAL_FINISHED_DIR };
  g_autofree char *folder = g_build_filename (place->directory, folders[shelf], NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL
         && !g_cancellable_is_cancelled (cancel))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".500") && g_strcmp0 (path, place->running) != 0)
        read_one (listed, path, shelf);
    }
}

/* What was put aside lies beside the journal. */
static void
list_asides (Listed *listed, const Place *place, GCancellable *cancel)
{
  g_autoptr (GDir) dir = g_dir_open (place->directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL
         && !g_cancellable_is_cancelled (cancel))
    if (strstr (name, ".500.damaged-") != NULL || strstr (name, ".500.newer-") != NULL
        || strstr (name, ".500.unread-") != NULL)
      {
        g_autofree char *path = g_build_filename (place->directory, name, NULL);

        read_one (listed, path, FH_SHELF_ASIDE);
      }
}

static void
list_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Listed *listed = g_new0 (Listed, 1);

  listed->games = g_ptr_array_new_with_free_func (fh_left_game_free);
  listed->unread = g_ptr_array_new_with_free_func (fh_unread_game_free);
  list_folder (listed, task_data, FH_SHELF_LEFT, cancellable);
  list_folder (listed, task_data, FH_SHELF_FINISHED, cancellable);
  list_asides (listed, task_data, cancellable);
  g_ptr_array_sort (listed->games, latest_first);
  g_ptr_array_sort (listed->unread, latest_unread_first);
  g_task_return_pointer (task, listed, listed_free);
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
  fh_asker_run (task, list_thread);
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
fh_left_games_list_finish (GAsyncResult *result, GPtrArray **unread, GError **error)
{
  Listed *listed;
  GPtrArray *games;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  listed = g_task_propagate_pointer (G_TASK (result), error);
  if (listed == NULL)
    return NULL;
  games = g_steal_pointer (&listed->games);
  if (unread != NULL)
    *unread = g_steal_pointer (&listed->unread);
  listed_free (listed);
  return games;
}

/* --- One of them --- */

char *
fh_left_games_find (FhJournal *journal, const char *id)
{
  static const char *const folders[] = { FH_JOURNAL_LEFT_DIR, FH_JOURNAL_FINISHED_DIR };

  g_return_val_if_fail (FH_IS_JOURNAL (journal), NULL);

  /* Any other text than an ID names no file. */
  if (!g_uuid_string_is_valid (id))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path =
          fh_journal_shelf_path (fh_journal_get_directory (journal), folders[i], id);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&path);
    }
  return NULL;
}

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
      g_task_return_pointer (task, fh_kept_game_read (bytes, open->company),
                             (GDestroyNotify) fh_kept_game_free);
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
  fh_asker_run (task, open_thread);
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
  game = fh_kept_game_make (kept);
  if (game == NULL)
    g_set_error_literal (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED,
                         _ ("Nothing in the file can be read."));
  else if (!fh_kept_game_is_damaged (kept))
    game->keep.shelf_path = g_strdup (open->path);
  return game;
}
