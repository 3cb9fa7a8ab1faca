/* fh-held.h: what players who call so hold, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counted in games of club players of all characters, at each table by its usual rules and without
 * agreements (tests/bench/fh-fit-held.h): nothing of the deal that is looked at is in it, so that
 * it may be told of any seat at any time.  The suits are counted together.
 */
#pragma once

#include "fh-told.h"

typedef struct
{
  uint8_t preset;
  FhCall call;   /* as of fh_held_call() */
  uint8_t place; /* FhToldPlace */

  /* From the least to the most that are usual: a tenth of the hands at the most has fewer, and a
   * tenth more.  The trumps of the bid with the joker, or, where it has no trumps, the cards of the
   * longest suit; and the aces, beside the trumps where there are any. */
  uint8_t length[2];
  uint8_t aces[2];

  uint32_t n;           /* hands that were counted */
  uint32_t n_top;       /* of them with the joker or, where there are trumps, a bower */
  uint32_t n_contracts; /* of the calls that became the contract */
  uint32_t n_made;      /* of them that were made */
} FhHeld;

/* In a file that tests/bench/fit writes. */
extern const FhHeld fh_held_list[];
extern const int fh_n_held;

/* Of fewer hands, or contracts, nothing is said. */
#define FH_HELD_LEAST 40

/* The call that stands for @call in the list: all suits are spades there. */
static inline FhCall
fh_held_call (FhCall call)
{
  return fh_call_is_bid (call) && fh_call_trump (call) != FH_NO_TRUMP
             ? fh_bid (fh_call_level (call), FH_TRUMP_SPADES)
             : call;
}

/* What was counted of calls like that of @told, which is one in the auction of @table; or NULL
 * where too few were made, something was agreed on, or house rules let people call in another way.
 * Static. */
const FhHeld *fh_held_find (const FhTable *table, const FhTold *told);

/* The standard error of the share that @part of @n is, from 0 to 1; more than 0 even where the
 * share is 0 or 1, because no sample is that sure (A. Agresti, B. A. Coull, 1998). */
double fh_held_error (uint32_t part, uint32_t n);
