/* fh-bid-tricks.c: what a hand and the calls so far promise to one who bids.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-tricks.h"

#include "fh-bid-convention.h"
#include "fh-call-weights.h"
#include "fh-hand-value.h"

/* The tricks that ten cards as they were dealt lack against ten that were chosen: without a kitty
 * (D-HP6) a strong hand is seldom as strong as it seems. */
#define NO_KITTY -0.3f

bool
fh_bid_has_called (const FhTable *table, int seat)
{
  for (int i = 0; i < table->n_calls; i++)
    if (table->calls[i].seat == seat)
      return true;
  return false;
}

int
fh_bid_stoppers (FhCardSet hand)
{
  int n = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = hand & fh_suit_cards ((FhSuit) s);
      int length = fh_set_size (suit);
      n += (suit & FH_SET_RANK (FH_ACE)) || ((suit & FH_SET_RANK (FH_KING)) && length >= 2)
           || ((suit & FH_SET_RANK (FH_QUEEN)) && length >= 3);
    }
  return n;
}

int
fh_bid_top_trumps (FhCardSet hand, FhDenomination trump)
{
  return fh_set_size (hand & FH_SET_JOKERS) + fh_set_has (hand, fh_right_bower (trump))
         + fh_set_has (hand, fh_left_bower (trump)) + fh_set_has (hand, FH_CARD (trump, FH_ACE));
}

/* What the last bid of a partner means for the tricks with @trump. */
static float
partner_shift (const FhCallWeights *weights, FhCall bid, FhDenomination trump)
{
  float level = (float) (fh_call_level (bid) - FH_MIN_LEVEL);

  if (bid == FH_PASS)
    return weights->partner_passed;
  if (fh_call_is_misere (bid))
    return weights->partner_bid_misere;

  FhDenomination other = fh_call_trump (bid);
  return (other == trump         ? weights->partner_bid_same + weights->partner_level_same * level
          : other == FH_NO_TRUMP ? weights->partner_bid_no_trump
                                 : weights->partner_bid_other)
         + weights->partner_level * level;
}

/* Likewise the last bid of an opponent. */
static float
foe_shift (const FhCallWeights *weights, FhCall bid, FhDenomination trump)
{
  float level = (float) (fh_call_level (bid) - FH_MIN_LEVEL);

  if (bid == FH_PASS)
    return weights->foe_passed;
  if (fh_call_is_misere (bid))
    return weights->foe_bid_misere;

  FhDenomination other = fh_call_trump (bid);
  return (other == trump         ? weights->foe_bid_same
          : other == FH_NO_TRUMP ? weights->foe_bid_no_trump
                                 : weights->foe_bid_other)
         + weights->foe_level * level;
}

float
fh_bid_hand_tricks (const FhSeatView *view, FhDenomination trump)
{
  const FhRules *rules = &view->table.rules;
  float tricks;

  if (rules->kitty_size)
    tricks = fh_hand_tricks (rules, FH_HAND_DEALT, view->hand, trump);
  else
    tricks = fh_hand_tricks (rules, FH_HAND_DISCARDED, view->hand, trump) + NO_KITTY;

  /* The dummies lie open to both players (NZ-085). */
  for (int seat = rules->n_callers; seat < rules->n_seats; seat++)
    tricks += fh_hand_tricks (
        rules, fh_rules_player (rules, seat) == view->seat ? FH_HAND_SUPPORT : FH_HAND_AGAINST,
        view->table.open[seat], trump);
  return tricks;
}

float
fh_bid_tricks (const FhSeatView *view, FhDenomination trump, float trust)
{
  const FhTable *table = &view->table;
  const FhRules *rules = &table->rules;
  const FhCallWeights *weights = fh_call_weights (rules);
  float tricks = fh_bid_hand_tricks (view, trump) + weights->shift;

  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      if (seat == view->seat || !fh_bid_has_called (table, seat))
        continue;
      FhCall bid = table->last_bid_of[seat];
      if (rules->side_of[seat] != rules->side_of[view->seat])
        {
          tricks += foe_shift (weights, bid, trump);
          continue;
        }
      float shift = partner_shift (weights, bid, trump);
      if (table->agreed[view->seat])
        shift = fh_bid_agreed_shift (view, seat, trump, shift);
      tricks += shift > 0 ? trust * shift : shift;
    }
  return tricks;
}
