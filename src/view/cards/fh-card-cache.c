/* fh-card-cache.c: textures of cards by card, width and shadow, the least recently used dropped
 * first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-cache.h"

typedef struct
{
  guint key;
  gsize n_bytes;
  GdkTexture *texture;
  GList link; /* in the queue, its data is the entry */
} Entry;

struct _FhCardCache
{
  GHashTable *entries; /* key → Entry, owned */
  GQueue used;         /* of Entry, the most recently used first */
  gsize n_bytes;
  gsize max_bytes;
  guint hits;
  guint misses;
};

static guint
make_key (FhCard card, int width, gboolean has_shadow)
{
  return (guint) width << 9 | (guint) !!has_shadow << 8 | card;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_object_unref (entry->texture);
  g_free (entry);
}

FhCardCache *
fh_card_cache_new (gsize max_bytes)
{
  FhCardCache *self = g_new0 (FhCardCache, 1);

  self->entries = g_hash_table_new_full (NULL, NULL, NULL, entry_free);
  self->max_bytes = max_bytes;
  g_queue_init (&self->used);

  return self;
}

void
fh_card_cache_free (FhCardCache *self)
{
  g_hash_table_unref (self->entries);
  g_free (self);
}

GdkTexture *
fh_card_cache_look_up (FhCardCache *self, FhCard card, int width, gboolean has_shadow)
{
  Entry *entry =
      g_hash_table_lookup (self->entries, GUINT_TO_POINTER (make_key (card, width, has_shadow)));

  if (entry == NULL)
    {
      self->misses++;
      return NULL;
    }

  self->hits++;
  g_queue_unlink (&self->used, &entry->link);
  g_queue_push_head_link (&self->used, &entry->link);

  return entry->texture;
}

static void
drop_least_recent (FhCardCache *self)
{
  Entry *entry = g_queue_peek_tail (&self->used);

  g_queue_unlink (&self->used, &entry->link);
  self->n_bytes -= entry->n_bytes;
  g_hash_table_remove (self->entries, GUINT_TO_POINTER (entry->key));
}

void
fh_card_cache_take (
    FhCardCache *self, FhCard card, int width, gboolean has_shadow, GdkTexture *texture)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->key = make_key (card, width, has_shadow);
  entry->n_bytes = (gsize) gdk_texture_get_width (texture) * gdk_texture_get_height (texture) * 4;
  entry->texture = texture;
  entry->link.data = entry;

  g_hash_table_insert (self->entries, GUINT_TO_POINTER (entry->key), entry);
  g_queue_push_head_link (&self->used, &entry->link);
  self->n_bytes += entry->n_bytes;

  while (self->n_bytes > self->max_bytes && self->used.length > 1)
    drop_least_recent (self);
}

void
fh_card_cache_clear (FhCardCache *self)
{
  /* The links are part of the entries, so the queue forgets them before they are freed. */
  g_queue_init (&self->used);
  g_hash_table_remove_all (self->entries);
  self->n_bytes = 0;
}

guint
fh_card_cache_get_hits (FhCardCache *self)
{
  return self->hits;
}

guint
fh_card_cache_get_misses (FhCardCache *self)
{
  return self->misses;
}

guint
fh_card_cache_get_size (FhCardCache *self)
{
  return g_hash_table_size (self->entries);
}
