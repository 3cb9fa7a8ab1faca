/* house-driver.c: the page of a new game and the windows about rules, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "house-driver.h"

#include <glib/gstdio.h>

#include "await.h"
#include "fh-application-private.h"
#include "fh-config.h"
#include "fh-fold.h"
#include "fh-new-game-dialog.h"
#include "fh-table-card.h"

char *
house_tables_directory (void)
{
  return g_build_filename (g_get_user_data_dir (), "five-hundred", "tables", NULL);
}

/* The program with its first page, and no table of one's own. */
FhApplication *
house_start (void)
{
  g_autofree char *directory = house_tables_directory ();
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);
      g_remove (path);
    }
  FhApplication *application = driver_start (FALSE);

  house_unfold (house_open_page (application));
  return application;
}

gboolean
house_keeps_settings (void)
{
  g_autoptr (GSettingsSchema) schema =
      g_settings_schema_source_lookup (g_settings_schema_source_get_default (), FH_APP_ID, TRUE);

  return schema != NULL;
}

void
house_forget_choices (void)
{
  static const char *const keys[] = { "preset", "options", "partner-level", "opponent-level" };
  g_autoptr (GSettings) settings = house_keeps_settings () ? g_settings_new (FH_APP_ID) : NULL;

  for (guint i = 0; settings != NULL && i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

/* What is not shown at the moment, too. */
static void
unfold (GtkWidget *top)
{
  if (FH_IS_FOLD (top))
    fh_fold_set_expanded (FH_FOLD (top), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    unfold (child);
}

void
house_unfold (GtkWidget *top)
{
  unfold (top);
  driver_settle (top, 50);
}

GtkWidget *
house_open_page (FhApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-game", NULL);
  return house_wait_for_window (FH_TYPE_NEW_GAME_DIALOG);
}

GtkWidget *
house_find_dialog (FhApplication *application)
{
  return GTK_WIDGET (fh_application_find_window (application, FH_TYPE_NEW_GAME_DIALOG));
}

FhNewGamePage *
house_find_page (FhApplication *application)
{
  return FH_NEW_GAME_PAGE (
      driver_find (house_find_dialog (application), FH_TYPE_NEW_GAME_PAGE, NULL));
}

FhTableList *
house_find_list (FhApplication *application)
{
  return FH_TABLE_LIST (
      driver_find (GTK_WIDGET (house_find_page (application)), FH_TYPE_TABLE_LIST, NULL));
}

FhHouseRules *
house_house_of (FhApplication *application)
{
  return fh_settings_get_house_rules (fh_application_get_settings (application));
}

FhGame *
house_start_game (FhApplication *application)
{
  fh_new_game_page_start (house_find_page (application));
  await (driver_get_game (application) != NULL);
  return driver_get_game (application);
}

static gboolean
has_window_cb (gpointer data)
{
  GType *type = data;
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), *type) && gtk_widget_get_mapped (l->data)
        && gtk_widget_get_width (l->data) > 0) /* laid out, as when a person sees it */
      return TRUE;
  return FALSE;
}

GtkWidget *
house_wait_for_window (GType type)
{
  g_autoptr (GList) windows = NULL;

  driver_wait (has_window_cb, &type, 10);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type) && gtk_widget_get_mapped (l->data))
      {
        driver_wait_whole (l->data);
        return l->data;
      }
  g_assert_not_reached ();
}

/* The mapped row, or card of a table, below @top called @title. */
GtkWidget *
house_find_row (GtkWidget *top, const char *title)
{
  if (top == NULL || !gtk_widget_get_mapped (top))
    return NULL;
  if (ADW_IS_PREFERENCES_ROW (top)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (top)), title))
    return top;
  if (FH_IS_TABLE_CARD (top) && g_str_equal (fh_table_card_get_title (FH_TABLE_CARD (top)), title))
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = house_find_row (child, title);
      if (found != NULL)
        return found;
    }
  return NULL;
}

void
house_activate_row (GtkWidget *top, const char *title)
{
  GtkWidget *row = house_find_row (top, title);
  g_assert_nonnull (row);
  if (FH_IS_TABLE_CARD (row))
    row = GTK_WIDGET (fh_table_card_get_check (FH_TABLE_CARD (row)));
  g_assert_true (gtk_widget_activate (row));
}

FhOptionRow *
house_find_option (FhHouseWindow *editor, const char *name)
{
  GPtrArray *rows = fh_house_window_get_rows (editor);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (fh_option_name (fh_option_row_get_index (rows->pdata[i])), name))
      return rows->pdata[i];
  g_assert_not_reached ();
}

/* The check button with the answer @name in @row. */
GtkWidget *
house_find_answer (GtkWidget *top, const char *name)
{
  if (GTK_IS_CHECK_BUTTON (top))
    {
      GtkWidget *child = gtk_check_button_get_child (GTK_CHECK_BUTTON (top));
      return GTK_IS_LABEL (child) && g_str_equal (gtk_label_get_text (GTK_LABEL (child)), name)
                 ? top
                 : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = house_find_answer (child, name);
      if (found != NULL)
        return found;
    }
  return NULL;
}

void
house_check_option (const FhRules *rules, const char *name, const char *expected)
{
  char value[FH_OPTION_VALUE_SIZE];

  fh_option_get (rules, fh_option_index (rules, name), value);
  g_assert_cmpstr (value, ==, expected);
}

FhHouseWindow *
house_open_editor (FhApplication *application)
{
  driver_press (driver_find_button (GTK_WIDGET (house_find_page (application)), "Change…"));
  return FH_HOUSE_WINDOW (house_wait_for_window (FH_TYPE_HOUSE_WINDOW));
}

void
house_close_window (gpointer window)
{
  GtkWindow *parent = gtk_window_get_transient_for (window);

  gtk_window_close (GTK_WINDOW (window));
  if (parent != NULL)
    driver_settle (GTK_WIDGET (parent), 50);
}

gboolean
house_is_shown (GtkWidget *top, const char *title)
{
  return house_find_row (top, title) != NULL;
}

void
house_check_marked (FhApplication *application, FhPreset preset, GtkAccessibleTristate state)
{
  for (int i = 0; i < FH_N_PRESETS; i++)
    {
      GtkWidget *check = house_find_row (GTK_WIDGET (house_find_page (application)),
                                         fh_sentence_preset ((FhPreset) i));
      FhTableCard *card;

      if (check == NULL)
        continue;
      card = FH_TABLE_CARD (gtk_widget_get_ancestor (check, FH_TYPE_TABLE_CARD));
      check = GTK_WIDGET (fh_table_card_get_check (card));
      gtk_test_accessible_assert_role (check, GTK_ACCESSIBLE_ROLE_RADIO);
      gtk_test_accessible_assert_property (check, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           fh_sentence_preset ((FhPreset) i));
      gtk_test_accessible_assert_state (check, GTK_ACCESSIBLE_STATE_CHECKED,
                                        i == (int) preset ? state : GTK_ACCESSIBLE_TRISTATE_FALSE);
      g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (card), "chosen"), ==,
                       i == (int) preset);
    }
}
