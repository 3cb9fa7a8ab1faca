/* fh-fold.h: something that folds away under its title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkExpander, folded, with @child (transfer floating) under @title.  While it is folded it has
 * no child, and gtk_expander_get_child() gives NULL: Tab on newer toolkits (seen on GTK 4.24) asks
 * a child that lies in no window where the keyboard is, and they complain.  (transfer floating) */
GtkWidget *fh_fold_new (const char *title, GtkWidget *child);

G_END_DECLS
