/* fh-discard-choices.c: how many cards of each suit a discard takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-discard-choices.h"

#include "fh-danger.h"

FhCardSet
fh_discard_choices_best (const FhDiscardChoices *choices, int count)
{
  float best[FH_MAX_KITTY + 1];
  FhCardSet gone[FH_MAX_KITTY + 1];

  for (int k = 0; k <= count; k++)
    {
      best[k] = k ? FH_DISCARD_IMPOSSIBLE : 0;
      gone[k] = 0;
    }
  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    for (int k = count; k >= 0; k--)
      {
        float top = best[k] + choices->value[s][0];
        FhCardSet cards = gone[k];
        for (int from_suit = 1; from_suit <= k; from_suit++)
          {
            float sum = best[k - from_suit] + choices->value[s][from_suit];
            if (sum > top)
              {
                top = sum;
                cards = gone[k - from_suit] | choices->gone[s][from_suit];
              }
          }
        best[k] = top;
        gone[k] = cards;
      }
  return gone[count];
}

/* Fills @values and @gone with the danger that is left, below 0, when up to @count cards of @suit
 * have gone, each time the one whose going helps most; of equals the highest. */
static void
let_dangerous_go (FhDangerSuit *suit, int count, float *values, FhCardSet *gone)
{
  FhCardSet cards = 0;
  int n = suit->n;

  for (int k = 0; k <= count; k++)
    {
      gone[k] = cards;
      values[k] = k > n ? FH_DISCARD_IMPOSSIBLE : -fh_danger_suit_sum (suit, -1);
      if (k >= n || k == count)
        continue;
      /* What is safe stays so without its highest.  And what can be made safe has one dangerous
       * card only: no other's going does as well. */
      int worst = suit->n - 1;
      float least = values[k] < 0 ? 1000 : 0;
      for (int i = 0; i < suit->n && least > 0; i++)
        {
          float danger = fh_danger_suit_sum (suit, i);
          if (danger <= least)
            {
              least = danger;
              worst = i;
            }
        }
      cards |= FH_SET (suit->cards[worst]);
      fh_danger_suit_remove (suit, worst);
    }
}

/* The same for @jokers, which are dangerous unless they are @lowest; the second one goes first. */
static void
let_jokers_go (FhCardSet jokers, bool lowest, int count, float *values, FhCardSet *gone)
{
  FhCardSet left = jokers;

  for (int k = 0; k <= count; k++)
    {
      gone[k] = jokers & ~left;
      values[k] = k > fh_set_size (jokers) ? FH_DISCARD_IMPOSSIBLE
                                           : (lowest ? 1.0f : -20.0f) * (float) fh_set_size (left);
      left = left == FH_SET_JOKERS ? FH_SET (FH_JOKER) : 0;
    }
}

void
fh_discard_choices_set_misere (FhDiscardChoices *choices,
                               const FhRules *rules,
                               FhCardSet hand,
                               FhCardSet out,
                               int count,
                               FhCardSet changed)
{
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet cards = fh_suit_cards ((FhSuit) s);
      FhDangerSuit suit;
      if (!(changed & cards))
        continue;
      fh_danger_suit_init (&suit, hand & cards, out & cards);
      let_dangerous_go (&suit, count, choices->value[s], choices->gone[s]);
    }
  if (changed & FH_SET_JOKERS)
    let_jokers_go (hand & FH_SET_JOKERS, rules->joker_misere == FH_JOKER_MISERE_LOWEST, count,
                   choices->value[FH_SUIT_JOKER], choices->gone[FH_SUIT_JOKER]);
}
