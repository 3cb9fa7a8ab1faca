/* fh-tutor-work.c: sample layouts are played out in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The estimate is a value: after each few layouts a copy of it goes to the main loop, and the
 * thread goes on with its own.
 */
#include "fh-tutor-work.h"

/* How many layouts are enough to tell one call, or one card, from another. */
#define BID_LAYOUTS  200
#define CARD_LAYOUTS 100
#define STEP         10

typedef struct
{
  FhTutorWork work;
  GCancellable *cancellable;
  GMainContext *context;
  FhTutorWorkFunc func;
  gpointer user_data;
} Job;

/* One copy on its way to the main loop. */
typedef struct
{
  FhTutorWork work;
  double progress;
  gboolean done;
  GCancellable *cancellable;
  FhTutorWorkFunc func;
  gpointer user_data;
} Message;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->cancellable);
  g_main_context_unref (job->context);
  g_free (job);
}

static void
message_free (gpointer data)
{
  Message *message = data;

  g_object_unref (message->cancellable);
  g_free (message);
}

/* In the main context, where it is cancelled too, so that what was cancelled is never told. */
static gboolean
message_cb (gpointer data)
{
  Message *message = data;

  if (!g_cancellable_is_cancelled (message->cancellable))
    message->func (&message->work, message->progress, message->done, message->user_data);
  return G_SOURCE_REMOVE;
}

static void
send (const Job *job, double progress, gboolean done)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Message *message = g_new0 (Message, 1);

  message->work = job->work;
  message->progress = progress;
  message->done = done;
  message->cancellable = g_object_ref (job->cancellable);
  message->func = job->func;
  message->user_data = job->user_data;
  g_source_set_callback (source, message_cb, message, message_free);
  g_source_attach (source, job->context);
}

static void
work_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  guint total = job->work.is_bids ? BID_LAYOUTS : CARD_LAYOUTS;

  for (guint n = STEP; n <= total; n += STEP)
    {
      gboolean found;

      if (g_cancellable_is_cancelled (cancellable))
        break;
      found = job->work.is_bids ? fh_estimate_step (&job->work.bids, STEP)
                                : fh_card_estimate_step (&job->work.cards, STEP);
      /* Where no layout fits there is nothing to wait for. */
      if (!found)
        n = total;
      send (job, (double) n / total, n == total);
    }
  g_task_return_boolean (task, TRUE);
}

void
fh_tutor_work_start (const FhSeatView *view,
                     GCancellable *cancellable,
                     FhTutorWorkFunc func,
                     gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, NULL, NULL);
  Job *job = g_new0 (Job, 1);
  FhSeed seed = fh_seed_from_number (view->table.n_deals);

  job->work.is_bids = view->table.due == FH_ACTION_BID;
  if (job->work.is_bids)
    fh_estimate_init (&job->work.bids, view, 0, seed);
  else
    fh_card_estimate_init (&job->work.cards, view, seed);
  job->cancellable = g_object_ref (cancellable);
  job->context = g_main_context_ref_thread_default ();
  job->func = func;
  job->user_data = user_data;
  g_task_set_source_tag (task, fh_tutor_work_start);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, work_thread);
}
