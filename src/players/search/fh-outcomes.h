/* fh-outcomes.h: what came of each choice in each world, and how far the means can be trusted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worlds are no independent draws: likely layouts are kept several times and led on from there
 * (fh-worlds.h), and count by weight.  Those that come from one draw are a family, and a mean over
 * the worlds is only as good as that over the families.  The variance of a weighted mean is
 * therefore the sum of the squares of what each family is off (Chan and Lai, A general theory of
 * particle filters, Annals of Statistics 2013; Lee and Whiteley, Biometrika 2018), and as many
 * layouts are named as independent ones would be as good.
 */
#pragma once

#include "fh-weighed.h"
#include "fh-worlds.h"

/* What came of one choice in one world. */
typedef struct
{
  float points; /* own less others' */
  float worth;  /* chance to win the match */
  bool tried;
  bool ends;    /* the match is over */
  bool has_aim; /* the own side has an aim there: a contract to make, or to set; of a bid, that */
  bool reached; /* and reaches it */
  bool for_tricks; /* a number of tricks is played for, */
  float tricks;    /* and the own side has so many at the end */
} FhOutcome;

typedef struct
{
  const FhWorlds *worlds;
  int n; /* choices */
  FhOutcome *list;
} FhOutcomes;

/* Makes room for @n choices in @worlds, none of them tried. */
void fh_outcomes_init (FhOutcomes *outcomes, const FhWorlds *worlds, int n);
void fh_outcomes_clear (FhOutcomes *outcomes);

/* What came of choice number @choice in world number @world, to be read and written. */
FhOutcome *fh_outcomes_at (const FhOutcomes *outcomes, int choice, int world);

/* The independent layouts that would tell as much of choice number @choice as those in which it has
 * been tried so far. */
int fh_outcomes_n_layouts (const FhOutcomes *outcomes, int choice);

/* Fills in @comparison, whose choices are those of @outcomes in the same order, the numbers of
 * layouts and all errors but that of chance; and in which of them the match may end. */
void fh_outcomes_measure (const FhOutcomes *outcomes, FhComparison *comparison);

/* Chooses another of @comparison, which has been measured, where one is better than what was chosen
 * by more than FH_EQUAL_ERRORS of its errors: by the points where no match ends, else by the chance
 * to win it; so that whatever principle led to the choice, it costs nothing that is known. */
void fh_outcomes_settle (const FhOutcomes *outcomes, FhComparison *comparison);

/* Standard errors of a difference up to which two choices are called equal, and points: half of
 * what a defender scores for a trick, which no layouts that are played on by others tell. */
#define FH_EQUAL_ERRORS 2.0f
#define FH_EQUAL_POINTS 5.0f

/* How many points @weighed may be ahead of what was chosen, or behind it, and be called as good. */
static inline float
fh_outcomes_margin (const FhWeighed *weighed)
{
  float margin = FH_EQUAL_ERRORS * weighed->ahead_error;

  return margin > FH_EQUAL_POINTS ? margin : FH_EQUAL_POINTS;
}
