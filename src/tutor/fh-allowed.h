/* fh-allowed.h: what a seat may do now, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seat-view.h"

typedef struct
{
  FhCall call;
  int16_t value; /* points */
  bool allowed;
  bool inkle;        /* it may carry the flag */
  FhRefusal refusal; /* code FH_OK when allowed; else the reason */
} FhAllowedCall;

/* Whether @card of the hand of @view may be played now, if it is the seat's turn to play; may be
 * discarded or swapped, if it is to do that; or, if it is not its turn, that it is not.  FH_OK, or
 * why not and the card that forces it. */
FhRefusal fh_allowed_card (const FhSeatView *view, FhCard card);

/* Fills @calls with each call of the ladder of the table of @view, pass first and then by rung, and
 * whether the seat may make it now.  Returns their number. */
int fh_allowed_calls (const FhSeatView *view, FhAllowedCall calls[FH_N_CALLS]);
