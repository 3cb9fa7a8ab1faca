/* test-estimate.c: what bids and cards are said to be worth, and whether it is so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include <math.h>

#include "fh-deal.h"
#include "fh-hint.h"
#include "fh-playout.h"

static void
deal (FhState *state, const FhRules *rules, uint64_t seed)
{
  FhAction action =
      fh_deal_from_seed (rules, (int) (seed % rules->n_callers), fh_seed_from_number (seed), 0);

  fh_state_init (state, rules);
  g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
}

/* An estimate is a value: made in two steps or in one, it is the same. */
static void
test_steps (void)
{
  FhRules rules = position_rules ("new-zealand-4", NULL);
  FhEstimate whole, parts;
  FhState state;
  FhSeatView view;

  deal (&state, &rules, 11);
  position_bid (&state, "6S PASS");
  fh_seat_view_init (&view, &state, state.table.turn);
  fh_estimate_init (&whole, &view, 0, fh_seed_from_number (1));
  fh_estimate_init (&parts, &view, 0, fh_seed_from_number (1));
  g_assert_cmpint (fh_estimate_best (&whole), ==, FH_PASS);
  g_assert_true (fh_estimate_step (&whole, 30));
  g_assert_true (fh_estimate_step (&parts, 10));
  g_assert_true (fh_estimate_step (&parts, 20));
  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    {
      FhBidValue a, b;
      gboolean known = fh_estimate_value (&whole, call, &a);
      g_assert_cmpint (known, ==, fh_estimate_value (&parts, call, &b));
      g_assert_cmpint (known, ==, (view.legal.calls >> call) & 1);
      if (!known)
        continue;
      g_assert_cmpfloat (a.chance, ==, b.chance);
      g_assert_cmpfloat (a.own, ==, b.own);
      g_assert_cmpfloat (a.theirs, ==, b.theirs);
    }
}

/* A higher bid of the same trump is never likelier, and the points fit the chance. */
static void
test_levels (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhEstimate estimate;
  FhState state;
  FhSeatView view;

  deal (&state, &rules, 5);
  fh_seat_view_init (&view, &state, state.table.turn);
  fh_estimate_init (&estimate, &view, 0, fh_seed_from_number (2));
  g_assert_true (fh_estimate_step (&estimate, 40));
  for (int trump = 0; trump < FH_N_DENOMINATIONS; trump++)
    for (int level = 6; level <= 10; level++)
      {
        FhBidValue value, lower;
        FhCall call = fh_bid (level, (FhDenomination) trump);
        int points = fh_rules_value (&rules, call);
        g_assert_true (fh_estimate_value (&estimate, call, &value));
        g_assert_cmpfloat (value.tricks, >=, 0);
        g_assert_cmpfloat (value.tricks, <=, 10);
        g_assert_cmpfloat (value.theirs, >=, 0);
        g_assert_cmpfloat (value.own, >=, (2 * value.chance - 1) * (float) points - 0.01f);
        if (level > 6)
          {
            fh_estimate_value (&estimate, fh_bid (level - 1, (FhDenomination) trump), &lower);
            g_assert_cmpfloat (value.chance, <=, lower.chance);
          }
      }
}

/* What is certain is said to be certain. */
static void
test_certain (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhEstimate estimate;
  FhState state;
  FhSeatView view;
  FhBidValue value;

  deal (&state, &rules, 8);
  state.hands[state.table.turn] = position_cards ("JO JH JD AH KH QH 10H 9H 8H 7H");
  fh_seat_view_init (&view, &state, state.table.turn);
  fh_estimate_init (&estimate, &view, 0, fh_seed_from_number (3));
  g_assert_true (fh_estimate_step (&estimate, 20));
  g_assert_true (fh_estimate_value (&estimate, fh_bid (10, FH_TRUMP_HEARTS), &value));
  g_assert_cmpfloat (value.chance, ==, 1);
  g_assert_cmpfloat (value.tricks, ==, 10);
  g_assert_cmpfloat (value.own, ==, 500);
  g_assert_true (fh_estimate_value (&estimate, FH_MISERE, &value));
  g_assert_cmpfloat (value.chance, <, 0.5);
  g_assert_cmpint (fh_call_level (fh_estimate_best (&estimate)), ==, 10);
}

/* The seat of @state that is to call; the auction has gone on for @n calls of computer players. */
static gboolean
bid_on (FhState *state, int n)
{
  FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };

  while (state->table.due == FH_ACTION_BID && state->table.n_calls < n)
    {
      FhSeatView view;
      fh_seat_view_init (&view, state, state->table.turn);
      FhDecision decision = fh_player_decide (&player, &view, NULL);
      if (decision.action.kind != FH_ACTION_BID)
        return FALSE;
      g_assert_cmpint (fh_state_apply (state, &decision.action).code, ==, FH_OK);
    }
  return state->table.due == FH_ACTION_BID;
}

#define N_BUCKETS 4

typedef struct
{
  double said[N_BUCKETS];
  double made[N_BUCKETS];
  int n[N_BUCKETS];
} Calibration;

/* Estimates the bids of the seat that is to call in @state, and plays each of them out in the
 * layout as it is. */
static void
calibrate (Calibration *calibration, const FhState *state, uint64_t seed)
{
  FhSeatView view;
  FhEstimate estimate;

  fh_seat_view_init (&view, state, state->table.turn);
  fh_estimate_init (&estimate, &view, 0, fh_seed_from_number (seed));
  g_assert_true (fh_estimate_step (&estimate, 60));
  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    {
      FhBidValue value;
      FhWorld world = { .state = *state };
      if (!fh_estimate_value (&estimate, call, &value) || fh_call_level (call) > 8)
        continue;
      fh_world_set_contract (&world, view.seat, call);
      fh_playout (&world);
      int bucket = MIN ((int) (value.chance * N_BUCKETS), N_BUCKETS - 1);
      calibration->said[bucket] += value.chance;
      calibration->made[bucket] += fh_world_table (&world)->made;
      calibration->n[bucket]++;
    }
}

/* Bids are made about as often as predicted, within 8 points: in deals bid by computer players at
 * all tables, the predicted chances by quarters against what comes of the very bids. */
static void
test_calibration (void)
{
  Calibration calibration = { { 0 }, { 0 }, { 0 } };

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    for (uint64_t seed = 1; seed <= 44; seed++)
      {
        FhRules rules;
        FhState state;
        fh_rules_init (&rules, (FhPreset) preset);
        deal (&state, &rules, 70000 + seed);
        if (bid_on (&state, (int) (seed / 4 % 4)))
          calibrate (&calibration, &state, seed);
      }
  for (int i = 0; i < N_BUCKETS; i++)
    {
      int n = calibration.n[i];
      double said = 100 * calibration.said[i] / n, made = 100 * calibration.made[i] / n;
      g_test_message ("%d bids: said %.1f %%, made %.1f %%", n, said, made);
      g_assert_cmpint (n, >, 150);
      g_assert_cmpfloat (fabs (said - made), <, 8);
    }
}

/* The hint is the computer player's, or clearly better, and comes with numbers for both options. */
static void
test_hint (void)
{
  FhRules rules = position_rules ("australian-4", NULL);

  for (uint64_t seed = 1; seed <= 12; seed++)
    {
      FhState state;
      FhSeatView view;
      FhEstimate bids;
      FhHint hint;

      deal (&state, &rules, seed);
      fh_seat_view_init (&view, &state, state.table.turn);
      fh_hint_init (&hint, &view);
      g_assert_false (hint.compared);
      g_assert_cmpint (hint.best.action.kind, ==, FH_ACTION_BID);
      fh_estimate_init (&bids, &view, 0, fh_seed_from_number (seed));
      fh_estimate_step (&bids, 20);
      fh_hint_compare_bids (&hint, &bids);
      g_assert_true (hint.compared);
      g_assert_cmpint (hint.n_layouts, ==, 20);
      g_assert_cmpint (hint.other.action.kind, ==, FH_ACTION_BID);
      g_assert_cmpint (hint.other.action.call, !=, hint.best.action.call);
      g_assert_cmpint (hint.best.reason.motive, !=, FH_MOTIVE_NONE);
      g_assert_cmpint (fh_state_check (&state, &hint.best.action).code, ==, FH_OK);

      while (state.table.due != FH_ACTION_PLAY && !state.table.deal_over)
        {
          FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
          fh_seat_view_init (&view, &state, state.table.turn);
          FhDecision decision = fh_player_decide (&player, &view, NULL);
          g_assert_cmpint (fh_state_apply (&state, &decision.action).code, ==, FH_OK);
        }
      if (state.table.deal_over)
        continue;

      FhCardEstimate cards;
      fh_seat_view_init (&view, &state, state.table.turn);
      fh_hint_init (&hint, &view);
      fh_card_estimate_init (&cards, &view, fh_seed_from_number (seed));
      g_assert_cmpint (fh_card_estimate_best (&cards), ==, FH_CARD_NONE);
      fh_card_estimate_step (&cards, 20);
      fh_hint_compare_cards (&hint, &cards);
      g_assert_true (hint.compared);
      g_assert_cmpint (hint.other.action.kind, ==, FH_ACTION_PLAY);
      g_assert_cmpint (fh_state_check (&state, &hint.best.action).code, ==, FH_OK);
      g_assert_cmpint (fh_state_check (&state, &hint.other.action).code, ==, FH_OK);
    }
}

/* Two cards to go, all of it certain: the ace first and then the joker, not a card less. */
static void
test_cards_certain (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhCardEstimate estimate;
  FhState state;
  FhSeatView view;
  FhCardValue value;

  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "JO 4H 5H 6H JH 7H 8H 9H JD 10H QH 5C AH 6C 5S 7C KH 8C 6S 9C AS 7S 8S 9S "
                         "AC 10C QC JC AD 4D 5D 6D KS 10S QS 7D");
  state.hands[0] = position_cards ("KD");
  state.hands[1] = position_cards ("8D");
  state.hands[2] = position_cards ("9D");
  state.hands[3] = position_cards ("10D");
  fh_seat_view_init (&view, &state, 0);
  fh_card_estimate_init (&estimate, &view, fh_seed_from_number (1));
  g_assert_true (fh_card_estimate_step (&estimate, 10));
  g_assert_true (fh_card_estimate_value (&estimate, FH_CARD (FH_DIAMONDS, FH_KING), &value));
  g_assert_cmpfloat (value.chance, ==, 1);
  g_assert_cmpfloat (value.tricks, ==, 10);
  g_assert_cmpfloat (value.points, ==, 250);
  g_assert_false (fh_card_estimate_value (&estimate, FH_JOKER, &value));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/estimate/steps", test_steps);
  g_test_add_func ("/tutor/estimate/levels", test_levels);
  g_test_add_func ("/tutor/estimate/certain", test_certain);
  g_test_add_func ("/tutor/calibration", test_calibration);
  g_test_add_func ("/tutor/hint", test_hint);
  g_test_add_func ("/tutor/cards/certain", test_cards_certain);
  return g_test_run ();
}
