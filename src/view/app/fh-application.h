/* fh-application.h: the program with a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-window.h"

#define FH_TYPE_APPLICATION (fh_application_get_type ())
G_DECLARE_FINAL_TYPE (FhApplication, fh_application, FH, APPLICATION, AdwApplication)

/**
 * FhApplication:
 *
 * One instance, one window, one running game, which is in the journal at every moment.  It begins
 * with the game that the last run has left.
 *
 * Actions: `app.home`, `app.new-game`, `app.start-game`, `app.restore-game`, `app.left-games`,
 * `app.go-on` (a file), `app.open`, `app.paste` (a game as text, from the clipboard), `app.review`,
 * `app.review-file` (a file), `app.review-counted` (a game and a deal), `app.preferences`,
 * `app.statistics`, `app.shortcuts`, `app.help`, `app.help-topic` (a page), `app.about`,
 * `app.language` (a code), `app.quit`.  A file or text that is dropped on the window is opened,
 * too.
 */
FhApplication *fh_application_new (void);

/* The window, once the program was activated and the last game is there, else NULL. */
FhWindow *fh_application_get_window (FhApplication *self);

/* What the user has chosen. */
FhSettings *fh_application_get_settings (FhApplication *self);

/* Lets @game be the running one from now on.  The one before it can be had back with
 * `app.restore-game` until the next one, and by `app.left-games` after that. */
void fh_application_take_game (FhApplication *self, FhGame *game);
