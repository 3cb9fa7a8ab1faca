/* fh-game-laws-acts.c: what the person does by table laws beside actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include "fh-sentences-laws.h"

void
fh_game_waive (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  self->waived = fh_game_trick_key (&fh_game_state (self)->table);
  if (self->hold == FH_HOLD_TRICK && self->running)
    fh_game_continue (self);
  else
    fh_game_emit_changed (self);
}

void
fh_game_ask (FhGame *self, int seat)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (!fh_game_can_ask (self, seat))
    return;
  if (fh_seats_have (fh_game_state (self)->revoked, seat))
    {
      /* Who thinks or looks is disturbed: the answer comes first. */
      fh_game_halt (self);
      self->asked |= fh_seat_bit (seat);
      fh_game_emit_changed (self);
      fh_game_schedule (self);
    }
  else
    {
      FhScene scene = fh_game_get_scene (self);
      g_autofree char *sentence = fh_sentence_has_none (&scene, seat);

      g_signal_emit_by_name (self, "adjudicated", sentence);
    }
}

void
fh_game_write_points (FhGame *self, const int points[FH_MAX_SEATS])
{
  g_autoptr (FhGame) alive = g_object_ref (self);
  FhHold hold;

  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (self->running);

  hold = self->hold;
  fh_game_halt (self);
  for (int side = 0; side < fh_game_state (self)->table.rules.n_sides; side++)
    {
      FhAction entry = fh_action_entry (side, points[side]);
      FhRefusal refusal;

      if (points[side] == fh_game_state (self)->table.entry.written[side])
        continue;
      if (!fh_game_check (self, &entry, &refusal))
        {
          fh_game_emit_refused (self, &refusal);
          continue;
        }
      self->kept_hold = hold;
      fh_game_do (self, &entry);
    }
  /* If there was no new entry, everything stays as it was. */
  if (self->hold == FH_HOLD_NONE)
    self->hold = hold;
  fh_game_emit_changed (self);
}
