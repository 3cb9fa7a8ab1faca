/* fh-card-index.h: the letters and numbers in the corners of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <pango/pangocairo.h>

/* A Pango context for fh_card_index_draw (), which depends on no screen.  Full reference. */
PangoContext *fh_card_index_context_new (void);

/* Draws @text (UTF-8) in the source of @cr, in bold: capitals are @cap_height tall and stand on a
 * line @cap_height below @top, centred on @centre.  What would be wider than @max_width is set
 * narrower, then smaller; letters with marks above or tails below are moved and made smaller until
 * they stay close to that height.  All lengths in user space of @cr. */
void fh_card_index_draw (cairo_t *cr,
                         PangoContext *context,
                         const char *text,
                         double centre,
                         double top,
                         double cap_height,
                         double max_width);
