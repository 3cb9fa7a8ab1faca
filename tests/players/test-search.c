/* test-search.c: calls, discards and partners that are chosen by trying them in worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <math.h>

#include "add-tests.h"
#include "fh-options.h"
#include "fh-player.h"
#include "fh-position.h"
#include "fh-trials.h"

static const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };

static const FhThinking little = {
  .worlds = { .n_worlds = 6, .n_listed = 20, .drawn = 2, .moves = 1 },
  .nodes = 500,
  .calls = { .worlds = 12, .first = 4, .natural = 0.005f },
  .kitty = { .worlds = 8, .listed = 12, .first = 2, .kept = 3, .natural = 0.005f },
};

/* Lets our players of rules go on in deal @number by @rules until somebody is to do @due; false
 * when that never comes. */
static gboolean
reach_by (FhState *state, const FhRules *rules, guint64 number, FhActionKind due, FhSeatView *view)
{
  position_deal_number (state, rules, (int) (number % rules->n_callers), number);
  while (!state->table.deal_over)
    {
      FhDecision decision;
      int n = 0;

      fh_seat_view_init (view, state, state->table.turn);
      if (view->legal.due == due)
        return TRUE;
      decision = fh_player_decide (&rules_player, view, NULL);
      while (fh_state_apply (state, &decision.action).code != FH_OK)
        decision = fh_player_decide_again (&rules_player, view, ++n, NULL);
    }

  return FALSE;
}

/* Likewise by the rules of @preset. */
static gboolean
reach (FhState *state, FhPreset preset, guint64 number, FhActionKind due, FhSeatView *view)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  return reach_by (state, &rules, number, due, view);
}

/* What is said to have been chosen is what @action does. */
static void
check_chosen (const FhWeighed *chosen, const FhAction *action)
{
  FhCardSet cards = 0;
  guint seats = 0;

  for (int i = 0; i < action->n_cards; i++)
    cards |= FH_SET (action->cards[i]);
  for (int i = 0; i < action->n_seats; i++)
    seats |= fh_seat_bit (action->seats[i]);
  g_assert_cmpint (chosen->call, ==,
                   action->kind == FH_ACTION_BID ? action->call : (FhCall) FH_CALL_NONE);
  g_assert_cmpuint (chosen->cards, ==, cards);
  g_assert_cmpuint (chosen->seats, ==, seats);
}

/* Whatever is chosen is allowed, is one of what was compared, and is chosen again. */
static void
check_decision (const FhState *state, const FhSeatView *view)
{
  const FhPlayer player = { .level = FH_PLAYER_STRONG,
                            .character = FH_STEADY,
                            .thinking = &little };
  FhDecision decision = fh_player_decide (&player, view, NULL);
  FhDecision again = fh_player_decide (&player, view, NULL);
  const FhComparison *compared = &decision.comparison;
  FhState copy = *state;
  int refusal;

  g_assert_true (fh_action_equal (&decision.action, &again.action));
  refusal = fh_state_apply (&copy, &decision.action).code;
  /* Who holds two called cards is the one thing that a view cannot tell (NZ-073). */
  g_assert_true (refusal == FH_OK
                 || (decision.action.kind == FH_ACTION_CALL && decision.action.n_cards == 2
                     && refusal == FH_REFUSED_CALL_SAME_HOLDER));
  if (compared->n == 0)
    return;
  g_assert_cmpint (compared->n_worlds, >, 0);
  g_assert_cmpint (compared->chosen, <, compared->n);
  check_chosen (&compared->list[compared->chosen], &decision.action);
  for (int k = 0; k < compared->n; k++)
    {
      g_assert_cmpfloat (compared->list[k].reached, >=, 0);
      g_assert_cmpfloat (compared->list[k].reached, <=, 1.0001);
      g_assert_cmpfloat (compared->list[k].chance, >=, 0);
      g_assert_cmpfloat (compared->list[k].chance, <=, 1.0001);
      g_assert_cmpfloat (compared->list[k].worth, >, -0.5);
      g_assert_cmpfloat (compared->list[k].worth, <, 1.5);
    }
}

/* At every table, before the play. */
static void
test_allowed (gconstpointer data)
{
  static const FhActionKind kinds[] = { FH_ACTION_BID, FH_ACTION_DISCARD, FH_ACTION_PARTNER,
                                        FH_ACTION_CALL };
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  int n_bids = 0;

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (guint64 number = 0; number < 3; number++)
      {
        FhState state;
        FhSeatView view;

        if (!reach (&state, preset, number, kinds[k], &view))
          continue;
        check_decision (&state, &view);
        n_bids += kinds[k] == FH_ACTION_BID;
      }
  g_assert_cmpint (n_bids, ==, 3);
}

/* With a kitty of six, of which there are more discards than of any other. */
static void
test_kitty_of_six (void)
{
  static const FhPreset presets[] = { FH_PRESET_AMERICAN_4, FH_PRESET_AUSTRALIAN_4,
                                      FH_PRESET_MIDWEST_4 };
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    for (guint64 number = 0; number < 2; number++)
      {
        FhRules rules;
        FhState state;
        FhSeatView view;

        fh_rules_init (&rules, presets[i]);
        g_assert_cmpint (fh_option_set (&rules, "kitty-size", "6"), ==, FH_OPTION_OK);
        if (!reach_by (&state, &rules, number, FH_ACTION_DISCARD, &view))
          continue;
        g_assert_cmpint (view.legal.count, ==, 6);
        check_decision (&state, &view);
        n++;
      }
  g_assert_cmpint (n, >, 2);
}

/* Once it is cancelled a player goes by rules of thumb. */
static void
test_cancelled (void)
{
  static const FhActionKind kinds[] = { FH_ACTION_BID, FH_ACTION_DISCARD };
  atomic_int cancelled = 1;
  const FhPlayer player = { .level = FH_PLAYER_EXPERT,
                            .character = FH_STEADY,
                            .cancelled = &cancelled };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      FhState state;
      FhSeatView view;
      FhDecision by_rules, decision;

      g_assert_true (reach (&state, FH_PRESET_AUSTRALIAN_4, 3, kinds[k], &view));
      by_rules = fh_player_decide (&rules_player, &view, NULL);
      decision = fh_player_decide (&player, &view, NULL);
      g_assert_true (fh_action_equal (&decision.action, &by_rules.action));
      g_assert_cmpint (decision.comparison.n, ==, 0);
    }
}

/* What is tried twice is equal to itself, and nothing is better than that by chance. */
static void
test_trials (void)
{
  const FhThinking *thinking = fh_level_thinking (FH_PLAYER_STRONG);
  FhState state;
  FhSeatView view;
  FhTrial list[3];
  FhTrials trials = { .n = 3, .list = list };
  FhWorlds *worlds;

  g_assert_true (reach (&state, FH_PRESET_AMERICAN_4, 7, FH_ACTION_BID, &view));
  worlds = fh_worlds_new (&view, &thinking->worlds, fh_seed_from_number (1), NULL);
  g_assert_nonnull (worlds);
  trials.contracts = fh_contracts_new (worlds, 50000, NULL);
  list[0] = list[1] = (FhTrial){ .action = fh_action_bid (view.seat, FH_PASS) };
  list[2] = (FhTrial){ .action = fh_action_bid (view.seat, fh_bid (10, FH_NO_TRUMP)) };
  g_assert_true (fh_trials_run (&trials, worlds, NULL));
  g_assert_cmpint (fh_trials_best (&trials, 0, 1), ==, 0);
  g_assert_cmpfloat (list[1].gain, ==, 0);
  g_assert_cmpfloat (fabs (list[0].weight - 1), <, 1e-4);
  /* Ten no-trump on any hand is the contract, fails, and costs the lead. */
  g_assert_cmpfloat (fabs (list[2].bids - 1), <, 1e-4);
  g_assert_cmpfloat (list[2].made, <, 0.5);
  g_assert_cmpfloat (list[2].gain, <, -0.3);
  fh_trials_clear (&trials);
  fh_contracts_free (trials.contracts);
  fh_worlds_free (worlds);
}

/* What is far behind after some worlds drops out of the race; what is not goes on to the end. */
static void
test_race (void)
{
  const FhWorldsBudget budget = { .n_worlds = 400, .n_listed = 1, .drawn = 1 };
  FhState state;
  FhSeatView view;
  FhTrial list[3];
  FhTrials trials = { .n = 3, .list = list };
  FhComparison compared;
  FhWorlds *worlds;

  g_assert_true (reach (&state, FH_PRESET_AMERICAN_4, 7, FH_ACTION_BID, &view));
  worlds = fh_worlds_new (&view, &budget, fh_seed_from_number (1), NULL);
  g_assert_nonnull (worlds);
  trials.contracts = fh_contracts_new (worlds, 50000, NULL);
  list[0] = list[1] = (FhTrial){ .action = fh_action_bid (view.seat, FH_PASS) };
  list[2] = (FhTrial){ .action = fh_action_bid (view.seat, fh_bid (10, FH_NO_TRUMP)) };
  g_assert_true (fh_trials_run (&trials, worlds, NULL));
  g_assert_false (list[0].out || list[1].out);
  g_assert_cmpfloat (fabs (list[1].weight - 1), <, 1e-3);
  g_assert_true (list[2].out);
  g_assert_cmpfloat (list[2].weight, <, 0.5);
  fh_trials_compare (&trials, 0, &compared);
  g_assert_cmpint (compared.n_worlds, >, 0);
  g_assert_cmpint (compared.n_worlds, <=, worlds->n_families);
  g_assert_cmpint (compared.list[1].n_worlds, ==, compared.n_worlds);
  g_assert_cmpint (compared.list[2].n_worlds, <, compared.n_worlds);
  g_assert_cmpint (fh_trials_best (&trials, 0, 1), ==, 0);

  fh_trials_clear (&trials);
  /* The other way round the good one wins, and the race is over as soon as that is sure. */
  list[0] = (FhTrial){ .action = list[2].action };
  list[1] = (FhTrial){ .action = fh_action_bid (view.seat, FH_PASS) };
  trials.n = 2;
  g_assert_true (fh_trials_run (&trials, worlds, NULL));
  g_assert_cmpint (fh_trials_best (&trials, 0, 1), ==, 1);
  g_assert_cmpint (fh_trials_best (&trials, 0, 1e6), ==, 0);
  g_assert_cmpfloat (list[1].weight, <, 0.5);
  fh_trials_clear (&trials);
  fh_contracts_free (trials.contracts);
  fh_worlds_free (worlds);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/search/cancelled", test_cancelled);
  g_test_add_func ("/players/search/kitty-of-six", test_kitty_of_six);
  g_test_add_func ("/players/search/trials", test_trials);
  g_test_add_func ("/players/search/race", test_race);
  add_presets ("/players/search/allowed/", test_allowed);

  return g_test_run ();
}
