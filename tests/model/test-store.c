/* test-store.c: what is kept for good, whatever happens to the disk and to the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What older programs have kept lies in tests/data/kept.
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "await.h"
#include "fh-challenges.h"
#include "fh-practice-book.h"
#include "fh-progress.h"
#include "fh-sql.h"
#include "fh-statistics.h"
#include "model-games.h"

/* What each of two programs adds at the same time. */
#define N_ADDED 60

static const char *own_path; /* of this test, which is started again as another program */

typedef struct
{
  char *directory;
  char *path;
  FhStore *store;
  FhKeyTable *table;
} Fixture;

static void
begin (Fixture *f)
{
  f->store = fh_store_new (f->path);
  f->table = FH_KEY_TABLE (fh_progress_new (f->store));
  model_store_settle (f->store);
}

static void
end (Fixture *f)
{
  if (f->store == NULL)
    return;
  model_store_settle (f->store);
  g_clear_object (&f->table);
  g_clear_object (&f->store);
}

/* Nothing is there yet, and nothing looks. */
static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "statistics.sqlite", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  end (f);
  g_free (f->path);
  model_directory_remove (f->directory);
}

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *db;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  fh_sql_run (db, sql, &error);
  g_assert_no_error (error);
  sqlite3_close (db);
}

/* The number that @sql asks the database at @path for, as another program would. */
static gint64
ask_sql (const char *path, const char *sql)
{
  sqlite3 *db;
  g_autoptr (GError) error = NULL;
  gint64 number;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  number = fh_sql_ask (db, sql, &error);
  g_assert_no_error (error);
  sqlite3_close (db);
  return number;
}

static char *
read_kept (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "kept", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The place of the file @name of before.  (transfer full) */
static char *
before_path (Fixture *f, const char *name)
{
  return g_build_filename (f->directory, name, NULL);
}

/* Puts the file @name there as an older program has left it. */
static void
put_before (Fixture *f, const char *name)
{
  g_autofree char *path = before_path (f, name);
  g_autofree char *text = read_kept (name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
check_text (Fixture *f, const char *section, const char *key, const char *expected)
{
  g_autofree char *text = fh_key_table_dup_text (f->table, section, key);

  g_assert_cmpstr (text, ==, expected);
}

static guint
count (Fixture *f, const char *key)
{
  return fh_key_table_get_tally (f->table, "practice kinds", key).played;
}

static void
add (Fixture *f, const char *key)
{
  fh_key_table_add_tally (f->table, "practice kinds", key, TRUE);
  fh_key_table_save (f->table);
}

static FhFigures *
read_figures (Fixture *f)
{
  g_autoptr (FhStatistics) statistics = fh_statistics_new (f->store);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhFigures *figures;

  fh_statistics_read_async (statistics, -1, NULL, await_result_cb, &result);
  await (result != NULL);
  figures = fh_statistics_read_finish (statistics, result, &error);
  g_assert_no_error (error);
  return figures;
}

/* --- What was kept before --- */

static void
check_progress (Fixture *f)
{
  g_autoptr (FhProgress) progress = fh_progress_new (f->store);
  FhKeyTable *book = FH_KEY_TABLE (progress);
  g_autofree char *step = NULL, *present = NULL;
  g_autoptr (GPtrArray) missed = NULL, own = NULL;
  FhOwnPosition *position;
  guint asked, right;

  model_store_settle (f->store);
  g_assert_cmpint (fh_progress_get_knows (progress), ==, FH_KNOWS_EUCHRE);
  g_assert_true (fh_progress_is_done (progress, "tricks"));
  g_assert_false (fh_progress_is_done (progress, "left-bower"));
  step = fh_progress_dup_step (progress, "left-bower");
  g_assert_cmpstr (step, ==, "which");
  present = fh_progress_dup_present (progress);
  g_assert_cmpstr (present, ==, "left-bower");
  fh_practice_book_get_tally (book, FH_PRACTICE_WINNER, &asked, &right);
  g_assert_cmpuint (asked, ==, 12);
  g_assert_cmpuint (right, ==, 9);
  missed = fh_practice_book_list_missed (book, G_MAXINT64);
  g_assert_cmpuint (missed->len, ==, 2);
  own = fh_practice_book_list_own (book, FH_FAULT_OVERBIDS);
  g_assert_cmpuint (own->len, ==, 1);
  position = fh_practice_book_get_own (book, own->pdata[0]);
  g_assert_cmpstr (position->record, ==, "500 1\nrules american-4\n");
  fh_own_position_free (position);
}

static void
check_challenges (Fixture *f)
{
  g_autoptr (FhChallenges) challenges = fh_challenges_new (f->store);
  g_autoptr (GArray) list = NULL;
  FhChallenge challenge;

  model_store_settle (f->store);
  list = fh_challenges_list (challenges);
  g_assert_cmpuint (list->len, ==, 2);
  g_assert_true (fh_challenges_get (challenges, FH_PRESET_AUSTRALIAN_4, 12, &challenge));
  g_assert_cmpint (challenge.when, ==, 1795000000);
  g_assert_cmpuint (challenge.n_played, ==, 1);
  g_assert_cmpint (challenge.own[0].points[0], ==, 300);
  g_assert_cmpint (challenge.experts[0].points[1], ==, 20);
}

static void
check_sums (Fixture *f)
{
  g_autoptr (FhFigures) figures = read_figures (f);

  g_assert_cmpuint (figures->all.deals, ==, 12);
  g_assert_cmpuint (figures->all.games.played, ==, 3);
}

typedef struct
{
  const char *name;
  void (*check) (Fixture *f);
  const char *trouble; /* what is said of one that cannot be read */
  const char *rows;    /* asks how much of it is in the database */
} Before;

static const Before befores[] = {
  { "progress.conf", check_progress, "What you have learned, in “",
    "SELECT count(*) FROM progress" },
  { "challenges.conf", check_challenges, "The challenges played cannot be read. ",
    "SELECT count(*) FROM challenges" },
  { "statistics.conf", check_sums,
    "Earlier statistics could not be read: ", "SELECT count(*) FROM before" },
};

/* Each file is taken over whole, once, and stays as it was. */
static void
test_before (Fixture *f, gconstpointer data)
{
  const Before *before = data;
  g_autofree char *path = before_path (f, before->name);
  g_autofree char *text = NULL, *expected = read_kept (before->name);
  gint64 rows;

  put_before (f, before->name);
  begin (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  before->check (f);
  rows = ask_sql (f->path, before->rows);
  end (f);
  begin (f);
  before->check (f);
  g_assert_cmpint (ask_sql (f->path, before->rows), ==, rows);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);

  /* What has come into it since then does not count, nor is it missed. */
  end (f);
  g_assert_cmpint (g_unlink (path), ==, 0);
  begin (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  before->check (f);

  /* A database that is damaged begins anew with what was kept before. */
  end (f);
  put_before (f, before->name);
  g_assert_true (g_file_set_contents (f->path, "no database\n", -1, NULL));
  begin (f);
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, NULL), "are damaged and begin anew"));
  before->check (f);
}

/* A damaged one is told of once, stays, and does no harm to the others. */
static void
test_before_damaged (Fixture *f, gconstpointer data)
{
  const Before *before = data;
  g_autofree char *path = before_path (f, before->name);
  g_autofree char *text = NULL;
  const char *told = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (befores); i++)
    put_before (f, befores[i].name);
  g_assert_true (g_file_set_contents (path, "own-1=8H\n\xff\xfe", -1, NULL));
  begin (f);
  g_assert_true (g_str_has_prefix (fh_store_get_trouble (f->store, &told), before->trouble));
  g_assert_cmpstr (told, ==, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "own-1=8H\n\xff\xfe");
  g_assert_cmpint (ask_sql (f->path, before->rows), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (befores); i++)
    if (&befores[i] != before)
      befores[i].check (f);
  add (f, "legal");
  end (f);
  begin (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  g_assert_cmpuint (count (f, "legal"), ==, 1);
}

/* One that cannot be read is not damaged: it is told of, and taken over when it can be. */
static void
test_before_unread (Fixture *f, gconstpointer data)
{
  const Before *before = data;
  g_autofree char *path = before_path (f, before->name);

  g_assert_cmpint (symlink (path, path), ==, 0);
  begin (f);
  g_assert_true (g_str_has_prefix (fh_store_get_trouble (f->store, NULL), before->trouble));
  add (f, "legal");
  end (f);
  g_assert_cmpint (g_unlink (path), ==, 0);
  put_before (f, before->name);
  begin (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  before->check (f);
  g_assert_cmpuint (count (f, "legal"), ==, 1);
}

/* Who forgets a part of what could not be read has not forgotten the rest; and that it cannot be
 * read is told once, whatever is refused besides. */
static void
test_part_of_unread (Fixture *f, gconstpointer data)
{
  g_autofree char *path = before_path (f, "progress.conf");
  g_autofree char *aside = g_strconcat (path, ".unread-1", NULL);

  g_assert_cmpint (symlink (path, path), ==, 0);
  begin (f);
  g_assert_nonnull (fh_store_get_trouble (f->store, NULL));
  fh_key_table_erase (f->table, "practice");
  fh_key_table_save (f->table);
  end (f);
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (aside, G_FILE_TEST_IS_SYMLINK));
}

static void
count_cb (FhStore *store, guint *n)
{
  ++*n;
}

static void
test_unread_and_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *path = before_path (f, "progress.conf");
  struct rlimit usual, small;
  guint n = 0;

  begin (f);
  add (f, "order");
  end (f);
  run_sql (f->path, "UPDATE state SET progress = 0");
  g_assert_cmpint (symlink (path, path), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  small = usual;
  small.rlim_cur = 2048;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  begin (f);
  g_signal_connect (f->store, "changed", G_CALLBACK (count_cb), &n);
  add (f, "legal");
  for (int i = 0; i < 20; i++)
    model_store_settle (f->store);
  g_assert_cmpuint (n, <=, 2);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  end (f);
}

/* What is forgotten does not come back from there. */
static void
test_forgotten (Fixture *f, gconstpointer data)
{
  const char *section = data;
  g_autofree char *path = before_path (f, "progress.conf");
  g_autofree char *contents = NULL;
  gsize size;

  put_before (f, "progress.conf");
  begin (f);
  fh_key_table_erase (f->table, section);
  fh_key_table_save (f->table);
  check_text (f, "practice", "deals", NULL);
  end (f);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  begin (f);
  check_text (f, "practice", "deals", NULL);
  check_text (f, "course", "knows", section != NULL ? "euchre" : NULL);
  end (f);
  /* Not even to whoever reads the bytes. */
  g_assert_true (g_file_get_contents (f->path, &contents, &size, NULL));
  g_assert_null (g_strstr_len (contents, (gssize) size, "2f3a5c7e9b0d"));
}

/* The database of today, with and without what was added to it, becomes that of tomorrow. */
static void
test_migrated (Fixture *f, gconstpointer data)
{
  g_autofree char *sql = read_kept ("statistics-1.sql");
  g_autofree char *cards = read_kept ("statistics-1-cards.sql");
  g_autoptr (FhFigures) figures = NULL;

  run_sql (f->path, sql);
  if (data != NULL)
    run_sql (f->path, cards);
  put_before (f, "progress.conf");
  put_before (f, "statistics.conf");
  begin (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  check_progress (f);
  figures = read_figures (f);
  /* These sums were taken over long ago. */
  g_assert_cmpuint (figures->n_before, ==, 5);
  g_assert_cmpuint (figures->all.deals, ==, 7);
  g_assert_cmpuint (figures->all.games.won, ==, 1);
  g_assert_cmpuint (figures->calls.won, ==, 1);
  g_assert_cmpint (ask_sql (f->path, "PRAGMA user_version"), ==, 2);
  g_assert_cmpint (ask_sql (f->path, "SELECT count(cards) FROM deals"), ==, data != NULL);
  add (f, "legal");
  end (f);
  begin (f);
  g_assert_cmpuint (count (f, "legal"), ==, 1);
}

/* One that is half of the new kind is damaged. */
static void
test_half (Fixture *f, gconstpointer data)
{
  g_autofree char *sql = read_kept ("statistics-1.sql");

  run_sql (f->path, sql);
  run_sql (f->path, "PRAGMA user_version = 2");
  begin (f);
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, NULL), "are damaged and begin anew"));
  add (f, "legal");
  end (f);
  begin (f);
  g_assert_cmpuint (count (f, "legal"), ==, 1);
}

/* --- Several programs --- */

/* What the other program does: counts N_ADDED times what both count, and has a text of its own for
 * each. */
static int
add_to (const char *path, const char *who)
{
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhKeyTable) table = FH_KEY_TABLE (fh_progress_new (store));

  for (int i = 0; i < N_ADDED; i++)
    {
      g_autofree char *key = g_strdup_printf ("%s-%d", who, i);

      fh_key_table_add_tally (table, "practice kinds", "winner", i % 2 == 0);
      fh_key_table_set_text (table, "course", key, who);
      fh_key_table_save (table);
      if (i % 7 == 0)
        model_store_settle (store);
    }
  model_store_settle (store);
  return fh_store_get_trouble (store, NULL) == NULL ? 0 : 1;
}

/* Two programs that begin at the same time lose nothing, and take over once what was kept
 * before. */
static void
test_two_programs (Fixture *f, gconstpointer data)
{
  GSubprocess *programs[2];
  FhTally tally;

  put_before (f, "progress.conf");
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;

      programs[i] = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, own_path, "--add", f->path,
                                      i == 0 ? "a" : "b", NULL);
      g_assert_no_error (error);
    }
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (g_subprocess_wait_check (programs[i], NULL, NULL));
      g_object_unref (programs[i]);
    }
  begin (f);
  tally = fh_key_table_get_tally (f->table, "practice kinds", "winner");
  g_assert_cmpuint (tally.played, ==, 12 + 2 * N_ADDED);
  g_assert_cmpuint (tally.won, ==, 9 + N_ADDED);
  for (int i = 0; i < 2 * N_ADDED; i++)
    {
      g_autofree char *key = g_strdup_printf ("%s-%d", i % 2 == 0 ? "a" : "b", i / 2);

      check_text (f, "course", key, i % 2 == 0 ? "a" : "b");
    }
}

/* What a program does that is killed: says each number that is kept. */
static int
count_up (const char *path)
{
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhKeyTable) table = FH_KEY_TABLE (fh_progress_new (store));

  for (int i = 1;; i++)
    {
      fh_key_table_add_tally (table, "practice kinds", "winner", TRUE);
      fh_key_table_add_tally (table, "practice kinds", "order", TRUE);
      fh_key_table_save (table);
      fh_store_flush (store);
      g_print ("%d\n", i);
      fflush (stdout);
    }
  return 0;
}

/* Killed at any moment it has kept all that it has said to be kept, and of each change both halves
 * or none. */
static void
test_killed (Fixture *f, gconstpointer data)
{
  guint kept = 0;

  for (int round = 0; round < 5; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                                          own_path, "--count", f->path, NULL);
      g_autoptr (GDataInputStream) said = NULL;
      guint before = kept, n = 0;

      g_assert_no_error (error);
      said = g_data_input_stream_new (g_subprocess_get_stdout_pipe (program));
      while (n < 3 + 4 * (guint) round)
        {
          g_autofree char *line = g_data_input_stream_read_line (said, NULL, NULL, &error);

          g_assert_no_error (error);
          n = (guint) g_ascii_strtoull (line, NULL, 10);
        }
      g_usleep ((gulong) round * 700);
      g_subprocess_force_exit (program);
      /* What it had said before it was killed. */
      for (char *line; (line = g_data_input_stream_read_line (said, NULL, NULL, NULL)) != NULL;
           g_free (line))
        n = (guint) g_ascii_strtoull (line, NULL, 10);
      g_assert_true (g_subprocess_wait (program, NULL, NULL));
      begin (f);
      g_assert_null (fh_store_get_trouble (f->store, NULL));
      kept = count (f, "winner");
      g_assert_cmpuint (count (f, "order"), ==, kept);
      g_assert_cmpuint (kept, >=, before + n);
      g_assert_cmpuint (kept, <=, before + n + 1);
      end (f);
    }
}

/* --- What the disk refuses --- */

/* The store is in a folder that is a file, or a folder lies in the place of its lock, or the disk
 * is full: it is told, kept in memory, and written when that can be done, without anything new. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  const char *how = data;
  g_autofree char *folder = g_build_filename (f->directory, "folder", NULL);
  g_autofree char *lock = NULL;
  struct rlimit usual, small;

  g_free (f->path);
  f->path = g_build_filename (folder, "statistics.sqlite", NULL);
  lock = g_strconcat (f->path, ".lock", NULL);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  if (g_str_equal (how, "folder"))
    g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  else
    g_assert_cmpint (g_mkdir_with_parents (lock, 0700), ==, 0);
  if (g_str_equal (how, "full"))
    {
      g_assert_cmpint (g_rmdir (lock), ==, 0);
      begin (f);
      add (f, "order");
      end (f);
      signal (SIGXFSZ, SIG_IGN);
      small = usual;
      small.rlim_cur = 2048;
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
    }
  begin (f);
  for (int i = 0; i < 40; i++)
    add (f, "legal");
  model_store_settle (f->store);
  g_assert_nonnull (fh_store_get_trouble (f->store, NULL));
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, NULL),
                            "Your statistics, progress and challenges cannot be kept in “"));
  g_assert_cmpuint (count (f, "legal"), ==, 40);
  /* What is there can be read all the same. */
  g_assert_cmpuint (count (f, "order"), ==, g_str_equal (how, "full") ? 1 : 0);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  if (g_str_equal (how, "folder"))
    g_assert_cmpint (g_unlink (folder), ==, 0);
  else if (g_str_equal (how, "lock"))
    g_assert_cmpint (g_rmdir (lock), ==, 0);
  await (fh_store_get_trouble (f->store, NULL) == NULL);
  g_assert_cmpint (ask_sql (f->path, "SELECT count(*) FROM progress WHERE text = '40;40;'"), ==, 1);
  end (f);
  begin (f);
  g_assert_cmpuint (count (f, "legal"), ==, 40);
}

/* What cannot be read at first is there when it can be, with what was added meanwhile. */
static void
test_unread (Fixture *f, gconstpointer data)
{
  g_autofree char *away = g_strconcat (f->path, ".away", NULL);

  begin (f);
  add (f, "legal");
  end (f);
  g_assert_cmpint (g_rename (f->path, away), ==, 0);
  g_assert_cmpint (symlink (f->path, f->path), ==, 0);
  begin (f);
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, NULL),
                            "Your statistics, progress and challenges in “"));
  g_assert_true (fh_key_table_is_read (f->table));
  add (f, "order");
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  g_assert_cmpint (g_rename (away, f->path), ==, 0);
  await (fh_store_get_trouble (f->store, NULL) == NULL);
  model_store_settle (f->store);
  g_assert_cmpuint (count (f, "legal"), ==, 1);
  g_assert_cmpuint (count (f, "order"), ==, 1);
}

/* One of a newer program stays as it is, byte by byte, and what is added is there as long as the
 * program runs. */
static void
test_newer (Fixture *f, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;
  gsize size_before, size_after;
  const char *path = "";

  begin (f);
  end (f);
  put_before (f, "progress.conf");
  run_sql (f->path, "PRAGMA user_version = 3; UPDATE state SET progress = 0;");
  g_assert_true (g_file_get_contents (f->path, &before, &size_before, NULL));
  begin (f);
  add (f, "legal");
  fh_key_table_erase (f->table, "practice own");
  fh_key_table_save (f->table);
  model_store_settle (f->store);
  g_assert_nonnull (strstr (fh_store_get_trouble (f->store, &path), "newer version"));
  g_assert_null (path);
  g_assert_cmpuint (count (f, "legal"), ==, 1);
  end (f);
  g_assert_true (g_file_get_contents (f->path, &after, &size_after, NULL));
  g_assert_cmpmem (before, size_before, after, size_after);
}

/* What comes from elsewhere and can be no name is passed over. */
static void
test_names (Fixture *f, gconstpointer data)
{
  begin (f);
  end (f);
  run_sql (f->path, "INSERT INTO progress (section, key, text) VALUES ('', 'a', 'x'),"
                    " ('a', '', 'x'), ('[a]', 'a', 'x'), ('a', 'b=c', 'x'), ('a', ' b', 'x'),"
                    " ('a', 'b' || char (10), 'x'), ('a', 'c', CAST (x'fffe' AS TEXT)),"
                    " ('practice kinds', 'legal', '7;9;'), ('a', 'd', 'good');");
  begin (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
  check_text (f, "a", "c", NULL);
  check_text (f, "a", "d", "good");
  g_assert_cmpuint (count (f, "legal"), ==, 0);
  add (f, "legal");
  model_store_settle (f->store);
  g_assert_cmpuint (count (f, "legal"), ==, 1);
}

int
main (int argc, char **argv)
{
  own_path = argv[0];
  if (argc == 4 && g_str_equal (argv[1], "--add"))
    return add_to (argv[2], argv[3]);
  if (argc == 3 && g_str_equal (argv[1], "--count"))
    return count_up (argv[2]);
  g_test_init (&argc, &argv, NULL);

#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)
  for (gsize i = 0; i < G_N_ELEMENTS (befores); i++)
    {
      g_autofree char *taken = g_strdup_printf ("/model/store/before/%s", befores[i].name);
      g_autofree char *damaged = g_strdup_printf ("/model/store/damaged/%s", befores[i].name);
      g_autofree char *unread = g_strdup_printf ("/model/store/unread/%s", befores[i].name);

      ADD (taken, &befores[i], test_before);
      ADD (damaged, &befores[i], test_before_damaged);
      ADD (unread, &befores[i], test_before_unread);
    }
  ADD ("/model/store/unread/part", NULL, test_part_of_unread);
  ADD ("/model/store/unread/refused", NULL, test_unread_and_refused);
  ADD ("/model/store/forgotten/all", NULL, test_forgotten);
  ADD ("/model/store/forgotten/section", "practice", test_forgotten);
  ADD ("/model/store/migrated/first", NULL, test_migrated);
  ADD ("/model/store/migrated/cards", "cards", test_migrated);
  ADD ("/model/store/half", NULL, test_half);
  ADD ("/model/store/two-programs", NULL, test_two_programs);
  ADD ("/model/store/killed", NULL, test_killed);
  ADD ("/model/store/refused/folder", "folder", test_refused);
  ADD ("/model/store/refused/lock", "lock", test_refused);
  ADD ("/model/store/refused/full", "full", test_refused);
  ADD ("/model/store/unread/database", NULL, test_unread);
  ADD ("/model/store/newer", NULL, test_newer);
  ADD ("/model/store/names", NULL, test_names);
  return g_test_run ();
}
