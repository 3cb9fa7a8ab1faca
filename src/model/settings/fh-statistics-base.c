/* fh-statistics-base.c: the database of what was counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-base.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "fh-journal-disk.h"
#include "fh-sql.h"
#include "fh-statistics-before.h"

/* Says which tables there are; another number whenever that changes. */
#define SCHEMA 1

/* Milliseconds that are waited for another program to finish its transaction. */
#define BUSY_TIMEOUT 20000

/* Bytes; nothing that is kept here is that long. */
#define MAX_LENGTH (1024 * 1024)

static const char schema[] =
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
    /* One row: whether the sums of before have been taken over. */
    "CREATE TABLE state (imported INTEGER NOT NULL);"
    "INSERT INTO state VALUES (0);"
    "PRAGMA user_version = 1;";
G_STATIC_ASSERT (SCHEMA == 1);

/* So that a deal counts once although it comes in several games.  Older programs write nothing
 * there and go on as before: the number of the schema stays. */
static const char add_cards[] = "ALTER TABLE deals ADD COLUMN cards TEXT;"
                                "ALTER TABLE games ADD COLUMN cards TEXT;"
                                "CREATE UNIQUE INDEX deals_by_cards ON deals (cards);"
                                "CREATE UNIQUE INDEX games_by_cards ON games (cards);";
static const char has_cards[] =
    "SELECT count(*) FROM pragma_table_info ('games') WHERE name = 'cards'";

/* What every database of this schema answers. */
static const char *const probes[] = {
  "SELECT id, ended, game, seed, deal, preset, house, role, contract, tricks, made, own, others,"
  " partner, level FROM deals LIMIT 1",
  "SELECT id, ended, game, seed, deals, preset, house, won, own, others, partner, level FROM games"
  " LIMIT 1",
  "SELECT id, ended, game, deal, action, call, cost, error, sound FROM calls LIMIT 1",
  "SELECT id, preset, what, played, won FROM before LIMIT 1",
  "SELECT imported FROM state LIMIT 1",
};

struct _FhStatisticsBase
{
  char *path;
  char *before;
  sqlite3 *db;
  GStatBuf about; /* the file that is open: another one may have come in its place */
  char *aside;
  GError *before_error;
  gboolean is_unwritten; /* what did not open had to be made first */
};

FhStatisticsBase *
fh_statistics_base_new (const char *path, const char *before)
{
  FhStatisticsBase *self = g_new0 (FhStatisticsBase, 1);

  self->path = g_strdup (path);
  self->before = g_strdup (before);
  return self;
}

void
fh_statistics_base_close (FhStatisticsBase *self)
{
  g_clear_pointer (&self->db, sqlite3_close);
}

void
fh_statistics_base_free (FhStatisticsBase *self)
{
  fh_statistics_base_close (self);
  g_free (self->path);
  g_free (self->before);
  g_free (self->aside);
  g_clear_error (&self->before_error);
  g_free (self);
}

gboolean
fh_statistics_base_is_unwritten (FhStatisticsBase *self)
{
  return self->is_unwritten;
}

char *
fh_statistics_base_steal_aside (FhStatisticsBase *self)
{
  return g_steal_pointer (&self->aside);
}

GError *
fh_statistics_base_steal_before_error (FhStatisticsBase *self)
{
  return g_steal_pointer (&self->before_error);
}

/* --- The sums of before --- */

static gboolean
insert_before (sqlite3 *db, GPtrArray *sums, GError **error)
{
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

/* Takes the sums of before over, unless that was done; within a transaction, so that of several
 * programs one does.  A damaged file has none; one that cannot be read now is tried again. */
static gboolean
import_before (FhStatisticsBase *self, sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) sums = NULL;
  GError *local = NULL;

  if (fh_sql_ask (db, "SELECT imported FROM state", NULL) != 0)
    return TRUE;
  sums = fh_statistics_before_read (self->before, &local);
  if (local != NULL)
    {
      gboolean is_damaged = g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);

      g_clear_error (&self->before_error);
      self->before_error = local;
      if (!is_damaged)
        return TRUE;
    }
  return (sums == NULL || insert_before (db, sums, error))
         && fh_sql_run (db, "UPDATE state SET imported = 1", error);
}

/* --- Opening --- */

/* Opens the file as it is; @flags are SQLite's. */
static sqlite3 *
open_file (FhStatisticsBase *self, int flags, GError **error)
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

/* Whether @db has what the schema says, or nothing yet. */
static gboolean
check (sqlite3 *db, GError **error)
{
  GError *local = NULL;
  gint64 version = fh_sql_ask (db, "PRAGMA user_version", &local);

  if (local == NULL && version > SCHEMA)
    g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "it is newer");
  if (local == NULL)
    is_sound (db, &local);
  if (local == NULL && version != SCHEMA
      && (version != 0 || fh_sql_ask (db, "SELECT count(*) FROM sqlite_master", &local) > 0))
    g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "it holds something else");
  for (guint i = 0; i < G_N_ELEMENTS (probes) && version == SCHEMA && local == NULL; i++)
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
open_checked (FhStatisticsBase *self, int flags, GError **error)
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

/* Makes the tables if they are not there, with the column of the cards and the sums of before. */
static gboolean
fill (FhStatisticsBase *self, sqlite3 *db, GError **error)
{
  gboolean done;

  if (fh_sql_ask (db, "PRAGMA user_version", NULL) == SCHEMA
      && fh_sql_ask (db, "SELECT imported FROM state", NULL) != 0
      && fh_sql_ask (db, has_cards, NULL) > 0)
    return TRUE;
  if (!fh_sql_run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  done = (fh_sql_ask (db, "PRAGMA user_version", NULL) == SCHEMA || fh_sql_run (db, schema, error))
         && (fh_sql_ask (db, has_cards, NULL) > 0 || fh_sql_run (db, add_cards, error))
         && import_before (self, db, error);
  return fh_sql_end (db, done, error);
}

/* Sets aside what is at the path, and what SQLite may have left beside it of a transaction, which
 * must not get into the file that takes its place. */
static gboolean
set_aside (FhStatisticsBase *self, GError **error)
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
open_locked (FhStatisticsBase *self, GError **error)
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
is_current (FhStatisticsBase *self)
{
  GStatBuf about;

  return g_stat (self->path, &about) == 0 && about.st_ino == self->about.st_ino
         && about.st_dev == self->about.st_dev;
}

sqlite3 *
fh_statistics_base_open (FhStatisticsBase *self, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (self->path);
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *lock_name = g_strconcat (name, ".lock", NULL);
  GError *local = NULL;
  int lock;

  if (self->db != NULL && is_current (self))
    return self->db;
  fh_statistics_base_close (self);
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

void
fh_statistics_base_forget_before (FhStatisticsBase *self)
{
  g_unlink (self->before);
}
