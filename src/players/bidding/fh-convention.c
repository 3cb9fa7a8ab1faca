/* fh-convention.c: what partners may agree that a call means.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-convention.h"

#include <string.h>

/* An inkle tells of so many trumps. */
#define INKLE_LENGTH 3

static const char *const words[FH_N_CONVENTIONS] = {
  [FH_CONVENTION_JOKER] = "six-no-trump-joker",
  [FH_CONVENTION_BOWER] = "suit-bower",
  [FH_CONVENTION_INKLE] = "inkle-hint",
};

const char *
fh_convention_word (FhConvention convention)
{
  return words[convention];
}

bool
fh_convention_from_word (const char *word, FhConvention *convention)
{
  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    if (strcmp (word, words[i]) == 0)
      {
        *convention = (FhConvention) i;
        return true;
      }
  return false;
}

bool
fh_convention_fits (const FhRules *rules, FhConvention convention)
{
  bool has_partners = false;

  /* A partner who is named or called is not known in the auction. */
  if (rules->partners != FH_PARTNERS_BY_SIDE)
    return false;
  for (int a = 0; a < rules->n_callers; a++)
    for (int b = a + 1; b < rules->n_callers; b++)
      has_partners |= rules->side_of[a] == rules->side_of[b];
  if (convention == FH_CONVENTION_INKLE && rules->six_level == FH_SIX_LEVEL_ANY)
    return false;
  return has_partners && (fh_rules_ladder (rules) & FH_CALL_BIT (fh_bid (6, FH_NO_TRUMP)))
         && (rules->pack & FH_SET_JOKERS);
}

/* The seats whose pass was final when @n calls had been made. */
static unsigned
seats_out (const FhTable *table, int n)
{
  const FhRules *rules = &table->rules;
  FhCall last[FH_MAX_SEATS] = { FH_PASS };
  unsigned passed = 0;
  int high = FH_SEAT_NONE;

  for (int i = 0; i < n; i++)
    {
      int seat = table->calls[i].seat;
      FhCall call = table->calls[i].call, before = last[seat];
      if (rules->auction == FH_AUCTION_SINGLE || call == FH_PASS)
        passed |= fh_seat_bit (seat);
      if (call == FH_PASS)
        continue;
      /* Who goes over his own bid lets all others back in (NZ-028), and so does, where that option
       * is on, who names another trump (C-14). */
      bool same = fh_call_is_bid (call) && fh_call_is_bid (before)
                  && fh_call_trump (call) == fh_call_trump (before);
      if ((rules->auction == FH_AUCTION_RAISE && high == seat)
          || (rules->reentry_on_suit_change && before != FH_PASS && !same))
        passed = 0;
      last[seat] = call;
      high = seat;
    }
  return passed;
}

/* Whether a partner of @seat could still call after call number @n, which is the seat's. */
static bool
partner_may_answer (const FhTable *table, int seat, int n)
{
  const FhRules *rules = &table->rules;
  bool passers_return =
      rules->auction == FH_AUCTION_CONTINUOUS || rules->auction == FH_AUCTION_THREE_ROUNDS;
  unsigned out = passers_return ? 0 : seats_out (table, n);

  for (int other = 0; other < rules->n_callers; other++)
    if (other != seat && rules->side_of[other] == rules->side_of[seat]
        && !fh_seats_have (out, other))
      /* After the third round nobody is asked (DX-038). */
      return rules->auction != FH_AUCTION_THREE_ROUNDS || n + 2 < 3 * rules->n_callers;
  return false;
}

/* What @call shows as call number @n of the auction, by @seat. */
static bool
meaning_at (const FhTable *table, int n, int seat, FhCall call, FhShown *shown)
{
  const FhRules *rules = &table->rules;
  unsigned agreed = seat < FH_MAX_SEATS ? table->agreed[seat] : 0;
  int level = fh_call_level (call);

  if (!agreed || level == 0 || level > 7)
    return false;
  FhDenomination trump = fh_call_trump (call);
  int convention = FH_N_CONVENTIONS;
  if (trump == FH_NO_TRUMP)
    convention = level == FH_MIN_LEVEL ? FH_CONVENTION_JOKER : FH_N_CONVENTIONS;
  else if (level == FH_MIN_LEVEL && (agreed & FH_CONVENTION_BIT (FH_CONVENTION_INKLE))
           && rules->six_level != FH_SIX_LEVEL_ANY)
    convention = FH_CONVENTION_INKLE;
  else
    convention = FH_CONVENTION_BOWER;
  if (convention == FH_N_CONVENTIONS || !(agreed & FH_CONVENTION_BIT (convention))
      || !fh_convention_fits (rules, (FhConvention) convention))
    return false;

  for (int i = 0; i < n; i++)
    if (table->calls[i].call != FH_PASS
        && rules->side_of[table->calls[i].seat] == rules->side_of[seat])
      return false;
  if (!partner_may_answer (table, seat, n))
    return false;

  FhCardSet cards = FH_SET_JOKERS;
  if (trump != FH_NO_TRUMP)
    cards |= FH_SET (fh_right_bower (trump)) | FH_SET (fh_left_bower (trump));
  *shown = (FhShown){ .convention = (uint8_t) convention,
                      .seat = (uint8_t) seat,
                      .call = call,
                      .cards = cards & rules->pack,
                      .length = convention == FH_CONVENTION_INKLE ? INKLE_LENGTH : 0 };
  return true;
}

bool
fh_convention_meaning (const FhTable *table, int seat, FhCall call, FhShown *shown)
{
  return meaning_at (table, table->n_calls, seat, call, shown);
}

bool
fh_convention_shown (const FhTable *table, int seat, FhShown *shown)
{
  if (!table->agreed[seat])
    return false;
  for (int i = 0; i < table->n_calls; i++)
    if (table->calls[i].seat == seat && table->calls[i].call != FH_PASS)
      return meaning_at (table, i, seat, table->calls[i].call, shown);
  return false;
}

bool
fh_convention_holds (const FhShown *shown, FhCardSet hand)
{
  FhDenomination trump = fh_call_trump (shown->call);

  if (!(hand & shown->cards))
    return false;
  return trump == FH_NO_TRUMP
         || fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump)) >= shown->length;
}

FhCard
fh_convention_card_of (const FhSeatView *view, int seat)
{
  const FhTable *table = &view->table;
  FhShown shown;

  if (!fh_convention_shown (table, seat, &shown) || (view->known[seat] & shown.cards))
    return FH_CARD_NONE;
  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].seat == seat && fh_set_has (shown.cards, table->plays[i].card))
      return FH_CARD_NONE;
  FhCardSet left = view->may_hold[seat] & shown.cards;
  return left && !(left & (left - 1)) ? fh_set_first (left) : FH_CARD_NONE;
}
