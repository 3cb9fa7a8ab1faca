/* fh-statistics.h: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-figures.h"
#include "fh-game.h"
#include "fh-house-rules.h"
#include "fh-store.h"

#define FH_TYPE_STATISTICS (fh_statistics_get_type ())
G_DECLARE_FINAL_TYPE (FhStatistics, fh_statistics, FH, STATISTICS, GObject)

/**
 * FhStatistics:
 *
 * Tables of the store, to which several programs may add at the same time.  Each deal counts once,
 * the first time that it is finished: what comes after an undo, in the same deal again or in
 * another game with the same cards does not count, nor does what a record that was opened had
 * begun.
 *
 * Signals: `changed ()`: something was added or forgotten, or the trouble is another one.
 */

/* The statistics in @store. */
FhStatistics *fh_statistics_new (FhStore *store);

/* A sentence on what is wrong with the store, or NULL.  Valid until `changed`. */
const char *fh_statistics_get_trouble (FhStatistics *statistics);

/* Where to look for the names of the person's own tables. */
void fh_statistics_set_house_rules (FhStatistics *statistics, FhHouseRules *house);

/* Counts what happens in @game from now on. */
void fh_statistics_watch (FhStatistics *statistics, FhGame *game);

/* The judge has weighed the call @call of the person, action number @action of @game in its deal
 * number @deal, from 1: it fell short of the best by @cost points, with the standard error @error,
 * and was @is_sound.  The first call of each number counts. */
void fh_statistics_add_call (FhStatistics *statistics,
                             FhGame *game,
                             guint deal,
                             guint action,
                             FhCall call,
                             double cost,
                             double error,
                             gboolean is_sound);

/* Counts @row, which is taken over; one that is there stays as it is. */
void fh_statistics_add (FhStatistics *statistics, FhCounted *row);

/* What deals and games by @preset, or of all tables if it is -1, add up to.  The result has no
 * source: nobody is kept by waiting for it. */
void fh_statistics_read_async (FhStatistics *statistics,
                               int preset,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* NULL with @error when nothing can be read.  (transfer full) */
FhFigures *
fh_statistics_read_finish (FhStatistics *statistics, GAsyncResult *result, GError **error);

/* Writes everything to @file as comma-separated values, in UTF-8. */
void fh_statistics_export_async (FhStatistics *statistics,
                                 GFile *file,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
gboolean fh_statistics_export_finish (GAsyncResult *result, GError **error);

/* Forgets everything, the sums of before too. */
void fh_statistics_reset (FhStatistics *statistics);
