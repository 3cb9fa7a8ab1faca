/* fh-card-shadow.c: what a card throws on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-shadow.h"

#include <math.h>

#include "fh-card-art.h"

/* In logical pixels: how far below the card it lies, and the standard deviation of its blur. */
#define DROP  1.0
#define SIGMA 1.5

/* How dark it is where nothing else is lit. */
#define STRENGTH 0.38

/* How far (@x, @y) is outside of a rectangle of @width × @height around the origin with corners of
 * @radius; negative inside. */
static double
distance (double x, double y, double width, double height, double radius)
{
  double dx = fabs (x) - width / 2 + radius, dy = fabs (y) - height / 2 + radius;

  return hypot (fmax (dx, 0), fmax (dy, 0)) + fmin (fmax (dx, dy), 0) - radius;
}

cairo_surface_t *
fh_card_shadow_new (int width, int height, double radius, int scale)
{
  int margin = FH_CARD_SHADOW_MARGIN * scale;
  int all_width = width + 2 * margin, all_height = height + 2 * margin;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, all_width, all_height);
  int stride = cairo_image_surface_get_stride (surface) / 4;
  uint32_t *pixels = (uint32_t *) (void *) cairo_image_surface_get_data (surface);

  if (pixels == NULL)
    return surface;

  for (int y = 0; y < all_height; y++)
    for (int x = 0; x < all_width; x++)
      {
        double cx = x + 0.5 - all_width / 2.0, cy = y + 0.5 - all_height / 2.0;
        double below;

        /* The card itself hides it, up to the edge that is drawn smoothly. */
        if (distance (cx, cy, width, height, radius) < -1.5 * scale)
          continue;
        below = distance (cx, cy - DROP * scale, width, height, radius);
        pixels[y * stride + x] =
            (uint32_t) lround (STRENGTH * erfc (below / (SIGMA * scale * M_SQRT2)) / 2 * 255) << 24;
      }
  cairo_surface_mark_dirty (surface);
  return surface;
}
