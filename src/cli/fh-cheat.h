/* fh-cheat.h: a player who sees all cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For measurements only: how much is there to be won by knowing where the cards lie?
 */
#pragma once

#include "fh-player.h"

#include "fh-command.h"

G_BEGIN_DECLS

/* Puts the best card of all hands known in place of the one that @decision plays in @state, unless
 * that one is as good.  Other decisions stay as they are. */
void fh_cheat (const FhState *state, FhDecision *decision);

G_END_DECLS
