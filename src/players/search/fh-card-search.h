/* fh-card-search.h: choosing a card by trying it in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Perfect information Monte Carlo: the worlds of fh-worlds.h, each played on after each card, by
 * our players of rules, who see their own cards only, while many cards are left, and double dummy
 * (fh-solver.h) from where few are; where defenders of several sides have but a few left, each seat
 * plays for its own chance instead (fh-playout.h).  Among cards that are as good as the best,
 * the one that the rules of thumb like best is played: ties are never broken by chance.
 */
#pragma once

#include "fh-thinking.h"
#include "fh-weighed.h"

/* Judges all cards that the seat of @view, whose turn it is to play, may play.  Returns false, and
 * leaves @comparison undefined, where @thinking leaves the card to the rules of thumb, when
 * *@cancelled, which may be NULL, was set meanwhile, or without memory. */
bool fh_card_search (FhComparison *comparison,
                     const FhSeatView *view,
                     const FhThinking *thinking,
                     FhSeed seed,
                     const atomic_int *cancelled);
