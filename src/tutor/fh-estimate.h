/* fh-estimate.h: what each bid is worth to a seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An estimate draws layouts that fit what the seat knows (fh-worlds.h).  In each of them the seat
 * gets the contract, takes the kitty, discards, and all four hands are played by computer players
 * that see their own cards only.  One playout a layout serves every level of a trump suit.  An
 * estimate is a value: it is worked on in steps, by whatever thread holds it, and can be looked at
 * or dropped after each of them.
 */
#pragma once

#include "fh-world.h"

typedef struct
{
  FhSeatView view;
  FhRng rng;
  FhCallSet calls;                                      /* the bids that are weighed */
  uint32_t n_layouts;                                   /* drawn so far */
  uint32_t tricks[FH_N_DENOMINATIONS][FH_N_TRICKS + 1]; /* layouts by tricks of the side */
  uint32_t made[FH_N_CALLS];                            /* layouts in which the call was made */
  int32_t own[FH_N_CALLS];                              /* sum of the points of the own side */
  int32_t theirs[FH_N_CALLS];                           /* and of all other sides */
  int32_t pass_own, pass_theirs; /* likewise when the seat passes and the auction goes on */
} FhEstimate;

/* What an estimate says about a call. */
typedef struct
{
  FhCall call;
  uint32_t n_layouts;
  float chance; /* to make it, 0 to 1 */
  float error;  /* the standard error of chance */
  float tricks; /* expected for the side, where tricks were bid */
  float own;    /* expected points of the own side, */
  float theirs; /* and of another one: the mean where there are several */
} FhBidValue;

/* Starts an estimate for the seat of @view, which must be in the auction, of the bids @calls; 0
 * means all of the ladder that the seat may make now.  The same @seed gives the same estimate. */
void fh_estimate_init (FhEstimate *estimate, const FhSeatView *view, FhCallSet calls, FhSeed seed);

/* Draws @n_layouts more layouts; returns false, with nothing added, when none can be found. */
bool fh_estimate_step (FhEstimate *estimate, int n_layouts);

/* Sets @value to what @estimate says about @call, one of its bids or FH_PASS; returns false when it
 * says nothing. A pass has no chance: its @value has the points only. */
bool fh_estimate_value (const FhEstimate *estimate, FhCall call, FhBidValue *value);

/* The call of the highest difference of points, a pass included. */
FhCall fh_estimate_best (const FhEstimate *estimate);
