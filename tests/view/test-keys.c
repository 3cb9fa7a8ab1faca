/* test-keys.c: each key means one thing, and the list of keys has them all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-game-view.h"
#include "fh-heard.h"
#include "fh-help-window.h"
#include "fh-score-window.h"
#include "fh-shortcut-row.h"
#include "fh-shortcuts-window.h"
#include "house-driver.h"

typedef struct
{
  guint key;
  GtkShortcutAction *action;
  GtkWidget *widget;
} Key;

static void
add_shortcut (GArray *keys, GtkShortcut *shortcut, GtkWidget *widget)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
  Key key = { 0, gtk_shortcut_get_action (shortcut), widget };

  if (!GTK_IS_KEYVAL_TRIGGER (trigger)
      || gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) != 0)
    return;
  key.key = gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger));
  if (key.key >= GDK_KEY_a && key.key <= GDK_KEY_z)
    g_array_append_val (keys, key);
}

/* Adds to @keys all letters that do something in @widget and below. */
static void
collect (GtkWidget *widget, GArray *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (controller)); n++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), n);

          add_shortcut (keys, shortcut, widget);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, keys);
}

static void
add_listed_cb (GtkWidget *widget, gpointer set)
{
  g_autofree char *keys = NULL;
  g_auto (GStrv) words = NULL;

  if (!FH_IS_SHORTCUT_ROW (widget))
    return;
  g_object_get (widget, "keys", &keys, NULL);
  words = g_strsplit (keys, " ", -1);
  for (int i = 0; words[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;

      g_assert_true (gtk_accelerator_parse (words[i], &key, &modifiers));
      g_test_message ("listed: %s", words[i]);
      g_assert_true (g_hash_table_add (set, gtk_accelerator_name (key, modifiers)));
    }
}

static void
check_listed (GHashTable *listed, const char *name)
{
  g_test_message ("is %s listed?", name);
  g_assert_true (g_hash_table_contains (listed, name));
}

static void
check_accelerators (FhApplication *application, GHashTable *listed)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));

  for (int i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys =
          gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);

      for (int n = 0; keys[n] != NULL; n++)
        check_listed (listed, keys[n]);
    }
}

static void
test_keys (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (Key));
  g_autoptr (GHashTable) meanings = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const Key *sheet = NULL;

  driver_start_game (application);
  gtk_widget_activate_action (top, "app.shortcuts", NULL);
  driver_visit (house_wait_for_window (FH_TYPE_SHORTCUTS_WINDOW), add_listed_cb, listed);
  check_accelerators (application, listed);

  collect (top, keys);
  g_assert_cmpuint (keys->len, >, 0);
  for (guint i = 0; i < keys->len; i++)
    {
      const Key *key = &g_array_index (keys, Key, i);
      g_autofree char *name = gtk_accelerator_name (key->key, 0);
      gpointer was = g_hash_table_lookup (meanings, GUINT_TO_POINTER (key->key));

      check_listed (listed, name);
      g_test_message ("%s in %s", name, G_OBJECT_TYPE_NAME (key->widget));
      /* A key of the whole window is found there too. */
      if (!g_hash_table_insert (meanings, GUINT_TO_POINTER (key->key), key->action))
        g_assert_true (key->widget != top && was == key->action);
      if (key->key == GDK_KEY_s)
        sheet = key;
    }

  /* The help says so too. */
  g_assert_nonnull (sheet);
  g_assert_true (gtk_shortcut_action_activate (sheet->action, 0, sheet->widget, NULL));
  house_wait_for_window (FH_TYPE_SCORE_WINDOW);
}

/* Tells whoever listens at @window of a key, or of a click. */
static void
use (GtkWidget *window, gboolean is_key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_handled;

      if (gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      if (is_key && GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Tab, 0, 0, &is_handled);
      else if (!is_key && GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, 5.0, 5.0);
    }
}

/* What has the keyboard stays marked however long nothing is pressed, until the mouse is used: the
 * toolkit takes the mark away after a while, in this way. */
static void
test_ring (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));

  use (top, TRUE);
  gtk_window_set_focus_visible (GTK_WINDOW (top), TRUE);
  gtk_window_set_focus_visible (GTK_WINDOW (top), FALSE);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (top)));
  use (top, FALSE);
  gtk_window_set_focus_visible (GTK_WINDOW (top), FALSE);
  g_assert_false (gtk_window_get_focus_visible (GTK_WINDOW (top)));
}

/* Whether what listens at @window before all others stops a key; or tells that it came up. */
static gboolean
stops (GtkWidget *window, const char *signal, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  gboolean is_stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      if (g_str_equal (signal, "key-pressed"))
        g_signal_emit_by_name (controller, signal, key, 0, 0, &is_handled);
      else
        g_signal_emit_by_name (controller, signal, key, 0, 0);
      is_stopped |= is_handled;
    }
  return is_stopped;
}

/* A key that is held down plays one card. */
static void
test_held (void)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space };
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    for (int press = 0; press < 2; press++)
      {
        g_assert_false (stops (top, "key-pressed", keys[i]));
        g_assert_true (stops (top, "key-pressed", keys[i]));
        g_assert_true (stops (top, "key-pressed", keys[i]));
        stops (top, "key-released", keys[i]);
      }
  g_assert_false (stops (top, "key-pressed", GDK_KEY_Left));
  g_assert_false (stops (top, "key-pressed", GDK_KEY_Left));
}

static void
count_cb (GtkLabel *label, GParamSpec *pspec, int *n)
{
  if (*gtk_label_get_text (label) != '\0')
    ++*n;
}

static gboolean
has_status (gpointer window)
{
  GtkWidget *status = driver_find (window, GTK_TYPE_LABEL, "fh-status");

  return status != NULL && *gtk_label_get_text (GTK_LABEL (status)) != '\0';
}

/* A key that says something says it again when it is pressed again. */
static void
test_again (void)
{
  static const char *const actions[] = { "table.speak-turn",  "table.speak-contract",
                                         "table.speak-trick", "table.speak-trumps",
                                         "table.speak-kitty", "table.speak-score",
                                         "table.speak-hand",  "table.speak-voids",
                                         "table.speak-again", "table.speak-since",
                                         "table.laws" /* at a strict table */ };
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *view, *status;
  int n = 0;

  driver_start_game (application);
  driver_wait (has_status, top, 10);
  view = driver_find (top, FH_TYPE_GAME_VIEW, NULL);
  status = driver_find (top, GTK_TYPE_LABEL, "fh-status");
  g_signal_connect (status, "notify::label", G_CALLBACK (count_cb), &n);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    for (int times = 1; times <= 2; times++)
      {
        n = 0;
        g_assert_true (gtk_widget_activate_action (view, actions[i], NULL));
        g_assert_cmpint (n, ==, 1);
      }
  g_signal_handlers_disconnect_by_data (status, &n);
}

static gboolean
is_about (GtkWidget *widget, const char *about)
{
  g_autofree char *problem = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about);

  return problem == NULL;
}

/* Where nothing is announced, what has the focus tells what happens, in its order and each once,
 * and is described as before when the focus is elsewhere. */
static void
test_heard (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *first = gtk_button_new (), *second = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  fh_heard_describe (first, "the first");
  gtk_widget_grab_focus (first);
  driver_rest (800); /* it is read first */
  fh_heard_tell (GTK_ROOT (window), "One.", NULL, FALSE, NULL);
  fh_heard_tell (GTK_ROOT (window), "Two.", NULL, FALSE, NULL);
  await (is_about (first, ""));
  fh_heard_describe (first, "still the first");
  fh_heard_tell (GTK_ROOT (window), "Three.", NULL, FALSE, NULL);
  await (is_about (first, "Three.\nstill the first"));

  gtk_widget_grab_focus (second);
  await (is_about (first, "still the first"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_contents (gpointer help)
{
  return driver_find (help, GTK_TYPE_LIST_BOX, "navigation-sidebar") != NULL;
}

/* The contents of the help, which are many, are gone past with one key. */
static void
test_contents (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *help, *search, *list, *focus;

  gtk_widget_activate_action (top, "app.help", NULL);
  help = house_wait_for_window (FH_TYPE_HELP_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (help), 1000, 700);
  driver_wait (has_contents, help, 10);
  search = driver_find (help, GTK_TYPE_SEARCH_ENTRY, NULL);
  list = driver_find (help, GTK_TYPE_LIST_BOX, "navigation-sidebar");
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 20));
  gtk_widget_grab_focus (search);
  g_assert_true (gtk_widget_child_focus (help, GTK_DIR_TAB_FORWARD));
  focus = gtk_window_get_focus (GTK_WINDOW (help));
  g_assert_true (gtk_widget_is_ancestor (focus, list));
  /* The key of the list itself, which passes by what is no page. */
  for (int i = 0; i < 2; i++)
    g_signal_emit_by_name (list, "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, 1, FALSE, FALSE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (help)) != focus);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (help)), list));
  g_assert_true (gtk_widget_child_focus (help, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (help)), list));
  g_assert_true (gtk_widget_child_focus (help, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (help)), list));
  g_assert_true (gtk_widget_child_focus (help, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (help)), search));
}

static void
find_word (GtkWidget *widget, gpointer data)
{
  GtkWidget **found = data;

  if (*found == NULL && GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), "Diamonds"))
    *found = widget;
}

static gboolean
has_found (gpointer help)
{
  return driver_shows (driver_find (help, GTK_TYPE_LIST_BOX, "navigation-sidebar"),
                       "If you know bridge or whist\n");
}

/* Sections of many pages are called alike: what is found says where it stands.  No table breaks a
 * word, however narrow the window is. */
static void
test_help_reads (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *help, *search, *word = NULL;

  help = GTK_WIDGET (
      fh_help_window_show (GTK_WINDOW (fh_application_get_window (application)), "values"));
  gtk_window_set_default_size (GTK_WINDOW (help), 360, 640);
  await (gtk_widget_get_width (help) > 0 && gtk_widget_get_width (help) <= 400);
  driver_settle (help, 200);
  driver_visit (help, find_word, &word);
  g_assert_nonnull (word);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (word))), ==, 1);
  gtk_window_set_default_size (GTK_WINDOW (help), 1000, 700);
  driver_wait (has_contents, help, 10);
  search = driver_find (help, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "habits to change");
  driver_wait (has_found, help, 10);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/keys/heard", test_heard);
  g_test_add_func ("/view/keys/one-meaning-each", test_keys);
  g_test_add_func ("/view/keys/held", test_held);
  g_test_add_func ("/view/keys/ring", test_ring);
  g_test_add_func ("/view/keys/again", test_again);
  g_test_add_func ("/view/keys/contents", test_contents);
  g_test_add_func ("/view/keys/help-reads", test_help_reads);
  return g_test_run ();
}
