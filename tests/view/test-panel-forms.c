/* test-panel-forms.c: panels take the form that fits, however large the styles make them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include <glib/gstdio.h>

#include "fh-bid-panel.h"
#include "fh-cut-panel.h"
#include "fh-kitty-panel.h"
#include "fh-pick-panel.h"
#include "fh-table-panel.h"

/* A table with @panel at the end of an auction or in it, in a window. */
static GtkWidget *table, *window;
static FhState state;

static FhScene
get_scene (void)
{
  return (FhScene){ &state.table, table_test_seating (), 0 };
}

/* As whoever holds the table does. */
static void
lay (GtkWidget *panel, const FhPanelMoment *moment)
{
  FhTableView *view = FH_TABLE_VIEW (table);

  fh_table_view_set_panel (view, panel);
  fh_table_panel_update (FH_TABLE_PANEL (panel), moment);
  table_test_settle (window);
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), fh_table_view_get_room_width (view),
                           fh_table_view_get_room (view));
  table_test_settle (window);
}

static GtkWidget *
lay_bids (void)
{
  GtkWidget *panel = fh_bid_panel_new ();
  FhPanelMoment moment = { .scene = get_scene () };

  fh_state_legal (&state, &moment.legal);
  lay (panel, &moment);
  return panel;
}

static GtkWidget *
lay_kitty (void)
{
  GtkWidget *panel = fh_kitty_panel_new ();

  lay (panel, &(FhPanelMoment){ .scene = get_scene (), .legal.count = 3 });
  return panel;
}

static GtkWidget *
lay_rounds (int n)
{
  GtkWidget *panel = fh_cut_panel_new ();
  FhCut cut = { .n_rounds = n, .dealer = 2 };

  for (int round = 0; round < n; round++)
    for (int seat = 0; seat < 4; seat++)
      cut.cards[round][seat] = FH_CARD (seat, FH_SIX - (n - 1 - round));
  lay (panel, &(FhPanelMoment){ .scene = get_scene (), .cut = &cut });
  return panel;
}

static GtkWidget *
lay_cut (void)
{
  return lay_rounds (2);
}

/* At 360 by 640 with the tutor below the table the rest is in sight only by small cards. */
static GtkWidget *
lay_cut_at_once (void)
{
  return lay_rounds (1);
}

static GtkWidget *
lay_call (void)
{
  GtkWidget *panel = fh_pick_panel_new ("Which card do you call?", "Whoever holds it plays along.");

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      fh_pick_panel_begin_group (FH_PICK_PANEL (panel), "♠", "a suit", 13);
      for (int rank = 0; rank < 13; rank++)
        fh_pick_panel_add (FH_PICK_PANEL (panel), suit * 13 + rank, "A♠", "a card", NULL);
    }
  fh_pick_panel_set_confirm (FH_PICK_PANEL (panel), "Call", TRUE);
  lay (panel, &(FhPanelMoment){ .scene = get_scene () });
  return panel;
}

static GtkWidget *(*const layers[]) (void) = { lay_bids, lay_kitty, lay_cut, lay_call };

/* Asserts that all of @panel has a place. */
static void
check_fits (GtkWidget *panel)
{
  FhTableView *view = FH_TABLE_VIEW (table);
  graphene_rect_t box;
  int least, height;

  g_assert_true (gtk_widget_compute_bounds (panel, table, &box));
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, (int) box.size.width, NULL, &height, NULL,
                      NULL);
  g_test_message ("%s asks for %d by %d, and there is room for %d by %d",
                  G_OBJECT_TYPE_NAME (panel), least, height, fh_table_view_get_room_width (view),
                  fh_table_view_get_room (view));
  g_assert_cmpint (least, <=, fh_table_view_get_room_width (view));
  g_assert_cmpint (height, <=, fh_table_view_get_room (view));
}

static void
open_table (int width, int height)
{
  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table = table_test_table ();
  window = table_test_window (table, width, height);
  table_test_show (table, &state, FH_HOLD_NONE);
  table_test_settle (window);
}

static GtkCssProvider *
add_style (const char *css)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  g_autofree char *path = NULL;
  int file = g_file_open_tmp ("style-XXXXXX.css", &path, NULL);

  /* From text at hand it is loaded otherwise by old toolkits than by new ones. */
  g_assert_cmpint (file, >=, 0);
  g_assert_true (g_close (file, NULL));
  g_assert_true (g_file_set_contents (path, css, -1, NULL));
  gtk_css_provider_load_from_path (provider, path);
  g_assert_cmpint (g_remove (path), ==, 0);
  gtk_style_context_add_provider_for_display (
      gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), GTK_STYLE_PROVIDER_PRIORITY_USER);
  return provider;
}

static void
remove_style (GtkCssProvider *provider)
{
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (provider));
  g_object_unref (provider);
}

/* Nothing here knows what a length in a style sheet is: whatever is written there, the panels fit.
 */
static void
test_style (gconstpointer css)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 360, 720 }, { 800, 640 }, { 1280, 754 } };
  GtkCssProvider *provider = add_style (css);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      open_table (sizes[i].width, sizes[i].height);
      for (guint n = 0; n < G_N_ELEMENTS (layers); n++)
        check_fits (layers[n]());
      table_test_close (window, table);
    }
  remove_style (provider);
}

/* Where a table is lowest all that was drawn and who deals is in sight. */
static void
test_cut (void)
{
  open_table (360, 440);
  check_fits (lay_cut_at_once ());
  table_test_close (window, table);
}

/* On a telephone with a sheet below the table all calls are in sight, whatever can be called there
 * and however much was. */
static void
test_calls (void)
{
  static const FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4, FH_PRESET_AMERICAN_4,
                                      FH_PRESET_NEW_ZEALAND_4, FH_PRESET_CANADIAN_4 };

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    for (int n = 0; n < 2; n++)
      {
        g_autoptr (GPtrArray) cells = NULL;

        table_test_deal (&state, presets[i], 1);
        if (n > 0)
          table_test_call (&state, fh_bid (8, FH_TRUMP_DIAMONDS));
        table = table_test_table ();
        window = table_test_window (table, 360, 422);
        table_test_show (table, &state, FH_HOLD_NONE);
        table_test_settle (window);
        check_fits (lay_bids ());
        cells = table_test_find_all (table, FH_TYPE_BID_CELL);
        for (guint k = 0; k < cells->len; k++)
          g_assert_true (gtk_widget_get_mapped (cells->pdata[k]));
        table_test_close (window, table);
      }
}

/* The same room holds less of what has become larger. */
static void
test_less (void)
{
  GtkCssProvider *provider;
  GtkWidget *panel;

  open_table (1280, 754);
  panel = lay_bids ();
  g_assert_null (fh_table_panel_get_prompt (FH_TABLE_PANEL (panel)));
  provider = add_style ("panel { padding: 6px; } panel.bidding.compact { padding: 90px 6px; }"
                        "table:not(.narrow) button.bid { padding: 30px 2px; }"
                        "table:not(.narrow) button.bid.compact { padding: 1px 2px; }");
  table_test_settle (window);
  panel = lay_bids ();
  g_assert_nonnull (fh_table_panel_get_prompt (FH_TABLE_PANEL (panel)));
  remove_style (provider);
  table_test_close (window, table);
}

/* However low the middle of a wide table is for a large hand, the calls are as wide as elsewhere.
 */
static void
test_wide (void)
{
  static const int heights[] = { 700, 754, 800, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GtkWidget *panel;

      open_table (1280, heights[i]);
      panel = lay_bids ();
      g_test_message ("%d high: %d wide", heights[i], gtk_widget_get_width (panel));
      g_assert_cmpint (gtk_widget_get_width (panel), >=, 400);
      table_test_close (window, table);
    }
}

/* Whose turn it is, a low table tells by the frame of the calls. */
static void
test_turn (void)
{
  GtkWidget *panel;

  open_table (640, 313);
  panel = lay_bids ();
  g_assert_true (gtk_widget_has_css_class (panel, "turn"));
  fh_table_panel_update (FH_TABLE_PANEL (panel),
                         &(FhPanelMoment){ .scene = get_scene (), .waits = TRUE });
  g_assert_false (gtk_widget_has_css_class (panel, "turn"));
  table_test_close (window, table);
}

/* What has the focus keeps it while the panel looks for its form.  Where there is no room for the
 * auction, the log beside the table tells it, and there is no second list. */
static void
test_focus (void)
{
  GtkWidget *panel, *focus;
  g_autoptr (GPtrArray) menus = NULL;
  g_autoptr (GPtrArray) cells = NULL;

  open_table (800, 660);
  table_test_call (&state, fh_bid (6, FH_TRUMP_SPADES));
  panel = lay_bids ();
  menus = table_test_find_all (panel, GTK_TYPE_MENU_BUTTON);
  g_assert_cmpuint (menus->len, ==, 0);
  cells = table_test_find_all (panel, FH_TYPE_BID_CELL);
  g_assert_true (gtk_widget_grab_focus (cells->pdata[9]));
  focus = table_test_focus (panel);
  g_assert_true (focus == cells->pdata[9]);
  fh_table_panel_fit (FH_TABLE_PANEL (panel));
  table_test_settle (window);
  g_assert_true (table_test_focus (panel) == focus);
  table_test_close (window, table);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_data_func ("/view/panel-forms/style/usual", "", test_style);
  g_test_add_data_func ("/view/panel-forms/style/cells",
                        "panel button.bid { padding-top: 6px; padding-bottom: 6px; }", test_style);
  g_test_add_data_func ("/view/panel-forms/style/surroundings",
                        "table panel, table panel.bidding, table panel.bidding.compact"
                        " { padding-top: 24px; padding-bottom: 24px; }",
                        test_style);
  g_test_add_data_func ("/view/panel-forms/style/words",
                        "panel .heading, panel .text { padding: 8px; }", test_style);
  g_test_add_data_func ("/view/panel-forms/style/buttons",
                        "panel.exchange button { min-width: 180px; }", test_style);
  g_test_add_func ("/view/panel-forms/cut", test_cut);
  g_test_add_func ("/view/panel-forms/calls", test_calls);
  g_test_add_func ("/view/panel-forms/less", test_less);
  g_test_add_func ("/view/panel-forms/turn", test_turn);
  g_test_add_func ("/view/panel-forms/wide", test_wide);
  g_test_add_func ("/view/panel-forms/focus", test_focus);

  return g_test_run ();
}
