/* test-journal-refused.c: a disk that refuses what the journal writes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "await.h"
#include "fh-journal-shelf.h"
#include "journal-fixture.h"
#include "model-games.h"

static void
sentence_cb (GObject *object, const char *sentence, GPtrArray *sentences)
{
  g_ptr_array_add (sentences, g_strdup (sentence));
}

static void
count_cb (GObject *object, guint *count)
{
  ++*count;
}

/* The disk refuses: one sentence, the game goes on, is tried again by itself, and when it is on
 * disk the warning goes. */
static void
test_game (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *written = NULL;
  g_autofree char *text = NULL;
  guint mended = 0;

  /* A file in the place of the folder. */
  g_assert_cmpint (g_rmdir (f->directory), ==, 0);
  g_assert_true (g_file_set_contents (f->directory, "", 0, NULL));
  g_signal_connect (f->journal, "failed", G_CALLBACK (sentence_cb), sentences);
  g_signal_connect (f->journal, "mended", G_CALLBACK (count_cb), &mended);
  fh_game_start (game, f->journal);
  model_game_play (game, 30);
  model_journal_settle (f->journal);
  g_assert_cmpuint (sentences->len, ==, 1);
  g_assert_nonnull (strstr (sentences->pdata[0], f->directory));
  g_assert_cmpuint (mended, ==, 0);

  g_assert_cmpint (g_remove (f->directory), ==, 0);
  await (mended != 0);
  model_journal_settle (f->journal);
  written = journal_contents (f);
  text = fh_game_dup_text (game);
  g_assert_cmpstr (written, ==, text);
  g_assert_cmpuint (sentences->len, ==, 1);
}

/* Has the disk refuse every file of more than @size bytes; returns what was so before. */
static rlim_t
limit_files (rlim_t size)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  rlim_t before = limit.rlim_cur;
  limit.rlim_cur = size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  return before;
}

/* What the disk refuses of a game is not lost when another begins: it is written before that. */
static void
test_as_game_is_left (JournalFixture *f, gconstpointer data)
{
  g_autofree char *left = fh_journal_shelf_path (f->directory, FH_JOURNAL_LEFT_DIR, "a");
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *beginning = g_strnfill (1000, '#');
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *kept = NULL;
  guint mended = 0;

  g_signal_connect (f->journal, "failed", G_CALLBACK (sentence_cb), sentences);
  g_signal_connect (f->journal, "mended", G_CALLBACK (count_cb), &mended);
  fh_journal_begin (f->journal, "a", beginning, NULL);
  model_journal_settle (f->journal);
  rlim_t before = limit_files (500);
  fh_journal_append (f->journal, "\n# last\n");
  fh_journal_begin (f->journal, "b", "# another\n", NULL);
  model_journal_settle (f->journal);
  limit_files (before);
  first = journal_contents (f);
  g_assert_cmpstr (first, ==, beginning);
  g_assert_cmpuint (sentences->len, ==, 1);

  await (mended != 0);
  second = journal_contents (f);
  g_assert_cmpstr (second, ==, "# another\n");
  g_assert_true (g_file_get_contents (left, &kept, NULL, NULL));
  g_assert_true (g_str_has_suffix (kept, "#\n# last\n"));
}

/* Where the whole of a game was refused, nothing is added to what lies there of it. */
static void
test_rewriting (JournalFixture *f, gconstpointer data)
{
  g_autofree char *text = g_strnfill (1000, '#');
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  guint mended = 0;

  g_signal_connect (f->journal, "mended", G_CALLBACK (count_cb), &mended);
  fh_journal_begin (f->journal, "a", "# once\n", NULL);
  model_journal_settle (f->journal);
  rlim_t before = limit_files (500);
  fh_journal_rewrite (f->journal, text);
  fh_journal_flush (f->journal);
  fh_journal_append (f->journal, "\n# last\n");
  fh_journal_flush (f->journal);
  limit_files (before);
  first = journal_contents (f);
  g_assert_cmpstr (first, ==, "# once\n");

  await (mended != 0);
  second = journal_contents (f);
  g_assert_cmpuint (strlen (second), ==, strlen (text) + strlen ("\n# last\n"));
}

/* What becomes of a game is not forgotten while the next ones are refused. */
static void
test_after_finished_game (JournalFixture *f, gconstpointer data)
{
  g_autofree char *finished =
      fh_journal_shelf_path (f->directory, FH_JOURNAL_FINISHED_DIR, "finished");
  g_autofree char *left = fh_journal_shelf_path (f->directory, FH_JOURNAL_LEFT_DIR, "left");
  g_autofree char *text = g_strnfill (1000, '#');
  g_autofree char *written = NULL;

  fh_journal_begin (f->journal, "finished", text, NULL);
  model_journal_settle (f->journal);
  rlim_t before = limit_files (500);
  g_free (fh_journal_set_leaving (f->journal, FH_JOURNAL_FINISHED));
  fh_journal_begin (f->journal, "left", text, NULL);
  model_journal_settle (f->journal);
  g_free (fh_journal_set_leaving (f->journal, FH_JOURNAL_KEEP));
  fh_journal_begin (f->journal, "last", text, NULL);
  model_journal_settle (f->journal);
  limit_files (before);
  g_clear_object (&f->journal);
  g_assert_true (g_file_test (finished, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_test (left, G_FILE_TEST_IS_REGULAR));
  written = journal_contents (f);
  g_assert_cmpstr (written, ==, text);
}

/* Of a game that comes back, an older text does not take the place of the newer one. */
static void
test_as_game_comes_back (JournalFixture *f, gconstpointer data)
{
  g_autofree char *left = fh_journal_shelf_path (f->directory, FH_JOURNAL_LEFT_DIR, "a");
  g_autofree char *old = g_strnfill (1000, '#');
  g_autofree char *new = g_strconcat (old, "\n# more\n", NULL);
  g_autofree char *kept = NULL;

  rlim_t before = limit_files (500);
  fh_journal_begin (f->journal, "a", new, NULL);
  fh_journal_flush (f->journal);
  fh_journal_begin (f->journal, "b", old, NULL);
  fh_journal_flush (f->journal);
  fh_journal_begin (f->journal, "a", old, left);
  fh_journal_flush (f->journal);
  limit_files (before);
  g_clear_object (&f->journal);
  g_assert_true (g_file_get_contents (left, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, new);
}

/* Nothing is added behind what was refused. */
static void
test_one_addition (JournalFixture *f, gconstpointer data)
{
  g_autofree char *more = g_strnfill (1000, '#');
  g_autofree char *written = NULL;
  guint mended = 0;

  g_signal_connect (f->journal, "mended", G_CALLBACK (count_cb), &mended);
  fh_journal_begin (f->journal, "a", "# once\n", NULL);
  model_journal_settle (f->journal);
  rlim_t before = limit_files (500);
  fh_journal_append (f->journal, more);
  fh_journal_flush (f->journal);
  fh_journal_append (f->journal, "\n# last\n");
  model_journal_settle (f->journal);
  limit_files (before);
  g_assert_cmpuint (mended, ==, 0);
  g_clear_object (&f->journal);
  written = journal_contents (f);
  g_assert_cmpuint (strlen (written), ==, strlen ("# once\n") + 1000 + strlen ("\n# last\n"));
}

/* What was refused is tried again at the end of the program. */
static void
test_until_end (JournalFixture *f, gconstpointer data)
{
  g_autofree char *beginning = g_strnfill (1000, '#');
  g_autofree char *written = NULL;

  fh_journal_begin (f->journal, "a", beginning, NULL);
  model_journal_settle (f->journal);
  rlim_t before = limit_files (500);
  fh_journal_append (f->journal, "\n# last\n");
  model_journal_settle (f->journal);
  limit_files (before);
  g_clear_object (&f->journal);
  written = journal_contents (f);
  g_assert_true (g_str_has_suffix (written, "#\n# last\n"));
}

#define ADD(path, func)                                                                            \
  g_test_add (path, JournalFixture, NULL, journal_set_up, func, journal_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/model/journal-refused/game", test_game);
  ADD ("/model/journal-refused/as-game-is-left", test_as_game_is_left);
  ADD ("/model/journal-refused/rewriting", test_rewriting);
  ADD ("/model/journal-refused/until-end", test_until_end);
  ADD ("/model/journal-refused/after-finished-game", test_after_finished_game);
  ADD ("/model/journal-refused/as-game-comes-back", test_as_game_comes_back);
  ADD ("/model/journal-refused/one-addition", test_one_addition);
  return g_test_run ();
}
