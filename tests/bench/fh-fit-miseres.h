/* fh-fit-miseres.h: fits how likely a misère is to be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In deals in which the first seat holds a fair hand for it, the misère is played out by computer
 * players; open, it is solved too with all hands known, for defenders who see the bidder's cards
 * miss little.  The chance of an open misère is the mean of both.
 */
#pragma once

#include "fh-call-weights.h"
#include "fh-fit.h"

typedef struct
{
  /* What was made, 0 to 1, by 1 and by the danger of the hand. */
  FhFit closed;
  FhFit open;
  FhFit grand_nullo;
  int n_solved; /* of those of open */
} FhMiseresFit;

/* Fills @fit from deals 0 to @n_deals - 1 of @seed at a table of @shape where misères are allowed.
 * fh_miseres_fit_clear() frees what it holds. */
void fh_miseres_fit_init (FhMiseresFit *fit, FhShape shape, uint64_t seed, int n_deals);
void fh_miseres_fit_clear (FhMiseresFit *fit);

/* Writes the weights of misères that fit best to @weights, and leaves the others alone. */
void fh_miseres_fit_solve (const FhMiseresFit *fit, FhCallWeights *weights);
