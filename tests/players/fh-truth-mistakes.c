/* fh-truth-mistakes.c: whether what is called a mistake is one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-truth-private.h"

/* --- Calls and discards --- */

static int
n_of (FhCardSet cards, FhDenomination trump)
{
  int n = 0;

  FH_FOREACH_CARD (card, cards)
    n += (int) fh_effective_suit (card, trump) == (int) trump;
  return n;
}

static const char *
check_long_weak_suit (const FhClaim *claim, FhCall call)
{
  FhDenomination trump = fh_call_trump (call);
  FhCardSet tops = FH_SET_JOKERS | FH_SET (fh_right_bower (trump)) | FH_SET (fh_left_bower (trump))
                   | FH_SET (FH_CARD (trump, FH_ACE));

  CHECK (trump != FH_NO_TRUMP && claim->reason->suit == (uint8_t) trump);
  CHECK (claim->reason->number == n_of (claim->view->hand, trump) && claim->reason->number >= 5);
  CHECK (2 * fh_set_size (claim->view->hand & tops)
         < fh_set_size (claim->table->rules.pack & tops));
  return NULL;
}

static const char *
check_no_void (const FhClaim *claim, FhCardSet gone)
{
  FhCardSet hand = claim->view->hand, trumps = fh_claim_trump_cards (claim);

  CHECK (claim->trump != FH_NO_TRUMP && !(gone & trumps));
  FH_FOREACH_CARD (card, gone)
    FH_FOREACH_CARD (kept, hand & ~gone & ~trumps)
      CHECK (fh_card_rank (card) <= fh_card_rank (kept));
  for (int s = 0; s < FH_N_SUITS; s++)
    if (hand & fh_claim_suit_cards (claim, s))
      CHECK (hand & ~gone & fh_claim_suit_cards (claim, s));
  return NULL;
}

const char *
fh_truth_check_mistake_before_play (const FhClaim *claim, FhCall call, FhCardSet gone)
{
  switch ((FhMotive) claim->reason->motive)
    {
    case FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT:
      return check_long_weak_suit (claim, call);
    case FH_MOTIVE_MISTAKE_OVERRATED:
      CHECK (call != FH_PASS);
      return NULL;
    case FH_MOTIVE_MISTAKE_UNDERRATED:
      CHECK (!fh_call_is_misere (call) && fh_call_level (call) < FH_MAX_LEVEL);
      return NULL;
    default:
      return check_no_void (claim, gone);
    }
}

/* --- Cards --- */

/* The cards of the suit of @card that beat it by rank and have not been played. */
static FhCardSet
higher_left (const FhClaim *claim, FhCard card)
{
  FhCardSet left = claim->table->rules.pack;

  for (int i = 0; i < claim->table->n_plays; i++)
    left &= ~FH_SET (claim->table->plays[i].card);
  return fh_claim_higher_of (claim, card, left);
}

static const char *
check_lead (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  int seat = reason->seat;

  CHECK (claim->n == 0);
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISTAKE_TRUMPS_KEPT:
      CHECK (claim->view->seat == claim->table->declarer && claim->suit != (FhSuit) claim->trump);
      CHECK (claim->view->hand & fh_claim_trump_cards (claim));
      CHECK (reason->number > 0
             && reason->number
                    == fh_set_size (fh_claim_cards_of (claim, claim->foes)
                                    & fh_claim_trump_cards (claim)));
      return NULL;
    case FH_MOTIVE_MISTAKE_WINNER_FORGOTTEN:
      CHECK (fh_set_has (claim->view->legal.cards, reason->card) && reason->card != claim->card);
      CHECK (!higher_left (claim, reason->card));
      return NULL;
    default:
      CHECK (reason->suit == claim->suit && fh_seats_have (claim->foes, seat));
      CHECK (!(claim->possible[seat] & fh_claim_suit_cards (claim, claim->suit)));
      if (fh_table_is_misere (claim->table))
        CHECK (seat == claim->table->declarer);
      else
        CHECK (claim->possible[seat] & fh_claim_trump_cards (claim));
      return NULL;
    }
}

/* What the trick tells of a card that is not the lead. */
static const char *
check_follow (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet legal = claim->view->legal.cards;
  FhCard other = reason->card;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISTAKE_PARTNER_COVERED:
      CHECK (reason->seat == claim->winner && other == claim->winning);
      CHECK (fh_seats_have (claim->friends, claim->winner));
      CHECK (reason->partner == fh_seats_have (claim->partners, claim->winner));
      CHECK (fh_claim_beats (claim, claim->card));
      return NULL;
    case FH_MOTIVE_MISTAKE_TRICK_LEFT:
      CHECK (!claim->later && fh_set_has (legal, other) && fh_claim_beats (claim, other));
      CHECK (fh_seats_have (claim->foes, claim->winner) && !fh_claim_beats (claim, claim->card));
      return NULL;
    case FH_MOTIVE_MISTAKE_ACE_THROWN:
      CHECK (other == claim->card && claim->suit != claim->led && !fh_claim_beats (claim, other));
      CHECK (!fh_claim_higher_of (claim, other,
                                  claim->view->hand | fh_claim_cards_of (claim, claim->others)));
      return NULL;
    case FH_MOTIVE_MISTAKE_TOO_HIGH:
      CHECK (fh_set_has (legal, other) && fh_claim_higher_of (claim, other, FH_SET (claim->card)));
      CHECK (fh_claim_beats (claim, other) == fh_claim_beats (claim, claim->card));
      if (fh_claim_beats (claim, other))
        CHECK (fh_claim_can_be_beaten (claim, other, FH_SUIT_NONE, claim->later & claim->foes)
               == fh_claim_can_be_beaten (claim, claim->card, FH_SUIT_NONE,
                                          claim->later & claim->foes));
      return NULL;
    case FH_MOTIVE_MISTAKE_BIDDER_SAVED:
      CHECK (claim->winner == claim->table->declarer && other == claim->winning);
      CHECK (fh_claim_beats (claim, claim->card) && fh_seats_have (claim->foes, claim->winner));
      return NULL;
    default:
      CHECK (fh_seats_have (fh_table_bidders (claim->table), claim->view->seat));
      CHECK (fh_set_has (legal, other) && !fh_claim_beats (claim, other));
      CHECK (fh_claim_higher_of (claim, claim->card, FH_SET (other)));
      return NULL;
    }
}

const char *
fh_truth_check_mistake_in_play (const FhClaim *claim)
{
  FhMotive motive = (FhMotive) claim->reason->motive;
  FhCard joker = claim->reason->card;

  if (motive == FH_MOTIVE_MISTAKE_JOKER_KEPT)
    {
      CHECK (fh_card_is_joker (joker) && fh_set_has (claim->view->legal.cards, joker));
      CHECK (!fh_table_is_misere (claim->table));
      CHECK (!fh_claim_can_be_beaten (claim, joker, FH_SUIT_NONE, claim->later));
      return NULL;
    }
  return motive >= FH_MOTIVE_MISTAKE_TRUMPS_KEPT && motive <= FH_MOTIVE_MISTAKE_VOID_FORGOTTEN
             ? check_lead (claim)
             : check_follow (claim);
}
