/* fh-player.c: the computer players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-player.h"

#include "fh-bid-reason.h"
#include "fh-call-search.h"
#include "fh-partners.h"
#include "fh-card-search.h"
#include "fh-discard-search.h"
#include "fh-helping.h"
#include "fh-mistake.h"
#include "fh-rules-player.h"

#define MAX_DRAWN_CALLS 64 /* one in five at most is refused in a deal that is whole */

static const FhCharacter *
character_of (const FhPlayer *player)
{
  return fh_character_get ((FhCharacterId) player->character);
}

static uint32_t
draw (FhRng *rng, uint32_t n)
{
  return rng && n > 1 ? fh_rng_below (rng, n) : 0;
}

static FhCardSet
random_cards (FhCardSet from, int count, FhRng *rng)
{
  FhCardSet cards = 0;

  while (count-- > 0)
    {
      FhCardSet left = from & ~cards;
      cards |= FH_SET (fh_set_nth (left, draw (rng, (uint32_t) fh_set_size (left))));
    }
  return cards;
}

static FhAction
random_call (const FhSeatView *view, FhRng *rng)
{
  FhCallSet bids = view->legal.calls & ~FH_CALL_BIT (FH_PASS);
  FhAction action = fh_action_bid (view->seat, FH_PASS);

  /* Half of all calls are passes, or every auction would end at ten no-trumps. */
  if (bids && draw (rng, 2))
    {
      action.call = (FhCall) fh_set_nth (bids, draw (rng, (uint32_t) __builtin_popcount (bids)));
      action.inkle = (view->legal.inkles & FH_CALL_BIT (action.call)) && draw (rng, 4) == 1;
    }
  return action;
}

static FhAction
random_partners (const FhSeatView *view, FhRng *rng)
{
  FhAction action = { .kind = FH_ACTION_PARTNER, .seat = view->seat, .suit = FH_SUIT_NONE };
  uint8_t left = view->legal.seats;

  for (uint32_t n = draw (rng, view->legal.count + 1u); n > 0; n--)
    {
      int seat = fh_set_nth (left, draw (rng, (uint32_t) __builtin_popcount (left)));
      action.seats[action.n_seats++] = (uint8_t) seat;
      left = fh_seats_without (left, seat);
    }
  return action;
}

static FhAction
random_action (const FhSeatView *view, int n_refused, FhRng *rng)
{
  const FhLegal *legal = &view->legal;
  FhAction action = { .kind = FH_ACTION_NONE, .seat = view->seat, .suit = FH_SUIT_NONE };

  switch ((FhActionKind) legal->due)
    {
    case FH_ACTION_BID:
      return random_call (view, rng);
    case FH_ACTION_ANSWER:
      action.kind = FH_ACTION_ANSWER;
      action.redeal = draw (rng, 2);
      return action;
    case FH_ACTION_PARTNER:
      return random_partners (view, rng);
    case FH_ACTION_CALL:
      /* Without numbers the first card would be called again and again, and with them, where cards
       * are missing, any. */
      if (!rng || n_refused >= MAX_DRAWN_CALLS)
        return fh_calling_choose (view, rng ? n_refused - MAX_DRAWN_CALLS : n_refused).action;
      return fh_action_cards (FH_ACTION_CALL, view->seat,
                              random_cards (legal->cards, legal->count, rng));
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      return fh_action_cards ((FhActionKind) legal->due, view->seat,
                              random_cards (legal->cards, legal->count, rng));
    case FH_ACTION_PLAY:
      {
        FhCard card = fh_set_first (random_cards (legal->cards, 1, rng));
        FhSuit named = FH_SUIT_NONE;
        if (fh_card_is_joker (card) && legal->joker_suits)
          named = (FhSuit) fh_set_nth (
              legal->joker_suits, draw (rng, (uint32_t) __builtin_popcount (legal->joker_suits)));
        return fh_action_play (view->seat, card, named);
      }
    default:
      return action;
    }
}

/* Puts the card that does best in many worlds in place of that of @decision. */
static void
search_card (const FhPlayer *player,
             const FhSeatView *view,
             const FhThinking *thinking,
             FhSeed seed,
             FhDecision *decision)
{
  FhComparison comparison;

  /* A player who helps the declarer, as scores can have it, plays against the tricks of his own
   * side, which the search would try to win. */
  if (!(view->legal.cards & (view->legal.cards - 1)) || fh_helps_declarer (view)
      || !fh_card_search (&comparison, view, thinking, seed, player->cancelled))
    return;
  const FhWeighed *chosen = &comparison.list[comparison.chosen];
  if (comparison.chosen != comparison.natural)
    {
      decision->action = fh_action_play (view->seat, chosen->card, (FhSuit) chosen->named);
      decision->reason = fh_player_reason (player, view, &decision->action);
    }
  decision->comparison = comparison;
}

/* Puts the chance that the call has in the worlds into the @reason for it. */
static void
believe_layouts (const FhComparison *comparison, FhReason *reason)
{
  const FhWeighed *chosen = &comparison->list[comparison->chosen];
  float chance = chosen->chance;

  if (chosen->call == FH_PASS)
    {
      chance = 0;
      for (int i = 0; i < comparison->n; i++)
        if (comparison->list[i].call != FH_PASS && comparison->list[i].share >= 0
            && comparison->list[i].chance > chance)
          chance = comparison->list[i].chance;
    }
  else
    {
      /* One that could never be the contract has shown nothing. */
      if (chosen->share < 0)
        return;
      reason->tricks = (int8_t) (chosen->tricks * 10 + 0.5f);
    }
  fh_bid_believe (reason, chosen->call, chance);
}

/* Likewise the call. */
static void
search_call (const FhPlayer *player,
             const FhSeatView *view,
             const FhThinking *thinking,
             FhSeed seed,
             FhDecision *decision)
{
  FhComparison comparison;

  if (!(view->legal.calls & (view->legal.calls - 1))
      || !fh_call_search (&comparison, view, decision->action.call, character_of (player), thinking,
                          seed, player->cancelled))
    return;
  const FhWeighed *chosen = &comparison.list[comparison.chosen];
  if (comparison.chosen != comparison.natural)
    {
      decision->action = fh_action_bid (view->seat, chosen->call);
      decision->reason = fh_player_reason (player, view, &decision->action);
    }
  believe_layouts (&comparison, &decision->reason);
  decision->comparison = comparison;
}

/* Puts what does best in many worlds in place of @decision, which is by rules of thumb.  Without
 * numbers the worlds follow from the view. */
static void
search (const FhPlayer *player, const FhSeatView *view, FhDecision *decision, FhRng *rng)
{
  const FhThinking *thinking =
      player->thinking ? player->thinking : fh_level_thinking ((FhPlayerLevel) player->level);
  FhSeed seed = { .high = view->hand, .low = rng ? fh_rng_next (rng) : view->unseen };

  switch ((FhActionKind) decision->action.kind)
    {
    case FH_ACTION_BID:
      search_call (player, view, thinking, seed, decision);
      break;
    case FH_ACTION_DISCARD:
      if (fh_discard_search (decision, view, thinking, seed, player->cancelled))
        decision->reason = fh_player_reason (player, view, &decision->action);
      break;
    case FH_ACTION_PARTNER:
    case FH_ACTION_CALL:
      if (fh_partner_search (decision, view, thinking, seed, player->cancelled))
        decision->reason = fh_player_reason (player, view, &decision->action);
      break;
    case FH_ACTION_PLAY:
      search_card (player, view, thinking, seed, decision);
      break;
    default:
      break;
    }
}

/* Puts a mistake in place of @decision, which is by rules of thumb, now and then. */
static void
err (const FhPlayer *player, const FhSeatView *view, FhDecision *decision, FhRng *rng)
{
  FhSeed seed = { .high = view->hand, .low = rng ? fh_rng_next (rng) : view->unseen };
  FhDecision sound = *decision;
  FhOccasion occasion;
  FhRng drawn;

  fh_rng_init (&drawn, seed, 0);
  fh_occasion_init (&occasion, view, character_of (player), player->skill, &sound);
  fh_mistake_draw ((FhPlayerLevel) player->level, &occasion, &decision->action, &decision->reason,
                   &drawn);
}

FhDecision
fh_player_decide_again (const FhPlayer *player, const FhSeatView *view, int n_refused, FhRng *rng)
{
  if (player->level == FH_PLAYER_RANDOM && !fh_rules_player_is_stuck (view))
    return (FhDecision){ .action = random_action (view, n_refused, rng),
                         .reason = fh_motive_reason (FH_MOTIVE_AT_RANDOM) };

  FhDecision decision =
      fh_rules_player_decide (character_of (player), player->skill, view, n_refused);
  decision.comparison.n_worlds = decision.comparison.n = 0;
  if (player->level > FH_PLAYER_RULES)
    search (player, view, &decision, rng);
  else if (player->level < FH_PLAYER_RULES && !fh_rules_player_is_stuck (view))
    err (player, view, &decision, rng);
  return decision;
}

FhDecision
fh_player_decide (const FhPlayer *player, const FhSeatView *view, FhRng *rng)
{
  return fh_player_decide_again (player, view, 0, rng);
}

FhReason
fh_player_reason (const FhPlayer *player, const FhSeatView *view, const FhAction *action)
{
  return fh_rules_player_reason (character_of (player), player->skill, view, action);
}
