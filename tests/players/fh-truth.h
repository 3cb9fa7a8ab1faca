/* fh-truth.h: whether a reason is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each motive claims something, which is held here against the rules and what the seat has seen:
 * the tricks are played out by the engine with every card that another may hold, sides follow from
 * the contract, and what is called probable is counted in layouts drawn at random.  Nothing is
 * asked of the players.
 */
#pragma once

#include "fh-player.h"

/* Whether what @reason says of @action, legal in @view, holds; if not, *@why is a word on it.
 * Layouts are drawn with @rng. */
bool fh_truth_holds (const FhSeatView *view,
                     const FhAction *action,
                     const FhReason *reason,
                     FhRng *rng,
                     const char **why);
