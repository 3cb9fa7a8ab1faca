/* fh-bid-convention.c: bidding by what partners have agreed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-convention.h"

/* The tricks that must be expected with the best trump for a message to be worth its risk, and how
 * many more where three opponents can go over the answer; who expects ENOUGH_TRICKS bids them. */
#define JOKER_TRICKS  6.0f
#define ENOUGH_TRICKS 7.5f
#define INKLE_TRICKS  5.4f
#define MANY_MORE     0.5f

bool
fh_bid_keeps_agreement (const FhSeatView *view, FhCall call)
{
  FhShown shown;

  return !fh_convention_meaning (&view->table, view->seat, call, &shown)
         || fh_convention_holds (&shown, view->hand);
}

bool
fh_bid_partner_has_joker (const FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;
  FhShown shown;

  for (int seat = 0; seat < rules->n_callers; seat++)
    if (seat != view->seat && rules->side_of[seat] == rules->side_of[view->seat]
        && fh_convention_shown (&view->table, seat, &shown)
        && shown.convention == FH_CONVENTION_JOKER)
      return true;
  return false;
}

bool
fh_bid_is_asked (const FhSeatView *view, int partner, FhShown *shown)
{
  const FhTable *table = &view->table;
  FhShown one;

  if (partner >= table->rules.n_seats || partner == view->seat
      || table->rules.side_of[partner] != table->rules.side_of[view->seat]
      || !fh_convention_shown (table, partner, &one) || one.convention == FH_CONVENTION_BOWER
      || table->last_bid_of[partner] != one.call)
    return false;
  if (shown)
    *shown = one;
  return true;
}

static float
promised (const FhShown *shown, FhDenomination trump)
{
  const FhConventionWeights *worth = &fh_convention_weights[shown->convention];

  if (trump == FH_NO_TRUMP)
    return worth->no_trump;
  return shown->convention == FH_CONVENTION_JOKER || trump == fh_call_trump (shown->call)
             ? worth->suit
             : worth->other;
}

/* Whether @seat has bid after @other had made @call. */
static bool
has_bid_after (const FhTable *table, int seat, int other, FhCall call)
{
  bool after = false;

  for (int i = 0; i < table->n_calls; i++)
    {
      if (after && table->calls[i].seat == seat && table->calls[i].call != FH_PASS)
        return true;
      after |= table->calls[i].seat == other && table->calls[i].call == call;
    }
  return false;
}

/* Whether @seat has answered what @other of its side has shown. */
static bool
has_answered (const FhTable *table, int seat, int other, FhShown *shown)
{
  return other != seat && table->rules.side_of[other] == table->rules.side_of[seat]
         && fh_convention_shown (table, other, shown) && shown->convention != FH_CONVENTION_BOWER
         && has_bid_after (table, seat, other, shown->call);
}

float
fh_bid_agreed_shift (const FhSeatView *view, int partner, FhDenomination trump, float natural)
{
  const FhTable *table = &view->table;
  FhShown shown;

  if (fh_bid_is_asked (view, partner, &shown))
    return promised (&shown, trump);
  /* A partner who has answered has counted what was shown; the one who has shown it counts it
   * now. */
  for (int seat = 0; seat < table->rules.n_callers; seat++)
    if (has_answered (table, partner, seat, &shown))
      return natural - promised (&shown, fh_call_trump (table->last_bid_of[partner]));
  return natural;
}

float
fh_bid_agreed_less (const FhSeatView *view, int seat)
{
  const FhTable *table = &view->table;
  FhShown shown;

  if (fh_bid_is_asked (view, seat, &shown) && table->high_call == shown.call)
    return fh_convention_weights[shown.convention].less;
  if (has_answered (table, seat, view->seat, &shown))
    return promised (&shown, fh_call_trump (table->high_call));
  return 0;
}

static float
best_tricks (const float tricks[FH_N_DENOMINATIONS])
{
  float best = 0;

  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    best = tricks[d] > best ? tricks[d] : best;
  return best;
}

FhCall
fh_bid_show (const FhSeatView *view, const float tricks[FH_N_DENOMINATIONS], FhCall natural)
{
  const FhTable *table = &view->table;
  FhCall no_trump = fh_bid (FH_MIN_LEVEL, FH_NO_TRUMP), best = FH_PASS;
  FhShown shown;

  if (!table->agreed[view->seat] || fh_call_level (natural) > FH_MIN_LEVEL + 1
      || fh_call_is_misere (natural))
    return FH_PASS;
  /* Six no-trump says what a suit would not, and leaves that suit to be bid later. */
  float most = best_tricks (tricks);
  if ((view->legal.calls & FH_CALL_BIT (no_trump)) && most <= ENOUGH_TRICKS
      && most >= JOKER_TRICKS + (table->rules.n_callers > 4 ? MANY_MORE : 0)
      && fh_convention_meaning (table, view->seat, no_trump, &shown)
      && fh_convention_holds (&shown, view->hand))
    return no_trump;
  if (natural != FH_PASS)
    return FH_PASS;
  for (int d = 0; d < FH_N_SUITS; d++)
    {
      FhCall call = fh_bid (FH_MIN_LEVEL, (FhDenomination) d);
      if ((view->legal.calls & FH_CALL_BIT (call))
          && fh_convention_meaning (table, view->seat, call, &shown)
          && shown.convention == FH_CONVENTION_INKLE && fh_convention_holds (&shown, view->hand)
          && tricks[d] >= INKLE_TRICKS
          && (best == FH_PASS || tricks[d] > tricks[fh_call_trump (best)]))
        best = call;
    }
  return best;
}

void
fh_bid_agreed_reason (const FhSeatView *view, FhCall call, FhReason *reason)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_call_trump (call);
  FhShown shown;
  int highest = -1;

  if (fh_convention_meaning (table, view->seat, call, &shown)
      && fh_convention_holds (&shown, view->hand))
    {
      reason->motive = FH_MOTIVE_SHOW_CONVENTION;
      FH_FOREACH_CARD (card, view->hand & shown.cards)
        if (fh_card_power (card, trump) > highest)
          {
            highest = fh_card_power (card, trump);
            reason->card = card;
          }
    }
  else if (fh_bid_is_asked (view, table->high_bidder, &shown))
    {
      reason->motive = FH_MOTIVE_ANSWER_CONVENTION;
      reason->seat = table->high_bidder;
    }
  else
    {
      return;
    }
  reason->suit = trump == FH_NO_TRUMP ? FH_SUIT_NONE : (uint8_t) trump;
  reason->number = (int8_t) shown.convention;
}

bool
fh_bid_wants_inkle (const FhSeatView *view, FhCall call)
{
  FhDenomination trump = fh_call_trump (call);
  FhCardSet hand = view->hand;

  if (trump == FH_NO_TRUMP || !(view->legal.inkles & FH_CALL_BIT (call)))
    return false;
  int length = fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  int bowers = fh_set_has (hand, fh_right_bower (trump)) + fh_set_has (hand, fh_left_bower (trump));
  return length >= 6 && bowers == 1;
}
