/* fh-left-games.h: the games that were left for others, and those that are over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-company.h"
#include "fh-game.h"
#include "fh-journal.h"
#include "fh-left-game.h"

/* Looks at the games beside @journal, when what it was given is on disk: the game that was left a
 * moment ago is among them, and the one that goes on is not. */
void fh_left_games_list_async (FhJournal *journal,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* FhLeftGame, those that were left before those that are over, the latest first.  What cannot be
 * read is not among them; @unread, unless NULL, is given an array of FhUnreadGame.  NULL with
 * @error when it was cancelled.  (transfer full) */
GPtrArray *fh_left_games_list_finish (GAsyncResult *result, GPtrArray **unread, GError **error);

/* The file of the game @id (fh_game_get_id()) beside @journal; NULL where it is kept no more, or is
 * the one that goes on.  (transfer full) */
char *fh_left_games_find (FhJournal *journal, const char *id);

/* Reads the game in the file @path, to go on with it in @company; it leaves its place when it is in
 * a journal again. */
void fh_left_games_open_async (const char *path,
                               FhCompany *company,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* The game, or NULL with @error, a sentence.  When it was damaged it is what was readable, and the
 * file stays where it is.  (transfer full) */
FhGame *fh_left_games_open_finish (GAsyncResult *result, GError **error);
