/* fh-call-search.h: choosing a call by trying it in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * First each suit, no-trump and misère that could be bid is played as the contract in some worlds,
 * with the kitty taken and a real discard.  Then the most promising calls, a pass and what the
 * rules of thumb would call are made in all worlds, the auction goes on, and the deal is played.
 */
#pragma once

#include "fh-thinking.h"
#include "fh-character.h"
#include "fh-weighed.h"

/* Judges what the seat of @view, whose turn it is to bid, may call; @natural is what the rules of
 * thumb would.  Returns false, and leaves @comparison undefined, where @thinking leaves the call to
 * them, when *@cancelled, which may be NULL, was set meanwhile, or without memory. */
bool fh_call_search (FhComparison *comparison,
                     const FhSeatView *view,
                     FhCall natural,
                     const FhCharacter *character,
                     const FhThinking *thinking,
                     FhSeed seed,
                     const atomic_int *cancelled);
