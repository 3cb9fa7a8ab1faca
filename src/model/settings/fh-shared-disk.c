/* fh-shared-disk.c: a key file to which several programs add, on the disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shared-disk.h"

#include <unistd.h>

#include "fh-journal-disk.h"

/* Bytes; nothing that is kept so is that long. */
#define MAX_SIZE (1024 * 1024)

struct _FhSharedDisk
{
  gatomicrefcount refs;
  char *path;
  GMutex disk; /* held while the file is written */

  GMutex mutex;      /* guards all below; never held while the disk is waited for */
  GPtrArray *added;  /* FhSharedEntry, not on disk yet */
  gboolean is_reset; /* what is on disk does not count any more */
  guint64 n_asked;
};

static void
entry_free (gpointer data)
{
  FhSharedEntry *entry = data;

  g_free (entry->group);
  g_free (entry->key);
  g_free (entry->text);
  g_free (entry);
}

FhSharedDisk *
fh_shared_disk_new (const char *path)
{
  FhSharedDisk *file = g_new0 (FhSharedDisk, 1);

  g_atomic_ref_count_init (&file->refs);
  g_mutex_init (&file->disk);
  g_mutex_init (&file->mutex);
  file->path = g_strdup (path);
  file->added = g_ptr_array_new_with_free_func (entry_free);
  return file;
}

FhSharedDisk *
fh_shared_disk_ref (FhSharedDisk *file)
{
  g_atomic_ref_count_inc (&file->refs);
  return file;
}

void
fh_shared_disk_unref (FhSharedDisk *file)
{
  if (!g_atomic_ref_count_dec (&file->refs))
    return;
  g_mutex_clear (&file->disk);
  g_mutex_clear (&file->mutex);
  g_ptr_array_unref (file->added);
  g_free (file->path);
  g_free (file);
}

const char *
fh_shared_disk_get_path (FhSharedDisk *file)
{
  return file->path;
}

/* --- Adding --- */

void
fh_shared_disk_tally (
    GKeyFile *contents, const char *group, const char *key, guint *played, guint *won)
{
  gsize n = 0;
  g_autofree int *numbers = g_key_file_get_integer_list (contents, group, key, &n, NULL);

  *played = *won = 0;
  if (numbers != NULL && n == 2 && numbers[1] >= 0 && numbers[0] >= numbers[1])
    {
      *played = (guint) numbers[0];
      *won = (guint) numbers[1];
    }
}

void
fh_shared_disk_apply (GKeyFile *contents, const FhSharedEntry *entry)
{
  const char *group = entry->group, *key = entry->key;

  switch (entry->kind)
    {
    case FH_SHARED_COUNT:
      {
        int number = g_key_file_get_integer (contents, group, key, NULL);

        g_key_file_set_integer (contents, group, key, CLAMP (number, 0, G_MAXINT - 1) + 1);
        break;
      }
    case FH_SHARED_TALLY:
      {
        guint played, won;

        fh_shared_disk_tally (contents, group, key, &played, &won);
        int numbers[2] = { (int) MIN (played + 1, G_MAXINT - 1),
                           (int) MIN (won + (entry->won ? 1 : 0), G_MAXINT - 1) };

        g_key_file_set_integer_list (contents, group, key, numbers, 2);
        break;
      }
    case FH_SHARED_TEXT:
      g_key_file_set_string (contents, group, key, entry->text);
      break;
    }
}

void
fh_shared_disk_add (FhSharedDisk *file, const FhSharedEntry *entry)
{
  FhSharedEntry *copy = g_new0 (FhSharedEntry, 1);

  *copy = *entry;
  copy->group = g_strdup (entry->group);
  copy->key = g_strdup (entry->key);
  copy->text = g_strdup (entry->text);
  g_mutex_lock (&file->mutex);
  g_ptr_array_add (file->added, copy);
  file->n_asked++;
  g_mutex_unlock (&file->mutex);
}

void
fh_shared_disk_reset (FhSharedDisk *file)
{
  g_mutex_lock (&file->mutex);
  g_ptr_array_set_size (file->added, 0);
  file->is_reset = TRUE;
  file->n_asked++;
  g_mutex_unlock (&file->mutex);
}

guint64
fh_shared_disk_get_n_asked (FhSharedDisk *file)
{
  guint64 n_asked;

  g_mutex_lock (&file->mutex);
  n_asked = file->n_asked;
  g_mutex_unlock (&file->mutex);
  return n_asked;
}

/* --- The disk --- */

GKeyFile *
fh_shared_disk_read (FhSharedDisk *file, GError **error)
{
  g_autoptr (GKeyFile) contents = g_key_file_new ();
  GError *local = NULL;
  g_autofree char *text = fh_journal_disk_read_text (file->path, MAX_SIZE, &local);

  if (text != NULL)
    g_key_file_load_from_data (contents, text, (gsize) -1, G_KEY_FILE_NONE, &local);
  if (local == NULL)
    return g_steal_pointer (&contents);
  g_propagate_error (error, local);
  return NULL;
}

gboolean
fh_shared_disk_is_damage (const GError *error)
{
  return error->domain == G_KEY_FILE_ERROR
         || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
}

/* What is on disk now; what is damaged is put aside first. */
static GKeyFile *
read_or_set_aside (FhSharedDisk *file, GError **error)
{
  GError *local = NULL;
  GKeyFile *contents = fh_shared_disk_read (file, &local);
  g_autofree char *aside = NULL;

  if (contents != NULL)
    return contents;
  if (!fh_shared_disk_is_damage (local))
    {
      g_propagate_error (error, local);
      return NULL;
    }
  g_error_free (local);
  aside = fh_journal_disk_set_aside (file->path, "damaged", error);
  return aside != NULL ? g_key_file_new () : NULL;
}

/* Writes @added under the lock that keeps other programs out. */
static GKeyFile *
write_added (FhSharedDisk *file, GPtrArray *added, gboolean is_reset, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (file->path);
  g_autofree char *name = g_path_get_basename (file->path);
  g_autofree char *lock_name = g_strconcat (name, ".lock", NULL);
  g_autoptr (GKeyFile) contents = NULL;
  g_autofree char *text = NULL;
  gboolean done = FALSE;
  int lock = fh_journal_disk_lock (directory, lock_name, TRUE, error);

  if (lock < 0)
    return NULL;
  contents = is_reset ? g_key_file_new () : read_or_set_aside (file, error);
  if (contents != NULL)
    {
      for (guint i = 0; i < added->len; i++)
        fh_shared_disk_apply (contents, added->pdata[i]);
      text = g_key_file_to_data (contents, NULL, NULL);
      done = fh_journal_disk_replace (file->path, text, error);
    }
  close (lock);
  return done ? g_steal_pointer (&contents) : NULL;
}

GKeyFile *
fh_shared_disk_write (FhSharedDisk *file, guint64 *n_asked, GError **error)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (entry_free);
  GKeyFile *contents;
  gboolean is_reset;

  g_mutex_lock (&file->disk);
  g_mutex_lock (&file->mutex);
  g_ptr_array_extend_and_steal (added, g_steal_pointer (&file->added));
  file->added = g_ptr_array_new_with_free_func (entry_free);
  is_reset = file->is_reset;
  file->is_reset = FALSE;
  *n_asked = file->n_asked;
  g_mutex_unlock (&file->mutex);

  contents = added->len > 0 || is_reset ? write_added (file, added, is_reset, error)
                                        : fh_shared_disk_read (file, error);
  if (contents == NULL)
    {
      g_mutex_lock (&file->mutex);
      /* A reset that came meanwhile forgets these too. */
      if (!file->is_reset)
        {
          g_ptr_array_extend_and_steal (added, g_steal_pointer (&file->added));
          file->added = g_steal_pointer (&added);
          file->is_reset = is_reset;
        }
      g_mutex_unlock (&file->mutex);
    }
  g_mutex_unlock (&file->disk);
  return contents;
}
