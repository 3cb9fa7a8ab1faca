/* fh-remark.c: what a teacher would remark on now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-remark.h"

#include "fh-sure-tricks.h"

const char *
fh_remark_word (FhRemarkCode code)
{
  static const char *const words[FH_N_REMARKS] = {
    [FH_REMARK_BID_THE_KITTY] = "bid-the-kitty",
    [FH_REMARK_SURE_TRUMPS] = "sure-trumps",
    [FH_REMARK_DRAW_TRUMPS] = "draw-trumps",
    [FH_REMARK_ATTACK_LONG_SUIT] = "attack-long-suit",
    [FH_REMARK_MISERE_HAND] = "misere-hand",
    [FH_REMARK_BOG] = "loses-game",
    [FH_REMARK_DENY] = "deny",
  };

  return words[code];
}

static FhRemark
remark (FhRemarkCode code)
{
  return (FhRemark){ .code = (uint8_t) code,
                     .card = FH_CARD_NONE,
                     .suit = FH_SUIT_NONE,
                     .seat = FH_SEAT_NONE,
                     .call = FH_CALL_NONE };
}

bool
fh_remark_bog (const FhSeatView *view, FhCall call, FhRemark *out)
{
  const FhTable *table = &view->table;
  int value = fh_rules_value (&table->rules, call);
  int32_t total = table->totals[table->rules.side_of[view->seat]];

  if (call == FH_PASS || !fh_rules_is_bog (&table->rules, total - value))
    return false;
  *out = remark (FH_REMARK_BOG);
  out->call = call;
  out->number = (int16_t) value;
  out->total = total;
  out->result = total - value;
  return true;
}

/* Whether a bid to lose every trick can still be made. */
static bool
may_lose_all (const FhSeatView *view)
{
  FhCall calls[FH_N_CALLS];
  int n = fh_rules_ladder_calls (&view->table.rules, calls);

  for (int i = 0; i < n; i++)
    if (fh_call_is_misere (calls[i])
        && fh_rules_rung (&view->table.rules, calls[i])
               > fh_rules_rung (&view->table.rules, view->table.high_call))
      return true;
  return false;
}

/* S-126: what is certain with @trump, and what the source says of it. */
static bool
sure_trumps (const FhSeatView *view, FhDenomination trump, FhRemark *out)
{
  FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump) & view->table.rules.pack;
  FhCardSet mine = view->hand & trumps, others = view->unseen & trumps;
  bool joker = fh_set_has (mine, FH_JOKER);
  bool bowers =
      fh_set_has (mine, fh_right_bower (trump)) && fh_set_has (mine, fh_left_bower (trump));

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    others |= view->known[seat] & trumps;
  *out = remark (FH_REMARK_SURE_TRUMPS);
  out->suit = (uint8_t) trump;
  out->number = (int16_t) fh_sure_trump_tricks (mine, others, trump);
  out->about = (int16_t) (bowers ? (joker ? 3 : 2) : 0);
  return bowers;
}

static int
auction_remarks (const FhSeatView *view, FhRemark *remarks)
{
  int n = 0, low = 0, shortest = -1, shortest_length = 3;
  FhRemark one;

  for (int trump = 0; trump < FH_N_SUITS; trump++)
    if (sure_trumps (view, (FhDenomination) trump, &one))
      {
        if (one.about == 3)
          {
            remarks[n] = remark (FH_REMARK_BID_THE_KITTY);
            remarks[n++].suit = (uint8_t) trump;
          }
        remarks[n++] = one;
      }

  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = view->hand & fh_suit_cards ((FhSuit) s);
      FH_FOREACH_CARD (card, suit)
        low += fh_card_rank (card) <= FH_EIGHT;
      if (fh_set_size (suit) < shortest_length)
        {
          shortest_length = fh_set_size (suit);
          shortest = s;
        }
    }
  if (low >= 7 && shortest >= 0 && may_lose_all (view))
    {
      remarks[n] = remark (FH_REMARK_MISERE_HAND);
      remarks[n].suit = (uint8_t) shortest;
      remarks[n].about = (int16_t) shortest_length;
      remarks[n++].number = (int16_t) low;
    }
  return n;
}

/* All that those who play against the seat can hold. */
static FhCardSet
cards_of_opponents (const FhSeatView *view)
{
  FhCardSet cards = 0;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (!fh_seats_have (view->allies, seat))
      cards |= fh_seat_view_cards (view, seat);
  return cards;
}

static int
play_remarks (const FhSeatView *view, FhRemark *remarks)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  bool declaring = table->declarer != FH_SEAT_NONE && fh_seats_have (view->allies, table->declarer);
  int n = 0;

  if (!fh_table_is_trick_contract (table) || fh_table_trick_size (table) != 0
      || table->turn != view->seat)
    return 0;
  if (view->seat == table->declarer && trump != FH_NO_TRUMP && table->n_tricks < 3)
    {
      FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump);
      int n_out = fh_set_size (cards_of_opponents (view) & trumps);
      if (n_out > 0 && (view->hand & trumps))
        {
          remarks[n] = remark (FH_REMARK_DRAW_TRUMPS);
          remarks[n].suit = (uint8_t) trump;
          remarks[n++].number = (int16_t) n_out;
        }
    }
  if (declaring)
    return n;

  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = view->hand & fh_effective_suit_cards ((FhSuit) s, trump);
      FhCard highest = FH_CARD_NONE;
      if (s == (int) trump || fh_set_size (suit) < 4)
        continue;
      FH_FOREACH_CARD (card, suit)
        highest = card;
      if (fh_card_rank (highest) < FH_KING)
        continue;
      remarks[n] = remark (FH_REMARK_ATTACK_LONG_SUIT);
      remarks[n].suit = (uint8_t) s;
      remarks[n].card = highest;
      remarks[n++].number = (int16_t) fh_set_size (suit);
    }
  return n;
}

/* The standing contract, or the highest call so far: what it would do to the game. */
static int
score_remarks (const FhSeatView *view, FhRemark *remarks)
{
  const FhTable *table = &view->table;
  bool auction = table->contract == FH_CALL_NONE;
  FhCall call = auction ? table->high_call : table->contract;
  uint8_t by = auction ? table->high_bidder : table->declarer;
  int n = 0;

  if (call == FH_PASS || by >= table->rules.n_seats || fh_seat_view_fate (view) != FH_FATE_OPEN)
    return 0;
  if (fh_seats_have (view->allies, by))
    return fh_remark_bog (view, call, &remarks[0]);

  int side = table->rules.side_of[by];
  int value = fh_rules_value (&table->rules, call);
  if (fh_rules_is_target (&table->rules, table->totals[side] + value))
    {
      remarks[n] = remark (FH_REMARK_DENY);
      remarks[n].call = call;
      remarks[n].seat = by;
      remarks[n].number = (int16_t) value;
      remarks[n].total = table->totals[side];
      remarks[n++].result = table->totals[side] + value;
    }
  return n;
}

int
fh_seat_view_remarks (const FhSeatView *view, FhRemark remarks[FH_MAX_REMARKS])
{
  const FhTable *table = &view->table;
  int n = 0;

  if (table->deal_over || table->due == FH_ACTION_DEAL || table->due == FH_ACTION_NONE)
    return 0;
  n += score_remarks (view, remarks);
  if (table->due == FH_ACTION_BID)
    n += auction_remarks (view, remarks + n);
  else if (table->due == FH_ACTION_PLAY)
    n += play_remarks (view, remarks + n);
  return n;
}
