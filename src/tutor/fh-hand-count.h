/* fh-hand-count.h: the tricks of a hand, counted as a person counts them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before a bid one counts what is sure, what the rest of the hand will probably win, what a partner
 * may add and what the kitty may.  Only the first is a fact.  The others are parts of the one
 * number with which the bidding reckons (fh-bid-tricks.h), so that they add up to it.
 */
#pragma once

#include "fh-seat-view.h"

typedef struct
{
  uint8_t trump;    /* FhDenomination */
  uint8_t n_trumps; /* of the own hand */
  float expected;   /* tricks of the declarer's side, by the hand and the calls so far */
  bool has_partner; /* somebody plays with the seat, or will; else partner is 0 */

  /* Whole tricks: the four parts make up the total, which is what is expected, rounded. */
  int8_t total;
  int8_t sure;    /* trumps that win whatever the others hold; the joker at no-trump */
  int8_t likely;  /* what the rest of the own hand probably wins */
  int8_t partner; /* what an average hand of the partners, and what they have called, adds */
  int8_t kitty;   /* what the kitty adds on average */
} FhHandCount;

/* Counts the hand of @view for a bid at @trump. */
void fh_hand_count_init (FhHandCount *count, const FhSeatView *view, FhDenomination trump);
