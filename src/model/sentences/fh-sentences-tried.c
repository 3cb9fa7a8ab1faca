/* fh-sentences-tried.c: what came of a call or a card in sample layouts, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-tried.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>

#include "fh-words.h"

char *
fh_sentence_points_gained (double points)
{
  g_autofree char *number = fh_sentence_signed_points (points);

  return g_strdup_printf (
      /* Translators: %s is a number of points with its sign: "+1 point", "−140 points". */
      ngettext ("%s point", "%s points", (gulong) labs (lrint (points))), number);
}

char *
fh_sentence_signed_points (double points)
{
  int whole = (int) lrint (points);
  g_autofree char *number = fh_sentence_points (whole);

  /* Translators: a positive number of points where negative ones may stand beside it. */
  return whole > 0 ? g_strdup_printf (_ ("+%s"), number) : g_steal_pointer (&number);
}

/* --- In sentences --- */

static char *
bid_sentence (const FhTried *tried, const char *points)
{
  if (tried->action.call == FH_PASS)
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s points such as "+12 points". */
        ngettext ("In %1$u sample layout passing came to %2$s on average.",
                  "In %1$u sample layouts passing came to %2$s on average.",
                  (gulong) tried->n_layouts),
        tried->n_layouts, points);
  if (!tried->has_chance)
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s a bid, %3$s points such as "+12 points".
         */
        ngettext ("In %1$u sample layout %2$s came to %3$s on average; others went over it.",
                  "In %1$u sample layouts %2$s came to %3$s on average; others went over "
                  "it every time.",
                  (gulong) tried->n_layouts),
        tried->n_layouts, fh_words_call (tried->action.call), points);
  return g_strdup_printf (
      /* Translators: %1$u is a number of layouts, %2$s a bid, %3$d a percentage, %4$s points
       * such as "+12 points". */
      ngettext ("In %1$u sample layout %2$s was made in %3$d%%, and came to %4$s on "
                "average.",
                "In %1$u sample layouts %2$s was made in %3$d%%, and came to %4$s on "
                "average.",
                (gulong) tried->n_layouts),
      tried->n_layouts, fh_words_call (tried->action.call), (int) lrint (tried->chance * 100),
      points);
}

/* The aim of the declarer's side is to make the contract, that of the other side to set it; in a
 * hand without a contract there are points only. */
static char *
card_sentence (const FhTried *tried, const char *points)
{
  int chance = (int) lrint (tried->chance * 100);

  if (!tried->has_chance)
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s points such as "+12 points". */
        ngettext ("In %1$u sample layout this card came to %2$s on average.",
                  "In %1$u sample layouts this card came to %2$s on average.",
                  (gulong) tried->n_layouts),
        tried->n_layouts, points);
  if (!tried->defends)
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$d a percentage, %3$s points such as
         * "+12 points". */
        ngettext (
            "In %1$u sample layout the contract was made in %2$d%% with this card, for %3$s on "
            "average.",
            "In %1$u sample layouts the contract was made in %2$d%% with this card, for "
            "%3$s on average.",
            (gulong) tried->n_layouts),
        tried->n_layouts, chance, points);
  return g_strdup_printf (
      /* Translators: %1$u is a number of layouts, %2$d a percentage, %3$s a number of points with
       * its sign. */
      ngettext ("In %1$u sample layout the contract failed in %2$d%% with this card, for %3$s on "
                "average.",
                "In %1$u sample layouts the contract failed in %2$d%% with this card, for %3$s on "
                "average.",
                (gulong) tried->n_layouts),
      tried->n_layouts, chance, points);
}

char *
fh_sentence_tried (const FhTried *tried)
{
  g_autofree char *points = fh_sentence_points_gained (tried->points);

  if (tried->action.kind == FH_ACTION_BID)
    return bid_sentence (tried, points);
  if (tried->action.kind == FH_ACTION_PLAY)
    return card_sentence (tried, points);
  return g_strdup_printf (
      /* Translators: %1$u is a number of layouts, %2$d a percentage, %3$s a number of points with
       * its sign; the choice is that of a discard, a partner or a called card. */
      ngettext (
          "In %1$u sample layout the contract was made in %2$d%% with this choice, for %3$s on "
          "average.",
          "In %1$u sample layouts the contract was made in %2$d%% with this choice, for "
          "%3$s on average.",
          (gulong) tried->n_layouts),
      tried->n_layouts, (int) lrint (tried->chance * 100), points);
}

/* --- In a word --- */

static char *
named_partners (const FhScene *scene, const FhAction *action)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (action->n_seats == 0)
    /* Translators: no partner is named. */
    return g_strdup (C_ ("partners", "nobody"));
  first = fh_sentence_seat (scene, action->seats[0]);
  if (action->n_seats == 1)
    return g_steal_pointer (&first);
  second = fh_sentence_seat (scene, action->seats[1]);
  /* Translators: two players who are named as partners. */
  return g_strdup_printf (C_ ("partners", "%1$s, %2$s"), first, second);
}

char *
fh_sentence_choice (const FhScene *scene, const FhAction *action)
{
  g_autoptr (GString) cards = NULL;

  if (action->kind == FH_ACTION_BID)
    return g_strdup (fh_words_call (action->call));
  if (action->kind == FH_ACTION_PARTNER)
    return named_partners (scene, action);
  if (action->kind == FH_ACTION_PLAY && action->suit != FH_SUIT_NONE)
    /* Translators: %1$s is a joker, %2$s the suit that its player names. */
    return g_strdup_printf (_ ("%1$s naming %2$s"), fh_words_card (action->cards[0]),
                            fh_words_suit ((FhSuit) action->suit));
  cards = g_string_new (NULL);
  for (int i = 0; i < action->n_cards; i++)
    {
      if (i > 0)
        /* Translators: between the cards of a list. */
        g_string_append (cards, C_ ("between cards", ", "));
      g_string_append (cards, fh_words_card (action->cards[i]));
    }
  return g_strdup (cards->str);
}
