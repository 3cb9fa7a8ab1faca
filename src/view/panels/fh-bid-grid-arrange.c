/* fh-bid-grid-arrange.c: where the cells of the table of values stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-grid-private.h"

/* How many calls stand side by side where they follow each other in lines: two levels of them. */
#define LINE (2 * FH_N_DENOMINATIONS)

/* Where @cell stands in the table of values, and over how many columns. */
static GdkRectangle *
cell_of_table (gpointer cell)
{
  return g_object_get_data (G_OBJECT (cell), "box");
}

static int
row_of (gpointer cell)
{
  return cell_of_table (cell)->y;
}

static void
attach (FhBidGrid *self, gpointer cell, int column, int row, int columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkGridLayoutChild *child =
      GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, cell));

  gtk_grid_layout_child_set_column (child, column);
  gtk_grid_layout_child_set_row (child, row);
  gtk_grid_layout_child_set_column_span (child, columns);
}

/* All calls one after the other, the pass last: a call to lose every trick needs twice the room of
 * another one, and the pass takes what is left of its line. */
static void
arrange_in_lines (FhBidGrid *self)
{
  int column = 0, row = 0;

  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = self->cells->pdata[i];
      gboolean is_pass = i + 1 == self->cells->len;
      int columns = fh_call_is_bid (fh_bid_cell_get_call (FH_BID_CELL (cell))) ? 1 : 2;

      if (is_pass && column < LINE)
        columns = LINE - column;
      if (column + columns > LINE)
        {
          row++;
          column = 0;
          columns = is_pass ? LINE : columns;
        }
      attach (self, cell, column, row, columns);
      gtk_widget_set_visible (cell, TRUE);
      column += columns;
    }
}

/* Where the pass stands in the table of values: in a line of its own, or, where cells are small, in
 * what is free before the calls of the last one, which leaves more to each. */
static GdkRectangle
place_of_pass (FhBidGrid *self)
{
  GdkRectangle box = *cell_of_table (self->cells->pdata[self->cells->len - 1]);
  int first = FH_N_DENOMINATIONS;

  for (guint i = 0; i + 1 < self->cells->len; i++)
    if (row_of (self->cells->pdata[i]) == box.y - 1)
      first = MIN (first, cell_of_table (self->cells->pdata[i])->x);
  if (self->size == FH_BID_LARGE || self->is_tight || first < 2)
    return box;
  return (GdkRectangle){ 0, box.y - 1, first, 1 };
}

/* Where there is no room for all rows, the pass comes first, and what has been outbid is left out:
 * so what is there without scrolling is what is asked for most. */
void
fh_bid_grid_arrange (FhBidGrid *self)
{
  int first_row = 0;

  if (self->size == FH_BID_FLOWING)
    {
      arrange_in_lines (self);
      return;
    }
  for (guint i = 0; i + 1 < self->cells->len && self->table.high_call != FH_PASS; i++)
    {
      FhCall call = fh_bid_cell_get_call (self->cells->pdata[i]);

      first_row = row_of (self->cells->pdata[i]);
      /* Two calls may stand on one rung, and either goes over the other (D-NZ-TIE). */
      if (call != self->table.high_call
          && fh_rules_rung (&self->table.rules, call)
                 >= fh_rules_rung (&self->table.rules, self->table.high_call))
        break;
    }
  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = self->cells->pdata[i];
      gboolean is_pass = fh_bid_cell_get_call (FH_BID_CELL (cell)) == FH_PASS;
      GdkRectangle box = is_pass ? place_of_pass (self) : *cell_of_table (cell);
      int row = box.y;

      attach (self, cell, box.x, !self->is_tight ? row : is_pass ? 0 : row + 1, box.width);
      gtk_widget_set_visible (cell, !self->is_tight || is_pass || row >= first_row);
      if (!gtk_widget_get_visible (cell)
          && self->current == fh_bid_cell_get_call (FH_BID_CELL (cell)))
        self->current = FH_PASS;
    }
}
