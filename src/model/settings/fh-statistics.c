/* fh-statistics.c: what became of the person's games and contracts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-game-private.h"
#include "fh-statistics-base.h"
#include "fh-statistics-read.h"
#include "fh-statistics-rows.h"

/* What the thread has, which may outlive the object for a moment. */
typedef struct
{
  gatomicrefcount refs;
  FhStatisticsBase *base;
  GPtrArray *refused; /* FhCounted that the disk has not taken yet */

  GMutex mutex; /* guards what is below */
  GCond cond;
  guint n_waiting; /* jobs that are not done */
} Keeper;

struct _FhStatistics
{
  GObject parent_instance;

  Keeper *keeper;
  GThreadPool *thread; /* a single one */
  FhHouseRules *house;
  char *file_path;
  char *trouble;
  char *trouble_path;
  gboolean is_refusal; /* the trouble is over when the disk takes something */
};

typedef enum
{
  JOB_OPEN,
  JOB_ADD,
  JOB_ERASE,
  JOB_READ,
  JOB_EXPORT,
} JobKind;

typedef struct
{
  JobKind kind;
  Keeper *keeper;
  FhCounted *row; /* to add */
  int preset;     /* to read */
  GFile *file;    /* to export to */

  /* What is to be told besides. */
  char *aside;
  GError *before_error;
} Job;

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhStatistics, fh_statistics, G_TYPE_OBJECT)

static void
counted_free (gpointer data)
{
  fh_counted_free (data);
}

/* --- In the thread --- */

static Keeper *
keeper_ref (Keeper *keeper)
{
  g_atomic_ref_count_inc (&keeper->refs);
  return keeper;
}

static void
keeper_unref (Keeper *keeper)
{
  if (!g_atomic_ref_count_dec (&keeper->refs))
    return;
  fh_statistics_base_free (keeper->base);
  g_ptr_array_unref (keeper->refused);
  g_mutex_clear (&keeper->mutex);
  g_cond_clear (&keeper->cond);
  g_free (keeper);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  keeper_unref (job->keeper);
  if (job->row != NULL)
    fh_counted_free (job->row);
  g_clear_object (&job->file);
  g_free (job->aside);
  g_clear_error (&job->before_error);
  g_free (job);
}

/* Has the disk take what it has not taken yet. */
static gboolean
add_refused (Keeper *keeper, GError **error)
{
  if (keeper->refused->len > 0 && !fh_statistics_base_add (keeper->base, keeper->refused, error))
    return FALSE;
  g_ptr_array_set_size (keeper->refused, 0);
  return TRUE;
}

static gboolean
export_to (Keeper *keeper, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *csv = fh_statistics_read_csv (keeper->base, error);

  return csv != NULL
         && g_file_replace_contents (file, csv, strlen (csv), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                     cancellable, error);
}

static void
carry_out (GTask *task, Job *job)
{
  Keeper *keeper = job->keeper;
  GError *error = NULL;
  FhFigures *figures = NULL;
  gboolean done = FALSE;

  if (job->row != NULL)
    g_ptr_array_add (keeper->refused, g_steal_pointer (&job->row));
  switch (job->kind)
    {
    case JOB_OPEN:
      done = fh_statistics_base_open (keeper->base, &error) != NULL;
      break;
    case JOB_ADD:
      done = add_refused (keeper, &error);
      break;
    case JOB_ERASE:
      g_ptr_array_set_size (keeper->refused, 0);
      done = fh_statistics_base_erase (keeper->base, &error);
      break;
    case JOB_READ:
      add_refused (keeper, NULL);
      figures = fh_statistics_read_figures (keeper->base, job->preset, &error);
      break;
    case JOB_EXPORT:
      add_refused (keeper, NULL);
      done = export_to (keeper, job->file, g_task_get_cancellable (task), &error);
      break;
    }
  job->aside = fh_statistics_base_steal_aside (keeper->base);
  job->before_error = fh_statistics_base_steal_before_error (keeper->base);
  if (error != NULL)
    g_task_return_error (task, error);
  else if (job->kind == JOB_READ)
    g_task_return_pointer (task, figures, (GDestroyNotify) fh_figures_free);
  else
    g_task_return_boolean (task, done);
}

static void
job_thread (gpointer data, gpointer user_data)
{
  g_autoptr (GTask) task = data;
  Job *job = g_task_get_task_data (task);
  Keeper *keeper = keeper_ref (job->keeper);

  carry_out (task, job);
  g_mutex_lock (&keeper->mutex);
  keeper->n_waiting--;
  g_cond_broadcast (&keeper->cond);
  g_mutex_unlock (&keeper->mutex);
  keeper_unref (keeper);
}

/* --- Jobs --- */

static void
push (FhStatistics *self, GTask *task, Job *job)
{
  Keeper *keeper = self->keeper;

  job->keeper = keeper_ref (keeper);
  g_task_set_task_data (task, job, job_free);
  g_mutex_lock (&keeper->mutex);
  keeper->n_waiting++;
  g_mutex_unlock (&keeper->mutex);
  g_thread_pool_push (self->thread, task, NULL);
}

/* Takes over @sentence. */
static void
set_trouble (FhStatistics *self, char *sentence, const char *path)
{
  g_free (self->trouble);
  g_free (self->trouble_path);
  self->trouble = sentence;
  self->trouble_path = g_strdup (path);
  self->is_refusal = FALSE;
}

/* Keeps the sentence on what went wrong in @job, if anything. */
static void
tell_trouble (FhStatistics *self, const Job *job, const GError *error)
{
  g_autofree char *name = g_filename_display_name (self->file_path);

  if (job->aside != NULL)
    {
      g_autofree char *aside = g_filename_display_name (job->aside);

      set_trouble (
          self,
          /* Translators: %s is the name of a file. */
          g_strdup_printf (
              _ ("The statistics are damaged and begin anew. The damaged file is now “%s”."),
              aside),
          job->aside);
    }
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    set_trouble (self,
                 /* Translators: %s is the name of a file. */
                 g_strdup_printf (_ ("The statistics in “%s” were written by a newer version of "
                                     "the program. They stay as they are, and nothing is added."),
                                  name),
                 NULL);
  else if (error != NULL && job->kind == JOB_OPEN)
    set_trouble (
        self,
        /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
        g_strdup_printf (_ ("The statistics in “%1$s” could not be read: %2$s"), name,
                         error->message),
        NULL);
  else if (error != NULL)
    {
      set_trouble (
          self,
          /* Translators: %1$s is the name of a file, %2$s the reason that the system gives. */
          g_strdup_printf (_ ("The statistics in “%1$s” cannot be kept: %2$s"), name,
                           error->message),
          NULL);
      self->is_refusal = TRUE;
    }
  else if (job->before_error != NULL)
    {
      g_autofree char *directory = g_path_get_dirname (self->file_path);
      g_autofree char *before = g_build_filename (directory, "statistics.conf", NULL);

      set_trouble (self,
                   /* Translators: this is about a file of an older version of the program; %s is
                    * the reason that the system gives. */
                   g_strdup_printf (_ ("Earlier statistics could not be read: %s"),
                                    job->before_error->message),
                   before);
    }
}

/* For the jobs that nobody waits for. */
static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *owner = user_data;
  g_autoptr (FhStatistics) self = g_weak_ref_get (owner);
  g_autoptr (GError) error = NULL;
  const Job *job = g_task_get_task_data (G_TASK (result));
  gboolean done = g_task_propagate_boolean (G_TASK (result), &error);

  g_weak_ref_clear (owner);
  if (error != NULL && (self == NULL || !self->is_refusal))
    g_message ("the statistics cannot be kept: %s", error->message);
  if (self == NULL)
    return;
  if (done && job->kind != JOB_OPEN && self->is_refusal)
    set_trouble (self, NULL, NULL);
  tell_trouble (self, job, error);
  g_signal_emit (self, changed_signal, 0);
}

/* Has the thread do @kind, with @row, which is taken over, or NULL. */
static void
order (FhStatistics *self, JobKind kind, FhCounted *row)
{
  GWeakRef *owner = g_new0 (GWeakRef, 1);
  Job *job = g_new0 (Job, 1);

  g_weak_ref_init (owner, self);
  job->kind = kind;
  job->row = row;
  push (self, g_task_new (NULL, NULL, done_cb, owner), job);
}

void
fh_statistics_read_async (FhStatistics *self,
                          int preset,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  GTask *task;
  Job *job;

  g_return_if_fail (FH_IS_STATISTICS (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_statistics_read_async);
  job = g_new0 (Job, 1);
  job->kind = JOB_READ;
  job->preset = preset;
  push (self, task, job);
}

FhFigures *
fh_statistics_read_finish (FhStatistics *self, GAsyncResult *result, GError **error)
{
  const Job *job;

  g_return_val_if_fail (FH_IS_STATISTICS (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  job = g_task_get_task_data (G_TASK (result));
  if (job->aside != NULL)
    {
      tell_trouble (self, job, NULL);
      g_signal_emit (self, changed_signal, 0);
    }
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
fh_statistics_export_async (FhStatistics *self,
                            GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  GTask *task;
  Job *job;

  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_statistics_export_async);
  job = g_new0 (Job, 1);
  job->kind = JOB_EXPORT;
  job->file = g_object_ref (file);
  push (self, task, job);
}

gboolean
fh_statistics_export_finish (FhStatistics *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (FH_IS_STATISTICS (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
fh_statistics_reset (FhStatistics *self)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  order (self, JOB_ERASE, NULL);
}

void
fh_statistics_flush (FhStatistics *self)
{
  Keeper *keeper;

  g_return_if_fail (FH_IS_STATISTICS (self));

  keeper = self->keeper;
  g_mutex_lock (&keeper->mutex);
  while (keeper->n_waiting > 0)
    g_cond_wait (&keeper->cond, &keeper->mutex);
  g_mutex_unlock (&keeper->mutex);
}

/* --- What is counted --- */

static void
deal_finished_cb (FhGame *game, FhStatistics *self)
{
  if (fh_statistics_has_person (game) && fh_game_count_deal (game)
      && !fh_game_peek_table (game)->thrown_in)
    order (self, JOB_ADD, fh_statistics_row_of_deal (game, self->house));
}

static void
game_finished_cb (FhGame *game, FhStatistics *self)
{
  if (fh_statistics_has_person (game) && fh_game_count_game (game))
    order (self, JOB_ADD, fh_statistics_row_of_game (game, self->house));
}

void
fh_statistics_watch (FhStatistics *self, FhGame *game)
{
  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (FH_IS_GAME (game));

  g_signal_connect_object (game, "deal-finished", G_CALLBACK (deal_finished_cb), self, 0);
  g_signal_connect_object (game, "game-finished", G_CALLBACK (game_finished_cb), self, 0);
}

void
fh_statistics_add_call (FhStatistics *self,
                        FhGame *game,
                        guint deal,
                        guint action,
                        FhCall call,
                        double cost,
                        double error,
                        gboolean is_sound)
{
  FhCounted *row;

  g_return_if_fail (FH_IS_STATISTICS (self));
  g_return_if_fail (FH_IS_GAME (game));
  g_return_if_fail (call < FH_N_CALLS);

  if (!fh_statistics_has_person (game))
    return;
  row = fh_statistics_row_of_call (game);
  row->deal = deal;
  row->action = action;
  row->call = call;
  row->cost = cost;
  row->error = error;
  row->good = is_sound;
  order (self, JOB_ADD, row);
}

/* --- The object --- */

static void
fh_statistics_finalize (GObject *object)
{
  FhStatistics *self = FH_STATISTICS (object);

  /* What waits is still done; the last to let go of the object may be that very thread. */
  if (self->thread != NULL)
    g_thread_pool_free (self->thread, FALSE, FALSE);
  g_clear_pointer (&self->keeper, keeper_unref);
  g_clear_object (&self->house);
  g_free (self->file_path);
  g_free (self->trouble);
  g_free (self->trouble_path);
  G_OBJECT_CLASS (fh_statistics_parent_class)->finalize (object);
}

static void
fh_statistics_class_init (FhStatisticsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_statistics_finalize;

  changed_signal = g_signal_new ("changed", FH_TYPE_STATISTICS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
fh_statistics_init (FhStatistics *self)
{
}

FhStatistics *
fh_statistics_new (const char *path)
{
  FhStatistics *self = g_object_new (FH_TYPE_STATISTICS, NULL);
  g_autofree char *directory = NULL;
  g_autofree char *before = NULL;

  self->file_path = path != NULL ? g_strdup (path)
                                 : g_build_filename (g_get_user_data_dir (), "five-hundred",
                                                     "statistics.sqlite", NULL);
  directory = g_path_get_dirname (self->file_path);
  before = g_build_filename (directory, "statistics.conf", NULL);
  self->keeper = g_new0 (Keeper, 1);
  g_atomic_ref_count_init (&self->keeper->refs);
  self->keeper->base = fh_statistics_base_new (self->file_path, before);
  self->keeper->refused = g_ptr_array_new_with_free_func (counted_free);
  g_mutex_init (&self->keeper->mutex);
  g_cond_init (&self->keeper->cond);
  self->thread = g_thread_pool_new (job_thread, NULL, 1, FALSE, NULL);
  order (self, JOB_OPEN, NULL);
  return self;
}

const char *
fh_statistics_get_trouble (FhStatistics *self, const char **path)
{
  g_return_val_if_fail (FH_IS_STATISTICS (self), NULL);

  if (path != NULL)
    *path = self->trouble_path;
  return self->trouble;
}

void
fh_statistics_set_house_rules (FhStatistics *self, FhHouseRules *house)
{
  g_return_if_fail (FH_IS_STATISTICS (self));

  g_set_object (&self->house, house);
}
