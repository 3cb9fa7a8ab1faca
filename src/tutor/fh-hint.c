/* fh-hint.c: a suggestion and what speaks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hint.h"

#include <stddef.h>

/* A bid must be better by so many points, and likelier to be made than not, to be suggested in
 * place of the computer player's. */
#define CLEARLY_BETTER_BID 15.0f
#define LIKELY             0.5f

static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };

void
fh_hint_init (FhHint *hint, const FhSeatView *view)
{
  FhDecision decision = fh_player_decide (&player, view, NULL);

  *hint = (FhHint){
    .best = { .action = decision.action, .reason = decision.reason },
    .other = { .action = { .kind = FH_ACTION_NONE, .seat = view->seat, .suit = FH_SUIT_NONE },
               .reason = fh_reason (FH_MOTIVE_NONE) },
  };
}

static bool
bid_option (const FhEstimate *estimate, FhCall call, FhOption *option)
{
  FhBidValue value;

  if (!fh_estimate_value (estimate, call, &value))
    return false;
  option->action = fh_action_bid (estimate->view.seat, call);
  option->chance = value.chance;
  option->tricks = value.tricks;
  option->points = value.own - value.theirs;
  return true;
}

void
fh_hint_compare_bids (FhHint *hint, const FhEstimate *estimate)
{
  bool inkle = hint->best.action.inkle;
  FhOption option;

  if (hint->best.action.kind != FH_ACTION_BID
      || !bid_option (estimate, hint->best.action.call, &hint->best))
    return;
  hint->best.action.inkle = inkle;
  hint->compared = true;
  hint->n_layouts = estimate->n_layouts;

  /* What is called by agreement is not meant to be the contract, which is all that the estimate
   * knows of. */
  bool agreed = hint->best.reason.motive == FH_MOTIVE_SHOW_CONVENTION;
  FhCall best = fh_estimate_best (estimate);
  if (!agreed && best != hint->best.action.call && bid_option (estimate, best, &option)
      && option.points > hint->best.points + CLEARLY_BETTER_BID
      && (best == FH_PASS || option.chance >= LIKELY))
    {
      hint->best = option;
      hint->best.reason = fh_player_reason (&player, &estimate->view, &option.action);
    }

  float most = 0;
  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    if (call != hint->best.action.call && bid_option (estimate, call, &option)
        && (hint->other.action.kind == FH_ACTION_NONE || option.points > most))
      {
        most = option.points;
        hint->other = option;
      }
  if (hint->other.action.kind == FH_ACTION_BID)
    hint->other.reason = fh_player_reason (&player, &estimate->view, &hint->other.action);
}

static bool
card_option (const FhCardEstimate *estimate, FhCard card, FhOption *option)
{
  FhCardValue value;

  if (!fh_card_estimate_value (estimate, card, &value))
    return false;
  option->action = fh_action_play (estimate->view.seat, card, (FhSuit) value.named);
  option->chance = value.chance;
  option->tricks = value.tricks;
  option->points = value.points;
  return true;
}

void
fh_hint_compare_cards (FhHint *hint, const FhCardEstimate *estimate)
{
  FhOption option;

  if (hint->best.action.kind != FH_ACTION_PLAY
      || !card_option (estimate, hint->best.action.cards[0], &hint->best))
    return;
  hint->compared = true;
  hint->n_layouts = estimate->n_layouts;

  FhCard best = fh_card_estimate_choose (estimate, hint->best.action.cards[0]);
  if (best != hint->best.action.cards[0] && card_option (estimate, best, &hint->best))
    hint->best.reason = fh_player_reason (&player, &estimate->view, &hint->best.action);

  float most = 0;
  for (int i = 0; i < estimate->n_cards; i++)
    {
      FhCard card = estimate->cards[i].card;
      if (card != best && card_option (estimate, card, &option)
          && (hint->other.action.kind == FH_ACTION_NONE || option.points > most))
        {
          most = option.points;
          hint->other = option;
        }
    }
  if (hint->other.action.kind == FH_ACTION_PLAY)
    hint->other.reason = fh_player_reason (&player, &estimate->view, &hint->other.action);
}
