/* fh-hand-weights.h: the weights of the features of a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-hand-value.h"

/* By kind, by whether there is no trump suit, by feature; thousandths of a trick. */
typedef struct
{
  int16_t thousandths[FH_N_HAND_KINDS][2][FH_N_FEATURES];
} FhHandWeights;

/* For a kitty of three and of five cards. */
extern const FhHandWeights fh_hand_weights_3;
extern const FhHandWeights fh_hand_weights_5;
