/* fh-sounds.h: what the table sounds like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-game.h"
#include "fh-settings.h"

#define FH_TYPE_SOUNDS (fh_sounds_get_type ())
G_DECLARE_FINAL_TYPE (FhSounds, fh_sounds, FH, SOUNDS, GObject)

/**
 * FhSounds:
 *
 * Plays a soft sound for a deal, a card, a trick, a kitty, and another one for each end, of a deal
 * or a game, that is good for the person or bad: when `sounds` is on in the settings, the system
 * wants sounds of events, and GTK has something to play them with.  A stream
 * lives no longer than its sound, so that nothing is left to do in between.
 *
 * Signal `playing (const char *name)`: the sound @name, such as "card", begins; also where nothing
 * can be heard because GTK has nothing to play it with.
 */
FhSounds *fh_sounds_new (FhSettings *settings);

/* Listens to @game from now on, or to none. */
void fh_sounds_set_game (FhSounds *self, FhGame *game);

/* How many sounds can be heard right now; for tests. */
guint fh_sounds_get_n_streams (FhSounds *self);

/* Whether GTK has something to play sounds with. */
gboolean fh_sounds_are_possible (void);

/* Whether the system wants sounds of events. */
gboolean fh_sounds_are_wanted (void);
