/* fh-score-bar.h: how far a side is on its way to the end of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-scene.h"

#define FH_TYPE_SCORE_BAR (fh_score_bar_get_type ())
G_DECLARE_FINAL_TYPE (FhScoreBar, fh_score_bar, FH, SCORE_BAR, GtkWidget)

/**
 * FhScoreBar:
 *
 * The total of one side between the two ends of a game: it fills from nought toward the points that
 * win, and empties toward those at which a side is out, where the table has that.  What the last
 * deal changed stands out, and is on its way once, when it is first seen.
 *
 * CSS: `scorebar`[.negative]; its colour is that of what is filled.
 */

/* Shows the total of @side of the table of @scene, and how the last deal changed it. */
void fh_score_bar_update (FhScoreBar *self, const FhScene *scene, int side);

/* The points at the two ends of a bar of @rules. */
int fh_score_bar_least (const FhRules *rules);
int fh_score_bar_most (const FhRules *rules);

/* How many points are shown now: fewer or more than the total while they are on their way; for
 * tests. */
double fh_score_bar_get_shown (FhScoreBar *self);

/* Has the total shown at once. */
void fh_score_bar_skip (FhScoreBar *self);
