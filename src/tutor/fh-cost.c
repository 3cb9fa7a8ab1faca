/* fh-cost.c: what a decision cost beside the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-cost.h"

#include <math.h>
#include <string.h>

#include "fh-card-search.h"
#include "fh-rng.h"
#include "fh-trials.h"

/* How many times the layouts of an advice two choices alone are weighed in; and where that leaves
 * it open whether it was a mistake. */
#define MORE       3
#define MORE_STILL 12

/* Layouts that are drawn for it are not those of any advice. */
#define PAIR_STREAM ((uint64_t) 1 << 61)

/* Nor is their chance that of anybody else. */
#define CLUB_STREAM ((uint64_t) 1 << 59)

/* So many club players are asked what they would do. */
#define N_ASKED 24

/* The most layouts of an advice on an exchange, which go on by rules. */
#define N_WORLDS 200

static FhSeed
seed_for (const FhSeatView *view, uint64_t number)
{
  FhSeed seed = { .high = view->hand, .low = view->unseen };
  FhRng rng;

  fh_rng_init (&rng, seed, number | PAIR_STREAM);
  seed.high = fh_rng_next (&rng);
  seed.low = fh_rng_next (&rng);
  return seed;
}

/* @times the budget of an advice. */
static FhThinking
more_thinking (const FhThinking *usual, int times)
{
  FhThinking thinking = *usual;

  thinking.worlds.n_worlds *= times;
  thinking.play_nodes *= times;
  return thinking;
}

/* --- Two choices alone --- */

/* The entry of @comparison that is about playing @action, or -1. */
static int
find_card (const FhComparison *comparison, const FhAction *action)
{
  for (int i = 0; i < comparison->n; i++)
    if (comparison->list[i].card == action->cards[0] && comparison->list[i].named == action->suit)
      return i;
  return -1;
}

/* How the card of @done stands beside that of @best where only these two may be played. */
static bool
weigh_cards (const FhCost *cost,
             const FhSeatView *view,
             const FhPlayer *judge,
             FhSeed seed,
             int times,
             FhWeighed *done,
             FhWeighed *best)
{
  FhThinking thinking = more_thinking (judge->thinking, times);
  FhSeatView only = *view;
  FhComparison comparison;

  only.legal.cards = FH_SET (cost->done.action.cards[0]) | FH_SET (cost->best.action.cards[0]);
  if (!fh_card_search (&comparison, &only, &thinking, seed, judge->cancelled))
    return false;
  int at = find_card (&comparison, &cost->done.action);
  int beside = find_card (&comparison, &cost->best.action);
  if (at < 0 || beside < 0)
    return false;
  *done = comparison.list[at];
  *best = comparison.list[beside];
  if (comparison.chosen == beside)
    return true;
  /* The difference was taken from the one that came out better; where a joker names suits there
   * may be a third. */
  bool swapped = comparison.chosen == at;
  done->ahead = swapped ? -best->ahead : done->ahead - best->ahead;
  done->ahead_error = swapped ? best->ahead_error : hypotf (done->ahead_error, best->ahead_error);
  done->chance_ahead = swapped ? -best->chance_ahead : done->chance_ahead - best->chance_ahead;
  done->chance_ahead_error = swapped ? best->chance_ahead_error
                                     : hypotf (done->chance_ahead_error, best->chance_ahead_error);
  done->tricks_ahead = swapped ? -best->tricks_ahead : done->tricks_ahead - best->tricks_ahead;
  done->tricks_ahead_error = swapped ? best->tricks_ahead_error
                                     : hypotf (done->tricks_ahead_error, best->tricks_ahead_error);
  return true;
}

/* Likewise for everything before the play, which goes on by rules in the same layouts. */
static bool
weigh_trials (const FhCost *cost,
              const FhSeatView *view,
              const FhPlayer *judge,
              FhSeed seed,
              int times,
              FhWeighed *done,
              FhWeighed *best)
{
  FhThinking thinking = more_thinking (judge->thinking, times);
  FhTrial list[2] = { { .action = cost->best.action }, { .action = cost->done.action } };
  FhTrials trials = { .n = 2, .list = list, .is_whole = true };
  FhWorlds *worlds;
  bool tried;

  int usual = view->legal.due == FH_ACTION_BID   ? thinking.calls.worlds
              : thinking.kitty.worlds < N_WORLDS ? thinking.kitty.worlds
                                                 : N_WORLDS;

  thinking.worlds.n_worlds = usual * times;
  worlds = fh_worlds_new (view, &thinking.worlds, seed, judge->cancelled);
  trials.contracts = worlds ? fh_contracts_new (worlds, thinking.nodes, judge->cancelled) : NULL;
  tried = trials.contracts && fh_trials_run (&trials, worlds, judge->cancelled);
  if (tried)
    {
      FhComparison comparison;

      fh_trials_believe (&trials, worlds, 0);
      fh_trials_compare (&trials, 0, &comparison);
      *best = comparison.list[0];
      *done = comparison.list[1];
    }
  fh_trials_clear (&trials);
  fh_contracts_free (trials.contracts);
  fh_worlds_free (worlds);
  return tried && done->n_worlds > 0;
}

/* --- What it cost --- */

static FhShortfall
short_by (bool known, float ahead, float error)
{
  return (FhShortfall){ .known = known, .cost = known ? 0 - ahead : 0, .error = known ? error : 0 };
}

/* Takes what @done is ahead of the best; what is played for is settled once there is a contract. */
static void
take_ahead (FhCost *cost, const FhTable *table, uint32_t n_layouts, const FhWeighed *done)
{
  bool has_contract = n_layouts > 0 && table->declarer != FH_SEAT_NONE;

  cost->n_layouts = n_layouts;
  cost->points = short_by (n_layouts > 0, done->ahead, done->ahead_error);
  cost->chance = short_by (has_contract, done->chance_ahead, done->chance_ahead_error);
  cost->tricks = short_by (has_contract && fh_table_is_trick_contract (table), done->tricks_ahead,
                           done->tricks_ahead_error);
}

/* Whether @cost is more than chance makes of it, and enough to speak of. */
static bool
is_costly (const FhCost *cost)
{
  float n = (float) cost->n_layouts;

  return n > 0 && cost->points.cost >= FH_COST_LEAST_POINTS
         && cost->points.cost
                >= FH_COST_ERRORS * (1 + FH_COST_FEW_LAYOUTS / n) * cost->points.error;
}

/* Whether it looks like a mistake in the advice; with much doubt still, that is to be seen. */
static bool
is_suspect (const FhCost *cost)
{
  return cost->verdict == FH_VERDICT_WORSE && cost->points.cost >= FH_COST_LEAST_POINTS / 2
         && cost->done.worth < cost->best.worth;
}

/* Whether what was weighed shows a mistake. */
static bool
is_wrong (const FhCost *cost)
{
  return is_suspect (cost) && is_costly (cost);
}

/* Weighs the two again, in @times the layouts of an advice; returns false when cancelled. */
static bool
weigh_again (
    FhCost *cost, const FhSeatView *view, const FhPlayer *judge, uint64_t number, int times)
{
  FhSeed seed = seed_for (view, number);
  FhWeighed done, best;
  bool weighed = view->legal.due == FH_ACTION_PLAY
                     ? weigh_cards (cost, view, judge, seed, times, &done, &best)
                     : weigh_trials (cost, view, judge, seed, times, &done, &best);

  if (!weighed)
    return false;
  cost->confirmed = true;
  take_ahead (cost, &view->table, done.n_worlds, &done);
  if (cost->points.cost <= 2 * cost->points.error)
    cost->verdict = FH_VERDICT_EQUAL;
  else
    cost->verdict = FH_VERDICT_WORSE;
  cost->is_mistake = is_costly (cost) && done.worth < best.worth;
  return true;
}

/* Whether it may cost enough, and has not been shown to. */
static bool
is_open (const FhCost *cost)
{
  return !cost->is_mistake && cost->verdict == FH_VERDICT_WORSE
         && cost->points.cost >= FH_COST_LEAST_POINTS && !is_costly (cost);
}

static bool
confirm (FhCost *cost, const FhSeatView *view, const FhPlayer *judge, uint64_t number)
{
  if (!weigh_again (cost, view, judge, number, MORE))
    return false;
  /* Layouts of their own: those that looked so are not counted again. */
  return !is_open (cost) || weigh_again (cost, view, judge, number + 1, MORE_STILL);
}

/* Fills @cost with what @advice alone tells of @done. */
static void
take_advice (FhCost *cost, const FhAdvice *advice, const FhTable *table, const FhAction *done)
{
  const FhAdvisedChoice *choice = fh_advice_find (advice, done);

  memset (cost, 0, sizeof *cost);
  cost->best = advice->choices[0];
  if (choice)
    cost->done = *choice;
  else
    cost->done.action = *done;
  cost->verdict = cost->done.verdict;

  FhWeighed ahead = { .ahead = cost->done.ahead,
                      .ahead_error = cost->done.ahead_error,
                      .chance_ahead = cost->done.aim_ahead,
                      .chance_ahead_error = cost->done.aim_ahead_error,
                      .tricks_ahead = cost->done.tricks_ahead,
                      .tricks_ahead_error = cost->done.tricks_ahead_error };
  take_ahead (cost, table, cost->done.n_layouts, &ahead);
}

/* Fills @cost but for the words on what was done. */
static bool
weigh (FhCost *cost,
       const FhAdvice *advice,
       const FhSeatView *view,
       const FhPlayer *judge,
       const FhAction *done,
       uint64_t number)
{
  if (advice->n_choices == 0 || fh_seat_view_check (view, done).code != FH_OK)
    {
      memset (cost, 0, sizeof *cost);
      return false;
    }
  take_advice (cost, advice, &view->table, done);
  if (cost->done.best || cost->best.n_layouts == 0)
    return true;
  if (cost->done.n_layouts > 0 && !is_suspect (cost))
    return true;
  /* Where all layouts were tried there are no others. */
  if (cost->done.n_layouts > 0 && advice->complete)
    {
      cost->is_mistake = is_wrong (cost);
      return true;
    }
  return confirm (cost, view, judge, number);
}

bool
fh_cost_init (FhCost *cost,
              const FhAdvice *advice,
              const FhSeatView *view,
              const FhPlayer *judge,
              const FhAction *done,
              uint64_t number)
{
  if (!weigh (cost, advice, view, judge, done, number))
    return false;
  /* Weighed again it may be no worse, or be so only now. */
  if (!cost->done.best)
    cost->done.reason = fh_advice_against (view, judge, &cost->done, &cost->best,
                                           cost->verdict == FH_VERDICT_WORSE);
  return true;
}

bool
fh_cost_tells_sound (const FhCost *cost, bool *is_sound)
{
  bool is_equal = cost->verdict == FH_VERDICT_EQUAL;

  *is_sound = is_equal || cost->verdict == FH_VERDICT_BEST || cost->verdict == FH_VERDICT_BETTER;
  return cost->verdict != FH_VERDICT_UNTRIED
         && !(is_equal && cost->points.known && cost->points.cost >= FH_COST_LEAST_POINTS);
}

bool
fh_cost_is_hard (const FhCost *cost, const FhAdvice *advice, const FhSeatView *view)
{
  FhSeed seed = { .high = view->hand, .low = view->unseen };
  int n_wrong = 0;
  bool is_sound;

  if (!fh_cost_tells_sound (cost, &is_sound) || !is_sound || advice->n_choices < 2)
    return false;
  for (int i = 0; i < N_ASKED; i++)
    {
      FhPlayer player = { .level = FH_PLAYER_CLUB, .character = (uint8_t) (i % FH_N_CHARACTERS) };
      FhCost theirs;
      FhRng rng;

      fh_rng_init (&rng, seed, CLUB_STREAM + (uint64_t) i);
      FhAction action = fh_player_decide (&player, view, &rng).action;
      take_advice (&theirs, advice, &view->table, &action);
      n_wrong += is_wrong (&theirs);
    }
  return 2 * n_wrong > N_ASKED;
}

bool
fh_cost_exceeds (const FhCost *cost, float limit)
{
  return limit > 0 && cost->is_mistake && cost->points.known
         && cost->points.cost - cost->points.error > limit;
}

FhExceeds
fh_cost_would_exceed (const FhAdvice *advice, const FhAction *done, float limit)
{
  const FhAdvisedChoice *choice = fh_advice_find (advice, done);

  if (advice->n_choices == 0)
    return FH_EXCEEDS_NOT;
  if (!choice || choice->verdict == FH_VERDICT_UNTRIED || choice->n_layouts == 0)
    return FH_EXCEEDS_PERHAPS;
  if (choice->verdict != FH_VERDICT_WORSE || choice->worth >= advice->choices[0].worth
      || -choice->ahead - choice->ahead_error <= limit)
    return FH_EXCEEDS_NOT;
  return -choice->ahead - FH_COST_ERRORS * choice->ahead_error > limit ? FH_EXCEEDS
                                                                       : FH_EXCEEDS_PERHAPS;
}
