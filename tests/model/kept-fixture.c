/* kept-fixture.c: the games that are kept in the folder of a journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kept-fixture.h"

#include <unistd.h>

#include "await.h"

gboolean
kept_has (const char *directory, const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);
      g_autofree char *there = NULL;

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && kept_has (path, text))
        return TRUE;
      there = g_file_test (path, G_FILE_TEST_IS_REGULAR) ? journal_text_at (path) : NULL;
      if (g_strcmp0 (there, text) == 0)
        return TRUE;
    }
  return FALSE;
}

void
kept_aside_cb (FhJournal *journal, const char *sentence, const char *path, GPtrArray *asides)
{
  g_ptr_array_add (asides, g_strdup (path));
}

GPtrArray *
kept_list_all (JournalFixture *f, GPtrArray **unread)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *games;

  fh_left_games_list_async (f->journal, NULL, await_result_cb, &result);
  await (result != NULL);
  games = fh_left_games_list_finish (result, unread, &error);
  g_assert_no_error (error);
  return games;
}

GPtrArray *
kept_list (JournalFixture *f)
{
  return kept_list_all (f, NULL);
}

FhGame *
kept_open_left (const char *path)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhGame *game;

  g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
  g_autoptr (FhCompany) company = fh_settings_get_company (settings);

  fh_left_games_open_async (path, company, NULL, await_result_cb, &result);
  await (result != NULL);
  game = fh_left_games_open_finish (result, &error);
  g_assert_no_error (error);
  return game;
}

char *
kept_play_and_leave (JournalFixture *f, FhPreset preset, guint64 seed, guint n_actions)
{
  g_autoptr (FhGame) game = model_game_new (preset, seed, "steady", TRUE);

  fh_game_start (game, f->journal);
  model_game_play (game, n_actions);
  fh_game_stop (game);
  return fh_game_dup_text (game);
}

gboolean
kept_become_nobody (JournalFixture *f)
{
  if (geteuid () != 0)
    return TRUE;
  if (chown (f->directory, 65534, 65534) < 0 || chown (f->path, 65534, 65534) < 0
      || seteuid (65534) < 0)
    {
      g_test_skip ("Nobody else can be become");
      return FALSE;
    }
  return TRUE;
}

void
kept_become_oneself (void)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (0), ==, 0);
}
