/* fh-texture.h: pictures drawn once and put on the screen often.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* The pixels of @surface, an image in CAIRO_FORMAT_ARGB32, whose colours are then no longer
 * multiplied by their opacity: GTK 4.8 without OpenGL reads each texture again for each
 * frame, seen or not, and takes three times as long where they are.  Takes the surface.  (transfer
 * full) */
GBytes *fh_texture_take_pixels (cairo_surface_t *surface);

/* A texture of @pixels, which fh_texture_take_pixels() gave of an image of @width × @height.
 * (transfer full) */
GdkTexture *fh_texture_new (int width, int height, GBytes *pixels);

/* A texture of the pixels of @surface, an image in CAIRO_FORMAT_ARGB32, without copying them; takes
 * the surface.  (transfer full) */
GdkTexture *fh_texture_new_for_surface (cairo_surface_t *surface);

/* A texture of the drawing in @resource, an SVG, @size device pixels wide and high; NULL when there
 * is none.  (transfer full) */
GdkTexture *fh_texture_new_for_svg (const char *resource, int size);
