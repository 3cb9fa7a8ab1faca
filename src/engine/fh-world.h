/* fh-world.h: a whole layout that somebody imagines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A world holds all hands.  It is made by sampling from a seat view, or from a finished record;
 * never from the game that is going on.
 */
#pragma once

#include "fh-layouts.h"

typedef struct
{
  FhState state;
} FhWorld;

/* Fills @world with @layout, one of those that fit @view. */
void fh_world_init (FhWorld *world, const FhSeatView *view, const FhLayout *layout);

/* Fills @world with a layout drawn at random among those that fit all that @view knows, each with
 * the same chance.  Returns false, and leaves @world undefined, when there is none (which a view
 * made from a game never causes).  Who needs many of them counts them once (fh-layouts.h). */
bool fh_world_sample (FhWorld *world, const FhSeatView *view, FhRng *rng);

/* Ends the auction of @world, which must be in it, with @call (a trick bid or a misère of any kind)
 * by @seat as the contract, as if all others had passed.  The kitty is next. */
void fh_world_set_contract (FhWorld *world, int seat, FhCall call);

/* Makes @call, another level of the contract's own trump, or a misère that is open in place of one
 * that is not, the contract of @world from now on: they are played alike, only what they score
 * differs. */
void fh_world_set_level (FhWorld *world, FhCall call);

/* Takes back all cards that have been played in @world, which must be in the play, of a table
 * without dummies and by strict laws: the first lead is next. */
void fh_world_take_back_plays (FhWorld *world);

/* Takes back the declarer's discard and what was named or called after it, in a @world as
 * fh_world_take_back_plays() leaves it, in which it was the only discard and no cards were swapped:
 * the discard is due again. */
void fh_world_take_back_discard (FhWorld *world);

/* Ends the deal of @world, which must be in the play, as if the seats @bidders (bit by bit) won
 * @tricks of the ten, or as near to it as the tricks that are over let it come.  Who of them wins a
 * trick, and who of the others, goes by turns. */
void fh_world_finish (FhWorld *world, uint8_t bidders, int tricks);

/* The table of @world, for its result. */
const FhTable *fh_world_table (const FhWorld *world);

/* Fills @view with what @seat would know in @world. */
void fh_world_view (const FhWorld *world, int seat, FhSeatView *view);

/* Does @action in @world; as fh_state_apply(). */
FhRefusal fh_world_apply (FhWorld *world, const FhAction *action);

/* The hand of @seat in @world. */
FhCardSet fh_world_hand (const FhWorld *world, int seat);
