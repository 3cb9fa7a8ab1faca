/* fh-dds.h: positions of the solver for DDS, the double dummy solver of bridge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deal of four hands of ten cards with a trump suit, the joker its highest card, is one of bridge
 * with fewer cards: the cards of each effective suit get the ranks of bridge from the ace down.  So
 * is one at no trump without the joker.
 */
#pragma once

#include <dds/dll.h>

#include "fh-solver-position.h"

/* Fills @deal with @position, whose four hands all play, and @cards with the card that each rank
 * (2 to 14) of each suit of @deal stands for. */
void
fh_dds_deal (struct deal *deal, FhCard cards[FH_N_SUITS][15], const FhSolverPosition *position);

/* Asks DDS, on one thread, about @deal: @solutions 1 for the best number of tricks of the side that
 * plays, 3 for every card; @target -1 for the number, else whether that many can be had. */
void fh_dds_solve (const struct deal *deal, int target, int solutions, struct futureTricks *tricks);
