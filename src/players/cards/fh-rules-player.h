/* fh-rules-player.h: the player by rules of thumb.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is what those who err or search begin with, and whom they imagine on all seats.
 */
#pragma once

#include "fh-character.h"
#include "fh-decision.h"
#include "fh-seat-view.h"
#include "fh-skill.h"

/* Whether what is due cannot be done, which only a misdeal can bring about: hands of a wrong size
 * have too few cards for it, or must not complete the first trick (HC-055). */
bool fh_rules_player_is_stuck (const FhSeatView *view);

/* What the seat of @view does by rules of thumb, after @n_refused calls of cards were refused (see
 * fh_player_decide_again()); who is stuck reports the misdeal.  @skill NULL: fh_skill.  The
 * comparison of the decision is not set. */
FhDecision fh_rules_player_decide (const FhCharacter *character,
                                   const FhSkill *skill,
                                   const FhSeatView *view,
                                   int n_refused);

/* What would speak for @action, which must be legal in @view: the reason that this player would
 * give if it did just that. */
FhReason fh_rules_player_reason (const FhCharacter *character,
                                 const FhSkill *skill,
                                 const FhSeatView *view,
                                 const FhAction *action);
