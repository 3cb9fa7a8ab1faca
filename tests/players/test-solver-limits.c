/* test-solver-limits.c: the solver's budget, cancelling it, and what it remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "fh-deal.h"
#include "fh-position.h"
#include "fh-solver.h"

/* A deal of @preset from its first lead, in @contract. */
static void
make_deal (FhSolverPosition *position, const char *preset, const char *contract, uint64_t number)
{
  FhRules rules = position_rules (preset, "");
  FhAction deal = fh_deal_from_seed (&rules, 0, fh_seed_from_number (6), number);
  FhState state;

  fh_state_init (&state, &rules);
  g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
  fh_solver_position_init_contract (position, &rules, position_call (contract), 0);
  for (int seat = 0; seat < rules.n_seats; seat++)
    if (fh_seats_have (position->playing, seat))
      position->hands[seat] = state.hands[seat];
}

/* Where the budget ends the answer is not known; what is answered is right; the same budget ends at
 * the same place. */
static void
test_budget (void)
{
  FhSolver *solver = fh_solver_new (0), *other = fh_solver_new (0);
  int n_unknown = 0, n_known = 0;

  for (uint64_t number = 0; number < 40; number++)
    {
      FhSolverPosition position;
      FhSolverCard cards[FH_SOLVER_MAX_MOVES], again[FH_SOLVER_MAX_MOVES];
      FhSolverCard right[FH_SOLVER_MAX_MOVES];

      make_deal (&position, "australian-4", number % 2 ? "8H" : "8NT", number);
      fh_solver_set_budget (solver, 400 << number % 6);
      fh_solver_forget (solver);
      int n = fh_solver_cards (solver, &position, cards);
      g_assert_cmpint ((int) fh_solver_nodes (solver), <=, (400 << number % 6) + 1);
      fh_solver_forget (solver);
      g_assert_cmpint (fh_solver_cards (solver, &position, again), ==, n);
      g_assert_cmpint (fh_solver_cards (other, &position, right), ==, n);
      for (int i = 0; i < n; i++)
        {
          g_assert_cmpint (cards[i].value, ==, again[i].value);
          if (cards[i].value == FH_SOLVER_UNKNOWN)
            n_unknown++;
          else
            g_assert_cmpint (cards[i].value, ==, right[i].value);
          n_known += cards[i].value != FH_SOLVER_UNKNOWN;
        }
    }
  g_assert_cmpint (n_unknown, >, 0);
  g_assert_cmpint (n_known, >, 0);
  fh_solver_free (solver);
  fh_solver_free (other);
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (20000);
  atomic_store ((atomic_int *) data, 1);
  return NULL;
}

/* A question that would take long ends soon after it is cancelled, by another thread too. */
static void
test_cancel (void)
{
  FhSolver *solver = fh_solver_new (0);
  FhSolverPosition position;
  atomic_int cancelled = 1;

  make_deal (&position, "american-6", "8H", 1);
  fh_solver_set_cancel (solver, &cancelled);
  g_assert_cmpint (fh_solver_value (solver, &position), ==, FH_SOLVER_UNKNOWN);

  int n_unknown = 0;
  for (uint64_t number = 0; number < 8; number++)
    {
      make_deal (&position, "american-6", "8H", number);
      atomic_store (&cancelled, 0);
      GThread *thread = g_thread_new ("cancel", cancel_soon, &cancelled);
      n_unknown += fh_solver_value (solver, &position) == FH_SOLVER_UNKNOWN;
      g_thread_join (thread);
    }
  g_assert_cmpint (n_unknown, >, 0);
  fh_solver_set_cancel (solver, NULL);
  make_deal (&position, "australian-3", "7H", 1);
  g_assert_cmpint (fh_solver_value (solver, &position), !=, FH_SOLVER_UNKNOWN);
  fh_solver_free (solver);
}

/* All 286 discards of one hand from one solver, which shares what it knows, are worth what each is
 * to a solver that knows nothing. */
static void
test_discards (void)
{
  FhSolver *solver = fh_solver_new (0), *fresh = fh_solver_new (0);
  FhRules rules = position_rules ("new-zealand-4", "");
  FhState state;
  FhCard hand[13];
  int n = 0, n_compared = 0;

  position_deal_number (&state, &rules, 3, 8);
  FH_FOREACH_CARD (card, state.hands[0] | state.kitty)
    hand[n++] = card;
  for (int call = 0; call < 3; call++)
    for (int a = 0; a < n; a++)
      for (int b = a + 1; b < n; b++)
        for (int c = b + 1; c < n; c++)
          {
            static const char *const calls[] = { "7H", "7NT", "MIS" };
            FhSolverPosition position;

            fh_solver_position_init_contract (&position, &rules, position_call (calls[call]), 0);
            for (int seat = 0; seat < 4; seat++)
              if (fh_seats_have (position.playing, seat))
                position.hands[seat] = state.hands[seat];
            position.hands[0] |= state.kitty;
            position.hands[0] &= ~(FH_SET (hand[a]) | FH_SET (hand[b]) | FH_SET (hand[c]));
            int value = fh_solver_value (solver, &position);
            if ((a + b + c) % 7)
              continue;
            fh_solver_forget (fresh);
            g_assert_cmpint (fh_solver_value (fresh, &position), ==, value);
            n_compared++;
          }
  g_assert_cmpint (n_compared, >, 100);
  fh_solver_free (solver);
  fh_solver_free (fresh);
}

/* A table that is much too small makes answers slow and not wrong. */
static void
test_small_memory (void)
{
  FhSolver *small = fh_solver_new (1), *large = fh_solver_new (0);

  for (uint64_t number = 0; number < 12; number++)
    {
      FhSolverPosition position;
      make_deal (&position, "australian-4", number % 3 ? "8H" : "8NT", number);
      g_assert_cmpint (fh_solver_value (small, &position), ==, fh_solver_value (large, &position));
    }
  fh_solver_free (small);
  fh_solver_free (large);
}

/* The highest of @cards by @trump. */
static FhCard
highest_of (FhCardSet cards, FhDenomination trump)
{
  FhCard highest = fh_set_first (cards);

  FH_FOREACH_CARD (card, cards)
    if (fh_card_power (card, trump) > fh_card_power (highest, trump))
      highest = card;
  return highest;
}

/* Nineteen trumps, the most that there are, all of them in six hands: the first has ten, under
 * @n_above of an opponent, which take a trick each. */
static void
test_nineteen_trumps (gconstpointer data)
{
  int n_above = GPOINTER_TO_INT (data);
  FhRules rules = position_rules ("australian-6", "pack=literal60");
  FhCardSet trumps =
      rules.pack & fh_effective_suit_cards (FH_DIAMONDS, (FhDenomination) FH_DIAMONDS);
  FhCardSet left = rules.pack;
  FhSolver *solver = fh_solver_new (0);
  FhSolverPosition position;

  g_assert_cmpint (fh_set_size (rules.pack), ==, 60);
  g_assert_cmpint (fh_set_size (trumps), ==, 19);
  fh_solver_position_init_contract (&position, &rules, position_call ("10D"), 0);
  for (int i = 0; i < 10 + n_above; i++)
    {
      FhCard card = highest_of (trumps & left, (FhDenomination) FH_DIAMONDS);

      position.hands[i < n_above] |= FH_SET (card);
      left &= ~FH_SET (card);
    }
  for (int seat = 1; seat < 6; seat++)
    while (fh_set_size (position.hands[seat]) < 10)
      {
        FhCard card = fh_set_first (left);

        position.hands[seat] |= FH_SET (card);
        left &= ~FH_SET (card);
      }
  g_assert_cmpint (fh_solver_at_least (solver, &position, 10 - n_above), ==, 1);
  if (n_above > 0)
    g_assert_cmpint (fh_solver_at_least (solver, &position, 11 - n_above), ==, 0);
  fh_solver_free (solver);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/solver/budget", test_budget);
  g_test_add_func ("/players/solver/cancel", test_cancel);
  g_test_add_func ("/players/solver/discards", test_discards);
  g_test_add_func ("/players/solver/small-memory", test_small_memory);
  g_test_add_data_func ("/players/solver/nineteen-trumps/from-the-top", GINT_TO_POINTER (0),
                        test_nineteen_trumps);
  g_test_add_data_func ("/players/solver/nineteen-trumps/under-two", GINT_TO_POINTER (2),
                        test_nineteen_trumps);
  return g_test_run ();
}
