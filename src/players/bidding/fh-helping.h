/* fh-helping.h: defenders who do not play for the same as the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seat-view.h"

/* The defenders, bit by bit, who have the game with one more trick of their own, where the tricks
 * of defenders can win it: such a trick is no trick of the others.  It follows from the scores. */
uint8_t fh_trick_from_game (const FhTable *table);

/* The defenders, bit by bit, who do better when the contract of @table is made: among three scores
 * or more a set would end the game by the back door, in favour of another (NZ-063).  It follows
 * from the scores, which everybody knows. */
uint8_t fh_table_helpers (const FhTable *table);

/* Whether the seat of @view is one of them: not the hidden partner of the declarer, whatever others
 * may think. */
bool fh_helps_declarer (const FhSeatView *view);
