/* fh-settings.h: what the user has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-company.h"
#include "fh-game.h"
#include "fh-hand-order.h"
#include "fh-house-rules.h"

#define FH_TYPE_SETTINGS (fh_settings_get_type ())
G_DECLARE_FINAL_TYPE (FhSettings, fh_settings, FH, SETTINGS, GObject)

/**
 * FhSettings:
 *
 * One property for every key of the schema, of the same name, all readable, writable and notifying:
 * bind widgets to them with g_object_bind_property().  Where the schema is not installed, or lacks
 * a key, the property works all the same and is forgotten at the end.
 *
 * Enumerations are strings, the nicks of the schema.  Strings: `language`, `preset`, `player-name`,
 * `partner-level`, `opponent-level`, `partner-character`, `opponent-character`, `animation-speed`,
 * `sort-order`, `suit-order`, `deck`, `card-back`, `tutor-page`, `felt`, `color-scheme`,
 * `card-letters`.  String lists (GStrv): `options` ("name=value"), `partner-conventions`,
 * `opponent-conventions`, `computer-names`, `faces`. Booleans: `confirm-play`, `play-forced`,
 * `left-handed`, `sounds`, `mark-legal`, `review-deals`, `table-talk`, `show-tutor`,
 * `terse-speech`, `four-color`, `window-maximized`. Integers: `trick-pace`, `computer-pace`,
 * `slip-rate`, `sound-volume`, `speak-when-differ`, `window-width`, `window-height`.
 */

/* The settings of @schema_id; NULL for the application's. */
FhSettings *fh_settings_new (const char *schema_id);

/* Fills @rules with the preset and the options of the next game.  An option that no longer fits is
 * left out. */
void fh_settings_get_rules (FhSettings *settings, FhRules *rules);

/* Keeps @rules as preset and options: the options that differ from the preset. */
void fh_settings_set_rules (FhSettings *settings, const FhRules *rules);

/* In which order the person holds his cards. */
FhHandOrder fh_settings_get_hand_order (FhSettings *settings);

/* The tables to which the person has given a name.  They are read when they are first asked for. */
FhHouseRules *fh_settings_get_house_rules (FhSettings *settings);

/* Whom the person wants to play with, at any table.  (transfer full) */
FhCompany *fh_settings_get_company (FhSettings *settings);

/* Fills @seating with them for a game by @rules. */
void fh_settings_get_seating (FhSettings *settings, const FhRules *rules, FhSeating *seating);

/* Keeps the delays, `play-forced` and `slip-rate` of @game as they are in the settings, from now
 * on. */
void fh_settings_bind_game (FhSettings *settings, FhGame *game);

/* Milliseconds for which a trick lies where what follows happens by itself: `trick-pace`, or a
 * while where the person wants tricks to lie until he goes on. */
int fh_settings_get_trick_pause (FhSettings *settings);

/* The text of a property.  (transfer full) */
char *fh_settings_dup_string (FhSettings *settings, const char *name);

/* Whether somebody has chosen what the property @name is: it has been another one than at first. */
gboolean fh_settings_is_chosen (FhSettings *settings, const char *name);
