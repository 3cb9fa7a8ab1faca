/* fh-solver.h: the best play of everybody when all hands are known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Double dummy: the bidders work together against the rest, and everybody sees all cards.  In a
 * contract of tricks the bidders want as many as they can get, the others want as few; in a misère
 * or nullo the bidders want none, the others want them to take one.  Results are exact for every
 * contract of every table, at any point of the play, the middle of a trick included.
 *
 * A solver remembers what it found, in memory of a fixed size.  Questions that follow one another
 * about the same contract (the cards of one world, the 286 discards of one hand, one deal trick by
 * trick) get quicker answers from one solver; a question about another contract makes it forget.
 * The answers never depend on what was asked before; what the budget allows may.
 *
 * A solver is for one thread; threads make one each.
 */
#pragma once

#include "fh-solver-position.h"

#include <stdatomic.h>
#include <stddef.h>

/* No answer: the budget ended, or the question was cancelled. */
#define FH_SOLVER_UNKNOWN (-1)

/* What a card leads to. */
typedef struct
{
  FhCard card;
  uint8_t named; /* the FhSuit that a joker names, or FH_SUIT_NONE */
  int8_t value;  /* see the question; FH_SOLVER_UNKNOWN where there is no answer */
} FhSolverCard;

typedef struct _FhSolver FhSolver;

/* Memory that is enough for the questions of one decision. */
#define FH_SOLVER_USUAL_MEMORY ((size_t) 16 << 20)

/* A solver that uses about @memory bytes and never more (64 KiB at the least, 1 GiB at the most; 0:
 * the usual), or NULL when they cannot be had.  fh_solver_free() it. */
FhSolver *fh_solver_new (size_t memory);

/* Frees @solver, which may be NULL. */
void fh_solver_free (FhSolver *solver);

/* Makes @solver forget what it found.  Where a budget decides what is answered, the answers are the
 * same every time after this. */
void fh_solver_forget (FhSolver *solver);

/* Lets each question from now on look at @nodes positions between tricks at most, 0: at as many as
 * it needs.  A question is one call of a function below; of the cards of one question those that
 * were answered before the budget ended keep their answers. */
void fh_solver_set_budget (FhSolver *solver, uint64_t nodes);

/* Ends the question that is being answered, and all later ones, as soon as *@cancelled is not 0; it
 * is looked at at least once a millisecond.  @cancelled belongs to the caller and may be set by
 * another thread; NULL: nothing cancels. */
void fh_solver_set_cancel (FhSolver *solver, const atomic_int *cancelled);

/* Whether *@cancelled says so, for everybody who thinks; @cancelled may be NULL. */
static inline bool
fh_is_cancelled (const atomic_int *cancelled)
{
  return cancelled && atomic_load_explicit (cancelled, memory_order_relaxed) != 0;
}

/* The positions between tricks that @solver has looked at in the last question. */
uint64_t fh_solver_nodes (const FhSolver *solver);

/* The tricks that the bidders get in the whole deal, those they have included; in a misère 1 when
 * they can be made to take one, or have taken one, else 0.  FH_SOLVER_UNKNOWN when the budget
 * ended. */
int fh_solver_value (FhSolver *solver, const FhSolverPosition *position);

/* Whether the bidders get at least @target tricks in the whole deal, 1 or 0, or FH_SOLVER_UNKNOWN.
 * In a misère a target of 1 asks whether they can be made to take one.  This is much quicker than
 * the exact number. */
int fh_solver_at_least (FhSolver *solver, const FhSolverPosition *position, int target);

/* Fills @cards with all that may be played, a joker once for each suit that it may name, each with
 * the value as of fh_solver_value() that it leads to, in the order of cards and suits.  Returns how
 * many there are. */
int fh_solver_cards (FhSolver *solver,
                     const FhSolverPosition *position,
                     FhSolverCard cards[FH_SOLVER_MAX_MOVES]);

/* As fh_solver_cards(), each value as of fh_solver_at_least(): 1, 0 or FH_SOLVER_UNKNOWN. */
int fh_solver_cards_at_least (FhSolver *solver,
                              const FhSolverPosition *position,
                              int target,
                              FhSolverCard cards[FH_SOLVER_MAX_MOVES]);
