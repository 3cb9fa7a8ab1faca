/* test-files.c: what is given to the window and taken from it: text, files, pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-deal-picture.h"
#include "fh-game-file.h"
#include "fh-review-window.h"
#include "kept-driver.h"

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
start_other (FhApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  driver_move (application);
}

/* Of several files the first is opened, and that is said. */
static void
test_several (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autofree char *path = kept_path ("first.500");
  g_autoptr (GFile) first = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path ("/no/such/file.500");
  GFile *files[] = { first, other, other };

  driver_start_game (application);
  driver_move (application);
  g_autofree char *text = fh_game_dup_text (driver_get_game (application));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  start_other (application);
  g_application_open (G_APPLICATION (application), files, G_N_ELEMENTS (files), "");
  kept_wait_game (application, text);
  driver_wait_shown (GTK_WIDGET (fh_application_get_window (application)), "the first of 3 files");
}

/* A game as text comes back from the clipboard, from what is dropped, and from a file that is; what
 * is no game is refused with its line, and the present game goes on. */
static void
test_given (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autofree char *path = kept_path ("given.500");

  driver_start_game (application);
  for (int i = 0; i < 4; i++)
    driver_move (application);
  g_autofree char *text = fh_game_dup_text (driver_get_game (application));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  start_other (application);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (window), text);
  g_action_group_activate_action (G_ACTION_GROUP (application), "paste", NULL);
  kept_wait_game (application, text);

  start_other (application);
  drop_text (application, text);
  kept_wait_game (application, text);

  start_other (application);
  drop_file (application, path);
  kept_wait_game (application, text);

  FhGame *game = driver_get_game (application);
  drop_text (application, "no game\n");
  driver_wait_shown (window, "Text:1:");
  g_assert_true (driver_get_game (application) == game);
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
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  GdkClipboard *clipboard = gtk_widget_get_clipboard (window);
  FhGame *game;

  driver_start_game (application);
  game = driver_get_game (application);
  g_object_set (game, "trick-delay", 0, "deal-delay", -1, NULL);
  do
    {
      if (fh_game_get_hold (game) == FH_HOLD_DEAL)
        fh_game_continue (game);
      driver_wait_due (application);
      while (fh_game_get_hold (game) != FH_HOLD_DEAL)
        {
          g_assert_false (
              g_action_group_get_action_enabled (G_ACTION_GROUP (window), "save-picture"));
          g_assert_false (
              g_action_group_get_action_enabled (G_ACTION_GROUP (window), "copy-picture"));
          driver_move (application);
          driver_wait_due (application);
        }
    }
  while (fh_game_peek_table (game)->thrown_in);
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
          await (kept_find_window (application, FH_TYPE_REVIEW_WINDOW) != NULL);
          review = kept_find_window (application, FH_TYPE_REVIEW_WINDOW);
          gtk_widget_activate_action (review, "review.copy-picture", NULL);
        }
      driver_wait (has_texture, clipboard, 10);
      gdk_clipboard_read_texture_async (clipboard, NULL, texture_cb, &texture);
      driver_wait (is_there, &texture, 10);
      g_assert_cmpint (gdk_texture_get_width (texture), ==, FH_DEAL_PICTURE_WIDTH);
      g_object_unref (texture);
    }
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/files/given", test_given);
  g_test_add_func ("/view/files/several", test_several);
  g_test_add_func ("/view/files/picture", test_picture);
  return g_test_run ();
}
