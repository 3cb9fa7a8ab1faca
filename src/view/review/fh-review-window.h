/* fh-review-window.h: a deal that is over, looked at again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"

#include "fh-key-table.h"
#include "fh-review-trial.h"

#define FH_TYPE_REVIEW_WINDOW (fh_review_window_get_type ())
G_DECLARE_FINAL_TYPE (FhReviewWindow, fh_review_window, FH, REVIEW_WINDOW, FhDialog)

/**
 * FhReviewWindow:
 *
 * A deal on the table, step by step, with what each of the person's decisions cost beside it; costs
 * come in while one looks.  Once they are there it says what the deal comes to, and goes to the
 * dearest mistake, which the person is asked about again, on the same table, before the answer is
 * shown.
 *
 * Left and Right step through the deal, Home and End lead to its ends, Up and Down to the decisions
 * of the person, M to the next mistake and with Shift back, F shows why a card loses and B what
 * follows the best one, wherever the keyboard is but in a note.
 *
 * Actions: `review.first`, `review.previous`, `review.next`, `review.last`,
 * `review.previous-decision`, `review.next-decision`, `review.previous-mistake`,
 * `review.next-mistake`, `review.try`, `review.why`, `review.line`, `review.back`, `review.save`,
 * `review.save-picture`, `review.copy-picture`, `review.hands` and `review.numbers` (the properties
 * `all-hands` and `numbers`).
 */

/* @book: where it is kept what comes again and again with the person, whose deal it is, and what
 * goes wrong here is added; what is written as a note is then kept with the game, without being
 * saved.  NULL for another deal. */
GtkWidget *fh_review_window_new (GtkApplication *application,
                                 FhReview *review,
                                 FhSettings *settings,
                                 FhKeyTable *book);

FhReview *fh_review_window_get_review (FhReviewWindow *self);

/* Shows the table before @step, in place of what is tried. */
void fh_review_window_go_to_step (FhReviewWindow *self, guint step);

/* Where it stands, counted in all that one can step through, and how many there are. */
guint fh_review_window_get_stop (FhReviewWindow *self, guint *n_stops);

/* What shows the deal, and the trial while there is one, else NULL. */
FhTableView *fh_review_window_get_table (FhReviewWindow *self);
FhReviewTrial *fh_review_window_get_trial (FhReviewWindow *self);
