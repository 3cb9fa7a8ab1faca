/* fh-mistake-cards.c: mistakes of those who lead or follow, and with the joker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-mistake-private.h"

#include "fh-proof.h"
#include "fh-sound-play.h"

/* --- Leads --- */

/* A low card of the longest suit of @cards, no trumps and not none: what somebody leads or throws
 * who has nothing in mind. */
static FhCard
low_card (const FhReading *reading, FhCardSet cards)
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
  if (!higher || (higher & ~fh_table_played_cards (reading->table)) || !others)
    return false;
  reason->card = winner;
  return fh_mistake_play (occasion, low_card (reading, others), action);
}

/* Whether @seat, an opponent, has shown to be out of @suit, so that leading it is wrong: it can be
 * trumped, or the bidder of a misère throws what he likes. */
static bool
is_out_of (const FhReading *reading, int seat, FhSuit suit)
{
  if (!fh_seats_have (reading->foes, seat)
      || !fh_suits_have (reading->table->shown_void[seat], suit)
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

  /* The bidder of a misère may want a suit that others cannot follow; his opponents do not want it
   * while another suit could catch him. */
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

/* --- Following, and the joker --- */

/* The cards with which somebody to come, who is not surely a friend, can take over the trick from
 * @card. */
static FhCardSet
threats (const FhReading *reading, FhCard card)
{
  FhCardSet beating = fh_reading_beating (reading, card, reading->led), found = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->later, seat) && !fh_proof_is_friend (reading, seat))
      found |= beating & fh_proof_cards_now (reading, seat);
  return found;
}

/* The legal cards, no joker, that do not win the trick. */
static FhCardSet
losing_cards (const FhReading *reading)
{
  return reading->legal & ~reading->beating & ~FH_SET_JOKERS;
}

/* What goes when nothing is to be won: a low card of the suit that is led, else of a side suit,
 * else a trump. */
static FhCard
low_card_of (const FhReading *reading, FhCardSet cards)
{
  FhCardSet follow =
      reading->n && reading->led < FH_N_SUITS ? cards & reading->suit[reading->led] : 0;
  FhCardSet side = cards & fh_mistake_side_cards (reading);

  return low_card (reading, follow ? follow : side ? side : cards);
}

bool
fh_mistake_joker_kept (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCard joker = fh_mistake_sound_card (occasion);
  FhCardSet others = reading->legal & ~FH_SET_JOKERS;

  /* Led or played on a card, it must be sure to win. */
  if (!fh_card_is_joker (joker) || !others
      || (fh_proof_cards_of (reading, reading->friends | reading->foes) & FH_SET_JOKERS)
      || (reading->n && !fh_set_has (reading->beating, joker)))
    return false;
  FhCardSet losing = reading->n ? others & ~reading->beating : others;
  reason->card = joker;
  return fh_mistake_play (occasion, low_card_of (reading, losing ? losing : others), action);
}

bool
fh_mistake_partner_covered (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCardSet cards = 0;

  if (fh_set_has (reading->beating, fh_mistake_sound_card (occasion))
      || !fh_proof_name_friend (reading, reading->winner, reason))
    return false;
  FH_FOREACH_CARD (card, reading->legal & reading->beating & ~FH_SET_JOKERS)
    if (threats (reading, card) == threats (reading, reading->winning))
      cards |= FH_SET (card);
  if (!cards)
    return false;
  /* A high card wants to win; of trumps the lowest is thought to be enough. */
  FhCardSet follow = reading->led < FH_N_SUITS ? cards & reading->suit[reading->led] : 0;
  reason->card = reading->winning;
  return fh_mistake_play (
      occasion, follow ? fh_reading_highest (reading, follow) : fh_reading_lowest (reading, cards),
      action);
}

bool
fh_mistake_trick_left (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCard winner = fh_mistake_sound_card (occasion);
  FhCardSet losing = losing_cards (reading);

  if (reading->later || !losing || fh_card_is_joker (winner)
      || !fh_set_has (reading->beating, winner) || reading->loyal[reading->winner] > 0)
    return false;
  reason->card = winner;
  return fh_mistake_play (occasion, low_card_of (reading, losing), action);
}

bool
fh_mistake_ace_thrown (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCard sound = fh_mistake_sound_card (occasion);
  FhCardSet side = fh_mistake_side_cards (reading) & losing_cards (reading);

  if (reading->led >= FH_N_SUITS || (reading->legal & reading->suit[reading->led])
      || !fh_set_has (side, sound) || !fh_proof_higher (reading, sound))
    return false;
  FH_FOREACH_CARD (card, side)
    if (!fh_proof_higher (reading, card) && !(fh_reading_higher (reading, card) & reading->hand))
      {
        reason->card = card;
        return fh_mistake_play (occasion, card, action);
      }
  return false;
}

bool
fh_mistake_too_high (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCard sound = fh_mistake_sound_card (occasion);
  FhCardSet higher = fh_reading_higher (reading, sound);
  bool wins = fh_set_has (reading->beating, sound);
  FhCard wasted = FH_CARD_NONE;

  /* The next of a sequence is as good as the lower one: somebody must hold a card between. */
  FH_FOREACH_CARD (card, reading->legal & higher & ~FH_SET_JOKERS)
    if ((higher & ~fh_reading_higher (reading, card) & ~FH_SET (card)
         & fh_proof_cards_of (reading, reading->friends | reading->foes))
        && fh_set_has (reading->beating, card) == wins
        && (!wins || threats (reading, card) == threats (reading, sound))
        && (wasted == FH_CARD_NONE || fh_set_has (fh_reading_higher (reading, wasted), card)))
      wasted = card;
  if (wasted == FH_CARD_NONE)
    return false;
  reason->card = sound;
  return fh_mistake_play (occasion, wasted, action);
}

bool
fh_mistake_bidder_saved (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCardSet beating = reading->legal & reading->beating & ~FH_SET_JOKERS;

  if (reading->declaring || !fh_seats_have (reading->foes, reading->winner) || !beating
      || fh_set_has (reading->beating, fh_mistake_sound_card (occasion)))
    return false;
  reason->seat = (uint8_t) reading->winner;
  reason->card = reading->winning;
  return fh_mistake_play (occasion, low_card_of (reading, beating), action);
}

bool
fh_mistake_danger_kept (const FhOccasion *occasion, FhAction *action, FhReason *reason)
{
  const FhReading *reading = &occasion->reading;
  FhCard sound = fh_mistake_sound_card (occasion);

  if (!reading->declaring || fh_card_is_joker (sound) || fh_set_has (reading->beating, sound))
    return false;
  FhCardSet same = reading->legal & reading->suit[fh_reading_suit (reading, sound)];
  FhCard low = fh_reading_lowest (reading, same);
  if (low == sound || fh_set_has (reading->beating, low)
      || fh_sound_play_judge (reading, low) != FH_UNSOUND_NOT_HIGHEST)
    return false;
  reason->card = sound;
  return fh_mistake_play (occasion, low, action);
}
