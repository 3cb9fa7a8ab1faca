/* fh-score.c: what a deal scores, and when the game is over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"

#include <string.h>

#define BOG (-500)

static int
declaring_side (const FhTable *table)
{
  return table->declarer == FH_SEAT_NONE ? -1 : table->rules.side_of[table->declarer];
}

/* The points of the declaring side for a contract of tricks of which it won @tricks. */
static int
trick_contract_points (const FhTable *table, int tricks)
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

/* The points of a defending side against a bid to lose every trick (D-MISDEF, HC-054, DX-059). */
static int
misere_defence_points (const FhTable *table, int own_tricks, int bidder_tricks)
{
  switch ((FhMisereDefenders) table->rules.misere_defenders)
    {
    case FH_MISERE_DEFENDERS_OWN_TRICKS:
      return FH_DEFENCE_POINTS * own_tricks;
    case FH_MISERE_DEFENDERS_BIDDER_TRICKS:
      return FH_DEFENCE_POINTS * bidder_tricks;
    case FH_MISERE_DEFENDERS_NONE:
      break;
    }
  return 0;
}

static void
set_points (FhTable *table)
{
  const FhRules *rules = &table->rules;
  int declaring = declaring_side (table);
  int bidder_tricks = declaring < 0 ? 0 : fh_table_side_tricks (table, declaring);
  bool misere = fh_table_is_misere (table);

  for (int side = 0; side < rules->n_sides; side++)
    {
      int tricks = fh_table_side_tricks (table, side);
      int points;

      if (side != declaring && misere)
        {
          points = misere_defence_points (table, tricks, bidder_tricks);
        }
      else if (side != declaring)
        {
          points = FH_DEFENCE_POINTS * tricks; /* HC-045, NZ-051, DX-058, DX-060, HP-056 */
        }
      else if (misere)
        {
          int value = fh_rules_value (rules, table->contract);
          table->made = tricks == 0; /* HC-050, NZ-033, DX-033 */
          points = table->made ? value : -value;
        }
      else
        {
          table->made = tricks >= fh_call_level (table->contract);
          points = trick_contract_points (table, tricks);
        }
      table->points[side] = (int16_t) points;
    }
}

/* Whether @side has won with this deal.  A hand without a contract never ends the game by reaching
 * the target (D-DX-NC, C-4); where only the own bid wins, the side must just have made it (NZ-053,
 * DX-062). */
static bool
has_reached_target (const FhTable *table, int side)
{
  if (table->totals[side] < table->rules.target || table->declarer == FH_SEAT_NONE)
    return false;
  return !table->rules.win_on_own_bid || (table->made && side == declaring_side (table));
}

/* The winners of a game of two sides after a scored deal, bit by bit (D-ORDER): the bidders before
 * the others (HC-047, D-HP-BOTH), the target before -500 (HP-061).  Two sides at -500 together,
 * which only given totals can bring, leave the game open (C-10). */
static uint8_t
winners_of_two (const FhTable *table)
{
  int declaring = declaring_side (table);
  unsigned in_bog = 0;

  if (declaring >= 0 && has_reached_target (table, declaring))
    return (uint8_t) (1u << declaring);
  for (int side = 0; side < 2; side++)
    if (has_reached_target (table, side))
      return (uint8_t) (1u << side);

  if (!table->rules.bog)
    return 0;
  for (int side = 0; side < 2; side++)
    if (table->totals[side] <= BOG) /* HC-048, NZ-054, DX-064, HP-059 */
      in_bog |= 1u << side;
  return in_bog == 1 ? 2 : in_bog == 2 ? 1 : 0;
}

static void
end_deal (FhTable *table, int dealer)
{
  table->deal_over = true;
  table->due = FH_ACTION_DEAL;
  table->turn = (uint8_t) dealer;
}

void
fh_score_deal (FhTable *table)
{
  set_points (table);
  for (int side = 0; side < table->rules.n_sides; side++)
    table->totals[side] += table->points[side];

  end_deal (table, (table->dealer + 1) % table->rules.n_seats);
  table->winners = winners_of_two (table);
  if (table->winners)
    {
      table->due = FH_ACTION_NONE;
      table->turn = FH_SEAT_NONE;
    }
}

void
fh_score_thrown_in (FhTable *table, int dealer)
{
  table->thrown_in = true;
  end_deal (table, dealer);
}
