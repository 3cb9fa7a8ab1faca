/* fh-card.c: effective suits and the order of trumps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card.h"

#define SUIT_16(suit) ((FhCardSet) 0xffff << (16 * (suit)))

FhCardSet
fh_suit_cards (FhSuit suit)
{
  return SUIT_16 (suit) & ~FH_SET_JOKERS;
}

FhCard
fh_right_bower (FhDenomination trump)
{
  return trump == FH_NO_TRUMP ? FH_CARD_NONE : FH_CARD (trump, FH_JACK);
}

FhCard
fh_left_bower (FhDenomination trump)
{
  return trump == FH_NO_TRUMP ? FH_CARD_NONE : FH_CARD (trump ^ 1u, FH_JACK);
}

FhSuit
fh_effective_suit (FhCard card, FhDenomination trump)
{
  if (fh_card_is_joker (card))
    return trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;
  if (trump != FH_NO_TRUMP && card == fh_left_bower (trump))
    return (FhSuit) trump;
  return fh_card_suit (card);
}

FhCardSet
fh_effective_suit_cards (FhSuit suit, FhDenomination trump)
{
  if (suit == FH_SUIT_JOKER)
    return trump == FH_NO_TRUMP ? FH_SET_JOKERS : 0;

  FhCardSet cards = fh_suit_cards (suit);
  if (trump == FH_NO_TRUMP)
    return cards;

  FhCardSet left_bower = FH_SET (fh_left_bower (trump));
  return suit == (FhSuit) trump ? cards | left_bower | FH_SET_JOKERS : cards & ~left_bower;
}

int
fh_card_power (FhCard card, FhDenomination trump)
{
  if (card == FH_JOKER)
    return FH_N_RANKS + 3;
  if (card == FH_JOKER_2)
    return FH_N_RANKS + 2;
  if (trump != FH_NO_TRUMP && card == fh_right_bower (trump))
    return FH_N_RANKS + 1;
  if (trump != FH_NO_TRUMP && card == fh_left_bower (trump))
    return FH_N_RANKS;
  return fh_card_rank (card);
}
