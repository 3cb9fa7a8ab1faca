/* fh-hand-view-layout.c: where the cards of a hand stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-view-private.h"

#include "fh-hand-layout.h"

/* Where card @index belongs in the layout. */
static graphene_point_t
place_of (FhHandView *self, const FhHandLayout *layout, int index, int width, int height)
{
  int n = (int) self->cards->len;
  int first = fh_hand_layout_first_row (layout, n, width);
  int row = index >= first;
  int in_row = row ? n - first : first;
  int column = row ? index - first : index;
  /* Both rows keep the step of the longer one, so that they stand in columns. */
  int step = fh_hand_layout_step (layout, first, width);
  int row_width = layout->card_width + (in_row - 1) * step;
  int top = height - layout->card_height - (n > first && !row ? layout->row_step : 0);

  return GRAPHENE_POINT_INIT ((width - row_width) / 2 + column * step, top);
}

int
fh_hand_view_find_place (FhHandView *self, double x, double y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  FhHandLayout layout =
      fh_hand_layout (self->capacity, width, height, fh_hand_view_has_touch (self));
  double least = G_MAXDOUBLE;
  int nearest = 0;

  for (int i = 0; i < (int) self->cards->len; i++)
    {
      graphene_point_t place = place_of (self, &layout, i, width, height);
      double dx = place.x + layout.card_width / 2.0 - x;
      double dy = place.y + layout.card_height / 2.0 - y;

      if (dx * dx + dy * dy < least)
        {
          least = dx * dx + dy * dy;
          nearest = i;
        }
    }
  return nearest;
}

int
fh_hand_view_get_top (FhHandView *self, int width, int height)
{
  FhHandLayout layout;

  g_return_val_if_fail (FH_IS_HAND_VIEW (self), 0);

  layout = fh_hand_layout (self->capacity, width, height, fh_hand_view_has_touch (self));
  return self->cards->len > 0 ? (int) place_of (self, &layout, 0, width, height).y : height;
}

/* How wide a tag of card @index at @place can be until the next one, or the end of the hand. */
static int
room_of_tag (FhHandView *self,
             const FhHandLayout *layout,
             int index,
             graphene_point_t place,
             int width,
             int height)
{
  for (int i = index + 1; i < (int) self->cards->len; i++)
    {
      graphene_point_t next = place_of (self, layout, i, width, height);

      if (next.y != place.y)
        break;
      if (fh_card_widget_get_tag (g_ptr_array_index (self->cards, i)) != NULL)
        return (int) (next.x - place.x);
    }
  return (int) (width - place.x);
}

void
fh_hand_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhHandView *self = FH_HAND_VIEW (widget);
  FhHandLayout layout =
      fh_hand_layout (self->capacity, width, height, fh_hand_view_has_touch (self));
  int n = (int) self->cards->len;

  for (int i = 0; i < n; i++)
    {
      FhCardWidget *card = g_ptr_array_index (self->cards, i);
      graphene_point_t place = place_of (self, &layout, i, width, height);

      fh_card_widget_set_tag_room (card, room_of_tag (self, &layout, i, place, width, height));
      fh_card_drag_place (self->drag, GTK_WIDGET (card), &place);
      gtk_widget_allocate (
          GTK_WIDGET (card), layout.card_width, layout.card_height, -1,
          fh_hand_motion_place (self->motion, GTK_WIDGET (card), &place, layout.card_width));
    }
}

void
fh_hand_view_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 280 : 72;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 160;

  /* GTK wants every child to have been measured. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
}
