/* fh-against-calls.c: what speaks against a bid or a pass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-against-private.h"

#include "fh-danger.h"
#include "fh-hand-count.h"

/* Trumps that are few for a bid. */
#define FEW_TRUMPS 3

typedef struct
{
  const FhSeatView *view;
  const FhBeside *beside;
  FhCall done, best;
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

static bool
raises_own (const FhCalls *calls, FhReason *reason)
{
  const FhTable *table = &calls->view->table;

  (void) reason;
  return fh_call_is_bid (calls->done) && calls->best == FH_PASS && fh_call_is_bid (table->high_call)
         && table->high_bidder == calls->view->seat
         && fh_call_level (calls->done) > fh_call_level (table->high_call);
}

static bool
counts_few (const FhCalls *calls, FhReason *reason)
{
  if (!fh_call_is_bid (calls->done))
    return false;
  reason->number = calls->count.total;
  reason->needed = (int8_t) fh_call_level (calls->done);
  return reason->number < reason->needed;
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
  return reason->number >= reason->needed;
}

static bool
lets_win_game (const FhCalls *calls, FhReason *reason)
{
  const FhReason *best = calls->beside->best_reason;

  if (calls->done != FH_PASS || best->motive != FH_MOTIVE_SACRIFICE || best->seat >= FH_MAX_SEATS)
    return false;
  reason->seat = best->seat;
  return true;
}

/* Whether a pass leaves the best bid, which would probably be made, or may well be. */
static bool
leaves_likely (const FhCalls *calls, FhReason *reason)
{
  reason->chance = calls->beside->best_chance;
  reason->certainty = reason->chance >= FH_PROBABLE ? FH_LIKELY : FH_OPEN;
  return calls->done == FH_PASS && reason->chance >= FH_IMPROBABLE;
}

/* Whether it would fail about as often as not; one that fails more often is said to fail. */
static bool
may_fail (const FhCalls *calls, FhReason *reason)
{
  reason->chance = calls->beside->chance;
  return calls->done != FH_PASS && reason->chance >= FH_IMPROBABLE && reason->chance < FH_PROBABLE;
}

/* --- All together --- */

typedef bool FhFindAgainstCall (const FhCalls *calls, FhReason *reason);

FhReason
fh_against_call (const FhSeatView *view, const FhBeside *beside)
{
  static const struct
  {
    FhMotive motive;
    FhFindAgainstCall *find;
  } kinds[] = {
    { FH_MOTIVE_AGAINST_OVER_PARTNER, goes_over_partner },
    { FH_MOTIVE_RAISE_NEEDLESS, raises_own },
    { FH_MOTIVE_AGAINST_RISKY_MISERE, is_risky_misere },
    { FH_MOTIVE_AGAINST_COUNTS_MORE_ELSEWHERE, counts_more_elsewhere },
    { FH_MOTIVE_AGAINST_COUNTS_FEW, counts_few },
    { FH_MOTIVE_AGAINST_NO_STOP, has_no_stop },
    { FH_MOTIVE_AGAINST_NO_TOPS, lacks_tops },
    { FH_MOTIVE_AGAINST_SHORT_TRUMPS, has_few_trumps },
    { FH_MOTIVE_AGAINST_LETS_WIN_GAME, lets_win_game },
    { FH_MOTIVE_AGAINST_COUNTS_ENOUGH, counts_enough },
    { FH_MOTIVE_AGAINST_COUNTS_FOR_MORE, counts_for_more },
    { FH_MOTIVE_AGAINST_LIKELY_LEFT, leaves_likely },
    { FH_MOTIVE_AGAINST_MAY_FAIL, may_fail },
  };
  FhCalls calls = {
    .view = view, .beside = beside, .done = beside->done->call, .best = beside->best->call
  };

  if (calls.done == calls.best)
    return fh_motive_reason (FH_MOTIVE_NONE);
  if (calls.done != FH_PASS)
    fh_hand_count_init (&calls.count, view, calls.done);
  if (calls.best != FH_PASS)
    fh_hand_count_init (&calls.best_count, view, calls.best);
  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
    {
      FhReason reason = fh_motive_reason (kinds[i].motive);

      if (kinds[i].find (&calls, &reason))
        return reason;
    }
  return fh_motive_reason (FH_MOTIVE_NONE);
}
