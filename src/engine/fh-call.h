/* fh-call.h: what can be called in an auction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card.h"

/* A call: a pass, one of the 25 trick bids in the order of their values, or a bid to lose every
 * trick.  Which of them a table knows, and which outbids which, is the ladder's (fh-ladder.c). */
typedef uint8_t FhCall;

enum
{
  FH_PASS = 0,
  FH_FIRST_BID = 1, /* 6S */
  FH_LAST_BID = 25, /* 10NT */
  FH_MISERE,
  FH_OPEN_MISERE,
  FH_NULLO,
  FH_GRAND_NULLO,
  FH_N_CALLS,
  FH_CALL_NONE = 0xff, /* no call was made, or no contract stands */
};

#define FH_MIN_LEVEL 6
#define FH_MAX_LEVEL 10

/* A set of calls, bit by call. */
typedef uint32_t FhCallSet;
#define FH_CALL_BIT(call) ((FhCallSet) 1 << (call))

/* The bids to lose every trick (fh_call_is_misere()). */
#define FH_CALLS_MISERE                                                                            \
  (FH_CALL_BIT (FH_MISERE) | FH_CALL_BIT (FH_OPEN_MISERE) | FH_CALL_BIT (FH_NULLO)                 \
   | FH_CALL_BIT (FH_GRAND_NULLO))

/* The bid of @level (6 to 10 tricks) at @denomination. */
static inline FhCall
fh_bid (int level, FhDenomination denomination)
{
  return (FhCall) (FH_FIRST_BID + (level - FH_MIN_LEVEL) * FH_N_DENOMINATIONS + (int) denomination);
}

/* Whether @call bids a number of tricks. */
static inline bool
fh_call_is_bid (FhCall call)
{
  return call >= FH_FIRST_BID && call <= FH_LAST_BID;
}

/* Whether @call bids to lose every trick: misère, open misère, nullo, grand nullo. */
static inline bool
fh_call_is_misere (FhCall call)
{
  return call >= FH_MISERE && call <= FH_GRAND_NULLO;
}

/* The tricks that @call bids, 6 to 10; 0 for everything that is not a trick bid. */
static inline int
fh_call_level (FhCall call)
{
  return fh_call_is_bid (call) ? FH_MIN_LEVEL + (call - FH_FIRST_BID) / FH_N_DENOMINATIONS : 0;
}

/* The trump that @call names; no trump for everything that is not a trick bid. */
static inline FhDenomination
fh_call_trump (FhCall call)
{
  return fh_call_is_bid (call) ? (FhDenomination) ((call - FH_FIRST_BID) % FH_N_DENOMINATIONS)
                               : FH_NO_TRUMP;
}
