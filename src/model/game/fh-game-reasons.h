/* fh-game-reasons.h: what the computer players of a game have thought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A record holds what was done and not why.  The decisions of the present deal are kept as they
 * were made; they are some hundred kilobytes at the most and go with the deal, with undo and with
 * the program.  All others can be made again: the seed of the game, the number of actions so far
 * and the level of the player decide, so that the same view gives the same decision, unless other
 * players sat there (fh_game_knows_players()).
 */
#pragma once

#include "fh-game.h"
#include "fh-player.h"

/* The decision that led to action number @index, as it was made.  FALSE when it was not kept, and
 * always while the deal runs: it comes from a hand that nobody else may see.  Its motive is
 * FH_MOTIVE_NONE for a card of tricks that were certain, which was not thought about. */
gboolean fh_game_get_decision (FhGame *game, guint index, FhDecision *decision);

/* Whether the players who sit at the table now, and the seed of the game, decided on action number
 * @index, as far as computer players do: not when it came with a file from elsewhere, or before
 * somebody else was put on a seat. */
gboolean fh_game_knows_players (FhGame *game, guint index);

/* The number from which the player of action number @index draws his chance. */
guint64 fh_game_get_decision_seed (FhGame *game, guint index);

/* The number of the action with which @seat played @card in the present deal, or put it in place of
 * another one by the laws of the table; for FH_CARD_NONE, of its last one that was a decision: no
 * deal, and no entry in the score.  FALSE when there is none. */
gboolean fh_game_find_last (FhGame *game, int seat, FhCard card, guint *index);

/* The number of the action that was call number @n (from 0) of the auction of the present deal.
 * FALSE when it was not called. */
gboolean fh_game_find_call (FhGame *game, int n, guint *index);

/* Whether the reason of action number @index can be asked for: somebody decided on it. */
gboolean fh_game_can_ask_why (FhGame *game, guint index);

/* For fh-game-clock.c: keeps @decision as that of the next action. */
void fh_game_keep_decision (FhGame *game, const FhDecision *decision);
