/* fh-playout.h: playing an imagined layout to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-world.h"

/* Lets the computer player whose turn it is act in @world, and returns what it does: FH_ACTION_NONE
 * when the deal is over. */
FhAction fh_playout_act (FhWorld *world);

/* Likewise in the auction of @world, which the seat @me has called in.  His own bid stands when all
 * others have passed, as if he meant it, unless an agreement made him bid it: what he could have
 * called at once he does not creep up to. */
FhAction fh_playout_call (FhWorld *world, int me);

/* As fh_playout_act(); false when the deal is over. */
bool fh_playout_step (FhWorld *world);

/* Plays @world by computer players, each of which sees its own cards only, until the deal is over.
 */
void fh_world_play_out (FhWorld *world);

/* --- The last tricks where everybody plays for himself ---
 *
 * The solver knows those who bid and those who defend.  Where the defenders score for themselves it
 * matters at the end which of them wins a trick: one may have the game with it. */

/* Whether defenders of more than one side play for tricks at @table against @bidders, bit by bit,
 * and so few cards are left that all can be tried. */
bool fh_last_tricks_fit (const FhTable *table, uint8_t bidders);

/* Plays @world, which must be in the play of such a table, to its end: each seat, who sees all
 * hands, plays for the chance of its own side to win the match (Luckhardt and Irani, An algorithmic
 * solution of N-person games, AAAI 1986).  @bidders are those of the stakes. */
void fh_last_tricks_play (FhWorld *world, uint8_t bidders);
