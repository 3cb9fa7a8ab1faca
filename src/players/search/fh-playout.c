/* fh-playout.c: playing an imagined layout to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-playout.h"

#include <assert.h>
#include <stddef.h>

#include "fh-rules-player.h"

bool
fh_playout_step (FhWorld *world)
{
  const FhCharacter *steady = fh_character (FH_STEADY);
  const FhTable *table = fh_world_table (world);
  FhSeatView view;

  if (table->deal_over)
    return false;
  fh_world_view (world, table->turn, &view);
  FhAction action = fh_rules_player_decide (steady, NULL, &view, 0).action;
  FhRefusal refusal = fh_world_apply (world, &action);
  for (int n = 1; fh_refusal_asks_for_other_cards (refusal.code); n++)
    {
      action = fh_rules_player_decide (steady, NULL, &view, n).action;
      refusal = fh_world_apply (world, &action);
    }
  assert (refusal.code == FH_OK);
  return refusal.code == FH_OK;
}

void
fh_playout (FhWorld *world)
{
  while (fh_playout_step (world))
    ;
}
