/* fh-belief.h: how likely hands are by what their owners have done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A layout drawn at random fits the cards that a seat has seen.  Here it is also asked whether the
 * other seats, holding those cards, would have called, discarded and played as they did.  The model
 * of them is our own player by rules of thumb; what it would not have done still counts for
 * something, because nobody does all things as it does.  Weights are shares: 1 for a hand whose
 * owner did all that the model does.
 */
#pragma once

#include "fh-world.h"

/* What the seat of a view has seen the others do.  fh_belief_free() it. */
typedef struct _FhBelief FhBelief;

/* What can be read from the calls, the discard and the cards played in @view. */
FhBelief *fh_belief_new (const FhSeatView *view);
void fh_belief_free (FhBelief *belief);

/* Whether the calls of @seat tell anything; those of the view's own seat never do. */
bool fh_belief_heard (const FhBelief *belief, int seat);

/* How likely the calls of @seat were with @dealt, the cards that it was dealt. */
float fh_belief_weigh_calls (FhBelief *belief, int seat, FhCardSet dealt);

/* Whether the declarer has discarded cards that the seat has not seen. */
bool fh_belief_saw_discard (const FhBelief *belief);

/* How likely it was that the declarer, having taken up the kitty, discarded @gone and kept @hand,
 * all that he had before the first lead. */
float fh_belief_weigh_discard (FhBelief *belief, FhCardSet hand, FhCardSet gone);

/* Whether the others have played cards that tell anything: never where the play cannot be taken
 * back (dummies, table laws). */
bool fh_belief_saw_plays (const FhBelief *belief);

/* Writes to @weights, at the number of each of @seats (bit by bit), how likely the cards were that
 * it played in @world, a layout for @view; 1 for the view's own seat, and where they tell nothing;
 * 0 for all of them where the rules would have refused a card. */
void fh_belief_weigh_plays (const FhWorld *world,
                            const FhSeatView *view,
                            uint8_t seats,
                            float weights[FH_MAX_SEATS]);
