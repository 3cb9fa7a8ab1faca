/* fh-solver.c: the best play of everybody when all hands are known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-solver-search.h"

#include <stdlib.h>

#include "fh-memory.h"

#define MIN_MEMORY ((size_t) 64 << 10)
#define MAX_MEMORY ((size_t) 1 << 30)

FhSolver *
fh_solver_new (size_t memory)
{
  FhSolver *solver = fh_memory_new (sizeof *solver);

  if (memory == 0)
    memory = FH_SOLVER_USUAL_MEMORY;
  if (memory < MIN_MEMORY)
    memory = MIN_MEMORY;
  solver->size = memory > MAX_MEMORY ? MAX_MEMORY : memory;
  solver->memory = fh_memory_new_if_any (solver->size);
  if (!solver->memory)
    {
      free (solver);
      return NULL;
    }
  return solver;
}

void
fh_solver_free (FhSolver *solver)
{
  if (!solver)
    return;
  free (solver->memory);
  free (solver);
}

void
fh_solver_forget (FhSolver *solver)
{
  if (solver->owner != 0)
    fh_solver_table_clear (&solver->table);
  solver->generation++;
}

void
fh_solver_set_budget (FhSolver *solver, uint64_t nodes)
{
  solver->budget = nodes;
}

void
fh_solver_set_cancel (FhSolver *solver, const atomic_int *cancelled)
{
  solver->cancelled = cancelled;
}

uint64_t
fh_solver_nodes (const FhSolver *solver)
{
  return solver->nodes;
}

static void
begin (FhSolver *solver, const FhSolverPosition *position)
{
  solver->nodes = 0;
  solver->stopped = false;
  solver->quick = fh_solver_deal_fits (position);
  if (solver->quick && position->dummies)
    fh_solver_dummies_begin (solver, position);
  else if (solver->quick)
    fh_solver_search_begin (solver, position);
  else
    fh_solver_plain_begin (solver, position);
}

/* Whether the bidders of @position get @target tricks in the whole deal; 1, 0 or unknown. */
static int
at_least (FhSolver *solver, const FhSolverPosition *position, int target)
{
  int need = target - position->taken;
  bool result = !solver->quick      ? fh_solver_plain_search (solver, position, need)
                : position->dummies ? fh_solver_dummies_search (solver, position, need)
                                    : fh_solver_search (solver, position, need);

  return solver->stopped ? FH_SOLVER_UNKNOWN : result;
}

/* The exact number, known to be from @low to @high, sought from @guess on. */
static int
value_between (FhSolver *solver, const FhSolverPosition *position, int low, int high, int guess)
{
  while (low < high)
    {
      int target = guess > high ? high : guess <= low ? low + 1 : guess;
      int reached = at_least (solver, position, target);

      if (reached == FH_SOLVER_UNKNOWN)
        return FH_SOLVER_UNKNOWN;
      if (reached)
        low = target, guess = target + 1;
      else
        high = target - 1, guess = high;
    }
  return low;
}

/* The least and the most that the bidders of @position can get. */
static void
set_bounds (const FhSolverPosition *position, int *low, int *high)
{
  *low = position->taken;
  *high = *low + fh_solver_position_tricks_left (position);
  if (position->misere)
    {
      *low = *low > 0;
      *high = 1;
    }
}

/* The number of tricks to ask for first. */
static int
first_guess (const FhSolver *solver, const FhSolverPosition *position)
{
  int bidders = __builtin_popcount (position->bidders & position->playing);
  int left = fh_solver_position_tricks_left (position);

  if (solver->quick && !position->misere)
    return fh_solver_search_guess (solver, position);
  return position->taken + (left * bidders + 1) / __builtin_popcount (position->playing);
}

int
fh_solver_value (FhSolver *solver, const FhSolverPosition *position)
{
  int low, high;

  begin (solver, position);
  set_bounds (position, &low, &high);
  return value_between (solver, position, low, high, first_guess (solver, position));
}

int
fh_solver_at_least (FhSolver *solver, const FhSolverPosition *position, int target)
{
  begin (solver, position);
  return at_least (solver, position, target);
}

/* Whether @a and @b, both of the hand that plays in @position, lead to the same: no card of another
 * hand or of the trick lies between them. */
static bool
are_equal (const FhSolver *solver, const FhSolverPosition *position, FhCard a, FhCard b)
{
  const FhSolverDeal *deal = &solver->deal;
  uint64_t between = 0;
  int low = deal->bit_of_card[a], high = deal->bit_of_card[b];

  /* Which card a dummy plays says which one it turns. */
  if (!solver->quick || position->dummies)
    return false;
  if (low > high)
    {
      int bit = low;
      low = high;
      high = bit;
    }
  uint64_t both = (uint64_t) 1 << low | (uint64_t) 1 << high;
  if (both & deal->joker)
    return false;
  for (int place = 0; place < FH_N_SUITS; place++)
    if ((deal->suit[place] & both) == both)
      {
        between = deal->suit[place] & (((uint64_t) 1 << high) - ((uint64_t) 2 << low));
        return !(between & ~deal->hand[deal->hand_of_seat[position->turn]]);
      }
  return false;
}

/* The entry of @cards, of which @n are filled, that @move is as good as; -1 when there is none. */
static int
equal_card (const FhSolver *solver,
            const FhSolverPosition *position,
            const FhSolverCard *cards,
            int n,
            FhSolverMove move)
{
  for (int i = 0; i < n; i++)
    if (are_equal (solver, position, cards[i].card, move.card))
      return i;
  return -1;
}

int
fh_solver_cards (FhSolver *solver,
                 const FhSolverPosition *position,
                 FhSolverCard cards[FH_SOLVER_MAX_MOVES])
{
  FhSolverMove moves[FH_SOLVER_MAX_MOVES];
  int n = fh_solver_position_legal (position, moves);
  int low, high;

  begin (solver, position);
  set_bounds (position, &low, &high);
  /* The best card first: the others are asked then whether they lead to as much. */
  bool wants = fh_seats_have (position->bidders, position->turn) != position->misere;
  int best = value_between (solver, position, low, high, first_guess (solver, position));
  if (best != FH_SOLVER_UNKNOWN)
    *(wants ? &high : &low) = best;
  for (int i = 0; i < n; i++)
    {
      FhSolverPosition next = *position;
      int equal = equal_card (solver, position, cards, i, moves[i]);
      int value;

      if (equal >= 0)
        value = cards[equal].value;
      else
        {
          fh_solver_position_play (&next, moves[i]);
          value = value_between (solver, &next, low, high, wants ? high : low + 1);
        }
      cards[i] = (FhSolverCard){ moves[i].card, moves[i].named, (int8_t) value };
    }
  return n;
}

int
fh_solver_cards_at_least (FhSolver *solver,
                          const FhSolverPosition *position,
                          int target,
                          FhSolverCard cards[FH_SOLVER_MAX_MOVES])
{
  FhSolverMove moves[FH_SOLVER_MAX_MOVES];
  int n = fh_solver_position_legal (position, moves);

  begin (solver, position);
  for (int i = 0; i < n; i++)
    {
      FhSolverPosition next = *position;
      int equal = equal_card (solver, position, cards, i, moves[i]);
      int value;

      if (equal >= 0)
        value = cards[equal].value;
      else
        {
          fh_solver_position_play (&next, moves[i]);
          value = at_least (solver, &next, target);
        }
      cards[i] = (FhSolverCard){ moves[i].card, moves[i].named, (int8_t) value };
    }
  return n;
}
