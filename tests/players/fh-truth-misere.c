/* fh-truth-misere.c: whether the reason of a card in a misère is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-truth-private.h"

static bool
takes (const FhClaim *claim, FhCard card)
{
  /* A joker that never wins is beaten by what follows the suit that it names. */
  if (claim->n == 0 && fh_card_is_joker (card)
      && claim->table->rules.joker_misere == FH_JOKER_MISERE_LOWEST)
    return false;
  return fh_claim_beats (claim, card)
         && !fh_claim_can_be_beaten (
             claim, card, fh_card_is_joker (card) ? claim->named : FH_SUIT_NONE, claim->later);
}

/* The cards that those to come can hold which take over the trick once this card is played. */
static int
n_over (const FhClaim *claim)
{
  FhTable after = fh_claim_table_with (claim->table, claim->view->seat, claim->card, claim->named);
  FhCardSet over = 0;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (claim->later, seat))
      FH_FOREACH_CARD (card, claim->now[seat])
        if (fh_claim_would_win (&after, seat, card, FH_SUIT_NONE))
          over |= FH_SET (card);
  return fh_set_size (over);
}

const char *
fh_truth_check_misere (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet legal = claim->view->legal.cards;
  bool certain = reason->certainty == FH_CERTAIN;

  CHECK (fh_table_is_misere (claim->table));
  CHECK (fh_seats_have (fh_table_bidders (claim->table), claim->view->seat));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_MISERE_UNDER:
      CHECK (claim->n && !fh_claim_beats (claim, claim->card) && claim->suit == claim->led);
      CHECK (reason->card == claim->winning);
      if (certain)
        CHECK (!(fh_claim_higher_of (claim, claim->card, legal) & ~fh_claim_legal_winners (claim)));
      return NULL;
    case FH_MOTIVE_MISERE_THROW_DANGER:
      if (!certain && fh_card_is_joker (claim->card)
          && claim->table->rules.joker_misere == FH_JOKER_MISERE_LOWEST)
        return NULL;
      CHECK (claim->n && !fh_claim_beats (claim, claim->card) && claim->suit != claim->led);
      if (certain)
        CHECK (fh_claim_lower_of (claim, claim->card, fh_claim_cards_of (claim, claim->others)));
      return NULL;
    case FH_MOTIVE_MISERE_LOW:
      CHECK (fh_claim_beats (claim, claim->card) && reason->number == n_over (claim)
             && reason->number > 0);
      return NULL;
    case FH_MOTIVE_MISERE_TAKES:
      CHECK (takes (claim, claim->card));
      return NULL;
    case FH_MOTIVE_MISERE_MUST_WIN:
      FH_FOREACH_CARD (card, legal)
        CHECK (takes (claim, card));
      return NULL;
    default:
      return "no motive of a misère";
    }
}

/* Whether one of the bidders may yet win the trick once this card is played. */
static bool
bidder_may_win (const FhClaim *claim)
{
  FhTable after = fh_claim_table_with (claim->table, claim->view->seat, claim->card, claim->named);

  return fh_claim_can_be_beaten_at (claim, &after, claim->later & claim->foes);
}

static const char *
check_lead_at_bidder (const FhClaim *claim)
{
  int seat = claim->reason->seat, asked = (int) claim->suit;
  FhTable after = fh_claim_table_with (claim->table, claim->view->seat, claim->card, claim->named);
  int n = 0;

  if (fh_card_is_joker (claim->card))
    asked = (int) claim->named;
  CHECK (fh_seats_have (claim->foes, seat) && claim->reason->suit == asked);
  FH_FOREACH_CARD (card, claim->possible[seat] & fh_claim_suit_cards (claim, asked))
    n += fh_claim_would_win (&after, seat, card, FH_SUIT_NONE);
  CHECK (n > 0 && n == claim->reason->number);
  CHECK ((claim->reason->certainty == FH_CERTAIN)
         == (claim->possible[seat] == claim->view->known[seat]));
  return NULL;
}

const char *
fh_truth_check_against_misere (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet theirs = fh_claim_cards_of (claim, claim->foes);
  bool certain = reason->certainty == FH_CERTAIN;

  CHECK (fh_table_is_misere (claim->table));
  CHECK (!fh_seats_have (fh_table_bidders (claim->table), claim->view->seat));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_LEAD_LOW_AT_BIDDER:
      CHECK (claim->n == 0);
      return check_lead_at_bidder (claim);
    case FH_MOTIVE_BIDDER_IS_VOID:
      CHECK (reason->suit < FH_N_SUITS && !(theirs & fh_claim_suit_cards (claim, reason->suit)));
      CHECK (reason->suit == claim->suit || reason->suit == claim->named);
      return NULL;
    case FH_MOTIVE_CATCH_BIDDER:
      CHECK (claim->n && fh_seats_have (claim->foes, claim->winner));
      CHECK (!fh_claim_beats (claim, claim->card) && reason->card == claim->winning);
      return NULL;
    case FH_MOTIVE_MUST_BEAT:
      CHECK (claim->n && fh_claim_legal_winners (claim) == claim->view->legal.cards);
      return NULL;
    case FH_MOTIVE_GET_UNDER_BIDDER:
      CHECK (claim->n && (claim->later & claim->foes) && bidder_may_win (claim));
      return NULL;
    case FH_MOTIVE_BIDDER_IS_UNDER:
      CHECK (claim->n && !bidder_may_win (claim));
      CHECK (fh_claim_beats (claim, claim->card) || !fh_seats_have (claim->foes, claim->winner));
      if (certain)
        CHECK (fh_claim_lower_of (claim, claim->card, claim->view->legal.cards));
      return NULL;
    case FH_MOTIVE_KEEP_LOW:
      {
        bool kept = false;
        CHECK (claim->n && claim->suit != claim->led);
        FH_FOREACH_CARD (card, claim->view->hand & ~FH_SET (claim->card) & ~FH_SET_JOKERS)
          kept |= fh_card_rank (card) < fh_card_rank (claim->card)
                  && fh_claim_higher_of (claim, card, theirs);
        CHECK (kept);
        return NULL;
      }
    default:
      return "no motive against a misère";
    }
}
