/* fh-review-numbers.h: what each card that could be played leads to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-review.h"

#define FH_TYPE_REVIEW_NUMBERS (fh_review_numbers_get_type ())
G_DECLARE_FINAL_TYPE (FhReviewNumbers, fh_review_numbers, FH, REVIEW_NUMBERS, AdwBin)

/**
 * FhReviewNumbers:
 *
 * The double dummy result of each card at a step, the best first; each is a button that says it in
 * a sentence.  It is not to be seen as long as there is nothing to show.
 *
 * CSS node: `review-numbers` with `button.review-number`[.best].
 */
GtkWidget *fh_review_numbers_new (FhReview *review);

/* Shows what is known of @step, or nothing for -1. */
void fh_review_numbers_show (FhReviewNumbers *self, int step);

/* The number of @card in short, as it stands on the card: "8", "?" where it is not known.
 * (transfer full) */
char *fh_review_number (const FhReviewCard *card);
