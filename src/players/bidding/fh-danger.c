/* fh-danger.c: how likely cards are to take a trick that nobody wants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lowest card of a suit answers its first lead, at worst, the second lowest the second, and so
 * on.  The card for round k (from 0) is safe when no more than k cards lower than it are out, for
 * the opponents cannot lead under it before they have used those up.
 */
#include "fh-danger.h"

float
fh_danger_of_suit (FhCardSet mine, FhCardSet out)
{
  float danger = 0, weight = 1;
  int round = 0, n_out = fh_set_size (out);

  FH_FOREACH_CARD (card, mine)
    {
      int excess = fh_set_size (out & (FH_SET (card) - 1)) - round;
      /* The suit is not led more often than others have cards of it. */
      if (excess > 0 && round < n_out)
        danger += weight * (float) excess / (float) (excess + 2);
      weight *= 0.75f;
      round++;
    }
  return danger;
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
