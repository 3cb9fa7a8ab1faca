/* fh-helping.c: defenders who do not play for the same as the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-helping.h"

/* The total of the defending @side as it would stand if the deal ended after @more tricks of it,
 * the contract apart. */
static int
total_after (const FhTable *table, int side, int more)
{
  int tricks = fh_table_is_misere (table) ? 0 : fh_table_side_tricks (table, side) + more;

  return table->totals[side]
         + fh_rules_defence_points (&table->rules, table->totals[side], FH_DEFENCE_POINTS * tricks);
}

static int
total_now (const FhTable *table, int side)
{
  return total_after (table, side, 0);
}

uint8_t
fh_trick_from_game (const FhTable *table)
{
  const FhRules *rules = &table->rules;
  uint8_t bidders = fh_table_bidders (table), seats = 0;

  if (rules->n_sides < 3 || rules->win_on_own_bid || bidders == 0)
    return 0;
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      int side = rules->side_of[seat];
      if (!fh_seats_have (bidders | table->sitting_out, seat)
          && fh_rules_is_target (rules, total_after (table, side, 1))
          && !fh_rules_is_target (rules, total_now (table, side)))
        seats |= fh_seat_bit (seat);
    }
  return seats;
}

uint8_t
fh_table_helpers (const FhTable *table)
{
  const FhRules *rules = &table->rules;
  uint8_t bidders = fh_table_bidders (table), helpers = 0;
  bool set_ends = false, making_ends = false;
  int most = FH_BOG;

  if (rules->n_sides < 3 || bidders == 0)
    return 0;

  int value = fh_rules_value (rules, table->contract);
  for (int side = 0; side < rules->n_sides; side++)
    if (fh_rules_side_seats (rules, side) & bidders)
      {
        set_ends |= fh_rules_is_bog (rules, table->totals[side] - value);
        making_ends |= fh_rules_is_target (rules, table->totals[side] + value);
      }
    else if (total_now (table, side) > most)
      {
        most = total_now (table, side);
      }
  if (!set_ends || making_ends)
    return 0;

  for (int seat = 0; seat < rules->n_seats; seat++)
    if (!fh_seats_have (bidders, seat) && !fh_seats_have (table->sitting_out, seat)
        && total_now (table, rules->side_of[seat]) < most)
      helpers |= fh_seat_bit (seat);
  return helpers;
}

bool
fh_helps_declarer (const FhSeatView *view)
{
  return fh_seats_have (fh_table_helpers (&view->table), view->seat)
         && !fh_seats_have (view->allies, view->table.declarer);
}
