/* fh-lesson.c: a lesson of the course.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

#include <libintl.h>

#include "fh-game-private.h"
#include "fh-isolate.h"

/* With these a lesson takes the minute or two that readers of the course took on the whole. */
#define WORDS_A_MINUTE     220
#define SECONDS_A_DECISION 8

G_DEFINE_BOXED_TYPE (FhLesson, fh_lesson, fh_lesson_ref, fh_lesson_unref)

FhLesson *
fh_lesson_load (const char *path, GError **error)
{
  g_autofree char *xml = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) problem = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  if (!g_file_get_contents (path, &xml, &length, &problem))
    {
      g_autofree char *shown = fh_isolate (problem->message);

      g_set_error_literal (error, problem->domain, problem->code, shown);
      return NULL;
    }
  name = fh_isolate_file (path);
  return fh_lesson_parse (xml, (gssize) length, name, error);
}

/* @text in the language of the moment; "" for none, which gettext would take for its header. */
static const char *
translated (const char *text)
{
  return text != NULL && text[0] != '\0' ? gettext (text) : "";
}

const char *
fh_lesson_get_id (const FhLesson *lesson)
{
  return lesson->id;
}

const char *
fh_lesson_get_chapter (const FhLesson *lesson)
{
  return lesson->chapter;
}

const char *
fh_lesson_get_title (const FhLesson *lesson)
{
  return translated (lesson->title);
}

/* How many words @text has, which is folded; 0 for NULL. */
static guint
count_words (const char *text)
{
  guint n = text != NULL;

  for (const char *c = text; c != NULL && *c != '\0'; c++)
    n += *c == ' ';
  return n;
}

/* The language changes nothing: words are counted as the file has them. */
guint
fh_lesson_get_minutes (const FhLesson *lesson)
{
  guint words = 0, seconds;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const FhLessonStep *step = fh_lesson_get_step (lesson, i);
      gboolean was_right = FALSE;

      words += count_words (step->say) + count_words (step->ask);
      if (step->kind == FH_STEP_PICK)
        words += count_words (step->picked->text);
      /* Of all that can be answered one thing is read, as a rule. */
      for (guint j = 0; j < step->answers->len; j++)
        {
          const FhLessonAnswer *answer = step->answers->pdata[j];

          words += count_words (answer->label);
          if (answer->right && !was_right)
            words += count_words (answer->text);
          was_right = was_right || answer->right;
        }
    }
  seconds = words * 60 / WORDS_A_MINUTE + fh_lesson_n_decisions (lesson) * SECONDS_A_DECISION;
  return MAX (1, (seconds + 30) / 60);
}

FhExtent
fh_lesson_get_extent (const FhLesson *lesson)
{
  return lesson->extent;
}

const char *
fh_lesson_get_known_with (const FhLesson *lesson)
{
  return lesson->known_with;
}

const char *const *
fh_lesson_get_teaches (const FhLesson *lesson)
{
  return (const char *const *) lesson->teaches;
}

guint
fh_lesson_n_decisions (const FhLesson *lesson)
{
  guint n = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    n += fh_lesson_get_step (lesson, i)->kind != FH_STEP_WATCH;
  return n;
}

guint
fh_lesson_n_steps (const FhLesson *lesson)
{
  return lesson->steps->len;
}

const FhLessonStep *
fh_lesson_get_step (const FhLesson *lesson, guint index)
{
  g_return_val_if_fail (index < lesson->steps->len, NULL);

  return g_ptr_array_index (lesson->steps, index);
}

const char *
fh_lesson_step_get_id (const FhLessonStep *step)
{
  return step->id;
}

FhStepKind
fh_lesson_step_get_kind (const FhLessonStep *step)
{
  return step->kind;
}

const char *
fh_lesson_step_get_say (const FhLessonStep *step)
{
  return translated (step->say);
}

const char *
fh_lesson_step_get_ask (const FhLessonStep *step)
{
  return translated (step->ask);
}

const char *const *
fh_lesson_step_get_words (const FhLessonStep *step)
{
  return (const char *const *) step->words;
}

FhGame *
fh_lesson_step_new_game (const FhLessonStep *step)
{
  const FhLessonPosition *position = &step->position;
  g_autoptr (GError) error = NULL;
  FhSeating seating = { 0 };
  FhGame *game;

  if (!position->complete)
    return NULL;
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_seating_set_level (&seating, seat, seat == position->seat ? NULL : "rules");
  game = fh_game_new_for_text_record (fh_record_copy (position->record), &seating, NULL, &error);
  if (game == NULL)
    g_warning ("%s", error->message); /* the tests have played it */
  return game;
}

const FhRules *
fh_lesson_step_get_rules (const FhLessonStep *step)
{
  return step->position.state != NULL ? &step->position.state->table.rules : NULL;
}

guint
fh_lesson_step_n_options (const FhLessonStep *step)
{
  return step->kind == FH_STEP_OPTION ? step->answers->len : 0;
}

const char *
fh_lesson_step_get_option (const FhLessonStep *step, guint index)
{
  return translated (fh_lesson_step_answer_option (step, index)->label);
}

FhCardSet
fh_lesson_step_get_option_cards (const FhLessonStep *step, guint index)
{
  return fh_lesson_step_answer_option (step, index)->cards;
}

FhCardSet
fh_lesson_step_get_pick (const FhLessonStep *step)
{
  return step->pick;
}

gboolean
fh_lesson_step_picks_one (const FhLessonStep *step)
{
  return step->kind == FH_STEP_PICK && step->select == NULL && fh_set_size (step->pick) == 1;
}

/* --- Answers --- */

const FhLessonAnswer *
fh_lesson_step_answer (const FhLessonStep *step, const FhAction *action)
{
  if (step->kind != FH_STEP_CHOOSE)
    return NULL;
  for (guint i = 0; i < step->answers->len; i++)
    {
      const FhLessonAnswer *answer = g_ptr_array_index (step->answers, i);
      if (fh_lesson_do_fits (&answer->does, action))
        return answer;
    }
  return NULL;
}

const FhLessonAnswer *
fh_lesson_step_answer_option (const FhLessonStep *step, guint index)
{
  g_return_val_if_fail (step->kind == FH_STEP_OPTION && index < step->answers->len, NULL);

  return g_ptr_array_index (step->answers, index);
}

const FhLessonAnswer *
fh_lesson_step_answer_pick (const FhLessonStep *step, FhCardSet cards)
{
  FhCardSet wrong = step->pick ^ cards;

  g_return_val_if_fail (step->kind == FH_STEP_PICK, NULL);

  if (wrong == 0)
    return step->picked;
  for (guint i = 0; i < step->answers->len; i++)
    {
      const FhLessonAnswer *answer = g_ptr_array_index (step->answers, i);
      if (answer->cards == 0 || (answer->cards & wrong) != 0)
        return answer;
    }
  return g_ptr_array_index (step->answers, step->answers->len - 1);
}

gboolean
fh_lesson_step_get_right_action (const FhLessonStep *step, FhAction *action)
{
  g_autoptr (GArray) actions = NULL;

  if (step->kind != FH_STEP_CHOOSE)
    return FALSE;
  actions = fh_lesson_step_actions (step);
  for (guint i = 0; i < actions->len; i++)
    {
      const FhAction *candidate = &g_array_index (actions, FhAction, i);
      const FhLessonAnswer *answer = fh_lesson_step_answer (step, candidate);

      if (answer != NULL && answer->right
          && fh_seat_view_check (step->position.view, candidate).code == FH_OK)
        {
          *action = *candidate;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
fh_lesson_answer_is_right (const FhLessonAnswer *answer)
{
  return answer->right;
}

gboolean
fh_lesson_answer_tells (const FhLessonAnswer *answer)
{
  return answer->tells;
}

const char *
fh_lesson_answer_get_text (const FhLessonAnswer *answer)
{
  return translated (answer->text);
}
