/* fh-progress.c: what a person has learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table: "knows" and "lesson", the one that was interrupted last, in the section "course", and
 * for each lesson that was begun "step" and "done" in a section "lesson ID".  An empty text is
 * nothing.
 */
#include "fh-progress.h"

#include <glib/gi18n.h>

#include "fh-made.h"

#define COURSE "course"
#define PREFIX "lesson "

struct _FhProgress
{
  FhKeyTable parent_instance;
};

static const char *const knows_words[] = {
  [FH_KNOWS_UNASKED] = "",    [FH_KNOWS_NOTHING] = "nothing", [FH_KNOWS_EUCHRE] = "euchre",
  [FH_KNOWS_WHIST] = "whist", [FH_KNOWS_500] = "500",
};

FH_DEFINE_MADE_TYPE (FhProgress, fh_progress, FH_TYPE_KEY_TABLE)

/* --- Reading and writing --- */

static char *
lesson_group (const char *lesson)
{
  return g_strconcat (PREFIX, lesson, NULL);
}

gboolean
fh_progress_is_empty (FhProgress *self)
{
  g_auto (GStrv) groups = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), TRUE);

  groups = g_key_file_get_groups (fh_key_table_peek (FH_KEY_TABLE (self)), NULL);
  return groups[0] == NULL;
}

FhKnows
fh_progress_get_knows (FhProgress *self)
{
  g_autofree char *word = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), FH_KNOWS_UNASKED);

  word = fh_key_table_dup_text (FH_KEY_TABLE (self), COURSE, "knows");
  for (guint i = 0; i < G_N_ELEMENTS (knows_words); i++)
    if (g_strcmp0 (word, knows_words[i]) == 0)
      return (FhKnows) i;
  return FH_KNOWS_UNASKED;
}

void
fh_progress_set_knows (FhProgress *self, FhKnows knows)
{
  g_return_if_fail (FH_IS_PROGRESS (self));

  fh_key_table_set_text (FH_KEY_TABLE (self), COURSE, "knows", knows_words[knows]);
  fh_key_table_save (FH_KEY_TABLE (self));
}

char *
fh_progress_dup_step (FhProgress *self, const char *lesson)
{
  g_autofree char *group = lesson_group (lesson);

  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  return fh_key_table_dup_text (FH_KEY_TABLE (self), group, "step");
}

void
fh_progress_set_step (FhProgress *self, const char *lesson, const char *step)
{
  g_autofree char *group = lesson_group (lesson);

  g_return_if_fail (FH_IS_PROGRESS (self));

  fh_key_table_set_text (FH_KEY_TABLE (self), group, "step", step);
  fh_key_table_set_text (FH_KEY_TABLE (self), COURSE, "lesson", lesson);
  fh_key_table_save (FH_KEY_TABLE (self));
}

gboolean
fh_progress_is_done (FhProgress *self, const char *lesson)
{
  g_autofree char *group = lesson_group (lesson);
  g_autofree char *done = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), FALSE);

  done = fh_key_table_dup_text (FH_KEY_TABLE (self), group, "done");
  return g_strcmp0 (done, "true") == 0;
}

void
fh_progress_set_done (FhProgress *self, const char *lesson)
{
  g_autofree char *group = lesson_group (lesson);
  g_autofree char *present = NULL;

  g_return_if_fail (FH_IS_PROGRESS (self));

  present = fh_progress_dup_present (self);
  fh_key_table_set_text (FH_KEY_TABLE (self), group, "done", "true");
  fh_key_table_set_text (FH_KEY_TABLE (self), group, "step", "");
  if (g_strcmp0 (present, lesson) == 0)
    fh_key_table_set_text (FH_KEY_TABLE (self), COURSE, "lesson", "");
  fh_key_table_save (FH_KEY_TABLE (self));
}

char *
fh_progress_dup_present (FhProgress *self)
{
  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  return fh_key_table_dup_text (FH_KEY_TABLE (self), COURSE, "lesson");
}

guint
fh_progress_find_step (FhProgress *self, const FhLesson *lesson)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), 0);

  id = fh_progress_dup_step (self, fh_lesson_get_id (lesson));
  for (guint i = 0; id != NULL && i < fh_lesson_n_steps (lesson); i++)
    if (g_str_equal (id, fh_lesson_step_get_id (fh_lesson_get_step (lesson, i))))
      return i;
  return 0;
}

/* Whether @lesson has something new to the person. */
static gboolean
is_new (FhProgress *self, const FhLesson *lesson)
{
  const char *other = fh_lesson_get_known_with (lesson);

  return !fh_progress_is_done (self, fh_lesson_get_id (lesson))
         && (other == NULL || !fh_progress_is_done (self, other));
}

FhLesson *
fh_progress_get_next (FhProgress *self, const FhCourse *course, const FhRules *rules)
{
  g_autofree char *id = NULL;
  FhLesson *lesson;

  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  id = fh_progress_dup_present (self);
  lesson = id != NULL ? fh_course_find_lesson (course, id) : NULL;
  /* Who has only looked into one has interrupted nothing. */
  if (lesson != NULL
      && (fh_progress_is_done (self, id) || fh_progress_find_step (self, lesson) == 0))
    lesson = NULL;
  for (guint i = 0; lesson == NULL && i < fh_course_n_lessons (course, G_MAXUINT); i++)
    {
      FhLesson *candidate = fh_course_get_lesson (course, G_MAXUINT, i);

      if (fh_lesson_suits (candidate, rules) && is_new (self, candidate))
        lesson = candidate;
    }
  return lesson;
}

char *
fh_progress_dup_text (FhProgress *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (FH_IS_PROGRESS (self), NULL);

  text = g_key_file_to_data (fh_key_table_peek (FH_KEY_TABLE (self)), NULL, NULL);
  /* Translators: the first line of a file with all that is kept of what a person has learned. */
  return g_strconcat ("# ", _ ("What you have learned in Five Hundred"), "\n\n", text, NULL);
}

void
fh_progress_reset (FhProgress *self)
{
  g_return_if_fail (FH_IS_PROGRESS (self));

  fh_key_table_erase (FH_KEY_TABLE (self), NULL);
  fh_key_table_save (FH_KEY_TABLE (self));
}

/* --- The object --- */

static void
fh_progress_class_init (FhProgressClass *klass)
{
}

FhProgress *
fh_progress_new (FhStore *store)
{
  FhProgress *self = g_object_new (FH_TYPE_PROGRESS, NULL);

  fh_key_table_open (FH_KEY_TABLE (self), store, "progress");
  return self;
}
