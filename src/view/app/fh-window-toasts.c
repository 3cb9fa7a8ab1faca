/* fh-window-toasts.c: what is said for a moment, at the foot of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include "fh-compat.h"

static gboolean
is_toast (GtkWidget *child)
{
  return g_str_equal (gtk_widget_get_css_name (child), "toast");
}

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

/* Lets toasts lie in the line above the hand, where they cover neither that nor what is asked; they
 * are not seen before it is known where that is. */
void
fh_window_raise_toasts (FhWindow *self)
{
  int above = find_toast_place (self);

  for (GtkWidget *child = gtk_widget_get_first_child (self->toasts); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_toast (child))
      {
        gtk_widget_set_opacity (child, above < 0 ? 0.0 : 1.0);
        gtk_widget_set_margin_bottom (child, MAX (above, 0));
      }
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

/* Shows the next toast if the one before it has gone, to the last frame.  The toolkit would let it
 * come while that goes, and for longer than it takes to go: somebody who dismissed it in its first
 * moment, as a double click on both or Escape twice does, would have it freed while it still comes.
 * Returns whether that one has gone. */
static gboolean
show_next (FhWindow *self)
{
  AdwToast *toast;

  for (GtkWidget *child = gtk_widget_get_first_child (self->toasts); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_toast (child))
      return FALSE;
  toast = g_queue_pop_head (&self->toasts_to_come);
  if (toast != NULL)
    {
      adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), toast);
      fh_window_raise_toasts (self);
      raise_soon (self);
    }
  return TRUE;
}

static gboolean
next_cb (GtkWidget *toasts, GdkFrameClock *clock, gpointer user_data)
{
  FhWindow *self = FH_WINDOW (gtk_widget_get_root (toasts));

  return show_next (self) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void
dismissed_cb (FhWindow *self)
{
  /* When the window goes its toasts go with it. */
  if (gtk_widget_get_mapped (self->toasts))
    gtk_widget_add_tick_callback (self->toasts, next_cb, NULL, NULL);
}

void
fh_window_forget_toasts (FhWindow *self)
{
  g_queue_clear_full (&self->toasts_to_come, g_object_unref);
}

void
fh_window_add_toast (FhWindow *self, const char *sentence, const char *button, const char *action)
{
  g_return_if_fail (FH_IS_WINDOW (self));
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);
  AdwToast *toast = adw_toast_new (escaped);
  if (button != NULL)
    {
      adw_toast_set_button_label (toast, button);
      adw_toast_set_action_name (toast, action);
    }
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  g_queue_push_tail (&self->toasts_to_come, toast);
  show_next (self);
  fh_announce (GTK_WIDGET (self), sentence);
}
