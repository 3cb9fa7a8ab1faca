/* fh-dummy.c: dummies: five cards face up on five face down (NZ-084 to NZ-087, D-NZ2).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal.h"
#include "fh-engine-private.h"

#include <string.h>

void
fh_dummies_deal (FhState *state, const FhAction *deal)
{
  FhTable *table = &state->table;

  for (int seat = table->rules.n_callers; seat < table->rules.n_seats; seat++)
    {
      const FhCard *down = &deal->cards[fh_deal_hand (&table->rules, deal, seat).first];
      const FhCard *up = down + FH_N_PILES;

      memcpy (state->under[seat], down, FH_N_PILES);
      memcpy (table->tops[seat], up, FH_N_PILES);
      table->covering[seat] = (1u << FH_N_PILES) - 1;
      state->hands[seat] = fh_set_of (up, FH_N_PILES);
      state->dealt[seat] = state->hands[seat]; /* what lies down is nobody's to know */
      table->open[seat] = state->hands[seat];
    }
}

FhCardSet
fh_dummy_cards_down (const FhState *state, int seat)
{
  FhCardSet cards = 0;

  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (state->table.covering[seat] >> pile & 1u)
      cards |= FH_SET (state->under[seat][pile]);
  return cards;
}

/* The pile whose face-down card the dummy turns after playing @card: the one that lay under it,
 * else the first pile that still has one; -1 when there is none. */
static int
pile_to_turn (const FhTable *table, int seat, FhCard card)
{
  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (table->tops[seat][pile] == card && (table->covering[seat] >> pile & 1u))
      return pile;
  return table->covering[seat] ? __builtin_ctz (table->covering[seat]) : -1;
}

void
fh_dummies_turn_cards (FhState *state)
{
  FhTable *table = &state->table;

  for (int i = table->last_trick_start; i < table->n_plays; i++)
    {
      int seat = table->plays[i].seat;
      if (fh_rules_player (&table->rules, seat) == seat)
        continue;
      int pile = pile_to_turn (table, seat, table->plays[i].card);
      if (pile < 0)
        continue;
      table->covering[seat] &= (uint8_t) ~(1u << pile);
      state->hands[seat] |= FH_SET (state->under[seat][pile]);
      table->open[seat] = state->hands[seat];
    }
}
