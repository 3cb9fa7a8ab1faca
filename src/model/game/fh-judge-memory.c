/* fh-judge-memory.c: what the judge has said of moments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-judge-memory.h"

#include <string.h>

typedef struct
{
  FhSharedAdvice *shared;
  GArray *costs; /* of FhDoneCost */
  GList link;    /* in the queue, its data is the moment */
} Moment;

struct _FhJudgeMemory
{
  GHashTable *moments; /* FhSeatView → Moment, which has the view */
  GQueue used;         /* of Moment, the most recently used first */
  guint max;
};

FhSharedAdvice *
fh_shared_advice_ref (FhSharedAdvice *shared)
{
  atomic_fetch_add (&shared->n_refs, 1);
  return shared;
}

void
fh_shared_advice_unref (FhSharedAdvice *shared)
{
  if (atomic_fetch_sub (&shared->n_refs, 1) == 1)
    g_free (shared);
}

gboolean
fh_judge_is_view (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (FhSeatView)) == 0;
}

static guint
hash_view (gconstpointer key)
{
  const FhSeatView *view = key;
  guint64 hash = view->hand * 31 + view->unseen;

  return (guint) (hash ^ hash >> 32) + view->seat;
}

static void
moment_free (gpointer data)
{
  Moment *moment = data;

  fh_shared_advice_unref (moment->shared);
  g_array_unref (moment->costs);
  g_free (moment);
}

FhJudgeMemory *
fh_judge_memory_new (guint max)
{
  FhJudgeMemory *self = g_new0 (FhJudgeMemory, 1);

  self->max = max;
  self->moments = g_hash_table_new_full (hash_view, fh_judge_is_view, NULL, moment_free);
  return self;
}

void
fh_judge_memory_free (FhJudgeMemory *self)
{
  g_hash_table_unref (self->moments);
  g_free (self);
}

static Moment *
look_up (FhJudgeMemory *self, const FhSeatView *view)
{
  Moment *moment = g_hash_table_lookup (self->moments, view);

  if (moment == NULL)
    return NULL;
  g_queue_unlink (&self->used, &moment->link);
  g_queue_push_head_link (&self->used, &moment->link);
  return moment;
}

FhSharedAdvice *
fh_judge_memory_find (FhJudgeMemory *self, const FhSeatView *view)
{
  Moment *moment = look_up (self, view);

  return moment != NULL ? moment->shared : NULL;
}

FhSharedAdvice *
fh_judge_memory_add (FhJudgeMemory *self, FhSharedAdvice *shared)
{
  Moment *moment = look_up (self, &shared->view);

  if (moment != NULL)
    return moment->shared;
  moment = g_new0 (Moment, 1);
  moment->shared = fh_shared_advice_ref (shared);
  moment->costs = g_array_new (FALSE, FALSE, sizeof (FhDoneCost));
  moment->link.data = moment;
  g_hash_table_insert (self->moments, &moment->shared->view, moment);
  g_queue_push_head_link (&self->used, &moment->link);
  if (self->used.length > self->max)
    {
      Moment *oldest = g_queue_peek_tail (&self->used);

      g_queue_unlink (&self->used, &oldest->link);
      g_hash_table_remove (self->moments, &oldest->shared->view);
    }
  return shared;
}

void
fh_judge_memory_add_cost (FhJudgeMemory *self, const FhSeatView *view, const FhDoneCost *cost)
{
  Moment *moment = look_up (self, view);

  g_return_if_fail (moment != NULL);
  g_array_append_vals (moment->costs, cost, 1);
}

const FhDoneCost *
fh_judge_memory_find_cost (FhJudgeMemory *self, const FhSeatView *view, const FhAction *done)
{
  Moment *moment = look_up (self, view);

  for (guint i = 0; moment != NULL && i < moment->costs->len; i++)
    if (fh_action_equal (&g_array_index (moment->costs, FhDoneCost, i).done, done))
      return &g_array_index (moment->costs, FhDoneCost, i);
  return NULL;
}
