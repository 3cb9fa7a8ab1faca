/* fh-hand-order.c: in which order a hand is held.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-order.h"

int
fh_hand_trump (const FhTable *table)
{
  return fh_table_is_trick_contract (table) ? (int) fh_table_trump (table) : -1;
}

/* The suits of @hand from left to right: the trumps, then black and red in turn.  Which suit a card
 * belongs to is the engine's answer, so that the left bower stands among the trumps
 * (D-LEFTBOWER). */
static int
order_suits (FhCardSet hand, FhDenomination trump, FhSuit suits[FH_N_EFFECTIVE_SUITS])
{
  static const FhSuit usual[FH_N_SUITS] = { FH_SPADES, FH_HEARTS, FH_CLUBS, FH_DIAMONDS };
  unsigned left = 0;
  int n = 0;

  for (int suit = 0; suit < FH_N_EFFECTIVE_SUITS; suit++)
    if (hand & fh_effective_suit_cards ((FhSuit) suit, trump))
      left |= 1u << suit;

  if (fh_suits_have (left, FH_SUIT_JOKER))
    suits[n++] = FH_SUIT_JOKER;
  left &= ~(1u << FH_SUIT_JOKER);
  if (trump != FH_NO_TRUMP && fh_suits_have (left, trump))
    {
      suits[n++] = (FhSuit) trump;
      left &= ~(1u << trump);
    }

  while (left != 0)
    {
      unsigned black = left & (1u << FH_SPADES | 1u << FH_CLUBS);
      unsigned red = left & ~black;
      unsigned from = left;

      /* Not the colour that stands at the left; and of the colour of which more suits are left,
       * because the other one has to go between them. */
      if (n > 0 && suits[n - 1] != FH_SUIT_JOKER)
        from = suits[n - 1] < FH_DIAMONDS ? red : black;
      else if (__builtin_popcount (black) != __builtin_popcount (red))
        from = __builtin_popcount (black) > __builtin_popcount (red) ? black : red;
      if (from == 0)
        from = left;

      for (int i = 0; i < FH_N_SUITS; i++)
        if (fh_suits_have (from, usual[i]))
          {
            suits[n++] = usual[i];
            left &= ~(1u << usual[i]);
            break;
          }
    }

  return n;
}

/* All suits as they rank, a joker that is of none above them. */
static int
rank_suits (FhSuit suits[FH_N_EFFECTIVE_SUITS])
{
  static const FhSuit ranked[] = { FH_SPADES, FH_CLUBS, FH_DIAMONDS, FH_HEARTS, FH_SUIT_JOKER };
  int n = 0;

  for (; n < (int) (sizeof ranked / sizeof *ranked); n++)
    suits[n] = ranked[n];

  return n;
}

static bool
trumps_stand_right (FhHandOrder order)
{
  int suits = order & FH_HAND_SUITS;

  if (suits == FH_HAND_TRUMPS_HIGH)
    return (order & FH_HAND_RANKS) == FH_HAND_LOW_FIRST;
  return suits == FH_HAND_TRUMPS_RIGHT;
}

static void
reverse (FhCard *cards, int n)
{
  for (int i = 0; i < n / 2; i++)
    {
      FhCard card = cards[i];

      cards[i] = cards[n - 1 - i];
      cards[n - 1 - i] = card;
    }
}

static int
sort_by_suit (FhCardSet hand, FhDenomination trump, FhHandOrder order, FhCard cards[FH_N_CARDS])
{
  FhSuit suits[FH_N_EFFECTIVE_SUITS];
  bool is_ranked = (order & FH_HAND_SUITS) == FH_HAND_SUITS_RANKED;
  int n_suits = is_ranked ? rank_suits (suits) : order_suits (hand, trump, suits);
  int n = 0;

  for (int i = 0; i < n_suits; i++)
    {
      FhSuit suit = suits[trumps_stand_right (order) ? n_suits - 1 - i : i];
      int first = n;

      FH_FOREACH_CARD (card, hand & fh_effective_suit_cards (suit, trump))
        {
          int at = n++;

          for (; at > first && fh_card_power (cards[at - 1], trump) < fh_card_power (card, trump);
               at--)
            cards[at] = cards[at - 1];
          cards[at] = card;
        }
      if ((order & FH_HAND_RANKS) == FH_HAND_LOW_FIRST)
        reverse (cards + first, n - first);
    }

  return n;
}

int
fh_hand_order (FhCardSet hand,
               int trump,
               FhHandOrder order,
               const FhCard *dealt,
               int n_dealt,
               FhCard cards[FH_N_CARDS])
{
  int n = 0;

  if ((order & FH_HAND_RANKS) == FH_HAND_AS_DEALT)
    for (int i = 0; i < n_dealt; i++)
      if (dealt[i] < FH_N_CARDS && fh_set_has (hand, dealt[i]))
        {
          cards[n++] = dealt[i];
          hand &= ~FH_SET (dealt[i]);
        }

  n += sort_by_suit (hand, trump < 0 ? FH_NO_TRUMP : (FhDenomination) trump, order, cards + n);

  return n;
}

int
fh_hand_arrange (
    const FhCard *arranged, int n_arranged, const FhCard *cards, int n, FhCard out[FH_N_CARDS])
{
  FhCardSet hand = 0, placed = 0;
  int count = 0;

  for (int i = 0; i < n; i++)
    hand |= FH_SET (cards[i]);
  for (int i = 0; i < n_arranged; i++)
    if (fh_set_has (hand & ~placed, arranged[i]))
      {
        out[count++] = arranged[i];
        placed |= FH_SET (arranged[i]);
      }
  for (int i = 0; i < n; i++)
    {
      int at = 0;

      if (fh_set_has (placed, cards[i]))
        continue;
      while (i > 0 && out[at] != cards[i - 1])
        at++;
      at += i > 0;
      for (int k = count++; k > at; k--)
        out[k] = out[k - 1];
      out[at] = cards[i];
      placed |= FH_SET (cards[i]);
    }

  return count;
}
