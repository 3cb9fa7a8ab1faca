/* fh-review-words.c: a review in words: what happened at each step, and what a decision cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers stand with their error, which is two standard errors of the difference: what is not
 * beyond it is called equal.
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "fh-deal-comparison.h"
#include "fh-said.h"
#include "fh-sentences-advised.h"
#include "fh-sentences-laws.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-tried.h"
#include "fh-sentences.h"

#define SHOWN_ERRORS 2.0f

/* --- What happened --- */

char *
fh_review_dup_sentence (FhReview *self, guint step)
{
  g_autofree char *sentence = NULL;
  g_autofree char *cards = NULL;
  const FhAction *action;
  FhScene scene;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);

  /* A sentence belongs to the table on which it was said, which is the one after it. */
  scene = fh_review_get_scene (self, step + 1);
  action = &self->entries[step].step.action;
  sentence = fh_sentence_action (&scene, action);
  if (action->kind != FH_ACTION_DISCARD && action->kind != FH_ACTION_SWAP)
    return g_steal_pointer (&sentence);
  /* Nothing is hidden any more. */
  cards = fh_sentence_choice (&scene, action);
  /* Translators: %1$s is a sentence such as "You discard 3 cards.", %2$s names the cards. */
  return g_strdup_printf (_ ("%1$s (%2$s)"), sentence, cards);
}

static void
add_line (GString *text, char *line)
{
  if (line != NULL && line[0] != '\0')
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, line);
    }
  g_free (line);
}

char *
fh_review_dup_outcome (FhReview *self, guint step)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const FhTable *before, *after;
  FhScene scene;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);

  before = &self->entries[step].before.table;
  after = &fh_review_peek_state (self, step + 1)->table;
  scene = fh_review_get_scene (self, step + 1);
  if (after->n_tricks > before->n_tricks)
    add_line (text, fh_sentence_trick (&scene));
  if (after->rules.laws != FH_LAWS_STRICT)
    add_line (text, fh_sentence_consequence (before, &scene, &self->entries[step].step.action));
  if (after->deal_over && !before->deal_over)
    add_line (text, fh_sentence_deal_result (&scene));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
fh_review_dup_par (FhReview *self)
{
  FhDealComparison *comparison;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);

  comparison = fh_review_get_deal (self) == 0 ? fh_deal_comparison_get (self->game) : NULL;
  return comparison != NULL ? fh_deal_comparison_dup_par (comparison) : NULL;
}

/* --- What a decision cost: numbers --- */

/* @value with one decimal. */
static char *
tenths (double value)
{
  int n = (int) lrint (fabs (value) * 10);

  /* Translators: a number with one decimal, such as 7.4; put the decimal mark of your language
   * between the two. */
  return g_strdup_printf (C_ ("decimal", "%1$d.%2$d"), n / 10, n % 10);
}

static gulong
whole (double value)
{
  return (gulong) lrint (fabs (value));
}

/* The error of @number as it is shown, rounded up to a whole number; 0 where there is none. */
static gulong
error_of (const FhShortfall *number, double scale)
{
  return (gulong) ceil ((double) number->error * (double) SHOWN_ERRORS * scale - 0.05);
}

char *
fh_review_cost_sentence (const FhCost *cost)
{
  gulong n = whole ((double) cost->points.cost), error = error_of (&cost->points, 1);

  if (error == 0)
    return g_strdup_printf (
        ngettext ("It costs %lu point on average.", "It costs %lu points on average.", n), n);
  return g_strdup_printf (
      /* Translators: %1$lu is a number of points, %2$lu the error of that number. */
      ngettext ("It costs %1$lu point on average (± %2$lu).",
                "It costs %1$lu points on average (± %2$lu).", n),
      n, error);
}

/* NULL where there is nothing to say. */
static char *
tricks_sentence (const FhShortfall *tricks)
{
  g_autofree char *n = tenths ((double) tricks->cost);
  g_autofree char *error = tenths ((double) (tricks->error * SHOWN_ERRORS));

  if (!tricks->known || tricks->cost < 0.05f || tricks->cost < SHOWN_ERRORS * tricks->error)
    return NULL;
  if (tricks->error <= 0)
    /* Translators: %s is a number such as 0.4. */
    return g_strdup_printf (_ ("In tricks that is %s."), n);
  /* Translators: %1$s is a number such as 0.4, %2$s the error of that number. */
  return g_strdup_printf (_ ("In tricks that is %1$s (± %2$s)."), n, error);
}

/* Of the chance to make the contract, or to set it. */
static char *
chance_sentence (const FhShortfall *chance, gboolean to_set)
{
  gulong n = whole ((double) chance->cost * 100), error = error_of (chance, 100);

  if (!chance->known || n == 0 || chance->cost < SHOWN_ERRORS * chance->error)
    return NULL;
  if (error == 0)
    return g_strdup_printf (
        to_set
            /* Translators: %lu is a difference of two percentages. */
            ? ngettext ("The chance of setting the contract is %lu percentage point lower.",
                        "The chance of setting the contract is %lu percentage points lower.", n)
            /* Translators: %lu is a difference of two percentages. */
            : ngettext ("The chance of making the contract is %lu percentage point lower.",
                        "The chance of making the contract is %lu percentage points lower.", n),
        n);
  return g_strdup_printf (
      to_set
          /* Translators: %1$lu is a difference of two percentages, %2$lu its error. */
          ? ngettext ("The chance of setting the contract is %1$lu percentage point lower (± "
                      "%2$lu).",
                      "The chance of setting the contract is %1$lu percentage points lower (± "
                      "%2$lu).",
                      n)
          /* Translators: %1$lu is a difference of two percentages, %2$lu its error. */
          : ngettext ("The chance of making the contract is %1$lu percentage point lower (± "
                      "%2$lu).",
                      "The chance of making the contract is %1$lu percentage points lower (± "
                      "%2$lu).",
                      n),
      n, error);
}

/* What it costs in tricks and in chances; NULL where that cannot be told. */
static char *
detail_sentences (const FhCost *cost, const FhSeatView *view)
{
  gboolean to_set =
      view->table.declarer != FH_SEAT_NONE && !fh_seats_have (view->allies, view->table.declarer);
  g_autofree char *tricks = tricks_sentence (&cost->tricks);
  g_autofree char *chance = chance_sentence (&cost->chance, to_set);

  if (tricks == NULL || chance == NULL)
    return tricks != NULL ? g_steal_pointer (&tricks) : g_steal_pointer (&chance);
  return g_strconcat (tricks, " ", chance, NULL);
}

/* --- One decision --- */

/* Whether a difference can be told that is still called no mistake. */
static gboolean
is_little (const FhCost *cost)
{
  return cost->verdict == FH_VERDICT_WORSE && cost->points.cost > 0
         && cost->points.cost < FH_COST_LEAST_POINTS;
}

static const char *
verdict_sentence (const FhCost *cost)
{
  if (cost->done.best)
    return _ ("That was the best.");
  if (cost->is_mistake)
    return _ ("Something else was better.");
  if (!cost->points.known)
    return _ ("What this cost cannot be told.");
  switch ((FhVerdict) cost->verdict)
    {
    case FH_VERDICT_EQUAL:
      return _ ("That was as good as the best.");
    case FH_VERDICT_LOSES_GAMES:
    case FH_VERDICT_BETTER:
      return fh_sentence_verdict ((FhVerdict) cost->verdict);
    default:
      return is_little (cost) ? _ ("That was nearly as good as the best.")
                              : _ ("Something else may have been better; it is not certain.");
    }
}

static char *
layouts_sentence (const FhCost *cost)
{
  if (cost->n_layouts == 0)
    return NULL;
  return g_strdup_printf (
      /* Translators: how many ways in which the cards may lie two choices were tried in. */
      ngettext ("Both were tried in %u sample layout.", "Both were tried in %u sample layouts.",
                cost->n_layouts),
      cost->n_layouts);
}

/* Several cards stand in a list of their own in an order, which is no part of a sentence. */
static void
add_best (GPtrArray *list, const FhScene *scene, const FhCost *cost)
{
  g_autofree char *suggestion = cost->best.action.n_cards > 1
                                    ? fh_sentence_choice (scene, &cost->best.action)
                                    : fh_sentence_suggestion (scene, &cost->best.action);

  if (suggestion[0] != '\0')
    fh_said_list_add (list,
                      /* Translators: %s is an order such as "Play the five of hearts.", or a list
                       * of cards. */
                      g_strdup_printf (_ ("The best was: %s"), suggestion), "best");
}

GPtrArray *
fh_review_dup_said (FhReview *self, guint step)
{
  GPtrArray *list = fh_said_list_new ();
  const FhCost *cost;
  gboolean is_equal;
  FhSeatView view;
  FhScene scene;

  g_return_val_if_fail (FH_IS_REVIEW (self), list);
  g_return_val_if_fail (step < self->n_entries, list);

  cost = fh_review_peek_cost (self, step);
  if (cost == NULL)
    return list;
  is_equal = !cost->done.best && cost->verdict == FH_VERDICT_EQUAL;
  scene = fh_review_get_scene (self, step);
  fh_review_get_view (self, step, &view);
  fh_said_list_add (list, g_strdup (verdict_sentence (cost)), "verdict");
  if (fh_review_is_hard (self, step))
    fh_said_list_add (
        list, g_strdup (_ ("It was hard: most club players would probably have gone wrong here.")),
        "hard");
  if (!cost->done.best)
    {
      if (cost->verdict == FH_VERDICT_WORSE)
        fh_said_list_add (list, fh_sentence_against (&scene, &cost->done), "against");
      if (!is_equal)
        add_best (list, &scene, cost);
    }
  /* That it is the best has been said, and of what is as good nothing else is told. */
  if (!is_equal && cost->best.reason.motive != FH_MOTIVE_NONE
      && cost->best.reason.motive != FH_MOTIVE_ON_BALANCE)
    fh_said_list_add (list, fh_sentence_reason (&scene, &cost->best.reason), "reason");
  if (cost->done.best)
    return list;
  if (cost->verdict == FH_VERDICT_WORSE && cost->points.cost > 0)
    {
      fh_said_list_add (list, fh_review_cost_sentence (cost), "cost");
      fh_said_list_add (list, detail_sentences (cost, &view), "details");
    }
  fh_said_list_add (list, layouts_sentence (cost), "layouts");
  return list;
}

char *
fh_review_dup_cost (FhReview *self, guint step)
{
  const FhCost *cost = fh_review_peek_cost (self, step);

  if (cost == NULL)
    return NULL;
  if (fh_review_is_hard (self, step))
    /* Translators: of a call or a card in a list: right, where most players go wrong. */
    return g_strdup (C_ ("cost", "well found"));
  if (cost->done.best)
    /* Translators: of a call or a card in a list: nothing else was better. */
    return g_strdup (C_ ("cost", "best"));
  if (!cost->points.known)
    return NULL;
  if (cost->verdict != FH_VERDICT_WORSE || cost->points.cost < 0.5f)
    /* Translators: of a call or a card in a list: as good as the best within the error. */
    return g_strdup (C_ ("cost", "as good"));
  return fh_sentence_points_gained (-(double) cost->points.cost);
}
