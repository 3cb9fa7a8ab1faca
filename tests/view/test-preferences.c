/* test-preferences.c: the preferences show the settings, and keep what is chosen in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "house-driver.h"

#include <glib/gi18n.h>

#include "await.h"
#include "fh-card-row.h"
#include "fh-choice-row.h"
#include "fh-language.h"
#include "fh-picture-row.h"
#include "fh-preferences.h"
#include "fh-rows.h"
#include "fh-sounds.h"

static const char *
key_of (gpointer widget)
{
  return gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
}

/* What the setting of @widget is, as text. */
static char *
dup_setting (FhSettings *settings, gpointer widget)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (G_OBJECT (settings), key_of (widget), &value);
  return g_strdup_value_contents (&value);
}

/* What is chosen is said by what the row is described by. */
static void
check_spoken (AdwComboRow *row)
{
  const char *value = gtk_string_object_get_string (adw_combo_row_get_selected_item (row));
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_autofree char *words = subtitle == NULL || *subtitle == '\0'
                               ? g_strdup (value)
                               : g_strdup_printf ("%s\n%s", value, subtitle);

  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

/* Every choice of a row is a setting of its own, and is shown when that is set elsewhere. */
static void
check_choices (AdwComboRow *row, FhSettings *settings)
{
  guint n = g_list_model_get_n_items (adw_combo_row_get_model (row));
  guint first = adw_combo_row_get_selected (row);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      adw_combo_row_set_selected (row, i);
      check_spoken (row);
      g_assert_true (g_hash_table_add (seen, dup_setting (settings, row)));
      g_object_get_property (G_OBJECT (settings), key_of (row), &value);
      adw_combo_row_set_selected (row, (i + 1) % n);
      g_object_set_property (G_OBJECT (settings), key_of (row), &value);
      g_assert_cmpuint (adw_combo_row_get_selected (row), ==, i);
    }
  adw_combo_row_set_selected (row, 0);
  gtk_widget_activate_action (GTK_WIDGET (row), "row.next", NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (row), "row.previous", NULL);
  gtk_widget_activate_action (GTK_WIDGET (row), "row.previous", NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  adw_combo_row_set_selected (row, first);
}

/* What cannot stand on cards is told, and the cards keep what they have. */
static void
check_letters (AdwEntryRow *row, FhSettings *settings)
{
  static const struct
  {
    const char *letters;
    gboolean is_good;
  } rows[] = {
    { "5 6 7 8", FALSE },
    { "A B C D E F G H I J", FALSE },
    { "As Kg Dm Bu", FALSE },
    { "A K K J", FALSE },
    { "A k K J", FALSE },
    { "A  K J", FALSE },
    { "A K Q", FALSE },
    { "A K Q 10", FALSE },
    { "A K Q \xcc\x81", FALSE }, /* an accent without a letter */
    { "T K D P", TRUE },
    { "1 K Q J", TRUE },
    { "E\xcc\x81 \xe7\x8e\x8b \xe2\x99\x95 \xd8\xac", TRUE },
    { "", TRUE },
  };
  GtkWidget *group = gtk_widget_get_ancestor (GTK_WIDGET (row), ADW_TYPE_PREFERENCES_GROUP);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *before = fh_settings_dup_string (settings, "card-letters");
      g_autofree char *after = NULL;
      const char *said;

      gtk_editable_set_text (GTK_EDITABLE (row), rows[i].letters);
      after = fh_settings_dup_string (settings, "card-letters");
      g_assert_cmpstr (after, ==, rows[i].is_good ? rows[i].letters : before);
      said = adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (group));
      g_assert_true ((said == NULL || *said == '\0') == rows[i].is_good);
    }
}

static void
check_switch (GtkSwitch *toggle, FhSettings *settings)
{
  gboolean is_on = gtk_switch_get_active (toggle);
  g_autofree char *before = dup_setting (settings, toggle);
  g_autofree char *after = NULL;

  g_assert_cmpstr (before, ==, is_on ? "TRUE" : "FALSE");
  gtk_switch_set_active (toggle, !is_on);
  gtk_test_accessible_assert_state (
      gtk_widget_get_ancestor (GTK_WIDGET (toggle), ADW_TYPE_ACTION_ROW),
      GTK_ACCESSIBLE_STATE_CHECKED, (gboolean) !is_on);
  after = dup_setting (settings, toggle);
  g_assert_cmpstr (after, ==, is_on ? "FALSE" : "TRUE");
  gtk_switch_set_active (toggle, is_on);
}

/* Every picture of a row is a setting, and is pressed when that is set elsewhere. */
static void
check_pictures (FhPictureRow *row, FhSettings *settings)
{
  static const char *const values[] = { "pictures", "plain", "lattice",  "scales", "weave",
                                        "green",    "blue",  "burgundy", "slate" };
  g_autofree char *first = fh_settings_dup_string (settings, key_of (row));
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      GtkWidget *button = fh_picture_row_get_button (row, values[i]);
      g_autofree char *now = NULL;

      if (button == NULL)
        continue;
      n++;
      g_object_set (settings, key_of (row), values[i], NULL);
      g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
      g_object_set (settings, key_of (row), first, NULL);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      now = fh_settings_dup_string (settings, key_of (row));
      g_assert_cmpstr (now, ==, values[i]);
    }
  g_assert_cmpuint (n, >=, 2);
  g_object_set (settings, key_of (row), first, NULL);
}

typedef struct
{
  FhSettings *settings;
  FhCardRow *sample;
  guint n_choices, n_pictures, n_switches, n_entries;
  FhChoiceRow *pace;
} Found;

static void
visit (GtkWidget *widget, gpointer data)
{
  Found *found = data;

  /* Elsewhere a row takes no arrow key. */
  g_assert_true (!GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_LIST_BOX (gtk_widget_get_parent (widget)));
  if (FH_IS_CARD_ROW (widget))
    {
      found->sample = FH_CARD_ROW (widget);
    }
  else if (FH_IS_CHOICE_ROW (widget))
    {
      check_choices (ADW_COMBO_ROW (widget), found->settings);
      found->n_choices++;
      if (g_str_equal (key_of (widget), "trick-pace"))
        found->pace = FH_CHOICE_ROW (widget);
      g_assert_cmpint (gtk_widget_get_sensitive (widget), ==,
                       !g_str_equal (key_of (widget), "sound-volume") || fh_sounds_are_possible ());
    }
  else if (FH_IS_PICTURE_ROW (widget))
    {
      check_pictures (FH_PICTURE_ROW (widget), found->settings);
      found->n_pictures++;
    }
  else if (GTK_IS_SWITCH (widget))
    {
      check_switch (GTK_SWITCH (widget), found->settings);
      /* Where nothing can be heard, sounds cannot be turned on, nor made louder. */
      g_assert_cmpint (gtk_widget_get_sensitive (widget), ==,
                       !g_str_equal (key_of (widget), "sounds") || fh_sounds_are_possible ());
      found->n_switches++;
    }
  else if (ADW_IS_ENTRY_ROW (widget))
    {
      g_autofree char *letters = NULL;

      gtk_editable_set_text (GTK_EDITABLE (widget), "A R D V");
      letters = fh_settings_dup_string (found->settings, "card-letters");
      g_assert_cmpstr (letters, ==, "A R D V");
      check_letters (ADW_ENTRY_ROW (widget), found->settings);
      found->n_entries++;
    }
}

static GtkWidget *
show_page (GtkWidget *window, const char *name)
{
  GtkStack *stack = GTK_STACK (driver_find (window, GTK_TYPE_STACK, NULL));

  gtk_stack_set_visible_child_name (stack, name);
  await (gtk_widget_get_mapped (gtk_stack_get_visible_child (stack)));
  return gtk_stack_get_visible_child (stack);
}

static void
test_rows (void)
{
  static const char *const pages[] = { "look", "play", "players", "tutor" };
  g_auto (Driven) application = house_start ();
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  Found found = { .settings = fh_application_get_settings (application) };
  GtkWidget *window;

  gtk_widget_activate_action (top, "app.preferences", NULL);
  window = house_wait_for_window (FH_TYPE_PREFERENCES);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    driver_visit (show_page (window, pages[i]), visit, &found);
  g_assert_cmpuint (found.n_choices, ==, 10);
  g_assert_cmpuint (found.n_pictures, ==, 3);
  g_assert_cmpuint (found.n_switches, ==, 13);
  g_assert_cmpuint (found.n_entries, ==, 1);

  /* The hand that is shown stands as it is chosen. */
  g_assert_nonnull (found.sample);
  g_object_set (found.settings, "sort-order", "high-first", "suit-order", "trumps-right", NULL);
  g_assert_cmpint (fh_card_widget_get_card (fh_card_row_get_nth (found.sample, 9)), ==,
                   FH_CARD (FH_HEARTS, FH_SEVEN));
  g_object_set (found.settings, "suit-order", "ranked", NULL);
  g_assert_cmpint (fh_card_widget_get_card (fh_card_row_get_nth (found.sample, 0)), ==,
                   FH_CARD (FH_SPADES, FH_ACE));

  /* A key file may hold any number: the nearest one is shown, and the number stays. */
  static const struct
  {
    int number;
    guint shown;
  } paces[] = { { -1, 0 }, { 0, 1 }, { 700, 1 }, { 800, 2 }, { 1600, 3 }, { 9999, 4 } };
  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    {
      int number;

      g_object_set (found.settings, "trick-pace", paces[i].number, NULL);
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (found.pace)), ==,
                        paces[i].shown);
      g_object_get (found.settings, "trick-pace", &number, NULL);
      g_assert_cmpint (number, ==, paces[i].number);
    }
}

/* --- Pages --- */

static gboolean
has_focus (gpointer row)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (row)));

  return focus != NULL && (focus == row || gtk_widget_is_ancestor (focus, row));
}

/* The first row within @widget that is folded away, seen or not. */
static GtkWidget *
find_folded (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (FH_IS_COMBO_ROW (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_EXPANDER_ROW) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_get_visible (child) ? find_folded (child) : NULL;
  return found;
}

/* Rows stand on pages; words lead to a row on another page than that which is shown. */
static void
test_pages (void)
{
  g_auto (Driven) application = house_start ();
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *window, *entry, *row, *stack;

  gtk_widget_activate_action (top, "app.preferences", NULL);
  window = house_wait_for_window (FH_TYPE_PREFERENCES);
  stack = driver_find (window, GTK_TYPE_STACK, NULL);
  row = house_find_row (show_page (window, "tutor"), "Speak when the tutor differs");
  show_page (window, "look");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "look");
  g_assert_false (gtk_widget_get_mapped (row));
  /* It is the first of its page. */
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), ==, 0);

  entry = driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_widget_activate_action (window, "preferences.find", NULL);
  g_assert_true (has_focus (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "there is no such word");
  driver_wait_shown (window, "Nothing found");
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  await (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), "look") == 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "probably costs");
  driver_wait_shown (window, "1 place found");
  gtk_widget_activate (
      driver_find (gtk_stack_get_visible_child (GTK_STACK (stack)), FH_TYPE_LINK_ROW, NULL));
  driver_wait (has_focus, row, 10);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "tutor");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");

  /* Enter goes at once to the first that has the words of this moment, and unfolds what it is in.
   */
  row = find_folded (show_page (window, "players"));
  g_assert_nonnull (row);
  g_assert_false (gtk_widget_get_mapped (row));
  show_page (window, "look");
  gtk_widget_activate_action (window, "preferences.find", NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry),
                         adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  g_signal_emit_by_name (entry, "activate");
  driver_wait (has_focus, row, 10);
  g_assert_true (gtk_widget_get_mapped (row));
}

/* --- The language --- */

static const char *const windows[] = { "app.preferences", "app.shortcuts" };

static void
find_languages (GtkWidget *widget, gpointer found)
{
  if (ADW_IS_COMBO_ROW (widget) && g_strcmp0 (key_of (widget), "language") == 0)
    *(GtkWidget **) found = widget;
}

/* Chooses the language @code in the row. */
static void
choose_language (GtkWidget *preferences, const char *code)
{
  const char *name = fh_language_own_name (code);
  GtkWidget *row = NULL;
  GListModel *model;

  driver_visit (preferences, find_languages, &row);
  g_assert_nonnull (row);
  model = adw_combo_row_get_model (ADW_COMBO_ROW (row));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      if (g_str_equal (gtk_string_object_get_string (item), name))
        {
          adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
          return;
        }
    }
  g_assert_not_reached ();
}

/* Its title, and what it holds. */
static gboolean
speaks (gpointer preferences)
{
  GtkWidget *row = NULL;

  driver_visit (preferences, find_languages, &row);
  return g_strcmp0 (gtk_window_get_title (preferences), _ ("Preferences")) == 0
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), _ ("Language"))
                == 0;
}

/* The buttons of the toolkit speak as the toolkit does. */
static void
check_closing (GtkWidget *widget, gpointer n_found)
{
  g_autofree char *trouble = NULL;

  if (!GTK_IS_WINDOW_CONTROLS (gtk_widget_get_parent (widget))
      || !gtk_widget_has_css_class (widget, "close"))
    return;
  trouble = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, g_dgettext ("gtk40", "Close"), NULL);
  g_assert_cmpstr (trouble, ==, NULL);
  ++*(guint *) n_found;
}

/* Every window that is open speaks the language that is chosen there, its toolkit too. */
static void
test_language (void)
{
  static const char *const codes[] = { "ar", "en_XA", "en" };
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *preferences;

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    gtk_widget_activate_action (top, windows[i], NULL);
  preferences = house_wait_for_window (FH_TYPE_PREFERENCES);
  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      guint n_found = 0;

      choose_language (preferences, codes[i]);
      driver_wait (speaks, preferences, 10);
      driver_settle (preferences, 100);
      for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
        driver_visit (l->data, check_closing, &n_found);
      g_assert_cmpuint (n_found, ==, 1 + G_N_ELEMENTS (windows));
    }
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/preferences/rows", test_rows);
  g_test_add_func ("/view/preferences/pages", test_pages);
  g_test_add_func ("/view/preferences/language", test_language);
  return g_test_run ();
}
