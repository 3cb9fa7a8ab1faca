/* fh-solver-search.h: the quick search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-solver-bits.h"
#include "fh-solver-deal.h"
#include "fh-solver-private.h"

/* Sets up the quick search for @position. */
void fh_solver_search_begin (FhSolver *solver, const FhSolverPosition *position);

/* About how many tricks the bidders of @position, a contract of tricks that the search was set up
 * for, will get in the whole deal. */
int fh_solver_search_guess (const FhSolver *solver, const FhSolverPosition *position);

/* Whether the bidders of @position get @need or more of the tricks that are left, the one in
 * progress included; meaningless once @solver->stopped.  The cards of @position are among those
 * that the search was set up for. */
bool fh_solver_search (FhSolver *solver, const FhSolverPosition *position, int need);
