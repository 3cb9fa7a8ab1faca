/* test-numbered.c: deals by number, what experts make of them, and their par.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "add-tests.h"
#include "await.h"
#include "fh-expert-deal.h"
#include "fh-numbered-deal.h"
#include "fh-notation.h"
#include "fh-seed.h"
#include "fh-sentences.h"
#include "model-games.h"

/* --- Numbers --- */

/* These may never change: people say numbers to each other. */
static void
test_golden (void)
{
  static const struct
  {
    FhPreset preset;
    guint number;
    const char *seed;
    FhCard cards[4]; /* the first of the person's hand */
  } rows[] = {
    { FH_PRESET_AUSTRALIAN_4,
      1,
      "xoshiro256ss ccd1ae1c39f706530000000000000001",
      { 23, 45, 14, 54 } },
    { FH_PRESET_AUSTRALIAN_4,
      20261123,
      "xoshiro256ss ccd1ae1c39f706530000000001352903",
      { 34, 51, 50, 24 } },
    { FH_PRESET_AMERICAN_4, 1, "xoshiro256ss f2443d0712f0cc410000000000000001", { 6, 12, 5, 20 } },
    { FH_PRESET_NEW_ZEALAND_2,
      FH_NUMBERED_MAX,
      "xoshiro256ss 47855d3e0e1f94c3000000003b9ac9ff",
      { 37, 28, 21, 63 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhSeed seed = fh_numbered_seed (rows[i].preset, rows[i].number);
      g_autofree char *text = fh_seed_to_text (seed);
      FhRules rules;
      FhAction deal;
      FhCut cut;

      fh_rules_init (&rules, rows[i].preset);
      fh_seed_cut (seed, &rules, &cut);
      deal = fh_deal_from_seed (&rules, cut.dealer, seed, 0);
      g_test_message ("%s dealer %d: %d %d %d %d", text, cut.dealer, deal.cards[0], deal.cards[1],
                      deal.cards[2], deal.cards[3]);
      g_assert_cmpstr (text, ==, rows[i].seed);
      for (guint c = 0; c < G_N_ELEMENTS (rows[i].cards); c++)
        g_assert_cmpint (deal.cards[c], ==, rows[i].cards[c]);
      g_assert_cmpuint (fh_numbered_from_seed (rows[i].preset, seed), ==, rows[i].number);
    }
}

/* A seed of another table, or of chance, stands for no number. */
static void
test_no_number (void)
{
  FhSeed seed = fh_numbered_seed (FH_PRESET_AUSTRALIAN_4, 12);

  g_assert_cmpuint (fh_numbered_from_seed (FH_PRESET_AMERICAN_4, seed), ==, 0);
  g_assert_cmpuint (fh_numbered_from_seed (FH_PRESET_AUSTRALIAN_4, fh_seed_from_number (12)), ==,
                    0);
  seed.low = (guint64) FH_NUMBERED_MAX + 1;
  g_assert_cmpuint (fh_numbered_from_seed (FH_PRESET_AUSTRALIAN_4, seed), ==, 0);
}

static void
test_days (void)
{
  g_autoptr (GDateTime) day = fh_numbered_dup_day (20280229);
  guint today = fh_numbered_today ();
  g_autoptr (GDateTime) again = fh_numbered_dup_day (today);

  g_assert_cmpuint (fh_numbered_from_day (2026, 11, 23), ==, 20261123);
  g_assert_nonnull (day);
  g_assert_cmpint (g_date_time_get_month (day), ==, 2);
  g_assert_cmpint (g_date_time_get_day_of_month (day), ==, 29);
  g_assert_nonnull (again);
  g_assert_null (fh_numbered_dup_day (20270229));
  g_assert_null (fh_numbered_dup_day (20261301));
  g_assert_null (fh_numbered_dup_day (4711));
  g_assert_null (fh_numbered_dup_day (FH_NUMBERED_MAX));
}

static void
test_challenges (void)
{
  static const guint challenges[] = { 1, 12, FH_CHALLENGE_MAX };

  for (guint i = 0; i < G_N_ELEMENTS (challenges); i++)
    for (guint d = 0; d < FH_CHALLENGE_DEALS; d++)
      {
        guint number = fh_numbered_from_challenge (challenges[i], d), index = 99;

        g_assert_cmpuint (number, <=, FH_NUMBERED_MAX);
        g_assert_cmpuint (fh_numbered_challenge (number, &index), ==, challenges[i]);
        g_assert_cmpuint (index, ==, d);
        g_assert_null (fh_numbered_dup_day (number));
      }
  g_assert_cmpuint (fh_numbered_challenge (20261123, NULL), ==, 0);
  g_assert_cmpuint (fh_numbered_challenge (900000001, NULL), ==, 0);
  g_assert_cmpuint (fh_numbered_challenge (900000019, NULL), ==, 0);
}

/* What a deal is called where there is room, and where there is little. */
static void
test_titles (void)
{
  static const struct
  {
    guint number;
    const char *whole, *brief;
  } rows[] = {
    { 4711, "Deal 4711", "Deal 4711" },
    { 20261123, "Deal of the day, 23 November 2026", "23 November" },
    { 900000123, "Challenge 12, deal 3 of 8", "Challenge 12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *whole = fh_numbered_title (rows[i].number);
      g_autofree char *brief = fh_numbered_brief_title (rows[i].number);

      g_assert_cmpstr (whole, ==, rows[i].whole);
      g_assert_cmpstr (brief, ==, rows[i].brief);
    }
}

/* A game that comes back as text is known by its number, and is the same deal. */
static void
test_game (void)
{
  FhCard first[FH_N_CARDS], second[FH_N_CARDS];

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (FhGame) game = model_game_numbered (FH_PRESET_AUSTRALIAN_4, 4711, TRUE);

      fh_game_start (game, NULL);
      model_game_run (game);
      g_assert_cmpint (fh_game_get_dealt (game, i == 0 ? first : second), ==, FH_HAND_SIZE);
      g_assert_cmpuint (fh_numbered_from_seed (FH_PRESET_AUSTRALIAN_4, fh_game_get_seed (game)), ==,
                        4711);
    }
  g_assert_cmpmem (first, FH_HAND_SIZE * sizeof *first, second, FH_HAND_SIZE * sizeof *second);
}

/* Nobody deals next once it is over, and nobody has points before it is. */
static void
test_single (void)
{
  FhSeed seeds[] = { fh_numbered_seed (FH_PRESET_AUSTRALIAN_4, 4711), fh_seed_from_number (4711) };
  FhRules rules;
  FhSeating seating;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_seating_init (&seating, &rules, "rules", "rules");
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      g_autoptr (FhGame) game = fh_game_new (&rules, &seating, &seeds[i]);
      g_autofree char *turn = NULL, *title = NULL;
      FhScene scene;

      g_object_set (game, "move-delay", 0, NULL);
      fh_game_start (game, NULL);
      model_game_run (game);
      title = fh_game_dup_title (game);
      g_assert_cmpint (g_str_equal (title, "Auction"), ==, i == 0);
      AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
      if (fh_game_get_hold (game) == FH_HOLD_TRICK)
        fh_game_continue (game);
      else
        model_game_next (game);
      scene = fh_game_get_scene (game);
      turn = fh_sentence_turn (&scene);
      g_assert_cmpint (g_str_equal (turn, "The deal is over."), ==, i == 0);
    }
}

/* --- How a deal ended --- */

static void
test_outcome_text (void)
{
  static const char *const bad[] = {
    "",
    "8H 1 9 made",
    "8H 1 11 made 320 10 0 0 0 0",
    "8H 6 9 made 320 10 0 0 0 0",
    "8H -1 9 made 320 10 0 0 0 0",
    "none 1 0 set 0 0 0 0 0 0",
    "8X 1 9 made 320 10 0 0 0 0",
    "8H 1 9 lost 320 10 0 0 0 0",
    "8H 1 9 made 320 10 0 0 0 99999",
    "8H 1 9 made 320 10 0 0 0 0 0",
  };
  static const char *const good[] = {
    "8H 1 9 made 300 10 0 0 0 0",
    "MIS 0 2 set -250 20 0 0 0 0",
    "none -1 0 set 0 0 0 0 0 0",
    "PASS -1 0 set 40 30 30 0 0 0",
  };
  FhDealOutcome outcome;
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (fh_deal_outcome_from_text (good[i], &rules, &outcome));
      text = fh_deal_outcome_to_text (&outcome);
      g_assert_cmpstr (text, ==, good[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (fh_deal_outcome_from_text (bad[i], &rules, &outcome));
      g_assert_false (outcome.is_over);
    }
  g_assert_false (fh_deal_outcome_from_text (NULL, &rules, &outcome));

  g_assert_true (fh_deal_outcome_from_text (good[0], &rules, &outcome));
  g_assert_cmpint (fh_deal_outcome_net (&outcome, &rules, 0), ==, 290);
  g_assert_cmpint (fh_deal_outcome_net (&outcome, &rules, 1), ==, -290);
}

/* --- Experts --- */

typedef struct
{
  FhExpertDeal deal;
  gboolean is_found;
  gboolean has_ended;
  double done;
  guint n_told;
  GCancellable *cancellable; /* to be cancelled by the first progress, or NULL */
  GThread *home;
  gulong pause; /* microseconds before anything can be told */
} Asked;

static void
progress_cb (double done, gpointer user_data)
{
  Asked *asked = user_data;

  g_assert_true (g_thread_self () == asked->home);
  g_assert_false (asked->has_ended);
  g_assert_cmpfloat (done, >=, asked->done);
  g_assert_cmpfloat (done, <=, 1.0);
  asked->done = done;
  asked->n_told++;
  if (asked->cancellable != NULL)
    g_cancellable_cancel (asked->cancellable);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Asked *asked = user_data;
  g_autoptr (GError) error = NULL;

  asked->has_ended = TRUE;
  asked->is_found = fh_expert_deal_finish (result, &asked->deal, &error);
  if (!asked->is_found)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
ask (Asked *asked, FhPreset preset, guint number)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  asked->home = g_thread_self ();
  fh_expert_deal_async (&rules, fh_numbered_seed (preset, number), "rules", progress_cb,
                        asked->cancellable, found_cb, asked);
  g_usleep (asked->pause);
  g_assert_cmpuint (asked->n_told, ==, 0);
  await (asked->has_ended);
  /* Whatever is still to be told. */
  await_idle ();
}

/* At every table the deal has an end and a par, the same each time. */
static void
test_experts (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  /* The fifth deal of American for five takes all others together. */
  guint number = preset == FH_PRESET_AMERICAN_5 ? 3 : 5;
  Asked first = { 0 };
  gint64 then = g_get_monotonic_time ();

  ask (&first, preset, number);
  g_test_message ("%s: %" G_GINT64_FORMAT " ms, par %d: %s", fh_preset_id (preset),
                  (g_get_monotonic_time () - then) / 1000, first.deal.par.kind,
                  fh_call_write (first.deal.par.call));
  g_assert_true (first.is_found);
  g_assert_true (first.deal.outcome.is_over);
  g_assert_cmpuint (first.n_told, >, 1);
  g_assert_cmpint (first.deal.par.kind, !=, FH_PAR_UNKNOWN);
  /* The same thoughts once more go by no memory that the first did not. */
#ifndef __SANITIZE_ADDRESS__
  Asked second = { 0 };

  ask (&second, preset, number);
  g_assert_cmpmem (&first.deal, sizeof first.deal, &second.deal, sizeof second.deal);
#endif
}

/* Who asked is told in his own thread, also of what was done while nobody had his context. */
static void
test_told (void)
{
  Asked asked = { .pause = 200000 };

  ask (&asked, FH_PRESET_AUSTRALIAN_4, 5);
  g_assert_true (asked.is_found);
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Asked asked = { .cancellable = cancellable };

  ask (&asked, FH_PRESET_AUSTRALIAN_4, 6);
  g_assert_false (asked.is_found);
  g_assert_cmpuint (asked.n_told, ==, 1);
}

/* What the game itself leads to when all its seats are computers. */
static void
test_as_in_game (void)
{
  g_autoptr (FhGame) game = model_game_numbered (FH_PRESET_AUSTRALIAN_4, 8, FALSE);
  Asked asked = { 0 };
  FhDealOutcome outcome;

  ask (&asked, FH_PRESET_AUSTRALIAN_4, 8);
  fh_game_start (game, NULL);
  await (fh_game_get_hold (game) == FH_HOLD_DEAL);
  fh_deal_outcome_init (&outcome, fh_game_peek_table (game));
  g_assert_cmpmem (&asked.deal.outcome, sizeof outcome, &outcome, sizeof outcome);
}

/* --- Par --- */

/* The hands from one seat on, the kitty, and what that seat makes, which is the most. */
static const struct
{
  const char *hands[4], *kitty, *par;
} pars[] = {
  /* Nothing is higher than the joker and nine spades. */
  { { "JO JS JC AS KS QS 10S 9S 8S 7S", "5C 6C 7C 8C 9C 10C QC KC AC 4D",
      "5D 6D 7D 8D 9D 10D JD QD KD AD", "5H 6H 7H 8H 9H 10H JH QH KH AH" },
    "6S 5S 4H",
    "10NT" },
  /* One of the low red cards is lost to an ace. */
  { { "JO JS JC AS KS QS 10S 9S 6H 4D", "AC KC 9C 8C AD 8D 6D 7S 6S AH",
      "QC 7C 5C 10D 7D 8S KH JH 9H 8H", "10C 6C KD QD JD 9D 5S QH 10H 7H" },
    "5H 4H 5D",
    "9S" },
};

/* Deals the hands of @pars number @row from @seat on. */
static void
deal_par (FhState *state, guint row, int seat)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  FhRules rules;
  FhCard deck[FH_N_CARDS];
  FhAction action;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_state_init (state, &rules);
  fh_deck_init (deck, &rules);
  action = fh_deck_deal (&rules, 0, deck);
  for (int i = 0; i < 4; i++)
    g_string_append_printf (text, "%s ", pars[row].hands[(i - seat + 4) % 4]);
  g_string_append (text, pars[row].kitty);
  words = g_strsplit (text->str, " ", -1);
  for (int i = 0; i < action.n_cards; i++)
    action.cards[i] = fh_card_read (words[i], strlen (words[i]));
  g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
}

static void
test_par (void)
{
  for (guint row = 0; row < G_N_ELEMENTS (pars); row++)
    for (int seat = 0; seat < 4; seat++)
      {
        FhState state;
        FhPar par;

        deal_par (&state, row, seat);
        fh_par_find (&state, NULL, NULL, NULL, &par);
        g_assert_cmpint (par.kind, ==, FH_PAR_CONTRACT);
        g_assert_cmpstr (fh_call_write (par.call), ==, pars[row].par);
      }
}

static void
test_par_cancelled (void)
{
  atomic_int cancelled = 1;
  FhState state;
  FhPar par;

  deal_par (&state, 0, 0);
  fh_par_find (&state, &cancelled, NULL, NULL, &par);
  g_assert_cmpint (par.kind, ==, FH_PAR_UNKNOWN);
}

int
main (int argc, char **argv)
{
  static const FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4,  FH_PRESET_NEW_ZEALAND_2,
                                      FH_PRESET_AUSTRALIAN_3,  FH_PRESET_AMERICAN_5,
                                      FH_PRESET_NEW_ZEALAND_5, FH_PRESET_AMERICAN_6 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/numbered/golden", test_golden);
  g_test_add_func ("/numbered/no-number", test_no_number);
  g_test_add_func ("/numbered/days", test_days);
  g_test_add_func ("/numbered/challenges", test_challenges);
  g_test_add_func ("/numbered/titles", test_titles);
  g_test_add_func ("/numbered/game", test_game);
  g_test_add_func ("/numbered/single", test_single);
  g_test_add_func ("/numbered/outcome-text", test_outcome_text);
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    add_test (GINT_TO_POINTER ((int) presets[i]), test_experts, "/numbered/experts/%s",
              fh_preset_id (presets[i]));
  g_test_add_func ("/numbered/told", test_told);
  g_test_add_func ("/numbered/cancelled", test_cancelled);
  g_test_add_func ("/numbered/as-in-game", test_as_in_game);
  g_test_add_func ("/numbered/par", test_par);
  g_test_add_func ("/numbered/par-cancelled", test_par_cancelled);
  return g_test_run ();
}
