/* fh-partners.h: how the declarer comes to his partners: by naming them, or by calling a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-character.h"
#include "fh-decision.h"
#include "fh-seat-view.h"

/* --- Naming them openly (HC-089, HC-090) --- */

/* The partners that the declarer of @view names: none, one or two. */
FhDecision fh_naming_choose (const FhSeatView *view, const FhCharacter *character);

/* The same with just @n of them, the best first. */
FhAction fh_naming_best (const FhSeatView *view, int n);

/* What would speak for @action. */
FhReason fh_naming_reason (const FhSeatView *view, const FhAction *action);

/* --- Calling a card, whose holder is the partner (NZ-066) or, in a misère, sits out --- */

/* The card that the declarer of @view calls, or the two for a misère.  They may be refused because
 * one player holds both (NZ-073) or, after a misdeal, nobody one of them (NZ-066), which the view
 * does not tell; @n_refused is how often they have been.  Whom everything is refused reports the
 * misdeal. */
FhDecision fh_calling_choose (const FhSeatView *view, int n_refused);

/* What would speak for calling @card. */
FhReason fh_calling_reason (const FhSeatView *view, FhCard card);
