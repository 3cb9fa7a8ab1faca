/* fh-allowed.c: what a seat may do now, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules are the engine's: each card and each call is offered to it, and its refusals are kept.
 */
#include "fh-allowed.h"

FhRefusal
fh_allowed_card (const FhSeatView *view, FhCard card)
{
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
  FhAction action = fh_action_play (view->seat, card, fh_legal_named (&view->legal, card));

  return fh_seat_view_check (view, &action);
}

int
fh_allowed_calls (const FhSeatView *view, FhAllowedCall calls[FH_N_CALLS])
{
  const FhRules *rules = &view->table.rules;
  FhCall ladder[FH_N_CALLS + 1] = { FH_PASS };
  int n = 1 + fh_rules_ladder_calls (rules, ladder + 1);

  for (int i = 0; i < n; i++)
    {
      FhAction action = fh_action_bid (view->seat, ladder[i]);
      FhRefusal refusal = fh_seat_view_check (view, &action);

      calls[i] = (FhAllowedCall){
        .call = ladder[i],
        .value = (int16_t) fh_rules_value (rules, ladder[i]),
        .allowed = refusal.code == FH_OK,
        .inkle = (view->legal.inkles & FH_CALL_BIT (ladder[i])) != 0,
        .refusal = refusal,
      };
    }
  return n;
}
