/* fh-solver-private.h: what the files of the solver share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-solver-deal.h"
#include "fh-solver-table.h"
#include "fh-solver.h"

/* What was found about a position between two tricks, for fh-solver-plain.c. */
typedef struct
{
  FhCardSet left;      /* the cards that are still to be played */
  uint64_t rest;       /* leader, voids shown by who holds a joker, piles of dummies */
  uint32_t generation; /* that it belongs to */
  int8_t lower, upper; /* the tricks that the bidders get of those left */
} FhSolverPlainEntry;

/* What FhSolver.owner is for the search for dummies; the quick search has other bits in it. */
#define FH_SOLVER_OWNER_DUMMIES 1

struct _FhSolver
{
  void *memory;
  size_t size; /* bytes */

  uint64_t nodes, budget;
  const atomic_int *cancelled;
  bool stopped; /* the question is not answered any more */
  bool quick;   /* by the quick search */

  FhCardSet home[FH_MAX_SEATS]; /* cards that each seat may hold in what is remembered */
  uint64_t owner; /* what the memory is about: a contract of the quick search, 0 the plain one */

  /* The quick search. */
  FhSolverDeal deal;
  FhSolverTable table;
  uint32_t sure[1 << 14]; /* tricks of the trumps alone, by the trumps left; up to four hands */
  uint32_t history[FH_MAX_SEATS][FH_N_CARDS]; /* how often a lead decided, by hands and bits */

  /* The search for dummies. */
  uint64_t tops[FH_MAX_SEATS][FH_N_PILES]; /* cards on the covered piles of each hand */
  uint64_t under[FH_MAX_SEATS][FH_N_PILES];

  /* The plain search. */
  uint32_t generation;
  FhSolverPosition context; /* the contract that the table is about */
};

/* Whether each seat holds no card in @position that another one held before. */
static inline bool
fh_solver_is_at_home (const FhSolver *solver, const FhSolverPosition *position)
{
  for (int seat = 0; seat < position->n_seats; seat++)
    for (int other = 0; other < position->n_seats; other++)
      if (seat != other && (position->hands[seat] & solver->home[other]))
        return false;
  return true;
}

/* Notes whose the cards of @position are, besides what is known if it is still so. */
static inline void
fh_solver_make_home (FhSolver *solver, const FhSolverPosition *position, bool same)
{
  same = same && fh_solver_is_at_home (solver, position);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      if (!same)
        solver->home[seat] = 0;
      if (seat < position->n_seats)
        solver->home[seat] |= position->hands[seat];
    }
}

/* Counts a position; false when the question is to end. */
static inline bool
fh_solver_go_on (FhSolver *solver)
{
  if (solver->stopped)
    return false;
  solver->nodes++;
  if (solver->budget && solver->nodes > solver->budget)
    solver->stopped = true;
  else if (fh_is_cancelled (solver->cancelled))
    solver->stopped = true;
  return !solver->stopped;
}

/* Makes the table of the plain search ready for a question about @position. */
void fh_solver_plain_begin (FhSolver *solver, const FhSolverPosition *position);

/* Whether the bidders of @position get @need or more of the tricks that are left, the one in
 * progress included; meaningless once @solver->stopped. */
bool fh_solver_plain_search (FhSolver *solver, const FhSolverPosition *position, int need);

/* The same for tables with dummies. */
void fh_solver_dummies_begin (FhSolver *solver, const FhSolverPosition *position);
bool fh_solver_dummies_search (FhSolver *solver, const FhSolverPosition *position, int need);
