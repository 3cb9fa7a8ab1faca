/* fh-passing.c: cards that go to a player and vanish there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-passing.h"

/* The size at the end, as a share of that on the way. */
#define SMALL 0.3f

/* How far behind a place a card ends, in its own heights. */
#define PAST 1.2f

struct _FhPassing
{
  GtkWidget *lid; /* not owned */
  GArray *items;  /* Item */
};

typedef struct
{
  FhFlight *flight; /* owned */
  int width;
  FhPassingEnd end;
} Item;

static void
clear_item (Item *item)
{
  fh_flight_free (item->flight);
}

FhPassing *
fh_passing_new (GtkWidget *lid)
{
  FhPassing *self = g_new0 (FhPassing, 1);

  self->lid = lid;
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (self->items, (GDestroyNotify) clear_item);
  return self;
}

void
fh_passing_free (FhPassing *self)
{
  g_array_unref (self->items);
  g_free (self);
}

static void
arrived_cb (FhFlight *flight, gpointer user_data)
{
  FhPassing *self = user_data;

  for (guint i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, Item, i).flight == flight)
      {
        g_array_remove_index (self->items, i);
        return;
      }
}

void
fh_passing_send (FhPassing *self,
                 FhCard card,
                 int width,
                 const graphene_rect_t *from,
                 int seat,
                 FhPassingEnd end,
                 const FhFlightWay *way)
{
  Item item = { fh_flight_new (self->lid, seat), width, end };
  FhCardWidget *widget = fh_flight_get_card (item.flight);

  fh_card_widget_set_card (widget, card, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  g_array_append_val (self->items, item);
  fh_flight_start (item.flight, from, way, arrived_cb, self);
}

void
fh_passing_clear (FhPassing *self)
{
  g_array_set_size (self->items, 0);
}

guint
fh_passing_count (FhPassing *self)
{
  return self->items->len;
}

static graphene_rect_t
get_end (const Item *item, const FhTableLayout *layout, int k, int n_seats)
{
  const GdkRectangle *place = item->end == FH_PASSING_KITTY ? &layout->kitty : &layout->places[k];
  float width = (float) item->width * SMALL;
  float height = (float) fh_card_art_height (item->width) * SMALL;
  double x = 0, y = 0;

  if (item->end == FH_PASSING_PAST)
    fh_table_layout_direction (k, n_seats, &x, &y);
  return GRAPHENE_RECT_INIT ((float) place->x + ((float) place->width - width) / 2
                                 + (float) x * PAST * (float) fh_card_art_height (item->width),
                             (float) place->y + ((float) place->height - height) / 2
                                 + (float) y * PAST * (float) fh_card_art_height (item->width),
                             width, height);
}

void
fh_passing_allocate (FhPassing *self, const FhTableLayout *layout, int person, int n_seats)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);
      int k = (fh_flight_get_seat (item->flight) - person + n_seats) % n_seats;
      graphene_rect_t to = get_end (item, layout, k, n_seats);

      /* There is not always room for the kitty. */
      fh_flight_allocate (
          item->flight, item->end == FH_PASSING_KITTY && layout->kitty.width == 0 ? 0 : item->width,
          &to);
    }
}
