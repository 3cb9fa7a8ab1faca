/* fh-recommend.h: what suits somebody's first game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-progress.h"
#include "fh-rules.h"
#include "fh-settings.h"

/* The table that is most usual where somebody speaks as @names say (as of fh_language_dup_wanted(),
 * NULL-terminated). */
FhPreset fh_recommend_preset (const char *const *names);

/* The level, a word as of fh_computer_levels(), of the partners and opponents of somebody who plays
 * for the first time and knows @knows: who knows no such game plays with learners, and who knows
 * one like it with beginners. */
const char *fh_recommend_level (FhKnows knows);

/* The same for who has said what he knows in @progress; NULL where nothing is recommended, and
 * computer players play as the settings have it. */
const char *fh_recommend_level_by (FhProgress *progress);

/* The rules that @settings have, or where none have been chosen the table that is most usual. */
void fh_recommend_rules (FhSettings *settings, FhRules *rules);
