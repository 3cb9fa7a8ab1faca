/* fh-card-index.c: the letters and numbers in the corners of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-index.h"

/* Outlines are taken at this size, in user space, and scaled: no hinting, equal at every scale. */
#define OUTLINE_SIZE 100.0

/* Text may be set down to this share of its natural width before it becomes smaller. */
#define NARROWEST 0.74

/* Marks above and tails below may leave the line of the capitals by these shares of their height;
 * what is taller in all becomes smaller. */
#define MOST_ABOVE 0.1
#define MOST_BELOW 0.2

typedef struct
{
  double x1, y1, x2, y2;
} Extents;

PangoContext *
fh_card_index_context_new (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  pango_font_description_set_family_static (font, "Cantarell, Noto Sans, DejaVu Sans, sans-serif");
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, OUTLINE_SIZE * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);

  return context;
}

/* The outlines of @text with the baseline's start at the origin, and the box of their ink. */
static cairo_path_t *
outline (cairo_t *cr, PangoContext *context, const char *text, Extents *ink)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  cairo_path_t *path;

  pango_layout_set_text (layout, text, -1);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, 0, -pango_layout_get_baseline (layout) / (double) PANGO_SCALE);
  pango_cairo_layout_path (cr, layout);
  cairo_path_extents (cr, &ink->x1, &ink->y1, &ink->x2, &ink->y2);
  path = cairo_copy_path (cr);
  cairo_new_path (cr);
  cairo_restore (cr);

  return path;
}

void
fh_card_index_draw (cairo_t *cr,
                    PangoContext *context,
                    const char *text,
                    double centre,
                    double top,
                    double cap_height,
                    double max_width)
{
  Extents capital;
  Extents ink;
  cairo_path_t *path;

  cairo_path_destroy (outline (cr, context, "H", &capital));
  path = outline (cr, context, text, &ink);

  if (ink.x2 > ink.x1 && ink.y2 > ink.y1 && capital.y1 < 0)
    {
      double above = (1 + MOST_ABOVE) * cap_height;
      double below = (1 + MOST_BELOW) * cap_height;
      double scale = cap_height / -capital.y1;
      double narrow;

      if (ink.y1 < 0)
        scale = MIN (scale, above / -ink.y1);
      scale = MIN (scale, (above + MOST_BELOW * cap_height) / (ink.y2 - ink.y1));

      narrow = max_width / (scale * (ink.x2 - ink.x1));
      if (narrow < NARROWEST)
        {
          scale *= narrow / NARROWEST;
          narrow = NARROWEST;
        }
      narrow = MIN (narrow, 1);

      cairo_save (cr);
      cairo_translate (cr, centre, top + MIN (cap_height, below - ink.y2 * scale));
      cairo_scale (cr, scale * narrow, scale);
      cairo_translate (cr, -(ink.x1 + ink.x2) / 2, 0);
      cairo_append_path (cr, path);
      cairo_fill (cr);
      cairo_restore (cr);
    }

  cairo_path_destroy (path);
}
