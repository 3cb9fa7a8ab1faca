/* fh-shortcuts-window.c: the list of keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shortcuts-window.h"

#include <glib/gi18n.h>

#include "fh-shortcut-row.h"
#include "fh-widget.h"

struct _FhShortcutsWindow
{
  FhDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (FhShortcutsWindow, fh_shortcuts_window, FH_TYPE_DIALOG)

static GtkWidget *
fh_shortcuts_window_build (FhDialog *dialog)
{
  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Keyboard Shortcuts"));
  return fh_widget_load ("fh-shortcuts-window.ui", dialog, NULL);
}

static void
fh_shortcuts_window_class_init (FhShortcutsWindowClass *klass)
{
  FH_DIALOG_CLASS (klass)->build = fh_shortcuts_window_build;
  g_type_ensure (FH_TYPE_SHORTCUT_ROW);
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
