/* fh-statistics-window.h: what became of the games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-statistics.h"

G_BEGIN_DECLS

#define FH_TYPE_STATISTICS_WINDOW (fh_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (FhStatisticsWindow, fh_statistics_window, FH, STATISTICS_WINDOW, FhDialog)

/**
 * FhStatisticsWindow:
 *
 * Games won, and contracts made by role and by call, for one table or all.
 */
GtkWidget *fh_statistics_window_new (GtkWindow *parent, FhStatistics *statistics);

G_END_DECLS
