/* fh-trump-ladder.c: the trumps from the joker down, and where each of them is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-trump-ladder.h"

static void
find_played (FhTrumpRung *rung, const FhTable *table)
{
  int n_playing = fh_table_n_playing (table);

  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].card == rung->card)
      {
        rung->place = i >= table->trick_start ? FH_PLACE_TABLE : FH_PLACE_PLAYED;
        rung->seat = table->plays[i].seat;
        rung->trick = (uint8_t) (i / n_playing);
        return;
      }
}

FhTrumpRung
fh_trump_rung (const FhSeatView *view, FhCard card)
{
  FhTrumpRung rung = { .card = card, .place = FH_PLACE_UNSEEN, .seat = FH_SEAT_NONE };

  if (fh_set_has (view->hand, card))
    {
      rung.place = FH_PLACE_HAND;
      rung.seat = view->seat;
      return rung;
    }
  if (fh_set_has (view->out, card))
    {
      rung.place = FH_PLACE_OUT;
      rung.seat = view->seat;
      return rung;
    }
  find_played (&rung, &view->table);
  if (rung.place != FH_PLACE_UNSEEN)
    return rung;
  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    {
      if (seat == view->seat)
        continue;
      if (fh_set_has (view->known[seat], card))
        {
          rung.place = FH_PLACE_KNOWN;
          rung.seat = (uint8_t) seat;
        }
      else if (fh_set_has (view->may_hold[seat], card))
        rung.may_hold |= fh_seat_bit (seat);
    }
  if (rung.place == FH_PLACE_KNOWN)
    rung.may_hold = 0;
  return rung;
}

void
fh_trump_ladder_init (FhTrumpLadder *ladder, const FhSeatView *view, FhDenomination trump)
{
  FhSuit suit = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;
  FhCardSet trumps = fh_effective_suit_cards (suit, trump) & view->table.rules.pack;

  *ladder = (FhTrumpLadder){ .trump = (uint8_t) trump };
  FH_FOREACH_CARD (card, trumps)
    {
      int i = ladder->n++;
      for (;
           i > 0 && fh_card_power (ladder->rungs[i - 1].card, trump) < fh_card_power (card, trump);
           i--)
        ladder->rungs[i] = ladder->rungs[i - 1];
      ladder->rungs[i] = fh_trump_rung (view, card);
      switch ((FhTrumpPlace) ladder->rungs[i].place)
        {
        case FH_PLACE_HAND:
          ladder->n_hand++;
          break;
        case FH_PLACE_TABLE:
        case FH_PLACE_PLAYED:
        case FH_PLACE_OUT:
          ladder->n_gone++;
          break;
        case FH_PLACE_KNOWN:
        case FH_PLACE_UNSEEN:
          ladder->n_left++;
          break;
        }
    }
}
