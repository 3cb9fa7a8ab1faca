/* fh-combo-row.c: a row with one of a few to choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-combo-row.h"

#include "fh-widget.h"

G_DEFINE_TYPE (FhComboRow, fh_combo_row, ADW_TYPE_COMBO_ROW)

static void
say_value (FhComboRow *self)
{
  GObject *item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (self));
  const char *value =
      GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "";
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (self));
  g_autofree char *both =
      subtitle != NULL && *subtitle != '\0' ? g_strconcat (value, "\n", subtitle, NULL) : NULL;

  fh_widget_set_about (GTK_WIDGET (self), both != NULL ? both : value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value,
                                  -1);
}

static void
choose (GtkWidget *widget, int step)
{
  AdwComboRow *row = ADW_COMBO_ROW (widget);
  GListModel *model = adw_combo_row_get_model (row);
  guint selected = adw_combo_row_get_selected (row);

  if (model == NULL || selected == GTK_INVALID_LIST_POSITION || (step < 0 && selected == 0)
      || (step > 0 && selected + 1 >= g_list_model_get_n_items (model)))
    return;
  adw_combo_row_set_selected (row, step < 0 ? selected - 1 : selected + 1);
}

static void
next_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (widget, 1);
}

static void
previous_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (widget, -1);
}

static void
fh_combo_row_class_init (FhComboRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  fh_widget_class_add_show (widget_class);
  gtk_widget_class_install_action (widget_class, "row.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "row.previous", NULL, previous_cb);
}

static void
fh_combo_row_init (FhComboRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  g_signal_connect (self, "notify::selected-item", G_CALLBACK (say_value), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (say_value), NULL);
}

GtkWidget *
fh_combo_row_new (void)
{
  return g_object_new (FH_TYPE_COMBO_ROW, NULL);
}
