/* fh-card-row.c: cards side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-row.h"

#include "fh-card-drag.h"
#include "fh-made.h"

/* How much of each card shows at least in a row that grows, as a part of its width. */
#define LEAST_STEP 0.3

#define GAP 4

struct _FhCardRow
{
  GtkWidget parent_instance;

  int card_width;
  gboolean grows;
  FhCardDrag *drag; /* NULL: it is only looked at */
  GPtrArray *cards; /* FhCardWidget; they are children */
};

G_DEFINE_FINAL_TYPE (FhCardRow, fh_card_row, GTK_TYPE_WIDGET)

static void
fh_card_row_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  FhCardRow *self = FH_CARD_ROW (widget);
  int n = MAX ((int) self->cards->len, 1);

  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_measure (g_ptr_array_index (self->cards, i), orientation, -1, NULL, NULL, NULL,
                        NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->card_width + MIN (n - 1, 4) * (self->card_width / 4);
      *natural = n * self->card_width + (n - 1) * GAP;
    }
  else
    {
      *minimum = *natural = fh_card_art_height (self->card_width);
    }
}

/* The width of a card, where the row has @width and @height. */
static int
get_width (FhCardRow *self, int width, int height)
{
  int by_width = (int) (width / (1 + LEAST_STEP * ((int) self->cards->len - 1)));

  return self->grows ? MAX (self->card_width, MIN (height * 5 / 7, by_width)) : self->card_width;
}

static void
fh_card_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhCardRow *self = FH_CARD_ROW (widget);
  int n = (int) self->cards->len;
  int w = get_width (self, width, height) & ~1;
  int rows = 1, per_row = n, step, row_step = 0;

  /* Two rows if one would hide more than three quarters of each card and two do not. */
  if (n > 4 && (width - w) / (n - 1) < w / 3 && height >= fh_card_art_height (w) * 3 / 2)
    {
      rows = 2;
      per_row = (n + 1) / 2;
      row_step = MIN (height - fh_card_art_height (w), fh_card_art_height (w) / 2);
    }
  step = per_row > 1 ? MIN (w + GAP, (width - w) / (per_row - 1)) : 0;

  for (int i = 0; i < n; i++)
    {
      int row = i / MAX (per_row, 1);
      int in_row = row == rows - 1 ? n - row * per_row : per_row;
      GtkWidget *card = g_ptr_array_index (self->cards, i);
      graphene_point_t place;
      int x = (width - w - (MAX (row > 0 ? per_row : in_row, 1) - 1) * step) / 2;

      graphene_point_init (&place, x + (i - row * per_row) * step, row * row_step);
      if (self->drag != NULL)
        fh_card_drag_place (self->drag, card, &place);
      gtk_widget_allocate (card, w, fh_card_art_height (w), -1,
                           gsk_transform_translate (NULL, &place));
    }
}

static void
fh_card_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhCardRow *self = FH_CARD_ROW (widget);

  if (self->drag != NULL)
    fh_card_drag_snapshot (self->drag, snapshot);
  else
    GTK_WIDGET_CLASS (fh_card_row_parent_class)->snapshot (widget, snapshot);
}

/* The card that has the focus, or -1. */
static int
focused_index (FhCardRow *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (gtk_widget_has_focus (g_ptr_array_index (self->cards, i)))
      return (int) i;
  return -1;
}

static gboolean
fh_card_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhCardRow *self = FH_CARD_ROW (widget);
  int index = focused_index (self);

  if (self->drag == NULL)
    return FALSE;
  if (index >= 0 && direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;
  index = index < 0 ? 0 : index + (direction == GTK_DIR_RIGHT ? 1 : -1);
  return index >= 0 && index < (int) self->cards->len
         && gtk_widget_grab_focus (g_ptr_array_index (self->cards, index));
}

static void
chosen_cb (FhCardRow *self, FhCardWidget *card)
{
  g_signal_emit_by_name (self, "card-activated", (guint) fh_card_widget_get_card (card));
}

static void
dropped_cb (FhCardRow *self, FhCardWidget *card, double x, double y, gboolean is_flick)
{
  g_signal_emit_by_name (self, "card-dropped", (guint) fh_card_widget_get_card (card), x, y);
}

static void
clear (FhCardRow *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cards, i));
  g_ptr_array_set_size (self->cards, 0);
}

static void
fh_card_row_dispose (GObject *object)
{
  clear (FH_CARD_ROW (object));

  G_OBJECT_CLASS (fh_card_row_parent_class)->dispose (object);
}

static void
fh_card_row_class_init (FhCardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_card_row_dispose;
  widget_class->measure = fh_card_row_measure;
  widget_class->size_allocate = fh_card_row_size_allocate;
  widget_class->snapshot = fh_card_row_snapshot;
  widget_class->focus = fh_card_row_focus;

  FH_MADE_WITH_INT (klass, FhCardRow, card_width, 1, G_MAXINT, 60);
  FH_DROPS (klass, FhCardRow, drag, g_object_unref);
  FH_HOLDS (klass, FhCardRow, cards, g_ptr_array_unref);

  fh_made_signal (klass, "card-activated", 1, G_TYPE_UINT);
  fh_made_signal (klass, "card-dropped", 3, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  gtk_widget_class_set_css_name (widget_class, "cards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_card_row_init (FhCardRow *self)
{
  self->cards = g_ptr_array_new ();
}

GtkWidget *
fh_card_row_new (int card_width)
{
  return g_object_new (FH_TYPE_CARD_ROW, "card-width", card_width, NULL);
}

void
fh_card_row_set_card_width (FhCardRow *self, int card_width)
{
  g_return_if_fail (FH_IS_CARD_ROW (self));

  self->card_width = card_width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fh_card_row_set_grows (FhCardRow *self, gboolean grows)
{
  g_return_if_fail (FH_IS_CARD_ROW (self));

  self->grows = grows;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
fh_card_row_set_active (FhCardRow *self)
{
  g_return_if_fail (FH_IS_CARD_ROW (self));
  g_return_if_fail (self->drag == NULL && self->cards->len == 0);

  self->drag = fh_card_drag_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->drag, "dropped", G_CALLBACK (dropped_cb), self);
}

void
fh_card_row_set_cards (FhCardRow *self, const FhCard *cards, int n, int trump)
{
  g_return_if_fail (FH_IS_CARD_ROW (self));

  if (n != (int) self->cards->len)
    {
      clear (self);
      for (int i = 0; i < n; i++)
        {
          GtkWidget *card = fh_card_widget_new (self->drag != NULL);

          if (self->drag != NULL)
            fh_connect (card, "chosen", chosen_cb, self);
          fh_card_widget_set_in_row (FH_CARD_WIDGET (card));
          gtk_widget_set_parent (card, GTK_WIDGET (self));
          g_ptr_array_add (self->cards, card);
        }
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  for (int i = 0; i < n; i++)
    {
      GtkWidget *card = g_ptr_array_index (self->cards, i);

      fh_card_widget_set_card (FH_CARD_WIDGET (card), cards[i], trump);
      if (self->drag == NULL)
        continue;
      gtk_widget_set_focusable (card, cards[i] != FH_CARD_NONE);
      gtk_widget_action_set_enabled (card, "card.choose", cards[i] != FH_CARD_NONE);
    }
}

FhCardWidget *
fh_card_row_get_nth (FhCardRow *self, int index)
{
  g_return_val_if_fail (FH_IS_CARD_ROW (self), NULL);

  return index >= 0 && index < (int) self->cards->len ? g_ptr_array_index (self->cards, index)
                                                      : NULL;
}
