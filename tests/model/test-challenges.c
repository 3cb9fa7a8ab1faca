/* test-challenges.c: the same deals as the experts played, compared deal by deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-challenges.h"
#include "fh-daily-deals.h"
#include "fh-deal-comparison.h"
#include "model-games.h"

#define NUMBER 12

typedef struct
{
  char *directory;
  char *path;
  char *before; /* what an older program has kept */
  FhStore *store;
  FhChallenges *challenges;
} Fixture;

static void
begin (Fixture *f)
{
  f->store = fh_store_new (f->path);
  f->challenges = fh_challenges_new (f->store);
  fh_challenges_set_level (f->challenges, "rules");
  model_store_settle (f->store);
}

static void
end (Fixture *f)
{
  model_store_settle (f->store);
  g_clear_object (&f->challenges);
  g_clear_object (&f->store);
}

/* Begins anew with what an older program has kept, @text. */
static void
begin_with (Fixture *f, const char *text)
{
  end (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_true (g_file_set_contents (f->before, text, -1, NULL));
  begin (f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  f->before = g_build_filename (f->directory, "challenges.conf", NULL);
  begin (f);
}

static void
restart (Fixture *f)
{
  end (f);
  begin (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  end (f);
  g_free (f->path);
  g_free (f->before);
  model_directory_remove (f->directory);
}

static FhChallenge
get (Fixture *f)
{
  FhChallenge challenge;

  fh_challenges_get (f->challenges, FH_PRESET_AUSTRALIAN_4, NUMBER, &challenge);
  return challenge;
}

/* Plays the first deal of @game to its end. */
static FhDealOutcome
play_game (Fixture *f, FhGame *game, gboolean waits)
{
  FhDealOutcome own;

  fh_challenges_watch (f->challenges, game);
  fh_game_start (game, NULL);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
  model_game_next (game);
  AWAIT_WHILE (waits && fh_deal_comparison_peek_experts (fh_deal_comparison_get (game)) == NULL)
  await_next ();
  fh_deal_outcome_init (&own, fh_game_peek_table (game));
  return own;
}

/* Plays deal @index to its end; the person does as a steady player would, or always passes and
 * plays the first card that he may. */
static FhDealOutcome
play (Fixture *f, guint index, gboolean waits)
{
  g_autoptr (FhGame) game = model_game_numbered (FH_PRESET_AUSTRALIAN_4,
                                                 fh_numbered_from_challenge (NUMBER, index), TRUE);

  return play_game (f, game, waits);
}

static void
test_deals (Fixture *f, gconstpointer data)
{
  FhChallenge challenge;
  FhDealOutcome first, second;
  int own, experts;

  g_assert_false (fh_challenges_get (f->challenges, FH_PRESET_AUSTRALIAN_4, NUMBER, &challenge));
  fh_challenges_begin (f->challenges, FH_PRESET_AUSTRALIAN_4, NUMBER);
  first = play (f, 0, TRUE);
  /* A deal whose turn has not come does not count. */
  play (f, 3, FALSE);
  second = play (f, 1, TRUE);
  restart (f);
  challenge = get (f);
  g_assert_cmpuint (challenge.n_played, ==, 2);
  g_assert_cmpmem (&challenge.own[0], sizeof first, &first, sizeof first);
  g_assert_cmpmem (&challenge.own[1], sizeof second, &second, sizeof second);
  g_assert_true (challenge.experts[0].is_over);
  g_assert_true (challenge.experts[1].is_over);
  g_assert_false (challenge.own[3].is_over);
  g_assert_cmpuint (fh_challenge_sum (&challenge, &own, &experts), ==, 2);
  g_assert_cmpint (own, ==,
                   first.points[0] - first.points[1] + second.points[0] - second.points[1]);
}

/* The first result counts, until the challenge is played anew. */
static void
test_anew (Fixture *f, gconstpointer data)
{
  FhChallenge challenge;
  gint64 when;

  fh_challenges_begin (f->challenges, FH_PRESET_AUSTRALIAN_4, NUMBER);
  play (f, 0, TRUE);
  play (f, 0, FALSE);
  challenge = get (f);
  g_assert_cmpuint (challenge.n_played, ==, 1);
  when = challenge.when;
  fh_challenges_begin (f->challenges, FH_PRESET_AUSTRALIAN_4, NUMBER);
  restart (f);
  challenge = get (f);
  g_assert_cmpuint (challenge.n_played, ==, 0);
  g_assert_cmpint (challenge.when, >=, when);
  /* The experts need not play it twice. */
  g_assert_true (challenge.experts[0].is_over);
}

/* What the experts had no time for, they do later. */
static void
test_work_out (Fixture *f, gconstpointer data)
{
  begin_with (f, "[australian-4 12]\n"
                 "when=1795000000\n"
                 "own-1=8H 1 9 made 10 320 0 0 0 0\n"
                 "own-2=none -1 0 set 0 0 0 0 0 0\n");
  g_assert_cmpuint (get (f).n_played, ==, 2);
  fh_challenges_work_out (f->challenges, FH_PRESET_AUSTRALIAN_4, NUMBER);
  await (!!get (f).experts[1].is_over);
  g_assert_true (get (f).experts[0].is_over);
  g_assert_false (get (f).experts[2].is_over);
}

static void
test_list (Fixture *f, gconstpointer data)
{
  g_autoptr (GArray) list = NULL;

  begin_with (f, "[australian-4 12]\nwhen=1000\n"
                 "[american-6 3]\nwhen=3000\n"
                 "[no-table 3]\nwhen=4000\n"
                 "[american-4 0]\nwhen=5000\n"
                 "[australian-3 9]\nwhen=2000\n"
                 "own-1=8H 5 9 made 10 320 0 0 0 0\n"
                 "own-2=rubbish\n");
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  list = fh_challenges_list (f->challenges);
  g_assert_cmpuint (list->len, ==, 3);
  g_assert_cmpuint (g_array_index (list, FhChallenge, 0).number, ==, 3);
  g_assert_cmpuint (g_array_index (list, FhChallenge, 1).number, ==, 9);
  /* Nobody sits at seat 5 of three. */
  g_assert_cmpuint (g_array_index (list, FhChallenge, 1).n_played, ==, 0);
  g_assert_cmpuint (g_array_index (list, FhChallenge, 2).number, ==, 12);
}

/* --- Deals of the day --- */

#define DAY 20261129

/* Plays the deal of a day at @preset, and waits for the experts. */
static FhDealOutcome
play_day (Fixture *f, FhPreset preset)
{
  g_autoptr (FhGame) game = model_game_numbered (preset, DAY, TRUE);

  return play_game (f, game, TRUE);
}

/* The first result of a day counts, at whichever table, and nothing else does. */
static void
test_day (Fixture *f, gconstpointer data)
{
  g_autoptr (GArray) list = NULL;
  FhDailyDeal deal;
  FhDealOutcome first;
  int own, experts;

  play (f, 0, TRUE);
  g_assert_false (fh_daily_deals_get (FH_KEY_TABLE (f->challenges), DAY, &deal));
  g_assert_false (deal.own.is_over);
  first = play_day (f, FH_PRESET_AUSTRALIAN_4);
  play_day (f, FH_PRESET_AMERICAN_4);
  restart (f);
  g_assert_true (fh_daily_deals_get (FH_KEY_TABLE (f->challenges), DAY, &deal));
  g_assert_cmpuint (deal.number, ==, DAY);
  g_assert_cmpint (deal.preset, ==, FH_PRESET_AUSTRALIAN_4);
  g_assert_cmpmem (&deal.own, sizeof first, &first, sizeof first);
  g_assert_true (deal.experts.is_over);
  g_assert_true (fh_daily_deal_compare (&deal, &own, &experts));
  g_assert_cmpint (own, ==, first.points[0] - first.points[1]);
  g_assert_cmpint (experts, ==, deal.experts.points[0] - deal.experts.points[1]);
  g_assert_false (fh_daily_deals_get (FH_KEY_TABLE (f->challenges), DAY + 1, &deal));
  /* A day is no challenge. */
  list = fh_challenges_list (f->challenges);
  g_assert_cmpuint (list->len, ==, 1);
}

/* What is damaged is not played, and as long as the experts play there is nothing to compare. */
static void
test_day_damaged (Fixture *f, gconstpointer data)
{
  FhDailyDeal deal;
  int own, experts;

  begin_with (f, "[day 20261101]\ntable=nowhere\nown=8H 1 9 made 10 320 0 0 0 0\n"
                 "[day 20261102]\ntable=australian-3\nown=8H 5 9 made 10 320 0 0 0 0\n"
                 "[day 20261103]\ntable=australian-4\nown=8H 1 9 made 10 320 0 0 0 0\n");
  g_assert_false (fh_daily_deals_get (FH_KEY_TABLE (f->challenges), 20261101, &deal));
  g_assert_false (fh_daily_deals_get (FH_KEY_TABLE (f->challenges), 20261102, &deal));
  g_assert_true (fh_daily_deals_get (FH_KEY_TABLE (f->challenges), 20261103, &deal));
  g_assert_false (fh_daily_deal_compare (&deal, &own, &experts));
}

/* What is told at the end of a deal. */
static void
test_told (Fixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_numbered (FH_PRESET_AUSTRALIAN_4, 4711, TRUE);
  g_autofree char *text = NULL;
  g_autofree char *verdict = NULL;
  g_autofree char *par = NULL;
  g_auto (GStrv) lines = NULL;
  FhDealComparison *comparison;
  FhScene scene;
  int own, experts;

  comparison = fh_deal_comparison_begin (game, "rules");
  g_assert_nonnull (comparison);
  g_assert_cmpuint (fh_deal_comparison_get_number (comparison), ==, 4711);
  fh_game_start (game, NULL);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
  {
    if (fh_game_awaits_person (game))
      {
        scene = fh_game_get_scene (game);
        g_assert_null (fh_deal_comparison_dup_text (comparison, &scene));
        model_person_acts (game);
      }
    else
      {
        await_next ();
      }
  }
  await (fh_deal_comparison_peek_experts (comparison) != NULL);
  scene = fh_game_get_scene (game);
  text = fh_deal_comparison_dup_text (comparison, &scene);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_true (fh_deal_comparison_get_points (comparison, &scene, &own, &experts));
  verdict = own == experts ? g_strdup ("Level with the experts.")
                           : g_strdup_printf ("%d points %s the experts.", ABS (own - experts),
                                              own > experts ? "better than" : "behind");
  g_assert_cmpstr (lines[0], ==, verdict);
  g_assert_true (g_str_has_prefix (lines[1], "The experts: "));
  par = fh_deal_comparison_dup_par (comparison);
  g_assert_true (g_str_has_prefix (par, "The most tricks anybody was found to make, "));
}

/* Nobody is zero points better than another. */
static void
test_level (void)
{
  FhChallenge challenge = { .preset = FH_PRESET_AUSTRALIAN_4, .number = 12, .n_played = 1 };
  g_autofree char *level = NULL, *better = NULL;
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  g_assert_true (
      fh_deal_outcome_from_text ("8H 1 9 made 300 10 0 0 0 0", &rules, &challenge.own[0]));
  challenge.experts[0] = challenge.own[0];
  level = fh_challenge_dup_text (&challenge);
  g_assert_nonnull (strstr (level, "\n1 of 8 deals played, level with the experts\n"));
  g_assert_true (
      fh_deal_outcome_from_text ("8H 0 9 made 300 10 0 0 0 0", &rules, &challenge.experts[0]));
  challenge.experts[0].points[0] -= 10;
  better = fh_challenge_dup_text (&challenge);
  g_assert_nonnull (strstr (better, " points compared with the experts\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/challenges/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("deals", test_deals);
  ADD ("anew", test_anew);
  ADD ("work-out", test_work_out);
  ADD ("list", test_list);
  ADD ("day", test_day);
  ADD ("day-damaged", test_day_damaged);
  ADD ("told", test_told);
  g_test_add_func ("/challenges/level", test_level);
  return g_test_run ();
}
