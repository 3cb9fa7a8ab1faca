/* fh-truth-against.c: whether what is said against a choice is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-truth-against.h"

#include "fh-hand-count.h"
#include "fh-sure-tricks.h"
#include "fh-truth-private.h"

/* --- Calls --- */

static const char *
check_count (const FhClaim *claim, FhCall call)
{
  const FhReason *reason = claim->reason;
  FhHandCount count;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_COUNTS_FEW:
    case FH_MOTIVE_AGAINST_COUNTS_FOR_MORE:
      fh_hand_count_init (&count, claim->view, call);
      CHECK (reason->number == count.total && reason->needed == fh_call_level (call));
      if (reason->motive == FH_MOTIVE_AGAINST_COUNTS_FEW)
        CHECK (reason->number < reason->needed);
      else
        CHECK (reason->number > reason->needed);
      return NULL;
    case FH_MOTIVE_AGAINST_COUNTS_MORE_ELSEWHERE:
      fh_hand_count_init (&count, claim->view, call);
      CHECK (reason->needed == count.total && reason->number > reason->needed);
      CHECK (reason->suit != (uint8_t) fh_call_trump (call));
      break;
    default:
      CHECK (call == FH_PASS && reason->number >= reason->needed);
      break;
    }
  FhDenomination trump = reason->suit < FH_N_SUITS ? (FhDenomination) reason->suit : FH_NO_TRUMP;
  fh_hand_count_init (&count, claim->view, fh_bid (FH_MAX_LEVEL, trump));
  CHECK (reason->number == count.total);
  return NULL;
}

static const char *
check_misere_call (const FhClaim *claim, FhCall call)
{
  const FhReason *reason = claim->reason;
  FhCardSet others = claim->table->rules.pack & ~claim->view->hand;
  FhHandCount count;

  CHECK (fh_call_is_misere (call) && fh_set_has (claim->view->hand, reason->card));
  fh_hand_count_init (&count, claim->view, call);
  CHECK (reason->number == count.risky && reason->number > 0);
  if (!fh_card_is_joker (reason->card))
    CHECK (fh_claim_lower_of (claim, reason->card, others));
  return NULL;
}

static const char *
check_no_stop (const FhClaim *claim)
{
  FhCardSet hand = claim->view->hand;

  CHECK (claim->reason->number != 0 && !(hand & FH_SET_JOKERS));
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      int above = 0, mine = fh_set_size (hand & fh_suit_cards ((FhSuit) s));

      if (!(claim->reason->number >> s & 1))
        continue;
      /* Whatever is led from above, one of the top three would have to outlast it. */
      for (int rank = FH_ACE; rank >= FH_QUEEN; rank--, above++)
        if (fh_set_has (hand, FH_CARD (s, rank)))
          CHECK (mine <= above);
    }
  return NULL;
}

/* Whether @call by @seat wins the game, if it is made. */
static bool
would_win_game (const FhClaim *claim, int seat, FhCall call)
{
  const FhTable *table = claim->table;

  return table->totals[table->rules.side_of[seat]] + fh_rules_value (&table->rules, call)
         >= table->rules.target;
}

static const char *
check_call (const FhClaim *claim, FhCall call)
{
  const FhReason *reason = claim->reason;
  const FhTable *table = claim->table;
  const uint8_t *side_of = table->rules.side_of;
  FhDenomination trump = fh_call_trump (call);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_OVER_PARTNER:
      CHECK (call != FH_PASS && table->high_call != FH_PASS && reason->seat == table->high_bidder);
      CHECK (reason->seat != claim->view->seat
             && side_of[reason->seat] == side_of[claim->view->seat]);
      return NULL;
    case FH_MOTIVE_RAISE_NEEDLESS:
      CHECK (table->high_bidder == claim->view->seat && table->high_call != FH_PASS);
      CHECK (fh_call_level (call) > fh_call_level (table->high_call));
      CHECK (!would_win_game (claim, claim->view->seat, call)
             || would_win_game (claim, claim->view->seat, table->high_call));
      CHECK (fh_sure_tricks (claim->view->hand, table->rules.pack, trump) < fh_call_level (call));
      return NULL;
    case FH_MOTIVE_AGAINST_RISKY_MISERE:
      return check_misere_call (claim, call);
    case FH_MOTIVE_AGAINST_NO_STOP:
      CHECK (fh_call_is_bid (call) && trump == FH_NO_TRUMP);
      return check_no_stop (claim);
    case FH_MOTIVE_AGAINST_NO_TOPS:
      CHECK (reason->suit == (uint8_t) trump && trump != FH_NO_TRUMP);
      FH_FOREACH_CARD (card, claim->view->hand)
        CHECK (fh_effective_suit (card, trump) != (FhSuit) trump
               || fh_card_power (card, trump) <= fh_card_power (FH_CARD (trump, FH_ACE), trump));
      return NULL;
    case FH_MOTIVE_AGAINST_SHORT_TRUMPS:
      {
        int n = 0;

        CHECK (reason->suit == (uint8_t) trump && trump != FH_NO_TRUMP);
        FH_FOREACH_CARD (card, claim->view->hand)
          n += fh_effective_suit (card, trump) == (FhSuit) trump;
        CHECK (reason->number == n && n < 4);
        return NULL;
      }
    case FH_MOTIVE_AGAINST_LETS_WIN_GAME:
      CHECK (call == FH_PASS && reason->seat == table->high_bidder);
      CHECK (would_win_game (claim, reason->seat, table->high_call));
      return NULL;
    case FH_MOTIVE_AGAINST_LIKELY_LEFT:
      CHECK (call == FH_PASS && reason->chance >= FH_IMPROBABLE);
      CHECK ((reason->certainty == FH_LIKELY) == (reason->chance >= FH_PROBABLE));
      return NULL;
    case FH_MOTIVE_AGAINST_MAY_FAIL:
      CHECK (call != FH_PASS);
      CHECK (reason->chance >= FH_IMPROBABLE && reason->chance < FH_PROBABLE);
      return NULL;
    case FH_MOTIVE_AGAINST_SCORES_LESS:
      {
        FhDenomination other =
            reason->suit < FH_N_SUITS ? (FhDenomination) reason->suit : FH_NO_TRUMP;
        CHECK (fh_call_is_bid (call) && other != trump);
        CHECK (fh_rules_value (&table->rules, fh_bid (fh_call_level (call), other))
               > fh_rules_value (&table->rules, call));
        return NULL;
      }
    default:
      return check_count (claim, call);
    }
}

/* --- Discards --- */

/* The cards of the suit of @card that this hand never had. */
static FhCardSet
elsewhere (const FhClaim *claim, FhCard card)
{
  return claim->table->rules.pack & ~claim->view->hand & ~claim->view->dealt
         & fh_claim_suit_cards (claim, fh_effective_suit (card, claim->trump));
}

static const char *
check_discard (const FhClaim *claim, FhCardSet gone)
{
  const FhReason *reason = claim->reason;
  FhCardSet hand = claim->view->hand, kept = hand & ~gone;
  FhCardSet trumps = fh_claim_trump_cards (claim) | FH_SET_JOKERS;
  FhCard card = reason->card;

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_TRUMP_AWAY:
      CHECK (claim->trump != FH_NO_TRUMP && fh_set_has (gone & trumps, card));
      return NULL;
    case FH_MOTIVE_AGAINST_WINNER_AWAY:
      CHECK (fh_set_has (gone & ~trumps, card));
      CHECK (!fh_claim_higher_of (claim, card, claim->table->rules.pack));
      return NULL;
    case FH_MOTIVE_AGAINST_GUARD_AWAY:
      CHECK (fh_set_has (kept & ~trumps, card) && !fh_claim_lower_of (claim, card, kept)
             && fh_claim_lower_of (claim, card, gone));
      CHECK (fh_set_size (fh_claim_higher_of (claim, card, elsewhere (claim, card))) == 1);
      return NULL;
    case FH_MOTIVE_AGAINST_NO_VOID:
      CHECK (reason->number && claim->trump != FH_NO_TRUMP && (kept & trumps));
      for (int s = 0; s < FH_N_SUITS; s++)
        if (reason->number >> s & 1)
          {
            CHECK (kept & fh_claim_suit_cards (claim, s));
            CHECK (fh_set_size (hand & fh_claim_suit_cards (claim, s)) <= fh_set_size (gone));
          }
      return NULL;
    case FH_MOTIVE_AGAINST_LOSER_KEPT:
      CHECK (fh_set_has (kept & ~trumps, card));
      FH_FOREACH_CARD (other, gone)
        CHECK (fh_set_size (fh_claim_higher_of (claim, other, elsewhere (claim, other)))
               < fh_set_size (fh_claim_higher_of (claim, card, elsewhere (claim, card))));
      return NULL;
    case FH_MOTIVE_AGAINST_LENGTH_AWAY:
      CHECK (gone & fh_claim_suit_cards (claim, reason->suit));
      CHECK (kept & fh_claim_suit_cards (claim, reason->suit));
      CHECK (reason->number >= 3
             && reason->number == fh_set_size (hand & fh_claim_suit_cards (claim, reason->suit)));
      return NULL;
    case FH_MOTIVE_AGAINST_DANGER_LEFT:
      CHECK (fh_table_is_misere (claim->table) && fh_set_has (kept, card));
      CHECK (fh_card_is_joker (card) || fh_claim_lower_of (claim, card, elsewhere (claim, card)));
      return NULL;
    default:
      return "no reason against a discard";
    }
}

/* --- Cards --- */

static FhCardSet
higher_out (const FhClaim *claim, FhCard card)
{
  return fh_claim_higher_of (claim, card, fh_claim_cards_of (claim, claim->others));
}

static bool
is_void_in (const FhClaim *claim, const FhWorld *world)
{
  return !(fh_world_hand (world, claim->reason->seat) & fh_claim_suit_cards (claim, claim->suit));
}

/* The cards of those to come, not surely friends, that can take over from @card. */
static int
n_taking_over (const FhClaim *claim, FhCard card)
{
  FhTable after = fh_claim_table_with (claim->table, claim->view->seat, card, FH_SUIT_NONE);
  FhCardSet found = 0;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (claim->later & claim->foes, seat)
        && fh_claim_can_be_beaten_at (claim, &after, fh_seat_bit (seat)))
      FH_FOREACH_CARD (other, claim->now[seat])
        if (fh_claim_would_win (&after, seat, other, FH_SUIT_NONE))
          found |= FH_SET (other);
  return fh_set_size (found);
}

static bool
is_trump (const FhClaim *claim, FhCard card)
{
  return fh_set_has (fh_claim_trump_cards (claim) | FH_SET_JOKERS, card);
}

static int
n_trumps_of_foes (const FhClaim *claim)
{
  return fh_set_size (fh_claim_cards_of (claim, claim->foes) & fh_claim_trump_cards (claim));
}

static const char *
check_lead (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet hand = claim->view->hand, trumps = fh_claim_trump_cards (claim);
  FhCardSet legal = claim->view->legal.cards;

  CHECK (claim->n == 0);
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_NO_RUFF:
      CHECK (fh_seats_have (claim->friends, reason->seat) && claim->suit != reason->suit);
      CHECK (reason->partner == fh_seats_have (claim->partners, reason->seat));
      CHECK (!(claim->possible[reason->seat] & fh_claim_suit_cards (claim, reason->suit)));
      return NULL;
    case FH_MOTIVE_AGAINST_TRUMPS_GONE:
      CHECK (fh_set_has (trumps, claim->card) && n_trumps_of_foes (claim) == 0);
      return NULL;
    case FH_MOTIVE_AGAINST_RUFFED:
      CHECK (fh_seats_have (claim->foes, reason->seat) && reason->suit == claim->suit);
      CHECK (claim->now[reason->seat] & trumps && !is_trump (claim, claim->card));
      if (reason->certainty == FH_CERTAIN)
        CHECK (!(claim->possible[reason->seat] & fh_claim_suit_cards (claim, claim->suit)));
      else
        CHECK (fh_claim_is_probable (claim, is_void_in));
      return NULL;
    case FH_MOTIVE_AGAINST_TRUMPS_NOT_DRAWN:
      CHECK (!is_trump (claim, claim->card) && (hand & trumps));
      CHECK (reason->number > 0 && reason->number == n_trumps_of_foes (claim));
      return NULL;
    case FH_MOTIVE_AGAINST_FEW_TRUMPS:
      CHECK (fh_set_has (trumps, claim->card));
      CHECK (reason->number == fh_set_size (hand & trumps) - 1);
      CHECK (reason->needed == n_trumps_of_foes (claim) && reason->number < reason->needed);
      return NULL;
    case FH_MOTIVE_AGAINST_SURE_CARD_KEPT:
      CHECK (fh_set_has (legal, reason->card));
      CHECK (!fh_claim_can_be_beaten (claim, reason->card, FH_SUIT_NONE, claim->foes));
      CHECK (fh_claim_can_be_beaten (claim, claim->card, claim->named, claim->foes));
      return NULL;
    case FH_MOTIVE_AGAINST_LEADS_AWAY:
      CHECK (fh_set_has (fh_claim_higher_of (claim, claim->card, hand), reason->card));
      CHECK (fh_set_size (higher_out (claim, reason->card)) == 1);
      return NULL;
    case FH_MOTIVE_AGAINST_HIGHEST_KEPT:
      CHECK (fh_set_has (legal, reason->card) && !higher_out (claim, reason->card));
      CHECK (!fh_claim_higher_of (claim, reason->card, hand) && higher_out (claim, claim->card));
      return NULL;
    case FH_MOTIVE_AGAINST_PARTNERS_SUIT:
      CHECK (fh_seats_have (claim->friends, reason->seat) && claim->suit != reason->suit);
      CHECK (reason->partner == fh_seats_have (claim->partners, reason->seat));
      return NULL;
    case FH_MOTIVE_AGAINST_LOW_LED:
      CHECK (fh_set_has (fh_claim_higher_of (claim, claim->card, legal), reason->card));
      CHECK (higher_out (claim, claim->card) & ~higher_out (claim, reason->card));
      return NULL;
    case FH_MOTIVE_AGAINST_HIGH_LED:
      CHECK (fh_set_has (fh_claim_lower_of (claim, claim->card, legal), reason->card));
      return NULL;
    case FH_MOTIVE_AGAINST_HIGH_CARD_SPENT:
      CHECK (reason->card == claim->card && reason->number <= 1);
      CHECK (!fh_claim_higher_of (claim, claim->card, hand));
      CHECK (reason->number == fh_set_size (higher_out (claim, claim->card)));
      return NULL;
    default:
      CHECK (reason->motive == FH_MOTIVE_AGAINST_BEATEN_BY_MORE && reason->number > 0);
      CHECK (reason->number == fh_set_size (higher_out (claim, claim->card)));
      return NULL;
    }
}

/* What is said of a lead and of another card alike. */
static const char *
check_any (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet left = claim->view->hand & ~FH_SET (claim->card);
  FhCardSet trumps = fh_claim_trump_cards (claim);

  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_UNGUARDS:
      CHECK (fh_set_has (fh_claim_higher_of (claim, claim->card, left), reason->card));
      CHECK (!fh_claim_lower_of (claim, reason->card, left));
      CHECK (fh_set_size (higher_out (claim, reason->card)) == 1);
      return NULL;
    case FH_MOTIVE_AGAINST_LAST_TRUMP:
      CHECK (fh_set_has (trumps, claim->card) && !(left & trumps));
      return NULL;
    case FH_MOTIVE_AGAINST_TOP_SPENT:
      CHECK (reason->card == claim->card && is_trump (claim, claim->card));
      CHECK (!higher_out (claim, claim->card) && !fh_claim_higher_of (claim, claim->card, left));
      return NULL;
    default:
      CHECK (reason->motive == FH_MOTIVE_AGAINST_TRUMP_SPENT && fh_set_has (trumps, claim->card));
      CHECK (reason->number == fh_set_size (left & trumps) && reason->number > 0);
      return NULL;
    }
}

static const char *
check_whose_trick (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  unsigned enemies = claim->later & claim->foes;
  bool is_sure = reason->certainty == FH_CERTAIN;
  FhTable as_it_lies = *claim->table;

  if (reason->motive == FH_MOTIVE_AGAINST_TRICK_LEFT)
    {
      CHECK (fh_seats_have (claim->foes, claim->winner));
    }
  else
    {
      CHECK (reason->seat == claim->winner && fh_seats_have (claim->friends, claim->winner));
      CHECK (reason->partner == fh_seats_have (claim->partners, claim->winner));
    }
  if (reason->motive == FH_MOTIVE_AGAINST_WON_ALREADY)
    {
      CHECK (fh_claim_beats (claim, claim->card));
      CHECK (!is_sure || !fh_claim_can_be_beaten_at (claim, &as_it_lies, enemies));
      return NULL;
    }
  CHECK (!fh_claim_beats (claim, claim->card));
  CHECK (fh_set_has (fh_claim_legal_winners (claim), reason->card));
  CHECK (!is_sure || !fh_claim_can_be_beaten (claim, reason->card, FH_SUIT_NONE, enemies));
  if (reason->motive == FH_MOTIVE_AGAINST_FRIEND_LEFT)
    CHECK (fh_claim_can_be_beaten_at (claim, &as_it_lies, enemies));
  return NULL;
}

static const char *
check_follow (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet legal = claim->view->legal.cards;
  bool beats = claim->n && fh_claim_beats (claim, claim->card);
  FhCard other = reason->card;

  CHECK (claim->n > 0);
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_WON_ALREADY:
    case FH_MOTIVE_AGAINST_TRICK_LEFT:
    case FH_MOTIVE_AGAINST_FRIEND_LEFT:
      return check_whose_trick (claim);
    case FH_MOTIVE_AGAINST_MORE_THAN_NEEDED:
      CHECK (beats && fh_set_has (fh_claim_legal_winners (claim), other));
      CHECK (n_taking_over (claim, other) == n_taking_over (claim, claim->card));
      CHECK (fh_set_has (fh_claim_higher_of (claim, other, FH_SET (claim->card)), claim->card)
             || (is_trump (claim, claim->card) && !is_trump (claim, other)));
      return NULL;
    case FH_MOTIVE_AGAINST_TOO_LOW:
      CHECK (beats && fh_set_has (fh_claim_legal_winners (claim), other));
      CHECK (n_taking_over (claim, other) < n_taking_over (claim, claim->card));
      CHECK ((reason->certainty == FH_CERTAIN) == (n_taking_over (claim, other) == 0));
      return NULL;
    case FH_MOTIVE_AGAINST_HIGH_IN_VAIN:
      CHECK (!beats && fh_set_has (legal, other) && !fh_claim_beats (claim, other));
      CHECK (fh_claim_higher_of (claim, other, FH_SET (claim->card)));
      return NULL;
    case FH_MOTIVE_AGAINST_TRUMP_IN_VAIN:
      CHECK (!beats && fh_set_has (fh_claim_trump_cards (claim), claim->card));
      return NULL;
    case FH_MOTIVE_AGAINST_WINNER_THROWN:
      CHECK (!beats && other == claim->card && !higher_out (claim, other));
      CHECK (!fh_claim_higher_of (claim, other, claim->view->hand));
      return NULL;
    case FH_MOTIVE_AGAINST_MAY_BE_BEATEN:
      CHECK (beats && reason->number > 0 && reason->number == n_taking_over (claim, claim->card));
      return NULL;
    case FH_MOTIVE_AGAINST_BETTER_THROWN:
      CHECK (!beats && fh_set_has (legal, other));
      CHECK (reason->number == fh_set_size (higher_out (claim, claim->card)));
      CHECK (reason->number < fh_set_size (higher_out (claim, other)));
      return NULL;
    default:
      CHECK (reason->motive == FH_MOTIVE_AGAINST_LAST_KEPT && claim->suit != reason->suit);
      CHECK (fh_set_size (claim->view->hand & fh_claim_suit_cards (claim, reason->suit)) == 1);
      CHECK (claim->view->hand & ~FH_SET (claim->card) & fh_claim_trump_cards (claim));
      return NULL;
    }
}

/* --- Misère --- */

static const char *
check_own_misere (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet legal = claim->view->legal.cards;
  FhCardSet others = fh_claim_cards_of (claim, claim->others);

  CHECK (fh_seats_have (fh_table_bidders (claim->table), claim->view->seat));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_GOES_OVER:
      CHECK (claim->n && fh_claim_beats (claim, claim->card) && reason->card == claim->winning);
      CHECK (legal & ~fh_claim_legal_winners (claim));
      return NULL;
    case FH_MOTIVE_AGAINST_DANGER_KEPT:
      CHECK (claim->n && fh_set_has (legal & ~FH_SET (claim->card), reason->card));
      CHECK (!fh_claim_beats (claim, reason->card));
      CHECK (fh_card_is_joker (reason->card) || fh_claim_lower_of (claim, reason->card, others)
             || fh_claim_higher_of (claim, claim->card, FH_SET (reason->card)));
      return NULL;
    case FH_MOTIVE_AGAINST_FEW_ABOVE:
      CHECK (reason->number == fh_set_size (higher_out (claim, claim->card)));
      return NULL;
    default:
      CHECK (reason->motive == FH_MOTIVE_AGAINST_LOW_SPENT);
      CHECK (!fh_claim_lower_of (claim, claim->card, claim->view->hand));
      CHECK (fh_set_has (fh_claim_higher_of (claim, claim->card, claim->view->hand), reason->card));
      return NULL;
    }
}

static const char *
check_at_misere (const FhClaim *claim)
{
  const FhReason *reason = claim->reason;
  FhCardSet theirs = fh_claim_cards_of (claim, claim->foes);
  FhCardSet legal = claim->view->legal.cards;

  CHECK (!fh_seats_have (fh_table_bidders (claim->table), claim->view->seat));
  switch ((FhMotive) reason->motive)
    {
    case FH_MOTIVE_AGAINST_BIDDER_SAVED:
      CHECK (claim->n && fh_claim_beats (claim, claim->card) && reason->card == claim->winning);
      CHECK (fh_seats_have (claim->foes, claim->winner) && reason->seat == claim->winner);
      return NULL;
    case FH_MOTIVE_AGAINST_JOKER_SPENT:
      CHECK (fh_card_is_joker (claim->card) && (legal & ~FH_SET_JOKERS));
      return NULL;
    case FH_MOTIVE_AGAINST_LETS_THROW:
      CHECK (claim->n == 0 && reason->suit == claim->suit);
      CHECK (!(theirs & fh_claim_suit_cards (claim, claim->suit)));
      return NULL;
    case FH_MOTIVE_AGAINST_EASY_UNDER:
      CHECK (reason->number > 0
             && reason->number == fh_set_size (fh_claim_lower_of (claim, claim->card, theirs)));
      CHECK (claim->n == 0
             || ((claim->later & claim->foes) && fh_claim_beats (claim, claim->card)));
      return NULL;
    case FH_MOTIVE_AGAINST_LOW_GIVEN:
      CHECK (claim->n && fh_set_has (legal, reason->card));
      CHECK (fh_set_size (fh_claim_higher_of (claim, claim->card, theirs))
             > fh_set_size (fh_claim_higher_of (claim, reason->card, theirs)));
      return NULL;
    default:
      CHECK (reason->motive == FH_MOTIVE_AGAINST_TRAPS_FEW && claim->n == 0);
      CHECK (reason->number == fh_set_size (fh_claim_higher_of (claim, claim->card, theirs)));
      return NULL;
    }
}

/* --- Altogether --- */

static const char *
check_card (const FhClaim *claim)
{
  FhMotive motive = (FhMotive) claim->reason->motive;

  if (motive >= FH_MOTIVE_AGAINST_GOES_OVER && motive <= FH_MOTIVE_AGAINST_LOW_SPENT)
    return check_own_misere (claim);
  if (motive > FH_MOTIVE_AGAINST_LOW_SPENT)
    return check_at_misere (claim);
  CHECK (!fh_table_is_misere (claim->table));
  if (motive >= FH_MOTIVE_AGAINST_UNGUARDS && motive <= FH_MOTIVE_AGAINST_TRUMP_SPENT)
    return check_any (claim);
  return motive < FH_MOTIVE_AGAINST_UNGUARDS ? check_lead (claim) : check_follow (claim);
}

bool
fh_truth_against_holds (const FhSeatView *view,
                        const FhAction *action,
                        const FhReason *reason,
                        FhRng *rng,
                        const char **why)
{
  FhClaim claim = { .view = view,
                    .table = &view->table,
                    .reason = reason,
                    .rng = rng,
                    .trump = fh_table_trump (&view->table) };

  fh_claim_init (&claim, action);
  FhCall call = (FhCall) action->call;
  /* Who passes over the own bid stands on it. */
  if (call == FH_PASS && view->table.high_call != FH_PASS && view->table.high_bidder == view->seat)
    call = view->table.high_call;
  *why = action->kind == FH_ACTION_BID       ? check_call (&claim, call)
         : action->kind == FH_ACTION_DISCARD ? check_discard (&claim, fh_action_set (action))
                                             : check_card (&claim);
  return *why == NULL;
}
