/* fh-score-sheet.h: the game deal by deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-game.h"

#define FH_TYPE_SCORE_SHEET (fh_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FhScoreSheet, fh_score_sheet, FH, SCORE_SHEET, AdwBin)

/**
 * FhScoreSheet:
 *
 * How the score has gone, with the goal, and a row for each finished deal: the contract and whose
 * it was, tricks, made or set, the points of each side and its total.  It follows the game while it
 * is shown, and scrolls.
 *
 * Signal: `deal-chosen (guint deal)`: deal number @deal of the record, from 0, is to be looked at.
 *
 * CSS node: `scores` with `label.column`, `label.total` and `label.negative`.
 */
GtkWidget *fh_score_sheet_new (FhGame *game);

/* The number of deals on the sheet; for tests. */
int fh_score_sheet_get_n_rows (FhScoreSheet *self);
