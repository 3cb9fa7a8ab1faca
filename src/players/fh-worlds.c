/* fh-worlds.c: the layouts among which a seat weighs what to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sampling and resampling: many layouts are drawn evenly and weighed by the calls, which is cheap;
 * what is left in proportion to these weights is weighed by the cards played, which costs more.
 */
#include "fh-worlds.h"

#include <stdlib.h>

#include "fh-belief.h"

static bool
is_cancelled (const atomic_int *cancelled)
{
  return cancelled && atomic_load_explicit (cancelled, memory_order_relaxed);
}

static FhWorlds *
worlds_new (const FhSeatView *view, int size)
{
  FhWorlds *worlds = calloc (1, sizeof *worlds);

  if (!worlds)
    return NULL;
  worlds->view = *view;
  worlds->worlds = malloc ((size_t) size * sizeof *worlds->worlds);
  worlds->weights = malloc ((size_t) size * sizeof *worlds->weights);
  if (!worlds->worlds || !worlds->weights)
    {
      fh_worlds_free (worlds);
      return NULL;
    }
  return worlds;
}

void
fh_worlds_free (FhWorlds *worlds)
{
  if (!worlds)
    return;
  free (worlds->worlds);
  free (worlds->weights);
  free (worlds);
}

/* Makes the sum of the weights 1; if all are 0, all become the same. */
static void
share_out (FhWorlds *worlds)
{
  double sum = 0;

  for (int i = 0; i < worlds->n; i++)
    sum += (double) worlds->weights[i];
  for (int i = 0; i < worlds->n; i++)
    worlds->weights[i] =
        sum > 0 ? (float) ((double) worlds->weights[i] / sum) : 1.0f / (float) worlds->n;
}

/* Keeps @n of the worlds in proportion to their weights, by equal steps from a random start; one
 * that is hit more than once stands for that many. */
static void
resample (FhWorlds *worlds, int n, FhRng *rng)
{
  double start = (double) (fh_rng_next (rng) >> 11) * 0x1p-53;
  double sum = 0;
  int kept = 0, next = 0;

  share_out (worlds);
  for (int i = 0; i < worlds->n; i++)
    {
      int hits = 0;
      sum += (double) worlds->weights[i];
      while (next < n && (next + start) / n < sum)
        {
          hits++;
          next++;
        }
      if (hits == 0)
        continue;
      if (kept != i)
        worlds->worlds[kept] = worlds->worlds[i];
      worlds->weights[kept++] = (float) hits;
    }
  worlds->n = kept;
}

static bool
list_all (FhWorlds *worlds, FhLayouts *layouts, int n, const atomic_int *cancelled)
{
  worlds->complete = true;
  for (int i = 0; i < n; i++)
    {
      FhLayout layout;
      FhWorld *world = &worlds->worlds[i];
      if (is_cancelled (cancelled))
        return false;
      fh_layouts_get (layouts, (uint64_t) i, &layout);
      fh_world_init (world, &worlds->view, &layout);
      worlds->weights[i] = fh_belief_weigh_calls (world, &worlds->view)
                           * fh_belief_weigh_plays (world, &worlds->view);
    }
  worlds->n = n;
  return true;
}

static bool
draw_some (FhWorlds *worlds,
           FhLayouts *layouts,
           const FhWorldsBudget *budget,
           FhRng *rng,
           const atomic_int *cancelled)
{
  int n_played = budget->n_worlds * budget->by_plays;

  worlds->n = n_played * budget->by_calls;
  for (int i = 0; i < worlds->n; i++)
    {
      FhLayout layout;
      if (is_cancelled (cancelled))
        return false;
      fh_layouts_draw (layouts, rng, &layout);
      fh_world_init (&worlds->worlds[i], &worlds->view, &layout);
      worlds->weights[i] = fh_belief_weigh_calls (&worlds->worlds[i], &worlds->view);
    }
  resample (worlds, n_played, rng);
  for (int i = 0; i < worlds->n; i++)
    {
      if (is_cancelled (cancelled))
        return false;
      worlds->weights[i] *= fh_belief_weigh_plays (&worlds->worlds[i], &worlds->view);
    }
  if (budget->by_plays > 1)
    resample (worlds, budget->n_worlds, rng);
  return true;
}

FhWorlds *
fh_worlds_new (const FhSeatView *view,
               const FhWorldsBudget *budget,
               FhSeed seed,
               const atomic_int *cancelled)
{
  FhLayouts layouts;
  FhRng rng;
  bool done;

  if (!fh_layouts_init (&layouts, view))
    return NULL;
  fh_rng_init (&rng, seed, 0);
  bool all = fh_layouts_count (&layouts) <= budget->n_listed;
  int size = all ? (int) fh_layouts_count (&layouts)
                 : budget->n_worlds * budget->by_plays * budget->by_calls;
  FhWorlds *worlds = worlds_new (view, size);
  if (!worlds)
    return NULL;
  done = all ? list_all (worlds, &layouts, size, cancelled)
             : draw_some (worlds, &layouts, budget, &rng, cancelled);
  if (!done)
    {
      fh_worlds_free (worlds);
      return NULL;
    }
  share_out (worlds);
  return worlds;
}
