/* test-window.c: the whole program with real widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * HC-030, HP-046: ten tricks make a deal, as seen in the window.
 */
#include "await.h"
#include "fh-contents-row.h"
#include "fh-help-window.h"
#include "fh-home-page.h"
#include "fh-panes.h"
#include "window-driver.h"

/* The first start offers the ways in and nothing of a game. */
static void
test_first_start (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  static const char *const disabled[] = { "undo", "redo", "hint", "save", "claim", "last-trick" };

  g_assert_null (fh_window_get_game (window));
  g_assert_nonnull (driver_find (GTK_WIDGET (window), FH_TYPE_HOME_PAGE, NULL));
  g_assert_cmpstr (fh_window_get_help_topic (window), ==, "index");
  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), disabled[i]));
  driver_start_game (application);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "save"));
}

/* A person plays by the widgets until the game is over; undo and redo work on the way. */
static void
test_whole_game (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  guint moves = 0;
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (500);

  /* Always the same deals, so that what fails fails again. */
  fh_settings_get_rules (fh_application_get_settings (application), &rules);
  fh_settings_get_seating (fh_application_get_settings (application), &rules, &seating);
  g_autoptr (FhGame) game = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, game);
  while (driver_move (application))
    {
      g_assert_cmpuint (++moves, <, 2000);
      if (moves % 9 != 4 || !fh_game_awaits_person (driver_get_game (application)))
        continue;
      guint n = fh_game_get_n_actions (driver_get_game (application));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
      g_assert_cmpuint (fh_game_get_n_actions (driver_get_game (application)), <, n);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
      g_assert_cmpuint (fh_game_get_n_actions (driver_get_game (application)), ==, n);
    }
  const FhTable *table = fh_game_peek_table (driver_get_game (application));
  g_assert_cmpint (table->winners, !=, 0);
  /* Few, when the partner makes an open misère of 500 at once. */
  g_assert_cmpuint (moves, >, 0);
  g_test_message ("%u decisions, %u deals", moves, table->n_deals);
  g_assert_cmpstr (fh_window_get_help_topic (window), ==, "scoring");
}

/* What was played is there again after the end of the program. */
static void
test_resume (void)
{
  FhApplication *application = driver_start (FALSE);

  driver_start_game (application);
  for (int i = 0; i < 6; i++)
    driver_move (application);
  driver_wait_due (application);
  guint n = fh_game_get_n_actions (driver_get_game (application));
  const FhTable before = *fh_game_peek_table (driver_get_game (application));
  driver_stop (application);

  application = driver_start (TRUE);
  g_assert_nonnull (driver_get_game (application));
  const FhTable *after = fh_game_peek_table (driver_get_game (application));
  g_assert_cmpuint (fh_game_get_n_actions (driver_get_game (application)), >=, n);
  g_assert_cmpuint (after->n_deals, ==, before.n_deals);
  g_assert_cmpuint (after->dealer, ==, before.dealer);
  g_assert_cmpint (after->totals[0], ==, before.totals[0]);
  driver_stop (application);
}

/* A new game takes the place of the old one, which can be had back. */
static void
test_new_game_undo (void)
{
  g_auto (Driven) application = driver_start (FALSE);

  driver_start_game (application);
  driver_move (application);
  g_autoptr (FhGame) old = g_object_ref (driver_get_game (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  g_assert_true (driver_get_game (application) != old);
  g_assert_false (fh_game_is_running (old));
  g_action_group_activate_action (G_ACTION_GROUP (application), "restore-game", NULL);
  g_assert_true (driver_get_game (application) == old);
  g_assert_true (fh_game_is_running (old));
}

static gboolean
has_height (gpointer widget)
{
  return gtk_widget_get_height (widget) > 0;
}

/* A table of the help is as high as its rows, and the wheel over it turns the page. */
static void
assert_tables (FhHelpWindow *help)
{
  fh_help_window_show (NULL, "scoring");
  GtkWidget *grid = driver_find (GTK_WIDGET (help), GTK_TYPE_GRID, "help-table");
  GtkPolicyType sideways, down;
  int height;

  g_assert_nonnull (grid);
  driver_wait (has_height, grid, 10);
  gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (grid), &height, NULL,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (grid)), ==, height);
  gtk_scrolled_window_get_policy (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (grid, GTK_TYPE_SCROLLED_WINDOW)), &sideways,
      &down);
  g_assert_cmpint (down, ==, GTK_POLICY_AUTOMATIC);
}

/* What a search has found for those who write programs stands below a heading of its own, and below
 * what is for players. */
static void
assert_search (FhHelpWindow *help)
{
  GtkWidget *search, *list;
  guint n_before = 0, n_after = 0, n_headings = 0;

  /* The contents come once there is a width. */
  await ((search = driver_find (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, NULL)) != NULL);
  list = driver_find (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, "navigation-sidebar");
  gtk_editable_set_text (GTK_EDITABLE (search), "record");
  g_signal_emit_by_name (search, "search-changed");
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (FH_IS_CONTENTS_ROW (row))
      *(n_headings > 0 ? &n_after : &n_before) += 1;
    else
      n_headings++;
  g_assert_cmpuint (n_headings, ==, 1);
  g_assert_cmpuint (n_before, >, 0);
  g_assert_cmpuint (n_after, >, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
}

/* F1 opens the page about what is going on. */
static void
test_help (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  driver_start_game (application);
  await (fh_game_awaits_person (driver_get_game (application)));
  g_action_group_activate_action (G_ACTION_GROUP (application), "help", NULL);
  FhHelpWindow *help = fh_help_window_show (NULL, "play#follow");
  g_assert_cmpstr (fh_help_window_get_target (help), ==, "play#follow");
  gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL);
  g_assert_cmpstr (fh_help_window_get_target (help), ==, "bidding");
  gtk_widget_activate_action (GTK_WIDGET (help), "help.forward", NULL);
  g_assert_cmpstr (fh_help_window_get_target (help), ==, "play#follow");
  assert_tables (help);
  assert_search (help);
  gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL);

  /* Contents stand at the start of the line, and a line parts them from the page there. */
  driver_settle (GTK_WIDGET (help), 300);
  GtkWidget *contents =
      gtk_widget_get_first_child (driver_find (GTK_WIDGET (help), FH_TYPE_PANES, NULL));
  g_assert_true (gtk_widget_has_css_class (contents, "side"));
  g_assert_true (gtk_widget_has_css_class (contents, "at-left"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_assert_false (gtk_widget_has_css_class (contents, "at-left"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_true (gtk_widget_has_css_class (contents, "at-left"));
}

/* A table of one's own is called by the name that it was given. */
static void
test_own_table (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  FhSettings *settings = fh_application_get_settings (application);
  FhSeed seed = fh_seed_from_number (500);
  FhSeating seating;
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  rules.auction = FH_AUCTION_UNTIL_PASSED;
  g_assert_true (
      fh_house_rules_save (fh_settings_get_house_rules (settings), "Home", &rules, NULL));
  fh_settings_get_seating (settings, &rules, &seating);
  g_autoptr (FhGame) game = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, game);
  driver_wait_due (application);
  GtkWidget *title = driver_find (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE, NULL);
  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "Home");
}

/* The program tells of itself in the form of the platform. */
static void
test_about (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  GListModel *tops = gtk_window_get_toplevels ();
  guint n = 0;

  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  driver_settle (window, 300);
  for (guint i = 0; i < g_list_model_get_n_items (tops); i++)
    {
      g_autoptr (GtkWidget) top = g_list_model_get_item (tops, i);

      n += g_str_equal (G_OBJECT_TYPE_NAME (top), "AdwAboutWindow");
    }
  if (n == 0)
    {
      /* A dialog of newer toolkits lies in the window, and is what is closed first. */
      g_assert_true (g_type_from_name ("AdwAboutDialog") != 0);
      n += driver_find (window, g_type_from_name ("AdwAboutDialog"), NULL) != NULL;
      gtk_window_close (GTK_WINDOW (window));
      driver_settle (window, 300);
    }
  g_assert_cmpuint (n, ==, 1);
}

static void
collect_cb (GtkLabel *status, GParamSpec *pspec, GString *said)
{
  g_string_append_printf (said, "%s\n", gtk_label_get_text (status));
}

/* What is taken back and done again is told. */
static void
test_undo_told (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  g_autoptr (GString) said = g_string_new (NULL);
  GtkWidget *status;

  driver_start_game (application);
  driver_wait_due (application);
  driver_move (application);
  driver_wait_due (application);
  status = driver_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "fh-status");
  g_signal_connect (status, "notify::label", G_CALLBACK (collect_cb), said);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  await (strstr (said->str, "Undone.") != NULL);
  g_assert_null (strstr (said->str, "Done again."));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL));
  await (strstr (said->str, "Done again.") != NULL);
  g_signal_handlers_disconnect_by_func (status, collect_cb, said);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/window/first-start", test_first_start);
  g_test_add_func ("/view/window/whole-game", test_whole_game);
  g_test_add_func ("/view/window/resume", test_resume);
  g_test_add_func ("/view/window/new-game-undo", test_new_game_undo);
  g_test_add_func ("/view/window/help", test_help);
  g_test_add_func ("/view/window/undo-told", test_undo_told);
  g_test_add_func ("/view/window/about", test_about);
  g_test_add_func ("/view/window/own-table", test_own_table);
  return g_test_run ();
}
