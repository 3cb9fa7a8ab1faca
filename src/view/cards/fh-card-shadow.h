/* fh-card-shadow.h: what a card throws on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

/* A new image of the shadow of a card of @width × @height device pixels, of which @scale make a
 * logical one, with corners of @radius and FH_CARD_SHADOW_MARGIN logical pixels around it. */
cairo_surface_t *fh_card_shadow_new (int width, int height, double radius, int scale);
