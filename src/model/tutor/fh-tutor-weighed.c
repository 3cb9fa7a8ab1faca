/* fh-tutor-weighed.c: what became of calls that the judge had weighed when they were made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only where there was a statement anyway: nothing is weighed for the sake of it but what looks
 * like a mistake, which is weighed again, as in a review (fh-cost.h).
 */
#include "fh-asker.h"
#include "fh-judgement.h"
#include "fh-tutor-private.h"

typedef struct
{
  FhWeighedCall call;
  FhAction done;
  FhSeatView view;
  FhAdvice advice;
  atomic_int cancelled;
} Question;

/* Who asks, and the game, which must not go in the thread: what listens to it is of the main one.
 */
typedef struct
{
  gpointer tutor; /* of fh_asker_new() */
  FhGame *game;
} Asker;

static void
weigh_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  FhPlayer judge = fh_judgement_player (&question->cancelled);
  FhCost cost;
  bool is_sound;
  gboolean is_known =
      fh_cost_init (&cost, &question->advice, &question->view, &judge, &question->done, 0);

  if (is_known)
    {
      question->call.cost = cost.points.known ? cost.points.cost : 0.0;
      question->call.error = cost.points.known ? cost.points.error : 0.0;
      is_known = fh_cost_tells_sound (&cost, &is_sound);
      question->call.is_sound = is_sound;
    }
  g_task_return_boolean (task, is_known);
}

static void
weighed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Asker *asker = user_data;
  g_autoptr (FhTutor) self = fh_asker_take (asker->tutor);
  const Question *question = g_task_get_task_data (G_TASK (result));
  gboolean is_known = g_task_propagate_boolean (G_TASK (result), NULL);

  if (self != NULL && is_known)
    fh_tutor_emit_call_weighed (self, &question->call);
  g_object_unref (asker->game);
}

void
fh_tutor_note_done (FhTutor *self, const FhAction *action)
{
  g_autoptr (GTask) task = NULL;
  Asker *asker;
  Question *question;

  /* The statement is still the one on the moment before. */
  if (self->advice == NULL || action->kind != FH_ACTION_BID || self->advice->due != FH_ACTION_BID
      || self->advice->seat != action->seat || self->view.legal.seat != action->seat
      || self->advice->n_choices < 2)
    return;
  asker = g_new0 (Asker, 1);
  asker->tutor = fh_asker_new (self);
  asker->game = g_object_ref (self->game);
  question = g_new0 (Question, 1);
  question->call = (FhWeighedCall){ .game = asker->game,
                                    .deal = fh_game_peek_table (self->game)->n_deals,
                                    .action = fh_game_get_n_actions (self->game) - 1,
                                    .call = action->call };
  question->done = *action;
  question->view = self->view;
  question->advice = *self->advice;
  task = g_task_new (NULL, NULL, weighed_cb, asker);
  g_task_set_source_tag (task, fh_tutor_note_done);
  g_task_set_task_data (task, question, g_free);
  fh_asker_run (task, weigh_thread);
}
