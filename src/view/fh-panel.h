/* fh-panel.h: what the panels in the middle of the table have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A panel is a column of widgets, most often below a heading and a text, and a group to those who
 * do not see it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes @klass one of panels: their name in style sheets, their role and their layout. */
void fh_panel_class_init (GtkWidgetClass *klass);

/* Lets the children of @panel follow one another downwards, @spacing pixels apart, and gives it
 * @style_class. */
void fh_panel_init (GtkWidget *panel, const char *style_class, int spacing);

/* Adds @text, wrapped after about @width characters, to the children of @panel, and returns its
 * label, which belongs to @panel. */
GtkWidget *
fh_panel_add_label (GtkWidget *panel, const char *text, const char *style_class, int width);

G_END_DECLS
