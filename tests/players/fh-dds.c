/* fh-dds.c: positions of the solver for DDS, the double dummy solver of bridge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-dds.h"

#include <glib.h>
#include <string.h>

void
fh_dds_deal (struct deal *deal, FhCard cards[FH_N_SUITS][15], const FhSolverPosition *position)
{
  FhDenomination trump = (FhDenomination) position->trump;
  FhCardSet all = 0;

  memset (deal, 0, sizeof *deal);
  memset (cards, FH_CARD_NONE, FH_N_SUITS * 15);
  for (int seat = 0; seat < 4; seat++)
    all |= position->hands[seat];
  for (int i = 0; i < position->n_plays; i++)
    all |= FH_SET (position->plays[i].card);
  g_assert_true (trump != FH_NO_TRUMP || !(all & FH_SET_JOKERS));

  /* Spades, hearts, diamonds, clubs; any order will do. */
  deal->trump = trump == FH_NO_TRUMP ? 4 : (int) trump;
  deal->first = position->n_plays ? position->plays[0].seat : position->turn;
  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      FhCardSet left = all & fh_effective_suit_cards ((FhSuit) suit, trump);
      for (int rank = 14; left; rank--)
        {
          FhCard highest = fh_set_first (left);
          FH_FOREACH_CARD (card, left)
            if (fh_card_power (card, trump) > fh_card_power (highest, trump))
              highest = card;
          left &= ~FH_SET (highest);
          cards[suit][rank] = highest;
          for (int seat = 0; seat < 4; seat++)
            if (fh_set_has (position->hands[seat], highest))
              deal->remainCards[seat][suit] |= 1u << rank;
          for (int i = 0; i < position->n_plays; i++)
            if (position->plays[i].card == highest)
              {
                deal->currentTrickSuit[i] = suit;
                deal->currentTrickRank[i] = rank;
              }
        }
    }
}

void
fh_dds_solve (const struct deal *deal, int target, int solutions, struct futureTricks *tricks)
{
  static bool ready = false;

  if (!ready)
    SetMaxThreads (1);
  ready = true;
  g_assert_cmpint (SolveBoard (*deal, target, solutions, 1, tricks, 0), ==, RETURN_NO_FAULT);
}
