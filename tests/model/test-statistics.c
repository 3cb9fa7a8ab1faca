/* test-statistics.c: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "await.h"
#include "fh-sql.h"
#include "fh-statistics.h"
#include "model-games.h"

/* Rows that each of two programs adds at the same time. */
#define N_ROWS 150

static const char *own_path; /* of this test, which is started again as another program */

typedef struct
{
  char *directory;
  char *path;
  char *before;
  FhStore *store;
  FhStatistics *statistics;
} Fixture;

static void
begin (Fixture *f)
{
  f->store = fh_store_new (f->path);
  f->statistics = fh_statistics_new (f->store);
}

static void
end (Fixture *f)
{
  model_store_settle (f->store);
  g_clear_object (&f->statistics);
  g_clear_object (&f->store);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  f->before = g_build_filename (f->directory, "statistics.conf", NULL);
  begin (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  end (f);
  g_free (f->path);
  g_free (f->before);
  model_directory_remove (f->directory);
}

/* Lets another program begin. */
static void
begin_again (Fixture *f)
{
  end (f);
  begin (f);
  model_store_settle (f->store);
}

static FhFigures *
read_figures (FhStatistics *statistics, int preset)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhFigures *figures;

  fh_statistics_read_async (statistics, preset, NULL, await_result_cb, &result);
  await (result != NULL);
  figures = fh_statistics_read_finish (statistics, result, &error);
  g_assert_no_error (error);
  return figures;
}

static guint
count_deals (FhStatistics *statistics)
{
  g_autoptr (FhFigures) figures = read_figures (statistics, -1);

  return figures->all.deals;
}

/* The number of rows in @table, asked for as another program would. */
static int
count_rows (const char *path, const char *table)
{
  g_autoptr (FhStatement) statement = NULL;
  g_autofree char *sql = g_strdup_printf ("SELECT count(*) FROM %s", table);
  sqlite3 *db;
  int n;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  statement = fh_sql_prepare (db, sql, NULL);
  g_assert_nonnull (statement);
  g_assert_true (fh_sql_step (statement, NULL));
  n = sqlite3_column_int (statement, 0);
  g_clear_pointer (&statement, sqlite3_finalize);
  sqlite3_close (db);
  return n;
}

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

/* --- Games --- */

/* What a game should add, counted from its record. */
static void
check_game (Fixture *f, FhGame *game, int preset)
{
  g_autoptr (FhFigures) figures = read_figures (f->statistics, preset);
  guint deals = 0, contracts[FH_N_ROLES] = { 0 }, good[FH_N_ROLES] = { 0 };
  guint n_actions = fh_game_get_n_actions (game), n = 0;

  for (guint i = 1; i <= n_actions; i++)
    {
      FhState state;
      const FhTable *table = &state.table;
      FhRole role;

      g_assert_true (fh_game_get_state_before (game, i, &state));
      if (!table->deal_over || table->thrown_in)
        continue;
      deals++;
      if (table->declarer == FH_SEAT_NONE)
        continue;
      role = table->declarer == 0              ? FH_ROLE_DECLARER
             : (fh_table_bidders (table) & 1u) ? FH_ROLE_PARTNER
                                               : FH_ROLE_DEFENDER;
      contracts[role]++;
      good[role] += table->made != (role == FH_ROLE_DEFENDER);
    }
  g_assert_cmpuint (deals, >, 0);
  g_assert_cmpuint (figures->all.deals, ==, deals);
  for (int role = 0; role < FH_N_ROLES; role++)
    {
      g_assert_cmpuint (figures->roles[role].played, ==, contracts[role]);
      g_assert_cmpuint (figures->roles[role].won, ==, good[role]);
      n += contracts[role];
    }
  g_assert_cmpuint (figures->all.own.played, ==, contracts[0] + contracts[1]);
  g_assert_cmpuint (figures->all.others.won, ==, good[FH_ROLE_DEFENDER]);
  for (guint i = 0; i < figures->contracts->len; i++)
    n -= ((FhFigure *) figures->contracts->pdata[i])->deals;
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (figures->tables->len, ==, 1);
}

static void
test_game (Fixture *f, gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 31, "steady", TRUE);
  g_autoptr (FhFigures) figures = NULL;
  g_autoptr (FhFigures) others = NULL;
  gboolean won;

  fh_statistics_watch (f->statistics, game);
  fh_game_start (game, NULL);
  model_game_play (game, G_MAXUINT);
  check_game (f, game, -1);
  check_game (f, game, (int) preset);
  won = (fh_game_peek_table (game)->winners & 1) != 0;
  figures = read_figures (f->statistics, (int) preset);
  g_assert_cmpuint (figures->all.games.played, ==, 1);
  g_assert_cmpuint (figures->all.games.won, ==, won);
  others = read_figures (f->statistics, ((int) preset + 1) % FH_N_PRESETS);
  g_assert_cmpuint (others->all.games.played + others->all.deals, ==, 0);

  /* They are on disk. */
  begin_again (f);
  check_game (f, game, -1);

  fh_statistics_reset (f->statistics);
  g_assert_cmpuint (count_deals (f->statistics), ==, 0);
  begin_again (f);
  g_assert_cmpuint (count_deals (f->statistics), ==, 0);
  g_assert_cmpint (count_rows (f->path, "games"), ==, 0);
}

/* A deal counts once, whether it is undone and played again, or the program ended in between. */
static void
test_once (Fixture *f, gconstpointer data)
{
  g_autoptr (FhJournal) journal = fh_journal_new (f->directory);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
  g_autoptr (FhGame) resumed = NULL;
  guint before, deals;

  fh_statistics_watch (f->statistics, game);
  fh_game_start (game, journal);
  model_game_play (game, 130);
  before = count_deals (f->statistics);
  deals = fh_game_peek_table (game)->n_deals;
  g_assert_cmpuint (before, >, 0);
  while (fh_game_peek_table (game)->n_deals == deals)
    fh_game_undo (game);
  model_game_play (game, 130);
  g_assert_cmpuint (fh_game_peek_table (game)->n_deals, >=, deals);
  g_assert_cmpuint (count_deals (f->statistics), ==, before);

  while (fh_game_peek_table (game)->n_deals == deals)
    fh_game_undo (game);
  model_journal_settle (journal);
  fh_game_stop (game);
  g_object_unref (journal);
  journal = fh_journal_new (f->directory);
  resumed = model_resume (journal, NULL);
  fh_statistics_watch (f->statistics, resumed);
  fh_game_start (resumed, journal);
  model_game_play (resumed, 130);
  g_assert_cmpuint (count_deals (f->statistics), ==, before);
  fh_game_stop (resumed);
}

/* Counts what comes in @game until it has more than @n_deals, in @statistics unless NULL. */
static void
play_on (FhStatistics *statistics, FhGame *game, guint n_deals)
{
  if (statistics != NULL)
    fh_statistics_watch (statistics, game);
  fh_game_start (game, NULL);
  while (fh_game_peek_table (game)->n_deals <= n_deals
         && fh_game_peek_table (game)->due != FH_ACTION_NONE)
    model_game_play (game, fh_game_get_n_actions (game) + 1);
  fh_game_stop (game);
}

/* A record that is opened again and again: a deal that it has begun never counts, and one of which
 * it has but the cards counts once. */
static void
test_given (Fixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 31, "steady", TRUE);
  g_autofree char *text = NULL, *fresh = NULL, *begun = NULL;
  const char *first, *second, *last;

  play_on (NULL, game, 1);
  text = fh_game_dup_text (game);
  first = strstr (text, "\nbid ") + 1;
  second = strstr (first, "\ndeal ");
  last = g_strrstr_len (text, second - text, "\nplay ") + 1;
  fresh = g_strndup (text, (gsize) (first - text));
  begun = g_strndup (text, (gsize) (last - text));
  for (int i = 0; i < 6; i++)
    {
      const char *given = i % 2 == 0 ? begun : fresh;
      g_autoptr (FhGame) opened = fh_game_new_from_text (given, "given.500", NULL, NULL);

      g_assert_nonnull (opened);
      g_object_set (opened, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
      play_on (f->statistics, opened, 1);
      g_assert_cmpuint (count_deals (f->statistics), ==, i == 0 ? 0 : 1);
    }
}

/* The same deals under another name count no second time, nor does the whole game; a file in which
 * their cards were not kept yet is one in which they are from now on. */
static void
test_same_cards (Fixture *f, gconstpointer data)
{
  guint n_deals = 0;

  model_store_settle (f->store);
  run_sql (f->path, "DROP INDEX deals_by_cards; DROP INDEX games_by_cards;"
                    "ALTER TABLE deals DROP COLUMN cards; ALTER TABLE games DROP COLUMN cards;"
                    "DROP TABLE progress; ALTER TABLE state DROP COLUMN progress;"
                    "DROP TABLE challenges; ALTER TABLE state DROP COLUMN challenges;"
                    "PRAGMA user_version = 1;");
  begin_again (f);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
      g_autoptr (FhFigures) figures = NULL;

      play_on (f->statistics, game, G_MAXUINT - 1);
      figures = read_figures (f->statistics, -1);
      g_assert_cmpuint (figures->all.games.played, ==, 1);
      if (i == 0)
        n_deals = figures->all.deals;
      g_assert_cmpuint (figures->all.deals, ==, n_deals);
      g_assert_cmpuint (n_deals, >, 0);
    }
}

/* Computers among themselves are nobody's statistics. */
static void
test_computers (Fixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", FALSE);

  fh_statistics_watch (f->statistics, game);
  fh_game_start (game, NULL);
  model_game_run (game);
  fh_statistics_add_call (f->statistics, game, 1, 1, FH_PASS, 0, 0, TRUE);
  g_assert_cmpuint (count_deals (f->statistics), ==, 0);
  g_assert_cmpint (count_rows (f->path, "calls"), ==, 0);
}

/* The partner and the table of one's own stand in the row; calls that were weighed are those of
 * their deal, each once. */
static void
test_row (Fixture *f, gconstpointer data)
{
  g_autoptr (FhHouseRules) house = fh_house_rules_new (f->directory);
  g_autoptr (FhFigures) figures = NULL;
  g_autoptr (FhGame) game = NULL;
  FhSeating seating;
  FhRules rules;
  FhFigure *partner, *table;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  g_assert_cmpint (fh_option_set (&rules, "target", "750"), ==, FH_OPTION_OK);
  g_assert_true (fh_house_rules_save (house, "Home", &rules, NULL));
  fh_seating_init (&seating, &rules, "steady", "quick");
  fh_seating_set_name (&seating, 2, "Marama");
  game = fh_game_new (&rules, &seating, &(FhSeed){ 0, 7 });
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  fh_statistics_set_house_rules (f->statistics, house);
  fh_statistics_watch (f->statistics, game);
  fh_game_start (game, NULL);
  fh_statistics_add_call (f->statistics, game, 1, 3, FH_PASS, 2.5, 2.0, TRUE);
  fh_statistics_add_call (f->statistics, game, 1, 3, FH_PASS, 40.0, 2.0, FALSE); /* after undo */
  fh_statistics_add_call (f->statistics, game, 1, 8, FH_PASS, 40.0, 2.0, FALSE);
  fh_statistics_add_call (f->statistics, game, 99, 8000, FH_PASS, 0.0, 0.0, TRUE); /* not over */
  model_game_play (game, 110);
  figures = read_figures (f->statistics, -1);
  g_assert_cmpuint (figures->all.deals, >, 0);
  g_assert_cmpuint (figures->calls.played, ==, 2);
  g_assert_cmpuint (figures->calls.won, ==, 1);
  g_assert_cmpuint (figures->partners->len, ==, 1);
  partner = figures->partners->pdata[0];
  g_assert_cmpstr (partner->name, ==, "Marama");
  g_assert_cmpstr (partner->id, ==, "steady");
  g_assert_cmpuint (partner->deals, ==, figures->all.deals);
  table = figures->tables->pdata[0];
  g_assert_cmpstr (table->name, ==, "Home");
  g_assert_cmpstr (table->id, ==, "australian-4");
  fh_game_stop (game);
}

/* What was counted while the clock was wrong is not of a time to come. */
static void
test_wrong_clock (Fixture *f, gconstpointer data)
{
  g_autoptr (FhFigures) figures = NULL;
  const FhSpan *span;

  model_store_settle (f->store);
  run_sql (f->path, "INSERT INTO deals (ended, game, deal, preset, tricks, made, own, others)"
                    " VALUES (32503680000, 'g', 1, 'australian-4', 0, 0, 0, 0),"
                    " (1700000000, 'g', 2, 'australian-4', 0, 0, 0, 0);");
  figures = read_figures (f->statistics, -1);
  g_assert_cmpuint (figures->spans->len, ==, 1);
  span = figures->spans->pdata[0];
  g_assert_cmpint (span->from, ==, 1700000000);
  g_assert_cmpint (span->to, <=, g_get_real_time () / G_USEC_PER_SEC);
}

/* --- The file --- */

static FhCounted *
new_deal (const char *game, guint deal, int own, double others)
{
  FhCounted *row = g_new0 (FhCounted, 1);

  row->kind = FH_COUNTED_DEAL;
  row->ended = 1700000000 + deal;
  row->game = g_strdup (game);
  row->deal = deal;
  row->table = g_strdup ("australian-4");
  row->role = FH_ROLE_DECLARER;
  row->call = fh_bid (7, FH_TRUMP_HEARTS);
  row->tricks = 8;
  row->good = own > 0;
  row->own = own;
  row->others = others;
  return row;
}

/* What the other program does: adds N_ROWS deals of its own to the store at @path. */
static int
add_rows (const char *path, const char *game)
{
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhStatistics) statistics = fh_statistics_new (store);

  for (guint i = 1; i <= N_ROWS; i++)
    fh_statistics_add (statistics, new_deal (game, i, 10, 0));
  model_store_settle (store);
  return fh_store_get_trouble (store, NULL) == NULL ? 0 : 1;
}

/* Two programs that begin at the same time, and two objects in this one, lose nothing and take the
 * sums of before over once. */
static void
test_two_programs (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "shared", "statistics.sqlite", NULL);
  g_autofree char *before = g_build_filename (f->directory, "shared", "statistics.conf", NULL);
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
  g_autoptr (FhFigures) figures = NULL;
  g_autoptr (FhStore) store = NULL;
  g_autoptr (FhStore) other = NULL;
  g_autoptr (FhStatistics) first = NULL;
  g_autoptr (FhStatistics) second = NULL;
  GSubprocess *programs[2];

  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  g_assert_true (g_file_set_contents (before, "[american-4]\ndeals=5\ngames=2;1\n", -1, NULL));
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;

      programs[i] = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, own_path, "--add", path,
                                      i == 0 ? "a" : "b", NULL);
      g_assert_no_error (error);
    }
  store = fh_store_new (path);
  other = fh_store_new (path);
  first = fh_statistics_new (store);
  second = fh_statistics_new (other);
  for (guint i = 1; i <= N_ROWS; i++)
    {
      fh_statistics_add_call (first, game, 1, i, FH_PASS, 0, 0, TRUE);
      fh_statistics_add_call (second, game, 2, i, FH_PASS, 0, 0, TRUE);
      fh_statistics_add_call (second, game, 1, i, FH_PASS, 9, 0, FALSE); /* the same again */
    }
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (g_subprocess_wait_check (programs[i], NULL, NULL));
      g_object_unref (programs[i]);
    }
  model_store_settle (store);
  model_store_settle (other);
  g_assert_null (fh_store_get_trouble (store, NULL));
  g_assert_null (fh_store_get_trouble (other, NULL));
  g_assert_cmpint (count_rows (path, "deals"), ==, 2 * N_ROWS);
  g_assert_cmpint (count_rows (path, "calls"), ==, 2 * N_ROWS);
  figures = read_figures (second, -1);
  g_assert_cmpuint (figures->n_before, ==, 5);
  g_assert_cmpuint (figures->all.games.played, ==, 2);
  g_assert_cmpuint (figures->all.deals, ==, 2 * N_ROWS + 5);
}

static const struct
{
  const char *name;
  const char *text; /* of the file, or NULL */
  const char *sql;  /* that makes it, or NULL */
} damages[] = {
  { "text", "deals of yesterday\n", NULL },
  { "half", "SQLite format 3", NULL },
  { "other", NULL, "CREATE TABLE recipes (cake TEXT); INSERT INTO recipes VALUES ('plum');" },
  { "columns", NULL, "CREATE TABLE deals (id INTEGER); PRAGMA user_version = 1;" },
};

static void
test_damaged (Fixture *f, gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  const char *path = NULL;
  g_autofree char *aside = g_strconcat (f->path, ".damaged-1", NULL);

  end (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_true (g_file_set_contents (f->before, "[american-4]\ndeals=5\n", -1, NULL));
  if (damages[i].text != NULL)
    g_assert_true (g_file_set_contents (f->path, damages[i].text, -1, NULL));
  else
    run_sql (f->path, damages[i].sql);
  begin (f);
  model_store_settle (f->store);
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, &path), aside));
  g_assert_cmpstr (path, ==, aside);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  /* The sums of before come back. */
  g_assert_cmpuint (count_deals (f->statistics), ==, 5);
}

/* Damage while the program runs. */
static void
test_damaged_later (Fixture *f, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (f->path, ".damaged-1", NULL);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
  g_autofree char *text = NULL;
  gsize size;

  for (guint i = 1; i <= 200; i++)
    fh_statistics_add_call (f->statistics, game, 1, i, FH_PASS, 0, 0, TRUE);
  model_store_settle (f->store);
  g_assert_true (g_file_get_contents (f->path, &text, &size, NULL));
  memset (text + 24, 0x5a, size - 24); /* all but what it begins with */
  {
    FILE *file = g_fopen (f->path, "r+");

    g_assert_cmpuint (fwrite (text, 1, size, file), ==, size);
    fclose (file);
  }
  fh_statistics_add_call (f->statistics, game, 2, 1, FH_PASS, 0, 0, TRUE);
  model_store_settle (f->store);
  g_assert_nonnull (fh_store_get_trouble (f->store, NULL));
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_cmpint (count_rows (f->path, "calls"), ==, 1);
}

/* One of a newer program stays as it is, byte by byte. */
static void
test_newer (Fixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
  g_autofree char *before = NULL, *after = NULL;
  gsize size_before, size_after;
  const char *path = "";

  model_store_settle (f->store);
  run_sql (f->path, "PRAGMA user_version = 3; CREATE TABLE tricks (card TEXT);");
  g_assert_true (g_file_get_contents (f->path, &before, &size_before, NULL));
  begin_again (f);
  fh_statistics_add_call (f->statistics, game, 1, 1, FH_PASS, 0, 0, TRUE);
  model_store_settle (f->store);
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, &path), "newer version"));
  g_assert_null (path);
  g_assert_true (g_file_get_contents (f->path, &after, &size_after, NULL));
  g_assert_cmpmem (before, size_before, after, size_after);
}

/* What the disk refuses is told, and kept until the disk takes it. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (f->directory, "folder", NULL);
  g_autofree char *path = g_build_filename (folder, "statistics.sqlite", NULL);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
  g_autoptr (FhStore) store = NULL;
  g_autoptr (FhStatistics) statistics = NULL;
  struct rlimit usual, small;

  /* Where nothing can be made: the folder is a file. */
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  store = fh_store_new (path);
  statistics = fh_statistics_new (store);
  fh_statistics_add_call (statistics, game, 1, 1, FH_PASS, 0, 0, TRUE);
  model_store_settle (store);
  g_assert_nonnull (strstr (fh_store_get_trouble (store, NULL), "cannot be kept"));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  fh_statistics_add_call (statistics, game, 1, 2, FH_PASS, 0, 0, TRUE);
  model_store_settle (store);
  g_assert_null (fh_store_get_trouble (store, NULL));
  g_assert_cmpint (count_rows (path, "calls"), ==, 2);

  /* Where there is no room. */
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  small = usual;
  small.rlim_cur = 2048;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  for (guint i = 3; i <= 100; i++)
    fh_statistics_add_call (statistics, game, 1, i, FH_PASS, 0, 0, TRUE);
  model_store_settle (store);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  g_assert_nonnull (strstr (fh_store_get_trouble (store, NULL), "cannot be kept"));
  fh_statistics_add_call (statistics, game, 1, 101, FH_PASS, 0, 0, TRUE);
  model_store_settle (store);
  g_assert_null (fh_store_get_trouble (store, NULL));
  g_assert_cmpint (count_rows (path, "calls"), ==, 101);
}

/* A file that goes away while the program runs is made anew. */
static void
test_taken_away (Fixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);

  model_store_settle (f->store);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  fh_statistics_add_call (f->statistics, game, 1, 1, FH_PASS, 0, 0, TRUE);
  model_store_settle (f->store);
  g_assert_cmpint (count_rows (f->path, "calls"), ==, 1);
}

/* --- The sums of before --- */

static const char before_text[] = "[american-4]\ndeals=12\ngames=3;1;\ndeclarer 7H=4;2;\n"
                                  "partner 8NT=1;1;\ndefender MIS=2;0;\n"
                                  "[midwest-4]\ndeals=-4\ngames=3;7\ndeclarer 7H=x;y\n"
                                  "partner 8S=5;2\nlawyer 8S=5;2\n";

static void
test_before (Fixture *f, gconstpointer data)
{
  g_autoptr (FhFigures) figures = NULL;
  g_autofree char *text = NULL;
  const FhFigure *contract;

  end (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_true (g_file_set_contents (f->before, before_text, -1, NULL));
  begin (f);
  for (int i = 0; i < 3; i++)
    begin_again (f);
  figures = read_figures (f->statistics, -1);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  g_assert_cmpuint (figures->all.deals, ==, 12);
  g_assert_cmpuint (figures->n_before, ==, 12);
  g_assert_cmpuint (figures->all.games.played, ==, 3);
  g_assert_cmpuint (figures->all.games.won, ==, 1);
  g_assert_cmpuint (figures->roles[FH_ROLE_DECLARER].played, ==, 4);
  g_assert_cmpuint (figures->roles[FH_ROLE_PARTNER].played, ==, 6);
  g_assert_cmpuint (figures->roles[FH_ROLE_PARTNER].won, ==, 3);
  /* Those that were not made were set. */
  g_assert_cmpuint (figures->roles[FH_ROLE_DEFENDER].won, ==, 2);
  g_assert_cmpuint (figures->contracts->len, ==, 4);
  contract = figures->contracts->pdata[0];
  g_assert_cmpstr (contract->id, ==, "7H");
  g_assert_cmpuint (contract->own.won, ==, 2);
  g_assert_cmpuint (figures->partners->len, ==, 0);
  g_assert_cmpuint (figures->spans->len, ==, 0);
  /* The file stays as it was, until everything is to be forgotten. */
  g_assert_true (g_file_get_contents (f->before, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, before_text);
  fh_statistics_reset (f->statistics);
  begin_again (f);
  g_assert_cmpuint (count_deals (f->statistics), ==, 0);
  g_assert_false (g_file_test (f->before, G_FILE_TEST_EXISTS));
}

static void
test_before_damaged (Fixture *f, gconstpointer data)
{
  g_autofree char *text = NULL;
  const char *path = NULL;

  end (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_true (g_file_set_contents (f->before, "no key file\n", -1, NULL));
  begin (f);
  model_store_settle (f->store);
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, &path), "Earlier"));
  g_assert_cmpstr (path, ==, f->before);
  g_assert_true (g_file_get_contents (f->before, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "no key file\n");
  /* It is told once. */
  begin_again (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
}

/* --- What it adds up to --- */

static void
test_interval (void)
{
  static const struct
  {
    FhTally tally;
    double low, high;
  } rows[] = {
    { { 7, 3 }, 0.1582, 0.7495 },
    { { 1, 0 }, 0.0, 0.7935 },
    { { 10, 10 }, 0.7225, 1.0 },
    { { 1000, 500 }, 0.4691, 0.5309 },
  };
  double low, high;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (fh_tally_interval (rows[i].tally, &low, &high));
      g_assert_cmpfloat_with_epsilon (low, rows[i].low, 0.0001);
      g_assert_cmpfloat_with_epsilon (high, rows[i].high, 0.0001);
    }
  g_assert_false (fh_tally_interval ((FhTally){ 0, 0 }, &low, &high));
  g_assert_cmpfloat (low, ==, 0.0);
  g_assert_cmpfloat (high, ==, 1.0);
}

static void
test_figures (void)
{
  g_autoptr (FhFigures) figures = fh_figures_new ();
  g_autoptr (FhFigures) few = fh_figures_new ();
  const FhSpan *span;

  for (guint i = 1; i <= 25; i++)
    fh_figures_take_deal (figures, new_deal ("a", i, i <= 12 ? 10 : 20, i == 7 ? 500 : 0));
  fh_figures_finish (figures);
  g_assert_cmpuint (figures->spans->len, ==, 2);
  span = figures->spans->pdata[0];
  g_assert_cmpuint (span->deals, ==, 12);
  g_assert_cmpint (span->from, ==, 1700000001);
  g_assert_cmpint (span->to, ==, 1700000012);
  g_assert_cmpfloat_with_epsilon (span->points, 10 - 500 / 12.0, 0.001);
  g_assert_cmpfloat_with_epsilon (span->others, 500 / 12.0, 0.001);
  span = figures->spans->pdata[1];
  g_assert_cmpuint (span->deals, ==, 13);
  g_assert_cmpfloat_with_epsilon (span->points, 20, 0.001);
  g_assert_cmpfloat_with_epsilon (span->error, 0, 0.001);
  g_assert_cmpuint (figures->whole.deals, ==, 25);
  g_assert_cmpfloat_with_epsilon (figures->whole.points, (12 * 10 + 13 * 20 - 500) / 25.0, 0.001);
  g_assert_cmpuint (figures->best->len, ==, 3);
  g_assert_cmpuint (((FhCounted *) figures->best->pdata[0])->deal, ==, 25);
  g_assert_cmpuint (((FhCounted *) figures->worst->pdata[0])->deal, ==, 7);

  /* No deal is among the best and the worst, nor is one that brought the others as much. */
  fh_figures_take_deal (few, new_deal ("a", 1, 10, 0));
  fh_figures_take_deal (few, new_deal ("a", 2, -10, 0));
  fh_figures_take_deal (few, new_deal ("a", 3, 0, 0));
  fh_figures_finish (few);
  g_assert_cmpuint (few->spans->len, ==, 1);
  /* What they brought one after the other; of many there are spans. */
  g_assert_cmpuint (figures->sums->len, ==, 0);
  g_assert_cmpuint (few->sums->len, ==, 3);
  g_assert_cmpfloat_with_epsilon (((FhSpan *) few->sums->pdata[0])->points, 10, 0.001);
  g_assert_cmpfloat_with_epsilon (((FhSpan *) few->sums->pdata[2])->points, 0, 0.001);
  g_assert_cmpuint (few->best->len, ==, 1);
  g_assert_cmpuint (few->worst->len, ==, 1);
}

/* --- Comma-separated values --- */

static void
test_csv (Fixture *f, gconstpointer data)
{
  static const char expected[] =
      "kind,ended,game,seed,deal,table,house_table,role,contract,tricks,made,points_own,"
      "points_others,partner,partner_level,calls_weighed,calls_sound,played,won\r\n"
      "deal,2023-11-14T22:13:21Z,g1,xoshiro256ss 07,1,australian-4,\"Home, sweet \"\"home\"\"\","
      "declarer,7H,8,1,160,20,Mara,strong-bold,2,1,,\r\n"
      "deal,2023-11-14T22:13:22Z,g1,,2,australian-4,,,,0,0,-40,12.5,,,0,0,,\r\n"
      "game,2023-11-14T22:13:23Z,g1,,2,australian-4,,,,,,520,-80,Mara,strong-bold,,,1,1\r\n"
      "before,,,,,american-4,,deals,,,,,,,,,,12,\r\n"
      "before,,,,,american-4,,games,,,,,,,,,,3,1\r\n"
      "before,,,,,american-4,,declarer,7H,,,,,,,,,4,2\r\n";
  g_autofree char *csv_path = g_build_filename (f->directory, "out.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (csv_path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *csv = NULL;
  FhCounted *row;

  end (f);
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_true (g_file_set_contents (
      f->before, "[american-4]\ndeals=12\ngames=3;1\ndeclarer 7H=4;2\n", -1, NULL));
  begin (f);
  row = new_deal ("g1", 1, 160, 20);
  row->seed = g_strdup ("xoshiro256ss 07");
  row->house = g_strdup ("Home, sweet \"home\"");
  row->partner = g_strdup ("Mara");
  row->level = g_strdup ("strong-bold");
  fh_statistics_add (f->statistics, row);
  row = new_deal ("g1", 2, -40, 12.5);
  row->role = FH_ROLE_NONE;
  row->call = FH_CALL_NONE;
  row->tricks = 0;
  fh_statistics_add (f->statistics, row);
  row = new_deal ("g1", 2, 520, -80);
  row->kind = FH_COUNTED_GAME;
  row->ended++;
  row->partner = g_strdup ("Mara");
  row->level = g_strdup ("strong-bold");
  fh_statistics_add (f->statistics, row);
  for (guint i = 0; i < 2; i++)
    {
      row = new_deal ("g1", 1, 0, 0);
      row->kind = FH_COUNTED_CALL;
      row->action = i;
      row->good = i > 0;
      fh_statistics_add (f->statistics, row);
    }
  /* The same once more changes nothing. */
  fh_statistics_add (f->statistics, new_deal ("g1", 1, 7, 7));

  fh_statistics_export_async (f->statistics, file, NULL, await_result_cb, &result);
  await (result != NULL);
  g_assert_true (fh_statistics_export_finish (result, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (csv_path, &csv, NULL, NULL));
  g_assert_cmpstr (csv, ==, expected);
}

int
main (int argc, char **argv)
{
  own_path = argv[0];
  if (argc == 4 && g_str_equal (argv[1], "--add"))
    return add_rows (argv[2], argv[3]);
  g_test_init (&argc, &argv, NULL);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strdup_printf ("/model/statistics/game/%s", fh_preset_id ((FhPreset) preset));

      g_test_add (path, Fixture, GINT_TO_POINTER (preset), set_up, test_game, tear_down);
    }
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/model/statistics/once", test_once);
  ADD ("/model/statistics/given", test_given);
  ADD ("/model/statistics/same-cards", test_same_cards);
  ADD ("/model/statistics/computers", test_computers);
  ADD ("/model/statistics/row", test_row);
  ADD ("/model/statistics/wrong-clock", test_wrong_clock);
  ADD ("/model/statistics/two-programs", test_two_programs);
  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/statistics/damaged/%s", damages[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up, test_damaged, tear_down);
    }
  ADD ("/model/statistics/damaged/later", test_damaged_later);
  ADD ("/model/statistics/newer", test_newer);
  ADD ("/model/statistics/refused", test_refused);
  ADD ("/model/statistics/taken-away", test_taken_away);
  ADD ("/model/statistics/before", test_before);
  ADD ("/model/statistics/before-damaged", test_before_damaged);
  g_test_add_func ("/model/statistics/interval", test_interval);
  g_test_add_func ("/model/statistics/figures", test_figures);
  ADD ("/model/statistics/csv", test_csv);
  return g_test_run ();
}
