/* fh-table-layout-private.h: what the files of the layout share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table-layout.h"

/* Between rows and columns of a narrow table, and around what lies beside cards. */
#define FH_TABLE_ROW_GAP 6

/* Room for the tag on the upper edge of a card. */
#define FH_TABLE_TAG_ROOM 10

/* The least width of a card of a trick. */
#define FH_TABLE_MIN_TRICK 40

/* Below open hands in rows. */
#define FH_TABLE_OPEN_GAP 4

/* The least height of a dummy. */
#define FH_TABLE_LEAST_DUMMY 56

/* The width of a trick's cards in @region: as large as the cards of all @n directions fit. */
int fh_table_layout_trick_width (const GdkRectangle *region, int n);

/* The least height of a row of cards of the trick beside a panel. */
int fh_table_layout_trick_row (void);

/* Lays the cards of the trick into the centre, or around the panel that takes it, of which the
 * centre is what is left then (fh-table-layout-trick.c). */
void fh_table_layout_trick (FhTableLayout *layout, const FhTableNeeds *needs);

/* Whether seat @k of @n sits at the far edge rather than at a side (fh-table-layout-seats.c, with
 * the next two). */
gboolean fh_table_layout_is_at_top (int k, int n);

/* Lays the places from seat @first to @last side by side from @left to @right at @y, as wide as
 * each other where each has room for the whole name. */
void fh_table_layout_places_in_row (FhTableLayout *layout,
                                    const FhTableNeeds *needs,
                                    int first,
                                    int last,
                                    int left,
                                    int right,
                                    int y);

/* The height of the person's own dummy. */
int fh_table_layout_dummy_height (const FhTableNeeds *needs);

/* Lays dummies in one row from @top between the margins, the own one with room for fingers.
 * Returns where the centre can begin. */
int fh_table_layout_dummies_in_row (FhTableLayout *layout,
                                    const FhTableNeeds *needs,
                                    int margin,
                                    int top);

/* Lays the boxes and the places of a low table, what stands beside its middle, and that
 * (fh-table-layout-low.c). */
void fh_table_layout_low (FhTableLayout *layout, const FhTableNeeds *needs);

/* How much higher such a table is for a second row of places, for dummies and open hands. */
int fh_table_layout_low_below (const FhTableNeeds *needs);
