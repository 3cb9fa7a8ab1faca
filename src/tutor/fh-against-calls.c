/* fh-against-calls.c: what speaks against a bid or a pass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-against-private.h"

#include "fh-bid-reason.h"
#include "fh-danger.h"
#include "fh-hand-count.h"

/* Trumps that are few for a bid. */
#define FEW_TRUMPS 3

typedef struct
{
  const FhSeatView *view;
  const FhReason *best_reason;
  FhCall done, best;
  int8_t chance, best_chance;    /* as in FhBeside */
  FhHandCount count, best_count; /* of those that are for tricks */
} FhCalls;

static uint8_t
suit_of (FhCall call)
{
  FhDenomination trump = fh_call_trump (call);

  return trump == FH_NO_TRUMP ? FH_SUIT_NONE : (uint8_t) trump;
}

/* --- Against a bid of tricks --- */

static bool
goes_over_partner (const FhCalls *calls, FhReason *reason)
{
  const FhTable *table = &calls->view->table;
  const FhRules *rules = &table->rules;

  if (calls->done == FH_PASS || calls->best != FH_PASS || table->high_call == FH_PASS
      || table->high_bidder == calls->view->seat
      || rules->side_of[table->high_bidder] != rules->side_of[calls->view->seat])
    return false;
  reason->seat = table->high_bidder;
  return true;
}

/* Whether the own bid stands, and no reason is known to go higher. */
static bool
raises_own (const FhCalls *calls, FhReason *reason)
{
  const FhTable *table = &calls->view->table;
  FhBidding bidding;

  (void) reason;
  if (!fh_call_is_bid (calls->done) || calls->best != table->high_call
      || table->high_bidder != calls->view->seat || !fh_call_is_bid (table->high_call)
      || fh_call_level (calls->done) <= fh_call_level (table->high_call))
    return false;
  fh_bidding_init (&bidding, calls->view, fh_character_get (FH_STEADY), &fh_skill.bidding);
  return !fh_bid_may_raise (&bidding, calls->done);
}

/* Whether it asks for more than the hand counts, and by more than the best does. */
static bool
counts_few (const FhCalls *calls, FhReason *reason)
{
  int missing = 0;

  if (!fh_call_is_bid (calls->done))
    return false;
  if (fh_call_is_bid (calls->best) && fh_call_level (calls->best) > calls->best_count.total)
    missing = fh_call_level (calls->best) - calls->best_count.total;
  reason->number = calls->count.total;
  reason->needed = (int8_t) fh_call_level (calls->done);
  return reason->needed - reason->number > missing;
}

static bool
counts_more_elsewhere (const FhCalls *calls, FhReason *reason)
{
  if (!fh_call_is_bid (calls->done) || !fh_call_is_bid (calls->best)
      || fh_call_trump (calls->done) == fh_call_trump (calls->best))
    return false;
  reason->suit = suit_of (calls->best);
  reason->number = calls->best_count.total;
  reason->needed = calls->count.total;
  return reason->number > reason->needed;
}

/* At no-trump, the suits in which the hand has neither the ace nor a king or queen with enough
 * cards below it, nor the joker for any. */
static bool
has_no_stop (const FhCalls *calls, FhReason *reason)
{
  FhCardSet hand = calls->view->hand;

  if (!fh_call_is_bid (calls->done) || fh_call_trump (calls->done) != FH_NO_TRUMP
      || (hand & FH_SET_JOKERS))
    return false;
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet mine = hand & fh_suit_cards ((FhSuit) s);
      int n = fh_set_size (mine);
      bool stops = fh_set_has (mine, FH_CARD (s, FH_ACE))
                   || (fh_set_has (mine, FH_CARD (s, FH_KING)) && n >= 2)
                   || (fh_set_has (mine, FH_CARD (s, FH_QUEEN)) && n >= 3);
      if (!stops)
        reason->number = (int8_t) (reason->number | 1 << s);
    }
  return reason->number != 0;
}

static bool
lacks_tops (const FhCalls *calls, FhReason *reason)
{
  FhDenomination trump = fh_call_trump (calls->done);
  FhCardSet tops;

  if (!fh_call_is_bid (calls->done) || trump == FH_NO_TRUMP)
    return false;
  tops = FH_SET_JOKERS | FH_SET (fh_right_bower (trump)) | FH_SET (fh_left_bower (trump));
  reason->suit = (uint8_t) trump;
  return (tops & FH_SET_JOKERS & calls->view->table.rules.pack) && !(tops & calls->view->hand);
}

static bool
has_few_trumps (const FhCalls *calls, FhReason *reason)
{
  FhDenomination trump = fh_call_trump (calls->done);

  if (!fh_call_is_bid (calls->done) || trump == FH_NO_TRUMP)
    return false;
  reason->suit = (uint8_t) trump;
  reason->number =
      (int8_t) fh_set_size (calls->view->hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  return reason->number <= FEW_TRUMPS;
}

/* --- Against a bid to lose every trick --- */

/* The highest card of the hand that could be made to win a trick: the joker where it wins, else one
 * whose suit is dangerous. */
static FhCard
most_dangerous (const FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;
  FhCard worst = FH_CARD_NONE;
  float most = 0;

  if ((view->hand & FH_SET_JOKERS) && rules->joker_misere != FH_JOKER_MISERE_LOWEST)
    return fh_set_first (view->hand & FH_SET_JOKERS);
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = fh_suit_cards ((FhSuit) s), mine = view->hand & suit;
      float danger = fh_danger_of_suit (mine, rules->pack & ~view->hand & suit);

      if (danger <= most)
        continue;
      most = danger;
      FH_FOREACH_CARD (card, mine)
        worst = card;
    }
  return worst;
}

static bool
is_risky_misere (const FhCalls *calls, FhReason *reason)
{
  if (!fh_call_is_misere (calls->done))
    return false;
  reason->card = most_dangerous (calls->view);
  reason->number = calls->count.risky;
  return reason->number > 0 && reason->card != FH_CARD_NONE;
}

/* --- Against a pass, or too low a bid --- */

static bool
counts_enough (const FhCalls *calls, FhReason *reason)
{
  if (calls->done != FH_PASS || !fh_call_is_bid (calls->best))
    return false;
  reason->suit = suit_of (calls->best);
  reason->number = calls->best_count.total;
  reason->needed = (int8_t) fh_call_level (calls->best);
  return reason->number >= reason->needed;
}

static bool
counts_for_more (const FhCalls *calls, FhReason *reason)
{
  if (!fh_call_is_bid (calls->done) || !fh_call_is_bid (calls->best)
      || fh_call_trump (calls->done) != fh_call_trump (calls->best)
      || fh_call_level (calls->best) <= fh_call_level (calls->done))
    return false;
  reason->number = calls->count.total;
  reason->needed = (int8_t) fh_call_level (calls->done);
  return reason->number > reason->needed;
}

static bool
lets_win_game (const FhCalls *calls, FhReason *reason)
{
  const FhReason *best = calls->best_reason;

  if (calls->done != FH_PASS || best->motive != FH_MOTIVE_SACRIFICE || best->seat >= FH_MAX_SEATS)
    return false;
  reason->seat = best->seat;
  return true;
}

/* Whether a pass leaves the best bid, which would probably be made, or may well be. */
static bool
leaves_likely (const FhCalls *calls, FhReason *reason)
{
  reason->chance = calls->best_chance;
  reason->certainty = reason->chance >= FH_PROBABLE ? FH_LIKELY : FH_OPEN;
  return calls->done == FH_PASS && reason->chance >= FH_IMPROBABLE;
}

/* Whether it would fail about as often as not, and the best, if that is a bid, probably would not;
 * one that fails more often is said to fail. */
static bool
may_fail (const FhCalls *calls, FhReason *reason)
{
  reason->chance = calls->chance;
  return calls->done != FH_PASS && reason->chance >= FH_IMPROBABLE && reason->chance < FH_PROBABLE
         && (calls->best_chance == FH_REASON_NO_CHANCE || calls->best_chance >= FH_PROBABLE);
}

/* Whether as many tricks score more with the best bid, which will probably be made. */
static bool
scores_less (const FhCalls *calls, FhReason *reason)
{
  const FhRules *rules = &calls->view->table.rules;

  if (!fh_call_is_bid (calls->done) || !fh_call_is_bid (calls->best)
      || fh_call_level (calls->done) != fh_call_level (calls->best))
    return false;
  reason->suit = suit_of (calls->best);
  return calls->best_chance >= FH_PROBABLE
         && fh_rules_value (rules, calls->best) > fh_rules_value (rules, calls->done);
}

/* --- All together --- */

/* What @call of the seat of @view makes of the auction: who passes over the own bid stands on it.
 */
static FhCall
contract_of (const FhSeatView *view, FhCall call)
{
  const FhTable *table = &view->table;

  return call == FH_PASS && table->high_call != FH_PASS && table->high_bidder == view->seat
             ? table->high_call
             : call;
}

typedef bool FhFindAgainstCall (const FhCalls *calls, FhReason *reason);

FhReason
fh_against_call (const FhSeatView *view, const FhBeside *beside)
{
  static const struct
  {
    FhMotive motive;
    FhFindAgainstCall *find;
    bool is_relative; /* as that of cards (FhAgainstKind) */
  } kinds[] = {
    { FH_MOTIVE_AGAINST_OVER_PARTNER, goes_over_partner, true },
    { FH_MOTIVE_RAISE_NEEDLESS, raises_own, true },
    { FH_MOTIVE_AGAINST_RISKY_MISERE, is_risky_misere, false },
    { FH_MOTIVE_AGAINST_COUNTS_MORE_ELSEWHERE, counts_more_elsewhere, true },
    { FH_MOTIVE_AGAINST_COUNTS_FEW, counts_few, true },
    { FH_MOTIVE_AGAINST_NO_STOP, has_no_stop, false },
    { FH_MOTIVE_AGAINST_NO_TOPS, lacks_tops, false },
    { FH_MOTIVE_AGAINST_SHORT_TRUMPS, has_few_trumps, false },
    { FH_MOTIVE_AGAINST_LETS_WIN_GAME, lets_win_game, true },
    { FH_MOTIVE_AGAINST_COUNTS_ENOUGH, counts_enough, true },
    { FH_MOTIVE_AGAINST_COUNTS_FOR_MORE, counts_for_more, true },
    { FH_MOTIVE_AGAINST_LIKELY_LEFT, leaves_likely, true },
    { FH_MOTIVE_AGAINST_MAY_FAIL, may_fail, true },
    { FH_MOTIVE_AGAINST_SCORES_LESS, scores_less, true },
  };
  FhCalls calls = { .view = view,
                    .best_reason = beside->best_reason,
                    .done = contract_of (view, beside->done->call),
                    .best = contract_of (view, beside->best->call),
                    .chance = beside->chance,
                    .best_chance = beside->best_chance };

  if (calls.done == calls.best)
    return fh_motive_reason (FH_MOTIVE_NONE);
  if (calls.done != FH_PASS)
    fh_hand_count_init (&calls.count, view, calls.done);
  if (calls.best != FH_PASS)
    fh_hand_count_init (&calls.best_count, view, calls.best);
  FhCalls turned = { .view = view,
                     .best_reason = calls.best_reason,
                     .done = calls.best,
                     .best = calls.done,
                     .chance = calls.best_chance,
                     .best_chance = calls.chance,
                     .count = calls.best_count,
                     .best_count = calls.count };
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
    {
      FhReason reason = fh_motive_reason (kinds[i].motive), other = reason;

      if (kinds[i].find (&calls, &reason)
          && (kinds[i].is_relative || !kinds[i].find (&turned, &other)))
        return reason;
    }
  return fh_motive_reason (FH_MOTIVE_NONE);
}
