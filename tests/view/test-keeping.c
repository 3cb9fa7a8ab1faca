/* test-keeping.c: games that were left, and what the window says of files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "fh-deal-picture.h"
#include "fh-doors.h"
#include "fh-game-file.h"
#include "fh-left-games-window.h"
#include "fh-left-games.h"
#include "fh-name-window.h"
#include "fh-review-deals-window.h"
#include "fh-review-window.h"
#include "fh-text-window.h"
#include "window-driver.h"

static FhGame *
game_of (FhApplication *application)
{
  return fh_window_get_game (fh_application_get_window (application));
}

static char *
state_path (const char *name)
{
  return g_build_filename (g_get_user_state_dir (), "five-hundred", name, NULL);
}

/* The window of @type that is open, or NULL. */
static GtkWidget *
find_window (FhApplication *application, GType type)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type))
      return l->data;
  return NULL;
}

static gboolean
has_row (gpointer data)
{
  GtkWidget *window = find_window (data, FH_TYPE_LEFT_GAMES_WINDOW);

  return window != NULL && driver_find (window, ADW_TYPE_ACTION_ROW, NULL) != NULL;
}

static gboolean
has_no_list (gpointer data)
{
  return find_window (data, FH_TYPE_LEFT_GAMES_WINDOW) == NULL;
}

typedef struct
{
  FhApplication *application;
  const char *text;
} Wanted;

static gboolean
has_wanted_game (gpointer data)
{
  Wanted *wanted = data;
  FhGame *game = game_of (wanted->application);
  g_autofree char *text = game != NULL ? fh_game_dup_text (game) : NULL;

  return text != NULL && g_str_has_prefix (text, wanted->text);
}

/* A new game in mid-game: the running one lies in the list and goes on from there, in another run
 * of the program too, and nothing asks in between. */
static void
test_left (void)
{
  FhApplication *application = driver_start (FALSE);

  driver_start_game (application);
  for (int i = 0; i < 4; i++)
    driver_move (application);
  g_autofree char *first = fh_game_dup_text (game_of (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  for (int i = 0; i < 3; i++)
    driver_move (application);
  g_autofree char *second = fh_game_dup_text (game_of (application));
  driver_stop (application);

  application = driver_start (TRUE);
  const char *const wanted[] = { first, second };
  for (int round = 0; round < 2; round++)
    {
      Wanted game = { application, wanted[round] };

      g_action_group_activate_action (G_ACTION_GROUP (application), "left-games", NULL);
      driver_wait (has_row, application, 10);
      GtkWidget *window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
      GtkWidget *row = driver_find (window, ADW_TYPE_ACTION_ROW, NULL);
      /* The keyboard is on it. */
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == row);
      g_assert_true (gtk_widget_activate (row));
      driver_wait (has_wanted_game, &game, 10);
      driver_wait (has_no_list, application, 10);
      g_assert_true (fh_game_is_running (game_of (application)));
    }
  driver_stop (application);
}

static gboolean
has_no_file (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The path of the one file in the shelf of games that were left. */
static char *
left_path (void)
{
  g_autofree char *shelf = state_path ("games");
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;

  g_assert_nonnull (name);
  return g_build_filename (shelf, name, NULL);
}

/* What the menu of the row does with the game at @path. */
static void
do_with (GtkWidget *window, const char *action, const char *path)
{
  g_assert_true (gtk_widget_activate_action (window, action, "^ay", path));
}

/* Presses @key in @window, before the widgets in it hear of that. */
static gboolean
press_key (GtkWidget *window, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE && !taken)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
  return taken;
}

/* An erased game is out of sight at once, comes back when asked to, and its file goes with the
 * window at the latest. */
static void
test_erased (void)
{
  FhApplication *application = driver_start (FALSE);

  driver_start_game (application);
  driver_move (application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  driver_move (application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "left-games", NULL);
  driver_wait (has_row, application, 10);
  g_autofree char *path = left_path ();
  GtkWidget *window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);

  do_with (window, "games.erase", path);
  g_assert_false (has_row (application));
  driver_rest (200);
  g_assert_false (has_no_file (path));
  driver_press (driver_find_button (window, "_Undo"));
  driver_rest (200);
  g_assert_true (has_row (application));
  g_assert_false (has_no_file (path));

  /* By a key, too, which erases nothing where one writes. */
  g_assert_true (gtk_widget_activate_action (window, "games.find", NULL));
  g_assert_false (press_key (window, GDK_KEY_Delete));
  gtk_widget_grab_focus (driver_find (window, ADW_TYPE_ACTION_ROW, NULL));
  g_assert_true (press_key (window, GDK_KEY_Delete));
  g_assert_false (has_row (application));
  gtk_window_close (GTK_WINDOW (window));
  driver_wait (has_no_file, path, 10);
  driver_stop (application);
}

/* --- The library --- */

static void
open_library (FhApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "left-games", NULL);
  driver_wait (has_row, application, 10);
}

static void
add_title_cb (GtkWidget *widget, gpointer data)
{
  if (ADW_IS_ACTION_ROW (widget))
    g_ptr_array_add (data, (gpointer) adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
}

/* The titles of the rows, one behind the other. */
static char *
dup_titles (GtkWidget *window)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  driver_visit (window, add_title_cb, titles);
  g_ptr_array_add (titles, NULL);
  return g_strjoinv ("|", (char **) titles->pdata);
}

/* Writes a game of @preset, in which @players sit and nothing has happened yet, to the shelf. */
static char *
shelve (const char *name, const char *preset, const char *notes)
{
  g_autofree char *folder = state_path ("games");
  char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = g_strdup_printf ("500 1\nrules %s\n%s", preset, notes);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static gboolean
has_titles (gpointer data)
{
  Wanted *wanted = data;
  GtkWidget *window = find_window (wanted->application, FH_TYPE_LEFT_GAMES_WINDOW);
  g_autofree char *titles = window != NULL ? dup_titles (window) : NULL;

  return g_strcmp0 (titles, wanted->text) == 0;
}

static void
find_title_cb (GtkWidget *widget, gpointer data)
{
  gpointer *search = data;

  if (ADW_IS_ACTION_ROW (widget)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), search[0]))
    search[1] = widget;
}

static GtkWidget *
find_titled (GtkWidget *window, const char *title)
{
  gpointer search[] = { (gpointer) title, NULL };

  driver_visit (window, find_title_cb, search);
  g_assert_nonnull (search[1]);
  return search[1];
}

static void
wait_for_titles (FhApplication *application, const char *titles)
{
  Wanted wanted = { application, titles };

  driver_wait (has_titles, &wanted, 10);
}

#define ADAS    "player 0 Ada\nplayer 1 Bob\nplayer 2 Zoë\nplayer 3 Cy\n#! [seat 0]\n#! level=\n"
#define MIDWEST "player 0 Ada\nplayer 2 Hemi\n"

/* A game gets a name, which is shown at once, and a star, which puts it first; both are there when
 * the window is opened again, in another run too.  A name that is too long is refused with the
 * reason, and an empty one gives the name of the table back. */
static void
test_label (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *first = shelve ("a.500", "american-4", ADAS);
  g_autofree char *second = shelve ("b.500", "midwest-4", MIDWEST);
  g_autofree char *more = g_strnfill (FH_LEFT_GAME_MAX_NAME + 1, 'x');
  const struct timespec old[] = { { 5000, 0 }, { 5000, 0 } };

  g_assert_cmpint (utimensat (AT_FDCWD, first, old, 0), ==, 0);
  open_library (application);
  GtkWidget *window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  g_autofree char *plain = dup_titles (window);
  g_auto (GStrv) tables = g_strsplit (plain, "|", -1);
  g_assert_cmpuint (g_strv_length (tables), ==, 2);
  /* Who plays. */
  g_assert_nonnull (strstr (
      adw_action_row_get_subtitle (ADW_ACTION_ROW (find_titled (window, tables[1]))), "Zoë"));

  do_with (window, "games.rename", first);
  GtkWidget *asks = find_window (application, FH_TYPE_NAME_WINDOW);
  GtkWidget *entry = driver_find (asks, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), more);
  driver_press (driver_find_button (asks, "Rename"));
  GtkWidget *refusal = driver_find (asks, GTK_TYPE_LABEL, "option-refusal");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (refusal)), "80"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "At <Ada’s> & co");
  driver_press (driver_find_button (asks, "Rename"));
  g_autofree char *named = g_strconcat (tables[0], "|At <Ada’s> & co", NULL);
  wait_for_titles (application, named);
  driver_rest (100);
  g_assert_null (find_window (application, FH_TYPE_NAME_WINDOW));

  GtkWidget *row = find_titled (window, "At <Ada’s> & co");
  GtkWidget *star = driver_find_button (row, "Star");
  gtk_test_accessible_assert_state (star, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  driver_press (star);
  g_autofree char *starred = g_strconcat ("At <Ada’s> & co|", tables[0], NULL);
  wait_for_titles (application, starred);
  star = driver_find_button (find_titled (window, "At <Ada’s> & co"), "Star");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == star);
  gtk_test_accessible_assert_state (star, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  driver_stop (application);

  application = driver_start (TRUE);
  open_library (application);
  wait_for_titles (application, starred);
  window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  do_with (window, "games.rename", first);
  asks = find_window (application, FH_TYPE_NAME_WINDOW);
  entry = driver_find (asks, ADW_TYPE_ENTRY_ROW, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "At <Ada’s> & co");
  gtk_editable_set_text (GTK_EDITABLE (entry), " ");
  driver_press (driver_find_button (asks, "Rename"));
  g_autofree char *back = g_strconcat (tables[1], "|", tables[0], NULL);
  wait_for_titles (application, back);
  driver_stop (application);
}

/* A game is found by the words that it is told in, by what one types on a row too; and what cannot
 * be found is said. */
static void
test_search (void)
{
  FhApplication *application = driver_start (FALSE);
  static const struct
  {
    const char *typed;
    const char *titles;
  } rows[] = {
    { "zoe", "Final" }, { "MIDW hemi", "American, four" },
    { "fin", "Final" }, { "hemi fin", "" },
    { "ada", "both" },  { "", "both" },
  };
  g_autofree char *first =
      shelve ("a.500", "american-4", ADAS "#! [game]\n#! own-name=Final\n#! starred=true\n");
  g_autofree char *second = shelve ("b.500", "midwest-4", MIDWEST);

  open_library (application);
  GtkWidget *window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *search = driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_autofree char *both = dup_titles (window);
  g_assert_true (g_str_has_prefix (both, "Final|"));
  g_assert_true (gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (search)) == window);
  g_assert_true (gtk_widget_activate_action (window, "games.find", NULL));
  driver_rest (50);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), search));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *titles = g_str_equal (rows[i].titles, "both") ? both : rows[i].titles;

      if (g_str_has_prefix (rows[i].typed, "MIDW"))
        titles = both + strlen ("Final|");
      g_test_message ("%s", rows[i].typed);
      gtk_editable_set_text (GTK_EDITABLE (search), rows[i].typed);
      wait_for_titles (application, titles);
      g_assert_cmpint (driver_find (window, ADW_TYPE_STATUS_PAGE, NULL) != NULL, ==,
                       *titles == '\0');
    }
  /* Enter in the entry leads to the first one. */
  g_signal_emit_by_name (search, "activate");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find_titled (window, "Final"));
  /* Arrows lead into the row. */
  GtkWidget *row = find_titled (window, "Final");
  g_assert_true (gtk_widget_child_focus (row, GTK_DIR_RIGHT));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == driver_find_button (row, "Star"));
  driver_stop (application);
}

static gboolean
has_review (gpointer application)
{
  return find_window (application, FH_TYPE_REVIEW_WINDOW) != NULL;
}

/* A deal of a kept game is looked back on from the list, and the present game stays. */
static void
test_look_back (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *path = shelve ("a.500", "american-4",
                                  "#! [game]\n#! own-name=Two deals\n"
                                  "deal 3\n"
                                  "hand 0 JS 8D QS 5S 9S 9H 8H AH KD 9D\n"
                                  "hand 1 4H 7C KS AS 6C 10H JD QH QD 6H\n"
                                  "hand 2 7D 10S 7H 10D AC 5H 5C JO JH 5D\n"
                                  "hand 3 JC KC KH 6D 10C 7S 8C 8S QC 9C\n"
                                  "kitty AD 6S 4D\n"
                                  "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n");

  open_library (application);
  GtkWidget *window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *row = find_titled (window, "Two deals");
  g_assert_nonnull (
      strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "The last deal was thrown in."));
  do_with (window, "games.review", path);
  driver_wait (has_review, application, 10);
  g_assert_null (game_of (application));
  /* Nothing that is modal lies over it. */
  g_assert_true (has_no_list (application));
  driver_stop (application);
}

/* A file in which no game can be read is listed with what is wrong, and can be erased. */
static void
test_unread (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *game = shelve ("a.500", "american-4", ADAS);
  g_autofree char *junk = shelve ("junk.500", "nowhere", "");
  g_autofree char *aside = state_path ("game.500.damaged-1");

  g_assert_true (g_file_set_contents (aside, "500 1\nrules nowhere\n", -1, NULL));
  open_library (application);
  GtkWidget *window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *row = find_titled (window, "junk.500");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "line 2"));
  row = find_titled (window, "game.500.damaged-1");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "put aside"));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  do_with (window, "games.erase", junk);
  do_with (window, "games.erase", aside);
  driver_wait (has_no_file, junk, 10);
  gtk_window_close (GTK_WINDOW (window));
  driver_wait (has_no_file, aside, 10);
  g_assert_false (has_no_file (game));
  driver_stop (application);
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
  GtkWidget *window = find_window (application, FH_TYPE_REVIEW_DEALS_WINDOW);
  g_autofree char *titles = window != NULL ? dup_titles (window) : NULL;

  return titles != NULL && strstr (titles, "All Other Games…") != NULL;
}

/* Of many games those are made that can be seen, and the others when one scrolls; each of them can
 * be found. */
static void
test_many (void)
{
  FhApplication *application = driver_start (FALSE);
  guint n = 0;

  for (int i = 0; i < 500; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03d.500", i);
      g_autofree char *notes =
          g_strdup_printf (ADAS "#! [game]\n#! own-name=Game number %d\n", 1000 + i);

      g_free (shelve (name, "american-4", notes));
    }
  open_library (application);
  GtkWidget *window = find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *scroller = driver_find (window, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  driver_rest (100);
  driver_visit (window, count_row_cb, &n);
  g_assert_cmpuint (n, <=, 40);
  for (int i = 0; i < 3 && !has_many_rows (window); i++)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      driver_rest (100);
    }
  driver_wait (has_many_rows, window, 10);
  /* What is far below stays where it is when one is erased, and a star lifts one from there. */
  double value = gtk_adjustment_get_value (adjustment);
  g_autofree char *titles = dup_titles (window);
  g_auto (GStrv) rows = g_strsplit (titles, "|", -1);
  g_autofree char *name = g_strdup_printf ("games/%s.500", rows[50] + strlen ("Game number 1"));
  g_autofree char *path = state_path (name);
  do_with (window, "games.erase", path);
  driver_rest (100);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, value / 2);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find_titled (window, rows[51]));
  driver_press (driver_find_button (find_titled (window, rows[52]), "Star"));
  driver_rest (100);
  g_autofree char *lifted = dup_titles (window);
  g_assert_true (g_str_has_prefix (lifted, rows[52]));
  driver_press (driver_find_button (find_titled (window, rows[52]), "Star"));
  driver_rest (100);
  g_autofree char *back = dup_titles (window);
  g_assert_true (g_str_has_prefix (back, rows[0]));
  gtk_editable_set_text (GTK_EDITABLE (driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL)), "1123");
  wait_for_titles (application, "Game number 1123");
  gtk_window_close (GTK_WINDOW (window));

  /* Where one chooses what to review are the latest, and the way to all. */
  g_action_group_activate_action (G_ACTION_GROUP (application), "review", NULL);
  driver_wait (has_all_row, application, 10);
  window = find_window (application, FH_TYPE_REVIEW_DEALS_WINDOW);
  n = 0;
  driver_visit (window, count_row_cb, &n);
  g_assert_cmpuint (n, <=, 30);
  gtk_widget_activate (find_titled (window, "All Other Games…"));
  driver_wait (has_row, application, 10);
  driver_stop (application);
}

/* The door that leads to a game that was left. */
static GtkWidget *
find_continue (FhApplication *application)
{
  GtkWidget *doors =
      driver_find (GTK_WIDGET (fh_application_get_window (application)), FH_TYPE_DOORS, NULL);
  GtkWidget *last = doors != NULL ? gtk_widget_get_last_child (doors) : NULL;

  return last != NULL && gtk_widget_get_mapped (last) ? last : NULL;
}

static gboolean
has_continue (gpointer application)
{
  return find_continue (application) != NULL;
}

/* Where there is a game to go on with, the first page has a door for it; else it has none. */
static void
test_door (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *journal = state_path ("game.500");

  g_assert_null (find_continue (application));
  driver_start_game (application);
  for (int i = 0; i < 2; i++)
    driver_move (application);
  g_autofree char *text = fh_game_dup_text (game_of (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  driver_move (application);
  driver_stop (application);
  g_assert_cmpint (g_remove (journal), ==, 0);

  application = driver_start (TRUE);
  g_assert_null (game_of (application));
  driver_wait (has_continue, application, 10);
  gtk_test_accessible_assert_property (find_continue (application), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Continue");
  driver_press (find_continue (application));
  Wanted game = { application, text };
  driver_wait (has_wanted_game, &game, 10);
  driver_stop (application);
}

/* Drops @value on the window, as the toolkit does when a person lets go of it there. */
static gboolean
drop (FhApplication *application, const GValue *value)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (fh_application_get_window (application)));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", value, 20.0, 20.0, &taken);
    }
  return taken;
}

static void
drop_text (FhApplication *application, const char *text)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, text);
  g_assert_true (drop (application, &value));
}

static void
drop_file (FhApplication *application, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFile *files[] = { file };
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, G_N_ELEMENTS (files)));
  g_assert_true (drop (application, &value));
}

static void
count_banner_cb (GtkWidget *widget, gpointer data)
{
  if (gtk_widget_has_css_class (widget, "fh-banner"))
    ++*(guint *) data;
}

static guint
count_banners (FhApplication *application)
{
  guint n = 0;

  driver_visit (GTK_WIDGET (fh_application_get_window (application)), count_banner_cb, &n);
  return n;
}

static void
count_reader_cb (GtkWidget *widget, gpointer data)
{
  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Read the File") == 0)
    ++*(guint *) data;
}

/* Where a damaged game has been put is known a moment after it has not been read. */
static gboolean
has_both_files (gpointer window)
{
  guint n = 0;

  driver_visit (window, count_reader_cb, &n);
  return n == 2;
}

/* A damaged game and damaged statistics are both told, and the button opens the file that its
 * sentence names, however many lie there. */
static void
test_damaged (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *game = NULL;
  g_autofree char *older = NULL;
  g_autofree char *statistics =
      g_build_filename (g_get_user_data_dir (), "five-hundred", "statistics.sqlite", NULL);
  g_autofree char *folder = g_path_get_dirname (statistics);

  driver_start_game (application);
  driver_stop (application);
  game = state_path ("game.500");
  older = state_path ("game.500.damaged-1");
  g_assert_true (g_file_set_contents (older, "older\n", -1, NULL));
  g_assert_true (g_file_set_contents (game, "500 1\nrules nowhere\n", -1, NULL));
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (statistics, "nonsense\n", -1, NULL));

  application = driver_start (TRUE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  driver_wait (has_both_files, window, 10);
  g_assert_cmpuint (count_banners (application), ==, 2);
  driver_press (driver_find_button (window, "Read the File"));
  driver_rest (200);
  GtkWidget *text = find_window (application, FH_TYPE_TEXT_WINDOW);
  g_assert_nonnull (text);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (text)), ==, "game.500.damaged-2");
  gtk_window_close (GTK_WINDOW (text));
  /* What more is known of the game stands where that stood. */
  fh_window_say (FH_WINDOW (window), "last-game", "It was damaged before, too.", older);
  g_assert_cmpuint (count_banners (application), ==, 2);
  driver_press (driver_find_button (window, "Read the File"));
  driver_rest (200);
  text = find_window (application, FH_TYPE_TEXT_WINDOW);
  g_assert_nonnull (text);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (text)), ==, "game.500.damaged-1");
  gtk_window_close (GTK_WINDOW (text));
  driver_press (driver_find_button (window, "Close the Message"));
  g_assert_cmpuint (count_banners (application), ==, 1);
  driver_stop (application);
  g_remove (statistics);
}

/* A window that is closed while it still waits for what it shows goes at once, and is not brought
 * back by that. */
static void
test_closed (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWindow *parent = GTK_WINDOW (fh_application_get_window (application));
  g_autofree char *path = state_path ("some.text");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (FhJournal) journal = fh_journal_new (NULL);
  g_autoptr (FhHouseRules) house = fh_house_rules_new (folder);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "text\n", -1, NULL));
  fh_text_window_show_file (parent, path, NULL);
  gpointer windows[] = { find_window (application, FH_TYPE_TEXT_WINDOW),
                         fh_left_games_window_new (parent, journal, house) };
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_assert_nonnull (windows[i]);
      g_object_add_weak_pointer (windows[i], &windows[i]);
      gtk_window_destroy (windows[i]);
      g_assert_null (windows[i]);
    }
  driver_stop (application);
}

static gboolean
has_banner (gpointer data)
{
  return count_banners (data) == 1;
}

static gboolean
has_no_banner (gpointer data)
{
  return count_banners (data) == 0;
}

static void
count_refused_cb (GtkWidget *widget, gpointer data)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), "Text:1:") != NULL)
    ++*(guint *) data;
}

static gboolean
has_refused_text (gpointer data)
{
  guint n = 0;

  driver_visit (GTK_WIDGET (fh_application_get_window (data)), count_refused_cb, &n);
  return n > 0;
}

static void
start_other (FhApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  driver_move (application);
}

/* A game as text comes back from the clipboard, from what is dropped, and from a file that is; what
 * is no game is refused with its line, and the present game goes on. */
static void
test_given (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *path = state_path ("given.500");

  driver_start_game (application);
  for (int i = 0; i < 4; i++)
    driver_move (application);
  g_autofree char *text = fh_game_dup_text (game_of (application));
  Wanted wanted = { application, text };
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  start_other (application);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (window), text);
  g_action_group_activate_action (G_ACTION_GROUP (application), "paste", NULL);
  driver_wait (has_wanted_game, &wanted, 10);

  start_other (application);
  drop_text (application, text);
  driver_wait (has_wanted_game, &wanted, 10);

  start_other (application);
  drop_file (application, path);
  driver_wait (has_wanted_game, &wanted, 10);

  FhGame *game = game_of (application);
  drop_text (application, "no game\n");
  driver_wait (has_refused_text, application, 10);
  g_assert_true (game_of (application) == game);
  driver_stop (application);
}

/* The folder goes while the game is played: that is said until it can be written to again. */
static void
test_mended (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "five-hundred", NULL);
  g_autofree char *moved = g_strconcat (folder, "-moved", NULL);

  driver_start_game (application);
  driver_move (application);
  g_assert_cmpint (g_rename (folder, moved), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  driver_move (application);
  driver_wait (has_banner, application, 10);
  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (moved, folder), ==, 0);
  driver_wait (has_no_banner, application, 20);
  driver_stop (application);
}

static gboolean
has_texture (gpointer clipboard)
{
  return gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard),
                                            GDK_TYPE_TEXTURE);
}

static void
texture_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GdkTexture **) user_data =
      gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_there (gpointer data)
{
  return *(gpointer *) data != NULL;
}

/* A deal can be shown to others as a picture when it is over, from the table and from its review;
 * and not before. */
static void
test_picture (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  GdkClipboard *clipboard = gtk_widget_get_clipboard (window);
  FhGame *game;

  driver_start_game (application);
  game = game_of (application);
  g_object_set (game, "trick-delay", 0, "deal-delay", -1, NULL);
  driver_wait_due (application);
  while (fh_game_get_hold (game) != FH_HOLD_DEAL)
    {
      g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "save-picture"));
      g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "copy-picture"));
      driver_move (application);
      driver_wait_due (application);
    }
  if (fh_game_peek_table (game)->thrown_in)
    {
      g_test_incomplete ("nobody has bid");
      driver_stop (application);
      return;
    }
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "save-picture"));
  for (int round = 0; round < 2; round++)
    {
      GdkTexture *texture = NULL;

      gdk_clipboard_set_text (clipboard, "");
      if (round == 0)
        {
          gtk_widget_activate_action (window, "win.copy-picture", NULL);
        }
      else
        {
          GtkWidget *review;

          gtk_widget_activate_action (GTK_WIDGET (fh_window_get_game_view (FH_WINDOW (window))),
                                      "table.review", NULL);
          driver_rest (200);
          review = find_window (application, FH_TYPE_REVIEW_WINDOW);
          g_assert_nonnull (review);
          gtk_widget_activate_action (review, "review.copy-picture", NULL);
        }
      driver_wait (has_texture, clipboard, 10);
      gdk_clipboard_read_texture_async (clipboard, NULL, texture_cb, &texture);
      driver_wait (is_there, &texture, 10);
      g_assert_cmpint (gdk_texture_get_width (texture), ==, FH_DEAL_PICTURE_WIDTH);
      g_object_unref (texture);
    }
  driver_stop (application);
}

/* --- The toolkit's dialog --- */

static gboolean
has_dialog (gpointer data)
{
  return driver_find (GTK_WIDGET (data), GTK_TYPE_TREE_VIEW, NULL) != NULL;
}

static GtkWindow *
find_dialog (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog"))
        return window;
    }
  return NULL;
}

/* Clicks on the list as one does for its menu. */
static void
ask_for_menu (GtkWidget *list)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller))
                 == GDK_BUTTON_SECONDARY)
        g_signal_emit_by_name (controller, "pressed", 1, 20.0, 20.0);
    }
}

typedef struct
{
  GtkWindow *dialog;
  gboolean was_there; /* when the toolkit's own work was done */
  gboolean looked;
} Look;

static gboolean
look_cb (gpointer data)
{
  Look *look = data;

  look->was_there = look->dialog != NULL;
  look->looked = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
has_looked (gpointer data)
{
  return ((Look *) data)->looked;
}

static gboolean
has_gone (gpointer data)
{
  return ((Look *) data)->dialog == NULL;
}

/* What the toolkit still wants to do with the list of files finds it there, though the dialog has
 * been closed; then it goes. */
static void
test_dialog (void)
{
  FhApplication *application = driver_start (FALSE);
  Look look = { 0 };

  if (gtk_get_minor_version () >= 10)
    {
      g_test_skip ("The toolkit keeps its dialog itself");
      driver_stop (application);
      return;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), "open", NULL);
  look.dialog = find_dialog ();
  g_assert_nonnull (look.dialog);
  driver_wait (has_dialog, look.dialog, 5);
  ask_for_menu (driver_find (GTK_WIDGET (look.dialog), GTK_TYPE_TREE_VIEW, NULL));
  g_object_add_weak_pointer (G_OBJECT (look.dialog), (gpointer *) &look.dialog);
  gtk_window_close (look.dialog);
  g_idle_add (look_cb, &look);
  driver_wait (has_looked, &look, 5);
  g_assert_true (look.was_there);
  driver_wait (has_gone, &look, 5);
  driver_stop (application);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/keeping/door", test_door);
  g_test_add_func ("/view/keeping/left", test_left);
  g_test_add_func ("/view/keeping/damaged", test_damaged);
  g_test_add_func ("/view/keeping/closed", test_closed);
  g_test_add_func ("/view/keeping/given", test_given);
  g_test_add_func ("/view/keeping/erased", test_erased);
  g_test_add_func ("/view/keeping/label", test_label);
  g_test_add_func ("/view/keeping/search", test_search);
  g_test_add_func ("/view/keeping/unread", test_unread);
  g_test_add_func ("/view/keeping/look-back", test_look_back);
  g_test_add_func ("/view/keeping/many", test_many);
  g_test_add_func ("/view/keeping/picture", test_picture);
  g_test_add_func ("/view/keeping/mended", test_mended);
  g_test_add_func ("/view/keeping/dialog", test_dialog);
  return g_test_run ();
}
