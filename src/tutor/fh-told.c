/* fh-told.c: what calls tell about the hand behind them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-told.h"

const char *
fh_told_word (FhToldCode code)
{
  static const char *const words[FH_N_TOLD] = {
    [FH_TOLD_AGREED] = "agreed",
    [FH_TOLD_NO_SUIT] = "no-suit",
    [FH_TOLD_STANDS] = "stands",
    [FH_TOLD_LOSES_ALONE] = "loses-alone",
    [FH_TOLD_LOSE_BOTH] = "lose-both",
    [FH_TOLD_HIGH_CARDS] = "high-cards",
    [FH_TOLD_STRONG_SUIT] = "strong-suit",
    [FH_TOLD_LONG_SUIT] = "long-suit",
    [FH_TOLD_HELP] = "help",
    [FH_TOLD_OTHER_SUIT] = "other-suit",
    [FH_TOLD_MORE] = "more",
  };

  return words[code];
}

/* Whether @seat has bid @trump before call number @n. */
static bool
has_bid (const FhTable *table, int n, int seat, FhDenomination trump)
{
  for (int i = 0; i < n; i++)
    if (table->calls[i].seat == seat && fh_call_is_bid (table->calls[i].call)
        && fh_call_trump (table->calls[i].call) == trump)
      return true;
  return false;
}

static bool
are_partners (const FhTable *table, int a, int b)
{
  return a != b && table->rules.side_of[a] == table->rules.side_of[b];
}

/* The last bid of tricks by a partner of @seat before call number @n, or FH_CALL_NONE. */
static FhCall
last_of_partners (const FhTable *table, int n, int seat)
{
  for (int i = n - 1; i >= 0; i--)
    if (fh_call_is_bid (table->calls[i].call) && are_partners (table, table->calls[i].seat, seat))
      return table->calls[i].call;
  return FH_CALL_NONE;
}

/* Who has the highest call before call number @n, or FH_SEAT_NONE. */
static int
high_bidder (const FhTable *table, int n)
{
  for (int i = n - 1; i >= 0; i--)
    if (table->calls[i].call != FH_PASS)
      return table->calls[i].seat;
  return FH_SEAT_NONE;
}

/* Whether @call, the first bid of an auction, is a message of a strong suit (HP-078). */
static bool
is_strong_opening (FhCall call)
{
  return fh_call_level (call) >= 7 && fh_call_trump (call) != FH_NO_TRUMP;
}

static FhToldCode
code_of_bid (const FhTable *table, int n, int seat, FhCall call)
{
  FhDenomination trump = fh_call_trump (call);
  FhCall partners = last_of_partners (table, n, seat);

  /* A player who bids his own suit again tells more of it, even where a partner has helped with
   * it. */
  if (has_bid (table, n, seat, trump))
    return FH_TOLD_MORE;
  for (int other = 0; other < table->rules.n_callers; other++)
    if (are_partners (table, other, seat) && has_bid (table, n, other, trump))
      return FH_TOLD_HELP;
  if (trump == FH_NO_TRUMP)
    return FH_TOLD_HIGH_CARDS;
  if (partners != FH_CALL_NONE && fh_call_trump (partners) != FH_NO_TRUMP)
    return FH_TOLD_OTHER_SUIT;
  return high_bidder (table, n) == FH_SEAT_NONE && is_strong_opening (call) ? FH_TOLD_STRONG_SUIT
                                                                            : FH_TOLD_LONG_SUIT;
}

/* What had been called before call number @n, which is @call by @seat. */
static FhToldPlace
place_of (const FhTable *table, int n, int seat, FhCall call)
{
  FhToldPlace place = FH_PLACE_FIRST;

  for (int i = 0; i < n; i++)
    {
      const FhCalled *called = &table->calls[i];
      FhToldPlace its = FH_PLACE_OPPONENT;

      if (called->seat == seat)
        return FH_PLACE_AGAIN;
      if (called->call == FH_PASS)
        continue;
      if (are_partners (table, called->seat, seat))
        its = fh_call_is_bid (call) && fh_call_is_bid (called->call)
                      && fh_call_trump (call) == fh_call_trump (called->call)
                  ? FH_PLACE_HELP
                  : FH_PLACE_PARTNER;
      place = its > place ? its : place;
    }
  return place;
}

/* What @call by @seat tells as call number @n when nothing was agreed on it. */
static FhTold
usually_told (const FhTable *table, int n, int seat, FhCall call)
{
  FhTold told = { .place = (uint8_t) place_of (table, n, seat, call),
                  .seat = (uint8_t) seat,
                  .n = (uint8_t) n,
                  .call = call };

  if (call == FH_PASS)
    told.code = high_bidder (table, n) == seat ? FH_TOLD_STANDS : FH_TOLD_NO_SUIT;
  else if (call == FH_GRAND_NULLO)
    told.code = FH_TOLD_LOSE_BOTH;
  else if (fh_call_is_misere (call))
    told.code = FH_TOLD_LOSES_ALONE;
  else
    told.code = (uint8_t) code_of_bid (table, n, seat, call);
  return told;
}

FhTold
fh_call_told (const FhTable *table, int seat, FhCall call)
{
  FhTold told = usually_told (table, table->n_calls, seat, call);

  if (fh_convention_meaning (table, seat, call, &told.shown))
    told.code = FH_TOLD_AGREED;
  return told;
}

FhTold
fh_told_at (const FhTable *table, int index)
{
  const FhCalled *called = &table->calls[index];
  FhTold told = usually_told (table, index, called->seat, called->call);
  FhShown shown;

  if (fh_convention_shown (table, called->seat, &shown) && shown.call == called->call)
    {
      told.code = FH_TOLD_AGREED;
      told.shown = shown;
    }
  return told;
}

int
fh_auction_told (const FhTable *table, FhTold list[FH_MAX_CALLS])
{
  uint8_t heard = 0;
  int n = 0;

  for (int i = 0; i < table->n_calls; i++)
    {
      const FhCalled *called = &table->calls[i];

      if (called->call != FH_PASS || !fh_seats_have (heard, called->seat))
        list[n++] = fh_told_at (table, i);
      heard |= fh_seat_bit (called->seat);
    }
  return n;
}
