/* fh-review-deals-window.h: which deal is to be reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"

#include "fh-game.h"
#include "fh-journal.h"
#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_REVIEW_DEALS_WINDOW (fh_review_deals_window_get_type ())
G_DECLARE_FINAL_TYPE (
    FhReviewDealsWindow, fh_review_deals_window, FH, REVIEW_DEALS_WINDOW, FhDialog)

/**
 * FhReviewDealsWindow:
 *
 * The deals of the present game that are over, the games beside it, and records from elsewhere: a
 * file, or text that is pasted.  What is chosen opens as a review, and this window closes.
 */

/* @game may be NULL: none is being played.  What went wrong in its deals is noted for practice in
 * @progress. */
GtkWidget *fh_review_deals_window_new (GtkWindow *parent,
                                       FhSettings *settings,
                                       FhProgress *progress,
                                       FhJournal *journal,
                                       FhGame *game);

/* Lists the deals of the record in @file, or opens the only one. */
void fh_review_deals_window_open_file (FhReviewDealsWindow *self, GFile *file);

/* Opens deal number @deal, from 0, of the game in @file or, if that is NULL, of @game, the present
 * one, which may be another than when the window was opened. */
void
fh_review_deals_window_open_deal (FhReviewDealsWindow *self, GFile *file, FhGame *game, guint deal);

/* What is wrong with the record that was chosen last, or NULL. */
const char *fh_review_deals_window_get_trouble (FhReviewDealsWindow *self);
