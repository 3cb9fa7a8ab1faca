/* fh-asker.c: having something done in a thread, and who asked for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-asker.h"

gpointer
fh_asker_new (gpointer object)
{
  GWeakRef *asker = g_new (GWeakRef, 1);

  g_weak_ref_init (asker, object);
  return asker;
}

gpointer
fh_asker_take (gpointer asker)
{
  gpointer object = g_weak_ref_get (asker);

  g_weak_ref_clear (asker);
  g_free (asker);
  return object;
}

void
fh_asker_run (GTask *task, GTaskThreadFunc func)
{
  g_return_if_fail (g_task_get_source_object (task) == NULL);

  g_task_run_in_thread (task, func);
}

/* Runs in whatever thread cancels. */
static void
cancelled_cb (GCancellable *cancellable, gpointer cancelled)
{
  atomic_store ((atomic_int *) cancelled, 1);
}

gulong
fh_asker_watch (GCancellable *cancellable, atomic_int *cancelled)
{
  if (cancellable == NULL)
    return 0;
  return g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), cancelled, NULL);
}

void
fh_asker_call_off (GCancellable *cancellable)
{
  g_cancellable_cancel (cancellable);
  g_object_unref (cancellable);
}
