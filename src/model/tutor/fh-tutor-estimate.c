/* fh-tutor-estimate.c: what each call is worth, estimated while the person looks on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-private.h"
#include "fh-tutor-work.h"

void
fh_tutor_stop_estimating (FhTutor *self)
{
  if (self->estimating != NULL)
    g_cancellable_cancel (self->estimating);
  g_clear_object (&self->estimating);
  self->progress = 0;
}

/* Puts the numbers of @estimate into the list of calls. */
static void
fill_in (FhTutor *self, const FhEstimate *estimate, gboolean done)
{
  FhCall best = done ? fh_estimate_best (estimate) : FH_CALL_NONE;

  if (done && self->hint_ready)
    best = self->best.best.action.call;
  for (guint i = 0; i < self->calls->len; i++)
    {
      FhTutorCall *call = g_ptr_array_index (self->calls, i);
      FhBidValue value;

      if (!call->legal || !fh_estimate_value (estimate, call->call, &value))
        continue;
      if (call->call != FH_PASS)
        call->make = value.chance;
      call->points = value.own - value.theirs;
      call->best = call->call == best;
    }
}

static void
worked_cb (const FhTutorWork *work, double progress, gboolean done, gpointer user_data)
{
  g_autoptr (FhTutor) self = g_object_ref (user_data);

  self->progress = progress;
  if (done)
    {
      g_clear_object (&self->estimating);
      fh_hint_init (&self->best, &self->view);
      if (work->is_bids)
        fh_hint_compare_bids (&self->best, &work->bids);
      else
        fh_hint_compare_cards (&self->best, &work->cards);
      self->hint_ready = TRUE;
    }
  if (work->is_bids)
    fill_in (self, &work->bids, done);
  fh_tutor_emit_estimates (self);
  if (done)
    fh_tutor_say_hint (self);
}

void
fh_tutor_estimate (FhTutor *self)
{
  gboolean bids = self->view.legal.due == FH_ACTION_BID && self->calls->len > 0;
  gboolean cards = self->view.legal.due == FH_ACTION_PLAY;

  if (self->game == NULL || self->estimating != NULL || self->hint_ready)
    return;
  /* The calls are shown in the panel; the cards are weighed when a hint is wanted. */
  if (!(bids && (self->active || self->hint_wanted > 0)) && !(cards && self->hint_wanted > 0))
    return;
  self->estimating = g_cancellable_new ();
  fh_tutor_work_start (&self->view, self->estimating, worked_cb, self);
  fh_tutor_emit_estimates (self);
}
