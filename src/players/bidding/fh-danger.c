/* fh-danger.c: how likely cards are to take a trick that nobody wants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lowest card of a suit answers its first lead, at worst, the second lowest the second, and so
 * on.  The card for round k (from 0) is safe when no more than k cards lower than it are out, for
 * the opponents cannot lead under it before they have used those up.
 */
#include "fh-danger.h"

void
fh_danger_suit_init (FhDangerSuit *suit, FhCardSet mine, FhCardSet out)
{
  suit->n = 0;
  FH_FOREACH_CARD (card, mine)
    {
      suit->cards[suit->n] = card;
      suit->lower[suit->n++] = (uint8_t) fh_set_size (out & (FH_SET (card) - 1));
    }
}

void
fh_danger_suit_remove (FhDangerSuit *suit, int i)
{
  suit->n--;
  for (; i < suit->n; i++)
    {
      suit->cards[i] = suit->cards[i + 1];
      suit->lower[i] = suit->lower[i + 1];
    }
}

float
fh_danger_suit_sum (const FhDangerSuit *suit, int without)
{
  float danger = 0, weight = 1;
  int round = 0;

  for (int i = 0; i < suit->n; i++)
    if (i != without)
      {
        int excess = suit->lower[i] - round++;
        if (excess > 0)
          danger += weight * (float) excess / (float) (excess + 2);
        weight *= 0.75f;
      }
  return danger;
}

float
fh_danger_of_suit (FhCardSet mine, FhCardSet out)
{
  FhDangerSuit suit;

  fh_danger_suit_init (&suit, mine, out);
  return fh_danger_suit_sum (&suit, -1);
}

float
fh_danger_of_hand (FhCardSet hand, FhCardSet out)
{
  float danger = 0;

  for (int s = 0; s < FH_N_SUITS; s++)
    danger +=
        fh_danger_of_suit (hand & fh_suit_cards ((FhSuit) s), out & fh_suit_cards ((FhSuit) s));
  return danger;
}
