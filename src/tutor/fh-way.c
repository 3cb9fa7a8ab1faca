/* fh-way.c: which of its cards a seat is told to play, without the card being named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-way.h"

#include "fh-table.h"

bool
fh_way_goes_over (const FhSeatView *view, FhCard card)
{
  FhTable after = view->table;
  int n = fh_table_trick_size (&after);

  after.plays[after.n_plays++] =
      (FhPlayed){ .seat = view->seat, .card = card, .named = FH_SUIT_NONE };
  return fh_table_winning_play (&after, after.trick_start, n + 1) == after.trick_start + n;
}

/* Whether a card that somebody else may hold lies between two cards of one suit. */
static bool
is_parted (const FhSeatView *view, FhCard one, FhCard other)
{
  FhDenomination trump = fh_table_trump (&view->table);
  int a = fh_card_power (one, trump), b = fh_card_power (other, trump);
  FhCardSet cards = 0;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat)
      cards |= fh_seat_view_cards (view, seat);
  cards &= fh_effective_suit_cards (fh_effective_suit (one, trump), trump);
  FH_FOREACH_CARD (card, cards)
    {
      int power = fh_card_power (card, trump);

      if ((power > a && power < b) || (power > b && power < a))
        return true;
    }
  return false;
}

/* Whether no card of @among, all of the suit of @card, lies on that side of it. */
static bool
is_end (const FhSeatView *view, FhCard card, FhCardSet among, bool top)
{
  FhDenomination trump = fh_table_trump (&view->table);

  FH_FOREACH_CARD (other, among)
    {
      bool beyond = top ? fh_card_power (other, trump) > fh_card_power (card, trump)
                        : fh_card_power (other, trump) < fh_card_power (card, trump);

      if (beyond && is_parted (view, card, other))
        return false;
    }
  return true;
}

static FhWayKind
way_to_lead (const FhSeatView *view, FhCard card, FhCardSet suit)
{
  if (suit == FH_SET (card))
    return FH_WAY_LEAD_ONLY;
  if (is_end (view, card, suit, true))
    return FH_WAY_LEAD_TOP;
  return is_end (view, card, suit, false) ? FH_WAY_LEAD_LOW : FH_WAY_NAMED;
}

static FhWayKind
way_to_follow (const FhSeatView *view, FhCard card, FhCardSet suit)
{
  FhCardSet over = 0;

  FH_FOREACH_CARD (one, suit)
    if (fh_way_goes_over (view, one))
      over |= FH_SET (one);
  if (fh_set_has (over, card))
    {
      if (is_end (view, card, over, false))
        return FH_WAY_WIN_CHEAPLY;
      return is_end (view, card, suit, true) ? FH_WAY_PLAY_TOP : FH_WAY_NAMED;
    }
  if (is_end (view, card, suit, false))
    return FH_WAY_PLAY_LOW;
  if (is_end (view, card, suit, true))
    return FH_WAY_PLAY_TOP;
  return over != 0 && is_end (view, card, suit & ~over, true) ? FH_WAY_DUCK_TOP : FH_WAY_NAMED;
}

static FhWayKind
way_to_throw (const FhSeatView *view, FhCard card, FhCardSet suit, bool is_trump)
{
  FhCardSet over = 0;

  FH_FOREACH_CARD (one, suit)
    if (fh_way_goes_over (view, one))
      over |= FH_SET (one);
  if (is_trump)
    return fh_set_has (over, card) && is_end (view, card, over, false) ? FH_WAY_TRUMP_CHEAPLY
                                                                       : FH_WAY_NAMED;
  if (over != 0)
    return FH_WAY_NAMED; /* the joker without trumps */
  if (suit == FH_SET (card))
    return FH_WAY_THROW_ONLY;
  if (is_end (view, card, suit, false))
    return FH_WAY_THROW_LOW;
  return is_end (view, card, suit, true) ? FH_WAY_THROW_TOP : FH_WAY_NAMED;
}

FhWay
fh_way_of (const FhSeatView *view, FhCard card)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  FhSuit suit = fh_effective_suit (card, trump);
  FhWay way = { .card = card, .suit = (uint8_t) suit };
  FhCardSet of_suit;

  if (view->legal.due != FH_ACTION_PLAY || fh_set_size (view->legal.cards) < 2)
    return way;
  way.kind = FH_WAY_NAMED;
  if (suit >= FH_N_SUITS)
    return way;
  way.is_trump = (int) suit == (int) trump;
  of_suit = view->legal.cards & fh_effective_suit_cards (suit, trump);
  if (fh_table_trick_size (table) == 0)
    way.kind = (uint8_t) way_to_lead (view, card, of_suit);
  else if (suit == (FhSuit) table->led)
    way.kind = (uint8_t) way_to_follow (view, card, of_suit);
  else
    way.kind = (uint8_t) way_to_throw (view, card, of_suit, way.is_trump);
  return way;
}
