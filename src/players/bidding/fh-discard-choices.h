/* fh-discard-choices.h: how many cards of each suit a discard takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From each suit the lowest cards go (or, in a misère, the most dangerous ones), so that a discard
 * is a number of cards for each suit; what the rest of the suit is worth decides between them.
 */
#pragma once

#include "fh-rules.h"

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
