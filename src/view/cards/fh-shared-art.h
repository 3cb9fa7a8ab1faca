/* fh-shared-art.h: the pictures of cards that all of the window shares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"
#include "fh-settings.h"

/* The set of pictures that everything on the screen uses, so that each card is drawn once.  It
 * belongs to the program.  (transfer none) */
FhCardArt *fh_shared_art_get (void);

/* Has the cards look as @settings say: deck, backs, inks, letters. */
void fh_shared_art_read_settings (FhSettings *settings);

/* What the settings `deck` and `card-back` call @word. */
FhCardDeck fh_shared_art_deck_of (const char *word);
FhCardBack fh_shared_art_back_of (const char *word);

/* Whether @letters are such as can stand on ace, king, queen and jack: four letters or signs, all
 * different and none of them a digit of another card, with a space between them. */
gboolean fh_shared_art_knows_letters (const char *letters);
