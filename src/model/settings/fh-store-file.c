/* fh-store-file.c: the database of what is kept for good.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-store-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "fh-journal-disk.h"
#include "fh-sql.h"
#include "fh-store-before.h"

/* Says which tables there are; another number whenever that changes. */
#define SCHEMA 2

/* Milliseconds that are waited for another program to finish its transaction. */
#define BUSY_TIMEOUT 20000

/* Bytes; nothing that is kept here is that long. */
#define MAX_LENGTH (1024 * 1024)

static const char first_schema[] =
    "CREATE TABLE deals ("
    " id INTEGER PRIMARY KEY, ended INTEGER NOT NULL, game TEXT NOT NULL, seed TEXT,"
    " deal INTEGER NOT NULL, preset TEXT NOT NULL, house TEXT, role TEXT, contract TEXT,"
    " tricks INTEGER NOT NULL, made INTEGER NOT NULL, own REAL NOT NULL, others REAL NOT NULL,"
    " partner TEXT, level TEXT, UNIQUE (game, deal));"
    "CREATE TABLE games ("
    " id INTEGER PRIMARY KEY, ended INTEGER NOT NULL, game TEXT NOT NULL UNIQUE, seed TEXT,"
    " deals INTEGER NOT NULL, preset TEXT NOT NULL, house TEXT, won INTEGER NOT NULL,"
    " own REAL NOT NULL, others REAL NOT NULL, partner TEXT, level TEXT);"
    "CREATE TABLE calls ("
    " id INTEGER PRIMARY KEY, ended INTEGER NOT NULL, game TEXT NOT NULL, deal INTEGER NOT NULL,"
    " action INTEGER NOT NULL, call TEXT NOT NULL, cost REAL NOT NULL, error REAL NOT NULL,"
    " sound INTEGER NOT NULL, UNIQUE (game, deal, action));"
    "CREATE TABLE before ("
    " id INTEGER PRIMARY KEY, preset TEXT NOT NULL, what TEXT NOT NULL, played INTEGER NOT NULL,"
    " won INTEGER NOT NULL, UNIQUE (preset, what));"
    /* One row: which key files of before have been taken over; `imported` is the statistics. */
    "CREATE TABLE state (imported INTEGER NOT NULL);"
    "INSERT INTO state VALUES (0);"
    "PRAGMA user_version = 1;";

/* So that a deal counts once although it comes in several games.  The first schema has got this
 * without another number. */
static const char add_cards[] = "ALTER TABLE deals ADD COLUMN cards TEXT;"
                                "ALTER TABLE games ADD COLUMN cards TEXT;"
                                "CREATE UNIQUE INDEX deals_by_cards ON deals (cards);"
                                "CREATE UNIQUE INDEX games_by_cards ON games (cards);";
static const char has_cards[] =
    "SELECT count(*) FROM pragma_table_info ('games') WHERE name = 'cards'";

/* What is known by its key (fh-key-table.h). */
#define CREATE_KEYS(table)                                                                         \
  "CREATE TABLE " table " ("                                                                       \
  " id INTEGER PRIMARY KEY, section TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL,"         \
  " UNIQUE (section, key));"                                                                       \
  "ALTER TABLE state ADD COLUMN " table " INTEGER NOT NULL DEFAULT 0;"
static const char add_keys[] =
    CREATE_KEYS ("progress") CREATE_KEYS ("challenges") "PRAGMA user_version = 2;";
G_STATIC_ASSERT (SCHEMA == 2);

/* Questions that a database answers: one of the first schema the first five, a later one all. */
static const char *const probes[] = {
  "SELECT id, ended, game, seed, deal, preset, house, role, contract, tricks, made, own, others,"
  " partner, level FROM deals LIMIT 1",
  "SELECT id, ended, game, seed, deals, preset, house, won, own, others, partner, level FROM games"
  " LIMIT 1",
  "SELECT id, ended, game, deal, action, call, cost, error, sound FROM calls LIMIT 1",
  "SELECT id, preset, what, played, won FROM before LIMIT 1",
  "SELECT imported FROM state LIMIT 1",
  "SELECT progress, challenges FROM state LIMIT 1",
  "SELECT id, section, key, text FROM progress LIMIT 1",
  "SELECT id, section, key, text FROM challenges LIMIT 1",
};
#define N_FIRST_PROBES 5

struct _FhStoreFile
{
  char *path;
  sqlite3 *db;
  GStatBuf about; /* the file that is open: another one may have come in its place */
  char *aside;
  GPtrArray *before;     /* FhStoreBefore that could not be taken over */
  gboolean is_unwritten; /* what did not open had to be made first */
};

FhStoreFile *
fh_store_file_new (const char *path)
{
  FhStoreFile *self = g_new0 (FhStoreFile, 1);

  self->path = g_strdup (path);
  self->before = fh_store_before_list_new ();
  return self;
}

void
fh_store_file_close (FhStoreFile *self)
{
  g_clear_pointer (&self->db, sqlite3_close);
}

void
fh_store_file_free (FhStoreFile *self)
{
  fh_store_file_close (self);
  g_free (self->path);
  g_free (self->aside);
  g_ptr_array_unref (self->before);
  g_free (self);
}

gboolean
fh_store_file_is_unwritten (FhStoreFile *self)
{
  return self->is_unwritten;
}

char *
fh_store_file_steal_aside (FhStoreFile *self)
{
  return g_steal_pointer (&self->aside);
}

GPtrArray *
fh_store_file_steal_before (FhStoreFile *self)
{
  GPtrArray *before = self->before;

  self->before = fh_store_before_list_new ();
  return before;
}

/* --- Opening --- */

/* Opens the file as it is; @flags are SQLite's. */
static sqlite3 *
open_file (FhStoreFile *self, int flags, GError **error)
{
  sqlite3 *db = NULL;

  if (sqlite3_open_v2 (self->path, &db, flags | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    {
      if (db != NULL)
        fh_sql_set_error (db, error);
      else
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
      sqlite3_close (db);
      return NULL;
    }
  sqlite3_extended_result_codes (db, 1);
  sqlite3_busy_timeout (db, BUSY_TIMEOUT);
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, MAX_LENGTH);
  /* What a file from elsewhere brings with it is not carried out. */
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  /* What is forgotten is not to be found in the file. */
  fh_sql_run (db, "PRAGMA secure_delete = ON", NULL);
  return db;
}

static gboolean
is_sound (sqlite3 *db, GError **error)
{
  g_autoptr (FhStatement) statement = fh_sql_prepare (db, "PRAGMA quick_check (1)", error);
  GError *local = NULL;

  if (statement == NULL)
    return FALSE;
  if (!fh_sql_step (statement, &local))
    {
      if (local != NULL)
        g_propagate_error (error, local);
      return local == NULL;
    }
  if (g_strcmp0 ((const char *) sqlite3_column_text (statement, 0), "ok") == 0)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "the check found damage");
  return FALSE;
}

/* Whether @db has what its schema says, or nothing yet. */
static gboolean
check (sqlite3 *db, GError **error)
{
  GError *local = NULL;
  gint64 version = fh_sql_ask (db, "PRAGMA user_version", &local);
  guint n_probes = version == SCHEMA ? G_N_ELEMENTS (probes) : version == 1 ? N_FIRST_PROBES : 0;

  if (local == NULL && version > SCHEMA)
    g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "it is newer");
  if (local == NULL)
    is_sound (db, &local);
  if (local == NULL && n_probes == 0
      && (version != 0 || fh_sql_ask (db, "SELECT count(*) FROM sqlite_master", &local) > 0))
    g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "it holds something else");
  for (guint i = 0; i < n_probes && local == NULL; i++)
    {
      fh_sql_ask (db, probes[i], &local);
      if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_FAILED))
        local->code = G_IO_ERROR_INVALID_DATA;
    }
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, local);
  return FALSE;
}

/* What is at the path, checked; FALSE for what is no file SQLite could read without waiting. */
static sqlite3 *
open_checked (FhStoreFile *self, int flags, GError **error)
{
  GStatBuf about;
  sqlite3 *db;

  if (g_stat (self->path, &about) == 0 && !S_ISREG (about.st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "it is no plain file");
      return NULL;
    }
  db = open_file (self, flags, error);
  if (db != NULL && !check (db, error))
    g_clear_pointer (&db, sqlite3_close);
  return db;
}

/* Makes the tables that are not there, and takes over what was kept before; within a transaction,
 * so that of several programs one does. */
static gboolean
fill (FhStoreFile *self, sqlite3 *db, GError **error)
{
  gint64 version = fh_sql_ask (db, "PRAGMA user_version", NULL);
  gboolean done = TRUE;

  if (version == SCHEMA && fh_store_before_is_over (db))
    return TRUE;
  if (!fh_sql_run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  version = fh_sql_ask (db, "PRAGMA user_version", NULL);
  if (version < 1)
    done = fh_sql_run (db, first_schema, error);
  if (done && version < SCHEMA)
    done = (fh_sql_ask (db, has_cards, NULL) > 0 || fh_sql_run (db, add_cards, error))
           && fh_sql_run (db, add_keys, error);
  return fh_sql_end (db, done && fh_store_before_take (db, self->before, error), error);
}

/* Sets aside what is at the path, and what SQLite may have left beside it of a transaction, which
 * must not get into the file that takes its place. */
static gboolean
set_aside (FhStoreFile *self, GError **error)
{
  g_autofree char *journal = g_strconcat (self->path, "-journal", NULL);
  char *aside = fh_journal_disk_set_aside (self->path, "damaged", error);

  if (aside == NULL)
    return FALSE;
  g_free (fh_journal_disk_set_aside (journal, "damaged", NULL));
  g_free (self->aside);
  self->aside = aside;
  return TRUE;
}

/* Opens it while the lock keeps other programs from setting aside what this one makes. */
static sqlite3 *
open_locked (FhStoreFile *self, GError **error)
{
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  GError *local = NULL;
  sqlite3 *db = open_checked (self, flags, &local);

  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA) && set_aside (self, error))
    {
      g_clear_error (&local);
      db = open_checked (self, flags, &local);
    }
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
    {
      g_error_free (local);
      return NULL;
    }
  if (db != NULL && !sqlite3_db_readonly (db, "main") && !fill (self, db, &local))
    {
      self->is_unwritten = TRUE;
      g_clear_pointer (&db, sqlite3_close);
    }
  if (db == NULL)
    g_propagate_error (error, local);
  return db;
}

/* Whether the file that is open is still the one at the path. */
static gboolean
is_current (FhStoreFile *self)
{
  GStatBuf about;

  return g_stat (self->path, &about) == 0 && about.st_ino == self->about.st_ino
         && about.st_dev == self->about.st_dev;
}

sqlite3 *
fh_store_file_open (FhStoreFile *self, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (self->path);
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *lock_name = g_strconcat (name, ".lock", NULL);
  GError *local = NULL;
  int lock;

  if (self->db != NULL && is_current (self))
    return self->db;
  fh_store_file_close (self);
  self->is_unwritten =
      g_stat (self->path, &self->about) != 0 ? errno == ENOENT : self->about.st_size == 0;
  lock = fh_journal_disk_lock (directory, lock_name, TRUE, &local);
  if (lock >= 0)
    {
      self->db = open_locked (self, error);
      close (lock);
    }
  /* Where nothing can be written something may be read all the same. */
  else if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    self->db = open_checked (self, SQLITE_OPEN_READONLY, error);
  else
    g_propagate_error (error, g_steal_pointer (&local));
  g_clear_error (&local);
  if (self->db != NULL && g_stat (self->path, &self->about) != 0)
    memset (&self->about, 0, sizeof self->about);
  return self->db;
}
