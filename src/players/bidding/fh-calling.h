/* fh-calling.h: calling a card, whose holder is the partner (NZ-066) or, in a misère, sits out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-decision.h"
#include "fh-seat-view.h"

/* The card that the declarer of @view calls, or the two for a misère.  They may be refused because
 * one player holds both (NZ-073) or, after a misdeal, nobody one of them (NZ-066), which the view
 * does not tell; @n_refused is how often they have been.  Whom everything is refused reports the
 * misdeal. */
FhDecision fh_calling_choose (const FhSeatView *view, int n_refused);

/* What would speak for calling @card. */
FhReason fh_calling_reason (const FhSeatView *view, FhCard card);
