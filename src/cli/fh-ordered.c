/* fh-ordered.c: texts made by several threads, printed in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-ordered.h"

#include <stdlib.h>

#include "fh-crew.h"
#include "fh-output.h"

#define AHEAD 4 /* texts a thread that may wait to be printed */

typedef struct
{
  FhOrderedMake make;
  gconstpointer data;
  guint64 n;

  GMutex mutex;
  GCond changed;
  char **texts; /* a ring of those that are made and not yet printed */
  guint n_texts;
  guint64 next;    /* to be made */
  guint64 printed; /* texts before that are printed */
} Work;

static gpointer
work_thread (gpointer data)
{
  Work *work = data;

  g_mutex_lock (&work->mutex);
  while (TRUE)
    {
      while (work->next < work->n && work->next >= work->printed + work->n_texts)
        g_cond_wait (&work->changed, &work->mutex);
      if (work->next >= work->n)
        break;

      guint64 index = work->next++;
      g_mutex_unlock (&work->mutex);
      char *text = work->make (index, work->data);
      g_mutex_lock (&work->mutex);
      work->texts[index % work->n_texts] = text;
      g_cond_broadcast (&work->changed);
    }
  g_mutex_unlock (&work->mutex);
  return NULL;
}

void
fh_ordered_print (guint64 n, int n_jobs, FhOrderedMake make, gconstpointer data)
{
  Work work = { .make = make, .data = data, .n = n, .n_texts = (guint) n_jobs * AHEAD };
  FhCrew crew;

  g_mutex_init (&work.mutex);
  g_cond_init (&work.changed);
  work.texts = g_new0 (char *, work.n_texts);
  fh_crew_start (&crew, n_jobs, work_thread, &work);

  g_mutex_lock (&work.mutex);
  while (work.printed < work.n)
    {
      char **slot = &work.texts[work.printed % work.n_texts];

      if (!*slot && crew.n == 0)
        {
          *slot = make (work.printed, data);
          work.next = work.printed + 1;
        }
      if (!*slot)
        {
          g_cond_wait (&work.changed, &work.mutex);
          continue;
        }
      char *text = g_steal_pointer (slot);
      g_mutex_unlock (&work.mutex);
      fh_output_add (text);
      free (text);
      g_mutex_lock (&work.mutex);
      work.printed++;
      if (fh_output_has_failed ())
        work.n = MIN (work.n, work.next);
      g_cond_broadcast (&work.changed);
    }
  g_mutex_unlock (&work.mutex);

  fh_crew_join (&crew);
  g_free (work.texts);
  g_mutex_clear (&work.mutex);
  g_cond_clear (&work.changed);
}
