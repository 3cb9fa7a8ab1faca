/* fh-sentences-score.c: how it stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <stdlib.h>

#include "fh-sentences.h"
#include "fh-words.h"

char *
fh_sentence_points (int points)
{
  if (points < 0)
    /* Translators: a negative number of points; the sign is U+2212. */
    return g_strdup_printf (_ ("−%d"), -points);
  return g_strdup_printf ("%d", points);
}

int
fh_scene_contract_tricks (const FhScene *scene)
{
  unsigned bidders = fh_table_bidders (scene->table) | scene->allies;

  return fh_table_seats_tricks (scene->table, bidders);
}

/* A contract whose declarer plays with who holds the card that he called (NZ-066). */
static char *
called_contract (const FhScene *scene)
{
  const FhTable *table = scene->table;
  const char *card = fh_words_the_card (table->called_cards[0]);
  g_autofree char *name = NULL;

  if (table->declarer == scene->person)
    /* Translators: %1$s is a bid, such as "seven hearts", %2$s a card, such as "ace of clubs". */
    return g_strdup_printf (_ ("The contract is %1$s, and it is yours; you have called the %2$s."),
                            fh_words_call (table->contract), card);
  name = fh_sentence_seat (scene, table->declarer);
  /* Translators: %1$s is a bid, such as "seven hearts", %2$s a player, %3$s a card, such as "ace of
   * clubs". */
  return g_strdup_printf (_ ("The contract is %1$s by %2$s, who has called the %3$s."),
                          fh_words_call (table->contract), name, card);
}

char *
fh_sentence_contract (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *name = NULL;

  if (table->thrown_in)
    return fh_sentence_deal_result (scene);
  if (table->contract == FH_CALL_NONE)
    return g_strdup (_ ("There is no contract yet."));
  if (table->contract == FH_PASS)
    return g_strdup (_ ("There is no contract: every trick counts for the side that wins it."));
  if (table->n_called_cards == 1)
    return called_contract (scene);
  if (table->declarer == scene->person)
    /* Translators: %s is a bid, such as "seven hearts". */
    return g_strdup_printf (_ ("The contract is %s, and it is yours."),
                            fh_words_call (table->contract));
  name = fh_sentence_seat (scene, table->declarer);
  /* Translators: %1$s is a bid, such as "seven hearts", %2$s a player. */
  return g_strdup_printf (_ ("The contract is %1$s by %2$s."), fh_words_call (table->contract),
                          name);
}

char *
fh_sentence_contract_short (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *call = NULL;
  g_autofree char *name = NULL;

  if (table->contract == FH_CALL_NONE)
    return g_strdup ("");
  if (table->contract == FH_PASS)
    return g_strdup (_ ("No contract"));
  call = fh_words_call_short (table->contract);
  if (table->declarer == scene->person)
    /* Translators: the contract of the person at the screen: "7♥ · yours". */
    return g_strdup_printf (_ ("%s · yours"), call);
  name = fh_sentence_seat (scene, table->declarer);
  /* Translators: the contract and who has bid it: "7♥ · Marama". */
  return g_strdup_printf (_ ("%1$s · %2$s"), call, name);
}

char *
fh_sentence_plays (const FhScene *scene)
{
  g_autofree char *call = fh_words_call_short (scene->table->contract);
  g_autofree char *name = fh_sentence_seat (scene, scene->table->declarer);

  if (scene->table->declarer == scene->person)
    /* Translators: the person at the screen has won the auction; %s is the call: "7♥". */
    return g_strdup_printf (_ ("You play %s"), call);
  /* Translators: who has won the auction, and the call: "Marama plays 7♥". */
  return g_strdup_printf (_ ("%1$s plays %2$s"), name, call);
}

/* What the side of the declarer, or of the person if there is none, has won. */
static char *
tricks_won (const FhScene *scene, int side)
{
  const FhTable *table = scene->table;
  int tricks = fh_table_side_tricks (table, side);
  g_autofree char *name = NULL;

  if (scene->person >= 0 && table->rules.side_of[scene->person] == side)
    return fh_rules_side_seats (&table->rules, side) == fh_seat_bit (scene->person)
               ? g_strdup_printf (
                   ngettext ("You have won %d trick.", "You have won %d tricks.", (gulong) tricks),
                   tricks)
               : g_strdup_printf (ngettext ("Your side has won %d trick.",
                                            "Your side has won %d tricks.", (gulong) tricks),
                                  tricks);
  name = fh_sentence_side (scene, side, FALSE);
  return g_strdup_printf (
      /* Translators: %1$s is a side: one player or two, "Marama and Bruce". */
      ngettext ("Tricks won by %1$s: %2$d.", "Tricks won by %1$s: %2$d.", (gulong) tricks), name,
      tricks);
}

char *
fh_sentence_tricks (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *needed = fh_sentence_needed (scene);

  for (int side = 0; side < table->rules.n_sides; side++)
    {
      g_autofree char *sentence = tricks_won (scene, side);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, sentence);
    }
  if (needed != NULL)
    g_string_append_printf (text, "\n%s", needed);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_sentence_score (const FhScene *scene)
{
  const FhTable *table = scene->table;
  int n_sides = table->rules.n_sides;
  int own = scene->person >= 0 ? table->rules.side_of[scene->person] : 0;
  g_autoptr (GString) text = g_string_new (NULL);

  if (n_sides == 2)
    {
      g_autofree char *us = fh_sentence_side (scene, own, TRUE);
      g_autofree char *them = fh_sentence_side (scene, 1 - own, TRUE);
      g_autofree char *our_points = fh_sentence_points (table->totals[own]);
      g_autofree char *their_points = fh_sentence_points (table->totals[1 - own]);

      /* Translators: the score: %1$s and %3$s are the sides, %2$s and %4$s their points: "We 120,
       * They −40". */
      return g_strdup_printf (_ ("%1$s %2$s, %3$s %4$s"), us, our_points, them, their_points);
    }
  for (int i = 0; i < n_sides; i++)
    {
      int side = (own + i) % n_sides;
      g_autofree char *name = fh_sentence_side (scene, side, TRUE);
      g_autofree char *points = fh_sentence_points (table->totals[side]);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: a side and its points: "Marama: 120". */
      g_string_append_printf (text, _ ("%1$s: %2$s"), name, points);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What became of a contract of tricks, or of a bid to lose every one. */
static char *
contract_result (const FhScene *scene)
{
  const FhTable *table = scene->table;
  gboolean yours = table->declarer == scene->person;
  int tricks = fh_scene_contract_tricks (scene);
  const char *call = fh_words_call (table->contract);
  g_autofree char *name = fh_sentence_seat (scene, table->declarer);

  if (yours && table->made)
    return g_strdup_printf (
        /* Translators: %1$s is the contract, "seven hearts", %2$d the tricks that were won. */
        ngettext ("You made %1$s, with %2$d trick.", "You made %1$s, with %2$d tricks.",
                  (gulong) tricks),
        call, tricks);
  if (yours)
    return g_strdup_printf (
        /* Translators: %1$s is the contract, "seven hearts", %2$d the tricks that were won. */
        ngettext ("You went down in %1$s, with %2$d trick.",
                  "You went down in %1$s, with %2$d tricks.", (gulong) tricks),
        call, tricks);
  if (table->made)
    return g_strdup_printf (
        /* Translators: %1$s is a player, %2$s the contract, %3$d the tricks that were won. */
        ngettext ("%1$s made %2$s, with %3$d trick.", "%1$s made %2$s, with %3$d tricks.",
                  (gulong) tricks),
        name, call, tricks);
  return g_strdup_printf (
      /* Translators: %1$s is a player, %2$s the contract, %3$d the tricks that were won. */
      ngettext ("%1$s went down in %2$s, with %3$d trick.",
                "%1$s went down in %2$s, with %3$d tricks.", (gulong) tricks),
      name, call, tricks);
}

/* How many deals are still to be played after one that is over, where their number ends the game
 * (X-002). */
static char *
deals_left (const FhTable *table)
{
  int left = table->rules.deals - table->n_scored;

  if (left <= 0)
    return g_strdup (_ ("Two sides are level: another deal decides."));
  return g_strdup_printf (
      ngettext ("%d more deal is played.", "%d more deals are played.", (gulong) left), left);
}

char *
fh_sentence_deal_result (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!table->deal_over)
    return g_strdup (_ ("The deal is not over yet."));
  if (table->thrown_in && table->declared_by != FH_SEAT_NONE)
    return g_strdup (_ ("An ace and no face card: the cards are dealt again."));
  if (fh_table_is_dealt_again (table))
    return g_strdup (_ ("A misdeal: the same player deals again, and nobody scores."));
  if (table->thrown_in)
    return g_strdup (_ ("Everybody passed. The cards are thrown in and nobody scores."));

  if (table->contract == FH_PASS)
    {
      g_string_append (text, _ ("Nobody bid. Every trick scored 10 points."));
    }
  else
    {
      g_autofree char *sentence = contract_result (scene);

      g_string_append (text, sentence);
    }
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      g_autofree char *name = fh_sentence_side (scene, side, FALSE);
      g_autofree char *points = fh_sentence_points (table->points[side]);
      g_autofree char *total = fh_sentence_points (table->totals[side]);

      g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              /* Translators: %1$s is a side, "You and Joan", %2$s its points of
                               * this deal, %3$s its points so far.  Points may be negative. */
                              ngettext ("%1$s: %2$s point, %3$s in all.",
                                        "%1$s: %2$s points, %3$s in all.",
                                        (gulong) abs (table->points[side])),
                              name, points, total);
    }
  if (table->rules.deals > 0 && table->winners == 0)
    {
      g_autofree char *left = deals_left (table);

      g_string_append_printf (text, "\n%s", left);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
fh_sentence_pile (const char *title, FhCardSet pile)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  FH_FOREACH_CARD (card, pile)
    {
      if (cards->len > 0)
        /* Translators: between the cards of a list. */
        g_string_append (cards, C_ ("list of cards", ", "));
      g_string_append (cards, fh_words_card (card));
    }
  /* Translators: %1$s is what some cards are, such as "The kitty", or who holds them; %2$s is a
   * list of them. */
  return g_strdup_printf (_ ("%1$s: %2$s."), title, cards->str);
}

char *
fh_sentence_game_result (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *first = NULL;

  if (table->due != FH_ACTION_NONE)
    return g_strdup (_ ("The game is not over yet."));
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      g_autofree char *name = NULL;

      if (!(table->winners & 1u << side))
        continue;
      if (scene->person >= 0 && table->rules.side_of[scene->person] == side)
        return g_strdup (table->rules.n_sides < table->rules.n_seats
                             ? _ ("Your side wins the game!")
                             : _ ("You win the game!"));
      name = fh_sentence_side (scene, side, FALSE);
      if (first == NULL)
        /* Translators: %s is a side: "Marama and Bruce". */
        first = g_strdup_printf (_ ("The game is won by %s."), name);
    }
  if (first == NULL)
    return g_strdup (_ ("The game is over. Nobody wins."));
  return g_steal_pointer (&first);
}

char *
fh_sentence_title (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *state = NULL;
  g_autofree char *score = NULL;

  if (table->n_deals == 0)
    return g_strdup (_ ("New game"));
  if (table->due == FH_ACTION_NONE)
    state = fh_sentence_game_result (scene);
  else if (table->contract == FH_CALL_NONE && !table->deal_over)
    state = g_strdup (_ ("Auction"));
  else if (table->contract == FH_CALL_NONE)
    state = g_strdup (_ ("Thrown in"));
  else
    state = fh_sentence_contract_short (scene);
  if (scene->is_single && !table->deal_over)
    return g_steal_pointer (&state);
  score = fh_sentence_score (scene);
  g_strdelimit (score, "\n", ' ');
  /* Translators: the title of the window: %1$s is the contract and who plays it, or what goes on;
   * %2$s is the score. */
  return g_strdup_printf (_ ("%1$s – %2$s"), state, score);
}

char *
fh_sentence_when (gint64 when)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (when);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  const char *format;

  if (then == NULL)
    return g_strdup ("");
  if (g_date_time_get_year (then) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    /* Translators: a time of today, as of g_date_time_format(): %H is the hour, %M the minute. */
    format = _ ("Today, %H:%M");
  else if (g_date_time_get_year (then) == g_date_time_get_year (yesterday)
           && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (yesterday))
    /* Translators: a time of yesterday; likewise. */
    format = _ ("Yesterday, %H:%M");
  else
    /* Translators: a day and a time: %Y is the year, %m the month and %d the day, as numbers. */
    format = _ ("%Y-%m-%d, %H:%M");
  return g_date_time_format (then, format);
}

char *
fh_sentence_day (gint64 when)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (when);

  if (then == NULL)
    return g_strdup ("");
  /* Translators: a day, as of g_date_time_format(): %Y is the year, %m the month and %d the day, as
   * numbers. */
  return g_date_time_format (then, _ ("%Y-%m-%d"));
}
