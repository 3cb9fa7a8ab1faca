/* fh-allowed.c: what a seat may do now, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules are the engine's: each card and each call is offered to it, and its refusals are kept.
 */
#include "fh-allowed.h"

static FhRefusal
check_card (const FhSeatView *view, FhCard card)
{
  FhSuit named = FH_SUIT_NONE;

  if (view->legal.due == FH_ACTION_DISCARD || view->legal.due == FH_ACTION_SWAP)
    {
      FhRefusal refusal = fh_refusal (FH_OK);
      if (!fh_set_has (view->legal.cards, card))
        {
          refusal.code = FH_REFUSED_NOT_HELD;
          refusal.card = card;
        }
      return refusal;
    }

  /* A joker that has to name a suit is tried with one that it may name. */
  if (fh_card_is_joker (card) && view->legal.joker_suits)
    named = (FhSuit) __builtin_ctz (view->legal.joker_suits);
  FhAction action = fh_action_play (view->seat, card, named);
  return fh_seat_view_check (view, &action);
}

int
fh_allowed_cards (const FhSeatView *view, FhAllowedCard cards[FH_MAX_HELD])
{
  int n = 0;

  FH_FOREACH_CARD (card, view->hand)
    {
      FhRefusal refusal = check_card (view, card);
      cards[n++] =
          (FhAllowedCard){ .card = card, .allowed = refusal.code == FH_OK, .refusal = refusal };
    }
  return n;
}

int
fh_allowed_calls (const FhSeatView *view, FhAllowedCall calls[FH_N_CALLS])
{
  const FhTable *table = &view->table;
  FhCallSet ladder = fh_rules_ladder (&table->rules) | FH_CALL_BIT (FH_PASS);
  int n = 0;

  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    {
      if (!(ladder & FH_CALL_BIT (call)))
        continue;

      FhAction action = fh_action_bid (view->seat, call);
      FhRefusal refusal = fh_seat_view_check (view, &action);
      int i = n++;
      /* Two calls on one rung keep the order of their numbers (D-NZ-TIE). */
      for (; i > 0
             && fh_rules_rung (&table->rules, calls[i - 1].call)
                    > fh_rules_rung (&table->rules, call);
           i--)
        calls[i] = calls[i - 1];
      calls[i] = (FhAllowedCall){
        .call = call,
        .value = (int16_t) fh_rules_value (&table->rules, call),
        .allowed = refusal.code == FH_OK,
        .inkle = (view->legal.inkles & FH_CALL_BIT (call)) != 0,
        .refusal = refusal,
      };
    }
  return n;
}
