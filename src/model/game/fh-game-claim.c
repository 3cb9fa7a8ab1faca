/* fh-game-claim.c: tricks that are certain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A claim is a convenience: when the rest is certain under any play it is played out at once, as
 * ordinary plays (D-CLAIM).  The conditions here are sufficient and easy to see through; where they
 * do not hold the deal is played on.
 */
#include "fh-game-private.h"

/* The cards that may still be in another hand that takes part in the play. */
static FhCardSet
cards_against (const FhSeatView *view)
{
  FhCardSet cards = view->unseen;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat && !fh_seats_have (view->table.sitting_out, seat))
      cards |= view->known[seat];
  return cards;
}

/* The cards of @hand in @suit that beat every card of it in @against. */
static FhCardSet
masters (FhCardSet hand, FhCardSet against, FhSuit suit, FhDenomination trump)
{
  FhCardSet of_suit = fh_effective_suit_cards (suit, trump);
  FhCardSet found = 0;
  int highest = -1;

  FH_FOREACH_CARD (card, against & of_suit)
    highest = MAX (highest, fh_card_power (card, trump));
  FH_FOREACH_CARD (card, hand & of_suit)
    if (fh_card_power (card, trump) > highest)
      found |= FH_SET (card);
  return found;
}

/* The number of trumps that one of the others can hold at most. */
static int
most_trumps_in_one_hand (const FhSeatView *view, FhCardSet against)
{
  int hand_size = fh_set_size (view->hand);

  return MIN (fh_set_size (against), hand_size);
}

/* Whether a card of @cards may lie face down under a dummy: it follows no suit, and nothing draws
 * it (D-NZ2). */
static gboolean
may_lie_under_dummy (const FhTable *table, FhCardSet cards)
{
  for (int seat = table->rules.n_callers; seat < table->rules.n_seats; seat++)
    if (table->covering[seat] != 0)
      return cards != 0;
  return FALSE;
}

/* The person leads, and wins every trick: first his trumps, until nobody has one, then cards that
 * nothing beats. */
static gboolean
wins_all (const FhSeatView *view, FhCard *card)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  FhCardSet against = cards_against (view);
  FhCardSet sure = 0;
  FhCardSet trumps = 0;

  if (trump != FH_NO_TRUMP)
    {
      FhCardSet of_suit = fh_effective_suit_cards ((FhSuit) trump, trump);

      if (may_lie_under_dummy (table, view->unseen & of_suit))
        return FALSE;
      trumps = masters (view->hand, against, (FhSuit) trump, trump);
      if (fh_set_size (trumps) < most_trumps_in_one_hand (view, against & of_suit))
        return FALSE;
      /* A trump that is not the highest wins once all others are drawn. */
      trumps = view->hand & of_suit;
    }
  else if (against & FH_SET_JOKERS)
    {
      return FALSE;
    }
  sure = trumps;
  for (int suit = 0; suit < FH_N_EFFECTIVE_SUITS; suit++)
    if (suit != (int) trump)
      sure |= masters (view->hand, against, (FhSuit) suit, trump);
  if (sure != view->hand)
    return FALSE;

  *card = fh_set_first (trumps != 0 ? trumps : view->hand);
  if (trumps != 0)
    FH_FOREACH_CARD (trump_card, trumps)
      if (fh_card_power (trump_card, trump) > fh_card_power (*card, trump))
        *card = trump_card;
  return TRUE;
}

/* The person bid to lose every trick, somebody else has led, and each of his cards is below all
 * others of its suit: he can never win, and so never leads. */
static gboolean
loses_all (const FhSeatView *view)
{
  FhCardSet against = cards_against (view);

  if (fh_table_trick_size (&view->table) == 0 || (view->hand & FH_SET_JOKERS) != 0)
    return FALSE;
  /* The cards on the table may be the only ones of their suit. */
  for (int i = view->table.trick_start; i < view->table.n_plays; i++)
    against |= FH_SET (view->table.plays[i].card);
  /* A joker that names a suit can make a card win that is the only one of it. */
  if ((against & FH_SET_JOKERS) != 0)
    return FALSE;
  FH_FOREACH_CARD (own, view->hand)
    {
      FhSuit suit = fh_effective_suit (own, FH_NO_TRUMP);

      FH_FOREACH_CARD (other, against & fh_effective_suit_cards (suit, FH_NO_TRUMP))
        if (fh_card_power (other, FH_NO_TRUMP) < fh_card_power (own, FH_NO_TRUMP))
          return FALSE;
    }
  return TRUE;
}

gboolean
fh_game_claim_card (const FhSeatView *view, FhCard *card, FhSuit *named)
{
  const FhTable *table = &view->table;
  FhCard found = FH_CARD_NONE;

  if (table->due != FH_ACTION_PLAY || table->turn != view->seat || view->legal.cards == 0)
    return FALSE;
  if (fh_table_is_misere (table))
    {
      if (view->seat != table->declarer || table->tricks[view->seat] > 0 || !loses_all (view))
        return FALSE;
      found = fh_set_first (view->legal.cards);
    }
  else if (fh_table_trick_size (table) > 0 || !wins_all (view, &found))
    {
      return FALSE;
    }

  /* An exposed card has to be played first (HC-060). */
  if (!fh_set_has (view->legal.cards, found))
    return FALSE;
  if (card != NULL)
    {
      *card = found;
      *named = FH_SUIT_NONE;
      if (fh_card_is_joker (found) && view->legal.joker_suits)
        *named = (FhSuit) __builtin_ctz (view->legal.joker_suits);
    }
  return TRUE;
}

gboolean
fh_game_can_claim (FhGame *self)
{
  FhSeatView view;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  if (!fh_game_awaits_person (self))
    return FALSE;
  fh_game_get_any_view (self, fh_game_get_person (self), &view);
  /* The last card needs no claim. */
  return fh_set_size (view.hand) > 1 && fh_game_claim_card (&view, NULL, NULL);
}

void
fh_game_claim (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (!fh_game_can_claim (self))
    return;
  self->claiming = TRUE;
  fh_game_notify_state (self);
  fh_game_schedule (self);
}
