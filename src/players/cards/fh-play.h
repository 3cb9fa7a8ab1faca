/* fh-play.h: choosing a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-reading.h"

typedef struct
{
  FhCard card;
  FhSuit named; /* the suit that a joker names, or FH_SUIT_NONE */
  FhReason reason;
} FhPlayChoice;

/* The card to lead when tricks are wanted, and to follow with. */
FhPlayChoice fh_play_lead (const FhReading *reading);
FhPlayChoice fh_play_follow (const FhReading *reading);

/* The card of one who has bid to lose every trick, or whose partner did so and plays too. */
FhPlayChoice fh_play_misere (const FhReading *reading);

/* The card of one who defends against such a bid. */
FhPlayChoice fh_play_against_misere (const FhReading *reading);

/* The card of a defender who would rather see that such a bid is made (NZ-063). */
FhPlayChoice fh_play_save_misere (const FhReading *reading);

/* The suit that the joker, if it is played now, had best name; FH_SUIT_NONE when it names none. */
FhSuit fh_play_named_suit (const FhReading *reading);
