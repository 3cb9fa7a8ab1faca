/* fh-hand-count.h: what a hand is worth, counted as a person counts it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before a bid of tricks one begins with what any hand with four small trumps brings, by its side's
 * other cards and the kitty, and adds what the own cards are better; before a bid to lose every
 * trick one counts the cards that could be made to win one.  The lessons, the panel and the hints
 * count by this alone.  The parts of a bid of tricks are those of the one number with which the
 * bidding reckons (fh-bid-tricks.h), so that they add up to it.
 */
#pragma once

#include "fh-seat-view.h"

typedef struct
{
  FhCall call;
  bool has_partner; /* somebody plays with the seat, or will */

  /* For tricks. */
  uint8_t trump;    /* FhDenomination */
  uint8_t n_trumps; /* of the own hand */
  float expected;   /* tricks of the declarer's side, by the hand and the calls so far */
  /* Whole tricks: the four parts make up the total, which is what is expected, rounded. */
  int8_t total;
  int8_t start;  /* what four small trumps, or at no-trump small cards, bring at this table */
  int8_t trumps; /* what the own trumps add: joker, bowers, ace, length; at no-trump the joker */
  int8_t side;   /* what the own cards beside them add */
  int8_t told;   /* what the calls so far add, or take away */

  /* To lose every trick. */
  int8_t risky;    /* own cards that would have to go before any lead could be ducked */
  int8_t put_away; /* cards that can go, if the kitty brings no better ones */
} FhHandCount;

/* Counts the hand of @view for @call, which is no pass. */
void fh_hand_count_init (FhHandCount *count, const FhSeatView *view, FhCall call);
