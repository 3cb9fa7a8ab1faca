/* fh-learn-table.c: a table of what somebody has learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-learn-table.h"

#include "fh-widget.h"

GtkWidget *
fh_learn_heading_new (const char *words)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     "label", words, "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (heading, "title-4");
  return heading;
}

GtkWidget *
fh_learn_table_new (const char *name)
{
  GtkWidget *table =
      g_object_new (GTK_TYPE_BOX, "css-name", "learn-table", "accessible-role",
                    GTK_ACCESSIBLE_ROLE_TABLE, "orientation", GTK_ORIENTATION_VERTICAL, NULL);

  gtk_widget_add_css_class (table, "card");
  fh_widget_set_name (table, name);
  return table;
}

static GtkWidget *
new_cell (const char *text, double xalign)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_CELL, "label", text,
                       "wrap", TRUE, "xalign", xalign, "valign", GTK_ALIGN_CENTER, NULL);
}

void
fh_learn_table_add (GtkWidget *table, const char *title, const char *value, GtkWidget *picture)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "css-name", "row", "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_ROW, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *number = new_cell (value, 1.0);

  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), new_cell (title, 0.0));
  if (picture != NULL)
    gtk_box_append (GTK_BOX (words), picture);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);
  fh_widget_describe (row, title, value);
  gtk_box_append (GTK_BOX (table), row);
}
