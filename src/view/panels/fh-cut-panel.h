/* fh-cut-panel.h: who deals first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"
#include "fh-sentences.h"

G_BEGIN_DECLS

#define FH_TYPE_CUT_PANEL (fh_cut_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhCutPanel, fh_cut_panel, FH, CUT_PANEL, GtkBox)

/**
 * FhCutPanel:
 *
 * The cards that the players drew for the first deal, each under its player's name, a row for each
 * round; who deals; and a button with the action `table.continue`.
 *
 * CSS node: `panel.cut` with `label.heading`, `label.text`, `label.drawer`[.first] and
 * `button.confirm`.
 */

/* What @cut says at the table of @scene; neither is kept. */
GtkWidget *fh_cut_panel_new (FhCardArt *art, const FhScene *scene, const FhCut *cut);

/* Tells the panel how high it may be, in pixels: where there is little room only the round that
 * decided is shown. */
void fh_cut_panel_set_room (FhCutPanel *self, int room);

/* All of it in words. */
const char *fh_cut_panel_get_spoken (FhCutPanel *self);

void fh_cut_panel_focus (FhCutPanel *self);

G_END_DECLS
