/* fh-cost.h: what a decision cost beside the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one judge (fh_advice_judge()) says what was best; here is how far what was done falls short
 * of it.  An advice weighs some ten choices in the same layouts, so that now and then one of them
 * seems better than it is: what looks like a mistake is therefore weighed again, against the best
 * alone, in other layouts and in more of them, and it is these numbers that count.
 */
#pragma once

#include "fh-advice.h"

/* What is named a mistake costs so many points at the least (a twentieth of a game; less is told
 * with its error, and called nothing), */
#define FH_COST_LEAST_POINTS 25.0f
/* and so many standard errors of the difference; twice as many where that stands on so few
 * independent layouts that the error is known badly itself. */
#define FH_COST_ERRORS      3.0f
#define FH_COST_FEW_LAYOUTS 16

/* How far what was done falls short of the best; less than 0 where it came out better. */
typedef struct
{
  bool known;
  float cost;
  float error; /* the standard error of the difference; 0 where all layouts were tried */
} FhShortfall;

typedef struct
{
  FhAdvisedChoice done; /* its reason goes by `verdict` */
  FhAdvisedChoice best;
  uint8_t verdict;    /* FhVerdict of what was done, after it was weighed again */
  bool confirmed;     /* weighed again in other layouts; n_layouts, points and the rest say how;
                       * for those who measure and test what a cost rests on */
  uint32_t n_layouts; /* in which the two were compared; 0: no cost is known */
  FhShortfall points; /* in this deal, own less others' */
  FhShortfall chance; /* that the own side reaches its aim, 0 to 1: makes the contract, or sets it;
                       * known once there is a contract */
  FhShortfall tricks; /* of the own side; known once there is a contract for tricks */
  bool is_mistake;    /* it costs enough, beyond the error */
} FhCost;

/* Fills @cost with what @done, by the seat of @view, cost beside the best of @advice, that
 * of @judge on that view.  @number is as of fh_advice_init(), and draws the layouts in which a
 * mistake is weighed again.  Returns false, and says nothing, when @done is nothing that the rules
 * allow there, or @judge was cancelled meanwhile. */
bool fh_cost_init (FhCost *cost,
                   const FhAdvice *advice,
                   const FhSeatView *view,
                   const FhPlayer *judge,
                   const FhAction *done,
                   uint64_t number);

/* Whether @cost tells if the decision was sound, as @is_sound then says: the best, or as good.
 * False where that is open: nothing was compared, or what was done may have cost enough to be a
 * mistake, and as well nothing. */
bool fh_cost_tells_sound (const FhCost *cost, bool *is_sound);

/* Whether it was hard and right: @cost tells that it was sound, and of club players of all
 * characters, asked in @view, more than half do there what @advice alone, on that view, would have
 * called a mistake.  Takes a few milliseconds at most. */
bool fh_cost_is_hard (const FhCost *cost, const FhAdvice *advice, const FhSeatView *view);

/* Whether something is such a mistake that one asks before it is done, from @limit points on: it
 * costs more than that, beyond its error. */
bool fh_cost_exceeds (const FhCost *cost, float limit);

typedef enum
{
  FH_EXCEEDS_NOT,
  FH_EXCEEDS,
  FH_EXCEEDS_PERHAPS,
} FhExceeds;

/* Likewise as far as @advice alone tells of @done, which takes no time: perhaps,
 * where only fh_cost_init() can say. */
FhExceeds fh_cost_would_exceed (const FhAdvice *advice, const FhAction *done, float limit);
