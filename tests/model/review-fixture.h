/* review-fixture.h: deals that are over, to look back on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-review.h"

/* A deal that players of rules play, as a record; seat 0 bids ten no-trump at its first turn if
 * @is_rash, and discards or plays what comes by chance where @random is that.  (transfer full) */
char *review_text_played (FhPreset preset, guint64 seed, gboolean is_rash, FhActionKind random);

/* Likewise, with nothing done at random.  (transfer full) */
char *review_text (FhPreset preset, guint64 seed, gboolean is_rash);

/* Lets a judge in a hurry, who sees a mistake where it is plain, judge @game. */
void review_hurry (FhGame *game);

/* A review of the first deal of @text, which must be a record of one, by such a judge.
 * (transfer full) */
FhReview *review_of_text (const char *text);

/* The step at which seat 0 bids ten no-trump. */
guint review_find_rash (FhReview *review);

/* The first card that @seat chose. */
guint review_find_card (FhReview *review, int seat);

/* Runs until all that was asked of costs is known. */
void review_wait_for_costs (FhReview *review);
