/* fh-game-claim.c: the rest of a deal that the person need not play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A claim is a convenience: what is decided or certain is played out as ordinary plays (D-CLAIM).
 */
#include "fh-game-private.h"

#include "fh-fate.h"

/* What is sure of the person's own tricks, if his own hand is to play; @card and @named as of
 * fh_sure_rest(). */
static FhSureRest
sure_of_person (FhGame *self, FhCard *card, FhSuit *named)
{
  FhSeatView view;

  fh_game_get_any_view (self, fh_game_get_person (self), &view);
  return fh_sure_rest (&view, card, named);
}

FhSureRest
fh_game_get_sure_rest (FhGame *self)
{
  gsize n_actions;

  g_return_val_if_fail (FH_IS_GAME (self), FH_SURE_NOTHING);

  n_actions = fh_game_n_actions (self);
  if (self->claim.proved_at != n_actions)
    {
      self->claim.sure = sure_of_person (self, NULL, NULL);
      self->claim.proved_at = n_actions;
    }
  return self->claim.sure;
}

gboolean
fh_game_can_claim (FhGame *self)
{
  const FhTable *table;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  table = &fh_game_state (self)->table;
  if (!self->running || self->claim.is_on || self->script.actions != NULL
      || table->due != FH_ACTION_PLAY || (self->hold != FH_HOLD_NONE && self->hold != FH_HOLD_TRICK)
      || fh_game_get_question (self) != FH_QUESTION_NONE)
    return FALSE;
  if (fh_table_fate (table, 0) != FH_FATE_OPEN)
    return TRUE;
  /* The last card needs no claim. */
  return fh_game_awaits_person (self) && FH_N_TRICKS - table->n_tricks > 1
         && fh_game_get_sure_rest (self) != FH_SURE_NOTHING;
}

gboolean
fh_game_claimed_card (FhGame *self, FhCard *card, FhSuit *named)
{
  int person = fh_game_get_person (self);

  switch (sure_of_person (self, card, named))
    {
    case FH_SURE_WINNERS:
      self->claim.takers = fh_seat_bit (person);
      return TRUE;
    case FH_SURE_LOSERS:
      self->claim.takers = fh_seats_without (self->claim.takers, person);
      return TRUE;
    case FH_SURE_NOTHING:
      break;
    }
  return FALSE;
}

gboolean
fh_game_claims_at_once (FhGame *self)
{
  return !fh_table_rest_counts (&fh_game_state (self)->table, self->claim.takers);
}

void
fh_game_claim (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (!fh_game_can_claim (self))
    return;
  self->claim.is_on = TRUE;
  self->claim.takers = fh_table_playing (&fh_game_state (self)->table);
  if (self->hold == FH_HOLD_TRICK)
    self->go_on (self);
  else
    fh_game_emit_changed (self);
  fh_game_schedule (self);
}

gboolean
fh_game_is_claiming (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return self->claim.is_on;
}

void
fh_game_stop_claim (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (!self->claim.is_on)
    return;
  fh_game_halt (self);
  self->claim.is_on = FALSE;
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}
