/* fh-strength.h: how strong the others are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define FH_TYPE_STRENGTH (fh_strength_get_type ())
G_DECLARE_FINAL_TYPE (FhStrength, fh_strength, FH, STRENGTH, AdwBin)

/**
 * FhStrength:
 *
 * The levels of computer players, side by side, of which one is chosen for all of them, and in a
 * sentence what that means.  Nothing moves when another is chosen.
 *
 * Signal `changed ()`: the person has chosen another level.
 */

/* Shows that all play at @level, a word as of fh_computer_levels(), or for NULL that partners play
 * in another way than opponents. */
void fh_strength_set (FhStrength *self, const char *level);

/* The level that the person has chosen last. */
const char *fh_strength_get (FhStrength *self);
