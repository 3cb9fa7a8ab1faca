/* fh-allowed.h: what a seat may do now, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seat-view.h"

#define FH_MAX_HELD (FH_HAND_SIZE + FH_MAX_KITTY)

typedef struct
{
  FhCard card;
  bool allowed;
  FhRefusal refusal; /* code FH_OK when allowed; else the reason and the card that forces it */
} FhAllowedCard;

typedef struct
{
  FhCall call;
  int16_t value; /* points */
  bool allowed;
  bool inkle;        /* it may carry the flag */
  FhRefusal refusal; /* as above */
} FhAllowedCall;

/* Fills @cards with each card of the hand of @view and whether it may be played now, if it is the
 * seat's turn to play; may be discarded or swapped, if it is to do that; or, if it is not its turn,
 * that it is not.  Returns their number. */
int fh_allowed_cards (const FhSeatView *view, FhAllowedCard cards[FH_MAX_HELD]);

/* Fills @calls with each call of the ladder of the table of @view, pass first and then by rung, and
 * whether the seat may make it now.  Returns their number. */
int fh_allowed_calls (const FhSeatView *view, FhAllowedCall calls[FH_N_CALLS]);
