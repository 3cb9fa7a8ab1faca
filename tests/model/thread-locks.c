/* thread-locks.c: tells the thread sanitizer what GLib's locks and tasks order, which it cannot see
 * in a library that was built without it.
 *
 * The linker puts these in the place of those that they are called by.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <sanitizer/tsan_interface.h>

#define WRAPPED(type, name, ...)                                                                   \
  type __real_##name (__VA_ARGS__);                                                                \
  type __wrap_##name (__VA_ARGS__);                                                                \
  type __wrap_##name (__VA_ARGS__)

/* --- Locks --- */

WRAPPED (void, g_mutex_lock, GMutex *mutex)
{
  __real_g_mutex_lock (mutex);
  __tsan_acquire (mutex);
}

WRAPPED (void, g_mutex_unlock, GMutex *mutex)
{
  __tsan_release (mutex);
  __real_g_mutex_unlock (mutex);
}

WRAPPED (void, g_cond_wait, GCond *cond, GMutex *mutex)
{
  __tsan_release (mutex);
  __real_g_cond_wait (cond, mutex);
  __tsan_acquire (mutex);
}

/* --- Tasks: what was before them is known in the thread, and what it did to who takes the result
 * --- */

static void
task_func (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc *func = g_object_get_data (G_OBJECT (task), "func");

  __tsan_acquire (task);
  (*func) (task, source, data, cancellable);
  __tsan_release (task);
}

WRAPPED (void, g_task_run_in_thread, GTask *task, GTaskThreadFunc func)
{
  g_object_set_data_full (G_OBJECT (task), "func", g_memdup2 (&func, sizeof func), g_free);
  __tsan_release (task);
  __real_g_task_run_in_thread (task, task_func);
}

WRAPPED (void, g_task_return_pointer, GTask *task, gpointer result, GDestroyNotify destroy)
{
  __tsan_release (task);
  __real_g_task_return_pointer (task, result, destroy);
}

WRAPPED (void, g_task_return_boolean, GTask *task, gboolean result)
{
  __tsan_release (task);
  __real_g_task_return_boolean (task, result);
}

WRAPPED (void, g_task_return_error, GTask *task, GError *error)
{
  __tsan_release (task);
  __real_g_task_return_error (task, error);
}

WRAPPED (gboolean, g_task_return_error_if_cancelled, GTask *task)
{
  __tsan_release (task);
  return __real_g_task_return_error_if_cancelled (task);
}

WRAPPED (gpointer, g_task_propagate_pointer, GTask *task, GError **error)
{
  __tsan_acquire (task);
  return __real_g_task_propagate_pointer (task, error);
}

WRAPPED (gboolean, g_task_propagate_boolean, GTask *task, GError **error)
{
  __tsan_acquire (task);
  return __real_g_task_propagate_boolean (task, error);
}

/* Whoever lets go last has seen what the others did. */
WRAPPED (void, g_object_unref, gpointer object)
{
  __tsan_release (object);
  __tsan_acquire (object);
  __real_g_object_unref (object);
}

/* --- What a thread has the main loop do --- */

typedef struct
{
  GSourceFunc func;
  gpointer data;
  GDestroyNotify notify;
} Call;

static gboolean
call_cb (gpointer data)
{
  Call *call = data;

  __tsan_acquire (call);
  return call->func (call->data);
}

static void
call_free (gpointer data)
{
  Call *call = data;

  __tsan_acquire (call);
  if (call->notify != NULL)
    call->notify (call->data);
  g_free (call);
}

WRAPPED (void,
         g_source_set_callback,
         GSource *source,
         GSourceFunc func,
         gpointer data,
         GDestroyNotify notify)
{
  Call *call = g_new (Call, 1);

  *call = (Call){ func, data, notify };
  __tsan_release (call);
  __real_g_source_set_callback (source, call_cb, call, call_free);
}

/* --- Threads of a pool --- */

typedef struct
{
  GFunc func;
  gpointer user_data;
} Pool;

static void
pool_func (gpointer data, gpointer user_data)
{
  Pool *pool = user_data;

  __tsan_acquire (data);
  __tsan_acquire (pool);
  pool->func (data, pool->user_data);
}

WRAPPED (GThreadPool *,
         g_thread_pool_new,
         GFunc func,
         gpointer user_data,
         int n,
         gboolean own,
         GError **error)
{
  Pool *pool = g_new (Pool, 1); /* as long as the program */

  *pool = (Pool){ func, user_data };
  __tsan_release (pool);
  return __real_g_thread_pool_new (pool_func, pool, n, own, error);
}

WRAPPED (gboolean, g_thread_pool_push, GThreadPool *pool, gpointer data, GError **error)
{
  __tsan_release (data);
  return __real_g_thread_pool_push (pool, data, error);
}
