/* fh-new-game-dialog.h: the window in which a new game is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-new-game-page.h"

#define FH_TYPE_NEW_GAME_DIALOG (fh_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FhNewGameDialog, fh_new_game_dialog, FH, NEW_GAME_DIALOG, FhDialog)

/**
 * FhNewGameDialog:
 *
 * An FhNewGamePage in a window of its own.  When the game is started it closes and activates the
 * action `app.start-game`.
 */
GtkWidget *fh_new_game_dialog_new (GtkWindow *parent, FhSettings *settings, FhProgress *progress);
