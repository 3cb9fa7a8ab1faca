/* fh-helping.h: defenders who had rather see the contract made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table.h"

/* The defenders, bit by bit, who do better when the contract of @table is made: among three scores
 * or more a set would end the game by the back door, in favour of another (NZ-063).  It follows
 * from the scores, which everybody knows. */
uint8_t fh_helpers (const FhTable *table);
