/* fh-statistics-read.c: reading what was counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file may come from anywhere: what no program of this kind writes is left out, or is the
 * nearest that it may be.
 */
#include "fh-statistics-read.h"

#include <math.h>
#include <string.h>

#include "fh-notation.h"
#include "fh-sql.h"
#include "fh-statistics-before.h"

/* No points of a deal or a game are more than that. */
#define MAX_POINTS 100000.0

/* How many of its calls were weighed, and how many of these were sound. */
#define CALLS                                                                                      \
  "(SELECT count(*) FROM calls WHERE calls.game = deals.game"                                      \
  " AND calls.deal = deals.deal) AS weighed,"                                                      \
  "(SELECT count(*) FROM calls WHERE calls.game = deals.game"                                      \
  " AND calls.deal = deals.deal AND calls.sound) AS sound"

/* When it was finished: what was counted while the clock was wrong is not of the future. */
#define ENDED "min (ended, CAST (strftime ('%s', 'now') AS INTEGER)) AS ended"

/* --- Columns --- */

/* The text of column @at, NULL where there is none.  (transfer full) */
static char *
dup_text (sqlite3_stmt *row, int at)
{
  const char *text = (const char *) sqlite3_column_text (row, at);

  return text != NULL ? g_utf8_make_valid (text, sqlite3_column_bytes (row, at)) : NULL;
}

static guint
get_count (sqlite3_stmt *row, int at)
{
  return (guint) CLAMP (sqlite3_column_int64 (row, at), 0, G_MAXINT);
}

static double
get_points (sqlite3_stmt *row, int at)
{
  double points = sqlite3_column_double (row, at);

  return isfinite (points) ? CLAMP (points, -MAX_POINTS, MAX_POINTS) : 0.0;
}

static FhCall
call_of (const char *word)
{
  FhCall call = word != NULL ? fh_call_read (word, strlen (word)) : FH_CALL_NONE;

  return call == FH_PASS ? FH_CALL_NONE : call;
}

/* A number of the CSV, without needless zeros and with a point in every language. */
static void
add_number (GString *csv, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (csv, g_ascii_formatd (text, sizeof text, "%.6g", number));
}

/* --- Figures --- */

static FhCounted *
read_deal (sqlite3_stmt *row)
{
  FhCounted *deal = g_new0 (FhCounted, 1);
  g_autofree char *role = dup_text (row, 4);
  g_autofree char *contract = dup_text (row, 5);

  deal->kind = FH_COUNTED_DEAL;
  deal->ended = sqlite3_column_int64 (row, 0);
  deal->deal = get_count (row, 1);
  deal->table = dup_text (row, 2);
  deal->house = dup_text (row, 3);
  deal->role = fh_role_from_word (role);
  deal->call = call_of (contract);
  deal->tricks = (int) MIN (get_count (row, 6), 100);
  deal->good = get_count (row, 7) != 0;
  deal->own = (int) get_points (row, 8);
  deal->others = get_points (row, 9);
  deal->partner = dup_text (row, 10);
  deal->level = dup_text (row, 11);
  deal->calls.played = get_count (row, 12);
  deal->calls.won = MIN (get_count (row, 13), deal->calls.played);
  deal->game = dup_text (row, 14);
  return deal;
}

static void
take_deal (sqlite3_stmt *row, gpointer figures)
{
  FhCounted *deal = read_deal (row);

  if (fh_preset_from_id (deal->table, &(FhPreset){ 0 }))
    fh_figures_take_deal (figures, deal);
  else
    fh_counted_free (deal);
}

static void
take_game (sqlite3_stmt *row, gpointer figures)
{
  FhCounted game = { .kind = FH_COUNTED_GAME, .table = dup_text (row, 0) };

  game.house = dup_text (row, 1);
  game.good = get_count (row, 2) != 0;
  game.partner = dup_text (row, 3);
  game.level = dup_text (row, 4);
  if (fh_preset_from_id (game.table, &(FhPreset){ 0 }))
    fh_figures_add_game (figures, &game);
  fh_counted_clear (&game);
}

static void
add_before (FhFigures *figures, const char *table, const char *what, FhTally tally)
{
  FhRole role;
  FhCall call;

  if (g_str_equal (what, "deals"))
    fh_figures_add_deals_before (figures, table, tally.played);
  else if (g_str_equal (what, "games"))
    fh_figures_add_games_before (figures, table, tally);
  else if (fh_statistics_before_parse (what, &role, &call))
    fh_figures_add_contracts_before (figures, table, role, call, tally);
}

static void
take_before (sqlite3_stmt *row, gpointer figures)
{
  g_autofree char *preset = dup_text (row, 0);
  g_autofree char *what = dup_text (row, 1);
  FhTally tally = { get_count (row, 2), get_count (row, 3) };

  tally.won = MIN (tally.won, tally.played);
  if (what != NULL && preset != NULL && fh_preset_from_id (preset, &(FhPreset){ 0 }))
    add_before (figures, preset, what, tally);
}

FhFigures *
fh_statistics_read_figures (sqlite3 *db, int preset, GError **error)
{
  g_autoptr (FhFigures) figures = fh_figures_new ();
  const char *table =
      preset >= 0 && preset < FH_N_PRESETS ? fh_preset_id ((FhPreset) preset) : NULL;

  if (!fh_sql_each (db,
                    "SELECT preset, what, played, won FROM before"
                    " WHERE ?1 IS NULL OR preset = ?1 ORDER BY id",
                    table, take_before, figures, error)
      || !fh_sql_each (db,
                       "SELECT " ENDED ", deal, preset, house, role, contract, tricks, made, own,"
                       " others, partner, level, " CALLS ", game FROM deals"
                       " WHERE ?1 IS NULL OR preset = ?1 ORDER BY ended, id",
                       table, take_deal, figures, error)
      || !fh_sql_each (db,
                       "SELECT preset, house, won, partner, level FROM games"
                       " WHERE ?1 IS NULL OR preset = ?1 ORDER BY ended, id",
                       table, take_game, figures, error))
    return NULL;
  fh_figures_finish (figures);
  return g_steal_pointer (&figures);
}

/* --- Comma-separated values --- */

static void
add_text (GString *csv, const char *text)
{
  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *text);
    }
  g_string_append_c (csv, '"');
}

static void
add_line (sqlite3_stmt *row, gpointer csv)
{
  for (int i = 0; i < sqlite3_column_count (row); i++)
    {
      g_autofree char *text = NULL;

      if (i > 0)
        g_string_append_c (csv, ',');
      if (sqlite3_column_type (row, i) == SQLITE_FLOAT)
        {
          add_number (csv, sqlite3_column_double (row, i));
          continue;
        }
      text = dup_text (row, i);
      if (text != NULL)
        add_text (csv, text);
    }
  g_string_append (csv, "\r\n");
}

char *
fh_statistics_read_csv (sqlite3 *db, GError **error)
{
  /* In the order of the names below. */
  static const char *const queries[] = {
    "SELECT 'deal', strftime ('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch'), game, seed, deal, preset,"
    " house, role, contract, tricks, made, own, others, partner, level, weighed, sound, NULL, NULL"
    " FROM (SELECT *, " CALLS " FROM deals) ORDER BY ended, id",
    "SELECT 'game', strftime ('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch'), game, seed, deals, preset,"
    " house, NULL, NULL, NULL, NULL, own, others, partner, level, NULL, NULL, 1, won FROM games"
    " ORDER BY ended, id",
    "SELECT 'before', NULL, NULL, NULL, NULL, preset, NULL,"
    " CASE WHEN instr (what, ' ') THEN substr (what, 1, instr (what, ' ') - 1) ELSE what END,"
    " CASE WHEN instr (what, ' ') THEN substr (what, instr (what, ' ') + 1) END,"
    " NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, played,"
    " CASE WHEN what <> 'deals' THEN won END FROM before ORDER BY id",
  };
  g_autoptr (GString) csv =
      g_string_new ("kind,ended,game,seed,deal,table,house_table,role,contract,tricks,made,"
                    "points_own,points_others,partner,partner_level,calls_weighed,calls_sound,"
                    "played,won\r\n");
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    if (!fh_sql_each (db, queries[i], NULL, add_line, csv, error))
      return NULL;
  return g_string_free (g_steal_pointer (&csv), FALSE);
}
