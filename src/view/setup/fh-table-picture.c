/* fh-table-picture.c: a table as one sees it from above.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-picture.h"

#include <adwaita.h>
#include <math.h>

#include "fh-made.h"
#include "fh-style.h"

/* As parts of half the size. */
#define TABLE    0.64
#define CORNER   0.22 /* of a square table */
#define DISTANCE 0.72 /* of a place from the middle */
#define SEAT     0.17 /* radius of a place */
#define OWN_SEAT 0.22
#define EDGE     0.035

struct _FhTablePicture
{
  GtkWidget parent_instance;

  int size;
  gboolean has_rules;
  gboolean is_played;
  FhRules rules;
};

G_DEFINE_FINAL_TYPE (FhTablePicture, fh_table_picture, GTK_TYPE_WIDGET)

static const GdkRGBA felt = { 0.149f, 0.408f, 0.290f, 1.0f };
static const GdkRGBA felt_edge = { 0.094f, 0.275f, 0.192f, 1.0f };
static const GdkRGBA white = { 0.99f, 0.98f, 0.95f, 1.0f };
static const GdkRGBA dark = { 0.10f, 0.10f, 0.10f, 1.0f };
static const GdkRGBA edge_of_place = { 0.0f, 0.0f, 0.0f, 0.55f };
static const GdkRGBA inlay = { 1.0f, 1.0f, 1.0f, 0.16f };

/* The own side, then the others in turn. */
static const GdkRGBA sides[] = {
  { 0.965f, 0.761f, 0.196f, 1.0f },
  { 0.451f, 0.667f, 0.925f, 1.0f },
  { 0.937f, 0.561f, 0.455f, 1.0f },
};

/* With high contrast there are lines instead: what is filled is of the own side. */
typedef struct
{
  cairo_t *cr;
  double unit; /* half the size */
  gboolean is_high;
  GdkRGBA line;
  GdkRGBA ground;
} Pen;

static void
rounded (cairo_t *cr, double x, double y, double half_width, double half_height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + half_width - radius, y - half_height + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + half_width - radius, y + half_height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x - half_width + radius, y + half_height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x - half_width + radius, y - half_height + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* Fills the path with @fill, with an edge around it. */
static void
paint (const Pen *pen, const GdkRGBA *fill, const GdkRGBA *edge, double width)
{
  gdk_cairo_set_source_rgba (pen->cr, fill);
  cairo_fill_preserve (pen->cr);
  gdk_cairo_set_source_rgba (pen->cr, edge);
  cairo_set_line_width (pen->cr, MAX (width, 1.0));
  cairo_stroke (pen->cr);
}

static void
outline (const Pen *pen, double x, double y, double radius, gboolean is_square)
{
  cairo_new_path (pen->cr);
  if (is_square)
    rounded (pen->cr, x, y, radius * 0.94, radius * 0.94, radius * CORNER / TABLE);
  else
    cairo_arc (pen->cr, x, y, radius, 0, 2 * G_PI);
}

static void
draw_felt (const Pen *pen, double x, double y, double radius, gboolean is_square)
{
  outline (pen, x, y, radius, is_square);
  paint (pen, pen->is_high ? &pen->ground : &felt, pen->is_high ? &pen->line : &felt_edge,
         pen->is_high ? 1.5 : EDGE * pen->unit);
  if (pen->is_high)
    return;
  outline (pen, x, y, radius * 0.8, is_square);
  gdk_cairo_set_source_rgba (pen->cr, &inlay);
  cairo_set_line_width (pen->cr, 1.0);
  cairo_stroke (pen->cr);
}

/* A disc for the first side, a square for the second, a triangle for the third. */
static void
draw_place (const Pen *pen, double x, double y, double radius, int side, gboolean is_alone)
{
  gboolean is_own = side == 0;
  const GdkRGBA *fill = is_own || !is_alone ? &sides[side % (int) G_N_ELEMENTS (sides)] : &white;
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  if (is_own || is_alone)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  else if (side == 1)
    rounded (cr, x, y, radius * 0.88, radius * 0.88, radius * 0.25);
  else
    {
      cairo_move_to (cr, x, y - radius * 1.1);
      cairo_line_to (cr, x + radius * 1.05, y + radius * 0.8);
      cairo_line_to (cr, x - radius * 1.05, y + radius * 0.8);
      cairo_close_path (cr);
    }
  if (pen->is_high)
    paint (pen, is_own ? &pen->line : &pen->ground, &pen->line, 1.5);
  else
    paint (pen, fill, &edge_of_place, EDGE * pen->unit);
}

static void
draw_card (const Pen *pen, double x, double y, double half_width, double turn)
{
  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_rotate (pen->cr, turn);
  cairo_new_path (pen->cr);
  rounded (pen->cr, 0, 0, half_width, half_width * 1.4, half_width * 0.25);
  paint (pen, pen->is_high ? &pen->ground : &white, pen->is_high ? &pen->line : &dark,
         pen->is_high ? 1.5 : EDGE * pen->unit * 0.6);
  cairo_restore (pen->cr);
}

/* The places go round with the clock, from the person at the bottom. */
static void
draw_table (FhTablePicture *self, const Pen *pen)
{
  const FhRules *rules = &self->rules;
  int n = rules->n_seats;
  gboolean is_alone = rules->n_sides == n;
  double u = pen->unit;

  draw_felt (pen, u, u, TABLE * u, n == 2 || n == 4);
  if (self->is_played)
    {
      draw_card (pen, u * 0.86, u * 1.02, u * 0.15, -0.3);
      draw_card (pen, u * 1.12, u * 0.98, u * 0.15, 0.25);
    }
  for (int seat = n - 1; seat >= 0; seat--)
    {
      double angle = G_PI_2 + seat * 2 * G_PI / n;
      double x = u + DISTANCE * u * cos (angle), y = u + DISTANCE * u * sin (angle);
      int side = (rules->side_of[seat] - rules->side_of[0] + rules->n_sides) % rules->n_sides;

      if (seat >= rules->n_callers)
        draw_card (pen, x, y, u * 0.14, 0);
      else
        draw_place (pen, x, y, (seat == 0 ? OWN_SEAT : SEAT) * u, side, is_alone);
    }
}

static void
fh_table_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhTablePicture *self = FH_TABLE_PICTURE (widget);
  AdwStyleManager *style = adw_style_manager_get_default ();
  gboolean is_dark = adw_style_manager_get_dark (style);
  int size = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  Pen pen = { .unit = size / 2.0,
              .is_high = adw_style_manager_get_high_contrast (style),
              .line = is_dark ? white : dark,
              .ground = is_dark ? dark : white };
  float x = (float) (gtk_widget_get_width (widget) - size) / 2;
  float y = (float) (gtk_widget_get_height (widget) - size) / 2;

  if (size <= 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  pen.cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  if (self->has_rules)
    draw_table (self, &pen);
  else
    for (int i = 0; i < 4; i++)
      draw_felt (&pen, pen.unit * (0.58 + 0.84 * (i % 2)), pen.unit * (0.58 + 0.84 * (i / 2)),
                 pen.unit * 0.32, i == 0 || i == 3);
  cairo_destroy (pen.cr);
  gtk_snapshot_restore (snapshot);
}

static void
fh_table_picture_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = FH_TABLE_PICTURE (widget)->size;
}

static void
fh_table_picture_class_init (FhTablePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FH_MADE_WITH_INT (G_OBJECT_CLASS (klass), FhTablePicture, size, 0, G_MAXINT, 0);

  widget_class->snapshot = fh_table_picture_snapshot;
  widget_class->measure = fh_table_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "table-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fh_table_picture_init (FhTablePicture *self)
{
  fh_style_redraw (GTK_WIDGET (self));
}

GtkWidget *
fh_table_picture_new (int size)
{
  return g_object_new (FH_TYPE_TABLE_PICTURE, "size", size, NULL);
}

void
fh_table_picture_show (FhTablePicture *self, const FhRules *rules, gboolean is_played)
{
  g_return_if_fail (FH_IS_TABLE_PICTURE (self));
  g_return_if_fail (rules != NULL);

  self->rules = *rules;
  self->has_rules = TRUE;
  self->is_played = is_played;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
