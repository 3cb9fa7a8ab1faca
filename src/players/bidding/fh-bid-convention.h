/* fh-bid-convention.h: bidding by what partners have agreed (fh-convention.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-convention.h"
#include "fh-motive.h"

/* What a message is worth in tricks, fitted like the weights of calls
 * (tests/bench/fh-fit-conventions.h): what the partner of one who has shown something may count on
 * beyond his own hand, with the trump that was bid and with others; and by how much less a shown
 * bid is worth as the contract than one that was meant so. */
typedef struct
{
  float suit;
  float no_trump;
  float other; /* a trump that was not shown */
  float less;
} FhConventionWeights;

/* fh-convention-weights.c, which tests/bench/fit writes. */
extern const FhConventionWeights fh_convention_weights[FH_N_CONVENTIONS];

/* Whether the hand of @view holds what @call would show; true when it would show nothing. */
bool fh_bid_keeps_agreement (const FhSeatView *view, FhCall call);

/* Whether a partner of the seat of @view has shown the joker. */
bool fh_bid_partner_has_joker (const FhSeatView *view);

/* Whether @partner of the seat of @view, or FH_SEAT_NONE, has shown something, into @shown, which
 * may be NULL, with a bid that he has not changed since, and that asks for an answer. */
bool fh_bid_is_asked (const FhSeatView *view, int partner, FhShown *shown);

/* The tricks that the calls of @partner promise the seat of @view with @trump; @natural is what
 * they would promise if nothing had been agreed. */
float
fh_bid_agreed_shift (const FhSeatView *view, int partner, FhDenomination trump, float natural);

/* The tricks that the contract of @seat, a partner who is the high bidder of @view, is likely to
 * bring less than such a bid usually does, because it was made by agreement. */
float fh_bid_agreed_less (const FhSeatView *view, int seat);

/* The call by which the seat of @view shows what was agreed in place of @natural, or FH_PASS; the
 * side is expected to take @tricks with each trump. */
FhCall fh_bid_show (const FhSeatView *view, const float tricks[FH_N_DENOMINATIONS], FhCall natural);

/* Changes @reason to that of the agreement by which the seat of @view makes @call, if it does. */
void fh_bid_agreed_reason (const FhSeatView *view, FhCall call, FhReason *reason);

/* Whether the seat of @view calls @call, which it bids, with the flag of an inkle swap: with a
 * strong trump hand that lacks just one bower, which the partner may have (HP-070). */
bool fh_bid_wants_inkle (const FhSeatView *view, FhCall call);
