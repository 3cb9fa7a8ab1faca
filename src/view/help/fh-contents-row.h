/* fh-contents-row.h: a page of the help among the contents, or among what was found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_CONTENTS_ROW (fh_contents_row_get_type ())
G_DECLARE_FINAL_TYPE (FhContentsRow, fh_contents_row, FH, CONTENTS_ROW, GtkListBoxRow)

/**
 * FhContentsRow:
 *
 * The title of a page, and below it some of its words.  Its action "row.show" activates it, for
 * those who have no pointer.
 */

/* A row for @target, a page or a section of one; @about may be NULL.  (transfer floating) */
GtkWidget *fh_contents_row_new (const char *title, const char *about, const char *target);

/* Where it leads.  Valid as long as @self. */
const char *fh_contents_row_get_target (FhContentsRow *self);
