/* fh-share-plot.c: shares as bars.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-share-plot.h"

#include "fh-made.h"
#include "fh-plot.h"
#include "fh-widget.h"

/* Lengths in pixels, of usual text where they grow with it. */
#define LEAST_WIDTH   200
#define NATURAL_WIDTH 420
#define BAR           10
#define GAP           6
#define ROW_GAP       12
#define LINE          2 /* of what is likely */
#define LINE_GAP      3

typedef struct
{
  char *name;
  char *text; /* NULL: a heading */
  double share, low, high;
} Item;

/* Where an item has its parts, in a width. */
typedef struct
{
  PangoLayout *name, *text;
  int name_width, name_height, text_width, text_height;
  gboolean is_stacked; /* the figures stand below the name, for want of room beside it */
  int height;          /* with the gap below */
} Place;

struct _FhSharePlot
{
  GtkWidget parent_instance;

  GArray *items;
};

G_DEFINE_FINAL_TYPE (FhSharePlot, fh_share_plot, GTK_TYPE_WIDGET)

static void
item_clear (gpointer data)
{
  Item *item = data;

  g_free (item->name);
  g_free (item->text);
}

static int
bar_height (FhSharePlot *self)
{
  return (int) (BAR * fh_widget_get_text_scale (GTK_WIDGET (self)));
}

static void
find_place (FhSharePlot *self, const Item *item, int width, Place *place)
{
  GtkWidget *widget = GTK_WIDGET (self);

  place->text = NULL;
  place->text_width = place->text_height = 0;
  place->is_stacked = FALSE;
  place->name = fh_plot_layout (widget, item->name, width, &place->name_width, &place->name_height);
  if (item->text == NULL)
    {
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (place->name, attributes);
      pango_attr_list_unref (attributes);
      pango_layout_get_pixel_size (place->name, &place->name_width, &place->name_height);
      place->height = place->name_height + GAP;
      return;
    }
  place->text = fh_plot_layout (widget, item->text, width, &place->text_width, &place->text_height);
  place->is_stacked = place->name_width + 2 * GAP + place->text_width > width;
  place->height = (place->is_stacked ? place->name_height + place->text_height
                                     : MAX (place->name_height, place->text_height))
                  + GAP + bar_height (self) + ROW_GAP;
  if (item->low < item->high)
    place->height += LINE_GAP + LINE;
}

static void
place_clear (Place *place)
{
  g_clear_object (&place->name);
  g_clear_object (&place->text);
}

/* --- Drawing --- */

static void
draw_box (GtkSnapshot *snapshot, double x, double y, double w, double h, const GdkRGBA *color)
{
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) w, (float) h));
}

/* The line below the bar, from the least to the most that is likely. */
static void
draw_likely (GtkSnapshot *snapshot,
             double width,
             double y,
             double from,
             double to,
             const FhPlotColors *colors)
{
  GskRoundedRect line;

  gsk_rounded_rect_init_from_rect (
      &line,
      &GRAPHENE_RECT_INIT ((float) (from * width), (float) y, (float) ((to - from) * width), LINE),
      LINE / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &line);
  gtk_snapshot_append_color (snapshot, &colors->value, &line.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_bar (FhSharePlot *self,
          GtkSnapshot *snapshot,
          const Item *item,
          double y,
          const FhPlotColors *colors)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = bar_height (self);
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double from = is_rtl ? 1.0 - item->high : item->low, to = is_rtl ? 1.0 - item->low : item->high;
  double length = width * item->share;
  const float one[] = { 1, 1, 1, 1 };
  const GdkRGBA edges[] = { colors->edge, colors->edge, colors->edge, colors->edge };
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (
      &frame, &GRAPHENE_RECT_INIT (0, (float) y, (float) width, (float) height),
      (float) height / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  draw_box (snapshot, 0, y, width, height, &colors->faint);
  draw_box (snapshot, is_rtl ? width - length : 0, y, length, height, &colors->value);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &frame, one, edges);
  if (from < to)
    draw_likely (snapshot, width, y + height + LINE_GAP, from, to, colors);
}

static void
fh_share_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhSharePlot *self = FH_SHARE_PLOT (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (widget), y = 0;
  FhPlotColors colors;

  fh_plot_get_colors (widget, &colors);
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);
      int below = y;
      Place place;

      find_place (self, item, width, &place);
      fh_plot_draw_text (snapshot, place.name, is_rtl ? width - place.name_width : 0, y,
                         &colors.ink);
      if (place.text != NULL)
        {
          below += place.is_stacked ? place.name_height : 0;
          fh_plot_draw_text (snapshot, place.text,
                             is_rtl == place.is_stacked ? width - place.text_width : 0, below,
                             &colors.ink);
          below +=
              place.is_stacked ? place.text_height : MAX (place.name_height, place.text_height);
          draw_bar (self, snapshot, item, below + GAP, &colors);
        }
      y += place.height;
      place_clear (&place);
    }
}

/* --- The widget --- */

static GtkSizeRequestMode
fh_share_plot_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fh_share_plot_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  FhSharePlot *self = FH_SHARE_PLOT (widget);

  *minimum = LEAST_WIDTH;
  *natural = NATURAL_WIDTH;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = 0;
  for (guint i = 0; i < self->items->len; i++)
    {
      Place place;

      find_place (self, &g_array_index (self->items, Item, i),
                  for_size > 0 ? for_size : LEAST_WIDTH, &place);
      *minimum += place.height;
      place_clear (&place);
    }
  /* Nothing comes below the last bar. */
  *minimum = MAX (*minimum - ROW_GAP, 0);
  *natural = *minimum;
}

static void
fh_share_plot_class_init (FhSharePlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = fh_share_plot_get_request_mode;
  widget_class->measure = fh_share_plot_measure;
  widget_class->snapshot = fh_share_plot_snapshot;

  FH_HOLDS (klass, FhSharePlot, items, g_array_unref);
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fh_share_plot_init (FhSharePlot *self)
{
  /* The keyboard comes by, so that what is out of sight is scrolled to and told. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (self->items, item_clear);
}

GtkWidget *
fh_share_plot_new (void)
{
  return g_object_new (FH_TYPE_SHARE_PLOT, NULL);
}

void
fh_share_plot_add_heading (FhSharePlot *self, const char *heading)
{
  Item item = { .name = g_strdup (heading) };

  g_return_if_fail (FH_IS_SHARE_PLOT (self));

  g_array_append_val (self->items, item);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fh_share_plot_add (
    FhSharePlot *self, const char *name, const char *text, double share, double low, double high)
{
  Item item = { g_strdup (name), g_strdup (text), share, low, high };

  g_return_if_fail (FH_IS_SHARE_PLOT (self));

  g_array_append_val (self->items, item);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
