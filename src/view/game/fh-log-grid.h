/* fh-log-grid.h: the present deal at a glance: the auction and the tricks, by players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-game.h"

#define FH_TYPE_LOG_GRID (fh_log_grid_get_type ())
G_DECLARE_FINAL_TYPE (FhLogGrid, fh_log_grid, FH, LOG_GRID, AdwBin)

/**
 * FhLogGrid:
 *
 * The calls in rounds and the cards in tricks, each player's below the name, the latest in sight.
 * It follows its game.  The arrow keys go from trick to trick, each of which is read as sentences.
 *
 * Signals: `asked (int index)`: why action number @index, a call or a card, was done.
 *
 * CSS node: `log-grid` with an `auction` and a `list`.
 */
GtkWidget *fh_log_grid_new (FhGame *game);

/* Tells what calls mean, where one points at them. */
void fh_log_grid_tell_calls (FhLogGrid *self);

/* Whether there is anything in it. */
gboolean fh_log_grid_has_any (FhLogGrid *self);
