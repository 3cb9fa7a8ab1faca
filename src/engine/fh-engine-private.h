/* fh-engine-private.h: what the files of the engine share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-state.h"

/* The cards of an array as a set. */
static inline FhCardSet
fh_set_of (const FhCard *cards, int n)
{
  FhCardSet set = 0;

  for (int i = 0; i < n; i++)
    set |= FH_SET (cards[i]);
  return set;
}

/* The state (fh-state.c). */

/* Scores a deal that has been played to its end, with what the laws make of it. */
void fh_score_deal (FhTable *table);

/* Works out the points of such a deal, revokes included. */
void fh_score_set_result (FhTable *table);

/* The cards of the dummy @seat that lie face down. */
FhCardSet fh_dummy_cards_down (const FhState *state, int seat);

/* From the end of the auction to the first lead (fh-exchange.c). */

/* Enters the contract and makes due what comes next, or ends a deal that is thrown in. */
void fh_exchange_begin (FhState *state);

/* How many partners may be named with the contract, and how many cards are to be called. */
int fh_exchange_max_partners (const FhTable *table);
int fh_exchange_cards_to_call (const FhTable *table);

/* The cards that may be called, each by itself, by one who holds or has discarded @own. */
FhCardSet fh_exchange_callable (const FhTable *table, FhCardSet own);

/* Whether the parts of an action that is due are right, or why not.  Who holds called cards is
 * checked apart, because the table does not know it. */
FhRefusal fh_exchange_check_partners (const FhTable *table, const FhAction *action);
FhRefusal fh_exchange_check_called (const FhTable *table, FhCardSet own, const FhAction *action);
FhRefusal fh_exchange_check_holders (const FhState *state, const FhAction *action);

/* Enters a legal action. */
void fh_exchange_apply_partners (FhState *state, const FhAction *action);
void fh_exchange_apply_discard (FhState *state, const FhAction *action);
void fh_exchange_apply_called (FhState *state, const FhAction *action);
void fh_exchange_apply_swap (FhState *state, const FhAction *action);

/* Opens the declarer's hand to all if it is an open misère. */
void fh_exchange_open_hand (FhState *state);

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

/* The cards of @hand that may be played when @suit is to be followed, which may be FH_SUIT_NONE. */
FhCardSet fh_play_cards_to (const FhTable *table, FhCardSet hand, FhSuit suit);

/* The suits that a joker played now by @seat may name, bit by bit; 0: it names none. */
uint8_t fh_play_joker_suits (const FhTable *table, int seat);

/* The parts of a legal play: one card of the pack that is held; one that follows @suit; the right
 * name, or none, for a card played after @before others of its trick. */
FhRefusal fh_play_check_held (const FhTable *table, FhCardSet hand, const FhAction *action);
FhRefusal fh_play_check_follow (const FhTable *table, FhCardSet hand, FhCard card, FhSuit suit);
FhRefusal fh_play_check_name (const FhTable *table, const FhAction *action, int before);

/* Notes that the seat of @play cannot follow @led (D-VOID). */
void fh_play_note_void (FhTable *table, const FhPlayed *play, FhSuit led);

/* Makes the holder of the called card known when @card is it (NZ-070). */
static inline void
fh_play_show_called_card (FhTable *table, int seat, FhCard card)
{
  if (table->n_called_cards == 1 && card == table->called_cards[0])
    table->partners = fh_seat_bit (seat);
}

/* Whether the joker is the lowest card and never wins: misère in New Zealand (NZ-039, NZ-041), and
 * where people want it. */
static inline bool
fh_play_joker_is_lowest (const FhTable *table)
{
  return table->rules.joker_misere == FH_JOKER_MISERE_LOWEST && fh_table_is_misere (table);
}

/* Enters a legal play.  Returns true when it finished a trick, whose winner then has the turn; else
 * whoever comes next is for the caller to say. */
bool fh_play_apply (FhTable *table, int seat, FhCard card, FhSuit named);

/* The score (fh-score.c). */

/* The sides that have won after a scored deal, bit by bit; 0 when the game goes on. */
uint8_t fh_table_find_winners (const FhTable *table);

/* Ends the game with the sides @winners, or, when they are none, makes the next deal due. */
void fh_score_set_winners (FhTable *table, uint8_t winners);

/* Works out the points of a deal that has been played to its end; and counts those that it has, and
 * ends the game or makes the next deal due. */
void fh_score_set_points (FhTable *table);
void fh_score_count (FhTable *table);

/* Ends a deal that is thrown in; @dealer deals next (HC-024, DX-019). */
void fh_score_thrown_in (FhTable *table, int dealer);
