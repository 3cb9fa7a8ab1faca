/* fh-window-tutor.c: the tutor in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include "fh-panes.h"
#include "fh-tutor-panel.h"

static void
fit_tutor (FhWindow *self)
{
  GtkWidget *tutor = adw_bin_get_child (ADW_BIN (self->side));

  if (tutor != NULL)
    fh_tutor_panel_set_stacked (FH_TUTOR_PANEL (tutor), self->is_narrow || self->is_low);
}

void
fh_window_show_tutor (FhWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "tutor");
  gboolean shown = FALSE;

  g_object_get (self->settings, "show-tutor", &shown, NULL);
  /* Who comes back to the table wants to see that. */
  self->is_called &= fh_window_shows_table (self);
  shown = shown && (!self->is_low || self->is_called);
  if (action != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (shown));
  shown = shown && fh_window_shows_table (self);
  if (shown && adw_bin_get_child (ADW_BIN (self->side)) == NULL)
    adw_bin_set_child (ADW_BIN (self->side), fh_tutor_panel_new (self->tutor, self->settings));
  fit_tutor (self);
  fh_panes_set_show_side (FH_PANES (self->panes), shown);
  /* He computes only while somebody can see what, and not before anything can be seen: he would
   * take half of the machine from the first frame. */
  fh_tutor_set_active (self->tutor, shown && self->has_frame);
}

void
fh_window_call_tutor (FhWindow *self, gboolean is_shown)
{
  self->is_called = is_shown;
  if (is_shown || !self->is_low)
    g_object_set (self->settings, "show-tutor", is_shown, NULL);
  fh_window_show_tutor (self);
  /* What is covered is no place for the keyboard: it goes to the button that shows it again. */
  if (self->is_low && is_shown)
    gtk_widget_grab_focus (self->tutor_button);
  else if (self->is_low && self->game_view != NULL)
    fh_game_view_focus (FH_GAME_VIEW (self->game_view));
}
