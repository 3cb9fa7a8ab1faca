/* fh-game-view-common.c: what all parts of the game view need: what is shown and whether the person
 * is asked there, what is said, where the keyboard is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include "fh-compat.h"

/* --- A table about which something may be asked --- */

FhScene
fh_game_view_get_scene (FhGameView *self)
{
  FhScene scene = fh_game_get_scene (self->game);

  scene.is_asked = self->asked == FH_ASKED_WHAT_TO_DO || self->asked == FH_ASKED_WHAT_LIES;
  scene.extent = self->extent;
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

  /* A question was about the trick that is over, and so is its answer; who leads has his place. */
  if ((self->asked == FH_ASKED_WHAT_LIES || self->asked == FH_ASKED_ANSWERED)
      && hold == FH_HOLD_NONE && table->n_tricks > 0 && fh_table_trick_size (table) == 0)
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

/* --- Saying --- */

void
fh_game_view_announce (FhGameView *self, const char *sentence)
{
  fh_game_view_tell (self, sentence, NULL);
}

void
fh_game_view_tell (FhGameView *self, const char *sentence, const char *again)
{
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    fh_announce_event (GTK_WIDGET (self->table), sentence, again, FALSE);
}

void
fh_game_view_refuse (FhGameView *self, const char *reason, const char *help)
{
  self->keeps_notice = FALSE;
  fh_table_view_set_notice (self->table, reason, help);
  fh_game_view_announce (self, reason);
}

void
fh_game_view_say (FhGameView *self, const char *sentence)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));

  fh_game_view_refuse (self, sentence, NULL);
}

/* --- The keyboard --- */

gboolean
fh_game_view_may_focus (FhGameView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL
         && (focus == NULL || !gtk_widget_get_mapped (focus)
             || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)));
}

gboolean
fh_game_view_tells_calls (FhGameView *self, const FhScene *scene)
{
  return self->tutor != NULL && !scene->is_asked
         && (self->settings == NULL
             || fh_tutor_manner_of_settings (self->settings).degree != FH_TUTOR_SILENT);
}

gboolean
fh_game_view_focus_law (FhGameView *self)
{
  FhLawsBar *bar = fh_table_view_get_question (self->table);

  if (!gtk_widget_get_visible (GTK_WIDGET (bar))
      || fh_intent_get_stage (self->intent) == FH_INTENT_EARLY_BID
      || fh_intent_get_question (self->intent)->cards != 0)
    return FALSE;
  fh_laws_bar_focus (bar);
  return TRUE;
}

/* The hand, or the own dummy when it is to be played from. */
static GtkWidget *
get_cards (FhGameView *self)
{
  gboolean plays_dummy =
      self->game != NULL && fh_game_get_acting_seat (self->game) != fh_game_get_person (self->game);

  return plays_dummy ? GTK_WIDGET (fh_table_view_get_own_dummy (self->table))
                     : GTK_WIDGET (self->hand);
}

void
fh_game_view_focus (FhGameView *self)
{
  GtkWidget *foot, *panel;

  g_return_if_fail (FH_IS_GAME_VIEW (self));

  if (fh_game_view_focus_law (self))
    return;
  foot = fh_table_view_get_foot (self->table);
  if (foot != NULL && gtk_widget_grab_focus (foot))
    return;
  panel = fh_table_view_get_panel (self->table);
  if (panel != NULL && gtk_widget_grab_focus (panel))
    return;
  if (!fh_table_view_focus_continue (self->table))
    gtk_widget_grab_focus (get_cards (self)); /* that are asked for */
}
