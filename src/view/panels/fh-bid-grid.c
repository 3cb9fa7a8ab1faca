/* fh-bid-grid.c: the table of values, where a call is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-grid-private.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-sentences-held.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

G_DEFINE_FINAL_TYPE (FhBidGrid, fh_bid_grid, GTK_TYPE_WIDGET)

static void
clicked_cb (FhBidGrid *self, FhBidCell *cell)
{
  const char *reason = fh_bid_cell_get_reason (cell);

  self->current = fh_bid_cell_get_call (cell);
  if (reason != NULL)
    g_signal_emit_by_name (self, "refused", reason, fh_bid_cell_get_help (cell));
  else
    g_signal_emit_by_name (self, "chosen", (guint) self->current);
}

static void
considered_cb (FhBidGrid *self)
{
  g_signal_emit_by_name (self, "considered", (guint) fh_bid_grid_get_considered (self));
}

static GtkWidget *
add_cell (FhBidGrid *self, FhCall call, const char *note, int column, int row, int columns)
{
  GtkWidget *cell = fh_bid_cell_new (call);

  fh_widget_set_class (cell, "line", columns == FH_N_DENOMINATIONS);
  fh_bid_cell_set_note (FH_BID_CELL (cell), note);
  fh_bid_cell_set_form (FH_BID_CELL (cell), self->size, self->scale);
  fh_connect (cell, "clicked", clicked_cb, self);
  fh_regard_follow (self->regard, cell, (int) call);
  gtk_grid_attach (GTK_GRID (self->grid), cell, column, row, columns, 1);
  *fh_bid_cell_peek_place (FH_BID_CELL (cell)) = (GdkRectangle){ column, row, columns, 1 };
  g_ptr_array_add (self->cells, cell);

  return cell;
}

/* Which bid @calls[@i] goes over last, where the row above it has bids over it, too; or NULL. */
static char *
dup_note (const FhCall *calls, int n, int i)
{
  g_autofree char *below = NULL;

  if (i == 0 || i + 1 == n || !fh_call_is_bid (calls[i - 1]) || !fh_call_is_bid (calls[i + 1])
      || fh_call_level (calls[i - 1]) != fh_call_level (calls[i + 1]))
    return NULL;
  below = fh_table_call_text (calls[i - 1]);
  /* Translators: of a call to lose every trick: %s is the highest bid that it goes over: "8♠". */
  return g_strdup_printf (_ ("over %s"), below);
}

/* Makes the cells.  Each number of tricks has a row, and a call to lose every trick a row of its
 * own after the bids that it goes over; what is said of it there is which of them is the last. */
static void
build (FhBidGrid *self, const FhRules *rules)
{
  FhCall calls[FH_N_CALLS];
  int n = fh_rules_ladder_calls (rules, calls), last = -1, row_of_tricks[FH_N_TRICKS + 1];
  GtkWidget *child;

  g_ptr_array_set_size (self->cells, 0);
  fh_regard_clear (self->regard);
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  for (int i = 0; i <= FH_N_TRICKS; i++)
    row_of_tricks[i] = -1;
  for (int i = 0; i < n; i++)
    if (fh_call_is_bid (calls[i]))
      {
        int *row = &row_of_tricks[fh_call_level (calls[i])];

        if (*row < 0)
          *row = ++last;
        add_cell (self, calls[i], NULL, (int) fh_call_trump (calls[i]), *row, 1);
      }
    else
      {
        g_autofree char *note = dup_note (calls, n, i);

        add_cell (self, calls[i], note, 0, ++last, FH_N_DENOMINATIONS);
      }
  gtk_widget_add_css_class (add_cell (self, FH_PASS, NULL, 0, last + 1, FH_N_DENOMINATIONS),
                            "pass");

  self->ladder = fh_rules_ladder (rules);
  self->preset = rules->preset;
  if (fh_bid_grid_find_cell (self, self->current) == NULL)
    self->current = FH_PASS;
}

/* What club players hold who make the own call @told. */
static char *
held_words (FhBidGrid *self, const FhTold *told)
{
  FhScene scene = { .table = &self->table, .person = self->seat };

  return fh_sentence_held (&scene, told);
}

/* In one line why @call is refused on the own turn, or what club players hold who make it: that is
 * @is_held then. */
static char *
dup_told_on_turn (FhBidGrid *self, FhCall call, gboolean *is_held)
{
  FhRefusal refusal = fh_table_check_call (&self->table, self->seat, call, FALSE);
  char *words = NULL;

  if (refusal.code != FH_OK)
    {
      words = fh_words_refusal_for_person (&refusal);
    }
  else if (self->tells)
    {
      FhTold told = fh_call_told (&self->table, self->seat, call);

      words = held_words (self, &told);
    }
  *is_held = refusal.code == FH_OK && words != NULL;
  return words;
}

char *
fh_bid_grid_dup_told (FhBidGrid *self, FhCall call)
{
  gboolean is_held;

  g_return_val_if_fail (FH_IS_BID_GRID (self), NULL);

  return self->waits ? NULL : dup_told_on_turn (self, call, &is_held);
}

/* Keeps the longer of @longest and @words, and frees the other one. */
static void
keep_longer (char **longest, char *words)
{
  gboolean is_longer =
      words != NULL
      && (*longest == NULL || g_utf8_strlen (words, -1) > g_utf8_strlen (*longest, -1));

  g_free (is_longer ? *longest : words);
  *longest = is_longer ? words : *longest;
}

char *
fh_bid_grid_dup_longest (FhBidGrid *self, GPtrArray *held)
{
  g_autofree char *longest = NULL;
  gboolean tells;

  g_return_val_if_fail (FH_IS_BID_GRID (self), NULL);

  for (guint i = 0; i < held->len; i++)
    keep_longer (&longest, g_strdup (held->pdata[i]));
  tells = longest != NULL;
  for (guint i = 0; self->seat >= 0 && i < self->cells->len; i++)
    {
      gboolean is_held;
      char *words = dup_told_on_turn (self, fh_bid_cell_get_call (self->cells->pdata[i]), &is_held);

      tells |= is_held;
      keep_longer (&longest, words);
    }
  return tells ? g_steal_pointer (&longest) : NULL;
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
  g_autofree char *held = NULL;
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
  gtk_widget_remove_css_class (GTK_WIDGET (cell), "right");
  gtk_widget_remove_css_class (GTK_WIDGET (cell), "wrong");
  if (self->tells && !self->waits && reason == NULL)
    {
      FhTold told = fh_call_told (&self->table, self->seat, call);

      held = held_words (self, &told);
    }
  /* While the person waits, the reason why not would be read with every call of somebody else. */
  fh_widget_describe (GTK_WIDGET (cell), spoken,
                      self->waits      ? ""
                      : reason != NULL ? reason
                      : held != NULL   ? held
                                       : "");
}

void
fh_bid_grid_set_tells (FhBidGrid *self, gboolean tells)
{
  g_return_if_fail (FH_IS_BID_GRID (self));

  self->tells = tells;
}

void
fh_bid_grid_update (FhBidGrid *self, const FhTable *table, int seat, gboolean waits)
{
  gboolean is_other_ladder;
  FhCall focus;

  g_return_if_fail (FH_IS_BID_GRID (self));

  is_other_ladder = self->cells->len == 0 || self->ladder != fh_rules_ladder (&table->rules)
                    || self->preset != table->rules.preset;
  focus = fh_bid_grid_get_focused_cell (self) != NULL
              ? fh_bid_cell_get_call (fh_bid_grid_get_focused_cell (self))
              : FH_CALL_NONE;
  self->table = *table;
  self->seat = seat;
  self->waits = waits;
  fh_widget_set_class (GTK_WIDGET (self), "waiting", waits);
  if (is_other_ladder)
    build (self, &table->rules);
  for (guint i = 0; i < self->cells->len; i++)
    update_cell (self, g_ptr_array_index (self->cells, i));
  fh_bid_grid_arrange (self);
  if (is_other_ladder && focus != FH_CALL_NONE)
    fh_bid_grid_focus_cell (self, fh_bid_grid_find_cell (self, focus));
}

static void
fh_bid_grid_class_init (FhBidGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = fh_bid_grid_move_focus;
  widget_class->grab_focus = fh_bid_grid_grab_focus;

  FH_DROPS (klass, FhBidGrid, regard, g_object_unref);
  FH_DROPS (klass, FhBidGrid, grid, gtk_widget_unparent);
  FH_HOLDS (klass, FhBidGrid, cells, g_ptr_array_unref);

  fh_made_signal (klass, "chosen", 1, G_TYPE_UINT);
  fh_made_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);
  fh_made_signal (klass, "considered", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "bids");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
fh_bid_grid_init (FhBidGrid *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cells = g_ptr_array_new ();
  self->regard = fh_regard_new ();
  fh_connect (self->regard, "changed", considered_cb, self);
  self->scale = 1;
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  fh_widget_set_name (GTK_WIDGET (self), /* Translators: the table of calls, for screen readers. */
                      _ ("Calls"));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (fh_bid_grid_key_cb), self);
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
  /* Rows of their own heights share what is left. */
  for (guint i = 0; i < self->cells->len; i++)
    gtk_widget_set_vexpand (self->cells->pdata[i], size == FH_BID_TALL);
  for (guint i = 0; i < self->cells->len; i++)
    fh_bid_cell_set_form (g_ptr_array_index (self->cells, i), size, scale);
  fh_bid_grid_arrange (self);
}

void
fh_bid_grid_set_hint (FhBidGrid *self, FhCall call)
{
  g_return_if_fail (FH_IS_BID_GRID (self));

  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = g_ptr_array_index (self->cells, i);
      gboolean is_hinted = fh_bid_cell_get_call (FH_BID_CELL (cell)) == call;

      if (is_hinted == gtk_widget_has_css_class (cell, "hinted"))
        continue;
      fh_widget_set_class (cell, "hinted", is_hinted);
      /* Where there is little room, what is hinted at may be scrolled away. */
      if (is_hinted)
        fh_widget_scroll_to_top (cell);
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

void
fh_bid_grid_show_answer (FhBidGrid *self, FhCallSet right, FhCall given)
{
  gboolean is_first = TRUE;

  g_return_if_fail (FH_IS_BID_GRID (self));

  for (guint i = 0; i < self->cells->len; i++)
    {
      FhBidCell *cell = g_ptr_array_index (self->cells, i);
      FhCall call = fh_bid_cell_get_call (cell);
      gboolean is_right = (right & FH_CALL_BIT (call)) != 0;

      if (!is_right && call != given)
        continue;
      /* It is no refused one: it lies on the light ground of a card, and is not struck through. */
      fh_bid_cell_set_reason (cell, NULL, NULL);
      fh_bid_cell_set_text (cell, call == FH_PASS ? _ ("Pass") : NULL, is_right ? "✓" : "✗");
      gtk_widget_add_css_class (GTK_WIDGET (cell), is_right ? "right" : "wrong");
      fh_widget_set_about (GTK_WIDGET (cell), is_right ? _ ("Right") : _ ("Your answer"));
      /* Where there is little room, it may be scrolled away. */
      if (is_right && is_first)
        fh_widget_scroll_to_top (GTK_WIDGET (cell));
      is_first &= !is_right;
    }
}

FhCall
fh_bid_grid_get_considered (FhBidGrid *self)
{
  int call;

  g_return_val_if_fail (FH_IS_BID_GRID (self), FH_CALL_NONE);

  call = fh_regard_get (self->regard);
  return call >= 0 ? (FhCall) call : FH_CALL_NONE;
}

gboolean
fh_bid_grid_is_pointed_at (FhBidGrid *self)
{
  g_return_val_if_fail (FH_IS_BID_GRID (self), FALSE);

  return fh_regard_is_pointed (self->regard);
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
