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
}

void
fh_panel_init (GtkBox *panel, const char *style_class, int spacing)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (panel), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (panel, spacing);
  gtk_widget_add_css_class (GTK_WIDGET (panel), style_class);
}

GtkWidget *
fh_panel_add_label (GtkBox *panel, const char *text, const char *style_class, int width)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), width);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (panel, label);

  return label;
}

void
fh_panel_set_words (GtkBox *panel, FhPanelWords kind, GtkWidget *label, const char *words)
{
  gtk_label_set_text (GTK_LABEL (label), words != NULL ? words : "");
  gtk_widget_set_visible (label, words != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel),
                                  kind == FH_PANEL_HEADING ? GTK_ACCESSIBLE_PROPERTY_LABEL
                                                           : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : "", -1);
}

GtkBox *
fh_panel_add_body (GtkBox *panel, int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);

  gtk_box_append (panel, fh_panel_body_new (box));

  return GTK_BOX (box);
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
