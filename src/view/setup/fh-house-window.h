/* fh-house-window.h: the editor of house rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-house-rules.h"

#define FH_TYPE_HOUSE_WINDOW (fh_house_window_get_type ())
G_DECLARE_FINAL_TYPE (FhHouseWindow, fh_house_window, FH, HOUSE_WINDOW, FhDialog)

/**
 * FhHouseWindow:
 *
 * Every option of a table, to be changed (FhOptionRow), with all changes in one sentence, a button
 * that undoes them all, and an entry to save the rules under a name.
 *
 * Signals:
 *  - `changed ()`: the rules are others than before.
 *  - `saved ()`: they are kept now under the name that fh_house_window_get_name() returns.
 */

/* Edits @rules, which are called @name (or NULL); they can be saved to @house. */
GtkWidget *fh_house_window_new (GtkWindow *parent,
                                FhHouseRules *house,
                                const FhRules *rules,
                                const char *name);

const FhRules *fh_house_window_peek_rules (FhHouseWindow *self);

/* The name under which they are kept, or NULL. */
const char *fh_house_window_get_name (FhHouseWindow *self);

/* The rows, each an FhOptionRow. */
GPtrArray *fh_house_window_get_rows (FhHouseWindow *self);
