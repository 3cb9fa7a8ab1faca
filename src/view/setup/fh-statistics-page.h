/* fh-statistics-page.h: all groups of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-figures.h"

/* Whether the game of @deal can still be looked at. */
typedef gboolean (*FhDealIsKept) (const FhCounted *deal, gpointer user_data);

/* Appends to the box @box all that is told of @figures, as plots, or as tables if @is_table; what
 * there is nothing to tell of is left out.  Deals of which @is_kept, called with @user_data, says
 * so can be opened. */
void fh_statistics_page_fill (GtkWidget *box,
                              const FhFigures *figures,
                              gboolean is_table,
                              FhDealIsKept is_kept,
                              gpointer user_data);

/* Whether that holds shares, which are drawn or written in a table. */
gboolean fh_statistics_page_has_shares (const FhFigures *figures);
