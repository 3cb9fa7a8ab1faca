/* fh-trials.c: trying what could be done before the play in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-trials.h"

#include <math.h>

#include "fh-calibration.h"
#include "fh-playout.h"
#include "fh-solver.h"
#include "fh-sure-tricks.h"

/* Worlds after which the field is looked over, and the standard errors by which who goes out is
 * behind the leader. */
#define HEAT       100
#define FAR_BEHIND 3.0

/* What making a contract instead of failing is worth, in chances to win the match, where only one
 * of them has been seen. */
#define USUAL_SWING 0.4

/* Points that a call is off because others do not call as our rules of thumb do, where the auction
 * goes on. */
#define AUCTION_ERROR 10.0f

/* --- One action in one world --- */

/* Goes on with the auction of @world, which the seat @me has called in. */
static void
end_auction (FhWorld *world, int me)
{
  const FhTable *table = fh_world_table (world);

  while (!table->deal_over && (table->due == FH_ACTION_BID || table->due == FH_ACTION_ANSWER))
    fh_playout_call (world, me);
}

static bool
is_bid (const FhTrial *trial)
{
  return trial->action.kind == FH_ACTION_BID && trial->action.call != FH_PASS;
}

/* Adds to @trial where its auction has ended. */
static void
count_ending (FhTrial *trial, const FhTable *table, int seat, double weight, bool made)
{
  bool has_contract = table->declarer != FH_SEAT_NONE;

  trial->endings[has_contract ? table->declarer * FH_N_CALLS + table->contract : FH_PASS] +=
      (float) weight;
  if (has_contract && table->declarer == seat && table->contract == trial->action.call)
    {
      trial->reached += weight;
      trial->reached_made += made ? weight : 0;
    }
}

/* Adds what comes of the contract of @trial, @stake, which is one for tricks if @for_tricks. */
static void
count_contract (FhTrial *trial, const FhStake *stake, bool for_tricks, double weight)
{
  double worth = weight * (double) stake->worth, points = weight * (double) stake->points;

  trial->bids += weight;
  trial->made += stake->made ? weight : 0;
  *(stake->made ? &trial->worth_made : &trial->worth_failed) += worth;
  *(stake->made ? &trial->points_made : &trial->points_failed) += points;
  if (for_tricks)
    {
      trial->for_tricks += weight;
      trial->tricks += weight * stake->tricks;
    }
}

/* Does the action of @trial in a copy of world number @index and goes on; @outcome stays untried
 * where it is refused.  Returns false when cancelled. */
static bool
run (FhTrials *trials, FhTrial *trial, const FhWorlds *worlds, int index, FhOutcome *outcome)
{
  FhWorld end = worlds->worlds[index];
  const FhTable *table = fh_world_table (&end);
  double weight = (double) worlds->weights[index];
  int seat = worlds->view.seat;
  bool calls = trial->action.kind == FH_ACTION_BID, has_contract, for_tricks;
  FhStake stake, contract;

  if (fh_world_apply (&end, &trial->action).code != FH_OK)
    return true;
  if (calls)
    end_auction (&end, seat);
  if (calls ? !fh_contracts_play (trials->contracts, index, &end, &stake)
            : !fh_contracts_finish (trials->contracts, &end, seat, &stake))
    return false;
  contract = stake;
  has_contract = table->declarer != FH_SEAT_NONE && stake.bids;
  for_tricks = fh_table_is_trick_contract (table);
  if (calls)
    count_ending (trial, table, seat, weight, stake.made);
  if (is_bid (trial))
    {
      has_contract = fh_contracts_call (trials->contracts, index, trial->action.call, &contract);
      for_tricks = fh_call_is_bid (trial->action.call);
    }
  trial->weight += weight;
  trial->spread += weight * weight;
  trial->worth += weight * (double) stake.worth;
  trial->points += weight * (double) stake.points;
  if (has_contract)
    count_contract (trial, &contract, for_tricks, weight);
  *outcome = (FhOutcome){ .points = stake.points,
                          .worth = stake.worth,
                          .tried = true,
                          .ends = stake.ends,
                          .has_aim = has_contract,
                          .reached = contract.made,
                          .for_tricks = for_tricks && (has_contract || !is_bid (trial)),
                          .tricks = (float) (contract.bids ? contract.tricks
                                                           : FH_N_TRICKS - contract.tricks) };
  return true;
}

/* What @trial gains over the first a world, and the standard error of that in *@error. */
static double
gain_of (const FhTrial *trial, double *error)
{
  double gain = trial->weight > 0 ? trial->gain / trial->weight : 0;
  double variance = trial->weight > 0 ? trial->squares / trial->weight - gain * gain : 0;

  *error = trial->weight > 0 ? sqrt (fmax (variance, 0) * trial->spread) / trial->weight : 0;
  return gain;
}

/* Takes those out that are too far behind; returns whether there is still a race.  The first runs
 * on as long as the others are compared with it. */
static bool
strike_out (FhTrials *trials)
{
  double most = 0, error, error_of_most = 0;
  int n_left = 0;

  for (int k = 1; k < trials->n; k++)
    {
      double gain = gain_of (&trials->list[k], &error);
      if (!trials->list[k].out && gain > most)
        {
          most = gain;
          error_of_most = error;
        }
    }
  for (int k = 0; k < trials->n; k++)
    {
      FhTrial *trial = &trials->list[k];
      double gain = gain_of (trial, &error);
      bool is_behind = most - gain > FAR_BEHIND * hypot (error, error_of_most)
                       && fh_outcomes_n_layouts (&trials->outcomes, k) >= trials->least;
      trial->out = trial->out || (k > 0 && is_behind);
      n_left += !trial->out && !is_behind;
    }
  return n_left > 1;
}

/* Tries all that are in the race in world @index, but bids to lose every trick if @no_misere; false
 * when cancelled. */
static bool
try_world (FhTrials *trials,
           const FhWorlds *worlds,
           int index,
           bool no_misere,
           const atomic_int *cancelled)
{
  double weight = (double) worlds->weights[index];

  for (int k = 0; k < trials->n; k++)
    {
      FhTrial *trial = &trials->list[k];
      if (fh_is_cancelled (cancelled))
        return false;
      if (trial->out || (no_misere && fh_call_is_misere (trial->action.call)))
        continue;
      FhOutcome *outcome = fh_outcomes_at (&trials->outcomes, k, index);
      const FhOutcome *base = fh_outcomes_at (&trials->outcomes, 0, index);
      if (!run (trials, trial, worlds, index, outcome))
        return false;
      if (!outcome->tried || !base->tried)
        continue;
      double gain = (double) outcome->worth - (double) base->worth;
      trial->gain += weight * gain;
      trial->squares += weight * gain * gain;
    }
  return true;
}

bool
fh_trials_run (FhTrials *trials, const FhWorlds *worlds, const atomic_int *cancelled)
{
  int n_heats = worlds->n > HEAT ? worlds->n / HEAT : 1, n = 0;

  fh_outcomes_init (&trials->outcomes, worlds, trials->n);
  /* Worlds that lie side by side are akin, so each heat takes some from everywhere. */
  for (int heat = 0; heat < n_heats; heat++)
    {
      for (int i = heat; i < worlds->n; i += n_heats)
        if (!try_world (trials, worlds, i, trials->misere > 0 && n++ >= trials->misere, cancelled))
          return false;
      if (!trials->is_whole && !strike_out (trials))
        break;
    }
  return true;
}

void
fh_trials_clear (FhTrials *trials)
{
  fh_outcomes_clear (&trials->outcomes);
}

/* --- What experience says of it --- */

/* Whether nothing that happens in a layout matters to @trial any more: the hand of @worlds alone
 * makes the bid, or the tricks that were taken have decided the contract. */
static bool
is_certain (const FhTrial *trial, const FhWorlds *worlds)
{
  const FhSeatView *view = &worlds->view;

  return is_bid (trial) ? fh_sure_makes (view->hand, view->table.rules.pack, trial->action.call)
                        : fh_seat_view_fate (view) != FH_FATE_OPEN;
}

/* The call that @trial bids, or that has been bid; FH_PASS: neither. */
static FhCall
call_of (const FhTrial *trial, const FhWorlds *worlds)
{
  const FhTable *table = &worlds->view.table;

  if (trial->action.kind == FH_ACTION_BID)
    return trial->action.call;
  return table->declarer != FH_SEAT_NONE ? table->contract : FH_PASS;
}

/* How much better it is to make the contract of @trial than to fail: @made and @failed are what
 * came of the worlds in which it was so; where one is missing it is @usual. */
static double
swing_of (const FhTrial *trial, double made, double failed, double usual)
{
  double n_failed = trial->bids - trial->made;

  return trial->made > 0 && n_failed > 0 ? made / trial->made - failed / n_failed : usual;
}

static void
believe (FhTrial *trial, const FhWorlds *worlds, float caution)
{
  FhCall call = call_of (trial, worlds);
  float error = 0;

  trial->chance = -1;
  if (call == FH_PASS || trial->bids <= 0)
    return;
  double share = trial->made / trial->bids;
  /* A bid counts where it becomes the contract; what else comes of the auction stays as it is. */
  double reached = is_bid (trial) ? trial->reached : trial->bids;
  double seen = is_bid (trial) ? trial->reached_made : trial->made;
  bool certain = is_certain (trial, worlds);
  trial->chance = is_bid (trial) && certain ? 1
                  : certain
                      ? roundf ((float) share)
                      : fh_calibrated_chance (FH_OUTLOOK_CALLING, call, (float) share, &error);
  double felt =
      certain ? (double) trial->chance : fmin (fmax ((double) (trial->chance - caution), 0), 1);
  double value = 2.0 * fh_rules_value (&worlds->view.table.rules, call);

  trial->points_shift = ((double) trial->chance * reached - seen)
                        * swing_of (trial, trial->points_made, trial->points_failed, value);
  trial->worth_shift = (felt * reached - seen)
                       * swing_of (trial, trial->worth_made, trial->worth_failed, USUAL_SWING);
  trial->points += trial->points_shift;
  trial->worth += trial->worth_shift;
  trial->gain += trial->worth_shift;
}

void
fh_trials_believe (FhTrials *trials, const FhWorlds *worlds, float caution)
{
  for (int k = 0; k < trials->n; k++)
    believe (&trials->list[k], worlds, caution);
  /* The first was put right as well. */
  for (int k = 1; k < trials->n && trials->list[0].weight > 0; k++)
    trials->list[k].gain -=
        trials->list[0].worth_shift * trials->list[k].weight / trials->list[0].weight;
}

int
fh_trials_best (const FhTrials *trials, double margin, double errors)
{
  int best = 0;
  double most = 0;

  for (int k = 1; k < trials->n; k++)
    {
      double error, gain = gain_of (&trials->list[k], &error);
      if (!trials->list[k].out && !trials->list[k].is_aside && gain > fmax (margin, errors * error)
          && gain > most)
        {
          most = gain;
          best = k;
        }
    }
  return best;
}

/* Where the auction ends most often if not with the bid of @trial. */
static void
find_ending (const FhTrial *trial, int seat, FhWeighed *result)
{
  float most = 0;

  result->other_call = FH_CALL_NONE;
  for (int i = 0; i < FH_MAX_ENDINGS && trial->action.kind == FH_ACTION_BID; i++)
    {
      bool is_own = i == seat * FH_N_CALLS + trial->action.call && is_bid (trial);

      if (is_own || trial->endings[i] <= most)
        continue;
      most = trial->endings[i];
      result->other_call = (FhCall) (i % FH_N_CALLS);
      result->other_seat = (uint8_t) (i / FH_N_CALLS);
    }
}

static FhWeighed
weighed (const FhTrial *trial, int seat)
{
  FhWeighed result = {
    .call = FH_CALL_NONE, .card = FH_CARD_NONE, .named = FH_SUIT_NONE, .share = -1
  };

  if (trial->action.kind == FH_ACTION_BID)
    result.call = trial->action.call;
  else if (trial->action.n_cards == 1)
    result.card = trial->action.cards[0];
  for (int i = 0; i < trial->action.n_cards; i++)
    result.cards |= FH_SET (trial->action.cards[i]);
  for (int i = 0; i < trial->action.n_seats; i++)
    result.seats |= fh_seat_bit (trial->action.seats[i]);
  find_ending (trial, seat, &result);
  if (trial->weight > 0)
    {
      result.worth = (float) (trial->worth / trial->weight);
      result.points = (float) (trial->points / trial->weight);
      result.worth_shift = (float) (trial->worth_shift / trial->weight);
      result.points_shift = (float) (trial->points_shift / trial->weight);
      result.reached = (float) ((is_bid (trial) ? trial->reached : trial->bids) / trial->weight);
      if (trial->action.kind == FH_ACTION_BID)
        result.model_error = AUCTION_ERROR * (1 - (is_bid (trial) ? result.reached : 0));
    }
  if (trial->bids > 0)
    {
      result.share = (float) (trial->made / trial->bids);
      result.chance = trial->chance >= 0 ? trial->chance : result.share;
    }
  if (trial->for_tricks > 0)
    result.tricks = (float) (trial->tricks / trial->for_tricks);
  return result;
}

void
fh_trials_compare (const FhTrials *trials, int chosen, FhComparison *comparison)
{
  const FhWorlds *worlds = trials->outcomes.worlds;

  *comparison = (FhComparison){ .n = (uint8_t) trials->n, .chosen = (uint8_t) chosen };
  for (int k = 0; k < trials->n; k++)
    comparison->list[k] = weighed (&trials->list[k], worlds->view.seat);
  fh_outcomes_measure (&trials->outcomes, comparison);
  for (int k = 0; k < trials->n; k++)
    {
      FhWeighed *result = &comparison->list[k];
      FhCall call = call_of (&trials->list[k], worlds);

      result->chance_error = result->share_error;
      if (is_certain (&trials->list[k], worlds))
        result->chance_error = 0;
      else if (trials->list[k].chance >= 0)
        fh_calibrated_chance (FH_OUTLOOK_CALLING, call, result->share, &result->chance_error);
    }
}
