/* fh-sure-tricks.c: the tricks that no cards of the others can take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sure-tricks.h"

uint32_t
fh_sure_powers (FhCardSet cards, FhDenomination trump)
{
  uint32_t powers = 0;

  FH_FOREACH_CARD (card, cards)
    powers |= UINT32_C (1) << fh_card_power (card, trump);
  return powers;
}

static uint32_t
lowest (uint32_t powers)
{
  return powers & -powers;
}

int
fh_sure_trump_tricks (FhCardSet mine, FhCardSet others, FhDenomination trump)
{
  uint32_t own = fh_sure_powers (mine, trump), out = fh_sure_powers (others, trump);
  int sure = 0;

  /* Each of the own cards, the highest first, loses to the lowest card left that beats it; a
   * higher one of theirs could do no more harm.  Under one that is not beaten the lowest goes: they
   * have to follow. */
  while (own)
    {
      int high = 31 - __builtin_clz (own);
      uint32_t beaten_by = lowest (out >> high << high);

      own &= ~(UINT32_C (1) << high);
      sure += !beaten_by;
      out &= ~(beaten_by ? beaten_by : lowest (out));
    }
  return sure;
}

/* How many of @mine rank above all of @others, cards of one suit. */
static int
count_tops (FhCardSet mine, FhCardSet others, FhDenomination trump)
{
  uint32_t own = fh_sure_powers (mine, trump), out = fh_sure_powers (others, trump);
  int n = 0;

  for (; own > out; own &= ~(UINT32_C (1) << (31 - __builtin_clz (own))))
    n++;
  return n;
}

int
fh_sure_tricks (FhCardSet hand, FhCardSet pack, FhDenomination trump)
{
  FhCardSet trumps =
      trump == FH_NO_TRUMP ? FH_SET_JOKERS : fh_effective_suit_cards ((FhSuit) trump, trump);
  FhCardSet mine = hand & trumps, others = pack & ~hand;
  int sure = fh_sure_trump_tricks (mine, others & trumps, trump);

  /* A trump that stays out may ruff any other card. */
  if (count_tops (mine, others & trumps, trump) < fh_set_size (others & trumps))
    return sure;
  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards ((FhSuit) suit, trump) & ~trumps;
      int tops = count_tops (hand & cards, others & cards, trump);

      /* Tops that draw all others make every card of the suit good. */
      sure += tops >= fh_set_size (others & cards) ? fh_set_size (hand & cards) : tops;
    }
  return sure;
}

bool
fh_sure_makes (FhCardSet hand, FhCardSet pack, FhCall call)
{
  return fh_call_is_bid (call)
         && fh_sure_tricks (hand, pack, fh_call_trump (call)) >= fh_call_level (call);
}
