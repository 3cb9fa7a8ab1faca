/* test-cost.c: what a decision cost beside the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-cost.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#include "fh-position.h"

static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };

/* The judge, in so few layouts that it is quick. */
static FhPlayer
quick_judge (const atomic_int *cancelled)
{
  static FhThinking little;
  FhPlayer judge = fh_advice_judge (cancelled);

  little = *judge.thinking;
  little.worlds.n_worlds = little.worlds.n_listed = 40;
  little.calls.worlds = 60;
  little.kitty.worlds = 40;
  little.kitty.listed = 30;
  little.kitty.first = 2;
  little.kitty.told = 8;
  judge.thinking = &little;
  return judge;
}

/* Deals @number, and lets players of rules act until @due comes to the end of @n_tricks tricks; who
 * bids is the first seat, seven spades. */
static void
play_to (FhState *state, uint64_t number, FhActionKind due, int n_tricks)
{
  FhAction action;
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  position_deal_number (state, &rules, 0, number);
  while (state->table.due != due || state->table.n_tricks < n_tricks)
    {
      FhSeatView view;

      g_assert_false (state->table.deal_over);
      fh_seat_view_init (&view, state, state->table.turn);
      action = fh_player_decide (&player, &view, NULL).action;
      if (state->table.due == FH_ACTION_BID)
        action = fh_action_bid (view.seat, state->table.n_calls == 0
                                               ? fh_bid (7, (FhDenomination) FH_SPADES)
                                               : FH_PASS);
      g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
    }
}

static void
judge_turn (FhAdvice *advice, FhSeatView *view, const FhState *state)
{
  FhPlayer judge = quick_judge (NULL);

  fh_seat_view_init (view, state, state->table.turn);
  g_assert_true (fh_advice_init (advice, view, &judge, 0));
}

static FhCost
cost_of (const FhAdvice *advice, const FhSeatView *view, const FhAction *done)
{
  FhPlayer judge = quick_judge (NULL);
  FhCost cost;

  g_assert_true (fh_cost_init (&cost, advice, view, &judge, done, 0));
  return cost;
}

/* What holds of every cost: a mistake is beyond the error, and no small matter. */
static void
check_cost (const FhCost *cost, const FhAdvice *advice)
{
  g_assert_true (fh_action_equal (&cost->best.action, &advice->choices[0].action));
  if (cost->done.best)
    {
      g_assert_cmpfloat (cost->points.cost, ==, 0);
      g_assert_false (cost->is_mistake);
    }
  if (cost->verdict != FH_VERDICT_WORSE)
    g_assert_false (cost->is_mistake);
  if (!cost->is_mistake)
    return;
  g_assert_true (cost->confirmed || advice->complete);
  g_assert_cmpfloat (cost->points.cost, >=, FH_COST_LEAST_POINTS);
  g_assert_cmpfloat (cost->points.cost, >=, FH_COST_ERRORS * cost->points.error);
}

static void
test_call (void)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhAction rash = fh_action_bid (1, FH_LAST_BID);
  FhSeatView view;
  FhState state;
  FhCost cost;

  play_to (&state, 1, FH_ACTION_BID, 0);
  judge_turn (advice, &view, &state);
  for (int i = 0; i < advice->n_choices; i++)
    {
      cost = cost_of (advice, &view, &advice->choices[i].action);
      check_cost (&cost, advice);
      g_assert_false (cost.chance.known);
      g_assert_false (cost.tricks.known);
    }
  rash.seat = view.seat;
  cost = cost_of (advice, &view, &rash);
  g_assert_true (cost.is_mistake);
  g_assert_true (cost.confirmed);
  g_assert_cmpfloat (cost.points.cost, >, 100);
}

/* A discard that was not even listed is weighed all the same, in all that is played for. */
static void
test_discard (void)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhCardSet best = 0;
  FhAction foolish;
  FhSeatView view;
  FhState state;
  FhCost cost;

  /* A deal in which the declarer has some trumps to throw away. */
  for (uint64_t number = 1; fh_set_size (best) < 5; number++)
    {
      best = 0;
      play_to (&state, number, FH_ACTION_DISCARD, 0);
      FH_FOREACH_CARD (card, state.hands[state.table.turn])
        if (fh_effective_suit (card, (FhDenomination) FH_SPADES) == FH_SPADES)
          best |= FH_SET (card);
    }
  judge_turn (advice, &view, &state);
  while (fh_set_size (best) > 3)
    best &= best - 1;
  foolish = fh_action_cards (FH_ACTION_DISCARD, view.seat, best);
  g_assert_null (fh_advice_find (advice, &foolish));
  cost = cost_of (advice, &view, &foolish);
  check_cost (&cost, advice);
  g_assert_true (cost.is_mistake);
  g_assert_true (cost.confirmed);
  g_assert_true (cost.chance.known);
  g_assert_true (cost.tricks.known);
  g_assert_cmpfloat (cost.tricks.cost, >, 0.5);
  g_assert_cmpfloat (cost.tricks.error, >, 0);
  g_assert_cmpfloat (cost.chance.cost, >=, 0);
}

/* The order in which cards were given means nothing. */
static void
test_order (void)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhAction done;
  FhSeatView view;
  FhState state;
  FhCost cost;
  FhCard first;

  play_to (&state, 2, FH_ACTION_DISCARD, 0);
  judge_turn (advice, &view, &state);
  done = advice->choices[0].action;
  first = done.cards[0];
  done.cards[0] = done.cards[2];
  done.cards[2] = first;
  cost = cost_of (advice, &view, &done);
  g_assert_true (cost.done.best);
  g_assert_false (cost.is_mistake);
}

/* Cards are all tried in the same layouts, in which the differences are those of the means; to the
 * declarer and to a defender. */
static void
test_cards (void)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);

  for (int n_tricks = 0; n_tricks < 9; n_tricks++)
    {
      FhSeatView view;
      FhState state;

      play_to (&state, 3, FH_ACTION_PLAY, n_tricks);
      judge_turn (advice, &view, &state);
      bool bids = fh_seats_have (view.allies, view.table.declarer);
      for (int i = 0; i < advice->n_choices; i++)
        {
          const FhAdvisedChoice *choice = &advice->choices[i], *best = &advice->choices[0];
          FhCost cost = cost_of (advice, &view, &choice->action);
          float chance = choice->make - best->make;

          check_cost (&cost, advice);
          if (choice->n_layouts == 0)
            continue;
          g_assert_cmpfloat (fabsf (choice->ahead - (choice->points - best->points)), <, 0.1);
          g_assert_cmpfloat (fabsf (choice->aim_ahead - (bids ? chance : -chance)), <, 0.001);
          g_assert_true (cost.chance.known && cost.tricks.known);
          if (advice->complete)
            g_assert_cmpfloat (cost.points.error, ==, 0);
        }
    }
}

/* What the rules do not allow costs nothing that could be said, and nothing is said when the judge
 * was cancelled. */
static void
test_nothing (void)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  atomic_int cancelled = 1;
  FhPlayer judge = quick_judge (&cancelled);
  FhAction rash, wrong;
  FhSeatView view;
  FhState state;
  FhCost cost;

  play_to (&state, 1, FH_ACTION_BID, 0);
  judge_turn (advice, &view, &state);
  wrong = fh_action_play (view.seat, FH_JOKER, FH_SUIT_NONE);
  rash = fh_action_bid (view.seat, FH_LAST_BID);
  g_assert_false (fh_cost_init (&cost, advice, &view, &judge, &rash, 0));
  judge = quick_judge (NULL);
  g_assert_false (fh_cost_init (&cost, advice, &view, &judge, &wrong, 0));
  wrong = fh_action_bid ((view.seat + 1) % 4, FH_PASS);
  g_assert_false (fh_cost_init (&cost, advice, &view, &judge, &wrong, 0));
}

/* The same number gives the same cost, another one draws other layouts. */
static void
test_number (void)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhPlayer judge = quick_judge (NULL);
  FhCost cost, again, other;
  FhAction rash;
  FhSeatView view;
  FhState state;

  play_to (&state, 1, FH_ACTION_BID, 0);
  judge_turn (advice, &view, &state);
  rash = fh_action_bid (view.seat, FH_LAST_BID);
  cost = cost_of (advice, &view, &rash);
  again = cost_of (advice, &view, &rash);
  g_assert_true (fh_cost_init (&other, advice, &view, &judge, &rash, 1));
  g_assert_cmpfloat (cost.points.cost, ==, again.points.cost);
  g_assert_cmpfloat (cost.points.error, ==, again.points.error);
  g_assert_cmpfloat (cost.points.cost, !=, other.points.cost);
}

/* What may have cost much, and as well nothing, is not called sound. */
static void
test_sound (void)
{
  static const struct
  {
    FhVerdict verdict;
    float cost, error;
    bool is_told, is_sound;
  } rows[] = {
    { FH_VERDICT_BEST, 0, 0, true, true },
    { FH_VERDICT_EQUAL, 12, 9, true, true },
    { FH_VERDICT_EQUAL, -40, 30, true, true },
    { FH_VERDICT_EQUAL, 60, 40, false, false }, /* a misère that is lost as often as not */
    { FH_VERDICT_BETTER, -30, 8, true, true },
    { FH_VERDICT_WORSE, 60, 12, true, false },
    { FH_VERDICT_LOSES_GAMES, -10, 4, true, false },
    { FH_VERDICT_UNTRIED, 0, 0, false, false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhCost cost = { .verdict = (uint8_t) rows[i].verdict,
                      .points = { .known = rows[i].verdict != FH_VERDICT_UNTRIED,
                                  .cost = rows[i].cost,
                                  .error = rows[i].error } };
      bool is_sound;

      g_assert_true (fh_cost_tells_sound (&cost, &is_sound) == rows[i].is_told);
      if (rows[i].is_told)
        g_assert_true (is_sound == rows[i].is_sound);
    }
}

/* The amount counts beyond the error, and what is no mistake is never asked about. */
static void
test_limit (void)
{
  FhCost cost = { .points = { .known = true, .cost = 24, .error = 3 }, .is_mistake = true };

  g_assert_true (fh_cost_exceeds (&cost, 20));
  g_assert_false (fh_cost_exceeds (&cost, 21));
  g_assert_false (fh_cost_exceeds (&cost, 40));
  g_assert_false (fh_cost_exceeds (&cost, 0));
  cost.is_mistake = false;
  g_assert_false (fh_cost_exceeds (&cost, 10));
}

/* What an advice alone tells of it: clear either way beyond the errors, and open between, or
 * where it was not tried. */
static void
test_would_exceed (void)
{
  static const struct
  {
    float ahead, error;
    FhVerdict verdict;
    guint n_layouts;
    FhExceeds exceeds;
  } rows[] = {
    { -60, 5, FH_VERDICT_WORSE, 100, FH_EXCEEDS },
    { -60, 15, FH_VERDICT_WORSE, 100, FH_EXCEEDS_PERHAPS },
    { -60, 45, FH_VERDICT_WORSE, 100, FH_EXCEEDS_NOT },
    { -20, 0, FH_VERDICT_WORSE, 100, FH_EXCEEDS_NOT },
    { -60, 5, FH_VERDICT_EQUAL, 100, FH_EXCEEDS_NOT },
    { -60, 5, FH_VERDICT_UNTRIED, 100, FH_EXCEEDS_PERHAPS },
    { -60, 5, FH_VERDICT_WORSE, 0, FH_EXCEEDS_PERHAPS },
  };
  const FhAction seven = fh_action_bid (0, fh_bid (7, FH_TRUMP_HEARTS));
  const FhAction eight = fh_action_bid (0, fh_bid (8, FH_TRUMP_HEARTS));
  FhAdvice advice = { .n_choices = 0 };

  g_assert_cmpint (fh_cost_would_exceed (&advice, &seven, 20), ==, FH_EXCEEDS_NOT);
  advice.n_choices = 2;
  advice.choices[0] = (FhAdvisedChoice){ .action = fh_action_bid (0, FH_PASS), .worth = 1 };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      advice.choices[1] = (FhAdvisedChoice){ .action = seven,
                                             .ahead = rows[i].ahead,
                                             .ahead_error = rows[i].error,
                                             .verdict = (uint8_t) rows[i].verdict,
                                             .n_layouts = rows[i].n_layouts };
      g_assert_cmpint (fh_cost_would_exceed (&advice, &seven, 20), ==, rows[i].exceeds);
    }
  g_assert_cmpint (fh_cost_would_exceed (&advice, &eight, 20), ==, FH_EXCEEDS_PERHAPS);
}

/* --- Hard and right --- */

/* An advice on @view by which @best is the best, and every other card costs so many points. */
static void
advise (FhAdvice *advice, const FhSeatView *view, FhCard best, float points, float error)
{
  memset (advice, 0, sizeof *advice);
  advice->seat = view->seat;
  advice->due = FH_ACTION_PLAY;
  FH_FOREACH_CARD (card, view->legal.cards)
    {
      FhAdvisedChoice choice = { .action = fh_action_play (view->seat, card, FH_SUIT_NONE),
                                 .verdict = FH_VERDICT_WORSE,
                                 .n_layouts = 100,
                                 .ahead = -points,
                                 .ahead_error = error,
                                 .worth = 0.4f };

      if (card == best)
        {
          choice.best = true;
          choice.verdict = FH_VERDICT_BEST;
          choice.ahead = choice.ahead_error = 0;
          choice.worth = 0.5f;
        }
      advice->choices[advice->n_choices++] = choice;
      if (card == best)
        {
          advice->choices[advice->n_choices - 1] = advice->choices[0];
          advice->choices[0] = choice;
        }
    }
}

/* Whether playing the best of @advice was hard and right. */
static bool
is_hard (const FhAdvice *advice, const FhSeatView *view)
{
  FhCost cost = cost_of (advice, view, &advice->choices[0].action);

  return fh_cost_is_hard (&cost, advice, view);
}

/* It is what a club player does not do, where what they do costs enough, and beyond the error. */
static void
test_hard (void)
{
  static const FhPlayer club = { .level = FH_PLAYER_CLUB, .character = FH_STEADY };
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhSeatView view;
  FhState state;
  FhCard usual, other;

  play_to (&state, 3, FH_ACTION_PLAY, 0);
  fh_seat_view_init (&view, &state, state.table.turn);
  usual = fh_player_decide (&club, &view, NULL).action.cards[0];
  other = fh_set_first (view.legal.cards & ~FH_SET (usual) & ~FH_SET_JOKERS);
  advise (advice, &view, other, 60, 5);
  g_assert_true (is_hard (advice, &view));
  /* What was wrong, or was not weighed, is not right. */
  FhCost cost = cost_of (advice, &view, &advice->choices[0].action);
  cost.verdict = FH_VERDICT_WORSE;
  g_assert_false (fh_cost_is_hard (&cost, advice, &view));
  cost.verdict = FH_VERDICT_UNTRIED;
  g_assert_false (fh_cost_is_hard (&cost, advice, &view));
  /* Little, and what may be chance. */
  advise (advice, &view, other, FH_COST_LEAST_POINTS - 1, 1);
  g_assert_false (is_hard (advice, &view));
  advise (advice, &view, other, 60, 30);
  g_assert_false (is_hard (advice, &view));
  /* What everybody does. */
  advise (advice, &view, usual, 60, 5);
  g_assert_false (is_hard (advice, &view));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tutor/cost/call", test_call);
  g_test_add_func ("/tutor/cost/discard", test_discard);
  g_test_add_func ("/tutor/cost/order", test_order);
  g_test_add_func ("/tutor/cost/cards", test_cards);
  g_test_add_func ("/tutor/cost/nothing", test_nothing);
  g_test_add_func ("/tutor/cost/number", test_number);
  g_test_add_func ("/tutor/cost/sound", test_sound);
  g_test_add_func ("/tutor/cost/limit", test_limit);
  g_test_add_func ("/tutor/cost/would-exceed", test_would_exceed);
  g_test_add_func ("/tutor/cost/hard", test_hard);

  return g_test_run ();
}
