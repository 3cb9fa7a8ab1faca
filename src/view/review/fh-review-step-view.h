/* fh-review-step-view.h: what there is to say of one step of a deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-review-stops.h"

#define FH_TYPE_REVIEW_STEP_VIEW (fh_review_step_view_get_type ())
G_DECLARE_FINAL_TYPE (FhReviewStepView, fh_review_step_view, FH, REVIEW_STEP_VIEW, GtkWidget)

/**
 * FhReviewStepView:
 *
 * What happened at a step or followed from it, how it stands beside the best, what each card that
 * could be played leads to, and a note that can be written there.  It takes the focus as a whole,
 * so that a screen reader says all of it.
 *
 * The buttons to try again, and to be shown why and what is best, activate `review.try`,
 * `review.why` and `review.line` of whoever holds it.
 *
 * CSS node: `review-step`.
 */
GtkWidget *fh_review_step_view_new (FhReview *review);

/* Shows @stop; @is_judged: what was done there is judged, now or soon; @shows_numbers: and what
 * each card leads to is shown. */
void fh_review_step_view_show (FhReviewStepView *self,
                               const FhReviewStop *stop,
                               gboolean is_judged,
                               gboolean shows_numbers);

/* Says @sentence besides, until another step is shown. */
void fh_review_step_view_add (FhReviewStepView *self, const char *sentence);

/* Shows what is being looked for at the step, to be played; its button stops that. */
typedef enum
{
  FH_LOOKING_NOT,
  FH_LOOKING_WHY,
  FH_LOOKING_LINE,
} FhLooking;

void fh_review_step_view_set_looking (FhReviewStepView *self, FhLooking looking);

/* Says anew what has come to be known of the step. */
void fh_review_step_view_update (FhReviewStepView *self);

/* Puts down the note that is being written. */
void fh_review_step_view_keep_note (FhReviewStepView *self);
