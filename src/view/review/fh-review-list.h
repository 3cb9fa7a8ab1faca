/* fh-review-list.h: the decisions of a deal and what they cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-review.h"

#define FH_TYPE_REVIEW_LIST (fh_review_list_get_type ())
G_DECLARE_FINAL_TYPE (FhReviewList, fh_review_list, FH, REVIEW_LIST, AdwBin)

/**
 * FhReviewList:
 *
 * All decisions of the person, then, once somebody asks for them, the mistakes of the others. Costs
 * come in as they are worked out; the person's decisions keep their places meanwhile.
 *
 * CSS node: `review-list` with `list.review-rows`.
 *
 * Signal `chosen (guint step, gboolean is_others)`: somebody wants to see that step, of another
 * player than the person.
 */
GtkWidget *fh_review_list_new (FhReview *review);

/* Marks @step as the one that is looked at. */
void fh_review_list_set_step (FhReviewList *self, guint step);

/* Whether what the others did is to be judged, too. */
gboolean fh_review_list_asked_others (FhReviewList *self);
