/* fh-store-before.c: what older programs have kept in key files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-store-before.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "fh-isolate.h"
#include "fh-journal-disk.h"
#include "fh-sql.h"
#include "fh-statistics-before.h"

/* Bytes; no such file is that long. */
#define MAX_SIZE (8 * 1024 * 1024)

typedef enum
{
  BEFORE_STATISTICS,
  BEFORE_PROGRESS,
  BEFORE_CHALLENGES,
  N_BEFORE,
} Before;

static const struct
{
  const char *flag; /* the column of `state` that says whether it was taken over */
  const char *name;
} befores[N_BEFORE] = {
  [BEFORE_STATISTICS] = { "imported", "statistics.conf" },
  [BEFORE_PROGRESS] = { "progress", "progress.conf" },
  [BEFORE_CHALLENGES] = { "challenges", "challenges.conf" },
};

struct _FhStoreBefore
{
  Before which;
  char *path;
  char *reason;
};

/* The key file at @path; NULL without @error when there is none, and with it when it cannot be
 * read.  (transfer full) */
static GKeyFile *
read_keys (const char *path, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  GError *local = NULL;
  g_autofree char *text = fh_journal_disk_read_text (path, MAX_SIZE, error);

  if (text == NULL)
    return NULL;
  if (g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, &local))
    return g_steal_pointer (&file);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, local->message);
  g_error_free (local);
  return NULL;
}

static gboolean
insert_sums (sqlite3 *db, GKeyFile *file, GError **error)
{
  g_autoptr (GPtrArray) sums = fh_statistics_before_list (file);
  g_autoptr (FhStatement) statement = fh_sql_prepare (
      db, "INSERT OR IGNORE INTO before (preset, what, played, won) VALUES (?, ?, ?, ?)", error);

  if (statement == NULL)
    return FALSE;
  for (guint i = 0; i < sums->len; i++)
    {
      const FhBefore *sum = sums->pdata[i];

      sqlite3_bind_text (statement, 1, sum->table, -1, SQLITE_STATIC);
      sqlite3_bind_text (statement, 2, sum->what, -1, SQLITE_STATIC);
      sqlite3_bind_int64 (statement, 3, sum->tally.played);
      sqlite3_bind_int64 (statement, 4, sum->tally.won);
      if (!fh_sql_carry_out (statement, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
insert_keys (sqlite3 *db, const char *table, GKeyFile *file, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("INSERT OR IGNORE INTO %s (section, key, text) VALUES (?, ?, ?)", table);
  g_autoptr (FhStatement) statement = fh_sql_prepare (db, sql, error);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  if (statement == NULL)
    return FALSE;
  for (guint g = 0; groups[g] != NULL; g++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, groups[g], NULL, NULL);

      for (guint k = 0; keys[k] != NULL; k++)
        {
          g_autofree char *text = g_key_file_get_string (file, groups[g], keys[k], NULL);

          if (text == NULL)
            continue;
          sqlite3_bind_text (statement, 1, groups[g], -1, SQLITE_STATIC);
          sqlite3_bind_text (statement, 2, keys[k], -1, SQLITE_STATIC);
          sqlite3_bind_text (statement, 3, text, -1, SQLITE_STATIC);
          if (!fh_sql_carry_out (statement, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* The path of the file @which beside @db.  (transfer full) */
static char *
dup_path (sqlite3 *db, Before which)
{
  g_autofree char *directory = g_path_get_dirname (sqlite3_db_filename (db, "main"));

  return g_build_filename (directory, befores[which].name, NULL);
}

static gboolean
is_taken (sqlite3 *db, Before which)
{
  g_autofree char *sql = g_strdup_printf ("SELECT %s FROM state", befores[which].flag);

  return fh_sql_ask (db, sql, NULL) != 0;
}

static gboolean
set_taken (sqlite3 *db, Before which, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("UPDATE state SET %s = 1", befores[which].flag);

  return fh_sql_run (db, sql, error);
}

static gboolean
take (sqlite3 *db, Before which, GPtrArray *unread, GError **error)
{
  g_autofree char *path = dup_path (db, which);
  g_autoptr (GError) local = NULL;
  g_autoptr (GKeyFile) file = read_keys (path, &local);

  if (local != NULL)
    {
      FhStoreBefore *before = g_new0 (FhStoreBefore, 1);

      before->which = which;
      before->path = g_steal_pointer (&path);
      before->reason = g_strdup (local->message);
      g_ptr_array_add (unread, before);
      if (!g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
        return TRUE;
    }
  return (file == NULL
          || (which == BEFORE_STATISTICS ? insert_sums (db, file, error)
                                         : insert_keys (db, befores[which].flag, file, error)))
         && set_taken (db, which, error);
}

gboolean
fh_store_before_is_over (sqlite3 *db)
{
  for (int which = 0; which < N_BEFORE; which++)
    if (!is_taken (db, (Before) which))
      return FALSE;
  return TRUE;
}

gboolean
fh_store_before_take (sqlite3 *db, GPtrArray *unread, GError **error)
{
  /* Each is told of once, however often it was opened. */
  g_ptr_array_set_size (unread, 0);
  for (int which = 0; which < N_BEFORE; which++)
    if (!is_taken (db, (Before) which) && !take (db, (Before) which, unread, error))
      return FALSE;
  return TRUE;
}

gboolean
fh_store_before_forget (sqlite3 *db, const char *table, gboolean all, GError **error)
{
  for (int which = 0; which < N_BEFORE; which++)
    if (g_str_equal (befores[which].flag, table))
      {
        g_autofree char *path = dup_path (db, (Before) which);
        gboolean is_unread = !is_taken (db, (Before) which);

        if (!set_taken (db, (Before) which, error))
          return FALSE;
        /* One that was never read holds more than the part that is to be forgotten. */
        if (is_unread && !all)
          g_free (fh_journal_disk_set_aside (path, "unread", NULL));
        else
          g_unlink (path);
      }
  return TRUE;
}

/* --- What could not be taken over --- */

static void
before_free (gpointer data)
{
  FhStoreBefore *before = data;

  g_free (before->path);
  g_free (before->reason);
  g_free (before);
}

GPtrArray *
fh_store_before_list_new (void)
{
  return g_ptr_array_new_with_free_func (before_free);
}

const char *
fh_store_before_get_path (const FhStoreBefore *before)
{
  return before->path;
}

char *
fh_store_before_dup_sentence (const FhStoreBefore *before)
{
  g_autofree char *name = fh_isolate_file (before->path);

  switch (before->which)
    {
    case BEFORE_PROGRESS:
      return g_strdup_printf (
          /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
          _ ("What you have learned, in “%1$s”, could not be read: %2$s"), name, before->reason);
    case BEFORE_CHALLENGES:
      /* Translators: %s says what is wrong. */
      return g_strdup_printf (_ ("The challenges played cannot be read. %s"), before->reason);
    case BEFORE_STATISTICS:
    case N_BEFORE:
      break;
    }
  /* Translators: this is about a file of an older version of the program; %s is the reason that the
   * system gives. */
  return g_strdup_printf (_ ("Earlier statistics could not be read: %s"), before->reason);
}
