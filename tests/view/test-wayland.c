/* test-wayland.c: the program is drawn by OpenGL on Wayland, and a trick can be played there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "window-driver.h"

static void
test_trick (void)
{
  FhApplication *application = driver_start (FALSE);
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
  driver_stop (application);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/wayland/trick", test_trick);
  return g_test_run ();
}
