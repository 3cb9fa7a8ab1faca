/* fh-card-plain.h: the plain deck, and the backs that are drawn without a sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The unit is that of the artwork, of which a card has 250 × 350.
 */
#pragma once

#include <pango/pangocairo.h>

#include "fh-card-art.h"
#include "fh-card-sheet.h"

/* Draws with the CSS colour @colour from now on. */
void fh_card_set_colour (cairo_t *cr, const char *colour);

/* Adds the outline of a card that is smaller by @inset on each side, with corners of @radius. */
void fh_card_add_outline (cairo_t *cr, double inset, double radius);

/* Draws a card of @rank of the suit of @sheet in @ink, with @text in its corner, over the paper. */
gboolean fh_card_plain_draw (FhCardSheet *sheet,
                             PangoContext *context,
                             cairo_t *cr,
                             FhRank rank,
                             const char *text,
                             const GdkRGBA *ink,
                             GError **error);

/* Draws the pattern of @back, which is not the one of the sheet, over the paper; @small: with fewer
 * lines, for small cards. */
void fh_card_plain_draw_back (cairo_t *cr, FhCardBack back, gboolean small);
