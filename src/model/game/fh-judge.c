/* fh-judge.c: the tutor's judge, who thinks in threads and remembers what he has said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever asks waits for a job; who asks the same waits for the same one.
 */
#include "fh-judge.h"

#include <string.h>

#include "fh-asker.h"
#include "fh-made.h"

/* Moments that are remembered: the decisions of all players in two deals and more. */
#define MAX_MEMORIES 128

/* Jobs that are worked on at a time where nobody waits. */
#define MAX_LATER 2

typedef struct
{
  atomic_int n_refs;
  FhJudge *judge; /* not owned: it lets all who ask go before it dies */
  FhSeatView view;
  FhHaste haste;
  FhThinking thinking; /* once it is running */
  gboolean asks_cost;
  gboolean is_running;
  GQueue askers; /* of Ask */

  /* These belong to the thread while it is running. */
  FhSharedAdvice *shared; /* NULL until there is one */
  FhDoneCost done_cost;
  atomic_int cancelled;
} Job;

typedef struct
{
  GTask *task;
  Job *job;
  gulong handler;
} Ask;

typedef struct
{
  FhSharedAdvice *shared;
  FhDoneCost done_cost;
} Answer;

struct _FhJudge
{
  GObject parent_instance;

  FhThinking thinking;
  FhJudgeMemory *memory;
  GQueue jobs; /* of Job, the next one first; those that run among them */
};

G_DEFINE_FINAL_TYPE (FhJudge, fh_judge, G_TYPE_OBJECT)

/* --- Whoever asks --- */

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  fh_shared_advice_unref (answer->shared);
  g_free (answer);
}

static void
answer (GTask *task, FhSharedAdvice *shared, const FhDoneCost *done_cost)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->shared = fh_shared_advice_ref (shared);
  if (done_cost != NULL)
    answer->done_cost = *done_cost;
  g_task_return_pointer (task, answer, answer_free);
}

static void
job_unref (gpointer data)
{
  Job *job = data;

  if (atomic_fetch_sub (&job->n_refs, 1) > 1)
    return;
  g_clear_pointer (&job->shared, fh_shared_advice_unref);
  g_free (job);
}

/* Nobody is left who waits for @job, which may have been dropped before. */
static void
job_drop (FhJudge *self, Job *job)
{
  if (g_queue_remove (&self->jobs, job))
    job_unref (job);
}

/* Whoever cancels waits no longer, and the job ends with the last who does. */
static void
cancelled_cb (GCancellable *cancellable, gpointer data)
{
  Ask *ask = data;
  Job *job = ask->job;
  g_autoptr (GTask) task = ask->task;

  g_signal_handler_disconnect (cancellable, ask->handler);
  g_queue_remove (&job->askers, ask);
  g_free (ask);
  if (job->askers.length == 0)
    {
      atomic_store (&job->cancelled, 1);
      if (!job->is_running)
        job_drop (job->judge, job);
    }
  g_task_return_error_if_cancelled (task);
}

/* The first of those who wait for @job, who waits no longer; NULL when nobody does.  (transfer
 * full) */
static GTask *
take_asker (Job *job)
{
  g_autofree Ask *ask = g_queue_pop_head (&job->askers);

  if (ask == NULL)
    return NULL;
  g_cancellable_disconnect (g_task_get_cancellable (ask->task), ask->handler);
  return ask->task;
}

static void
join (Job *job, GTask *task)
{
  Ask *ask = g_new0 (Ask, 1);
  GCancellable *cancellable = g_task_get_cancellable (task);

  ask->task = g_object_ref (task);
  ask->job = job;
  g_queue_push_tail (&job->askers, ask);
  if (cancellable != NULL)
    ask->handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), ask, NULL);
}

/* --- Jobs --- */

static void
think_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  FhPlayer judge = fh_advice_judge (&job->cancelled);

  judge.thinking = &job->thinking;
  if (job->shared == NULL)
    {
      g_autoptr (FhSharedAdvice) shared = g_new0 (FhSharedAdvice, 1);

      shared->n_refs = 1;
      memcpy (&shared->view, &job->view, sizeof job->view);
      fh_advice_init (&shared->advice, &shared->view, &judge, 0);
      if (!atomic_load (&job->cancelled))
        job->shared = g_steal_pointer (&shared);
    }
  if (job->shared != NULL && job->asks_cost)
    job->done_cost.is_allowed = fh_cost_init (&job->done_cost.cost, &job->shared->advice,
                                              &job->view, &judge, &job->done_cost.done, 0);
  g_task_return_boolean (task, !atomic_load (&job->cancelled));
}

static void run (FhJudge *self);

static void
thought_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FhJudge) self = fh_asker_take (data);
  Job *job = g_task_get_task_data (G_TASK (result));
  gboolean is_whole = g_task_propagate_boolean (G_TASK (result), NULL);
  g_autoptr (FhSharedAdvice) shared = NULL;

  if (self == NULL)
    return;
  if (job->shared != NULL)
    {
      shared = fh_shared_advice_ref (fh_judge_memory_add (self->memory, job->shared));
      if (is_whole && job->asks_cost)
        fh_judge_memory_add_cost (self->memory, &job->view, &job->done_cost);
    }
  /* Those who are told may ask for more, or let the game go. */
  for (GTask *task = take_asker (job); task != NULL; task = take_asker (job))
    {
      answer (task, shared, job->asks_cost ? &job->done_cost : NULL);
      g_object_unref (task);
    }
  job_drop (self, job);
  run (self);
}

static void
start (Job *job)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, thought_cb, fh_asker_new (job->judge));
  FhSharedAdvice *shared = fh_judge_memory_find (job->judge->memory, &job->view);

  if (shared != NULL)
    job->shared = fh_shared_advice_ref (shared);
  job->thinking = job->judge->thinking;
  job->is_running = TRUE;
  g_task_set_source_tag (task, start);
  atomic_fetch_add (&job->n_refs, 1);
  g_task_set_task_data (task, job, job_unref);
  fh_asker_run (task, think_thread);
}

static gboolean
is_dead (const Job *job)
{
  return job->askers.length == 0;
}

static gboolean
is_about (const Job *job, const FhSeatView *view)
{
  return !is_dead (job) && fh_judge_is_view (&job->view, view);
}

/* Whether somebody thinks of the moment of @job, and his advice will do for it. */
static gboolean
is_thought_about (FhJudge *self, const Job *job)
{
  for (GList *link = self->jobs.head; link != NULL; link = link->next)
    {
      const Job *other = link->data;

      if (other->is_running && is_about (other, &job->view))
        return TRUE;
    }
  return FALSE;
}

/* Lets as many think as may. */
static void
run (FhJudge *self)
{
  guint n_running = 0;
  gboolean is_awaited = FALSE;

  for (GList *link = self->jobs.head; link != NULL; link = link->next)
    {
      const Job *job = link->data;

      n_running += job->is_running && !is_dead (job);
      is_awaited = is_awaited || (job->haste == FH_HASTE_NOW && !is_dead (job));
    }
  for (GList *link = self->jobs.head; link != NULL; link = link->next)
    {
      Job *job = link->data;
      gboolean may_start = job->haste == FH_HASTE_NOW || (!is_awaited && n_running < MAX_LATER);

      if (job->is_running || !may_start || is_thought_about (self, job))
        continue;
      start (job);
      n_running++;
    }
}

static Job *
find_job (FhJudge *self, const FhSeatView *view, const FhAction *done)
{
  for (GList *link = self->jobs.head; link != NULL; link = link->next)
    {
      Job *job = link->data;

      if (job->asks_cost == (done != NULL) && is_about (job, view)
          && (done == NULL || fh_action_equal (&job->done_cost.done, done)))
        return job;
    }
  return NULL;
}

static Job *
new_job (FhJudge *self, const FhSeatView *view, const FhAction *done, FhHaste haste)
{
  Job *job = g_new0 (Job, 1);

  job->n_refs = 1;
  job->judge = self;
  memcpy (&job->view, view, sizeof *view);
  job->haste = haste;
  job->asks_cost = done != NULL;
  if (done != NULL)
    job->done_cost.done = *done;
  g_queue_push_tail (&self->jobs, job);
  return job;
}

/* --- The object --- */

static void
fh_judge_dispose (GObject *object)
{
  FhJudge *self = FH_JUDGE (object);

  for (Job *job = g_queue_peek_head (&self->jobs); job != NULL;
       job = g_queue_peek_head (&self->jobs))
    {
      atomic_store (&job->cancelled, 1);
      for (GTask *task = take_asker (job); task != NULL; task = take_asker (job))
        {
          g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "the game is gone");
          g_object_unref (task);
        }
      job_drop (self, job);
    }
  G_OBJECT_CLASS (fh_judge_parent_class)->dispose (object);
}

static void
fh_judge_class_init (FhJudgeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_judge_dispose;

  FH_HOLDS (klass, FhJudge, memory, fh_judge_memory_free);
}

static void
fh_judge_init (FhJudge *self)
{
  self->memory = fh_judge_memory_new (MAX_MEMORIES);
}

FhJudge *
fh_judge_new (const FhThinking *thinking)
{
  FhJudge *self = g_object_new (FH_TYPE_JUDGE, NULL);

  self->thinking = *thinking;
  return self;
}

void
fh_judge_ask_async (FhJudge *self,
                    const FhSeatView *view,
                    const FhAction *done,
                    FhHaste haste,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  const FhDoneCost *done_cost = NULL;
  FhSharedAdvice *shared;
  Job *job;

  g_return_if_fail (FH_IS_JUDGE (self));
  g_return_if_fail (view != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_judge_ask_async);
  if (g_task_return_error_if_cancelled (task))
    return;
  shared = fh_judge_memory_find (self->memory, view);
  if (shared != NULL && done != NULL)
    done_cost = fh_judge_memory_find_cost (self->memory, view, done);
  if (shared != NULL && (done == NULL || done_cost != NULL))
    {
      answer (task, shared, done_cost);
      return;
    }
  job = find_job (self, view, done);
  if (job == NULL)
    job = new_job (self, view, done, haste);
  job->haste = MIN (job->haste, haste);
  join (job, task);
  run (self);
}

FhSharedAdvice *
fh_judge_ask_finish (GAsyncResult *result, gboolean *has_cost, FhCost *cost, GError **error)
{
  Answer *answer;
  FhSharedAdvice *shared;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return NULL;
  shared = fh_shared_advice_ref (answer->shared);
  if (has_cost != NULL)
    *has_cost = answer->done_cost.is_allowed;
  if (cost != NULL)
    *cost = answer->done_cost.cost;
  answer_free (answer);
  return shared;
}
