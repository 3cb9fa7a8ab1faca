/* fh-left-games-window.h: the games that are kept, to go on with one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-game.h"
#include "fh-house-rules.h"
#include "fh-journal.h"

#define FH_TYPE_LEFT_GAMES_WINDOW (fh_left_games_window_get_type ())
G_DECLARE_FINAL_TYPE (FhLeftGamesWindow, fh_left_games_window, FH, LEFT_GAMES_WINDOW, FhDialog)

/**
 * FhLeftGamesWindow:
 *
 * A row for the game that is played, which leads to it, one for each other game, and for each file
 * in which no game can be read; an entry in which one of them is searched for, where letters go
 * that are typed on a row. A row goes on with its game, by the action `app.go-on`.
 *
 * Actions, with the path of the file of a game (ay): `games.go-on`, `games.review`, `games.star`,
 * `games.rename`, `games.show-file`, and `games.erase` (Delete on a row), which can be taken back
 * as long as the message about it is there; only then does the file go.  `games.find` (Ctrl+F) and
 * `games.table` take none.
 */

/* @house: the tables of the person, by whose names games are called; @game: the one on
 * the table, or NULL. */
GtkWidget *
fh_left_games_window_new (GtkWindow *parent, FhJournal *journal, FhHouseRules *house, FhGame *game);
