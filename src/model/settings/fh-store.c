/* fh-store.c: what is kept of a person for good, with the thread that keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-store.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-isolate.h"
#include "fh-made.h"
#include "fh-sql.h"
#include "fh-store-before.h"
#include "fh-store-file.h"

/* Seconds after which what the disk refused is tried again. */
#define RETRY 5

/* What the thread has to itself, and what it shares with the object, which may go before it. */
typedef struct
{
  gatomicrefcount refs; /* the object, and each job that is under way */
  GThreadPool *thread;  /* a single one */

  /* The thread's own. */
  FhStoreFile *file;
  GPtrArray *unwritten; /* Write */
  guint64 written;      /* the number of the last writing that is done */

  GMutex mutex; /* guards what is below */
  GCond cond;
  guint n_waiting; /* jobs that are not done */
} Keeper;

typedef struct
{
  FhStoreWrite write;
  gpointer data;
  GDestroyNotify free_data;
  guint64 number;
} Write;

/* One thing to be done: to write something and all that was refused, and then perhaps to read. */
typedef struct
{
  Keeper *keeper;
  Write *write;     /* or NULL; handed over to the thread */
  FhStoreRead read; /* or NULL */
  GDestroyNotify free_result;
  GTask *task; /* of reading */

  /* What is to be told when it is done. */
  gboolean is_left; /* to the next one, which writes it, too */
  gboolean has_written;
  gboolean is_unread; /* what did not open is there, and nothing was to be written */
  char *aside;        /* where a damaged file is now, or NULL */
  GPtrArray *before;  /* FhStoreBefore that could not be taken over */
} Job;

struct _FhStore
{
  GObject parent_instance;

  Keeper *keeper;
  char *path;
  guint64 n_asked;   /* writings */
  char *refusal;     /* why nothing can be kept just now, or NULL */
  char *damage;      /* what was damaged, for as long as the program runs, or NULL */
  char *damage_path; /* where it is */
  guint retry_id;
};

FH_DEFINE_MADE_TYPE (FhStore, fh_store, G_TYPE_OBJECT)

static void
write_free (gpointer data)
{
  Write *write = data;

  write->free_data (write->data);
  g_free (write);
}

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
  /* The last reference may be dropped by the pool's own thread, which cannot wait for itself;
   * nothing is queued any more, so do not wait. */
  g_thread_pool_free (keeper->thread, FALSE, FALSE);
  fh_store_file_free (keeper->file);
  g_ptr_array_unref (keeper->unwritten);
  g_mutex_clear (&keeper->mutex);
  g_cond_clear (&keeper->cond);
  g_free (keeper);
}

static void
job_free (Job *job)
{
  keeper_unref (job->keeper);
  g_clear_object (&job->task);
  g_free (job->aside);
  g_clear_pointer (&job->before, g_ptr_array_unref);
  g_free (job);
}

/* --- In the thread --- */

static gboolean
write_all (sqlite3 *db, Keeper *keeper, GError **error)
{
  GPtrArray *writes = keeper->unwritten;
  gboolean done = TRUE;

  if (writes->len == 0)
    return TRUE;
  if (!fh_sql_run (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  for (guint i = 0; i < writes->len && done; i++)
    {
      const Write *write = writes->pdata[i];

      done = write->write (db, write->data, error);
    }
  if (!fh_sql_end (db, done, error))
    return FALSE;
  keeper->written = ((const Write *) writes->pdata[writes->len - 1])->number;
  g_ptr_array_set_size (writes, 0);
  return TRUE;
}

/* Opens the file, and there reads for @job what it is about into @result, or writes everything if
 * that is NULL. */
static gboolean
carry_out (Keeper *keeper, const Job *job, gpointer *result, GError **error)
{
  /* Damage may show only now; what is opened next has been checked. */
  for (int attempt = 0;; attempt++)
    {
      GError *local = NULL;
      sqlite3 *db = fh_store_file_open (keeper->file, &local);

      if (db != NULL && result != NULL)
        *result = job->read (db, keeper->written, job->task, &local);
      else if (db != NULL)
        write_all (db, keeper, &local);
      if (local == NULL)
        return TRUE;
      /* What cannot be written is opened anew the next time, when it may be mended. */
      fh_store_file_close (keeper->file);
      if (attempt == 0 && g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
        {
          g_clear_error (&local);
          continue;
        }
      g_propagate_error (error, local);
      return FALSE;
    }
}

/* Does @job, whose @report is told how it went. */
static void
work (Keeper *keeper, Job *job, GTask *report)
{
  gboolean has_some = keeper->unwritten->len > 0;
  GError *refusal = NULL, *error = NULL;
  gpointer result = NULL;

  job->has_written = carry_out (keeper, job, NULL, &refusal) && has_some;
  job->is_unread = refusal != NULL && !has_some && !fh_store_file_is_unwritten (keeper->file);
  if (job->task != NULL)
    carry_out (keeper, job, &result, &error);
  job->aside = fh_store_file_steal_aside (keeper->file);
  job->before = fh_store_file_steal_before (keeper->file);
  /* The main thread has the job from its report on. */
  g_autoptr (GTask) task = g_steal_pointer (&job->task);
  GDestroyNotify free_result = job->free_result;

  if (refusal != NULL)
    g_task_return_error (report, refusal);
  else
    g_task_return_boolean (report, TRUE);
  if (error != NULL)
    g_task_return_error (task, error);
  else if (task != NULL)
    g_task_return_pointer (task, result, free_result);
}

static void
job_thread (gpointer data, gpointer user_data)
{
  g_autoptr (GTask) report = data;
  Job *job = g_task_get_task_data (report);
  Keeper *keeper = keeper_ref (job->keeper);

  if (job->write != NULL)
    g_ptr_array_add (keeper->unwritten, job->write);
  g_mutex_lock (&keeper->mutex);
  job->is_left = job->task == NULL && keeper->n_waiting > 1;
  g_mutex_unlock (&keeper->mutex);
  if (job->is_left)
    g_task_return_boolean (report, TRUE);
  else
    work (keeper, job, report);
  g_mutex_lock (&keeper->mutex);
  keeper->n_waiting--;
  g_cond_broadcast (&keeper->cond);
  g_mutex_unlock (&keeper->mutex);
  keeper_unref (keeper);
}

/* --- What goes wrong --- */

/* What @error says of the file.  (transfer full) */
static char *
say_refusal (FhStore *self, const Job *job, const GError *error)
{
  g_autofree char *name = fh_isolate_file (self->path);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    /* Translators: this is about one file, with what is counted, what is known of lessons and
     * practice, and the challenges that were played; %s is its name. */
    return g_strdup_printf (_ ("Your statistics, progress and challenges in “%s” were written by a "
                               "newer version of the program. They stay as they are, and nothing "
                               "is added."),
                            name);
  if (job->is_unread)
    return g_strdup_printf (
        /* Translators: this is about one file, with what is counted, what is known of lessons and
         * practice, and the challenges that were played; %1$s is its name, %2$s the reason that
         * the system gives. */
        _ ("Your statistics, progress and challenges in “%1$s” could not be read: %2$s"), name,
        error->message);
  return g_strdup_printf (
      /* Translators: this is about one file, with what is counted, what is known of lessons and
       * practice, and the challenges that were played; %1$s is its name, %2$s the reason that the
       * system gives. */
      _ ("Your statistics, progress and challenges cannot be kept in “%1$s”: %2$s"), name,
      error->message);
}

/* What was damaged, in as many sentences as there are files; NULL for none.  (transfer full) */
static char *
say_damage (const Job *job)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *aside = job->aside != NULL ? fh_isolate_file (job->aside) : NULL;

  if (aside != NULL)
    g_ptr_array_add (
        sentences,
        g_strdup_printf (
            /* Translators: this is about one file, with what is counted, what is known of lessons
             * and practice, and the challenges that were played; %s is its name. */
            _ ("Your statistics, progress and challenges are damaged and begin anew. The damaged "
               "file is now “%s”."),
            aside));
  for (guint i = 0; i < job->before->len; i++)
    g_ptr_array_add (sentences, fh_store_before_dup_sentence (job->before->pdata[i]));
  if (sentences->len == 0)
    return NULL;
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv ("\n", (char **) sentences->pdata);
}

static gboolean retry_cb (gpointer user_data);

/* One failure is told once; what is to be written stays in memory, and is tried again. */
static void
tell (FhStore *self, const Job *job, const GError *error)
{
  g_autofree char *refusal = error != NULL ? say_refusal (self, job, error) : NULL;
  g_autofree char *damage = say_damage (job);
  gboolean is_other = g_strcmp0 (refusal, self->refusal) != 0;
  /* What could not be taken over is met again whenever the file is opened. */
  gboolean is_damaged = damage != NULL && g_strcmp0 (damage, self->damage) != 0;

  if (error != NULL && self->refusal == NULL)
    g_message ("%s cannot be kept: %s", self->path, error->message);
  if (error == NULL)
    g_clear_handle_id (&self->retry_id, g_source_remove);
  else if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY, retry_cb, self);
  if (is_other)
    {
      g_free (self->refusal);
      self->refusal = g_steal_pointer (&refusal);
    }
  if (is_damaged)
    {
      g_free (self->damage);
      g_free (self->damage_path);
      self->damage = g_steal_pointer (&damage);
      self->damage_path = g_strdup (
          job->aside != NULL ? job->aside : fh_store_before_get_path (job->before->pdata[0]));
    }
  if (is_other || is_damaged || job->has_written)
    g_signal_emit_by_name (self, "changed");
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhStore) self = fh_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  Job *job = g_task_get_task_data (G_TASK (result));

  g_task_propagate_boolean (G_TASK (result), &error);
  if (self != NULL && !job->is_left)
    tell (self, job, error);
  job_free (job);
}

/* --- What is asked of the thread --- */

/* Has the thread do @job. */
static void
order (FhStore *self, Job *job)
{
  Keeper *keeper = self->keeper;
  GTask *report = g_task_new (NULL, NULL, done_cb, fh_asker_new (self));

  job->keeper = keeper_ref (keeper);
  g_task_set_source_tag (report, order);
  g_task_set_task_data (report, job, NULL);
  g_mutex_lock (&keeper->mutex);
  keeper->n_waiting++;
  g_mutex_unlock (&keeper->mutex);
  g_thread_pool_push (keeper->thread, report, NULL);
}

static gboolean
retry_cb (gpointer user_data)
{
  FhStore *self = user_data;

  self->retry_id = 0;
  order (self, g_new0 (Job, 1));
  return G_SOURCE_REMOVE;
}

guint64
fh_store_write (FhStore *self, FhStoreWrite write, gpointer data, GDestroyNotify free_data)
{
  Job *job;

  g_return_val_if_fail (FH_IS_STORE (self), 0);

  job = g_new0 (Job, 1);
  job->write = g_new0 (Write, 1);
  *job->write = (Write){ write, data, free_data, ++self->n_asked };
  order (self, job);
  return self->n_asked;
}

void
fh_store_read (FhStore *self, GTask *task, FhStoreRead read, GDestroyNotify free_result)
{
  Job *job;

  g_return_if_fail (FH_IS_STORE (self));
  g_return_if_fail (g_task_get_source_object (task) == NULL);

  job = g_new0 (Job, 1);
  job->task = task;
  job->read = read;
  job->free_result = free_result;
  order (self, job);
}

void
fh_store_flush (FhStore *self)
{
  Keeper *keeper;

  g_return_if_fail (FH_IS_STORE (self));

  keeper = self->keeper;
  if (self->refusal != NULL)
    order (self, g_new0 (Job, 1));
  g_mutex_lock (&keeper->mutex);
  while (keeper->n_waiting > 0)
    g_cond_wait (&keeper->cond, &keeper->mutex);
  g_mutex_unlock (&keeper->mutex);
}

/* --- The object --- */

static void
fh_store_class_init (FhStoreClass *klass)
{
  FH_DROPS_SOURCE (klass, FhStore, retry_id);
  FH_HOLDS (klass, FhStore, keeper, keeper_unref);
  FH_HOLDS (klass, FhStore, path, g_free);
  FH_HOLDS (klass, FhStore, refusal, g_free);
  FH_HOLDS (klass, FhStore, damage, g_free);
  FH_HOLDS (klass, FhStore, damage_path, g_free);

  fh_made_signal (klass, "changed", 0);
}

FhStore *
fh_store_new (const char *path)
{
  FhStore *self = g_object_new (FH_TYPE_STORE, NULL);
  Keeper *keeper = g_new0 (Keeper, 1);

  self->path = path != NULL ? g_strdup (path)
                            : g_build_filename (g_get_user_data_dir (), "five-hundred",
                                                "statistics.sqlite", NULL);
  g_atomic_ref_count_init (&keeper->refs);
  keeper->file = fh_store_file_new (self->path);
  keeper->unwritten = g_ptr_array_new_with_free_func (write_free);
  g_mutex_init (&keeper->mutex);
  g_cond_init (&keeper->cond);
  keeper->thread = g_thread_pool_new (job_thread, NULL, 1, FALSE, NULL);
  self->keeper = keeper;
  order (self, g_new0 (Job, 1));
  return self;
}

const char *
fh_store_get_trouble (FhStore *self, const char **path)
{
  g_return_val_if_fail (FH_IS_STORE (self), NULL);

  if (path != NULL)
    *path = self->refusal == NULL ? self->damage_path : NULL;
  return self->refusal != NULL ? self->refusal : self->damage;
}
