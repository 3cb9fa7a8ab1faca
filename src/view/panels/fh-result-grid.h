/* fh-result-grid.h: what a deal brought to each side, and how it stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-scene.h"

#define FH_TYPE_RESULT_GRID (fh_result_grid_get_type ())
G_DECLARE_FINAL_TYPE (FhResultGrid, fh_result_grid, FH, RESULT_GRID, GtkGrid)

/**
 * FhResultGrid:
 *
 * A row for each side with the bar of its total, tricks, points of the deal and the total, below a
 * row that says what these are.  At a table that plays a number of deals there are no bars.
 */

/* Shows the deal that is over in @scene. */
void fh_result_grid_update (FhResultGrid *self, const FhScene *scene);

/* Ends what is on its way: somebody does something. */
void fh_result_grid_hurry (FhResultGrid *self);

/* Whether there is little room for its columns. */
void fh_result_grid_set_narrow (FhResultGrid *self, gboolean is_narrow);
