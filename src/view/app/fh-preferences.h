/* fh-preferences.h: what the user can choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-settings.h"

#define FH_TYPE_PREFERENCES (fh_preferences_get_type ())
G_DECLARE_FINAL_TYPE (FhPreferences, fh_preferences, FH, PREFERENCES, FhDialog)

/**
 * FhPreferences:
 *
 * A row for each setting that belongs to the person rather than to a game, on pages, which can be
 * searched.  Every row works at once, the language too.
 *
 * Action: `preferences.find` (Ctrl+F).
 */
GtkWidget *fh_preferences_new (GtkWindow *parent, FhSettings *settings);
