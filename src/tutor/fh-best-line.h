/* fh-best-line.h: how a deal goes on when everybody sees all hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a lesson shows after a choice, and what it claims is proved by.  Of several cards that are
 * equally good everybody takes the one that a player by rules of thumb would, so that it looks as
 * play does.  Nobody calls any more: an auction ends with the call that stands.
 */
#pragma once

#include "fh-solver.h"

/* As many actions as a deal can have left. */
#define FH_MAX_LINE (FH_MAX_CALLS + 8 + FH_MAX_PLAYS)

typedef struct
{
  int n;
  FhAction actions[FH_MAX_LINE];
} FhLine;

/* Goes on in @world until @n_tricks tricks of the deal are over, or the deal is, and adds what
 * happens to @line.  Returns false when the budget of @solver ended or it was cancelled. */
bool fh_line_go_on (FhLine *line, FhWorld *world, FhSolver *solver, int n_tricks);

/* Likewise, until @due or the play of cards is due, whichever is first. */
bool fh_line_to (FhLine *line, FhWorld *world, FhSolver *solver, FhActionKind due);

/* The best card for the seat that is to play in @world; of several the one that a player by rules
 * of thumb would take.  Returns false when the budget of @solver ended or it was cancelled. */
bool fh_best_card (const FhWorld *world, FhSolver *solver, FhAction *action);

/* The discard with which the declarer of @world, who is to discard, gets most out of the contract,
 * and what it leads to as of fh_solver_value().  Where @target is not -1, any with which he gets so
 * many tricks will do, and the value is only whether he does.  Returns FH_SOLVER_UNKNOWN when the
 * budget ended before anything was found. */
int fh_best_discard (const FhWorld *world, FhSolver *solver, int target, FhAction *discard);

/* Whether the seats @ours win the trick in progress of @world, or the one that is to be led,
 * whatever the others play, when they play for it. */
bool fh_trick_is_ours (const FhWorld *world, uint8_t ours);
