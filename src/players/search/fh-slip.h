/* fh-slip.h: what computer players do against the rules, and where the laws leave them a choice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only where the option `laws` is `table` (D-LAWS).  A slip is chosen from the view of its seat
 * alone, as everything that a player does; how often one happens is for others to say.
 */
#pragma once

#include "fh-player.h"

/* The slip that the seat of @view makes, which has the turn or comes next: a bid or a card out of
 * turn, a card that does not follow, a card that is dropped, named or shown.  Fills @slip and
 * returns true, or returns false where none can happen.  @rng is drawn from. */
bool fh_player_slip (const FhPlayer *player, const FhSeatView *view, FhRng *rng, FhAction *slip);

/* Whether the seat of @view, an opponent of whoever has just played out of turn, demands that the
 * card is taken back (HC-063); else it lets it stand.  It demands what is good for its side: a lead
 * of its own that was taken from it, and a card that it cannot beat; in a bid to lose every trick,
 * a card that is hard to stay over or under. */
bool fh_player_demands (const FhSeatView *view);

/* Whether the points written down by hand cost the side of @view's seat something that it could
 * still have put right (HC-072). */
bool fh_player_may_challenge (const FhSeatView *view);

/* Whether the seat of @view got a wrong number of cards and can still say so (HC-055). */
bool fh_player_counts_misdeal (const FhSeatView *view);

/* The card to put in place of one with which the seat of @view has revoked, while it can
 * (HC-067).  Fills @correction and returns true, or returns false when there is none. */
bool fh_player_correction (const FhSeatView *view, FhAction *correction);
