/* fh-practice-deal.c: deals that are played to have something to ask about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-private.h"

#include <string.h>

#include "fh-rules-player.h"

/* Calls of cards that are refused because one player holds both, before the deal is given up. */
#define MAX_CALLS_AGAIN 20

FhSeed
fh_practice_seed (const FhPracticeSpec *spec)
{
  return (FhSeed){ .high = (uint64_t) spec->kind << 24 | (uint64_t) spec->preset << 16
                           | (uint64_t) spec->step << 8 | spec->fault,
                   .low = spec->seed };
}

/* The seat with the lowest cards, which would dare a misère soonest. */
static int
lowest_hand (const FhWorld *world)
{
  const FhRules *rules = &fh_world_table (world)->rules;
  int best = 0, least = -1;

  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      int height = 0;

      FH_FOREACH_CARD (card, fh_world_hand (world, seat))
        height += fh_card_is_joker (card) ? FH_N_RANKS : (int) fh_card_rank (card);
      if (least < 0 || height < least)
        {
          least = height;
          best = seat;
        }
    }
  return best;
}

static bool
do_action (FhPracticeDeal *deal, const FhAction *action)
{
  if (deal->n_actions == FH_PRACTICE_MAX_ACTIONS
      || fh_world_apply (&deal->world, action).code != FH_OK)
    return false;
  deal->actions[deal->n_actions++] = *action;
  return true;
}

void
fh_practice_deal_init (FhPracticeDeal *deal, FhPreset preset, FhSeed seed, int number)
{
  FhRules rules;
  FhAction cards;

  memset (deal, 0, sizeof *deal);
  fh_rules_init (&rules, preset);
  fh_rng_init (&deal->rng, seed, (uint64_t) number << 1 | 1);
  /* The world is a game of nobody's: all hands are known to be dealt at random, and whoever is
   * asked gets the view of a seat. */
  fh_state_init (&deal->world.state, &rules);
  cards =
      fh_deal_from_seed (&rules, (int) fh_rng_below (&deal->rng, rules.n_callers), seed, number);
  do_action (deal, &cards);
  for (int seat = 0; seat < rules.n_seats; seat++)
    deal->character[seat] = (uint8_t) fh_rng_below (&deal->rng, FH_N_CHARACTERS);
  deal->misere_seat = (uint8_t) lowest_hand (&deal->world);
}

const FhTable *
fh_practice_deal_table (const FhPracticeDeal *deal)
{
  return fh_world_table (&deal->world);
}

void
fh_practice_deal_view (const FhPracticeDeal *deal, int seat, FhSeatView *view)
{
  fh_world_view (&deal->world, seat, view);
}

bool
fh_practice_deal_is_own_turn (const FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);

  return table->turn < table->rules.n_seats
         && fh_rules_player (&table->rules, table->turn) == table->turn;
}

/* The call of an auction in which one seat is to bid to lose every trick. */
static FhCall
misere_call (const FhPracticeDeal *deal, const FhSeatView *view)
{
  if (view->seat == deal->misere_seat)
    for (FhCall call = FH_MISERE; call <= FH_NULLO; call++)
      if ((view->legal.calls & FH_CALL_BIT (call)) && view->table.high_bidder != view->seat)
        return call;
  return FH_PASS;
}

bool
fh_practice_deal_step (FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  FhSeatView view;

  if (table->deal_over || table->turn == FH_SEAT_NONE)
    return false;
  fh_practice_deal_view (deal, table->turn, &view);
  if (deal->misere && view.legal.due == FH_ACTION_BID)
    {
      FhAction call = fh_action_bid (view.seat, misere_call (deal, &view));

      return do_action (deal, &call);
    }
  for (int n_refused = 0; n_refused < MAX_CALLS_AGAIN; n_refused++)
    {
      FhDecision decision = fh_rules_player_decide (
          fh_character ((FhCharacterId) deal->character[view.seat]), NULL, &view, n_refused);

      if (decision.action.kind == FH_ACTION_NONE)
        return false;
      if (do_action (deal, &decision.action))
        return true;
    }
  return false;
}
