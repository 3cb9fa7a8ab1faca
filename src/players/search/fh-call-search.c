/* fh-call-search.c: choosing a call by trying it in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-call-search.h"

#include <stdlib.h>
#include <string.h>

#include "fh-bid-misere.h"
#include "fh-bidding.h"
#include "fh-playout.h"
#include "fh-solver.h"
#include "fh-stakes.h"
#include "fh-sure-tricks.h"
#include "fh-trials.h"

/* Beside a pass and the natural call. */
#define N_PROMISING 4
#define MAX_TRIED   FH_N_CALLS

/* A misère that looks worse than that is not looked at again. */
#define HOPELESS_MISERE 0.25f

/* What making a contract instead of failing is worth, in chances to win the match. */
#define USUAL_SWING 0.4

/* Standard errors by which a call whose tricks are not sure must be ahead of one whose tricks are.
 */
#define SURE_ERRORS 2

/* Memory of the solver of one decision. */
#define SOLVER_MEMORY ((size_t) 4 << 20)

/* A call as the contract. */
typedef struct
{
  FhCall call;
  float worth; /* chance to win the match */
} Prospect;

typedef struct
{
  const FhSeatView *view;
  const FhWorlds *worlds;
  const atomic_int *cancelled;
  FhSolver *solver;
  Prospect prospects[FH_N_CALLS];
  int n;
  float misere_danger;             /* of the own hand (fh-bid-tricks.h) */
  float misere_chance[FH_N_CALLS]; /* share of the worlds in which it is safe; -1: not looked at */
} Look;

static bool
is_cancelled (const atomic_int *cancelled)
{
  return cancelled && atomic_load_explicit (cancelled, memory_order_relaxed);
}

/* Makes the contract of @world @call and plays until a card is due. */
static void
begin_play (FhWorld *world, int seat, FhCall call)
{
  const FhTable *table = fh_world_table (world);

  fh_world_set_contract (world, seat, call);
  while (!table->deal_over && table->due != FH_ACTION_PLAY && fh_playout_step (world))
    ;
}

/* Whether the bidder of the misère that @world stands before the first lead of loses every trick:
 * double dummy, because our players of rules defend against one worse than people do. */
static bool
is_safe (Look *look, FhWorld *world)
{
  FhSolverPosition position;
  int caught = FH_SOLVER_UNKNOWN;

  if (fh_solver_position_init (&position, world))
    caught = fh_solver_at_least (look->solver, &position, 1);
  if (caught != FH_SOLVER_UNKNOWN)
    return caught == 0;
  fh_playout (world);
  return fh_world_table (world)->made;
}

/* Plays @calls, all of one suit or no-trump, as contracts in the first @n worlds.  One playout a
 * world serves all levels.  Returns false when cancelled. */
static bool
look_at (Look *look, const FhCall *calls, int n_calls, int n)
{
  int seat = look->view->seat;
  double worth[FH_N_CALLS] = { 0 }, weight = 0, safe = 0;
  bool misere = fh_call_is_misere (calls[0]);

  for (int i = 0; i < n && i < look->worlds->n; i++)
    {
      FhWorld world = look->worlds->worlds[i], level;
      const FhTable *table = fh_world_table (&world);
      FhStakes stakes[FH_N_CALLS];

      if (is_cancelled (look->cancelled))
        return false;
      begin_play (&world, seat, calls[0]);
      if (table->deal_over)
        continue;
      for (int k = 0; k < n_calls; k++)
        {
          level = world;
          if (k > 0)
            fh_world_set_level (&level, calls[k]);
          fh_stakes_init (&stakes[k], &level, seat);
        }
      int tricks = 0;
      if (misere)
        tricks = is_safe (look, &world) ? 0 : 1;
      else
        {
          fh_playout (&world);
          tricks = fh_table_seats_tricks (table, stakes[0].bidders);
        }
      safe += tricks == 0 ? (double) look->worlds->weights[i] : 0;
      weight += (double) look->worlds->weights[i];
      for (int k = 0; k < n_calls; k++)
        worth[k] += (double) (look->worlds->weights[i] * stakes[k].by_tricks[tricks].worth);
    }
  if (misere && weight > 0)
    {
      /* Defenders who do not see the hand find less than those who see all of them. */
      float chance = (float) (safe / weight);
      if (calls[0] != FH_OPEN_MISERE)
        chance = (chance
                  + fh_bid_misere_chance (&look->view->table.rules, calls[0], look->misere_danger))
                 / 2;
      look->misere_chance[calls[0]] = chance;
    }
  for (int k = 0; k < n_calls && weight > 0; k++)
    look->prospects[look->n++] = (Prospect){ calls[k], (float) (worth[k] / weight) };
  return true;
}

/* Puts those that may be tried in full first, the best first: of each suit its lowest level and the
 * best of all levels. */
static int
compare_prospects (const void *a, const void *b)
{
  const Prospect *x = a, *y = b;

  if (x->worth != y->worth)
    return x->worth < y->worth ? 1 : -1;
  return x->call < y->call ? -1 : x->call > y->call;
}

static bool
look_at_all (Look *look, const FhThinkingCalls *budget)
{
  const FhSeatView *view = look->view;
  FhCallSet sound = fh_bidding_sound_calls (view);
  int n = budget->first;
  /* Of five and six hands the solver takes too long for more. */
  int n_misere = view->table.rules.n_seats > 4 ? n : budget->misere;

  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    {
      FhCall calls[FH_MAX_LEVEL - FH_MIN_LEVEL + 1];
      int n_calls = 0;
      for (int level = FH_MIN_LEVEL; level <= FH_MAX_LEVEL; level++)
        {
          FhCall call = fh_bid (level, (FhDenomination) d);
          bool high = view->table.rules.partners == FH_PARTNERS_NAMED && level >= 8;
          if (!(sound & FH_CALL_BIT (call)))
            continue;
          /* Where partners are named, eight and more is another game: with two (HC-090). */
          if (high && n_calls && fh_call_level (calls[0]) < 8)
            {
              if (!look_at (look, calls, n_calls, n))
                return false;
              n_calls = 0;
            }
          calls[n_calls++] = call;
        }
      if (n_calls && !look_at (look, calls, n_calls, n))
        return false;
    }
  for (FhCall call = FH_MISERE; call <= FH_GRAND_NULLO; call++)
    if ((sound & FH_CALL_BIT (call))
        && fh_bid_misere_chance (&view->table.rules, call, look->misere_danger) >= HOPELESS_MISERE
        && !look_at (look, &call, 1, n_misere))
      return false;
  qsort (look->prospects, (size_t) look->n, sizeof *look->prospects, compare_prospects);
  return true;
}

static void
add (FhTrials *trials, const FhSeatView *view, FhCall call)
{
  for (int k = 0; k < trials->n; k++)
    if (trials->list[k].action.call == call)
      return;
  trials->list[trials->n++] = (FhTrial){ .action = fh_action_bid (view->seat, call) };
}

/* Whether the hand alone makes @call: then nothing that happens in a world says otherwise. */
static bool
is_certain (const FhSeatView *view, FhCall call)
{
  return fh_sure_makes (view->hand, view->table.rules.pack, call);
}

/* The call worth most of those that the hand alone makes, or FH_PASS. */
static FhCall
most_certain (const FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;
  FhCall most = FH_PASS;

  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    if ((view->legal.calls & FH_CALL_BIT (call)) && is_certain (view, call)
        && fh_rules_value (rules, call) > fh_rules_value (rules, most))
      most = call;
  return most;
}

/* The best prospects, but of one suit its best and one other level at most; and of those that are
 * certain the one that is worth most: what layouts have for the others is how people happen to go
 * on. */
static void
add_promising (FhTrials *trials, const Look *look)
{
  FhCall certain = most_certain (look->view);
  int of_suit[FH_N_CALLS] = { 0 }, left = N_PROMISING;

  if (certain != FH_PASS)
    add (trials, look->view, certain);
  for (int i = 0; i < look->n && left; i++)
    {
      FhCall call = look->prospects[i].call;
      int key = fh_call_is_misere (call) ? FH_N_DENOMINATIONS : (int) fh_call_trump (call);
      if (is_certain (look->view, call) || of_suit[key]++ >= 2)
        continue;
      add (trials, look->view, call);
      left--;
    }
}

/* What else may be called, for its numbers alone. */
static void
add_rest (FhTrials *trials, const FhSeatView *view)
{
  for (int call = 0; call < FH_N_CALLS; call++)
    if (view->legal.calls & FH_CALL_BIT (call))
      {
        int n = trials->n;
        add (trials, view, (FhCall) call);
        if (trials->n > n)
          trials->list[n].is_aside = true;
      }
}

/* What @trial is worth once the chance of a bid to lose every trick, and of one that is certain, is
 * put right.  Who is careful thinks other contracts harder than they are, who is bold easier. */
static void
correct (FhTrial *trial, const Look *look, const FhCharacter *character)
{
  FhCall call = trial->action.call;
  double failed = trial->bids - trial->made;

  if (call == FH_PASS || trial->bids <= 0)
    return;
  float raw = (float) (trial->made / trial->bids), chance = raw;
  if (fh_call_is_misere (call) && look->misere_chance[call] >= 0)
    chance = look->misere_chance[call];
  float felt = chance - character->caution;
  felt = felt < 0 ? 0 : felt > 1 ? 1 : felt;
  if (is_certain (look->view, call))
    chance = felt = 1;
  /* What making and failing it is worth; where only one of them has been seen, the other is as far
   * from it as a contract usually is. */
  double made_worth = trial->made > 0 ? trial->worth_made / trial->made
                                      : trial->worth_failed / failed + USUAL_SWING;
  double failed_worth =
      failed > 0 ? trial->worth_failed / failed : trial->worth_made / trial->made - USUAL_SWING;
  double shift = (double) (felt - raw) * trial->bids * (made_worth - failed_worth);
  trial->worth += shift;
  trial->gain += shift;
  trial->made = (double) chance * trial->bids;
}

static void
correct_all (FhTrials *trials, const Look *look, const FhCharacter *character)
{
  const FhTrial *first = &trials->list[0];
  double worth = first->worth;

  for (int k = 0; k < trials->n; k++)
    correct (&trials->list[k], look, character);
  /* The first was corrected as well. */
  for (int k = 1; k < trials->n; k++)
    trials->list[k].gain -= (first->worth - worth) * trials->list[k].weight / first->weight;
}

/* The call of @trials that is best, beside the first of them, which comes naturally. */
static int
best_call (const FhTrials *trials, const FhSeatView *view, double margin)
{
  int best = fh_trials_best (trials, margin, 1);

  if (is_certain (view, trials->list[0].action.call)
      && !is_certain (view, trials->list[best].action.call))
    best = fh_trials_best (trials, margin, SURE_ERRORS);
  return best;
}

bool
fh_call_search (FhComparison *comparison,
                const FhSeatView *view,
                FhCall natural,
                const FhCharacter *character,
                const FhThinking *thinking,
                FhSeed seed,
                const atomic_int *cancelled)
{
  FhTrial list[MAX_TRIED];
  FhTrials trials = { .list = list };
  FhWorldsBudget budget = thinking->worlds;

  if (thinking->calls.worlds == 0)
    return false;
  budget.n_worlds = thinking->calls.worlds;
  FhWorlds *worlds = fh_worlds_new (view, &budget, seed, cancelled);
  Look look = { .view = view,
                .worlds = worlds,
                .cancelled = cancelled,
                .misere_danger = fh_bid_misere_danger (view) };
  bool done = false;

  look.solver = fh_solver_new (SOLVER_MEMORY);
  for (int call = 0; call < FH_N_CALLS; call++)
    look.misere_chance[call] = -1;
  if (look.solver)
    {
      fh_solver_set_budget (look.solver, thinking->nodes);
      fh_solver_set_cancel (look.solver, cancelled);
    }
  memset (comparison, 0, sizeof *comparison);
  add (&trials, view, natural);
  add (&trials, view, FH_PASS);
  if (worlds && look.solver && look_at_all (&look, &thinking->calls))
    {
      add_promising (&trials, &look);
      if (thinking->calls.all)
        add_rest (&trials, view);
      done = fh_trials_run (&trials, worlds, cancelled);
    }
  if (done)
    {
      correct_all (&trials, &look, character);
      fh_trials_compare (&trials, best_call (&trials, view, (double) thinking->calls.natural),
                         comparison);
    }
  fh_trials_clear (&trials);
  fh_solver_free (look.solver);
  fh_worlds_free (worlds);
  return done;
}
