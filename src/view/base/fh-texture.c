/* fh-texture.c: pictures drawn once and put on the screen often.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-texture.h"

#include <librsvg/rsvg.h>

/* Takes back that cairo has multiplied the colours of @pixel by its opacity. */
static guint32
straighten (guint32 pixel)
{
  guint32 opacity = pixel >> 24, straight = opacity << 24;

  for (int shift = 0; shift < 24; shift += 8)
    {
      guint32 value = pixel >> shift & 0xff;

      straight |= MIN ((value * 255 + opacity / 2) / opacity, 255) << shift;
    }
  return straight;
}

GBytes *
fh_texture_take_pixels (cairo_surface_t *surface)
{
  gsize n = (gsize) cairo_image_surface_get_stride (surface)
            * (gsize) cairo_image_surface_get_height (surface);
  guint32 *pixels;

  cairo_surface_flush (surface);
  pixels = (guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  for (gsize i = 0; i < n / sizeof *pixels; i++)
    if (pixels[i] >> 24 != 0 && pixels[i] >> 24 != 0xff)
      pixels[i] = straighten (pixels[i]);
  return g_bytes_new_with_free_func (pixels, n, (GDestroyNotify) cairo_surface_destroy, surface);
}

GdkTexture *
fh_texture_new (int width, int height, GBytes *pixels)
{
  return gdk_memory_texture_new (
      width, height, G_BYTE_ORDER == G_LITTLE_ENDIAN ? GDK_MEMORY_B8G8R8A8 : GDK_MEMORY_A8R8G8B8,
      pixels, (gsize) cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width));
}

GdkTexture *
fh_texture_new_for_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) pixels = fh_texture_take_pixels (surface);

  return fh_texture_new (width, height, pixels);
}

GdkTexture *
fh_texture_new_for_svg (const char *resource, int size)
{
  g_autoptr (GInputStream) stream =
      g_resources_open_stream (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  RsvgHandle *handle =
      stream != NULL
          ? rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, NULL)
          : NULL;
  const RsvgRectangle room = { 0, 0, size, size };
  cairo_surface_t *surface;
  cairo_t *cr;

  if (handle == NULL)
    return NULL;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cr = cairo_create (surface);
  rsvg_handle_render_document (handle, cr, &room, NULL);
  cairo_destroy (cr);
  g_object_unref (handle);
  return fh_texture_new_for_surface (surface);
}
