/* fh-contracts.c: what becomes of contracts in imagined layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-contracts.h"

#include <stdlib.h>

#include "fh-memory.h"
#include "fh-playout.h"
#include "fh-solver.h"

/* Memory of the solver of one decision. */
#define SOLVER_MEMORY ((size_t) 4 << 20)

#define N_LEVELS (FH_MAX_LEVEL - FH_MIN_LEVEL + 1)

/* Contracts that are remembered of one world: more are played again. */
#define MAX_KNOWN 12

/* One that has been played. */
typedef struct
{
  uint8_t seat; /* who plays it */
  uint8_t call; /* the lowest that is played alike */
  FhStake by_level[N_LEVELS];
} Known;

struct _FhContracts
{
  const FhWorlds *worlds;
  const atomic_int *cancelled;
  FhSolver *solver;
  int *n_known; /* by world */
  Known *known; /* MAX_KNOWN a world */
};

FhContracts *
fh_contracts_new (const FhWorlds *worlds, uint64_t nodes, const atomic_int *cancelled)
{
  FhContracts *contracts = fh_memory_new (sizeof *contracts);

  contracts->worlds = worlds;
  contracts->cancelled = cancelled;
  contracts->n_known = fh_memory_new ((size_t) worlds->n * sizeof *contracts->n_known);
  contracts->known = fh_memory_new ((size_t) worlds->n * MAX_KNOWN * sizeof *contracts->known);
  contracts->solver = fh_solver_new (SOLVER_MEMORY);
  if (!contracts->solver)
    {
      fh_contracts_free (contracts);
      return NULL;
    }
  fh_solver_set_budget (contracts->solver, nodes);
  fh_solver_set_cancel (contracts->solver, cancelled);
  return contracts;
}

void
fh_contracts_free (FhContracts *contracts)
{
  if (!contracts)
    return;
  fh_solver_free (contracts->solver);
  free (contracts->known);
  free (contracts->n_known);
  free (contracts);
}

/* --- The play --- */

/* Plays @world, in which the first lead is due, or nothing any more; returns the tricks of
 * @bidders. */
static int
play_cards (FhContracts *contracts, FhWorld *world, uint8_t bidders)
{
  const FhTable *table = fh_world_table (world);
  FhSolverPosition position;

  if (fh_table_is_misere (table) && !table->deal_over && fh_solver_position_init (&position, world))
    {
      int caught = fh_solver_at_least (contracts->solver, &position, 1);

      if (caught != FH_SOLVER_UNKNOWN)
        return caught;
    }
  fh_world_play_out (world);
  return fh_table_seats_tricks (table, bidders);
}

/* Goes on in @world until a card is due. */
static void
exchange (FhWorld *world)
{
  const FhTable *table = fh_world_table (world);

  while (!table->deal_over && table->due != FH_ACTION_PLAY && fh_playout_step (world))
    ;
}

bool
fh_contracts_finish (FhContracts *contracts, FhWorld *world, int seat, FhStake *stake)
{
  exchange (world);
  FhWorld begun = *world;
  uint8_t bidders = fh_stakes_bidders (&begun, seat);
  int tricks = play_cards (contracts, world, bidders);

  *stake = fh_stakes_at (&begun, seat, tricks);
  return !fh_is_cancelled (contracts->cancelled);
}

/* --- What is remembered --- */

/* The lowest call that is played as @call is: of one suit, or no-trump, all are; but where partners
 * are named, eight and more is another game, with two of them (HC-090). */
static FhCall
played_alike (const FhRules *rules, FhCall call)
{
  bool is_high = rules->partners == FH_PARTNERS_NAMED && fh_call_level (call) >= 8;

  if (fh_call_is_bid (call))
    return fh_bid (is_high ? 8 : FH_MIN_LEVEL, fh_call_trump (call));
  /* Who sees all hands does not mind whether one of them lies open. */
  return call == FH_OPEN_MISERE ? FH_MISERE : call;
}

static int
level_of (FhCall call)
{
  return fh_call_is_bid (call) ? fh_call_level (call) - FH_MIN_LEVEL : call == FH_OPEN_MISERE;
}

/* The call that is played as @call is, on another level; FH_PASS: there is none. */
static FhCall
at_level (FhCall call, int level)
{
  if (fh_call_is_bid (call))
    return fh_bid (FH_MIN_LEVEL + level, fh_call_trump (call));
  if (level > 1 || (level == 1 && call != FH_MISERE && call != FH_OPEN_MISERE))
    return FH_PASS;
  return level == 1 ? FH_OPEN_MISERE : call == FH_OPEN_MISERE ? FH_MISERE : call;
}

static const Known *
find (const FhContracts *contracts, int index, int seat, FhCall call)
{
  FhCall alike = played_alike (&contracts->worlds->view.table.rules, call);
  const Known *known = &contracts->known[(size_t) index * MAX_KNOWN];

  for (int i = 0; i < contracts->n_known[index]; i++)
    if (known[i].seat == seat && known[i].call == alike)
      return &known[i];
  return NULL;
}

/* Plays the contract of @world, and remembers it for world number @index. */
static FhStake
play (FhContracts *contracts, int index, FhWorld *world)
{
  const FhTable *table = fh_world_table (world);
  int me = contracts->worlds->view.seat, declarer = table->declarer;
  FhCall call = table->contract;
  FhStake stake = { 0 };

  exchange (world);
  FhWorld begun = *world;
  int tricks = play_cards (contracts, world, fh_stakes_bidders (&begun, me));
  if (table->deal_over && declarer == FH_SEAT_NONE)
    return fh_stakes_at (&begun, me, tricks);

  Known known = { .seat = (uint8_t) declarer, .call = played_alike (&table->rules, call) };
  bool has_room = contracts->n_known[index] < MAX_KNOWN;
  for (int level = 0; level < N_LEVELS; level++)
    {
      FhWorld other = begun;
      bool is_it = level == level_of (call);

      if (at_level (call, level) == FH_PASS)
        break;
      fh_world_set_level (&other, at_level (call, level));
      if (is_it || has_room)
        known.by_level[level] = fh_stakes_at (&other, me, tricks);
      if (is_it)
        stake = known.by_level[level];
    }
  if (has_room)
    contracts->known[(size_t) index * MAX_KNOWN + (size_t) contracts->n_known[index]++] = known;
  return stake;
}

bool
fh_contracts_play (FhContracts *contracts, int index, const FhWorld *world, FhStake *stake)
{
  const FhTable *table = fh_world_table (world);
  FhWorld end = *world;

  if (table->deal_over)
    {
      *stake = fh_stakes_at (world, contracts->worlds->view.seat, 0);
      return true;
    }
  const Known *known = table->declarer != FH_SEAT_NONE
                           ? find (contracts, index, table->declarer, table->contract)
                           : NULL;
  *stake = known ? known->by_level[level_of (table->contract)] : play (contracts, index, &end);
  return !fh_is_cancelled (contracts->cancelled);
}

bool
fh_contracts_call (FhContracts *contracts, int index, FhCall call, FhStake *stake)
{
  int me = contracts->worlds->view.seat;
  const Known *known = find (contracts, index, me, call);
  FhWorld world = contracts->worlds->worlds[index];
  const FhTable *table = fh_world_table (&world);

  if (known)
    {
      *stake = known->by_level[level_of (call)];
      return true;
    }
  FhAction action = fh_action_bid (me, call);
  do
    {
      if (fh_world_apply (&world, &action).code != FH_OK)
        return false;
      action = fh_action_bid (table->turn, FH_PASS);
    }
  while (table->due == FH_ACTION_BID);
  if (table->deal_over || table->declarer != me || table->contract != call)
    return false;
  *stake = play (contracts, index, &world);
  return !fh_is_cancelled (contracts->cancelled);
}
