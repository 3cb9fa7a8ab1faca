/* fh-against-card.c: what the kinds of reasons against a card share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-against-private.h"

#include "fh-proof.h"

/* --- What cards are asked --- */

bool
fh_against_is_trump (const FhReading *reading, FhCard card)
{
  return fh_card_is_joker (card)
         || (reading->trump != FH_NO_TRUMP
             && (int) fh_reading_suit (reading, card) == (int) reading->trump);
}

bool
fh_against_beats (const FhReading *reading, FhCard card)
{
  return reading->n > 0 && fh_set_has (reading->beating, card);
}

FhCardSet
fh_against_threats (const FhReading *reading, FhCard card)
{
  FhSuit led = reading->n > 0 ? reading->led : fh_reading_suit (reading, card);
  FhCardSet beating = fh_reading_beating (reading, card, led), found = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->later, seat) && !fh_proof_is_friend (reading, seat)
        && fh_proof_may_beat (reading, fh_seat_bit (seat), card, led))
      found |= beating & fh_proof_cards_now (reading, seat);
  return found;
}

bool
fh_against_is_clearly_higher (const FhReading *reading, FhCard higher, FhCard card)
{
  FhCardSet above = fh_reading_higher (reading, card);
  FhCardSet between = above & ~fh_reading_higher (reading, higher) & ~FH_SET (higher);

  return fh_set_has (above, higher)
         && (between & fh_proof_cards_of (reading, reading->friends | reading->foes));
}

int
fh_against_n_above (const FhReading *reading, FhCard card)
{
  return fh_set_size (fh_proof_higher (reading, card));
}

/* --- Kinds for any card --- */

bool
fh_against_unguards (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhCardSet suit = reading->suit[fh_reading_suit (reading, pair->card)];
  FhCardSet left = reading->hand & suit & ~FH_SET (pair->card);

  if (fh_against_is_trump (reading, pair->card) || fh_set_size (left) != 1)
    return false;
  FhCard honour = fh_set_first (left);
  int n_above = fh_against_n_above (reading, honour);
  reason->card = honour;
  return fh_set_has (fh_reading_higher (reading, pair->card), honour) && n_above == 1
         && honour != pair->best;
}

bool
fh_against_last_trump (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  (void) reason;
  return reading->trump != FH_NO_TRUMP && fh_against_is_trump (reading, pair->card)
         && (reading->hand & reading->suit[reading->trump]) == FH_SET (pair->card);
}

bool
fh_against_trump_spent (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  if (reading->trump == FH_NO_TRUMP || !fh_against_is_trump (reading, pair->card))
    return false;
  reason->number = (int8_t) (fh_set_size (reading->hand & reading->suit[reading->trump]) - 1);
  return reason->number > 0;
}

bool
fh_against_top_spent (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->card;
  return fh_against_is_trump (reading, pair->card) && !fh_proof_higher (reading, pair->card)
         && !(fh_reading_higher (reading, pair->card) & reading->hand)
         && !(fh_against_is_trump (reading, pair->best)
              && !fh_against_is_clearly_higher (reading, pair->card, pair->best));
}

/* --- The first that holds --- */

FhReason
fh_against_first (const FhPair *pair, const FhAgainstKind *kinds, int n)
{
  FhPair turned = { .reading = pair->reading,
                    .card = pair->best,
                    .best = pair->card,
                    .best_reason = pair->best_reason };

  for (int i = 0; i < n; i++)
    {
      FhReason reason = fh_motive_reason (kinds[i].motive), other = reason;

      if (kinds[i].find (pair, &reason)
          && (kinds[i].is_relative || !kinds[i].find (&turned, &other)))
        return reason;
    }
  return fh_motive_reason (FH_MOTIVE_NONE);
}
