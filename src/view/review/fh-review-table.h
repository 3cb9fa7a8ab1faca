/* fh-review-table.h: a stop of a deal on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-review-stops.h"
#include "fh-table-view.h"

G_BEGIN_DECLS

/* Shows @stop of @review on @table: who sits at the bottom is the person, whose cards are open; all
 * others' too with @all_hands.  The card that is done next is lifted, a better one pointed at.
 * @shows_numbers: each card that could be played carries what it leads to, as far as it is known
 * and the card is to be seen.  @animate: what has moved since the last stop moves. */
void fh_review_table_show (FhTableView *table,
                           FhReview *review,
                           const FhReviewStop *stop,
                           gboolean all_hands,
                           gboolean shows_numbers,
                           gboolean animate);

/* Whether the cards of who acts at @stop are to be seen. */
gboolean fh_review_table_sees (FhReview *review, const FhReviewStop *stop, gboolean all_hands);

G_END_DECLS
