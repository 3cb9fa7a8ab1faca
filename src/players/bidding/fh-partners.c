/* fh-naming.c: naming partners openly (HC-089, HC-090).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each partner adds tricks and takes the full score; those who called high, and the trump suit
 * above all, add most.  Among equals the one with the lowest score gets it.
 */
#include "fh-naming.h"

#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-hand-value.h"
#include "fh-sure-tricks.h"

/* The tricks that the bid of a seat promises to the declarer, above those of one who passed. */
#define BID_SAME     1.2f
#define BID_NO_TRUMP 0.9f
#define BID_OTHER    0.5f
#define BID_MISERE   -0.6f
#define LEVEL        0.3f

static float
promise (const FhTable *table, int seat)
{
  FhCall bid = table->last_bid_of[seat];

  if (bid == FH_PASS)
    return 0;
  if (fh_call_is_misere (bid))
    return BID_MISERE;
  FhDenomination trump = fh_call_trump (bid);
  float level = LEVEL * (float) (fh_call_level (bid) - FH_MIN_LEVEL);
  if (trump == fh_table_trump (table))
    return BID_SAME + level;
  return (trump == FH_NO_TRUMP ? BID_NO_TRUMP : BID_OTHER) + level;
}

/* Whether @a is the better partner.  Of equals who sits opposite is preferred: neither first nor
 * last after the declarer's lead, two partners share the table best with the opponents. */
static bool
is_better (const FhTable *table, int a, int b)
{
  float promise_a = promise (table, a), promise_b = promise (table, b);
  int total_a = table->totals[table->rules.side_of[a]];
  int total_b = table->totals[table->rules.side_of[b]];
  static const uint8_t by_place[FH_MAX_SEATS] = { 0, 3, 1, 2, 4, 5 };
  int n = table->rules.n_seats;

  if (promise_a != promise_b)
    return promise_a > promise_b;
  if (total_a != total_b)
    return total_a < total_b;
  return by_place[(a - table->declarer + n) % n] < by_place[(b - table->declarer + n) % n];
}

FhAction
fh_naming_best (const FhSeatView *view, int n)
{
  const FhTable *table = &view->table;
  FhAction action = { .kind = FH_ACTION_PARTNER, .seat = view->seat, .suit = FH_SUIT_NONE };
  uint8_t left = view->legal.seats;

  while (action.n_seats < n && left)
    {
      int best = __builtin_ctz (left);
      for (int seat = best + 1; seat < table->rules.n_seats; seat++)
        if (fh_seats_have (left, seat) && is_better (table, seat, best))
          best = seat;
      action.seats[action.n_seats++] = (uint8_t) best;
      left = fh_seats_without (left, best);
    }
  return action;
}

/* The chance of the contract with the partners of @action; the weights count one already.  Tricks
 * that the own hand is sure of need nobody. */
static float
chance_with (const FhSeatView *view, const FhAction *action, float courage)
{
  const FhTable *table = &view->table;
  const FhCallWeights *weights = fh_call_weights (&table->rules);
  FhDenomination trump = fh_table_trump (table);

  if (fh_sure_makes (view->hand, table->rules.pack, table->contract))
    return 1;
  float tricks = fh_bid_tricks (view, trump, 1) + courage;

  if (action->n_seats == 0)
    tricks += weights->alone - promise (table, fh_naming_best (view, 1).seats[0]);
  if (action->n_seats == 2)
    tricks += weights->second_partner + promise (table, action->seats[1]);
  return fh_hand_chance (&table->rules, FH_HAND_DEALT, trump, tricks,
                         fh_call_level (table->contract));
}

/* Whether one of those who can be named has bid for tricks. */
static bool
somebody_has_bid (const FhSeatView *view)
{
  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (fh_seats_have (view->legal.seats, seat) && fh_call_is_bid (view->table.last_bid_of[seat]))
      return true;
  return false;
}

FhReason
fh_naming_reason (const FhSeatView *view, const FhAction *action)
{
  const FhTable *table = &view->table;
  FhReason reason = fh_reason (FH_MOTIVE_ON_BALANCE);
  float chance = chance_with (view, action, 0);

  reason.chance = fh_percent (chance);
  reason.number = (int8_t) action->n_seats;
  if (action->n_seats == 0)
    {
      if (chance >= 0.5f)
        reason.motive = FH_MOTIVE_PLAY_ALONE;
      return reason;
    }

  FhCall bid = table->last_bid_of[action->seats[0]];
  reason.seat = action->seats[0];
  if (!somebody_has_bid (view))
    reason.motive = FH_MOTIVE_NAME_ANYBODY;
  if (fh_call_is_bid (bid))
    {
      FhDenomination trump = fh_call_trump (bid);
      reason.motive =
          trump == fh_table_trump (table) ? FH_MOTIVE_NAME_SUPPORTER : FH_MOTIVE_NAME_BIDDER;
      reason.suit = trump == FH_NO_TRUMP ? FH_SUIT_NONE : (uint8_t) trump;
    }
  return reason;
}

FhDecision
fh_naming_choose (const FhSeatView *view, const FhCharacter *character)
{
  const FhRules *rules = &view->table.rules;
  FhDecision decision;
  float most = 0;

  for (int n = 0; n <= view->legal.count; n++)
    {
      /* Made, the points of the partners count for them alone; set, they are lost with them. */
      FhAction action = fh_naming_best (view, n);
      float chance = chance_with (view, &action, character->courage);
      float worth = (2 * chance - 1) * (1 - (float) action.n_seats / (float) (rules->n_sides - 1));
      if (n == 0 || worth > most)
        {
          most = worth;
          decision.action = action;
        }
    }
  decision.reason = fh_naming_reason (view, &decision.action);
  return decision;
}
