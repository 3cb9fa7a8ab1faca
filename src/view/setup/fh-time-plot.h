/* fh-time-plot.h: how something has gone over time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_TIME_PLOT (fh_time_plot_get_type ())
G_DECLARE_FINAL_TYPE (FhTimePlot, fh_time_plot, FH, TIME_PLOT, GtkWidget)

/**
 * FhTimePlot:
 *
 * A line from value to value, in the direction in which one reads, and around it a band from the
 * least to the most that the true value is likely to be.  Whoever makes it says what it is called
 * by those who do not see it; the figures stand in a table, too.
 *
 * CSS node: `plot`.
 */
GtkWidget *fh_time_plot_new (void);

/* Adds a line across at @value, which @text says; all levels and values are in sight. */
void fh_time_plot_add_level (FhTimePlot *plot, double value, const char *text);

/* Adds the value of the next span of time, which begins at @from and ends at @to. */
void fh_time_plot_add (
    FhTimePlot *plot, const char *from, const char *to, double value, double low, double high);
