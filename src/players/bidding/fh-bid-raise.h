/* fh-bid-raise.h: why somebody goes over his own bid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whose bid stands when his turn comes again has heard nothing but passes since: the hand is worth
 * what it was worth when he bid, and a higher contract only asks for more tricks.
 */
#pragma once

#include "fh-bid-points.h"

/* Whether the bid of the seat of @bidding is the highest. */
bool fh_bid_stands (const FhBidding *bidding);

/* What speaks for @call over the own bid, which stands: FH_MOTIVE_SURE_TRICKS, or
 * FH_MOTIVE_RAISE_FOR_GAME where only @call brings the target within reach, or FH_MOTIVE_RAISE_OWN
 * where the own bid was made by agreement, to show something, or FH_MOTIVE_RAISE_DEARER where as
 * many tricks are expected at @call, and no more are asked for.  FH_MOTIVE_RAISE_NEEDLESS if none
 * of these does. */
FhMotive fh_bid_raise_motive (const FhBidding *bidding, FhCall call);

/* Whether @call may be made as far as the own bid is concerned: that does not stand, or there is a
 * reason to go over it. */
bool fh_bid_may_raise (const FhBidding *bidding, FhCall call);
