/* fh-belief.h: how likely a layout is by what the others have done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layout drawn at random fits the cards that a seat has seen.  Here it is also asked whether the
 * other seats, holding those cards, would have called, discarded and played as they did.  The model
 * of them is our own player by rules of thumb; what it would not have done still counts for
 * something, because nobody does all things as it does.  Weights are shares: 1 for a layout in
 * which all did what the model does.
 */
#pragma once

#include "fh-world.h"

/* How likely the calls of all seats but that of @view were with the hands of @world, and the
 * declarer's discard. */
float fh_belief_weigh_calls (const FhWorld *world, const FhSeatView *view);

/* How likely their cards were; 1 where the play cannot be taken back (dummies, table laws). */
float fh_belief_weigh_plays (const FhWorld *world, const FhSeatView *view);

/* Fills @world with a layout for @view, as fh_world_sample(), weighed by the calls of the others;
 * returns false when no layout was found. */
bool fh_belief_sample (FhWorld *world, const FhSeatView *view, FhRng *rng);
