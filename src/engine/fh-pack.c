/* fh-pack.c: the packs of all tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-pack.h"

/* The 52 cards from @lowest_black and @lowest_red up, without elevens, twelves and thirteens. */
static FhCardSet
cards_from (FhRank lowest_black, FhRank lowest_red)
{
  FhCardSet cards = 0;

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    for (int rank = suit <= FH_CLUBS ? lowest_black : lowest_red; rank <= FH_ACE; rank++)
      if (rank <= FH_TEN || rank >= FH_JACK)
        cards |= FH_SET (FH_CARD (suit, rank));
  return cards;
}

static FhCardSet
cards_of_rank (FhRank rank)
{
  return FH_SET_RANK (rank);
}

static FhCardSet
red_thirteens (void)
{
  return FH_SET (FH_CARD (FH_DIAMONDS, FH_THIRTEEN)) | FH_SET (FH_CARD (FH_HEARTS, FH_THIRTEEN));
}

FhCardSet
fh_pack_cards (FhPack pack)
{
  FhCardSet joker = FH_SET (FH_JOKER);

  switch (pack)
    {
    case FH_PACK_25: /* HC-084 */
      return joker | cards_from (FH_NINE, FH_NINE);
    case FH_PACK_33_CARDS: /* HC-074, NZ-057, PW-003 */
      return joker | cards_from (FH_SEVEN, FH_SEVEN);
    case FH_PACK_43: /* HC-003, NZ-004, HP-013 */
      return joker | cards_from (FH_FIVE, FH_FOUR);
    case FH_PACK_45: /* DX-008 */
      return joker | cards_from (FH_FOUR, FH_FOUR);
    case FH_PACK_46: /* */
      return FH_SET_JOKERS | cards_from (FH_FOUR, FH_FOUR);
    case FH_PACK_53: /* HC-087, NZ-064 */
      return joker | cards_from (FH_TWO, FH_TWO);
    case FH_PACK_60: /* HP-067, to the letter */
      return FH_SET_JOKERS | cards_from (FH_TWO, FH_TWO) | red_thirteens ()
             | ((cards_of_rank (FH_ELEVEN) | cards_of_rank (FH_TWELVE))
                & (fh_suit_cards (FH_DIAMONDS) | fh_suit_cards (FH_HEARTS)));
    case FH_PACK_63: /* HC-094, NZ-078, D-HP6 */
      return joker | cards_from (FH_TWO, FH_TWO) | red_thirteens () | cards_of_rank (FH_ELEVEN)
             | cards_of_rank (FH_TWELVE);
    }
  return 0;
}
