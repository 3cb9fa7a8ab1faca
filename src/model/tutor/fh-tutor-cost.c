/* fh-tutor-cost.c: what something costs that the person does, before it is done and afterwards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the judge's advice says clearly is taken from there, so that nobody waits.  What is in
 * doubt, and what the advice does not list, has its cost asked for beside the best as it would be
 * in a review afterwards (fh-cost.h), and asked about only if it would be called a mistake then.
 */
#include "fh-asker.h"
#include "fh-tutor-private.h"

/* --- Before --- */

typedef struct
{
  FhAction done;
  int limit;
  guint serial; /* of the tutor */
  FhJudge *judge;
  FhSharedAdvice *shared; /* of him; NULL before */
  gboolean is_answered;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_clear_object (&question->judge);
  g_clear_pointer (&question->shared, fh_shared_advice_unref);
  g_free (question);
}

/* Answers what @task asks, once: by @error, which is taken over, unless that is NULL. */
static void
answer (GTask *task, gboolean asks, GError *error)
{
  Question *question = g_task_get_task_data (task);

  if (question->is_answered)
    {
      g_clear_error (&error);
      return;
    }
  /* Mark it before returning: the callback may act at once, which makes a new moment and would
   * answer this task a second time. */
  question->is_answered = TRUE;
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, asks);
}

static void
cost_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  const Question *question = g_task_get_task_data (task);
  g_autoptr (FhSharedAdvice) shared = NULL;
  GError *error = NULL;
  gboolean has_cost;
  FhCost cost;

  shared = fh_judge_ask_finish (result, &has_cost, &cost, &error);
  answer (task, shared != NULL && has_cost && fh_cost_exceeds (&cost, (float) question->limit),
          error);
}

/* There is an advice: has the cost of what was asked about found out, unless that is clear or
 * wanted no more. */
static void
stated_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Question *question = g_task_get_task_data (task);
  GError *error = NULL;
  FhExceeds exceeds = FH_EXCEEDS_NOT;

  question->shared = fh_judge_ask_finish (result, NULL, NULL, &error);
  if (question->shared != NULL)
    exceeds =
        fh_cost_would_exceed (&question->shared->advice, &question->done, (float) question->limit);
  if (exceeds != FH_EXCEEDS_PERHAPS)
    answer (task, exceeds == FH_EXCEEDS, error);
  else if (!question->is_answered)
    fh_judge_ask_async (question->judge, &question->shared->view, &question->done, FH_HASTE_NOW,
                        g_task_get_cancellable (task), cost_cb, g_object_ref (task));
}

void
fh_tutor_forget_cost (FhTutor *self)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->asking_cost);

  self->serial++;
  self->asked_about = (FhAction){ .kind = FH_ACTION_NONE };
  if (task != NULL)
    answer (task, FALSE,
            g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "the moment is another one"));
}

void
fh_tutor_ask_cost_async (FhTutor *self,
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
  g_task_set_source_tag (task, fh_tutor_ask_cost_async);
  question = g_new0 (Question, 1);
  question->done = *action;
  question->limit = limit;
  question->serial = self->serial;
  g_task_set_task_data (task, question, question_free);
  if (self->game == NULL || limit <= 0 || fh_action_equal (action, &self->asked_about))
    {
      g_task_return_boolean (task, FALSE);
      return;
    }

  /* What was asked before is asked no more. */
  if (self->asking_cost != NULL)
    answer (self->asking_cost, FALSE, NULL);
  g_set_object (&self->asking_cost, task);
  question->judge = g_object_ref (fh_game_get_judge (self->game));
  fh_judge_ask_async (question->judge, &self->moment.view, NULL, FH_HASTE_NOW, cancellable,
                      stated_cb, g_steal_pointer (&task));
}

char *
fh_tutor_ask_cost_finish (FhTutor *self, GAsyncResult *result, GError **error)
{
  const Question *question;
  FhTutorMoment moment;
  GError *own_error = NULL;
  gboolean asks;

  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  question = g_task_get_task_data (G_TASK (result));
  asks = g_task_propagate_boolean (G_TASK (result), &own_error);
  if (own_error == NULL && question->serial != self->serial)
    g_set_error_literal (&own_error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the moment is another one");
  if (own_error != NULL)
    {
      g_propagate_error (error, own_error);
      return NULL;
    }
  if (!asks)
    return NULL;
  self->asked_about = question->done;
  moment = self->moment;
  moment.advice = &question->shared->advice;
  return fh_tutor_hint_words (&moment, 1);
}

/* --- Afterwards --- */

/* Who asks, and about what. */
typedef struct
{
  gpointer tutor; /* of fh_asker_new() */
  FhDecisionCost about;
} Asker;

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Asker *asker = user_data;
  g_autoptr (FhTutor) self = fh_asker_take (asker->tutor);
  g_autoptr (FhGame) game = asker->about.game;
  g_autoptr (FhSharedAdvice) shared = NULL;
  gboolean has_cost = FALSE;
  FhCost cost;

  shared = fh_judge_ask_finish (result, &has_cost, &cost, NULL);
  if (self == NULL || shared == NULL || !has_cost)
    return;
  asker->about.view = &shared->view;
  asker->about.cost = &cost;
  asker->about.is_hard = fh_cost_is_hard (&cost, &shared->advice, &shared->view);
  g_signal_emit_by_name (self, "decision-cost", &asker->about);
}

void
fh_tutor_note_done (FhTutor *self, const FhAction *action)
{
  const FhAdvice *advice = self->moment.advice;
  Asker *asker;

  /* The advice is still the one on the moment before. */
  if (advice == NULL || advice->due != action->kind || advice->seat != action->seat
      || self->moment.view.legal.seat != action->seat || advice->n_choices < 2)
    return;
  asker = g_new0 (Asker, 1);
  asker->tutor = fh_asker_new (self);
  asker->about = (FhDecisionCost){ .game = g_object_ref (self->game),
                                   .deal = fh_game_peek_table (self->game)->n_deals - 1,
                                   .action = fh_game_get_n_actions (self->game) - 1,
                                   .done = *action };
  fh_judge_ask_async (fh_game_get_judge (self->game), &self->shared->view, action, FH_HASTE_LATER,
                      NULL, done_cb, asker);
}
