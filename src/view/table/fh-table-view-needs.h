/* fh-table-view-needs.h: what the parts of the table need at a size, and what form it takes there.
 *
 * All sizes are in pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table-view-private.h"

/* The space at the edges of a narrow table. */
#define FH_TABLE_NARROW_MARGIN 8
#define FH_TABLE_WIDE_MARGIN   16

/* Below this height, with usual text, the hand is made smaller for the trick: a sheet covers half
 * of a narrow window. */
#define FH_TABLE_SHORT_HEIGHT 440

/* From these widths on a table can be low, with usual text, and is looked at from afar. */
#define FH_TABLE_LOW_WIDTH   520
#define FH_TABLE_LARGE_WIDTH 1700

/* How much larger than usual the text of the window is, and words and small cards of the table. */
double fh_table_view_get_text_scale (FhTableView *self);
double fh_table_view_get_size (FhTableView *self);

/* The natural size of @widget, 0 for one that is hidden.  @for_size is a width that may be less
 * than @widget can have, or -1. */
int fh_table_natural (GtkWidget *widget, GtkOrientation orientation, int for_size);

/* The least size of @widget, 0 for one that is hidden. */
int fh_table_minimum (GtkWidget *widget, GtkOrientation orientation, int for_size);

/* Whether there is a panel in the middle, and whether it takes all the room that it can get. */
gboolean fh_table_view_has_panel (FhTableView *self);
gboolean fh_table_view_wants_all (FhTableView *self);

/* How wide the foot of a table of @width is, and the height that it takes; 0 without one. */
int fh_table_view_get_foot_width (FhTableView *self, int width);
int fh_table_view_get_foot_height (FhTableView *self, int width);

/* The height that each place gets. */
int fh_table_view_get_place_height (FhTableView *self);

/* What the own place and the words of the line above the hand get of its @width. */
int fh_table_view_get_own_width (FhTableView *self, int width);
int fh_table_view_get_prompt_width (FhTableView *self, int width);

/* Whether a question takes the whole line above the hand at a table of @height, or what says itself
 * which cards it asks for, or calls that have no room without it: a sheet covers half of a narrow
 * window. */
gboolean fh_table_view_hides_line (FhTableView *self, int height);

/* What the layout has to know of a table of @width and @height. */
void fh_table_view_get_needs (FhTableView *self, FhTableNeeds *needs, int width, int height);

/* Makes the own hand of a wide table as small as can be told; returns whether it was larger. */
gboolean fh_table_view_shrink_hand (FhTableView *self, FhTableNeeds *needs);

/* Takes over the form that suits the width and height that the table has (narrow, low, large), and
 * returns whether it is another one (fh-table-view-form.c). */
gboolean fh_table_view_set_size_class (FhTableView *self);
