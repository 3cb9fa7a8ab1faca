/* test-bid-grid.c: the table of values at each table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "await.h"
#include "fh-auction-list.h"
#include "fh-bid-panel.h"
#include "fh-sentences-held.h"
#include "fh-table-panel.h"
#include "fh-words.h"
#include "window-driver.h"

static GtkWidget *
new_grid (GtkWidget **window, const FhState *state, gboolean waits)
{
  GtkWidget *grid = fh_bid_grid_new ();

  fh_bid_grid_update (FH_BID_GRID (grid), &state->table, state->table.turn, waits);
  *window = table_test_window (grid, 480, 460);

  return grid;
}

static FhBidCell *
cell_of (GtkWidget *grid, FhCall call)
{
  GPtrArray *cells = fh_bid_grid_get_cells (FH_BID_GRID (grid));

  for (guint i = 0; i < cells->len; i++)
    if (fh_bid_cell_get_call (g_ptr_array_index (cells, i)) == call)
      return g_ptr_array_index (cells, i);

  return NULL;
}

static FhCall
focused (GtkWidget *grid)
{
  GtkWidget *focus = table_test_focus (grid);

  return FH_IS_BID_CELL (focus) ? fh_bid_cell_get_call (FH_BID_CELL (focus)) : FH_CALL_NONE;
}

/* Where calls are scrolled, the one that is hinted at comes into sight. */
static void
test_hint_in_sight (void)
{
  FhState state;
  GtkWidget *grid = fh_bid_grid_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *window;
  GtkAdjustment *adjustment;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  fh_bid_grid_update (FH_BID_GRID (grid), &state.table, state.table.turn, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  window = table_test_window (scroller, 480, 120);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (adjustment, 0);
  fh_bid_grid_set_hint (FH_BID_GRID (grid), FH_LAST_BID);
  table_test_frames (grid, 4);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);
  /* Once: the person may scroll away. */
  gtk_adjustment_set_value (adjustment, 0);
  fh_bid_grid_set_hint (FH_BID_GRID (grid), FH_LAST_BID);
  table_test_frames (grid, 4);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  table_test_close (window, scroller);
}

/* Read line by line, the bids go up the ladder of the table (S-130), and a call to lose every trick
 * stands below those that it goes over and above those of more tricks.  Each stands there once, and
 * a screen reader finds them in the order of the ladder. */
static void
test_order (gconstpointer data)
{
  FhState state;
  GtkWidget *window, *grid;
  GPtrArray *cells;
  FhCallSet seen = 0;
  float last_x = -1, last_y = -1, last_special = -1;
  int last_rung = 0, last_level = 0;

  table_test_deal (&state, GPOINTER_TO_INT (data), 1);
  grid = new_grid (&window, &state, FALSE);
  cells = fh_bid_grid_get_cells (FH_BID_GRID (grid));
  for (guint i = 0; i + 1 < cells->len; i++)
    {
      FhCall call = fh_bid_cell_get_call (g_ptr_array_index (cells, i));
      int rung = fh_rules_rung (&state.table.rules, call);
      graphene_rect_t box;

      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (cells, i), grid, &box));
      if (!fh_call_is_bid (call))
        {
          g_assert_cmpfloat (box.origin.y, >, last_y);
          last_special = box.origin.y;
        }
      else
        {
          g_assert_true (box.origin.y > last_y || box.origin.x > last_x);
          g_assert_cmpfloat (box.origin.y, >=, last_y);
          g_assert_true (fh_call_level (call) == last_level || box.origin.y > last_special);
          last_x = box.origin.x;
          last_y = box.origin.y;
          last_level = fh_call_level (call);
        }
      g_assert_cmpint (rung, >=, last_rung);
      g_assert_false (seen & FH_CALL_BIT (call));
      seen |= FH_CALL_BIT (call);
      last_rung = rung;
      gtk_test_accessible_assert_role (cells->pdata[i], GTK_ACCESSIBLE_ROLE_BUTTON);
    }
  g_assert_cmpuint (seen, ==, fh_rules_ladder (&state.table.rules));
  g_assert_cmpint (fh_bid_cell_get_call (g_ptr_array_index (cells, cells->len - 1)), ==, FH_PASS);
  table_test_close (window, grid);
}

/* In lines, as on a telephone that lies on its side, all calls are there and go up the ladder, each
 * about as large as a finger needs it. */
static void
test_lines (gconstpointer data)
{
  FhState state;
  GtkWidget *window, *grid;
  GPtrArray *cells;
  float last_x = -1, last_y = -1;
  int width;

  table_test_deal (&state, GPOINTER_TO_INT (data), 1);
  grid = new_grid (&window, &state, FALSE);
  fh_bid_grid_set_form (FH_BID_GRID (grid), FH_BID_FLOWING, FALSE, 1);
  gtk_widget_measure (grid, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  table_test_resize (window, MAX (width, 560), 145);
  table_test_settle (grid);
  cells = fh_bid_grid_get_cells (FH_BID_GRID (grid));
  for (guint i = 0; i < cells->len; i++)
    {
      graphene_rect_t box;

      g_assert_true (gtk_widget_get_mapped (cells->pdata[i]));
      g_assert_true (gtk_widget_compute_bounds (cells->pdata[i], grid, &box));
      g_assert_true (box.origin.y > last_y || box.origin.x > last_x);
      g_assert_cmpfloat (box.origin.y, >=, last_y);
      g_assert_cmpfloat (box.size.width, >=, 44);
      g_assert_cmpfloat (box.size.height, >=, 40);
      last_x = box.origin.x;
      last_y = box.origin.y;
    }
  g_assert_cmpfloat (last_y, <, 2 * 60);

  /* And back to the table of values. */
  fh_bid_grid_set_form (FH_BID_GRID (grid), FH_BID_LARGE, FALSE, 1);
  table_test_resize (window, 480, 460);
  table_test_settle (grid);
  for (int suit = 0; suit < FH_N_DENOMINATIONS; suit++)
    {
      graphene_rect_t low, high;

      g_assert_true (gtk_widget_compute_bounds (
          GTK_WIDGET (cell_of (grid, fh_bid (7, (FhDenomination) suit))), grid, &low));
      g_assert_true (gtk_widget_compute_bounds (
          GTK_WIDGET (cell_of (grid, fh_bid (9, (FhDenomination) suit))), grid, &high));
      g_assert_cmpfloat (low.origin.x, ==, high.origin.x);
      g_assert_cmpfloat (low.origin.y, <, high.origin.y);
    }
  table_test_close (window, grid);
}

static float
top_of (GtkWidget *grid, FhCall call)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cell_of (grid, call)), grid, &box));

  return box.origin.y;
}

/* At an Australian table open misère ranks between ten diamonds and ten hearts (D-HP-OMIS): its
 * line says so, and the row of tens has no hole. */
static void
test_open_misere (void)
{
  FhState state;
  GtkWidget *window, *grid;
  graphene_rect_t diamonds, misere, hearts, nine, pass;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  grid = new_grid (&window, &state, FALSE);
  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (cell_of (grid, fh_bid (10, FH_TRUMP_DIAMONDS))), grid, &diamonds));
  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (cell_of (grid, FH_OPEN_MISERE)), grid, &misere));
  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (cell_of (grid, fh_bid (10, FH_TRUMP_HEARTS))), grid, &hearts));
  g_assert_true (gtk_widget_compute_bounds (
      GTK_WIDGET (cell_of (grid, fh_bid (9, FH_TRUMP_HEARTS))), grid, &nine));
  g_assert_cmpfloat (hearts.origin.y, ==, diamonds.origin.y);
  g_assert_cmpfloat (misere.origin.y, >, hearts.origin.y);
  g_assert_cmpfloat (misere.size.width, ==, gtk_widget_get_width (grid));
  g_assert_cmpfloat (hearts.origin.x, ==, nine.origin.x);
  g_assert_true (table_test_shows (grid, "over 10♦"));

  /* Where there is less room, the pass stands beside it. */
  fh_bid_grid_set_form (FH_BID_GRID (grid), FH_BID_COMPACT, FALSE, 1);
  table_test_settle (grid);
  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (cell_of (grid, FH_OPEN_MISERE)), grid, &misere));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cell_of (grid, FH_PASS)), grid, &pass));
  g_assert_cmpfloat (misere.origin.y, ==, pass.origin.y);
  g_assert_cmpfloat (pass.origin.x, ==, 0);
  g_assert_false (table_test_shows (grid, "over 10♦"));

  /* Where there is least, all that is no bid of tricks. */
  fh_bid_grid_set_form (FH_BID_GRID (grid), FH_BID_SMALL, FALSE, 0.74);
  table_test_settle (grid);
  g_assert_cmpfloat (top_of (grid, FH_PASS), >, top_of (grid, fh_bid (10, FH_NO_TRUMP)));
  g_assert_cmpfloat (top_of (grid, FH_MISERE), ==, top_of (grid, FH_PASS));
  g_assert_cmpfloat (top_of (grid, FH_OPEN_MISERE), ==, top_of (grid, FH_PASS));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cell_of (grid, FH_MISERE)), grid, &misere));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (cell_of (grid, FH_PASS)), grid, &pass));
  g_assert_cmpfloat (misere.origin.x, >=, pass.origin.x + pass.size.width);
  table_test_close (window, grid);
}

static void
store_cb (GtkWidget *grid, const char *reason, const char *help, char **stored)
{
  g_free (*stored);
  *stored = g_strdup (reason);
}

static void
chosen_cb (GtkWidget *grid, guint call, guint *stored)
{
  *stored = call;
}

/* A refused call can be reached, says why, and makes no call. */
static void
test_refused (void)
{
  FhState state;
  FhRefusal refusal;
  GtkWidget *window, *grid;
  FhBidCell *low, *high;
  guint chosen = FH_CALL_NONE;
  g_autofree char *reason = NULL;
  g_autofree char *expected = NULL;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (7, FH_TRUMP_CLUBS));
  refusal = fh_table_check_call (&state.table, state.table.turn, fh_bid (6, FH_NO_TRUMP), FALSE);
  expected = fh_words_refusal_for_person (&refusal);
  grid = new_grid (&window, &state, FALSE);
  low = cell_of (grid, fh_bid (6, FH_NO_TRUMP));
  high = cell_of (grid, fh_bid (7, FH_TRUMP_HEARTS));
  g_signal_connect (grid, "refused", G_CALLBACK (store_cb), &reason);
  g_signal_connect (grid, "chosen", G_CALLBACK (chosen_cb), &chosen);

  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (low)));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (low)));
  gtk_test_accessible_assert_state (low, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  gtk_test_accessible_assert_property (low, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
  g_signal_emit_by_name (low, "clicked");
  g_assert_cmpstr (reason, ==, expected);
  g_assert_cmpuint (chosen, ==, FH_CALL_NONE);

  gtk_test_accessible_assert_state (high, GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  gtk_test_accessible_assert_property (high, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "seven hearts, 200 points");
  g_signal_emit_by_name (high, "clicked");
  g_assert_cmpuint (chosen, ==, fh_bid (7, FH_TRUMP_HEARTS));

  /* Out of turn nothing can be called, not even a pass. */
  fh_bid_grid_update (FH_BID_GRID (grid), &state.table, 0, TRUE);
  g_assert_nonnull (fh_bid_cell_get_reason (cell_of (grid, FH_PASS)));
  table_test_close (window, grid);
}

/* What was counted of calls like it is told of each call that may be made, where that is wanted, to
 * who has it read: nothing lies over other calls. */
static void
test_held (void)
{
  FhState state;
  GtkWidget *window, *grid;
  FhBidCell *low, *high;
  g_autofree char *expected = NULL;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (7, FH_TRUMP_CLUBS));
  FhTold told = fh_call_told (&state.table, state.table.turn, fh_bid (7, FH_TRUMP_HEARTS));
  expected =
      fh_sentence_held (&(FhScene){ .table = &state.table, .person = state.table.turn }, &told);
  g_assert_nonnull (expected);
  grid = new_grid (&window, &state, FALSE);
  low = cell_of (grid, fh_bid (6, FH_NO_TRUMP));
  high = cell_of (grid, fh_bid (7, FH_TRUMP_HEARTS));
  g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (high)));
  g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (low)));

  fh_bid_grid_set_tells (FH_BID_GRID (grid), TRUE);
  fh_bid_grid_update (FH_BID_GRID (grid), &state.table, state.table.turn, FALSE);
  g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (high)));
  gtk_test_accessible_assert_property (high, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
  gtk_test_accessible_assert_property (low, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       fh_bid_cell_get_reason (low));

  fh_bid_grid_set_tells (FH_BID_GRID (grid), FALSE);
  fh_bid_grid_update (FH_BID_GRID (grid), &state.table, state.table.turn, FALSE);
  g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (high)));
  gtk_test_accessible_assert_property (high, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  table_test_close (window, grid);
}

/* After all others have passed a New Zealand bidder stands or raises (NZ-028). */
static void
test_stand (void)
{
  FhState state;
  GtkWidget *window, *grid;

  table_test_deal (&state, FH_PRESET_NEW_ZEALAND_4, 1);
  table_test_call (&state, fh_bid (6, FH_TRUMP_SPADES));
  for (int i = 0; i < 3; i++)
    table_test_call (&state, FH_PASS);
  g_assert_true (state.table.stand_or_raise);
  grid = new_grid (&window, &state, FALSE);
  gtk_test_accessible_assert_property (cell_of (grid, FH_PASS), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Stand on 6♠");
  table_test_close (window, grid);
}

/* Arrows go where they point, in both directions of text; Tab leaves; an update keeps the focus. */
static void
test_arrows (gconstpointer data)
{
  GtkTextDirection direction = GPOINTER_TO_INT (data);
  GtkDirectionType onward = direction == GTK_TEXT_DIR_LTR ? GTK_DIR_RIGHT : GTK_DIR_LEFT;
  FhState state;
  GtkWidget *window, *grid;

  gtk_widget_set_default_direction (direction);
  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  grid = new_grid (&window, &state, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (cell_of (grid, fh_bid (7, FH_TRUMP_SPADES))));
  gtk_widget_child_focus (grid, onward);
  g_assert_cmpint (focused (grid), ==, fh_bid (7, FH_TRUMP_CLUBS));
  gtk_widget_child_focus (grid, GTK_DIR_UP);
  g_assert_cmpint (focused (grid), ==, fh_bid (6, FH_TRUMP_CLUBS));
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  g_assert_cmpint (focused (grid), ==, FH_MISERE);
  fh_bid_grid_update (FH_BID_GRID (grid), &state.table, state.table.turn, TRUE);
  g_assert_cmpint (focused (grid), ==, FH_MISERE);
  for (int i = 0; i < 5; i++)
    gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  g_assert_cmpint (focused (grid), ==, FH_PASS);
  g_assert_false (gtk_widget_child_focus (grid, GTK_DIR_DOWN));
  g_assert_false (gtk_widget_child_focus (grid, GTK_DIR_TAB_FORWARD));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  table_test_close (window, grid);
}

/* Where there is little room, the pass comes first and rows that are outbid are left out; with
 * room everything is where it was. */
static void
test_tight (void)
{
  FhState state;
  GtkWidget *window, *grid;
  float usual;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  grid = new_grid (&window, &state, FALSE);
  usual = top_of (grid, FH_PASS);
  g_assert_cmpfloat (usual, >, top_of (grid, fh_bid (10, FH_NO_TRUMP)));
  fh_bid_grid_set_form (FH_BID_GRID (grid), FH_BID_COMPACT, TRUE, 1);
  table_test_settle (window);
  g_assert_cmpfloat (top_of (grid, FH_PASS), <, top_of (grid, fh_bid (6, FH_TRUMP_SPADES)));
  gtk_widget_grab_focus (grid);
  gtk_widget_child_focus (grid, GTK_DIR_UP);
  g_assert_cmpint (focused (grid), ==, FH_PASS);

  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  fh_bid_grid_update (FH_BID_GRID (grid), &state.table, state.table.turn, FALSE);
  table_test_settle (window);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (cell_of (grid, fh_bid (6, FH_NO_TRUMP)))));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (cell_of (grid, fh_bid (7, FH_TRUMP_SPADES)))));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (cell_of (grid, fh_bid (7, FH_NO_TRUMP)))));
  gtk_widget_child_focus (grid, GTK_DIR_DOWN);
  g_assert_cmpint (focused (grid), !=, FH_PASS);

  table_test_call (&state, fh_bid (10, FH_NO_TRUMP));
  fh_bid_grid_update (FH_BID_GRID (grid), &state.table, state.table.turn, FALSE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (cell_of (grid, fh_bid (10, FH_NO_TRUMP)))));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (cell_of (grid, FH_PASS))));

  fh_bid_grid_set_form (FH_BID_GRID (grid), FH_BID_LARGE, FALSE, 1);
  table_test_settle (window);
  g_assert_cmpfloat (top_of (grid, FH_PASS), ==, usual);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (cell_of (grid, fh_bid (6, FH_NO_TRUMP)))));
  table_test_close (window, grid);
}

static void
called_cb (GtkWidget *panel, guint call, gboolean inkle, guint *stored)
{
  *stored = call | (inkle ? 0x100 : 0);
}

/* The panel says what to beat, and offers the inkle only where it is played (HP-070). */
static void
test_panel (void)
{
  FhState state;
  FhLegal legal;
  FhSeating seating;
  FhScene scene = { &state.table, &seating, 1 };
  GtkWidget *panel = fh_bid_panel_new ();
  GtkWidget *window;
  guint called = FH_CALL_NONE;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  fh_seating_init (&seating, &state.table.rules, "rules", "rules");
  table_test_call (&state, fh_bid (7, FH_TRUMP_CLUBS));
  fh_state_legal (&state, &legal);
  fh_table_panel_update (FH_TABLE_PANEL (panel),
                         &(FhPanelMoment){ .scene = scene, .legal = legal });
  gtk_test_accessible_assert_property (panel, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your call — to beat: 7♣");
  window = table_test_window (panel, 480, 600);
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), 500, 260);
  g_assert_cmpstr (fh_table_panel_get_prompt (FH_TABLE_PANEL (panel)), ==,
                   "Your call — to beat: 7♣");
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), 500, 600);
  g_assert_null (fh_table_panel_get_prompt (FH_TABLE_PANEL (panel)));
  g_signal_connect (panel, "called", G_CALLBACK (called_cb), &called);
  g_signal_emit_by_name (
      cell_of (GTK_WIDGET (fh_bid_panel_get_grid (FH_BID_PANEL (panel))), FH_PASS), "clicked");
  g_assert_cmpuint (called, ==, FH_PASS);
  table_test_close (window, panel);
}

static void
count_typed_cb (int *count)
{
  ++*count;
}

/* A digit goes to the bids of so many tricks, a letter after it to the suit; a letter alone is none
 * of its keys, and nothing is called by them. */
static void
test_typing (void)
{
  FhState state;
  GtkWidget *window, *grid;
  int n_chosen = 0;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (7, FH_TRUMP_CLUBS));
  grid = new_grid (&window, &state, FALSE);
  g_signal_connect_swapped (grid, "chosen", G_CALLBACK (count_typed_cb), &n_chosen);
  gtk_widget_grab_focus (grid);
  g_assert_true (driver_press_key (grid, GDK_KEY_7));
  g_assert_cmpint (focused (grid), ==, fh_bid (7, FH_TRUMP_DIAMONDS));
  g_assert_true (driver_press_key (grid, GDK_KEY_h));
  g_assert_cmpint (focused (grid), ==, fh_bid (7, FH_TRUMP_HEARTS));
  g_assert_false (driver_press_key (grid, GDK_KEY_s));
  g_assert_true (driver_press_key (grid, GDK_KEY_KP_9));
  g_assert_cmpint (focused (grid), ==, fh_bid (9, FH_TRUMP_SPADES));
  g_assert_false (driver_press_key (grid, GDK_KEY_t));
  g_assert_false (driver_press_key (grid, GDK_KEY_n));
  g_assert_true (driver_press_key (grid, GDK_KEY_1));
  g_assert_true (driver_press_key (grid, GDK_KEY_N));
  g_assert_cmpint (focused (grid), ==, fh_bid (10, FH_NO_TRUMP));
  g_assert_false (driver_press_key (grid, GDK_KEY_4));
  g_assert_cmpint (n_chosen, ==, 0);
  table_test_close (window, grid);
}

/* What stands there while nothing is told. */
#define INVITATION "Point at a call to see what it tells."

/* The label in @panel that tells of a call, or the one that keeps its place. */
static GtkWidget *
find_told (GtkWidget *panel, gboolean is_place)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (panel, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "told")
        && gtk_widget_get_child_visible (labels->pdata[i]) != is_place)
      return labels->pdata[i];
  g_assert_not_reached ();
}

/* Where the cells and what is told of one are, in the panel. */
static graphene_rect_t
place_in (GtkWidget *panel, gpointer widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, panel, &bounds));
  return bounds;
}

/* Lets the pointer enter or leave @cell. */
static void
point (gpointer cell, gboolean enters)
{
  gpointer motion = table_test_find_controller (cell, GTK_TYPE_EVENT_CONTROLLER_MOTION);

  if (enters)
    g_signal_emit_by_name (motion, "enter", 1.0, 1.0);
  else
    g_signal_emit_by_name (motion, "leave");
}

/* The line tells of the cell under the pointer, and when that has left, of the one that has the
 * focus. */
static void
check_pointed (GtkWidget *grid, GtkWidget *label)
{
  FhBidCell *low = cell_of (grid, fh_bid (7, FH_TRUMP_HEARTS));
  FhBidCell *high = cell_of (grid, fh_bid (8, FH_TRUMP_SPADES));
  g_autofree char *of_low = fh_bid_grid_dup_told (FH_BID_GRID (grid), fh_bid_cell_get_call (low));
  g_autofree char *of_high = fh_bid_grid_dup_told (FH_BID_GRID (grid), fh_bid_cell_get_call (high));

  g_assert_cmpstr (of_low, !=, of_high);
  gtk_widget_grab_focus (GTK_WIDGET (low));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, of_low);
  point (high, TRUE);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, of_high);
  point (high, FALSE);
  await (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), of_low));
  point (high, TRUE);
  gtk_window_set_focus (GTK_WINDOW (gtk_widget_get_root (grid)), NULL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, of_high);
  point (high, FALSE);
  await (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), INVITATION));
}

static void
looked_at_cb (GtkWidget *list, int n, int *looked_at)
{
  *looked_at = n;
}

/* The line tells likewise of the calls that were made, in the list of the auction. */
static void
check_called (GtkWidget *panel, GtkWidget *label, const FhScene *scene)
{
  g_autoptr (GPtrArray) lists = table_test_find_all (panel, FH_TYPE_AUCTION_LIST);
  g_autoptr (GPtrArray) calls = table_test_find_all (lists->pdata[0], GTK_TYPE_BUTTON);
  FhTold told[] = { fh_told_at (scene->table, 0), fh_told_at (scene->table, 1) };
  g_autofree char *first = fh_sentence_held (scene, &told[0]);
  g_autofree char *second = fh_sentence_held (scene, &told[1]);
  int looked_at = -1;

  g_assert_cmpuint (calls->len, ==, 2);
  g_assert_nonnull (first);
  g_assert_cmpstr (first, !=, second);
  g_signal_connect (lists->pdata[0], "considered", G_CALLBACK (looked_at_cb), &looked_at);
  g_assert_true (gtk_widget_grab_focus (calls->pdata[0]));
  g_assert_cmpint (looked_at, ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, first);
  point (calls->pdata[1], TRUE);
  g_assert_cmpint (looked_at, ==, 1);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, second);
  point (calls->pdata[1], FALSE);
  await (looked_at == 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, first);
  gtk_window_set_focus (GTK_WINDOW (gtk_widget_get_root (panel)), NULL);
  g_assert_cmpint (looked_at, ==, -1);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, INVITATION);
}

/* What club players held who call so is shown of the call that the keyboard is at, in a place that
 * lies over no call, is large enough for it and moves none; and so it is of a call that was made,
 * where there is room for the auction.  There it is said, too, why a call is refused. */
static void
test_told (gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);
  FhState state;
  FhLegal legal;
  FhSeating seating;
  FhScene scene = { &state.table, &seating, 1 };
  GtkWidget *panel = fh_bid_panel_new (), *window, *grid, *label;
  GPtrArray *cells;
  int n_told = 0;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  fh_seating_init (&seating, &state.table.rules, "rules", "rules");
  table_test_call (&state, fh_bid (6, FH_TRUMP_CLUBS));
  table_test_call (&state, FH_PASS);
  fh_state_legal (&state, &legal);
  scene.person = state.table.turn;
  fh_table_panel_update (FH_TABLE_PANEL (panel),
                         &(FhPanelMoment){ .scene = scene, .legal = legal, .tells_calls = TRUE });
  window = table_test_window (panel, width, 480);
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), width, 480);
  table_test_frames (panel, 4);
  grid = GTK_WIDGET (fh_bid_panel_get_grid (FH_BID_PANEL (panel)));
  cells = fh_bid_grid_get_cells (FH_BID_GRID (grid));
  graphene_rect_t before = place_in (panel, cells->pdata[cells->len - 1]);
  label = find_told (panel, FALSE);
  g_assert_true (gtk_widget_get_mapped (label));
  for (guint i = 0; i < cells->len; i++)
    {
      FhCall call = fh_bid_cell_get_call (cells->pdata[i]);
      g_autofree char *words = fh_bid_grid_dup_told (FH_BID_GRID (grid), call);
      int height;

      gtk_widget_grab_focus (cells->pdata[i]);
      table_test_frames (panel, 2);
      /* The keyboard is on the pass when nobody has asked for anything yet. */
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                       words != NULL && call != FH_PASS ? words : INVITATION);
      if (fh_bid_cell_get_reason (cells->pdata[i]) != NULL)
        g_assert_cmpstr (words, ==, fh_bid_cell_get_reason (cells->pdata[i]));
      g_assert_null (gtk_widget_get_tooltip_text (cells->pdata[i]));
      graphene_rect_t place = place_in (panel, label), cell = place_in (panel, cells->pdata[i]);
      g_assert_false (graphene_rect_intersection (&place, &cell, NULL));
      gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &height,
                          NULL, NULL, NULL);
      g_assert_cmpint (height, <=, gtk_widget_get_height (label));
      graphene_rect_t after = place_in (panel, cells->pdata[cells->len - 1]);
      g_assert_true (graphene_rect_equal (&before, &after));
      n_told += words != NULL && strstr (words, " by club players: ") != NULL;
    }
  g_assert_cmpint (n_told, >, 10);
  check_pointed (grid, label);
  table_test_resize (window, width, 900);
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), width, 900);
  table_test_frames (panel, 4);
  check_called (panel, label, &scene);

  /* It is as large while somebody else calls. */
  int height = gtk_widget_get_height (label);
  fh_table_panel_update (
      FH_TABLE_PANEL (panel),
      &(FhPanelMoment){ .scene = scene, .legal = legal, .tells_calls = TRUE, .waits = TRUE });
  table_test_frames (panel, 4);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, INVITATION);
  g_assert_cmpint (gtk_widget_get_height (label), ==, height);
  table_test_close (window, panel);
}

/* The line has room for what it may show and no more: of a call that is refused, why. */
static void
test_room (void)
{
  FhState state;
  FhSeating seating;
  FhScene scene = { &state.table, &seating, 1 };
  GtkWidget *panel = fh_bid_panel_new ();
  FhBidGrid *grid = fh_bid_panel_get_grid (FH_BID_PANEL (panel));
  GPtrArray *cells;
  FhTold told;
  g_autofree char *held = NULL;
  glong longest;

  g_object_ref_sink (panel);
  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  fh_seating_init (&seating, &state.table.rules, "rules", "rules");
  table_test_call (&state, fh_bid (10, FH_TRUMP_HEARTS));
  scene.person = state.table.turn;
  told = fh_told_at (&state.table, 0);
  held = fh_sentence_held (&scene, &told);
  longest = held != NULL ? g_utf8_strlen (held, -1) : 0;
  for (int waits = 0; waits < 2; waits++)
    {
      fh_table_panel_update (
          FH_TABLE_PANEL (panel),
          &(FhPanelMoment){ .scene = scene, .tells_calls = TRUE, .waits = waits });
      cells = fh_bid_grid_get_cells (grid);
      for (guint i = 0; i < cells->len; i++)
        {
          g_autofree char *words =
              fh_bid_grid_dup_told (grid, fh_bid_cell_get_call (cells->pdata[i]));

          longest = MAX (longest, words != NULL ? g_utf8_strlen (words, -1) : 0);
        }
      g_assert_cmpint (g_utf8_strlen (gtk_label_get_text (GTK_LABEL (find_told (panel, TRUE))), -1),
                       ==, longest);
    }
  g_object_unref (panel);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strconcat ("/view/bid-grid/order/", fh_preset_id ((FhPreset) preset), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_order);
    }
  g_test_add_data_func ("/view/bid-grid/lines/australian", GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_4),
                        test_lines);
  g_test_add_data_func ("/view/bid-grid/lines/american", GINT_TO_POINTER (FH_PRESET_AMERICAN_4),
                        test_lines);
  g_test_add_func ("/view/bid-grid/open-misere", test_open_misere);
  g_test_add_func ("/view/bid-grid/refused", test_refused);
  g_test_add_func ("/view/bid-grid/held", test_held);
  g_test_add_func ("/view/bid-grid/stand", test_stand);
  g_test_add_func ("/view/bid-grid/typing", test_typing);
  g_test_add_data_func ("/view/bid-grid/arrows/ltr", GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_arrows);
  g_test_add_data_func ("/view/bid-grid/arrows/rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_arrows);
  g_test_add_func ("/view/bid-grid/hint-in-sight", test_hint_in_sight);
  g_test_add_func ("/view/bid-grid/tight", test_tight);
  g_test_add_func ("/view/bid-grid/panel", test_panel);
  g_test_add_func ("/view/bid-grid/room", test_room);
  g_test_add_data_func ("/view/bid-grid/told/narrow", GINT_TO_POINTER (344), test_told);
  g_test_add_data_func ("/view/bid-grid/told/wide", GINT_TO_POINTER (640), test_told);

  return g_test_run ();
}
