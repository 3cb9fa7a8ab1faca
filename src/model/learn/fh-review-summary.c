/* fh-review-summary.c: what all decisions of a player in a deal come to, in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "fh-deal-outcome.h"
#include "fh-sentences.h"

typedef struct
{
  guint n;        /* decisions */
  guint n_known;  /* of these judged */
  guint n_asked;  /* or asked for */
  guint mistakes; /* among them */
  double cost;    /* of the mistakes, in points */
} Sums;

static void
add_up (FhReview *self, int seat, Sums *sums)
{
  *sums = (Sums){ 0 };
  for (guint i = 0; i < self->n_entries; i++)
    {
      const FhReviewEntry *entry = &self->entries[i];

      if (!entry->step.is_decision || entry->step.player != seat)
        continue;
      sums->n++;
      sums->n_asked += entry->stage != FH_COST_UNASKED;
      sums->n_known += entry->stage == FH_COST_KNOWN || entry->stage == FH_COST_NONE;
      if (fh_review_is_mistake (self, i))
        {
          sums->mistakes++;
          sums->cost += (double) entry->cost.points.cost;
        }
    }
}

/* --- What was found --- */

/* The only mistake of the person, @step, which cost @points. */
static char *
only_sentence (const FhReviewStep *step, gulong points)
{
  switch (step->action.kind)
    {
    case FH_ACTION_BID:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %lu is a number of points. */
          ngettext ("One decision cost about %lu point: your call.",
                    "One decision cost about %lu points: your call.", points),
          points);
    case FH_ACTION_DISCARD:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %lu is a number of points. */
          ngettext ("One decision cost about %lu point: what you put away.",
                    "One decision cost about %lu points: what you put away.", points),
          points);
    case FH_ACTION_PLAY:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %1$lu is a number of points, %2$d that of a trick.
           */
          ngettext ("One decision cost about %1$lu point: your card to trick %2$d.",
                    "One decision cost about %1$lu points: your card to trick %2$d.", points),
          points, step->trick + 1);
    default:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %lu is a number of points. */
          ngettext ("One decision cost about %lu point.", "One decision cost about %lu points.",
                    points),
          points);
    }
}

/* @n mistakes of the person, which cost @points together; @step is the costliest of them. */
static char *
several_sentence (const FhReviewStep *step, guint n, gulong points)
{
  switch (step->action.kind)
    {
    case FH_ACTION_BID:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %1$u is a number of decisions, 2 or more, %2$lu one
           * of points, in all. */
          ngettext ("%1$u decision cost about %2$lu points, most of all your call.",
                    "%1$u decisions cost about %2$lu points, most of all your call.", n),
          n, points);
    case FH_ACTION_DISCARD:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %1$u is a number of decisions, 2 or more, %2$lu one
           * of points, in all. */
          ngettext ("%1$u decision cost about %2$lu points, most of all what you put away.",
                    "%1$u decisions cost about %2$lu points, most of all what you put away.", n),
          n, points);
    case FH_ACTION_PLAY:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %1$u is a number of decisions, 2 or more, %2$lu one
           * of points, in all; %3$d is the number of a trick. */
          ngettext ("%1$u decision cost about %2$lu points, most of all your card to trick %3$d.",
                    "%1$u decisions cost about %2$lu points, most of all your card to trick %3$d.",
                    n),
          n, points, step->trick + 1);
    default:
      return g_strdup_printf (
          /* Translators: said of a whole deal; %1$u is a number of decisions, 2 or more, %2$lu one
           * of points, in all. */
          ngettext ("%1$u decision cost about %2$lu points.",
                    "%1$u decisions cost about %2$lu points.", n),
          n, points);
    }
}

/* What the person’s decisions cost, which are all known. */
static char *
own_sentence (FhReview *self, const Sums *sums)
{
  g_autoptr (GArray) worst = fh_review_get_worst (self, self->person, 1);
  gulong points = (gulong) lrint (sums->cost);
  const FhTable *table = &self->end.table;
  /* Translators: after a sentence on what a decision cost on the average, in a deal in which the
   * person's side made its contract, or set the others. */
  const char *well = _ ("It went well all the same.");
  g_autofree char *cost = NULL;
  const FhReviewStep *dearest;

  if (worst->len == 0)
    return g_strdup_printf (
        /* Translators: said of a whole deal; %u is a number of decisions. */
        ngettext ("Well played: no mistake was found in your %u decision.",
                  "Well played: no mistake was found in your %u decisions.", sums->n),
        sums->n);
  dearest = fh_review_peek_step (self, g_array_index (worst, guint, 0));
  cost = sums->mistakes == 1 ? only_sentence (dearest, points)
                             : several_sentence (dearest, sums->mistakes, points);
  if (table->declarer == FH_SEAT_NONE || !table->deal_over
      || !fh_deal_ended_well (table, self->person))
    return g_steal_pointer (&cost);
  /* Translators: two sentences one after the other. */
  return g_strdup_printf (_ ("%1$s %2$s"), cost, well);
}

/* Likewise of the player who is called @name. */
static char *
other_sentence (const Sums *sums, const char *name)
{
  if (sums->mistakes == 0)
    return g_strdup_printf (
        /* Translators: %1$s is a player, %2$u a number of decisions. */
        ngettext ("%1$s: %2$u decision, and no mistake found.",
                  "%1$s: %2$u decisions, and no mistake found.", sums->n),
        name, sums->n);
  return g_strdup_printf (
      /* Translators: %1$s is a player, %2$u of %3$u decisions; %4$lu is a number of points, in all.
       */
      ngettext ("%1$s: %2$u of %3$u decisions was a mistake, which cost about %4$lu points.",
                "%1$s: %2$u of %3$u decisions were mistakes, which cost about %4$lu points.",
                sums->mistakes),
      name, sums->mistakes, sums->n, (gulong) lrint (sums->cost));
}

char *
fh_review_dup_summary (FhReview *self, int seat)
{
  g_autofree char *name = NULL;
  FhScene scene;
  Sums sums;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);

  scene = fh_review_get_scene (self, self->n_entries);
  if (seat != self->person)
    name = fh_sentence_seat (&scene, seat);
  add_up (self, seat, &sums);
  if (sums.n == 0 && name == NULL)
    return g_strdup (_ ("There was nothing for you to decide."));
  if (sums.n == 0)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s: nothing to decide."), name);
  if (sums.n_asked < sums.n)
    return NULL;
  if (sums.n_known < sums.n && name == NULL)
    return g_strdup_printf (
        /* Translators: progress; %1$u of %2$u decisions of the person. */
        ngettext ("%1$u of your %2$u decision has been looked at.",
                  "%1$u of your %2$u decisions have been looked at.", sums.n),
        sums.n_known, sums.n);
  if (sums.n_known < sums.n)
    return g_strdup_printf (
        /* Translators: progress; %1$s is a player, %2$u of %3$u decisions. */
        ngettext ("%1$s: %2$u of %3$u decision has been looked at.",
                  "%1$s: %2$u of %3$u decisions have been looked at.", sums.n),
        name, sums.n_known, sums.n);
  return name == NULL ? own_sentence (self, &sums) : other_sentence (&sums, name);
}
