/* fh-calling.c: calling a card, whose holder is the partner (NZ-066) or, in a misère, sits out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-calling.h"

#include "fh-danger.h"

/* The worth of calling a card of a side suit; roughly in tricks. */
#define WINNER          1.0f   /* nothing that others hold beats it */
#define NEXT_BEST       0.35f  /* one card does */
#define PROMOTED_HONOUR 0.35f  /* an own card that gets good when it is played */
#define RUFFED_OUT      -0.7f  /* the own hand has none of the suit: the declarer would ruff */
#define OWN_LENGTH      -0.09f /* each own card beyond two: somebody ruffs the suit */
#define RANK            0.01f  /* whoever holds the higher card has the better hand */

/* Likewise where there are no trumps and only low cards may be called (NZ-069). */
#define ABOVE_NT      -0.15f /* each card of others above it */
#define OWN_LENGTH_NT 0.10f  /* each own card: the two hands run the suit */

/* The cards that others may hold which beat @card in its suit. */
static int
n_above (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet suit = fh_effective_suit_cards (fh_effective_suit (card, trump), trump);

  return fh_set_size (suit & view->unseen & (~(FhCardSet) 1 << card));
}

static FhCardSet
own_in_suit_of (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  return view->hand & fh_effective_suit_cards (fh_effective_suit (card, trump), trump);
}

/* The highest own card that nothing but @card beats, or FH_CARD_NONE. */
static FhCard
honour_under (const FhSeatView *view, FhCard card)
{
  FhCardSet own = own_in_suit_of (view, card) & (FH_SET (card) - 1);

  if (!own)
    return FH_CARD_NONE;
  FhCard honour = (FhCard) (63 - __builtin_clzll (own));
  return n_above (view, honour) == 1 + n_above (view, card) ? honour : FH_CARD_NONE;
}

/* What a partner who holds @card is worth. */
static float
worth (const FhSeatView *view, FhCard card)
{
  int n_own = fh_set_size (own_in_suit_of (view, card)), above = n_above (view, card);
  float sum = RANK * (float) fh_card_rank (card);

  if (fh_table_trump (&view->table) == FH_NO_TRUMP)
    return sum + ABOVE_NT * (float) above + OWN_LENGTH_NT * (float) n_own;
  if (above == 0)
    sum += WINNER;
  else if (above == 1)
    sum += NEXT_BEST;
  if (honour_under (view, card) != FH_CARD_NONE)
    sum += PROMOTED_HONOUR;
  if (n_own == 0)
    sum += RUFFED_OUT;
  if (n_own > 2)
    sum += OWN_LENGTH * (float) (n_own - 2);
  return sum;
}

/* How much it helps a misère that the holder of @card sits out: the danger of the own suit, and
 * most for a card that gets under the own ones. */
static float
relief (const FhSeatView *view, FhCard card)
{
  FhCardSet suit = fh_suit_cards (fh_card_suit (card));
  FhCardSet own = view->hand & suit, out = view->unseen & suit;
  float now = fh_danger_of_suit (own, out);
  float gained = now - fh_danger_of_suit (own, out & ~FH_SET (card));

  return gained + 0.1f * now - 0.001f * (float) fh_card_rank (card);
}

/* Card number @n of those that may be called, the best first. */
static FhCard
nth_best (const FhSeatView *view, float (*value) (const FhSeatView *, FhCard), int n)
{
  FhCardSet left = view->legal.cards;
  FhCard best = FH_CARD_NONE;

  for (; n >= 0 && left; n--)
    {
      best = FH_CARD_NONE;
      FH_FOREACH_CARD (card, left)
        if (best == FH_CARD_NONE || value (view, card) > value (view, best))
          best = card;
      left &= ~FH_SET (best);
    }
  return best;
}

/* From so many cards on a suit is called long. */
#define LONG 3

FhReason
fh_calling_reason (const FhSeatView *view, FhCard card)
{
  FhReason reason = fh_reason (FH_MOTIVE_ON_BALANCE);
  FhCardSet own = own_in_suit_of (view, card);

  reason.suit = (uint8_t) fh_card_suit (card);
  reason.number = (int8_t) fh_set_size (own);
  if (fh_table_is_misere (&view->table))
    {
      reason.card = card;
      if (own & ~(FH_SET (card) - 1) & ~FH_SET_JOKERS)
        reason.motive = FH_MOTIVE_CALL_AWAY;
    }
  else if (fh_table_trump (&view->table) == FH_NO_TRUMP && reason.number >= LONG)
    {
      reason.motive = FH_MOTIVE_CALL_LENGTH;
    }
  else if (n_above (view, card) == 0)
    {
      reason.card = honour_under (view, card);
      reason.motive =
          reason.card == FH_CARD_NONE ? FH_MOTIVE_CALL_WINNER : FH_MOTIVE_CALL_FOR_HONOUR;
    }
  return reason;
}

FhDecision
fh_calling_choose (const FhSeatView *view, int n_refused)
{
  bool misere = fh_table_is_misere (&view->table);
  float (*value) (const FhSeatView *, FhCard) = misere ? relief : worth;
  int n_cards = fh_set_size (view->legal.cards);
  int first = misere ? 0 : n_refused;
  FhDecision decision = { .reason = fh_reason (FH_MOTIVE_NONE) };

  /* Whoever holds both, the first with the next card in line is tried until two differ, and after
   * all that the second with those behind it. */
  if (misere)
    for (; first < n_cards && n_refused >= n_cards - 1 - first; first++)
      n_refused -= n_cards - 1 - first;
  /* Who has called every card, and nobody holds it, knows that the deal was wrong. */
  if (first >= n_cards)
    {
      decision.action = fh_action_say (FH_ACTION_MISDEAL, view->seat);
      return decision;
    }

  FhCard card = nth_best (view, value, first);
  decision.action = (FhAction){ .kind = FH_ACTION_CALL,
                                .seat = view->seat,
                                .suit = FH_SUIT_NONE,
                                .n_cards = 1,
                                .cards = { card } };
  if (misere)
    decision.action.cards[decision.action.n_cards++] =
        nth_best (view, value, first + 1 + n_refused);
  decision.reason = fh_calling_reason (view, card);
  return decision;
}
