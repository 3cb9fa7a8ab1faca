/* fh-bid-cell.h: one call in the table of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-rules.h"

/* How large a cell is. */
typedef enum
{
  FH_BID_LARGE,   /* with the value below the call */
  FH_BID_TALL,    /* likewise, but no larger than it has to be */
  FH_BID_COMPACT, /* with the value beside the call */
  FH_BID_SMALL,   /* likewise, and lower than a finger needs it */
  FH_BID_FLOWING, /* as tall ones, one after the other in lines that are wider than the suits */
} FhBidSize;

#define FH_TYPE_BID_CELL (fh_bid_cell_get_type ())
G_DECLARE_FINAL_TYPE (FhBidCell, fh_bid_cell, FH, BID_CELL, GtkButton)

/**
 * FhBidCell:
 *
 * A button for a call, with its points.  A call that the rules refuse can be reached and pressed
 * all the same, and says why.
 *
 * CSS nodes: `button.bid`[.refused][.hinted][.marked][.line][.compact][.small][.tall][.flowing]
 * with `label.call` and `label.points`.
 */
GtkWidget *fh_bid_cell_new (FhCall call);
FhCall fh_bid_cell_get_call (FhBidCell *self);

/* Where the cell stands among the others, and over how many columns, for who lays them out. */
GdkRectangle *fh_bid_cell_peek_place (FhBidCell *self);

/* What stands in the cell: the call (NULL: its short form), and below it, its points (NULL:
 * nothing). */
void fh_bid_cell_set_text (FhBidCell *self, const char *text, const char *points);

/* A few words behind the points, in a cell that has a line of its own and room; or NULL. */
void fh_bid_cell_set_note (FhBidCell *self, const char *note);

/* Why the call is refused, or NULL if it can be made; and the page of the help on the rule behind
 * that, or NULL. */
void fh_bid_cell_set_reason (FhBidCell *self, const char *reason, const char *help);
const char *fh_bid_cell_get_reason (FhBidCell *self);
const char *fh_bid_cell_get_help (FhBidCell *self);

/* How large the cell is, and its words, as a part of their usual size; a cell that takes a whole
 * line keeps that. */
void fh_bid_cell_set_form (FhBidCell *self, FhBidSize size, double scale);
