/* fh-known.c: what a seat can be sure of while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-known.h"

#include <string.h>

bool
fh_need (const FhTable *table, uint8_t allies, FhNeed *need)
{
  int left = FH_N_TRICKS - table->n_tricks;
  int won = fh_table_seats_tricks (table, fh_table_bidders (table) | (unsigned) allies);
  int to_make = fh_call_level (table->contract) - won;
  bool secret = table->n_called_cards == 1 && table->partners == 0 && allies == 0;

  if (!fh_table_is_trick_contract (table) || (secret && to_make > 0))
    return false;
  *need = (FhNeed){ .to_make = (int8_t) to_make, .to_set = (int8_t) (left - to_make + 1) };
  return true;
}

void
fh_known_init (FhKnown *known, const FhSeatView *view)
{
  const FhTable *table = &view->table;
  bool with_declarer =
      table->declarer != FH_SEAT_NONE && fh_seats_have (view->allies, table->declarer);

  memset (known, 0, sizeof *known);
  if (table->due != FH_ACTION_PLAY)
    return;
  known->playing = true;
  known->defends = !with_declarer;
  known->has_need = fh_need (
      table,
      with_declarer && table->n_called_cards == 1 && view->seat != table->declarer ? view->allies
                                                                                   : 0,
      &known->need);
  for (int i = 0; i < table->trick_start; i++)
    known->played |= FH_SET (table->plays[i].card);

  for (FhSuit suit = FH_SPADES; suit < FH_N_EFFECTIVE_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards (suit, fh_table_trump (table));

      for (int seat = 0; seat < table->rules.n_seats; seat++)
        {
          FhCardSet held = seat == view->seat ? 0 : fh_seat_view_cards (view, seat) & cards;

          known->out[suit] |= held;
          if (held)
            known->holders[suit] |= fh_seat_bit (seat);
        }
      if (!known->out[suit])
        continue;
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        if (seat != view->seat && !fh_seats_have (table->sitting_out, seat)
            && !fh_seats_have (known->holders[suit], seat))
          known->voids[seat] |= (uint8_t) (1u << suit);
    }
}
