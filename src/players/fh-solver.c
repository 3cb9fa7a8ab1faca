/* fh-solver.c: the best play of everybody when all hands are known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-solver-search.h"

#include <stdlib.h>

#define MIN_MEMORY ((size_t) 64 << 10)
#define MAX_MEMORY ((size_t) 1 << 30)

FhSolver *
fh_solver_new (size_t memory)
{
  FhSolver *solver = calloc (1, sizeof *solver);

  if (!solver)
    return NULL;
  if (memory == 0)
    memory = FH_SOLVER_USUAL_MEMORY;
  if (memory < MIN_MEMORY)
    memory = MIN_MEMORY;
  solver->size = memory > MAX_MEMORY ? MAX_MEMORY : memory;
  solver->memory = calloc (1, solver->size);
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
  if (solver->quick)
    fh_solver_search_begin (solver, position);
  else
    fh_solver_plain_begin (solver, position);
}

/* Whether the bidders of @position get @target tricks in the whole deal; 1, 0 or unknown. */
static int
at_least (FhSolver *solver, const FhSolverPosition *position, int target)
{
  int need = target - position->taken;
  bool result = solver->quick ? fh_solver_search (solver, position, need)
                              : fh_solver_plain_search (solver, position, need);

  return solver->stopped ? FH_SOLVER_UNKNOWN : result;
}

/* The exact number, sought from @guess on. */
static int
value_of (FhSolver *solver, const FhSolverPosition *position, int guess)
{
  int low = position->taken;
  int high = low + fh_solver_position_tricks_left (position);

  if (position->misere)
    {
      low = low > 0;
      high = 1;
    }
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

/* The number of tricks to ask for first. */
static int
first_guess (const FhSolverPosition *position)
{
  int bidders = __builtin_popcount (position->bidders & position->playing);
  int left = fh_solver_position_tricks_left (position);

  return position->taken + (left * bidders + 1) / __builtin_popcount (position->playing);
}

int
fh_solver_value (FhSolver *solver, const FhSolverPosition *position)
{
  begin (solver, position);
  return value_of (solver, position, first_guess (position));
}

int
fh_solver_at_least (FhSolver *solver, const FhSolverPosition *position, int target)
{
  begin (solver, position);
  return at_least (solver, position, target);
}

int
fh_solver_cards (FhSolver *solver,
                 const FhSolverPosition *position,
                 FhSolverCard cards[FH_SOLVER_MAX_MOVES])
{
  FhSolverMove moves[FH_SOLVER_MAX_MOVES];
  int n = fh_solver_position_legal (position, moves);
  int guess = first_guess (position);

  begin (solver, position);
  for (int i = 0; i < n; i++)
    {
      FhSolverPosition next = *position;
      fh_solver_position_play (&next, moves[i]);
      int value = value_of (solver, &next, guess);
      cards[i] = (FhSolverCard){ moves[i].card, moves[i].named, (int8_t) value };
      if (value != FH_SOLVER_UNKNOWN)
        guess = value;
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
      fh_solver_position_play (&next, moves[i]);
      cards[i] = (FhSolverCard){ moves[i].card, moves[i].named,
                                 (int8_t) at_least (solver, &next, target) };
    }
  return n;
}
