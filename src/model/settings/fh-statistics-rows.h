/* fh-statistics-rows.h: what is counted of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <sqlite3.h>

#include "fh-figures.h"
#include "fh-game.h"
#include "fh-house-rules.h"

/* Whether a person plays in @game: computers among themselves are nobody's statistics. */
gboolean fh_statistics_has_person (FhGame *game);

/* The deal, or the game, that is over; @house, which may be NULL, knows the names of the person's
 * own tables.  (transfer full) */
FhCounted *fh_statistics_row_of_deal (FhGame *game, FhHouseRules *house);
FhCounted *fh_statistics_row_of_game (FhGame *game, FhHouseRules *house);

/* A call in @game, of which nothing more is known yet.  (transfer full) */
FhCounted *fh_statistics_row_of_call (FhGame *game);

/* Adds the FhCounted @row to @db; one that is there stays as it is. */
gboolean fh_statistics_row_insert (sqlite3 *db, gpointer row, GError **error);
