/* fh-card-picture.h: the picture of a card in its frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"

#define FH_TYPE_CARD_PICTURE (fh_card_picture_get_type ())
G_DECLARE_FINAL_TYPE (FhCardPicture, fh_card_picture, FH, CARD_PICTURE, GtkWidget)

/**
 * FhCardPicture:
 *
 * Paints one card over its whole allocation, sharp at every scale factor.  It says nothing to a
 * screen reader: whoever holds it does.
 *
 * CSS node: `face`.  Shadow, outline and lift are CSS.
 */

/* A picture of nothing yet, from @art. */
GtkWidget *fh_card_picture_new (void);

/* Shows @card: one of the 64, FH_CARD_BACK, or FH_CARD_NONE for nothing. */
void fh_card_picture_set_card (FhCardPicture *self, FhCard card);

/* Whether the back is painted, while a card is on its way. */
void fh_card_picture_set_face_down (FhCardPicture *self, gboolean is_face_down);

/* Whether the card is darkened and carries the small mark of a card that cannot be played. */
void fh_card_picture_set_barred (FhCardPicture *self, gboolean barred);
