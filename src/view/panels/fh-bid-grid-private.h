/* fh-bid-grid-private.h: what the files of the table of values share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-bid-grid.h"
#include "fh-regard.h"

struct _FhBidGrid
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GPtrArray *cells; /* FhBidCell, lowest call first, the pass last */
  FhCallSet ladder; /* for which the cells were made */
  int preset;
  FhCall current;   /* the cell that Tab comes in at */
  FhRegard *regard; /* of the cells, by their calls */
  int typed;        /* the level of the digit that was pressed last, or 0 */

  FhTable table; /* of the last update */
  int seat;
  gboolean waits;
  gboolean tells;
  FhBidSize size;
  gboolean is_tight;
  double scale;
};

/* Gives the cells their places, for the form and for what has been called
 * (fh-bid-grid-cells.c, with all that follows). */
void fh_bid_grid_arrange (FhBidGrid *self);

/* The cell of @call, or NULL. */
FhBidCell *fh_bid_grid_find_cell (FhBidGrid *self, FhCall call);

/* The cell that has the focus, or NULL. */
FhBidCell *fh_bid_grid_get_focused_cell (FhBidGrid *self);

/* Gives the focus to @cell; FALSE where there is none. */
gboolean fh_bid_grid_focus_cell (FhBidGrid *self, FhBidCell *cell);

/* A digit goes to the bids of so many tricks, 1 or 0 to those of ten; a letter after it to the
 * suit.  To make the bid is a key of its own. */
gboolean fh_bid_grid_key_cb (FhBidGrid *self, guint keyval, guint keycode, GdkModifierType state);

/* For the class. */
gboolean fh_bid_grid_move_focus (GtkWidget *widget, GtkDirectionType direction);
gboolean fh_bid_grid_grab_focus (GtkWidget *widget);
