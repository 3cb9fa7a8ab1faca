/* fh-left-games-list.h: the games that are kept, row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-house-rules.h"
#include "fh-left-game.h"

#define FH_TYPE_LEFT_GAMES_LIST (fh_left_games_list_get_type ())
G_DECLARE_FINAL_TYPE (FhLeftGamesList, fh_left_games_list, FH, LEFT_GAMES_LIST, AdwBin)

/**
 * FhLeftGamesList:
 *
 * Rows for kept games in groups: those that were left, those that are over, and files in which no
 * game can be read; in each those with a star first.  Tab comes to a group once, the arrow keys
 * lead from row to row and across groups, and into a row.  Rows that are far below are not made
 * until somebody scrolls there, so that it does not matter how many games there are.
 *
 * A game is known by the path of its file.
 */

/* A list of @games (FhLeftGame) and @unread (FhUnreadGame), without those whose path is in the set
 * @gone.  (transfer floating) */
GtkWidget *
fh_left_games_list_new (FhHouseRules *house, GPtrArray *games, GPtrArray *unread, GHashTable *gone);

/* Shows what has @query in it, "" for everything, and says how much that is. */
guint fh_left_games_list_show (FhLeftGamesList *self, const char *query);

/* Shows the game at @path as it is now, in its place, or no more; whether it has a row, which it
 * has not when it is not found, has gone, or is far below. */
gboolean fh_left_games_list_update (FhLeftGamesList *self, const char *path);

/* How many are found. */
guint fh_left_games_list_get_n (FhLeftGamesList *self);

/* Makes more rows, if there are any. */
void fh_left_games_list_show_more (FhLeftGamesList *self);

/* Puts the keyboard on the row of the game at @path, or on its @star; on the first one where it has
 * no row.  FALSE when nothing has one. */
gboolean fh_left_games_list_focus (FhLeftGamesList *self, const char *path, gboolean star);

/* The path of the game whose row has the keyboard, or NULL; and of the one after that at @path, or
 * before it where that is the last one.  Valid as long as the games. */
const char *fh_left_games_list_get_focused (FhLeftGamesList *self);
const char *fh_left_games_list_get_neighbour (FhLeftGamesList *self, const char *path);

/* Opens the menu of the row of the game at @path. */
void fh_left_games_list_pop_up (FhLeftGamesList *self, const char *path);
