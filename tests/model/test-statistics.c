/* test-statistics.c: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "fh-statistics.h"
#include "model-games.h"

typedef struct
{
  char *directory;
  char *path;
  FhStatistics *statistics;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "statistics.conf", NULL);
  f->statistics = fh_statistics_new (f->path);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  fh_statistics_flush (f->statistics);
  g_clear_object (&f->statistics);
  g_free (f->path);
  model_directory_remove (f->directory);
}

/* What a game should add, counted from its record. */
static void
check_game (Fixture *f, FhGame *game)
{
  guint deals = 0, contracts[FH_N_ROLES] = { 0 }, made[FH_N_ROLES] = { 0 };
  guint n_actions = fh_game_get_n_actions (game);

  for (guint i = 1; i <= n_actions; i++)
    {
      FhState state;
      const FhTable *table = &state.table;
      FhRole role;

      g_assert_true (fh_game_get_state_before (game, i, &state));
      if (!table->deal_over || table->thrown_in)
        continue;
      deals++;
      if (table->declarer == FH_SEAT_NONE)
        continue;
      role = table->declarer == 0              ? FH_ROLE_DECLARER
             : (fh_table_bidders (table) & 1u) ? FH_ROLE_PARTNER
                                               : FH_ROLE_DEFENDER;
      contracts[role]++;
      made[role] += table->made;
    }
  g_assert_cmpuint (deals, >, 0);
  g_assert_cmpuint (fh_statistics_get_deals (f->statistics, -1), ==, deals);
  for (int role = 0; role < FH_N_ROLES; role++)
    {
      FhTally tally = fh_statistics_get_contracts (f->statistics, -1, (FhRole) role, FH_CALL_NONE);

      g_assert_cmpuint (tally.played, ==, contracts[role]);
      g_assert_cmpuint (tally.won, ==, made[role]);
    }
}

static void
test_game (Fixture *f, gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 31, "steady", TRUE);
  FhTally games;
  gboolean won;

  fh_statistics_watch (f->statistics, game);
  fh_game_start (game, NULL);
  model_game_play (game, G_MAXUINT);
  check_game (f, game);
  won = (fh_game_peek_table (game)->winners & 1) != 0;
  games = fh_statistics_get_games (f->statistics, (int) preset);
  g_assert_cmpuint (games.played, ==, 1);
  g_assert_cmpuint (games.won, ==, won);
  games = fh_statistics_get_games (f->statistics, ((int) preset + 1) % FH_N_PRESETS);
  g_assert_cmpuint (games.played, ==, 0);

  /* They are on disk. */
  fh_statistics_flush (f->statistics);
  g_object_unref (f->statistics);
  f->statistics = fh_statistics_new (f->path);
  check_game (f, game);
  games = fh_statistics_get_games (f->statistics, -1);
  g_assert_cmpuint (games.played, ==, 1);

  fh_statistics_reset (f->statistics);
  g_assert_cmpuint (fh_statistics_get_deals (f->statistics, -1), ==, 0);
  fh_statistics_flush (f->statistics);
  g_object_unref (f->statistics);
  f->statistics = fh_statistics_new (f->path);
  games = fh_statistics_get_games (f->statistics, -1);
  g_assert_cmpuint (games.played, ==, 0);
}

/* A deal counts once, whether it is undone and played again, or the program ended in between. */
static void
test_once (Fixture *f, gconstpointer data)
{
  g_autoptr (FhJournal) journal = fh_journal_new (f->directory);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
  g_autoptr (FhGame) resumed = NULL;
  guint before, deals;

  fh_statistics_watch (f->statistics, game);
  fh_game_start (game, journal);
  model_game_play (game, 130);
  before = fh_statistics_get_deals (f->statistics, -1);
  deals = fh_game_peek_table (game)->n_deals;
  g_assert_cmpuint (before, >, 0);
  while (fh_game_peek_table (game)->n_deals == deals)
    fh_game_undo (game);
  model_game_play (game, 130);
  g_assert_cmpuint (fh_game_peek_table (game)->n_deals, >=, deals);
  g_assert_cmpuint (fh_statistics_get_deals (f->statistics, -1), ==, before);

  while (fh_game_peek_table (game)->n_deals == deals)
    fh_game_undo (game);
  model_journal_settle (journal);
  fh_game_stop (game);
  g_object_unref (journal);
  journal = fh_journal_new (f->directory);
  resumed = model_resume (journal, NULL);
  fh_statistics_watch (f->statistics, resumed);
  fh_game_start (resumed, journal);
  model_game_play (resumed, 130);
  g_assert_cmpuint (fh_statistics_get_deals (f->statistics, -1), ==, before);
  fh_game_stop (resumed);
}

/* Computers among themselves are nobody's statistics. */
static void
test_computers (Fixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", FALSE);

  fh_statistics_watch (f->statistics, game);
  fh_game_start (game, NULL);
  model_game_run (game);
  g_assert_cmpuint (fh_statistics_get_deals (f->statistics, -1), ==, 0);
}

static void
test_damaged (Fixture *f, gconstpointer data)
{
  const char *path = NULL;
  g_autofree char *aside = g_strconcat (f->path, ".damaged-1", NULL);

  g_object_unref (f->statistics);
  g_assert_true (g_file_set_contents (f->path, "deals of yesterday\n", -1, NULL));
  f->statistics = fh_statistics_new (f->path);
  g_assert_nonnull (strstr (fh_statistics_get_trouble (f->statistics, &path), aside));
  g_assert_cmpstr (path, ==, aside);
  g_assert_cmpuint (fh_statistics_get_deals (f->statistics, -1), ==, 0);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));

  g_object_unref (f->statistics);
  g_assert_true (g_file_set_contents (
      f->path, "[american-4]\ndeals=-4\ngames=3;7\ndeclarer 7H=x;y\npartner 8S=5;2\n", -1, NULL));
  f->statistics = fh_statistics_new (f->path);
  g_assert_cmpuint (fh_statistics_get_deals (f->statistics, -1), ==, 0);
  g_assert_cmpuint (fh_statistics_get_games (f->statistics, -1).played, ==, 0);
  g_assert_cmpuint (
      fh_statistics_get_contracts (f->statistics, -1, FH_ROLE_PARTNER, fh_bid (8, FH_TRUMP_SPADES))
          .won,
      ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strdup_printf ("/model/statistics/game/%s", fh_preset_id ((FhPreset) preset));

      g_test_add (path, Fixture, GINT_TO_POINTER (preset), set_up, test_game, tear_down);
    }
  g_test_add ("/model/statistics/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/model/statistics/computers", Fixture, NULL, set_up, test_computers, tear_down);
  g_test_add ("/model/statistics/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  return g_test_run ();
}
