/* fh-proof.h: what a seat can prove while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choices rest on chances, on habits of good players and on agreements.  What is told to a person
 * as a fact may not: here counts only what the rules and the cards that the seat has seen leave no
 * doubt of.
 */
#pragma once

#include "fh-reading.h"

/* The cards that @seat can hold, and those of them that it could play now: what lies face down
 * under a dummy's cards comes later. */
FhCardSet fh_proof_cards (const FhReading *reading, int seat);
FhCardSet fh_proof_cards_now (const FhReading *reading, int seat);

/* The cards that any of @seats, bit by bit, can hold. */
FhCardSet fh_proof_cards_of (const FhReading *reading, uint8_t seats);

/* The cards that others who play can hold which rank above @card in its suit. */
FhCardSet fh_proof_higher (const FhReading *reading, FhCard card);

/* The chance that @seat holds none of @suit, were all cards that are hidden dealt at random: 1 when
 * all have seen it. */
float fh_proof_void (const FhReading *reading, int seat, FhSuit suit);

/* Whether one of @seats, bit by bit, can beat @card in a trick in which @led is followed. */
bool fh_proof_may_beat (const FhReading *reading, uint8_t seats, FhCard card, FhSuit led);

/* Whether none of the cards that may be led is sure to win, whatever the others hold. */
bool fh_proof_no_sure_lead (const FhReading *reading);

/* Whether @seat is surely on the own side.  A partner whom only a called card knows is not, as long
 * as others could hold it (NZ-066). */
bool fh_proof_is_friend (const FhReading *reading, int seat);

/* Whether @seat, which is surely a friend, is named in @reason as what it is. */
bool fh_proof_name_friend (const FhReading *reading, int seat, FhReason *reason);
