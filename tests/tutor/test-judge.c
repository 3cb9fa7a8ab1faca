/* test-judge.c: whether the numbers of the judge hold, and go together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "add-tests.h"
#include "fh-advice.h"
#include "fh-calibration.h"
#include "fh-outcomes.h"
#include "fh-position.h"
#include "same-advice.h"

/* The judge, who thinks less here, so that many positions can be looked at. */
static FhThinking thinking;

static FhPlayer
quick_judge (void)
{
  FhPlayer judge = fh_advice_judge (NULL);

  thinking = *fh_level_judge ();
  thinking.worlds.n_worlds = 60;
  thinking.calls.worlds = 60;
  thinking.calls.first = 8;
  thinking.kitty.worlds = 40;
  thinking.kitty.listed = 20;
  thinking.kitty.first = 2;
  thinking.kitty.nodes = 50000;
  judge.thinking = &thinking;
  return judge;
}

/* A position of deal number @seed by @preset, after @n decisions of computer players; FALSE when
 * the deal is over before. */
static gboolean
play_to (FhState *state, FhPreset preset, guint64 seed, int n)
{
  const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhRules rules;

  fh_rules_init (&rules, preset);
  position_deal_number (state, &rules, (int) (seed % rules.n_callers), seed);
  while (n-- > 0 && !state->table.deal_over)
    {
      FhSeatView view;
      int n_refused = 0;
      FhRefusal refusal;

      fh_seat_view_init (&view, state, state->table.turn);
      do
        {
          FhDecision decision = fh_player_decide_again (&player, &view, n_refused++, NULL);
          refusal = fh_state_apply (state, &decision.action);
        }
      while (fh_refusal_asks_for_other_cards (refusal.code));
      g_assert_cmpint (refusal.code, ==, FH_OK);
    }
  return !state->table.deal_over && state->table.due != FH_ACTION_DEAL;
}

/* What is said of @choice agrees with its number: nothing that is better is not the best, words on
 * a call are about its chance, and no chance is told of few layouts. */
static void
assert_true_to_number (const FhAdvisedChoice *choice)
{
  int percent = fh_chance_percent (choice->make);

  g_assert_cmpint (choice->verdict, !=, FH_VERDICT_BETTER);
  if (fh_advice_tells_chance (choice) && choice->make > 0 && choice->make < 1)
    g_assert_cmpuint (choice->n_layouts, >=, FH_LEAST_LAYOUTS);
  if (choice->action.kind != FH_ACTION_BID || !choice->has_contract)
    return;
  switch ((FhMotive) choice->reason.motive)
    {
    case FH_MOTIVE_TOO_HIGH:
      g_assert_cmpint (percent, <, FH_IMPROBABLE);
      break;
    case FH_MOTIVE_WORTH_RISK:
      g_assert_cmpint (percent, <, FH_PROBABLE);
      break;
    case FH_MOTIVE_STRONG_TRUMPS:
    case FH_MOTIVE_ENOUGH_SIDE_WINNERS:
    case FH_MOTIVE_NO_TRUMP_STOPPERS:
    case FH_MOTIVE_MISERE_HAND:
    case FH_MOTIVE_RAISE_PARTNER:
      g_assert_cmpint (percent, >=, FH_PROBABLE);
      break;
    default:
      break;
    }
}

/* All that is said of one list goes together: the best stands first; what has more points than the
 * best says why it is not, what is called equal is within two errors; and the same view gives the
 * same advice. */
static void
test_list (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  FhPlayer judge = quick_judge ();
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1), *again = g_new (FhAdvice, 1);

  for (int i = 0; i < 5; i++)
    {
      FhState state;
      FhSeatView view;

      if (!play_to (&state, preset, 4000 + (guint64) i, i * 5))
        continue;
      fh_seat_view_init (&view, &state, state.table.turn);
      g_assert_true (fh_advice_init (advice, &view, &judge, 0));
      g_assert_cmpint (advice->n_choices, >, 0);
      g_assert_true (advice->choices[0].best);
      g_assert_cmpint (advice->choices[0].verdict, ==, FH_VERDICT_BEST);
      for (int k = 0; k < advice->n_choices; k++)
        assert_true_to_number (&advice->choices[k]);
      for (int k = 1; k < advice->n_choices; k++)
        {
          const FhAdvisedChoice *choice = &advice->choices[k];
          float ahead = choice->points - advice->choices[0].points;

          g_assert_false (choice->best);
          if (choice->n_layouts == 0)
            {
              g_assert_cmpint (choice->verdict, ==, FH_VERDICT_UNTRIED);
              continue;
            }
          if (choice->verdict == FH_VERDICT_WORSE)
            g_assert_cmpfloat (ahead, <, 0);
          else if (choice->verdict != FH_VERDICT_EQUAL)
            g_assert_cmpfloat (ahead, >, 0);
          g_assert_cmpfloat (choice->points_error, >=, 0);
          g_assert_cmpfloat (choice->make_error, <=, 1);
        }
      fh_advice_init (again, &view, &judge, 0);
      assert_same_advice (advice, again);
    }
}

/* Another number draws other layouts, and what it moves their share by is what the layouts that are
 * named allow: over many positions the variance among eight numbers is at most one and a half times
 * that of as many independent layouts, and no less than a tenth: the errors are no mere excuse. */
static void
test_other_layouts (void)
{
  static const FhPreset presets[] = { FH_PRESET_AMERICAN_4, FH_PRESET_AUSTRALIAN_4,
                                      FH_PRESET_NEW_ZEALAND_4, FH_PRESET_AMERICAN_3 };
  FhPlayer judge = quick_judge ();
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  double seen = 0, allowed = 0;
  int n = 0;

  for (int i = 0; i < 32; i++)
    {
      double sum = 0, squares = 0, layouts = 0;
      FhAction first = { .kind = FH_ACTION_NONE };
      FhState state;
      FhSeatView view;
      gboolean known = TRUE;

      if (!play_to (&state, presets[i % 4], 5000 + (guint64) i, i % 7 * 4))
        continue;
      fh_seat_view_init (&view, &state, state.table.turn);
      for (guint64 number = 0; number < 8 && known; number++)
        {
          const FhAdvisedChoice *choice = NULL;

          fh_advice_init (advice, &view, &judge, number);
          if (number == 0)
            first = advice->choices[0].action;
          for (int k = 0; k < advice->n_choices; k++)
            if (fh_action_equal (&advice->choices[k].action, &first))
              choice = &advice->choices[k];
          known =
              choice != NULL && choice->n_layouts > 0 && choice->has_contract && !advice->complete;
          if (!known)
            break;
          sum += (double) choice->share;
          squares += (double) (choice->share * choice->share);
          layouts += 1.0 / choice->n_layouts;
        }
      if (!known)
        continue;
      double p = sum / 8;
      seen += (squares - 8 * p * p) / 7;
      allowed += p * (1 - p) * layouts / 8;
      n++;
    }
  g_test_message ("%d positions: variance %.4f, of independent layouts %.4f", n, seen, allowed);
  g_assert_cmpint (n, >, 12);
  g_assert_cmpfloat (seen, <=, 1.5 * allowed);
  g_assert_cmpfloat (seen, >=, 0.1 * allowed);
}

/* Worlds that come from the same draws count as one: with equal weights and families of ten, a
 * hundred worlds are worth ten layouts. */
static void
test_families (void)
{
  enum
  {
    N = 100
  };
  float weights[N];
  int families[N];
  FhWorlds worlds = { .n = N, .weights = weights, .families = families, .n_families = 10 };
  FhComparison comparison = { .n = 1 };
  FhOutcomes outcomes;

  for (int i = 0; i < N; i++)
    {
      weights[i] = 1.0f / N;
      families[i] = i / 10;
    }
  fh_outcomes_init (&outcomes, &worlds, 1);
  for (int i = 0; i < N; i++)
    *fh_outcomes_at (&outcomes, 0, i) = (FhOutcome){
      .points = i / 10 % 2 ? 100 : 0, .tried = true, .has_aim = true, .reached = i / 10 % 2
    };
  fh_outcomes_measure (&outcomes, &comparison);
  g_assert_cmpint (comparison.list[0].n_worlds, ==, 10);
  /* The standard error of the mean of ten draws of 0 or 100. */
  g_assert_cmpfloat_with_epsilon (comparison.list[0].points_error, 50.0f / 3, 0.01f);
  g_assert_cmpfloat_with_epsilon (comparison.list[0].share_error, 0.5f / 3, 0.001f);
  worlds.complete = true;
  fh_outcomes_measure (&outcomes, &comparison);
  g_assert_cmpint (comparison.list[0].n_worlds, ==, N);
  g_assert_cmpfloat (comparison.list[0].points_error, ==, 0);
  fh_outcomes_clear (&outcomes);
}

/* With the nine highest trumps in one hand from the top all ten tricks are certain (HC-004). */
static void
test_certain (void)
{
  FhPlayer judge = quick_judge ();
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhRules rules = position_rules ("american-4", NULL);
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "10S", 0);
  state.hands[0] = position_cards ("JO JS JC AS KS QS 10S 9S 8S AH");
  fh_seat_view_init (&view, &state, 0);
  g_assert_true (fh_advice_init (advice, &view, &judge, 0));
  g_assert_cmpfloat_with_epsilon (advice->choices[0].share, 1, 1e-4);
  g_assert_cmpfloat (advice->choices[0].make, >, 0.95f);
  /* What it comes to follows from the chance that is told, and from nothing else. */
  g_assert_cmpfloat_with_epsilon (advice->choices[0].points,
                                  (2 * advice->choices[0].make - 1)
                                      * (float) fh_rules_value (&rules, position_call ("10S")),
                                  1.0f);
}

/* Who is cancelled says so, and soon: here before he begins. */
static void
test_cancelled (void)
{
  atomic_int cancelled = 1;
  FhPlayer judge = fh_advice_judge (&cancelled);
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhState state;
  FhSeatView view;

  g_assert_true (play_to (&state, FH_PRESET_AMERICAN_4, 1, 0));
  fh_seat_view_init (&view, &state, state.table.turn);
  g_assert_false (fh_advice_init (advice, &view, &judge, 0));
}

/* The chance grows with the share of the layouts, by each outlook, and its error with that of the
 * share; neither a thing of every layout that was drawn nor one of none is called certain. */
static void
test_calibration (void)
{
  static const FhCall calls[] = { FH_FIRST_BID, FH_FIRST_BID + FH_NO_TRUMP, FH_MISERE,
                                  FH_OPEN_MISERE, FH_GRAND_NULLO };

  for (guint line = 0; line < FH_N_CONTRACT_KINDS * FH_N_OUTLOOKS; line++)
    {
      FhOutlook outlook = (FhOutlook) (line / FH_N_CONTRACT_KINDS);
      FhCall call = calls[line % FH_N_CONTRACT_KINDS];
      float before = 0;

      g_assert_cmpint (fh_contract_kind (call), ==, line % FH_N_CONTRACT_KINDS);

      for (int percent = 0; percent <= 100; percent += 5)
        {
          float error = 0.05f, twice = 0.1f;
          float chance = fh_calibrated_chance (outlook, call, (float) percent / 100, &error);

          g_assert_cmpfloat (chance, >, 0);
          g_assert_cmpfloat (chance, <, 1);
          g_assert_cmpfloat (chance, >=, before);
          g_assert_cmpfloat (error, >, 0);
          fh_calibrated_chance (outlook, call, (float) percent / 100, &twice);
          g_assert_cmpfloat (twice, >=, error);
          g_assert_cmpfloat (twice, <=, 0.5f);
          before = chance;
        }
    }
}

/* A contract that the tricks have made, or set, is so for certain, to everybody; before that
 * nothing is, though it were the same in all layouts that there are. */
static void
test_decided (void)
{
  FhPlayer judge = quick_judge ();
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  int n_made = 0, n_set = 0, n_open = 0;

  for (int i = 0; i < 60; i++)
    {
      FhState state;
      FhSeatView view;
      int won;
      gboolean is_made, is_set;

      if (!play_to (&state, FH_PRESET_AUSTRALIAN_4, 6000 + (guint64) i, i % 3 ? 42 : 38))
        continue;
      fh_seat_view_init (&view, &state, state.table.turn);
      g_assert_true (fh_advice_init (advice, &view, &judge, 0));
      won = fh_table_seats_tricks (&state.table, fh_table_bidders (&state.table));
      is_made =
          fh_table_is_trick_contract (&state.table) && won >= fh_call_level (state.table.contract);
      is_set = fh_table_is_trick_contract (&state.table)
                   ? FH_N_TRICKS - state.table.n_tricks + won < fh_call_level (state.table.contract)
                   : won > 0;
      for (int k = 0; k < advice->n_choices; k++)
        {
          const FhAdvisedChoice *choice = &advice->choices[k];

          if (!choice->has_contract || choice->n_layouts == 0)
            continue;
          if (is_made || is_set)
            g_assert_cmpfloat (choice->make, ==, is_made ? 1 : 0);
          else
            g_assert_true (choice->make > 0 && choice->make < 1);
          g_assert_true ((is_made || is_set) == (choice->make_error <= 0));
          n_made += is_made;
          n_set += is_set;
          n_open += !is_made && !is_set;
        }
    }
  g_test_message ("%d made, %d set, %d open", n_made, n_set, n_open);
  g_assert_cmpint (n_made, >, 5);
  g_assert_cmpint (n_set, >, 5);
  g_assert_cmpint (n_open, >, 5);
}

/* A card that must be played has not been weighed by anybody: to a defender nothing is said of the
 * contract then. */
static void
test_forced (void)
{
  FhPlayer judge = quick_judge ();
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  int n = 0;

  for (int i = 0; i < 60; i++)
    {
      FhState state;
      FhSeatView view;

      if (!play_to (&state, FH_PRESET_AMERICAN_4, 6100 + (guint64) i, 20 + i % 16))
        continue;
      fh_seat_view_init (&view, &state, state.table.turn);
      if (view.legal.due != FH_ACTION_PLAY || fh_set_size (view.legal.cards) != 1
          || fh_seats_have (view.allies, state.table.declarer))
        continue;
      g_assert_true (fh_advice_init (advice, &view, &judge, 0));
      g_assert_false (advice->choices[0].has_contract);
      n++;
    }
  g_assert_cmpint (n, >, 3);
}

/* A small sample of what the lines were fitted to: over other contracts, what is said is not
 * further from what came of them than chance has it, and fits better than the shares themselves.
 * The players are weaker and the judge is quicker than there. */
static void
test_contracts (void)
{
  FhPlayer judge = quick_judge ();
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  double said = 0, made = 0, variance = 0, better = 0;
  int n = 0;

  for (int i = 0; i < 60; i++)
    {
      double chance = -1, share = 0;
      FhState state;
      FhSeatView view;

      if (!play_to (&state, i % 2 ? FH_PRESET_AMERICAN_4 : FH_PRESET_NEW_ZEALAND_4,
                    7000 + (guint64) i, 0))
        continue;
      while (!state.table.deal_over)
        {
          const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
          FhDecision decision;

          fh_seat_view_init (&view, &state, state.table.turn);
          /* A defender at his first card: that side is the furthest from what the layouts say. */
          if (chance < 0 && view.legal.due == FH_ACTION_PLAY
              && fh_table_is_trick_contract (&state.table)
              && !fh_seats_have (view.allies, state.table.declarer))
            {
              g_assert_true (fh_advice_init (advice, &view, &judge, 0));
              /* Of a card that must be played nothing is said. */
              if (advice->choices[0].has_contract && advice->choices[0].n_layouts > 0)
                {
                  chance = (double) advice->choices[0].make;
                  share = fmin (fmax ((double) advice->choices[0].share, FH_CALIBRATION_NEVER),
                                1 - FH_CALIBRATION_NEVER);
                }
            }
          decision = fh_player_decide (&player, &view, NULL);
          g_assert_cmpint (fh_state_apply (&state, &decision.action).code, ==, FH_OK);
        }
      if (chance < 0)
        continue;
      n++;
      said += chance;
      made += state.table.made;
      variance += chance * (1 - chance);
      better += state.table.made ? log (chance / share) : log ((1 - chance) / (1 - share));
    }
  g_test_message ("%d contracts: %.1f said, %.0f made, %.1f better in log likelihood", n, said,
                  made, better);
  g_assert_cmpint (n, >, 30);
  g_assert_cmpfloat (fabs (said - made), <=, 3 * sqrt (variance));
  g_assert_cmpfloat (better, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/tutor/judge/list/", test_list);
  g_test_add_func ("/tutor/judge/calibration", test_calibration);
  g_test_add_func ("/tutor/judge/decided", test_decided);
  g_test_add_func ("/tutor/judge/forced", test_forced);
  g_test_add_func ("/tutor/judge/contracts", test_contracts);
  g_test_add_func ("/tutor/judge/other-layouts", test_other_layouts);
  g_test_add_func ("/tutor/judge/families", test_families);
  g_test_add_func ("/tutor/judge/certain", test_certain);
  g_test_add_func ("/tutor/judge/cancelled", test_cancelled);
  return g_test_run ();
}
