/* fh-known.c: what a seat can be sure of while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-known.h"

#include <string.h>

bool
fh_tricks_needed (const FhTable *table, uint8_t allies, FhNeed *need)
{
  int left = FH_N_TRICKS - table->n_tricks;
  int won = fh_table_seats_tricks (table, fh_table_bidders (table) | (unsigned) allies);
  int to_make = fh_call_level (table->contract) - won;
  bool secret = table->n_called_cards == 1 && table->partners == 0 && allies == 0;

  if (!fh_table_is_trick_contract (table) || secret
      || fh_table_fate (table, allies) != FH_FATE_OPEN)
    return false;
  *need = (FhNeed){ .to_make = (int8_t) to_make, .to_set = (int8_t) (left - to_make + 1) };
  return true;
}

/* Whether @seat is played by another player than the seat of @view, and takes part. */
static bool
is_other (const FhSeatView *view, int seat)
{
  const FhTable *table = &view->table;

  return fh_rules_player (&table->rules, seat) != fh_rules_player (&table->rules, view->seat)
         && !fh_seats_have (table->sitting_out, seat);
}

void
fh_known_init (FhKnown *known, const FhSeatView *view)
{
  const FhTable *table = &view->table;

  memset (known, 0, sizeof *known);
  if (table->due != FH_ACTION_PLAY)
    return;
  known->playing = true;
  known->fate = (uint8_t) fh_seat_view_fate (view);
  known->has_need = fh_tricks_needed (table, fh_seat_view_known_allies (view), &known->need);
  for (FhSuit suit = FH_SPADES; suit < FH_N_EFFECTIVE_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards (suit, fh_table_trump (table));
      unsigned holders = 0;

      for (int seat = 0; seat < table->rules.n_seats; seat++)
        {
          FhCardSet held = is_other (view, seat) ? fh_seat_view_cards (view, seat) & cards : 0;

          known->out[suit] |= held;
          if (held)
            holders |= fh_seat_bit (seat);
        }
      for (int seat = 0; known->out[suit] && seat < table->rules.n_seats; seat++)
        if (is_other (view, seat) && !fh_seats_have (holders, seat))
          known->voids[seat] |= (uint8_t) (1u << suit);
    }
}
