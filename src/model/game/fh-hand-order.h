/* fh-hand-order.h: in which order a hand is held.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table.h"

/* How the cards of a suit stand, and with | where the suits do. */
typedef enum
{
  FH_HAND_HIGH_FIRST = 0,
  FH_HAND_LOW_FIRST = 1,
  FH_HAND_AS_DEALT = 2, /* then there are no suits */
  FH_HAND_RANKS = 3,    /* those bits */

  FH_HAND_TRUMPS_HIGH = 0, /* trumps at the end where the highest card of a suit stands */
  FH_HAND_TRUMPS_LEFT = 1 << 2,
  FH_HAND_TRUMPS_RIGHT = 2 << 2,
  FH_HAND_SUITS_RANKED = 3 << 2, /* all from the lowest to the highest, trumps in their place */
  FH_HAND_SUITS = 3 << 2,        /* those bits */
} FhHandOrder;

/* The trump by which hands are held: that of a contract of tricks, a FhDenomination, or -1. */
int fh_hand_trump (const FhTable *table);

/* Writes the cards of @hand in the order in which they are held, from left to right, to @cards (as
 * many as the set has, at most 64) and returns their number.  @trump is a FhDenomination or -1 as
 * long as it is not known.  Trumps stand first, the bowers in their rank and the left bower among
 * them; the other suits follow so that black and red alternate where that can be.  A joker that is
 * no trump stands first.  FH_HAND_LOW_FIRST turns all that round, unless the place of the suits is
 * said.  FH_HAND_AS_DEALT takes the order of the @n_dealt cards of @dealt; what is not among them
 * comes last. */
int fh_hand_order (FhCardSet hand,
                   int trump,
                   FhHandOrder order,
                   const FhCard *dealt,
                   int n_dealt,
                   FhCard cards[FH_N_CARDS]);

/* Writes the @n @cards in the order in which the person has put them, @arranged, to @out, and
 * returns their number; a card that is not among the @n_arranged comes behind the one that it
 * follows in
 * @cards. */
int fh_hand_arrange (
    const FhCard *arranged, int n_arranged, const FhCard *cards, int n, FhCard out[FH_N_CARDS]);
