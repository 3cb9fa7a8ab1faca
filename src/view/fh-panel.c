/* fh-panel.c: what the panels in the middle of the table have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-panel.h"

#include "fh-panel-body.h"

void
fh_panel_class_init (GtkWidgetClass *klass)
{
  gtk_widget_class_set_css_name (klass, "panel");
  gtk_widget_class_set_accessible_role (klass, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (klass, GTK_TYPE_BOX_LAYOUT);
}

void
fh_panel_init (GtkWidget *panel, const char *style_class, int spacing)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (panel));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, spacing);
  gtk_widget_add_css_class (panel, style_class);
}

GtkWidget *
fh_panel_add_label (GtkWidget *panel, const char *text, const char *style_class, int width)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), width);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_parent (label, panel);

  return label;
}

GtkWidget *
fh_panel_add_body (GtkWidget *panel, int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);

  gtk_widget_set_parent (fh_panel_body_new (box), panel);

  return box;
}

void
fh_panel_wrap_buttons (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (label != NULL && GTK_IS_LABEL (label))
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fh_panel_wrap_buttons (child);
}
