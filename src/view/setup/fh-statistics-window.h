/* fh-statistics-window.h: what became of the games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-journal.h"
#include "fh-statistics.h"

#define FH_TYPE_STATISTICS_WINDOW (fh_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (FhStatisticsWindow, fh_statistics_window, FH, STATISTICS_WINDOW, FhDialog)

/**
 * FhStatisticsWindow:
 *
 * What all comes to in three large numbers; games and contracts, by contract, by table and by
 * partner, calls, and how it goes over time, for one table or all: as plots, or as tables that say
 * the same.  The best and the worst deals open as reviews where their games are kept beside
 * @journal, or are @game, which may be NULL.
 */
GtkWidget *fh_statistics_window_new (GtkWindow *parent,
                                     FhStatistics *statistics,
                                     FhJournal *journal,
                                     FhGame *game);

/* Writes everything to @file, and says whether that went well. */
void fh_statistics_window_save (FhStatisticsWindow *window, GFile *file);
