/* fh-regard.h: which of several widgets somebody looks at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_REGARD (fh_regard_get_type ())
G_DECLARE_FINAL_TYPE (FhRegard, fh_regard, FH, REGARD, GObject)

/**
 * FhRegard:
 *
 * The widget that has the pointer or the focus: of both the one that came last, and when that
 * leaves, the other.  The pointer has left when it has not come to another one in a moment.
 *
 * Signals:
 *  - `changed (int id)`: the widget with @id is looked at now; -1: none.
 */
FhRegard *fh_regard_new (void);

/* Pays attention to @widget, whose number @id is, from 0. */
void fh_regard_follow (FhRegard *self, GtkWidget *widget, int id);

/* The number that the signal told last. */
int fh_regard_get (FhRegard *self);

/* Whether that is because of the pointer. */
gboolean fh_regard_is_pointed (FhRegard *self);

/* Nothing is looked at any more: before the widgets go. */
void fh_regard_clear (FhRegard *self);
