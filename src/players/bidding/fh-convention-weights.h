/* fh-convention-weights.h: what a message by agreement is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-convention.h"

/* In tricks, fitted like the weights of calls (tests/bench/fh-fit-conventions.h): what the partner
 * of one who has shown something may count on beyond his own hand, with the trump that was bid and
 * with others; and by how much less a shown bid is worth as the contract than one that was meant
 * so. */
typedef struct
{
  float suit;
  float no_trump;
  float other; /* a trump that was not shown */
  float less;
} FhConventionWeights;

/* In a file that tests/bench/fit writes. */
extern const FhConventionWeights fh_convention_weights[FH_N_CONVENTIONS];
