/* fh-name-window.h: another name for a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-house-rules.h"

G_BEGIN_DECLS

#define FH_TYPE_NAME_WINDOW (fh_name_window_get_type ())
G_DECLARE_FINAL_TYPE (FhNameWindow, fh_name_window, FH, NAME_WINDOW, FhDialog)

/**
 * FhNameWindow:
 *
 * Asks for a new name for one table of a person, says why a name cannot be, and renames it.
 */

/* Asks beside @parent for a new name for the table of @house that is called @name. */
GtkWidget *fh_name_window_show (GtkWindow *parent, FhHouseRules *house, const char *name);

G_END_DECLS
