/* fh-choice-row.h: a setting that is one of a few.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-rows.h"
#include "fh-settings.h"

#define FH_TYPE_CHOICE_ROW (fh_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (FhChoiceRow, fh_choice_row, FH, CHOICE_ROW, FhComboRow)

/**
 * FhChoiceRow:
 *
 * A row with what a setting can be; its model holds what each of the values is called.
 *
 * Property `values`: the words or numbers that the setting can be, in the order of the model,
 * separated by spaces; given when the row is made.
 */

/* Shows the setting @key of @settings, a string or a number, and sets it to what is chosen. */
void fh_choice_row_bind (FhChoiceRow *self, FhSettings *settings, const char *key);
