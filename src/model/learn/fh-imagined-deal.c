/* fh-imagined-deal.c: a deal that was played, with other hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-imagined-deal.h"

#include <string.h>

#include "fh-deal.h"

/* The hands of @world before its play number @n_plays, from 0. */
static void
hands_before (const FhWorld *world, int n_plays, FhCardSet hands[FH_MAX_SEATS])
{
  const FhTable *table = fh_world_table (world);

  memcpy (hands, world->state.hands, sizeof world->state.hands);
  for (int i = n_plays; i < table->n_plays; i++)
    hands[table->plays[i].seat] |= FH_SET (table->plays[i].card);
}

/* Puts @cards at @pile of @deal; FALSE where they are more or fewer. */
static gboolean
put (FhAction *deal, FhPile pile, FhCardSet cards)
{
  int at = pile.first;

  if (fh_set_size (cards) != pile.size)
    return FALSE;
  FH_FOREACH_CARD (card, cards)
    deal->cards[at++] = card;
  return TRUE;
}

/* Puts what lies or lay face down at the dummy @seat of @world where @deal has it; what was turned
 * up before it was imagined is there. */
static void
put_under (const FhWorld *world, int seat, FhAction *deal)
{
  FhCard *down = deal->cards + fh_deal_hand (&world->state.table.rules, deal, seat).first;

  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (world->state.under[seat][pile] != FH_CARD_NONE)
      down[pile] = world->state.under[seat][pile];
}

/* Changes @deal to the one that leads to @world, as far as it could be another one than was played;
 * FALSE where that is no deal by the rules. */
static gboolean
deal_as (const FhWorld *world, FhAction *deal)
{
  const FhState *state = &world->state;
  const FhRules *rules = &state->table.rules;
  int declarer = state->table.declarer;
  FhCardSet hands[FH_MAX_SEATS], kitty = state->dealt_kitty;

  hands_before (world, 0, hands);
  if (declarer != FH_SEAT_NONE)
    {
      if (kitty == 0)
        kitty = state->discards[declarer];
      else
        hands[declarer] |= state->discards[declarer];
      hands[declarer] &= ~kitty;
    }
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (fh_rules_player (rules, seat) != seat)
      put_under (world, seat, deal);
    else if (!put (deal, fh_deal_hand (rules, deal, seat), hands[seat]))
      return FALSE;
  return put (deal, fh_deal_kitty (rules, deal), kitty)
         && put (deal, fh_deal_dead (rules, deal), state->dead);
}

gboolean
fh_imagined_deal_add (FhRecord *record,
                      FhState *state,
                      const FhWorld *world,
                      const FhAction *actions,
                      gsize n_actions)
{
  FhCardSet hands[FH_MAX_SEATS];

  for (gsize i = 0; i < n_actions; i++)
    {
      FhAction action = actions[i];

      if (action.kind == FH_ACTION_DEAL && !deal_as (world, &action))
        return FALSE;
      if (action.kind == FH_ACTION_DISCARD)
        action =
            fh_action_cards (FH_ACTION_DISCARD, action.seat, world->state.discards[action.seat]);
      if (fh_state_apply (state, &action).code != FH_OK)
        return FALSE;
      fh_record_append (record, &action, &state->table);
    }
  hands_before (world, state->table.n_plays, hands);
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    {
      /* A dummy may have turned cards up since. */
      gboolean is_dummy = fh_rules_player (&state->table.rules, seat) != seat;

      if ((state->hands[seat] & ~hands[seat]) != 0
          || (!is_dummy && state->hands[seat] != hands[seat]))
        return FALSE;
    }
  return TRUE;
}
