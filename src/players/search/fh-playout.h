/* fh-playout.h: playing an imagined layout to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-world.h"

/* Lets the computer player whose turn it is act in @world; false when the deal is over. */
bool fh_playout_step (FhWorld *world);

/* Plays @world by computer players, each of which sees its own cards only, until the deal is over.
 */
void fh_playout (FhWorld *world);
