/* fh-shape.c: the shapes of table for which computer players have weights of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shape.h"

FhShape
fh_rules_shape (const FhRules *rules)
{
  switch (rules->n_seats)
    {
    case 2:
      return rules->kitty_size > 3 ? FH_SHAPE_TWO_SHORT : FH_SHAPE_TWO;
    case 3:
      return rules->dead_size ? FH_SHAPE_THREE_LONG : FH_SHAPE_THREE;
    case 5:
      return rules->partners == FH_PARTNERS_CALLED ? FH_SHAPE_FIVE_CALLED : FH_SHAPE_FIVE_NAMED;
    case 6:
      return rules->teams == FH_TEAMS_SOLO    ? FH_SHAPE_SIX_SOLO
             : rules->teams == FH_TEAMS_PAIRS ? FH_SHAPE_SIX_PAIRS
                                              : FH_SHAPE_SIX_THREES;
    default:
      if (fh_rules_has_dummies (rules))
        return FH_SHAPE_DUMMIES;
      return rules->kitty_size > 3 ? FH_SHAPE_FOUR_KITTY_5 : FH_SHAPE_FOUR;
    }
}
