/* fh-sql.h: statements to a database.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SQLite with errors as everywhere else: G_IO_ERROR_INVALID_DATA where the file is damaged, what
 * the system says where it refuses something, and G_IO_ERROR_FAILED with SQLite's words else.
 */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

typedef sqlite3_stmt FhStatement;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhStatement, sqlite3_finalize)

/* Says why the last call to @db failed. */
void fh_sql_set_error (sqlite3 *db, GError **error);

/* A prepared statement, or NULL with @error.  (transfer full) */
sqlite3_stmt *fh_sql_prepare (sqlite3 *db, const char *sql, GError **error);

/* The next row of @statement: FALSE with @error, or without when there is none. */
gboolean fh_sql_step (sqlite3_stmt *statement, GError **error);

/* What is done with a row of a statement. */
typedef void (*FhSqlTake) (sqlite3_stmt *row, gpointer data);

/* Gives each row that @sql selects to @take; @text, or NULL, stands for a parameter of @sql. */
gboolean fh_sql_each (
    sqlite3 *db, const char *sql, const char *text, FhSqlTake take, gpointer data, GError **error);

/* Carries out @statement, which returns nothing; it can be bound and used again. */
gboolean fh_sql_carry_out (sqlite3_stmt *statement, GError **error);

/* Carries out all statements in @sql. */
gboolean fh_sql_run (sqlite3 *db, const char *sql, GError **error);

/* The number that @sql asks for; -1 with @error. */
gint64 fh_sql_ask (sqlite3 *db, const char *sql, GError **error);

/* Ends a transaction, in which @done says whether all went well: it is there whole, or not at all.
 * Returns whether it is there. */
gboolean fh_sql_end (sqlite3 *db, gboolean done, GError **error);
