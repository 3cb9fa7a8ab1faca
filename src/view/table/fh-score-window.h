/* fh-score-window.h: the score sheet in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-game.h"

#define FH_TYPE_SCORE_WINDOW (fh_score_window_get_type ())
G_DECLARE_FINAL_TYPE (FhScoreWindow, fh_score_window, FH, SCORE_WINDOW, FhDialog)

/**
 * FhScoreWindow:
 *
 * The score of @game deal by deal; it follows the game.
 *
 * Signal: `deal-chosen (guint deal)`, as of FhScoreSheet.
 */
GtkWidget *fh_score_window_new (GtkWindow *parent, FhGame *game);
