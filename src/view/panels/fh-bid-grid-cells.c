/* fh-bid-grid-cells.c: where the cells of the table of values stand, and how the keyboard goes
 * through them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-grid-private.h"

#include <math.h>
#include <string.h>

#include "fh-focus.h"

/* --- Where they stand --- */

/* How many calls stand side by side where they follow each other in lines: two levels of them. */
#define LINE (2 * FH_N_DENOMINATIONS)

/* How many columns the pass takes of a line that it shares. */
#define SHARE 2

static int
row_of (gpointer cell)
{
  return fh_bid_cell_peek_place (cell)->y;
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

/* As low as can be: a line for the bids of each number of tricks, and in the last one the pass with
 * all calls to lose every trick behind it. */
static void
arrange_low (FhBidGrid *self)
{
  int n_others = 0, last = row_of (g_ptr_array_index (self->cells, self->cells->len - 1));
  int row = -1, above = -1, share, column;

  for (guint i = 0; i + 1 < self->cells->len; i++)
    n_others += !fh_call_is_bid (fh_bid_cell_get_call (self->cells->pdata[i]));
  share = n_others == 0 ? FH_N_DENOMINATIONS : n_others == 1 ? SHARE : 1;
  column = share;
  last -= n_others;
  for (guint i = 0; i < self->cells->len; i++)
    {
      gpointer cell = self->cells->pdata[i];
      const GdkRectangle *box = fh_bid_cell_peek_place (cell);
      FhCall call = fh_bid_cell_get_call (cell);

      gtk_widget_set_visible (cell, TRUE);
      if (fh_call_is_bid (call))
        {
          row += box->y != above;
          above = box->y;
          attach (self, cell, box->x, row, box->width);
        }
      else if (call != FH_PASS)
        {
          int columns = MAX ((FH_N_DENOMINATIONS - column) / n_others, 1);

          attach (self, cell, column, last, columns);
          column += columns;
          n_others--;
        }
      else
        attach (self, cell, 0, last, share);
    }
}

/* The call to lose every trick in the line before the pass, with which it shares that where cells
 * are small, which leaves more to each; or NULL. */
static gpointer
find_sharer (FhBidGrid *self)
{
  guint n = self->cells->len;

  if (self->size == FH_BID_LARGE || self->is_tight)
    return NULL;
  for (guint i = 0; i + 1 < n; i++)
    if (row_of (self->cells->pdata[i]) == row_of (self->cells->pdata[n - 1]) - 1
        && fh_bid_cell_peek_place (self->cells->pdata[i])->width == FH_N_DENOMINATIONS)
      return self->cells->pdata[i];
  return NULL;
}

/* Where @cell stands, while @sharer shares its line with the pass. */
static GdkRectangle
place_of (gpointer cell, gpointer sharer)
{
  GdkRectangle box = *fh_bid_cell_peek_place (cell);

  if (sharer != NULL && cell == sharer)
    return (GdkRectangle){ SHARE, box.y, FH_N_DENOMINATIONS - SHARE, 1 };
  if (sharer != NULL && fh_bid_cell_get_call (cell) == FH_PASS)
    return (GdkRectangle){ 0, box.y - 1, SHARE, 1 };
  return box;
}

/* The first row in which there is a call that goes over the highest one; where there is none, that
 * of the highest one itself. */
static int
find_first_row (FhBidGrid *self)
{
  int first = G_MAXINT;

  if (self->table.high_call == FH_PASS)
    return 0;
  for (guint i = 0; i + 1 < self->cells->len; i++)
    {
      FhCall call = fh_bid_cell_get_call (self->cells->pdata[i]);

      /* Two calls may stand on one rung, and either goes over the other (D-NZ-TIE). */
      if (call != self->table.high_call
          && fh_rules_rung (&self->table.rules, call)
                 >= fh_rules_rung (&self->table.rules, self->table.high_call))
        first = MIN (first, row_of (self->cells->pdata[i]));
    }
  return first < G_MAXINT ? first : row_of (fh_bid_grid_find_cell (self, self->table.high_call));
}

/* Where there is no room for all rows, the pass comes first, and what has been outbid is left out:
 * so what is there without scrolling is what is asked for most. */
void
fh_bid_grid_arrange (FhBidGrid *self)
{
  gpointer sharer = find_sharer (self);
  int first_row = find_first_row (self);

  if (self->size == FH_BID_FLOWING)
    {
      arrange_in_lines (self);
      return;
    }
  if (self->size == FH_BID_SMALL)
    {
      arrange_low (self);
      return;
    }
  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = self->cells->pdata[i];
      gboolean is_pass = fh_bid_cell_get_call (FH_BID_CELL (cell)) == FH_PASS;
      GdkRectangle box = place_of (cell, sharer);
      int row = box.y;

      attach (self, cell, box.x, !self->is_tight ? row : is_pass ? 0 : row + 1, box.width);
      gtk_widget_set_visible (cell, !self->is_tight || is_pass || row >= first_row);
      if (!gtk_widget_get_visible (cell)
          && self->current == fh_bid_cell_get_call (FH_BID_CELL (cell)))
        self->current = FH_PASS;
    }
}

/* --- The keyboard --- */

FhBidCell *
fh_bid_grid_find_cell (FhBidGrid *self, FhCall call)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (fh_bid_cell_get_call (g_ptr_array_index (self->cells, i)) == call)
      return g_ptr_array_index (self->cells, i);

  return NULL;
}

FhBidCell *
fh_bid_grid_get_focused_cell (FhBidGrid *self)
{
  GtkWidget *focus = fh_focus_get (GTK_WIDGET (self));

  return focus != NULL && g_ptr_array_find (self->cells, focus, NULL) ? FH_BID_CELL (focus) : NULL;
}

gboolean
fh_bid_grid_focus_cell (FhBidGrid *self, FhBidCell *cell)
{
  if (cell == NULL)
    return FALSE;

  self->current = fh_bid_cell_get_call (cell);
  return gtk_widget_grab_focus (GTK_WIDGET (cell));
}

static gboolean
is_allowed (FhBidCell *cell)
{
  return cell != NULL && fh_bid_cell_get_reason (cell) == NULL;
}

/* Where the focus comes in: where it was last, unless that call is allowed no more and another one
 * is; passing before any other. */
static FhBidCell *
cell_to_enter (FhBidGrid *self)
{
  FhBidCell *last = fh_bid_grid_find_cell (self, self->current);
  FhBidCell *pass = fh_bid_grid_find_cell (self, FH_PASS);

  if (is_allowed (last))
    return last;
  if (is_allowed (pass))
    return pass;
  for (guint i = 0; i < self->cells->len; i++)
    if (is_allowed (self->cells->pdata[i]) && gtk_widget_get_visible (self->cells->pdata[i]))
      return self->cells->pdata[i];
  return last;
}

/* The nearest cell in @direction, seen on the screen; straight ahead counts more than near. */
static FhBidCell *
neighbour (FhBidGrid *self, FhBidCell *from, GtkDirectionType direction)
{
  graphene_rect_t a;
  FhBidCell *best = NULL;
  float best_distance = G_MAXFLOAT;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (from), self->grid, &a))
    return NULL;

  for (guint i = 0; i < self->cells->len; i++)
    {
      FhBidCell *cell = g_ptr_array_index (self->cells, i);
      graphene_rect_t b;
      float ahead, beside, distance;
      float ax, ay, bx, by;

      if (cell == from || !gtk_widget_get_visible (GTK_WIDGET (cell))
          || !gtk_widget_compute_bounds (GTK_WIDGET (cell), self->grid, &b))
        continue;
      ax = a.origin.x + a.size.width / 2, ay = a.origin.y + a.size.height / 2;
      /* A wide cell is as near as its nearest part. */
      bx = CLAMP (ax, b.origin.x + 1, b.origin.x + b.size.width - 1);
      by = b.origin.y + b.size.height / 2;
      if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
        {
          ahead = direction == GTK_DIR_LEFT ? a.origin.x - b.origin.x : b.origin.x - a.origin.x;
          beside = fabsf (by - ay);
          if (beside > a.size.height / 2)
            continue; /* not in this row */
        }
      else
        {
          ahead = direction == GTK_DIR_UP ? ay - by : by - ay;
          beside = fabsf (bx - ax);
        }
      distance = ahead + 2 * beside;
      if (ahead > 1 && distance < best_distance)
        {
          best = cell;
          best_distance = distance;
        }
    }

  return best;
}

/* The bid of @level in @trump, or where @trump is -1 the first that may be made, or the first. */
static FhBidCell *
find_typed (FhBidGrid *self, int level, int trump)
{
  FhBidCell *first = NULL;

  for (guint i = 0; i < self->cells->len; i++)
    {
      FhBidCell *cell = g_ptr_array_index (self->cells, i);
      FhCall call = fh_bid_cell_get_call (cell);

      if (!fh_call_is_bid (call) || fh_call_level (call) != level
          || !gtk_widget_get_visible (GTK_WIDGET (cell)))
        continue;
      if (trump < 0 ? fh_bid_cell_get_reason (cell) == NULL
                    : call == fh_bid (level, (FhDenomination) trump))
        return cell;
      if (first == NULL)
        first = cell;
    }
  return trump < 0 ? first : NULL;
}

gboolean
fh_bid_grid_key_cb (FhBidGrid *self, guint keyval, guint keycode, GdkModifierType state)
{
  static const char letters[] = "scdhn";
  gunichar c = g_unichar_tolower (gdk_keyval_to_unicode (keyval));
  const char *letter = c > 0 && c < 128 ? strchr (letters, (int) c) : NULL;
  int level = c == '0' || c == '1' ? 10 : g_unichar_digit_value (c), typed = self->typed;

  self->typed = 0;
  if ((state & gtk_accelerator_get_default_mod_mask () & ~(guint) GDK_SHIFT_MASK) != 0)
    return FALSE;
  if (level > 0 && fh_bid_grid_focus_cell (self, find_typed (self, level, -1)))
    {
      self->typed = level;
      return TRUE;
    }
  return typed > 0 && letter != NULL
         && fh_bid_grid_focus_cell (self, find_typed (self, typed, (int) (letter - letters)));
}

gboolean
fh_bid_grid_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhBidGrid *self = FH_BID_GRID (widget);
  FhBidCell *cell = fh_bid_grid_get_focused_cell (self);
  FhBidCell *next;

  if (cell == NULL)
    return fh_bid_grid_focus_cell (self, cell_to_enter (self));
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  next = neighbour (self, cell, direction);
  if (next == NULL) /* sideways the row ends; up and down lead out of the grid */
    return direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;

  return fh_bid_grid_focus_cell (self, next);
}

gboolean
fh_bid_grid_grab_focus (GtkWidget *widget)
{
  FhBidGrid *self = FH_BID_GRID (widget);

  return fh_bid_grid_focus_cell (self, cell_to_enter (self));
}
