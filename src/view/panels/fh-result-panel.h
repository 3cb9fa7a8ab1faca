/* fh-result-panel.h: how a deal or the game has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-game.h"
#include "fh-sentences.h"

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
 * CSS node: `panel.result`.
 */
GtkWidget *fh_result_panel_new (void);

/* Shows the result of the deal in @scene, or of the game once @hold is FH_HOLD_GAME.  @dead: the
 * cards that nobody held and that may be seen now, or 0.  @offers_review: whether to offer one. */
void fh_result_panel_update (
    FhResultPanel *self, const FhScene *scene, FhCardSet dead, FhHold hold, gboolean offers_review);

/* Puts the focus on the button to go on with. */
void fh_result_panel_focus (FhResultPanel *self);

G_END_DECLS
