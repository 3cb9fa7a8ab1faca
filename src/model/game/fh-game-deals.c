/* fh-game-deals.c: the deals of a game that are over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

/* Points of the deal in @table that were written down wrongly and challenged in time, which is in
 * the deal begun by action number @next (HC-072). */
static void
put_right (FhGame *self, FhTable *table, guint next)
{
  const FhTable *now = fh_game_peek_table (self);
  FhAction action;

  if (!table->entry.entered)
    return;
  for (guint i = next + 1; fh_game_get_action (self, i, &action); i++)
    {
      FhState state;

      if (action.kind == FH_ACTION_DEAL)
        return;
      if (action.kind != FH_ACTION_CHALLENGE)
        continue;
      /* In the deal that goes on the table itself tells. */
      if (fh_game_get_state_before (self, i, &state) ? state.table.entry.final
                                                     : now->entry.entered != 0)
        return;
      for (int side = 0; side < table->rules.n_sides; side++)
        {
          table->totals[side] += table->entry.scored[side] - table->entry.written[side];
          table->points[side] = table->entry.scored[side];
        }
      return;
    }
}

/* A deal ends in the state before the next one begins. */
GArray *
fh_game_dup_deals (FhGame *self)
{
  GArray *deals = g_array_new (FALSE, FALSE, sizeof (FhTable));
  guint n;

  g_return_val_if_fail (FH_IS_GAME (self), deals);

  n = fh_game_get_n_actions (self);
  for (guint i = 1; i < n; i++)
    {
      FhAction action;
      FhState state;

      if (!fh_game_get_action (self, i, &action) || action.kind != FH_ACTION_DEAL
          || !fh_game_get_state_before (self, i, &state))
        continue;
      put_right (self, &state.table, i);
      g_array_append_val (deals, state.table);
    }
  if (fh_game_peek_table (self)->deal_over)
    g_array_append_val (deals, *fh_game_peek_table (self));
  return deals;
}
