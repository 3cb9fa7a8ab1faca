/* record-games.h: games for the tests of the record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-record.h"
#include "fh-rng.h"

/* Any action that is legal now, chosen at random; bids are kept low so that auctions are long. */
FhAction random_action (const FhState *state, FhRng *rng);

/* A record of @n_deals deals (fewer when the game ends before) of random legal play by @preset
 * with some of its options changed, cut off somewhere in the last deal.  The same @seed gives the
 * same record. */
FhRecord *random_record (FhPreset preset, uint64_t seed, int n_deals);
