/* fh-bid-misere.c: what a hand promises to one who bids a misère.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-misere.h"

#include "fh-call-weights.h"
#include "fh-deal.h"
#include "fh-discard.h"

/* Kitties that are tried; with more danger than this from the own cards alone a misère is seldom
 * bid, and what a kitty does to the hand is estimated. */
#define N_KITTIES  16
#define MAX_DANGER 1.5f
#define KITTY_ADDS 0.6f

/* A joker that takes a trick and was not discarded; or one that never wins, with which a defender
 * gets under any card. */
#define JOKER_WINS 3.0f
#define JOKER_OUT  0.4f

/* The danger of what the best discard of @choices leaves of @cards. */
static float
danger_after_discard (const FhRules *rules, FhCardSet cards, const FhDiscardChoices *choices)
{
  FhCardSet gone = fh_discard_choices_best (choices, rules->kitty_size);
  float danger = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    danger -= choices->value[s][fh_set_size (gone & fh_suit_cards ((FhSuit) s))];

  bool lowest = rules->joker_misere == FH_JOKER_MISERE_LOWEST;
  if (cards & ~gone & FH_SET_JOKERS)
    danger += lowest ? 0 : JOKER_WINS;
  else
    danger += lowest ? JOKER_OUT : 0;
  return danger;
}

float
fh_bid_misere_danger (const FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;
  FhCardSet hand = view->hand, out = rules->pack & ~hand;
  FhDiscardChoices choices;
  uint64_t state = hand;

  fh_discard_choices_set_misere (&choices, rules, hand, out, rules->kitty_size, ~(FhCardSet) 0);
  float own = danger_after_discard (rules, hand, &choices), sum = 0;
  if (!rules->kitty_size)
    return own;
  if (own > MAX_DANGER)
    return own + KITTY_ADDS;
  for (int i = 0; i < N_KITTIES; i++)
    {
      FhCardSet kitty = fh_draw_cards (out, rules->kitty_size, &state);
      FhDiscardChoices with_kitty = choices;
      fh_discard_choices_set_misere (&with_kitty, rules, hand | kitty, out & ~kitty,
                                     rules->kitty_size, kitty);
      sum += danger_after_discard (rules, hand | kitty, &with_kitty);
    }
  return sum / N_KITTIES;
}

/* Nothing is certain, whatever a line fitted to many misères says. */
#define MIN_CHANCE 0.03f
#define MAX_CHANCE 0.97f

float
fh_bid_misere_chance (const FhRules *rules, FhCall call, float danger)
{
  const FhCallWeights *weights = fh_call_weights (rules);
  float chance;

  if (call == FH_OPEN_MISERE)
    chance = weights->open_misere_safe - weights->open_misere_danger * danger;
  else
    chance = (call == FH_GRAND_NULLO ? weights->grand_nullo_safe : weights->misere_safe)
             - weights->misere_danger * danger;
  return chance > MAX_CHANCE ? MAX_CHANCE : chance > MIN_CHANCE ? chance : MIN_CHANCE;
}
