/* fh-last-games-group.h: what was judged of the last games, to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-practice-book.h"

#define FH_TYPE_LAST_GAMES_GROUP (fh_last_games_group_get_type ())
G_DECLARE_FINAL_TYPE (FhLastGamesGroup, fh_last_games_group, FH, LAST_GAMES_GROUP, AdwBin)

/**
 * FhLastGamesGroup:
 *
 * The last twenty games together: a table of how much was looked at, how many decisions were
 * mistakes and what these cost; and the habits among them, each with its lesson and with questions
 * on it, for which it activates `learn.lesson` and `learn.practise` of its window.  It follows
 * @book.
 */
GtkWidget *fh_last_games_group_new (FhKeyTable *book);
