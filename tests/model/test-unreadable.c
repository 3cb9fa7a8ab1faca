/* test-unreadable.c: what could not be read is not replaced, and is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "await.h"
#include "kept-fixture.h"

/* The end of the file is zeros, as a power cut leaves it: only that is lost, and when it hides a
 * line, the file is put aside whole. */
static void
test_zeros (JournalFixture *f, gconstpointer data)
{
  gsize n_zeros = (gsize) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  g_autoptr (FhGame) resumed = NULL;
  g_autoptr (GString) damaged = NULL;
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *message = NULL;

  fh_game_start (game, f->journal);
  model_game_play (game, 60);
  fh_game_stop (game);
  fh_journal_flush (f->journal);
  text = fh_game_dup_text (game);
  g_assert_true (g_file_get_contents (f->path, &kept, NULL, NULL));
  damaged = g_string_new (kept);
  for (gsize i = 0; i < n_zeros; i++)
    g_string_append_c (damaged, '\0');
  if (n_zeros == 7)
    g_string_append (damaged, "\nplay 0 JO\n");
  journal_put (f, damaged->str, (gssize) damaged->len);
  journal_reopen (f);
  resumed = model_resume (f->journal, &message);
  g_assert_nonnull (resumed);
  {
    g_autofree char *again = fh_game_dup_text (resumed);

    g_assert_cmpstr (again, ==, text);
  }
  /* Zeros without a line end are a line that was not written to its end. */
  g_assert_true ((message != NULL) == (n_zeros == 7 || n_zeros > 4096));
}

/* Leaves a game of which nothing is on its way any more, and becomes a user who may not do all;
 * returns its record, or NULL where nobody else can be become.  (transfer full) */
static char *
leave_as_nobody (JournalFixture *f)
{
  g_autofree char *text = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);

  fh_journal_flush (f->journal);
  g_clear_object (&f->journal);
  return kept_become_nobody (f) ? g_steal_pointer (&text) : NULL;
}

/* A folder in which nothing can be made: the game is shown and not gone on with, and the sentence
 * says where it is; when the folder can be written to again, the game there is put away first. */
static void
test_read_only (JournalFixture *f, gconstpointer data)
{
  g_autofree char *text = leave_as_nobody (f);
  g_autofree char *other = NULL;
  g_autoptr (FhGame) shown = NULL;
  g_auto (FhResumeNews) news = { 0 };

  if (text == NULL)
    return;
  g_assert_cmpint (g_chmod (f->directory, 0500), ==, 0);
  f->journal = fh_journal_new (f->directory);
  shown = model_resume_news (f->journal, NULL, &news);
  g_assert_cmpint (g_chmod (f->directory, 0700), ==, 0);
  g_assert_nonnull (shown);
  g_assert_true (news.is_read_only);
  g_assert_cmpstr (news.path, ==, f->path);
  g_assert_nonnull (strstr (news.sentence, f->path));
  {
    g_autofree char *again = fh_game_dup_text (shown);
    FhAction action = fh_action_bid (0, FH_PASS);

    g_assert_cmpstr (again, ==, text);
    g_assert_false (fh_game_act (shown, &action, NULL));
  }
  other = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  kept_become_oneself ();
  g_assert_true (kept_has (f->directory, text));
  g_assert_true (kept_has (f->directory, other));
}

/* A file that nobody may read is told of, and put aside before anything is written. */
static void
test_unreadable (JournalFixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) asides = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = leave_as_nobody (f);
  g_autofree char *other = NULL;
  g_auto (FhResumeNews) news = { 0 };

  if (text == NULL)
    return;
  {
    g_autofree char *lock = g_build_filename (f->directory, "lock", NULL);

    g_unlink (lock);
  }
  g_assert_cmpint (g_chmod (f->path, 0), ==, 0);
  f->journal = fh_journal_new (f->directory);
  g_signal_connect (f->journal, "set-aside", G_CALLBACK (kept_aside_cb), asides);
  g_assert_null (model_resume_news (f->journal, NULL, &news));
  g_assert_nonnull (strstr (news.sentence, f->path));
  other = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  await (asides->len != 0);
  g_assert_nonnull (strstr (asides->pdata[0], ".unread-1"));
  g_assert_cmpint (g_chmod (asides->pdata[0], 0600), ==, 0);
  kept_become_oneself ();
  g_assert_true (kept_has (f->directory, text));
  g_assert_true (kept_has (f->directory, other));
}

/* The lock of somebody else: what is there is shown, and nothing is written over. */
static void
test_foreign_lock (JournalFixture *f, gconstpointer data)
{
  g_autofree char *lock = g_build_filename (f->directory, "lock", NULL);
  g_autofree char *text = leave_as_nobody (f);
  g_autofree char *other = NULL;
  g_autoptr (FhGame) shown = NULL;
  g_auto (FhResumeNews) news = { 0 };

  if (text == NULL)
    return;
  if (getuid () != 0)
    g_assert_cmpint (g_chmod (lock, 0), ==, 0);
  f->journal = fh_journal_new (f->directory);
  shown = model_resume_news (f->journal, NULL, &news);
  g_assert_nonnull (shown);
  g_assert_true (news.is_read_only);
  g_assert_nonnull (strstr (news.sentence, f->path));
  other = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  kept_become_oneself ();
  {
    g_autofree char *still = journal_text_at (f->path);

    g_assert_cmpstr (still, ==, text);
  }
  g_assert_true (kept_has (f->directory, other));
}

/* A game of a later version of the format is called newer, and kept. */
static void
test_newer (JournalFixture *f, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (f->path, ".newer-1", NULL);
  g_auto (FhResumeNews) news = { 0 };

  journal_put (f, "500 2\nrules lunar-9\n", -1);
  g_assert_null (model_resume_news (f->journal, NULL, &news));
  g_assert_nonnull (strstr (news.sentence, "newer"));
  g_assert_cmpstr (news.path, ==, aside);
  g_assert_true (g_file_test (aside, G_FILE_TEST_IS_REGULAR));
}

/* What is no plain file hangs nothing, and the game is kept all the same. */
static void
test_special (JournalFixture *f, gconstpointer data)
{
  static const char *const names[] = { "game.500", "lock", "game.500.new", "games", "finished" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (int kind = 0; kind < 3; kind++)
      {
        g_autofree char *directory = model_directory_new ();
        g_autofree char *path = g_build_filename (directory, names[i], NULL);
        g_autofree char *first = NULL;
        g_autofree char *second = NULL;
        g_autoptr (FhGame) resumed = NULL;
        g_auto (FhResumeNews) news = { 0 };

        if (kind == 0)
          g_assert_cmpint (mkfifo (path, 0600), ==, 0);
        else if (kind == 1)
          g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
        else
          g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
        g_set_object (&f->journal, NULL);
        f->journal = fh_journal_new (directory);
        resumed = model_resume_news (f->journal, NULL, &news);
        g_assert_null (resumed);
        first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 12);
        second = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 12);
        fh_journal_flush (f->journal);
        g_assert_true (kept_has (directory, first));
        g_assert_true (kept_has (directory, second));
        g_clear_object (&f->journal);
        model_directory_remove (g_steal_pointer (&directory));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  KEPT_ADD ("/model/unreadable/zeros/few", 3, test_zeros);
  KEPT_ADD ("/model/unreadable/zeros/in-a-line", 7, test_zeros);
  KEPT_ADD ("/model/unreadable/zeros/page", 4096, test_zeros);
  KEPT_ADD ("/model/unreadable/zeros/many", 20000, test_zeros);
  KEPT_ADD ("/model/unreadable/read-only", 0, test_read_only);
  KEPT_ADD ("/model/unreadable/unreadable", 0, test_unreadable);
  KEPT_ADD ("/model/unreadable/foreign-lock", 0, test_foreign_lock);
  KEPT_ADD ("/model/unreadable/newer", 0, test_newer);
  KEPT_ADD ("/model/unreadable/special", 0, test_special);
  return g_test_run ();
}
