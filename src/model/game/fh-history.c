/* fh-history.c: all that has happened in a game, and where it leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-history.h"

#include <string.h>

struct _FhHistory
{
  FhRecord *record;
  FhState state;         /* where that leads */
  GArray *standings;     /* of FhStanding: what each deal began with */
  GByteArray *decisions; /* of each action: whether a person decided on it, having a choice */
  GArray *redo;          /* of FhAction; the last one is done again first */

  FhHistoryAsk ask;
  gpointer user_data;
};

gboolean
fh_history_is_choice (const FhState *before, const FhAction *action)
{
  FhLegal legal;

  fh_table_legal (&before->table, action->seat, before->hands[action->seat],
                  before->discards[action->seat], &legal);
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_ACE_NO_FACE:
    case FH_ACTION_ANSWER:
    case FH_ACTION_PARTNER:
    case FH_ACTION_CALL:
      return TRUE;
    case FH_ACTION_BID:
      return action->seat != before->table.turn || (legal.calls & (legal.calls - 1)) != 0
             || legal.inkles != 0;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      return fh_set_size (legal.cards) > legal.count;
    case FH_ACTION_PLAY:
      return action->seat != before->table.turn || !fh_set_has (legal.cards, action->cards[0])
             || (legal.cards & (legal.cards - 1)) != 0
             || (legal.joker_suits & (legal.joker_suits - 1)) != 0;
    case FH_ACTION_DEAL:
    case FH_ACTION_NONE:
      return FALSE;
    default: /* what the laws of the table let a person say or show, he chose to */
      return TRUE;
    }
  return FALSE;
}

/* Whether @action, as number @index, is a decision of a person in the state @before. */
static gboolean
is_decision (const FhHistory *self, const FhState *before, const FhAction *action, gsize index)
{
  return action->kind != FH_ACTION_DEAL
         && self->ask (&before->table, action, index, self->user_data)
         && fh_history_is_choice (before, action);
}

/* Applies @action to the state, and keeps what has to be known of it beside the record. */
static gboolean
apply (FhHistory *self, const FhAction *action)
{
  FhState before = self->state;
  guint8 decision;

  if (fh_state_apply (&self->state, action).code != FH_OK)
    return FALSE;
  if (action->kind == FH_ACTION_DEAL)
    {
      FhStanding standing = fh_state_standing (&before);

      g_array_append_val (self->standings, standing);
    }
  decision = is_decision (self, &before, action, self->decisions->len) ? 1 : 0;
  g_byte_array_append (self->decisions, &decision, 1);
  return TRUE;
}

/* Goes through the whole record; what the rules refuse is cut off it. */
static void
replay_all (FhHistory *self)
{
  gsize n_actions = fh_record_n_actions (self->record);

  fh_record_replay (self->record, 0, &self->state);
  g_array_set_size (self->standings, 0);
  g_byte_array_set_size (self->decisions, 0);
  for (gsize i = 0; i < n_actions; i++)
    {
      FhAction action = fh_record_action (self->record, i);

      if (!apply (self, &action))
        {
          fh_record_truncate (self->record, i);
          break;
        }
    }
}

FhHistory *
fh_history_new (FhRecord *record, FhHistoryAsk ask, gpointer user_data)
{
  FhHistory *self = g_new0 (FhHistory, 1);

  self->record = record;
  self->standings = g_array_new (FALSE, FALSE, sizeof (FhStanding));
  self->decisions = g_byte_array_new ();
  self->redo = g_array_new (FALSE, FALSE, sizeof (FhAction));
  self->ask = ask;
  self->user_data = user_data;
  replay_all (self);
  return self;
}

void
fh_history_set_ask (FhHistory *self, FhHistoryAsk ask, gpointer user_data)
{
  self->ask = ask;
  self->user_data = user_data;
}

void
fh_history_free (FhHistory *self)
{
  if (self == NULL)
    return;
  fh_record_free (self->record);
  g_array_unref (self->standings);
  g_byte_array_unref (self->decisions);
  g_array_unref (self->redo);
  g_free (self);
}

FhRecord *
fh_history_record (FhHistory *self)
{
  return self->record;
}

const FhState *
fh_history_state (const FhHistory *self)
{
  return &self->state;
}

gsize
fh_history_n_actions (const FhHistory *self)
{
  return fh_record_n_actions (self->record);
}

gsize
fh_history_deal_start (const FhHistory *self)
{
  gsize n_deals = fh_record_n_deals (self->record);

  return n_deals > 0 ? fh_record_deal_start (self->record, n_deals - 1) : 0;
}

gboolean
fh_history_act (FhHistory *self, const FhAction *action)
{
  guint n = self->redo->len;

  if (!apply (self, action))
    return FALSE;
  fh_record_append (self->record, action, &self->state.table);
  if (n > 0 && fh_action_equal (&g_array_index (self->redo, FhAction, n - 1), action))
    g_array_set_size (self->redo, n - 1);
  else
    g_array_set_size (self->redo, 0);
  return TRUE;
}

/* The number of deals that have begun within the first @n_actions actions. */
static gsize
deals_within (const FhHistory *self, gsize n_actions)
{
  gsize low = 0, high = fh_record_n_deals (self->record);

  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (fh_record_deal_start (self->record, middle) < n_actions)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* The state before a deal shows the one before it, so that this one is gone through whole. */
void
fh_history_replay (const FhHistory *self, gsize n_actions, FhState *state)
{
  gsize n_deals = deals_within (self, n_actions);
  gsize first = 0;

  g_return_if_fail (n_actions <= fh_record_n_actions (self->record));

  if (n_deals == 0)
    {
      fh_record_replay (self->record, 0, state);
    }
  else
    {
      const FhStanding *standing = &g_array_index (self->standings, FhStanding, n_deals - 1);

      fh_state_init_at (state, &self->state.table.rules, standing);
      first = fh_record_deal_start (self->record, n_deals - 1);
    }
  memcpy (state->table.agreed, self->state.table.agreed, sizeof state->table.agreed);
  for (gsize i = first; i < n_actions; i++)
    {
      FhAction action = fh_record_action (self->record, i);

      fh_state_apply (state, &action);
    }
}

gboolean
fh_history_is_decision (const FhHistory *self, gsize index)
{
  return index < self->decisions->len && self->decisions->data[index] != 0;
}

gssize
fh_history_last_decision (const FhHistory *self)
{
  gssize last = (gssize) self->decisions->len - 1;

  while (last >= 0 && self->decisions->data[last] == 0)
    last--;
  return last;
}

void
fh_history_go_to (FhHistory *self, gsize n_actions)
{
  FhState state;

  g_return_if_fail (n_actions <= fh_record_n_actions (self->record));

  for (gsize i = fh_record_n_actions (self->record); i > n_actions; i--)
    {
      FhAction action = fh_record_action (self->record, i - 1);

      g_array_append_val (self->redo, action);
    }
  fh_history_replay (self, n_actions, &state);
  self->state = state;
  fh_record_truncate (self->record, n_actions);
  g_array_set_size (self->standings, (guint) fh_record_n_deals (self->record));
  g_byte_array_set_size (self->decisions, (guint) n_actions);
}

guint
fh_history_n_redo (const FhHistory *self)
{
  return self->redo->len;
}

gboolean
fh_history_redo (FhHistory *self)
{
  gboolean done = FALSE;

  while (self->redo->len > 0)
    {
      FhAction action = g_array_index (self->redo, FhAction, self->redo->len - 1);

      if (done && is_decision (self, &self->state, &action, self->decisions->len))
        break;
      /* Where the rules refuse it, nothing that came after it can be done either. */
      if (!fh_history_act (self, &action))
        {
          g_array_set_size (self->redo, 0);
          break;
        }
      done = TRUE;
    }
  return done;
}

void
fh_history_set_agreed (FhHistory *self, const uint8_t agreed[FH_MAX_SEATS])
{
  fh_record_set_agreed (self->record, agreed);
  memcpy (self->state.table.agreed, agreed, sizeof self->state.table.agreed);
}

void
fh_history_recount (FhHistory *self)
{
  replay_all (self);
}
