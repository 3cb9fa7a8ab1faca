/* fh-stakes.h: what each result of a deal is worth at the score of the match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-world.h"

/* A lead of so many points makes the chance to win e times that to lose, between two sides and
 * between more of them: fitted to games of the computer players (tests/bench/fh-fit-scores.h), in
 * fh-stakes-weights.c, which tests/bench/fit writes.  How near the target is makes no difference
 * worth a number. */
extern const float fh_stakes_scale_of_two;
extern const float fh_stakes_scale_of_more;

/* What the result of a deal is worth. */
typedef struct
{
  float worth;   /* chance to win the match */
  float points;  /* of the own side less the mean of the others' */
  bool made;     /* the contract */
  bool bids;     /* the seat is one of the bidders */
  bool ends;     /* the match is over */
  int8_t tricks; /* of the bidders */
} FhStake;

typedef struct
{
  FhStake by_tricks[FH_N_TRICKS + 1]; /* of the bidders */
  bool bids;                          /* the seat is one of the bidders */
  uint8_t bidders;                    /* seats whose tricks are counted, bit by bit */
} FhStakes;

/* The points of @side in the deal of @table that is over, less the mean of those of the sides that
 * have no seat among @allies, bit by bit. */
float fh_stakes_points (const FhTable *table, int side, unsigned allies);

/* All who are on the contract's side in @world, whoever knows it, bit by bit; without a contract
 * the side of @seat. */
uint8_t fh_stakes_bidders (const FhWorld *world, int seat);

/* What the deal of @world, which is in the play or over, is worth to @seat if the bidders have
 * @tricks at its end. */
FhStake fh_stakes_at (const FhWorld *world, int seat, int tricks);

/* Fills @stakes for @seat in @world, which must be in the play. */
void fh_stakes_init (FhStakes *stakes, const FhWorld *world, int seat);

/* What the deal of @world, which is over, is worth to @seat; @bidders are those of the stakes. */
FhStake fh_stakes_of_end (const FhWorld *world, int seat, uint8_t bidders);
