/* fh-judgement.c: the tutor's judge thinks in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-judgement.h"

#include "fh-asker.h"

typedef struct
{
  FhSeatView view;
  atomic_int cancelled;
} Question;

/* NULL: as much as the judge does. */
static const FhThinking *thinking;

void
fh_judgement_hurry (gboolean hurries)
{
  static FhThinking little;

  little = *fh_level_judge ();
  little.worlds.n_worlds = little.worlds.n_listed = 12;
  little.nodes = little.play_nodes = little.kitty.nodes = 20000;
  little.calls.worlds = 12;
  little.calls.first = 3;
  little.kitty.worlds = 8;
  little.kitty.listed = 12;
  little.kitty.first = 1;
  little.kitty.kept = 4;
  thinking = hurries ? &little : NULL;
}

FhPlayer
fh_judgement_player (const atomic_int *cancelled)
{
  FhPlayer judge = fh_advice_judge (cancelled);

  if (thinking != NULL)
    judge.thinking = thinking;
  return judge;
}

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
  g_autofree FhAdvice *advice = NULL;
  gulong handler = 0;

  if (g_task_return_error_if_cancelled (task))
    return;
  if (cancellable != NULL)
    handler =
        g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &question->cancelled, NULL);
  advice = g_new (FhAdvice, 1);
  fh_advice_init (advice, &question->view, &judge, 0);
  g_cancellable_disconnect (cancellable, handler);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&advice), g_free);
}

void
fh_judgement_async (const FhSeatView *view,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new0 (Question, 1);

  question->view = *view;
  g_task_set_source_tag (task, fh_judgement_async);
  g_task_set_task_data (task, question, g_free);
  g_task_set_return_on_cancel (task, TRUE);
  fh_asker_run (task, judge_thread);
}

FhAdvice *
fh_judgement_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
