/* fh-stakes.c: what each result of a deal is worth at the score of the match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-stakes.h"

#include <math.h>

/* A trick more or less, where it scores nothing: it decides between equals only. */
#define TRICK 0.0005f

/* The chance that @side wins the match of @table as its totals stand, 0 to 1; where somebody has
 * won, 1 or 0. */
static float
match_chance (const FhTable *table, int side)
{
  float scale = table->rules.n_sides == 2 ? fh_stakes_scale_of_two : fh_stakes_scale_of_more;
  float sum = 0;

  if (table->winners)
    return table->winners >> side & 1 ? 1.0f / (float) __builtin_popcount (table->winners) : 0;
  for (int other = 0; other < table->rules.n_sides; other++)
    sum += expf ((float) (table->totals[other] - table->totals[side]) / scale);
  return 1 / sum;
}

float
fh_stakes_points (const FhTable *table, int side, unsigned allies)
{
  int theirs = 0, n = 0;

  for (int other = 0; other < table->rules.n_sides; other++)
    if (other != side && !(fh_rules_side_seats (&table->rules, other) & allies))
      {
        theirs += table->points[other];
        n++;
      }
  return (float) table->points[side] - (n ? (float) theirs / (float) n : 0);
}

uint8_t
fh_stakes_bidders (const FhWorld *world, int seat)
{
  const FhTable *table = fh_world_table (world);
  unsigned bidders = fh_table_bidders (table);

  if (bidders == 0)
    return (uint8_t) fh_rules_side_seats (&table->rules, table->rules.side_of[seat]);
  if (fh_table_is_trick_contract (table))
    bidders |= fh_seat_bit (world->state.hidden_partner);
  return (uint8_t) bidders;
}

/* What the deal of @world, which is over, is worth to @seat if the bidders got @tricks, which the
 * score of the table may be as near to as it can. */
static FhStake
stake_of (const FhWorld *world, int seat, unsigned bidders, int tricks)
{
  const FhTable *table = fh_world_table (world);
  int side = table->rules.side_of[seat];
  bool bids = fh_seats_have (bidders, seat);
  bool wants_tricks = bids != fh_table_is_misere (table);

  return (FhStake){
    .worth =
        match_chance (table, side) + TRICK * (float) (wants_tricks ? tricks : FH_N_TRICKS - tricks),
    .points = fh_stakes_points (table, side, bids ? bidders : ~bidders),
    .made = table->made,
    .bids = bids,
    .ends = table->winners != 0,
    .tricks = (int8_t) tricks,
  };
}

FhStake
fh_stakes_of_end (const FhWorld *world, int seat, uint8_t bidders)
{
  return stake_of (world, seat, bidders, fh_table_seats_tricks (fh_world_table (world), bidders));
}

FhStake
fh_stakes_at (const FhWorld *world, int seat, int tricks)
{
  uint8_t bidders = fh_stakes_bidders (world, seat);
  FhWorld end = *world;

  if (!fh_world_table (&end)->deal_over)
    fh_world_finish (&end, bidders, tricks);
  return stake_of (&end, seat, bidders, tricks);
}

void
fh_stakes_init (FhStakes *stakes, const FhWorld *world, int seat)
{
  stakes->bidders = fh_stakes_bidders (world, seat);
  stakes->bids = fh_seats_have (stakes->bidders, seat);
  for (int tricks = 0; tricks <= FH_N_TRICKS; tricks++)
    stakes->by_tricks[tricks] = fh_stakes_at (world, seat, tricks);
}
