/* fh-table.c: what everybody asks of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"
#include "fh-laws-private.h"

/* Which way a trick goes round: the other way when a hand of the second of two players with dummies
 * has led, so that hands come before or after dummies and the sides always alternate (D-NZ2). */
static int
direction (const FhTable *table)
{
  bool second_leads =
      fh_table_trick_size (table) > 0
      && fh_rules_player (&table->rules, table->plays[table->trick_start].seat) == 1;

  return fh_rules_has_dummies (&table->rules) && second_leads ? table->rules.n_seats - 1 : 1;
}

int
fh_table_next_seat (const FhTable *table, int seat)
{
  do
    seat = (seat + direction (table)) % table->rules.n_seats;
  while (fh_seats_have (table->sitting_out, seat));
  return seat;
}

uint8_t
fh_table_bidders (const FhTable *table)
{
  if (table->declarer == FH_SEAT_NONE)
    return 0;
  return (uint8_t) (fh_rules_side_seats (&table->rules, table->rules.side_of[table->declarer])
                    | table->partners | (table->rules.misere_share ? table->sitting_out : 0));
}

int
fh_table_n_playing (const FhTable *table)
{
  return table->rules.n_seats - __builtin_popcount (table->sitting_out);
}

FhCardSet
fh_table_played_cards (const FhTable *table)
{
  FhCardSet played = 0;

  for (int i = 0; i < table->n_plays; i++)
    played |= FH_SET (table->plays[i].card);
  return played;
}

int
fh_table_seats_tricks (const FhTable *table, unsigned seats)
{
  int tricks = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (seats, seat))
      tricks += table->tricks[seat];
  return tricks;
}

int
fh_table_side_tricks (const FhTable *table, int side)
{
  int tricks = 0;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (table->rules.side_of[seat] == side)
      tricks += table->tricks[seat];
  return tricks;
}

FhSuit
fh_table_suit_to_follow (const FhTable *table, int start, int n)
{
  FhDenomination trump = fh_table_trump (table);
  FhSuit suit = FH_SUIT_NONE;

  for (int i = start; i < start + n; i++)
    {
      const FhPlayed *play = &table->plays[i];
      if (play->named != FH_SUIT_NONE)
        suit = (FhSuit) play->named;
      else if (i == start)
        suit = fh_effective_suit (play->card, trump);
    }
  /* A joker led without a name: the others play what they like (D-NAMEALL). */
  return suit == FH_SUIT_JOKER ? FH_SUIT_NONE : suit;
}

bool
fh_table_is_dealt_again (const FhTable *table)
{
  bool has_bid = false;

  for (int i = 0; i < table->n_calls; i++)
    has_bid |= table->calls[i].call != FH_PASS;
  return table->thrown_in && (has_bid || table->n_calls < table->rules.n_callers);
}

void
fh_table_reopen_trick (FhTable *table)
{
  table->n_tricks--;
  table->tricks[table->trick_winner[table->n_tricks]]--;
  table->trick_start = table->last_trick_start;
  if (table->n_tricks > 0)
    table->last_trick_start -= (uint8_t) fh_table_n_playing (table);
  table->turn = FH_SEAT_NONE;
}

/* The suit whose highest card wins a trick in which the joker counts least (D-NZ-MISJOKER): the
 * suit named by a joker that was led, if anybody played it, else that of the first other card. */
static FhSuit
suit_that_wins_over_joker (const FhPlayed *plays, int n)
{
  int first = 0;

  if (fh_card_is_joker (plays[0].card) && plays[0].named != FH_SUIT_NONE)
    for (int i = 1; i < n; i++)
      if (!fh_card_is_joker (plays[i].card) && fh_card_suit (plays[i].card) == plays[0].named)
        return (FhSuit) plays[0].named;
  while (first < n && fh_card_is_joker (plays[first].card))
    first++;
  return first < n ? fh_card_suit (plays[first].card) : FH_SUIT_NONE;
}

int
fh_table_winning_play (const FhTable *table, int start, int n)
{
  const FhPlayed *plays = &table->plays[start];
  FhDenomination trump = fh_table_trump (table);
  bool lowest = fh_play_joker_is_lowest (table);
  FhSuit led =
      lowest ? suit_that_wins_over_joker (plays, n) : fh_effective_suit (plays[0].card, trump);
  int best = 0;
  int best_strength = -1;

  for (int i = 0; i < n; i++)
    {
      FhSuit suit = fh_effective_suit (plays[i].card, trump);
      int strength = -1;

      if (suit == led && suit != FH_SUIT_JOKER)
        strength = fh_card_power (plays[i].card, trump);
      /* HC-034, NZ-044: the highest trump; without a trump suit the joker is the only one (HC-037).
       */
      if (suit == FH_SUIT_JOKER ? !lowest : suit == (FhSuit) trump)
        strength = 100 + fh_card_power (plays[i].card, trump);
      if (strength > best_strength)
        {
          best = i;
          best_strength = strength;
        }
    }
  return start + best;
}

/* --- Who is with whom for the laws (D-HC-SOLO-LAWS) --- */

static unsigned
seats_in_play (const FhTable *table)
{
  return fh_seats_first (table->rules.n_seats) & ~(unsigned) table->sitting_out;
}

/* Before there is a contract, and without one, partners are the seats of one score column, so that
 * at a table of solo players nobody has one.  Afterwards the declarer's side plays against all the
 * others, who are partners of each other whatever columns they have.  A partner by a called card is
 * one of the others for these laws until he is known (NZ-070): they go by what everybody sees. */
uint8_t
fh_laws_allies (const FhTable *table, int seat)
{
  unsigned bidders = fh_table_bidders (table);

  if (fh_seats_have (table->sitting_out, seat))
    return 0;
  if (bidders == 0)
    return fh_rules_side_seats (&table->rules, table->rules.side_of[seat]);
  return (uint8_t) (seats_in_play (table) & (fh_seats_have (bidders, seat) ? bidders : ~bidders));
}

/* Dummies say nothing: their player does. */
uint8_t
fh_laws_opponents (const FhTable *table, int seat)
{
  unsigned players = fh_seats_first (table->rules.n_callers);

  return (uint8_t) (seats_in_play (table) & players & ~(unsigned) fh_laws_allies (table, seat));
}

/* A dummy is no partner of its player. */
bool
fh_table_has_partner (const FhTable *table, int seat)
{
  const FhRules *rules = &table->rules;
  unsigned allies = fh_laws_allies (table, seat);

  /* Whoever holds the called card, he sits at the table (D-NZ5-CALL). */
  if (rules->partners == FH_PARTNERS_CALLED && fh_table_is_trick_contract (table))
    return true;
  for (int other = 0; other < rules->n_callers; other++)
    if (fh_seats_have (allies, other) && other != fh_rules_player (rules, seat))
      return true;
  return false;
}
