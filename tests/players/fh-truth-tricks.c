/* fh-truth-tricks.c: whether the reason of a card that is to win tricks is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-truth-private.h"

/* --- Leads --- */

static bool
seat_is_void (const FhClaim *claim, const FhWorld *world)
{
  return !(fh_world_hand (world, claim->reason->seat) & fh_claim_suit_cards (claim, claim->suit));
}

/* Whether the seat of the reason is void of the suit that is led, certainly or probably. */
static const char *
check_void (const FhClaim *claim)
{
  int seat = claim->reason->seat;

  CHECK (claim->reason->suit == claim->suit);
  CHECK (claim->possible[seat] & fh_claim_trump_cards (claim));
  if (claim->reason->certainty == FH_CERTAIN)
    CHECK (!(claim->possible[seat] & fh_claim_suit_cards (claim, claim->suit)));
  else
    CHECK (fh_claim_is_probable (claim, seat_is_void));
  return NULL;
}

static const char *
check_friend (const FhClaim *claim)
{
  int seat = claim->reason->seat;

  CHECK (fh_seats_have (claim->friends, seat));
  CHECK (claim->reason->partner == fh_seats_have (claim->partners, seat));
  return NULL;
}

/* Whether @seat led the suit of the card in an earlier trick. */
static bool
has_led (const FhClaim *claim, int seat)
{
  const FhTable *table = claim->table;

  for (int i = 0; i < table->trick_start; i += fh_table_n_playing (table))
    if (table->plays[i].seat == seat
        && fh_effective_suit (table->plays[i].card, claim->trump) == claim->suit)
      return true;
  return false;
}

static bool
is_sure_lead (const FhClaim *claim, FhCard card)
{
  return !fh_claim_can_be_beaten (claim, card, claim->named, claim->others);
}

static const char *
check_force (const FhClaim *claim)
{
  FhCardSet above =
      fh_claim_higher_of (claim, claim->card, fh_claim_cards_of (claim, claim->others));
  FhCardSet below = fh_claim_lower_of (claim, claim->card, claim->view->hand);

  CHECK (claim->suit == (FhSuit) claim->trump && above == FH_SET (claim->reason->card) && below);
  CHECK (fh_set_has (fh_claim_cards_of (claim, claim->foes), claim->reason->card));
  /* One of the own is the highest once that is gone. */
  bool high = false;
  FH_FOREACH_CARD (card, below)
    high |= fh_claim_higher_of (claim, card, fh_claim_cards_of (claim, claim->others)) == above;
  CHECK (high);
  return NULL;
}

static const char *
check_entry (const FhClaim *claim)
{
  FhCardSet others = fh_claim_cards_of (claim, claim->others);
  FhCardSet above = fh_claim_higher_of (claim, claim->card, others);
  FhCardSet below = fh_claim_lower_of (claim, claim->card, claim->view->hand);
  FhCard entry = claim->reason->card;
  bool next = false;

  CHECK (fh_set_size (above) == 1 && fh_set_has (claim->view->hand, entry));
  FH_FOREACH_CARD (card, below)
    next |= fh_claim_higher_of (claim, card, others) == above;
  CHECK (next && entry != claim->card && !fh_claim_higher_of (claim, entry, others));
  return NULL;
}

const char *
fh_truth_check_lead (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  const FhTable *table = claim->table;
  FhCardSet mine = claim->view->hand & fh_claim_suit_cards (claim, claim->suit);
  FhCardSet others = fh_claim_cards_of (claim, claim->others);
  const char *wrong;

  CHECK (claim->n == 0 && !fh_table_is_misere (table));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_DRAW_TRUMPS:
      CHECK (claim->trump != FH_NO_TRUMP && claim->suit == (FhSuit) claim->trump);
      CHECK (reason->number > 0
             && reason->number
                    == fh_set_size (fh_claim_cards_of (claim, claim->foes)
                                    & fh_claim_trump_cards (claim)));
      return NULL;
    case FH_MOTIVE_FORCE_TOP_TRUMP:
      return check_force (claim);
    case FH_MOTIVE_CASH_MASTER:
      CHECK (!fh_claim_higher_of (claim, claim->card, others));
      CHECK ((reason->certainty == FH_CERTAIN) == is_sure_lead (claim, claim->card));
      return NULL;
    case FH_MOTIVE_ESTABLISH_SUIT:
      CHECK (reason->suit == claim->suit && reason->number == fh_set_size (mine)
             && reason->number > 3);
      return NULL;
    case FH_MOTIVE_KEEP_ENTRY:
      return check_entry (claim);
    case FH_MOTIVE_LEAD_TO_PARTNER:
      wrong = check_friend (claim);
      CHECK (fh_call_is_bid (table->last_bid_of[reason->seat])
             && (FhSuit) fh_call_trump (table->last_bid_of[reason->seat]) == claim->suit);
      return wrong;
    case FH_MOTIVE_RETURN_SUIT:
      wrong = check_friend (claim);
      CHECK (has_led (claim, reason->seat) && reason->suit == claim->suit);
      return wrong;
    case FH_MOTIVE_GIVE_RUFF:
      wrong = check_friend (claim);
      return wrong ? wrong : check_void (claim);
    case FH_MOTIVE_FORCE_DECLARER:
      CHECK (reason->seat == table->declarer && fh_seats_have (claim->foes, reason->seat));
      return check_void (claim);
    case FH_MOTIVE_SEEK_RUFF:
      CHECK (mine == FH_SET (claim->card) && reason->suit == claim->suit);
      CHECK (claim->view->hand & fh_claim_trump_cards (claim) & ~FH_SET (claim->card));
      return NULL;
    case FH_MOTIVE_EXIT:
      FH_FOREACH_CARD (card, claim->view->legal.cards)
        CHECK (!is_sure_lead (claim, card));
      return NULL;
    case FH_MOTIVE_LEAD_JOKER:
      CHECK (fh_card_is_joker (claim->card) && is_sure_lead (claim, claim->card));
      CHECK (reason->suit == claim->named);
      return NULL;
    default:
      return "no motive of a lead";
    }
}

/* --- Following --- */

static bool
trick_is_ours (const FhClaim *claim, const FhWorld *world)
{
  FhTable after = fh_claim_table_with (claim->table, claim->view->seat, claim->card, claim->named);

  return !fh_claim_taken_in (claim, world, &after, claim->later & claim->foes)
         || fh_claim_taken_in (claim, world, &after, claim->later & claim->friends);
}

static bool
partner_loses (const FhClaim *claim, const FhWorld *world)
{
  return fh_claim_taken_in (claim, world, claim->table, claim->later & claim->foes);
}

static const char *
check_make_sure (const FhClaim *claim)
{
  const char *wrong = check_friend (claim);

  CHECK (claim->reason->seat == claim->winner && fh_claim_beats (claim, claim->card));
  if (claim->reason->certainty == FH_CERTAIN)
    CHECK (!fh_claim_can_be_beaten (claim, claim->card, claim->named, claim->later));
  else
    CHECK (fh_claim_can_be_beaten_at (claim, claim->table, claim->later & claim->foes));
  if (claim->reason->certainty == FH_LIKELY)
    CHECK (fh_claim_is_probable (claim, partner_loses));
  return wrong;
}

static const char *
check_duck (const FhClaim *claim)
{
  FhCardSet winners = fh_claim_legal_winners (claim);
  bool sure = false;

  CHECK (winners && !fh_claim_beats (claim, claim->card));
  if (claim->reason->seat < FH_MAX_SEATS)
    {
      CHECK (fh_seats_have (claim->later, claim->reason->seat));
      return check_friend (claim);
    }
  FH_FOREACH_CARD (card, winners)
    sure |= !fh_claim_can_be_beaten (claim, card, FH_SUIT_NONE, claim->later);
  CHECK (sure == (claim->reason->certainty == FH_CERTAIN));
  return NULL;
}

/* Whether the card, which does not win, is the lowest of its suit that may be played and another
 * one, higher, is kept; a master of its suit is not low. */
static bool
is_low (const FhClaim *claim)
{
  return !fh_claim_lower_of (claim, claim->card, claim->view->legal.cards)
         && fh_claim_higher_of (claim, claim->card, claim->view->legal.cards);
}

static const char *
check_win (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  bool sure = !fh_claim_can_be_beaten (claim, claim->card, claim->named, claim->later);

  CHECK (fh_claim_beats (claim, claim->card) && reason->card == claim->winning);
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_WIN_CHEAPLY:
      return NULL;
    case FH_MOTIVE_COVER:
      CHECK (!sure);
      return NULL;
    case FH_MOTIVE_RUFF:
    case FH_MOTIVE_OVER_RUFF:
      CHECK (claim->suit == (FhSuit) claim->trump && claim->suit != claim->led);
      CHECK (!(claim->view->hand & fh_claim_suit_cards (claim, claim->led)));
      CHECK (fh_set_has (fh_claim_trump_cards (claim), claim->winning)
             == (reason->motive == FH_MOTIVE_OVER_RUFF));
      CHECK (sure == (reason->certainty == FH_CERTAIN));
      return NULL;
    default:
      CHECK (sure == (reason->certainty == FH_CERTAIN));
      if (reason->certainty == FH_LIKELY)
        CHECK (fh_claim_is_probable (claim, trick_is_ours));
      return NULL;
    }
}

static const char *
check_joker (const FhClaim *claim)
{
  FhCardSet winners = fh_claim_legal_winners (claim);

  if (claim->reason->motive == FH_MOTIVE_KEEP_JOKER)
    {
      CHECK (winners && !(winners & ~FH_SET_JOKERS) && !fh_claim_beats (claim, claim->card));
      return NULL;
    }
  CHECK (fh_card_is_joker (claim->card) && fh_claim_beats (claim, claim->card));
  CHECK ((winners == FH_SET (claim->card)) == (claim->reason->certainty == FH_CERTAIN));
  return NULL;
}

const char *
fh_truth_check_follow (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet legal = claim->view->legal.cards, winners = fh_claim_legal_winners (claim);
  FhCardSet others = fh_claim_cards_of (claim, claim->others);
  const char *wrong;

  CHECK (claim->n > 0 && !fh_table_is_misere (claim->table));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_WIN_CHEAPLY:
    case FH_MOTIVE_WIN_HIGH:
    case FH_MOTIVE_COVER:
    case FH_MOTIVE_RUFF:
    case FH_MOTIVE_OVER_RUFF:
      return check_win (claim);
    case FH_MOTIVE_MUST_BEAT:
      CHECK (winners == legal && reason->card == claim->winning);
      return NULL;
    case FH_MOTIVE_DUCK:
      return check_duck (claim);
    case FH_MOTIVE_SAVE_PARTNERS_TRICK:
      wrong = check_friend (claim);
      CHECK (reason->seat == claim->winner && !fh_claim_beats (claim, claim->card));
      CHECK (reason->card == claim->winning);
      if (reason->certainty == FH_CERTAIN)
        CHECK (is_low (claim) && fh_claim_higher_of (claim, claim->card, others)
               && reason->chance >= FH_PROBABLE);
      return wrong;
    case FH_MOTIVE_MAKE_SURE:
      return check_make_sure (claim);
    case FH_MOTIVE_CANNOT_WIN:
      CHECK (!winners && reason->card == claim->winning);
      CHECK (reason->certainty != FH_CERTAIN || is_low (claim));
      return NULL;
    case FH_MOTIVE_DISCARD_LOSER:
      CHECK (claim->suit != claim->led && !fh_claim_beats (claim, claim->card));
      CHECK (fh_claim_higher_of (claim, claim->card, others));
      return NULL;
    case FH_MOTIVE_KEEP_GUARD:
      CHECK (claim->suit != claim->led && !fh_claim_beats (claim, claim->card));
      CHECK (fh_set_has (claim->view->hand, reason->card)
             && fh_effective_suit (reason->card, claim->trump) != claim->suit);
      CHECK (fh_claim_higher_of (claim, reason->card, others)
             && fh_claim_lower_of (claim, reason->card, claim->view->hand));
      return NULL;
    case FH_MOTIVE_KEEP_TRUMP:
      CHECK (claim->suit != (FhSuit) claim->trump && winners);
      CHECK (!(winners & ~fh_claim_trump_cards (claim)) && !fh_claim_beats (claim, claim->card));
      return NULL;
    case FH_MOTIVE_KEEP_JOKER:
    case FH_MOTIVE_USE_JOKER:
      return check_joker (claim);
    default:
      return "no motive for following";
    }
}
