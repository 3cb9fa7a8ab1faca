/* fh-fit-conventions.h: fits what a message by agreement is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In deals in which a player of rules has shown something and his partner is to answer, the partner
 * plays his best suit, no-trump and the bid that stands; what his own hand does not explain of the
 * tricks is what the message is worth.
 */
#pragma once

#include "fh-bid-convention.h"
#include "fh-fit.h"

/* One term each: the mean of what the hand does not explain. */
typedef struct
{
  FhFit suit;
  FhFit no_trump;
  FhFit other;
  FhFit less;
} FhConventionFit;

/* Whether what @convention shows is counted in tricks. */
static inline bool
fh_convention_fit_counts (FhConvention convention)
{
  return convention != FH_CONVENTION_BOWER;
}

/* Fills @fit from deals 0 to @n_deals - 1 of @seed at each of some tables where @convention is
 * agreed on.  fh_convention_fit_clear() frees what it holds. */
void
fh_convention_fit_init (FhConventionFit *fit, FhConvention convention, uint64_t seed, int n_deals);
void fh_convention_fit_clear (FhConventionFit *fit);

/* Writes the weights that fit best to @weights. */
void fh_convention_fit_solve (const FhConventionFit *fit, FhConventionWeights *weights);
