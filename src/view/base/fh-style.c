/* fh-style.c: how the windows look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-style.h"

#include <adwaita.h>

#include "fh-config.h"
#include "fh-made.h"
#include "fh-widget.h"

void
fh_style_load (void)
{
  static gboolean is_loaded;
  g_auto (GStrv) names = NULL, folders = NULL;
  GtkIconTheme *icons;

  if (is_loaded)
    return;
  is_loaded = TRUE;
  names = g_resources_enumerate_children (FH_RESOURCE_PATH "/style", G_RESOURCE_LOOKUP_FLAGS_NONE,
                                          NULL);
  for (int i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
      g_autofree char *path = g_strconcat (FH_RESOURCE_PATH "/style/", names[i], NULL);
      gtk_css_provider_load_from_resource (provider, path);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
  icons = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  folders = gtk_icon_theme_get_resource_path (icons);
  /* A GtkApplication has added them; once more would have the whole theme read again. */
  if (!g_strv_contains ((const char *const *) folders, FH_RESOURCE_PATH "/icons/"))
    gtk_icon_theme_add_resource_path (icons, FH_RESOURCE_PATH "/icons/");
  /* Paragraphs of the help can be selected; Tab shall not mark each of them. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);
}

/* Calls @changed with @widget whenever the style has become another one. */
static void
listen (GtkWidget *widget, GCallback changed)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  fh_connect (style, "notify::dark", changed, widget);
  fh_connect (style, "notify::high-contrast", changed, widget);
}

static void
style_cb (GtkWidget *window, GParamSpec *pspec, AdwStyleManager *style)
{
  fh_widget_set_class (window, "dark", adw_style_manager_get_dark (style));
  fh_widget_set_class (window, "high-contrast", adw_style_manager_get_high_contrast (style));
}

void
fh_style_follow (GtkWidget *window)
{
  listen (window, G_CALLBACK (style_cb));
  style_cb (window, NULL, adw_style_manager_get_default ());
  fh_widget_show_cut_texts (window);
}

void
fh_style_redraw (GtkWidget *widget)
{
  listen (widget, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
fh_icon_button_new (const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  fh_widget_set_tip (button, name);
  if (action != NULL)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}
