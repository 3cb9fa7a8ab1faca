/* fh-player.h: the computer players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player gets the view of its seat and nothing else, and answers with an action and the reason
 * for it.  It keeps nothing between two decisions, so that a game can be resumed, undone and
 * replayed without it.
 */
#pragma once

#include "fh-character.h"
#include "fh-decision.h"
#include "fh-level.h"
#include "fh-seat-view.h"
#include "fh-skill.h"

typedef struct
{
  uint8_t level;               /* FhPlayerLevel */
  uint8_t character;           /* FhCharacterId */
  const FhSkill *skill;        /* NULL: fh_skill */
  const FhThinking *thinking;  /* NULL: as much as its level does */
  const atomic_int *cancelled; /* NULL, or what another thread sets to end the thinking */
} FhPlayer;

/* What @player does in @view.  The same view and the same numbers from @rng, which may be NULL,
 * give the same decision.  Rules of thumb take a millionth of a second or two, search up to some
 * tenths of a second: it ends within a few thousandths once the player is cancelled, and the
 * decision is then by rules of thumb.  The action is always legal, as far as the view can tell: see
 * fh_player_decide_again().  Who cannot go on after a misdeal reports it. */
FhDecision fh_player_decide (const FhPlayer *player, const FhSeatView *view, FhRng *rng);

/* Likewise, after @n_refused calls of cards were refused because one player holds both or nobody
 * one of them: the only thing that a view cannot tell (fh_refusal_asks_for_other_cards).  Another
 * ten at most are unless cards are missing from the deal; who has called all in vain reports the
 * misdeal. */
FhDecision
fh_player_decide_again (const FhPlayer *player, const FhSeatView *view, int n_refused, FhRng *rng);

/* What would speak for @action, which must be legal in @view, to a player that goes by rules: the
 * reason that it would give if it did just that. */
FhReason fh_player_reason (const FhPlayer *player, const FhSeatView *view, const FhAction *action);
