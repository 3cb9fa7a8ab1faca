/* fh-bidding.h: choosing a call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-player.h"

/* The call of the seat of @view, whose turn it is to bid. */
FhDecision fh_bidding_choose (const FhSeatView *view,
                              const FhCharacter *character,
                              const FhBiddingCraft *craft);

/* What would speak for @call. */
FhReason fh_bidding_reason (const FhSeatView *view,
                            const FhCharacter *character,
                            const FhBiddingCraft *craft,
                            FhCall call);

/* Whether the seat of @view, which may, says "ace, no face"; if so @decision is that. */
bool fh_bidding_declare (const FhSeatView *view,
                         const FhCharacter *character,
                         const FhBiddingCraft *craft,
                         FhDecision *decision);

/* The answer to the partner's "ace, no face". */
FhDecision fh_bidding_answer (const FhSeatView *view,
                              const FhCharacter *character,
                              const FhBiddingCraft *craft);
