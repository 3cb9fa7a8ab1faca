/* fh-texture.h: pictures drawn once and put on the screen often.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The pixels of @surface, an image, without copying them; takes the surface.  (transfer full) */
GBytes *fh_texture_bytes_of_surface (cairo_surface_t *surface);

/* A texture of the pixels of @surface, an image in CAIRO_FORMAT_ARGB32, without copying them; takes
 * the surface.  (transfer full) */
GdkTexture *fh_texture_new_for_surface (cairo_surface_t *surface);

G_END_DECLS
