/* fh-lesson-check.c: whether a lesson is whole, and true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-check.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-course.h"
#include "fh-lesson-claims.h"

#define MIN_DECISIONS 3
#define MAX_SENTENCES 2
#define MAX_OPTIONS   6

/* Samples of layouts that the judge is asked in, where the first ones are against the lesson. */
#define N_SAMPLES 3

/* What a question about a lesson may cost. */
#define MEMORY ((gsize) 48 << 20)
#define BUDGET 30000000

typedef struct
{
  FhLesson *lesson;
  GPtrArray *wrong;
  FhSolver *solver;
} Check;

static void complain (Check *check, guint line, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
complain (Check *check, guint line, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (check->wrong, g_strdup_printf ("%s:%u: %s", check->lesson->name, line, text));
}

/* --- Words --- */

/* How many sentences @text has: places where one ends and nothing, or no small letter, follows. */
static guint
n_sentences (const char *text)
{
  guint n = 0;

  for (const char *c = text; *c != '\0'; c++)
    if (strchr (".!?", *c) != NULL && (c[1] == '\0' || (c[1] == ' ' && !g_ascii_islower (c[2]))))
      n++;
  return n;
}

static void
check_words (Check *check, const FhLessonStep *step)
{
  if (step->kind != FH_STEP_WATCH && step->say != NULL && n_sentences (step->say) > MAX_SENTENCES)
    complain (check, step->line, _ ("before a decision stand at most %d sentences, not %u"),
              MAX_SENTENCES, n_sentences (step->say));
  if (step->ask != NULL && n_sentences (step->ask) > 1)
    complain (check, step->line, _ ("one sentence asks"));
}

/* Each answer says something of its own. */
static void
check_own_words (Check *check, const FhLessonStep *step)
{
  for (guint i = 0; i < step->answers->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const FhLessonAnswer *a = g_ptr_array_index (step->answers, i);
        const FhLessonAnswer *b = g_ptr_array_index (step->answers, j);

        if (g_strcmp0 (a->text, b->text) == 0)
          complain (check, a->line, _ ("this answer is the same as that of line %u"), b->line);
      }
}

/* --- What is done --- */

static void
check_choice (Check *check, const FhLessonStep *step, const FhLessonAnswer *answer, GArray *actions)
{
  gboolean fits = FALSE, allowed = FALSE;
  gboolean is_rest = answer->does.kind == FH_ACTION_NONE;

  for (guint i = 0; i < actions->len; i++)
    {
      const FhAction *action = &g_array_index (actions, FhAction, i);

      if (fh_lesson_step_answer (step, action) != answer)
        continue;
      fits = TRUE;
      allowed = allowed || fh_seat_view_check (step->position.view, action).code == FH_OK;
    }
  if (!fits && answer->does.kind != FH_ACTION_DISCARD
      && !(is_rest && step->position.view->legal.due != FH_ACTION_PLAY))
    complain (check, answer->line, _ ("nothing that can be done here gets this answer"));
  if (answer->right && fits && !allowed)
    complain (check, answer->line, _ ("the rules refuse what is right here"));
  if (is_rest && answer->right)
    complain (check, answer->line, _ ("what is right is said, not left to “others”"));
  if (is_rest && answer != g_ptr_array_index (step->answers, step->answers->len - 1))
    complain (check, answer->line, _ ("“others” is the last choice"));
  if (is_rest && allowed && step->position.view->legal.due == FH_ACTION_PLAY)
    complain (check, answer->line, _ ("a card that may be played needs an answer of its own"));
  if (!answer->right && !is_rest && allowed && answer->claims == NULL)
    complain (check, answer->line, _ ("a wrong choice claims what it costs"));
}

static void
check_choices (Check *check, const FhLessonStep *step, GArray *actions)
{
  const FhSeatView *view = step->position.view;
  gboolean has_right = FALSE, has_rest = FALSE;

  for (guint i = 0; i < step->answers->len; i++)
    {
      const FhLessonAnswer *answer = g_ptr_array_index (step->answers, i);

      has_right = has_right || answer->right;
      has_rest = has_rest || answer->does.kind == FH_ACTION_NONE;
      check_choice (check, step, answer, actions);
    }
  if (!has_right)
    complain (check, step->line, _ ("no choice is right"));
  if (!has_rest && view->legal.due != FH_ACTION_PLAY && view->legal.due != FH_ACTION_BID)
    complain (check, step->line, _ ("a choice of “others” is missing"));
  for (guint i = 0; i < actions->len; i++)
    {
      const FhAction *action = &g_array_index (actions, FhAction, i);

      if (fh_seat_view_check (view, action).code == FH_OK
          && fh_lesson_step_answer (step, action) == NULL)
        {
          g_autofree char *text = fh_lesson_action_text (&step->position, action);
          complain (check, step->line, _ ("“%s” is possible and has no answer"), text);
        }
    }
}

static void
check_options (Check *check, const FhLessonStep *step)
{
  gboolean has_right = FALSE;

  for (guint i = 0; i < step->answers->len; i++)
    has_right = has_right || ((FhLessonAnswer *) step->answers->pdata[i])->right;
  if (!has_right)
    complain (check, step->line, _ ("no option is right"));
  if (step->answers->len < 2 || step->answers->len > MAX_OPTIONS)
    complain (check, step->line, _ ("a question has from 2 to %d options"), MAX_OPTIONS);
}

/* --- What is claimed --- */

/* What the judge says that no claim does: what is right is not worse, what is wrong is not as good.
 */
static void
check_judged (Check *check, const FhLessonStep *step, const FhCase *position, GArray *actions)
{
  for (guint i = 0; i < actions->len; i++)
    {
      const FhAction *action = &g_array_index (actions, FhAction, i);
      const FhLessonAnswer *answer = fh_lesson_step_answer (step, action);
      FhVerdict verdict = fh_case_verdict (position, action);
      g_autofree char *text = fh_lesson_action_text (&step->position, action);

      if (answer == NULL)
        continue;
      if (answer->right && (verdict == FH_VERDICT_WORSE || verdict == FH_VERDICT_LOSES_GAMES))
        complain (check, answer->line, _ ("“%s” is right, and the judge has something better"),
                  text);
      if (!answer->right && !step->is_task
          && (verdict == FH_VERDICT_BEST || verdict == FH_VERDICT_EQUAL))
        complain (check, answer->line, _ ("“%s” is wrong, and the judge has nothing better"), text);
    }
}

/* Of what is chosen from many, all that the judge has tried is looked at as well. */
static void
add_judged (GArray *actions, const FhAdvice *advice)
{
  for (int i = 0; i < advice->n_choices; i++)
    if (advice->choices[i].action.kind == FH_ACTION_DISCARD)
      g_array_append_val (actions, advice->choices[i].action);
}

/* Asks the judge in the sample of layouts number @number. */
static void
ask_judge (
    Check *check, const FhLessonStep *step, FhCase *position, GArray *actions, guint64 number)
{
  g_autofree FhAdvice *advice = g_new0 (FhAdvice, 1);
  g_autoptr (GArray) tried = g_array_copy (actions);
  FhPlayer judge = fh_advice_judge (NULL);
  g_autofree char *why = NULL;
  guint line = step->line;

  fh_advice_init (advice, step->position.view, &judge, number);
  position->advice = advice;
  add_judged (tried, advice);
  why = fh_lesson_prove (step, position, tried, FH_SORT_JUDGED, &line);
  if (why != NULL)
    complain (check, line, "%s", why);
  check_judged (check, step, position, tried);
  position->advice = NULL;
}

/* The judge goes by two standard errors, so that chance is against some of the hundreds of claims
 * of a course whenever layouts are drawn anew: only what all samples are against is wrong. */
static void
check_by_judge (Check *check, const FhLessonStep *step, FhCase *position, GArray *actions)
{
  guint n_wrong = check->wrong->len;

  ask_judge (check, step, position, actions, 0);
  for (guint64 number = 1; number < N_SAMPLES && check->wrong->len > n_wrong; number++)
    {
      g_autoptr (GPtrArray) wrong = g_ptr_array_new_with_free_func (g_free);
      Check again = { .lesson = check->lesson, .wrong = wrong, .solver = check->solver };

      ask_judge (&again, step, position, actions, number);
      for (guint i = check->wrong->len; i > n_wrong; i--)
        if (!g_ptr_array_find_with_equal_func (wrong, check->wrong->pdata[i - 1], g_str_equal,
                                               NULL))
          g_ptr_array_remove_index (check->wrong, i - 1);
    }
}

static void
check_claims (Check *check, const FhLessonStep *step, GArray *actions, gboolean judges)
{
  g_autofree FhCase *position = g_new0 (FhCase, 1);
  g_autofree FhWorld *world = g_new0 (FhWorld, 1);
  guint line = step->line;
  g_autofree char *why = NULL;

  world->state = *step->position.state;
  fh_case_init (position, world, step->position.view->seat, check->solver);
  why = fh_lesson_prove (step, position, actions, FH_SORT_PLAIN | FH_SORT_CARDS, &line);
  if (why != NULL)
    complain (check, line, "%s", why);
  if (judges && step->kind == FH_STEP_CHOOSE)
    check_by_judge (check, step, position, actions);
}

static void
check_step (Check *check, const FhLessonStep *step, gboolean judges)
{
  g_autoptr (GArray) actions = NULL;

  check_words (check, step);
  check_own_words (check, step);
  if (step->kind == FH_STEP_OPTION)
    check_options (check, step);
  if (step->kind == FH_STEP_PICK && step->pick == 0)
    complain (check, step->line, _ ("no card is to be picked"));
  if (step->position.state == NULL)
    return;
  actions = step->kind == FH_STEP_CHOOSE ? fh_lesson_step_actions (step)
                                         : g_array_new (FALSE, FALSE, sizeof (FhAction));
  if (step->kind == FH_STEP_CHOOSE)
    check_choices (check, step, actions);
  if (!step->position.complete)
    complain (check, step->line, _ ("cards are still to be found: try --find"));
  else
    check_claims (check, step, actions, judges);
}

static gboolean
has_chapter (const char *id)
{
  const FhCourse *course = fh_course_get ();

  for (guint i = 0; i < fh_course_n_chapters (course); i++)
    if (g_str_equal (fh_course_get_chapter_id (course, i), id))
      return TRUE;
  return FALSE;
}

GPtrArray *
fh_lesson_check (FhLesson *lesson, gboolean judges)
{
  Check check = { .lesson = lesson, .wrong = g_ptr_array_new_with_free_func (g_free) };

  g_return_val_if_fail (lesson != NULL, NULL);

  check.solver = fh_solver_new (MEMORY);
  if (check.solver == NULL)
    g_error ("No memory for the solver");
  fh_solver_set_budget (check.solver, BUDGET);
  if (!has_chapter (lesson->chapter))
    complain (&check, 1, _ ("there is no chapter “%s”"), lesson->chapter);
  if (fh_lesson_n_decisions (lesson) < MIN_DECISIONS)
    complain (&check, 1, _ ("a lesson has at least %d decisions, not %u"), MIN_DECISIONS,
              fh_lesson_n_decisions (lesson));
  for (guint i = 0; i < lesson->steps->len; i++)
    check_step (&check, fh_lesson_get_step (lesson, i), judges);
  fh_solver_free (check.solver);
  return check.wrong;
}

/* --- All choices --- */

static void
try_free (gpointer data)
{
  FhLessonTry *attempt = data;

  g_clear_pointer (&attempt->script, g_array_unref);
  g_free (attempt);
}

GPtrArray *
fh_lesson_step_try_all (const FhLessonStep *step)
{
  GPtrArray *tries = g_ptr_array_new_with_free_func (try_free);
  g_autoptr (GArray) actions = NULL;
  g_autofree FhWorld *world = NULL;
  FhSolver *solver;

  for (guint i = 0; i < fh_lesson_step_n_options (step); i++)
    {
      FhLessonTry *attempt = g_new0 (FhLessonTry, 1);

      attempt->action.kind = FH_ACTION_NONE;
      attempt->option = i;
      attempt->refusal = fh_refusal (FH_OK);
      attempt->answer = fh_lesson_step_answer_option (step, i);
      attempt->script = g_array_new (FALSE, FALSE, sizeof (FhAction));
      g_ptr_array_add (tries, attempt);
    }
  if (step->kind != FH_STEP_CHOOSE)
    return tries;

  solver = fh_solver_new (MEMORY);
  if (solver == NULL)
    g_error ("No memory for the solver");
  fh_solver_set_budget (solver, BUDGET);
  world = g_new0 (FhWorld, 1);
  world->state = *step->position.state;
  actions = fh_lesson_step_actions (step);
  for (guint i = 0; i < actions->len; i++)
    {
      FhLessonTry *attempt = g_new0 (FhLessonTry, 1);

      attempt->action = g_array_index (actions, FhAction, i);
      attempt->refusal = fh_seat_view_check (step->position.view, &attempt->action);
      attempt->answer = fh_lesson_step_answer (step, &attempt->action);
      attempt->script = g_array_new (FALSE, FALSE, sizeof (FhAction));
      if (step->position.complete)
        fh_lesson_answer_line (step, attempt->answer, world, &attempt->action, solver,
                               attempt->script);
      g_ptr_array_add (tries, attempt);
    }
  fh_solver_free (solver);
  return tries;
}
