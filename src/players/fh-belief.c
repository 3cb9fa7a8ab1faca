/* fh-belief.c: layouts that fit what has been called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-belief.h"

#include <stddef.h>

#include "fh-player.h"

/* Layouts from which one is drawn by its weight (sampling and resampling). */
#define N_TRIES 8

/* The weight of a call that a computer player would not have made with those cards.  People do not
 * bid as it does, hence none of these is small. */
#define SAME_TRUMP 0.6f
#define OTHER_BID  0.25f
#define NOT_A_BID  0.12f

/* What @table was before its call number @n. */
static void
rewind_auction (FhTable *table, const FhTable *now, int n)
{
  *table = *now;
  table->n_calls = (uint8_t) n;
  table->due = FH_ACTION_BID;
  table->contract = FH_CALL_NONE;
  table->declarer = FH_SEAT_NONE;
  table->sitting_out = 0;
  table->n_plays = table->trick_start = table->n_tricks = 0;
  table->high_call = FH_PASS;
  table->high_bidder = FH_SEAT_NONE;
  table->passed = table->passes = 0;
  table->called = 0;
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    table->last_bid_of[seat] = FH_PASS;
  table->stand_or_raise = false;
  table->partners = table->n_called_cards = 0;
  for (int seat = table->rules.n_callers; seat < table->rules.n_seats; seat++)
    {
      /* The cards that a dummy showed when it was dealt. */
      table->open[seat] = 0;
      for (int pile = 0; pile < FH_N_PILES; pile++)
        table->open[seat] |= FH_SET (table->tops[seat][pile]);
    }

  for (int i = 0; i < n; i++)
    {
      int seat = now->calls[i].seat;
      FhCall call = now->calls[i].call;
      if (call == FH_PASS)
        {
          table->passed |= (uint8_t) (1 << seat);
          continue;
        }
      /* One who goes over his own bid lets all others back in (NZ-028). */
      if (table->high_bidder == seat)
        table->passed = 0;
      table->high_call = call;
      table->high_bidder = (uint8_t) seat;
      table->last_bid_of[seat] = call;
      table->called |= FH_CALL_BIT (call);
    }
  table->turn = now->calls[n].seat;
}

static float
call_weight (FhCall made, FhCall expected)
{
  if (made == expected)
    return 1;
  if (made == FH_PASS || expected == FH_PASS)
    return NOT_A_BID;
  if (fh_call_is_bid (made) && fh_call_is_bid (expected)
      && fh_call_trump (made) == fh_call_trump (expected))
    return SAME_TRUMP;
  return OTHER_BID;
}

/* The ten cards that @seat had after the discard, as far as @world and the play say. */
static FhCardSet
whole_hand (const FhWorld *world, int seat)
{
  const FhTable *table = fh_world_table (world);
  FhCardSet hand = fh_world_hand (world, seat);

  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      hand |= FH_SET (table->plays[i].card);
  return hand;
}

/* How likely the calls of all seats but @view's were with the hands of @world.  The declarer's
 * discards are taken to have mattered little. */
static float
weigh (const FhWorld *world, const FhSeatView *view)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  const FhTable *now = &view->table;
  FhSeatView other = { 0 };
  float weight = 1;

  for (int i = 0; i < now->n_calls; i++)
    {
      int seat = now->calls[i].seat;
      if (seat == view->seat)
        continue;
      rewind_auction (&other.table, now, i);
      other.seat = (uint8_t) seat;
      other.hand = other.dealt = whole_hand (world, seat);
      fh_table_legal (&other.table, seat, other.hand, 0, &other.legal);
      other.legal.may_declare = 0;
      weight *=
          call_weight (now->calls[i].call, fh_player_decide (&player, &other, NULL).action.call);
    }
  return weight;
}

bool
fh_belief_sample (FhWorld *world, const FhSeatView *view, FhRng *rng)
{
  bool calls = false;
  float sum = 0;

  for (int i = 0; i < view->table.n_calls; i++)
    calls |= view->table.calls[i].seat != view->seat;
  if (!calls)
    return fh_world_sample (world, view, rng);

  for (int i = 0; i < N_TRIES; i++)
    {
      FhWorld other;
      if (!fh_world_sample (&other, view, rng))
        return false;
      float weight = weigh (&other, view);
      sum += weight;
      /* Each layout seen so far is kept with the chance of its weight in their sum. */
      if ((float) (fh_rng_next (rng) >> 40) * (1.0f / 16777216.0f) * sum < weight)
        *world = other;
    }
  return true;
}
