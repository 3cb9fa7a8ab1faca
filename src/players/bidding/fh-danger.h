/* fh-danger.h: how likely cards are to take a trick that nobody wants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card.h"

/* Cards of one suit without trumps, the lowest first. */
typedef struct
{
  int n;
  FhCard cards[FH_N_RANKS];
  uint8_t lower[FH_N_RANKS]; /* how many of the others' cards are lower than each */
} FhDangerSuit;

/* Fills @suit with the cards @mine, while @out of that suit are with others. */
void fh_danger_suit_init (FhDangerSuit *suit, FhCardSet mine, FhCardSet out);

/* Takes card number @i out of @suit: it is not with others then either. */
void fh_danger_suit_remove (FhDangerSuit *suit, int i);

/* The danger of holding the cards of @suit, but not card number @without, which may be -1: 0 when
 * any lead of the suit can be ducked, and roughly the tricks that it may cost. */
float fh_danger_suit_sum (const FhDangerSuit *suit, int without);

/* The danger of holding @mine, cards of one suit without trumps, while @out of that suit are with
 * others. */
float fh_danger_of_suit (FhCardSet mine, FhCardSet out);

/* The sum of that over the four suits of @hand, with @out with others; jokers count nothing. */
float fh_danger_of_hand (FhCardSet hand, FhCardSet out);
