/* test-keeping.c: no game is lost to another one: not to a second program, not to a new game,
 * not to one that has grown too long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-house-rules.h"
#include "fh-seed.h"
#include "fh-sentences-rules.h"
#include "fh-statistics.h"
#include "fh-writer.h"
#include "kept-fixture.h"

#define SEED "xoshiro256ss 00000000000000050000000000000006"

/* The second one keeps its own game beside the first one's, from its first action on; both are
 * there when either has ended, in whichever order, and the next start has the first one's. */
static void
test_two_programs (JournalFixture *f, gconstpointer data)
{
  gboolean second_ends_first = GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  g_autoptr (FhGame) second = model_game_new (FH_PRESET_AMERICAN_4, 9, "steady", TRUE);
  g_autoptr (FhJournal) journal = fh_journal_new (f->directory);
  g_auto (FhResumeNews) news = { 0 };
  g_autoptr (FhGame) resumed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *second_text = NULL;

  g_assert_null (model_resume (f->journal, NULL));
  fh_game_start (game, f->journal);
  model_game_play (game, 20);
  model_journal_settle (f->journal);

  g_assert_null (model_resume_news (journal, NULL, &news));
  g_assert_nonnull (news.sentence);
  fh_game_start (second, journal);
  model_game_play (second, 20);
  model_journal_settle (journal);
  second_text = fh_game_dup_text (second);
  g_assert_true (kept_has (f->directory, second_text));

  g_free (second_text);
  if (second_ends_first)
    {
      fh_game_stop (second);
      g_clear_object (&journal);
      model_game_play (game, 40);
    }
  fh_game_stop (game);
  fh_journal_flush (f->journal);
  text = fh_game_dup_text (game);
  if (!second_ends_first)
    {
      g_clear_object (&f->journal);
      f->journal = fh_journal_new (f->directory);
      model_game_play (second, 40);
      fh_game_stop (second);
      g_clear_object (&journal);
    }
  second_text = fh_game_dup_text (second);
  journal_reopen (f);
  resumed = model_resume (f->journal, NULL);
  g_assert_nonnull (resumed);
  g_assert_true (kept_has (f->directory, text));
  g_assert_true (kept_has (f->directory, second_text));
  {
    g_autofree char *again = fh_game_dup_text (resumed);
    g_autoptr (GPtrArray) games = kept_list (f);

    g_assert_cmpstr (again, ==, text);
    /* What the second one kept is among the games that were left. */
    g_assert_cmpuint (games->len, ==, 1);
  }
}

/* A writer that has not read what is there does not replace it. */
static void
test_unread (JournalFixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) asides = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);
  g_autofree char *second = NULL;
  g_autofree char *aside = NULL;

  journal_reopen (f);
  g_signal_connect (f->journal, "set-aside", G_CALLBACK (kept_aside_cb), asides);
  second = kept_play_and_leave (f, FH_PRESET_MIDWEST_4, 9, 20);
  fh_journal_flush (f->journal);
  await (asides->len != 0);
  aside = journal_text_at (asides->pdata[0]);
  g_assert_cmpstr (aside, ==, first);
  g_assert_true (kept_has (f->directory, second));
}

/* A record of @n_deals deals in which everybody passes. */
static char *
long_record (guint n_deals)
{
  FhRecord *record = fh_record_new (FH_PRESET_AUSTRALIAN_4);
  FhSeed seed;
  FhState state;
  g_autofree char *text = NULL;

  fh_record_set_seed (record, SEED);
  g_assert_true (fh_seed_from_text (SEED, &seed));
  fh_record_replay (record, 0, &state);
  for (guint n = 0; n < n_deals; n++)
    {
      int dealer = state.table.turn == FH_SEAT_NONE ? 0 : state.table.turn;
      FhAction action = fh_deal_from_seed (&state.table.rules, dealer, seed, (int) n);

      while (action.kind == FH_ACTION_DEAL || state.table.due == FH_ACTION_BID)
        {
          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          fh_record_append (record, &action, &state.table);
          action = fh_action_bid (state.table.turn, FH_PASS);
        }
    }
  text = fh_record_write (record);
  fh_record_free (record);
  return g_strdup (text);
}

/* A game that reaches the most deals of a record goes on in a new one, with its totals; the old one
 * lies whole on the shelf of finished games, and both can be read. */
static void
test_full (JournalFixture *f, gconstpointer data)
{
  g_autofree char *text = long_record (FH_RECORD_MAX_DEALS);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "long", NULL, &error);
  g_autoptr (FhGame) resumed = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_assert_no_error (error);
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  fh_game_start (game, f->journal);
  model_game_run (game);
  fh_game_stop (game);
  fh_journal_flush (f->journal);
  g_assert_cmpuint (fh_game_peek_table (game)->n_deals, ==, 1);
  g_assert_true (kept_has (f->directory, text));
  games = kept_list (f);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_true (((const FhLeftGame *) games->pdata[0])->is_finished);
  journal_reopen (f);
  resumed = model_resume (f->journal, NULL);
  g_assert_nonnull (resumed);
  g_assert_cmpuint (fh_game_get_n_actions (resumed), ==, fh_game_get_n_actions (game));
  g_assert_cmpint (fh_game_peek_table (resumed)->dealer, ==, fh_game_peek_table (game)->dealer);
}

/* What an action adds to the disk does not grow with the game. */
static void
test_appends (JournalFixture *f, gconstpointer data)
{
  g_autofree char *text = long_record (500);
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "long", NULL, NULL);
  GStatBuf before, after;

  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  fh_game_start (game, f->journal);
  model_game_run (game);
  model_journal_settle (f->journal);
  g_assert_cmpint (g_stat (f->path, &before), ==, 0);
  for (int i = 0; i < 20; i++)
    {
      model_person_acts (game);
      model_game_run (game);
    }
  model_journal_settle (f->journal);
  g_assert_cmpint (g_stat (f->path, &after), ==, 0);
  /* The same file, only longer: nothing was written anew. */
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
  g_assert_cmpint (after.st_size, >, before.st_size);
}

static void
test_two_statistics (JournalFixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhStore) other = fh_store_new (path);
  g_autoptr (FhStatistics) first = fh_statistics_new (store);
  g_autoptr (FhStatistics) second = fh_statistics_new (other);
  g_autoptr (FhStore) last = NULL;
  g_autoptr (FhStatistics) third = NULL;
  g_autoptr (FhFigures) figures = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  guint deals = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, seed, "steady", TRUE);

      fh_statistics_watch (seed % 2 == 0 ? first : second, game);
      fh_game_start (game, NULL);
      model_game_play (game, G_MAXUINT);
      for (guint i = 1; i <= fh_game_get_n_actions (game); i++)
        {
          FhState state;

          g_assert_true (fh_game_get_state_before (game, i, &state));
          deals += state.table.deal_over && !state.table.thrown_in;
        }
    }
  fh_store_flush (store);
  fh_store_flush (other);
  last = fh_store_new (path);
  third = fh_statistics_new (last);
  fh_statistics_read_async (third, -1, NULL, await_result_cb, &result);
  await (result != NULL);
  figures = fh_statistics_read_finish (third, result, NULL);
  g_assert_cmpuint (figures->all.deals, ==, deals);
  g_assert_cmpuint (figures->all.games.played, ==, 6);
}

/* A second damaged file does not take the place of the first; a FIFO hangs nothing. */
static void
test_damaged_store (JournalFixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "statistics.sqlite", NULL);

  for (int n = 1; n <= 3; n++)
    {
      g_autofree char *expected = g_strdup_printf ("%s.damaged-%d", path, n);
      g_autoptr (FhStore) store = NULL;
      const char *aside;

      g_unlink (path);
      if (n < 3)
        journal_put_at (path, "no database\n", -1);
      else
        g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      store = fh_store_new (path);
      model_store_settle (store);
      g_assert_nonnull (fh_store_get_trouble (store, &aside));
      g_assert_cmpstr (aside, ==, expected);
    }
}

/* Where there is nothing to be read, it is writing that has failed. */
static void
test_unwritten_store (JournalFixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  g_autoptr (FhStore) store = NULL;

  g_assert_cmpint (g_mkdir (lock, 0700), ==, 0);
  store = fh_store_new (path);
  model_store_settle (store);
  g_assert_nonnull (strstr (fh_store_get_trouble (store, NULL), "cannot be kept"));
}

static void
test_two_houses (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhHouseRules) first = fh_house_rules_new (f->directory);
  g_autoptr (FhHouseRules) second = fh_house_rules_new (f->directory);
  g_autoptr (FhHouseRules) third = NULL;
  FhRules rules;

  for (int n = 0; n < 6; n++)
    {
      g_autofree char *name = g_strdup_printf ("Table %d", n);
      g_autoptr (GError) error = NULL;

      fh_rules_init (&rules, (FhPreset) n);
      fh_house_rules_save (n % 2 == 0 ? first : second, name, &rules, &error);
      g_assert_no_error (error);
    }
  third = fh_house_rules_new (f->directory);
  g_assert_cmpuint (fh_house_rules_get_n (third), ==, 6);
  /* A table goes by its name, and without one by that of its kind. */
  fh_rules_init (&rules, (FhPreset) 3);
  g_assert_cmpstr (fh_house_rules_call (third, &rules), ==, "Table 3");
  fh_rules_init (&rules, (FhPreset) 7);
  g_assert_cmpstr (fh_house_rules_call (third, &rules), ==, fh_sentence_preset ((FhPreset) 7));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  KEPT_ADD ("/model/keeping/two-programs/first-ends-first", FALSE, test_two_programs);
  KEPT_ADD ("/model/keeping/two-programs/second-ends-first", TRUE, test_two_programs);
  KEPT_ADD ("/model/keeping/unread", 0, test_unread);
  KEPT_ADD ("/model/keeping/full", 0, test_full);
  KEPT_ADD ("/model/keeping/appends", 0, test_appends);
  KEPT_ADD ("/model/keeping/statistics/two-programs", 0, test_two_statistics);
  KEPT_ADD ("/model/keeping/store/damaged", 0, test_damaged_store);
  KEPT_ADD ("/model/keeping/store/unwritten", 0, test_unwritten_store);
  KEPT_ADD ("/model/keeping/house-rules", 0, test_two_houses);
  return g_test_run ();
}
