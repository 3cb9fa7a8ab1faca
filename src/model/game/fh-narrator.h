/* fh-narrator.h: what happens in a game, in the sentences that tell it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"

#define FH_TYPE_NARRATOR (fh_narrator_get_type ())
G_DECLARE_FINAL_TYPE (FhNarrator, fh_narrator, FH, NARRATOR, GObject)

/**
 * FhNarrator:
 *
 * Follows a game and tells the person what happens there, in sentences that are to be said in this
 * order.  What has been told of a deal is not told again, and nothing is of a game that jumps, by
 * undo or because another one is followed.
 *
 * Signals:
 *  - `says (const char *sentence, const char *brief)`: for those who do not see the table; @brief
 * is the same in few words, for those who have heard it already, or some of it.
 *  - `shows (const char *sentence)`: for all, to be shown as well, and to stay when the turn comes
 *    to the person.
 */
FhNarrator *fh_narrator_new (void);

/* Follows @game (or nothing) from now on.  What @game tells it tells after those who followed the
 * game before. */
void fh_narrator_set_game (FhNarrator *narrator, FhGame *game);

/* What has happened since the person did something last, in few words, a sentence in a line. */
const char *fh_narrator_get_since (FhNarrator *narrator);

/* Whether calls, cards and tricks are told in a few words; not unless something else is said. */
void fh_narrator_set_terse (FhNarrator *narrator, gboolean is_terse);
