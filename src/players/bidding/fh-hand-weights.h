/* fh-hand-weights.h: the weights of the features of a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-hand-value.h"
#include "fh-shape.h"

/* By kind, by whether there is no trump suit, by feature; thousandths of a trick. */
typedef struct
{
  int16_t thousandths[FH_N_HAND_KINDS][2][FH_N_FEATURES];
  /* What is left unexplained, as the scale of a logistic distribution in thousandths of a trick. */
  int16_t spread[FH_N_HAND_KINDS][2];
} FhHandWeights;

/* In files that tests/bench/fit writes. */
extern const FhHandWeights fh_hand_weights_four;
extern const FhHandWeights fh_hand_weights_four_kitty_5;
extern const FhHandWeights fh_hand_weights_two;
extern const FhHandWeights fh_hand_weights_two_short;
extern const FhHandWeights fh_hand_weights_dummies;
extern const FhHandWeights fh_hand_weights_three;
extern const FhHandWeights fh_hand_weights_three_long;
extern const FhHandWeights fh_hand_weights_five_named;
extern const FhHandWeights fh_hand_weights_five_called;
extern const FhHandWeights fh_hand_weights_six_threes;
extern const FhHandWeights fh_hand_weights_six_pairs;
extern const FhHandWeights fh_hand_weights_six_solo;

/* The weights for tables of @shape. */
const FhHandWeights *fh_hand_weights (FhShape shape);
