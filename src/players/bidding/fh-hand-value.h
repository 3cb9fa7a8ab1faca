/* fh-hand-value.h: what a hand is worth, as a number of tricks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand is described by features - how many trumps, which of their honours, what is held in each
 * other suit - and each feature has a weight.  The weights were fitted by least squares to the
 * tricks that the computer players took in random deals (tests/bench/fh-fit-hands.h).  Each shape
 * of table has weights of its own.  Where dummies lie face up, their cards are added to what the
 * hand is worth: the own dummy's as FH_HAND_SUPPORT.
 */
#pragma once

#include "fh-rules.h"

/* What the weights stand for. */
typedef enum
{
  FH_HAND_DEALT,     /* ten cards as dealt; their owner is to be declarer */
  FH_HAND_DISCARDED, /* the declarer's ten cards after the discard */
  FH_HAND_SUPPORT,   /* ten cards as dealt; the partner is to be declarer */
  FH_HAND_DEFENCE,   /* ten cards as dealt; an opponent is to be declarer: the tricks of his side */
  FH_HAND_AGAINST,   /* the face-up cards of an opponent's dummy; the own hand is to declare */
  FH_N_HAND_KINDS,
} FhHandKind;

#define FH_N_FEATURES     64 /* of a hand under a trump suit, and under none */
#define FH_MAX_HAND_TERMS 12

/* A hand as the features that apply to it; one may apply more than once. */
typedef struct
{
  uint8_t n;
  uint8_t feature[FH_MAX_HAND_TERMS];
} FhHandTerms;

/* The features of @hand under @trump. */
void fh_hand_terms (FhHandTerms *terms, FhCardSet hand, FhDenomination trump);

/* The feature that stands for holding @cards, all of one side suit, under @trump. */
int fh_hand_suit_feature (FhCardSet cards, FhDenomination trump);

/* The weight of @feature, in tricks. */
float fh_hand_weight (const FhRules *rules, FhHandKind kind, FhDenomination trump, int feature);

/* The tricks that the declarer's side is expected to take. */
float fh_hand_tricks (const FhRules *rules, FhHandKind kind, FhCardSet hand, FhDenomination trump);

/* The chance of @level tricks or more when @tricks are expected. */
float fh_hand_chance (
    const FhRules *rules, FhHandKind kind, FhDenomination trump, float tricks, int level);
