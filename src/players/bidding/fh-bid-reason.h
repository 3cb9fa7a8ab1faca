/* fh-bid-reason.h: why a bid is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-bid-points.h"

/* What speaks for @call, which is made with @chance and expects @tricks, or against it: a bid that
 * is thought likelier to fail than not is never called good enough. */
FhReason fh_bid_reason (const FhBidding *bidding, FhCall call, float chance, float tricks);

/* Puts @chance, which sample layouts tell, in place of what the hand alone does in the @reason for
 * @call, and changes what the two do not both hold of: a bid that will probably fail is not called
 * good enough.  Of a pass it is the chance of the likeliest bid. */
void fh_bid_believe (FhReason *reason, FhCall call, float chance);
