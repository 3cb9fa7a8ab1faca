/* fh-felt.c: the cloth of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-felt.h"

#include "fh-texture.h"

/* The picture: fine enough that no step is seen when it is stretched over a large screen. */
#define SIZE 32

static const struct
{
  const char *name;
  const char *colours[3]; /* in the middle, at 45 % of the way out, in the corners */
} felts[] = {
  { "green", { "#2f7a57", "#246549", "#174a34" } },
  { "blue", { "#33689a", "#28557f", "#183a5a" } },
  { "burgundy", { "#883349", "#70293c", "#4c1826" } },
  { "slate", { "#55626d", "#455059", "#2c343b" } },
};

static int
find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (felts); i++)
    if (g_str_equal (felts[i].name, name))
      return (int) i;
  return -1;
}

static GdkTexture *
draw (guint index)
{
  static const double stops[] = { 0, 0.45, 1 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  /* Stretched, it is an ellipse that goes through the corners. */
  cairo_pattern_t *light = cairo_pattern_create_radial (SIZE / 2.0, SIZE / 2.0, 0, SIZE / 2.0,
                                                        SIZE / 2.0, SIZE * G_SQRT2 / 2);

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      GdkRGBA colour;

      gdk_rgba_parse (&colour, felts[index].colours[i]);
      cairo_pattern_add_color_stop_rgb (light, stops[i], (double) colour.red, (double) colour.green,
                                        (double) colour.blue);
    }
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
  cairo_destroy (cr);
  return fh_texture_new_for_surface (surface);
}

void
fh_felt_snapshot (GtkSnapshot *snapshot, const char *name, int width, int height)
{
  static GdkTexture *textures[G_N_ELEMENTS (felts)]; /* kept as long as the program runs */
  int index = find (name);

  if (index < 0)
    return;
  if (textures[index] == NULL)
    textures[index] = draw ((guint) index);
  gtk_snapshot_append_texture (snapshot, textures[index],
                               &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}
