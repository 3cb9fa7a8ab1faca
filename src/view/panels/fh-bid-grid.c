/* fh-bid-grid.c: the table of values, where a call is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-grid.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

/* How many calls stand side by side where they follow each other in lines: two levels of them. */
#define LINE (2 * FH_N_DENOMINATIONS)

struct _FhBidGrid
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GPtrArray *cells; /* FhBidCell, lowest call first, the pass last */
  FhCallSet ladder; /* for which the cells were made */
  int preset;
  FhCall current; /* the cell that Tab comes in at */
  int typed;      /* the level of the digit that was pressed last, or 0 */

  FhTable table; /* of the last update */
  int seat;
  gboolean waits;
  FhBidSize size;
  gboolean is_tight;
  double scale;
};

enum
{
  CHOSEN,
  REFUSED,
  CONSIDERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FhBidGrid, fh_bid_grid, GTK_TYPE_WIDGET)

static FhBidCell *
cell_of (FhBidGrid *self, FhCall call)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (fh_bid_cell_get_call (g_ptr_array_index (self->cells, i)) == call)
      return g_ptr_array_index (self->cells, i);

  return NULL;
}

/* The cell that has the focus, or NULL. */
static FhBidCell *
focused_cell (FhBidGrid *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && g_ptr_array_find (self->cells, focus, NULL) ? FH_BID_CELL (focus) : NULL;
}

static gboolean
focus_cell (FhBidGrid *self, FhBidCell *cell)
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
  FhBidCell *last = cell_of (self, self->current);
  FhBidCell *pass = cell_of (self, FH_PASS);

  if (is_allowed (last))
    return last;
  if (is_allowed (pass))
    return pass;
  for (guint i = 0; i < self->cells->len; i++)
    if (is_allowed (self->cells->pdata[i]) && gtk_widget_get_visible (self->cells->pdata[i]))
      return self->cells->pdata[i];
  return last;
}

static void
clicked_cb (FhBidGrid *self, FhBidCell *cell)
{
  const char *reason = fh_bid_cell_get_reason (cell);

  self->current = fh_bid_cell_get_call (cell);
  if (reason != NULL)
    g_signal_emit (self, signals[REFUSED], 0, reason, fh_bid_cell_get_help (cell));
  else
    g_signal_emit (self, signals[CHOSEN], 0, (guint) self->current);
}

static void
considered_cb (FhBidGrid *self, GtkEventController *controller)
{
  GtkWidget *cell = gtk_event_controller_get_widget (controller);

  g_signal_emit (self, signals[CONSIDERED], 0, (guint) fh_bid_cell_get_call (FH_BID_CELL (cell)));
}

static void
enter_cb (GtkEventController *controller, double x, double y, FhBidGrid *self)
{
  considered_cb (self, controller);
}

static void
left_cb (FhBidGrid *self, GtkEventController *controller)
{
  g_signal_emit (self, signals[CONSIDERED], 0, (guint) FH_CALL_NONE);
}

static GtkWidget *
add_cell (FhBidGrid *self, FhCall call, int column, int row, int columns)
{
  GtkWidget *cell = fh_bid_cell_new (call);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GdkRectangle *box;

  fh_widget_set_class (cell, "line", columns == FH_N_DENOMINATIONS);
  fh_bid_cell_set_form (FH_BID_CELL (cell), self->size, self->scale);
  g_signal_connect_object (cell, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (considered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (cell, focus);
  g_signal_connect_object (motion, "enter", G_CALLBACK (enter_cb), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (cell, motion);
  gtk_grid_attach (GTK_GRID (self->grid), cell, column, row, columns, 1);
  box = g_new (GdkRectangle, 1);
  *box = (GdkRectangle){ column, row, columns, 1 };
  g_object_set_data_full (G_OBJECT (cell), "box", box, g_free);
  g_ptr_array_add (self->cells, cell);

  return cell;
}

/* Makes the cells.  A call to lose every trick takes what is left of the row in which it ranks, and
 * the bids above it go on in the next row, in their columns. */
static void
build (FhBidGrid *self, const FhRules *rules)
{
  FhCall calls[FH_N_CALLS];
  int n = fh_rules_ladder_calls (rules, calls), row = 0, next = 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  g_ptr_array_set_size (self->cells, 0);

  for (int i = 0; i < n; i++)
    {
      if (fh_call_is_bid (calls[i]))
        {
          int column = (int) fh_call_trump (calls[i]);

          if (column < next)
            row++;
          add_cell (self, calls[i], column, row, 1);
          next = column + 1;
        }
      else
        {
          if (next == FH_N_DENOMINATIONS)
            {
              row++;
              next = 0;
            }
          add_cell (self, calls[i], next, row, FH_N_DENOMINATIONS - next);
          next = FH_N_DENOMINATIONS;
        }
    }
  gtk_widget_add_css_class (add_cell (self, FH_PASS, 0, row + 1, FH_N_DENOMINATIONS), "pass");

  self->ladder = fh_rules_ladder (rules);
  self->preset = rules->preset;
  if (cell_of (self, self->current) == NULL)
    self->current = FH_PASS;
}

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
static void
arrange (FhBidGrid *self)
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

static void
update_cell (FhBidGrid *self, FhBidCell *cell)
{
  const FhRules *rules = &self->table.rules;
  FhCall call = fh_bid_cell_get_call (cell);
  int value = fh_rules_value (rules, call);
  g_autofree char *points = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *reason = NULL;
  const char *help = NULL;

  if (call != FH_PASS)
    {
      points = g_strdup_printf ("%d", value);
      spoken = g_strdup_printf (
          /* Translators: a cell of the table of values, for screen readers: a call such as "seven
           * hearts" and its points. */
          ngettext ("%1$s, %2$d point", "%1$s, %2$d points", (unsigned long) value),
          fh_words_call (call), value);
    }
  else if (self->table.stand_or_raise && !self->waits)
    {
      g_autofree char *high = fh_table_call_text (self->table.high_call);

      /* Translators: a button: the player stays with the own bid, such as 7♥, after all others have
       * passed. */
      spoken = g_strdup_printf (_ ("Stand on %s"), high);
    }
  else
    {
      spoken = g_strdup (_ ("Pass"));
    }
  fh_bid_cell_set_text (cell, call == FH_PASS ? spoken : NULL, points);
  fh_bid_cell_set_spoken (cell, spoken);

  if (self->waits)
    {
      reason = g_strdup (_ ("It is not your turn to call."));
      help = "bidding#passing";
    }
  else
    {
      FhRefusal refusal = fh_table_check_call (&self->table, self->seat, call, FALSE);

      if (refusal.code != FH_OK)
        reason = fh_words_refusal_for_person (&refusal);
      help = fh_words_refusal_help (&refusal);
    }
  fh_bid_cell_set_reason (cell, reason, help);
  /* That it is not the person's turn would be read with every call of somebody else. */
  fh_widget_set_about (GTK_WIDGET (cell), self->waits || reason == NULL ? "" : reason);
}

void
fh_bid_grid_update (FhBidGrid *self, const FhTable *table, int seat, gboolean waits)
{
  gboolean is_other_ladder;
  FhCall focus;

  g_return_if_fail (FH_IS_BID_GRID (self));

  is_other_ladder = self->cells->len == 0 || self->ladder != fh_rules_ladder (&table->rules)
                    || self->preset != table->rules.preset;
  focus = focused_cell (self) != NULL ? fh_bid_cell_get_call (focused_cell (self)) : FH_CALL_NONE;
  self->table = *table;
  self->seat = seat;
  self->waits = waits;
  fh_widget_set_class (GTK_WIDGET (self), "waiting", waits);
  if (is_other_ladder)
    build (self, &table->rules);
  for (guint i = 0; i < self->cells->len; i++)
    update_cell (self, g_ptr_array_index (self->cells, i));
  arrange (self);
  if (is_other_ladder && focus != FH_CALL_NONE)
    focus_cell (self, cell_of (self, focus));
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

/* A digit goes to the bids of so many tricks, 1 or 0 to those of ten; a letter after it to the
 * suit.  To make the bid is a key of its own. */
static gboolean
key_cb (FhBidGrid *self, guint keyval, guint keycode, GdkModifierType state)
{
  static const char letters[] = "scdhn";
  gunichar c = g_unichar_tolower (gdk_keyval_to_unicode (keyval));
  const char *letter = c > 0 && c < 128 ? strchr (letters, (int) c) : NULL;
  int level = c == '0' || c == '1' ? 10 : g_unichar_digit_value (c), typed = self->typed;

  self->typed = 0;
  if ((state & gtk_accelerator_get_default_mod_mask () & ~(guint) GDK_SHIFT_MASK) != 0)
    return FALSE;
  if (level > 0 && focus_cell (self, find_typed (self, level, -1)))
    {
      self->typed = level;
      return TRUE;
    }
  return typed > 0 && letter != NULL
         && focus_cell (self, find_typed (self, typed, (int) (letter - letters)));
}

static gboolean
fh_bid_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhBidGrid *self = FH_BID_GRID (widget);
  FhBidCell *cell = focused_cell (self);
  FhBidCell *next;

  if (cell == NULL)
    return focus_cell (self, cell_to_enter (self));
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  next = neighbour (self, cell, direction);
  if (next == NULL) /* sideways the row ends; up and down lead out of the grid */
    return direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;

  return focus_cell (self, next);
}

static gboolean
fh_bid_grid_grab_focus (GtkWidget *widget)
{
  FhBidGrid *self = FH_BID_GRID (widget);

  return focus_cell (self, cell_to_enter (self));
}

static void
fh_bid_grid_dispose (GObject *object)
{
  FhBidGrid *self = FH_BID_GRID (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->cells, g_ptr_array_unref);

  G_OBJECT_CLASS (fh_bid_grid_parent_class)->dispose (object);
}

static void
fh_bid_grid_class_init (FhBidGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fh_bid_grid_dispose;
  widget_class->focus = fh_bid_grid_focus;
  widget_class->grab_focus = fh_bid_grid_grab_focus;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[CONSIDERED] = g_signal_new ("considered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "bids");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
fh_bid_grid_init (FhBidGrid *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cells = g_ptr_array_new ();
  self->scale = 1;
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  fh_widget_set_name (GTK_WIDGET (self), /* Translators: the table of calls, for screen readers. */
                      _ ("Calls"));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
fh_bid_grid_new (void)
{
  return g_object_new (FH_TYPE_BID_GRID, NULL);
}

void
fh_bid_grid_set_form (FhBidGrid *self, FhBidSize size, gboolean is_tight, double scale)
{
  gboolean is_narrow = size != FH_BID_LARGE;

  g_return_if_fail (FH_IS_BID_GRID (self));

  if (self->size == size && self->is_tight == !!is_tight && self->scale == scale)
    return;

  self->size = size;
  self->is_tight = !!is_tight;
  self->scale = scale;
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), is_narrow ? 3 : 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid),
                            size == FH_BID_LARGE || size == FH_BID_TALL ? 4 : 3);
  /* The words of a misère may take two lines where text is large. */
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), size != FH_BID_TALL);
  for (guint i = 0; i < self->cells->len; i++)
    fh_bid_cell_set_form (g_ptr_array_index (self->cells, i), size, scale);
  arrange (self);
}

void
fh_bid_grid_set_hint (FhBidGrid *self, FhCall call)
{
  g_return_if_fail (FH_IS_BID_GRID (self));

  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = g_ptr_array_index (self->cells, i);

      fh_widget_set_class (cell, "hinted", fh_bid_cell_get_call (FH_BID_CELL (cell)) == call);
    }
}

void
fh_bid_grid_set_marked (FhBidGrid *self, FhCall call)
{
  g_return_if_fail (FH_IS_BID_GRID (self));

  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = g_ptr_array_index (self->cells, i);
      gboolean is_marked = fh_bid_cell_get_call (FH_BID_CELL (cell)) == call;

      if (is_marked == gtk_widget_has_css_class (cell, "marked"))
        continue;
      fh_widget_set_class (cell, "marked", is_marked);
      gtk_accessible_update_state (
          GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_PRESSED,
          is_marked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

FhCall
fh_bid_grid_get_pressed (FhBidGrid *self)
{
  g_return_val_if_fail (FH_IS_BID_GRID (self), FH_CALL_NONE);

  return self->current;
}

GPtrArray *
fh_bid_grid_get_cells (FhBidGrid *self)
{
  g_return_val_if_fail (FH_IS_BID_GRID (self), NULL);

  return self->cells;
}
