/* fh-against-private.h: what the files of fh-against.h share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each function is fh_against() for its part of a deal.
 */
#pragma once

#include "fh-against.h"
#include "fh-reading.h"

/* Two cards, of which the first is worse. */
typedef struct
{
  const FhReading *reading;
  FhCard card;
  FhCard best;
  const FhReason *best_reason;
} FhPair;

/* What a kind of reason claims of @pair->card, with what the sentence needs in @reason; its motive
 * is set already. */
typedef bool FhFindAgainst (const FhPair *pair, FhReason *reason);

typedef struct
{
  FhMotive motive;
  FhFindAgainst *find;
  bool is_relative; /* it claims something of the best, too, which cannot be turned round */
} FhAgainstKind;

/* Bids, and a pass (fh-against-calls.c). */
FhReason fh_against_call (const FhSeatView *view, const FhBeside *beside);

/* Exchanges of the declarer (fh-against-discard.c). */
FhReason fh_against_discard (const FhSeatView *view, const FhBeside *beside);

/* Cards of a deal in which tricks are wanted: leads and others (fh-against-lead.c,
 * fh-against-follow.c); and of a misère (fh-against-misere.c). */
FhReason fh_against_lead (const FhPair *pair);
FhReason fh_against_follow (const FhPair *pair);
FhReason fh_against_misere (const FhPair *pair);

/* --- What cards are asked (fh-against-card.c) --- */

/* The first of the @n kinds of @kinds that holds of the card of @pair and, if it says nothing of
 * both, not of the best. */
FhReason fh_against_first (const FhPair *pair, const FhAgainstKind *kinds, int n);

bool fh_against_is_trump (const FhReading *reading, FhCard card);

/* Whether @card would win from what lies there. */
bool fh_against_beats (const FhReading *reading, FhCard card);

/* The cards with which those to come who are not surely friends may beat @card, once it is
 * played. */
FhCardSet fh_against_threats (const FhReading *reading, FhCard card);

/* Whether @higher is of the suit of @card and above it, with a card that others can hold between:
 * the next of a sequence is as good. */
bool fh_against_is_clearly_higher (const FhReading *reading, FhCard higher, FhCard card);

/* How many cards that others can hold are above @card in its suit. */
int fh_against_n_above (const FhReading *reading, FhCard card);

/* Kinds for any card that is not wanted to win: the last guard of an honour goes; the last trump;
 * a trump at all. */
FhFindAgainst fh_against_unguards, fh_against_last_trump, fh_against_trump_spent,
    fh_against_top_spent;
