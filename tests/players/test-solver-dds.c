/* test-solver-dds.c: the solver finds what the double dummy solver of bridge finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The value of every card: at the first lead, at a lead in mid-hand, and in the middle of a trick
 * of each deal.
 */
#include <glib.h>
#include <stdlib.h>

#include "fh-dds.h"
#include "fh-deal.h"
#include "fh-solver.h"

/* Deals of suits and of no trump each; FH_SOLVER_DEALS in the environment asks for others. */
#ifdef __SANITIZE_ADDRESS__
#define N_DEALS 60
#else
#define N_DEALS 2000
#endif

static int
n_deals (void)
{
  const char *text = g_getenv ("FH_SOLVER_DEALS");

  return text ? atoi (text) : N_DEALS;
}

/* Plays @n cards at random. */
static void
play_on (FhSolverPosition *position, int n, FhRng *rng)
{
  FhSolverMove moves[FH_SOLVER_MAX_MOVES];

  for (; n > 0; n--)
    {
      int n_moves = fh_solver_position_legal (position, moves);
      fh_solver_position_play (position, moves[fh_rng_below (rng, (uint32_t) n_moves)]);
    }
}

/* The tricks that the bidders have when the side of the seat whose turn it is gets @score. */
static int
tricks_of_bidders (const FhSolverPosition *position, int score)
{
  int left = fh_solver_position_tricks_left (position);

  return position->taken
         + (fh_seats_have (position->bidders, position->turn) ? score : left - score);
}

static void
check_position (FhSolver *solver, const FhSolverPosition *position)
{
  struct deal deal;
  struct futureTricks tricks;
  FhCard cards[FH_N_SUITS][15];
  FhSolverCard values[FH_SOLVER_MAX_MOVES];
  int n_checked = 0;

  fh_dds_deal (&deal, cards, position);
  fh_dds_solve (&deal, -1, 3, &tricks);
  int n = fh_solver_cards (solver, position, values);
  for (int i = 0; i < tricks.cards; i++)
    for (int rank = 2; rank <= 14; rank++)
      {
        if (rank != tricks.rank[i] && !(tricks.equals[i] >> rank & 1))
          continue;
        for (int k = 0; k < n; k++)
          if (values[k].card == cards[tricks.suit[i]][rank])
            {
              g_assert_cmpint (values[k].value, ==, tricks_of_bidders (position, tricks.score[i]));
              n_checked++;
            }
      }
  g_assert_cmpint (n_checked, ==, n);
  g_assert_cmpint (fh_solver_value (solver, position), ==,
                   tricks_of_bidders (position, tricks.score[0]));
}

static void
check_deals (bool suits)
{
  FhSolver *solver = fh_solver_new (0);
  FhRules rules;
  FhState state;
  FhRng rng;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_rng_init (&rng, fh_seed_from_number (suits), 1);
  for (int done = 0, n = 0; done < n_deals (); n++)
    {
      FhSolverPosition start;
      FhAction action = fh_deal_from_seed (&rules, 0, fh_seed_from_number (7), (uint64_t) n);
      FhDenomination trump = suits ? (FhDenomination) (n % 4) : FH_NO_TRUMP;
      FhCardSet all = 0;

      fh_state_init (&state, &rules);
      g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
      fh_solver_position_init_contract (&start, &rules, fh_bid (7, trump),
                                        (int) fh_rng_below (&rng, 4));
      for (int seat = 0; seat < 4; seat++)
        {
          start.hands[seat] = state.hands[seat];
          all |= state.hands[seat];
        }
      if (!suits && (all & FH_SET_JOKERS))
        continue;
      done++;
      start.turn = (uint8_t) fh_rng_below (&rng, 4);
      check_position (solver, &start);

      FhSolverPosition later = start;
      play_on (&later, 4 * (int) (1 + fh_rng_below (&rng, 7)), &rng);
      check_position (solver, &later);
      later = start;
      play_on (&later, 4 * (int) fh_rng_below (&rng, 8) + 1 + (int) fh_rng_below (&rng, 3), &rng);
      check_position (solver, &later);
    }
  fh_solver_free (solver);
}

static void
test_suits (void)
{
  check_deals (true);
}

static void
test_no_trump (void)
{
  check_deals (false);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/solver/dds/suits", test_suits);
  g_test_add_func ("/players/solver/dds/no-trump", test_no_trump);
  return g_test_run ();
}
