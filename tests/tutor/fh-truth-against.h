/* fh-truth-against.h: whether what is said against a choice is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As fh-truth.h does it with motives: each sentence is held against the rules and what the seat has
 * seen; tricks are played out by the engine.  Nothing is asked of players or tutor, but for the
 * count of a hand, which is one number wherever it stands.
 */
#pragma once

#include "fh-claim.h"

/* Whether what @reason says against @action, legal in @view, holds; if not, *@why is a word on it.
 * Layouts are drawn with @rng. */
bool fh_truth_against_holds (const FhSeatView *view,
                             const FhAction *action,
                             const FhReason *reason,
                             FhRng *rng,
                             const char **why);
