/* fh-action.c: making and comparing actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-action.h"

#include <string.h>

FhAction
fh_action_bid (int seat, FhCall call)
{
  return (FhAction){
    .kind = FH_ACTION_BID, .seat = (uint8_t) seat, .call = call, .suit = FH_SUIT_NONE
  };
}

FhAction
fh_action_play (int seat, FhCard card, FhSuit named)
{
  return (FhAction){ .kind = FH_ACTION_PLAY,
                     .seat = (uint8_t) seat,
                     .suit = (uint8_t) named,
                     .n_cards = 1,
                     .cards = { card } };
}

FhAction
fh_action_cards (FhActionKind kind, int seat, FhCardSet cards)
{
  FhAction action = { .kind = (uint8_t) kind, .seat = (uint8_t) seat, .suit = FH_SUIT_NONE };

  FH_FOREACH_CARD (card, cards)
    action.cards[action.n_cards++] = card;
  return action;
}

bool
fh_action_equal (const FhAction *a, const FhAction *b)
{
  if (a->kind != b->kind || a->seat != b->seat)
    return false;

  switch ((FhActionKind) a->kind)
    {
    case FH_ACTION_ANSWER:
      return a->redeal == b->redeal;
    case FH_ACTION_BID:
      return a->call == b->call && a->inkle == b->inkle;
    case FH_ACTION_PLAY:
      return a->cards[0] == b->cards[0] && a->suit == b->suit;
    case FH_ACTION_PARTNER:
      return a->n_seats == b->n_seats && memcmp (a->seats, b->seats, a->n_seats) == 0;
    case FH_ACTION_DEAL:
    case FH_ACTION_DISCARD:
    case FH_ACTION_CALL:
    case FH_ACTION_SWAP:
      return a->n_cards == b->n_cards && memcmp (a->cards, b->cards, a->n_cards) == 0;
    case FH_ACTION_ACE_NO_FACE:
    case FH_ACTION_NONE:
      return true;
    }
  return false;
}
