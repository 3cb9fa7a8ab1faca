/* test-messages.c: what the window says of files, and windows that are closed while they wait for
 * one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "await.h"
#include "fh-left-games-window.h"
#include "fh-text-window.h"
#include "house-driver.h"
#include "kept-driver.h"

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
  game = kept_path ("game.500");
  older = kept_path ("game.500.damaged-1");
  g_assert_true (g_file_set_contents (older, "older\n", -1, NULL));
  g_assert_true (g_file_set_contents (game, "500 1\nrules nowhere\n", -1, NULL));
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (statistics, "nonsense\n", -1, NULL));

  application = driver_start (TRUE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  driver_wait (has_both_files, window, 10);
  g_assert_cmpuint (count_banners (application), ==, 2);
  driver_press (driver_find_button (window, "Read the File"));
  await (kept_find_window (application, FH_TYPE_TEXT_WINDOW) != NULL);
  GtkWidget *text = kept_find_window (application, FH_TYPE_TEXT_WINDOW);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (text)), ==, "game.500.damaged-2");
  gtk_window_close (GTK_WINDOW (text));
  /* What more is known of the game stands where that stood. */
  fh_window_say (FH_WINDOW (window), "last-game", "It was damaged before, too.", older);
  g_assert_cmpuint (count_banners (application), ==, 2);
  driver_press (driver_find_button (window, "Read the File"));
  await (kept_find_window (application, FH_TYPE_TEXT_WINDOW) != NULL);
  text = kept_find_window (application, FH_TYPE_TEXT_WINDOW);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (text)), ==, "game.500.damaged-1");
  gtk_window_close (GTK_WINDOW (text));
  driver_press (driver_find_button (window, "Close the Message"));
  g_assert_cmpuint (count_banners (application), ==, 1);
  driver_stop (application);
  g_remove (statistics);
  driver_forget (DRIVER_KNOWS_500);
}

static gboolean
has_banner (gpointer data)
{
  return count_banners (data) == 1;
}

static void
check_text_cb (GtkWidget *widget, gpointer expected)
{
  g_autofree char *text = NULL;

  if (!GTK_IS_TEXT_VIEW (widget))
    return;
  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget)), "text", &text, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static gboolean
is_shown (gpointer application)
{
  GtkWidget *window = kept_find_window (application, FH_TYPE_TEXT_WINDOW);

  return window != NULL && gtk_widget_get_visible (window);
}

/* A pipe in the place of the game is put aside and told of, and nobody is invited to read it; who
 * asks for it all the same, or for a folder, or for what has gone, is told why not. */
static void
test_pipe (void)
{
  FhApplication *application = driver_start (FALSE);
  g_autofree char *game = NULL;
  g_autofree char *aside = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *nothing = NULL;
  guint n_readers = 0;

  driver_start_game (application);
  driver_stop (application);
  game = kept_path ("game.500");
  aside = kept_path ("game.500.damaged-1");
  folder = g_path_get_dirname (game);
  nothing = kept_path ("nothing.500");
  g_remove (game);
  g_remove (aside);
  g_assert_cmpint (mkfifo (game, 0600), ==, 0);

  application = driver_start (TRUE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  driver_wait (has_banner, application, 10);
  g_assert_false (g_file_test (aside, G_FILE_TEST_IS_REGULAR));
  driver_visit (window, count_reader_cb, &n_readers);
  g_assert_cmpuint (n_readers, ==, 0);
  const struct
  {
    const char *path, *text;
  } rows[] = { { aside, "It is not a file." },
               { folder, "It is not a file." },
               { nothing, g_strerror (ENOENT) } };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      fh_text_window_show_file (GTK_WINDOW (window), rows[i].path, NULL);
      driver_wait (is_shown, application, 10);
      GtkWidget *text = kept_find_window (application, FH_TYPE_TEXT_WINDOW);
      driver_visit (text, check_text_cb, (gpointer) rows[i].text);
      gtk_window_destroy (GTK_WINDOW (text));
    }
  driver_stop (application);
  g_remove (aside);
}

/* A window that is closed while it still waits for what it shows goes at once, and is not brought
 * back by that. */
static void
test_closed (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWindow *parent = GTK_WINDOW (fh_application_get_window (application));
  g_autofree char *path = kept_path ("some.text");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (FhJournal) journal = fh_journal_new (NULL);
  g_autoptr (FhHouseRules) house = fh_house_rules_new (folder);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "text\n", -1, NULL));
  fh_text_window_show_file (parent, path, NULL);
  gpointer windows[] = { kept_find_window (application, FH_TYPE_TEXT_WINDOW),
                         fh_left_games_window_new (parent, journal, house, NULL) };
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_assert_nonnull (windows[i]);
      g_object_add_weak_pointer (windows[i], &windows[i]);
      gtk_window_destroy (windows[i]);
      g_assert_null (windows[i]);
    }
}

static gboolean
has_no_banner (gpointer data)
{
  return count_banners (data) == 0;
}

/* The folder goes while the game is played: that is said until it can be written to again. */
static void
test_mended (void)
{
  g_auto (Driven) application = driver_start (FALSE);
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
}

/* A challenge that cannot be kept is told of, and no longer when it has been. */
static void
test_unkept (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autofree char *lock =
      g_build_filename (g_get_user_data_dir (), "five-hundred", "statistics.sqlite.lock", NULL);
  g_autofree char *path =
      g_build_filename (g_get_user_data_dir (), "five-hundred", "statistics.sqlite", NULL);
  g_autofree char *away = g_strconcat (path, ".away", NULL);

  /* The lock is taken when the file is opened. */
  g_assert_cmpint (g_rename (path, away), ==, 0);
  g_remove (lock);
  g_assert_cmpint (g_mkdir_with_parents (lock, 0700), ==, 0);
  g_action_group_activate_action (G_ACTION_GROUP (application), "play-challenge",
                                  g_variant_new ("(su)", "australian-4", 7));
  driver_wait (has_banner, application, 10);
  g_assert_cmpint (g_rmdir (lock), ==, 0);
  g_assert_cmpint (g_rename (away, path), ==, 0);
  driver_wait (has_no_banner, application, 20);
}

static gboolean
is_toast (GtkWidget *widget, const char *sentence)
{
  GtkWidget *label;

  return g_str_equal (gtk_widget_get_css_name (widget), "toast")
         && (label = driver_find (widget, GTK_TYPE_LABEL, NULL)) != NULL
         && g_str_equal (gtk_label_get_label (GTK_LABEL (label)), sentence);
}

/* Of all toasts of @overlay, of which there are never two, the second. */
static gboolean
has_second (gpointer overlay)
{
  GtkWidget *last = gtk_widget_get_last_child (overlay);
  GtkWidget *before = gtk_widget_get_prev_sibling (last);

  g_assert_false (before != NULL && g_str_equal (gtk_widget_get_css_name (before), "toast"));
  return is_toast (last, "Second");
}

/* Whether what has come can be sent away. */
static gboolean
can_go (gpointer overlay)
{
  return gtk_widget_get_can_target (gtk_widget_get_last_child (overlay));
}

static gboolean
has_none (gpointer overlay)
{
  return !g_str_equal (gtk_widget_get_css_name (gtk_widget_get_last_child (overlay)), "toast");
}

/* The first of two toasts over @overlay is sent away, and then the second. */
static void
check_toasts (GtkWidget *overlay)
{
  g_assert_true (is_toast (gtk_widget_get_last_child (overlay), "First"));
  g_assert_false (can_go (overlay));
  driver_wait (can_go, overlay, 10);
  driver_press (driver_find (gtk_widget_get_last_child (overlay), GTK_TYPE_BUTTON, "circular"));
  driver_wait (has_second, overlay, 10);
  g_assert_false (can_go (overlay));
  driver_wait (can_go, overlay, 10);
  driver_press (driver_find (gtk_widget_get_last_child (overlay), GTK_TYPE_BUTTON, "circular"));
  driver_wait (has_none, overlay, 10);
}

/* What is said for a moment comes when what was said before has gone, to the last frame, and may be
 * sent away when it has come.  In the window, and on the page of a new game. */
static void
test_toasts (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  FhTableList *list;

  fh_window_add_toast (window, "First", NULL, NULL);
  fh_window_add_toast (window, "Second", NULL, NULL);
  check_toasts (driver_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL));
  house_open_page (application);
  list = house_find_list (application);
  g_signal_emit_by_name (list, "toast", "First", NULL, NULL);
  g_signal_emit_by_name (list, "toast", "Second", NULL, NULL);
  check_toasts (gtk_widget_get_ancestor (GTK_WIDGET (list), ADW_TYPE_TOAST_OVERLAY));
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/messages/damaged", test_damaged);
  g_test_add_func ("/view/messages/pipe", test_pipe);
  g_test_add_func ("/view/messages/closed", test_closed);
  g_test_add_func ("/view/messages/mended", test_mended);
  g_test_add_func ("/view/messages/unkept", test_unkept);
  g_test_add_func ("/view/messages/toasts", test_toasts);
  return g_test_run ();
}
