/* fh-bid-grid-focus.c: how the keyboard goes through the table of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-grid-private.h"

#include <math.h>
#include <string.h>

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
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

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
