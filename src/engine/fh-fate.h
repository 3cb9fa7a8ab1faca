/* fh-fate.h: what the tricks that were taken have decided, and what the others still score.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table.h"

typedef enum
{
  FH_FATE_OPEN, /* both can still become of the contract, or there is none */
  FH_FATE_MADE,
  FH_FATE_SET,
} FhFate;

/* What the tricks that are left can still change in the points of a deal. */
typedef struct
{
  bool counts;        /* some trick can; else nothing below is true */
  bool defence;       /* a trick of a defender's own is worth FH_DEFENCE_POINTS to his side */
  bool bidder_tricks; /* one of the bidders is, to each side that defends */
  bool overtricks;    /* one of the bidders is worth FhRules.overtrick points to them */
  bool slam;          /* all ten, which they can still win, are worth FH_SLAM_POINTS */
  bool limit;         /* defence stops FH_DEFENCE_STOP below the target, which is near */
} FhRest;

/* What has become of the contract of @table for certain, by the tricks that were taken and by
 * revokes that are established (D-DECIDED).  @allies are seats known to play with its bidders, bit
 * by bit: 0 for what everybody at the table knows; the holder of a called card knows more
 * (NZ-070).  While a called partner is unknown, it is decided where it is so whoever he is. */
FhFate fh_table_fate (const FhTable *table, uint8_t allies);

/* Whether the points of the deal still depend on which of @takers, seats bit by bit, win the tricks
 * that are left, if they win all of them. */
bool fh_table_rest_counts (const FhTable *table, uint8_t takers);

/* Fills @rest with what the tricks that are left can change at @table, whose contract is decided;
 * all of it is false before. */
void fh_table_rest (const FhTable *table, FhRest *rest);

/* The seats that take part in the play of @table, bit by bit. */
uint8_t fh_table_playing (const FhTable *table);
