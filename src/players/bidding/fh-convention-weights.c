/* fh-convention-weights.c: what a message by agreement is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-convention-weights.h"

const FhConventionWeights fh_convention_weights[FH_N_CONVENTIONS] = {
  [FH_CONVENTION_JOKER] = { .suit = 0.75f, .no_trump = 0.90f, .other = 0.00f, .less = 0.75f },
  [FH_CONVENTION_INKLE] = { .suit = 0.35f, .no_trump = 0.10f, .other = 0.35f, .less = 0.65f },
};
