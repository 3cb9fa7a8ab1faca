/* fh-card-store.c: pictures of cards that are kept on the disk, to be drawn once and not once a
 * run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-store.h"

#include <glib/gstdio.h>
#include <string.h>

#include "fh-asker.h"
#include "fh-journal-disk.h"

/* A file is this word, the checksum of what follows it, and the bytes. */
#define HEAD     "FHCARD1\n"
#define SUM_SIZE 32

/* A window whose edge is drawn makes cards of many sizes; only the last ones are kept. */
#define MAX_WAITING 64

typedef struct
{
  char *path;
  GBytes *bytes;
} Kept;

struct _FhCardStore
{
  char *folder;
  GQueue waiting; /* of Kept, the first given first */
  guint rest_id;  /* the source that writes them, or 0 */
};

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_free (kept->path);
  g_bytes_unref (kept->bytes);
  g_free (kept);
}

FhCardStore *
fh_card_store_new (const char *folder)
{
  FhCardStore *self = g_new0 (FhCardStore, 1);

  self->folder = g_strdup (folder);
  return self;
}

void
fh_card_store_free (FhCardStore *self)
{
  g_clear_handle_id (&self->rest_id, g_source_remove);
  g_queue_clear_full (&self->waiting, kept_free);
  g_free (self->folder);
  g_free (self);
}

static char *
path_of (FhCardStore *self, const char *name)
{
  g_autofree char *word = g_compute_checksum_for_string (G_CHECKSUM_MD5, name, -1);

  return g_build_filename (self->folder, word, NULL);
}

GBytes *
fh_card_store_read (FhCardStore *self, const char *name, gsize size)
{
  const gsize head = strlen (HEAD) + SUM_SIZE;
  g_autofree char *path = path_of (self, name);
  g_autofree char *sum = NULL;
  g_autoptr (GBytes) file = fh_journal_disk_read (path, head + size, NULL);
  const char *data = file != NULL ? g_bytes_get_data (file, NULL) : NULL;

  if (data == NULL || g_bytes_get_size (file) != head + size || !g_str_has_prefix (data, HEAD))
    return NULL;
  sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, (const guchar *) data + head, size);
  if (memcmp (data + strlen (HEAD), sum, SUM_SIZE) != 0)
    return NULL;
  return g_bytes_new_from_bytes (file, head, size);
}

static gboolean
write_kept (const Kept *kept, GError **error)
{
  gsize size = g_bytes_get_size (kept->bytes);
  const guchar *data = g_bytes_get_data (kept->bytes, NULL);
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, data, size);
  g_autoptr (GByteArray) file = g_byte_array_new ();

  g_byte_array_append (file, (const guint8 *) HEAD, strlen (HEAD));
  g_byte_array_append (file, (const guint8 *) sum, SUM_SIZE);
  g_byte_array_append (file, data, (guint) size);
  return g_file_set_contents_full (kept->path, (const char *) file->data, file->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

typedef struct
{
  char *path;
  goffset size;
  gint64 time;
} Old;

static void
old_free (gpointer data)
{
  g_free (((Old *) data)->path);
  g_free (data);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const Old *one = *(Old *const *) a, *other = *(Old *const *) b;

  return (one->time > other->time) - (one->time < other->time);
}

/* Removes what was written longest ago until the folder is small enough. */
static void
keep_within_bounds (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (old_free);
  goffset total = 0;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      Old *old;
      GStatBuf about;

      if (g_lstat (path, &about) != 0 || !S_ISREG (about.st_mode))
        continue;
      old = g_new (Old, 1);
      *old = (Old){ g_steal_pointer (&path), about.st_size, about.st_mtime };
      g_ptr_array_add (files, old);
      total += about.st_size;
    }
  g_ptr_array_sort (files, compare_times);
  for (guint i = 0; i < files->len && total > FH_CARD_STORE_MAX_BYTES; i++)
    {
      const Old *old = files->pdata[i];

      if (g_unlink (old->path) == 0)
        total -= old->size;
    }
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GPtrArray *all = data;
  g_autofree char *folder = g_path_get_dirname (((const Kept *) all->pdata[0])->path);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GError) error = NULL;

      /* It is drawn again then, and nobody misses anything. */
      if (!write_kept (all->pdata[i], &error))
        {
          g_debug ("No picture is kept: %s", error->message);
          break;
        }
    }
  keep_within_bounds (folder);
  g_task_return_boolean (task, TRUE);
}

static gboolean
rest_cb (gpointer data)
{
  FhCardStore *self = data;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);
  GPtrArray *all = g_ptr_array_new_with_free_func (kept_free);
  Kept *kept;

  while ((kept = g_queue_pop_head (&self->waiting)) != NULL)
    g_ptr_array_add (all, kept);
  g_task_set_task_data (task, all, (GDestroyNotify) g_ptr_array_unref);
  fh_asker_run (task, write_thread);
  self->rest_id = 0;
  return G_SOURCE_REMOVE;
}

void
fh_card_store_keep (FhCardStore *self, const char *name, GBytes *bytes)
{
  Kept *kept = g_new (Kept, 1);

  *kept = (Kept){ path_of (self, name), g_bytes_ref (bytes) };
  g_queue_push_tail (&self->waiting, kept);
  if (self->waiting.length > MAX_WAITING)
    kept_free (g_queue_pop_head (&self->waiting));
  g_clear_handle_id (&self->rest_id, g_source_remove);
  self->rest_id = g_timeout_add (FH_CARD_STORE_REST_MS, rest_cb, self);
}
