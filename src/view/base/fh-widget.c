/* fh-widget.c: what every widget may need and GTK has no single call for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-widget.h"

#include "fh-config.h"

/* The size of usual text in pixels: eleven points. */
#define USUAL_TEXT 14.7

void
fh_widget_set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
fh_widget_set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
fh_widget_describe (GtkWidget *widget, const char *name, const char *about)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about != NULL ? about : "",
                                  -1);
}

void
fh_widget_set_tip (GtkWidget *widget, const char *words)
{
  gtk_widget_set_tooltip_text (widget, words);
  fh_widget_set_name (widget, words);
}

GtkWidget *
fh_widget_load (const char *file, gpointer owner, GtkBuilder **builder)
{
  g_autofree char *path = g_strconcat (FH_RESOURCE_PATH "/ui/", file, NULL);
  g_autoptr (GtkBuilder) loaded = gtk_builder_new ();
  g_autoptr (GError) error = NULL;
  GtkWidget *content;

  gtk_builder_set_current_object (loaded, owner);
  if (!gtk_builder_add_from_resource (loaded, path, &error))
    g_error ("%s: %s", path, error->message); /* it is part of the program */
  content = g_object_ref (GTK_WIDGET (gtk_builder_get_object (loaded, "content")));
  g_object_force_floating (G_OBJECT (content));
  if (builder != NULL)
    *builder = g_steal_pointer (&loaded);
  return content;
}

double
fh_widget_get_text_scale (GtkWidget *widget)
{
  const PangoFontDescription *font =
      pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96.0 / 72.0;

  return size > 0 ? size / USUAL_TEXT : 1;
}
