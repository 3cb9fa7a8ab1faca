/* fh-bidding.h: choosing a call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-character.h"
#include "fh-decision.h"
#include "fh-seat-view.h"
#include "fh-skill.h"

/* The call of the seat of @view, whose turn it is to bid. */
FhDecision fh_bidding_choose (const FhSeatView *view,
                              const FhCharacter *character,
                              const FhBiddingSkill *skill);

/* The tricks that the side of the seat of @view is expected to take when it declares with @trump as
 * trump, as somebody of @character sees it. */
float fh_bidding_tricks (const FhSeatView *view,
                         FhDenomination trump,
                         const FhCharacter *character,
                         const FhBiddingSkill *skill);

/* The legal calls in @view that a good player can make at all: what no sum of points excuses is
 * no-trump without the joker or aces, eights and more without the top trumps, trumps much worse
 * than others, an opening in a short suit beside a long one, a bid that is unlikely to be made
 * (unless it denies the opponents the game), one over the own bid without a reason
 * (fh-bid-reason.h), and an open misère with gaps.  Passes and other misères always are among them.
 */
FhCallSet fh_bidding_sound_calls (const FhSeatView *view);

/* What would speak for @call, or against it. */
FhReason fh_bidding_reason (const FhSeatView *view,
                            const FhCharacter *character,
                            const FhBiddingSkill *skill,
                            FhCall call);

/* Whether the seat of @view, which may, says "ace, no face"; if so @decision is that. */
bool fh_bidding_declare (const FhSeatView *view,
                         const FhCharacter *character,
                         const FhBiddingSkill *skill,
                         FhDecision *decision);

/* The answer to the partner's "ace, no face". */
FhDecision fh_bidding_answer (const FhSeatView *view,
                              const FhCharacter *character,
                              const FhBiddingSkill *skill);
