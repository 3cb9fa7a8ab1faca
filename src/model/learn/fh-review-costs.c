/* fh-review-costs.c: having the decisions of a review judged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two tasks think at a time at the most; each takes the next decision that waits.
 */
#include "fh-review-private.h"

#include "fh-asker.h"
#include "fh-judgement.h"

#define MAX_RUNNING 2

typedef struct
{
  guint step;
  FhSeatView view;
  FhAction done;
  atomic_int cancelled;
} Question;

typedef struct
{
  gboolean has_cost;
  FhCost cost;
  FhAdvice advice;
} Answer;

/* --- In the thread --- */

/* Runs in whatever thread cancels. */
static void
cancelled_cb (GCancellable *cancellable, gpointer user_data)
{
  atomic_store ((atomic_int *) user_data, 1);
}

static void
judge_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  FhPlayer judge = fh_judgement_player (&question->cancelled);
  g_autofree Answer *answer = NULL;
  gulong handler;

  if (g_task_return_error_if_cancelled (task))
    return;
  handler =
      g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &question->cancelled, NULL);
  answer = g_new0 (Answer, 1);
  answer->has_cost =
      fh_advice_init (&answer->advice, &question->view, &judge, 0)
      && fh_cost_init (&answer->cost, &answer->advice, &question->view, &judge, &question->done, 0);
  g_cancellable_disconnect (cancellable, handler);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&answer), g_free);
}

/* --- The queue --- */

static void run (FhReview *self);

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhReview) self = fh_asker_take (user_data);
  Question *question = g_task_get_task_data (G_TASK (result));
  g_autofree Answer *answer = g_task_propagate_pointer (G_TASK (result), NULL);
  FhReviewEntry *entry;

  if (self == NULL)
    return;
  self->n_running--;
  /* What was stopped has been forgotten, and may have been asked for again. */
  if (answer != NULL && g_task_get_cancellable (G_TASK (result)) == self->cancellable)
    {
      entry = fh_review_entry (self, question->step);
      entry->stage = answer->has_cost ? FH_COST_KNOWN : FH_COST_NONE;
      entry->cost = answer->cost;
      g_free (entry->advice);
      entry->advice = g_memdup2 (&answer->advice, sizeof answer->advice);
      self->n_done++;
      fh_review_emit_cost_known (self, question->step);
      if (!fh_review_is_busy (self))
        {
          fh_review_notify_busy (self);
          fh_review_emit_costs_known (self);
        }
    }
  run (self);
}

static void
start (FhReview *self, guint step)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, judged_cb, fh_asker_new (self));
  Question *question = g_new0 (Question, 1);

  question->step = step;
  question->done = fh_review_entry (self, step)->step.action;
  fh_review_get_view (self, step, &question->view);
  fh_review_entry (self, step)->stage = FH_COST_RUNNING;
  self->n_running++;
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, question, g_free);
  fh_asker_run (task, judge_thread);
}

/* Lets as many think as may. */
static void
run (FhReview *self)
{
  while (self->n_running < MAX_RUNNING && self->waiting->len > 0)
    {
      guint step = g_array_index (self->waiting, guint, 0);

      g_array_remove_index (self->waiting, 0);
      start (self, step);
    }
}

/* Has @step wait, before all others if @first. */
static void
wait_for (FhReview *self, guint step, gboolean first)
{
  FhReviewEntry *entry = fh_review_entry (self, step);

  if (entry->stage == FH_COST_WAITING && first)
    {
      for (guint i = 0; i < self->waiting->len; i++)
        if (g_array_index (self->waiting, guint, i) == step)
          {
            g_array_remove_index (self->waiting, i);
            break;
          }
      g_array_prepend_val (self->waiting, step);
    }
  if (entry->stage != FH_COST_UNASKED || !entry->step.is_decision)
    return;
  entry->stage = FH_COST_WAITING;
  self->n_asked++;
  if (first)
    g_array_prepend_val (self->waiting, step);
  else
    g_array_append_val (self->waiting, step);
}

/* Lets think, and tells that it begins. */
static void
begin (FhReview *self, gboolean was_busy)
{
  run (self);
  if (!was_busy && fh_review_is_busy (self))
    fh_review_notify_busy (self);
}

void
fh_review_ask_own (FhReview *self)
{
  gboolean was_busy;

  g_return_if_fail (FH_IS_REVIEW (self));

  was_busy = fh_review_is_busy (self);
  for (guint i = 0; i < self->n_entries; i++)
    if (self->entries[i].step.player == self->person)
      wait_for (self, i, FALSE);
  begin (self, was_busy);
}

void
fh_review_ask_others (FhReview *self)
{
  gboolean was_busy;

  g_return_if_fail (FH_IS_REVIEW (self));

  was_busy = fh_review_is_busy (self);
  for (guint i = 0; i < self->n_entries; i++)
    if (self->entries[i].step.player != self->person)
      wait_for (self, i, FALSE);
  begin (self, was_busy);
}

void
fh_review_ask_cost (FhReview *self, guint step)
{
  gboolean was_busy;

  g_return_if_fail (FH_IS_REVIEW (self));
  g_return_if_fail (step < self->n_entries);

  was_busy = fh_review_is_busy (self);
  wait_for (self, step, TRUE);
  begin (self, was_busy);
}

void
fh_review_stop (FhReview *self)
{
  gboolean was_busy;

  g_return_if_fail (FH_IS_REVIEW (self));

  was_busy = fh_review_is_busy (self);
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  self->cancellable = g_cancellable_new ();
  g_array_set_size (self->waiting, 0);
  self->n_asked = self->n_done;
  for (guint i = 0; i < self->n_entries; i++)
    if (self->entries[i].stage == FH_COST_WAITING || self->entries[i].stage == FH_COST_RUNNING)
      self->entries[i].stage = FH_COST_UNASKED;
  if (was_busy)
    fh_review_notify_busy (self);
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
