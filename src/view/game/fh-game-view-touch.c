/* fh-game-view-touch.c: what a finger does that is drawn over the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Over the felt only: cards of the hand are dragged and flicked, and what scrolls goes with the
 * finger.  Keys and buttons do the same.
 */
#include "fh-game-view-private.h"
#include "fh-panes.h"

/* Pixels a second: slower is no swipe. */
#define LEAST 300

typedef enum
{
  NOTHING,
  LAST_TRICK, /* downwards */
  SHOW_TUTOR, /* away from where it stands */
  HIDE_TUTOR, /* and back there */
} Wish;

/* What is wanted by who lifts the finger at this velocity. */
static Wish
get_wish (double velocity_x, double velocity_y, gboolean tutor_at_right)
{
  double across = ABS (velocity_x), along = ABS (velocity_y);

  if (MAX (across, along) < LEAST || MAX (across, along) < 2 * MIN (across, along))
    return NOTHING;
  if (along > across)
    return velocity_y > 0 ? LAST_TRICK : NOTHING;
  return (velocity_x < 0) == tutor_at_right ? SHOW_TUTOR : HIDE_TUTOR;
}

static void
swipe_cb (GtkGesture *gesture, double velocity_x, double velocity_y, FhGameView *self)
{
  GtkWidget *panes = gtk_widget_get_ancestor (GTK_WIDGET (self), FH_TYPE_PANES);
  gboolean is_shown = panes != NULL && fh_panes_get_show_side (FH_PANES (panes));
  Wish wish;

  wish = get_wish (velocity_x, velocity_y,
                   panes == NULL || !fh_panes_is_side_at_left (FH_PANES (panes)));
  if (wish == LAST_TRICK)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.last-trick", NULL);
  else if (wish != NOTHING && is_shown != (wish == SHOW_TUTOR))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tutor", NULL);
  else
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
fh_game_view_add_swipes (FhGameView *self)
{
  GtkGesture *swipe = gtk_gesture_swipe_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  g_signal_connect (swipe, "swipe", G_CALLBACK (swipe_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->table), GTK_EVENT_CONTROLLER (swipe));
}
