/* fh-bid-tricks.h: what a hand and the calls so far promise to one who bids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seat-view.h"

/* Whether @seat has called in the auction of @table. */
bool fh_bid_has_called (const FhTable *table, int seat);

/* The suits of @hand in which an ace, a guarded king or a queen guarded twice stops a run. */
int fh_bid_stoppers (FhCardSet hand);

/* How many of joker, bowers and ace of @trump are in @hand. */
int fh_bid_top_trumps (FhCardSet hand, FhDenomination trump);

/* The tricks that the side of the seat of @view is expected to take when it declares with @trump
 * as trump, by its hand and by what has been called, a partner's calls counted to the share
 * @trust. */
float fh_bid_tricks (const FhSeatView *view, FhDenomination trump, float trust);

/* The tricks that the side of the seat of @view is expected to take when it declares with @trump as
 * trump, by what it sees alone. */
float fh_bid_hand_tricks (const FhSeatView *view, FhDenomination trump);
