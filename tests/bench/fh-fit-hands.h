/* fh-fit-hands.h: fits the weights of the features of a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In random deals each hand becomes declarer with its best trump suits, now and then with any one,
 * lest a suit that nobody would bid have weights that nothing was seen of, and plays with computer
 * players; the tricks of its side are explained by least squares, with a little weight on small
 * weights, from the declarer's hand before and after the discard, from its partners' and from the
 * opponents' hands.  Half of the discards are at random, so that hands are seen which a good
 * discard would not leave.  Dummies are explained together with the hand.
 */
#pragma once

#include "fh-fit.h"
#include "fh-hand-weights.h"

/* By kind and by whether there is no trump suit; then the hand and two dummies in one. */
typedef struct
{
  FhFit kinds[FH_N_HAND_KINDS][2];
  FhFit joint[2];
  /* The tricks with 0, 1 and 2 partners named, and in how many deals: under trump suits, of hands
   * that are worth a bid, for the weaker a hand, the more a partner brings. */
  double partner_tricks[3];
  long n_with_partners[3];
} FhHandsFit;

/* The most terms that a part of the fit has. */
#define FH_HANDS_FIT_TERMS (3 * FH_N_FEATURES)

/* Fills @fit from deals 0 to @n_deals - 1 of @seed at a table of @shape.  fh_hands_fit_clear()
 * frees what it holds. */
void fh_hands_fit_init (FhHandsFit *fit, FhShape shape, uint64_t seed, int n_deals);
void fh_hands_fit_clear (FhHandsFit *fit);

/* Writes the weights that fit best to @weights. */
void fh_hands_fit_solve (const FhHandsFit *fit, FhHandWeights *weights);

/* The part of @fit that explains @kind, under a trump suit or with @no_trump: with @values filled
 * with the values of @weights for its terms, room for FH_HANDS_FIT_TERMS, and the values that fit
 * best to just this part in @best, which may be NULL.  NULL where another kind explains @kind too,
 * or nothing does. */
const FhFit *fh_hands_fit_part (const FhHandsFit *fit,
                                FhHandKind kind,
                                int no_trump,
                                const FhHandWeights *weights,
                                double *values,
                                double *best);
