/* fh-mistake-private.h: what the files of fh-mistake.h share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each function is fh_mistake_find() for one kind; the motive of @reason is set already.
 */
#pragma once

#include "fh-mistake.h"

typedef bool FhFindMistake (const FhOccasion *occasion, FhAction *action, FhReason *reason);

/* Calls and discards (fh-mistake-calls.c). */
FhFindMistake fh_mistake_long_weak_suit, fh_mistake_overrated, fh_mistake_underrated,
    fh_mistake_no_void;

/* Cards (fh-mistake-cards.c): leads, those who follow other hands, and the joker at any time. */
FhFindMistake fh_mistake_trumps_kept, fh_mistake_winner_forgotten, fh_mistake_void_forgotten;
FhFindMistake fh_mistake_joker_kept, fh_mistake_partner_covered, fh_mistake_trick_left,
    fh_mistake_ace_thrown, fh_mistake_too_high, fh_mistake_bidder_saved, fh_mistake_danger_kept;

/* The suit cards of @reading->legal that one may lead by mistake: no trumps and no joker. */
static inline FhCardSet
fh_mistake_side_cards (const FhReading *reading)
{
  FhCardSet cards = reading->legal & ~FH_SET_JOKERS;

  return reading->trump == FH_NO_TRUMP ? cards : cards & ~reading->suit[reading->trump];
}

/* Fills @action with @card, which is no joker, and returns true. */
static inline bool
fh_mistake_play (const FhOccasion *occasion, FhCard card, FhAction *action)
{
  *action = fh_action_play (occasion->view->seat, card, FH_SUIT_NONE);
  return true;
}

/* The card that is played when no mistake is made. */
static inline FhCard
fh_mistake_sound_card (const FhOccasion *occasion)
{
  return occasion->sound->action.cards[0];
}
