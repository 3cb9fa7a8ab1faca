/* fh-danger.h: how likely cards are to take a trick that nobody wants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card.h"

/* The danger of holding @mine, cards of one suit without trumps, while @out of that suit are with
 * others: 0 when any lead of the suit can be ducked, and roughly the tricks that it may cost. */
float fh_danger_of_suit (FhCardSet mine, FhCardSet out);

/* The sum of that over the four suits of @hand, with @out with others; jokers count nothing. */
float fh_danger_of_hand (FhCardSet hand, FhCardSet out);
