/* fh-computers-group.h: how the computer players play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-settings.h"

#define FH_TYPE_COMPUTERS_GROUP (fh_computers_group_get_type ())
G_DECLARE_FINAL_TYPE (
    FhComputersGroup, fh_computers_group, FH, COMPUTERS_GROUP, AdwPreferencesGroup)

/**
 * FhComputersGroup:
 *
 * How well the partners and the opponents of the person play, what they dare, and on which
 * conventions the sides have agreed: none unless somebody chooses it.  Each row says what its
 * choice means, and a link leads to the page of the help about it.
 *
 * Signal `changed ()`: somebody plays in another way now.
 */

/* Shows what @settings have, also when that changes.  @is_live: what is chosen is kept in them at
 * once; else it is kept by fh_computers_group_store(). */
GtkWidget *fh_computers_group_new (FhSettings *settings, gboolean is_live);

/* Asks for what means something at a table by @rules; before that, for everything. */
void fh_computers_group_show (FhComputersGroup *self, const FhRules *rules);

/* Takes over what was chosen in @other. */
void fh_computers_group_copy (FhComputersGroup *self, FhComputersGroup *other);

/* How well all of them play as it is chosen now, a word as of fh_computer_levels(); NULL: partners
 * play in another way than opponents. */
const char *fh_computers_group_get_level (FhComputersGroup *self);

/* Has all of them play at @level. */
void fh_computers_group_set_level (FhComputersGroup *self, const char *level);

/* What fh_computers_group_get_level() would say of a group with @settings at a table by @rules to
 * which @recommended (or NULL) was proposed, where none has been made yet. */
const char *
fh_computers_find_level (FhSettings *settings, const FhRules *rules, const char *recommended);

/* Proposes @level for partners and opponents where the settings have none that was chosen. */
void fh_computers_group_recommend (FhComputersGroup *self, const char *level);

/* Keeps what was chosen in the settings that it was made with. */
void fh_computers_group_store (FhComputersGroup *self);
