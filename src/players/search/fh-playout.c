/* fh-playout.c: playing an imagined layout to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-playout.h"

#include <assert.h>
#include <stddef.h>

#include "fh-rules-player.h"
#include "fh-stakes.h"

FhAction
fh_playout_act (FhWorld *world)
{
  const FhCharacter *steady = fh_character_get (FH_STEADY);
  const FhTable *table = fh_world_table (world);
  FhSeatView view;

  if (table->deal_over)
    return fh_action_say (FH_ACTION_NONE, table->turn);
  fh_world_view (world, table->turn, &view);
  FhAction action = fh_rules_player_decide (steady, NULL, &view, 0).action;
  FhRefusal refusal = fh_world_apply (world, &action);
  for (int n = 1; fh_refusal_asks_for_other_cards (refusal.code); n++)
    {
      action = fh_rules_player_decide (steady, NULL, &view, n).action;
      refusal = fh_world_apply (world, &action);
    }
  assert (refusal.code == FH_OK);
  return refusal.code == FH_OK ? action : fh_action_say (FH_ACTION_NONE, view.seat);
}

FhAction
fh_playout_call (FhWorld *world, int me)
{
  const FhTable *table = fh_world_table (world);

  if (table->due == FH_ACTION_BID && table->turn == me && table->high_bidder == me)
    {
      FhSeatView view;
      FhAction pass = fh_action_bid (me, FH_PASS);

      fh_world_view (world, me, &view);
      if (fh_rules_player_decide (fh_character_get (FH_STEADY), NULL, &view, 0).reason.motive
              != FH_MOTIVE_RAISE_OWN
          && fh_world_apply (world, &pass).code == FH_OK)
        return pass;
    }
  return fh_playout_act (world);
}

bool
fh_playout_step (FhWorld *world)
{
  return fh_playout_act (world).kind != FH_ACTION_NONE;
}

void
fh_world_play_out (FhWorld *world)
{
  while (fh_playout_step (world))
    ;
}

/* --- The last tricks where everybody plays for himself --- */

/* The most ways to play the cards that are left, as if all could always be played and no joker
 * named a suit. */
#define MOST_LINES 300

/* The ways to put the cards of all hands of @table into order. */
static int
count_lines (const FhTable *table)
{
  int lines = 1;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    for (int cards = table->hand_size[seat]; cards > 1 && lines <= MOST_LINES; cards--)
      if (!fh_seats_have (table->sitting_out, seat))
        lines *= cards;
  return lines;
}

bool
fh_last_tricks_fit (const FhTable *table, uint8_t bidders)
{
  const FhRules *rules = &table->rules;
  unsigned sides = 0;

  for (int seat = 0; seat < rules->n_seats; seat++)
    if (!fh_seats_have (bidders | table->sitting_out, seat))
      sides |= 1u << rules->side_of[seat];
  return !fh_table_is_misere (table) && (sides & (sides - 1)) != 0
         && count_lines (table) <= MOST_LINES;
}

void
fh_last_tricks_play (FhWorld *world, uint8_t bidders)
{
  const FhTable *table = fh_world_table (world);
  FhWorld best;
  FhLegal legal;
  float most = -1;

  while (!table->deal_over && table->due != FH_ACTION_PLAY)
    fh_playout_step (world);
  if (table->deal_over)
    return;
  int seat = table->turn;
  fh_table_legal (table, seat, fh_world_hand (world, seat), 0, &legal);
  FH_FOREACH_CARD (card, legal.cards)
    {
      uint8_t names = fh_card_is_joker (card) ? legal.joker_suits : 0;
      for (int suit = 0; suit < (names ? FH_N_SUITS : 1); suit++)
        {
          FhAction action = fh_action_play (seat, card, names ? (FhSuit) suit : FH_SUIT_NONE);
          if (names && !fh_suits_have (names, suit))
            continue;
          FhWorld next = *world;
          if (fh_world_apply (&next, &action).code != FH_OK)
            continue;
          fh_last_tricks_play (&next, bidders);
          float worth = fh_stakes_of_end (&next, seat, bidders).worth;
          if (worth > most)
            {
              most = worth;
              best = next;
            }
        }
    }
  if (most >= 0)
    *world = best;
}
