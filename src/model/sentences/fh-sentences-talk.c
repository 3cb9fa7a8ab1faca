/* fh-sentences-talk.c: what computer players say at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each remark is a fact of the table.  What happens seldom is said whenever it does, the rest now
 * and then.
 */
#include "fh-sentences-talk.h"

#include <glib/gi18n.h>

#include "fh-fate.h"
#include "fh-sentences.h"
#include "fh-words.h"

/* How often something is said that happens often: once in so many times. */
#define NOW_AND_THEN 4

/* What a moment gives somebody to say. */
typedef struct
{
  int seat; /* or -1 */
  const char *text;
} Talk;

typedef enum
{
  CAREFUL,
  STEADY,
  BOLD,
} Temper;

static Temper
temper_of (const FhScene *scene, int seat)
{
  const char *level = scene->seating->seats[seat].level;

  return g_str_has_suffix (level, "-bold")      ? BOLD
         : g_str_has_suffix (level, "-careful") ? CAREFUL
                                                : STEADY;
}

static gboolean
can_talk (const FhScene *scene, int seat)
{
  return seat >= 0 && seat < scene->table->rules.n_callers && seat != scene->person
         && scene->seating != NULL && !fh_seating_is_person (scene->seating, seat);
}

/* A number that follows from what everybody has seen of the deal, and from nothing else. */
static guint
dice (const FhTable *table)
{
  guint number = table->n_deals * 7919u + table->n_calls;

  for (int i = 0; i < table->n_plays; i++)
    number = number * 31 + table->plays[i].card;
  return (number ^ number >> 15) * 2654435761u >> 8;
}

/* --- The trick that lies there --- */

/* The first player among those in @seats who is able to talk, from @first on; or -1. */
static int
find_talker (const FhScene *scene, unsigned seats, int first)
{
  int n = scene->table->rules.n_seats;

  for (int k = 0; k < n; k++)
    if (fh_seats_have (seats, (first + k) % n) && can_talk (scene, (first + k) % n))
      return (first + k) % n;
  return -1;
}

/* Whoever played @card to the last trick; or -1. */
static int
find_player (const FhTable *table, FhCard card)
{
  for (int i = table->last_trick_start; i < table->n_plays; i++)
    if (table->plays[i].card == card)
      return table->plays[i].seat;
  return -1;
}

/* The contract has been decided by this trick. */
static Talk
talk_of_fate (const FhScene *scene)
{
  const FhTable *table = scene->table;
  int winner = table->trick_winner[table->n_tricks - 1];
  uint8_t bidders = fh_table_bidders (table), playing = fh_table_playing (table);
  uint8_t others = (uint8_t) (playing & ~bidders);
  int level = fh_call_level (table->contract), won = fh_table_seats_tricks (table, bidders);
  FhFate fate = fh_table_fate (table, 0);

  if (fate == FH_FATE_SET && fh_table_is_misere (table) && won == 1
      && fh_seats_have (bidders, winner))
    /* Translators: said at the table by somebody who plays against a misère, whose bidder has just
     * won a trick.  All these are spoken, short and friendly. */
    return (Talk){ find_talker (scene, others, winner), N_ ("And there is a trick.") };
  if (!fh_table_is_trick_contract (table))
    return (Talk){ -1, NULL };
  if (fate == FH_FATE_MADE && won == level && fh_seats_have (bidders, winner))
    /* Translators: by the declarer or his partner, when the trick makes the contract. */
    return (Talk){ find_talker (scene, bidders, winner), N_ ("That makes it.") };
  if (fate == FH_FATE_SET && table->n_tricks - won == FH_N_TRICKS - level + 1
      && fh_seats_have (others, winner))
    /* Translators: by a defender, when the trick sets the contract. */
    return (Talk){ find_talker (scene, others, winner), N_ ("That sets it.") };
  return (Talk){ -1, NULL };
}

/* Whether @seat and @other are on the same side, as far as everybody knows. */
static gboolean
is_together (const FhTable *table, int seat, int other)
{
  uint8_t bidders = fh_table_bidders (table);

  return fh_seats_have (bidders, seat) == fh_seats_have (bidders, other);
}

/* Cards that are seldom seen together. */
static Talk
talk_of_cards (const FhScene *scene)
{
  const FhTable *table = scene->table;
  FhDenomination trump = fh_table_trump (table);
  int winner = table->trick_winner[table->n_tricks - 1];
  int right = find_player (table, fh_right_bower (trump));
  int left = find_player (table, fh_left_bower (trump));
  FhSuit led = fh_effective_suit (table->plays[table->last_trick_start].card, trump);
  gboolean is_ruffed = FALSE;
  int ace = led < FH_N_SUITS && (int) led != (int) trump
                ? find_player (table, FH_CARD (led, FH_ACE))
                : -1;

  if (right >= 0 && left >= 0)
    /* Translators: the right and the left bower lie in this trick. */
    return (Talk){ find_talker (scene, fh_seat_bit (right) | fh_seat_bit (left), left),
                   N_ ("Both bowers in one trick!") };
  for (int i = table->last_trick_start; i < table->n_plays; i++)
    is_ruffed = is_ruffed
                || (table->plays[i].seat == winner && trump != FH_NO_TRUMP
                    && (int) fh_effective_suit (table->plays[i].card, trump) == (int) trump);
  if (is_ruffed && can_talk (scene, ace) && !is_together (table, ace, winner))
    /* Translators: by the player whose ace an opponent has just taken with a trump. */
    return (Talk){ ace, N_ ("My ace!") };
  return (Talk){ -1, NULL };
}

/* What happens in every deal. */
static Talk
talk_of_winner (const FhScene *scene)
{
  const FhTable *table = scene->table;
  int n = table->n_tricks, winner = table->trick_winner[n - 1];

  if (fh_table_is_misere (table))
    return (Talk){ -1, NULL };
  if (n >= 3 && table->trick_winner[n - 2] == winner && table->trick_winner[n - 3] == winner
      && (n == 3 || table->trick_winner[n - 4] != winner))
    /* Translators: by a player who has just won the third trick in a row. */
    return (Talk){ can_talk (scene, winner) ? winner : -1, N_ ("Three in a row.") };
  if (winner == scene->person)
    for (int seat = 0; seat < table->rules.n_callers; seat++)
      if (can_talk (scene, seat) && fh_scene_is_partner (scene, seat))
        /* Translators: by the partner of whoever has won the trick. */
        return (Talk){ seat, N_ ("Thank you, partner.") };
  return (Talk){ -1, NULL };
}

/* --- The auction --- */

static char *
talk_of_contract (const FhScene *scene)
{
  const char *call = fh_words_call (scene->table->contract);

  switch (temper_of (scene, scene->table->declarer))
    {
    case CAREFUL:
      /* Translators: by a careful player who has won the auction; %s is the call, "eight hearts".
       */
      return g_strdup_printf (_ ("So it is %s."), call);
    case BOLD:
      /* Translators: likewise by a bold player. */
      return g_strdup_printf (_ ("Here we go: %s!"), call);
    case STEADY:
    default:
      /* Translators: likewise by a steady player. */
      return g_strdup_printf (_ ("I play %s."), call);
    }
}

char *
fh_sentence_talk (const FhScene *scene, int seat)
{
  const FhTable *table = scene->table;
  FhScene told = *scene;
  Talk talk;

  /* Whom the person alone knows for a partner does not show it. */
  told.allies = 0;
  if (scene->is_asked || scene->extent != FH_EXTENT_ALL || table->deal_over
      || table->contract == FH_CALL_NONE || table->declarer == FH_SEAT_NONE
      || table->n_plays > table->trick_start)
    return NULL;
  if (table->n_tricks == 0)
    return table->declarer == seat && can_talk (&told, seat) && dice (table) % 2 == 0
               ? talk_of_contract (&told)
               : NULL;
  talk = talk_of_fate (&told);
  if (talk.seat < 0)
    talk = talk_of_cards (&told);
  if (talk.seat < 0 && dice (table) % NOW_AND_THEN == 0)
    talk = talk_of_winner (&told);
  return talk.seat == seat ? g_strdup (_ (talk.text)) : NULL;
}
