/* fh-action.c: making and comparing actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-action.h"

#include <string.h>

#include "fh-engine-private.h"

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

FhAction
fh_action_say (FhActionKind kind, int seat)
{
  return (FhAction){ .kind = (uint8_t) kind, .seat = (uint8_t) seat, .suit = FH_SUIT_NONE };
}

FhAction
fh_action_expose (int seat, FhCard card, FhExposure way)
{
  FhAction action = fh_action_play (seat, card, FH_SUIT_NONE);

  action.kind = FH_ACTION_EXPOSE;
  action.way = (uint8_t) way;
  return action;
}

FhAction
fh_action_correct (int seat, FhCard card, FhSuit named)
{
  FhAction action = fh_action_play (seat, card, named);

  action.kind = FH_ACTION_CORRECT;
  return action;
}

FhAction
fh_action_entry (int side, int points)
{
  FhAction action = fh_action_say (FH_ACTION_ENTRY, side);

  action.points = points;
  return action;
}

FhCardSet
fh_action_set (const FhAction *action)
{
  return fh_set_of (action->cards, action->n_cards);
}

/* Whether the two name the same cards and the same seats, in whatever order. */
static bool
has_same_names (const FhAction *a, const FhAction *b)
{
  unsigned seats_a = 0, seats_b = 0;

  for (int i = 0; i < a->n_seats; i++)
    seats_a |= fh_seat_bit (a->seats[i]);
  for (int i = 0; i < b->n_seats; i++)
    seats_b |= fh_seat_bit (b->seats[i]);
  return a->n_seats == b->n_seats && seats_a == seats_b && a->n_cards == b->n_cards
         && fh_action_set (a) == fh_action_set (b);
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
    case FH_ACTION_CORRECT:
      return a->cards[0] == b->cards[0] && a->suit == b->suit;
    case FH_ACTION_EXPOSE:
      return a->cards[0] == b->cards[0] && a->way == b->way;
    case FH_ACTION_ENTRY:
      return a->points == b->points;
    case FH_ACTION_DEAL:
      if (memcmp (a->sizes, b->sizes, sizeof a->sizes) != 0)
        return false;
      return a->n_cards == b->n_cards && memcmp (a->cards, b->cards, a->n_cards) == 0;
    case FH_ACTION_PARTNER:
    case FH_ACTION_DISCARD:
    case FH_ACTION_CALL:
    case FH_ACTION_SWAP:
      return has_same_names (a, b);
    case FH_ACTION_MISDEAL:
    case FH_ACTION_DEMAND:
    case FH_ACTION_ACCEPT:
    case FH_ACTION_CHALLENGE:
    case FH_ACTION_ACE_NO_FACE:
    case FH_ACTION_NONE:
      return true;
    }
  return false;
}
