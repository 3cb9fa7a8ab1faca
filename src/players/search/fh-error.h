/* fh-error.h: the errors of a beginner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Errors as people make them: a hand is thought to be worth more or less than it is, a card of the
 * right suit is the wrong one, a wrong card goes into the discard, a suit is led without a plan.
 */
#pragma once

#include "fh-character.h"
#include "fh-rng.h"
#include "fh-seat-view.h"

/* @character as it feels at this moment: what it dares wavers. */
FhCharacter fh_error_waver (const FhCharacter *character, FhRng *rng);

/* Puts an error in place of @action, which the seat of @view is about to do, now and then; returns
 * whether it did. */
bool fh_error_slip_in (FhAction *action, const FhSeatView *view, FhRng *rng);
