/* fh-sql.c: statements to a database.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sql.h"

#include <errno.h>

static gboolean
is_damage (int code)
{
  return (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB
         || (code & 0xff) == SQLITE_FORMAT;
}

void
fh_sql_set_error (sqlite3 *db, GError **error)
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
fh_sql_prepare (sqlite3 *db, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) == SQLITE_OK)
    return statement;
  fh_sql_set_error (db, error);
  return NULL;
}

gboolean
fh_sql_step (sqlite3_stmt *statement, GError **error)
{
  int code = sqlite3_step (statement);

  if (code != SQLITE_ROW && code != SQLITE_DONE)
    fh_sql_set_error (sqlite3_db_handle (statement), error);
  return code == SQLITE_ROW;
}

gboolean
fh_sql_run (sqlite3 *db, const char *sql, GError **error)
{
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;
  fh_sql_set_error (db, error);
  return FALSE;
}

gboolean
fh_sql_each (
    sqlite3 *db, const char *sql, const char *text, FhSqlTake take, gpointer data, GError **error)
{
  g_autoptr (FhStatement) row = fh_sql_prepare (db, sql, error);
  GError *local = NULL;

  if (row == NULL)
    return FALSE;
  if (sqlite3_bind_parameter_count (row) > 0)
    sqlite3_bind_text (row, 1, text, -1, SQLITE_STATIC);
  while (fh_sql_step (row, &local))
    take (row, data);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, local);
  return FALSE;
}

gboolean
fh_sql_carry_out (sqlite3_stmt *statement, GError **error)
{
  GError *local = NULL;

  fh_sql_step (statement, &local);
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, local);
  return FALSE;
}

gint64
fh_sql_ask (sqlite3 *db, const char *sql, GError **error)
{
  g_autoptr (FhStatement) statement = fh_sql_prepare (db, sql, error);

  if (statement == NULL || !fh_sql_step (statement, error))
    return -1;
  return sqlite3_column_int64 (statement, 0);
}

gboolean
fh_sql_end (sqlite3 *db, gboolean done, GError **error)
{
  if (done && fh_sql_run (db, "COMMIT", error))
    return TRUE;
  if (!sqlite3_get_autocommit (db))
    fh_sql_run (db, "ROLLBACK", NULL);
  return FALSE;
}
