/* fh-left-games-window.h: the games that were left, to go on with one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-journal.h"

G_BEGIN_DECLS

#define FH_TYPE_LEFT_GAMES_WINDOW (fh_left_games_window_get_type ())
G_DECLARE_FINAL_TYPE (FhLeftGamesWindow, fh_left_games_window, FH, LEFT_GAMES_WINDOW, FhDialog)

/**
 * FhLeftGamesWindow:
 *
 * A row for each game beside the one that is played: its table, the score, and when it was played
 * last.  A row goes on with its game, by the action `app.go-on`, and has a button to erase it,
 * which can be taken back as long as the message about it is there; only then does the file go.
 */
GtkWidget *fh_left_games_window_new (GtkWindow *parent, FhJournal *journal);

G_END_DECLS
