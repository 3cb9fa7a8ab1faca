/* fh-left-game-row.h: a game that is kept, in a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-house-rules.h"
#include "fh-left-game.h"

/* A row for @left, whose table is called as in @house: its name or that of its table, who plays and
 * the score, where it stands and when it was played last, and how its last deal ended.
 *
 * It has a button for the star and a menu; they activate `games.star`, `games.go-on`,
 * `games.review`, `games.rename` and `games.erase` with the path of the file (ay).  @star and @menu
 * are set to these widgets, which belong to the row; @left has to outlive it.  (transfer floating)
 */
GtkWidget *fh_left_game_row_new (const FhLeftGame *left,
                                 FhHouseRules *house,
                                 GtkWidget **star,
                                 GtkWidget **menu);

/* A row for a file in which no game can be read, with a menu for `games.show-file` and
 * `games.erase`, to which @menu is set.  (transfer floating) */
GtkWidget *fh_unread_game_row_new (const FhUnreadGame *unread, GtkWidget **menu);

/* What a row is called, in a word: the name of the game, of its table, or of the file.  (transfer
 * full) */
char *fh_left_game_dup_title (const FhLeftGame *left, FhHouseRules *house);

/* All that a row says and a little more, to be searched.  (transfer full) */
char *fh_left_game_dup_words (const FhLeftGame *left, FhHouseRules *house);
char *fh_unread_game_dup_words (const FhUnreadGame *unread);
