/* fh-sure-rest.c: when a seat has only winners left, or only losers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sure-rest.h"

#include "fh-sure-tricks.h"

#include <stddef.h>

#include "fh-fate.h"

#define ALL_SEATS 0xffu

/* The cards that the others of @seats who take part in the play can hold. */
static FhCardSet
cards_of (const FhSeatView *view, unsigned seats)
{
  FhCardSet cards = 0;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat && fh_seats_have (seats, seat))
      cards |= fh_seat_view_cards (view, seat);
  return cards;
}

static uint32_t
without_lowest (uint32_t powers)
{
  return powers & (powers - 1);
}

static bool
joker_is_lowest (const FhTable *table)
{
  return fh_table_is_misere (table) && table->rules.joker_misere == FH_JOKER_MISERE_LOWEST;
}

/* The play that wins if the seat of @view adds @card to the trick now, and then, unless it is
 * FH_CARD_NONE, @later comes: 0 for one that lies there, 1 for @card, 2 for @later. */
static int
winner_with (const FhSeatView *view, FhCard card, FhCard later)
{
  FhTable after = view->table;
  int n = fh_table_trick_size (&after);
  int total = later == FH_CARD_NONE ? n + 1 : n + 2, winner;

  for (int i = n; i < total; i++)
    after.plays[after.trick_start + i] =
        (FhPlayed){ .seat = view->seat, .card = i == n ? card : later, .named = FH_SUIT_NONE };
  winner = fh_table_winning_play (&after, after.trick_start, total) - after.trick_start;
  return winner < n ? 0 : winner - n + 1;
}

/* --- Winners --- */

/* Whether a card of @cards may lie face down under a dummy: it follows no suit, and nothing draws
 * it (D-NZ2). */
static bool
may_lie_under_dummy (const FhSeatView *view, FhCardSet cards)
{
  const FhTable *table = &view->table;

  for (int seat = table->rules.n_callers; seat < table->rules.n_seats; seat++)
    if (table->covering[seat] != 0)
      return (view->unseen & cards) != 0;
  return false;
}

/* Whether all of @hand in @suit wins when it is led from the top and nobody can trump: nothing
 * beats it, or what could is drawn before by cards that nothing beats. */
static bool
wins_suit (const FhSeatView *view, FhCardSet hand, FhCardSet against, FhSuit suit)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet cards = fh_effective_suit_cards (suit, trump);
  uint32_t own = fh_sure_powers (hand & cards, trump),
           out = fh_sure_powers (against & cards, trump), tops;
  int n_out = __builtin_popcount (out), n_hand = fh_set_size (hand);

  /* The own cards above the highest that is out. */
  tops = out ? own & ~((UINT32_C (2) << (31 - __builtin_clz (out))) - 1) : own;
  if (tops == own && suit != (FhSuit) trump)
    return true;
  return !may_lie_under_dummy (view, cards)
         && __builtin_popcount (tops) >= (n_out < n_hand ? n_out : n_hand);
}

/* Whether the seat of @view wins everything with @hand when it leads: trumps first, until nobody
 * has one; @lead is then the first card of it. */
static bool
wins_from_lead (const FhSeatView *view, FhCardSet hand, FhCardSet against, FhCard *lead)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhSuit first = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;
  FhCardSet cards;

  if (hand == 0)
    return true;
  if (trump == FH_NO_TRUMP && ((against & FH_SET_JOKERS) || joker_is_lowest (&view->table)))
    return false;
  for (FhSuit suit = FH_SPADES; suit < FH_N_EFFECTIVE_SUITS; suit++)
    if ((suit == first || (hand & fh_effective_suit_cards (suit, trump)))
        && !wins_suit (view, hand, against, suit))
      return false;
  cards = hand & fh_effective_suit_cards (first, trump);
  if (cards == 0)
    cards = hand & fh_effective_suit_cards (fh_effective_suit (fh_set_first (hand), trump), trump);
  *lead = fh_set_first (cards);
  FH_FOREACH_CARD (card, cards)
    if (fh_card_power (card, trump) > fh_card_power (*lead, trump))
      *lead = card;
  return true;
}

/* Whether none of @cards beats @card, which the seat of @view adds to the trick and which wins it
 * so far. */
static bool
holds (const FhSeatView *view, FhCard card, FhCardSet cards)
{
  if (winner_with (view, card, FH_CARD_NONE) != 1)
    return false;
  FH_FOREACH_CARD (later, cards)
    if (winner_with (view, card, later) == 2)
      return false;
  return true;
}

static bool
wins_all (const FhSeatView *view, FhCardSet against, FhCard *card)
{
  const FhTable *table = &view->table;
  unsigned played = 0;
  FhCard lead;

  if (fh_table_trick_size (table) == 0)
    return wins_from_lead (view, view->hand, against, card);
  for (int i = table->trick_start; i < table->n_plays; i++)
    played |= fh_seat_bit (table->plays[i].seat);
  FH_FOREACH_CARD (own, view->legal.cards)
    if (holds (view, own, cards_of (view, ALL_SEATS & ~played))
        && wins_from_lead (view, view->hand & ~FH_SET (own), against, &lead))
      {
        *card = own;
        return true;
      }
  return false;
}

/* --- Losers --- */

/* Whether @hand stays under in every trick that another leads: in each suit its lowest card is
 * below their lowest, its second below their second, and so on.  To each card of the suit the
 * highest goes that is below what wins, and without the suit the highest of any: then that holds
 * as well of what is left. */
static bool
stays_under (FhCardSet hand, FhCardSet against, FhDenomination trump)
{
  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards (suit, trump);
      uint32_t own = fh_sure_powers (hand & cards, trump),
               out = fh_sure_powers (against & cards, trump);

      for (; own && out; own = without_lowest (own), out = without_lowest (out))
        if (__builtin_ctz (own) > __builtin_ctz (out))
          return false;
    }
  return true;
}

/* How many unseen cards lie in no hand that plays. */
static int
n_elsewhere (const FhSeatView *view)
{
  const FhTable *table = &view->table;
  int n = fh_set_size (view->unseen);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (seat != view->seat && !fh_seats_have (table->sitting_out, seat))
      n -= table->hand_size[seat] - fh_set_size (view->known[seat]);
  return n;
}

/* Whether @card, which the seat of @view leads, is surely beaten: somebody must have a card of its
 * suit, and all of those are higher. */
static bool
loses_lead (const FhSeatView *view, FhCard card, FhCardSet against)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet cards = against & fh_effective_suit_cards (fh_effective_suit (card, trump), trump);
  int n_hidden = fh_set_size (cards & view->unseen);

  if (fh_card_is_joker (card))
    return joker_is_lowest (&view->table);
  /* What lies under a dummy's cards cannot follow yet. */
  if (may_lie_under_dummy (view, cards))
    return false;
  FH_FOREACH_CARD (other, cards)
    if (fh_card_power (other, trump) < fh_card_power (card, trump))
      return false;
  return (cards & ~view->unseen) != 0 || n_hidden > n_elsewhere (view);
}

/* Whether every card of @hand is below all of theirs in its suit, or nobody else has that suit:
 * whichever goes, it loses. */
static bool
is_under_all (FhCardSet hand, FhCardSet against, FhDenomination trump)
{
  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards (suit, trump);
      uint32_t own = fh_sure_powers (hand & cards, trump),
               out = fh_sure_powers (against & cards, trump);

      if (out && own >= (out & -out))
        return false;
    }
  return true;
}

/* Whether the seat of @view means to lose every trick, and still can: it chooses what it plays. */
static bool
means_to_lose (const FhSeatView *view)
{
  const FhTable *table = &view->table;

  return fh_table_is_misere (table) && fh_seats_have (fh_table_bidders (table), view->seat)
         && fh_table_fate (table, 0) == FH_FATE_OPEN;
}

/* Whether @card, played now by the seat of @view, is beaten in this trick. */
static bool
loses_now (const FhSeatView *view, FhCard card, FhCardSet against)
{
  return fh_table_trick_size (&view->table) == 0 ? loses_lead (view, card, against)
                                                 : winner_with (view, card, FH_CARD_NONE) == 0;
}

/* Whether the seat of @view is sure to lose all tricks: nobody can make it win one, and it can win
 * none by itself, unless it means to lose.  A trump, or a joker that wins, might have to go on
 * another suit; and a joker that is the lowest may leave a card the only one of the suit that it
 * names. */
static bool
loses_all (const FhSeatView *view, FhCardSet against, FhCard *card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhSuit first = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;
  FhCardSet feared = joker_is_lowest (&view->table)
                         ? against & FH_SET_JOKERS
                         : view->hand & fh_effective_suit_cards (first, trump);
  FhCardSet losing = 0;

  if (feared)
    return false;
  FH_FOREACH_CARD (own, view->legal.cards)
    if (loses_now (view, own, against))
      losing |= FH_SET (own);
  if (!means_to_lose (view))
    {
      *card = fh_set_first (view->legal.cards);
      return losing == view->legal.cards && is_under_all (view->hand, against, trump);
    }
  FH_FOREACH_CARD (own, losing)
    if (stays_under (view->hand & ~FH_SET (own), against, trump))
      {
        *card = own;
        return true;
      }
  return false;
}

/* --- Altogether --- */

FhSureRest
fh_sure_rest (const FhSeatView *view, FhCard *card, FhSuit *named)
{
  const FhTable *table = &view->table;
  FhCardSet against = cards_of (view, ALL_SEATS);
  FhSureRest sure = FH_SURE_NOTHING;
  FhCard found = FH_CARD_NONE;

  /* An exposed card goes when it can, not when it is wanted (HC-060). */
  if (table->due != FH_ACTION_PLAY || table->turn != view->seat || view->legal.cards == 0
      || (table->slips.exposed & view->hand))
    return FH_SURE_NOTHING;
  if (loses_all (view, against, &found))
    sure = FH_SURE_LOSERS;
  else if (wins_all (view, against, &found))
    sure = FH_SURE_WINNERS;
  if (sure != FH_SURE_NOTHING && card != NULL)
    {
      *card = found;
      *named = fh_legal_named (&view->legal, found);
    }
  return sure;
}
