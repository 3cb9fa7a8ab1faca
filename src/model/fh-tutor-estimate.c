/* fh-tutor-estimate.c: what each call is worth to the person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bidding.h"
#include "fh-computer.h"
#include "fh-hand-value.h"
#include "fh-tutor-private.h"

void
fh_tutor_stop_estimating (FhTutor *self)
{
  if (self->estimating != NULL)
    g_cancellable_cancel (self->estimating);
  g_clear_object (&self->estimating);
  self->progress = 0;
}

void
fh_tutor_estimate (FhTutor *self)
{
  FhDecision decision;

  if (!self->active || self->calls->len == 0 || self->view.legal.due != FH_ACTION_BID)
    return;
  decision = fh_computer_decide (&self->view, "steady", 0);
  for (guint i = 0; i < self->calls->len; i++)
    {
      FhTutorCall *call = g_ptr_array_index (self->calls, i);
      FhDenomination trump = fh_call_trump (call->call);

      call->best = call->call == decision.action.call;
      if (!call->legal || call->call == FH_PASS)
        continue;
      if (fh_call_is_misere (call->call))
        call->make = fh_bidding_misere_chance (&self->view, call->call);
      else
        call->make =
            fh_hand_chance (FH_HAND_DEALT, trump, fh_bidding_tricks (&self->view, trump, 1),
                            fh_call_level (call->call));
      call->points = (2 * call->make - 1) * call->value;
    }
  self->progress = 1;
  fh_tutor_emit_estimates (self);
}
