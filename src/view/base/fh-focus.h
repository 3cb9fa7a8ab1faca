/* fh-focus.h: where the keyboard is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* What has the focus of the window of @top, if it is @top or below it, or NULL.  (transfer none) */
GtkWidget *fh_focus_get (GtkWidget *top);

/* Where the focus of the window of @top is below @top: the place of each widget among its siblings,
 * from @top down.  Empty when the focus is elsewhere.  (transfer full) */
GArray *fh_focus_save (GtkWidget *top);

/* Puts the focus on what is now in the place that fh_focus_save() has found, or as near above it
 * as something takes the focus. */
void fh_focus_restore (GtkWidget *top, GArray *path);

/* Hides each popover of the program, those of the toolkit too, when it or what it belongs to goes,
 * its window included.  GTK gives mouse and keyboard back when a popover is hidden, and hides one
 * that goes too late or never: nothing would answer any more.  Called once the toolkit has begun;
 * again it does nothing. */
void fh_focus_release_popovers (void);

/* Lets @window mark what has the focus for as long as a key was what a person used last, there: GTK
 * takes the mark away after three seconds, and the next key would act on what nobody sees. */
void fh_focus_keep_ring (GtkWindow *window);

/* Keeps @widget, when it has come to be seen, from keys that were pressed for what was there
 * before: who presses Enter or Space again and again to go on does not pass by that.  Such a key
 * does something in @widget only if half a second is between it and the one before, or another key.
 * In windows that keep their ring. */
void fh_focus_guard (GtkWidget *widget);

/* Closes the popovers that are open below @top, or @top itself, so that the focus is back where it
 * was before them. */
void fh_focus_close_popovers (GtkWidget *top);

/* Whether any widget in @top, itself included, can have the keyboard.  A scrolled window without
 * one says that it has taken it all the same, even if it is not to have it: Tab would lead no
 * further.  A widget that holds one asks this before, or goes on in its contents. */
gboolean fh_focus_has_place (GtkWidget *top);

/* Lets the keys that lead to the beginning and to the end of a row, on either part of the keyboard,
 * call @home and @end in widgets of @klass. */
void fh_focus_bind_ends (GtkWidgetClass *klass, GtkShortcutFunc home, GtkShortcutFunc end);
