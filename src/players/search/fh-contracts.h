/* fh-contracts.h: what becomes of contracts in imagined layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Many auctions end in the same contract, and all levels of a trump are played alike: each is
 * played once a world, and remembered.  Bids of tricks are played on by our players of rules, bids
 * to lose every trick are solved double dummy, because our players of rules defend against one
 * worse than people do.  What experience says of such shares is in fh-calibration.h.
 */
#pragma once

#include <stdatomic.h>

#include "fh-stakes.h"
#include "fh-worlds.h"

typedef struct _FhContracts FhContracts;

/* For @worlds, which must outlive it; the solver looks at @nodes positions at most for one
 * question, and rules of thumb play on where that is too few.  NULL when there is no memory for a
 * solver. fh_contracts_free() it. */
FhContracts *fh_contracts_new (const FhWorlds *worlds, uint64_t nodes, const atomic_int *cancelled);
void fh_contracts_free (FhContracts *contracts);

/* Writes to @stake what it is worth to the seat of the view if it calls @call in world number
 * @index and all others pass from then on.  Returns false where that cannot be, or when cancelled.
 */
bool fh_contracts_call (FhContracts *contracts, int index, FhCall call, FhStake *stake);

/* Likewise what it is worth to that seat that the auction of @world, which was begun as world
 * number @index, has ended as it has; whether it ended in a deal that is played is in @stake. */
bool fh_contracts_play (FhContracts *contracts, int index, const FhWorld *world, FhStake *stake);

/* Plays @world, whose contract stands, to its end, and returns what it is worth to @seat; nothing
 * is remembered.  Returns false when cancelled. */
bool fh_contracts_finish (FhContracts *contracts, FhWorld *world, int seat, FhStake *stake);
