/* fh-option-row.h: one house rule that can be changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-options.h"

G_BEGIN_DECLS

#define FH_TYPE_OPTION_ROW (fh_option_row_get_type ())
G_DECLARE_FINAL_TYPE (FhOptionRow, fh_option_row, FH, OPTION_ROW, AdwPreferencesRow)

/**
 * FhOptionRow:
 *
 * An option of a table with what it means, a switch, a number or a list of choices, a mark when it
 * is not as the table has it, and then what the table has.
 *
 * Signal `changed (const char *value)`: somebody has chosen @value, as options are written in
 * records.  The row does not change by itself: show it the rules that follow.
 */

/* A row for option @index, which the preset of @rules must have. */
GtkWidget *fh_option_row_new (const FhRules *rules, int index);

/* Whether there is anything to choose for option @index at the table of @rules. */
gboolean fh_option_row_has_choice (const FhRules *rules, int index);

/* Shows the value that @rules have. */
void fh_option_row_show (FhOptionRow *self, const FhRules *rules);

int fh_option_row_get_index (FhOptionRow *self);

/* Whether option @index of @rules is not as the preset has it; then @preset_value, unless NULL, is
 * what that has. */
gboolean
fh_option_is_changed (const FhRules *rules, int index, char preset_value[FH_OPTION_VALUE_SIZE]);

/* The number of options of @rules that are not as the preset has them. */
guint fh_options_count_changed (const FhRules *rules);

G_END_DECLS
