/* fh-engine-private.h: what the files of the engine share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-state.h"

static inline uint8_t
fh_seat_bit (int seat)
{
  return (uint8_t) (1u << seat);
}

static inline bool
fh_seats_have (unsigned seats, int seat)
{
  return (seats >> seat) & 1u;
}

/* The state (fh-state.c). */

/* Ends the auction with @call by @seat, as if all others had passed. */
void fh_state_set_contract (FhState *state, int seat, FhCall call);

/* The auction (fh-auction.c). */

/* Makes the auction of a new deal ready; the seat on the dealer's left calls first. */
void fh_auction_begin (FhTable *table);

/* Every call that @seat may make; those that may carry the inkle flag go to @inkles. */
FhCallSet fh_auction_calls (const FhTable *table, int seat, FhCallSet *inkles);

/* Enters a call that is legal.  Returns true when it ended the auction. */
bool fh_auction_apply (FhTable *table, int seat, FhCall call, bool inkle);

/* The play (fh-trick.c). */

/* Makes the play of a deal ready; @leader leads. */
void fh_play_begin (FhTable *table, int leader);

/* The cards of @hand that may be played now by the seat whose turn it is. */
FhCardSet fh_play_legal_cards (const FhTable *table, FhCardSet hand);

/* The suits that a joker played now by @seat may name, bit by bit; 0: it names none. */
uint8_t fh_play_joker_suits (const FhTable *table, int seat);

/* Whether a play is legal, or why not. */
FhRefusal fh_play_check (const FhTable *table, FhCardSet hand, const FhAction *action);

/* Enters a legal play.  Returns true when it finished a trick, whose winner then has the turn. */
bool fh_play_apply (FhTable *table, int seat, FhCard card, FhSuit named);

/* The score (fh-score.c). */

/* Scores a deal that has been played to its end, and ends the game or makes the next deal due. */
void fh_score_deal (FhTable *table);

/* Ends a deal that is thrown in; @dealer deals next (HC-024, DX-019). */
void fh_score_thrown_in (FhTable *table, int dealer);
