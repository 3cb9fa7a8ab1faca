/* fh-focus.h: where the keyboard is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where the focus of the window of @top is below @top: the place of each widget among its siblings,
 * from @top down.  Empty when the focus is elsewhere.  (transfer full) */
GArray *fh_focus_save (GtkWidget *top);

/* Puts the focus on what is now in the place that fh_focus_save() has found, or as near above it
 * as something takes the focus. */
void fh_focus_restore (GtkWidget *top, GArray *path);

/* Closes the popovers that are open below @top, or @top itself, before it is taken away.  A popover
 * that goes while it is open may keep mouse and keyboard for itself, and nothing answers any more.
 */
void fh_focus_close_popovers (GtkWidget *top);

/* Lets the keys that lead to the beginning and to the end of a row, on either part of the keyboard,
 * call @home and @end in widgets of @klass. */
void fh_focus_bind_ends (GtkWidgetClass *klass, GtkShortcutFunc home, GtkShortcutFunc end);

G_END_DECLS
