/* test-house.c: tables, house rules and the cut for the deal, with real widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "fh-card-widget.h"
#include "fh-cut-panel.h"
#include "fh-house-window.h"
#include "fh-name-window.h"
#include "fh-new-game-page.h"
#include "fh-option-row.h"
#include "fh-rules-text-window.h"
#include "fh-rules-window.h"
#include "fh-sentences-rules.h"
#include "fh-table-list.h"
#include "window-driver.h"

/* --- Help for the tests --- */

static char *
tables_directory (void)
{
  return g_build_filename (g_get_user_data_dir (), "five-hundred", "tables", NULL);
}

/* The program with its first page, and no table of one's own. */
static FhApplication *
start (void)
{
  g_autofree char *directory = tables_directory ();
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);
      g_remove (path);
    }
  return driver_start (FALSE);
}

static FhNewGamePage *
find_page (FhApplication *application)
{
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  return FH_NEW_GAME_PAGE (driver_find (window, FH_TYPE_NEW_GAME_PAGE, NULL));
}

static FhTableList *
find_list (FhApplication *application)
{
  return FH_TABLE_LIST (
      driver_find (GTK_WIDGET (find_page (application)), FH_TYPE_TABLE_LIST, NULL));
}

static FhHouseRules *
house_of (FhApplication *application)
{
  return fh_settings_get_house_rules (fh_application_get_settings (application));
}

static gboolean
has_window_cb (gpointer data)
{
  GType *type = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), *type) && gtk_widget_get_mapped (l->data))
      return TRUE;
  return FALSE;
}

static GtkWidget *
wait_for_window (GType type)
{
  g_autoptr (GList) windows = NULL;

  driver_wait (has_window_cb, &type, 10);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type) && gtk_widget_get_mapped (l->data))
      return l->data;
  g_assert_not_reached ();
}

/* The mapped row below @top called @title. */
static GtkWidget *
find_row (GtkWidget *top, const char *title)
{
  if (top == NULL || !gtk_widget_get_mapped (top))
    return NULL;
  if (ADW_IS_PREFERENCES_ROW (top)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (top)), title))
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
activate_row (GtkWidget *top, const char *title)
{
  GtkWidget *row = find_row (top, title);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate (row));
}

static FhOptionRow *
find_option (FhHouseWindow *editor, const char *name)
{
  GPtrArray *rows = fh_house_window_get_rows (editor);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (fh_option_name (fh_option_row_get_index (rows->pdata[i])), name))
      return rows->pdata[i];
  g_assert_not_reached ();
}

/* The check button with the answer @name in @row. */
static GtkWidget *
find_answer (GtkWidget *top, const char *name)
{
  if (GTK_IS_CHECK_BUTTON (top))
    {
      GtkWidget *child = gtk_check_button_get_child (GTK_CHECK_BUTTON (top));
      return GTK_IS_LABEL (child) && g_str_equal (gtk_label_get_text (GTK_LABEL (child)), name)
                 ? top
                 : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_answer (child, name);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
check_option (const FhRules *rules, const char *name, const char *expected)
{
  char value[FH_OPTION_VALUE_SIZE];

  fh_option_get (rules, fh_option_index (rules, name), value);
  g_assert_cmpstr (value, ==, expected);
}

static FhHouseWindow *
open_editor (FhApplication *application)
{
  activate_row (GTK_WIDGET (find_page (application)), "Change the Rules");
  return FH_HOUSE_WINDOW (wait_for_window (FH_TYPE_HOUSE_WINDOW));
}

static void
close_window (gpointer window)
{
  gtk_window_close (GTK_WINDOW (window));
  driver_rest (50);
}

static gboolean
is_shown (GtkWidget *top, const char *title)
{
  return find_row (top, title) != NULL;
}

/* --- Tables --- */

/* Each table is found by its number of players below its family, and only there. */
static void
test_list (void)
{
  FhApplication *application = start ();
  FhTableList *list = find_list (application);
  int n_shown = 0;

  g_assert_cmpint (fh_table_list_get_players (list), ==, 4);
  for (int n = 2; n <= 6; n++)
    {
      driver_press (driver_find_button (GTK_WIDGET (list), fh_sentence_players (n)));
      gtk_toggle_button_set_active (
          GTK_TOGGLE_BUTTON (driver_find_button (GTK_WIDGET (list), fh_sentence_players (n))),
          TRUE);
      driver_rest (30);
      g_assert_cmpint (fh_table_list_get_players (list), ==, n);
      for (int preset = 0; preset < FH_N_PRESETS; preset++)
        {
          FhRules rules;
          fh_rules_init (&rules, (FhPreset) preset);
          gboolean shown = is_shown (GTK_WIDGET (list), fh_sentence_preset ((FhPreset) preset));
          g_assert_cmpint (shown, ==, rules.n_callers == n);
          n_shown += shown;
        }
    }
  g_assert_cmpint (n_shown, ==, FH_N_PRESETS);

  fh_table_list_set_players (list, 0);
  driver_rest (30);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    g_assert_true (is_shown (GTK_WIDGET (list), fh_sentence_preset ((FhPreset) preset)));

  /* Chosen by its row; the page says what the table is and how many others there are. */
  activate_row (GTK_WIDGET (list), "New Zealand, five players");
  driver_rest (30);
  FhNewGamePage *page = find_page (application);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, ==, FH_PRESET_NEW_ZEALAND_5);
  g_assert_null (find_row (GTK_WIDGET (page), "Your partner"));
  g_assert_nonnull (find_row (GTK_WIDGET (page), "The other players"));
  fh_new_game_page_start (page);
  driver_rest (50);
  FhGame *game = fh_window_get_game (fh_application_get_window (application));
  g_assert_cmpint (fh_game_peek_rules (game)->preset, ==, FH_PRESET_NEW_ZEALAND_5);
  driver_stop (application);
}

/* --- The editor --- */

/* Every option of every table has a row with a control, an explanation and advice. */
static void
test_editor_rows (void)
{
  FhApplication *application = start ();
  GtkWindow *window = GTK_WINDOW (fh_application_get_window (application));

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      guint n = 0;

      fh_rules_init (&rules, (FhPreset) preset);
      GtkWidget *editor = fh_house_window_new (window, house_of (application), &rules, NULL);
      GPtrArray *rows = fh_house_window_get_rows (FH_HOUSE_WINDOW (editor));
      for (int i = 0; i < fh_n_options (); i++)
        n += fh_option_applies (&rules, i);
      g_assert_cmpuint (rows->len, ==, n);
      for (guint i = 0; i < rows->len; i++)
        {
          int index = fh_option_row_get_index (rows->pdata[i]);
          g_assert_true (fh_option_row_has_choice (&rules, index));
          g_assert_false (gtk_widget_has_css_class (rows->pdata[i], "changed"));
        }
      gtk_window_destroy (GTK_WINDOW (editor));
    }
  driver_stop (application);
}

/* From a table of the program to one with a name, and a game by it. */
static void
test_editor (void)
{
  FhApplication *application = start ();
  FhNewGamePage *page = find_page (application);

  fh_new_game_page_set_preset (page, FH_PRESET_AUSTRALIAN_4);
  FhHouseWindow *editor = open_editor (application);

  /* A switch. */
  FhOptionRow *row = find_option (editor, "bog");
  GtkWidget *toggle = driver_find (GTK_WIDGET (row), GTK_TYPE_SWITCH, NULL);
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  check_option (fh_house_window_peek_rules (editor), "bog", "off");
  check_option (fh_new_game_page_peek_rules (page), "bog", "off");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "changed"));
  driver_rest (30);
  g_assert_nonnull (driver_find (GTK_WIDGET (row), GTK_TYPE_LABEL, "changed-mark"));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "−500 loses: Off. Changed, usual at this table: On.");

  /* One of several answers; then one that this table cannot have. */
  row = find_option (editor, "auction");
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (find_answer (GTK_WIDGET (row), "One round: one call each")), TRUE);
  check_option (fh_house_window_peek_rules (editor), "auction", "single");
  g_assert_null (fh_option_row_get_refusal (row));
  const FhRules before = *fh_house_window_peek_rules (editor);
  GtkWidget *refused = find_answer (GTK_WIDGET (row), "Three rounds; who has passed may return");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (refused), TRUE);
  g_assert_cmpstr (fh_option_row_get_refusal (row), ==,
                   "Three rounds of bidding belong to the Midwest table alone.");
  g_assert_true (fh_options_equal (fh_house_window_peek_rules (editor), &before));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (refused)));
  g_assert_true (gtk_check_button_get_active (
      GTK_CHECK_BUTTON (find_answer (GTK_WIDGET (row), "One round: one call each"))));

  /* A number that is typed; then one that is too large. */
  row = find_option (editor, "target");
  GtkWidget *number = driver_find (GTK_WIDGET (row), GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_editable_set_text (GTK_EDITABLE (number), "1000");
  gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  check_option (fh_house_window_peek_rules (editor), "target", "1000");
  gtk_editable_set_text (GTK_EDITABLE (number), "9000");
  gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  g_assert_cmpstr (fh_option_row_get_refusal (row), ==,
                   "“Points to win” can be a number from 100 to 5000 at this table.");
  check_option (fh_house_window_peek_rules (editor), "target", "1000");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, 1000);

  /* Back to what is usual, one option. */
  driver_rest (30);
  driver_press (driver_find (GTK_WIDGET (row), GTK_TYPE_BUTTON, "reset"));
  check_option (fh_house_window_peek_rules (editor), "target", "500");
  g_assert_null (fh_option_row_get_refusal (row));
  g_assert_cmpint (fh_options_count_changed (fh_house_window_peek_rules (editor)), ==, 2);

  /* Under a name. */
  GtkWidget *save = driver_find_button (GTK_WIDGET (editor), "Save");
  g_assert_false (gtk_widget_get_sensitive (save));
  GtkWidget *entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Sunday & <b>Club</b>");
  driver_press (save);
  g_assert_cmpuint (fh_house_rules_get_n (house_of (application)), ==, 1);
  close_window (editor);
  g_assert_cmpstr (fh_table_list_get_name (find_list (application)), ==, "Sunday & <b>Club</b>");

  /* All as usual again; the saved table stays as it is, and is chosen from the list. */
  fh_new_game_page_set_preset (page, FH_PRESET_MIDWEST_4);
  activate_row (GTK_WIDGET (page), "Sunday & <b>Club</b>");
  check_option (fh_new_game_page_peek_rules (page), "auction", "single");
  fh_new_game_page_start (page);
  driver_rest (50);
  const FhRules *rules =
      fh_game_peek_rules (fh_window_get_game (fh_application_get_window (application)));
  check_option (rules, "auction", "single");
  check_option (rules, "bog", "off");
  driver_stop (application);

  /* It is there at the next start. */
  application = driver_start (TRUE);
  g_assert_cmpuint (fh_house_rules_get_n (house_of (application)), ==, 1);
  driver_stop (application);
}

static void
test_editor_reset (void)
{
  FhApplication *application = start ();
  FhNewGamePage *page = find_page (application);

  fh_new_game_page_set_preset (page, FH_PRESET_AMERICAN_6);
  FhHouseWindow *editor = open_editor (application);
  g_assert_null (driver_find_button (GTK_WIDGET (editor), "All as Usual"));
  FhOptionRow *row = find_option (editor, "teams");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_answer (GTK_WIDGET (row), "Three pairs")),
                               TRUE);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->n_sides, ==, 3);
  driver_rest (30);
  driver_press (driver_find_button (GTK_WIDGET (editor), "All as Usual"));
  g_assert_cmpint (fh_options_count_changed (fh_house_window_peek_rules (editor)), ==, 0);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->n_sides, ==, 2);

  /* A name that another table has replaces it, which can be undone. */
  FhRules midwest;
  fh_rules_init (&midwest, FH_PRESET_MIDWEST_4);
  g_assert_true (fh_house_rules_save (house_of (application), "Club", &midwest, NULL));
  GtkWidget *entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "club");
  driver_press (driver_find_button (GTK_WIDGET (editor), "Replace"));
  g_assert_cmpint (fh_house_rules_get_rules (house_of (application), 0)->preset, ==,
                   FH_PRESET_AMERICAN_6);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "house.undo-replace", NULL));
  g_assert_cmpint (fh_house_rules_get_rules (house_of (application), 0)->preset, ==,
                   FH_PRESET_MIDWEST_4);
  close_window (editor);
  driver_stop (application);
}

/* --- Tables of one's own --- */

static void
test_own (void)
{
  FhApplication *application = start ();
  FhHouseRules *house = house_of (application);
  FhTableList *list = find_list (application);
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_option_set (&rules, "target", "1000");
  g_assert_true (fh_house_rules_save (house, "Sunday", &rules, NULL));
  driver_rest (30);
  g_assert_true (is_shown (GTK_WIDGET (list), "Sunday"));
  activate_row (GTK_WIDGET (list), "Sunday");

  /* Another name. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (list), "tables.rename", "s", "Sunday"));
  GtkWidget *window = wait_for_window (FH_TYPE_NAME_WINDOW);
  GtkWidget *entry = driver_find (window, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "  ");
  driver_press (driver_find_button (window, "Rename"));
  g_assert_cmpstr (fh_house_rules_get_name (house, 0), ==, "Sunday");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Saturday");
  driver_press (driver_find_button (window, "Rename"));
  driver_rest (50);
  g_assert_true (is_shown (GTK_WIDGET (list), "Saturday"));
  g_assert_false (is_shown (GTK_WIDGET (list), "Sunday"));
  g_assert_cmpstr (fh_table_list_get_name (list), ==, "Saturday");

  /* Deleted, and had back. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (list), "tables.delete", "s", "Saturday"));
  driver_rest (50);
  g_assert_cmpuint (fh_house_rules_get_n (house), ==, 0);
  g_assert_false (is_shown (GTK_WIDGET (list), "Saturday"));
  driver_press (driver_find_button (GTK_WIDGET (find_page (application)), "Undo"));
  driver_rest (50);
  g_assert_true (is_shown (GTK_WIDGET (list), "Saturday"));
  g_assert_true (fh_options_equal (fh_house_rules_get_rules (house, 0), &rules));
  driver_stop (application);
}

/* A file that cannot be read is said on the page and harms nothing. */
static void
test_damaged (void)
{
  g_autofree char *directory = tables_directory ();
  g_autofree char *path = g_build_filename (directory, "bad.500", NULL);
  FhApplication *application = start ();

  driver_stop (application);
  g_mkdir_with_parents (directory, 0700);
  g_assert_true (g_file_set_contents (path, "500 1\nrules moon-4\n", -1, NULL));
  application = driver_start (FALSE);
  GtkWidget *label =
      driver_find (GTK_WIDGET (find_page (application)), GTK_TYPE_LABEL, "option-refusal");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), "bad.500"));
  driver_start_game (application);
  driver_stop (application);
  g_remove (path);
}

/* --- Text --- */

static void
test_text (void)
{
  FhApplication *application = start ();
  FhNewGamePage *page = find_page (application);
  FhRules rules;
  const char *name;

  fh_new_game_page_set_preset (page, FH_PRESET_AMERICAN_4);
  activate_row (GTK_WIDGET (page), "Rules as Text");
  FhRulesTextWindow *window = FH_RULES_TEXT_WINDOW (wait_for_window (FH_TYPE_RULES_TEXT_WINDOW));
  g_assert_true (fh_rules_text_window_read (window, &rules, &name));
  g_assert_cmpint (rules.preset, ==, FH_PRESET_AMERICAN_4);
  g_assert_cmpstr (fh_rules_text_window_get_sentence (window), ==,
                   "American, four players. All as usual at this table.");

  /* What is wrong is said with its line, and cannot be used. */
  fh_rules_text_window_set_text (window, "rules american-4\noption bog maybe\n");
  g_assert_cmpstr (fh_rules_text_window_get_sentence (window), ==,
                   "Line 2, “option bog maybe”: these rules cannot have the value “maybe”.");
  g_assert_false (fh_rules_text_window_read (window, &rules, &name));
  GtkWidget *use = driver_find_button (GTK_WIDGET (window), "Use These Rules");
  g_assert_false (gtk_widget_get_sensitive (use));

  fh_rules_text_window_set_text (window, "rules new-zealand-6\nnote Whānau\noption bog off");
  g_assert_cmpstr (fh_rules_text_window_get_sentence (window), ==,
                   "New Zealand, six players. 1 rule is changed: −500 loses.");
  driver_press (use);
  driver_rest (50);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, ==, FH_PRESET_NEW_ZEALAND_6);
  check_option (fh_new_game_page_peek_rules (page), "bog", "off");
  g_assert_cmpint (fh_table_list_get_players (find_list (application)), ==, 6);

  /* The name in the text is proposed when the rules are saved. */
  FhHouseWindow *editor = open_editor (application);
  GtkWidget *entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Whānau");
  close_window (editor);
  driver_stop (application);
}

/* --- The rules during a game --- */

static void
count_changed_cb (GtkWidget *widget, gpointer data)
{
  int *n = data;
  *n += FH_IS_OPTION_ROW (widget) && gtk_widget_has_css_class (widget, "changed");
}

static void
count_rows_cb (GtkWidget *widget, gpointer data)
{
  int *n = data;
  *n += FH_IS_OPTION_ROW (widget);
}

static void
test_rules_window (void)
{
  FhApplication *application = start ();
  FhNewGamePage *page = find_page (application);
  FhRules rules;
  int n_changed = 0, n_rows = 0, n_options = 0;

  fh_rules_init (&rules, FH_PRESET_NEW_ZEALAND_4);
  fh_option_set (&rules, "win-on-own-bid", "off");
  fh_option_set (&rules, "open-misere-value", "320");
  g_assert_true (fh_house_rules_save (house_of (application), "Ours", &rules, NULL));
  for (int i = 0; i < fh_n_options (); i++)
    n_options += fh_option_applies (&rules, i);
  fh_table_list_set_players (find_list (application), 4);
  driver_rest (30);
  activate_row (GTK_WIDGET (page), "Ours");
  fh_new_game_page_start (page);
  driver_rest (50);

  GtkWidget *main_window = GTK_WIDGET (fh_application_get_window (application));
  gtk_widget_activate_action (main_window, "win.rules", NULL);
  GtkWidget *window = wait_for_window (FH_TYPE_RULES_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  driver_rest (300);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Ours");
  driver_visit (window, count_rows_cb, &n_rows);
  driver_visit (window, count_changed_cb, &n_changed);
  g_assert_cmpint (n_rows, ==, n_options);
  g_assert_cmpint (n_changed, ==, 2);
  /* Written, not only coloured, and said. */
  GtkWidget *row = find_row (window, "Win on the own bid");
  g_assert_true (gtk_widget_has_css_class (row, "changed"));
  g_assert_nonnull (driver_find (row, GTK_TYPE_LABEL, "changed-mark"));
  g_assert_true (gtk_widget_get_focusable (row));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Win on the own bid: Off. Changed, usual at this table: "
                                       "On.");
  row = find_row (window, "−500 loses");
  g_assert_null (driver_find (row, GTK_TYPE_LABEL, "changed-mark"));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "−500 loses: On");
  g_assert_cmpint (gtk_widget_get_width (window), <=, 400);
  driver_stop (application);
}

/* --- The cut --- */

static gboolean
is_cutting (gpointer data)
{
  return fh_game_get_hold (data) == FH_HOLD_CUT;
}

static void
count_cards_cb (GtkWidget *widget, gpointer data)
{
  int *n = data;
  *n += FH_IS_CARD_WIDGET (widget);
}

/* HC-010, HP-022, PW-008, C-20: before the first deal the cards that were cut lie on the table,
 * with who drew them; whoever drew the lowest then deals.  PW-010: at the classic table the panel
 * says who shuffles and who cuts. */
static void
test_cut (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  FhApplication *application = start ();
  FhNewGamePage *page = find_page (application);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  int n_cards = 0, n_drawn = 0;
  FhCut cut;

  g_object_set (fh_application_get_settings (application), "trick-pace", -1, NULL);
  fh_new_game_page_set_preset (page, preset);
  fh_new_game_page_start (page);
  FhGame *game = fh_window_get_game (FH_WINDOW (window));
  driver_wait (is_cutting, game, 10);
  driver_rest (100);
  GtkWidget *panel = driver_find (window, FH_TYPE_CUT_PANEL, NULL);
  g_assert_nonnull (panel);
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
  for (GtkWidget *child = gtk_widget_get_first_child (panel); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shuffles |=
        GTK_IS_LABEL (child) && strstr (gtk_label_get_text (GTK_LABEL (child)), "the pack") != NULL;
  g_assert_cmpint (shuffles, ==, preset == FH_PRESET_CLASSIC_3);

  /* The keyboard is at the button that goes on. */
  GtkWidget *proceed = driver_find_button (panel, "Continue");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == proceed);
  driver_press (proceed);
  driver_rest (100);
  g_assert_null (driver_find (window, FH_TYPE_CUT_PANEL, NULL));
  g_assert_cmpuint (fh_game_get_n_actions (game), >, 0);
  g_assert_cmpint (fh_game_peek_table (game)->dealer, ==, cut.dealer);
  driver_stop (application);
}

int
main (int argc, char *argv[])
{
  if (!driver_setup (&argc, &argv))
    {
      g_print ("1..0 # SKIP there is no display\n");
      return 0;
    }
  g_test_add_func ("/view/house/list", test_list);
  g_test_add_func ("/view/house/editor-rows", test_editor_rows);
  g_test_add_func ("/view/house/editor", test_editor);
  g_test_add_func ("/view/house/editor-reset", test_editor_reset);
  g_test_add_func ("/view/house/own", test_own);
  g_test_add_func ("/view/house/damaged", test_damaged);
  g_test_add_func ("/view/house/text", test_text);
  g_test_add_func ("/view/house/rules-window", test_rules_window);
  g_test_add_data_func ("/view/house/cut/american-4", GINT_TO_POINTER (FH_PRESET_AMERICAN_4),
                        test_cut);
  g_test_add_data_func ("/view/house/cut/classic-3", GINT_TO_POINTER (FH_PRESET_CLASSIC_3),
                        test_cut);
  g_test_add_data_func ("/view/house/cut/new-zealand-2", GINT_TO_POINTER (FH_PRESET_NEW_ZEALAND_2),
                        test_cut);
  g_test_add_data_func ("/view/house/cut/american-6", GINT_TO_POINTER (FH_PRESET_AMERICAN_6),
                        test_cut);
  return g_test_run ();
}
