/* fh-table-list.h: the tables to choose from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-house-rules.h"

#define FH_TYPE_TABLE_LIST (fh_table_list_get_type ())
G_DECLARE_FINAL_TYPE (FhTableList, fh_table_list, FH, TABLE_LIST, AdwBin)

/**
 * FhTableList:
 *
 * How many play, with pictures; below it the tables for as many, those that the person has named
 * first and those that go by a name elsewhere last, each a card (FhTableCard); or all of them, by
 * where they are played.  One of them is chosen, or none.  Who says how many play has chosen a
 * table for as many, too.  A table of one's own can be renamed, copied as text and deleted, which
 * can be undone from a toast.
 *
 * Signals:
 *  - `chosen ()`: somebody has chosen another table.
 *  - `toast (const char *sentence, const char *undo_name, const char *undo_text)`: something has
 *    happened that is to be said; with @undo_name not NULL, fh_table_list_restore() undoes it.
 */

/* All tables, those of @house among them, but for those that go by a name elsewhere. */
GtkWidget *fh_table_list_new (FhHouseRules *house);

/* Adds the tables that go by a name elsewhere, if they are not there yet.  They lie below the
 * others, and nobody waits for them. */
void fh_table_list_make_whole (FhTableList *self);

/* Marks the table by @rules: the one called @name (or NULL), else the preset if no option of it is
 * changed, else none.  The list then shows tables for as many players. */
void fh_table_list_set_chosen (FhTableList *self, const FhRules *rules, const char *name);

/* The rules of the table that was chosen last, and its name or NULL when it is one of the
 * program's. */
const FhRules *fh_table_list_peek_rules (FhTableList *self);
const char *fh_table_list_get_name (FhTableList *self);

/* Marks @preset as the table that suits the person; it lies before the others. */
void fh_table_list_set_recommended (FhTableList *self, FhPreset preset);

/* Shows the tables for @n_players (2 to 6), or all (0). */
void fh_table_list_set_players (FhTableList *self, int n_players);
int fh_table_list_get_players (FhTableList *self);

/* Brings back the table @name with the rules in @text, which was deleted. */
void fh_table_list_restore (FhTableList *self, const char *name, const char *text);
