/* fh-advice.c: everything that a seat may do now, what it is worth, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-advice.h"

#include <stdlib.h>
#include <string.h>

#include "fh-against.h"
#include "fh-bid-reason.h"
#include "fh-trials.h"

/* More sets of cards are not all listed. */
#define MAX_SETS 60

/* Worlds in which is tried what the player has decided without trying. */
#define N_WORLDS 120

/* Positions that the solver may look at for one of them. */
#define NODES 50000

/* --- What may be done --- */

static void
add_choice (FhAdvice *advice, const FhAction *action)
{
  for (int i = 0; i < advice->n_choices; i++)
    if (fh_action_equal (&advice->choices[i].action, action))
      return;
  if (advice->n_choices < FH_MAX_ADVICE)
    advice->choices[advice->n_choices++].action = *action;
}

static void
add_refused (FhAdvice *advice, const FhSeatView *view, const FhAction *action)
{
  FhRefusal refusal = fh_seat_view_check (view, action);

  if (refusal.code != FH_OK && advice->n_refused < FH_MAX_ADVICE)
    advice->refused[advice->n_refused++] =
        (FhRefusedChoice){ .action = *action, .refusal = refusal };
}

static void
list_calls (FhAdvice *advice, const FhSeatView *view)
{
  FhAllowedCall calls[FH_N_CALLS];
  int n = fh_allowed_calls (view, calls);

  for (int i = 0; i < n; i++)
    {
      FhAction action = fh_action_bid (view->seat, calls[i].call);

      if (!calls[i].allowed)
        {
          add_refused (advice, view, &action);
          continue;
        }
      add_choice (advice, &action);
      action.inkle = true;
      if (calls[i].inkle)
        add_choice (advice, &action);
    }
  if (fh_seats_have (view->legal.may_declare, view->seat))
    {
      FhAction declare = fh_action_say (FH_ACTION_ACE_NO_FACE, view->seat);

      add_choice (advice, &declare);
    }
}

/* Each card of the hand; a joker once for each suit that it could name. */
static void
list_cards (FhAdvice *advice, const FhSeatView *view)
{
  FH_FOREACH_CARD (card, view->hand)
    {
      bool names = fh_card_is_joker (card) && fh_set_has (view->legal.cards, card)
                   && view->legal.joker_suits;

      for (FhSuit suit = FH_SPADES; suit < (names ? FH_N_SUITS : 1); suit++)
        {
          FhAction action = fh_action_play (view->seat, card, names ? suit : FH_SUIT_NONE);

          if (fh_seat_view_check (view, &action).code == FH_OK)
            add_choice (advice, &action);
          else
            add_refused (advice, view, &action);
        }
    }
}

/* How many sets of @count of @n cards there are, or MAX_SETS + 1 when they are more. */
static int
n_sets (int n, int count)
{
  long sets = 1;

  for (int i = 0; i < count && sets <= MAX_SETS; i++)
    sets = sets * (n - i) / (i + 1);
  return sets > MAX_SETS ? MAX_SETS + 1 : (int) sets;
}

/* All sets of @count cards of @left beside @chosen. */
static void
list_sets (FhAdvice *advice, const FhSeatView *view, FhCardSet chosen, FhCardSet left, int count)
{
  if (count == 0)
    {
      FhAction action = fh_action_cards ((FhActionKind) view->legal.due, view->seat, chosen);

      if (fh_seat_view_check (view, &action).code == FH_OK)
        add_choice (advice, &action);
      return;
    }
  FH_FOREACH_CARD (card, left)
    {
      left &= left - 1;
      list_sets (advice, view, chosen | FH_SET (card), left, count - 1);
    }
}

/* Discards, cards that are swapped or called: all sets, or those that were tried, or else those
 * next to that of @best. */
static void
list_gifts (FhAdvice *advice,
            const FhSeatView *view,
            const FhAction *best,
            const FhComparison *tried)
{
  FhCardSet cards = view->legal.cards, chosen = fh_action_set (best);
  int count = view->legal.count;

  if (n_sets (fh_set_size (cards), count) <= MAX_SETS)
    list_sets (advice, view, 0, cards, count);
  else if (tried->n_worlds > 0)
    for (int k = 0; k < tried->n; k++)
      list_sets (advice, view, tried->list[k].cards, 0, 0);
  else
    FH_FOREACH_CARD (out, chosen)
      list_sets (advice, view, chosen & ~FH_SET (out), cards & ~chosen, 1);

  FhCardSet others = view->legal.due == FH_ACTION_CALL ? view->table.rules.pack : view->hand;
  FH_FOREACH_CARD (card, others & ~cards)
    {
      /* The rest of the cards is right, so that it is this one which is refused. */
      FhCardSet rest = chosen;
      while (fh_set_size (rest) >= count && rest)
        rest &= rest - 1;
      FhAction action = fh_action_cards ((FhActionKind) view->legal.due, view->seat, rest);
      FhAction shown = fh_action_cards ((FhActionKind) view->legal.due, view->seat, FH_SET (card));

      action.cards[action.n_cards++] = card;
      FhRefusal refusal = fh_seat_view_check (view, &action);
      if (refusal.code != FH_OK && advice->n_refused < FH_MAX_ADVICE)
        advice->refused[advice->n_refused++] =
            (FhRefusedChoice){ .action = shown, .refusal = refusal };
    }
}

static void
list_partners (FhAdvice *advice, const FhSeatView *view)
{
  FhAction action = fh_action_say (FH_ACTION_PARTNER, view->seat);

  add_choice (advice, &action);
  for (int first = 0; first < FH_MAX_SEATS; first++)
    for (int second = first; second < FH_MAX_SEATS; second++)
      {
        if (!fh_seats_have (view->legal.seats, first) || !fh_seats_have (view->legal.seats, second))
          continue;
        action.n_seats = second > first ? 2 : 1;
        action.seats[0] = (uint8_t) first;
        action.seats[1] = second > first ? (uint8_t) second : 0;
        if (action.n_seats <= view->legal.count)
          add_choice (advice, &action);
      }
}

static void
list_answers (FhAdvice *advice, const FhSeatView *view)
{
  FhAction action = fh_action_say (FH_ACTION_ANSWER, view->seat);

  add_choice (advice, &action);
  action.redeal = true;
  add_choice (advice, &action);
}

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
      && beside.chance < FH_IMPROBABLE)
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

static void
list_choices (FhAdvice *advice,
              const FhSeatView *view,
              const FhAction *best,
              const FhComparison *tried)
{
  add_choice (advice, best);
  switch ((FhActionKind) view->legal.due)
    {
    case FH_ACTION_BID:
      list_calls (advice, view);
      break;
    case FH_ACTION_ANSWER:
      list_answers (advice, view);
      break;
    case FH_ACTION_PARTNER:
      list_partners (advice, view);
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_CALL:
    case FH_ACTION_SWAP:
      list_gifts (advice, view, best, tried);
      break;
    case FH_ACTION_PLAY:
      list_cards (advice, view);
      break;
    default:
      break;
    }
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
  list_choices (advice, view, &decision.action, &decision.comparison);
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
  return done && !(player->cancelled && atomic_load (player->cancelled));
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
  return (FhPlayer){ .kind = FH_PLAYER_EXPERT,
                     .character = FH_STEADY,
                     .thinking = fh_level_judge (),
                     .cancelled = cancelled };
}
