/* fh-trick.c: following suit, the joker, and who wins a trick.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"
#include "fh-laws-private.h"

#include <string.h>

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

void
fh_play_begin (FhTable *table, int leader)
{
  table->due = FH_ACTION_PLAY;
  table->turn = (uint8_t) leader;
  table->led = FH_SUIT_NONE;
}

/* Whether the joker is the lowest card and never wins: misère in New Zealand (NZ-039, NZ-041). */
static bool
joker_is_lowest (const FhTable *table)
{
  return table->rules.joker_misere == FH_JOKER_MISERE_LOWEST && fh_table_is_misere (table);
}

/* Whether a joker in hand may be played although the suit to follow is held. */
static bool
joker_is_free (const FhTable *table)
{
  if (fh_table_trump (table) != FH_NO_TRUMP)
    return table->rules.joker_always_playable; /* C-19; the default is D-HP-JTRUMP */
  if (joker_is_lowest (table))
    return true; /* NZ-040 */
  return table->rules.joker_follow == FH_JOKER_ANY_TIME;
}

FhCardSet
fh_play_cards_to (const FhTable *table, FhCardSet hand, FhSuit suit)
{
  if (suit == FH_SUIT_NONE)
    return hand;

  FhCardSet follow = hand & fh_effective_suit_cards (suit, fh_table_trump (table));
  if (!follow)
    return hand; /* HC-033, NZ-047, PW-027 */
  return joker_is_free (table) ? follow | (hand & FH_SET_JOKERS) : follow;
}

FhCardSet
fh_play_legal_cards (const FhTable *table, FhCardSet hand)
{
  FhCardSet cards = fh_play_cards_to (table, hand, (FhSuit) table->led);

  return table->rules.laws ? fh_laws_cards_to_play (table, cards) : cards;
}

/* The suits that a joker played by @seat after @before cards of a trick may name. */
static uint8_t
joker_suits_after (const FhTable *table, int seat, int before)
{
  unsigned all = (1u << FH_N_SUITS) - 1;

  if (fh_table_trump (table) != FH_NO_TRUMP)
    return 0; /* D-DX-JOKER: a joker led there asks for trumps */
  if (before == 0)
    return (uint8_t) (table->rules.joker_not_shown_void ? all & ~table->shown_void[seat] : all);
  if (table->rules.joker_names == FH_JOKER_NAMES_EVERY_PLAY && table->rules.joker_redirects
      && before < fh_table_n_playing (table) - 1)
    return (uint8_t) all; /* HP-044; the last of the trick names nothing (C-17) */
  return 0;
}

uint8_t
fh_play_joker_suits (const FhTable *table, int seat)
{
  return joker_suits_after (table, seat, fh_table_trick_size (table));
}

/* The card of @cards that shows best that a suit must be followed: a plain one if there is one. */
static FhCard
forcing_card (FhCardSet cards, FhDenomination trump)
{
  FhCardSet plain = cards & ~FH_SET_JOKERS;

  if (trump != FH_NO_TRUMP)
    plain &= ~FH_SET (fh_left_bower (trump));
  if (plain)
    return fh_set_first (plain);
  return fh_set_first (cards & ~FH_SET_JOKERS ? cards & ~FH_SET_JOKERS : cards);
}

FhRefusal
fh_play_check_follow (const FhTable *table, FhCardSet hand, FhCard card, FhSuit suit)
{
  FhDenomination trump = fh_table_trump (table);
  FhRefusal refusal = fh_refusal (FH_REFUSED_MUST_FOLLOW);

  if (fh_set_has (fh_play_cards_to (table, hand, suit), card))
    return fh_refusal (FH_OK);
  refusal.suit = (uint8_t) suit;
  refusal.card = forcing_card (hand & fh_effective_suit_cards (suit, trump), trump);
  refusal.trump = (uint8_t) trump;
  if (trump == FH_NO_TRUMP)
    {
      if (fh_card_is_joker (card))
        refusal.code = FH_REFUSED_JOKER_NOT_VOID; /* HC-038, NZ-009 */
    }
  else if (card == fh_left_bower (trump) && fh_card_suit (card) == suit)
    {
      refusal.code = FH_REFUSED_LEFT_BOWER_IS_TRUMP; /* HP-042 */
    }
  else if (refusal.card == fh_left_bower (trump))
    {
      refusal.code = FH_REFUSED_MUST_FOLLOW_LEFT_BOWER; /* HC-032, NZ-013 */
    }
  return refusal;
}

FhRefusal
fh_play_check_name (const FhTable *table, const FhAction *action, int before)
{
  uint8_t suits =
      fh_card_is_joker (action->cards[0]) ? joker_suits_after (table, action->seat, before) : 0;
  FhRefusal refusal = fh_refusal (FH_OK);

  if (suits == 0 && action->suit != FH_SUIT_NONE)
    refusal.code = FH_REFUSED_NAMES_NOTHING;
  else if (suits != 0 && action->suit >= FH_N_SUITS)
    refusal.code = FH_REFUSED_JOKER_MUST_NAME;
  else if (suits != 0 && !(suits & 1u << action->suit))
    refusal.code = FH_REFUSED_SHOWN_VOID; /* NZ-011, DX-049 */
  refusal.suit = action->suit;
  return refusal;
}

FhRefusal
fh_play_check_held (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  FhCard card = action->cards[0];
  FhRefusal refusal = fh_refusal (FH_OK);

  refusal.card = card;
  if (action->n_cards != 1)
    {
      refusal.code = FH_REFUSED_CARD_COUNT;
      refusal.number = 1;
    }
  else if (card >= FH_N_CARDS || !fh_set_has (table->rules.pack, card))
    refusal.code = FH_REFUSED_NOT_IN_PACK;
  else if (!fh_set_has (hand, card))
    refusal.code = FH_REFUSED_NOT_HELD;
  return refusal;
}

FhRefusal
fh_play_check (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  FhRefusal refusal = fh_play_check_held (table, hand, action);

  if (refusal.code != FH_OK)
    return refusal;
  if (table->rules.laws)
    refusal = fh_laws_check_exposed (table, hand, action->cards[0]);
  if (refusal.code == FH_OK)
    refusal = fh_play_check_follow (table, hand, action->cards[0], (FhSuit) table->led);
  if (refusal.code != FH_OK)
    return refusal;
  return fh_play_check_name (table, action, fh_table_trick_size (table));
}

/* A joker that might have been played although its holder could follow shows nothing (C-5). */
void
fh_play_note_void (FhTable *table, const FhPlayed *play, FhSuit led)
{
  FhDenomination trump = fh_table_trump (table);

  if (led == FH_SUIT_NONE || fh_effective_suit (play->card, trump) == led)
    return;
  if (fh_card_is_joker (play->card) && joker_is_free (table))
    return;
  table->shown_void[play->seat] |= (uint8_t) (1u << led);
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

/* The suit whose highest card wins a trick in which the joker counts least (D-NZ-MISJOKER): the
 * suit named by a joker that was led, if anybody played it, else that of the first other card. */
static FhSuit
suit_that_wins_over_joker (const FhPlayed *plays, int n)
{
  int first = fh_card_is_joker (plays[0].card) ? 1 : 0;

  if (first == 1 && plays[0].named != FH_SUIT_NONE)
    for (int i = 1; i < n; i++)
      if (!fh_card_is_joker (plays[i].card) && fh_card_suit (plays[i].card) == plays[0].named)
        return (FhSuit) plays[0].named;
  return first < n && !fh_card_is_joker (plays[first].card) ? fh_card_suit (plays[first].card)
                                                            : FH_SUIT_NONE;
}

int
fh_table_winning_play (const FhTable *table, int start, int n)
{
  const FhPlayed *plays = &table->plays[start];
  FhDenomination trump = fh_table_trump (table);
  bool lowest = joker_is_lowest (table);
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

static void
finish_trick (FhTable *table)
{
  int winner = fh_table_winning_play (table, table->trick_start, fh_table_trick_size (table));
  uint8_t seat = table->plays[winner].seat;

  table->tricks[seat]++;
  table->trick_winner[table->n_tricks++] = seat;
  table->last_trick_start = table->trick_start;
  table->trick_start = table->n_plays;
  table->led = FH_SUIT_NONE;
  table->slips.out_of_turn = 0; /* HC-065 */
  table->turn = seat;           /* HC-035 */
}

bool
fh_play_apply (FhTable *table, int seat, FhCard card, FhSuit named)
{
  FhPlayed *play = &table->plays[table->n_plays++];
  FhSuit led = (FhSuit) table->led;

  *play = (FhPlayed){ .seat = (uint8_t) seat, .card = card, .named = (uint8_t) named };
  table->hand_size[seat]--;
  table->open[seat] &= ~FH_SET (card);
  fh_play_note_void (table, play, led);

  if (fh_table_trick_size (table) == 1 || named != FH_SUIT_NONE)
    table->led =
        (uint8_t) fh_table_suit_to_follow (table, table->trick_start, fh_table_trick_size (table));
  table->turn =
      (uint8_t) (table->rules.laws ? fh_laws_next_seat (table) : fh_table_next_seat (table, seat));
  if (fh_table_trick_size (table) < fh_table_n_playing (table))
    return false;
  finish_trick (table);
  return true;
}
