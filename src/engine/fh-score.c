/* fh-score.c: what a deal scores.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"

int
fh_score_trick_contract (const FhTable *table, int tricks)
{
  const FhRules *rules = &table->rules;
  int level = fh_call_level (table->contract);
  int value = fh_rules_value (rules, table->contract);

  if (tricks < level)
    return -value; /* HC-043, NZ-050, PW-039, DX-056, HP-055 */

  /* HP-053.  The cap of HP-054, 520 points, is never passed: even at 100 points an overtrick the
   * score is that of a bid of the tricks won. */
  int points = value + rules->overtrick * (tricks - level);
  if (rules->slam && tricks == FH_N_TRICKS && points < FH_SLAM_POINTS)
    points = FH_SLAM_POINTS; /* HC-042, NZ-052, PW-038 */
  return points;
}

/* The points of a defending side, whose seats are @seats, against a bid to lose every trick
 * (D-MISDEF, HC-054, DX-059).  Called players who sit out get nothing (D-NZ5-MIS, C-7). */
static int
misere_defence_points (const FhTable *table, unsigned seats, int bidder_tricks)
{
  if (!(seats & ~(unsigned) table->sitting_out))
    return 0;
  switch ((FhMisereDefenders) table->rules.misere_defenders)
    {
    case FH_MISERE_DEFENDERS_OWN_TRICKS:
      return FH_DEFENCE_POINTS * fh_table_seats_tricks (table, seats);
    case FH_MISERE_DEFENDERS_BIDDER_TRICKS:
      return FH_DEFENCE_POINTS * bidder_tricks;
    case FH_MISERE_DEFENDERS_NONE:
      break;
    }
  return 0;
}

/* The declarer and his partners, named or called, all win or lose the whole value (HC-041, NZ-071,
 * D-HC5); the others score for their own tricks (HC-045, HC-077, NZ-051, NZ-059, PW-041, DX-058,
 * DX-060, HP-056, D-NZ5-DEF). */
void
fh_score_set_points (FhTable *table)
{
  const FhRules *rules = &table->rules;
  unsigned bidders = fh_table_bidders (table);
  int bidder_tricks = fh_table_seats_tricks (table, bidders);
  bool misere = fh_table_is_misere (table);
  int bid_points = 0;

  if (misere)
    {
      table->made = bidder_tricks == 0; /* HC-050, NZ-033, DX-033 */
      bid_points = fh_rules_value (rules, table->contract) * (table->made ? 1 : -1);
    }
  else if (bidders)
    {
      table->made = bidder_tricks >= fh_call_level (table->contract);
      bid_points = fh_score_trick_contract (table, bidder_tricks);
    }

  for (int side = 0; side < rules->n_sides; side++)
    {
      unsigned seats = fh_rules_side_seats (rules, side);
      int points;

      if (seats & bidders)
        points = bid_points;
      else if (misere)
        points = misere_defence_points (table, seats, bidder_tricks);
      else
        points = FH_DEFENCE_POINTS * fh_table_seats_tricks (table, seats);
      if (!(seats & bidders))
        points = fh_rules_defence_points (rules, table->totals[side], points); /* */
      table->points[side] = (int16_t) points;
    }
}

void
fh_score_set_winners (FhTable *table, uint8_t winners)
{
  table->winners = winners;
  table->due = winners ? FH_ACTION_NONE : FH_ACTION_DEAL;
  table->turn = (uint8_t) (winners ? FH_SEAT_NONE : (table->dealer + 1) % table->rules.n_callers);
}

void
fh_score_count (FhTable *table)
{
  for (int side = 0; side < table->rules.n_sides; side++)
    table->totals[side] += table->points[side];

  table->n_scored++;
  table->deal_over = true;
  fh_score_set_winners (table, fh_winners (table));
}

void
fh_score_thrown_in (FhTable *table, int dealer)
{
  table->thrown_in = true;
  table->deal_over = true;
  table->due = FH_ACTION_DEAL;
  table->turn = (uint8_t) dealer;
}
