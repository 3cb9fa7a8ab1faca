/* test-cut.c: the cut for the first deal, with real widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-card-widget.h"
#include "fh-cut-panel.h"
#include "fh-table-panel.h"
#include "house-driver.h"

static gboolean
is_cutting (gpointer data)
{
  return fh_game_get_hold (data) == FH_HOLD_CUT;
}

/* The panel is there, with the keyboard at the button that goes on. */
static gboolean
has_panel (gpointer window)
{
  GtkWidget *panel = driver_find (window, FH_TYPE_CUT_PANEL, NULL);

  return panel != NULL && gtk_window_get_focus (window) == driver_find_button (panel, "Continue");
}

static gboolean
has_acted (gpointer data)
{
  return fh_game_get_n_actions (data) > 0;
}

static gboolean
has_no_panel (gpointer window)
{
  return driver_find (window, FH_TYPE_CUT_PANEL, NULL) == NULL;
}

static void
count_cards_cb (GtkWidget *widget, gpointer data)
{
  int *n = data;
  *n += FH_IS_CARD_WIDGET (widget);
}

static void
count_names_cb (GtkWidget *widget, gpointer data)
{
  int *n = data;
  *n += gtk_widget_has_css_class (widget, "drawer");
}

static void
find_shuffle_cb (GtkWidget *widget, gpointer data)
{
  gboolean *shuffles = data;
  *shuffles |=
      GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), "the pack") != NULL;
}

/* HC-010, HP-022, PW-008, C-20: before the first deal the cards that were cut lie on the table,
 * with who drew them; whoever drew the lowest then deals.  PW-010: at the classic table the panel
 * says who shuffles and who cuts. */
static void
test_cut (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_auto (Driven) application = house_start ();
  FhNewGamePage *page = house_find_page (application);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  int n_cards = 0, n_drawn = 0;
  FhCut cut;

  g_object_set (fh_application_get_settings (application), "trick-pace", -1, NULL);
  fh_new_game_page_set_preset (page, preset);
  fh_new_game_page_start (page);
  FhGame *game = fh_window_get_game (FH_WINDOW (window));
  driver_wait (is_cutting, game, 10);
  driver_wait (has_panel, window, 10);
  GtkWidget *panel = driver_find (window, FH_TYPE_CUT_PANEL, NULL);
  driver_visit (panel, count_cards_cb, &n_cards);
  fh_game_get_cut (game, &cut);
  for (int round = 0; round < cut.n_rounds; round++)
    for (int seat = 0; seat < fh_game_peek_rules (game)->n_callers; seat++)
      n_drawn += cut.cards[round][seat] != FH_CARD_NONE;
  g_assert_cmpint (n_cards, ==, n_drawn);
  const char *spoken = fh_cut_panel_get_spoken (FH_CUT_PANEL (panel));
  g_assert_nonnull (strstr (spoken, "You draw the "));
  g_assert_nonnull (strstr (spoken, cut.dealer == 0 ? "you deal first." : " deals first."));
  gboolean shuffles = FALSE;
  driver_visit (panel, find_shuffle_cb, &shuffles);
  g_assert_cmpint (shuffles, ==, preset == FH_PRESET_CLASSIC_3);

  driver_press (driver_find_button (panel, "Continue"));
  driver_wait (has_no_panel, window, 10);
  driver_wait (has_acted, game, 10);
  g_assert_cmpint (fh_game_peek_table (game)->dealer, ==, cut.dealer);
}

/* A tie is shown round by round; where there is little room only the round that decided, by those
 * who drew again, and the words have all of it. */
static void
test_cut_tie (void)
{
  g_auto (Driven) application = house_start ();
  GtkWidget *window = gtk_window_new ();
  FhState state;
  FhRules rules;
  FhCut cut = { .n_rounds = 2, .dealer = 2 };
  int n_cards = 0, n_names = 0;

  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  fh_state_init (&state, &rules);
  const FhScene scene = { .table = &state.table, .person = 0 };
  for (int seat = 0; seat < 4; seat++)
    cut.cards[1][seat] = FH_CARD_NONE;
  cut.cards[0][0] = FH_CARD (FH_SPADES, FH_NINE);
  cut.cards[0][1] = FH_CARD (FH_SPADES, FH_FIVE);
  cut.cards[0][2] = FH_CARD (FH_HEARTS, FH_FIVE);
  cut.cards[0][3] = FH_CARD (FH_CLUBS, FH_KING);
  cut.cards[1][1] = FH_CARD (FH_DIAMONDS, FH_SEVEN);
  cut.cards[1][2] = FH_CARD (FH_DIAMONDS, FH_ACE);

  GtkWidget *panel = fh_cut_panel_new ();
  fh_table_panel_update (FH_TABLE_PANEL (panel), &(FhPanelMoment){ .scene = scene, .cut = &cut });
  gtk_window_set_child (GTK_WINDOW (window), panel);
  gtk_window_present (GTK_WINDOW (window));
  driver_settle (window, 100);
  g_assert_cmpstr (fh_cut_panel_get_spoken (FH_CUT_PANEL (panel)), ==,
                   "Marama draws the five of spades. Joan draws the five of hearts. Bruce draws "
                   "the king of clubs. You draw the nine of spades. Marama draws the seven of "
                   "diamonds. Joan draws the ace of diamonds. There was a tie for the lowest "
                   "card. After drawing again Joan has the lowest and deals first.");
  driver_visit (panel, count_cards_cb, &n_cards);
  driver_visit (panel, count_names_cb, &n_names);
  g_assert_cmpint (n_cards, ==, 6);
  g_assert_cmpint (n_names, ==, 4);
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), 300, 220);
  driver_settle (window, 50);
  n_cards = n_names = 0;
  driver_visit (panel, count_cards_cb, &n_cards);
  driver_visit (panel, count_names_cb, &n_names);
  g_assert_cmpint (n_cards, ==, 2);
  g_assert_cmpint (n_names, ==, 2);
  int height;
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 300, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, <=, 220);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_data_func ("/view/cut/american-4", GINT_TO_POINTER (FH_PRESET_AMERICAN_4), test_cut);
  g_test_add_data_func ("/view/cut/classic-3", GINT_TO_POINTER (FH_PRESET_CLASSIC_3), test_cut);
  g_test_add_data_func ("/view/cut/new-zealand-2", GINT_TO_POINTER (FH_PRESET_NEW_ZEALAND_2),
                        test_cut);
  g_test_add_data_func ("/view/cut/american-6", GINT_TO_POINTER (FH_PRESET_AMERICAN_6), test_cut);
  g_test_add_func ("/view/cut/tie", test_cut_tie);
  return g_test_run ();
}
