/* fh-review-stops.h: where one can stop in a deal that is over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-review.h"

/**
 * FhStopKind:
 * @FH_STOP_STEP: Somebody is about to do something.
 * @FH_STOP_TRICK: A trick lies there whole.
 * @FH_STOP_END: The deal is over.
 */
typedef enum
{
  FH_STOP_STEP,
  FH_STOP_TRICK,
  FH_STOP_END,
} FhStopKind;

typedef struct
{
  FhStopKind kind;
  guint step; /* that is about to be done, or completed the trick; at the end the number of steps */
} FhReviewStop;

/* All of @review, in the order in which they are passed.  (transfer full) (element-type
 * FhReviewStop) */
GArray *fh_review_stops_new (FhReview *review);

/* The place in @stops before @step is done. */
guint fh_review_stops_find (GArray *stops, guint step);

/* How the table stands at @stop: the number for fh_review_peek_state(). */
guint fh_review_stop_state (const FhReviewStop *stop);
