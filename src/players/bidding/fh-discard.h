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

/* --- How many cards of each suit a discard takes ---
 *
 * From each suit the lowest cards go (or, in a misère, the most dangerous ones), so that a discard
 * is a number of cards for each suit; what the rest of the suit is worth decides between them. */

/* The value of taking more cards than a suit has. */
#define FH_DISCARD_IMPOSSIBLE -1000.0f

/* For each effective suit the value of what is left when 0 to FH_MAX_KITTY cards have gone, and
 * those. */
typedef struct
{
  float value[FH_N_EFFECTIVE_SUITS][FH_MAX_KITTY + 1];
  FhCardSet gone[FH_N_EFFECTIVE_SUITS][FH_MAX_KITTY + 1];
} FhDiscardChoices;

/* Fills @choices with what can go, up to @count cards, from those suits of @hand that @changed has
 * cards of: the most dangerous to hold in a misère while others may hold @out (fh-danger.h).  The
 * value of what is left of a suit is its danger, below 0. */
void fh_discard_choices_set_misere (FhDiscardChoices *choices,
                                    const FhRules *rules,
                                    FhCardSet hand,
                                    FhCardSet out,
                                    int count,
                                    FhCardSet changed);

/* The @count cards, FH_MAX_KITTY at most, whose going leaves the highest value. */
FhCardSet fh_discard_choices_best (const FhDiscardChoices *choices, int count);
