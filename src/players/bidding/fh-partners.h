/* fh-naming.h: naming partners openly (HC-089, HC-090).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-character.h"
#include "fh-decision.h"
#include "fh-seat-view.h"

/* The partners that the declarer of @view names: none, one or two. */
FhDecision fh_naming_choose (const FhSeatView *view, const FhCharacter *character);

/* The same with just @n of them, the best first. */
FhAction fh_naming_best (const FhSeatView *view, int n);

/* What would speak for @action. */
FhReason fh_naming_reason (const FhSeatView *view, const FhAction *action);
