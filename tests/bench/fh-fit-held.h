/* fh-fit-held.h: counts what players who call so hold, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Club players play games, each with a character that is drawn, and without agreements.  Of every
 * call but a pass by who has called before, the hand is counted, and whether the call became the
 * contract and was made.
 */
#pragma once

#include "fh-held.h"

#define FH_HELD_FIT_LENGTHS 16
#define FH_HELD_FIT_ACES    5

/* One kind of call at one table. */
typedef struct
{
  uint32_t lengths[FH_HELD_FIT_LENGTHS];
  uint32_t aces[FH_HELD_FIT_ACES];
  uint32_t n, n_top, n_contracts, n_made;
} FhHeldCount;

typedef struct
{
  FhPreset preset;
  FhHeldCount counts[FH_N_CALLS][FH_N_PLACES]; /* by fh_held_call() */
} FhHeldFit;

/* Fills @fit from @n_deals deals of games of @seed at the table of @preset. */
void fh_held_fit_init (FhHeldFit *fit, FhPreset preset, uint64_t seed, int n_deals);

/* Writes to @held what was counted of @call at @place. */
void fh_held_fit_solve (const FhHeldFit *fit, FhCall call, FhToldPlace place, FhHeld *held);
