/* fh-estimate.c: what each bid is worth to a seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-estimate.h"

#include <string.h>

#include "fh-worlds.h"
#include "fh-playout.h"

void
fh_estimate_init (FhEstimate *estimate, const FhSeatView *view, FhCallSet calls, FhSeed seed)
{
  memset (estimate, 0, sizeof *estimate);
  estimate->view = *view;
  fh_rng_init (&estimate->rng, seed, 0);
  estimate->calls = (calls ? calls : view->legal.calls) & ~FH_CALL_BIT (FH_PASS);
}

/* Whether the trick in progress lacks only its last card, and the deal with it. */
static bool
last_card (const FhTable *table)
{
  return table->due == FH_ACTION_PLAY && table->n_tricks == FH_N_TRICKS - 1
         && fh_table_trick_size (table) == fh_table_n_playing (table) - 1;
}

/* Plays @world until its last card is due. */
static void
play_to_last_card (FhWorld *world)
{
  while (!last_card (fh_world_table (world)) && fh_playout_step (world))
    ;
}

static void
add_result (FhEstimate *estimate, const FhWorld *world, FhCall call)
{
  const FhTable *table = fh_world_table (world);
  int side = table->rules.side_of[estimate->view.seat];

  estimate->made[call] += table->made;
  estimate->own[call] += table->points[side];
  for (int other = 0; other < table->rules.n_sides; other++)
    if (other != side)
      estimate->theirs[call] += table->points[other];
}

/* The lowest bid of @calls with @trump, or FH_PASS. */
static FhCall
lowest_bid (FhCallSet calls, FhDenomination trump)
{
  for (int level = FH_MIN_LEVEL; level <= FH_MAX_LEVEL; level++)
    if (calls & FH_CALL_BIT (fh_bid (level, trump)))
      return fh_bid (level, trump);
  return FH_PASS;
}

/* All levels of a trump suit that are in @calls are the same play; only what it scores differs.
 * Returns the tricks of the lowest, or -1 when there is none. */
static int
try_levels (FhEstimate *estimate, const FhWorld *layout, FhDenomination trump, FhCallSet calls)
{
  FhCall lowest = lowest_bid (calls, trump);
  int tricks = -1;

  if (lowest == FH_PASS)
    return tricks;

  FhWorld world = *layout;
  fh_world_set_contract (&world, estimate->view.seat, lowest);
  play_to_last_card (&world);
  for (FhCall call = lowest; call <= FH_LAST_BID; call = (FhCall) (call + FH_N_DENOMINATIONS))
    {
      if (!(calls & FH_CALL_BIT (call)))
        continue;
      FhWorld end = world;
      fh_world_set_level (&end, call);
      fh_playout (&end);
      add_result (estimate, &end, call);
      if (call == lowest)
        tricks =
            fh_table_seats_tricks (fh_world_table (&end), fh_table_bidders (fh_world_table (&end)));
    }
  return tricks;
}

static void
try_trump (FhEstimate *estimate, const FhWorld *layout, FhDenomination trump)
{
  FhCallSet high = 0;
  int tricks, more;

  /* Where partners are named, eight and more is another game: with two of them (HC-090). */
  if (estimate->view.table.rules.partners == FH_PARTNERS_NAMED)
    for (FhCall call = FH_FIRST_BID; call <= FH_LAST_BID; call++)
      if (fh_call_level (call) >= 8)
        high |= FH_CALL_BIT (call);
  tricks = try_levels (estimate, layout, trump, estimate->calls & ~high);
  more = try_levels (estimate, layout, trump, estimate->calls & high);
  if (tricks < 0)
    tricks = more;
  if (tricks >= 0)
    estimate->tricks[trump][tricks]++;
}

/* The seat passes; what comes of it. */
static void
try_pass (FhEstimate *estimate, const FhWorld *layout)
{
  FhWorld world = *layout;
  const FhTable *table = fh_world_table (&world);
  int side = table->rules.side_of[estimate->view.seat];
  FhAction pass = fh_action_bid (estimate->view.seat, FH_PASS);

  if (fh_world_apply (&world, &pass).code != FH_OK)
    return;
  fh_playout (&world);
  estimate->pass_own += table->points[side];
  for (int other = 0; other < table->rules.n_sides; other++)
    if (other != side)
      estimate->pass_theirs += table->points[other];
}

bool
fh_estimate_step (FhEstimate *estimate, int n_layouts)
{
  for (int i = 0; i < n_layouts; i++)
    {
      FhWorld layout;
      if (!fh_worlds_sample (&layout, &estimate->view, &estimate->rng))
        return false;

      for (int trump = 0; trump < FH_N_DENOMINATIONS; trump++)
        try_trump (estimate, &layout, (FhDenomination) trump);
      for (FhCall call = FH_MISERE; call <= FH_GRAND_NULLO; call++)
        if (estimate->calls & FH_CALL_BIT (call))
          {
            FhWorld world = layout;
            fh_world_set_contract (&world, estimate->view.seat, call);
            fh_playout (&world);
            add_result (estimate, &world, call);
          }
      try_pass (estimate, &layout);
      estimate->n_layouts++;
    }
  return true;
}

bool
fh_estimate_value (const FhEstimate *estimate, FhCall call, FhBidValue *value)
{
  float n = (float) estimate->n_layouts;
  float n_others = n * (float) (estimate->view.table.rules.n_sides - 1);

  *value = (FhBidValue){ .call = call, .n_layouts = estimate->n_layouts };
  if (!estimate->n_layouts || call >= FH_N_CALLS)
    return false;
  if (call == FH_PASS)
    {
      value->own = (float) estimate->pass_own / n;
      value->theirs = (float) estimate->pass_theirs / n_others;
      return true;
    }
  if (!(estimate->calls & FH_CALL_BIT (call)))
    return false;

  value->chance = (float) estimate->made[call] / n;
  value->own = (float) estimate->own[call] / n;
  value->theirs = (float) estimate->theirs[call] / n_others;
  if (fh_call_is_bid (call))
    for (int tricks = 0; tricks <= FH_N_TRICKS; tricks++)
      value->tricks += (float) tricks * (float) estimate->tricks[fh_call_trump (call)][tricks] / n;
  /* One layout more of either kind keeps the error above 0 where all agree. */
  float p = (n * value->chance + 1) / (n + 2);
  value->error = __builtin_sqrtf (p * (1 - p) / n);
  return true;
}

FhCall
fh_estimate_best (const FhEstimate *estimate)
{
  FhCall best = FH_PASS;
  FhBidValue value;

  if (!fh_estimate_value (estimate, FH_PASS, &value))
    return FH_PASS;
  float most = value.own - value.theirs;
  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    if (fh_estimate_value (estimate, call, &value) && value.own - value.theirs > most)
      {
        most = value.own - value.theirs;
        best = call;
      }
  return best;
}
