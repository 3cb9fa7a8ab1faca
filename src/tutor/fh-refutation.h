/* fh-refutation.h: how a choice loses that was worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The judge tells what a call, a discard or a card costs on average.  Here is one way in which it
 * does: layouts are drawn from the view as the judge draws them, and in each of them both choices
 * are followed to the end of the deal.  Auction and exchange go on as where the judge tries what
 * could be done, by players of rules of thumb who see their own cards only; the cards are played
 * the best by everybody, who sees all hands.
 */
#pragma once

#include "fh-best-line.h"

/* Nothing is said of how many layouts from fewer. */
#define FH_REFUTATION_LEAST_LAYOUTS 20

typedef struct
{
  int n_layouts; /* in which both were followed: drawn as they are likely, so that one may be among
                  * them more than once */
  int n_short;   /* of these, in which what was done comes to less for the own side, */
  int n_decided; /* and among them those in which that decides the contract: a card or a discard
                  * whether it is made; a bid becomes the contract and fails; of a pass, the best
                  * becomes the contract and is made */
  bool bids;     /* who decides is on the side of the contract, as it comes about there */
  FhWorld world; /* one of these, of the kind that is most frequent, before the choice */
  int less;      /* there: how much less for the own side; of a call points, less the mean of the
                  * others'; of others tricks, in a contract to lose every trick 1 */
  bool decides;  /* there: whether that is one of n_decided */
  FhLine line;   /* there: what was done, and the rest of the deal */
} FhRefutation;

/* Whether @action is a call, a discard or a card, which are followed. */
static inline bool
fh_refutation_is_about (const FhAction *action)
{
  return action->kind == FH_ACTION_BID || action->kind == FH_ACTION_DISCARD
         || action->kind == FH_ACTION_PLAY;
}

/* Fills @refutation with how @done loses, a call, a discard or a card by the seat of @view whose
 * turn it is, against @best.  The same view and @number give the same.  Looks at twenty million
 * positions at the most to compare them, and at two million for each card of a line, of which there
 * may be six.  Returns false, and says nothing, when either is nothing of that kind that may be
 * done; when too few layouts could be worked out, or the lines of three show no loss; when it
 * does not lose in more than twice as many of them as it wins in, for then it is what cannot be
 * seen that speaks against it; or when *@cancelled, which may be NULL, was set meanwhile. */
bool fh_refutation_init (FhRefutation *refutation,
                         const FhSeatView *view,
                         const FhAction *done,
                         const FhAction *best,
                         uint64_t number,
                         const atomic_int *cancelled);
