/* fh-choice-estimate.h: what each of several actions is worth to a seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Layouts are drawn that fit what the seat knows (fh-worlds.h); in each of them every action that
 * is weighed is done, and the rest of the deal played by computer players that see their own cards
 * only.  It serves for everything but bids, which fh-estimate.h weighs in a better way.
 */
#pragma once

#include "fh-seat-view.h"
#include "fh-world.h"

#define FH_MAX_WEIGHED_CHOICES 64

typedef struct
{
  FhAction action;
  uint32_t n_layouts; /* in which it could be done */
  uint32_t made;      /* in which the contract was made then */
  int64_t points;     /* sum of the own points less the mean of the opponents' */
} FhChoiceTally;

typedef struct
{
  FhSeatView view;
  FhRng rng;
  uint32_t n_layouts;
  int n;
  FhChoiceTally tallies[FH_MAX_WEIGHED_CHOICES];
} FhChoiceEstimate;

typedef struct
{
  float make;   /* the chance that the contract is made, whosever it is; 0 to 1 */
  float points; /* expected, own less others' */
} FhChoiceValue;

/* Starts an estimate for the seat of @view, which has to act.  The same @seed gives the same one.
 */
void fh_choice_estimate_init (FhChoiceEstimate *estimate, const FhSeatView *view, FhSeed seed);

/* Adds @action, which must be legal in the view; false when there is no room. */
bool fh_choice_estimate_add (FhChoiceEstimate *estimate, const FhAction *action);

/* Draws @n_layouts more layouts; returns false when none can be found. */
bool fh_choice_estimate_step (FhChoiceEstimate *estimate, int n_layouts);

/* Sets @value to what @estimate says about action number @index in the order in which they were
 * added; returns false when it says nothing. */
bool fh_choice_estimate_value (const FhChoiceEstimate *estimate, int index, FhChoiceValue *value);
