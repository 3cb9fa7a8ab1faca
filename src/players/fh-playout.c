/* fh-playout.c: playing an imagined layout to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-playout.h"

#include <assert.h>
#include <stddef.h>

#include "fh-player.h"

bool
fh_playout_step (FhWorld *world)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  const FhTable *table = fh_world_table (world);
  FhSeatView view;

  if (table->deal_over)
    return false;
  fh_world_view (world, table->turn, &view);
  FhDecision decision = fh_player_decide (&player, &view, NULL);
  FhRefusal refusal = fh_world_apply (world, &decision.action);
  for (int n = 1; fh_refusal_asks_for_other_cards (refusal.code); n++)
    {
      decision = fh_player_call_again (&player, &view, n, NULL);
      refusal = fh_world_apply (world, &decision.action);
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
