/* fh-window.h: the window with the table in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-challenges.h"
#include "fh-game-view.h"
#include "fh-progress.h"
#include "fh-settings.h"
#include "fh-tutor.h"

#define FH_TYPE_WINDOW (fh_window_get_type ())
G_DECLARE_FINAL_TYPE (FhWindow, fh_window, FH, WINDOW, AdwApplicationWindow)

/**
 * FhWindow:
 *
 * Header bar, table, and the tutor beside it; or the first page, and before everything else the
 * question what a person knows.  It is built from the game, so that another language
 * builds it again while the game goes on.
 *
 * Actions: `win.undo`, `win.redo`, `win.save`, `win.share`, `win.hint`, `win.tutor`,
 * `win.score-sheet`, `win.last-trick`, `win.replay-deal`, `win.claim`, `win.rules`,
 * `win.fullscreen`, `win.table`.
 *
 * A window that awaits a game builds nothing in its place before it has that.
 */
GtkWidget *fh_window_new (GtkApplication *application,
                          FhSettings *settings,
                          FhProgress *progress,
                          FhChallenges *challenges,
                          gboolean awaits_game);

/* Builds the table again, if there is one, when things on it have other words now: before the next
 * game is shown. */
void fh_window_renew_table (FhWindow *self);

/* Shows @game, or the first page if it is NULL. */
void fh_window_set_game (FhWindow *self, FhGame *game);
FhGame *fh_window_get_game (FhWindow *self);

/* Leaves the table for the first page; the game rests until somebody comes back. */
void fh_window_show_home (FhWindow *self);

/* Opens the only deal of the game on the table that is over; FALSE where there is no table to be
 * seen, or none such, or several. */
gboolean fh_window_review_only_deal (FhWindow *self);

/* What can be gone on with, FhLeftGame, the latest first: the first page offers it. */
void fh_window_set_left_games (FhWindow *self, GPtrArray *left);

/* Says @sentence in passing, with a button called @button that activates @action, by its
 * detailed name; both may be NULL.  Nothing is said in passing that cannot be found elsewhere. */
void
fh_window_add_toast (FhWindow *self, const char *sentence, const char *button, const char *action);

/* Says @sentence over the table until the person takes it away, in the place of what was said there
 * on the same @topic, a word.  @path, unless NULL, is a file that can be read with a button beside
 * it.  NULL for @sentence takes it away: its cause has gone. */
void fh_window_say (FhWindow *self, const char *topic, const char *sentence, const char *path);

/* The tutor beside the table; it belongs to the window. */
FhTutor *fh_window_get_tutor (FhWindow *self);

/* The page of the help about what is going on. */
const char *fh_window_get_help_topic (FhWindow *self);

/* The table, or NULL before the first game.  It belongs to the window, and changes when the
 * language does. */
FhGameView *fh_window_get_game_view (FhWindow *self);
