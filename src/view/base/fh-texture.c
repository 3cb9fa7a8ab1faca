/* fh-texture.c: pictures drawn once and put on the screen often.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-texture.h"

GBytes *
fh_texture_bytes_of_surface (cairo_surface_t *surface)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  gsize height = (gsize) cairo_image_surface_get_height (surface);

  cairo_surface_flush (surface);
  return g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * height,
                                     (GDestroyNotify) cairo_surface_destroy, surface);
}

GdkTexture *
fh_texture_new_for_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = fh_texture_bytes_of_surface (surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}
