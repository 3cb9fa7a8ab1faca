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

/* Where games lie that a person can go on with or look at. */
static const char *const folders[] = {
  [FH_SHELF_LEFT] = FH_JOURNAL_LEFT_DIR,
  [FH_SHELF_FINISHED] = FH_JOURNAL_FINISHED_DIR,
};

typedef struct
{
  char *directory; /* of the journal */
  char *running;   /* the file of the game that goes on, which is no game that was left; or NULL */
  GPtrArray *games;
  GPtrArray *unread;
} Listing;

static void
listing_free (gpointer data)
{
  Listing *listing = data;

  g_free (listing->directory);
  g_free (listing->running);
  g_clear_pointer (&listing->games, g_ptr_array_unref);
  g_clear_pointer (&listing->unread, g_ptr_array_unref);
  g_free (listing);
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

static int
latest_unread_first (gconstpointer a, gconstpointer b)
{
  const FhUnreadGame *first = *(const FhUnreadGame *const *) a;
  const FhUnreadGame *second = *(const FhUnreadGame *const *) b;

  if (first->when != second->when)
    return first->when > second->when ? -1 : 1;
  return g_strcmp0 (first->path, second->path);
}

/* Whether a file called @name lies on @shelf; what was put aside lies beside the journal. */
static gboolean
lies_on (FhShelf shelf, const char *name)
{
  if (shelf != FH_SHELF_ASIDE)
    return g_str_has_suffix (name, ".500");
  return strstr (name, ".500.damaged-") != NULL || strstr (name, ".500.newer-") != NULL
         || strstr (name, ".500.unread-") != NULL;
}

static void
read_shelf (Listing *listing, FhShelf shelf, GCancellable *cancellable)
{
  g_autofree char *folder =
      g_build_filename (listing->directory, shelf != FH_SHELF_ASIDE ? folders[shelf] : NULL, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL
         && !g_cancellable_is_cancelled (cancellable))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      FhUnreadGame *unread = NULL;
      FhLeftGame *left = NULL;

      /* It may have gone on meanwhile, and is then neither. */
      if (lies_on (shelf, name) && g_strcmp0 (path, listing->running) != 0)
        left = fh_left_game_read (path, shelf, &unread);
      if (left != NULL)
        g_ptr_array_add (listing->games, left);
      if (unread != NULL)
        g_ptr_array_add (listing->unread, unread);
    }
}

static void
list_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Listing *listing = task_data;

  listing->games = g_ptr_array_new_with_free_func (fh_left_game_free);
  listing->unread = g_ptr_array_new_with_free_func (fh_unread_game_free);
  for (FhShelf shelf = FH_SHELF_LEFT; shelf <= FH_SHELF_ASIDE; shelf++)
    read_shelf (listing, shelf, cancellable);
  g_ptr_array_sort (listing->games, latest_first);
  g_ptr_array_sort (listing->unread, latest_unread_first);
  g_task_return_boolean (task, TRUE);
}

static void
settled_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhJournal *journal = FH_JOURNAL (source);
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  Listing *listing;

  if (!fh_journal_settle_finish (journal, result, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  listing = g_new0 (Listing, 1);
  listing->directory = g_strdup (fh_journal_get_directory (journal));
  listing->running = g_strdup (fh_journal_get_from (journal));
  g_task_set_task_data (task, listing, listing_free);
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
  Listing *listing;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  listing = g_task_get_task_data (G_TASK (result));
  if (unread != NULL)
    *unread = g_steal_pointer (&listing->unread);
  return g_steal_pointer (&listing->games);
}

/* --- One of them --- */

char *
fh_left_games_find (FhJournal *journal, const char *id)
{
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
