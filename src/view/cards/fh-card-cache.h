/* fh-card-cache.h: textures of cards by card and width, the least recently used dropped first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-card.h"

typedef struct _FhCardCache FhCardCache;

/* A new, empty cache that keeps at most @max_bytes of pixels, but always at least one texture.
 * Free with fh_card_cache_free (). */
FhCardCache *fh_card_cache_new (gsize max_bytes);
void fh_card_cache_free (FhCardCache *self);

/* The texture of @card at @width device pixels, with a shadow around it or without, owned by the
 * cache, or NULL; counts a hit or a miss. */
GdkTexture *fh_card_cache_look_up (FhCardCache *self, FhCard card, int width, gboolean has_shadow);

/* Keeps @texture, of which the cache takes the reference, as @card at @width device pixels, and
 * drops what is then too much.  Such a card must not be in the cache. */
void fh_card_cache_take (
    FhCardCache *self, FhCard card, int width, gboolean has_shadow, GdkTexture *texture);

/* Drops all textures; the counters stay. */
void fh_card_cache_clear (FhCardCache *self);

/* How often look_up () found a texture, how often not, and how many textures are kept. */
guint fh_card_cache_get_hits (FhCardCache *self);
guint fh_card_cache_get_misses (FhCardCache *self);
guint fh_card_cache_get_size (FhCardCache *self);
