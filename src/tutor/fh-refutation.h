/* fh-refutation.h: how a card loses that was worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The judge tells what a card costs on average.  Here is one way in which it does: layouts are
 * drawn from the view as the judge draws them, and in each of them both cards are played on by the
 * best play of everybody who sees all hands.
 */
#pragma once

#include "fh-best-line.h"

/* Nothing is said of how many layouts from fewer. */
#define FH_REFUTATION_LEAST_LAYOUTS 20

typedef struct
{
  int n_layouts; /* in which both cards were played on: drawn as they are likely, so that one may be
                  * among them more than once */
  int n_short;   /* of these, in which what was done comes to less for the own side, */
  int n_decided; /* and among them those in which that decides the contract */
  bool bids;     /* who plays the card is on the side of the contract, as it lies there */
  FhWorld world; /* one of these, of the kind that is most frequent, before the card */
  int tricks;    /* there: how many fewer for the own side; in a contract to lose every trick 1 */
  bool decides;  /* there: the contract is made or set by it */
  FhLine line;   /* there: the card, and the rest of the deal */
} FhRefutation;

/* Fills @refutation with how the card of @done loses, by the seat of @view whose turn it is,
 * against that of @best.  The same view and @number give the same.  Looks at some millions of
 * positions at the most.  Returns false, and says nothing, when either is no card that may be
 * played; when too few layouts could be worked out; when it does not lose in more than twice as
 * many of them as it wins in, for then it is what cannot be seen that speaks against it; or when
 * *@cancelled, which may be NULL, was set meanwhile. */
bool fh_refutation_init (FhRefutation *refutation,
                         const FhSeatView *view,
                         const FhAction *done,
                         const FhAction *best,
                         uint64_t number,
                         const atomic_int *cancelled);
