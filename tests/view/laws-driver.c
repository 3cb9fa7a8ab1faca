/* laws-driver.c: a game on the table in which slips happen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "laws-driver.h"

#include "await.h"

const FhTable *
laws_driver_table (GameFixture *fixture)
{
  return fh_game_peek_table (fixture->game);
}

FhLawsBar *
laws_driver_question (GameFixture *fixture)
{
  return fh_table_view_get_question (fixture->table);
}

GtkWidget *
laws_driver_find_text (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = laws_driver_find_text (child, words);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
laws_driver_assert_text (GameFixture *fixture, const char *words)
{
  table_test_settle (fixture->window);
  if (laws_driver_find_text (fixture->view, words) == NULL)
    g_error ("“%s” is not on the table", words);
}

void
laws_driver_press (GameFixture *fixture, const char *label)
{
  GtkWidget *text;

  table_test_settle (fixture->window);
  text = laws_driver_find_text (fixture->view, label);
  g_assert_nonnull (text);
  while (!GTK_IS_BUTTON (text) && g_strcmp0 (G_OBJECT_TYPE_NAME (text), "GtkModelButton") != 0)
    text = gtk_widget_get_parent (text);
  g_assert_true (gtk_widget_is_sensitive (text));
  /* A button that is activated is held down for a quarter of a second before it is clicked. */
  g_signal_emit_by_name (text, "clicked");
  table_test_settle (fixture->window);
}

gboolean
laws_driver_is_asked (GameFixture *fixture)
{
  return gtk_widget_get_visible (GTK_WIDGET (laws_driver_question (fixture)));
}

FhCardState
laws_driver_state (GameFixture *fixture, FhCard card)
{
  return fh_card_widget_get_state (fh_hand_view_get_widget (fixture->hand, card));
}

/* All that stands in @menu, a line each. */
static void
list_menu (GMenuModel *menu, GString *lines)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        g_string_append_printf (lines, "%s\n", label);
      if (section != NULL)
        list_menu (section, lines);
      if (submenu != NULL)
        list_menu (submenu, lines);
    }
}

void
laws_driver_assert_menu (GMenuModel *menu, const char *expected)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_assert_nonnull (menu);
  list_menu (menu, lines);
  g_assert_cmpstr (lines->str, ==, expected);
  g_object_unref (menu);
}

void
laws_driver_open_card_menu (GameFixture *fixture, FhCard card)
{
  GListModel *controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->hand));
  gboolean is_open = FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (fh_hand_view_get_widget (fixture->hand, card)));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_BUBBLE)
        continue;
      shortcut = g_list_model_get_item (G_LIST_MODEL (controller), 0);
      is_open = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                              GTK_WIDGET (fixture->hand), NULL);
    }
  g_object_unref (controllers);
  g_assert_true (is_open);
  g_assert_true (GTK_IS_POPOVER_MENU (gtk_widget_get_last_child (fixture->view)));
}
