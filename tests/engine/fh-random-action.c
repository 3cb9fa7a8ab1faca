/* fh-random-action.c: a legal action drawn at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-random-action.h"

#include "fh-deal.h"

static FhCard
random_card (FhCardSet cards, FhRng *rng)
{
  for (uint32_t n = fh_rng_below (rng, (uint32_t) fh_set_size (cards)); n > 0; n--)
    cards &= cards - 1;
  return fh_set_first (cards);
}

static FhCall
random_call (FhCallSet calls, FhRng *rng)
{
  FhCall lowest[3];
  FhCallSet specials = calls >> FH_MISERE << FH_MISERE;
  int n = 0;

  if (fh_rng_below (rng, 2) == 0)
    return FH_PASS;
  if (specials && fh_rng_below (rng, 4) == 0)
    {
      for (FhCall call = FH_GRAND_NULLO; call >= FH_MISERE; call--)
        if (specials & FH_CALL_BIT (call) && (fh_rng_below (rng, 2) == 0 || call == FH_GRAND_NULLO))
          return call;
    }
  for (FhCall call = FH_FIRST_BID; call <= FH_LAST_BID && n < 3; call++)
    if (calls & FH_CALL_BIT (call))
      lowest[n++] = call;
  return n == 0 ? FH_PASS : lowest[fh_rng_below (rng, (uint32_t) n)];
}

static FhAction
random_cards (FhActionKind kind, const FhLegal *legal, FhRng *rng)
{
  FhCardSet chosen = 0;

  for (int n = 0; n < legal->count; n++)
    chosen |= FH_SET (random_card (legal->cards & ~chosen, rng));
  return fh_action_cards (kind, legal->seat, chosen);
}

FhAction
random_action (const FhState *state, FhRng *rng)
{
  FhLegal legal;
  FhAction action = { .suit = FH_SUIT_NONE };

  fh_state_legal (state, &legal);
  if (legal.may_declare && fh_rng_below (rng, 2) == 0)
    {
      action.kind = FH_ACTION_ACE_NO_FACE;
      action.seat = (uint8_t) __builtin_ctz (legal.may_declare);
      return action;
    }
  switch ((FhActionKind) legal.due)
    {
    case FH_ACTION_DEAL:
      {
        FhSeed seed = { fh_rng_next (rng), fh_rng_next (rng) };
        int dealer = legal.seat == FH_SEAT_NONE ? 0 : legal.seat;
        return fh_deal_from_seed (&state->table.rules, dealer, seed, 0);
      }
    case FH_ACTION_ANSWER:
      action.kind = FH_ACTION_ANSWER;
      action.seat = legal.seat;
      action.redeal = fh_rng_below (rng, 2) == 0;
      break;
    case FH_ACTION_BID:
      action = fh_action_bid (legal.seat, random_call (legal.calls, rng));
      if (legal.inkles & FH_CALL_BIT (action.call))
        action.inkle = fh_rng_below (rng, 3) == 0;
      break;
    case FH_ACTION_PARTNER:
      action.kind = FH_ACTION_PARTNER;
      action.seat = legal.seat;
      for (uint8_t left = legal.seats; left && action.n_seats < legal.count; left &= left - 1)
        if (fh_rng_below (rng, 3) == 0)
          action.seats[action.n_seats++] = (uint8_t) __builtin_ctz (left);
      break;
    case FH_ACTION_CALL:
      do
        action = random_cards (FH_ACTION_CALL, &legal, rng);
      while (fh_state_check (state, &action).code != FH_OK);
      return action;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      return random_cards ((FhActionKind) legal.due, &legal, rng);
    case FH_ACTION_PLAY:
      {
        FhCard card = random_card (legal.cards, rng);
        FhSuit named = FH_SUIT_NONE;
        if (fh_card_is_joker (card) && legal.joker_suits)
          do
            named = (FhSuit) fh_rng_below (rng, FH_N_SUITS);
          while (!(legal.joker_suits >> named & 1));
        return fh_action_play (legal.seat, card, named);
      }
    default:
      break;
    }
  return action;
}
