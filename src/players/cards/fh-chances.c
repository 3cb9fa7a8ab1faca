/* fh-chances.c: the chances that follow from what a player reads off the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reading.h"

/* How surely a player with two hands wins with the second what he can. */
#define OWN_HAND_BEATS 0.95f

static float
power (float base, int n)
{
  float result = 1;
  for (; n > 0; n--)
    result *= base;
  return result;
}

float
fh_reading_holds (const FhReading *reading, int seat, FhCardSet cards)
{
  const FhSeatView *view = reading->view;

  if ((view->known[seat] | reading->table->open[seat]) & cards)
    return 1;
  cards &= reading->held[seat];
  if (!cards)
    return 0;

  float none = 1;
  for (int s = 0; s < FH_N_EFFECTIVE_SUITS && cards; s++)
    {
      none *= power (1 - reading->share[seat][s], fh_set_size (cards & reading->suit[s]));
      cards &= ~reading->suit[s];
    }
  return 1 - none;
}

float
fh_reading_void (const FhReading *reading, int seat, FhSuit led)
{
  if (led == FH_SUIT_NONE)
    return 1;
  return 1 - fh_reading_holds (reading, seat, reading->suit[led]);
}

/* The chance that @seat can beat @card in a trick in which @led is followed. */
static float
reading_beats (const FhReading *reading, int seat, FhCard card, FhSuit led)
{
  FhCardSet beating = fh_reading_beating (reading, card, led) & reading->held[seat];
  if (!beating)
    return 0;
  if (led == FH_SUIT_NONE)
    return fh_reading_holds (reading, seat, beating);

  FhCardSet in_suit = beating & reading->suit[led];
  FhCardSet ruffs = beating & ~reading->suit[led];
  float chance = in_suit ? fh_reading_holds (reading, seat, in_suit) : 0;
  if (ruffs)
    {
      bool any_time =
          reading->trump == FH_NO_TRUMP && reading->table->rules.joker_follow == FH_JOKER_ANY_TIME;
      float open = any_time ? 1 : fh_reading_void (reading, seat, led);
      chance += (1 - chance) * open * fh_reading_holds (reading, seat, ruffs);
    }
  return chance;
}

int
fh_reading_next (const FhReading *reading, int seat)
{
  const FhTable *table = reading->table;
  const FhRules *rules = &table->rules;

  /* The table cannot know yet that a hand of the second player is going to lead (D-NZ2). */
  if (reading->n == 0 && fh_rules_has_dummies (rules) && fh_rules_player (rules, reading->me) == 1)
    {
      do
        seat = (seat + rules->n_seats - 1) % rules->n_seats;
      while (fh_seats_have (table->sitting_out, seat));
      return seat;
    }
  return fh_table_next_seat (table, seat);
}

int
fh_reading_friend_who_bid (const FhReading *reading, FhSuit suit)
{
  const FhTable *table = reading->table;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (reading->friends, seat) && fh_call_is_bid (table->last_bid_of[seat])
        && (int) fh_call_trump (table->last_bid_of[seat]) == (int) suit)
      return seat;
  return -1;
}

bool
fh_reading_foes_may_hold (const FhReading *reading, FhCardSet cards)
{
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat) && (reading->ever[seat] & cards))
      return true;
  return false;
}

/* The chance that the called card comes to a trick in which @led is followed and @card is winning,
 * and wins it for the declarer and his hidden partner. */
static float
called_card_wins (const FhReading *reading, FhCard card, FhSuit led, uint8_t later)
{
  FhCard called = reading->called;
  int n = __builtin_popcount (reading->maybe_partner);
  int n_later = __builtin_popcount (reading->maybe_partner & later);

  if (called == FH_CARD_NONE || n_later == 0 || fh_reading_suit (reading, called) != led
      || !fh_set_has (fh_reading_beating (reading, card, led), called))
    return 0;

  float wins = (float) n_later / (float) n;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (later, seat))
      wins *= 1
              - (1 - 1 / (float) n)
                    * reading_beats (reading, seat, called, fh_reading_suit (reading, called));
  return wins;
}

float
fh_reading_wins (const FhReading *reading, FhCard card, FhSuit led, float ours, uint8_t later)
{
  const FhRules *rules = &reading->table->rules;
  float ahead = ours; /* chance that our side is winning after each further seat */
  float called = called_card_wins (reading, card, led, later);

  for (int seat = fh_reading_next (reading, reading->me); later;
       seat = fh_reading_next (reading, seat))
    {
      if (!fh_seats_have (later, seat))
        break;
      later = fh_seats_without (later, seat);
      float beats = reading_beats (reading, seat, card, led);
      float loyal = reading->loyal[seat];
      bool own = fh_rules_player (rules, seat) == fh_rules_player (rules, reading->me);
      float relied_on = own ? OWN_HAND_BEATS : reading->skill->friend_beats;
      ahead = loyal * (ahead + (1 - ahead) * beats * relied_on) + (1 - loyal) * ahead * (1 - beats);
    }
  if (called > 0)
    {
      float by_partner = reading->declaring ? called : 1 - called;
      if (reading->declaring ? by_partner > ahead : by_partner < ahead)
        ahead = by_partner;
    }
  return ahead;
}
