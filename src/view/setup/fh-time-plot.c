/* fh-time-plot.c: how something has gone over time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-time-plot.h"

#include <math.h>

#include "fh-made.h"
#include "fh-plot.h"
#include "fh-widget.h"

/* Lengths in pixels, of usual text where they grow with it. */
#define LEAST_WIDTH   200
#define NATURAL_WIDTH 420
#define HEIGHT        130
#define GAP           6
#define DOT           3.5
#define LINE          2.5
#define THIN          1.0
#define BAND          10.0

typedef struct
{
  char *text;
  double value;
} Level;

typedef struct
{
  double value, low, high;
} Point;

struct _FhTimePlot
{
  GtkWidget parent_instance;

  GArray *levels; /* Level */
  GArray *points; /* Point */
  char *from;     /* of the first, */
  char *to;       /* and of the last */
};

G_DEFINE_FINAL_TYPE (FhTimePlot, fh_time_plot, GTK_TYPE_WIDGET)

static void
level_clear (gpointer data)
{
  g_free (((Level *) data)->text);
}

/* --- Drawing --- */

typedef struct
{
  double left, right, top, bottom;
  double least, most;
  guint n;
  gboolean is_rtl;
} Plot;

static double
get_x (const Plot *plot, guint i)
{
  double part = (i + 0.5) / plot->n;

  return plot->left + (plot->right - plot->left) * (plot->is_rtl ? 1.0 - part : part);
}

static double
get_y (const Plot *plot, double value)
{
  return plot->bottom
         - (plot->bottom - plot->top) * (value - plot->least) / (plot->most - plot->least);
}

static void
measure_plot (FhTimePlot *self, Plot *plot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = 0, height = 0, levels = 0, line;

  plot->n = self->points->len;
  plot->is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  plot->least = G_MAXDOUBLE;
  plot->most = -G_MAXDOUBLE;
  g_object_unref (fh_plot_layout (widget, self->from, 0, &width, &line));
  for (guint i = 0; i < self->levels->len; i++)
    {
      const Level *level = &g_array_index (self->levels, Level, i);

      g_object_unref (fh_plot_layout (widget, level->text, 0, &width, &height));
      levels = MAX (levels, width);
      plot->least = MIN (plot->least, level->value);
      plot->most = MAX (plot->most, level->value);
    }
  for (guint i = 0; i < plot->n; i++)
    {
      plot->least = MIN (plot->least, g_array_index (self->points, Point, i).low);
      plot->most = MAX (plot->most, g_array_index (self->points, Point, i).high);
    }
  if (plot->most <= plot->least)
    plot->most = plot->least + 1.0;
  plot->left = plot->is_rtl ? 0 : levels + GAP;
  plot->right = gtk_widget_get_width (widget) - (plot->is_rtl ? levels + GAP : 0);
  plot->right = MAX (plot->right, plot->left + 1);
  plot->top = height / 2.0;
  plot->bottom = gtk_widget_get_height (widget) - line - GAP - height / 2.0;
}

/* Whether the words of level @i would stand on those of an earlier one. */
static gboolean
is_crowded (FhTimePlot *self, const Plot *plot, guint i, int height)
{
  double y = get_y (plot, g_array_index (self->levels, Level, i).value);

  for (guint k = 0; k < i; k++)
    if (fabs (y - get_y (plot, g_array_index (self->levels, Level, k).value)) < height)
      return TRUE;
  return FALSE;
}

static void
draw_levels (FhTimePlot *self,
             GtkSnapshot *snapshot,
             cairo_t *cr,
             const Plot *plot,
             const FhPlotColors *colors)
{
  for (guint i = 0; i < self->levels->len; i++)
    {
      const Level *level = &g_array_index (self->levels, Level, i);
      int width, height;
      g_autoptr (PangoLayout) layout =
          fh_plot_layout (GTK_WIDGET (self), level->text, 0, &width, &height);
      double y = get_y (plot, level->value);

      if (is_crowded (self, plot, i, height))
        continue;
      gdk_cairo_set_source_rgba (cr, &colors->line);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, plot->left, (int) y + 0.5);
      cairo_line_to (cr, plot->right, (int) y + 0.5);
      cairo_stroke (cr);
      fh_plot_draw_text (snapshot, layout,
                         plot->is_rtl ? plot->right + GAP : plot->left - GAP - width,
                         y - height / 2.0, &colors->ink);
    }
}

/* What is likely, as a band around the line; of one point alone as a bar. */
static void
draw_band (FhTimePlot *self, cairo_t *cr, const Plot *plot, const FhPlotColors *colors)
{
  const Point *points = (const Point *) (gpointer) self->points->data;
  double half = plot->n == 1 ? BAND / 2 : 0.0;

  for (guint i = 0; i < plot->n; i++)
    for (int side = -1; side <= 1; side += 2)
      cairo_line_to (cr, get_x (plot, i) + side * half, get_y (plot, points[i].high));
  for (guint i = plot->n; i-- > 0;)
    for (int side = 1; side >= -1; side -= 2)
      cairo_line_to (cr, get_x (plot, i) + side * half, get_y (plot, points[i].low));
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &colors->soft);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colors->edge);
  cairo_set_line_width (cr, THIN);
  cairo_stroke (cr);
}

static void
draw_points (FhTimePlot *self, cairo_t *cr, const Plot *plot, const FhPlotColors *colors)
{
  const Point *points = (const Point *) (gpointer) self->points->data;

  gdk_cairo_set_source_rgba (cr, &colors->value);
  cairo_set_line_width (cr, LINE);
  for (guint i = 0; i < plot->n; i++)
    cairo_line_to (cr, get_x (plot, i), get_y (plot, points[i].value));
  cairo_stroke (cr);
  for (guint i = 0; i < plot->n; i++)
    {
      cairo_arc (cr, get_x (plot, i), get_y (plot, points[i].value), DOT, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/* When it begins and ends, below; what does not fit beside each other is left out. */
static void
draw_times (FhTimePlot *self, GtkSnapshot *snapshot, const Plot *plot, const FhPlotColors *colors)
{
  int first_width, last_width, height;
  g_autoptr (PangoLayout) first =
      fh_plot_layout (GTK_WIDGET (self), self->from, 0, &first_width, &height);
  g_autoptr (PangoLayout) last =
      fh_plot_layout (GTK_WIDGET (self), self->to, 0, &last_width, &height);
  double y = gtk_widget_get_height (GTK_WIDGET (self)) - height;

  fh_plot_draw_text (snapshot, first, plot->is_rtl ? plot->right - first_width : plot->left, y,
                     &colors->ink);
  if (first_width + 2 * GAP + last_width < plot->right - plot->left)
    fh_plot_draw_text (snapshot, last, plot->is_rtl ? plot->left : plot->right - last_width, y,
                       &colors->ink);
}

static void
fh_time_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhTimePlot *self = FH_TIME_PLOT (widget);
  FhPlotColors colors;
  cairo_t *cr;
  Plot plot;

  if (self->points->len == 0)
    return;
  fh_plot_get_colors (widget, &colors);
  measure_plot (self, &plot);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  draw_levels (self, snapshot, cr, &plot, &colors);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_band (self, cr, &plot, &colors);
  draw_points (self, cr, &plot, &colors);
  cairo_destroy (cr);
  draw_times (self, snapshot, &plot, &colors);
}

/* --- The widget --- */

static void
fh_time_plot_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = LEAST_WIDTH;
  *natural = NATURAL_WIDTH;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (HEIGHT * fh_widget_get_text_scale (widget));
}

static void
fh_time_plot_class_init (FhTimePlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = fh_time_plot_measure;
  widget_class->snapshot = fh_time_plot_snapshot;

  FH_HOLDS (klass, FhTimePlot, levels, g_array_unref);
  FH_HOLDS (klass, FhTimePlot, points, g_array_unref);
  FH_HOLDS (klass, FhTimePlot, from, g_free);
  FH_HOLDS (klass, FhTimePlot, to, g_free);
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fh_time_plot_init (FhTimePlot *self)
{
  /* The keyboard comes by, so that what is out of sight is scrolled to and told. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->levels = g_array_new (FALSE, FALSE, sizeof (Level));
  g_array_set_clear_func (self->levels, level_clear);
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
}

GtkWidget *
fh_time_plot_new (void)
{
  return g_object_new (FH_TYPE_TIME_PLOT, NULL);
}

void
fh_time_plot_add_level (FhTimePlot *self, double value, const char *text)
{
  Level level = { g_strdup (text), value };

  g_return_if_fail (FH_IS_TIME_PLOT (self));

  g_array_append_val (self->levels, level);
}

void
fh_time_plot_add (
    FhTimePlot *self, const char *from, const char *to, double value, double low, double high)
{
  Point point = { value, low, high };

  g_return_if_fail (FH_IS_TIME_PLOT (self));

  if (self->points->len == 0)
    self->from = g_strdup (from);
  g_free (self->to);
  self->to = g_strdup (to);
  g_array_append_val (self->points, point);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
