/* fh-error.c: the errors of a beginner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-error.h"

/* In percent of the decisions in which there is a choice. */
#define WRONG_CARD_OF_SUIT 10
#define WRONG_SUIT         6
#define WRONG_DISCARD      35

/* Tricks by which a hand is misjudged at most. */
#define WAVERING 0.9f

FhCharacter
fh_error_waver (const FhCharacter *character, FhRng *rng)
{
  FhCharacter wavering = *character;

  wavering.courage += WAVERING * ((float) fh_rng_below (rng, 2001) / 1000 - 1);
  return wavering;
}

static FhCard
any_of (FhCardSet cards, FhRng *rng)
{
  for (uint32_t skip = fh_rng_below (rng, (uint32_t) fh_set_size (cards)); skip > 0; skip--)
    cards &= cards - 1;
  return fh_set_first (cards);
}

static bool
wrong_card (FhAction *action, const FhSeatView *view, FhRng *rng)
{
  FhCard right = action->cards[0];
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet same = fh_effective_suit_cards (fh_effective_suit (right, trump), trump);
  FhCardSet wrong = view->legal.cards & ~FH_SET (right) & ~FH_SET_JOKERS;
  uint32_t draw = fh_rng_below (rng, 100);

  if (fh_card_is_joker (right))
    return false;
  if (draw < WRONG_CARD_OF_SUIT)
    wrong &= same;
  else if (draw < WRONG_CARD_OF_SUIT + WRONG_SUIT)
    wrong &= ~same;
  else
    return false;
  if (wrong)
    *action = fh_action_play (view->seat, any_of (wrong, rng), FH_SUIT_NONE);
  return wrong != 0;
}

/* One of the cards that go is kept, another one goes. */
static bool
wrong_discard (FhAction *action, const FhSeatView *view, FhRng *rng)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet gone = 0, kept;

  if (fh_rng_below (rng, 100) >= WRONG_DISCARD)
    return false;
  for (int i = 0; i < action->n_cards; i++)
    gone |= FH_SET (action->cards[i]);
  kept = view->legal.cards & ~gone & ~FH_SET_JOKERS;
  if (trump != FH_NO_TRUMP)
    kept &= ~fh_effective_suit_cards ((FhSuit) trump, trump);
  if (!kept)
    return false;
  gone &= ~FH_SET (any_of (gone, rng));
  gone |= FH_SET (any_of (kept, rng));
  *action = fh_action_cards (FH_ACTION_DISCARD, view->seat, gone);
  return true;
}

bool
fh_error_slip_in (FhAction *action, const FhSeatView *view, FhRng *rng)
{
  if (action->kind == FH_ACTION_PLAY)
    return wrong_card (action, view, rng);
  return action->kind == FH_ACTION_DISCARD && wrong_discard (action, view, rng);
}
