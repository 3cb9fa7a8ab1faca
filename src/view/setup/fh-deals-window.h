/* fh-deals-window.h: deals that others play, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-challenges.h"
#include "fh-dialog.h"
#include "fh-settings.h"

#define FH_TYPE_DEALS_WINDOW (fh_deals_window_get_type ())
G_DECLARE_FINAL_TYPE (FhDealsWindow, fh_deals_window, FH, DEALS_WINDOW, FhDialog)

/**
 * FhDealsWindow:
 *
 * The deal of the day, a deal by its number, and challenges, at a table that can be chosen; the
 * challenges that were begun.  It uses the actions `app.play-deal`, `app.play-challenge` and
 * `app.challenge`.
 */
GtkWidget *fh_deals_window_new (GtkWindow *parent, FhSettings *settings, FhChallenges *challenges);
