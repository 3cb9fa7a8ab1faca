/* fh-hand-view-focus.c: how the keyboard goes through a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-view-private.h"

#include "fh-focus.h"
#include "fh-hand-layout.h"

int
fh_hand_view_get_focused (FhHandView *self)
{
  GtkWidget *focus = fh_focus_get (GTK_WIDGET (self));
  guint index;

  return focus != NULL && g_ptr_array_find (self->cards, focus, &index) ? (int) index : -1;
}

gboolean
fh_hand_view_focus_empty (FhHandView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  if (root != NULL)
    gtk_root_set_focus (root, GTK_WIDGET (self));
  return root != NULL;
}

gboolean
fh_hand_view_focus_nth (FhHandView *self, int index)
{
  if (self->cards->len == 0)
    return FALSE;

  self->current = CLAMP (index, 0, (int) self->cards->len - 1);
  return gtk_widget_grab_focus (g_ptr_array_index (self->cards, self->current));
}

int
fh_hand_view_get_nearest_allowed (FhHandView *self, int index)
{
  int n = (int) self->cards->len;

  for (int distance = 0; distance < n; distance++)
    for (int sign = 1; sign >= -1; sign -= 2)
      {
        int i = index + sign * distance;

        if (i >= 0 && i < n
            && fh_card_widget_get_state (g_ptr_array_index (self->cards, i)) != FH_CARD_REFUSED)
          return i;
      }
  return index;
}

/* The card of the other row that stands nearest to card @index, or -1. */
static int
other_row (FhHandView *self, int index, GtkDirectionType direction)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  FhHandLayout layout =
      fh_hand_layout (self->capacity, width, height, fh_hand_view_has_touch (self));
  int n = (int) self->cards->len;
  int first = fh_hand_layout_first_row (&layout, n, width);

  if (direction == GTK_DIR_DOWN && index < first && first < n)
    return MIN (first + index, n - 1);
  if (direction == GTK_DIR_UP && index >= first)
    return MIN (index - first, first - 1);
  return -1;
}

gboolean
fh_hand_view_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhHandView *self = FH_HAND_VIEW (widget);
  int index = fh_hand_view_get_focused (self);
  int next;

  if (index < 0)
    return fh_hand_view_focus_nth (self, fh_hand_view_get_nearest_allowed (self, self->current));

  switch (direction)
    {
    case GTK_DIR_LEFT:
      return fh_hand_view_focus_nth (self, index - 1);
    case GTK_DIR_RIGHT:
      return fh_hand_view_focus_nth (self, index + 1);
    case GTK_DIR_UP:
    case GTK_DIR_DOWN:
      next = other_row (self, index, direction);
      return next >= 0 && fh_hand_view_focus_nth (self, next);
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

gboolean
fh_hand_view_grab_focus (GtkWidget *widget)
{
  FhHandView *self = FH_HAND_VIEW (widget);

  return self->cards->len == 0 ? fh_hand_view_focus_empty (self)
                               : fh_hand_view_focus_nth (
                                   self, fh_hand_view_get_nearest_allowed (self, self->current));
}

gboolean
fh_hand_view_home_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return fh_hand_view_focus_nth (FH_HAND_VIEW (widget), 0);
}

gboolean
fh_hand_view_end_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return fh_hand_view_focus_nth (FH_HAND_VIEW (widget), G_MAXINT);
}
