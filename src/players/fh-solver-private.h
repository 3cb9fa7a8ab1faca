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

struct _FhSolver
{
  void *memory;
  size_t size; /* bytes */

  uint64_t nodes, budget;
  const atomic_int *cancelled;
  bool stopped; /* the question is not answered any more */
  bool quick;   /* by the quick search */

  uint64_t owner; /* what the memory is about: a contract of the quick search, 0 the plain one */

  /* The quick search. */
  FhSolverDeal deal;
  FhSolverTable table;
  uint32_t history[FH_MAX_SEATS][FH_N_CARDS]; /* how often a lead decided, by hands and bits */

  /* The plain search. */
  uint32_t generation;
  FhSolverPosition context;     /* the contract that the table is about */
  FhCardSet home[FH_MAX_SEATS]; /* and the cards that each seat may hold in it */
};

/* Counts a position; false when the question is to end. */
static inline bool
fh_solver_go_on (FhSolver *solver)
{
  solver->nodes++;
  if (solver->budget && solver->nodes > solver->budget)
    solver->stopped = true;
  else if (solver->cancelled && atomic_load_explicit (solver->cancelled, memory_order_relaxed) != 0)
    solver->stopped = true;
  return !solver->stopped;
}

/* Makes the table of the plain search ready for a question about @position. */
void fh_solver_plain_begin (FhSolver *solver, const FhSolverPosition *position);

/* Whether the bidders of @position get @need or more of the tricks that are left, the one in
 * progress included; meaningless once @solver->stopped. */
bool fh_solver_plain_search (FhSolver *solver, const FhSolverPosition *position, int need);
