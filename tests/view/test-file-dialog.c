/* test-file-dialog.c: files that a person chooses in a dialog, and what is said of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fh-deal-picture.h"
#include "fh-game-file.h"
#include "fh-rules-text-window.h"
#include "fh-shared-art.h"
#include "house-driver.h"
#include "kept-driver.h"

/* Nobody can make a file there. */
#define REFUSED "/proc/"

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

/* --- A dialog that is closed --- */

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
test_closed (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  Look look = { 0 };

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
}

/* --- Files that are chosen --- */

static gboolean
is_asked (gpointer data)
{
  GtkWindow *dialog = find_dialog ();

  return dialog != NULL && driver_find (GTK_WIDGET (dialog), GTK_TYPE_FILE_CHOOSER_WIDGET, NULL);
}

static gboolean
can_be_chosen (gpointer button)
{
  return gtk_widget_is_sensitive (button);
}

static gboolean
is_not_asked (gpointer data)
{
  return find_dialog () == NULL;
}

/* Types @path into the dialog that is open, or is about to be, and presses Enter when its button
 * @label lets one; with @path NULL only presses that. */
static void
choose (const char *path, const char *label)
{
  GtkWidget *dialog, *button;

  driver_wait (is_asked, NULL, 10);
  dialog = GTK_WIDGET (find_dialog ());
  button = driver_find_button (dialog, label);
  if (path != NULL)
    {
      g_signal_emit_by_name (driver_find (dialog, GTK_TYPE_FILE_CHOOSER_WIDGET, NULL),
                             "location-popup", path);
      driver_wait (can_be_chosen, button, 10);
      g_signal_emit_by_name (driver_find (dialog, GTK_TYPE_TEXT, NULL), "activate");
    }
  else
    {
      driver_press (button);
    }
  driver_wait (is_not_asked, NULL, 10);
}

/* The game is in the file that was chosen, and that is said; so is why it could not be written, and
 * that goes away with the next time that it could. */
static void
test_save (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  g_autofree char *path = kept_path ("saved.500");
  g_autofree char *game = NULL;
  g_autofree char *file = NULL;

  driver_start_game (application);
  driver_move (application);
  driver_wait_due (application);
  gtk_widget_activate_action (window, "win.save", NULL);
  choose (NULL, "_Cancel");
  gtk_widget_activate_action (window, "win.save", NULL);
  choose (REFUSED "saved.500", "_Save");
  driver_wait_shown (window, "The game could not be saved: ");
  g_assert_false (driver_shows (window, "The game is saved."));

  gtk_widget_activate_action (window, "win.save", NULL);
  choose (path, "_Save");
  driver_wait_shown (window, "The game is saved.");
  g_assert_false (driver_shows (window, "The game could not be saved: "));
  game = fh_game_dup_text (driver_get_game (application));
  g_assert_true (g_file_get_contents (path, &file, NULL, NULL));
  g_assert_true (g_str_has_prefix (file, game));
}

/* What a picture of the deal in @application that is over looks like.  (transfer full) */
static cairo_surface_t *
draw_deal (FhApplication *application)
{
  FhGame *game = driver_get_game (application);
  FhScene scene = fh_game_get_scene (game);
  FhHouseRules *house = fh_settings_get_house_rules (fh_application_get_settings (application));
  g_autoptr (FhDealPicture) picture =
      fh_deal_picture_new (&scene, fh_game_peek_open_state (game),
                           fh_house_rules_call (house, &scene.table->rules), fh_shared_art_get ());

  g_assert_cmpuint (fh_deal_picture_get_n_cards (picture), >=, 43);
  return fh_deal_picture_draw (picture);
}

static void
assert_same_picture (cairo_surface_t *one, cairo_surface_t *other)
{
  int height = cairo_image_surface_get_height (one);
  int stride = cairo_image_surface_get_stride (one);

  g_assert_cmpint (cairo_surface_status (one), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (other));
  g_assert_cmpint (stride, ==, cairo_image_surface_get_stride (other));
  g_assert_cmpmem (cairo_image_surface_get_data (one), height * stride,
                   cairo_image_surface_get_data (other), height * stride);
}

/* The picture in the file is that of the deal with all of its hands; who changes his mind gets
 * none. */
static void
test_save_picture (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  g_autoptr (FhGame) game = fh_game_new_from_text (kept_deal, "record", NULL, NULL);
  g_autofree char *path = kept_path ("saved.png");
  cairo_surface_t *expected, *saved;

  fh_application_take_game (application, game);
  driver_wait_due (application);
  gtk_widget_activate_action (window, "win.save-picture", NULL);
  choose (NULL, "_Cancel");
  gtk_widget_activate_action (window, "win.save-picture", NULL);
  choose (REFUSED "saved.png", "_Save");
  driver_wait_shown (window, "The picture could not be saved: ");
  g_assert_false (driver_shows (window, "The picture is saved."));
  gtk_widget_activate_action (window, "win.save-picture", NULL);
  choose (path, "_Save");
  driver_wait_shown (window, "The picture is saved.");
  expected = draw_deal (application);
  saved = cairo_image_surface_create_from_png (path);
  assert_same_picture (saved, expected);
  cairo_surface_destroy (saved);
  cairo_surface_destroy (expected);
}

/* --- Text that is given to a window --- */

/* The window with the rules of the first page as text. */
static GtkWidget *
open_text (FhApplication *application)
{
  driver_press (driver_find_button (GTK_WIDGET (house_find_page (application)), "As Text…"));
  return house_wait_for_window (FH_TYPE_RULES_TEXT_WINDOW);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_read (gpointer text)
{
  return *(char **) text != NULL;
}

/* What stands in @window to be read.  (transfer full) */
static char *
text_in (GtkWidget *window)
{
  GtkTextBuffer *buffer =
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (driver_find (window, GTK_TYPE_TEXT_VIEW, NULL)));
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* What is copied can be pasted; what is pasted and is not rules is refused in a sentence, cannot be
 * used, and changes nothing; and where there is nothing to paste, that is said. */
static void
test_paste (void)
{
  g_auto (Driven) application = house_start ();
  FhNewGamePage *page = house_find_page (application);
  GtkWidget *window, *use;
  GdkClipboard *clipboard;
  g_autofree char *copied = NULL;
  g_autofree char *text = NULL;

  fh_new_game_page_set_preset (page, FH_PRESET_AMERICAN_4);
  window = open_text (application);
  clipboard = gtk_widget_get_clipboard (window);
  use = driver_find_button (window, "Use These Rules");
  driver_press (driver_find_button (window, "Copy"));
  driver_wait_shown (window, "The rules are copied as text");
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, &copied);
  driver_wait (is_read, &copied, 10);
  text = text_in (window);
  g_assert_cmpstr (copied, ==, text);
  g_assert_nonnull (strstr (copied, "rules american-4"));

  gdk_clipboard_set_content (clipboard, NULL);
  driver_press (driver_find_button (window, "Paste"));
  driver_wait_shown (window, "There is no text to paste");
  g_assert_true (gtk_widget_is_sensitive (use));

  gdk_clipboard_set_text (clipboard, "rules new-zealand-6\noption bog maybe\n");
  driver_press (driver_find_button (window, "Paste"));
  driver_wait_shown (window,
                     "Line 2, “option bog maybe”: these rules cannot have the value “maybe”.");
  g_assert_false (gtk_widget_is_sensitive (use));
  gtk_window_close (GTK_WINDOW (window));
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, ==, FH_PRESET_AMERICAN_4);

  window = open_text (application);
  gdk_clipboard_set_text (clipboard, "rules new-zealand-6\noption bog off\n");
  driver_press (driver_find_button (window, "Paste"));
  driver_wait_shown (window, "New Zealand, six players. 1 rule is changed: −500 loses.");
  driver_press (driver_find_button (window, "Use These Rules"));
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, ==, FH_PRESET_NEW_ZEALAND_6);
}

/* Writes a file with @text, after which lines follow until it holds more than @least bytes. */
static void
write_file (const char *path, const char *text, gsize least)
{
  g_autoptr (GString) whole = g_string_new (text);

  while (whole->len < least)
    g_string_append (whole, "# a line that says nothing\n");
  g_assert_true (g_file_set_contents (path, whole->str, (gssize) whole->len, NULL));
}

/* Rules come from a file, of which so much is read as rules can need, up to the end of a line; what
 * cannot be read is told, and what stands there stays. */
static void
test_open (void)
{
  g_auto (Driven) application = house_start ();
  g_autofree char *path = kept_path ("house.500");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  GtkWidget *window;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_file (path, "rules new-zealand-6\noption bog off\n", FH_HOUSE_MAX_SIZE + 100);
  window = open_text (application);
  driver_press (driver_find_button (window, "Open…"));
  choose (path, "_Open");
  driver_wait_shown (window, "New Zealand, six players. 1 rule is changed: −500 loses.");
  text = text_in (window);
  g_assert_cmpuint (strlen (text), <=, FH_HOUSE_MAX_SIZE);
  g_assert_true (g_str_has_suffix (text, "says nothing\n"));

  driver_press (driver_find_button (window, "Open…"));
  choose (NULL, "_Cancel");
  /* A file that can be opened and not read. */
  driver_press (driver_find_button (window, "Open…"));
  choose ("/proc/self/mem", "_Open");
  driver_wait_shown (window, g_strerror (EIO));
  same = text_in (window);
  g_assert_cmpstr (same, ==, text);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/file-dialog/paste", test_paste);
  /* From 4.10 on the toolkit makes and keeps its dialog itself. */
  if (gtk_get_minor_version () < 10)
    {
      g_test_add_func ("/view/file-dialog/closed", test_closed);
      g_test_add_func ("/view/file-dialog/save", test_save);
      g_test_add_func ("/view/file-dialog/save-picture", test_save_picture);
      g_test_add_func ("/view/file-dialog/open", test_open);
    }
  return g_test_run ();
}
