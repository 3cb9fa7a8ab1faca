/* fh-workers.c: threads that share a work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-workers.h"

#include <malloc.h>
#include <sys/resource.h>

/* More than so many wait for a processor rather than for a bot. */
#define MAX_A_PROCESSOR 16

/* What a thread may need beside its stack: the tables of a player who searches. */
#define ROOM_A_THREAD ((gsize) 16 << 20)

/* Where the program may have only so much memory, threads must not take what the others need: each
 * would keep a large piece to itself. */
static void
share_memory (void)
{
#ifdef M_ARENA_MAX
  struct rlimit limit;

  if (getrlimit (RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    mallopt (M_ARENA_MAX, 1);
#endif
}

static gboolean
is_room_for (int n_threads)
{
  gpointer room = g_try_malloc (ROOM_A_THREAD * (gsize) n_threads);
  gboolean is_room = room != NULL;

  g_free (room);
  return is_room;
}

void
fh_workers_start (FhWorkers *workers, int n, GThreadFunc work, gpointer data)
{
  int n_useful = MIN (n, MIN (FH_WORKERS_MAX, MAX_A_PROCESSOR * (int) g_get_num_processors ()));

  share_memory ();
  for (workers->n = 0; workers->n < n_useful; workers->n++)
    {
      /* One is better than none, however little there is. */
      if (workers->n > 0 && !is_room_for (workers->n + 1))
        return;
      workers->threads[workers->n] = g_thread_try_new ("workers", work, data, NULL);
      if (!workers->threads[workers->n])
        return;
    }
}

void
fh_workers_join (FhWorkers *workers)
{
  while (workers->n > 0)
    g_thread_join (workers->threads[--workers->n]);
}
