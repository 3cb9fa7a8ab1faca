/* fh-fold.h: something that folds away under its title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define FH_TYPE_FOLD (fh_fold_get_type ())
G_DECLARE_FINAL_TYPE (FhFold, fh_fold, FH, FOLD, AdwBin)

/**
 * FhFold:
 *
 * A GtkExpander, without two faults of the toolkit:
 *
 * - While it is folded it has no child: Tab on newer toolkits (seen on GTK 4.24) asks a child that
 *   lies in no window where the keyboard is, and they complain.
 * - From right to left the Left key goes into it and on: an expander by itself looks for a place to
 *   go to without an end then, and the program hangs (seen on GTK 4.8).
 */

/* One that is folded, with @child (transfer floating) under @title, which a screen reader calls
 * @name.  (transfer floating) */
GtkWidget *fh_fold_new (const char *title, const char *name, GtkWidget *child);

void fh_fold_set_expanded (FhFold *self, gboolean is_expanded);

/* Shows @other only while it is folded. */
void fh_fold_give_way (FhFold *self, GtkWidget *other);
