/* bench-newcomer.c: somebody who knows nothing plays by what the tutor says unasked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-newcomer PRESET DEALS [FIRST [LEVEL]] prints what comes of it: cards and calls that the
 * rules refused, contracts, and points a deal with their 95 % interval, beside three players of
 * LEVEL, club unless it is said.  The newcomer reads what the panel shows in its middle degree, and
 * asks for no hint.  He knows which card is higher than which, takes the call that is marked, puts
 * away and plays what a line on the page tells him to; all else he leaves to chance.  With
 * BENCH_NEWCOMER_BLIND=1 he reads nothing but what may be done.  With -v before the rest, each step
 * is told.
 *
 * On 00823fd, beside three players of what is now the level "rules": "american-4 1000 100000": 0 of
 * 11232 tries illegal, own contracts 262, made 212, +22.5 points a deal (+9.0 to +36.1);
 * "australian-4 500 100000", stopped after 340: 0 of 3736 illegal, own contracts 82, made 62, +2.8
 * (-24.3 to +30.0).  Before the panel said how to go on: -90.8 (-136.7 to -44.8) in 80 deals of
 * american-4; with nothing read -319
 * (-350 to -289) in 200.
 *
 * On 36e196c6, beside three club players: "american-4 1000 300000": 0 of 11318 tries illegal, own
 * contracts 368, made 284, +39.0 points a deal (+24.5 to +53.6).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "await.h"
#include "fh-game.h"
#include "fh-sentences.h"
#include "fh-tutor.h"
#include "fh-way.h"
#include "fh-words.h"

/* How often he tries before somebody helps him. */
#define PATIENCE 20

typedef struct
{
  int deals;
  int tries;   /* all that he tried to do */
  int illegal; /* of these, refused */
  int told;    /* cards that a line told him */
  int bid, made;
  int side_bid, side_made;
  double sum, squares;
} Tally;

typedef struct
{
  FhGame *game;
  FhTutor *tutor;
  GRand *rand;
  gboolean is_blind;
  gboolean tells;
  Tally *tally;
} Newcomer;

/* --- What the panel shows --- */

/* The sentences that stand on the page for this moment, one a line, in the order in which they are
 * read. */
static char **
read_page (Newcomer *self)
{
  g_autoptr (GString) text = g_string_new (fh_tutor_get_words (self->tutor)->text);
  GPtrArray *lines = fh_tutor_get_words (self->tutor)->lines;

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "\n%s", ((const FhSaid *) lines->pdata[i])->text);
  if (self->is_blind)
    g_string_truncate (text, 0);
  g_string_replace (text, ". ", ".\n", 0);
  return g_strsplit (text->str, "\n", -1);
}

static gboolean
begins_with_any (const char *sentence, const char *const *words)
{
  for (; *words != NULL; words++)
    if (g_str_has_prefix (sentence, *words))
      return TRUE;
  return FALSE;
}

/* --- What he makes of it --- */

static FhCard
any_of (Newcomer *self, FhCardSet cards)
{
  int n = g_rand_int_range (self->rand, 0, fh_set_size (cards));

  FH_FOREACH_CARD (card, cards)
    {
      if (n-- == 0)
        return card;
    }
  return FH_CARD_NONE;
}

static void
wait_for_estimates (Newcomer *self)
{
  await (!fh_tutor_is_busy (self->tutor));
}

/* The call that is marked as the best there, else that with the most points. */
static FhAction
think_of_call (Newcomer *self, const FhLegal *legal)
{
  GPtrArray *calls;
  FhCall best = FH_PASS;
  double most = -INFINITY;
  int n = 0;

  if (!self->is_blind)
    wait_for_estimates (self);
  /* The words are other ones then. */
  calls = fh_tutor_get_words (self->tutor)->calls;
  for (guint i = 0; i < calls->len; i++)
    {
      const FhTutorCall *call = calls->pdata[i];

      if (!call->legal)
        continue;
      if (self->is_blind && g_rand_int_range (self->rand, 0, ++n) == 0)
        best = call->call;
      if (!self->is_blind
          && (call->advice.best || (!isnan (call->advice.points) && call->advice.points > most)))
        {
          most = call->advice.best ? INFINITY : call->advice.points;
          best = call->call;
        }
    }
  return fh_action_bid (legal->seat, best);
}

/* The highest or lowest of @cards, all of one suit. */
static FhCard
end_of (FhCardSet cards, FhDenomination trump, gboolean top)
{
  FhCard end = FH_CARD_NONE;

  FH_FOREACH_CARD (card, cards)
    if (end == FH_CARD_NONE || (fh_card_power (card, trump) > fh_card_power (end, trump)) == top)
      end = card;
  return end;
}

/* The @n highest or lowest of @cards, all of one suit. */
static FhCardSet
ends_of (FhCardSet cards, FhDenomination trump, gboolean top, int n)
{
  FhCardSet ends = 0;

  for (; n > 0 && (cards & ~ends) != 0; n--)
    ends |= FH_SET (end_of (cards & ~ends, trump, top));
  return ends;
}

/* The cards that @line says to put away: whole suits, the end of one or of each, or named ones. */
static FhCardSet
discards_of_line (const char *line, FhCardSet cards, FhDenomination trump)
{
  gboolean whole = strstr (line, "away whole") != NULL, top = strstr (line, "highest") != NULL;
  int n = 1;
  FhCardSet told = 0;

  if (g_str_has_prefix (line, "Put these away"))
    {
      FH_FOREACH_CARD (card, cards)
        if (strstr (line, fh_words_card (card)) != NULL)
          told |= FH_SET (card);
      return told;
    }
  sscanf (line, "Put away your %d", &n);
  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    {
      FhCardSet of_suit = cards & fh_effective_suit_cards (suit, trump);

      if (strstr (line, fh_words_suit (suit)) != NULL)
        told |= whole ? of_suit : ends_of (of_suit, trump, top, n);
    }
  return told;
}

/* The cards that the page says to put away, then low ones, no trumps; in a misère high ones. */
static FhAction
think_of_exchange (Newcomer *self, const FhLegal *legal)
{
  const FhTable *table = fh_game_peek_table (self->game);
  FhDenomination trump = fh_table_trump (table);
  gboolean misere = fh_table_is_misere (table);
  FhCardSet chosen = 0, told = 0;

  if (!self->is_blind)
    {
      g_auto (GStrv) page = NULL;

      wait_for_estimates (self);
      page = read_page (self);
      for (char **line = page; *line != NULL; line++)
        if (g_str_has_prefix (*line, "Put "))
          told |= discards_of_line (*line, legal->cards, trump);
    }
  while (fh_set_size (chosen) < legal->count)
    {
      FhCardSet left = legal->cards & ~chosen, from = left & told ? left & told : left, low = 0;
      int least = G_MAXINT;

      self->tally->told += (left & told) != 0;
      FH_FOREACH_CARD (card, from)
        {
          int rank = fh_card_power (card, trump)
                     + (fh_effective_suit (card, trump) == (FhSuit) trump ? 1000 : 0);

          rank = self->is_blind ? 0 : misere ? -rank : rank;
          if (rank > least)
            continue;
          low = rank < least ? FH_SET (card) : low | FH_SET (card);
          least = rank;
        }
      chosen |= FH_SET (any_of (self, low));
    }
  return fh_action_cards ((FhActionKind) legal->due, legal->seat, chosen);
}

/* --- What he is told to play --- */

/* Those of @cards that are of the suit which @line names, or trumps where it names these; all where
 * it names none. */
static FhCardSet
cards_of_line (const char *line, FhCardSet cards, FhDenomination trump)
{
  if (strstr (line, "rump") != NULL && trump != FH_NO_TRUMP)
    return cards & fh_effective_suit_cards ((FhSuit) trump, trump);
  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    if (strstr (line, fh_words_suit (suit)) != NULL)
      return cards & fh_effective_suit_cards (suit, trump);
  return cards;
}

/* The card that @line tells to play, by somebody who knows which card is higher than which; none
 * where it does not say. */
static FhCard
card_of_line (const FhSeatView *view, const char *line)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet cards = cards_of_line (line, view->legal.cards, trump), over = 0;

  FH_FOREACH_CARD (card, cards)
    {
      if (strstr (line, fh_words_the_card (card)) != NULL)
        return card;
      if (fh_table_trick_size (&view->table) > 0 && fh_way_goes_over (view, card))
        over |= FH_SET (card);
    }
  if (strstr (line, "as cheaply as you can") != NULL)
    return end_of (over, trump, FALSE);
  if (strstr (line, "the highest that does not win") != NULL)
    return end_of (cards & ~over, trump, TRUE);
  if (strstr (line, "from the top") != NULL || strstr (line, "highest") != NULL
      || strstr (line, "only") != NULL)
    return end_of (cards, trump, TRUE);
  return strstr (line, "lowest") != NULL ? end_of (cards, trump, FALSE) : FH_CARD_NONE;
}

/* The card that the page tells him to play. */
static FhCard
told_card (Newcomer *self, const FhSeatView *view)
{
  static const char *const orders[] = { "Lead", "Play", "Draw", "Beat", "Trump it", "Throw", NULL };
  g_auto (GStrv) page = read_page (self);

  for (char **line = page; *line != NULL; line++)
    if (begins_with_any (*line, orders))
      {
        FhCard card = card_of_line (view, *line);

        if (card != FH_CARD_NONE)
          return card;
      }
  return FH_CARD_NONE;
}

static FhAction
think_of_card (Newcomer *self, const FhLegal *legal)
{
  FhSeatView view;
  FhAction action;
  FhCard card = FH_CARD_NONE;

  fh_game_get_view (self->game, legal->seat, &view);
  if (!self->is_blind)
    {
      wait_for_estimates (self);
      card = told_card (self, &view);
    }
  self->tally->told += card != FH_CARD_NONE;
  if (card == FH_CARD_NONE)
    card = any_of (self, legal->cards);
  action = fh_action_play (legal->seat, card, FH_SUIT_NONE);
  if (fh_card_is_joker (card) && legal->joker_suits != 0)
    action.suit = (uint8_t) __builtin_ctz (legal->joker_suits);
  return action;
}

static FhAction
think (Newcomer *self)
{
  FhLegal legal;

  fh_game_get_legal (self->game, &legal);
  switch (legal.due)
    {
    case FH_ACTION_BID:
      return think_of_call (self, &legal);
    case FH_ACTION_PLAY:
      return think_of_card (self, &legal);
    default:
      return think_of_exchange (self, &legal);
    }
}

/* --- A deal --- */

static void
act (Newcomer *self)
{
  for (int i = 0; i < PATIENCE; i++)
    {
      FhAction action = think (self);
      FhScene scene = fh_game_get_scene (self->game);
      g_autofree char *done = fh_sentence_action (&scene, &action);

      if (self->tells)
        {
          g_auto (GStrv) page = read_page (self);
          g_autofree char *read = g_strjoinv (" ", page);

          g_print ("  %s | %s -> %s\n", fh_tutor_get_words (self->tutor)->heading, read, done);
        }
      self->tally->tries++;
      if (fh_game_act (self->game, &action, NULL))
        return;
      self->tally->illegal++;
    }
  g_error ("The newcomer finds nothing that he may do.");
}

static void
count_deal (Newcomer *self)
{
  const FhTable *table = fh_game_peek_table (self->game);
  Tally *tally = self->tally;
  int person = fh_game_get_person (self->game);
  int side = table->rules.side_of[person];
  double points = 0;

  tally->deals++;
  if (table->declarer != FH_SEAT_NONE && table->contract != FH_PASS)
    {
      tally->bid += table->declarer == person;
      tally->made += table->declarer == person && table->made;
      tally->side_bid += table->rules.side_of[table->declarer] == side;
      tally->side_made += table->rules.side_of[table->declarer] == side && table->made;
    }
  for (int i = 0; i < table->rules.n_sides; i++)
    points += i == side ? table->points[i] : -table->points[i];
  tally->sum += points;
  tally->squares += points * points;
  if (self->tells)
    g_print ("deal %d: %+.0f\n", tally->deals, points);
}

static void
play_deal (Tally *tally, FhPreset preset, guint64 number, const char *level, gboolean tells)
{
  Newcomer self = { .tally = tally, .tells = tells };
  FhSeating seating;
  FhRules rules;
  FhSeed seed = fh_seed_from_number (number);
  FhHold hold;

  fh_rules_init (&rules, preset);
  fh_seating_init (&seating, &rules, level, level);
  self.is_blind = g_getenv ("BENCH_NEWCOMER_BLIND") != NULL;
  self.rand = g_rand_new_with_seed ((guint32) number);
  self.game = fh_game_new (&rules, &seating, &seed);
  g_object_set (self.game, "trick-delay", 0, "deal-delay", -1, "move-delay", 0, NULL);
  self.tutor = fh_tutor_new (self.game);
  fh_tutor_set_active (self.tutor, !self.is_blind);
  fh_game_start (self.game, NULL);
  AWAIT_WHILE ((hold = fh_game_get_hold (self.game)) != FH_HOLD_DEAL && hold != FH_HOLD_GAME)
  {
    if (hold == FH_HOLD_DECLARE || hold == FH_HOLD_CUT)
      fh_game_continue (self.game);
    else if (fh_game_awaits_person (self.game))
      act (&self);
    else
      await_next ();
  }
  count_deal (&self);
  fh_tutor_set_game (self.tutor, NULL);
  fh_game_stop (self.game);
  g_clear_object (&self.tutor);
  g_clear_object (&self.game);
  g_rand_free (self.rand);
}

static void
print_tally (const Tally *tally)
{
  double n = tally->deals, mean = tally->sum / n;
  double deviation = n > 1 ? sqrt ((tally->squares - n * mean * mean) / (n - 1)) : 0;
  double half = 1.96 * deviation / sqrt (n);

  printf ("%d deals: %d of %d tries illegal, %d cards told; own contracts %d, made %d; contracts "
          "of the side %d, made %d; points a deal %+.1f [%+.1f, %+.1f]\n",
          tally->deals, tally->illegal, tally->tries, tally->told, tally->bid, tally->made,
          tally->side_bid, tally->side_made, mean, mean - half, mean + half);
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  gboolean tells = argc > 1 && g_str_equal (argv[1], "-v");
  char **words = argv + 1 + tells;
  int n_words = argc - 1 - tells;
  Tally tally = { 0 };
  FhPreset preset;
  int n_deals, first;

  if (n_words < 2 || !fh_preset_from_id (words[0], &preset))
    {
      fprintf (stderr, "Usage: bench-newcomer [-v] PRESET DEALS [FIRST [LEVEL]]\n");
      return EXIT_FAILURE;
    }
  n_deals = atoi (words[1]);
  first = n_words > 2 ? atoi (words[2]) : 1;
  for (int i = 0; i < n_deals; i++)
    {
      play_deal (&tally, preset, (guint64) (first + i), n_words > 3 ? words[3] : "club", tells);
      if (tally.deals % 10 == 0 && tally.deals < n_deals)
        print_tally (&tally);
    }
  print_tally (&tally);
  return EXIT_SUCCESS;
}
