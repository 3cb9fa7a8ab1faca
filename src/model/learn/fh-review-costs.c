/* fh-review-costs.c: having the decisions of a review judged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was judged in the game is known at once (fh-judge.h).
 */
#include "fh-review-private.h"

#include "fh-asker.h"

typedef struct
{
  gpointer review; /* of fh_asker_new() */
  guint step;
} Asker;

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Asker *asker = user_data;
  g_autoptr (FhReview) self = fh_asker_take (asker->review);
  g_autoptr (FhSharedAdvice) shared = NULL;
  FhReviewEntry *entry;
  gboolean has_cost;
  FhCost cost;

  shared = fh_judge_ask_finish (result, &has_cost, &cost, NULL);
  /* fh_review_stop() has replaced the cancellable: this answer was given up, and the step may have
   * been asked about again. */
  if (self == NULL || shared == NULL
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  entry = fh_review_entry (self, asker->step);
  entry->stage = has_cost ? FH_COST_KNOWN : FH_COST_NONE;
  entry->cost = cost;
  entry->is_hard = has_cost && fh_cost_is_hard (&cost, &shared->advice, &shared->view);
  self->n_done++;
  g_signal_emit_by_name (self, "cost-known", asker->step);
  if (!fh_review_is_busy (self))
    {
      g_signal_emit_by_name (self, "busy-changed");
      g_signal_emit_by_name (self, "costs-known");
    }
}

/* Has @step judged in its turn; or at once, even where it waits already. */
static void
ask (FhReview *self, guint step, FhHaste haste)
{
  FhReviewEntry *entry = fh_review_entry (self, step);
  FhJudge *judge = fh_game_get_judge (self->game);
  FhSeatView view;
  Asker *asker;

  if (!entry->step.is_decision)
    return;
  fh_review_get_view (self, step, &view);
  if (entry->stage == FH_COST_ASKED && haste == FH_HASTE_NOW)
    fh_judge_ask_async (judge, &view, &entry->step.action, haste, self->cancellable, NULL, NULL);
  if (entry->stage != FH_COST_UNASKED)
    return;
  entry->stage = FH_COST_ASKED;
  self->n_asked++;
  asker = g_new (Asker, 1);
  asker->review = fh_asker_new (self);
  asker->step = step;
  fh_judge_ask_async (judge, &view, &entry->step.action, haste, self->cancellable, judged_cb,
                      asker);
}

/* Has the decisions of the person judged, or those of all others. */
static void
ask_many (FhReview *self, gboolean own)
{
  gboolean was_busy = fh_review_is_busy (self);

  for (guint i = 0; i < self->n_entries; i++)
    if ((self->entries[i].step.player == self->person) == own)
      ask (self, i, FH_HASTE_LATER);
  if (!was_busy && fh_review_is_busy (self))
    g_signal_emit_by_name (self, "busy-changed");
}

void
fh_review_ask_own (FhReview *self)
{
  g_return_if_fail (FH_IS_REVIEW (self));

  ask_many (self, TRUE);
}

void
fh_review_ask_others (FhReview *self)
{
  g_return_if_fail (FH_IS_REVIEW (self));

  ask_many (self, FALSE);
}

void
fh_review_ask_cost (FhReview *self, guint step)
{
  gboolean was_busy;

  g_return_if_fail (FH_IS_REVIEW (self));
  g_return_if_fail (step < self->n_entries);

  was_busy = fh_review_is_busy (self);
  ask (self, step, FH_HASTE_NOW);
  if (!was_busy && fh_review_is_busy (self))
    g_signal_emit_by_name (self, "busy-changed");
}

void
fh_review_stop (FhReview *self)
{
  gboolean was_busy;

  g_return_if_fail (FH_IS_REVIEW (self));

  was_busy = fh_review_is_busy (self);
  fh_asker_call_off (self->cancellable);
  self->cancellable = g_cancellable_new ();
  self->n_asked = self->n_done;
  for (guint i = 0; i < self->n_entries; i++)
    if (self->entries[i].stage == FH_COST_ASKED)
      self->entries[i].stage = FH_COST_UNASKED;
  if (was_busy)
    g_signal_emit_by_name (self, "busy-changed");
}

/* --- What is known --- */

void
fh_review_get_progress (FhReview *self, guint *n_done, guint *n_asked)
{
  g_return_if_fail (FH_IS_REVIEW (self));

  if (n_done != NULL)
    *n_done = self->n_done;
  if (n_asked != NULL)
    *n_asked = self->n_asked;
}

gboolean
fh_review_waits_for_own (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), FALSE);

  for (guint i = 0; i < self->n_entries; i++)
    if (self->entries[i].step.player == self->person && self->entries[i].stage == FH_COST_ASKED)
      return TRUE;
  return FALSE;
}

const FhCost *
fh_review_peek_cost (FhReview *self, guint step)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);

  return self->entries[step].stage == FH_COST_KNOWN ? &self->entries[step].cost : NULL;
}

gboolean
fh_review_is_mistake (FhReview *self, guint step)
{
  const FhCost *cost = fh_review_peek_cost (self, step);

  return cost != NULL && cost->is_mistake;
}

gboolean
fh_review_is_hard (FhReview *self, guint step)
{
  return fh_review_peek_cost (self, step) != NULL && self->entries[step].is_hard;
}

static gint
compare_costs (gconstpointer a, gconstpointer b, gpointer user_data)
{
  FhReview *self = user_data;
  guint x = *(const guint *) a, y = *(const guint *) b;
  float left = self->entries[x].cost.points.cost, right = self->entries[y].cost.points.cost;

  if (left != right)
    return left > right ? -1 : 1;
  return x < y ? -1 : x > y;
}

GArray *
fh_review_get_worst (FhReview *self, int seat, guint most)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (FH_IS_REVIEW (self), steps);

  for (guint i = 0; i < self->n_entries; i++)
    {
      int player = self->entries[i].step.player;

      if (fh_review_is_mistake (self, i) && (seat < 0 ? player != self->person : player == seat))
        g_array_append_val (steps, i);
    }
  g_array_sort_with_data (steps, compare_costs, self);
  if (steps->len > most)
    g_array_set_size (steps, most);
  return steps;
}
