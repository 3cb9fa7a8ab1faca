/* fh-solver-deal.c: the cards of a question as the quick search has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-solver-deal.h"

#include <string.h>

bool
fh_solver_deal_fits (const FhSolverPosition *position)
{
  FhCardSet cards = 0;

  for (int seat = 0; seat < position->n_seats; seat++)
    cards |= position->hands[seat];
  for (int i = 0; i < position->n_plays; i++)
    cards |= FH_SET (position->plays[i].card);
  bool two_jokers = position->trump == FH_NO_TRUMP && (cards & FH_SET_JOKERS) == FH_SET_JOKERS;
  /* At tables with dummies a joker in mid-trick never names a suit. */
  return !(position->dummies && position->joker_redirects) && !(cards & position->forced)
         && !(two_jokers
              && (position->misere || position->dummies || position->joker_redirects
                  || position->joker_not_shown_void));
}

/* The weight of a card of @hand in the suit at @place in the number that says the shape of a
 * position: the lengths of all suits in all hands as digits.  Up to four hands these are 16 digits
 * of four bits; with more hands 18 digits to the base 11, the last suit following from the rest. */
static uint64_t
shape_weight (const FhSolverDeal *deal, int hand, int place)
{
  uint64_t weight = 1;

  if (deal->n <= 4)
    return weight << (16 * place + 4 * hand);
  if (place == FH_N_SUITS - 1)
    return 0;
  for (int i = 0; i < deal->n * place + hand; i++)
    weight *= FH_HAND_SIZE + 1;
  return weight;
}

/* Fills @table for the @n cards of the suit at @place from bit @first on, each set of which is made
 * from the one without its lowest card. */
static void
fill_half (const FhSolverDeal *deal, FhSolverHalf *table, int place, int first, int n)
{
  uint64_t weight[1 << 4];
  uint8_t owner[FH_SOLVER_HALF_SUIT];

  for (int hand = 0; hand < deal->n; hand++)
    weight[hand] = shape_weight (deal, hand, place);
  for (int i = 0; i < n; i++)
    for (int hand = 0; hand < deal->n; hand++)
      if (deal->hand[hand] >> (first + i) & 1)
        owner[i] = (uint8_t) hand;
  table[0] = (FhSolverHalf){ 0 };
  for (int set = 1; set < 1 << n; set++)
    {
      const FhSolverHalf *rest = &table[set & (set - 1)];
      int last = owner[__builtin_ctz ((unsigned) set)];
      table[set] = (FhSolverHalf){
        .shape = rest->shape + weight[last],
        .owners = rest->owners | (uint32_t) last << rest->bits,
        .bits = rest->bits + deal->owner_bits,
      };
    }
}

/* Orders the cards of each suit into bits. */
static void
place_cards (FhSolverDeal *deal, FhCardSet cards, FhDenomination trump)
{
  int bit = 0;

  memset (deal->bit_of_card, 0xff, sizeof deal->bit_of_card);
  for (int place = 0; place < FH_N_SUITS; place++)
    {
      FhSuit suit = (FhSuit) deal->effective[place];
      FhCardSet left = cards & fh_effective_suit_cards (suit, trump);
      deal->shift[place] = (uint8_t) bit;
      deal->suit[place] = 0;
      while (left)
        {
          FhCard lowest = FH_CARD_NONE;
          FH_FOREACH_CARD (card, left)
            if (lowest == FH_CARD_NONE
                || fh_card_power (card, trump) < fh_card_power (lowest, trump))
              lowest = card;
          deal->suit[place] |= (uint64_t) 1 << bit;
          deal->bit_of_card[lowest] = (uint8_t) bit++;
          left &= ~FH_SET (lowest);
        }
    }
  if (trump != FH_NO_TRUMP)
    return;
  bit = FH_SOLVER_FIRST_JOKER;
  FH_FOREACH_CARD (card, cards & FH_SET_JOKERS)
    deal->bit_of_card[card] = (uint8_t) bit--;
}

void
fh_solver_deal_init (FhSolverDeal *deal, const FhSolverPosition *position)
{
  FhDenomination trump = (FhDenomination) position->trump;
  FhCardSet hands[FH_MAX_SEATS];
  FhCardSet cards = 0;
  int place = 0;

  deal->n = 0;
  deal->bidders = 0;
  for (int seat = 0; seat < position->n_seats; seat++)
    if (fh_seats_have (position->playing, seat))
      {
        deal->hand_of_seat[seat] = deal->n;
        deal->seat_of_hand[deal->n] = (uint8_t) seat;
        deal->bidders |= (uint8_t) (fh_seats_have (position->bidders, seat) << deal->n);
        hands[deal->n] = position->hands[seat];
        for (int pile = 0; pile < FH_N_PILES; pile++)
          if (position->covering[seat] >> pile & 1)
            hands[deal->n] |= FH_SET (position->under[seat][pile]);
        deal->n++;
      }
  for (int i = 0; i < position->n_plays; i++)
    hands[deal->hand_of_seat[position->plays[i].seat]] |= FH_SET (position->plays[i].card);
  for (int hand = 0; hand < deal->n; hand++)
    cards |= hands[hand];
  deal->misere = position->misere;
  deal->wanting = position->misere ? (uint8_t) (((1u << deal->n) - 1) & ~(unsigned) deal->bidders)
                                   : deal->bidders;
  deal->owner_bits = deal->n <= 4 ? 2 : 3;

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    if (suit != (int) trump)
      deal->effective[place++] = (uint8_t) suit;
  if (trump != FH_NO_TRUMP)
    deal->effective[place] = (uint8_t) trump;
  for (place = 0; place < FH_N_SUITS; place++)
    deal->suit_of[deal->effective[place]] = (uint8_t) place;
  place_cards (deal, cards, trump);

  deal->side[0] = deal->side[1] = 0;
  for (int hand = 0; hand < deal->n; hand++)
    {
      deal->hand[hand] = 0;
      FH_FOREACH_CARD (card, hands[hand])
        deal->hand[hand] |= (uint64_t) 1 << deal->bit_of_card[card];
      deal->side[deal->wanting >> hand & 1] |= deal->hand[hand];
    }
  for (place = 0; place < FH_N_SUITS; place++)
    {
      int length = __builtin_popcountll (deal->suit[place]);
      int low = length / 2;
      deal->low_bits[place] = (uint8_t) low;
      fill_half (deal, deal->low[place], place, deal->shift[place], low);
      fill_half (deal, deal->high[place], place, deal->shift[place] + low, length - low);
    }

  deal->has_trumps = trump != FH_NO_TRUMP;
  deal->joker_lowest = position->joker_lowest;
  deal->joker_redirects = position->joker_redirects;
  deal->joker_not_shown_void = position->joker_not_shown_void;
  deal->trumps = deal->has_trumps ? deal->suit[FH_N_SUITS - 1] : 0;
  deal->joker = 0;
  if ((cards & FH_SET_JOKERS) && (!deal->has_trumps || position->joker_free))
    FH_FOREACH_CARD (card, cards & FH_SET_JOKERS)
      deal->joker |= (uint64_t) 1 << deal->bit_of_card[card];
  deal->no_trump_jokers = deal->has_trumps ? 0 : deal->joker;
  deal->free = position->joker_free ? deal->joker : 0;
  if (!deal->has_trumps && !deal->joker_lowest)
    deal->trumps = deal->joker;
}
