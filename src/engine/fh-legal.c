/* fh-legal.c: what a seat may do, and why it may not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-legal.h"

#include "fh-deal.h"
#include "fh-engine-private.h"
#include "fh-laws-private.h"

#include <string.h>

FhSuit
fh_legal_named (const FhLegal *legal, FhCard card)
{
  return fh_card_is_joker (card) && legal->joker_suits ? (FhSuit) __builtin_ctz (legal->joker_suits)
                                                       : FH_SUIT_NONE;
}

bool
fh_hand_is_ace_no_face (FhCardSet hand)
{
  FhCardSet faces = FH_SET_RANK (FH_JACK) | FH_SET_RANK (FH_QUEEN) | FH_SET_RANK (FH_KING);

  return fh_set_size (hand & FH_SET_RANK (FH_ACE)) == 1 && !(hand & (faces | FH_SET_JOKERS));
}

/* Whether @seat with @hand may say "ace, no face" now: before the first call, in order from the
 * dealer's left (D-DX-ACE, C-16). */
static bool
may_declare (const FhTable *table, int seat, FhCardSet hand)
{
  return table->rules.ace_no_face && table->due == FH_ACTION_BID && table->n_calls == 0
         && !fh_seats_have (table->declared_turns, seat) && fh_hand_is_ace_no_face (hand);
}

/* How many cards, or at most how many seats, the due action names. */
static int
number_due (const FhTable *table)
{
  switch ((FhActionKind) table->due)
    {
    case FH_ACTION_PARTNER:
      return fh_exchange_max_partners (table);
    case FH_ACTION_CALL:
      return fh_exchange_cards_to_call (table);
    case FH_ACTION_SWAP:
      return table->rules.swap_cards;
    default:
      return table->rules.kitty_size;
    }
}

/* The cards of @hand that may be played now by the seat whose turn it is. */
static FhCardSet
cards_to_play (const FhTable *table, FhCardSet hand)
{
  FhCardSet cards = fh_play_cards_to (table, hand, (FhSuit) table->led);

  return table->rules.laws ? fh_laws_cards_to_play (table, cards) : cards;
}

void
fh_table_legal (const FhTable *table, int seat, FhCardSet hand, FhCardSet out, FhLegal *legal)
{
  memset (legal, 0, sizeof *legal);
  legal->due = FH_ACTION_NONE;
  legal->seat = FH_SEAT_NONE;
  if (may_declare (table, seat, hand))
    legal->may_declare = fh_seat_bit (seat);
  if (table->turn != seat)
    return;

  legal->due = table->due;
  legal->seat = (uint8_t) seat;
  switch ((FhActionKind) table->due)
    {
    case FH_ACTION_BID:
      legal->calls = fh_auction_calls (table, seat, &legal->inkles);
      break;
    case FH_ACTION_PARTNER:
      legal->seats = fh_seats_without (fh_seats_first (table->rules.n_seats), seat);
      legal->count = (uint8_t) number_due (table);
      break;
    case FH_ACTION_CALL:
      legal->cards = fh_exchange_callable (table, hand | out);
      legal->count = (uint8_t) number_due (table);
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      legal->count = (uint8_t) number_due (table);
      legal->cards = fh_laws_cards_to_give (table, hand, legal->count);
      break;
    case FH_ACTION_PLAY:
      legal->cards = cards_to_play (table, hand);
      if (legal->cards & FH_SET_JOKERS)
        legal->joker_suits = fh_play_joker_suits (table, seat);
      break;
    default:
      break;
    }
}

/* Whether the cards of @action are @count different ones of @from; a card that is missing there is
 * refused with @code. */
static FhRefusal
check_cards (
    const FhTable *table, const FhAction *action, int count, FhCardSet from, FhRefusalCode code)
{
  FhCardSet seen = 0;
  FhRefusal refusal = fh_refusal (FH_OK);

  if (action->n_cards != count)
    {
      refusal.code = FH_REFUSED_CARD_COUNT;
      refusal.number = (uint8_t) count;
      return refusal;
    }
  for (int i = 0; i < count; i++)
    {
      FhCard card = action->cards[i];
      refusal.card = card;
      if (card >= FH_N_CARDS || !fh_set_has (table->rules.pack, card))
        refusal.code = FH_REFUSED_NOT_IN_PACK;
      else if (!fh_set_has (from, card))
        refusal.code = (uint8_t) code;
      else if (fh_set_has (seen, card))
        refusal.code = FH_REFUSED_CARD_TWICE;
      if (refusal.code != FH_OK)
        return refusal;
      seen |= FH_SET (card);
    }
  refusal.card = FH_CARD_NONE;
  return refusal;
}

static FhRefusal
check_deal (const FhTable *table, const FhAction *action)
{
  FhRefusal refusal = fh_refusal (FH_OK);

  if (table->turn != FH_SEAT_NONE && action->seat != table->turn)
    {
      refusal.code = FH_REFUSED_WRONG_DEALER;
      refusal.seat = table->turn;
      return refusal;
    }

  int count = fh_set_size (table->rules.pack);
  if (fh_deal_is_uneven (action))
    {
      refusal = fh_laws_check_piles (table, action);
      if (refusal.code != FH_OK)
        return refusal;
      count = action->n_cards;
    }
  return check_cards (table, action, count, table->rules.pack, FH_REFUSED_NOT_IN_PACK);
}

static FhRefusal
check_due (const FhTable *table, const FhAction *action)
{
  bool declares = action->kind == FH_ACTION_ACE_NO_FACE;
  int n_seats = action->kind == FH_ACTION_DEAL ? table->rules.n_callers : table->rules.n_seats;
  FhRefusal refusal = fh_refusal (FH_OK);

  if (table->due == FH_ACTION_NONE)
    {
      refusal.code = FH_REFUSED_GAME_OVER;
    }
  else if (declares ? table->due != FH_ACTION_BID : action->kind != table->due)
    {
      refusal.code = FH_REFUSED_WRONG_ACTION;
      refusal.expected = table->due;
      refusal.seat = table->turn;
    }
  else if (action->seat >= n_seats)
    {
      refusal.code = FH_REFUSED_NO_SUCH_SEAT;
      refusal.number = (uint8_t) n_seats;
    }
  else if (!declares && action->kind != FH_ACTION_DEAL && action->seat != table->turn)
    {
      refusal.code = FH_REFUSED_WRONG_SEAT;
      refusal.seat = table->turn;
    }
  return refusal;
}

static FhRefusal
check_play (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  FhRefusal refusal = fh_play_check_held (table, hand, action);

  if (refusal.code != FH_OK)
    return refusal;
  if (table->rules.laws)
    refusal = fh_laws_check_exposed (table, hand, action->cards[0]);
  if (refusal.code == FH_OK)
    refusal = fh_play_check_follow (table, hand, action->cards[0], (FhSuit) table->led);
  if (refusal.code != FH_OK)
    return refusal;
  return fh_play_check_name (table, action, fh_table_trick_size (table));
}

FhRefusal
fh_table_check (const FhTable *table, FhCardSet hand, FhCardSet out, const FhAction *action)
{
  FhRefusal refusal;

  if (fh_laws_own (action))
    return fh_laws_check (table, hand, action);
  refusal = check_due (table, action);
  if (refusal.code != FH_OK)
    return refusal;

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_DEAL:
      return check_deal (table, action);
    case FH_ACTION_ACE_NO_FACE:
      if (!may_declare (table, action->seat, hand))
        refusal.code = FH_REFUSED_NOT_ACE_NO_FACE;
      return refusal;
    case FH_ACTION_BID:
      return fh_table_check_call (table, action->seat, action->call, action->inkle);
    case FH_ACTION_PARTNER:
      return fh_exchange_check_partners (table, action);
    case FH_ACTION_CALL:
      refusal = check_cards (table, action, number_due (table), table->rules.pack,
                             FH_REFUSED_NOT_IN_PACK);
      return refusal.code != FH_OK ? refusal : fh_exchange_check_called (table, hand | out, action);
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      refusal = check_cards (table, action, number_due (table), hand, FH_REFUSED_NOT_HELD);
      return refusal.code != FH_OK ? refusal : fh_laws_check_given (table, hand, action);
    case FH_ACTION_PLAY:
      return check_play (table, hand, action);
    default:
      return refusal;
    }
}
