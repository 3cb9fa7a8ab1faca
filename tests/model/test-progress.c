/* test-progress.c: what a person has learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "await.h"
#include "fh-progress.h"
#include "model-games.h"

typedef struct
{
  char *directory;
  char *path;
  FhProgress *progress;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "progress.conf", NULL);
  f->progress = fh_progress_new (f->path);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  fh_progress_flush (f->progress);
  g_clear_object (&f->progress);
  g_free (f->path);
  model_directory_remove (f->directory);
}

/* What another run of the program finds. */
static void
read_again (Fixture *f)
{
  fh_progress_flush (f->progress);
  g_object_unref (f->progress);
  f->progress = fh_progress_new (f->path);
  g_assert_null (fh_progress_get_trouble (f->progress, NULL));
}

static void
check_step (FhProgress *progress, const char *lesson, const char *expected)
{
  g_autofree char *step = fh_progress_dup_step (progress, lesson);

  g_assert_cmpstr (step, ==, expected);
}

static void
check_present (FhProgress *progress, const char *expected)
{
  g_autofree char *lesson = fh_progress_dup_present (progress);

  g_assert_cmpstr (lesson, ==, expected);
}

static void
test_kept (Fixture *f, gconstpointer data)
{
  g_assert_true (fh_progress_is_empty (f->progress));
  g_assert_cmpint (fh_progress_get_knows (f->progress), ==, FH_KNOWS_UNASKED);
  check_step (f->progress, "tricks", NULL);
  check_present (f->progress, NULL);

  g_assert_false (fh_progress_is_checked (f->progress));
  fh_progress_set_checked (f->progress);
  fh_progress_set_knows (f->progress, FH_KNOWS_WHIST);
  fh_progress_set_step (f->progress, "tricks", "follow");
  fh_progress_set_step (f->progress, "left-bower", "which");
  read_again (f);
  g_assert_false (fh_progress_is_empty (f->progress));
  g_assert_cmpint (fh_progress_get_knows (f->progress), ==, FH_KNOWS_WHIST);
  g_assert_true (fh_progress_is_checked (f->progress));
  check_step (f->progress, "tricks", "follow");
  check_step (f->progress, "left-bower", "which");
  check_present (f->progress, "left-bower");

  /* A lesson that is done is not the one to go on with; another one that was begun stays begun. */
  fh_progress_set_done (f->progress, "left-bower");
  read_again (f);
  g_assert_true (fh_progress_is_done (f->progress, "left-bower"));
  g_assert_false (fh_progress_is_done (f->progress, "tricks"));
  check_step (f->progress, "left-bower", NULL);
  check_step (f->progress, "tricks", "follow");
  check_present (f->progress, NULL);

  /* Done once, it stays done when it is gone through again. */
  fh_progress_set_step (f->progress, "left-bower", "which");
  read_again (f);
  g_assert_true (fh_progress_is_done (f->progress, "left-bower"));
  check_present (f->progress, "left-bower");
}

/* Two programs that run at the same time: neither loses what the other has learned. */
static void
test_two (Fixture *f, gconstpointer data)
{
  g_autoptr (FhProgress) other = fh_progress_new (f->path);

  fh_progress_set_done (f->progress, "tricks");
  fh_progress_set_step (other, "trumps", "lead");
  fh_progress_flush (f->progress);
  fh_progress_flush (other);
  fh_progress_set_done (f->progress, "joker");
  fh_progress_flush (f->progress);
  read_again (f);
  g_assert_true (fh_progress_is_done (f->progress, "tricks"));
  g_assert_true (fh_progress_is_done (f->progress, "joker"));
  check_step (f->progress, "trumps", "lead");
}

static gboolean
is_written (const char *path)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, "[lesson tricks]") != NULL;
}

/* What was learned is on its way to the disk at once: a program that is killed has kept it. */
static void
test_at_once (Fixture *f, gconstpointer data)
{
  fh_progress_set_step (f->progress, "tricks", "follow");
  AWAIT_WHILE (!is_written (f->path))
  await_turns (1);
}

static void
test_forgotten (Fixture *f, gconstpointer data)
{
  g_autofree char *text = NULL, *nothing = NULL;
  g_autoptr (GKeyFile) exported = g_key_file_new ();

  fh_progress_set_done (f->progress, "tricks");
  fh_progress_set_knows (f->progress, FH_KNOWS_EUCHRE);
  text = fh_progress_dup_text (f->progress);
  g_assert_true (g_key_file_load_from_data (exported, text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  g_assert_true (g_key_file_get_boolean (exported, "lesson tricks", "done", NULL));

  fh_progress_reset (f->progress);
  g_assert_true (fh_progress_is_empty (f->progress));
  read_again (f);
  g_assert_true (fh_progress_is_empty (f->progress));
  nothing = fh_progress_dup_text (f->progress);
  g_assert_null (strstr (nothing, "tricks"));
}

static void
test_damaged (Fixture *f, gconstpointer data)
{
  const char *path = NULL;
  g_autofree char *aside = g_strconcat (f->path, ".damaged-1", NULL);

  g_object_unref (f->progress);
  g_assert_true (g_file_set_contents (f->path, "all of it\n", -1, NULL));
  f->progress = fh_progress_new (f->path);
  g_assert_nonnull (strstr (fh_progress_get_trouble (f->progress, &path), aside));
  g_assert_cmpstr (path, ==, aside);
  g_assert_true (fh_progress_is_empty (f->progress));

  /* Words that nobody has written mean nothing. */
  g_object_unref (f->progress);
  g_assert_true (g_file_set_contents (
      f->path, "[course]\nknows=everything\nlesson=\n[lesson x]\ndone=perhaps\n", -1, NULL));
  f->progress = fh_progress_new (f->path);
  g_assert_cmpint (fh_progress_get_knows (f->progress), ==, FH_KNOWS_UNASKED);
  g_assert_false (fh_progress_is_done (f->progress, "x"));
  check_present (f->progress, NULL);
}

/* Waits until what the file says of itself begins with @words, or is nothing for NULL. */
static void
wait_for_trouble (Fixture *f, const char *words)
{
  AWAIT_WHILE (TRUE)
  {
    const char *trouble = fh_progress_get_trouble (f->progress, NULL);

    if (words == NULL ? trouble == NULL : trouble != NULL && g_str_has_prefix (trouble, words))
      break;
    await_next ();
  }
}

/* What cannot be written is told of with its file, stays in memory, and is written when that can be
 * done, without anything new. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *lock = g_strconcat (f->path, ".lock", NULL);
  const char *path = "?";

  g_assert_cmpint (g_mkdir (lock, 0700), ==, 0);
  fh_progress_set_done (f->progress, "tricks");
  wait_for_trouble (f, "What you have learned cannot be kept in “");
  g_assert_nonnull (strstr (fh_progress_get_trouble (f->progress, &path), f->path));
  g_assert_null (path);
  g_assert_true (fh_progress_is_done (f->progress, "tricks"));
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rmdir (lock), ==, 0);
  wait_for_trouble (f, NULL);
  g_object_unref (f->progress);
  f->progress = fh_progress_new (f->path);
  g_assert_true (fh_progress_is_done (f->progress, "tricks"));
}

/* A file that is there and cannot be read is not damaged: it stays, and nothing takes its place. */
static void
test_unread (Fixture *f, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (f->path, ".damaged-1", NULL);

  g_object_unref (f->progress);
  g_assert_cmpint (symlink (f->path, f->path), ==, 0);
  f->progress = fh_progress_new (f->path);
  g_assert_nonnull (strstr (fh_progress_get_trouble (f->progress, NULL), "could not be read"));
  fh_progress_set_done (f->progress, "tricks");
  wait_for_trouble (f, "What you have learned cannot be kept in “");
  g_assert_true (g_file_test (f->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (aside, G_FILE_TEST_IS_SYMLINK));
}

static void
count_cb (FhProgress *progress, guint *n)
{
  ++*n;
}

static void
test_changed (Fixture *f, gconstpointer data)
{
  guint n = 0;

  g_signal_connect (f->progress, "changed", G_CALLBACK (count_cb), &n);
  fh_progress_set_done (f->progress, "tricks");
  g_assert_cmpuint (n, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/model/progress/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/model/progress/two", Fixture, NULL, set_up, test_two, tear_down);
  g_test_add ("/model/progress/at-once", Fixture, NULL, set_up, test_at_once, tear_down);
  g_test_add ("/model/progress/forgotten", Fixture, NULL, set_up, test_forgotten, tear_down);
  g_test_add ("/model/progress/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/model/progress/unread", Fixture, NULL, set_up, test_unread, tear_down);
  g_test_add ("/model/progress/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/model/progress/changed", Fixture, NULL, set_up, test_changed, tear_down);

  return g_test_run ();
}
