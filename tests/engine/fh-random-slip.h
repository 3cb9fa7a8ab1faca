/* fh-random-slip.h: something irregular drawn at random, for tests of the laws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-rng.h"
#include "fh-state.h"

/* Sets @slip to something irregular that the laws of the table accept in @state and returns true,
 * or returns false: not every draw fits.  A misdeal is drawn seldom, except where nothing else is
 * left to do. */
bool random_slip (const FhState *state, FhRng *rng, FhAction *slip);
