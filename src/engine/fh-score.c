/* fh-score.c: what a deal scores, and who has won with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"

int
fh_table_contract_points (const FhTable *table, int tricks)
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
      bid_points = fh_table_contract_points (table, bidder_tricks);
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

/* --- Who has won ---
 *
 * D-ORDER: the whole deal is scored first; then those who validly reached the target win, and only
 * then does a score of -500 end the game. */

static bool
is_bidding_side (const FhTable *table, int side)
{
  return (fh_rules_side_seats (&table->rules, side) & fh_table_bidders (table)) != 0;
}

/* Whether @side has won with this deal.  A hand without a contract never ends the game by reaching
 * the target (D-DX-NC, C-4); where only the own bid wins, the side must just have made it (NZ-053,
 * DX-062). */
static bool
has_reached_target (const FhTable *table, int side)
{
  if (!fh_rules_is_target (&table->rules, table->totals[side]) || table->declarer == FH_SEAT_NONE)
    return false;
  return !table->rules.win_on_own_bid || (table->made && is_bidding_side (table, side));
}

/* How many places clockwise from the declarer the first seat of @side sits. */
static int
places_from_declarer (const FhTable *table, int side)
{
  for (int i = 0; i < table->rules.n_seats; i++)
    if (table->rules.side_of[(table->declarer + i) % table->rules.n_seats] == side)
      return i;
  return table->rules.n_seats;
}

/* After how many of the ten tricks the defending @side had the target, each trick that scores for
 * it counted in its turn; 0 when it had it before (PW-046, D-MULTI). */
static int
reached_at (const FhTable *table, int side)
{
  int total = table->totals[side] - table->points[side];
  bool by_bidder_tricks = fh_table_is_misere (table)
                          && table->rules.misere_defenders == FH_MISERE_DEFENDERS_BIDDER_TRICKS;
  unsigned seats =
      by_bidder_tricks ? fh_table_bidders (table) : fh_rules_side_seats (&table->rules, side);

  for (int i = 0; i < table->n_tricks; i++)
    {
      if (total >= table->rules.target)
        return i;
      if (fh_seats_have (seats, table->trick_winner[i]))
        total += FH_DEFENCE_POINTS;
    }
  return table->n_tricks;
}

/* Whether @a goes before @b among sides that have reached the target: the declarer's, then his
 * partners', the higher total first, then the defender who was there first; what is still equal
 * goes by the higher total and then clockwise from the declarer (HC-047, PW-045, D-MULTI, C-3). */
static bool
goes_before (const FhTable *table, int a, int b)
{
  int declaring = table->rules.side_of[table->declarer];
  bool a_bids = is_bidding_side (table, a);
  bool b_bids = is_bidding_side (table, b);

  if (a == declaring || b == declaring)
    return a == declaring;
  if (a_bids != b_bids)
    return a_bids;
  if (!a_bids && reached_at (table, a) != reached_at (table, b))
    return reached_at (table, a) < reached_at (table, b);
  if (table->totals[a] != table->totals[b])
    return table->totals[a] > table->totals[b];
  return places_from_declarer (table, a) < places_from_declarer (table, b);
}

/* The highest of those who are not at -500 win together (D-BACKDOOR, C-11); of two sides that is
 * the other one.  When nobody is left, which only given totals can bring, play goes on (C-10). */
static uint8_t
winners_at_back_door (const FhTable *table)
{
  bool any_out = false;
  int best = FH_BOG;
  unsigned winners = 0;

  for (int side = 0; side < table->rules.n_sides; side++)
    {
      int total = table->totals[side];
      if (fh_rules_is_bog (&table->rules, total)) /* HC-048, NZ-054, DX-064, HP-059 */
        {
          any_out = true;
          continue;
        }
      if (total > best)
        {
          best = total;
          winners = 0;
        }
      if (total == best)
        winners |= 1u << side;
    }
  return any_out ? (uint8_t) winners : 0;
}

/* In a game to a number of deals the highest side after the last of them wins; while two are level,
 * another deal decides. */
static uint8_t
winners_after_deals (const FhTable *table)
{
  unsigned winners = 1;
  int best = 0;

  if (table->n_scored < table->rules.deals)
    return 0;
  for (int side = 1; side < table->rules.n_sides; side++)
    if (table->totals[side] > table->totals[best])
      {
        best = side;
        winners = 1u << side;
      }
    else if (table->totals[side] == table->totals[best])
      {
        winners |= 1u << side;
      }
  return winners & (winners - 1) ? 0 : (uint8_t) winners;
}

uint8_t
fh_table_find_winners (const FhTable *table)
{
  int first = -1;

  if (table->rules.deals > 0)
    return winners_after_deals (table);
  for (int side = 0; side < table->rules.n_sides; side++)
    if (has_reached_target (table, side) && (first < 0 || goes_before (table, side, first)))
      first = side;
  if (first >= 0)
    return (uint8_t) (1u << first);
  return table->rules.bog ? winners_at_back_door (table) : 0;
}

/* --- How a deal ends --- */

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
  fh_score_set_winners (table, fh_table_find_winners (table));
}

void
fh_score_thrown_in (FhTable *table, int dealer)
{
  table->thrown_in = true;
  table->deal_over = true;
  table->due = FH_ACTION_DEAL;
  table->turn = (uint8_t) dealer;
}
