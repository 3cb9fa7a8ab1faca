/* fh-table-list-own.c: what can be done with a table of one's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-list-private.h"

#include <glib/gi18n.h>

#include "fh-isolate.h"
#include "fh-made.h"
#include "fh-name-window.h"
#include "fh-rules-text.h"
#include "fh-table-numbers.h"
#include "fh-widget.h"

/* The table @old is to be called @name. */
static char *
named_cb (FhTableList *self, const char *name, const char *old)
{
  int index = fh_house_rules_find_name (self->house, old);
  g_autoptr (GError) error = NULL;

  /* It may have been deleted meanwhile. */
  if (index < 0 || fh_house_rules_rename (self->house, (guint) index, name, &error))
    return NULL;
  return g_strdup (error->message);
}

static void
rename_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  GtkWidget *window = fh_name_window_show (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                           N_ ("Rename a Table"), NULL, name, name);

  fh_connect (window, "named", named_cb, widget);
}

static void
copy_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhTableList *self = FH_TABLE_LIST (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  int index = fh_house_rules_find_name (self->house, name);
  g_autofree char *text = NULL;

  if (index < 0)
    return;
  text = fh_rules_text_write (fh_house_rules_get_rules (self->house, (guint) index), name);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  g_signal_emit_by_name (self, "toast", _ ("The rules are copied as text"), NULL, NULL);
}

static void
delete_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhTableList *self = FH_TABLE_LIST (widget);
  g_autofree char *name = g_variant_dup_string (parameter, NULL);
  int index = fh_house_rules_find_name (self->house, name);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (index < 0)
    return;
  text = fh_rules_text_write (fh_house_rules_get_rules (self->house, (guint) index), name);
  /* The row goes with the focus in it. */
  fh_table_numbers_focus (FH_TABLE_NUMBERS (self->numbers));
  if (!fh_house_rules_remove (self->house, (guint) index, &error))
    {
      g_signal_emit_by_name (self, "toast", error->message, NULL, NULL);
      return;
    }
  g_autofree char *shown = fh_isolate (name);
  /* Translators: %s is the name of a table. */
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” is deleted"), shown);
  g_signal_emit_by_name (self, "toast", sentence, name, text);
}

void
fh_table_list_restore (FhTableList *self, const char *name, const char *text)
{
  g_return_if_fail (FH_IS_TABLE_LIST (self));
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  FhRules rules;

  if (fh_rules_text_read (text, -1, &rules, NULL, &sentence)
      && !fh_house_rules_save (self->house, name, &rules, &error))
    g_signal_emit_by_name (self, "toast", error->message, NULL, NULL);
}

static void
add_item (GMenu *menu, const char *label, const char *action, const char *name)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, action, "s", name);
  g_menu_append_item (menu, item);
}

void
fh_table_list_add_menu (GtkWidget *card, const char *name)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *shown = fh_isolate (name);
  /* Translators: a button with what can be done with the table %s. */
  g_autofree char *label = g_strdup_printf (_ ("More about “%s”"), shown);

  add_item (menu, _ ("Rename…"), "tables.rename", name);
  add_item (menu, _ ("Copy as Text"), "tables.copy", name);
  add_item (menu, _ ("Delete"), "tables.delete", name);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  fh_widget_set_tip (button, label);
  gtk_box_append (GTK_BOX (card), button);
}

void
fh_table_list_class_add_own (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "tables.rename", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "tables.copy", "s", copy_cb);
  gtk_widget_class_install_action (widget_class, "tables.delete", "s", delete_cb);
}
