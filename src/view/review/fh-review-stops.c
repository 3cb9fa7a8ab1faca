/* fh-review-stops.c: where one can stop in a deal that is over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-stops.h"

/* Whether a trick is complete once @step is done. */
static gboolean
completes_trick (FhReview *review, guint step)
{
  return fh_review_peek_state (review, step + 1)->table.n_tricks
         > fh_review_peek_state (review, step)->table.n_tricks;
}

GArray *
fh_review_stops_new (FhReview *review)
{
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (FhReviewStop));
  guint n_steps = fh_review_get_n_steps (review);
  FhReviewStop end = { FH_STOP_END, n_steps };

  for (guint step = 0; step < n_steps; step++)
    {
      FhReviewStop stop = { FH_STOP_STEP, step };

      g_array_append_val (stops, stop);
      if (completes_trick (review, step))
        {
          stop.kind = FH_STOP_TRICK;
          g_array_append_val (stops, stop);
        }
    }
  g_array_append_val (stops, end);
  return stops;
}

guint
fh_review_stops_find (GArray *stops, guint step)
{
  for (guint i = 0; i < stops->len; i++)
    {
      const FhReviewStop *stop = &g_array_index (stops, FhReviewStop, i);

      if (stop->step == step && stop->kind != FH_STOP_TRICK)
        return i;
    }
  return stops->len - 1;
}

guint
fh_review_stop_state (const FhReviewStop *stop)
{
  return stop->kind == FH_STOP_TRICK ? stop->step + 1 : stop->step;
}
