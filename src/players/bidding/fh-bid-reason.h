/* fh-bid-reason.h: why a bid is made, and why one over the own bid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-bid-points.h"

/* Whether the bid of the seat of @bidding is the highest. */
bool fh_bid_stands (const FhBidding *bidding);

/* Whether @call may be made as far as the own bid is concerned: that does not stand, or there is a
 * reason to go over it. */
bool fh_bid_may_raise (const FhBidding *bidding, FhCall call);

/* What speaks for @call, which is made with @chance and expects @tricks, or against it: a bid that
 * is thought likelier to fail than not is never called good enough. */
FhReason fh_bid_reason (const FhBidding *bidding, FhCall call, float chance, float tricks);

/* Puts @chance, which sample layouts tell, in place of what the hand alone does in the @reason for
 * @call, and changes what the two do not both hold of: a bid that will probably fail is not called
 * good enough.  Of a pass it is the chance of the likeliest bid. */
void fh_bid_believe (FhReason *reason, FhCall call, float chance);

/* Changes @reason, by rules of thumb, for @call where the numbers that are told with it do not bear
 * it out.  @chance is that to make the call or, of a pass, the likeliest bid; @points are what the
 * call came to, @others the most that another call came to. */
void fh_bid_bear_out (FhReason *reason, FhCall call, float chance, float points, float others);
