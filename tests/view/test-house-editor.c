/* test-house-editor.c: changing the rules of a table, with real widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-game-private.h"
#include "house-driver.h"

/* Every option of every table has a row with a control, an explanation and advice. */
static void
test_editor_rows (void)
{
  g_auto (Driven) application = house_start ();
  GtkWindow *window = GTK_WINDOW (fh_application_get_window (application));

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      guint n = 0;

      fh_rules_init (&rules, (FhPreset) preset);
      GtkWidget *editor = fh_house_window_new (window, house_house_of (application), &rules, NULL);
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
}

/* From a table of the program to one with a name, and a game by it. */
static void
test_editor (void)
{
  FhApplication *application = house_start ();
  FhNewGamePage *page = house_find_page (application);

  fh_new_game_page_set_preset (page, FH_PRESET_AUSTRALIAN_4);
  FhHouseWindow *editor = house_open_editor (application);

  /* A switch. */
  FhOptionRow *row = house_find_option (editor, "bog");
  GtkWidget *toggle = driver_find (GTK_WIDGET (row), GTK_TYPE_SWITCH, NULL);
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  house_check_option (fh_house_window_peek_rules (editor), "bog", "off");
  house_check_option (fh_new_game_page_peek_rules (page), "bog", "off");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "changed"));
  await (driver_find (GTK_WIDGET (row), GTK_TYPE_LABEL, "changed-mark") != NULL);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "−500 loses: Off. Changed, usual at this table: On.");

  /* One of several answers; then one that this table cannot have. */
  row = house_find_option (editor, "auction");
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (house_find_answer (GTK_WIDGET (row), "One round: one call each")), TRUE);
  house_check_option (fh_house_window_peek_rules (editor), "auction", "single");
  g_assert_null (fh_option_row_get_refusal (row));
  const FhRules before = *fh_house_window_peek_rules (editor);
  GtkWidget *refused =
      house_find_answer (GTK_WIDGET (row), "Three rounds; those who have passed may return");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (refused), TRUE);
  g_assert_cmpstr (fh_option_row_get_refusal (row), ==,
                   "Three rounds of bidding belong to the Midwest table alone.");
  g_assert_true (fh_options_equal (fh_house_window_peek_rules (editor), &before));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (refused)));
  g_assert_true (gtk_check_button_get_active (
      GTK_CHECK_BUTTON (house_find_answer (GTK_WIDGET (row), "One round: one call each"))));

  /* A number that is typed; then one that is too large. */
  row = house_find_option (editor, "target");
  GtkWidget *number = driver_find (GTK_WIDGET (row), GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_editable_set_text (GTK_EDITABLE (number), "1000");
  gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  house_check_option (fh_house_window_peek_rules (editor), "target", "1000");
  gtk_editable_set_text (GTK_EDITABLE (number), "9000");
  gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  g_assert_cmpstr (fh_option_row_get_refusal (row), ==,
                   "“Points to win” can be a number from 100 to 5000 at this table.");
  house_check_option (fh_house_window_peek_rules (editor), "target", "1000");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)), ==, 1000);

  /* Back to what is usual, one option. */
  await (driver_find (GTK_WIDGET (row), GTK_TYPE_BUTTON, "reset") != NULL);
  driver_press (driver_find (GTK_WIDGET (row), GTK_TYPE_BUTTON, "reset"));
  house_check_option (fh_house_window_peek_rules (editor), "target", "500");
  g_assert_null (fh_option_row_get_refusal (row));
  g_assert_cmpint (fh_options_count_changed (fh_house_window_peek_rules (editor)), ==, 2);

  /* Under a name. */
  GtkWidget *save = driver_find_button (GTK_WIDGET (editor), "Save");
  g_assert_false (gtk_widget_get_sensitive (save));
  GtkWidget *entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Sunday & <b>Club</b>");
  driver_press (save);
  g_assert_cmpuint (fh_house_rules_get_n (house_house_of (application)), ==, 1);
  g_object_add_weak_pointer (G_OBJECT (editor), (gpointer *) &editor);
  house_close_window (editor);
  g_assert_null (editor);
  g_assert_cmpstr (fh_table_list_get_name (house_find_list (application)), ==,
                   "Sunday & <b>Club</b>");

  /* All as usual again; the saved table stays as it is, and is chosen from the list. */
  fh_new_game_page_set_preset (page, FH_PRESET_MIDWEST_4);
  house_activate_row (GTK_WIDGET (page), "Sunday & <b>Club</b>");
  house_check_option (fh_new_game_page_peek_rules (page), "auction", "single");
  const FhRules *rules = fh_game_peek_rules (house_start_game (application));
  house_check_option (rules, "auction", "single");
  house_check_option (rules, "bog", "off");
  driver_stop (application);

  /* It is there at the next start. */
  application = driver_start (TRUE);
  g_assert_cmpuint (fh_house_rules_get_n (house_house_of (application)), ==, 1);
  driver_stop (application);
}

/* What was changed is still known by the table that it began as. */
static void
test_editor_reset (void)
{
  g_auto (Driven) application = house_start ();
  FhNewGamePage *page = house_find_page (application);

  GtkWidget *reset;

  fh_new_game_page_set_preset (page, FH_PRESET_AMERICAN_6);
  FhHouseWindow *editor = house_open_editor (application);
  g_assert_null (driver_find_button (GTK_WIDGET (editor), "Reset All"));
  FhOptionRow *row = house_find_option (editor, "teams");
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (house_find_answer (GTK_WIDGET (row), "Three pairs")), TRUE);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->n_sides, ==, 3);
  house_check_marked (application, FH_PRESET_AMERICAN_6, GTK_ACCESSIBLE_TRISTATE_MIXED);
  reset = driver_find_button (GTK_WIDGET (page), "Reset");
  g_assert_true (gtk_widget_get_can_focus (reset) && gtk_widget_get_can_target (reset));
  await (driver_find_button (GTK_WIDGET (editor), "Reset All") != NULL);
  driver_press (driver_find_button (GTK_WIDGET (editor), "Reset All"));
  g_assert_cmpint (fh_options_count_changed (fh_house_window_peek_rules (editor)), ==, 0);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->n_sides, ==, 2);
  house_check_marked (application, FH_PRESET_AMERICAN_6, GTK_ACCESSIBLE_TRISTATE_TRUE);
  /* It keeps its place on the page, and nothing else. */
  g_assert_false (gtk_widget_get_can_focus (reset) || gtk_widget_get_can_target (reset));

  /* A name that another table has replaces it, which can be undone. */
  FhRules midwest;
  fh_rules_init (&midwest, FH_PRESET_MIDWEST_4);
  g_assert_true (fh_house_rules_save (house_house_of (application), "Club", &midwest, NULL));
  GtkWidget *entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "club");
  driver_press (driver_find_button (GTK_WIDGET (editor), "Replace"));
  g_assert_cmpint (fh_house_rules_get_rules (house_house_of (application), 0)->preset, ==,
                   FH_PRESET_AMERICAN_6);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (editor), "house.undo-replace", NULL));
  g_assert_cmpint (fh_house_rules_get_rules (house_house_of (application), 0)->preset, ==,
                   FH_PRESET_MIDWEST_4);
  house_close_window (editor);
}

/* The laws stand first at the American tables (D-LAWS), and by table laws a person says how often
 * computer players make a slip. */
static void
test_slips (void)
{
  g_auto (Driven) application = house_start ();
  FhNewGamePage *page = house_find_page (application);
  int rate = -1;

  fh_new_game_page_set_preset (page, FH_PRESET_AMERICAN_4);
  g_assert_null (house_find_row (GTK_WIDGET (page), "Slips of the computer players"));
  FhHouseWindow *editor = house_open_editor (application);
  FhOptionRow *row = house_find_option (editor, "laws");
  g_assert_true (fh_house_window_get_rows (editor)->pdata[0] == row);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (house_find_answer (
                                   GTK_WIDGET (row), "Table laws: slips happen and are put right")),
                               TRUE);
  house_close_window (editor);
  GtkWidget *slips = house_find_row (GTK_WIDGET (page), "Slips of the computer players");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (driver_find (slips, GTK_TYPE_SPIN_BUTTON, NULL)), 3);
  FhGame *game = house_start_game (application);
  g_object_get (fh_application_get_settings (application), "slip-rate", &rate, NULL);
  g_assert_cmpint (rate, ==, 3);
  g_assert_cmpint (fh_game_peek_rules (game)->laws, ==, FH_LAWS_TABLE);
  g_assert_cmpuint (game->slip_rate, ==, 3);
}

/* A widget has the keyboard only once its window has it. */
static gboolean
is_active (gpointer data)
{
  return gtk_window_is_active (data);
}

/* The arrow keys go through the answers, choose what they reach and pass by what is refused, and
 * leave at the ends. */
static void
test_editor_keys (void)
{
  FhApplication *application = house_start ();

  fh_new_game_page_set_preset (house_find_page (application), FH_PRESET_AUSTRALIAN_4);
  FhHouseWindow *editor = house_open_editor (application);
  FhOptionRow *row = house_find_option (editor, "auction");
  GtkWidget *first = house_find_answer (GTK_WIDGET (row), "One round: one call each");
  GtkWidget *refused =
      house_find_answer (GTK_WIDGET (row), "Three rounds; those who have passed may return");
  GtkWidget *answers = gtk_widget_get_parent (first);

  driver_wait (is_active, editor, 30);
  fh_option_row_focus (row);
  g_assert_true (driver_press_key (answers, GDK_KEY_Down));
  house_check_option (fh_house_window_peek_rules (editor), "auction", "raise");
  g_assert_true (driver_press_key (answers, GDK_KEY_Down));
  house_check_option (fh_house_window_peek_rules (editor), "auction", "newcastle");
  /* Rules that go by a name elsewhere have it as long as they are these. */
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (editor)), ==,
                   "Ultimate 500, Newcastle bidding");
  g_assert_true (driver_press_key (answers, GDK_KEY_Down));
  g_assert_true (driver_press_key (answers, GDK_KEY_Down));
  g_assert_true (gtk_widget_has_focus (refused));
  house_check_option (fh_house_window_peek_rules (editor), "auction", "continuous");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (editor)), ==, "Australian, four players");
  g_assert_null (fh_option_row_get_refusal (row));
  g_assert_false (driver_press_key (answers, GDK_KEY_Down));
  for (int i = 0; i < 5; i++)
    g_assert_true (driver_press_key (answers, GDK_KEY_Up));
  g_assert_true (gtk_widget_has_focus (first));
  house_check_option (fh_house_window_peek_rules (editor), "auction", "single");
  g_assert_false (driver_press_key (answers, GDK_KEY_Up));
  house_close_window (editor);
  driver_stop (application);
}

static gboolean
is_foreign (gpointer editor)
{
  return gtk_window_get_title (editor)[0] == '[';
}

/* When the language changes while the editor is open, editor and page speak the new one, and the
 * page still hears what is changed. */
static void
test_editor_language (void)
{
  g_auto (Driven) application = house_start ();

  fh_new_game_page_set_preset (house_find_page (application), FH_PRESET_AMERICAN_4);
  FhHouseWindow *editor = house_open_editor (application);
  GtkWidget *entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Sunday");
  g_action_group_activate_action (G_ACTION_GROUP (application), "language",
                                  g_variant_new_string ("en_XA"));
  driver_wait (is_foreign, editor, 10);
  g_assert_null (driver_find_button (GTK_WIDGET (editor), "Save"));
  entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Sunday");
  FhOptionRow *row = house_find_option (editor, "nullo");
  gtk_switch_set_active (GTK_SWITCH (driver_find (GTK_WIDGET (row), GTK_TYPE_SWITCH, NULL)), TRUE);
  house_check_option (fh_new_game_page_peek_rules (house_find_page (application)), "nullo", "on");
  house_close_window (editor);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/house-editor/rows", test_editor_rows);
  g_test_add_func ("/view/house-editor/change", test_editor);
  g_test_add_func ("/view/house-editor/reset", test_editor_reset);
  g_test_add_func ("/view/house-editor/keys", test_editor_keys);
  g_test_add_func ("/view/house-editor/slips", test_slips);
  g_test_add_func ("/view/house-editor/language", test_editor_language);
  return g_test_run ();
}
