/* fh-lesson-parts.c: a lesson and its steps while they are read: made, finished and freed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

#include <glib/gi18n.h>

#define FAIL(name, line, error, ...)                                                               \
  fh_lesson_fail (error, FH_LESSON_ERROR_FORM, name, line, __VA_ARGS__)

static void
answer_free (FhLessonAnswer *answer)
{
  g_free (answer->text);
  g_free (answer->label);
  g_free (answer->then_text);
  g_free (answer->does_text);
  g_free (answer->claim_text);
  fh_lesson_do_clear (&answer->does);
  g_clear_pointer (&answer->claims, g_array_unref);
  g_clear_pointer (&answer->then, g_array_unref);
  g_free (answer);
}

FhLessonStep *
fh_lesson_step_new (guint line)
{
  FhLessonStep *step = g_new0 (FhLessonStep, 1);

  step->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) answer_free);
  step->line = line;
  return step;
}

static void
step_free (FhLessonStep *step)
{
  g_free (step->id);
  g_strfreev (step->words);
  g_strfreev (step->tables);
  g_free (step->say);
  g_free (step->ask);
  g_free (step->select);
  fh_lesson_position_clear (&step->position);
  g_ptr_array_unref (step->answers);
  g_clear_pointer (&step->picked, answer_free);
  g_free (step);
}

FhLesson *
fh_lesson_new (const char *name)
{
  FhLesson *lesson = g_new0 (FhLesson, 1);

  g_atomic_ref_count_init (&lesson->references);
  lesson->name = g_strdup (name);
  lesson->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
  return lesson;
}

FhLesson *
fh_lesson_ref (FhLesson *lesson)
{
  g_atomic_ref_count_inc (&lesson->references);
  return lesson;
}

FhLesson *
fh_lesson_new_part (FhLesson *whole)
{
  FhLesson *lesson = fh_lesson_new (whole->name);

  lesson->whole = fh_lesson_ref (whole);
  lesson->id = g_strdup (whole->id);
  lesson->chapter = g_strdup (whole->chapter);
  lesson->title = g_strdup (whole->title);
  lesson->extent = whole->extent;
  lesson->known_with = g_strdup (whole->known_with);
  lesson->tables = g_strdupv (whole->tables);
  lesson->teaches = g_strdupv (whole->teaches);
  g_ptr_array_set_free_func (lesson->steps, NULL);
  return lesson;
}

void
fh_lesson_unref (FhLesson *lesson)
{
  if (!g_atomic_ref_count_dec (&lesson->references))
    return;
  g_clear_pointer (&lesson->whole, fh_lesson_unref);
  g_free (lesson->known_with);
  g_strfreev (lesson->tables);
  g_free (lesson->name);
  g_free (lesson->id);
  g_free (lesson->chapter);
  g_free (lesson->title);
  g_strfreev (lesson->teaches);
  g_ptr_array_unref (lesson->steps);
  g_free (lesson);
}

/* --- The end of a step --- */

/* Reads what @answer says is done, and what happens then, at the position of @step. */
static gboolean
finish_answer (FhLessonStep *step, FhLessonAnswer *answer, const char *name, GError **error)
{
  g_autofree char *message = NULL;
  const FhAction *first = NULL;
  g_autoptr (GArray) actions = NULL;

  if (step->kind == FH_STEP_CHOOSE
      && !fh_lesson_do_read (&answer->does, answer->does_text, &step->position, &message))
    return FAIL (name, answer->line, error, "%s", message);
  if (answer->text == NULL && step->kind != FH_STEP_WATCH)
    return FAIL (name, answer->line, error, _ ("there is no answer"));
  if (answer->label == NULL && step->kind == FH_STEP_OPTION)
    return FAIL (name, answer->line, error, _ ("an option has a label"));
  if (step->kind == FH_STEP_OPTION
      && !answer->cards != !((FhLessonAnswer *) step->answers->pdata[0])->cards)
    return FAIL (name, answer->line, error, _ ("all options have “cards”, or none has"));
  if (answer->then_text == NULL)
    return TRUE;
  if (step->position.text == NULL)
    return FAIL (name, answer->then_line, error, _ ("nothing can happen without a position"));
  if (step->kind == FH_STEP_CHOOSE)
    {
      actions = fh_lesson_step_actions (step);
      for (guint i = 0; i < actions->len && first == NULL; i++)
        if (fh_lesson_do_fits (&answer->does, &g_array_index (actions, FhAction, i)))
          first = &g_array_index (actions, FhAction, i);
    }
  answer->then = fh_lesson_position_read_actions (&step->position, first, answer->then_text, name,
                                                  answer->then_line, error);
  return answer->then != NULL;
}

/* A number at which a label begins, or -1. */
static gint64
number_of (const FhLessonAnswer *option)
{
  return g_ascii_isdigit (option->label[0]) ? g_ascii_strtoll (option->label, NULL, 10) : -1;
}

/* Numbers go up; all else goes by what looks like chance, and is the same each time. */
static int
compare_options (gconstpointer a, gconstpointer b)
{
  const FhLessonAnswer *one = *(FhLessonAnswer *const *) a, *two = *(FhLessonAnswer *const *) b;
  gint64 first = number_of (one), second = number_of (two);
  guint left = g_str_hash (one->text), right = g_str_hash (two->text);

  if (first != second && first >= 0 && second >= 0)
    return first < second ? -1 : 1;
  if ((first < 0) != (second < 0))
    return first < 0 ? 1 : -1;
  return left < right ? -1 : left > right;
}

static gboolean
finish_pick (FhLessonStep *step, const char *name, GError **error)
{
  const FhLessonPosition *position = &step->position;
  guint line = step->picked->line;

  if (step->select != NULL && !fh_lesson_position_select (position, step->select, &step->pick))
    return FAIL (name, line, error, _ ("no cards are called “%s”"), step->select);
  if (step->select == NULL
      && !fh_lesson_read_cards (step->picked->does_text, name, line, &step->pick, error))
    return FALSE;
  if (step->pick & ~position->view->hand)
    return FAIL (name, line, error, _ ("these cards are not all in the hand"));
  if (step->answers->len == 0
      || ((FhLessonAnswer *) step->answers->pdata[step->answers->len - 1])->cards != 0)
    return FAIL (name, line, error, _ ("the last <wrong> of a pick is for all other cards"));
  return TRUE;
}

gboolean
fh_lesson_step_finish (FhLessonStep *step, const char *name, guint line, GError **error)
{
  FhLessonPosition *position = &step->position;
  gboolean acts = step->kind == FH_STEP_CHOOSE || step->kind == FH_STEP_PICK;

  if (acts && position->text == NULL)
    return FAIL (name, line, error, _ ("this step needs a position"));
  if (position->text == NULL && position->layout != NULL)
    return FAIL (name, line, error, _ ("a layout needs a position"));
  if (step->kind != FH_STEP_WATCH && step->ask == NULL)
    return FAIL (name, line, error, _ ("this step does not ask anything"));
  if (step->say == NULL && step->ask == NULL)
    return FAIL (name, line, error, _ ("this step says nothing"));
  if (position->text != NULL && !fh_lesson_position_read (position, name, error))
    return FALSE;
  if (step->kind == FH_STEP_CHOOSE && position->view->legal.due == FH_ACTION_NONE)
    return fh_lesson_fail (error, FH_LESSON_ERROR_POSITION, name, position->line,
                           _ ("it is not the turn of seat %d"), position->seat);
  for (guint i = 0; i < step->answers->len; i++)
    if (!finish_answer (step, step->answers->pdata[i], name, error))
      return FALSE;
  if (step->picked != NULL && !finish_answer (step, step->picked, name, error))
    return FALSE;
  /* Who writes a lesson puts the right option first. */
  if (step->kind == FH_STEP_OPTION)
    g_ptr_array_sort (step->answers, compare_options);
  return step->kind != FH_STEP_PICK || finish_pick (step, name, error);
}
