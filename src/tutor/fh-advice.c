/* fh-advice.c: what everything is worth that a seat may do now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-advice-private.h"

#include <stdlib.h>
#include <string.h>

#include "fh-against.h"
#include "fh-bid-reason.h"
#include "fh-solver.h"
#include "fh-trials.h"

/* Worlds in which is tried what the player has decided without trying. */
#define N_WORLDS 120

/* Positions that the solver may look at for one of them. */
#define NODES 50000

/* --- What it is worth --- */

/* Whether @weighed is about @action. */
static bool
is_about (const FhWeighed *weighed, const FhAction *action)
{
  uint8_t seats = 0;

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      return weighed->call == action->call;
    case FH_ACTION_PLAY:
      return weighed->card == action->cards[0] && weighed->named == action->suit;
    case FH_ACTION_PARTNER:
      for (int i = 0; i < action->n_seats; i++)
        seats |= fh_seat_bit (action->seats[i]);
      return weighed->seats == seats;
    case FH_ACTION_DISCARD:
    case FH_ACTION_CALL:
      return weighed->cards == fh_action_set (action);
    default:
      return false;
    }
}

/* How @weighed stands beside @chosen, and what that is due to. */
static FhVerdict
verdict_of (const FhWeighed *weighed, const FhWeighed *chosen)
{
  float margin = fh_outcomes_margin (weighed);

  if (weighed == chosen)
    return FH_VERDICT_BEST;
  if (weighed->ahead <= margin && weighed->ahead >= -margin)
    return FH_VERDICT_EQUAL;
  if (weighed->ahead < 0)
    return FH_VERDICT_WORSE;
  return (weighed->ends || chosen->ends) && weighed->worth_ahead < 0 ? FH_VERDICT_LOSES_GAMES
                                                                     : FH_VERDICT_BETTER;
}

/* Writes down what @weighed tells of @choice. */
static void
take_numbers (FhAdvisedChoice *choice,
              const FhAdvice *advice,
              const FhSeatView *view,
              const FhWeighed *weighed,
              const FhWeighed *chosen)
{
  bool calls = choice->action.kind == FH_ACTION_BID;
  bool has_declarer = view->table.declarer != FH_SEAT_NONE;
  bool defending = has_declarer && !fh_seats_have (view->allies, view->table.declarer);

  if (weighed->n_worlds == 0)
    return;
  choice->n_layouts = weighed->n_worlds;
  choice->complete = advice->complete;
  choice->has_contract =
      weighed->share >= 0 && (calls ? choice->action.call != FH_PASS : has_declarer);
  choice->share = defending ? 1 - weighed->share : weighed->share;
  choice->share_error = weighed->share_error;
  choice->make = defending ? 1 - weighed->chance : weighed->chance;
  choice->make_error = weighed->chance_error;
  choice->points = weighed->points;
  choice->points_error = weighed->points_error;
  choice->worth = weighed->worth;
  choice->ahead = weighed->ahead;
  choice->ahead_error = weighed->ahead_error;
  choice->aim_ahead = weighed->chance_ahead;
  choice->aim_ahead_error = weighed->chance_ahead_error;
  choice->tricks_ahead = weighed->tricks_ahead;
  choice->tricks_ahead_error = weighed->tricks_ahead_error;
  choice->reached = calls ? weighed->reached : 1;
  choice->other_seat = weighed->other_seat;
  choice->other_call = calls ? weighed->other_call : FH_CALL_NONE;
  choice->verdict = (uint8_t) verdict_of (weighed, chosen);
}

/* The numbers by which a player who searches has decided. */
static void
take_comparison (FhAdvice *advice, const FhSeatView *view, const FhComparison *comparison)
{
  advice->complete = comparison->complete;
  for (int i = 0; i < advice->n_choices; i++)
    for (int k = 0; k < comparison->n; k++)
      if (is_about (&comparison->list[k], &advice->choices[i].action))
        take_numbers (&advice->choices[i], advice, view, &comparison->list[k],
                      &comparison->list[comparison->chosen]);
}

/* Tries all choices where the player has decided without; returns false when cancelled. */
static bool
try_choices (FhAdvice *advice,
             const FhSeatView *view,
             const FhAction *best,
             FhSeed seed,
             const atomic_int *cancelled)
{
  const FhWorldsBudget budget = {
    .n_worlds = N_WORLDS, .n_listed = N_WORLDS, .drawn = 3, .moves = 4
  };
  FhTrial list[FH_MAX_WEIGHED];
  FhTrials trials = { .list = list };
  FhWorlds *worlds = fh_worlds_new (view, &budget, seed, cancelled);
  bool done = true;

  trials.contracts = worlds ? fh_contracts_new (worlds, NODES, cancelled) : NULL;

  /* The first is what the others are compared with. */
  list[trials.n++] = (FhTrial){ .action = *best };
  for (int i = 0; i < advice->n_choices && trials.n < FH_MAX_WEIGHED; i++)
    if (!fh_action_equal (&advice->choices[i].action, best))
      list[trials.n++] = (FhTrial){ .action = advice->choices[i].action };
  if (trials.contracts)
    {
      done = fh_trials_run (&trials, worlds, cancelled);
      if (done)
        {
          FhComparison comparison;

          fh_trials_believe (&trials, worlds, 0);
          fh_trials_compare (&trials, 0, &comparison);
          advice->complete = comparison.complete;
          for (int i = 0; i < advice->n_choices; i++)
            for (int k = 0; k < trials.n; k++)
              if (fh_action_equal (&list[k].action, &advice->choices[i].action))
                take_numbers (&advice->choices[i], advice, view, &comparison.list[k],
                              &comparison.list[0]);
        }
      fh_trials_clear (&trials);
    }
  fh_contracts_free (trials.contracts);
  fh_worlds_free (worlds);
  return done;
}

/* --- Altogether --- */

/* The chance to make @choice, a bid, in percent. */
static int8_t
bid_chance (const FhAdvisedChoice *choice)
{
  bool is_known = choice->action.kind == FH_ACTION_BID && choice->action.call != FH_PASS
                  && choice->n_layouts > 0 && choice->has_contract;

  return is_known ? fh_chance_percent (choice->make) : FH_REASON_NO_CHANCE;
}

/* Whether @best asks for more tricks than @choice with the same trumps. */
static bool
asks_for_more (const FhAction *best, const FhAction *choice)
{
  return best->kind == FH_ACTION_BID && fh_call_is_bid (best->call) && fh_call_is_bid (choice->call)
         && fh_call_trump (best->call) == fh_call_trump (choice->call)
         && fh_call_level (best->call) > fh_call_level (choice->call);
}

FhReason
fh_advice_against (const FhSeatView *view,
                   const FhPlayer *player,
                   const FhAdvisedChoice *choice,
                   const FhAdvisedChoice *best,
                   bool is_worse)
{
  FhBeside beside = { .done = &choice->action,
                      .best = &best->action,
                      .best_reason = &best->reason,
                      .chance = bid_chance (choice),
                      .best_chance = bid_chance (best) };
  FhReason found = fh_motive_reason (FH_MOTIVE_NONE);

  if (choice->action.kind == FH_ACTION_PLAY)
    {
      FhReason known = fh_player_reason (player, view, &choice->action);
      bool void_led =
          known.motive == FH_MOTIVE_BIDDER_IS_VOID && fh_table_trick_size (&view->table) == 0;

      if (known.motive == FH_MOTIVE_MISERE_TAKES || void_led)
        return known;
    }
  if (is_worse)
    found = fh_against (view, &beside);
  if (found.motive == FH_MOTIVE_NONE && beside.chance != FH_REASON_NO_CHANCE
      && beside.chance < FH_IMPROBABLE && !asks_for_more (&best->action, &choice->action))
    {
      found.motive = FH_MOTIVE_TOO_HIGH;
      found.chance = beside.chance;
    }
  return found;
}

/* Keeps to what the layouts have shown in the reason for @best, a call. */
static void
settle_call (const FhAdvice *advice, FhAdvisedChoice *best)
{
  float others = best->points, chance = best->make;

  if (best->action.kind != FH_ACTION_BID || best->n_layouts == 0)
    return;
  if (best->action.call == FH_PASS)
    chance = 0;
  for (int i = 0; i < advice->n_choices; i++)
    {
      const FhAdvisedChoice *other = &advice->choices[i];
      if (other->n_layouts == 0 || other == best)
        continue;
      if (other->points > others)
        others = other->points;
      if (best->action.call == FH_PASS && other->has_contract && other->make > chance)
        chance = other->make;
    }
  if (best->action.call == FH_PASS || best->has_contract)
    fh_bid_bear_out (&best->reason, best->action.call, chance, best->points, others);
}

static void
mark_best (FhAdvice *advice, const FhSeatView *view, const FhDecision *decision)
{
  for (int i = 0; i < advice->n_choices; i++)
    {
      FhAdvisedChoice *choice = &advice->choices[i];

      choice->best = fh_action_equal (&choice->action, &decision->action);
      choice->reason = choice->best ? decision->reason : fh_motive_reason (FH_MOTIVE_NONE);
      if (choice->action.kind == FH_ACTION_BID)
        choice->told = fh_call_told (&view->table, view->seat, choice->action.call);
      if (choice->best)
        {
          choice->verdict = FH_VERDICT_BEST;
          settle_call (advice, choice);
        }
    }
}

/* Says of all that is not the best, which stands first, what speaks against it. */
static void
speak_against (FhAdvice *advice, const FhSeatView *view, const FhPlayer *player)
{
  for (int i = 1; i < advice->n_choices; i++)
    advice->choices[i].reason =
        fh_advice_against (view, player, &advice->choices[i], &advice->choices[0],
                           advice->choices[i].verdict == FH_VERDICT_WORSE);
}

static int
compare_choices (const void *a, const void *b)
{
  const FhAdvisedChoice *left = a, *right = b;

  if (left->best != right->best)
    return left->best ? -1 : 1;
  if (!left->n_layouts != !right->n_layouts)
    return left->n_layouts ? -1 : 1;
  if (left->points != right->points)
    return left->points > right->points ? -1 : 1;
  if (left->action.call != right->action.call)
    return left->action.call < right->action.call ? -1 : 1;
  if (left->action.inkle != right->action.inkle)
    return left->action.inkle ? 1 : -1;
  return memcmp (left->action.cards, right->action.cards, sizeof left->action.cards);
}

/* Writes cards and seats, whose order means nothing, in the order in which they are listed. */
static void
put_in_order (FhAction *action)
{
  if (action->n_cards > 1)
    *action = fh_action_cards ((FhActionKind) action->kind, action->seat, fh_action_set (action));
  if (action->n_seats == 2 && action->seats[0] > action->seats[1])
    {
      uint8_t seat = action->seats[0];

      action->seats[0] = action->seats[1];
      action->seats[1] = seat;
    }
}

bool
fh_advice_init (FhAdvice *advice, const FhSeatView *view, const FhPlayer *player, uint64_t number)
{
  FhSeed seed = { .high = view->hand, .low = view->unseen };
  FhDecision decision;
  bool done = true;
  FhRng rng;

  memset (advice, 0, sizeof *advice);
  advice->seat = view->seat;
  advice->due = view->legal.due;
  fh_known_init (&advice->known, view);
  advice->n_told = fh_auction_told (&view->table, advice->told);
  advice->n_remarks = fh_seat_view_remarks (view, advice->remarks);
  if ((view->legal.due == FH_ACTION_NONE || view->legal.due == FH_ACTION_DEAL)
      && !fh_seats_have (view->legal.may_declare, view->seat))
    return true;

  fh_rng_init (&rng, seed, number);
  decision = fh_player_decide (player, view, &rng);
  put_in_order (&decision.action);
  fh_advice_list (advice, view, &decision.action, &decision.comparison);
  if (view->legal.due == FH_ACTION_NONE)
    ; /* somebody else's turn: all there is to do is to declare or not */
  else if (decision.comparison.n_worlds > 0)
    take_comparison (advice, view, &decision.comparison);
  else
    {
      seed.low = fh_rng_next (&rng);
      done = try_choices (advice, view, &decision.action, seed, player->cancelled);
    }
  mark_best (advice, view, &decision);
  qsort (advice->choices, (size_t) advice->n_choices, sizeof advice->choices[0], compare_choices);
  speak_against (advice, view, player);
  return done && !fh_is_cancelled (player->cancelled);
}

bool
fh_advice_tells_chance (const FhAdvisedChoice *choice)
{
  bool certain = choice->make <= 0 || choice->make >= 1;

  return choice->has_contract && choice->n_layouts > 0
         && (certain || choice->n_layouts >= FH_LEAST_LAYOUTS);
}

const FhAdvisedChoice *
fh_advice_find (const FhAdvice *advice, const FhAction *action)
{
  for (int i = 0; i < advice->n_choices; i++)
    if (fh_action_equal (&advice->choices[i].action, action))
      return &advice->choices[i];
  return NULL;
}

FhPlayer
fh_advice_judge (const atomic_int *cancelled)
{
  return (FhPlayer){ .level = FH_PLAYER_EXPERT,
                     .character = FH_STEADY,
                     .thinking = fh_level_judge (),
                     .cancelled = cancelled };
}
