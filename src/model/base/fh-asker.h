/* fh-asker.h: having something done in a thread, and who asked for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A task holds its source, and is let go by whoever is done with it last, which may be its thread:
 * the source could die there, in the midst of what belongs to the main loop.  So whoever asks is
 * known by a weak reference, which goes through a task as what its callback is given, and a task
 * that runs in a thread has no source.
 */
#pragma once

#include <gio/gio.h>
#include <stdatomic.h>

/* A weak reference to @object, to be taken once by fh_asker_take(). */
gpointer fh_asker_new (gpointer object);

/* Whom @asker is, or NULL if he has gone meanwhile; called in the main thread.  @asker is freed.
 * (transfer full) */
gpointer fh_asker_take (gpointer asker);

/* Has @func answer @task, which has no source, in a thread of the pool. */
void fh_asker_run (GTask *task, GTaskThreadFunc func);

/* Sets @cancelled, by which players and solver know that they are to stop, when @cancellable, which
 * may be NULL, is cancelled; until g_cancellable_disconnect() with what is returned. */
gulong fh_asker_watch (GCancellable *cancellable, atomic_int *cancelled);

/* Lets go of @cancellable, with all that goes on by it. */
void fh_asker_call_off (GCancellable *cancellable);
