/* fh-statistics-file.c: counts in a key file to which several programs may add.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-file.h"

#include <unistd.h>

#include "fh-journal-disk.h"

/* Bytes; no statistics are that long. */
#define MAX_SIZE (1024 * 1024)

struct _FhStatisticsFile
{
  gatomicrefcount refs;
  char *path;
  GMutex disk; /* held while the file is written */

  GMutex mutex;      /* guards all below; never held while the disk is waited for */
  GPtrArray *added;  /* FhCount, not on disk yet */
  gboolean is_reset; /* what is on disk does not count any more */
  guint64 n_asked;
};

static void
count_free (gpointer data)
{
  FhCount *count = data;

  g_free (count->group);
  g_free (count->key);
  g_free (count);
}

FhStatisticsFile *
fh_statistics_file_new (const char *path)
{
  FhStatisticsFile *file = g_new0 (FhStatisticsFile, 1);

  g_atomic_ref_count_init (&file->refs);
  g_mutex_init (&file->disk);
  g_mutex_init (&file->mutex);
  file->path = g_strdup (path);
  file->added = g_ptr_array_new_with_free_func (count_free);
  return file;
}

FhStatisticsFile *
fh_statistics_file_ref (FhStatisticsFile *file)
{
  g_atomic_ref_count_inc (&file->refs);
  return file;
}

void
fh_statistics_file_unref (FhStatisticsFile *file)
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
fh_statistics_file_get_path (FhStatisticsFile *file)
{
  return file->path;
}

/* --- Counting --- */

void
fh_statistics_tally (
    GKeyFile *counts, const char *group, const char *key, guint *played, guint *won)
{
  gsize n = 0;
  g_autofree int *numbers = g_key_file_get_integer_list (counts, group, key, &n, NULL);

  *played = *won = 0;
  if (numbers != NULL && n == 2 && numbers[1] >= 0 && numbers[0] >= numbers[1])
    {
      *played = (guint) numbers[0];
      *won = (guint) numbers[1];
    }
}

void
fh_statistics_count (GKeyFile *counts, const FhCount *count)
{
  if (count->is_tally)
    {
      guint played, won;

      fh_statistics_tally (counts, count->group, count->key, &played, &won);
      int numbers[2] = { (int) MIN (played + 1, G_MAXINT - 1),
                         (int) MIN (won + (count->won ? 1 : 0), G_MAXINT - 1) };
      g_key_file_set_integer_list (counts, count->group, count->key, numbers, 2);
    }
  else
    {
      int number = g_key_file_get_integer (counts, count->group, count->key, NULL);

      g_key_file_set_integer (counts, count->group, count->key,
                              CLAMP (number, 0, G_MAXINT - 1) + 1);
    }
}

void
fh_statistics_file_add (FhStatisticsFile *file, const FhCount *count)
{
  FhCount *copy = g_new0 (FhCount, 1);

  *copy = *count;
  copy->group = g_strdup (count->group);
  copy->key = g_strdup (count->key);
  g_mutex_lock (&file->mutex);
  g_ptr_array_add (file->added, copy);
  file->n_asked++;
  g_mutex_unlock (&file->mutex);
}

void
fh_statistics_file_reset (FhStatisticsFile *file)
{
  g_mutex_lock (&file->mutex);
  g_ptr_array_set_size (file->added, 0);
  file->is_reset = TRUE;
  file->n_asked++;
  g_mutex_unlock (&file->mutex);
}

guint64
fh_statistics_file_get_n_asked (FhStatisticsFile *file)
{
  guint64 n_asked;

  g_mutex_lock (&file->mutex);
  n_asked = file->n_asked;
  g_mutex_unlock (&file->mutex);
  return n_asked;
}

/* --- The disk --- */

GKeyFile *
fh_statistics_file_read (FhStatisticsFile *file, GError **error)
{
  g_autoptr (GKeyFile) counts = g_key_file_new ();
  GError *local = NULL;
  g_autofree char *text = fh_journal_disk_read_text (file->path, MAX_SIZE, &local);

  if (text != NULL)
    g_key_file_load_from_data (counts, text, (gsize) -1, G_KEY_FILE_NONE, &local);
  if (local == NULL)
    return g_steal_pointer (&counts);
  g_propagate_error (error, local);
  return NULL;
}

/* What is on disk now; what cannot be read is put aside first. */
static GKeyFile *
read_or_set_aside (FhStatisticsFile *file, GError **error)
{
  GKeyFile *counts = fh_statistics_file_read (file, NULL);
  g_autofree char *aside = NULL;

  if (counts != NULL)
    return counts;
  aside = fh_journal_disk_set_aside (file->path, "damaged", error);
  return aside != NULL ? g_key_file_new () : NULL;
}

/* Writes @added under the lock that keeps other programs out. */
static GKeyFile *
write_added (FhStatisticsFile *file, GPtrArray *added, gboolean is_reset, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (file->path);
  g_autofree char *name = g_path_get_basename (file->path);
  g_autofree char *lock_name = g_strconcat (name, ".lock", NULL);
  g_autoptr (GKeyFile) counts = NULL;
  g_autofree char *text = NULL;
  gboolean done = FALSE;
  int lock = fh_journal_disk_lock (directory, lock_name, TRUE, error);

  if (lock < 0)
    return NULL;
  counts = is_reset ? g_key_file_new () : read_or_set_aside (file, error);
  if (counts != NULL)
    {
      for (guint i = 0; i < added->len; i++)
        fh_statistics_count (counts, added->pdata[i]);
      text = g_key_file_to_data (counts, NULL, NULL);
      done = fh_journal_disk_replace (file->path, text, error);
    }
  close (lock);
  return done ? g_steal_pointer (&counts) : NULL;
}

GKeyFile *
fh_statistics_file_write (FhStatisticsFile *file, guint64 *n_asked, GError **error)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (count_free);
  GKeyFile *counts;
  gboolean is_reset;

  g_mutex_lock (&file->disk);
  g_mutex_lock (&file->mutex);
  g_ptr_array_extend_and_steal (added, g_steal_pointer (&file->added));
  file->added = g_ptr_array_new_with_free_func (count_free);
  is_reset = file->is_reset;
  file->is_reset = FALSE;
  *n_asked = file->n_asked;
  g_mutex_unlock (&file->mutex);

  counts = added->len > 0 || is_reset ? write_added (file, added, is_reset, error)
                                      : fh_statistics_file_read (file, error);
  if (counts == NULL)
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
  return counts;
}
