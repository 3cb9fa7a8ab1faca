/* fh-statistics-group.h: figures as a plot, or as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-figures.h"

/**
 * FhStatisticsGroup:
 *
 * A group with a title whose figures are shown as a plot, or read as a table of rows: both say the
 * same.  Which it is is said when it is made.
 */
#define FH_TYPE_STATISTICS_GROUP (fh_statistics_group_get_type ())
G_DECLARE_FINAL_TYPE (
    FhStatisticsGroup, fh_statistics_group, FH, STATISTICS_GROUP, AdwPreferencesGroup)

/* @about is a sentence below the title, or NULL. */
GtkWidget *fh_statistics_group_new (const char *title, const char *about, gboolean is_table);

/* What the shares that come next have in common: a row of the table of its own. */
void fh_statistics_group_add_heading (FhStatisticsGroup *group, const char *heading);

/* How much of @tally came out well; nothing is shown where nothing was played. */
void fh_statistics_group_add_share (FhStatisticsGroup *group, const char *name, FhTally tally);

/* The same over time, from @from to @to in seconds of UTC. */
void
fh_statistics_group_add_share_of (FhStatisticsGroup *group, gint64 from, gint64 to, FhTally tally);

/* Points over time, those of @spans (element-type FhSpan), of which there are some: a deal, with
 * their error; or, where it @is_sum, what they add up to, which has none. */
void fh_statistics_group_add_points (FhStatisticsGroup *group, GPtrArray *spans, gboolean is_sum);

/* One deal; always a row, which opens it as a review where it @is_kept. */
void
fh_statistics_group_add_deal (FhStatisticsGroup *group, const FhCounted *deal, gboolean is_kept);
