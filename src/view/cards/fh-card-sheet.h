/* fh-card-sheet.h: one SVG file of the artwork, a sheet of cards side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The unit of the artwork is 1/250 of a card's width.  A sheet holds cells of 250 × 350 units in
 * rows and columns; an element is drawn by laying the sheet so that the element's cell covers the
 * card.
 */
#pragma once

#include <gdk/gdk.h>

#define FH_CARD_UNITS_WIDTH  250
#define FH_CARD_UNITS_HEIGHT 350

typedef struct _FhCardSheet FhCardSheet;

/* The sheet at the resource path @path.  One that cannot be loaded fails in each later call.  Free
 * with fh_card_sheet_free (). */
FhCardSheet *fh_card_sheet_new (const char *path);
void fh_card_sheet_free (FhCardSheet *self);

/* Prints what has the class "s" (fills) or "sl" (lines) in @colour, a static CSS colour, from now
 * on.  Returns FALSE and sets @error on failure, as all that follow. */
gboolean fh_card_sheet_set_ink (FhCardSheet *self, const char *colour, GError **error);

/* Draws the element @id ("#king"), which lies in the cell @column, @row, over the card whose upper
 * left corner is the origin of @cr and whose user space is in units. */
gboolean fh_card_sheet_draw_cell (
    FhCardSheet *self, cairo_t *cr, const char *id, int column, int row, GError **error);

/* Draws the element @id alone, @height units tall, with its middle at @x, @y; @upside_down turns it
 * half round. */
gboolean fh_card_sheet_draw_sign (FhCardSheet *self,
                                  cairo_t *cr,
                                  const char *id,
                                  double x,
                                  double y,
                                  double height,
                                  gboolean upside_down,
                                  GError **error);
