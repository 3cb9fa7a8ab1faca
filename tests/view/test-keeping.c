/* test-keeping.c: games that were left, and what becomes of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "await.h"
#include "fh-door-button.h"
#include "fh-game-file.h"
#include "fh-left-games-list.h"
#include "fh-left-games-window.h"
#include "fh-review-window.h"
#include "kept-driver.h"

/* A new game in mid-game: the running one lies in the list and goes on from there, in another run
 * of the program too, and nothing asks in between. */
static void
test_left (void)
{
  FhApplication *application = driver_start (FALSE);

  driver_start_game (application);
  for (int i = 0; i < 4; i++)
    driver_move (application);
  g_autofree char *first = fh_game_dup_text (driver_get_game (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  for (int i = 0; i < 3; i++)
    driver_move (application);
  g_autofree char *second = fh_game_dup_text (driver_get_game (application));
  driver_stop (application);

  application = driver_start (TRUE);
  const char *const wanted[] = { first, second };
  for (int round = 0; round < 2; round++)
    {
      kept_open_list (application);
      GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
      /* The keyboard is on the first game that was left, below the one on the table. */
      GtkWidget *row = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_true (ADW_IS_ACTION_ROW (row));
      g_assert_true (gtk_widget_activate (row));
      kept_wait_game (application, wanted[round]);
      driver_wait (kept_has_no_list, application, 10);
      g_assert_true (fh_game_is_running (driver_get_game (application)));
    }
  driver_stop (application);
}

/* The path of the one file in the shelf of games that were left. */
static char *
left_path (void)
{
  g_autofree char *shelf = kept_path ("games");
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;

  g_assert_nonnull (name);
  return g_build_filename (shelf, name, NULL);
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
  g_auto (Driven) application = driver_start (FALSE);

  driver_start_game (application);
  driver_move (application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  driver_move (application);
  kept_open_list (application);
  g_autofree char *path = left_path ();
  GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);

  kept_do (window, "games.erase", path);
  g_assert_false (kept_has_list (application));
  driver_rest (200);
  g_assert_false (kept_is_gone (path));
  driver_press (driver_find_button (window, "_Undo"));
  await (kept_has_list (application));
  g_assert_false (kept_is_gone (path));

  /* By a key, too, which erases nothing where one writes. */
  g_assert_true (gtk_widget_activate_action (window, "games.find", NULL));
  g_assert_false (press_key (window, GDK_KEY_Delete));
  GtkWidget *list = driver_find (window, FH_TYPE_LEFT_GAMES_LIST, NULL);
  gtk_widget_grab_focus (driver_find (list, ADW_TYPE_ACTION_ROW, NULL));
  g_assert_true (press_key (window, GDK_KEY_Delete));
  g_assert_false (kept_has_list (application));
  gtk_window_close (GTK_WINDOW (window));
  driver_wait (kept_is_gone, path, 10);
}

static gboolean
is_toast (GtkWidget *widget)
{
  return widget != NULL && g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget");
}

/* Of the toasts in @window, of which there are never two, the one that is there; or NULL. */
static GtkWidget *
find_toast (GtkWidget *window)
{
  GtkWidget *toast = gtk_widget_get_last_child (driver_find (window, ADW_TYPE_TOAST_OVERLAY, NULL));
  GtkWidget *before = gtk_widget_get_prev_sibling (toast);

  g_assert_false (is_toast (before));
  return is_toast (toast) ? toast : NULL;
}

static gboolean
has_other_toast (gpointer data)
{
  GtkWidget **window_and_toast = data;
  GtkWidget *toast = find_toast (window_and_toast[0]);

  return toast != NULL && toast != window_and_toast[1] && gtk_widget_get_can_target (toast);
}

/* Each of several that are erased one upon the other takes the place of the one before it in what
 * is said, when that has gone altogether; the last can be taken back. */
static void
test_erased_fast (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *seen[2] = { NULL }, *window;
  char *paths[4];

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d.500", i);
      g_autofree char *notes = g_strdup_printf ("#! [game]\n#! own-name=Game %d\n", i);

      paths[i] = kept_shelve (name, "american-4", notes);
    }
  kept_open_list (application);
  window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  for (int i = 0; i < 3; i++)
    {
      seen[0] = window;
      /* The next one may lie where it was. */
      g_set_weak_pointer (&seen[1], find_toast (window));
      kept_do (window, "games.erase", paths[i]);
      find_toast (window);
      if (i == 0)
        driver_settle (window, 400);
    }
  driver_wait (has_other_toast, seen, 10);
  g_clear_weak_pointer (&seen[1]);
  driver_wait (kept_is_gone, paths[1], 10);
  driver_press (driver_find_button (find_toast (window), "_Undo"));
  await (kept_find_row (window, "Game 2") != NULL);
  g_assert_false (kept_is_gone (paths[2]));
  driver_stop (application);
  for (int i = 0; i < 4; i++)
    g_free (paths[i]);
}

static gboolean
has_review (gpointer application)
{
  return kept_find_window (application, FH_TYPE_REVIEW_WINDOW) != NULL;
}

/* A deal of a kept game is looked back on from the list, and the present game stays. */
static void
test_look_back (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autofree char *path = kept_shelve ("a.500", "american-4",
                                       "#! [game]\n#! own-name=Two deals\n"
                                       "deal 3\n"
                                       "hand 0 JS 8D QS 5S 9S 9H 8H AH KD 9D\n"
                                       "hand 1 4H 7C KS AS 6C 10H JD QH QD 6H\n"
                                       "hand 2 7D 10S 7H 10D AC 5H 5C JO JH 5D\n"
                                       "hand 3 JC KC KH 6D 10C 7S 8C 8S QC 9C\n"
                                       "kitty AD 6S 4D\n"
                                       "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n");

  kept_open_list (application);
  GtkWidget *window = kept_find_window (application, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *row = kept_find_row (window, "Two deals");
  g_assert_nonnull (
      strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "The last deal was thrown in."));
  kept_do (window, "games.review", path);
  driver_wait (has_review, application, 10);
  g_assert_null (driver_get_game (application));
  /* Nothing that is modal lies over it. */
  g_assert_true (kept_has_no_list (application));
}

static void
door_cb (GtkWidget *widget, gpointer data)
{
  GtkWidget **door = data;

  if (FH_IS_DOOR_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && driver_shows (widget, "Continue"))
    *door = widget;
}

/* The door that leads to a game that was left. */
static GtkWidget *
find_continue (FhApplication *application)
{
  GtkWidget *door = NULL;

  driver_visit (GTK_WIDGET (fh_application_get_window (application)), door_cb, &door);
  return door;
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
  g_autofree char *journal = kept_path ("game.500");

  g_assert_null (find_continue (application));
  driver_start_game (application);
  for (int i = 0; i < 2; i++)
    driver_move (application);
  g_autofree char *text = fh_game_dup_text (driver_get_game (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  driver_move (application);
  driver_stop (application);
  g_assert_cmpint (g_remove (journal), ==, 0);

  application = driver_start (TRUE);
  g_assert_null (driver_get_game (application));
  driver_wait (has_continue, application, 10);
  gtk_test_accessible_assert_property (find_continue (application), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Continue");
  driver_press (find_continue (application));
  kept_wait_game (application, text);
  driver_stop (application);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/keeping/door", test_door);
  g_test_add_func ("/view/keeping/left", test_left);
  g_test_add_func ("/view/keeping/erased", test_erased);
  g_test_add_func ("/view/keeping/erased-fast", test_erased_fast);
  g_test_add_func ("/view/keeping/look-back", test_look_back);
  return g_test_run ();
}
