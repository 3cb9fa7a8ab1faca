/* fh-result-panel.h: how a deal or the game has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FH_TYPE_RESULT_PANEL (fh_result_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhResultPanel, fh_result_panel, FH, RESULT_PANEL, GtkBox)

/**
 * FhResultPanel:
 *
 * Who won and why, the points of each side, and what can be done now.  Its buttons use the actions
 * `table.continue`, `table.new-game`, `table.review` and `table.score-sheet`, and by table laws
 * `laws.write-points` and `laws.challenge`.
 *
 * As an FhTablePanel it shows the result of the deal, or of the game once FH_HOLD_GAME holds; and
 * the dead hand, where that may be seen.
 *
 * CSS node: `panel.result`.
 */
GtkWidget *fh_result_panel_new (void);

G_END_DECLS
