/* test-statistics.c: the window that tells what became of games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-review-window.h"
#include "fh-rows.h"
#include "fh-share-plot.h"
#include "fh-sql.h"
#include "fh-statistics-group.h"
#include "fh-statistics-window.h"
#include "fh-time-plot.h"
#include "house-driver.h"
#include "kept-driver.h"
#include "statistics-fixture.h"

static GtkWidget *
open_window (FhApplication *application)
{
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));

  g_assert_true (gtk_widget_activate_action (top, "app.statistics", NULL));
  return house_wait_for_window (FH_TYPE_STATISTICS_WINDOW);
}

static gboolean
has_group (gpointer data)
{
  return driver_find (data, FH_TYPE_STATISTICS_GROUP, NULL) != NULL;
}

static gboolean
has_status (gpointer data)
{
  return driver_find (data, ADW_TYPE_STATUS_PAGE, NULL) != NULL;
}

static gboolean
has_plot (gpointer data)
{
  return driver_find (data, FH_TYPE_SHARE_PLOT, NULL) != NULL
         && driver_find (data, FH_TYPE_TIME_PLOT, NULL) != NULL;
}

static gboolean
has_no_plot (gpointer data)
{
  return !has_plot (data) && has_group (data);
}

/* Whether a label says it. */
typedef struct
{
  const char *text;
  gboolean is_there;
} Said;

static void
said_cb (GtkWidget *widget, gpointer data)
{
  Said *said = data;

  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), said->text) != NULL)
    said->is_there = TRUE;
}

static gboolean
says (GtkWidget *window, const char *text)
{
  Said said = { text, FALSE };

  driver_visit (window, said_cb, &said);
  return said.is_there;
}

static gboolean
says_saved (gpointer data)
{
  return says (data, "The statistics are saved.");
}

/* What a row of the table called @title says. */
static const char *
read_row (GtkWidget *window, const char *title)
{
  GtkWidget *row = house_find_row (window, title);

  g_assert_nonnull (row);
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
}

/* The calls that are kept, asked for as another program would. */
static int
count_calls (const char *path)
{
  g_autoptr (FhStatement) statement = NULL;
  sqlite3 *db;
  int n;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  sqlite3_busy_timeout (db, 10000);
  statement = fh_sql_prepare (db, "SELECT count(*) FROM calls", NULL);
  g_assert_true (fh_sql_step (statement, NULL));
  n = sqlite3_column_int (statement, 0);
  g_clear_pointer (&statement, sqlite3_finalize);
  sqlite3_close (db);
  return n;
}

/* Nothing is counted yet, and the keyboard can choose a table all the same. */
static void
test_empty (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = open_window (application);

  driver_wait (has_status, window, 10);
  g_assert_true (says (window, "Nothing to count yet"));
  g_assert_null (driver_find_button (window, "Forget Everything…"));
}

/* The figures are shown as plots with names, and say the same in a table. */
static void
test_figures (void)
{
  static const char *const titles[] = { "Games and Contracts",
                                        "Your Calls",
                                        "Contracts of Your Side Made, Over Time",
                                        "Points a Deal, Over Time",
                                        "Sound Calls, Over Time",
                                        "By Contract",
                                        "By Table",
                                        "By Partner",
                                        "Best Deals",
                                        "Worst Deals" };
  FhApplication *application;
  GtkWidget *window;

  statistics_fixture_write (75);
  application = driver_start (FALSE);
  window = open_window (application);
  driver_wait (has_plot, window, 10);
  g_assert_true (says (window, "75 deals played"));
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_true (says (window, titles[i]));
  g_assert_true (says (window, "The thin lines and the pale bands reach"));
  g_assert_true (says (window, "with fewer than five deals are left out"));
  /* What all comes to stands large above the rest. */
  g_assert_true (says (window, "+40"));
  g_assert_true (says (window, "the others +23, in 75 deals"));
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (driver_find (window, FH_TYPE_SHARE_PLOT, NULL)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, "Games and Contracts");
  /* The keyboard comes by. */
  g_assert_true (gtk_widget_grab_focus (driver_find (window, FH_TYPE_TIME_PLOT, NULL)));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (driver_find (window, FH_TYPE_TIME_PLOT, NULL)),
                                   GTK_ACCESSIBLE_ROLE_IMG);

  gtk_switch_set_active (GTK_SWITCH (driver_find (window, GTK_TYPE_SWITCH, NULL)), TRUE);
  driver_wait (has_no_plot, window, 10);
  g_assert_null (driver_find (window, FH_TYPE_TIME_PLOT, NULL));
  g_assert_cmpstr (read_row (window, "Games won"), ==, "5 of 9 (56 %); likely from 27 % to 81 %");
  g_assert_cmpstr (read_row (window, "Sound, of the calls that were weighed"), ==,
                   "56 of 75 (75 %); likely from 64 % to 83 %");
  g_assert_nonnull (strstr (read_row (window, "Sunday at Home, 24 deals"), "Games won: 2 of 3"));
  g_assert_nonnull (strstr (read_row (window, "Marama (Strong), 40 deals"), "Games won: 5 of 5"));
  /* Of a few there is nothing to say but how many they were. */
  g_assert_nonnull (strstr (read_row (window, "Wiremu (Expert), 35 deals"),
                            "Games won: 0 of 4; too few to say more\n"));
  driver_stop (application);
  statistics_fixture_remove ();
}

/* A level is no partner: where it is not known what partners are called, the heading says so. */
static void
test_unnamed (void)
{
  g_autofree char *path = statistics_fixture_path ();
  FhApplication *application;
  GtkWidget *window;
  sqlite3 *db;

  statistics_fixture_write (75);
  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, NULL), ==, SQLITE_OK);
  sqlite3_busy_timeout (db, 10000);
  g_assert_cmpint (sqlite3_exec (db,
                                 "UPDATE deals SET partner = NULL WHERE partner = 'Marama';"
                                 "UPDATE games SET partner = NULL WHERE partner = 'Marama'",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_close (db);
  application = driver_start (FALSE);
  window = open_window (application);
  driver_wait (has_plot, window, 10);
  g_assert_true (says (window, "By Partner"));
  g_assert_true (says (window, "By How Well Your Partner Plays"));
  gtk_switch_set_active (GTK_SWITCH (driver_find (window, GTK_TYPE_SWITCH, NULL)), TRUE);
  driver_wait (has_no_plot, window, 10);
  g_assert_nonnull (read_row (window, "Wiremu (Expert), 35 deals"));
  g_assert_nonnull (read_row (window, "Strong, 40 deals"));
  driver_stop (application);
  statistics_fixture_remove ();
}

/* Of a few deals there are the sums and the deals, and nothing is said of shares. */
static void
test_few (void)
{
  static const char *const titles[] = { "Games and Contracts", "Your Calls", "By Contract",
                                        "By Table", "By Partner" };
  FhApplication *application;
  GtkWidget *window;

  statistics_fixture_write (FH_TALLY_FEW - 1);
  application = driver_start (FALSE);
  window = open_window (application);
  driver_wait (has_group, window, 10);
  await (says (window, "Best Deals"));
  g_assert_true (says (window, "Contracts made"));
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_false (says (window, titles[i]));
  /* Nor of how to read what is drawn, or to have it read. */
  g_assert_false (says (window, "The thin lines"));
  g_assert_null (driver_find (window, GTK_TYPE_SWITCH, NULL));
  driver_stop (application);
  statistics_fixture_remove ();
}

/* Before there are two spans of time a line tells what each deal brought, and a table the same. */
static void
test_sums (void)
{
  FhApplication *application;
  GtkWidget *window;

  statistics_fixture_write (2 * FH_TALLY_FEW);
  application = driver_start (FALSE);
  window = open_window (application);
  driver_wait (has_plot, window, 10);
  g_assert_true (says (window, "Points Added Up, Deal by Deal"));
  g_assert_nonnull (driver_find (window, FH_TYPE_TIME_PLOT, NULL));
  gtk_switch_set_active (GTK_SWITCH (driver_find (window, GTK_TYPE_SWITCH, NULL)), TRUE);
  driver_wait (has_no_plot, window, 10);
  g_assert_cmpstr (read_row (window, "1 deal played"), ==, "+80");
  g_assert_cmpstr (read_row (window, "10 deals played"), ==, "+710");
  driver_stop (application);
  statistics_fixture_remove ();
}

/* One table alone, chosen by its row. */
static void
test_table (void)
{
  FhApplication *application;
  GtkWidget *window;

  statistics_fixture_write (75);
  application = driver_start (FALSE);
  window = open_window (application);
  driver_wait (has_plot, window, 10);
  adw_combo_row_set_selected (ADW_COMBO_ROW (house_find_row (window, "Table")),
                              FH_PRESET_AUSTRALIAN_4 + 1);
  await (says (window, "27 deals played"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (house_find_row (window, "Table")),
                              FH_PRESET_MIDWEST_4 + 1);
  driver_wait (has_status, window, 10);
  driver_stop (application);
  statistics_fixture_remove ();
}

/* Counts deal number 1 of the game @id, by which the others won @others points. */
static void
count_deal (const char *id, double others)
{
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhStatistics) statistics = fh_statistics_new (store);
  FhCounted *row = g_new0 (FhCounted, 1);

  row->kind = FH_COUNTED_DEAL;
  row->ended = 1700000000;
  row->game = g_strdup (id);
  row->deal = 1;
  row->table = g_strdup ("australian-4");
  row->role = FH_ROLE_DECLARER;
  row->call = FH_MISERE;
  row->others = others;
  fh_statistics_add (statistics, row);
  fh_store_flush (store);
}

/* The best and the worst deals open as reviews, while their games are kept. */
static void
test_open (void)
{
  g_autofree char *folder = kept_path ("finished");
  g_autofree char *id = g_uuid_string_random (), *gone = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, ".500", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  FhApplication *application;
  GtkWidget *window, *review;

  count_deal (id, 250.0);
  count_deal (gone, -10.0);
  application = driver_start (FALSE);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, kept_deal, -1, NULL));
  window = open_window (application);
  await (house_find_row (window, "Misère of your own, set") != NULL);
  /* The best deal, which is gone, stands first and can only be read. */
  g_assert_false (gtk_list_box_row_get_activatable (
      GTK_LIST_BOX_ROW (house_find_row (window, "Misère of your own, set"))));
  review = driver_find (window, FH_TYPE_LINK_ROW, NULL);
  g_assert_nonnull (review);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (review)), "0 to 250"));
  g_assert_true (gtk_widget_activate (review));
  review = house_wait_for_window (FH_TYPE_REVIEW_WINDOW);
  g_assert_cmpuint (fh_review_get_deal (fh_review_window_get_review (FH_REVIEW_WINDOW (review))),
                    ==, 0);
  driver_stop (application);
  g_assert_cmpint (g_unlink (path), ==, 0);
  statistics_fixture_remove ();
}

static gboolean
has_focus (gpointer window)
{
  return gtk_window_get_focus (window) != NULL;
}

static gboolean
has_another_call (gpointer path)
{
  return count_calls (path) > 75;
}

/* What is read stays where it is when the figures change, and a call that the tutor has weighed is
 * one of them. */
static void
test_changing (void)
{
  const FhAction pass = fh_action_bid (0, FH_PASS);
  g_autofree char *path = statistics_fixture_path ();
  FhApplication *application;
  GtkWidget *window;
  GtkAdjustment *position;
  FhGame *game;
  FhTutor *tutor;

  statistics_fixture_write (75);
  application = driver_start (FALSE);
  g_object_set (fh_application_get_settings (application), "show-tutor", TRUE, NULL);
  /* A deal that is always the same. */
  g_action_group_activate_action (G_ACTION_GROUP (application), "play-deal",
                                  g_variant_new ("(su)", "australian-4", 7));
  game = driver_get_game (application);
  tutor = fh_window_get_tutor (fh_application_get_window (application));
  do
    driver_wait_due (application);
  while (fh_game_peek_table (game)->due != FH_ACTION_BID && driver_move (application));
  driver_settle_main (application);
  await (!fh_tutor_is_busy (tutor));
  window = open_window (application);
  driver_wait (has_plot, window, 10);
  /* The page is scrolled to what has the keyboard first. */
  driver_wait (has_focus, window, 10);
  gtk_widget_grab_focus (driver_find (window, FH_TYPE_TIME_PLOT, NULL));
  driver_settle (window, 100);
  position = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (driver_find (window, GTK_TYPE_SCROLLED_WINDOW, NULL)));
  gtk_adjustment_set_value (position, 300.0);
  driver_settle (window, 50);
  g_assert_cmpfloat (gtk_adjustment_get_value (position), ==, 300.0);
  g_assert_cmpint (count_calls (path), ==, 75);
  g_assert_true (fh_game_act (game, &pass, NULL));
  driver_wait (has_another_call, path, 30);
  driver_settle (window, 200);
  g_assert_cmpfloat (gtk_adjustment_get_value (position), ==, 300.0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == driver_find (window, FH_TYPE_TIME_PLOT, NULL));
  driver_stop (application);
  statistics_fixture_remove ();
}

static void
test_save (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "statistics.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *csv = NULL;
  g_auto (GStrv) lines = NULL;
  FhApplication *application;
  GtkWidget *window;

  statistics_fixture_write (10);
  application = driver_start (FALSE);
  window = open_window (application);
  driver_wait (has_group, window, 10);
  g_assert_nonnull (driver_find_button (window, "Save for a Spreadsheet…"));
  fh_statistics_window_save (FH_STATISTICS_WINDOW (window), file);
  driver_wait (says_saved, window, 10);
  g_assert_true (g_file_get_contents (path, &csv, NULL, NULL));
  lines = g_strsplit (csv, "\r\n", -1);
  /* The names, ten deals and one game, and nothing after the last. */
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 10 + 1 + 1);
  g_assert_true (g_str_has_prefix (lines[0], "kind,ended,"));
  g_assert_true (g_str_has_prefix (lines[11], "game,"));
  g_assert_cmpstr (lines[12], ==, "");

  /* What cannot be written is told. */
  g_autoptr (GFile) nowhere = g_file_get_child (file, "below-a-file");
  fh_statistics_window_save (FH_STATISTICS_WINDOW (window), nowhere);
  await (says (window, "The statistics could not be saved: "));
  driver_stop (application);
  statistics_fixture_remove ();
}

/* Presses the button @label once it is there. */
static void
press_shown (GtkWidget *window, const char *label)
{
  await (driver_find_button (window, label) != NULL);
  driver_press (driver_find_button (window, label));
}

static void
assert_focus (GtkWidget *window, const char *label)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_true (GTK_IS_BUTTON (focus) && gtk_widget_get_mapped (focus));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, label);
}

/* What cannot be undone is asked for twice. */
static void
test_forget (void)
{
  FhApplication *application;
  GtkWidget *window;

  statistics_fixture_write (10);
  application = driver_start (FALSE);
  window = open_window (application);
  driver_wait (has_group, window, 10);
  press_shown (window, "Forget Everything…");
  assert_focus (window, "Keep Them");
  press_shown (window, "Keep Them");
  assert_focus (window, "Forget Everything…");
  driver_wait (has_group, window, 10);
  g_assert_true (says (window, "10 deals played"));
  press_shown (window, "Forget Everything…");
  press_shown (window, "Forget Everything");
  driver_wait (has_status, window, 10);
  g_assert_true (says (window, "Everything has been forgotten."));
  /* Where nothing is left to forget, the keyboard is on what there is. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == house_find_row (window, "Table"));
  driver_stop (application);
  statistics_fixture_remove ();
}

/* It fits into the narrowest window, from the right to the left, too. */
static void
test_narrow (void)
{
  FhApplication *application;
  GtkWidget *window;

  statistics_fixture_write (75);
  application = driver_start (FALSE);
  for (int round = 0; round < 2; round++)
    {
      gtk_widget_set_default_direction (round == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      window = open_window (application);
      driver_wait (has_plot, window, 10);
      for (int is_table = 0; is_table < 2; is_table++)
        {
          int minimum;

          gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
          g_assert_cmpint (minimum, <=, 360);
          gtk_switch_set_active (GTK_SWITCH (driver_find (window, GTK_TYPE_SWITCH, NULL)), TRUE);
          driver_wait (has_no_plot, window, 10);
        }
      gtk_window_close (GTK_WINDOW (window));
      driver_settle_main (application);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  driver_stop (application);
  statistics_fixture_remove ();
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  statistics_fixture_remove ();

  g_test_add_func ("/view/statistics/empty", test_empty);
  g_test_add_func ("/view/statistics/figures", test_figures);
  g_test_add_func ("/view/statistics/few", test_few);
  g_test_add_func ("/view/statistics/sums", test_sums);
  g_test_add_func ("/view/statistics/unnamed", test_unnamed);
  g_test_add_func ("/view/statistics/table", test_table);
  g_test_add_func ("/view/statistics/open", test_open);
  g_test_add_func ("/view/statistics/changing", test_changing);
  g_test_add_func ("/view/statistics/save", test_save);
  g_test_add_func ("/view/statistics/forget", test_forget);
  g_test_add_func ("/view/statistics/narrow", test_narrow);
  return g_test_run ();
}
