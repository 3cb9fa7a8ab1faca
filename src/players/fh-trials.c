/* fh-trials.c: trying what could be done before the play in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-trials.h"

#include <math.h>

#include "fh-playout.h"
#include "fh-stakes.h"

/* What came of an action in one world. */
typedef struct
{
  bool tried;
  double worth;
} Outcome;

/* Does the action of @trial in a copy of @world and plays on. */
static Outcome
run (FhTrial *trial, const FhWorld *world, int seat, double weight)
{
  FhWorld end = *world;
  const FhTable *table = fh_world_table (&end);

  if (fh_world_apply (&end, &trial->action).code != FH_OK)
    return (Outcome){ false, 0 };
  fh_playout (&end);

  unsigned bidders = fh_table_bidders (table);
  double worth = fh_stakes_match_chance (table, table->rules.side_of[seat]);
  trial->weight += weight;
  trial->worth += weight * worth;
  trial->points += weight * (double) fh_stakes_points (table, table->rules.side_of[seat], 0);
  if (bidders >> seat & 1)
    {
      trial->bids += weight;
      trial->made += table->made ? weight : 0;
      if (fh_table_is_trick_contract (table))
        {
          trial->for_tricks += weight;
          trial->tricks += weight * fh_table_seats_tricks (table, bidders);
        }
      *(table->made ? &trial->worth_made : &trial->worth_failed) += weight * worth;
    }
  return (Outcome){ true, worth };
}

bool
fh_trials_run (
    FhTrials *trials, const FhWorlds *worlds, int first, int end, const atomic_int *cancelled)
{
  for (int i = first; i < end && i < worlds->n; i++)
    {
      const FhWorld *world = &worlds->worlds[i];
      double weight = worlds->weights[i];
      Outcome base = { false, 0 };

      for (int k = 0; k < trials->n; k++)
        {
          FhTrial *trial = &trials->list[k];
          if (cancelled && atomic_load_explicit (cancelled, memory_order_relaxed))
            return false;
          Outcome outcome = run (trial, world, worlds->view.seat, weight);
          if (k == 0)
            base = outcome;
          if (!outcome.tried || !base.tried)
            continue;
          trial->gain += weight * (outcome.worth - base.worth);
          trial->squares += weight * (outcome.worth - base.worth) * (outcome.worth - base.worth);
        }
      trials->spread += weight * weight;
    }
  return true;
}

int
fh_trials_best (const FhTrials *trials, double margin)
{
  int best = 0;
  double most = 0;

  for (int k = 1; k < trials->n; k++)
    {
      const FhTrial *trial = &trials->list[k];
      if (trial->weight <= 0)
        continue;
      double gain = trial->gain / trial->weight;
      double variance = trial->squares / trial->weight - gain * gain;
      double error = sqrt (fmax (variance, 0) * trials->spread) / trial->weight;
      if (gain > fmax (margin, error) && gain > most)
        {
          most = gain;
          best = k;
        }
    }
  return best;
}

FhWeighed
fh_trial_weighed (const FhTrial *trial)
{
  FhWeighed weighed = { .call = FH_CALL_NONE, .card = FH_CARD_NONE, .named = FH_SUIT_NONE };

  if (trial->action.kind == FH_ACTION_BID)
    weighed.call = trial->action.call;
  else if (trial->action.n_cards == 1)
    weighed.card = trial->action.cards[0];
  for (int i = 0; i < trial->action.n_cards; i++)
    weighed.cards |= FH_SET (trial->action.cards[i]);
  for (int i = 0; i < trial->action.n_seats; i++)
    weighed.seats |= (uint8_t) (1u << trial->action.seats[i]);
  if (trial->weight > 0)
    {
      weighed.worth = (float) (trial->worth / trial->weight);
      weighed.points = (float) (trial->points / trial->weight);
    }
  if (trial->bids > 0)
    {
      weighed.reached = (float) (trial->bids / trial->weight);
      weighed.chance = (float) (trial->made / trial->bids);
    }
  if (trial->for_tricks > 0
      && (trial->action.kind != FH_ACTION_BID || !fh_call_is_misere (trial->action.call)))
    weighed.tricks = (float) (trial->tricks / trial->for_tricks);
  return weighed;
}
