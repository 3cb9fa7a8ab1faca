/* model-games.h: games for the tests of the model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-answer.h"
#include "fh-game-file.h"
#include "fh-game.h"
#include "fh-settings.h"
#include "fh-store.h"

/* A game by @preset from seed number @seed in which nothing waits.  With @person a person sits on
 * seat 0, who acts by model_person_acts(), else computers of @level sit everywhere. */
FhGame *model_game_new (FhPreset preset, guint64 seed, const char *level, gboolean person);

/* Likewise deal @number (fh-numbered-deal.h) by players of rules; it stays when it is over. */
FhGame *model_game_numbered (FhPreset preset, guint number, gboolean person);

/* Lets the main loop run until @game awaits the person, or asks him about ace-no-face, or is over.
 * Fails after five minutes, which only a hang takes. */
void model_game_run (FhGame *game);

/* Has the person act as a steady computer player would. */
void model_person_acts (FhGame *game);

/* Likewise where the person is awaited, or lets one thing happen; for the body of AWAIT_WHILE(). */
void model_game_next (FhGame *game);

/* Runs the game, with the person acting so, until it is over or has @n_actions actions. */
void model_game_play (FhGame *game, guint n_actions);

/* What the player of @level decides on @seat in @state, as in a game: pairs of called cards that
 * one player holds are tried in vain (NZ-073).  @n_refused, unless NULL, is how many. */
FhAction
model_decide (const FhState *state, int seat, const char *level, guint64 seed, int *n_refused);

/* Lets the main loop run until @answer is whole. */
void model_answer_wait (FhAnswer *answer);

/* Lets the main loop run until @journal has written everything. */
void model_journal_settle (FhJournal *journal);

/* The game that @journal holds, resumed; by usual settings, or by @settings unless NULL. */
FhGame *model_resume (FhJournal *journal, char **message);
FhGame *model_resume_by (FhJournal *journal, FhSettings *settings, char **message);

/* Likewise, with all that is said. */
FhGame *model_resume_news (FhJournal *journal, FhSettings *settings, FhResumeNews *news);

/* @text without the lines that only the program reads.  (transfer full) */
char *model_without_notes (const char *text);

/* Lets all be written into @store, read from it, and told. */
void model_store_settle (FhStore *store);

/* An empty directory for a journal, to be removed by model_directory_remove(). */
char *model_directory_new (void);
void model_directory_remove (char *directory);
