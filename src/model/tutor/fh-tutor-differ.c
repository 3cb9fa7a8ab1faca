/* fh-tutor-differ.c: speaking when the tutor differs, before something is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the judge's statement says clearly is taken from there, so that nobody waits.  What is in
 * doubt, and what the statement does not list, is weighed beside the best as it would be in a
 * review afterwards (fh-cost.h), and asked about only if it would be called a mistake then.
 */
#include "fh-cost.h"
#include "fh-tutor-private.h"

typedef struct
{
  FhAction done;
  int limit;
  guint moment; /* of the tutor */
} Question;

gboolean
fh_tutor_asks_about (const FhCost *cost, int limit)
{
  return limit > 0 && cost->is_mistake && cost->points.known
         && cost->points.cost - cost->points.error > (float) limit;
}

static void
weighed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  const Question *question = g_task_get_task_data (task);
  g_autoptr (FhJudgement) judgement = NULL;
  GError *error = NULL;
  gboolean is_weighed;
  FhCost cost;

  judgement = fh_judge_ask_finish (result, &is_weighed, &cost, &error);
  if (judgement == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, is_weighed && fh_tutor_asks_about (&cost, question->limit));
}

typedef enum
{
  CLEARLY_NOT,
  CLEARLY,
  IN_DOUBT,
} Clearness;

/* Whether the statement alone says that the tutor asks. */
static Clearness
clearness_of (const FhAdvice *advice, const Question *question)
{
  const FhAdvisedChoice *done = fh_advice_find (advice, &question->done);
  const FhAdvisedChoice *best = &advice->choices[0];

  if (advice->n_choices == 0)
    return CLEARLY_NOT;
  if (done == NULL || done->verdict == FH_VERDICT_UNTRIED || done->n_layouts == 0)
    return IN_DOUBT;
  if (done->verdict != FH_VERDICT_WORSE || done->worth >= best->worth
      || -done->ahead - done->ahead_error <= (float) question->limit)
    return CLEARLY_NOT;
  return -done->ahead - FH_COST_ERRORS * done->ahead_error > (float) question->limit ? CLEARLY
                                                                                     : IN_DOUBT;
}

/* Has what was asked about weighed, now that there is a statement. */
void
fh_tutor_weigh (FhTutor *self)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->differing);
  Question *question;
  Clearness clearness;

  if (task == NULL)
    return;
  question = g_task_get_task_data (task);
  clearness = clearness_of (self->advice, question);
  if (clearness != IN_DOUBT)
    {
      g_task_return_boolean (task, clearness == CLEARLY);
      return;
    }
  fh_judge_ask_async (fh_game_get_judge (self->game), &self->judgement->view, &question->done,
                      FH_HASTE_NOW, g_task_get_cancellable (task), weighed_cb, g_object_ref (task));
}

void
fh_tutor_forget_differing (FhTutor *self)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->differing);

  self->moment++;
  self->asked_about = (FhAction){ .kind = FH_ACTION_NONE };
  if (task != NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the moment is another one");
}

void
fh_tutor_differ_async (FhTutor *self,
                       const FhAction *action,
                       int limit,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (FH_IS_TUTOR (self));
  g_return_if_fail (action != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_tutor_differ_async);
  question = g_new0 (Question, 1);
  question->done = *action;
  question->limit = limit;
  question->moment = self->moment;
  g_task_set_task_data (task, question, g_free);
  if (self->game == NULL || limit <= 0 || fh_action_equal (action, &self->asked_about))
    {
      g_task_return_boolean (task, FALSE);
      return;
    }

  /* What was asked before is asked no more. */
  if (self->differing != NULL)
    {
      g_task_return_boolean (self->differing, FALSE);
      g_clear_object (&self->differing);
    }
  self->differing = g_steal_pointer (&task);
  if (self->advice != NULL)
    fh_tutor_weigh (self);
  else
    fh_tutor_estimate (self);
}

char *
fh_tutor_differ_finish (FhTutor *self, GAsyncResult *result, GError **error)
{
  const Question *question;
  GError *own_error = NULL;
  gboolean asks;

  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  question = g_task_get_task_data (G_TASK (result));
  asks = g_task_propagate_boolean (G_TASK (result), &own_error);
  if (own_error == NULL && question->moment != self->moment)
    g_set_error_literal (&own_error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the moment is another one");
  if (own_error != NULL)
    {
      g_propagate_error (error, own_error);
      return NULL;
    }
  if (!asks)
    return NULL;
  self->asked_about = question->done;
  return fh_tutor_dup_nudge (self);
}

void
fh_tutor_set_watchful (FhTutor *self, gboolean is_watchful)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  self->is_watchful = !!is_watchful;
  fh_tutor_estimate (self);
}
