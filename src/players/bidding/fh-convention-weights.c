/* fh-convention-weights.c: what a message by agreement is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by `tests/bench/fit BUILD fh-convention-weights.c 1 200000`: fitted to 200000 deals of
 * seed 1 at each table, by the computer players of commit 8725b4458f80 with the weights that were
 * fitted before these.
 */
#include "fh-bid-convention.h"

const FhConventionWeights fh_convention_weights[FH_N_CONVENTIONS] = {
  [FH_CONVENTION_JOKER] = { .suit = 0.63f, .no_trump = 0.86f, .other = 0.00f, .less = 0.64f },
  [FH_CONVENTION_INKLE] = { .suit = -0.13f, .no_trump = -0.41f, .other = 0.03f, .less = 1.02f },
};
