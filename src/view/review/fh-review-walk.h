/* fh-review-walk.h: what a deal comes to, and the way from mistake to mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-key-table.h"
#include "fh-review.h"

#define FH_TYPE_REVIEW_WALK (fh_review_walk_get_type ())
G_DECLARE_FINAL_TYPE (FhReviewWalk, fh_review_walk, FH, REVIEW_WALK, GtkWidget)

/**
 * FhReviewWalk:
 *
 * What stands at the top of a review: how far the judging is, then one sentence on the whole deal;
 * and buttons from mistake to mistake, the dearest first, which activate `review.next-mistake` and
 * `review.previous-mistake` of whoever holds it.  Behind the last one it says what is learned from
 * them, with the lesson on it.  It keeps its height while decisions are judged, and takes the focus
 * as a whole.
 *
 * CSS node: `review-walk`.
 */

/* @book: in which it is kept what comes again and again, or NULL where the deal is not of the
 * person. */
GtkWidget *fh_review_walk_new (FhReview *review, FhKeyTable *book);

/* Shows that mistake number @at, from 0, of @n is looked at; -1: none yet, @n: they are behind. */
void fh_review_walk_set_at (FhReviewWalk *self, int at, int n);

/* What it says. */
const char *fh_review_walk_get_sentence (FhReviewWalk *self);
