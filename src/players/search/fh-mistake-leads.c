/* fh-mistake-leads.c: mistakes of those who lead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-mistake-private.h"

#include "fh-proof.h"

FhCard
fh_mistake_low_card (const FhReading *reading, FhCardSet cards)
{
  FhCardSet longest = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = cards & reading->suit[s];
      if (fh_set_size (suit) > fh_set_size (longest))
        longest = suit;
    }
  return fh_reading_lowest (reading, longest);
}

/* The cards that lie on the table or have lain there. */
static FhCardSet
played (const FhTable *table)
{
  FhCardSet cards = 0;

  for (int i = 0; i < table->n_plays; i++)
    cards |= FH_SET (table->plays[i].card);
  return cards;
}

bool
fh_mistake_trumps_kept (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCardSet side = fh_mistake_side_cards (reading);

  if (reading->trump == FH_NO_TRUMP || reading->me != reading->table->declarer || !side
      || fh_set_has (side, fh_mistake_sound_card (occasion)))
    return false;
  FhCardSet trumps = reading->suit[reading->trump];
  int n_out = fh_set_size (fh_proof_cards_of (reading, reading->foes) & trumps);
  if (n_out == 0)
    return false;
  /* High cards are led at once, before somebody is out of their suit, as it is hoped. */
  FhCard high = fh_set_first (side);
  FH_FOREACH_CARD (card, side)
    if (fh_card_rank (card) > fh_card_rank (high))
      high = card;
  reason->number = (int8_t) n_out;
  return fh_mistake_play (occasion, high, action);
}

bool
fh_mistake_winner_forgotten (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCard winner = fh_mistake_sound_card (occasion);

  if (!fh_table_is_trick_contract (reading->table) || fh_card_is_joker (winner))
    return false;
  FhCardSet higher = fh_reading_higher (reading, winner) & reading->table->rules.pack;
  FhCardSet others =
      fh_mistake_side_cards (reading) & ~reading->suit[fh_reading_suit (reading, winner)];
  if (!higher || (higher & ~played (reading->table)) || !others)
    return false;
  reason->card = winner;
  return fh_mistake_play (occasion, fh_mistake_low_card (reading, others), action);
}

/* Whether @seat, an opponent, has shown to be out of @suit, so that leading it is wrong: it can be
 * trumped, or the bidder of a misère throws what he likes. */
static bool
is_out_of (const FhReading *reading, int seat, FhSuit suit)
{
  if (!fh_seats_have (reading->foes, seat) || !(reading->table->shown_void[seat] >> suit & 1)
      || (fh_proof_cards (reading, seat) & reading->suit[suit]))
    return false;
  if (fh_table_is_misere (reading->table))
    return true;
  return reading->trump != FH_NO_TRUMP && (int) suit != (int) reading->trump
         && (fh_proof_cards (reading, seat) & reading->suit[reading->trump]);
}

bool
fh_mistake_void_forgotten (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  bool misere = fh_table_is_misere (reading->table);
  FhCardSet side = fh_mistake_side_cards (reading);
  FhSuit sound = fh_reading_suit (reading, fh_mistake_sound_card (occasion));

  /* Who must lose every trick is glad of a suit that others cannot follow, or is not; who plays
   * against him is not when another suit could catch him. */
  if (misere && reading->declaring)
    return false;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (is_out_of (reading, seat, sound))
      return false;
  for (int s = 0; s < FH_N_SUITS; s++)
    for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
      {
        FhCardSet cards = side & reading->suit[s];
        if (!cards || !is_out_of (reading, seat, (FhSuit) s))
          continue;
        reason->suit = (uint8_t) s;
        reason->seat = (uint8_t) seat;
        return fh_mistake_play (occasion,
                                misere ? fh_reading_lowest (reading, cards)
                                       : fh_reading_highest (reading, cards),
                                action);
      }
  return false;
}
