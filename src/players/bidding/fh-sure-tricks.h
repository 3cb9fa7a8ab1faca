/* fh-sure-tricks.h: the tricks that no cards of the others can take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-call.h"
#include "fh-card.h"

/* @cards, all of the suit of @trump or all of another one, by their power: bit 0 is the lowest. */
uint32_t fh_sure_powers (FhCardSet cards, FhDenomination trump);

/* The tricks that @mine, cards of the suit of @trump, must win when led from the top whatever the
 * holders of @others, all trumps that are left, do: each higher card of theirs can beat one, unless
 * it has to follow a higher one of them before.
 * Joker and both bowers are three, both bowers alone are one while the joker is out (S-126,
 * HP-073). */
int fh_sure_trump_tricks (FhCardSet mine, FhCardSet others, FhDenomination trump);

/* The tricks that the declarer, who leads first, wins with @hand whatever the others hold of the
 * rest of @pack: trumps, and behind them, when they surely draw all others, the tops of the side
 * suits; at no-trump the tops of each suit behind the joker. */
int fh_sure_tricks (FhCardSet hand, FhCardSet pack, FhDenomination trump);

/* Whether these make @call, with @hand alone; never a pass or a bid to lose every trick. */
bool fh_sure_makes (FhCardSet hand, FhCardSet pack, FhCall call);
