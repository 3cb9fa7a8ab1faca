/* test-refutation.c: how a card loses that was worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-refutation.h"

#include <glib.h>

#include "fh-deal.h"
#include "fh-player.h"

/* Deals @number, in which the first to call plays seven spades, and lets players of rules act until
 * @n_plays cards are played. */
static void
play_to (FhState *state, uint64_t number, int n_plays)
{
  const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  FhAction action;
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_state_init (state, &rules);
  action = fh_deal_from_seed (&rules, 0, fh_seed_from_number (number), 0);
  while (true)
    {
      FhSeatView view;

      g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
      if (state->table.due == FH_ACTION_PLAY && state->table.n_plays == n_plays)
        return;
      fh_seat_view_init (&view, state, state->table.turn);
      action = fh_player_decide (&player, &view, NULL).action;
      if (state->table.due == FH_ACTION_BID)
        action = fh_action_bid (view.seat, state->table.n_calls == 0
                                               ? fh_bid (7, (FhDenomination) FH_SPADES)
                                               : FH_PASS);
    }
}

/* What @action leads to in @world, by best play. */
static int
value_of (const FhWorld *world, const FhAction *action)
{
  FhSolver *solver = fh_solver_new (0);
  FhSolverPosition position;
  int value;

  g_assert_true (fh_solver_position_init (&position, world));
  fh_solver_position_play (&position, (FhSolverMove){ action->cards[0], action->suit });
  value = fh_solver_value (solver, &position);
  fh_solver_free (solver);
  return value;
}

/* The layout fits what the seat sees, the card comes short there by just so much, and the line is
 * the rest of the deal and ends with that. */
static void
check (const FhRefutation *refutation,
       const FhSeatView *view,
       const FhAction *done,
       const FhAction *best)
{
  FhWorld world = refutation->world;
  FhSeatView seen;
  int with, beside;

  g_assert_cmpint (refutation->n_layouts, >=, FH_REFUTATION_LEAST_LAYOUTS);
  g_assert_cmpint (refutation->n_short, <=, refutation->n_layouts);
  g_assert_cmpint (refutation->n_decided, <=, refutation->n_short);
  fh_world_view (&world, view->seat, &seen);
  g_assert_cmpuint (seen.hand, ==, view->hand);
  g_assert_cmpuint (seen.unseen, ==, view->unseen);

  with = value_of (&world, done);
  beside = value_of (&world, best);
  g_assert_cmpint (fh_seats_have (view->allies, view->table.declarer) ? beside - with
                                                                      : with - beside,
                   ==, refutation->tricks);
  g_assert_cmpint (refutation->bids, ==, fh_seats_have (view->allies, view->table.declarer));
  g_assert_cmpint (refutation->decides, ==, (with >= 7) != (beside >= 7));

  g_assert_true (fh_action_equal (&refutation->line.actions[0], done));
  for (int i = 0; i < refutation->line.n; i++)
    g_assert_cmpint (fh_world_apply (&world, &refutation->line.actions[i]).code, ==, FH_OK);
  g_assert_true (fh_world_table (&world)->deal_over);
}

/* Of all pairs of cards in some positions one loses to the other, or neither does, and never both;
 * what is said holds. */
static void
test_pairs (void)
{
  g_autofree FhRefutation *there = g_new (FhRefutation, 1);
  g_autofree FhRefutation *back = g_new (FhRefutation, 1);
  int n_found = 0;

  for (uint64_t number = 1; number <= 3; number++)
    {
      FhSeatView view;
      FhState state;
      FhAction first;

      play_to (&state, number, 20);
      fh_seat_view_init (&view, &state, state.table.turn);
      first = fh_action_play (view.seat, fh_set_first (view.legal.cards), FH_SUIT_NONE);
      FH_FOREACH_CARD (card, view.legal.cards & (view.legal.cards - 1))
        {
          FhAction other = fh_action_play (view.seat, card, FH_SUIT_NONE);
          bool loses = fh_refutation_init (there, &view, &first, &other, 0, NULL);
          bool wins = fh_refutation_init (back, &view, &other, &first, 0, NULL);

          g_assert_false (loses && wins);
          if (loses)
            check (there, &view, &first, &other);
          if (wins)
            check (back, &view, &other, &first);
          n_found += loses || wins;
        }
    }
  g_assert_cmpint (n_found, >=, 3);
}

static void
test_nothing (void)
{
  g_autofree FhRefutation *refutation = g_new (FhRefutation, 1);
  atomic_int cancelled = 1;
  FhAction first, last, call = fh_action_bid (0, FH_PASS);
  FhSeatView view;
  FhState state;

  play_to (&state, 1, 20);
  fh_seat_view_init (&view, &state, state.table.turn);
  first = fh_action_play (view.seat, fh_set_first (view.legal.cards), FH_SUIT_NONE);
  last = fh_action_play (view.seat, fh_set_first (view.unseen), FH_SUIT_NONE);
  /* The same card, one that is not held, none at all, and no time. */
  g_assert_false (fh_refutation_init (refutation, &view, &first, &first, 0, NULL));
  g_assert_false (fh_refutation_init (refutation, &view, &last, &first, 0, NULL));
  g_assert_false (fh_refutation_init (refutation, &view, &call, &first, 0, NULL));
  FH_FOREACH_CARD (card, view.legal.cards)
    {
      last = fh_action_play (view.seat, card, FH_SUIT_NONE);
      g_assert_false (fh_refutation_init (refutation, &view, &first, &last, 0, &cancelled));
      g_assert_false (fh_refutation_init (refutation, &view, &last, &first, 0, &cancelled));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/refutation/pairs", test_pairs);
  g_test_add_func ("/tutor/refutation/nothing", test_nothing);
  return g_test_run ();
}
