/* fh-score-box.h: the totals, always in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-sentences.h"

#define FH_TYPE_SCORE_BOX (fh_score_box_get_type ())
G_DECLARE_FINAL_TYPE (FhScoreBox, fh_score_box, FH, SCORE_BOX, GtkButton)

/**
 * FhScoreBox:
 *
 * The total of each side; a button that opens the score sheet by the action `table.score-sheet`.
 *
 * CSS nodes: `button.table-box.score`[.narrow] with `label.side` and `label.total`[.negative].
 */
GtkWidget *fh_score_box_new (void);

/* Shows the totals of @scene. */
void fh_score_box_update (FhScoreBox *self, const FhScene *scene);

/* Whether there is little room. */
void fh_score_box_set_narrow (FhScoreBox *self, gboolean is_narrow);
