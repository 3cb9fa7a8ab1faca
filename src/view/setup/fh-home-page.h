/* fh-home-page.h: where one begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-challenges.h"
#include "fh-left-games.h"
#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_HOME_PAGE (fh_home_page_get_type ())
G_DECLARE_FINAL_TYPE (FhHomePage, fh_home_page, FH, HOME_PAGE, AdwBin)

/**
 * FhHomePage:
 *
 * All that one may have come for, in one look: to go on with the game, to play, to learn, the deal
 * of the day with what was played of this month, a challenge that is under way, and what was kept.
 * In a large window all of it is larger.
 *
 * CSS node: `home`, with the class `low`.
 */
GtkWidget *fh_home_page_new (FhSettings *settings, FhProgress *progress, FhChallenges *challenges);

/* Offers the table at which @game is played or has ended, with a picture of it, or without one for
 * NULL. */
void fh_home_page_set_game (FhHomePage *self, FhGame *game, GdkPaintable *picture);

/* @left is the game to go on with; NULL: there is none. */
void fh_home_page_set_left (FhHomePage *self, const FhLeftGame *left);
