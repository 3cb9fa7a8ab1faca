/* fh-emblem.c: by whose rules one plays, as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All is drawn on a square of which each side is 1 long.
 */
#include "fh-emblem.h"

#include <adwaita.h>
#include <math.h>

#include "fh-made.h"
#include "fh-style.h"

#define CORNER 0.22

struct _FhEmblem
{
  GtkWidget parent_instance;

  int size;
  FhPreset preset;
};

G_DEFINE_FINAL_TYPE (FhEmblem, fh_emblem, GTK_TYPE_WIDGET)

static const GdkRGBA felt = { 0.149f, 0.408f, 0.290f, 1.0f };
static const GdkRGBA white = { 0.99f, 0.98f, 0.95f, 1.0f };
static const GdkRGBA dark = { 0.10f, 0.10f, 0.10f, 1.0f };

/* --- What stands for a place --- */

/* A star of @n points with the radius @r, of which what lies between has the part @inner. */
static void
star (cairo_t *cr, double x, double y, double r, int n, double inner)
{
  for (int i = 0; i < 2 * n; i++)
    {
      double radius = i % 2 == 0 ? r : r * inner, angle = i * G_PI / n - G_PI_2;

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A leaf or a grain from @x and @y on, @length long and @width wide, in the direction @angle. */
static void
grain (cairo_t *cr, double x, double y, double length, double width, double angle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, length * 0.3, -width, length * 0.8, -width * 0.7, length, 0);
  cairo_curve_to (cr, length * 0.8, width * 0.7, length * 0.3, width, 0, 0);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_cross (cairo_t *cr)
{
  static const double stars[][3] = {
    { 0.50, 0.80, 0.13 }, { 0.24, 0.47, 0.12 }, { 0.48, 0.20, 0.12 },
    { 0.76, 0.38, 0.11 }, { 0.62, 0.55, 0.07 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (stars); i++)
    star (cr, stars[i][0], stars[i][1], stars[i][2], i + 1 < G_N_ELEMENTS (stars) ? 7 : 5, 0.45);
}

static void
draw_star (cairo_t *cr)
{
  star (cr, 0.5, 0.53, 0.37, 5, 0.42);
}

/* The leaves grow shorter towards the tip. */
static void
draw_fern (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.03);
  cairo_move_to (cr, 0.20, 0.88);
  cairo_curve_to (cr, 0.34, 0.66, 0.50, 0.44, 0.80, 0.16);
  cairo_stroke (cr);
  for (int i = 0; i < 8; i++)
    {
      double t = 0.16 + i * 0.105, s = 1 - t;
      double x = s * s * s * 0.20 + 3 * s * s * t * 0.34 + 3 * s * t * t * 0.50 + t * t * t * 0.80;
      double y = s * s * s * 0.88 + 3 * s * s * t * 0.66 + 3 * s * t * t * 0.44 + t * t * t * 0.16;
      double length = 0.33 * (1 - 0.8 * t);

      grain (cr, x, y, length, 0.045, -G_PI_4 - 0.95);
      grain (cr, x, y, length, 0.045, -G_PI_4 + 0.95);
    }
}

static void
draw_maple (cairo_t *cr)
{
  /* The right half, from the tip to the stalk. */
  static const double points[][2] = {
    { 0.50, 0.08 }, { 0.59, 0.25 },  { 0.69, 0.20 },  { 0.65, 0.44 }, { 0.77, 0.33 },
    { 0.80, 0.41 }, { 0.94, 0.38 },  { 0.88, 0.53 },  { 0.93, 0.57 }, { 0.70, 0.75 },
    { 0.73, 0.83 }, { 0.525, 0.79 }, { 0.525, 0.94 },
  };
  int n = (int) G_N_ELEMENTS (points);

  for (int i = 0; i < n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  for (int i = n - 1; i >= 0; i--)
    cairo_line_to (cr, 1 - points[i][0], points[i][1]);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_wheat (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.035);
  cairo_move_to (cr, 0.5, 0.92);
  cairo_line_to (cr, 0.5, 0.30);
  cairo_stroke (cr);
  grain (cr, 0.5, 0.32, 0.24, 0.085, -G_PI_2);
  for (int i = 0; i < 4; i++)
    {
      double y = 0.40 + i * 0.125;

      grain (cr, 0.515, y, 0.25, 0.075, -G_PI_4 - 0.12);
      grain (cr, 0.485, y, 0.25, 0.075, -3 * G_PI_4 + 0.12);
    }
}

static void
rounded (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* @ground parts the one from the next. */
static void
draw_cards (cairo_t *cr, const GdkRGBA *ink, const GdkRGBA *ground)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0.5, 0.95);
      cairo_rotate (cr, i * 0.42);
      rounded (cr, -0.17, -0.78, 0.34, 0.52, 0.05);
      gdk_cairo_set_source_rgba (cr, ink);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, ground);
      cairo_set_line_width (cr, 0.035);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

static void
draw (cairo_t *cr, FhPreset preset, const GdkRGBA *ink, const GdkRGBA *ground)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (preset == FH_PRESET_CANADIAN_4)
    draw_maple (cr);
  else if (rules.family == FH_FAMILY_AUSTRALIAN)
    draw_cross (cr);
  else if (rules.family == FH_FAMILY_NEW_ZEALAND)
    draw_fern (cr);
  else if (rules.family == FH_FAMILY_MIDWEST)
    draw_wheat (cr);
  else if (rules.family == FH_FAMILY_CLASSIC)
    draw_cards (cr, ink, ground);
  else
    draw_star (cr);
}

/* --- The widget --- */

static void
fh_emblem_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhEmblem *self = FH_EMBLEM (widget);
  AdwStyleManager *style = adw_style_manager_get_default ();
  gboolean is_dark = adw_style_manager_get_dark (style);
  gboolean is_high = adw_style_manager_get_high_contrast (style);
  const GdkRGBA *ink = is_high && !is_dark ? &dark : &white;
  const GdkRGBA *ground = !is_high ? &felt : is_dark ? &dark : &white;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  cairo_t *cr;

  if (size <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) (width - size) / 2,
                                                                 (float) (height - size) / 2,
                                                                 (float) size, (float) size));
  cairo_translate (cr, (width - size) / 2.0, (height - size) / 2.0);
  cairo_scale (cr, size, size);
  rounded (cr, 0.02, 0.02, 0.96, 0.96, CORNER);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_fill_preserve (cr);
  if (is_high)
    {
      gdk_cairo_set_source_rgba (cr, ink);
      cairo_set_line_width (cr, 0.03);
      cairo_stroke (cr);
    }
  cairo_new_path (cr);
  draw (cr, self->preset, ink, ground);
  cairo_destroy (cr);
}

static void
fh_emblem_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  *minimum = *natural = FH_EMBLEM (widget)->size;
}

static void
fh_emblem_class_init (FhEmblemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FH_MADE_WITH_INT (klass, FhEmblem, size, 0, G_MAXINT, 0);
  FH_MADE_WITH_INT (klass, FhEmblem, preset, 0, FH_N_PRESETS - 1, 0);

  widget_class->snapshot = fh_emblem_snapshot;
  widget_class->measure = fh_emblem_measure;
  gtk_widget_class_set_css_name (widget_class, "emblem");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fh_emblem_init (FhEmblem *self)
{
  fh_style_redraw (GTK_WIDGET (self));
}

GtkWidget *
fh_emblem_new (int size, FhPreset preset)
{
  return g_object_new (FH_TYPE_EMBLEM, "size", size, "preset", (int) preset, NULL);
}
