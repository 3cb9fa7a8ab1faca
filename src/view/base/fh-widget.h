/* fh-widget.h: what every widget may need and GTK has no single call for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How a property is declared that an object is made with: given to g_object_new(), then neither
 * read nor changed. */
#define FH_PARAM_MADE_WITH (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS)

/* Adds or removes the style class @name of @widget. */
void fh_widget_set_class (GtkWidget *widget, const char *name, gboolean has);

/* What a screen reader calls @widget. */
void fh_widget_set_name (GtkWidget *widget, const char *name);

/* What it calls @widget, and says of it besides; @about may be NULL for nothing. */
void fh_widget_describe (GtkWidget *widget, const char *name, const char *about);

/* The words that say, on a tooltip and to a screen reader, what @widget is, which has none on it.
 */
void fh_widget_set_tip (GtkWidget *widget, const char *words);

/* The object "content" of the interface @file in src/view/ui, with the words of the language of the
 * moment; its handlers are given @owner.  @builder: where its other objects can be asked for, owned
 * by the caller; or NULL.  (transfer floating) */
GtkWidget *fh_widget_load (const char *file, gpointer owner, GtkBuilder **builder);

/* How much larger than usual the text of @widget is. */
double fh_widget_get_text_scale (GtkWidget *widget);

G_END_DECLS
