/* fuzz-lesson.c: lessons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <string.h>

#include "fh-lesson-check.h"

/* Whatever was read can be asked for all that the window asks. */
static void
ask_step (const FhLessonStep *step)
{
  g_autoptr (FhGame) game = fh_lesson_step_new_game (step);
  FhAction action;

  g_assert_cmpstr (fh_lesson_step_get_id (step), !=, "");
  g_assert_nonnull (fh_lesson_step_get_say (step));
  g_assert_nonnull (fh_lesson_step_get_ask (step));
  fh_lesson_step_get_rules (step);
  if (fh_lesson_step_get_kind (step) == FH_STEP_PICK)
    {
      FhCardSet pick = fh_lesson_step_get_pick (step);
      g_assert_true (fh_lesson_answer_is_right (fh_lesson_step_answer_pick (step, pick)));
      for (FhCard card = 0; card < FH_N_CARDS; card++)
        g_assert_nonnull (fh_lesson_step_answer_pick (step, pick ^ FH_SET (card)));
    }
  for (guint i = 0; i < fh_lesson_step_n_options (step); i++)
    {
      g_assert_cmpstr (fh_lesson_step_get_option (step, i), !=, "");
      g_assert_cmpstr (fh_lesson_answer_get_text (fh_lesson_step_answer_option (step, i)), !=, "");
    }
  if (fh_lesson_step_get_right_action (step, &action))
    g_assert_true (fh_lesson_answer_is_right (fh_lesson_step_answer (step, &action)));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhLesson) lesson = NULL;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *bare = fh_lesson_strip_layouts (text);

  g_assert_cmpuint (strlen (bare), <=, strlen (text));
  lesson = fh_lesson_parse ((const char *) data, (gssize) size, "a.xml", &error);
  if (lesson == NULL)
    {
      g_assert_true (g_str_has_prefix (error->message, "a.xml:"));
      return 0;
    }
  g_assert_no_error (error);
  g_assert_cmpstr (fh_lesson_get_title (lesson), !=, "");
  g_assert_nonnull (fh_lesson_get_teaches (lesson));
  g_assert_cmpuint (fh_lesson_n_decisions (lesson), <=, fh_lesson_n_steps (lesson));
  for (guint i = 0; i < fh_lesson_n_steps (lesson); i++)
    ask_step (fh_lesson_get_step (lesson, i));
  return 0;
}
