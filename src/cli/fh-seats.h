/* fh-seats.h: who plays at each seat of a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-player.h"

#include "fh-command.h"

/* What @player does at @seat in @state, drawing numbers from @rng.  All but those who cheat make
 * the view of the seat of it first and look at nothing else. */
typedef FhDecision (*FhSeatDecide) (const FhPlayer *player,
                                    const FhState *state,
                                    int seat,
                                    FhRng *rng);

/* Somebody who can sit at a table. */
typedef struct
{
  FhPlayer player;
  FhSeatDecide decide;
} FhSeatPlayer;

typedef struct
{
  FhSeatPlayer players[FH_MAX_SEATS];
} FhSeats;

/* The names of all players, each followed by a space but the last, for help; the honest ones alone
 * where @only_honest. */
char *fh_seats_names (gboolean only_honest);

/* Sets @player to the one called @name; FALSE when there is none. */
gboolean fh_seats_find (const char *name, FhSeatPlayer *player);

/* Likewise, among the honest ones: those who decide by the view of their seat. */
gboolean fh_seats_find_honest (const char *name, FhPlayer *player);

/* Says that there is no player @name, only those in @names, as of fh_seats_names(). */
FhExit fh_seats_misunderstand (const char *name, const char *names);

/* Fills @seats by @list, one player for all seats or one a seat, with commas.  Returns
 * FH_EXIT_GO_ON, or FH_EXIT_NOT_UNDERSTOOD with a message said. */
FhExit fh_seats_parse (FhSeats *seats, const char *list, int n_seats);

/* What the player at @seat does in @state.  Of called cards he goes on to others until the two are
 * not with one player. */
FhAction fh_seats_decide_at (const FhSeats *seats, const FhState *state, int seat, FhRng *rng);

/* What is done next in @state, whose deal is going on, by the player whose turn it is, or by one
 * who declares ace-no-face before him.  @rngs are the numbers that each seat draws. */
FhAction fh_seats_decide (const FhSeats *seats, const FhState *state, FhRng rngs[FH_MAX_SEATS]);
