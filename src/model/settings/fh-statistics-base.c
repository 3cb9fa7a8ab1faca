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
#include "fh-notation.h"
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
};

FhStatisticsBase *
fh_statistics_base_new (const char *path, const char *before)
{
  FhStatisticsBase *self = g_new0 (FhStatisticsBase, 1);

  self->path = g_strdup (path);
  self->before = g_strdup (before);
  return self;
}

static void
close_base (FhStatisticsBase *self)
{
  g_clear_pointer (&self->db, sqlite3_close);
}

void
fh_statistics_base_free (FhStatisticsBase *self)
{
  close_base (self);
  g_free (self->path);
  g_free (self->before);
  g_free (self->aside);
  g_clear_error (&self->before_error);
  g_free (self);
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

/* --- Statements --- */

static gboolean
is_damage (int code)
{
  return (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB
         || (code & 0xff) == SQLITE_FORMAT;
}

/* Says why the last call failed, in the words of the system where it has some. */
static void
set_error (sqlite3 *db, GError **error)
{
  int code = sqlite3_extended_errcode (db) & 0xff;
  int number = code == SQLITE_FULL                               ? ENOSPC
               : code == SQLITE_READONLY                         ? EROFS
               : code == SQLITE_PERM                             ? EACCES
               : code == SQLITE_CANTOPEN || code == SQLITE_IOERR ? sqlite3_system_errno (db)
                                                                 : 0;

  if (is_damage (code))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sqlite3_errmsg (db));
  else if (number != 0)
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  else
    g_set_error_literal (error, G_IO_ERROR,
                         code == SQLITE_BUSY ? G_IO_ERROR_BUSY : G_IO_ERROR_FAILED,
                         sqlite3_errmsg (db));
}

sqlite3_stmt *
fh_statistics_base_prepare (sqlite3 *db, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) == SQLITE_OK)
    return statement;
  set_error (db, error);
  return NULL;
}

gboolean
fh_statistics_base_step (sqlite3_stmt *statement, GError **error)
{
  int code = sqlite3_step (statement);

  if (code != SQLITE_ROW && code != SQLITE_DONE)
    set_error (sqlite3_db_handle (statement), error);
  return code == SQLITE_ROW;
}

static gboolean
run (sqlite3 *db, const char *sql, GError **error)
{
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;
  set_error (db, error);
  return FALSE;
}

/* Carries out @statement, which returns nothing, and can be used again. */
static gboolean
carry_out (sqlite3_stmt *statement, GError **error)
{
  GError *local = NULL;

  fh_statistics_base_step (statement, &local);
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, local);
  return FALSE;
}

/* The number that @sql asks for; -1 with @error. */
static gint64
ask (sqlite3 *db, const char *sql, GError **error)
{
  g_autoptr (FhStatement) statement = fh_statistics_base_prepare (db, sql, error);

  if (statement == NULL || !fh_statistics_base_step (statement, error))
    return -1;
  return sqlite3_column_int64 (statement, 0);
}

/* Ends a transaction in which @done says whether all went well. */
static gboolean
end (sqlite3 *db, gboolean done, GError **error)
{
  if (done && run (db, "COMMIT", error))
    return TRUE;
  if (!sqlite3_get_autocommit (db))
    run (db, "ROLLBACK", NULL);
  return FALSE;
}

/* --- The sums of before --- */

static gboolean
insert_before (sqlite3 *db, GPtrArray *sums, GError **error)
{
  g_autoptr (FhStatement) statement = fh_statistics_base_prepare (
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
      if (!carry_out (statement, error))
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

  if (ask (db, "SELECT imported FROM state", NULL) != 0)
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
         && run (db, "UPDATE state SET imported = 1", error);
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
        set_error (db, error);
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
  g_autoptr (FhStatement) statement =
      fh_statistics_base_prepare (db, "PRAGMA quick_check (1)", error);
  GError *local = NULL;

  if (statement == NULL)
    return FALSE;
  if (!fh_statistics_base_step (statement, &local))
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
  gint64 version = ask (db, "PRAGMA user_version", &local);

  if (local == NULL && version > SCHEMA)
    g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "it is newer");
  if (local == NULL)
    is_sound (db, &local);
  if (local == NULL && version != SCHEMA
      && (version != 0 || ask (db, "SELECT count(*) FROM sqlite_master", &local) > 0))
    g_set_error_literal (&local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "it holds something else");
  for (guint i = 0; i < G_N_ELEMENTS (probes) && version == SCHEMA && local == NULL; i++)
    {
      ask (db, probes[i], &local);
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

/* Makes the tables if they are not there, and has the sums of before in them. */
static gboolean
fill (FhStatisticsBase *self, sqlite3 *db, GError **error)
{
  gboolean done;

  if (ask (db, "PRAGMA user_version", NULL) == SCHEMA
      && ask (db, "SELECT imported FROM state", NULL) != 0)
    return TRUE;
  if (!run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  done = (ask (db, "PRAGMA user_version", NULL) == SCHEMA || run (db, schema, error))
         && import_before (self, db, error);
  return end (db, done, error);
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
    g_clear_pointer (&db, sqlite3_close);
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
  close_base (self);
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

/* --- Adding --- */

static void
bind_text (sqlite3_stmt *statement, const char *name, const char *text)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_text (statement, at, text, -1, SQLITE_STATIC);
}

static void
bind_number (sqlite3_stmt *statement, const char *name, gint64 number)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_int64 (statement, at, number);
}

static void
bind_real (sqlite3_stmt *statement, const char *name, double number)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_double (statement, at, number);
}

static gboolean
insert (sqlite3_stmt *statement, const FhCounted *row, GError **error)
{
  bind_number (statement, ":ended", row->ended);
  bind_text (statement, ":game", row->game);
  bind_text (statement, ":seed", row->seed);
  bind_number (statement, ":deal", row->deal);
  bind_number (statement, ":action", row->action);
  bind_text (statement, ":preset", row->table);
  bind_text (statement, ":house", row->house);
  bind_text (statement, ":role", fh_role_word (row->role));
  bind_text (statement, ":call", row->call < FH_N_CALLS ? fh_call_write (row->call) : NULL);
  bind_number (statement, ":tricks", row->tricks);
  bind_number (statement, ":good", row->good);
  bind_real (statement, ":own", row->own);
  bind_real (statement, ":others", row->others);
  bind_text (statement, ":partner", row->partner);
  bind_text (statement, ":level", row->level);
  bind_real (statement, ":cost", row->cost);
  bind_real (statement, ":error", row->error);
  return carry_out (statement, error);
}

static gboolean
insert_all (sqlite3 *db, GPtrArray *rows, GError **error)
{
  static const char *const orders[] = {
    [FH_COUNTED_DEAL] =
        "INSERT OR IGNORE INTO deals (ended, game, seed, deal, preset, house, role, contract,"
        " tricks, made, own, others, partner, level) VALUES (:ended, :game, :seed, :deal, :preset,"
        " :house, :role, :call, :tricks, :good, :own, :others, :partner, :level)",
    [FH_COUNTED_GAME] =
        "INSERT OR IGNORE INTO games (ended, game, seed, deals, preset, house, won, own, others,"
        " partner, level) VALUES (:ended, :game, :seed, :deal, :preset, :house, :good, :own,"
        " :others, :partner, :level)",
    [FH_COUNTED_CALL] =
        "INSERT OR IGNORE INTO calls (ended, game, deal, action, call, cost, error, sound)"
        " VALUES (:ended, :game, :deal, :action, :call, :cost, :error, :good)",
  };

  for (guint kind = 0; kind < G_N_ELEMENTS (orders); kind++)
    {
      g_autoptr (FhStatement) statement = fh_statistics_base_prepare (db, orders[kind], error);

      if (statement == NULL)
        return FALSE;
      for (guint i = 0; i < rows->len; i++)
        if (((FhCounted *) rows->pdata[i])->kind == kind
            && !insert (statement, rows->pdata[i], error))
          return FALSE;
    }
  return TRUE;
}

gboolean
fh_statistics_base_add (FhStatisticsBase *self, GPtrArray *rows, GError **error)
{
  /* Damage may show only now; what is opened next has been checked. */
  for (int attempt = 0;; attempt++)
    {
      GError *local = NULL;
      sqlite3 *db = fh_statistics_base_open (self, &local);

      if (db != NULL && run (db, "BEGIN IMMEDIATE", &local)
          && end (db, insert_all (db, rows, &local), &local))
        return TRUE;
      /* What cannot be written is opened anew the next time, when it may be mended. */
      close_base (self);
      if (attempt == 0 && g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
        {
          g_clear_error (&local);
          continue;
        }
      g_propagate_error (error, local);
      return FALSE;
    }
}

gboolean
fh_statistics_base_erase (FhStatisticsBase *self, GError **error)
{
  static const char order[] = "DELETE FROM deals; DELETE FROM games; DELETE FROM calls;"
                              "DELETE FROM before; UPDATE state SET imported = 1;";
  sqlite3 *db = fh_statistics_base_open (self, error);

  if (db == NULL || !run (db, "PRAGMA secure_delete = ON", error)
      || !run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (!end (db, run (db, order, error), error))
    return FALSE;
  g_unlink (self->before);
  return TRUE;
}
