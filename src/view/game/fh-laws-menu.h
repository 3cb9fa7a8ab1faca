/* fh-laws-menu.h: what the laws of the table allow, as menus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"

/* All that the person may do now besides what is due, and nothing else.  The items use the actions
 * of the game view (fh-game-view-laws.c): `laws.demand`, `laws.accept`, `laws.correct`,
 * `laws.challenge`, `laws.misdeal`, `laws.write-points`, `laws.early`, `laws.show` (u: FhExposure)
 * and `laws.ask` (u: seat).  (transfer full) */
GMenuModel *fh_laws_menu_new (FhGame *game);

/* The same for @card of the own hand: `laws.early-card` (u: card) and `laws.show-card` (uu: way and
 * card).  NULL when nothing can be done with it.  (transfer full) */
GMenuModel *fh_laws_card_menu_new (FhGame *game, FhCard card);
