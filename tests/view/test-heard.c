/* test-heard.c: what is told, until it has been heard.
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

/* What is said where it can be announced. */
static GString *said;

static void
say (GtkRoot *root, const char *words)
{
  g_string_append_printf (said, "%s|", words);
}

/* What is told, in its order, then a key, what is told because of that, and what is said. */
typedef struct
{
  const char *name;
  const char *told; /* each with "+" when it has happened, "?" when it asks for something */
  guint key;
  const char *then; /* or NULL */
  const char *said;
} Cut;

static const Cut cuts[] = {
  { "in-order", "+One. +Two. ?Yours.", 0, NULL, "One.|Two.|Yours.|" },
  { "twice", "+Again. +Again. +Else.", 0, NULL, "Again.|Again.|Else.|" },
  { "cut-off", "+One. +Two. ?Yours.", GDK_KEY_Right, NULL, "One.|Two.|Yours.|1|2|Yours.|" },
  { "before-what-follows", "+One. +Two.", GDK_KEY_Right, "+Three.", "One.|Two.|1|2|Three.|" },
  { "asked-no-longer", "+One. ?Yours.", GDK_KEY_Return, "+Three.", "One.|Yours.|1|Three.|" },
  { "silenced", "+One. ?Yours.", GDK_KEY_Control_L, "+Three.", "One.|Yours.|Three.|" },
  { "answers", "-Answer.", GDK_KEY_Right, "+Three.", "Answer.|Three.|" },
};

static void
tell (Fixture *fixture, const char *told)
{
  g_auto (GStrv) words = g_strsplit (told, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      const char *sentence = words[i] + 1;
      const char *again = *words[i] == '?'                    ? sentence
                          : *words[i] == '-'                  ? NULL
                          : g_str_has_prefix (sentence, "On") ? "1"
                          : g_str_has_prefix (sentence, "Tw") ? "2"
                                                              : sentence;

      fh_heard_tell (GTK_ROOT (fixture->window), sentence, again, *words[i] == '?', say);
    }
}

static void
test_cut (gconstpointer data)
{
  const Cut *test = data;
  Fixture fixture;
  gsize n;

  set_up (&fixture, NULL);
  said = g_string_new (NULL);
  tell (&fixture, test->told);
  await (said->len > 0);
  n = said->len;
  if (test->key != 0)
    driver_press_key (fixture.window, test->key);
  if (test->then != NULL)
    tell (&fixture, test->then);
  if (test->key != 0)
    await (said->len > n);
  g_assert_cmpstr (said->str, ==, test->said);
  g_string_free (said, TRUE);
  tear_down (&fixture, NULL);
}

/* What a key cuts off again is told again, until it is heard. */
static void
test_until_heard (Fixture *fixture, gconstpointer user_data)
{
  said = g_string_new (NULL);
  tell (fixture, "+One.");
  await (g_str_equal (said->str, "One.|"));
  driver_press_key (fixture->window, GDK_KEY_Right);
  await (g_str_equal (said->str, "One.|1|"));
  driver_press_key (fixture->window, GDK_KEY_Right);
  await (g_str_equal (said->str, "One.|1|1|"));
  driver_rest (1000);
  driver_press_key (fixture->window, GDK_KEY_Right);
  driver_rest (300);
  g_assert_cmpstr (said->str, ==, "One.|1|1|");
  g_string_free (said, TRUE);
}

/* What is told while nothing has the focus is kept; then what has it tells that for a moment, and
 * is not read once more with what is said about it. */
static void
test_kept (Fixture *fixture, gconstpointer user_data)
{
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  fh_heard_tell (GTK_ROOT (fixture->window), "Kept.", NULL, FALSE, NULL);
  driver_rest (300);
  fh_heard_describe (fixture->button, "A button.");
  gtk_widget_grab_focus (fixture->button);
  g_assert_true (is_described (fixture, "A button."));
  wait_for (fixture, "");
}

/* What the focus says of itself is not told besides: it would be read twice.  What happens while it
 * is read does not break it off. */
static void
test_once (Fixture *fixture, gconstpointer user_data)
{
  gtk_widget_grab_focus (fixture->button);
  fh_heard_tell (GTK_ROOT (fixture->window), "Before.", NULL, FALSE, NULL);
  fh_heard_tell (GTK_ROOT (fixture->window), "A lesson.", NULL, FALSE, NULL);
  fh_heard_describe (fixture->button, "A lesson.");
  g_assert_true (is_described (fixture, "A lesson."));
  wait_for (fixture, "Before.\nA lesson.");
}

/* What happens later is told alone, and what is new is said about it then. */
static void
test_later (Fixture *fixture, gconstpointer user_data)
{
  gtk_widget_grab_focus (fixture->button);
  fh_heard_describe (fixture->button, "A lesson.");
  driver_rest (1000);
  fh_heard_tell (GTK_ROOT (fixture->window), "Later.", NULL, FALSE, NULL);
  wait_for (fixture, "");
  fh_heard_describe (fixture->button, "A lesson.");
  g_assert_true (is_described (fixture, ""));
  fh_heard_describe (fixture->button, "Another.");
  g_assert_true (is_described (fixture, "Another."));
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_autofree char *path = g_strconcat ("/view/heard/", cuts[i].name, NULL);

      g_test_add_data_func (path, &cuts[i], test_cut);
    }
  g_test_add ("/view/heard/until-heard", Fixture, NULL, set_up, test_until_heard, tear_down);
  g_test_add ("/view/heard/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/view/heard/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/view/heard/later", Fixture, NULL, set_up, test_later, tear_down);
  return g_test_run ();
}
