/* fh-trials.h: trying what could be done before the play in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each action is done in the same worlds, and each of them goes on from there by our players of
 * rules, who see their own cards only: the auction with whoever goes over a bid, the kitty, the
 * partners, the cards.  What counts is the chance to win the match afterwards (fh-stakes.h).
 *
 * It is a race: what has fallen far behind after some worlds is not tried in the others, and when
 * one action is left the race is over.
 */
#pragma once

#include <stdatomic.h>

#include "fh-outcomes.h"

typedef struct
{
  FhAction action;
  bool out;            /* too far behind to be tried in more worlds */
  bool is_aside;       /* tried for its numbers alone: not to be chosen */
  double weight;       /* of the worlds in which it was tried */
  double spread;       /* sum of the squares of these weights */
  double worth;        /* chance to win the match, summed like all that follows */
  double points;       /* of the own side less the mean of the others' */
  double gain;         /* of worth over the first action */
  double squares;      /* of that */
  double bids;         /* weight of the worlds in which the own side plays the contract, */
  double made;         /* and makes it */
  double for_tricks;   /* weight of those of them in which it plays for tricks, not to lose all, */
  double tricks;       /* and that it gets there */
  double worth_made;   /* worth of the worlds in which it makes it */
  double worth_failed; /* and in which it fails */
} FhTrial;

typedef struct
{
  int n;
  FhTrial *list; /* the first is what the others are compared with */
  bool is_whole; /* no race: every action is tried in every world */
  FhOutcomes outcomes;
} FhTrials;

/* Tries all of @trials in @worlds.  Where an action is refused, which only a call of two cards that
 * one player holds is, the world counts for nothing.  Returns false when *@cancelled, which may be
 * NULL, was set meanwhile, or without memory.  fh_trials_clear() them. */
bool fh_trials_run (FhTrials *trials, const FhWorlds *worlds, const atomic_int *cancelled);

void fh_trials_clear (FhTrials *trials);

/* The action of @trials that is better than the first by the most, by @margin and by @errors
 * standard errors of the difference at the least; or 0. */
int fh_trials_best (const FhTrials *trials, double margin, double errors);

/* Writes to @comparison what @trials have shown, and that number @chosen was chosen; the
 * first is the natural one. */
void fh_trials_compare (const FhTrials *trials, int chosen, FhComparison *comparison);
