/* fh-result-panel.h: how a deal or the game has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_RESULT_PANEL (fh_result_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhResultPanel, fh_result_panel, FH, RESULT_PANEL, GtkBox)

/**
 * FhResultPanel:
 *
 * Who won and why, the points of each side, the cards that were in no hand, and what can be done
 * now; or, while the tricks are looked at one by one, who won this one.  Its buttons use the
 * actions `table.continue`, `table.earlier`, `table.later`, `table.play-again`, `table.new-game`,
 * `table.review`, `table.score-sheet` and `win.replay-deal`, and by table laws `laws.write-points`
 * and `laws.challenge`.  The arrow keys to the left and right step, too.
 *
 * As an FhTablePanel it shows the result of the deal, or of the game once FH_HOLD_GAME holds.
 *
 * CSS node: `panel.result`.
 */
GtkWidget *fh_result_panel_new (void);

/* Makes the cards that were in no hand @width wide, or as wide as they are usually where that is
 * less. */
void fh_result_panel_set_card_width (FhResultPanel *self, int width);
