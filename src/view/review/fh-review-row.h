/* fh-review-row.h: a decision in the list of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-review.h"

#define FH_TYPE_REVIEW_ROW (fh_review_row_get_type ())
G_DECLARE_FINAL_TYPE (FhReviewRow, fh_review_row, FH, REVIEW_ROW, GtkListBoxRow)

/**
 * FhReviewRow:
 *
 * What was done at one step and what that cost; a mistake in full also what was best, and the cost
 * as a sentence with its error.
 *
 * CSS nodes: `row.review-row`[.mistake][.hard].
 */

/* A row for @step; @is_full: with all that there is to say of it. */
GtkWidget *fh_review_row_new (FhReview *review, guint step, gboolean is_full);

guint fh_review_row_get_step (FhReviewRow *self);

/* Says anew what is known of the cost. */
void fh_review_row_update (FhReviewRow *self);
