/* fh-bid-reason.c: why a bid is made, and why one over the own bid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-reason.h"

#include "fh-bid-convention.h"
#include "fh-bid-tricks.h"

/* The chance below which a six tells the partner about the trumps rather than promises a contract.
 */
#define SIGNAL_CHANCE 0.6f

/* Whether @motive says of a bid that it will be made. */
static bool
promises (FhMotive motive)
{
  return motive == FH_MOTIVE_STRONG_TRUMPS || motive == FH_MOTIVE_ENOUGH_SIDE_WINNERS
         || motive == FH_MOTIVE_NO_TRUMP_STOPPERS || motive == FH_MOTIVE_MISERE_HAND
         || motive == FH_MOTIVE_RAISE_OWN || motive == FH_MOTIVE_RAISE_FOR_GAME
         || motive == FH_MOTIVE_RAISE_DEARER || motive == FH_MOTIVE_RAISE_PARTNER
         || motive == FH_MOTIVE_ANSWER_CONVENTION;
}

/* Takes back what @reason promises if its chance does not bear that out: then @contrary holds, or
 * nothing where it is about even. */
static void
doubt (FhReason *reason, FhMotive contrary)
{
  if (promises ((FhMotive) reason->motive) && reason->chance < FH_PROBABLE)
    reason->motive = reason->chance < FH_IMPROBABLE ? contrary : FH_MOTIVE_ON_BALANCE;
}

/* With few trumps it is the aces beside them that carry a bid; without any, the trumps must. */
static void
name_side_winners (FhCardSet hand, FhDenomination trump, FhReason *reason)
{
  FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump);
  int n_aces = fh_set_size (hand & ~trumps & FH_SET_RANK (FH_ACE));

  if (reason->number >= 5 || fh_bid_top_trumps (hand, trump) >= 2)
    return;
  reason->motive = n_aces > 0 ? FH_MOTIVE_ENOUGH_SIDE_WINNERS : FH_MOTIVE_ON_BALANCE;
  reason->number = (int8_t) n_aces;
}

/* --- Over the own bid ---
 *
 * Whose bid stands when his turn comes again has heard nothing but passes since: the hand is worth
 * what it was worth when he bid, and a higher contract only asks for more tricks. */

bool
fh_bid_stands (const FhBidding *bidding)
{
  return bidding->table->high_call != FH_PASS && bidding->table->high_bidder == bidding->view->seat;
}

/* Whether @call asks for as many tricks as the standing bid and the hand takes as many with it. */
static bool
is_dearer_alone (const FhBidding *bidding, FhCall call)
{
  FhCall standing = bidding->table->high_call;

  return fh_call_is_bid (call) && fh_call_is_bid (standing)
         && fh_call_level (call) == fh_call_level (standing)
         && bidding->tricks[fh_call_trump (call)] >= bidding->tricks[fh_call_trump (standing)];
}

/* What speaks for @call over the own bid, which stands: FH_MOTIVE_SURE_TRICKS, or
 * FH_MOTIVE_RAISE_FOR_GAME where only @call brings the target within reach, or FH_MOTIVE_RAISE_OWN
 * where the own bid was made by agreement, to show something, or FH_MOTIVE_RAISE_DEARER where as
 * many tricks are expected at @call, and no more are asked for.  FH_MOTIVE_RAISE_NEEDLESS if none
 * of these does. */
static FhMotive
raise_motive (const FhBidding *bidding, FhCall call)
{
  const FhTable *table = bidding->table;
  FhShown shown;

  if (fh_bidding_is_certain (bidding, call))
    return FH_MOTIVE_SURE_TRICKS;
  if (fh_bidding_wins_game (bidding, call) && !fh_bidding_wins_game (bidding, table->high_call))
    return FH_MOTIVE_RAISE_FOR_GAME;
  if (fh_convention_shown (table, bidding->view->seat, &shown) && shown.call == table->high_call)
    return FH_MOTIVE_RAISE_OWN;
  if (is_dearer_alone (bidding, call))
    return FH_MOTIVE_RAISE_DEARER;
  return FH_MOTIVE_RAISE_NEEDLESS;
}

bool
fh_bid_may_raise (const FhBidding *bidding, FhCall call)
{
  return !fh_bid_stands (bidding) || raise_motive (bidding, call) != FH_MOTIVE_RAISE_NEEDLESS;
}

/* --- The reason --- */

FhReason
fh_bid_reason (const FhBidding *bidding, FhCall call, float chance, float tricks)
{
  const FhTable *table = bidding->table;
  FhCardSet hand = bidding->view->hand;
  FhDenomination trump = fh_call_trump (call);
  FhReason reason = fh_motive_reason (FH_MOTIVE_STRONG_TRUMPS);

  reason.chance = fh_chance_percent (chance);
  reason.tricks = (int8_t) (tricks * 10 + 0.5f);
  if (fh_call_is_misere (call))
    {
      reason.motive = FH_MOTIVE_MISERE_HAND;
      doubt (&reason, FH_MOTIVE_TOO_HIGH);
      return reason;
    }

  reason.suit = trump == FH_NO_TRUMP ? FH_SUIT_NONE : (uint8_t) trump;
  if (trump == FH_NO_TRUMP)
    {
      reason.number = (int8_t) fh_bid_stoppers (hand);
      reason.motive = reason.number > 0 ? FH_MOTIVE_NO_TRUMP_STOPPERS : FH_MOTIVE_ON_BALANCE;
      if (hand & FH_SET_JOKERS)
        reason.card = fh_set_first (hand & FH_SET_JOKERS);
    }
  else
    {
      FhCardSet trumps = hand & fh_effective_suit_cards ((FhSuit) trump, trump);
      reason.number = (int8_t) fh_set_size (trumps);
      int highest = -1;
      FH_FOREACH_CARD (card, trumps)
        if (fh_card_power (card, trump) > highest)
          {
            highest = fh_card_power (card, trump);
            reason.card = card;
          }
    }

  if (table->high_call == FH_PASS && bidding->partner_to_call && trump != FH_NO_TRUMP
      && fh_call_level (call) == FH_MIN_LEVEL && chance < SIGNAL_CHANCE)
    {
      reason.motive = FH_MOTIVE_SHOW_STRENGTH;
      reason.number = (int8_t) fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
    }

  int partner = fh_bidding_supporter (bidding, trump);
  if (fh_bid_stands (bidding))
    reason.motive = raise_motive (bidding, call);
  else if (partner >= 0)
    {
      reason.motive = FH_MOTIVE_RAISE_PARTNER;
      reason.seat = (uint8_t) partner;
      reason.partner = true;
    }
  fh_bid_agreed_reason (bidding->view, call, &reason);
  if (fh_bidding_is_certain (bidding, call))
    {
      reason.motive = FH_MOTIVE_SURE_TRICKS;
      reason.chance = fh_chance_percent (1);
    }
  doubt (&reason, FH_MOTIVE_TOO_HIGH);
  if (reason.motive == FH_MOTIVE_STRONG_TRUMPS)
    name_side_winners (hand, trump, &reason);
  return reason;
}

/* The motive for @call that @reason has the numbers for, now that it is thought likely to be made.
 */
static FhMotive
promise_of (const FhReason *reason, FhCall call)
{
  if (fh_call_is_misere (call))
    return FH_MOTIVE_MISERE_HAND;
  if (fh_call_trump (call) == FH_NO_TRUMP)
    return reason->number > 0 ? FH_MOTIVE_NO_TRUMP_STOPPERS : FH_MOTIVE_ON_BALANCE;
  return reason->number > 3 ? FH_MOTIVE_STRONG_TRUMPS : FH_MOTIVE_ON_BALANCE;
}

void
fh_bid_believe (FhReason *reason, FhCall call, float chance)
{
  FhMotive motive = (FhMotive) reason->motive;
  int8_t percent = fh_chance_percent (chance);

  if (call != FH_PASS)
    {
      reason->chance = percent;
      /* It was chosen all the same. */
      if (motive == FH_MOTIVE_RAISE_NEEDLESS)
        reason->motive = FH_MOTIVE_ON_BALANCE;
      if (motive == FH_MOTIVE_WORTH_RISK || motive == FH_MOTIVE_TOO_HIGH)
        reason->motive = percent < FH_PROBABLE ? (uint8_t) FH_MOTIVE_WORTH_RISK
                                               : (uint8_t) promise_of (reason, call);
      doubt (reason, FH_MOTIVE_WORTH_RISK);
    }
  else if (motive == FH_MOTIVE_TOO_WEAK || motive == FH_MOTIVE_NO_GAIN)
    {
      /* Only rules of thumb say what a bid would need. */
      reason->motive = percent >= FH_IMPROBABLE ? FH_MOTIVE_NO_GAIN : FH_MOTIVE_TOO_WEAK;
      reason->chance = percent;
      reason->needed = FH_REASON_NO_CHANCE;
    }
}

/* Whether @motive says that no other call would bring more. */
static bool
compares (FhMotive motive)
{
  return motive == FH_MOTIVE_NO_GAIN || motive == FH_MOTIVE_WORTH_RISK || motive == FH_MOTIVE_STAND
         || motive == FH_MOTIVE_LEAVE_TO_OPPONENTS;
}

void
fh_bid_bear_out (FhReason *reason, FhCall call, float chance, float points, float others)
{
  fh_bid_believe (reason, call, chance);
  if (others > points && compares ((FhMotive) reason->motive))
    {
      *reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);
      reason->chance = call == FH_PASS ? FH_REASON_NO_CHANCE : fh_chance_percent (chance);
    }
}
