/* test-conventions.c: what partners may agree on the meaning of their calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * HP-078: bids are signals.  Each convention is shown and answered where it was chosen and nowhere
 * else, and both sides read it.
 */
#include "fh-position.h"

#include <string.h>

#include "add-tests.h"
#include "fh-belief.h"
#include "fh-bid-convention.h"
#include "fh-deal.h"
#include "fh-player.h"
#include "fh-worlds.h"
#ifdef __SANITIZE_ADDRESS__
#include "quick-thinking.h"
#endif

#define ALL_CONVENTIONS (FH_CONVENTION_BIT (FH_N_CONVENTIONS) - 1)

static const FhPlayer steady = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
static const FhPlayer expert = {
  .level = FH_PLAYER_EXPERT,
  .character = FH_STEADY,
#ifdef __SANITIZE_ADDRESS__
  /* What is done to memory does not hang on how long he thinks. */
  .thinking = &quick_thinking,
#endif
};

/* Gives @hand to @seat and the rest of the pack to the others. */
static void
give_hand (FhState *state, int seat, const char *hand)
{
  FhTable *table = &state->table;
  FhCardSet left = table->rules.pack;

  state->hands[seat] = state->dealt[seat] = position_cards (hand);
  g_assert_cmpint (fh_set_size (state->hands[seat]), ==, FH_HAND_SIZE);
  left &= ~state->hands[seat];
  for (int other = 0; other < table->rules.n_seats; other++)
    {
      if (other == seat)
        continue;
      state->hands[other] = 0;
      while (fh_set_size (state->hands[other]) < FH_HAND_SIZE)
        {
          state->hands[other] |= FH_SET (fh_set_first (left));
          left &= left - 1;
        }
      state->dealt[other] = state->hands[other];
    }
  state->kitty = state->dealt_kitty = left;
}

/* The auction of @preset after @calls, all seats having agreed on @agreed. */
static void
auction (FhState *state, const char *preset, unsigned agreed, const char *calls)
{
  FhRules rules = position_rules (preset, NULL);

  position_deal (state, &rules, rules.n_callers - 1);
  memset (state->table.agreed, (int) agreed, FH_MAX_SEATS);
  position_bid (state, calls);
}

static unsigned
bit_of (const char *word)
{
  FhConvention convention;

  g_assert_true (fh_convention_from_word (word, &convention));
  g_assert_cmpstr (fh_convention_word (convention), ==, word);
  return FH_CONVENTION_BIT (convention);
}

/* --- What is shown, and how it is answered --- */

typedef struct
{
  const char *name;
  const char *convention;
  const char *preset;
  const char *calls;
  const char *hand;
  const char *expected; /* calls, one of which is right; with a "-" none of the others is */
  const char *motive;   /* or NULL */
} CallCase;

static const CallCase call_cases[] = {
  /* Six no-trump shows the joker. */
  { "joker-is-shown", "six-no-trump-joker", "australian-4", "", "JO KH QH 9H 7S 6S KD 8D QC 9C",
    "6NT", "show-convention" },
  { "joker-is-shown-in-one-round", "six-no-trump-joker", "american-4", "",
    "JO KH QH 9H 7S 6S KD 8D QC 9C", "6NT", "show-convention" },
  { "joker-is-shown-after-opponents", "six-no-trump-joker", "australian-4", "6S",
    "JO KH QH 9H 7S 6S KD 8D QC 9C", "6NT", "show-convention" },
  { "joker-is-shown-with-nothing-else", "six-no-trump-joker", "australian-4", "",
    "JO 5S 6S 7D 8D 9D 5C 6C 7H 8H", "6NT", "show-convention" },
  { "joker-is-not-shown-to-many-with-nothing-else", "six-no-trump-joker", "new-zealand-6-pairs", "",
    "JO 5S 6S 7D 8D 9D 5C 6C 7H 8H", "PASS", NULL },
  { "joker-that-is-not-held-is-not-shown", "six-no-trump-joker", "australian-4", "",
    "AS KS QS AH KH AD KD QD AC KC", "-6NT", NULL },
  { "joker-is-not-shown-to-one-who-has-passed", "six-no-trump-joker", "australian-4", "PASS PASS",
    "JO 9H 7H 6H 7S 6S KD 8D QC 9C", "-6NT", NULL },
  { "strong-trumps-are-bid-at-once", "six-no-trump-joker", "australian-4", "",
    "JO JH JD AH KH QH 9H AS 5C 7D", "-6NT PASS", NULL },
  { "joker-is-answered", "six-no-trump-joker", "australian-4", "6NT PASS",
    "JH AH KH QH 9H 8H AS 6S 5C 7D", "7H 8H 9H", "answer-convention" },
  { "joker-is-answered-in-one-round", "six-no-trump-joker", "american-4", "6NT PASS",
    "JH AH KH QH 9H 8H AS 6S 5C 7D", "7H 8H 9H", "answer-convention" },
  { "hopeless-hand-passes", "six-no-trump-joker", "australian-4", "6NT PASS",
    "QS 9S 6S QC 9C 7C QD 9D 7D 8H", "PASS", "leave-to-partner" },
  { "no-trump-is-raised-with-aces", "six-no-trump-joker", "australian-4", "6NT PASS",
    "AS KS QS AH KH AD KD QD AC KC", "7NT 8NT 9NT 10NT 8H 8D 9D 8S 9S 9H", NULL },
  /* A first bid in a suit shows a bower. */
  { "bower-is-shown", "suit-bower", "australian-4", "", "JH AH KH QH 9H 8H AS 6S 5C 7D", "6H 7H",
    "show-convention" },
  { "suit-without-a-bower-is-not-bid", "suit-bower", "australian-4", "",
    "AH KH QH 10H 9H 8H KS 6S 5C 7D", "-6H 7H", NULL },
  { "bower-is-not-promised-by-eight", "suit-bower", "australian-4", "",
    "JO JH JD AH KH QH 9H AS KS 7D", "8H 9H 10H", "strong-trumps" },
  { "bower-is-not-promised-to-one-who-has-passed", "suit-bower", "australian-4", "PASS PASS",
    "AH KH QH 10H 9H 8H KS AS 5C 7D", "6H 7H", "strong-trumps" },
  { "second-bid-shows-nothing", "suit-bower", "australian-4", "6S PASS",
    "AH KH QH 10H 9H 8H 7H AS AC 7D", "6H 7H", "strong-trumps" },
  /* An inkle is a hint. */
  { "inkle-is-a-hint", "inkle-hint", "midwest-4", "", "JH 10H 8H AS 9S 7S KC 9C 8C 7C", "6H",
    "show-convention" },
  { "inkle-needs-a-bower", "inkle-hint", "midwest-4", "", "AH 9H 8H KS 7S 6S KD 8D QC 9C", "PASS",
    NULL },
  { "inkle-is-not-for-the-third-speaker", "inkle-hint", "midwest-4", "PASS PASS",
    "JH 9H 8H AS 7S 6S KD 8D QC 9C", "PASS", NULL },
  { "inkle-is-raised", "inkle-hint", "midwest-4", "6H PASS", "JO JD AH 9H 8H AS 6S 5C 7D AC",
    "7H 8H 9H", "answer-convention" },
  { "inkle-is-left-with-a-hopeless-hand", "inkle-hint", "midwest-4", "6H PASS",
    "QS 9S 6S QC 9C 7C QD 9D 7D 8H", "PASS", "leave-to-partner" },
};

static FhDecision
decide (const FhPlayer *player, const FhState *state)
{
  FhSeatView view;

  fh_seat_view_init (&view, state, state->table.turn);
  view.legal.may_declare = 0;
  return fh_player_decide (player, &view, NULL);
}

static void
check_call (const CallCase *row, FhCall call)
{
  gboolean refuses = row->expected[0] == '-';
  g_auto (GStrv) words = g_strsplit (row->expected + refuses, " ", -1);
  gboolean found = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    found |= position_call (words[i]) == call;
  g_test_message ("%s: call %d", row->name, call);
  g_assert_true (found != refuses);
}

static void
test_call (gconstpointer data)
{
  const CallCase *row = data;
  FhState state;

  auction (&state, row->preset, bit_of (row->convention), row->calls);
  give_hand (&state, state.table.turn, row->hand);
  FhDecision decision = decide (&steady, &state);
  check_call (row, decision.action.call);
  if (row->motive)
    g_assert_cmpstr (fh_motive_word ((FhMotive) decision.reason.motive), ==, row->motive);

  /* Nobody is held to what was not chosen. */
  memset (state.table.agreed, 0, FH_MAX_SEATS);
  FhMotive motive = (FhMotive) decide (&steady, &state).reason.motive;
  g_assert_cmpint (motive, !=, FH_MOTIVE_SHOW_CONVENTION);
  g_assert_cmpint (motive, !=, FH_MOTIVE_ANSWER_CONVENTION);
}

/* Those who search keep to it as well. */
static void
test_call_expert (gconstpointer data)
{
  const CallCase *row = data;
  FhState state;
  FhSeatView view;

  auction (&state, row->preset, bit_of (row->convention), row->calls);
  give_hand (&state, state.table.turn, row->hand);
  fh_seat_view_init (&view, &state, state.table.turn);
  FhCall call = decide (&expert, &state).action.call;
  g_assert_true (fh_bid_keeps_agreement (&view, call));
  if (g_str_has_suffix (row->name, "hopeless-hand") || g_str_has_prefix (row->name, "hopeless"))
    g_assert_cmpint (call, ==, FH_PASS);
}

/* --- What a call means --- */

typedef struct
{
  const char *name;
  const char *preset;
  const char *calls;
  int seat;
  const char *convention; /* or NULL: it shows nothing */
} MeaningCase;

static const MeaningCase meaning_cases[] = {
  { "joker", "australian-4", "6NT", 0, "six-no-trump-joker" },
  { "joker-after-a-pass-of-opponents", "australian-4", "PASS 6NT", 1, "six-no-trump-joker" },
  { "joker-of-one-who-speaks-last", "american-4", "PASS 6S PASS 6NT", 3, NULL },
  { "joker-to-one-who-has-passed", "australian-4", "PASS PASS 6NT", 2, NULL },
  { "joker-to-one-who-may-return", "midwest-4", "PASS 6NT", 1, "six-no-trump-joker" },
  { "what-was-shown-first-stays", "australian-4", "6S 6C PASS PASS 6NT", 0, "suit-bower" },
  { "joker-by-seven", "australian-4", "7NT", 0, NULL },
  { "joker-still-known-when-overcalled", "australian-4", "6NT 7S PASS PASS", 0,
    "six-no-trump-joker" },
  { "bower-by-six", "australian-4", "6D", 0, "suit-bower" },
  { "bower-by-seven", "australian-4", "PASS 7D", 1, "suit-bower" },
  { "bower-by-eight", "australian-4", "8D", 0, NULL },
  { "bower-by-a-raise", "australian-4", "6D PASS 7D", 2, NULL },
  { "inkle-where-sixes-are-for-all", "australian-4", "6D", 0, "suit-bower" },
  { "inkle", "midwest-4", "PASS 6D", 1, "inkle-hint" },
  { "seven-at-inkle-tables", "midwest-4", "PASS PASS 7D", 2, "suit-bower" },
  { "misere", "australian-4", "PASS 7S MIS", 2, NULL },
  { "each-on-his-own", "american-3", "6NT", 0, NULL },
  { "partners-who-are-named", "american-5", "6NT", 0, NULL },
  { "partners-of-three", "australian-6", "PASS 6NT", 1, "six-no-trump-joker" },
};

static void
test_meaning (gconstpointer data)
{
  const MeaningCase *row = data;
  FhState state;
  FhShown shown;

  auction (&state, row->preset, ALL_CONVENTIONS, row->calls);
  bool has = fh_convention_shown (&state.table, row->seat, &shown);
  g_assert_true (has == (row->convention != NULL));
  if (has)
    g_assert_cmpstr (fh_convention_word ((FhConvention) shown.convention), ==, row->convention);
  auction (&state, row->preset, 0, row->calls);
  g_assert_false (fh_convention_shown (&state.table, row->seat, &shown));
}

/* --- How it is read --- */

/* The share of the worlds of @seat in which @other holds the joker. */
static double
joker_share (const FhState *state, int seat, int other)
{
  static const FhWorldsBudget budget = { .n_worlds = 60, .drawn = 4, .moves = 4 };
  FhSeatView view;
  double share = 0;

  fh_seat_view_init (&view, state, seat);
  FhWorlds *worlds = fh_worlds_new (&view, &budget, fh_seed_from_number (5), NULL);
  g_assert_nonnull (worlds);
  for (int i = 0; i < worlds->n; i++)
    if (fh_world_hand (&worlds->worlds[i], other) & FH_SET_JOKERS)
      share += (double) worlds->weights[i];
  fh_worlds_free (worlds);
  return share;
}

/* The partner and the opponents alike take the joker to be where it was shown; else they do not. */
static void
test_read (void)
{
  unsigned agreed = FH_CONVENTION_BIT (FH_CONVENTION_JOKER);
  FhState state;

  for (int reader = 1; reader <= 2; reader++)
    {
      auction (&state, "australian-4", agreed, reader == 1 ? "6NT" : "6NT PASS");
      give_hand (&state, reader, "JH AH KH QH 9H 8H AS 6S 5C 7D");
      g_assert_cmpfloat (joker_share (&state, reader, 0), >, 0.9);
      FhSeatView view;
      fh_seat_view_init (&view, &state, reader);
      g_assert_cmpint (fh_convention_card_of (&view, 0), ==, FH_JOKER);
      memset (state.table.agreed, 0, FH_MAX_SEATS);
      fh_seat_view_init (&view, &state, reader);
      g_assert_cmpint (fh_convention_card_of (&view, 0), ==, FH_CARD_NONE);
    }

  /* A suit says nothing of the joker, and nobody believes what he sees to be wrong. */
  auction (&state, "australian-4", agreed, "6H");
  give_hand (&state, 1, "JH AH KH QH 9H 8H AS 6S 5C 7D");
  g_assert_cmpfloat (joker_share (&state, 1, 0), <, 0.9);
  auction (&state, "australian-4", agreed, "6NT");
  give_hand (&state, 1, "JO AH KH QH 9H 8H AS 6S 5C 7D");
  FhSeatView view;
  fh_seat_view_init (&view, &state, 1);
  g_assert_cmpint (fh_convention_card_of (&view, 0), ==, FH_CARD_NONE);
}

/* Hands that keep the agreement are believed, those that break it hardly. */
static void
test_belief (void)
{
  FhState state;
  FhSeatView view;

  auction (&state, "midwest-4", FH_CONVENTION_BIT (FH_CONVENTION_INKLE), "6H PASS");
  fh_seat_view_init (&view, &state, 2);
  FhBelief *belief = fh_belief_new (&view);
  float kept = fh_belief_weigh_calls (belief, 0, position_cards ("JH 10H 8H AS 9S 7S KC 9C 8C 7C"));
  float broken =
      fh_belief_weigh_calls (belief, 0, position_cards ("AH 10H 8H AS 9S 7S KC 9C 8C 7C"));
  fh_belief_free (belief);
  g_assert_cmpfloat (kept, >, 100 * broken);
}

/* --- Whole deals --- */

/* Plays deal @index by @rules; counts who has shown what by the way. */
static void
play_deal (const FhRules *rules, int index, unsigned agreed, int counts[FH_N_CONVENTIONS])
{
  FhState state;
  FhAction deal = fh_deal_from_seed (rules, index % rules->n_callers,
                                     fh_seed_from_number (700 + (guint64) index), 0);

  fh_state_init (&state, rules);
  memset (state.table.agreed, (int) agreed, FH_MAX_SEATS);
  g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
  while (!state.table.deal_over)
    {
      FhSeatView view;
      FhShown shown;
      FhDecision decision = decide (&steady, &state);

      fh_seat_view_init (&view, &state, state.table.turn);
      if (decision.action.kind == FH_ACTION_BID
          && fh_convention_meaning (&state.table, view.seat, decision.action.call, &shown))
        {
          counts[shown.convention]++;
          g_assert_true (fh_convention_holds (&shown, view.hand));
          g_assert_cmpint (decision.reason.motive, ==, FH_MOTIVE_SHOW_CONVENTION);
        }
      FhRefusal refusal = fh_state_apply (&state, &decision.action);
      for (int n = 1; refusal.code == FH_REFUSED_CALL_SAME_HOLDER; n++)
        {
          decision = fh_player_decide_again (&steady, &view, n, NULL);
          refusal = fh_state_apply (&state, &decision.action);
        }
      g_assert_cmpint (refusal.code, ==, FH_OK);
    }
  /* What was agreed stays for the next deal. */
  g_assert_cmpint (state.table.agreed[0], ==, agreed);
}

/* At every table: nothing illegal, no agreement broken, and each is used where it means something
 * and only there. */
static void
test_deals (gconstpointer data)
{
  FhRules rules;
  int none[FH_N_CONVENTIONS] = { 0 }, counts[FH_N_CONVENTIONS] = { 0 };

  fh_rules_init (&rules, (FhPreset) GPOINTER_TO_INT (data));
  for (int i = 0; i < 60; i++)
    play_deal (&rules, i, 0, none);
  for (int c = 0; c < FH_N_CONVENTIONS; c++)
    g_assert_cmpint (none[c], ==, 0);
  for (int i = 0; i < 200; i++)
    play_deal (&rules, i, ALL_CONVENTIONS, counts);
  for (int c = 0; c < FH_N_CONVENTIONS; c++)
    {
      bool fits = fh_convention_fits (&rules, (FhConvention) c);
      g_test_message ("%s: %d times", fh_convention_word ((FhConvention) c), counts[c]);
      g_assert_true ((counts[c] > 0) == fits);
    }
}

static void
test_words (void)
{
  FhConvention convention;

  for (int c = 0; c < FH_N_CONVENTIONS; c++)
    g_assert_cmpuint (bit_of (fh_convention_word ((FhConvention) c)), ==, FH_CONVENTION_BIT (c));
  g_assert_false (fh_convention_from_word ("", &convention));
  g_assert_false (fh_convention_from_word ("joker", &convention));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/conventions/words", test_words);
  ADD_ROWS ("/players/conventions/call/", call_cases, test_call);
  ADD_ROWS ("/players/conventions/search/", call_cases, test_call_expert);
  ADD_ROWS ("/players/conventions/meaning/", meaning_cases, test_meaning);
  g_test_add_func ("/players/conventions/read", test_read);
  g_test_add_func ("/players/conventions/belief", test_belief);
  add_presets ("/players/conventions/deals/", test_deals);
  return g_test_run ();
}
