/* find-puzzles-lines.c: themes that only the line shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "find-puzzles-lines.h"

#include <string.h>

#define N_ELEMENTS(array) (sizeof (array) / sizeof *(array))

/* --- The cards --- */

static FhSuit
suit_of (const FhSeatView *view, FhCard card)
{
  return fh_effective_suit (card, fh_table_trump (&view->table));
}

static int
power_of (const FhSeatView *view, FhCard card)
{
  return fh_card_power (card, fh_table_trump (&view->table));
}

static FhCardSet
cards_of (const FhSeatView *view, FhSuit suit)
{
  return fh_effective_suit_cards (suit, fh_table_trump (&view->table));
}

/* Neither a trump nor the joker. */
static bool
is_plain (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);

  return !fh_card_is_joker (card)
         && (trump == FH_NO_TRUMP || suit_of (view, card) != (FhSuit) trump);
}

static bool
is_honour (FhCard card)
{
  return fh_card_rank (card) >= FH_JACK && fh_card_rank (card) <= FH_KING;
}

/* Whether one of @cards is of the suit of @card and goes over it. */
static bool
is_below (const FhSeatView *view, FhCard card, FhCardSet cards)
{
  FH_FOREACH_CARD (other, cards & cards_of (view, suit_of (view, card)))
    if (power_of (view, other) > power_of (view, card))
      return true;
  return false;
}

/* --- The line --- */

/* The first play of trick @trick, which is the one in progress at @view or a later one. */
static const FhPlayed *
plays_of (const FhSeatView *view, const FhTable *table, int trick)
{
  return table->plays + view->table.trick_start
         + (trick - view->table.n_tricks) * fh_table_n_playing (table);
}

/* The card of @seat in it. */
static FhCard
card_of (const FhSeatView *view, const FhTable *table, int trick, int seat)
{
  const FhPlayed *plays = plays_of (view, table, trick);

  for (int i = 0; i < fh_table_n_playing (table); i++)
    if (plays[i].seat == seat)
      return plays[i].card;
  return FH_CARD_NONE;
}

/* What @seat holds at @view, by what it plays from then on. */
static FhCardSet
cards_from (const FhSeatView *view, const FhTable *table, int seat)
{
  FhCardSet cards = 0;

  for (int i = view->table.n_plays; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      cards |= FH_SET (table->plays[i].card);
  return cards;
}

/* The trick with which the goal is reached. */
static int
deciding_trick (const FhSeatView *view, const FhTable *table)
{
  int target = fh_puzzle_target (&view->table, fh_rules_player (&table->rules, view->seat));
  int won = 0;

  for (int trick = 0; trick < FH_N_TRICKS; trick++)
    {
      won += fh_seats_have (fh_table_bidders (table), table->trick_winner[trick]);
      if (won >= target || won + FH_N_TRICKS - 1 - trick < target)
        return trick;
    }
  return FH_N_TRICKS - 1;
}

/* --- Towards an honour --- */

/* The hand of the other side that plays before the one opposite when the seat of @view leads. */
static int
hand_between (const FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;
  bool goes_back = fh_rules_has_dummies (rules) && fh_rules_player (rules, view->seat) == 1;

  return (view->seat + (goes_back ? rules->n_seats - 1 : 1)) % rules->n_seats;
}

/* Whether the partner of the seat of @view has bid @suit, or led it. */
static bool
is_shown_opposite (const FhSeatView *view, FhSuit suit)
{
  const FhTable *table = &view->table;
  int opposite = fh_rules_partner (&table->rules, view->seat);

  for (int i = 0; i < table->n_calls; i++)
    if (table->calls[i].seat == opposite && fh_call_is_bid (table->calls[i].call)
        && fh_call_trump (table->calls[i].call) == (FhDenomination) suit)
      return true;
  for (int i = 0; i < table->n_plays; i += fh_table_n_playing (table))
    if (table->plays[i].seat == opposite && is_plain (view, table->plays[i].card)
        && suit_of (view, table->plays[i].card) == suit)
      return true;
  return false;
}

/* Whether @card is a low one led towards an honour: the hand opposite shows one, which is over it
 * and can be beaten by the hand between; or its player has bid the suit or led it. */
static bool
goes_toward (const FhSeatView *view, FhCard card)
{
  int opposite = fh_rules_partner (&view->table.rules, view->seat);
  FhSuit suit = suit_of (view, card);
  FhCardSet between = fh_seat_view_cards (view, hand_between (view));

  if (!is_plain (view, card) || !is_below (view, card, between))
    return false;
  FH_FOREACH_CARD (honour, view->known[opposite] & cards_of (view, suit))
    if (is_honour (honour) && power_of (view, honour) > power_of (view, card)
        && is_below (view, honour, between))
      return true;
  return !is_honour (card) && is_shown_opposite (view, suit);
}

static bool
may_go_toward (const FhSeatView *view)
{
  if (fh_table_trick_size (&view->table) > 0
      || fh_rules_partner (&view->table.rules, view->seat) < 0)
    return false;
  FH_FOREACH_CARD (card, view->legal.cards)
    if (goes_toward (view, card))
      return true;
  return false;
}

static bool
misses_honour (const FhSeatView *view, FhCardSet sound, FhCard wrong)
{
  if (!may_go_toward (view) || goes_toward (view, wrong))
    return false;
  FH_FOREACH_CARD (card, sound)
    if (!goes_toward (view, card))
      return false;
  return true;
}

/* An honour opposite wins in the suit that is led now, though the hand between had a higher card.
 */
static bool
is_honour_made (const FhSeatView *view, FhCardSet wrong, const FhTable *table)
{
  int opposite = fh_rules_partner (&table->rules, view->seat);
  FhSuit suit = suit_of (view, table->plays[view->table.n_plays].card);
  FhCardSet between = cards_from (view, table, hand_between (view));

  (void) wrong;
  for (int trick = view->table.n_tricks; trick < FH_N_TRICKS; trick++)
    {
      FhCard card = card_of (view, table, trick, opposite);

      if (table->trick_winner[trick] == opposite && is_plain (view, card) && is_honour (card)
          && suit_of (view, card) == suit && is_below (view, card, between))
        return true;
    }
  return false;
}

/* --- The way back --- */

/* Whether a seat comes to lead by @card: a trump or the joker, or the highest of its suit. */
static bool
is_entry (const FhSeatView *view, FhCard card)
{
  FhCardSet others = view->unseen;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat)
      others |= view->known[seat];
  return !is_plain (view, card) || !is_below (view, card, others);
}

/* Whether the seat of @view has @card, an entry, beside two cards of another plain suit. */
static bool
spends_entry (const FhSeatView *view, FhCardSet sound, FhCard card)
{
  if (fh_set_has (sound, card) || !is_entry (view, card))
    return false;
  FH_FOREACH_CARD (other, view->hand)
    if (is_plain (view, other) && suit_of (view, other) != suit_of (view, card)
        && fh_set_size (view->hand & cards_of (view, suit_of (view, other))) >= 2)
      return true;
  return false;
}

static bool
may_spend_entry (const FhSeatView *view)
{
  FH_FOREACH_CARD (card, view->legal.cards)
    if (fh_table_is_trick_contract (&view->table) && spends_entry (view, 0, card))
      return true;
  return false;
}

/* Whether the seat of @view comes to lead with one of @wrong and then wins two tricks or more by
 * leading one plain suit, with one of which the goal is reached. */
static bool
is_entry_used (const FhSeatView *view, FhCardSet wrong, const FhTable *table)
{
  for (int trick = view->table.n_tricks; trick < FH_N_TRICKS - 1; trick++)
    {
      const FhPlayed *next = plays_of (view, table, trick + 1);
      int n = 0;
      bool decides = false;

      if (table->trick_winner[trick] != view->seat
          || plays_of (view, table, trick)->seat == view->seat
          || !fh_set_has (wrong, card_of (view, table, trick, view->seat))
          || !is_plain (view, next->card))
        continue;
      for (int later = trick + 1; later < FH_N_TRICKS; later++)
        {
          const FhPlayed *led = plays_of (view, table, later);

          if (led->seat == view->seat && table->trick_winner[later] == view->seat
              && suit_of (view, led->card) == suit_of (view, next->card))
            {
              n++;
              decides = decides || later == deciding_trick (view, table);
            }
        }
      if (n >= 2 && decides)
        return true;
    }
  return false;
}

/* --- The last trick --- */

static bool
is_near_end (const FhSeatView *view)
{
  return fh_table_is_trick_contract (&view->table) && view->table.n_tricks >= 4;
}

static bool
spends_last (const FhSeatView *view, FhCardSet sound, FhCard wrong)
{
  return is_near_end (view) && !fh_set_has (sound, wrong);
}

/* Whether the seat of @view wins the last trick with one of @wrong, and the goal with it. */
static bool
is_last_won (const FhSeatView *view, FhCardSet wrong, const FhTable *table)
{
  int last = FH_N_TRICKS - 1;

  return table->trick_winner[last] == view->seat && deciding_trick (view, table) == last
         && fh_set_has (wrong, card_of (view, table, last, view->seat));
}

static const FindLine lines[] = {
  { "toward-honour", may_go_toward, misses_honour, is_honour_made },
  { "entry", may_spend_entry, spends_entry, is_entry_used },
  { "last-trick", is_near_end, spends_last, is_last_won },
};

const FindLine *
find_line (const char *word)
{
  for (size_t i = 0; i < N_ELEMENTS (lines); i++)
    if (strcmp (lines[i].word, word) == 0)
      return &lines[i];
  return NULL;
}
