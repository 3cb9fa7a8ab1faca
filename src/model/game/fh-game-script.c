/* fh-game-script.c: what is to happen next, whoever's it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons, punishments and demonstrations show what follows; nobody thinks meanwhile.
 */
#include "fh-game-private.h"

void
fh_game_follow_script (FhGame *self, const FhAction *actions, guint n_actions)
{
  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (actions != NULL || n_actions == 0);

  fh_game_halt (self);
  g_clear_pointer (&self->script, g_array_unref);
  self->script = g_array_sized_new (FALSE, FALSE, sizeof (FhAction), n_actions);
  g_array_append_vals (self->script, actions, n_actions);
  self->script_at = 0;
  self->script_told = FALSE;
  self->turn_began = g_get_monotonic_time ();
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

void
fh_game_end_script (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (self->script == NULL)
    return;
  fh_game_halt (self);
  g_clear_pointer (&self->script, g_array_unref);
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

gboolean
fh_game_script_step (FhGame *self)
{
  FhAction action;

  if (self->script == NULL)
    return FALSE;
  if (fh_game_script_runs (self))
    {
      action = g_array_index (self->script, FhAction, self->script_at++);
      if (fh_state_check (fh_game_state (self), &action).code == FH_OK)
        {
          fh_game_do_in_time (self, &action);
          return TRUE;
        }
      g_warning ("The rules refuse action number %u of a script", self->script_at);
      self->script_at = self->script->len;
    }
  if (!self->script_told)
    {
      self->script_told = TRUE;
      fh_game_emit_changed (self);
      fh_game_emit_script_finished (self);
    }
  else if (!self->awaited && fh_game_awaits_person (self))
    fh_game_emit_changed (self);
  return TRUE;
}
