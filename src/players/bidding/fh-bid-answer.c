/* fh-bid-answer.c: what is said before the auction (DX-018).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-misere.h"
#include "fh-bidding.h"
#include "fh-hand-value.h"

/* The best chance of a six- or seven-level bid with a trump suit. */
static float
best_chance (const FhSeatView *view, const FhCharacter *character, const FhBiddingCraft *craft)
{
  const FhRules *rules = &view->table.rules;
  float best = 0;

  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    {
      float chance =
          fh_hand_chance (rules, FH_HAND_DEALT, (FhDenomination) d,
                          fh_bidding_tricks (view, (FhDenomination) d, character, craft), 7);
      if (chance > best)
        best = chance;
    }
  return best;
}

bool
fh_bidding_declare (const FhSeatView *view,
                    const FhCharacter *character,
                    const FhBiddingCraft *craft,
                    FhDecision *decision)
{
  /* A hand with one ace and no face card is worth playing only for a nullo. */
  float nullo = fh_bid_misere_chance (&view->table.rules, FH_NULLO, fh_bid_misere_danger (view));
  if (nullo >= craft->misere_chance + character->caution)
    return false;
  decision->action =
      (FhAction){ .kind = FH_ACTION_ACE_NO_FACE, .seat = view->seat, .suit = FH_SUIT_NONE };
  decision->reason = fh_reason (FH_MOTIVE_ACE_NO_FACE_WEAK);
  return true;
}

FhDecision
fh_bidding_answer (const FhSeatView *view,
                   const FhCharacter *character,
                   const FhBiddingCraft *craft)
{
  float chance = best_chance (view, character, craft);
  bool play = chance >= craft->bid_chance + character->caution;
  FhDecision decision = {
    .action = { .kind = FH_ACTION_ANSWER,
                .seat = view->seat,
                .redeal = !play,
                .suit = FH_SUIT_NONE },
    .reason = fh_reason (play ? FH_MOTIVE_ACE_NO_FACE_PLAY_ON : FH_MOTIVE_ACE_NO_FACE_WEAK),
  };

  decision.reason.chance = fh_percent (chance);
  return decision;
}
