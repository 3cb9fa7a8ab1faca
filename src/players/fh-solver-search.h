/* fh-solver-search.h: the quick search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-solver-bits.h"
#include "fh-solver-deal.h"
#include "fh-solver-private.h"

/* What a search finds: whether those that want the bidders to take so many tricks reach it, and
 * cards of which in each suit the lowest, and all that are higher, mattered for that. */
typedef struct
{
  uint64_t cards;
  uint64_t reached; /* 0 or 1 */
} FhSolverFound;

/* A trick in progress. */
typedef struct
{
  uint64_t left;   /* cards in the hands when it began */
  uint64_t played; /* cards in it */
  uint64_t led;    /* all cards of the suit to follow; 0: none is to be followed */
  uint64_t best;   /* the card that wins so far; 0 under a lowest joker that was led */
  int best_hand;
  int leader;
  int hand; /* that plays next */
  int n_played;
  int other;  /* under a lowest joker: the place of the suit that counts if nobody follows, and 1 */
  int shown;  /* suits in which the holder of the joker has shown void, by places */
  int need;   /* tricks that those who want them need, this one included */
  int tricks; /* that are left, this one included */
} FhSolverTrick;

/* Sets up the quick search for @position. */
void fh_solver_search_begin (FhSolver *solver, const FhSolverPosition *position);

/* About how many tricks the bidders of @position, a contract of tricks that the search was set up
 * for, will get in the whole deal. */
int fh_solver_search_guess (const FhSolver *solver, const FhSolverPosition *position);

/* Whether the bidders of @position get @need or more of the tricks that are left, the one in
 * progress included; meaningless once @solver->stopped.  The cards of @position are among those
 * that the search was set up for. */
bool fh_solver_search (FhSolver *solver, const FhSolverPosition *position, int need);
