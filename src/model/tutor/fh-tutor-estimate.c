/* fh-tutor-estimate.c: what each choice is worth, worked out while the person looks on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-asker.h"
#include "fh-sentences-advised.h"
#include "fh-tutor-private.h"

void
fh_tutor_stop_estimating (FhTutor *self)
{
  if (self->estimating != NULL)
    g_cancellable_cancel (self->estimating);
  g_clear_object (&self->estimating);
}

/* Says of a call how it stands beside the best, where its points do not. */
static void
explain (FhTutorCall *call, const FhAdvisedChoice *choice)
{
  const char *why = fh_sentence_verdict ((FhVerdict) choice->verdict);
  char *both;

  if (why == NULL)
    return;
  both = call->sentence != NULL ? g_strconcat (call->sentence, "\n", why, NULL) : g_strdup (why);
  g_free (call->sentence);
  call->sentence = both;
}

void
fh_tutor_fill_estimates (FhTutor *self)
{
  for (guint i = 0; self->advice != NULL && i < self->calls->len; i++)
    {
      FhTutorCall *call = g_ptr_array_index (self->calls, i);

      for (int k = 0; k < self->advice->n_choices; k++)
        {
          const FhAdvisedChoice *choice = &self->advice->choices[k];

          if (choice->action.kind != FH_ACTION_BID || choice->action.call != call->call)
            continue;
          call->best |= choice->best;
          if (choice->n_layouts == 0)
            continue;
          if (fh_advice_tells_chance (choice))
            call->make = choice->make;
          call->points = choice->points;
          if (!choice->action.inkle)
            explain (call, choice);
        }
    }
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhTutor) self = fh_asker_take (user_data);
  g_autoptr (FhJudgement) judgement = fh_judge_ask_finish (result, NULL, NULL, NULL);

  /* Whoever cancelled wants nothing. */
  if (self == NULL || judgement == NULL || self->estimating == NULL
      || self->estimating != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->estimating);
  self->judgement = g_steal_pointer (&judgement);
  self->advice = &self->judgement->advice;
  fh_tutor_fill_estimates (self);
  fh_tutor_emit_estimates (self);
  fh_tutor_retell (self);
  fh_tutor_say_hint (self);
  fh_tutor_weigh (self);
}

void
fh_tutor_estimate (FhTutor *self)
{
  gboolean decides =
      self->view.legal.due != FH_ACTION_NONE && self->view.legal.due != FH_ACTION_DEAL;
  gboolean shown = (self->view.legal.due == FH_ACTION_BID && self->calls->len > 0)
                   || self->view.legal.due == FH_ACTION_DISCARD
                   || (self->view.legal.due == FH_ACTION_PLAY && fh_tutor_may_guide (self)
                       && fh_set_size (self->view.legal.cards) > 1);

  if (self->game == NULL || self->estimating != NULL || self->advice != NULL)
    return;
  /* Calls and discards are compared in the panel, and how to play on is said there; the rest is
   * weighed when a hint is wanted, or when the tutor has to know whether it differs. */
  if (!(shown && self->active && self->degree != FH_TUTOR_SILENT) && !(decides && self->is_watchful)
      && self->hint_wanted == 0 && self->differing == NULL)
    return;
  self->estimating = g_cancellable_new ();
  fh_judge_ask_async (fh_game_get_judge (self->game), &self->view, NULL, FH_HASTE_NOW,
                      self->estimating, judged_cb, fh_asker_new (self));
  fh_tutor_emit_estimates (self);
}
