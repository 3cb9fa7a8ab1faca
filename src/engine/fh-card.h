/* fh-card.h: cards, suits, and sets of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card is a number from 0 to 63: the suit times sixteen plus the rank.  All packs of 500, up to
 * the 63 cards of the six-handed game and the two jokers of its literal recipe, are subsets of
 * these 64, so that a set of cards is one 64-bit word.  No pack has a thirteen of spades or of
 * clubs; their two numbers belong to the jokers.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The printed suits in their bidding order.  Spades and clubs, and diamonds and hearts, differ in
 * the lowest bit only: the sister suit of the same colour is `suit ^ 1`. */
typedef enum
{
  FH_SPADES,
  FH_CLUBS,
  FH_DIAMONDS,
  FH_HEARTS,
  FH_N_SUITS,
  /* As an effective suit: the joker where there is no trump suit, a suit of its own. */
  FH_SUIT_JOKER = FH_N_SUITS,
  FH_N_EFFECTIVE_SUITS,
  FH_SUIT_NONE = 0xff,
} FhSuit;

/* The trump of a contract: a suit, or none. */
typedef enum
{
  FH_TRUMP_SPADES,
  FH_TRUMP_CLUBS,
  FH_TRUMP_DIAMONDS,
  FH_TRUMP_HEARTS,
  FH_NO_TRUMP,
  FH_N_DENOMINATIONS,
} FhDenomination;

/* Printed ranks, lowest first, as they rank in a plain suit (D-RANK13: eleven, twelve and thirteen
 * stand between ten and jack). */
typedef enum
{
  FH_TWO,
  FH_THREE,
  FH_FOUR,
  FH_FIVE,
  FH_SIX,
  FH_SEVEN,
  FH_EIGHT,
  FH_NINE,
  FH_TEN,
  FH_ELEVEN,
  FH_TWELVE,
  FH_THIRTEEN,
  FH_JACK,
  FH_QUEEN,
  FH_KING,
  FH_ACE,
  FH_N_RANKS,
} FhRank;

typedef uint8_t FhCard;
typedef uint64_t FhCardSet;

#define FH_CARD(suit, rank) ((FhCard) ((suit) *16 + (rank)))
#define FH_JOKER            FH_CARD (FH_SPADES, FH_THIRTEEN)
#define FH_JOKER_2          FH_CARD (FH_CLUBS, FH_THIRTEEN)
#define FH_CARD_NONE        ((FhCard) 0xff)
#define FH_N_CARDS          64

#define FH_SET(card)   ((FhCardSet) 1 << (card))
#define FH_SET_JOKERS  (FH_SET (FH_JOKER) | FH_SET (FH_JOKER_2))
#define FH_SET_RANK(r) ((FhCardSet) 0x0001000100010001 << (r))

/* Whether @card is one of the two jokers. */
static inline bool
fh_card_is_joker (FhCard card)
{
  return card == FH_JOKER || card == FH_JOKER_2;
}

/* The printed suit of @card, which must not be a joker. */
static inline FhSuit
fh_card_suit (FhCard card)
{
  return (FhSuit) (card >> 4);
}

/* The printed rank of @card, which must not be a joker. */
static inline FhRank
fh_card_rank (FhCard card)
{
  return (FhRank) (card & 15);
}

/* The number of cards in @set. */
static inline int
fh_set_size (FhCardSet set)
{
  return __builtin_popcountll (set);
}

/* Whether @card is in @set. */
static inline bool
fh_set_has (FhCardSet set, FhCard card)
{
  return (set >> card) & 1;
}

/* The card of the lowest number in @set, which must not be empty. */
static inline FhCard
fh_set_first (FhCardSet set)
{
  return (FhCard) __builtin_ctzll (set);
}

/* The card number @n, from 0, of @set, which has more; likewise in any set with a bit for each. */
static inline FhCard
fh_set_nth (FhCardSet set, uint32_t n)
{
  while (n--)
    set &= set - 1;
  return fh_set_first (set);
}

/* Whether @suit is one of @suits, a set with a bit for each; false for what is no suit. */
static inline bool
fh_suits_have (unsigned suits, int suit)
{
  return (unsigned) suit < FH_N_EFFECTIVE_SUITS && (suits >> suit & 1u);
}

/* Goes through the cards of @set in the order of their numbers; @set is evaluated once. */
#define FH_FOREACH_CARD(card, set)                                                                 \
  for (FhCardSet card##_left = (set); card##_left; card##_left = 0)                                \
    for (FhCard card; card##_left && (card = fh_set_first (card##_left), true);                    \
         card##_left &= card##_left - 1)

/* Every card of the printed suit @suit, jacks included, jokers not. */
FhCardSet fh_suit_cards (FhSuit suit);

/* The effective suit of @card under @trump (D-LEFTBOWER, the only suit that follows, wins, shows
 * void or may be called): the left bower belongs to the trump suit, a joker to the trump suit or,
 * without one, to a suit of its own, FH_SUIT_JOKER. */
FhSuit fh_effective_suit (FhCard card, FhDenomination trump);

/* All cards whose effective suit is @suit under @trump. */
FhCardSet fh_effective_suit_cards (FhSuit suit, FhDenomination trump);

/* The rank of @card within its effective suit under @trump, higher beats lower; values of two
 * cards of different effective suits say nothing.  Jokers, right bower and left bower stand above
 * the ace (HC-004 to HC-007, NZ-005, PW-004, DX-012 to DX-015, HP-014; JO above JO2, D-HP6). */
int fh_card_power (FhCard card, FhDenomination trump);

/* The right and the left bower of @trump; FH_CARD_NONE without a trump suit (NZ-014). */
FhCard fh_right_bower (FhDenomination trump);
FhCard fh_left_bower (FhDenomination trump);
