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

/* Takes over the form that suits the width and height that the table has (narrow, low, large), and
 * returns whether it is another one. */
gboolean fh_table_view_set_size_class (FhTableView *self);
