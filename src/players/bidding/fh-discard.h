/* fh-discard.h: choosing the cards to discard, and to swap with the partner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-decision.h"
#include "fh-seat-view.h"

/* The cards to discard from the hand of @view, which has to. */
FhCardSet fh_discard_choose (const FhSeatView *view, FhReason *reason);

/* What discarding @gone from the hand of @view does. */
FhReason fh_discard_reason (const FhSeatView *view, FhCardSet gone);

/* The @count cards of @hand, more than that, that are the most dangerous to hold in a misère;
 * @out are the cards that others may hold. */
FhCardSet fh_discard_dangerous (const FhRules *rules, FhCardSet hand, FhCardSet out, int count);

/* The cards to give the partner in an inkle swap. */
FhCardSet fh_swap_choose (const FhSeatView *view, FhReason *reason);

/* What giving the partner @given does. */
FhReason fh_swap_reason (const FhSeatView *view, FhCardSet given);
