/* fh-belief.h: layouts that fit what has been called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layout drawn at random fits the cards that a seat has seen.  Here it is also asked whether the
 * other seats, holding those cards, would have called what they did; layouts in which a computer
 * player would have called something else are drawn less often.
 */
#pragma once

#include "fh-world.h"

/* Fills @world with a layout for @view, as fh_world_sample(), weighed by the calls of the others;
 * returns false when no layout was found. */
bool fh_belief_sample (FhWorld *world, const FhSeatView *view, FhRng *rng);
