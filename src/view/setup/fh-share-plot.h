/* fh-share-plot.h: shares as bars.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_SHARE_PLOT (fh_share_plot_get_type ())
G_DECLARE_FINAL_TYPE (FhSharePlot, fh_share_plot, FH, SHARE_PLOT, GtkWidget)

/**
 * FhSharePlot:
 *
 * A bar for each share, below its name and its figures, and under it a line from the least to the
 * most that the true share is likely to be.  It takes the width that there is, and as many lines as
 * the words need.  Whoever makes it says what it is called by those who do not see it; the figures
 * stand in a table, too.
 *
 * CSS node: `plot`.
 */
GtkWidget *fh_share_plot_new (void);

/* Adds @heading above the bars that come next. */
void fh_share_plot_add_heading (FhSharePlot *plot, const char *heading);

/* Adds a bar with @name and the figures @text; all numbers from 0 to 1.  Where @low is @high
 * nothing is said of what is likely. */
void fh_share_plot_add (
    FhSharePlot *plot, const char *name, const char *text, double share, double low, double high);
