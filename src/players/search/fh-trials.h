/* fh-trials.h: trying what could be done before the play in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each action is done in the same worlds, and each of them goes on from there by our players of
 * rules, who see their own cards only: the auction with whoever goes over a bid, the kitty, the
 * partners, and the contract that comes of it (fh-contracts.h).  A bid is looked at in two ways:
 * what becomes of it as the contract, which its chance is about, and where the auction ends, which
 * what it is worth is about.  What counts is the chance to win the match afterwards (fh-stakes.h).
 *
 * It is a race: what has fallen far behind after some worlds is not tried in the others, and when
 * one action is left the race is over.
 */
#pragma once

#include <stdatomic.h>

#include "fh-contracts.h"
#include "fh-outcomes.h"

/* Where auctions end is counted for so many contracts: a pass, a hand without one, and each call of
 * each seat. */
#define FH_MAX_ENDINGS (FH_MAX_SEATS * FH_N_CALLS)

typedef struct
{
  FhAction action;
  bool out;            /* too far behind to be tried in more worlds */
  bool is_aside;       /* nothing that careful players do: to be better beyond doubt */
  double weight;       /* of the worlds in which it was tried */
  double spread;       /* sum of the squares of these weights */
  double worth;        /* chance to win the match, summed like all that follows */
  double points;       /* of the own side less the mean of the others' */
  double gain;         /* of worth over the first action */
  double squares;      /* of that */
  double bids;         /* weight of the worlds in which the own side plays the contract, of a bid
                        * those in which that is the contract, */
  double made;         /* and makes it */
  double for_tricks;   /* weight of those of them in which it plays for tricks, not to lose all, */
  double tricks;       /* and that it gets there */
  double worth_made;   /* worth of the worlds in which it makes it, */
  double points_made;  /* points of these, */
  double worth_failed; /* and those of the worlds in which it fails */
  double points_failed;
  double reached;      /* of a bid: weight of the worlds in which the auction ends with it */
  double reached_made; /* and it is made */
  float endings[FH_MAX_ENDINGS]; /* likewise for all contracts of all seats */
  float chance; /* to make it, once fh_trials_believe() has said it; less than 0: none */
  double points_shift, worth_shift; /* what that has added to points and worth */
} FhTrial;

typedef struct
{
  int n;
  FhTrial *list; /* the first is what the others are compared with */
  bool is_whole; /* no race: every action is tried in every world */
  int least;  /* independent layouts before one is given up, so that a chance can be told of it */
  int misere; /* a bid to lose every trick, which takes long to solve, in so many at the most; 0:
               * in all */
  FhContracts *contracts;
  FhOutcomes outcomes;
} FhTrials;

/* Tries all of @trials, whose contracts are those of @worlds, in @worlds.  Where an action is
 * refused, which only a call of two cards that one player holds is, the world counts for nothing.
 * Returns false when *@cancelled, which may be NULL, was set meanwhile, or without memory.
 * fh_trials_clear() them. */
bool fh_trials_run (FhTrials *trials, const FhWorlds *worlds, const atomic_int *cancelled);

void fh_trials_clear (FhTrials *trials);

/* Puts right what @trials, which have been run in @worlds, are worth by how often contracts come
 * true that are made in such a share of the layouts; who is cautious thinks them harder than they
 * are by @caution, 0 to 1, who is bold easier, which changes what they are worth alone. */
void fh_trials_believe (FhTrials *trials, const FhWorlds *worlds, float caution);

/* The action of @trials that is better than the first by the most, by @margin and by @errors
 * standard errors of the difference at the least; or 0. */
int fh_trials_best (const FhTrials *trials, double margin, double errors);

/* Writes to @comparison what @trials have shown, and that number @chosen was chosen; the
 * first is the natural one. */
void fh_trials_compare (const FhTrials *trials, int chosen, FhComparison *comparison);
