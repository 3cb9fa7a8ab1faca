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

/* Shares of the layouts above which a bid is the contract as good as always, and below which it
 * never is. */
#define NEARLY_ALWAYS 0.97
#define NEARLY_NEVER  0.005

static gboolean
is_certain (const FhTried *tried)
{
  return tried->has_aim && (tried->chance <= 0 || tried->chance >= 1);
}

gboolean
fh_tried_has_chance (const FhTried *tried)
{
  return tried->has_aim && !is_certain (tried) && tried->n_layouts >= FH_LEAST_LAYOUTS;
}

/* Whether it is the same in all layouts that there are, few as they are. */
static gboolean
is_same_in_all (const FhTried *tried, gboolean reached)
{
  return tried->complete && tried->has_aim && !is_certain (tried)
         && tried->n_layouts < FH_LEAST_LAYOUTS
         && (reached ? tried->chance > 0.98 : tried->chance < 0.02);
}

/* The chance of a bid; NULL for a pass, beside which the points of bids are told. */
static char *
bid_sentence (const FhTried *tried)
{
  const char *call = fh_words_call (tried->action.call);

  if (tried->action.call == FH_PASS)
    return NULL;
  if (tried->has_aim && tried->chance >= 1)
    /* Translators: %s is a bid. */
    return g_strdup_printf (_ ("As the contract, %s is made for certain."), call);
  if (!tried->has_aim)
    /* Translators: %s is a bid. */
    return g_strdup_printf (_ ("Nothing is known of %s as the contract."), call);
  if (!fh_tried_has_chance (tried))
    return g_strdup_printf (
        /* Translators: %1$s is a bid, %2$u a number of layouts. */
        ngettext ("Only %2$u sample layout fits: too few to give a chance for %1$s.",
                  "Only %2$u sample layouts fit: too few to give a chance for %1$s.",
                  (gulong) tried->n_layouts),
        call, tried->n_layouts);
  /* Translators: %1$s is a bid, %2$d a percentage. */
  return g_strdup_printf (_ ("As the contract, %1$s has a chance of about %2$d%% of being made."),
                          call, (int) lrint (tried->chance * 100));
}

/* The aim of the declarer's side is to make the contract, that of the other side to set it; where
 * there is none, it is certain, or the layouts are few, there are points only. */
static char *
card_sentence (const FhTried *tried, const char *points)
{
  int chance = (int) lrint (tried->chance * 100);

  if (is_same_in_all (tried, !tried->defends))
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s points such as "+12 points". */
        ngettext ("In the %1$u layout that is left the contract is made with this card, for %2$s.",
                  "In all %1$u layouts that are left the contract is made with this card, for %2$s "
                  "on average.",
                  (gulong) tried->n_layouts),
        tried->n_layouts, points);
  if (is_same_in_all (tried, tried->defends))
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s points such as "+12 points". */
        ngettext (
            "In the %1$u layout that is left the contract fails with this card, for %2$s.",
            "In all %1$u layouts that are left the contract fails with this card, for %2$s on "
            "average.",
            (gulong) tried->n_layouts),
        tried->n_layouts, points);
  if (tried->complete && !fh_tried_has_chance (tried))
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s points such as "+12 points". */
        ngettext ("In the %1$u layout that is left this card comes to %2$s.",
                  "In the %1$u layouts that are left this card comes to %2$s on average.",
                  (gulong) tried->n_layouts),
        tried->n_layouts, points);
  if (!fh_tried_has_chance (tried))
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s points such as "+12 points". */
        ngettext ("In %1$u sample layout this card came to %2$s.",
                  "In %1$u sample layouts this card came to %2$s on average.",
                  (gulong) tried->n_layouts),
        tried->n_layouts, points);
  if (!tried->defends)
    return g_strdup_printf (
        /* Translators: %1$d is a percentage, %2$s points such as "+12 points". */
        _ ("With this card the contract has a chance of about %1$d%% of being made, for %2$s on "
           "average."),
        chance, points);
  return g_strdup_printf (
      /* Translators: %1$d is a percentage, %2$s points such as "+12 points". */
      _ ("With this card the contract has a chance of about %1$d%% of failing, for %2$s on "
         "average."),
      chance, points);
}

char *
fh_sentence_tried (const FhTried *tried)
{
  g_autofree char *points = fh_sentence_points_gained (tried->points);

  if (tried->action.kind == FH_ACTION_BID)
    return bid_sentence (tried);
  if (tried->action.kind == FH_ACTION_PLAY)
    return card_sentence (tried, points);
  if (!fh_tried_has_chance (tried))
    return g_strdup_printf (
        /* Translators: %1$u is a number of layouts, %2$s points such as "+12 points"; the choice is
         * that of a discard, a partner or a called card. */
        ngettext ("In %1$u sample layout this choice came to %2$s.",
                  "In %1$u sample layouts this choice came to %2$s on average.",
                  (gulong) tried->n_layouts),
        tried->n_layouts, points);
  return g_strdup_printf (
      /* Translators: %1$d is a percentage, %2$s points such as "+12 points"; the choice is that of
       * a discard, a partner or a called card. */
      _ ("With this choice the contract has a chance of about %1$d%% of being made, for %2$s on "
         "average."),
      (int) lrint (tried->chance * 100), points);
}

char *
fh_sentence_layouts (const FhTried *tried)
{
  if (!fh_tried_has_chance (tried)
      || (tried->action.kind == FH_ACTION_BID && tried->action.call == FH_PASS))
    return NULL;
  return g_strdup_printf (
      /* Translators: in how many ways in which the cards may lie a call or a card was tried. */
      ngettext ("Tried in %u sample layout.", "Tried in %u sample layouts.",
                (gulong) tried->n_layouts),
      tried->n_layouts);
}

/* What the auction ends with instead, and whose that is. */
static char *
ending (const FhScene *scene, const FhTried *tried)
{
  g_autofree char *name = NULL;

  if (tried->other_call == FH_PASS)
    /* Translators: an auction in which everybody has passed. */
    return g_strdup (C_ ("auction", "a deal without a bid"));
  if (tried->other_seat == scene->person)
    /* Translators: how an auction ends: %s is a bid of the person who plays. */
    return g_strdup_printf (C_ ("auction", "your %s"), fh_words_call (tried->other_call));
  name = fh_sentence_seat (scene, tried->other_seat);
  /* Translators: how an auction ends: %1$s is a bid, %2$s the player who makes it. */
  return g_strdup_printf (C_ ("auction", "%1$s by %2$s"), fh_words_call (tried->other_call), name);
}

char *
fh_sentence_auction_after (const FhScene *scene, const FhTried *tried)
{
  g_autofree char *most = NULL;

  if (tried->action.kind != FH_ACTION_BID || tried->action.call == FH_PASS || tried->n_layouts == 0
      || tried->other_call == FH_CALL_NONE || tried->reached >= NEARLY_ALWAYS)
    return NULL;
  most = ending (scene, tried);
  if (tried->reached < NEARLY_NEVER)
    /* Translators: of a bid; %s is how the auction ends: "eight hearts by Bruce". */
    return g_strdup_printf (
        _ ("It would hardly ever be the contract: the auction goes on, most often to %s."), most);
  if (tried->n_layouts < FH_LEAST_LAYOUTS)
    return NULL;
  return g_strdup_printf (
      /* Translators: of a bid; %1$d is a percentage of the sample layouts, %2$s how the auction
       * ends: "eight hearts by Bruce". */
      _ ("It becomes the contract in about %1$d%% of the sample layouts; otherwise the auction "
         "goes on, most often to %2$s."),
      (int) lrint (tried->reached * 100), most);
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
  return g_string_free (g_steal_pointer (&cards), FALSE);
}
