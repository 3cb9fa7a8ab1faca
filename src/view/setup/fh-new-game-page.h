/* fh-new-game-page.h: what to play, and with whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_NEW_GAME_PAGE (fh_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (FhNewGamePage, fh_new_game_page, FH, NEW_GAME_PAGE, AdwBin)

/**
 * FhNewGamePage:
 *
 * The tables to choose from (FhTableList), the rules of the chosen one in a paragraph, with the way
 * to change them and to share and read them as text, and the players.  What is chosen goes to the
 * settings only when the game is started.
 *
 * Signal `start ()`: a game by the settings is wanted.
 */

/* A page that begins with what @settings have, and where nothing was chosen with the table that is
 * usual where the person lives, and the partners that suit what he knows as @progress says. */
GtkWidget *fh_new_game_page_new (FhSettings *settings, FhProgress *progress);

/* Takes over what has been chosen in @other and not started yet, for when the language has changed.
 */
void fh_new_game_page_copy (FhNewGamePage *self, FhNewGamePage *other);

/* Chooses the table @preset, without changed options. */
void fh_new_game_page_set_preset (FhNewGamePage *self, FhPreset preset);

/* The rules that are chosen. */
const FhRules *fh_new_game_page_peek_rules (FhNewGamePage *self);

/* Keeps what is chosen in the settings and emits `start`. */
void fh_new_game_page_start (FhNewGamePage *self);
