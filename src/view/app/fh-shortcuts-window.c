/* fh-shortcuts-window.c: the list of keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shortcuts-window.h"

#include <glib/gi18n.h>

#include "fh-keys.h"
#include "fh-shortcut-row.h"
#include "fh-widget.h"

struct _FhShortcutsWindow
{
  FhDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (FhShortcutsWindow, fh_shortcuts_window, FH_TYPE_DIALOG)

static void
add_group (GtkBox *groups, FhKeysGroup group)
{
  GtkWidget *box = fh_group_add (groups, fh_keys_group_title (group), NULL);
  guint n;
  const FhKeys *keys = fh_keys_get (&n);

  for (guint i = 0; i < n; i++)
    if (keys[i].group == group && keys[i].title != NULL)
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (box),
                                 g_object_new (FH_TYPE_SHORTCUT_ROW, "keys", keys[i].keys, "title",
                                               _ (keys[i].title), NULL));
}

static GtkWidget *
fh_shortcuts_window_build (FhDialog *dialog)
{
  GtkBuilder *builder;
  GtkWidget *content = fh_widget_load ("fh-shortcuts-window.ui", dialog, &builder);
  GtkBox *groups = GTK_BOX (gtk_builder_get_object (builder, "groups"));

  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Keyboard Shortcuts"));
  for (int group = 0; group < FH_N_KEYS_GROUPS; group++)
    add_group (groups, (FhKeysGroup) group);
  g_object_unref (builder);
  return content;
}

static void
fh_shortcuts_window_class_init (FhShortcutsWindowClass *klass)
{
  FH_DIALOG_CLASS (klass)->build = fh_shortcuts_window_build;
}

static void
fh_shortcuts_window_init (FhShortcutsWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 520, 640);
}

GtkWidget *
fh_shortcuts_window_new (GtkWindow *parent)
{
  return g_object_new (FH_TYPE_SHORTCUTS_WINDOW, "transient-for", parent, NULL);
}
