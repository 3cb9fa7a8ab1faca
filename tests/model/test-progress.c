/* test-progress.c: what a person has learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "fh-progress.h"
#include "model-games.h"

typedef struct
{
  char *directory;
  char *path;
  FhStore *store;
  FhProgress *progress;
} Fixture;

/* Begins as another run of the program does. */
static void
begin (Fixture *f)
{
  f->store = fh_store_new (f->path);
  f->progress = fh_progress_new (f->store);
  model_store_settle (f->store);
}

static void
end (Fixture *f)
{
  model_store_settle (f->store);
  g_clear_object (&f->progress);
  g_clear_object (&f->store);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  begin (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  end (f);
  g_free (f->path);
  model_directory_remove (f->directory);
}

/* What another run of the program finds. */
static void
read_again (Fixture *f)
{
  end (f);
  begin (f);
  g_assert_null (fh_store_get_trouble (f->store, NULL));
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

  fh_progress_set_knows (f->progress, FH_KNOWS_WHIST);
  fh_progress_set_step (f->progress, "tricks", "follow");
  fh_progress_set_step (f->progress, "left-bower", "which");
  read_again (f);
  g_assert_false (fh_progress_is_empty (f->progress));
  g_assert_cmpint (fh_progress_get_knows (f->progress), ==, FH_KNOWS_WHIST);
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

static void
check_next (FhProgress *progress, FhPreset preset, const char *expected)
{
  FhLesson *lesson;
  FhRules rules;

  fh_rules_init (&rules, preset);
  lesson = fh_progress_get_next (progress, fh_course_get (), &rules);
  g_assert_cmpstr (fh_lesson_get_id (lesson), ==, expected);
}

static void
set_first_step (FhProgress *progress, const char *id)
{
  FhLesson *lesson = fh_course_find_lesson (fh_course_get (), id);

  fh_progress_set_step (progress, id, fh_lesson_step_get_id (fh_lesson_get_step (lesson, 0)));
}

/* What is next is new to the person and for the table; what was interrupted goes before all. */
static void
test_next (Fixture *f, gconstpointer data)
{
  const FhCourse *course = fh_course_get ();

  check_next (f->progress, FH_PRESET_AMERICAN_4, "cards");
  fh_progress_set_done (f->progress, "cards");
  check_next (f->progress, FH_PRESET_AMERICAN_4, "first-trick");
  fh_progress_reset (f->progress);
  /* Done before there was a lesson in one minute. */
  fh_progress_set_done (f->progress, "first-trick");
  check_next (f->progress, FH_PRESET_AMERICAN_4, "follow-suit");
  for (guint i = 0; i < fh_course_n_lessons (course, G_MAXUINT); i++)
    {
      const char *id = fh_lesson_get_id (fh_course_get_lesson (course, G_MAXUINT, i));

      if (g_str_equal (id, "misere"))
        break;
      fh_progress_set_done (f->progress, id);
    }
  check_next (f->progress, FH_PRESET_AUSTRALIAN_4, "misere");
  check_next (f->progress, FH_PRESET_AMERICAN_4, "bids-speak");
  fh_progress_set_step (f->progress, "midwest", "five");
  check_next (f->progress, FH_PRESET_AMERICAN_4, "midwest");
  /* What was merely opened, or is gone through again, was not interrupted. */
  set_first_step (f->progress, "joker");
  check_next (f->progress, FH_PRESET_AMERICAN_4, "bids-speak");
  fh_progress_set_done (f->progress, "midwest");
  fh_progress_set_step (f->progress, "midwest", "five");
  check_next (f->progress, FH_PRESET_AMERICAN_4, "bids-speak");
}

/* Two programs that run at the same time: neither loses what the other has learned. */
static void
test_two (Fixture *f, gconstpointer data)
{
  g_autoptr (FhStore) store = fh_store_new (f->path);
  g_autoptr (FhProgress) other = fh_progress_new (store);

  fh_progress_set_done (f->progress, "tricks");
  fh_progress_set_step (other, "trumps", "lead");
  model_store_settle (f->store);
  model_store_settle (store);
  /* Who has written knows what the other had. */
  g_assert_true (fh_progress_is_done (other, "tricks"));
  fh_progress_set_done (f->progress, "joker");
  read_again (f);
  g_assert_true (fh_progress_is_done (f->progress, "tricks"));
  g_assert_true (fh_progress_is_done (f->progress, "joker"));
  check_step (f->progress, "trumps", "lead");
}

/* What is added before it is known what is there stands beside that. */
static void
test_early (Fixture *f, gconstpointer data)
{
  fh_progress_set_done (f->progress, "tricks");
  fh_progress_set_step (f->progress, "trumps", "lead");
  end (f);
  f->store = fh_store_new (f->path);
  f->progress = fh_progress_new (f->store);
  g_assert_false (fh_key_table_is_read (FH_KEY_TABLE (f->progress)));
  fh_progress_set_step (f->progress, "trumps", "follow");
  check_step (f->progress, "trumps", "follow");
  await (fh_key_table_is_read (FH_KEY_TABLE (f->progress)));
  g_assert_true (fh_progress_is_done (f->progress, "tricks"));
  check_step (f->progress, "trumps", "follow");
  read_again (f);
  g_assert_true (fh_progress_is_done (f->progress, "tricks"));
  check_step (f->progress, "trumps", "follow");
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

/* Words that nobody has written mean nothing. */
static void
test_words (Fixture *f, gconstpointer data)
{
  FhKeyTable *table = FH_KEY_TABLE (f->progress);

  fh_key_table_set_text (table, "course", "knows", "everything");
  fh_key_table_set_text (table, "course", "lesson", "");
  fh_key_table_set_text (table, "lesson x", "done", "perhaps");
  fh_key_table_save (table);
  read_again (f);
  g_assert_cmpint (fh_progress_get_knows (f->progress), ==, FH_KNOWS_UNASKED);
  g_assert_false (fh_progress_is_done (f->progress, "x"));
  check_present (f->progress, NULL);
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
  g_signal_handlers_disconnect_by_data (f->progress, &n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/model/progress/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/model/progress/next", Fixture, NULL, set_up, test_next, tear_down);
  g_test_add ("/model/progress/two", Fixture, NULL, set_up, test_two, tear_down);
  g_test_add ("/model/progress/early", Fixture, NULL, set_up, test_early, tear_down);
  g_test_add ("/model/progress/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/model/progress/forgotten", Fixture, NULL, set_up, test_forgotten, tear_down);
  g_test_add ("/model/progress/changed", Fixture, NULL, set_up, test_changed, tear_down);

  return g_test_run ();
}
