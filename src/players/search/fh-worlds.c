/* fh-worlds.c: the layouts among which a seat weighs what to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands that explain a high bid are rare among all that fit, so that weighing what was drawn evenly
 * would leave a handful.  Layouts are therefore drawn evenly and led to the likely ones in stages
 * (sequential Monte Carlo; Del Moral, Doucet and Jasra, 2006): each stage counts more of the weight
 * than the one before, keeps layouts in proportion to it, and then lets each of them move
 * (fh-guess.h), which leaves the proportions as they are.  Last come the stages that count the
 * cards that were played, which cost more.
 */
#include "fh-worlds.h"

#include <stdlib.h>

#include "fh-guess.h"
#include "fh-memory.h"
#include "fh-solver.h"

/* What counts from each stage on: first the calls and the discard, then the cards played too. */
static const FhGuessPowers stages[] = {
  { .calls = 0.35f },         { .calls = 0.7f }, { .calls = 1 }, { .calls = 1, .plays = 0.4f },
  { .calls = 1, .plays = 1 },
};
#define N_STAGES ((int) (sizeof stages / sizeof *stages))

/* Kitties that are tried for each of a complete list of layouts. */
#define N_KITTIES 32

typedef struct
{
  FhGuesser guesser;
  const atomic_int *cancelled;
  int n;
  FhGuess *guesses;
} Search;

/* Keeps @n of the guesses in proportion to their weights, by equal steps from a random start.  Some
 * are there more than once then. */
static void
resample (Search *search, int n)
{
  double start = fh_rng_share (&search->guesser.rng), sum = 0, total = 0;
  int next = 0, kept = 0;
  uint16_t hits;

  for (int i = 0; i < search->n; i++)
    total += (double) search->guesses[i].weight;
  for (int i = 0; i < search->n; i++)
    {
      sum += total > 0 ? (double) search->guesses[i].weight / total : 1.0 / search->n;
      for (hits = 0; next < n && (next + start) / n < sum; next++)
        hits++;
      if (hits == 0)
        continue;
      search->guesses[kept] = search->guesses[i];
      search->guesses[kept++].weight = hits;
    }
  /* From the last on, each is copied to the places behind those before it. */
  search->n = next;
  for (int i = kept - 1, to = next; i >= 0; i--)
    {
      FhGuess guess = search->guesses[i];
      for (int k = (int) guess.weight; k > 0; k--)
        {
          search->guesses[--to] = guess;
          search->guesses[to].weight = 1;
        }
    }
}

/* Draws as many guesses as there are; false when cancelled. */
static bool
draw_guesses (Search *search)
{
  for (int i = 0; i < search->n; i++)
    {
      if (fh_is_cancelled (search->cancelled))
        return false;
      search->guesses[i].family = i;
      fh_guesser_draw (&search->guesser, &search->guesses[i]);
    }
  return true;
}

/* Leads guesses to likely layouts, of which @n are kept; false when cancelled. */
static bool
lead_guesses (Search *search, int n, int moves)
{
  bool saw_plays = fh_belief_saw_plays (search->guesser.belief);
  FhGuessPowers power = { 0 };

  for (int stage = 0; stage < N_STAGES && (saw_plays || stages[stage].plays <= 0); stage++)
    {
      FhGuessPowers more = { .calls = stages[stage].calls - power.calls,
                             .plays = stages[stage].plays - power.plays };
      bool is_first_of_plays = power.plays <= 0 && more.plays > 0;
      power = stages[stage];
      for (int i = 0; i < search->n; i++)
        {
          FhGuess *guess = &search->guesses[i];
          if (fh_is_cancelled (search->cancelled))
            return false;
          if (is_first_of_plays)
            fh_guesser_weigh_plays (&search->guesser, guess);
          guess->weight = fh_guess_weight (guess, more);
        }
      resample (search, n);
      for (int i = 0; i < search->n; i++)
        {
          if (fh_is_cancelled (search->cancelled))
            return false;
          for (int k = 0; k < moves; k++)
            fh_guesser_move (&search->guesser, &search->guesses[i], power);
        }
    }
  return true;
}

/* Takes each layout once; its weight by the calls is the mean over some kitties. */
static bool
list_guesses (Search *search)
{
  FhGuesser *guesser = &search->guesser;
  int n_kitties = fh_belief_saw_discard (guesser->belief) ? N_KITTIES : 1;
  const FhGuessPowers by_calls = { .calls = 1 }, by_plays = { .plays = 1 };

  for (int i = 0; i < search->n; i++)
    {
      FhGuess *guess = &search->guesses[i];
      float sum = 0;
      if (fh_is_cancelled (search->cancelled))
        return false;
      fh_layouts_get (&guesser->layouts, (uint64_t) i, &guess->layout);
      guess->family = i;
      for (int k = 0; k < n_kitties; k++)
        {
          if (k == 0)
            fh_guesser_take (guesser, guess);
          else
            fh_guesser_draw_kitty (guesser, guess);
          sum += fh_guess_weight (guess, by_calls);
        }
      fh_guesser_weigh_plays (guesser, guess);
      guess->weight = sum / (float) n_kitties * fh_guess_weight (guess, by_plays);
    }
  return true;
}

/* --- The worlds --- */

/* Makes worlds of the guesses, which are all that there are when they are @complete; equal ones,
 * which follow one another, become one. */
static FhWorlds *
worlds_from (const Search *search, bool complete)
{
  FhWorlds *worlds = fh_memory_new (sizeof *worlds);
  double sum = 0;
  int family = 0;

  worlds->view = *search->guesser.view;
  worlds->complete = complete;
  worlds->worlds = fh_memory_new ((size_t) search->n * sizeof *worlds->worlds);
  worlds->weights = fh_memory_new ((size_t) search->n * sizeof *worlds->weights);
  worlds->families = fh_memory_new ((size_t) search->n * sizeof *worlds->families);
  for (int i = 0; i < search->n; i++)
    {
      const FhGuess *guess = &search->guesses[i];
      sum += (double) guess->weight;
      if (i && fh_layout_equal (&guess->layout, &guess[-1].layout))
        {
          worlds->weights[worlds->n - 1] += guess->weight;
          continue;
        }
      fh_world_init (&worlds->worlds[worlds->n], search->guesser.view, &guess->layout);
      /* Layouts of one draw still follow one another: copies stay together and keep their order. */
      worlds->n_families += worlds->n == 0 || guess->family != family;
      family = guess->family;
      worlds->families[worlds->n] = worlds->n_families - 1;
      worlds->weights[worlds->n++] = guess->weight;
    }
  for (int i = 0; i < worlds->n; i++)
    worlds->weights[i] =
        sum > 0 ? (float) ((double) worlds->weights[i] / sum) : 1.0f / (float) worlds->n;
  return worlds;
}

FhWorlds *
fh_worlds_new (const FhSeatView *view,
               const FhWorldsBudget *budget,
               FhSeed seed,
               const atomic_int *cancelled)
{
  Search search = { .cancelled = cancelled };
  FhWorlds *worlds = NULL;

  /* Nobody can go on with hands of a wrong size (HC-055). */
  if (view->table.slips.misdealt)
    return NULL;
  if (fh_guesser_init (&search.guesser, view, seed))
    {
      double count = fh_layouts_count (&search.guesser.layouts);
      bool all = count <= budget->n_listed;
      search.n = all ? (int) count : budget->n_worlds * budget->drawn;
      search.guesses = fh_memory_new ((size_t) search.n * sizeof *search.guesses);
      bool done =
          all ? list_guesses (&search)
              : draw_guesses (&search) && lead_guesses (&search, budget->n_worlds, budget->moves);
      if (done)
        worlds = worlds_from (&search, all);
    }
  fh_guesser_clear (&search.guesser);
  free (search.guesses);
  return worlds;
}

void
fh_worlds_free (FhWorlds *worlds)
{
  if (!worlds)
    return;
  free (worlds->worlds);
  free (worlds->weights);
  free (worlds->families);
  free (worlds);
}
