/* test-wayland.c: the program is drawn by OpenGL on Wayland, a trick can be played there, and it
 * fills the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "window-driver.h"

static void
test_trick (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  const char *display = G_OBJECT_TYPE_NAME (gtk_widget_get_display (GTK_WIDGET (window)));
  const char *renderer = G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window)));

  g_assert_cmpstr (display, ==, "GdkWaylandDisplay");
  /* What it is called depends on the toolkit, and without OpenGL another one comes in its place. */
  g_test_message ("drawn by %s", renderer);
  g_assert_true (g_str_equal (renderer, "GskGLRenderer")
                 || g_str_equal (renderer, "GskNglRenderer"));
  driver_start_game (application);
  AWAIT_WHILE (fh_game_peek_table (fh_window_get_game (window))->n_tricks == 0)
  driver_move (application);
  driver_settle (GTK_WIDGET (window), 200);
}

/* And has the size of the screen of own-wayland: nobody leaves before he sees that. */
static gboolean
is_full (gpointer window)
{
  return gtk_window_is_fullscreen (window) && gtk_widget_get_width (window) == 1400;
}

static gboolean
is_not_full (gpointer window)
{
  return !gtk_window_is_fullscreen (window);
}

/* It fills the screen and leaves it by the same action, which says which it is. */
static void
test_fullscreen (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GVariant) state = NULL;

      gtk_widget_activate_action (window, "win.fullscreen", NULL);
      driver_wait (i == 0 ? is_full : is_not_full, window, 10);
      state = g_action_group_get_action_state (G_ACTION_GROUP (window), "fullscreen");
      g_assert_cmpint (g_variant_get_boolean (state), ==, i == 0);
    }
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/wayland/trick", test_trick);
  g_test_add_func ("/view/wayland/fullscreen", test_fullscreen);
  return g_test_run ();
}
