/* fh-score-curve.h: how the score of a game has gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-sentences.h"

#define FH_TYPE_SCORE_CURVE (fh_score_curve_get_type ())
G_DECLARE_FINAL_TYPE (FhScoreCurve, fh_score_curve, FH, SCORE_CURVE, GtkWidget)

/**
 * FhScoreCurve:
 *
 * A line for each side, from deal to deal, with the points that win the game, and those that lose
 * it.  Sides differ by colour, by dashes and by the name at the end of their line.  What it shows
 * stands in figures in the score sheet, too: to those who do not see it, it says the score.
 *
 * CSS node: `curve`.
 */
GtkWidget *fh_score_curve_new (void);

/* Shows @deals, an array of FhTable as of fh_game_dup_deals(), to whom @scene tells it. */
void fh_score_curve_update (FhScoreCurve *self, const FhScene *scene, GArray *deals);
