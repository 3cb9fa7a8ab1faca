/* fh-refutation.c: how a card loses that was worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-refutation.h"

#include <string.h>

#include "fh-rng.h"
#include "fh-worlds.h"

/* Layouts that are drawn.  More of the first draws than the judge takes stand behind each, for
 * there are fewer of them. */
#define N_WORLDS 40
#define DRAWN    6
#define MOVES    16

/* Positions that are looked at for one card in one layout, for all of them, and for one card of the
 * line. */
#define NODES      ((uint64_t) 200000)
#define ALL_NODES  ((uint64_t) 6000000)
#define LINE_NODES ((uint64_t) 2000000)

/* Layouts that are drawn for it are not those of any advice. */
#define STREAM ((uint64_t) 1 << 60)

/* What a card comes short of the best in one layout. */
typedef struct
{
  bool known;
  int tricks; /* less than 0 where it comes out better */
  bool decides;
} Short;

/* The kinds of losing, by tricks and by whether it decides. */
typedef int Kinds[FH_N_TRICKS + 1][2];

/* --- One layout --- */

static FhSolverMove
move_of (const FhAction *action)
{
  return (FhSolverMove){ .card = action->cards[0], .named = action->suit };
}

static bool
is_made (const FhSolverPosition *position, FhCall contract, int value)
{
  return position->misere ? value == 0 : value >= fh_call_level (contract);
}

/* What @move leads to, of which the cost is taken off @nodes. */
static int
value_of (FhSolver *solver, const FhSolverPosition *position, FhSolverMove move, uint64_t *nodes)
{
  FhSolverPosition then = *position;

  fh_solver_position_play (&then, move);
  fh_solver_set_budget (solver, *nodes < NODES ? *nodes : NODES);
  int value = fh_solver_value (solver, &then);
  uint64_t used = fh_solver_nodes (solver);
  *nodes -= used < *nodes ? used : *nodes - 1;
  return value;
}

static Short
compare (FhSolver *solver,
         const FhWorld *world,
         const FhAction *done,
         const FhAction *best,
         uint64_t *nodes)
{
  FhCall contract = fh_world_table (world)->contract;
  FhSolverPosition position;
  Short result = { 0 };

  if (!fh_solver_position_init (&position, world))
    return result;
  int with = value_of (solver, &position, move_of (done), nodes);
  int beside =
      with == FH_SOLVER_UNKNOWN ? with : value_of (solver, &position, move_of (best), nodes);
  if (beside == FH_SOLVER_UNKNOWN)
    return result;
  bool wants = fh_seats_have (position.bidders, position.turn) != position.misere;
  result.known = true;
  result.tricks = wants ? beside - with : with - beside;
  result.decides = is_made (&position, contract, with) != is_made (&position, contract, beside);
  return result;
}

/* --- All of them --- */

/* How often the layout number @i was drawn. */
static int
times_drawn (const FhWorlds *worlds, int i)
{
  return (int) (worlds->weights[i] * N_WORLDS + 0.5f);
}

/* Counts what becomes of both cards in @worlds; returns in how many layouts what was done is the
 * better one. */
static int
count (FhRefutation *refutation,
       Kinds kinds,
       Short *found,
       const FhWorlds *worlds,
       FhSolver *solver,
       const FhAction *done,
       const FhAction *best)
{
  uint64_t nodes = ALL_NODES;
  int n_better = 0;

  for (int i = 0; i < worlds->n; i++)
    {
      int times = times_drawn (worlds, i);
      found[i] = compare (solver, &worlds->worlds[i], done, best, &nodes);
      if (!found[i].known)
        continue;
      refutation->n_layouts += times;
      n_better += found[i].tricks < 0 ? times : 0;
      if (found[i].tricks <= 0)
        continue;
      refutation->n_short += times;
      refutation->n_decided += found[i].decides ? times : 0;
      kinds[found[i].tricks][found[i].decides] += times;
    }
  return n_better;
}

/* Takes the first layout of the most frequent kind of losing; of two such the dearer one. */
static void
choose (FhRefutation *refutation, Kinds kinds, const Short *found, const FhWorlds *worlds)
{
  int most = 0;

  for (int tricks = 1; tricks <= FH_N_TRICKS; tricks++)
    for (int decides = 0; decides < 2; decides++)
      if (kinds[tricks][decides] >= most && kinds[tricks][decides] > 0)
        {
          most = kinds[tricks][decides];
          refutation->tricks = tricks;
          refutation->decides = decides;
        }
  for (int i = worlds->n - 1; i >= 0; i--)
    if (found[i].known && found[i].tricks == refutation->tricks
        && found[i].decides == refutation->decides)
      refutation->world = worlds->worlds[i];
}

static bool
play_on (FhRefutation *refutation, FhSolver *solver, const FhAction *done)
{
  FhWorld world = refutation->world;
  FhSolverPosition position;

  if (!fh_solver_position_init (&position, &world))
    return false;
  refutation->bids = fh_seats_have (position.bidders, position.turn);
  if (fh_world_apply (&world, done).code != FH_OK)
    return false;
  refutation->line.actions[refutation->line.n++] = *done;
  fh_solver_set_budget (solver, LINE_NODES);
  return fh_line_go_on (&refutation->line, &world, solver, FH_N_TRICKS);
}

static bool
refute (FhRefutation *refutation,
        const FhWorlds *worlds,
        FhSolver *solver,
        const FhAction *done,
        const FhAction *best)
{
  Short found[N_WORLDS];
  Kinds kinds = { 0 };
  int n_better = count (refutation, kinds, found, worlds, solver, done, best);

  if (refutation->n_layouts < FH_REFUTATION_LEAST_LAYOUTS || refutation->n_short <= 2 * n_better)
    return false;
  choose (refutation, kinds, found, worlds);
  return play_on (refutation, solver, done);
}

static bool
is_card (const FhSeatView *view, const FhAction *action)
{
  return action->kind == FH_ACTION_PLAY && fh_seat_view_check (view, action).code == FH_OK;
}

bool
fh_refutation_init (FhRefutation *refutation,
                    const FhSeatView *view,
                    const FhAction *done,
                    const FhAction *best,
                    uint64_t number,
                    const atomic_int *cancelled)
{
  /* None is listed, so that likely layouts always stand for more. */
  const FhWorldsBudget budget = { .n_worlds = N_WORLDS, .drawn = DRAWN, .moves = MOVES };
  FhSeed seed = { .high = view->hand, .low = view->unseen };
  FhRng rng;

  memset (refutation, 0, sizeof *refutation);
  if (!is_card (view, done) || !is_card (view, best))
    return false;
  fh_rng_init (&rng, seed, number | STREAM);
  seed.high = fh_rng_next (&rng);
  seed.low = fh_rng_next (&rng);
  FhWorlds *worlds = fh_worlds_new (view, &budget, seed, cancelled);
  FhSolver *solver = worlds ? fh_solver_new (0) : NULL;
  bool found = false;
  if (solver)
    {
      fh_solver_set_cancel (solver, cancelled);
      found = refute (refutation, worlds, solver, done, best);
    }
  fh_solver_free (solver);
  fh_worlds_free (worlds);
  return found && !(cancelled && atomic_load (cancelled));
}
