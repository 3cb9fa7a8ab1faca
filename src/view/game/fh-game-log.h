/* fh-game-log.h: what has happened, at a glance and sentence by sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-game.h"
#include "fh-log-row.h"

#define FH_TYPE_GAME_LOG (fh_game_log_get_type ())
G_DECLARE_FINAL_TYPE (FhGameLog, fh_game_log, FH, GAME_LOG, AdwBin)

/**
 * FhGameLog:
 *
 * The present deal in two pages: the calls and the tricks at a glance (FhLogGrid), and all that has
 * happened as a list that can be read line by line with the arrow keys, the newest line at the end
 * and in sight.  It follows its game.  A line on which somebody decided can be activated: then it
 * says why, one line at a time (FhLogRow); what is asked at a glance opens its line.
 *
 * CSS node: `log` with a `stack`, in it a `log-grid` and a `list`.
 */
GtkWidget *fh_game_log_new (FhGame *game);

/* Tells what calls mean, where one points at them (fh_log_grid_tell_calls()). */
void fh_game_log_tell_calls (FhGameLog *self);

/* Opens the line on action number @index, which says why, brings it into sight and puts the
 * keyboard there; FALSE when there is no such line, or nobody decided on it. */
gboolean fh_game_log_ask (FhGameLog *self, guint index);

/* The number of lines, and one of them; for tests. */
guint fh_game_log_get_n_lines (FhGameLog *self);
const char *fh_game_log_get_line (FhGameLog *self, guint index);

/* The row of line @index, for tests. */
FhLogRow *fh_game_log_get_row (FhGameLog *self, guint index);
