/* fh-statistics-page.h: all groups of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-figures.h"

G_BEGIN_DECLS

/* Appends to the box @box all that is told of @figures, as plots, or as tables if @is_table; what
 * there is nothing to tell of is left out. */
void fh_statistics_page_fill (GtkWidget *box, const FhFigures *figures, gboolean is_table);

G_END_DECLS
