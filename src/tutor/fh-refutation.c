/* fh-refutation.c: how a choice loses that was worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-refutation.h"

#include <math.h>
#include <string.h>

#include "fh-playout.h"
#include "fh-solver.h"
#include "fh-stakes.h"
#include "fh-worlds.h"

/* Layouts that are drawn.  More of the first draws than the judge takes stand behind each, for
 * there are fewer of them. */
#define N_WORLDS 40
#define DRAWN    6
#define MOVES    16

/* Layouts that are followed to the end at the most, until it loses in one. */
#define N_SHOWN 3

/* Positions that are looked at for one choice in one layout, for all of them, and for one card of
 * the line. */
#define NODES      ((uint64_t) 1000000)
#define ALL_NODES  ((uint64_t) 20000000)
#define LINE_NODES ((uint64_t) 2000000)

/* Layouts that are drawn for it are not those of any advice. */
#define STREAM ((uint64_t) 1 << 60)

/* What one choice leads to in one layout. */
typedef struct
{
  bool known;
  uint8_t declarer;
  FhCall contract;
  int value; /* as of fh_solver_value() */
  FhStake stake;
} End;

/* How far the choice falls short of the best in that layout. */
typedef struct
{
  bool known;
  int less; /* less than 0 where it comes out better; 0 while it is not known */
  bool decides;
  bool bids; /* the own side plays the contract */
  int kind;  /* of losing */
} Short;

/* --- One layout --- */

/* Does @action in @world, and goes on by rules of thumb until a card is due or the deal is over;
 * adds what is done to @line, which may be NULL. */
static bool
reach_play (FhWorld *world, const FhAction *action, FhLine *line)
{
  const FhTable *table = fh_world_table (world);
  int seat = action->seat;
  FhAction next = *action;

  if (fh_world_apply (world, action).code != FH_OK)
    return false;
  while (true)
    {
      if (line)
        line->actions[line->n++] = next;
      if (table->deal_over || table->due == FH_ACTION_PLAY)
        return true;
      bool calls = table->due == FH_ACTION_BID || table->due == FH_ACTION_ANSWER;
      next = calls ? fh_playout_call (world, seat) : fh_playout_act (world);
      if (next.kind == FH_ACTION_NONE)
        return false;
    }
}

/* What the play of @world comes to, of which the cost is taken off @nodes. */
static int
solve (FhSolver *solver, const FhWorld *world, int seat, uint64_t *nodes)
{
  const FhTable *table = fh_world_table (world);
  uint8_t bidders = fh_stakes_bidders (world, seat);
  int tricks = fh_table_seats_tricks (table, bidders);
  FhSolverPosition position;

  if (table->deal_over)
    return fh_table_is_misere (table) && tricks > 1 ? 1 : tricks;
  if (!fh_solver_position_init (&position, world))
    return FH_SOLVER_UNKNOWN;
  /* Without a contract they are the side of @seat, whoever's turn it is. */
  position.bidders = bidders;
  position.taken = (uint8_t) tricks;
  fh_solver_set_budget (solver, *nodes < NODES ? *nodes : NODES);
  int value = fh_solver_value (solver, &position);
  uint64_t used = fh_solver_nodes (solver);
  *nodes -= used < *nodes ? used : *nodes - 1;
  return value;
}

/* What @action leads to for @seat. */
static End
follow (FhSolver *solver, const FhWorld *from, int seat, const FhAction *action, uint64_t *nodes)
{
  FhWorld world = *from;
  const FhTable *table = fh_world_table (&world);
  End end = { .value = FH_SOLVER_UNKNOWN };

  if (reach_play (&world, action, NULL))
    end.value = solve (solver, &world, seat, nodes);
  if (end.value == FH_SOLVER_UNKNOWN)
    return end;
  end.known = true;
  end.declarer = table->declarer;
  end.contract = table->contract;
  end.stake = fh_stakes_at (&world, seat, end.value);
  return end;
}

/* A number below 6 for how a deal ends: who plays the contract, and whether it is made. */
static int
kind_of (const End *end)
{
  int who = end->declarer == FH_SEAT_NONE ? 0 : end->stake.bids ? 1 : 2;

  return who * 2 + end->stake.made;
}

/* Whether the contract of @end is what @action has called, and is @made. */
static bool
becomes (const End *end, const FhAction *action, bool made)
{
  return end->declarer == action->seat && end->contract == action->call && end->stake.made == made;
}

/* How many points fewer @seat has of the one than of the other deal, which are over. */
static int
points_less (const FhWorld *with, const FhWorld *beside, int seat)
{
  FhStake less = fh_stakes_at (with, seat, 0), more = fh_stakes_at (beside, seat, 0);

  return (int) lroundf (more.points - less.points);
}

static Short
compare (FhSolver *solver,
         const FhWorld *world,
         int seat,
         const FhAction *done,
         const FhAction *best,
         uint64_t *nodes)
{
  End with = follow (solver, world, seat, done, nodes);
  End beside = with.known ? follow (solver, world, seat, best, nodes) : with;
  Short result = { .known = beside.known, .bids = with.stake.bids };

  if (!result.known)
    return result;
  if (done->kind == FH_ACTION_BID)
    {
      result.less = (int) lroundf (beside.stake.points - with.stake.points);
      result.decides =
          done->call != FH_PASS ? becomes (&with, done, false) : becomes (&beside, best, true);
      result.kind = kind_of (&with) * 6 + kind_of (&beside);
      return result;
    }
  bool wants = with.stake.bids != fh_table_is_misere (fh_world_table (world));
  result.less = wants ? beside.value - with.value : with.value - beside.value;
  result.decides = with.stake.made != beside.stake.made;
  result.kind = result.less * 2 + result.decides;
  return result;
}

/* --- All of them --- */

/* How often the layout number @i was drawn. */
static int
times_drawn (const FhWorlds *worlds, int i)
{
  return (int) (worlds->weights[i] * N_WORLDS + 0.5f);
}

/* Counts what was @found; returns in how many layouts what was done is the better one. */
static int
count (FhRefutation *refutation, const Short *found, const FhWorlds *worlds)
{
  int n_better = 0;

  refutation->n_layouts = refutation->n_short = refutation->n_decided = 0;
  for (int i = 0; i < worlds->n; i++)
    {
      int times = found[i].known ? times_drawn (worlds, i) : 0;
      refutation->n_layouts += times;
      n_better += found[i].less < 0 ? times : 0;
      if (found[i].less <= 0)
        continue;
      refutation->n_short += times;
      refutation->n_decided += found[i].decides ? times : 0;
    }
  return n_better;
}

/* How often it loses so among @worlds. */
static int
times_of (int kind, const Short *found, const FhWorlds *worlds)
{
  int times = 0;

  for (int i = 0; i < worlds->n; i++)
    if (found[i].less > 0 && found[i].kind == kind)
      times += times_drawn (worlds, i);
  return times;
}

/* Takes the first layout of the most frequent kind of losing, of two such the dearer one; returns
 * which it is. */
static int
choose (FhRefutation *refutation, const Short *found, const FhWorlds *worlds)
{
  const Short *chosen = NULL;
  int most = 0;

  for (int i = 0; i < worlds->n; i++)
    {
      if (found[i].less <= 0 || (chosen && chosen->kind == found[i].kind))
        continue;
      int times = times_of (found[i].kind, found, worlds);
      if (times < most || (times == most && chosen && found[i].less <= chosen->less))
        continue;
      most = times;
      chosen = &found[i];
      refutation->less = chosen->less;
      refutation->decides = chosen->decides;
      refutation->bids = chosen->bids;
      refutation->world = worlds->worlds[i];
    }
  return (int) (chosen - found);
}

/* Does @action in @world and follows it to the end of the deal; writes to @line what is done. */
static bool
play_on (FhWorld *world, const FhAction *action, FhSolver *solver, FhLine *line)
{
  line->n = 0;
  if (!reach_play (world, action, line))
    return false;
  fh_solver_set_budget (solver, LINE_NODES);
  return fh_line_go_on (line, world, solver, FH_N_TRICKS);
}

/* Follows both to the end where it should lose: what the tricks behind the first one score that is
 * lost in a misère, no solver tells.  Returns whether it does. */
static bool
show (FhRefutation *refutation,
      const FhSeatView *view,
      FhSolver *solver,
      const FhAction *done,
      const FhAction *best)
{
  FhWorld with = refutation->world, beside = with;
  FhLine line;

  if (!play_on (&with, done, solver, &refutation->line))
    return false;
  if (done->kind != FH_ACTION_BID)
    return true;
  if (!play_on (&beside, best, solver, &line))
    return false;
  refutation->less = points_less (&with, &beside, view->seat);
  return refutation->less > 0;
}

static bool
refute (FhRefutation *refutation,
        const FhWorlds *worlds,
        FhSolver *solver,
        const FhAction *done,
        const FhAction *best)
{
  uint64_t nodes = ALL_NODES;
  Short found[N_WORLDS];

  for (int i = 0; i < worlds->n; i++)
    found[i] = compare (solver, &worlds->worlds[i], worlds->view.seat, done, best, &nodes);
  for (int i = 0; i < N_SHOWN; i++)
    {
      int n_better = count (refutation, found, worlds);
      if (refutation->n_layouts < FH_REFUTATION_LEAST_LAYOUTS
          || refutation->n_short <= 2 * n_better)
        return false;
      int chosen = choose (refutation, found, worlds);
      if (show (refutation, &worlds->view, solver, done, best))
        return true;
      found[chosen] = (Short){ .known = false };
    }
  return false;
}

static bool
can_be_followed (const FhSeatView *view, const FhAction *action)
{
  return fh_refutation_is_about (action) && fh_seat_view_check (view, action).code == FH_OK;
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
  if (!can_be_followed (view, done) || !can_be_followed (view, best))
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
  return found && !fh_is_cancelled (cancelled);
}
