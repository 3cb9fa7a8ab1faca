/* fh-discard-search.h: choosing discards, partners and called cards by trying them in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdatomic.h>

#include "fh-decision.h"
#include "fh-rng.h"
#include "fh-seat-view.h"
#include "fh-thinking.h"

/* Puts in place of @decision, a discard by rules of thumb, the one that does best for the seat of
 * @view: all are ranked by the hand that they leave, the best of them solved double dummy in some
 * worlds, and the best of those played on in all.  Returns false, with @decision as it was, when
 * that stays the best, where @thinking leaves it to the rules of thumb, without memory, or when it
 * was cancelled.  The reason is left to the caller. */
bool fh_discard_search (FhDecision *decision,
                        const FhSeatView *view,
                        const FhThinking *thinking,
                        FhSeed seed,
                        const atomic_int *cancelled);

/* Likewise for partners that are named, or the one card that is called. */
bool fh_partner_search (FhDecision *decision,
                        const FhSeatView *view,
                        const FhThinking *thinking,
                        FhSeed seed,
                        const atomic_int *cancelled);
