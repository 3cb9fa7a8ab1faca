/* fh-link-row.c: a row of a list that leads somewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-link-row.h"

#include "fh-widget.h"

struct _FhLinkRow
{
  AdwActionRow parent_instance;
};

G_DEFINE_FINAL_TYPE (FhLinkRow, fh_link_row, ADW_TYPE_ACTION_ROW)

static void
fh_link_row_class_init (FhLinkRowClass *klass)
{
  fh_widget_class_add_show (GTK_WIDGET_CLASS (klass));
}

static void
fh_link_row_init (FhLinkRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
}

GtkWidget *
fh_link_row_new (void)
{
  return g_object_new (FH_TYPE_LINK_ROW, NULL);
}

GtkWidget *
fh_link_row_add (
    GtkWidget *group, const char *title, const char *about, const char *action, GVariant *target)
{
  GtkWidget *row = fh_link_row_new ();

  g_return_val_if_fail (ADW_IS_PREFERENCES_GROUP (group), NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  fh_link_row_set_words (FH_LINK_ROW (row), title, about);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

void
fh_link_row_set_words (FhLinkRow *self, const char *title, const char *about)
{
  g_return_if_fail (FH_IS_LINK_ROW (self));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), about != NULL ? about : "");
  fh_widget_describe (GTK_WIDGET (self), title, about);
}
