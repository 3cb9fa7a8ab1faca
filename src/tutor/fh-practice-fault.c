/* fh-practice-fault.c: faults that somebody makes again and again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-fault.h"

#include <string.h>

static const char *const words[FH_N_FAULTS] = {
  [FH_FAULT_NONE] = "none",
  [FH_FAULT_KEEPS_TRUMPS] = "keeps-trumps",
  [FH_FAULT_SPENDS_TRUMPS] = "spends-trumps",
  [FH_FAULT_OVERTAKES_PARTNER] = "overtakes-partner",
  [FH_FAULT_LETS_TRICKS_GO] = "lets-tricks-go",
  [FH_FAULT_SPENDS_HIGH_CARDS] = "spends-high-cards",
  [FH_FAULT_FORGETS_PARTNER] = "forgets-partner",
  [FH_FAULT_KEEPS_WINNERS] = "keeps-winners",
  [FH_FAULT_LEADS_AWAY] = "leads-away",
  [FH_FAULT_OVERBIDS] = "overbids",
  [FH_FAULT_UNDERBIDS] = "underbids",
  [FH_FAULT_OTHER_SUIT] = "other-suit",
  [FH_FAULT_DISCARDS] = "discards",
  [FH_FAULT_MISERE_RISKS] = "misere-risks",
  [FH_FAULT_MISERE_LETS_THROUGH] = "misere-lets-through",
};

const char *
fh_practice_fault_word (FhPracticeFault fault)
{
  return words[fault];
}

bool
fh_practice_fault_from_word (const char *word, FhPracticeFault *fault)
{
  for (int i = 0; i < FH_N_FAULTS; i++)
    if (strcmp (words[i], word) == 0)
      {
        *fault = (FhPracticeFault) i;
        return true;
      }
  return false;
}

static FhPracticeFault
fault_of_call (const FhRules *rules, FhCall best, FhCall done)
{
  if (best == done)
    return FH_FAULT_NONE;
  if (fh_call_is_bid (best) && fh_call_level (best) == fh_call_level (done))
    return FH_FAULT_OTHER_SUIT;
  return fh_rules_rung (rules, done) > fh_rules_rung (rules, best) ? FH_FAULT_OVERBIDS
                                                                   : FH_FAULT_UNDERBIDS;
}

/* Which fault is avoided by who plays a card for the reason @motive. */
static FhPracticeFault
fault_of_motive (FhMotive motive)
{
  switch (motive)
    {
    case FH_MOTIVE_DRAW_TRUMPS:
    case FH_MOTIVE_FORCE_TOP_TRUMP:
      return FH_FAULT_KEEPS_TRUMPS;
    case FH_MOTIVE_KEEP_TRUMP:
    case FH_MOTIVE_KEEP_JOKER:
      return FH_FAULT_SPENDS_TRUMPS;
    case FH_MOTIVE_SAVE_PARTNERS_TRICK:
      return FH_FAULT_OVERTAKES_PARTNER;
    case FH_MOTIVE_WIN_CHEAPLY:
    case FH_MOTIVE_WIN_HIGH:
    case FH_MOTIVE_COVER:
    case FH_MOTIVE_MAKE_SURE:
    case FH_MOTIVE_RUFF:
    case FH_MOTIVE_OVER_RUFF:
    case FH_MOTIVE_USE_JOKER:
      return FH_FAULT_LETS_TRICKS_GO;
    case FH_MOTIVE_DUCK:
    case FH_MOTIVE_CANNOT_WIN:
    case FH_MOTIVE_DISCARD_LOSER:
    case FH_MOTIVE_KEEP_GUARD:
      return FH_FAULT_SPENDS_HIGH_CARDS;
    case FH_MOTIVE_LEAD_TO_PARTNER:
    case FH_MOTIVE_RETURN_SUIT:
    case FH_MOTIVE_GIVE_RUFF:
      return FH_FAULT_FORGETS_PARTNER;
    case FH_MOTIVE_CASH_MASTER:
    case FH_MOTIVE_LEAD_JOKER:
      return FH_FAULT_KEEPS_WINNERS;
    case FH_MOTIVE_ESTABLISH_SUIT:
    case FH_MOTIVE_KEEP_ENTRY:
    case FH_MOTIVE_SEEK_RUFF:
    case FH_MOTIVE_FORCE_DECLARER:
    case FH_MOTIVE_EXIT:
      return FH_FAULT_LEADS_AWAY;
    default:
      return FH_FAULT_NONE;
    }
}

/* Whether @card, played now by the seat of @view, would be the winning card. */
static bool
takes_lead (const FhSeatView *view, FhCard card)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  int size = fh_table_trick_size (table);
  FhSuit suit = fh_effective_suit (card, trump);

  if (size == 0)
    return true;
  const FhPlayed *winning = &table->plays[fh_table_winning_play (table, table->trick_start, size)];
  FhSuit theirs = fh_effective_suit (winning->card, trump);
  if (suit == theirs)
    return fh_card_power (card, trump) > fh_card_power (winning->card, trump);
  return suit == FH_SUIT_JOKER || (trump != FH_NO_TRUMP && suit == (FhSuit) trump);
}

/* Whether playing @done in place of @best is @fault indeed. */
static bool
is_made (
    const FhSeatView *view, FhPracticeFault fault, FhCard best, const FhReason *reason, FhCard done)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhSuit suit = fh_effective_suit (done, trump);
  bool is_trump = fh_card_is_joker (done) || (trump != FH_NO_TRUMP && suit == (FhSuit) trump);

  switch (fault)
    {
    case FH_FAULT_KEEPS_TRUMPS:
      return !is_trump;
    case FH_FAULT_SPENDS_TRUMPS:
      return is_trump;
    case FH_FAULT_OVERTAKES_PARTNER:
      return takes_lead (view, done);
    case FH_FAULT_LETS_TRICKS_GO:
      return !takes_lead (view, done);
    case FH_FAULT_SPENDS_HIGH_CARDS:
      return is_trump
             || (suit == fh_effective_suit (best, trump)
                 && fh_card_power (done, trump) > fh_card_power (best, trump));
    case FH_FAULT_FORGETS_PARTNER:
      return suit != (FhSuit) reason->suit;
    default:
      return true;
    }
}

FhPracticeFault
fh_practice_fault (const FhSeatView *view,
                   const FhAction *best,
                   const FhReason *reason,
                   const FhAction *done)
{
  const FhTable *table = &view->table;
  FhPracticeFault fault;

  switch ((FhActionKind) best->kind)
    {
    case FH_ACTION_BID:
      return done->kind == FH_ACTION_BID ? fault_of_call (&table->rules, best->call, done->call)
                                         : FH_FAULT_NONE;
    case FH_ACTION_DISCARD:
      return FH_FAULT_DISCARDS;
    case FH_ACTION_PLAY:
      if (fh_table_is_misere (table))
        return fh_seats_have (fh_table_bidders (table), view->seat) ? FH_FAULT_MISERE_RISKS
                                                                    : FH_FAULT_MISERE_LETS_THROUGH;
      fault = fault_of_motive ((FhMotive) reason->motive);
      return fh_action_equal (best, done)
                     || is_made (view, fault, best->cards[0], reason, done->cards[0])
                 ? fault
                 : FH_FAULT_NONE;
    default:
      return FH_FAULT_NONE;
    }
}
