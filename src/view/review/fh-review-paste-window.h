/* fh-review-paste-window.h: a record that somebody has shared, to be reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-paste-window.h"

#include "fh-game.h"

#define FH_TYPE_REVIEW_PASTE_WINDOW (fh_review_paste_window_get_type ())
G_DECLARE_FINAL_TYPE (
    FhReviewPasteWindow, fh_review_paste_window, FH, REVIEW_PASTE_WINDOW, FhPasteWindow)

/**
 * FhReviewPasteWindow:
 *
 * A whole record as text.  Below stands which deals of it can be looked at, or what is wrong with
 * it.
 */
GtkWidget *fh_review_paste_window_new (GtkWindow *parent);

/* The game that the text is, or NULL. */
FhGame *fh_review_paste_window_get_game (FhReviewPasteWindow *self);
