/* fh-trick.c: following suit, the joker, and what a play makes of the trick.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"

void
fh_play_begin (FhTable *table, int leader)
{
  table->due = FH_ACTION_PLAY;
  table->turn = (uint8_t) leader;
  table->led = FH_SUIT_NONE;
}

/* Whether a joker in hand may be played although the suit to follow is held. */
static bool
joker_is_free (const FhTable *table)
{
  if (fh_table_trump (table) != FH_NO_TRUMP)
    return table->rules.joker_always_playable; /* C-19; the default is D-HP-JTRUMP */
  if (fh_play_joker_is_lowest (table))
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

/* The suits that a joker played by @seat after @before cards of a trick may name. */
static uint8_t
joker_suits_after (const FhTable *table, int seat, int before)
{
  unsigned all = (1u << FH_N_SUITS) - 1;

  if (fh_table_trump (table) != FH_NO_TRUMP)
    return 0;      /* D-DX-JOKER: a joker led there asks for trumps */
  if (before == 0) /* NZ-011, DX-049, X-006 */
    return (uint8_t) (table->rules.joker_not_shown_void || fh_play_joker_is_lowest (table)
                          ? all & ~table->shown_void[seat]
                          : all);
  if (table->rules.joker_names == FH_JOKER_NAMES_EVERY_PLAY && table->rules.joker_redirects
      && before < fh_table_n_playing (table) - 1 && !fh_play_joker_is_lowest (table))
    return (uint8_t) all; /* HP-044; the last of the trick names nothing (C-17), nor does the lowest
                             card of one */
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
  else if (fh_card_is_joker (card))
    {
      refusal.code = FH_REFUSED_JOKER_IS_TRUMP; /* D-HP-JTRUMP */
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
  else if (suits != 0 && !fh_suits_have (suits, action->suit))
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
  if (fh_table_trick_size (table) < fh_table_n_playing (table))
    return false;
  finish_trick (table);
  return true;
}
