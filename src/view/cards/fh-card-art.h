/* fh-card-art.h: pictures of cards, ready to be put on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One FhCardArt serves a whole application.  It needs no display and belongs to the main thread.
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-card.h"

/* In place of a card: the back that all cards have in common. */
#define FH_CARD_BACK ((FhCard) 0xfe)

/* How far the shadow of a card goes beyond it on each side, in logical pixels. */
#define FH_CARD_SHADOW_MARGIN 5

/* Below this many logical pixels a card shows one large sign instead of all its pips, and half a
 * figure instead of a two-headed one. */
#define FH_CARD_SMALL_BELOW 80

/* The inks of the suits. */
typedef enum
{
  FH_CARD_INKS_STANDARD,    /* spades and clubs black, diamonds and hearts red */
  FH_CARD_INKS_FOUR_COLOUR, /* clubs green, diamonds blue */
} FhCardInks;

/* What stands on the faces. */
typedef enum
{
  FH_CARD_DECK_PICTURES, /* pips, courts and birds */
  FH_CARD_DECK_PLAIN,    /* a large index and one sign, at every size */
} FhCardDeck;

/* The pattern of the backs. */
typedef enum
{
  FH_CARD_BACK_LATTICE, /* blue */
  FH_CARD_BACK_SCALES,  /* red */
  FH_CARD_BACK_WEAVE,   /* straw */
} FhCardBack;

/* What the cache has done so far. */
typedef struct
{
  guint hits;   /* pictures that were at hand */
  guint misses; /* pictures that had to be drawn or read */
  guint read;   /* of these, read from the disk */
  guint cached; /* pictures kept now */
  guint failed; /* pictures whose drawing failed, once each; they show a plain face */
} FhCardArtStats;

#define FH_TYPE_CARD_ART (fh_card_art_get_type ())

G_DECLARE_FINAL_TYPE (FhCardArt, fh_card_art, FH, CARD_ART, GObject)

/* A new set of pictures from the drawings built into the program: standard inks, letters A K Q J.
 * Returns a full reference. */
FhCardArt *fh_card_art_new (void);

/* The same from the drawings under the resource path @path (without a slash at its end).  Drawings
 * that are missing or broken warn once and show plain faces. */
FhCardArt *fh_card_art_new_for_path (const char *path);

/* Lets pictures lie in @folder from one run to the next, see fh-card-store.h; without it each run
 * draws them anew. */
void fh_card_art_keep_in (FhCardArt *self, const char *folder);

/* The picture of @card -- one of the 64, or FH_CARD_BACK -- at @width_px device pixels: logical
 * width times scale factor.  The texture is fh_card_art_snap_width (@width_px) wide, its height is
 * fh_card_art_height () of that; its corners are transparent and it has no shadow.  Draws it if it
 * is in no cache, which takes one to four milliseconds: call this when sizes or cards change,
 * not while taking a snapshot.  Never NULL.  The cache owns the texture and may let go of it
 * later: keep a reference for as long as it is shown. */
GdkTexture *fh_card_art_get (FhCardArt *self, FhCard card, int width_px);

/* The same with the soft shadow that a card throws on what it lies on, unless cards are outlined.
 * Tells in @bounds where the texture belongs, in logical pixels from the card's corner.  The shadow
 * is part of the picture because one of the style would be blurred again for each frame in which
 * something moves. */
GdkTexture *
fh_card_art_get_lying (FhCardArt *self, FhCard card, int width_px, graphene_rect_t *bounds);

/* The nearest width in device pixels, not below @width_px, in which pictures are drawn.  A view
 * that makes its cards exactly so wide gets them unscaled, hence sharp: even numbers below 128,
 * multiples of 4 below 512, multiples of 8 above; at least 16 and at most 2048. */
int fh_card_art_snap_width (int width_px);

/* The height of a card that is @width wide, in the same unit; cards are 5 to 7. */
int fh_card_art_height (int width);

/* The radius of the corners of a card that is @width wide, in the same unit: for shadows,
 * outlines and focus rings around it. */
float fh_card_art_corner_radius (float width);

/* The letters on ace, king, queen and jack: UTF-8, one or two characters each, copied.  If any is
 * new, all pictures are dropped and "changed" is emitted. */
void fh_card_art_set_letters (
    FhCardArt *self, const char *ace, const char *king, const char *queen, const char *jack);

/* The inks of the suits.  If they are new, all pictures are dropped and "changed" is emitted. */
void fh_card_art_set_inks (FhCardArt *self, FhCardInks inks);
FhCardInks fh_card_art_get_inks (FhCardArt *self);

/* What stands on the faces, and the pattern of the backs.  If it is new, all pictures are dropped
 * and "changed" is emitted. */
void fh_card_art_set_deck (FhCardArt *self, FhCardDeck deck);
FhCardDeck fh_card_art_get_deck (FhCardArt *self);
void fh_card_art_set_back (FhCardArt *self, FhCardBack back);
FhCardBack fh_card_art_get_back (FhCardArt *self);

/* Whether cards have a plain dark border instead of the soft edge, for high contrast.  If that is
 * new, all pictures are dropped and "changed" is emitted. */
void fh_card_art_set_outlined (FhCardArt *self, gboolean outlined);

/* How many device pixels make a logical pixel, gtk_widget_get_scale_factor (); 1 at first.  Cards
 * narrower than FH_CARD_SMALL_BELOW are drawn for small sizes, with a larger index and one large
 * sign or half a figure.  If it is new, all pictures are dropped and "changed" is emitted. */
void fh_card_art_set_scale_factor (FhCardArt *self, int scale_factor);

/* The colour in which @suit is printed on a card, for things beside cards that stand on a light
 * ground too. */
GdkRGBA fh_card_art_get_suit_colour (FhCardArt *self, FhSuit suit);

/* What stands in the corner of @card, which is no joker: "10", "K".  It belongs to @self and is
 * valid until the letters change. */
const char *fh_card_art_get_index (FhCardArt *self, FhCard card);

/* The counters, for tests and for measuring. */
FhCardArtStats fh_card_art_get_stats (FhCardArt *self);
