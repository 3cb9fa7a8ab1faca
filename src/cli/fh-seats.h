/* fh-seats.h: who plays at each seat of a simulated table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-player.h"

#include "fh-command.h"

G_BEGIN_DECLS

typedef struct
{
  FhPlayer players[FH_MAX_SEATS];
} FhSeats;

/* The names of all players, each followed by a space but the last, for help. */
char *fh_seats_names (void);

/* Fills @seats by @list, one player for all seats or one a seat, with commas.  Returns
 * FH_EXIT_GO_ON, or FH_EXIT_NOT_UNDERSTOOD with a message said. */
FhExit fh_seats_parse (FhSeats *seats, const char *list, int n_seats);

/* What is done next in @state, whose deal is going on, by the player whose turn it is, or by one
 * who declares ace-no-face before him.  @rngs are the numbers that each seat draws. */
FhAction fh_seats_decide (const FhSeats *seats, const FhState *state, FhRng rngs[FH_MAX_SEATS]);

G_END_DECLS
