/* fh-mistake-calls.c: mistakes in the auction, and with the kitty.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-mistake-private.h"

#include "fh-bid-convention.h"
#include "fh-bid-tricks.h"
#include "fh-bidding.h"

/* A suit of so many trumps looks strong, although at most so many of the highest are among them; it
 * is bid up to this level. */
#define LONG_SUIT  5
#define WEAK_TOPS  1
#define WEAK_LEVEL 8

/* Percent: what is as likely to be made as not is no mistake. */
#define WEAK_CHANCE 50

/* Tricks by which a hand is misjudged. */
#define MISJUDGED 1.2f

/* What the rules of thumb think of @call. */
static FhReason
honest_reason (const FhOccasion *occasion, FhCall call)
{
  return fh_bidding_reason (occasion->view, occasion->character, &occasion->skill->bidding, call);
}

/* The partner's bid is let stand: that is learned first. */
static bool
partner_has_bid (const FhTable *table, int seat)
{
  return table->high_call != FH_PASS
         && table->rules.side_of[table->high_bidder] == table->rules.side_of[seat];
}

/* The lowest bid with @trump that may be made and is higher than @call, or FH_PASS. */
static FhCall
next_bid (const FhSeatView *view, FhDenomination trump, FhCall call)
{
  for (int level = FH_MIN_LEVEL; level <= WEAK_LEVEL; level++)
    {
      FhCall bid = fh_bid (level, trump);
      if (bid > call && (view->legal.calls & FH_CALL_BIT (bid)))
        return bid;
    }
  return FH_PASS;
}

bool
fh_mistake_long_weak_suit (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhSeatView *view = occasion->view;

  if (partner_has_bid (&view->table, view->seat))
    return false;
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhDenomination trump = (FhDenomination) s;
      int length = fh_set_size (view->hand & fh_effective_suit_cards ((FhSuit) s, trump));
      FhCall bid = next_bid (view, trump, (FhCall) occasion->sound->action.call);
      if (length < LONG_SUIT || fh_bid_top_trumps (view->hand, trump) > WEAK_TOPS || bid == FH_PASS
          || !fh_bid_keeps_agreement (view, bid))
        continue;
      FhReason honest = honest_reason (occasion, bid);
      if (honest.chance >= WEAK_CHANCE)
        continue;
      *action = fh_action_bid (view->seat, bid);
      reason->suit = (uint8_t) s;
      reason->number = (int8_t) length;
      reason->chance = honest.chance;
      return true;
    }
  return false;
}

/* What is called by one who thinks the hand worth @tricks more. */
static FhCall
misjudged_call (const FhOccasion *occasion, float tricks)
{
  FhCharacter character = *occasion->character;

  character.courage += tricks;
  return fh_bidding_choose (occasion->view, &character, &occasion->skill->bidding).action.call;
}

bool
fh_mistake_overrated (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  FhCall call = misjudged_call (occasion, MISJUDGED);

  if (!fh_call_is_bid (call) || call <= occasion->sound->action.call)
    return false;
  *action = fh_action_bid (occasion->view->seat, call);
  reason->chance = honest_reason (occasion, call).chance;
  return true;
}

bool
fh_mistake_underrated (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  FhCall sound = occasion->sound->action.call;
  FhCall call = misjudged_call (occasion, -MISJUDGED);

  if (!fh_call_is_bid (sound) || call >= sound)
    return false;
  *action = fh_action_bid (occasion->view->seat, call);
  reason->chance = honest_reason (occasion, sound).chance;
  return true;
}

/* The @count lowest of @cards by rank alone. */
static FhCardSet
lowest_by_rank (FhCardSet cards, int count)
{
  FhCardSet lowest = 0;

  while (count-- > 0)
    {
      FhCard low = fh_set_first (cards & ~lowest);
      FH_FOREACH_CARD (card, cards & ~lowest)
        if (fh_card_rank (card) < fh_card_rank (low))
          low = card;
      lowest |= FH_SET (low);
    }
  return lowest;
}

/* The side suits of @hand that are not empty, bit by bit. */
static unsigned
side_suits (FhCardSet hand, FhDenomination trump)
{
  unsigned suits = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    if (s != (int) trump && (hand & fh_effective_suit_cards ((FhSuit) s, trump)))
      suits |= 1u << s;
  return suits;
}

bool
fh_mistake_no_void (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhSeatView *view = occasion->view;
  FhDenomination trump = fh_table_trump (&view->table);

  if (!fh_table_is_trick_contract (&view->table) || trump == FH_NO_TRUMP
      || occasion->sound->reason.motive != FH_MOTIVE_MAKE_VOID)
    return false;
  FhCardSet side =
      view->legal.cards & ~FH_SET_JOKERS & ~fh_effective_suit_cards ((FhSuit) trump, trump);
  if (fh_set_size (side) < view->legal.count)
    return false;
  FhCardSet gone = lowest_by_rank (side, view->legal.count);
  if (side_suits (view->hand & ~gone, trump) != side_suits (view->hand, trump))
    return false;
  *action = fh_action_cards (FH_ACTION_DISCARD, view->seat, gone);
  return true;
}
