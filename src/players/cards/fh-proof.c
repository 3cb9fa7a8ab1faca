/* fh-proof.c: what a seat can prove while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-proof.h"

FhCardSet
fh_proof_cards (const FhReading *reading, int seat)
{
  if (!fh_seats_have (reading->friends | reading->foes, seat))
    return 0;
  return fh_seat_view_cards (reading->view, seat);
}

FhCardSet
fh_proof_cards_now (const FhReading *reading, int seat)
{
  bool is_dummy = fh_rules_player (&reading->table->rules, seat) != seat;

  return fh_proof_cards (reading, seat) & (is_dummy ? reading->view->known[seat] : ~(FhCardSet) 0);
}

FhCardSet
fh_proof_cards_of (const FhReading *reading, uint8_t seats)
{
  FhCardSet cards = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (seats, seat))
      cards |= fh_proof_cards (reading, seat);
  return cards;
}

FhCardSet
fh_proof_higher (const FhReading *reading, FhCard card)
{
  return fh_reading_higher (reading, card)
         & fh_proof_cards_of (reading, reading->friends | reading->foes);
}

/* The cards of @seat that are hidden from the own. */
static int
n_hidden (const FhReading *reading, int seat)
{
  return fh_seats_have (reading->friends | reading->foes, seat)
             ? reading->table->hand_size[seat] - fh_set_size (reading->view->known[seat])
             : 0;
}

float
fh_proof_void (const FhReading *reading, int seat, FhSuit suit)
{
  const FhSeatView *view = reading->view;
  FhCardSet held = fh_proof_cards (reading, seat) & reading->suit[suit];
  int n_seats = reading->table->rules.n_seats, nowhere = fh_set_size (view->unseen);
  float chance = 1;

  if (held & view->known[seat])
    return 0;
  for (int other = 0; other < n_seats; other++)
    nowhere -= n_hidden (reading, other);
  /* Each card is in one of the places that can hold it. */
  FH_FOREACH_CARD (card, held)
    {
      int places = nowhere > 0 ? nowhere : 0;
      for (int other = 0; other < n_seats; other++)
        if (fh_set_has (fh_proof_cards (reading, other), card))
          places += n_hidden (reading, other);
      chance *= 1 - (float) n_hidden (reading, seat) / (float) places;
    }
  return chance;
}

static bool
may_beat (const FhReading *reading, int seat, FhCard card, FhSuit led)
{
  const FhRules *rules = &reading->table->rules;
  FhCardSet beating = fh_reading_beating (reading, card, led) & fh_proof_cards_now (reading, seat);

  if (!beating || led == FH_SUIT_NONE || (beating & reading->suit[led])
      || !(reading->view->known[seat] & reading->suit[led]))
    return beating != 0;
  /* It must follow, unless it has a joker that need not. */
  return (beating & FH_SET_JOKERS)
         && (reading->trump == FH_NO_TRUMP ? rules->joker_follow == FH_JOKER_ANY_TIME
                                           : rules->joker_always_playable);
}

bool
fh_proof_may_beat (const FhReading *reading, uint8_t seats, FhCard card, FhSuit led)
{
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (seats, seat) && may_beat (reading, seat, card, led))
      return true;
  return false;
}

bool
fh_proof_no_sure_lead (const FhReading *reading)
{
  uint8_t others = reading->friends | reading->foes;

  FH_FOREACH_CARD (card, reading->legal)
    if (!fh_proof_may_beat (reading, others, card, fh_reading_suit (reading, card)))
      return false;
  return true;
}

bool
fh_proof_is_friend (const FhReading *reading, int seat)
{
  return fh_seats_have (reading->friends, seat)
         && (reading->called == FH_CARD_NONE || !fh_seats_have (reading->maybe_partner, seat));
}

/* Whether @seat is a partner: a friend, not the other hand of the same player, nor just another
 * defender. */
static bool
is_partner (const FhReading *reading, int seat)
{
  const FhRules *rules = &reading->table->rules;

  return fh_proof_is_friend (reading, seat)
         && fh_rules_player (rules, seat) != fh_rules_player (rules, reading->me)
         && (reading->declaring || rules->side_of[seat] == rules->side_of[reading->me]);
}

bool
fh_proof_name_friend (const FhReading *reading, int seat, FhReason *reason)
{
  if (!fh_proof_is_friend (reading, seat))
    return false;
  reason->seat = (uint8_t) seat;
  reason->partner = is_partner (reading, seat);
  return true;
}
