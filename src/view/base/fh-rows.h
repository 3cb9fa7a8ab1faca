/* fh-rows.h: rows of lists, which people who do not see can use, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

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

#define FH_TYPE_COMBO_ROW (fh_combo_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (FhComboRow, fh_combo_row, FH, COMBO_ROW, AdwComboRow)

/**
 * FhComboRow:
 *
 * An AdwComboRow of strings that says what is chosen to a screen reader, before its subtitle, and
 * can be used through the accessibility bus: the action "row.show" opens the list, "row.next" and
 * "row.previous" choose what stands after and before.  Its words are no markup, and have as many
 * lines as they need.
 */
struct _FhComboRowClass
{
  AdwComboRowClass parent_class;
};

/* A row called @title in which one of @model is chosen, the first as yet.  (transfer floating) */
GtkWidget *fh_combo_row_new (const char *title, GtkStringList *model);

/* Adds such a row to @group, an AdwPreferencesGroup, in which @selected is chosen.  @changed is
 * called with @self, which it does not outlive, when that becomes another one.  (transfer none) */
GtkWidget *fh_combo_row_add (GtkWidget *group,
                             const char *title,
                             GtkStringList *model,
                             guint selected,
                             GCallback changed,
                             gpointer self);

#define FH_TYPE_SWITCH_ROW (fh_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (FhSwitchRow, fh_switch_row, FH, SWITCH_ROW, AdwActionRow)

/**
 * FhSwitchRow:
 *
 * An AdwActionRow whose activatable widget is a GtkSwitch, and which is one itself to a screen
 * reader: it says whether that is on, and its action "row.show" turns it.  Its words are no markup,
 * and have as many lines as they need.
 */

#define FH_TYPE_OPEN_ROW (fh_open_row_get_type ())
G_DECLARE_FINAL_TYPE (FhOpenRow, fh_open_row, FH, OPEN_ROW, AdwExpanderRow)

/**
 * FhOpenRow:
 *
 * An AdwExpanderRow that tells a screen reader its title, its subtitle and whether it is open, and
 * is opened and closed by its action "row.show".  Its words are no markup.
 */

/* A row that is closed.  (transfer floating) */
GtkWidget *fh_open_row_new (void);
