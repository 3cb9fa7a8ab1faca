/* fh-bid-grid.h: the table of values, where a call is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-bid-cell.h"
#include "fh-sentences.h"

#define FH_TYPE_BID_GRID (fh_bid_grid_get_type ())
G_DECLARE_FINAL_TYPE (FhBidGrid, fh_bid_grid, FH, BID_GRID, GtkWidget)

/**
 * FhBidGrid:
 *
 * Levels by suits, each cell with its points; calls to lose every trick stand where they rank at
 * this table; the pass, or to stand on the own bid, at the end.  Reading it line by line goes from
 * the lowest call to the highest.
 *
 * Arrow keys move from cell to cell in the directions in which they point; a digit goes to the bids
 * of so many tricks, and a letter after it to the suit: S, C, D, H or N.  Tab leaves.
 *
 * CSS node: `bids` with `button.bid`.
 *
 * Signals:
 *  - `chosen (guint call)`: a call that the rules allow.
 *  - `refused (const char *reason, const char *help)`: somebody pressed a call that they do not;
 *    @help is the page on the rule, or NULL.
 *  - `considered (guint call)`: the focus or the pointer is on @call, of both the one that came
 *    last; FH_CALL_NONE: on none.
 */
GtkWidget *fh_bid_grid_new (void);

/* Shows what @seat may call at @table; @waits: it is not his turn, so nothing can be called. */
void fh_bid_grid_update (FhBidGrid *self, const FhTable *table, int seat, gboolean waits);

/* Whether the next updates describe each call that may be made by what club players hold who call
 * so, for who has it read: not at first. */
void fh_bid_grid_set_tells (FhBidGrid *self, gboolean tells);

/* In one line why @call is refused, or what club players hold who make it, while updates tell that
 * of it; NULL: they do not, or nothing can be called.  (transfer full) */
char *fh_bid_grid_dup_told (FhBidGrid *self, FhCall call);

/* The longest line that is told of a call in the grid, or will be when it is the seat's turn, or
 * that stands in @held, strings or NULL, which are told of other calls: so much room is needed.
 * NULL where of no call it is told what club players hold.  (transfer full) */
char *fh_bid_grid_dup_longest (FhBidGrid *self, GPtrArray *held);

/* How large the cells are, and whether they stand in lines that are wider than the suits; whether
 * there is not even room for all rows, so that the pass comes first, and rows of calls that are
 * outbid are left out; and how large the words are, as a part of their usual size, so that a row of
 * them fits. */
void fh_bid_grid_set_form (FhBidGrid *self, FhBidSize size, gboolean is_tight, double scale);

/* Points at @call; FH_CALL_NONE at none. */
void fh_bid_grid_set_hint (FhBidGrid *self, FhCall call);

/* Marks @call as one that is made when it is pressed once more; FH_CALL_NONE: none. */
void fh_bid_grid_set_marked (FhBidGrid *self, FhCall call);

/* Shows that @right were right in place of their points, and @given, if it is another one, was not,
 * until the next update. */
void fh_bid_grid_show_answer (FhBidGrid *self, FhCallSet right, FhCall given);

/* The call that the signal of that name told last. */
FhCall fh_bid_grid_get_considered (FhBidGrid *self);

/* Whether that is because of the pointer, and not of the keyboard. */
gboolean fh_bid_grid_is_pointed_at (FhBidGrid *self);

/* The call that was pressed last, whether it may be made or not; the pass at first. */
FhCall fh_bid_grid_get_pressed (FhBidGrid *self);

/* The cells in the order of the ladder, the pass last.  (transfer none) */
GPtrArray *fh_bid_grid_get_cells (FhBidGrid *self);
