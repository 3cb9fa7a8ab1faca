/* fh-reading.c: what a player reads off the table while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reading.h"

FhSuit
fh_reading_suit (const FhReading *reading, FhCard card)
{
  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    if (fh_set_has (reading->suit[s], card))
      return (FhSuit) s;
  return FH_SUIT_NONE;
}

FhCardSet
fh_reading_higher (const FhReading *reading, FhCard card)
{
  FhCardSet jokers = FH_SET_JOKERS;
  FhDenomination trump = reading->trump;

  if (card == FH_JOKER)
    return 0;
  if (card == FH_JOKER_2)
    return FH_SET (FH_JOKER);
  if (trump != FH_NO_TRUMP && fh_set_has (reading->suit[trump], card))
    {
      FhCard right = fh_right_bower (trump), left = fh_left_bower (trump);
      if (card == right)
        return jokers;
      if (card == left)
        return jokers | FH_SET (right);
      return jokers | FH_SET (right) | FH_SET (left)
             | (fh_suit_cards ((FhSuit) trump) & (~(FhCardSet) 1 << card));
    }
  return reading->suit[fh_card_suit (card)] & (~(FhCardSet) 1 << card);
}

FhCardSet
fh_reading_beating (const FhReading *reading, FhCard card, FhSuit led)
{
  if (fh_card_is_joker (card) && reading->trump == FH_NO_TRUMP)
    {
      /* A joker that never wins is beaten by whatever follows the suit it named. */
      if (reading->joker_lowest)
        return led == FH_SUIT_NONE ? ~FH_SET_JOKERS : reading->suit[led];
      return fh_reading_higher (reading, card);
    }

  FhCardSet beating = fh_reading_higher (reading, card);
  if (reading->trump != FH_NO_TRUMP)
    {
      if (!fh_set_has (reading->suit[reading->trump], card))
        beating |= reading->suit[reading->trump];
    }
  else if (!reading->joker_lowest)
    beating |= FH_SET_JOKERS;
  return beating;
}

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

float
fh_reading_beats (const FhReading *reading, int seat, FhCard card, FhSuit led)
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

float
fh_reading_wins (const FhReading *reading, FhCard card, FhSuit led, bool ours, uint8_t later)
{
  float ahead = ours ? 1 : 0; /* chance that our side is winning after each further seat */

  for (int seat = fh_table_next_seat (reading->table, reading->me); later;
       seat = fh_table_next_seat (reading->table, seat))
    {
      if (!((later >> seat) & 1))
        break;
      later &= (uint8_t) ~(1 << seat);
      float beats = fh_reading_beats (reading, seat, card, led);
      if ((reading->foes >> seat) & 1)
        ahead *= 1 - beats;
      else
        ahead += (1 - ahead) * beats * reading->craft->friend_beats;
    }
  return ahead;
}

FhCard
fh_reading_lowest (const FhReading *reading, FhCardSet cards)
{
  FhCard lowest = FH_CARD_NONE;
  FhCardSet above = 0;

  FH_FOREACH_CARD (card, cards)
    if (lowest == FH_CARD_NONE || !fh_set_has (above, card))
      {
        lowest = card;
        above = fh_reading_higher (reading, card);
      }
  return lowest;
}

FhCard
fh_reading_highest (const FhReading *reading, FhCardSet cards)
{
  FH_FOREACH_CARD (card, cards)
    if (!(fh_reading_higher (reading, card) & cards))
      return card;
  return FH_CARD_NONE;
}

/* Who wants to lose every trick plays the highest card that loses.  What lies between the card that
 * @seat played and the one that it had to get under is therefore with somebody else. */
static FhCardSet
cards_ruled_out (const FhReading *reading, int seat)
{
  const FhTable *table = reading->table;
  int n_playing = fh_table_n_playing (table);
  FhCardSet ruled_out = 0;

  for (int i = 0; i < table->n_plays; i++)
    {
      int start = i - i % n_playing;
      FhCard card = table->plays[i].card;
      if (table->plays[i].seat != seat || i == start || fh_card_is_joker (card))
        continue;
      FhCard winning = table->plays[fh_table_winning_play (table, start, i - start)].card;
      if (!fh_card_is_joker (winning) && fh_card_suit (winning) == fh_card_suit (card)
          && winning > card)
        ruled_out |=
            (FH_SET (winning) - 1) & ~(FH_SET (card) | (FH_SET (card) - 1)) & ~FH_SET_JOKERS;
    }
  return ruled_out;
}

/* The chance that a hidden card of each suit is with each seat: hidden places of the seat, against
 * those of all that may hold the suit and of the cards that lie out of play. */
static void
read_shares (FhReading *reading)
{
  const FhSeatView *view = reading->view;
  const FhTable *table = reading->table;
  const FhCraft *craft = reading->craft;
  uint8_t others = reading->friends | reading->foes;
  int places[FH_MAX_SEATS] = { 0 };
  int hidden = fh_set_size (view->unseen);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (seat != reading->me)
      {
        places[seat] = table->hand_size[seat] - fh_set_size (view->known[seat]);
        hidden -= places[seat];
        if (!((others >> seat) & 1))
          {
            hidden += places[seat]; /* the hand of one who sits out is as good as discarded */
            places[seat] = 0;
          }
      }
  if (hidden < 0)
    hidden = 0;

  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    {
      float weight[FH_MAX_SEATS], sum = 0;
      bool is_trump = s == (int) reading->trump;
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        {
          weight[seat] = 0;
          if (!((others >> seat) & 1) || !(reading->held[seat] & reading->suit[s]))
            continue;
          weight[seat] = (float) places[seat];
          if (is_trump && seat == table->declarer)
            weight[seat] *= craft->declarer_trumps;
          else if (s < FH_N_SUITS && fh_call_is_bid (table->last_bid_of[seat])
                   && (int) fh_call_trump (table->last_bid_of[seat]) == s)
            weight[seat] *= craft->bid_suit;
          sum += weight[seat];
        }
      bool sits_out = table->sitting_out != 0;
      sum += is_trump ? 0 : (float) hidden * (sits_out ? 1.0f : craft->discarded);
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        reading->share[seat][s] = sum > 0 ? weight[seat] / sum : 0;
    }
}

/* The suits that partners have led. */
static void
read_leads (FhReading *reading)
{
  const FhTable *table = reading->table;
  int n_playing = fh_table_n_playing (table);

  reading->partner_led = 0;
  for (int i = 0; i < table->trick_start; i += n_playing)
    if (((reading->friends >> table->plays[i].seat) & 1)
        && !fh_card_is_joker (table->plays[i].card))
      reading->partner_led |=
          (uint8_t) (1 << fh_effective_suit (table->plays[i].card, reading->trump));
}

static void
read_trick (FhReading *reading)
{
  const FhTable *table = reading->table;

  reading->n = fh_table_trick_size (table);
  reading->led = FH_SUIT_NONE;
  reading->later = reading->friends | reading->foes;
  if (!reading->n)
    return;

  const FhPlayed *trick = table->plays + table->trick_start;
  for (int i = 0; i < reading->n; i++)
    reading->later &= (uint8_t) ~(1 << trick[i].seat);
  const FhPlayed *best =
      table->plays + fh_table_winning_play (table, table->trick_start, reading->n);
  reading->led = (FhSuit) table->led;
  reading->winner = best->seat;
  reading->winning = best->card;
  reading->beating = fh_reading_beating (reading, best->card, reading->led);
}

void
fh_reading_init (FhReading *reading, const FhSeatView *view, const FhSkill *skill)
{
  const FhTable *table = &view->table;
  int n_seats = table->rules.n_seats;

  reading->misere = &skill->misere;
  reading->view = view;
  reading->table = table;
  reading->me = view->seat;
  reading->trump = fh_table_trump (table);
  reading->joker_lowest =
      fh_table_is_misere (table) && table->rules.joker_misere == FH_JOKER_MISERE_LOWEST;
  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    reading->suit[s] = fh_effective_suit_cards ((FhSuit) s, reading->trump);
  reading->hand = view->hand;
  reading->legal = reading->options = view->legal.cards;

  int side = table->rules.side_of[reading->me];
  reading->declaring =
      table->declarer != FH_SEAT_NONE && table->rules.side_of[table->declarer] == side;
  reading->craft =
      &skill->role[(reading->trump == FH_NO_TRUMP ? FH_DECLARING_NO_TRUMP : FH_DECLARING)
                   + (reading->declaring ? 0 : 1)];
  reading->friends = reading->foes = 0;
  reading->partner = -1;
  reading->out = 0;
  for (int seat = 0; seat < n_seats; seat++)
    {
      reading->held[seat] = 0;
      if (seat == reading->me || ((table->sitting_out >> seat) & 1))
        continue;
      /* All who do not belong to the declarer's side work together, also where they score apart
       * (HC-076, NZ-062, PW-035). */
      bool friendly = table->declarer == FH_SEAT_NONE || reading->declaring
                          ? table->rules.side_of[seat] == side
                          : table->rules.side_of[seat] != table->rules.side_of[table->declarer];
      if (friendly)
        {
          reading->friends |= (uint8_t) (1 << seat);
          reading->partner = seat;
        }
      else
        reading->foes |= (uint8_t) (1 << seat);
      reading->held[seat] = view->may_hold[seat];
      if (fh_table_is_misere (table) && !reading->declaring && !friendly)
        reading->held[seat] &= ~cards_ruled_out (reading, seat);
      reading->held[seat] |= view->known[seat];
      reading->out |= reading->held[seat];
    }
  read_leads (reading);
  read_shares (reading);
  read_trick (reading);
}
