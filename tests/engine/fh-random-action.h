/* fh-random-action.h: a legal action drawn at random, for tests and measurements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-rng.h"
#include "fh-state.h"

/* An action that is legal in @state, which must not be over.  Passes are drawn often and high calls
 * seldom, so that auctions end in contracts of all kinds. */
FhAction random_action (const FhState *state, FhRng *rng);
