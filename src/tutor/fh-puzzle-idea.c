/* fh-puzzle-idea.c: what is behind a card that was wrong in a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-puzzle-idea.h"

#include "fh-way.h"

/* What tells @card from @sound, all of its suit. */
static FhPuzzleIdea
idea_of_rank (FhDenomination trump, FhCardSet sound, FhCard card)
{
  int power = fh_card_power (card, trump);
  bool higher = true, lower = true;

  FH_FOREACH_CARD (other, sound)
    {
      higher = higher && fh_card_power (other, trump) > power;
      lower = lower && fh_card_power (other, trump) < power;
    }
  return higher ? FH_IDEA_HIGHER : lower ? FH_IDEA_LOWER : FH_IDEA_NONE;
}

FhPuzzleIdea
fh_puzzle_idea (const FhSeatView *view, FhCardSet sound, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhSuit suit = fh_effective_suit (card, trump);
  FhCardSet trumps = trump != FH_NO_TRUMP ? fh_effective_suit_cards ((FhSuit) trump, trump) : 0;
  FhCardSet same = fh_effective_suit_cards (suit, trump);
  bool is_trump = fh_set_has (trumps, card);
  bool leads = fh_table_trick_size (&view->table) == 0;
  FhCardSet over = 0;

  if (sound == 0)
    return FH_IDEA_NONE;
  if (!leads)
    FH_FOREACH_CARD (other, view->legal.cards)
      if (fh_way_goes_over (view, other))
        over |= FH_SET (other);

  if (fh_card_is_joker (card) && (sound & FH_SET_JOKERS) == 0 && !fh_table_is_misere (&view->table))
    return FH_IDEA_KEEP_JOKER;
  if (!is_trump && (sound & ~trumps) == 0)
    return leads ? FH_IDEA_LEAD_TRUMPS : FH_IDEA_RUFF;
  if (is_trump && (sound & trumps) == 0)
    return leads ? FH_IDEA_WAIT : FH_IDEA_DO_NOT_RUFF;
  if (!leads && fh_set_has (over, card) && (sound & over) == 0)
    return FH_IDEA_DUCK;
  if (!leads && !fh_set_has (over, card) && (sound & ~over) == 0)
    return FH_IDEA_TAKE;
  if ((sound & ~same) == 0)
    return idea_of_rank (trump, sound, card);
  if (!is_trump && (sound & (same | trumps)) == 0)
    return leads ? FH_IDEA_OTHER_SUIT : FH_IDEA_THROW;
  return FH_IDEA_NONE;
}
