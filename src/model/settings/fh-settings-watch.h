/* fh-settings-watch.h: sees whether what a person chooses is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-settings.h"

#define FH_TYPE_SETTINGS_WATCH (fh_settings_watch_get_type ())
G_DECLARE_FINAL_TYPE (FhSettingsWatch, fh_settings_watch, FH, SETTINGS_WATCH, GObject)

/**
 * FhSettingsWatch:
 *
 * GSettings says nothing when its folder cannot be written to, and forgets what was chosen at the
 * end.  After each choice this looks, in a task, whether the folder can be; while it cannot, there
 * is a sentence, and every few seconds another look.  What was chosen meanwhile is then chosen
 * again.
 *
 * Signal `changed ()`: the sentence has come or gone.
 */

/* Watches @settings, which are kept in @folder; NULL for where GSettings keeps them, and then there
 * is nothing to see where it keeps them in memory. */
FhSettingsWatch *fh_settings_watch_new (FhSettings *settings, const char *folder);

/* That choices cannot be kept, a sentence, or NULL.  Valid until `changed`. */
const char *fh_settings_watch_get_trouble (FhSettingsWatch *watch);
