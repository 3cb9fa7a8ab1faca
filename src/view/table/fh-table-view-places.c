/* fh-table-view-places.c: where the players and their cards are on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-needs.h"

int
fh_table_view_offset (FhTableView *self, int seat)
{
  return (seat - self->person + self->n_seats) % self->n_seats;
}

FhCardRow *
fh_table_view_get_open (FhTableView *self, int seat)
{
  int k;

  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  k = self->n_seats > 0 ? fh_table_view_offset (self, seat) : 0;

  return fh_seats_have (self->open_seats, k) ? FH_CARD_ROW (self->open[k]) : NULL;
}

FhDummyView *
fh_table_view_get_dummy (FhTableView *self, int seat)
{
  int k;

  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  k = self->n_seats > 0 ? fh_table_view_offset (self, seat) : 0;

  return fh_seats_have (self->dummy_seats, k) ? FH_DUMMY_VIEW (self->dummies[k]) : NULL;
}

FhDummyView *
fh_table_view_get_own_dummy (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return FH_DUMMY_VIEW (self->dummies[OWN_DUMMY]);
}

GtkWidget *
fh_table_view_get_place (FhTableView *self, int seat)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->n_seats > 0 ? self->places[fh_table_view_offset (self, seat)] : NULL;
}

gboolean
fh_table_view_get_slot (FhTableView *self, int seat, graphene_rect_t *box)
{
  const GdkRectangle *slot;

  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), FALSE);

  if (self->n_seats == 0)
    return FALSE;
  slot = &self->layout.slots[fh_table_view_offset (self, seat)];
  graphene_rect_init (box, slot->x, slot->y, slot->width, slot->height);

  return slot->width > 0;
}

/* How much is lost for each pixel of @child that is covered. */
static double
weigh (FhTableView *self, GtkWidget *child)
{
  gboolean is_box = child == self->contract || child == self->score;

  for (int k = 1; k < FH_MAX_SEATS; k++)
    is_box |= child == self->places[k] || child == self->open[k];
  return is_box ? 1 : 8;
}

int
fh_table_view_find_free (FhTableView *self, int width, int height)
{
  typedef struct
  {
    graphene_rect_t box;
    double weight;
  } Taken;
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Taken));
  GtkWidget *table = GTK_WIDGET (self);
  double least = G_MAXDOUBLE;
  graphene_rect_t box, common;
  int best = 0;

  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), 0);

  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Taken taken = { .weight = weigh (self, child) };

      if (gtk_widget_get_mapped (child) && gtk_widget_get_can_target (child)
          && gtk_widget_compute_bounds (child, table, &taken.box))
        g_array_append_val (all, taken);
    }
  graphene_rect_init (&box, (float) (gtk_widget_get_width (table) - width) / 2, 0, (float) width,
                      (float) height);
  for (int y = FH_TABLE_NARROW_MARGIN; y <= gtk_widget_get_height (table) - height && least > 0;
       y++)
    {
      double covered = 0;

      box.origin.y = (float) y;
      for (guint i = 0; i < all->len; i++)
        if (graphene_rect_intersection (&box, &g_array_index (all, Taken, i).box, &common))
          covered += g_array_index (all, Taken, i).weight
                     * (double) (common.size.width * common.size.height);
      if (covered >= least)
        continue;
      least = covered;
      best = y;
    }
  return best;
}

/* A card comes out of the own hand, or from the place of its player. */
gboolean
fh_table_view_trick_start (int seat, FhCard card, graphene_rect_t *from, gpointer table_view)
{
  FhTableView *self = table_view;
  FhCardWidget *own = fh_hand_view_get_widget (FH_HAND_VIEW (self->hand), card);
  const GdkRectangle *at = &self->layout.places[fh_table_view_offset (self, seat)];

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || at->width == 0)
    return FALSE;
  if (own == NULL && fh_table_view_get_dummy (self, seat) != NULL)
    own = fh_dummy_view_get_widget (fh_table_view_get_dummy (self, seat), card);
  else if (seat != self->person)
    own = NULL;
  if (own != NULL)
    return gtk_widget_compute_bounds (GTK_WIDGET (own), GTK_WIDGET (self), from);

  graphene_rect_init (from, at->x + at->width / 2 - 15, at->y + at->height / 2 - 21, 30, 42);
  return TRUE;
}
