/* fh-known.h: what a seat can be sure of while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts only: each follows from the rules and from what the seat has seen.
 */
#pragma once

#include "fh-fate.h"
#include "fh-seat-view.h"

/* What is still to be won and lost of a contract of tricks that is open: 1 or more of each. */
typedef struct
{
  int8_t to_make; /* tricks that the side of the contract still needs */
  int8_t to_set;  /* tricks that set it */
} FhNeed;

/* Who plays for a dummy and the dummy are one: neither is another seat to the other (NZ-084). */
typedef struct
{
  bool playing;  /* the cards are being played; else nothing below means anything */
  uint8_t fate;  /* FhFate: what has become of the contract, as the seat can know */
  bool has_need; /* it is open, and one of tricks, and the seat knows who plays for it */
  FhNeed need;
  FhCardSet out[FH_N_EFFECTIVE_SUITS]; /* of each suit: what others may still hold */
  uint8_t voids[FH_MAX_SEATS];         /* suits of which another seat has none while somebody may */
} FhKnown;

/* What is needed of the contract of @table, whose side are its bidders and @allies besides, bit by
 * bit: the holder of a called card knows more than the table (NZ-070).  Returns false where the
 * contract is not one of tricks, or is decided (fh_table_fate()), or where a called card hides
 * who plays for it (NZ-066). */
bool fh_tricks_needed (const FhTable *table, uint8_t allies, FhNeed *need);

/* Fills @known with what the seat of @view can be sure of. */
void fh_known_init (FhKnown *known, const FhSeatView *view);
