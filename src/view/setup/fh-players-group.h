/* fh-players-group.h: who plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-settings.h"

#define FH_TYPE_PLAYERS_GROUP (fh_players_group_get_type ())
G_DECLARE_FINAL_TYPE (FhPlayersGroup, fh_players_group, FH, PLAYERS_GROUP, AdwPreferencesGroup)

/**
 * FhPlayersGroup:
 *
 * The name and the face of the person and of the others: as many as play at the table.  By table
 * laws also how often computer players make a slip.  How they play is in FhComputersGroup.
 */

/* Begins with what @settings have. */
GtkWidget *fh_players_group_new (FhSettings *settings);

/* Asks for the players of a table by @rules. */
void fh_players_group_show (FhPlayersGroup *self, const FhRules *rules);

/* Takes over what was typed and chosen in @other. */
void fh_players_group_copy (FhPlayersGroup *self, FhPlayersGroup *other);

/* Keeps what was typed and chosen in the settings that it was made with. */
void fh_players_group_store (FhPlayersGroup *self);
