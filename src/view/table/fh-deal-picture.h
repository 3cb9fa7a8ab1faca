/* fh-deal-picture.h: a picture of a deal that is over, to show to others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-card-art.h"
#include "fh-scene.h"
#include "fh-state.h"

/* Pixels. */
#define FH_DEAL_PICTURE_WIDTH 1600

/**
 * FhDealPicture:
 *
 * The table, the contract, the result, all hands as they were dealt, the kitty and what was put
 * away, as an image that needs no program to be looked at.  What it shows and says is settled when
 * it is made, in the language of the moment; then it can be drawn in any thread.
 */
typedef struct _FhDealPicture FhDealPicture;

/* Of the deal that is over in @state, at the table that is called @table, with cards that look as
 * those of @art.  @scene says who is who; a person who has a name is called by it, since others are
 * to read it.  NULL as long as the deal is not over, and when it was thrown in.  (transfer full) */
FhDealPicture *
fh_deal_picture_new (const FhScene *scene, const FhState *state, const char *table, FhCardArt *art);
void fh_deal_picture_free (FhDealPicture *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhDealPicture, fh_deal_picture_free)

/* The cards in it, counted as often as they are shown. */
guint fh_deal_picture_get_n_cards (const FhDealPicture *self);

/* Draws it, FH_DEAL_PICTURE_WIDTH wide and as high as it needs; in any thread.  (transfer full) */
cairo_surface_t *fh_deal_picture_draw (const FhDealPicture *self);

/* --- fh-deal-picture-share.c --- */

/* Both take @self, NULL for nothing to do, and return at once; how it went is told by @said, with a
 * sentence, as long as
 * @window is there.  The first asks where, and writes a PNG file there; the second puts the picture
 * on the clipboard. */
typedef void (*FhDealPictureSaid) (GtkWindow *window, const char *sentence);
void fh_deal_picture_save (FhDealPicture *self, GtkWindow *window, FhDealPictureSaid said);
void fh_deal_picture_copy (FhDealPicture *self, GtkWindow *window, FhDealPictureSaid said);

/* Writes it to @file as PNG, in a thread.  Takes @self.  FALSE with @error. */
void fh_deal_picture_write_async (FhDealPicture *self,
                                  GFile *file,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
gboolean fh_deal_picture_write_finish (GAsyncResult *result, GError **error);
