/* fh-lesson-script.c: what happens after a choice in a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

#include "fh-asker.h"
#include "fh-best-line.h"

gboolean
fh_lesson_answer_line (const FhLessonStep *step,
                       const FhLessonAnswer *answer,
                       const FhWorld *world,
                       const FhAction *action,
                       FhSolver *solver,
                       GArray *script)
{
  g_autofree FhLine *line = g_new0 (FhLine, 1);
  FhWorld after = *world;
  guint n_tricks = world->state.table.n_tricks;
  guint until = answer != NULL ? answer->until : FH_UNTIL_USUAL;
  gboolean is_whole = TRUE;

  if (action != NULL)
    {
      /* What is refused does not happen, and nothing after it. */
      if (fh_world_apply (&after, action).code != FH_OK)
        return TRUE;
      g_array_append_val (script, *action);
    }
  if (answer != NULL && answer->then != NULL)
    {
      g_array_append_vals (script, answer->then->data, answer->then->len);
      return TRUE;
    }
  if (until == FH_UNTIL_USUAL)
    until = action != NULL && action->kind == FH_ACTION_PLAY ? 1 : 0;
  if (until > 0)
    is_whole = fh_line_go_on (line, &after, solver, (int) MIN (n_tricks + until, FH_N_TRICKS));
  g_array_append_vals (script, line->actions, (guint) line->n);
  return is_whole;
}

typedef struct
{
  FhLesson *lesson; /* keeps the step */
  const FhLessonStep *step;
  FhAction action;
  gboolean acts;
  atomic_int cancelled;
} Job;

static void
job_free (Job *job)
{
  fh_lesson_unref (job->lesson);
  g_free (job);
}

static void
script_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GArray) script = g_array_new (FALSE, FALSE, sizeof (FhAction));
  const FhLessonAnswer *answer =
      job->acts ? fh_lesson_step_answer (job->step, &job->action) : job->step->picked;
  FhSolver *solver = fh_solver_new (FH_SOLVER_USUAL_MEMORY);
  g_autofree FhWorld *world = g_new0 (FhWorld, 1);
  gulong id;

  id = fh_asker_watch (cancellable, &job->cancelled);
  world->state = *job->step->position.state;
  if (solver != NULL)
    {
      fh_solver_set_cancel (solver, &job->cancelled);
      fh_lesson_answer_line (job->step, answer, world, job->acts ? &job->action : NULL, solver,
                             script);
    }
  fh_solver_free (solver);
  g_cancellable_disconnect (cancellable, id);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&script), (GDestroyNotify) g_array_unref);
}

void
fh_lesson_step_script_async (FhLesson *lesson,
                             const FhLessonStep *step,
                             const FhAction *action,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job;

  g_task_set_source_tag (task, fh_lesson_step_script_async);
  if (step->position.state == NULL || !step->position.complete)
    {
      g_task_return_pointer (task, g_array_new (FALSE, FALSE, sizeof (FhAction)),
                             (GDestroyNotify) g_array_unref);
      return;
    }
  job = g_new0 (Job, 1);
  job->lesson = fh_lesson_ref (lesson);
  job->step = step;
  job->acts = action != NULL;
  if (action != NULL)
    job->action = *action;
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  fh_asker_run (task, script_thread);
}

GArray *
fh_lesson_step_script_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
