/* fh-reading.c: what a player reads off the table while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reading.h"

#include "fh-convention.h"
#include "fh-helping.h"

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
  /* A joker that never wins is beaten by any other card. */
  if (fh_card_is_joker (card) && reading->joker_lowest)
    return ~FH_SET_JOKERS;
  if (fh_card_is_joker (card) && reading->trump == FH_NO_TRUMP)
    return fh_reading_higher (reading, card);

  FhCardSet beating = fh_reading_higher (reading, card);
  /* What was thrown on it is beaten by the suit that it named, too (D-NZ-MISJOKER). */
  if (reading->joker_lowest && led != FH_SUIT_NONE && !fh_set_has (reading->suit[led], card))
    beating |= reading->suit[led];
  if (reading->trump != FH_NO_TRUMP)
    {
      if (!fh_set_has (reading->suit[reading->trump], card))
        beating |= reading->suit[reading->trump];
    }
  else if (!reading->joker_lowest)
    beating |= FH_SET_JOKERS;
  return beating;
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

/* The cards of each hand that nobody but its owner sees, for the seats that play; returns how many
 * more lie elsewhere: discarded, with those who sit out, or under a dummy's own cards. */
static int
count_places (const FhReading *reading, int places[FH_MAX_SEATS])
{
  const FhSeatView *view = reading->view;
  const FhTable *table = reading->table;
  uint8_t others = reading->friends | reading->foes;
  int hidden = fh_set_size (view->unseen);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      places[seat] = 0;
      if (!fh_seats_have (others, seat))
        continue;
      places[seat] = table->hand_size[seat] - fh_set_size (view->known[seat]);
      hidden -= places[seat];
    }
  return hidden > 0 ? hidden : 0;
}

/* The chance that a hidden card of each suit is with each seat: hidden places of the seat, against
 * those of all that may hold the suit and of the cards that lie out of play. */
static void
read_shares (FhReading *reading)
{
  const FhTable *table = reading->table;
  const FhPlaySkill *skill = reading->skill;
  uint8_t others = reading->friends | reading->foes;
  int places[FH_MAX_SEATS];
  int hidden = count_places (reading, places);
  bool has_dummies = fh_rules_has_dummies (&table->rules);

  /* Cards that lie hidden by the deal can be any of the pack; discards are no trumps, and seldom
   * good. */
  int dead = table->rules.dead_size;
  if (has_dummies)
    dead = table->hand_size[reading->me] - fh_set_size (reading->hand);
  if (dead > hidden)
    dead = hidden;
  hidden -= dead;

  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    {
      float weight[FH_MAX_SEATS], sum = 0;
      bool is_trump = s == (int) reading->trump;
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        {
          weight[seat] = 0;
          if (!fh_seats_have (others, seat) || !(reading->ever[seat] & reading->suit[s]))
            continue;
          weight[seat] = (float) places[seat];
          if (is_trump && seat == table->declarer)
            weight[seat] *= skill->declarer_trumps;
          else if (s < FH_N_SUITS && fh_call_is_bid (table->last_bid_of[seat])
                   && (int) fh_call_trump (table->last_bid_of[seat]) == s)
            weight[seat] *= skill->bid_suit;
          sum += weight[seat];
        }
      bool sits_out = table->sitting_out != 0;
      sum += (float) dead;
      sum += is_trump ? 0 : (float) hidden * (sits_out ? 1.0f : skill->discarded);
      for (int seat = 0; seat < table->rules.n_seats; seat++)
        reading->share[seat][s] = sum > 0 ? weight[seat] / sum : 0;
    }
}

/* Notes the suits that friends have led.  The lead from another hand of the own player says
 * nothing. */
static void
read_leads (FhReading *reading)
{
  const FhTable *table = reading->table;
  int n_playing = fh_table_n_playing (table);
  int me = fh_rules_player (&table->rules, reading->me);

  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    reading->led_by[s] = FH_SEAT_NONE;
  for (int i = 0; i < table->trick_start; i += n_playing)
    {
      const FhPlayed *lead = &table->plays[i];
      if (fh_seats_have (reading->friends, lead->seat) && !fh_card_is_joker (lead->card)
          && fh_rules_player (&table->rules, lead->seat) != me)
        reading->led_by[fh_effective_suit (lead->card, reading->trump)] = lead->seat;
    }
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
    reading->later = fh_seats_without (reading->later, trick[i].seat);
  const FhPlayed *best =
      table->plays + fh_table_winning_play (table, table->trick_start, reading->n);
  reading->led = (FhSuit) table->led;
  reading->winner = best->seat;
  reading->winning = best->card;
  reading->beating = fh_reading_beating (reading, best->card, reading->led);
}

/* Who may be the partner that only the called card knows (NZ-070), and how sure the own side can be
 * of each seat. */
static void
read_loyalty (FhReading *reading)
{
  const FhTable *table = reading->table;
  const FhSeatView *view = reading->view;

  reading->called = FH_CARD_NONE;
  reading->maybe_partner = 0;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    reading->loyal[seat] = fh_seats_have (reading->friends, seat) ? 1 : 0;

  if (table->n_called_cards != 1 || !fh_set_has (view->unseen, table->called_cards[0]))
    return;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (seat != reading->me && seat != table->declarer
        && fh_set_has (view->may_hold[seat], table->called_cards[0]))
      reading->maybe_partner |= fh_seat_bit (seat);

  int n = __builtin_popcount (reading->maybe_partner);
  if (n == 0)
    return;
  reading->called = table->called_cards[0];
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (reading->maybe_partner, seat))
      {
        if (reading->declaring)
          reading->loyal[seat] = 1 / (float) n;
        else if (fh_seats_have (reading->friends, seat))
          reading->loyal[seat] = 1 - 1 / (float) n;
      }
  if (n == 1)
    {
      /* There is only one who can hold it: he is as good as shown. */
      uint8_t *his = reading->declaring ? &reading->friends : &reading->foes;
      reading->friends &= (uint8_t) ~reading->maybe_partner;
      reading->foes &= (uint8_t) ~reading->maybe_partner;
      *his |= reading->maybe_partner;
      reading->called = FH_CARD_NONE;
    }
}

static void
read_seats (FhReading *reading)
{
  const FhSeatView *view = reading->view;
  const FhTable *table = reading->table;
  uint8_t allies = view->allies;

  uint8_t near = fh_trick_from_game (table);

  if (reading->helping)
    allies = fh_table_bidders (table) | fh_table_helpers (table);
  else if (!reading->declaring && near)
    {
      /* A side that has the game with its next trick plays for itself, and all others play against
       * it. */
      uint8_t own = fh_rules_side_seats (&table->rules, table->rules.side_of[reading->me]);
      allies &= fh_seats_have (near, reading->me) ? own : (uint8_t) (own | ~near);
    }
  reading->friends = reading->foes = 0;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      if (seat == reading->me || fh_seats_have (table->sitting_out, seat))
        continue;
      if (fh_seats_have (allies, seat))
        reading->friends |= fh_seat_bit (seat);
      else
        reading->foes |= fh_seat_bit (seat);
    }
  read_loyalty (reading);
}

static void
read_cards (FhReading *reading)
{
  const FhSeatView *view = reading->view;
  const FhTable *table = reading->table;

  FhCardSet promised[FH_MAX_SEATS], taken = 0;

  /* Who has shown a card by agreement is thought to hold it. */
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      FhCard card = table->agreed[seat] && seat != reading->me ? fh_convention_card_of (view, seat)
                                                               : FH_CARD_NONE;
      promised[seat] = card != FH_CARD_NONE ? FH_SET (card) : 0;
      taken |= promised[seat];
    }
  reading->out = 0;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      reading->held[seat] = reading->ever[seat] = 0;
      if (!fh_seats_have (reading->friends | reading->foes, seat))
        continue;
      FhCardSet may_hold = view->may_hold[seat] & ~(taken & ~promised[seat]);
      if (fh_table_is_misere (table) && !reading->declaring && fh_seats_have (reading->foes, seat))
        may_hold &= ~cards_ruled_out (reading, seat);
      reading->ever[seat] = may_hold | view->known[seat];
      /* What lies face down under a dummy's cards cannot be played to this trick. */
      bool dummy = fh_rules_player (&table->rules, seat) != seat;
      reading->held[seat] = dummy ? view->known[seat] : reading->ever[seat];
      reading->out |= reading->ever[seat];
    }
}

void
fh_reading_init (FhReading *reading, const FhSeatView *view, const FhSkill *skill, bool helps)
{
  const FhTable *table = &view->table;

  reading->misere = &skill->misere;
  reading->view = view;
  reading->table = table;
  reading->me = view->seat;
  reading->helping = helps;
  reading->trump = fh_table_trump (table);
  reading->joker_lowest =
      fh_table_is_misere (table) && table->rules.joker_misere == FH_JOKER_MISERE_LOWEST;
  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    reading->suit[s] = fh_effective_suit_cards ((FhSuit) s, reading->trump);
  reading->hand = view->hand;
  reading->legal = reading->options = view->legal.cards;

  reading->declaring =
      table->declarer != FH_SEAT_NONE && (helps || fh_seats_have (view->allies, table->declarer));
  reading->skill =
      &skill->role[(reading->trump == FH_NO_TRUMP ? FH_DECLARING_NO_TRUMP : FH_DECLARING)
                   + (reading->declaring ? 0 : 1)];
  read_seats (reading);
  read_cards (reading);
  read_leads (reading);
  read_shares (reading);
  read_trick (reading);
}
