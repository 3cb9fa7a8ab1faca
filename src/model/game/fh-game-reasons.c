/* fh-game-reasons.c: what the computer players of a game have thought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-reasons.h"

#include "fh-game-private.h"
#include "fh-seed.h"

typedef struct
{
  gsize index; /* of the action */
  FhDecision decision;
} Kept;

GArray *
fh_game_new_decisions (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Kept));
}

void
fh_game_keep_decision (FhGame *self, const FhDecision *decision)
{
  Kept kept = { fh_game_n_actions (self), *decision };

  /* One that was interrupted, and made again. */
  fh_game_forget_decisions (self, kept.index);
  g_array_append_val (self->decisions, kept);
}

void
fh_game_forget_decisions (FhGame *self, gsize n_actions)
{
  guint n = self->decisions->len;

  while (n > 0 && g_array_index (self->decisions, Kept, n - 1).index >= n_actions)
    n--;
  g_array_set_size (self->decisions, n);
}

gboolean
fh_game_get_decision (FhGame *self, guint index, FhDecision *decision)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  if (!fh_game_state (self)->table.deal_over || index >= fh_game_n_actions (self))
    return FALSE;
  for (guint i = 0; i < self->decisions->len; i++)
    {
      const Kept *kept = &g_array_index (self->decisions, Kept, i);
      FhAction action;

      if (kept->index != index)
        continue;
      /* Something else may have happened instead, by the laws of the table. */
      action = fh_record_action (fh_history_record (self->history), index);
      if (!fh_action_equal (&kept->decision.action, &action))
        return FALSE;
      *decision = kept->decision;
      return TRUE;
    }
  return FALSE;
}

gboolean
fh_game_knows_players (FhGame *self, guint index)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return index >= self->n_given;
}

guint64
fh_game_get_decision_seed (FhGame *self, guint index)
{
  g_return_val_if_fail (FH_IS_GAME (self), 0);

  return fh_seed_for_decision (self->seed, index);
}

gboolean
fh_game_find_call (FhGame *self, int n, guint *index)
{
  const FhTable *table;
  int called = 0;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);
  g_return_val_if_fail (index != NULL, FALSE);

  table = fh_game_peek_table (self);
  for (guint i = fh_game_get_deal_start (self); i < fh_game_get_n_actions (self); i++)
    {
      FhAction action;

      /* By the laws of the table a bid may have been taken back. */
      if (called >= table->n_calls || !fh_game_get_action (self, i, &action)
          || action.kind != FH_ACTION_BID || action.seat != table->calls[called].seat
          || action.call != table->calls[called].call)
        continue;
      if (called++ == n)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
fh_game_can_ask_why (FhGame *self, guint index)
{
  FhAction action;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  /* The seat of an entry in the score is a side. */
  return fh_game_get_action (self, index, &action) && action.kind != FH_ACTION_DEAL
         && action.kind != FH_ACTION_ENTRY;
}

gboolean
fh_game_find_last (FhGame *self, int seat, FhCard card, guint *index)
{
  guint start;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);
  g_return_val_if_fail (index != NULL, FALSE);

  start = fh_game_get_deal_start (self);
  for (guint i = fh_game_get_n_actions (self); i-- > start;)
    {
      FhAction action;

      if (!fh_game_get_action (self, i, &action) || action.seat != seat)
        continue;
      if (card == FH_CARD_NONE ? fh_game_can_ask_why (self, i)
                               : (action.kind == FH_ACTION_PLAY || action.kind == FH_ACTION_CORRECT)
                                     && action.cards[0] == card)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}
