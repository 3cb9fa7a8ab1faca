/* fh-trials.c: trying what could be done before the play in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-trials.h"

#include <math.h>

#include "fh-playout.h"
#include "fh-stakes.h"

/* Worlds after which the field is looked over, and the standard errors by which who goes out is
 * behind the leader. */
#define HEAT       100
#define FAR_BEHIND 3.0

/* Does the action of @trial in a copy of @world and plays on; returns the chance to win the match
 * afterwards. */
static double
run (FhTrial *trial, const FhWorld *world, int seat, double weight, FhOutcome *outcome)
{
  FhWorld end = *world;
  const FhTable *table = fh_world_table (&end);

  if (fh_world_apply (&end, &trial->action).code != FH_OK)
    return 0;
  fh_playout (&end);

  unsigned bidders = fh_table_bidders (table);
  bool bids = fh_seats_have (bidders, seat);
  int tricks = fh_table_seats_tricks (table, bidders);
  double worth = fh_stakes_match_chance (table, table->rules.side_of[seat]);
  trial->weight += weight;
  trial->spread += weight * weight;
  trial->worth += weight * worth;
  *outcome = (FhOutcome){ .points = fh_stakes_points (table, table->rules.side_of[seat], 0),
                          .tried = true,
                          .has_aim = bids,
                          .reached = table->made,
                          .for_tricks = fh_table_is_trick_contract (table),
                          .tricks = (float) (bids ? tricks : FH_N_TRICKS - tricks) };
  trial->points += weight * (double) outcome->points;
  if (bids)
    {
      trial->bids += weight;
      trial->made += table->made ? weight : 0;
      if (fh_table_is_trick_contract (table))
        {
          trial->for_tricks += weight;
          trial->tricks += weight * tricks;
        }
      *(table->made ? &trial->worth_made : &trial->worth_failed) += weight * worth;
    }
  return worth;
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
      if (!trials->list[k].out && !trials->list[k].is_aside && gain > most)
        {
          most = gain;
          error_of_most = error;
        }
    }
  for (int k = 0; k < trials->n; k++)
    {
      FhTrial *trial = &trials->list[k];
      double gain = gain_of (trial, &error);
      bool is_behind = most - gain > FAR_BEHIND * hypot (error, error_of_most);
      trial->out = trial->out || (k > 0 && is_behind);
      n_left += !trial->out && !is_behind && !trial->is_aside;
    }
  return n_left > 1;
}

/* Tries all that are in the race in world @index; false when cancelled. */
static bool
try_world (FhTrials *trials, const FhWorlds *worlds, int index, const atomic_int *cancelled)
{
  const FhWorld *world = &worlds->worlds[index];
  double weight = (double) worlds->weights[index];
  double base = 0;

  for (int k = 0; k < trials->n; k++)
    {
      FhTrial *trial = &trials->list[k];
      if (cancelled && atomic_load_explicit (cancelled, memory_order_relaxed))
        return false;
      if (trial->out)
        continue;
      FhOutcome *outcome = fh_outcomes_at (&trials->outcomes, k, index);
      double worth = run (trial, world, worlds->view.seat, weight, outcome);
      if (k == 0)
        base = worth;
      if (!outcome->tried || !fh_outcomes_at (&trials->outcomes, 0, index)->tried)
        continue;
      double gain = worth - base;
      trial->gain += weight * gain;
      trial->squares += weight * gain * gain;
    }
  return true;
}

bool
fh_trials_run (FhTrials *trials, const FhWorlds *worlds, const atomic_int *cancelled)
{
  int n_heats = worlds->n > HEAT ? worlds->n / HEAT : 1;

  if (!fh_outcomes_init (&trials->outcomes, worlds, trials->n))
    return false;
  /* Worlds that lie side by side are akin, so each heat takes some from everywhere. */
  for (int heat = 0; heat < n_heats; heat++)
    {
      for (int i = heat; i < worlds->n; i += n_heats)
        if (!try_world (trials, worlds, i, cancelled))
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

static FhWeighed
weighed (const FhTrial *trial)
{
  FhWeighed result = { .call = FH_CALL_NONE, .card = FH_CARD_NONE, .named = FH_SUIT_NONE };

  if (trial->action.kind == FH_ACTION_BID)
    result.call = trial->action.call;
  else if (trial->action.n_cards == 1)
    result.card = trial->action.cards[0];
  for (int i = 0; i < trial->action.n_cards; i++)
    result.cards |= FH_SET (trial->action.cards[i]);
  for (int i = 0; i < trial->action.n_seats; i++)
    result.seats |= fh_seat_bit (trial->action.seats[i]);
  if (trial->weight > 0)
    {
      result.worth = (float) (trial->worth / trial->weight);
      result.points = (float) (trial->points / trial->weight);
    }
  if (trial->bids > 0)
    {
      result.reached = (float) (trial->bids / trial->weight);
      result.chance = (float) (trial->made / trial->bids);
    }
  if (trial->for_tricks > 0
      && (trial->action.kind != FH_ACTION_BID || !fh_call_is_misere (trial->action.call)))
    result.tricks = (float) (trial->tricks / trial->for_tricks);
  return result;
}

void
fh_trials_compare (const FhTrials *trials, int chosen, FhComparison *comparison)
{
  *comparison = (FhComparison){ .n = (uint8_t) trials->n, .chosen = (uint8_t) chosen };
  for (int k = 0; k < trials->n; k++)
    comparison->list[k] = weighed (&trials->list[k]);
  fh_outcomes_measure (&trials->outcomes, comparison);
}
