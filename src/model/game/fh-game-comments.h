/* fh-game-comments.h: what somebody has written beside the actions of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"

/* What stands in the record beside action number @index, lines with feeds between, "" for nothing;
 * with @is_result beside the result of the deal that ended with it.  (transfer full) */
char *fh_game_dup_comment (FhGame *game, guint index, gboolean is_result);

/* Writes @comment there in place of what it said; what a line cannot hold is cut off.  A game that
 * is kept in its journal is kept with it from now on. */
void fh_game_set_comment (FhGame *game, guint index, gboolean is_result, const char *comment);
