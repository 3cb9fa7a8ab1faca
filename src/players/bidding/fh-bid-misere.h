/* fh-bid-misere.h: what a hand promises to one who bids a misère.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seat-view.h"

/* How dangerous the ten cards of a misère would be (fh-danger.h) that the seat of @view, with the
 * kitty taken and the worst cards discarded, would play: the mean over some kitties. */
float fh_bid_misere_danger (const FhSeatView *view);

/* The chance to lose every trick with @call, a misère of any kind, by a hand of that @danger. */
float fh_bid_misere_chance (const FhRules *rules, FhCall call, float danger);
