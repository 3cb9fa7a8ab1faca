/* fh-auction.c: the auction in all its forms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"

void
fh_auction_begin (FhTable *table)
{
  table->n_calls = 0;
  table->high_call = FH_PASS;
  table->high_bidder = FH_SEAT_NONE;
  table->passed = 0;
  table->passes = 0;
  table->stand_or_raise = false;
  table->called = 0;
  for (int i = 0; i < FH_MAX_SEATS; i++)
    {
      table->last_bid_of[i] = FH_PASS;
      table->inkle_of[i] = FH_SEAT_NONE;
    }
  table->due = FH_ACTION_BID;
  table->turn = (uint8_t) ((table->dealer + 1) % table->rules.n_callers);
}

static bool
has_called (const FhTable *table, int seat, FhCall call)
{
  for (int i = 0; i < table->n_calls; i++)
    if (table->calls[i].seat == seat && table->calls[i].call == call)
      return true;
  return false;
}

static int
count_bids (const FhTable *table)
{
  int n = 0;

  for (int i = 0; i < table->n_calls; i++)
    n += table->calls[i].call != FH_PASS;
  return n;
}

/* Whether a bid of six may be made now (DX-025, DX-026, D-DX-FIRSTTWO, C-13). */
static bool
six_level_is_open (const FhTable *table)
{
  switch ((FhSixLevel) table->rules.six_level)
    {
    case FH_SIX_LEVEL_FIRST_TWO_SPEAKERS:
      return table->n_calls < 2;
    case FH_SIX_LEVEL_FIRST_TWO_BIDDERS:
      return count_bids (table) < 2;
    case FH_SIX_LEVEL_ANY:
      break;
    }
  return true;
}

/* Whether @call has to wait until somebody has bid seven: the closed bids to lose every
 * trick do, not those for 500 and more. */
static bool
needs_seven (const FhTable *table, FhCall call)
{
  FhCallSet bids = FH_CALL_BIT (FH_LAST_BID + 1) - FH_CALL_BIT (fh_bid (7, FH_TRUMP_SPADES));

  return table->rules.misere_after_seven && !(table->called & bids)
         && (call == FH_MISERE || (call == FH_NULLO && !table->rules.nullo_500));
}

/* What forbids @call to @seat apart from its rank. */
static FhRefusal
check_kind (const FhTable *table, int seat, FhCall call)
{
  const FhRules *rules = &table->rules;
  FhRefusal refusal = fh_refusal (FH_OK);

  if (call >= FH_N_CALLS || !(fh_rules_ladder (rules) & FH_CALL_BIT (call)))
    {
      refusal.code = FH_REFUSED_NOT_AT_THIS_TABLE;
      refusal.call = call;
    }
  else if (fh_call_level (call) == FH_MIN_LEVEL && !six_level_is_open (table))
    {
      refusal.code = FH_REFUSED_SIX_LEVEL;
      refusal.number = rules->six_level;
    }
  else if (needs_seven (table, call))
    {
      refusal.code = FH_REFUSED_NEEDS_SEVEN;
      refusal.call = call;
    }
  else if ((call == FH_NULLO || call == FH_GRAND_NULLO)
           && fh_seats_have (table->no_nullo, rules->side_of[seat]))
    {
      refusal.code = FH_REFUSED_ACE_NO_FACE_NULLO; /* DX-021 */
    }
  else if (call == FH_GRAND_NULLO)
    {
      int partner = fh_rules_partner (rules, seat);
      if (partner < 0 || !has_called (table, partner, FH_NULLO))
        refusal.code = FH_REFUSED_NEEDS_PARTNERS_NULLO; /* DX-032 */
    }
  return refusal;
}

/* A call must stand on a higher rung than the highest so far; two calls on one rung outbid each
 * other, each of them once an auction (HC-018, NZ-026, D-NZ-TIE). */
static FhRefusal
check_rank (const FhTable *table, FhCall call)
{
  int rung = fh_rules_rung (&table->rules, call);
  int high = fh_rules_rung (&table->rules, table->high_call);
  FhRefusal refusal = fh_refusal (FH_OK);

  if (rung < high || call == table->high_call)
    {
      refusal.code = FH_REFUSED_TOO_LOW;
      refusal.call = table->high_call;
      /* Where a call to lose every trick stands is no matter of number or suit. */
      if (rung < high && !(fh_call_is_bid (call) && fh_call_is_bid (table->high_call)))
        refusal.number = call;
    }
  else if (table->called & FH_CALL_BIT (call))
    {
      refusal.code = FH_REFUSED_CALLED_BEFORE;
      refusal.call = call;
    }
  return refusal;
}

static FhRefusal
check_inkle (const FhTable *table, int seat, FhCall call)
{
  int side = table->rules.side_of[seat];
  FhRefusal refusal = fh_refusal (FH_OK);

  if (!table->rules.inkle_swap || !fh_call_is_bid (call))
    {
      refusal.code = FH_REFUSED_INKLE_OFF;
    }
  else if (table->inkle_of[side] != FH_SEAT_NONE)
    {
      refusal.code = FH_REFUSED_INKLE_TWICE; /* HP-070 */
      refusal.seat = table->inkle_of[side];
    }
  return refusal;
}

FhRefusal
fh_table_check_call (const FhTable *table, int seat, FhCall call, bool inkle)
{
  if (call != FH_PASS)
    {
      if (fh_seats_have (table->slips.barred, seat))
        return fh_refusal (FH_REFUSED_BARRED); /* HC-057 */
      FhRefusal refusal = check_kind (table, seat, call);
      if (refusal.code == FH_OK)
        refusal = check_rank (table, call);
      if (refusal.code != FH_OK)
        return refusal;
    }
  return inkle ? check_inkle (table, seat, call) : fh_refusal (FH_OK);
}

FhCallSet
fh_auction_calls (const FhTable *table, int seat, FhCallSet *inkles)
{
  FhCallSet calls = FH_CALL_BIT (FH_PASS);
  FhCallSet ladder = fh_rules_ladder (&table->rules);

  *inkles = 0;
  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    {
      if (!(ladder & FH_CALL_BIT (call)) || fh_table_check_call (table, seat, call, false).code)
        continue;
      calls |= FH_CALL_BIT (call);
      if (check_inkle (table, seat, call).code == FH_OK)
        *inkles |= FH_CALL_BIT (call);
    }
  return calls;
}

/* Whether @a and @b name the same trump; each misère is a denomination of its own (C-14). */
static bool
same_denomination (FhCall a, FhCall b)
{
  if (fh_call_is_bid (a) && fh_call_is_bid (b))
    return fh_call_trump (a) == fh_call_trump (b);
  return a == b;
}

static void
enter_bid (FhTable *table, int seat, FhCall call)
{
  FhCall before = table->last_bid_of[seat];

  /* Raising one's own bid after all others have passed lets everybody back in (NZ-028), and so
   * does, where that option is on, naming another suit (C-14); but not the last word. */
  if (table->stand_or_raise ? table->rules.auction == FH_AUCTION_RAISE
                            : table->rules.reentry_on_suit_change && before != FH_PASS
                                  && !same_denomination (before, call))
    table->passed = 0;

  table->high_call = call;
  table->high_bidder = (uint8_t) seat;
  table->passes = 0;
  table->called |= FH_CALL_BIT (call);
  table->last_bid_of[seat] = call;
}

/* For the forms in which a pass is final: passes the turn to the next player who is still in, asks
 * the last one to stand or raise, or ends the auction. */
static bool
next_of_those_left (FhTable *table, int seat)
{
  const FhRules *rules = &table->rules;
  unsigned left = fh_seats_first (rules->n_callers) & ~(unsigned) table->passed;
  bool bid_made = table->high_call != FH_PASS;

  if (table->stand_or_raise || left == 0)
    return true;
  if (bid_made && left == fh_seat_bit (table->high_bidder))
    {
      FhCallSet inkles;
      /* The question is asked only while a higher call is legal (C-1). */
      if (rules->auction == FH_AUCTION_UNTIL_PASSED
          || fh_auction_calls (table, table->high_bidder, &inkles) == FH_CALL_BIT (FH_PASS))
        return true;
      table->stand_or_raise = true;
      table->turn = table->high_bidder;
      return false;
    }
  do
    seat = (seat + 1) % rules->n_callers;
  while (!fh_seats_have (left, seat));
  table->turn = (uint8_t) seat;
  return false;
}

bool
fh_auction_apply (FhTable *table, int seat, FhCall call, bool inkle)
{
  const FhRules *rules = &table->rules;

  table->calls[table->n_calls++] =
      (FhCalled){ .seat = (uint8_t) seat, .call = call, .inkle = inkle };
  if (inkle)
    table->inkle_of[rules->side_of[seat]] = (uint8_t) seat;

  if (call == FH_PASS)
    {
      table->passed |= fh_seat_bit (seat);
      table->passes++;
    }
  else
    {
      enter_bid (table, seat, call);
      if (call == FH_GRAND_NULLO)
        return true; /* DX-036 */
    }

  bool bid_made = table->high_call != FH_PASS;
  table->turn = (uint8_t) ((seat + 1) % rules->n_callers);
  switch ((FhAuctionForm) rules->auction)
    {
    case FH_AUCTION_SINGLE:
      return table->n_calls == rules->n_callers;
    case FH_AUCTION_THREE_ROUNDS: /* D-DX-ROUNDS */
      return table->n_calls == (bid_made ? 3 : 1) * rules->n_callers;
    case FH_AUCTION_CONTINUOUS: /* D-PW-PASS */
      return table->passes == (bid_made ? rules->n_callers - 1 : rules->n_callers);
    case FH_AUCTION_UNTIL_PASSED:
    case FH_AUCTION_RAISE:
    case FH_AUCTION_NEWCASTLE:
      if (call != FH_PASS && rules->auction == FH_AUCTION_RAISE)
        table->stand_or_raise = false;
      return next_of_those_left (table, seat);
    }
  return true;
}
