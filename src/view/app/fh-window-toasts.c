/* fh-window-toasts.c: what is said for a moment, where it covers nothing of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include "fh-toasts.h"

/* What the style keeps free below a toast. */
#define TOAST_FOOT 24

/* Where a toast may end, in pixels above the lower edge; -1 if that is not known yet. */
static int
find_toast_place (FhWindow *self)
{
  GtkWidget *table;
  graphene_rect_t line;
  graphene_point_t foot;

  if (self->game_view == NULL)
    return 0;
  table = GTK_WIDGET (fh_game_view_get_table (FH_GAME_VIEW (self->game_view)));
  if (!gtk_widget_get_mapped (table) || !fh_table_view_get_line (FH_TABLE_VIEW (table), &line)
      || !gtk_widget_compute_point (
          table, self->toasts,
          &GRAPHENE_POINT_INIT (line.origin.x, line.origin.y + line.size.height), &foot))
    return -1;
  return MAX (gtk_widget_get_height (self->toasts) - (int) foot.y - TOAST_FOOT, 0);
}

/* Lets a toast lie in the line above the hand, where it covers neither that nor what is asked; it
 * is not seen before it is known where that is. */
void
fh_window_raise_toasts (FhWindow *self)
{
  int above = find_toast_place (self);
  GtkWidget *shown = fh_toasts_get_shown (FH_TOASTS (self->toasts));

  if (shown == NULL)
    return;
  gtk_widget_set_opacity (shown, above < 0 ? 0.0 : 1.0);
  gtk_widget_set_margin_bottom (shown, MAX (above, 0));
}

/* A game that was just opened has its place in the next frame. */
static gboolean
raise_cb (GtkWidget *toasts, GdkFrameClock *clock, gpointer user_data)
{
  int *frames = user_data;

  fh_window_raise_toasts (FH_WINDOW (gtk_widget_get_root (toasts)));

  return --*frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
raise_soon (FhWindow *self)
{
  int *frames;

  if (!gtk_widget_get_mapped (self->toasts))
    return; /* the window goes, and its toasts with it */
  frames = g_new (int, 1);
  *frames = 4;
  gtk_widget_add_tick_callback (self->toasts, raise_cb, frames, g_free);
}

static void
shown_cb (FhWindow *self)
{
  fh_window_raise_toasts (self);
  raise_soon (self);
}

void
fh_window_make_toasts (FhWindow *self, GtkWidget *content)
{
  self->toasts = fh_toasts_new (content);
  g_signal_connect_object (self->toasts, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
}

void
fh_window_add_toast (FhWindow *self, const char *sentence, const char *button, const char *action)
{
  AdwToast *toast;

  g_return_if_fail (FH_IS_WINDOW (self));

  toast = fh_toasts_say (FH_TOASTS (self->toasts), sentence);
  if (button == NULL)
    return;
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
}
