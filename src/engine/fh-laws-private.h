/* fh-laws-private.h: where the laws of the table touch the rest of the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-state.h"

/* What is checked and done by the laws (fh-laws.c). */

/* Whether @action is of one of the kinds that only the laws know. */
static inline bool
fh_laws_own (const FhAction *action)
{
  return action->kind >= FH_ACTION_MISDEAL && action->kind < FH_N_ACTIONS;
}

/* Whether it is a bid out of turn, or any play, which the laws take as it happens, regular or not.
 */
static inline bool
fh_laws_take (const FhTable *table, const FhAction *action)
{
  return table->rules.laws && action->kind == table->due
         && (action->kind == FH_ACTION_PLAY
             || (action->kind == FH_ACTION_BID && action->seat != table->turn));
}

/* Whether an @action of either sort is accepted from one who holds @hand. */
FhRefusal fh_laws_check (const FhTable *table, FhCardSet hand, const FhAction *action);

/* Whether the seat of a correction has something to correct, which the table does not know
 * (D-HC-REVOKE). */
bool fh_laws_correction_is_due (const FhState *state, const FhAction *action);

/* Enters one that was accepted, except a play. */
void fh_laws_apply (FhState *state, const FhAction *action);

/* Whether the piles of a deal that says their sizes can be a misdeal (HC-055). */
FhRefusal fh_laws_check_piles (const FhTable *table, const FhAction *action);

/* Who is with whom (fh-table.c). */

/* The seats that @seat plays with in this deal, himself included, and those he plays against, as
 * everybody knows them; nobody sitting out is among them. */
uint8_t fh_laws_allies (const FhTable *table, int seat);
uint8_t fh_laws_opponents (const FhTable *table, int seat);

/* Exposed cards (fh-laws-exposed.c). */

/* Everybody has seen @card of @seat, which lies face up to be played at the first legal chance, if
 * a partner profits from seeing it. */
void fh_laws_expose (FhTable *table, int seat, FhCard card);

/* Takes the penalty off those who have no partner in the contract. */
void fh_laws_begin_contract (FhTable *table);

/* Of @cards, which follow the rules, those that may be played now: exposed ones if there are any.
 */
FhCardSet fh_laws_cards_to_play (const FhTable *table, FhCardSet cards);

/* Whether @card may be played in turn as far as exposed cards and misdeals go. */
FhRefusal fh_laws_check_exposed (const FhTable *table, FhCardSet hand, FhCard card);

/* Of @hand the cards that may be discarded or swapped, where @count of them must be. */
FhCardSet fh_laws_cards_to_give (const FhTable *table, FhCardSet hand, int count);

/* @seat gives @cards of @hand away unseen: from now on nobody can tell what else it has kept. */
void fh_laws_give (FhTable *table, int seat, FhCardSet hand, FhCardSet cards);

/* Whether the cards of @action may be given away. */
FhRefusal fh_laws_check_given (const FhTable *table, FhCardSet hand, const FhAction *action);

/* The play (fh-laws-play.c). */

/* Whether a play, in turn or not and following suit or not, or a correction can happen. */
FhRefusal fh_laws_check_play (const FhTable *table, FhCardSet hand, const FhAction *action);
FhRefusal fh_laws_check_correction (const FhTable *table, FhCardSet hand, const FhAction *action);

/* Before a play is entered: notes what is irregular in it, and settles the trick before a lead. */
void fh_laws_play (FhState *state, const FhAction *action);

/* The seat that plays after the last card of a trick in progress. */
int fh_laws_next_seat (const FhTable *table);

/* Takes the card out of turn back that @seat may demand, and lets it stand (HC-063). */
void fh_laws_demand (FhState *state, int seat);
void fh_laws_accept (FhTable *table, int seat);

/* Enters a correction (HC-067). */
void fh_laws_correct (FhState *state, const FhAction *action);

/* The score (fh-laws-score.c). */

/* Puts the points of a deal right for revokes that were established (HC-070, HC-071). */
void fh_laws_score_revokes (FhTable *table);

/* Keeps the score of a deal for its entry by hand. */
void fh_laws_keep_score (FhTable *table);

FhRefusal fh_laws_check_entry (const FhTable *table, const FhAction *action);
void fh_laws_enter (FhTable *table, const FhAction *action);
void fh_laws_challenge (FhTable *table);
