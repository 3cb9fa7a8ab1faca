/* fh-cut-panel.h: who deals first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_CUT_PANEL (fh_cut_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhCutPanel, fh_cut_panel, FH, CUT_PANEL, GtkBox)

/**
 * FhCutPanel:
 *
 * The cards that the players drew for the first deal, each under its player's name, a row for each
 * round; who deals; and a button with the action `table.continue`.
 *
 * As an FhTablePanel it shows the cut of the first moment that has one, and of that only the round
 * that decided where there is little room.
 *
 * CSS node: `panel.cut` with `label.heading`, `label.text`, `label.drawer`[.first] and
 * `button.confirm`.
 */
GtkWidget *fh_cut_panel_new (void);

/* All of it in words; NULL before it shows a cut. */
const char *fh_cut_panel_get_spoken (FhCutPanel *self);
