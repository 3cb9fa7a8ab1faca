/* fh-sure-rest.h: when a seat has only winners left, or only losers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The conditions are sufficient and easy to see through: what they say holds in every layout that
 * fits what the seat knows, whatever the others play.  Where they do not hold nothing is said.
 */
#pragma once

#include "fh-seat-view.h"

typedef enum
{
  FH_SURE_NOTHING,
  FH_SURE_WINNERS, /* the seat wins all tricks that are left, that in progress too */
  FH_SURE_LOSERS,  /* it wins none of them: it cannot, or it has bid so and need not */
} FhSureRest;

/* What is sure of the rest of the deal for the seat of @view, which is to play a card.  @card and
 * @named, unless NULL, are then what keeps it so: after it, and after whatever the others play, the
 * same is sure at the seat's next turn. */
FhSureRest fh_sure_rest (const FhSeatView *view, FhCard *card, FhSuit *named);
