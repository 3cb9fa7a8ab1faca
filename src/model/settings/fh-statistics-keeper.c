/* fh-statistics-keeper.c: the thread that keeps what was counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-keeper.h"

#include <string.h>

#include "fh-statistics-add.h"
#include "fh-statistics-read.h"

struct _FhKeeper
{
  gatomicrefcount refs; /* the owner, and each job that is under way */
  GThreadPool *thread;  /* a single one */

  /* The thread's own. */
  FhStatisticsBase *base;
  GPtrArray *refused; /* FhCounted that the disk has not taken yet */

  GMutex mutex; /* guards what is below */
  GCond cond;
  guint n_waiting; /* jobs that are not done */
};

static void
counted_free (gpointer data)
{
  fh_counted_free (data);
}

static FhKeeper *
keeper_ref (FhKeeper *keeper)
{
  g_atomic_ref_count_inc (&keeper->refs);
  return keeper;
}

void
fh_keeper_unref (FhKeeper *keeper)
{
  if (!g_atomic_ref_count_dec (&keeper->refs))
    return;
  /* That may be in the very thread, which nobody can wait for then; nothing waits any more. */
  g_thread_pool_free (keeper->thread, FALSE, FALSE);
  fh_statistics_base_free (keeper->base);
  g_ptr_array_unref (keeper->refused);
  g_mutex_clear (&keeper->mutex);
  g_cond_clear (&keeper->cond);
  g_free (keeper);
}

static void
job_free (gpointer data)
{
  FhKeeperJob *job = data;

  fh_keeper_unref (job->keeper);
  if (job->row != NULL)
    fh_counted_free (job->row);
  g_clear_object (&job->file);
  g_free (job->aside);
  g_clear_error (&job->before_error);
  g_free (job);
}

/* --- In the thread --- */

/* Has the disk take what it has not taken yet. */
static gboolean
add_refused (FhKeeper *keeper, GError **error)
{
  if (keeper->refused->len > 0 && !fh_statistics_add (keeper->base, keeper->refused, error))
    return FALSE;
  g_ptr_array_set_size (keeper->refused, 0);
  return TRUE;
}

static gboolean
export_to (FhKeeper *keeper, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *csv = fh_statistics_read_csv (keeper->base, error);

  return csv != NULL
         && g_file_replace_contents (file, csv, strlen (csv), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                     cancellable, error);
}

static void
carry_out (GTask *task, FhKeeperJob *job)
{
  FhKeeper *keeper = job->keeper;
  GError *error = NULL;
  FhFigures *figures = NULL;
  gboolean done = FALSE;

  if (job->row != NULL)
    g_ptr_array_add (keeper->refused, g_steal_pointer (&job->row));
  switch (job->kind)
    {
    case FH_KEEPER_OPEN:
      done = fh_statistics_base_open (keeper->base, &error) != NULL;
      job->is_unread = !done && !fh_statistics_base_is_unwritten (keeper->base);
      break;
    case FH_KEEPER_ADD:
      done = add_refused (keeper, &error);
      break;
    case FH_KEEPER_ERASE:
      g_ptr_array_set_size (keeper->refused, 0);
      done = fh_statistics_erase (keeper->base, &error);
      break;
    case FH_KEEPER_READ:
      add_refused (keeper, NULL);
      figures = fh_statistics_read_figures (keeper->base, job->preset, &error);
      break;
    case FH_KEEPER_EXPORT:
      add_refused (keeper, NULL);
      done = export_to (keeper, job->file, g_task_get_cancellable (task), &error);
      break;
    }
  job->aside = fh_statistics_base_steal_aside (keeper->base);
  job->before_error = fh_statistics_base_steal_before_error (keeper->base);
  if (error != NULL)
    g_task_return_error (task, error);
  else if (job->kind == FH_KEEPER_READ)
    g_task_return_pointer (task, figures, (GDestroyNotify) fh_figures_free);
  else
    g_task_return_boolean (task, done);
}

static void
job_thread (gpointer data, gpointer user_data)
{
  g_autoptr (GTask) task = data;
  FhKeeperJob *job = g_task_get_task_data (task);
  FhKeeper *keeper = keeper_ref (job->keeper);

  carry_out (task, job);
  g_mutex_lock (&keeper->mutex);
  keeper->n_waiting--;
  g_cond_broadcast (&keeper->cond);
  g_mutex_unlock (&keeper->mutex);
  fh_keeper_unref (keeper);
}

/* --- For its owner --- */

FhKeeper *
fh_keeper_new (const char *path, const char *before)
{
  FhKeeper *keeper = g_new0 (FhKeeper, 1);

  g_atomic_ref_count_init (&keeper->refs);
  keeper->base = fh_statistics_base_new (path, before);
  keeper->refused = g_ptr_array_new_with_free_func (counted_free);
  g_mutex_init (&keeper->mutex);
  g_cond_init (&keeper->cond);
  keeper->thread = g_thread_pool_new (job_thread, NULL, 1, FALSE, NULL);
  return keeper;
}

void
fh_keeper_push (FhKeeper *keeper, GTask *task, FhKeeperJob *job)
{
  g_return_if_fail (g_task_get_source_object (task) == NULL);

  job->keeper = keeper_ref (keeper);
  g_task_set_task_data (task, job, job_free);
  g_mutex_lock (&keeper->mutex);
  keeper->n_waiting++;
  g_mutex_unlock (&keeper->mutex);
  g_thread_pool_push (keeper->thread, task, NULL);
}

void
fh_keeper_flush (FhKeeper *keeper)
{
  g_mutex_lock (&keeper->mutex);
  while (keeper->n_waiting > 0)
    g_cond_wait (&keeper->cond, &keeper->mutex);
  g_mutex_unlock (&keeper->mutex);
}
