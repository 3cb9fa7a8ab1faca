/* fh-helping.c: defenders who had rather see the contract made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-helping.h"

/* The total of @side as it would stand if the deal ended now, the contract apart. */
static int
total_now (const FhTable *table, int side)
{
  int tricks = fh_table_is_misere (table) ? 0 : fh_table_side_tricks (table, side);

  return table->totals[side]
         + fh_rules_defence_points (&table->rules, table->totals[side], FH_DEFENCE_POINTS * tricks);
}

uint8_t
fh_helpers (const FhTable *table)
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
