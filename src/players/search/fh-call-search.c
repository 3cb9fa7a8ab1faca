/* fh-call-search.c: choosing a call by trying it in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-call-search.h"

#include <stdlib.h>
#include <string.h>

#include "fh-bid-misere.h"
#include "fh-bidding.h"
#include "fh-calibration.h"
#include "fh-solver.h"
#include "fh-sure-tricks.h"
#include "fh-trials.h"

/* Beside a pass and the natural call. */
#define N_PROMISING 4
#define MAX_TRIED   FH_N_CALLS

/* A misère that looks worse than that is not looked at again. */
#define HOPELESS_MISERE 0.1f

/* Standard errors by which a call whose tricks are not sure must be ahead of one whose tricks are.
 */
#define SURE_ERRORS 2

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
  FhContracts *contracts;
  Prospect prospects[FH_N_CALLS];
  int n;
} Look;

/* Looks at @call as the contract in the first @n worlds.  Returns false when cancelled. */
static bool
look_at (Look *look, FhCall call, int n)
{
  double worth[2] = { 0, 0 }, weight[2] = { 0, 0 };
  float error = 0;

  for (int i = 0; i < n && i < look->worlds->n; i++)
    {
      FhStake stake;

      if (fh_is_cancelled (look->cancelled))
        return false;
      if (!fh_contracts_call (look->contracts, i, call, &stake))
        continue;
      weight[stake.made] += (double) look->worlds->weights[i];
      worth[stake.made] += (double) (look->worlds->weights[i] * stake.worth);
    }
  double all = weight[0] + weight[1];
  if (all <= 0)
    return true;
  double made = weight[1] / all;
  double mean = (worth[0] + worth[1]) / all;
  /* Replaces the share of the worlds in which the contract is made by the chance that experience
   * gives to such a share. */
  if (weight[0] > 0 && weight[1] > 0)
    mean += ((double) fh_calibrated_chance (FH_OUTLOOK_CALLING, call, (float) made, &error) - made)
            * (worth[1] / weight[1] - worth[0] / weight[0]);
  look->prospects[look->n++] = (Prospect){ call, (float) mean };
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
  FhCallSet calls = fh_bidding_sound_calls (view);
  float danger = calls & FH_CALLS_MISERE ? fh_bid_misere_danger (view) : 0;
  /* Of five and six hands the solver takes too long for more. */
  int n_misere = view->table.rules.n_seats > 4 ? budget->first : budget->misere;

  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    {
      bool is_misere = fh_call_is_misere (call);

      if (!(calls & FH_CALL_BIT (call))
          || (is_misere
              && fh_bid_misere_chance (&view->table.rules, call, danger) < HOPELESS_MISERE))
        continue;
      if (!look_at (look, call, is_misere ? n_misere : budget->first))
        return false;
    }
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

/* Adds the other legal calls: for their numbers, and to be chosen where one is better beyond
 * doubt. */
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
  FhTrials trials = { .list = list,
                      .least = thinking->calls.all ? FH_LEAST_LAYOUTS : 0,
                      .misere = 2 * thinking->calls.misere };
  FhWorldsBudget budget = thinking->worlds;

  if (thinking->calls.worlds == 0)
    return false;
  budget.n_worlds = thinking->calls.worlds;
  FhWorlds *worlds = fh_worlds_new (view, &budget, seed, cancelled);
  trials.contracts = worlds ? fh_contracts_new (worlds, thinking->nodes, cancelled) : NULL;
  Look look = {
    .view = view, .worlds = worlds, .cancelled = cancelled, .contracts = trials.contracts
  };
  bool done = false;

  memset (comparison, 0, sizeof *comparison);
  add (&trials, view, natural);
  add (&trials, view, FH_PASS);
  if (trials.contracts && look_at_all (&look, &thinking->calls))
    {
      add_promising (&trials, &look);
      if (thinking->calls.all)
        add_rest (&trials, view);
      done = fh_trials_run (&trials, worlds, cancelled);
    }
  if (done)
    {
      fh_trials_believe (&trials, worlds, character->caution);
      fh_trials_compare (&trials, best_call (&trials, view, (double) thinking->calls.natural),
                         comparison);
      if (character->caution == 0)
        fh_outcomes_settle (&trials.outcomes, comparison);
    }
  fh_trials_clear (&trials);
  fh_contracts_free (trials.contracts);
  fh_worlds_free (worlds);
  return done;
}
