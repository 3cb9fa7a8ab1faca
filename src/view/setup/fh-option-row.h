/* fh-option-row.h: one house rule, to be read or changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-options.h"

#define FH_TYPE_OPTION_ROW (fh_option_row_get_type ())
G_DECLARE_FINAL_TYPE (FhOptionRow, fh_option_row, FH, OPTION_ROW, AdwPreferencesRow)

/**
 * FhOptionRow:
 *
 * An option of a table: what it is called and means, what it is, what the tutor would say to that,
 * and, when it is not as the table has it by itself, a written mark with what the table has.  It is
 * changed with a switch, a number, or one of several answers, of which those that this table cannot
 * have say why; and with one button it is as usual again.
 *
 * Signal `changed (const char *value)`: somebody has chosen @value, which the table can have, as
 * options are written in records.  The row does not change by itself: show it the rules that
 * follow.
 */

/* Whether there is anything to choose for option @index at the table of @rules. */
gboolean fh_option_row_has_choice (const FhRules *rules, int index);

/* Shows what @rules, of the same preset, have. */
void fh_option_row_show (FhOptionRow *self, const FhRules *rules);

int fh_option_row_get_index (FhOptionRow *self);

/* Puts the focus on the control, or on the row where it can only be read. */
void fh_option_row_focus (FhOptionRow *self);

/* The sentence why the last choice was refused, as it is shown, or NULL. */
const char *fh_option_row_get_refusal (FhOptionRow *self);

/* Adds a group for each topic to @box, with a row for each option of @rules.  @rows, unless NULL,
 * gets the rows. */
void
fh_option_row_add_groups (GtkBox *box, const FhRules *rules, gboolean is_editable, GPtrArray *rows);
