/* fh-game-view-asked.c: a table about which something is asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

FhScene
fh_game_view_get_scene (FhGameView *self)
{
  FhScene scene = fh_game_get_scene (self->game);

  scene.is_asked = self->asked == FH_ASKED_WHAT_TO_DO || self->asked == FH_ASKED_WHAT_LIES;
  if (self->asked != FH_ASKED_WHAT_LIES)
    return scene;

  self->asked_table = *scene.table;
  if (scene.table->n_tricks > 0 && fh_table_trick_size (scene.table) == 0)
    fh_table_reopen_trick (&self->asked_table);
  self->asked_table.turn = FH_SEAT_NONE;
  scene.table = &self->asked_table;
  return scene;
}

FhHold
fh_game_view_get_hold (FhGameView *self, const FhTable *table)
{
  FhHold hold = fh_game_get_hold (self->game);

  /* What was asked speaks of the trick that is over, and so does the answer. */
  if (self->asked != FH_ASKED_NOTHING && hold == FH_HOLD_NONE && table->n_tricks > 0
      && fh_table_trick_size (table) == 0)
    return FH_HOLD_TRICK;
  return hold;
}

gboolean
fh_game_view_awaits (FhGameView *self)
{
  return fh_game_awaits_person (self->game) && fh_game_view_is_played (self);
}

gboolean
fh_game_view_is_played (FhGameView *self)
{
  return self->asked == FH_ASKED_NOTHING || self->asked == FH_ASKED_WHAT_TO_DO;
}

void
fh_game_view_set_asked (FhGameView *self, FhAsked asked)
{
  /* What tells whose a trick was, whose turn it is and which trumps are out. */
  static const char *const tellers[] = { "table.last-trick", "table.log", "table.why",
                                         "table.speak-turn", "table.speak-trumps" };

  g_return_if_fail (FH_IS_GAME_VIEW (self));

  if (self->asked == asked)
    return;
  self->asked = asked;
  fh_intent_set_played (self->intent, fh_game_view_is_played (self));
  for (guint i = 0; i < G_N_ELEMENTS (tellers); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), tellers[i], asked != FH_ASKED_WHAT_LIES);
  fh_game_view_update (self, FALSE);
}
