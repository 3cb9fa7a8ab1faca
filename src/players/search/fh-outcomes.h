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
  bool tried;
  bool has_aim;    /* the own side has an aim there: a contract to make, or to set */
  bool reached;    /* and reaches it */
  bool for_tricks; /* a number of tricks is played for, */
  float tricks;    /* and the own side has so many at the end */
} FhOutcome;

typedef struct
{
  const FhWorlds *worlds;
  int n; /* choices */
  FhOutcome *list;
} FhOutcomes;

/* Makes room for @n choices in @worlds, none of them tried; returns false without memory. */
bool fh_outcomes_init (FhOutcomes *outcomes, const FhWorlds *worlds, int n);
void fh_outcomes_clear (FhOutcomes *outcomes);

/* What came of choice number @choice in world number @world, to be read and written. */
FhOutcome *fh_outcomes_at (const FhOutcomes *outcomes, int choice, int world);

/* Fills in @comparison, whose choices are those of @outcomes in the same order, the numbers of
 * layouts and all errors. */
void fh_outcomes_measure (const FhOutcomes *outcomes, FhComparison *comparison);
