/* fh-statistics-add.c: adding to what was counted, and forgetting it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-add.h"

#include "fh-notation.h"
#include "fh-sql.h"
#include "fh-statistics-before.h"

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
  bind_text (statement, ":cards", row->cards);
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
  return fh_sql_carry_out (statement, error);
}

static gboolean
insert_all (sqlite3 *db, GPtrArray *rows, GError **error)
{
  static const char *const orders[] = {
    [FH_COUNTED_DEAL] =
        "INSERT OR IGNORE INTO deals (ended, game, seed, deal, preset, house, role, contract,"
        " tricks, made, own, others, partner, level, cards) VALUES (:ended, :game, :seed, :deal,"
        " :preset, :house, :role, :call, :tricks, :good, :own, :others, :partner, :level, :cards)",
    [FH_COUNTED_GAME] =
        "INSERT OR IGNORE INTO games (ended, game, seed, deals, preset, house, won, own, others,"
        " partner, level, cards) VALUES (:ended, :game, :seed, :deal, :preset, :house, :good,"
        " :own, :others, :partner, :level, :cards)",
    [FH_COUNTED_CALL] =
        "INSERT OR IGNORE INTO calls (ended, game, deal, action, call, cost, error, sound)"
        " VALUES (:ended, :game, :deal, :action, :call, :cost, :error, :good)",
  };

  for (guint kind = 0; kind < G_N_ELEMENTS (orders); kind++)
    {
      g_autoptr (FhStatement) statement = fh_sql_prepare (db, orders[kind], error);

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
fh_statistics_add (FhStatisticsBase *self, GPtrArray *rows, GError **error)
{
  /* Damage may show only now; what is opened next has been checked. */
  for (int attempt = 0;; attempt++)
    {
      GError *local = NULL;
      sqlite3 *db = fh_statistics_base_open (self, &local);

      if (db != NULL && fh_sql_run (db, "BEGIN IMMEDIATE", &local)
          && fh_sql_end (db, insert_all (db, rows, &local), &local))
        return TRUE;
      /* What cannot be written is opened anew the next time, when it may be mended. */
      fh_statistics_base_close (self);
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
fh_statistics_erase (FhStatisticsBase *self, GError **error)
{
  static const char order[] = "DELETE FROM deals; DELETE FROM games; DELETE FROM calls;"
                              "DELETE FROM before; UPDATE state SET imported = 1;";
  sqlite3 *db = fh_statistics_base_open (self, error);

  if (db == NULL || !fh_sql_run (db, "PRAGMA secure_delete = ON", error)
      || !fh_sql_run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (!fh_sql_end (db, fh_sql_run (db, order, error), error))
    return FALSE;
  fh_statistics_base_forget_before (self);
  return TRUE;
}
