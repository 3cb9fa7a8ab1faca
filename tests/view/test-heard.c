/* test-heard.c: what is told where the toolkit has no announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-heard.h"
#include "table-test.h"
#include "window-driver.h"

/* What a button was described by, one thing after the other. */
typedef struct
{
  GtkWidget *window;
  GtkWidget *button;
} Fixture;

static gboolean
is_described (Fixture *fixture, const char *words)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (fixture->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  return wrong == NULL;
}

static void
set_up (Fixture *fixture, gconstpointer user_data)
{
  fixture->window = gtk_window_new ();
  fixture->button = gtk_button_new_with_label ("Here");
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->button);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer user_data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* Waits until the button is described by @words. */
static void
wait_for (Fixture *fixture, const char *words)
{
  await (is_described (fixture, words));
}

static void
test_together (Fixture *fixture, gconstpointer user_data)
{
  gtk_widget_grab_focus (fixture->button);
  fh_heard_tell (GTK_ROOT (fixture->window), "One.");
  fh_heard_tell (GTK_ROOT (fixture->window), "Two.");
  wait_for (fixture, "One.\nTwo.");
  wait_for (fixture, "");
}

/* The same words twice are two events, however soon. */
static void
test_twice (Fixture *fixture, gconstpointer user_data)
{
  gtk_widget_grab_focus (fixture->button);
  fh_heard_tell (GTK_ROOT (fixture->window), "Again.");
  fh_heard_tell (GTK_ROOT (fixture->window), "Again.");
  fh_heard_tell (GTK_ROOT (fixture->window), "Else.");
  wait_for (fixture, "Again.");
  wait_for (fixture, "Again.\nElse.");
}

/* What is told while nothing has the focus is kept. */
static void
test_kept (Fixture *fixture, gconstpointer user_data)
{
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  fh_heard_tell (GTK_ROOT (fixture->window), "Kept.");
  driver_rest (300);
  gtk_widget_grab_focus (fixture->button);
  wait_for (fixture, "Kept.");
}

/* What the focus says of itself is not told besides: it would be read twice.  What happens while it
 * is read does not break it off. */
static void
test_once (Fixture *fixture, gconstpointer user_data)
{
  gtk_widget_grab_focus (fixture->button);
  fh_heard_tell (GTK_ROOT (fixture->window), "Before.");
  fh_heard_tell (GTK_ROOT (fixture->window), "A lesson.");
  fh_heard_describe (fixture->button, "A lesson.");
  g_assert_true (is_described (fixture, "A lesson."));
  wait_for (fixture, "Before.\nA lesson.");
}

/* What happens later is told alone. */
static void
test_later (Fixture *fixture, gconstpointer user_data)
{
  gtk_widget_grab_focus (fixture->button);
  fh_heard_describe (fixture->button, "A lesson.");
  driver_rest (1000);
  fh_heard_tell (GTK_ROOT (fixture->window), "Later.");
  wait_for (fixture, "Later.");
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  g_test_add ("/view/heard/together", Fixture, NULL, set_up, test_together, tear_down);
  g_test_add ("/view/heard/twice", Fixture, NULL, set_up, test_twice, tear_down);
  g_test_add ("/view/heard/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/view/heard/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/view/heard/later", Fixture, NULL, set_up, test_later, tear_down);
  return g_test_run ();
}
