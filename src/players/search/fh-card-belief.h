/* fh-card-belief.h: what experience says of cards that were tried in layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-outcomes.h"

/* Puts right what the cards of @search, played by the seat of @view and with @outcomes, are worth
 * by how often such shares come true (fh-calibration.h); those of @is_unsound, in the same order,
 * go against sound play, which layouts flatter.  Where the contract is decided its chance is 0
 * or 1. */
void fh_card_believe (FhComparison *search,
                      const FhSeatView *view,
                      const FhOutcomes *outcomes,
                      const bool is_unsound[]);

/* Gives each chance of @search its error, once fh_outcomes_measure() has found those of the shares.
 */
void fh_card_believe_errors (FhComparison *search, const FhSeatView *view);
