/* test-library.c: the list of games that were left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <fcntl.h>
#include <sys/stat.h>

#include "await.h"
#include "fh-left-games-window.h"
#include "fh-left-games.h"
#include "fh-name-window.h"
#include "fh-review-deals-window.h"
#include "house-driver.h"
#include "kept-driver.h"

/* Opens the window, which is to say @text, and closes it. */
static void
check_empty (GtkWidget *top, const char *text)
{
  GtkWidget *window;

  gtk_widget_activate_action (top, "app.left-games", NULL);
  window = house_wait_for_window (FH_TYPE_LEFT_GAMES_WINDOW);
  driver_wait_shown (window, text);
  gtk_window_close (GTK_WINDOW (window));
}

/* Where there is none to go on with, one may be on the table. */
static void
test_empty (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *window;

  check_empty (top, "No Games Yet");
  gtk_widget_activate_action (top, "app.start-game", NULL);
  driver_wait_due (application);
  check_empty (top, "The Game on the Table Is the Only One");
  /* From there one comes back to it. */
  gtk_widget_activate_action (top, "app.home", NULL);
  driver_wait_shown (top, "Learn");
  gtk_widget_activate_action (top, "app.left-games", NULL);
  window = house_wait_for_window (FH_TYPE_LEFT_GAMES_WINDOW);
  driver_wait_shown (window, "On the Table");
  g_assert_true (gtk_widget_activate (house_find_row (window, "Australian, four players")));
  await (fh_window_get_game_view (fh_application_get_window (application)) != NULL
         && gtk_widget_get_mapped (
             GTK_WIDGET (fh_window_get_game_view (fh_application_get_window (application)))));
}

/* A deal by number that was left has no points, and says none. */
static void
test_number (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *window, *row;

  gtk_widget_activate_action (top, "app.play-deal", "(su)", "australian-4", 4711u);
  driver_wait_due (application);
  driver_move (application);
  gtk_widget_activate_action (top, "app.start-game", NULL);
  driver_wait_due (application);
  gtk_widget_activate_action (top, "app.left-games", NULL);
  window = house_wait_for_window (FH_TYPE_LEFT_GAMES_WINDOW);
  driver_wait_shown (window, "Deal 4711");
  row = kept_find_row (window, "Deal 4711");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), " and Bruce\n"));
}

/* A game gets a name, which is shown at once, and a star, which puts it first; both are there when
 * the window is opened again, in another run too.  A name that is too long is refused with the
 * reason, and an empty one gives the name of the table back. */
static void
test_label (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *first = kept_shelve ("a.500", "american-4", KEPT_ADAS);
  g_autofree char *second = kept_shelve ("b.500", "midwest-4", KEPT_MIDWEST);
  g_autofree char *more = g_strnfill (FH_LEFT_GAME_MAX_NAME + 1, 'x');
  const struct timespec old[] = { { 5000, 0 }, { 5000, 0 } };

  g_assert_cmpint (utimensat (AT_FDCWD, first, old, 0), ==, 0);
  kept_open_list (application);
  GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  g_autofree char *plain = kept_dup_titles (window);
  g_auto (GStrv) tables = g_strsplit (plain, "|", -1);
  g_assert_cmpuint (g_strv_length (tables), ==, 2);
  /* Who plays. */
  g_assert_nonnull (strstr (
      adw_action_row_get_subtitle (ADW_ACTION_ROW (kept_find_row (window, tables[1]))), "Zoë"));

  kept_do (window, "games.rename", first);
  GtkWidget *asks = kept_find_window (application, FH_TYPE_NAME_WINDOW);
  GtkWidget *entry = driver_find (asks, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), more);
  driver_press (driver_find_button (asks, "Rename"));
  GtkWidget *refusal = driver_find (asks, GTK_TYPE_LABEL, "option-refusal");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (refusal)), "80"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "At <Ada’s> & co");
  driver_press (driver_find_button (asks, "Rename"));
  g_autofree char *named = g_strconcat (tables[0], "|At <Ada’s> & co", NULL);
  kept_wait_titles (application, named);
  await (kept_find_window (application, FH_TYPE_NAME_WINDOW) == NULL);

  GtkWidget *row = kept_find_row (window, "At <Ada’s> & co");
  GtkWidget *star = driver_find_button (row, "Star");
  gtk_test_accessible_assert_state (star, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  driver_press (star);
  g_autofree char *starred = g_strconcat ("At <Ada’s> & co|", tables[0], NULL);
  kept_wait_titles (application, starred);
  star = driver_find_button (kept_find_row (window, "At <Ada’s> & co"), "Star");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == star);
  gtk_test_accessible_assert_state (star, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  driver_stop (application);

  application = driver_start (TRUE);
  kept_open_list (application);
  kept_wait_titles (application, starred);
  window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  kept_do (window, "games.rename", first);
  asks = kept_find_window (application, FH_TYPE_NAME_WINDOW);
  entry = driver_find (asks, ADW_TYPE_ENTRY_ROW, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "At <Ada’s> & co");
  gtk_editable_set_text (GTK_EDITABLE (entry), " ");
  driver_press (driver_find_button (asks, "Rename"));
  g_autofree char *back = g_strconcat (tables[1], "|", tables[0], NULL);
  kept_wait_titles (application, back);
  driver_stop (application);
}

/* A game is found by the words that it is told in, by what one types on a row too; and what cannot
 * be found is said. */
static void
test_search (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  static const struct
  {
    const char *typed;
    const char *titles;
  } rows[] = {
    { "zoe", "Final" }, { "MIDW hemi", "American, four" },
    { "fin", "Final" }, { "hemi fin", "" },
    { "ada", "both" },  { "", "both" },
  };
  g_autofree char *first = kept_shelve (
      "a.500", "american-4", KEPT_ADAS "#! [game]\n#! own-name=Final\n#! starred=true\n");
  g_autofree char *second = kept_shelve ("b.500", "midwest-4", KEPT_MIDWEST);

  kept_open_list (application);
  GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *search = driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_autofree char *both = kept_dup_titles (window);
  g_assert_true (g_str_has_prefix (both, "Final|"));
  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (search)) == window);
  g_assert_true (gtk_widget_activate_action (window, "games.find", NULL));
  await (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), search));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *titles = g_str_equal (rows[i].titles, "both") ? both : rows[i].titles;

      if (g_str_has_prefix (rows[i].typed, "MIDW"))
        titles = both + strlen ("Final|");
      g_test_message ("%s", rows[i].typed);
      gtk_editable_set_text (GTK_EDITABLE (search), rows[i].typed);
      kept_wait_titles (application, titles);
      g_assert_cmpint (driver_find (window, ADW_TYPE_STATUS_PAGE, NULL) != NULL, ==,
                       *titles == '\0');
    }
  /* Enter in the entry leads to the first one. */
  g_signal_emit_by_name (search, "activate");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == kept_find_row (window, "Final"));
  /* Arrows lead into the row. */
  GtkWidget *row = kept_find_row (window, "Final");
  g_assert_true (gtk_widget_child_focus (row, GTK_DIR_RIGHT));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == driver_find_button (row, "Star"));
}

/* What the person does may keep the entry of before for a moment when the window is made anew; it
 * takes no keys then. */
static void
test_search_anew (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autofree char *game = kept_shelve ("a.500", "american-4", KEPT_ADAS);

  kept_open_list (application);
  GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  g_autoptr (GtkWidget) before = g_object_ref (driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL));
  fh_dialog_rebuild (FH_DIALOG (window));
  GtkWidget *search = driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_assert_true (search != before);
  g_assert_null (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (before)));
  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (search)) == window);
}

/* A file in which no game can be read is listed with what is wrong, and can be erased. */
static void
test_unread (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autofree char *game = kept_shelve ("a.500", "american-4", KEPT_ADAS);
  g_autofree char *junk = kept_shelve ("junk.500", "nowhere", "");
  g_autofree char *aside = kept_path ("game.500.damaged-1");

  g_assert_true (g_file_set_contents (aside, "500 1\nrules nowhere\n", -1, NULL));
  kept_open_list (application);
  GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *row = kept_find_row (window, "junk.500");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "line 2"));
  row = kept_find_row (window, "game.500.damaged-1");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "put aside"));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  kept_do (window, "games.erase", junk);
  kept_do (window, "games.erase", aside);
  driver_wait (kept_is_gone, junk, 10);
  gtk_window_close (GTK_WINDOW (window));
  driver_wait (kept_is_gone, aside, 10);
  g_assert_false (kept_is_gone (game));
}

static void
count_row_cb (GtkWidget *widget, gpointer data)
{
  *(guint *) data += ADW_IS_ACTION_ROW (widget);
}

static gboolean
has_many_rows (gpointer window)
{
  guint n = 0;

  driver_visit (window, count_row_cb, &n);
  return n >= 60;
}

static gboolean
has_all_row (gpointer application)
{
  GtkWidget *window = kept_find_window (application, FH_TYPE_REVIEW_DEALS_WINDOW);
  g_autofree char *titles = window != NULL ? kept_dup_titles (window) : NULL;

  return titles != NULL && strstr (titles, "All Games…") != NULL;
}

/* Of many games those are made that can be seen, and the others when one scrolls; each of them can
 * be found. */
static void
test_many (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  guint n = 0;

  for (int i = 0; i < 500; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03d.500", i);
      g_autofree char *notes =
          g_strdup_printf (KEPT_ADAS "#! [game]\n#! own-name=Game number %d\n", 1000 + i);

      g_free (kept_shelve (name, "american-4", notes));
    }
  kept_open_list (application);
  GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *scroller = driver_find (window, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  driver_settle (window, 100);
  driver_visit (window, count_row_cb, &n);
  g_assert_cmpuint (n, <=, 40);
  AWAIT_WHILE (!has_many_rows (window))
  {
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
    await_next ();
  }
  /* What is far below stays where it is when one is erased, and a star lifts one from there. */
  g_autofree char *titles = kept_dup_titles (window);
  g_auto (GStrv) rows = g_strsplit (titles, "|", -1);
  /* Nobody erases what has no place yet: the list would go where the row beside it is not. */
  await (gtk_widget_get_height (kept_find_row (window, rows[52])) > 0);
  double value = gtk_adjustment_get_value (adjustment);
  g_autofree char *name = g_strdup_printf ("games/%s.500", rows[50] + strlen ("Game number 1"));
  g_autofree char *path = kept_path (name);
  kept_do (window, "games.erase", path);
  driver_settle (window, 100);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, value / 2);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == kept_find_row (window, rows[51]));
  driver_press (driver_find_button (kept_find_row (window, rows[52]), "Star"));
  driver_settle (window, 100);
  g_autofree char *lifted = kept_dup_titles (window);
  g_assert_true (g_str_has_prefix (lifted, rows[52]));
  driver_press (driver_find_button (kept_find_row (window, rows[52]), "Star"));
  driver_settle (window, 100);
  g_autofree char *back = kept_dup_titles (window);
  g_assert_true (g_str_has_prefix (back, rows[0]));
  gtk_editable_set_text (GTK_EDITABLE (driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL)), "1123");
  kept_wait_titles (application, "Game number 1123");
  gtk_window_close (GTK_WINDOW (window));

  /* Where one chooses what to review are the latest, and the way to all; they come below what is
   * there before, which keeps the keyboard. */
  g_action_group_activate_action (G_ACTION_GROUP (application), "review", NULL);
  window = kept_find_window (application, FH_TYPE_REVIEW_DEALS_WINDOW);
  GtkWidget *other = kept_find_row (window, "Paste a Record…");
  g_assert_true (gtk_widget_grab_focus (other));
  driver_wait (has_all_row, application, 10);
  g_assert_true (kept_find_row (window, "Paste a Record…") == other);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == other);
  n = 0;
  driver_visit (window, count_row_cb, &n);
  g_assert_cmpuint (n, <=, 30);
  /* None of these has a deal to look back on. */
  g_autofree char *sources = kept_dup_titles (window);
  g_assert_null (strstr (sources, "Game number"));
  gtk_widget_activate (kept_find_row (window, "All Games…"));
  driver_wait (kept_has_list, application, 10);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/library/empty", test_empty);
  g_test_add_func ("/view/library/number", test_number);
  g_test_add_func ("/view/library/label", test_label);
  g_test_add_func ("/view/library/search", test_search);
  g_test_add_func ("/view/library/search-anew", test_search_anew);
  g_test_add_func ("/view/library/unread", test_unread);
  g_test_add_func ("/view/library/many", test_many);
  return g_test_run ();
}
