/* fh-card-face.h: draws faces and backs of cards from the SVG artwork.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"

/* The radius of the corners as a share of the card's width. */
#define FH_CARD_FACE_RADIUS 0.075

/* How cards look, apart from their drawings. */
typedef struct
{
  FhCardInks inks;
  FhCardDeck deck;
  FhCardBack back;
  gboolean outlined;      /* a dark border instead of the soft edge */
  int scale_factor;       /* device pixels to a logical pixel */
  const char *letters[4]; /* ace, king, queen, jack */
} FhCardStyle;

typedef struct _FhCardFace FhCardFace;

/* Loads the drawings under the resource path @path; a drawing that cannot be loaded fails when it
 * is drawn.  Free with fh_card_face_free (). */
FhCardFace *fh_card_face_new (const char *path);
void fh_card_face_free (FhCardFace *self);

/* Draws @card, one of the 64 or FH_CARD_BACK, on the upper left @width × @height device pixels of
 * @cr, over nothing.  Returns whether that went well; if not, sets @error and leaves @cr with part
 * of a card. */
gboolean fh_card_face_draw (FhCardFace *self,
                            cairo_t *cr,
                            FhCard card,
                            const FhCardStyle *style,
                            int width,
                            int height,
                            GError **error);

/* Draws @card without any drawing: a large index and suit sign from the font, over whatever is
 * there.  Cannot fail. */
void fh_card_face_draw_plain (
    FhCardFace *self, cairo_t *cr, FhCard card, const FhCardStyle *style, int width, int height);

/* What stands in the corner of @card, which is no joker, with @letters on ace, king, queen and
 * jack; it is one of them or a static string. */
const char *fh_card_face_index (FhCard card, const char *const letters[4]);

/* The ink of @suit as a CSS colour, a static string. */
const char *fh_card_face_suit_ink (FhSuit suit, FhCardInks inks);
