/* fh-fit-calls.h: fits what calls tell about tricks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In deals that computer players of all characters bid and play, what the hands alone do not
 * explain of the tricks of the declarer's side is explained by the last calls of the others, and
 * for the other hands by the level of the contract.  What partners who are named bring is seen in
 * the deals to which the weights of hands are fitted.  Where everybody bids for himself, it is
 * counted too how often the contract is an opponent's in the end, and what becomes of that.
 */
#pragma once

#include "fh-call-weights.h"
#include "fh-fit.h"

/* Who looks at the tricks of a contract; and who has made a bid, at whether an opponent goes over
 * it. */
typedef enum
{
  FH_CALLS_FIT_DECLARER,
  FH_CALLS_FIT_SUPPORT,
  FH_CALLS_FIT_DEFENCE,
  FH_CALLS_FIT_OUTBID,
  FH_CALLS_FIT_N_PARTS,
} FhCallsFitPart;

typedef struct
{
  /* Each has as terms so many members of FhCallWeights in their order. */
  FhFit parts[FH_CALLS_FIT_N_PARTS];
  /* Tricks more than with one partner. */
  float alone;
  float second_partner;
  FhFit outbid_points; /* one term: what is left of a bid that was gone over */
} FhCallsFit;

/* Fills @fit from deals 0 to @n_deals - 1 of @seed at a table of @shape.  fh_calls_fit_clear()
 * frees what it holds. */
void fh_calls_fit_init (FhCallsFit *fit, FhShape shape, uint64_t seed, int n_deals);
void fh_calls_fit_clear (FhCallsFit *fit);

/* The weights of @weights that are the terms of @part: so many as the part has terms. */
float *fh_calls_fit_weights (FhCallWeights *weights, FhCallsFitPart part);

/* Writes the weights that fit best to @weights; leaves those of misères alone. */
void fh_calls_fit_solve (const FhCallsFit *fit, FhCallWeights *weights);
