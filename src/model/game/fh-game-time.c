/* fh-game-time.c: what waits for its time: the next step, the end of a hold or of a pause.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-asker.h"
#include "fh-game-private.h"

static gboolean
advance_cb (gpointer user_data)
{
  g_autoptr (FhGame) self = g_object_ref (user_data);

  self->advance_id = 0;
  self->advance (self);
  return G_SOURCE_REMOVE;
}

void
fh_game_schedule (FhGame *self)
{
  if (self->running && self->advance_id == 0)
    self->advance_id = g_idle_add_full (G_PRIORITY_DEFAULT, advance_cb, self, NULL);
}

void
fh_game_halt (FhGame *self)
{
  g_clear_pointer (&self->thought.cancellable, fh_asker_call_off);
  self->thought.seat = -1;
  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->hold = FH_HOLD_NONE;
  self->hold_is_over = FALSE;
  self->has_pending = FALSE;
}

static gboolean
hold_over_cb (gpointer user_data)
{
  FhGame *self = user_data;

  self->timer_id = 0;
  if (self->rests)
    self->hold_is_over = TRUE;
  else
    self->go_on (self);
  return G_SOURCE_REMOVE;
}

void
fh_game_enter_hold (FhGame *self, FhHold hold, int delay)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->hold = hold;
  self->hold_is_over = FALSE;
  if (delay >= 0)
    self->timer_id = g_timeout_add ((guint) delay, hold_over_cb, self);
}

/* The pause of a computer player is over: what he has decided happens. */
static gboolean
pause_over_cb (gpointer user_data)
{
  FhGame *self = user_data;

  self->timer_id = 0;
  fh_game_schedule (self);
  return G_SOURCE_REMOVE;
}

/* How long a computer player takes, in microseconds: twice as long to answer a bid, which the
 * person has to read before it goes down under the next. */
static gint64
time_to_move (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  gboolean answers = table->due == FH_ACTION_BID && table->n_calls > 0
                     && table->calls[table->n_calls - 1].call != FH_PASS;

  return (gint64) self->pace.move_delay * (answers ? 2000 : 1000);
}

void
fh_game_do_in_time (FhGame *self, const FhAction *action)
{
  gint64 due = self->turn_began + time_to_move (self);
  gint64 now = g_get_monotonic_time ();

  self->pending = *action;
  self->has_pending = TRUE;
  if (now < due && !self->claim.is_on)
    self->timer_id = g_timeout_add ((guint) ((due - now + 999) / 1000), pause_over_cb, self);
  else
    fh_game_schedule (self);
}

void
fh_game_set_rests (FhGame *self, gboolean rests)
{
  g_return_if_fail (FH_IS_GAME (self));

  self->rests = rests;
  if (rests)
    return;
  if (self->hold_is_over)
    {
      self->hold_is_over = FALSE;
      self->go_on (self);
    }
  fh_game_schedule (self);
}

void
fh_game_forget_moment (FhGame *self)
{
  gsize n_actions = fh_game_n_actions (self);

  fh_game_forget_decisions (self, n_actions);
  self->n_given = MIN (self->n_given, n_actions);
  self->n_copied = MIN (self->n_copied, n_actions);
  self->keep.is_begun = FALSE;
  self->claim.is_on = FALSE;
  self->claim.proved_at = 0;
  self->declare_asked = 0;
  self->asked = 0;
  self->waived = 0;
  self->deal_shown = FALSE;
  fh_game_drop_script (self);
}
