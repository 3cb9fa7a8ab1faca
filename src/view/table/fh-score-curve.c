/* fh-score-curve.c: how the score of a game has gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-score-curve.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* Lengths in pixels, of usual text. */
#define LEAST_WIDTH 240
#define HEIGHT      150
#define GAP         6
#define LINE_WIDTH  2.5
#define DOT         3.5

struct _FhScoreCurve
{
  GtkWidget parent_instance;

  int n_sides;
  char *names[FH_MAX_SEATS];
  GArray *totals; /* int, of all sides, then of all sides a deal later */
  int target;
  gboolean has_goal; /* the target ends the game */
  gboolean has_bog;  /* FH_BOG loses it */
};

G_DEFINE_FINAL_TYPE (FhScoreCurve, fh_score_curve, GTK_TYPE_WIDGET)

/* Colours that are told apart on a light ground and on a dark one. */
static const char *const on_light[FH_MAX_SEATS] = { "#1a5fb4", "#c64600", "#1d7a4f",
                                                    "#813d9c", "#865e3c", "#a51d2d" };
static const char *const on_dark[FH_MAX_SEATS] = { "#99c1f1", "#ffbe6f", "#8ff0a4",
                                                   "#dc8add", "#f9f06b", "#f8a8a0" };

static int
total_of (FhScoreCurve *self, guint deal, int side)
{
  return g_array_index (self->totals, int, deal *(guint) self->n_sides + (guint) side);
}

static guint
count_points (FhScoreCurve *self)
{
  return self->n_sides > 0 ? self->totals->len / (guint) self->n_sides : 0;
}

/* --- Drawing --- */

typedef struct
{
  double left, right, top, bottom;
  int least, most; /* points at the bottom and at the top */
  guint n;
  GdkRGBA ink;
} Plot;

static double
get_x (const Plot *plot, guint deal)
{
  return plot->left + (plot->right - plot->left) * deal / MAX (plot->n - 1, 1);
}

static double
get_y (const Plot *plot, int points)
{
  return plot->bottom
         - (plot->bottom - plot->top) * (points - plot->least) / (plot->most - plot->least);
}

static PangoLayout *
write_text (FhScoreCurve *self, const char *text, int *width, int *height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_get_pixel_size (layout, width, height);
  return layout;
}

/* A line across at @points, with them before it. */
static void
draw_level (FhScoreCurve *self, GtkSnapshot *snapshot, cairo_t *cr, const Plot *plot, int points)
{
  static const double dashes[] = { 4, 4 };
  g_autofree char *text = fh_table_points (points);
  int width, height;
  g_autoptr (PangoLayout) layout = write_text (self, text, &width, &height);
  double y = get_y (plot, points);

  cairo_set_source_rgba (cr, plot->ink.red, plot->ink.green, plot->ink.blue, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, dashes, points == 0 ? 0 : G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, plot->left, (int) y + 0.5);
  cairo_line_to (cr, plot->right, (int) y + 0.5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (plot->left - GAP - width),
                                                          (float) (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, &plot->ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_side (FhScoreCurve *self, cairo_t *cr, const Plot *plot, int side, const GdkRGBA *color)
{
  /* The first side without gaps, each further one in shorter pieces. */
  double dashes[] = { 14.0 / (side + 1) + 2, 4 };

  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dashes, side == 0 ? 0 : G_N_ELEMENTS (dashes), 0);
  for (guint i = 0; i < plot->n; i++)
    cairo_line_to (cr, get_x (plot, i), get_y (plot, total_of (self, i, side)));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < plot->n; i++)
    {
      cairo_arc (cr, get_x (plot, i), get_y (plot, total_of (self, i, side)), DOT, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/* Where the names at the ends of the lines go: each beside its end, but not over another one. */
static void
spread_names (FhScoreCurve *self, const Plot *plot, int height, double y[FH_MAX_SEATS])
{
  int order[FH_MAX_SEATS];

  for (int side = 0; side < self->n_sides; side++)
    {
      int at = side;

      for (; at > 0
             && total_of (self, plot->n - 1, order[at - 1]) < total_of (self, plot->n - 1, side);
           at--)
        order[at] = order[at - 1];
      order[at] = side;
    }
  for (int i = 0; i < self->n_sides; i++)
    {
      double wanted = get_y (plot, total_of (self, plot->n - 1, order[i])) - height / 2.0;

      y[order[i]] = i > 0 ? MAX (wanted, y[order[i - 1]] + height) : MAX (wanted, 0);
    }
  /* What was pushed below the ground moves up again. */
  for (int i = self->n_sides - 1; i >= 0; i--)
    {
      double floor =
          gtk_widget_get_height (GTK_WIDGET (self)) - (double) height * (self->n_sides - i);

      y[order[i]] = MIN (y[order[i]], floor);
    }
}

static void
measure_plot (FhScoreCurve *self, Plot *plot)
{
  int width, height, names = 0, levels = 0;
  const int marks[] = { self->target, FH_BOG };

  plot->n = count_points (self);
  plot->least = 0;
  plot->most = self->target;
  for (guint i = 0; i < self->totals->len; i++)
    {
      plot->least = MIN (plot->least, g_array_index (self->totals, int, i));
      plot->most = MAX (plot->most, g_array_index (self->totals, int, i));
    }
  /* How far it is to the end below is told once it comes near. */
  if (self->has_bog && plot->least < FH_BOG / 2)
    plot->least = MIN (plot->least, FH_BOG);
  for (int side = 0; side < self->n_sides; side++)
    {
      g_autoptr (PangoLayout) layout = write_text (self, self->names[side], &width, &height);

      names = MAX (names, width);
    }
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autofree char *text = fh_table_points (marks[i]);
      g_autoptr (PangoLayout) layout = write_text (self, text, &width, &height);

      levels = MAX (levels, width);
    }
  plot->left = levels + 2 * GAP;
  plot->right = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - names - 2 * GAP, plot->left + 1);
  plot->top = height / 2.0 + DOT;
  plot->bottom = gtk_widget_get_height (GTK_WIDGET (self)) - height / 2.0 - DOT;
  fh_compat_get_color (GTK_WIDGET (self), &plot->ink);
}

static void
fh_score_curve_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhScoreCurve *self = FH_SCORE_CURVE (widget);
  double y[FH_MAX_SEATS];
  int width, height;
  gboolean is_dark;
  cairo_t *cr;
  Plot plot;

  if (count_points (self) == 0)
    return;
  measure_plot (self, &plot);
  is_dark = plot.ink.red + plot.ink.green + plot.ink.blue > 1.5;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  draw_level (self, snapshot, cr, &plot, 0);
  if (self->has_goal)
    draw_level (self, snapshot, cr, &plot, self->target);
  if (self->has_bog && plot.least <= FH_BOG)
    draw_level (self, snapshot, cr, &plot, FH_BOG);

  g_object_unref (write_text (self, self->names[0], &width, &height));
  spread_names (self, &plot, height, y);
  for (int side = 0; side < self->n_sides; side++)
    {
      g_autoptr (PangoLayout) layout = write_text (self, self->names[side], &width, &height);
      GdkRGBA color;

      gdk_rgba_parse (&color, is_dark ? on_dark[side] : on_light[side]);
      draw_side (self, cr, &plot, side, &color);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
          snapshot, &GRAPHENE_POINT_INIT ((float) plot.right + 2 * GAP - 2, (float) y[side]));
      gtk_snapshot_append_layout (snapshot, layout, &color);
      gtk_snapshot_restore (snapshot);
    }
  cairo_destroy (cr);
}

/* --- The widget --- */

static void
fh_score_curve_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  double scale = fh_widget_get_text_scale (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = MAX (LEAST_WIDTH, (int) (LEAST_WIDTH * scale));
    }
  else
    {
      *minimum = *natural = (int) (HEIGHT * scale);
    }
}

static void
forget (FhScoreCurve *self)
{
  for (int side = 0; side < self->n_sides; side++)
    g_clear_pointer (&self->names[side], g_free);
  self->n_sides = 0;
  g_array_set_size (self->totals, 0);
}

static void
fh_score_curve_finalize (GObject *object)
{
  forget (FH_SCORE_CURVE (object));
  G_OBJECT_CLASS (fh_score_curve_parent_class)->finalize (object);
}

static void
fh_score_curve_class_init (FhScoreCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fh_score_curve_finalize;
  FH_HOLDS (klass, FhScoreCurve, totals, g_array_unref);
  widget_class->measure = fh_score_curve_measure;
  widget_class->snapshot = fh_score_curve_snapshot;
  gtk_widget_class_set_css_name (widget_class, "curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fh_score_curve_init (FhScoreCurve *self)
{
  self->totals = g_array_new (FALSE, FALSE, sizeof (int));
}

GtkWidget *
fh_score_curve_new (void)
{
  return g_object_new (FH_TYPE_SCORE_CURVE, NULL);
}

void
fh_score_curve_update (FhScoreCurve *self, const FhScene *scene, GArray *deals)
{
  g_autofree char *score = NULL;

  g_return_if_fail (FH_IS_SCORE_CURVE (self));

  forget (self);
  if (deals->len > 0)
    {
      const FhTable *first = &g_array_index (deals, FhTable, 0);

      self->n_sides = first->rules.n_sides;
      self->target = first->rules.target;
      self->has_goal = first->rules.deals == 0;
      self->has_bog = self->has_goal && first->rules.bog;
      for (int side = 0; side < self->n_sides; side++)
        {
          int before = first->totals[side] - first->points[side];

          self->names[side] = fh_sentence_side (scene, side, TRUE);
          g_array_append_val (self->totals, before);
        }
      for (guint i = 0; i < deals->len; i++)
        for (int side = 0; side < self->n_sides; side++)
          {
            int total = g_array_index (deals, FhTable, i).totals[side];

            g_array_append_val (self->totals, total);
          }
    }
  score = fh_sentence_score (scene);
  fh_widget_describe (GTK_WIDGET (self), _ ("The score after each deal"), score);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
