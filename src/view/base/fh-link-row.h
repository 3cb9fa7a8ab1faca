/* fh-link-row.h: a row of a list that leads somewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FH_TYPE_LINK_ROW (fh_link_row_get_type ())
G_DECLARE_FINAL_TYPE (FhLinkRow, fh_link_row, FH, LINK_ROW, AdwActionRow)

/* A row that can be activated by the pointer, the keyboard and the accessibility bus; the rest is
 * as in any AdwActionRow.  (transfer floating) */
GtkWidget *fh_link_row_new (void);

/* Adds to @group, an AdwPreferencesGroup, a row with an arrow that does @action, of which @target
 * says with what.  @title and @about below it are plain text, of as many lines as they need; @about
 * and @target may be NULL, and a floating @target is taken.  (transfer none) */
GtkWidget *fh_link_row_add (
    GtkWidget *group, const char *title, const char *about, const char *action, GVariant *target);

/* Lets the row say @title, and @about or NULL below it, and be called so. */
void fh_link_row_set_words (FhLinkRow *self, const char *title, const char *about);

G_END_DECLS
