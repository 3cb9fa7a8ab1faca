/* fh-game-action.c: what changes the game: actions, undo and redo, the same deal again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <stdlib.h>
#include <string.h>

#include "fh-deal.h"
#include "fh-sentences-laws.h"

/* Whether the rules leave the seat of @action something else to do than that, so that it is a
 * decision to which undo goes back.  What is done against them always is. */
static gboolean
is_choice (const FhState *before, const FhAction *action)
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

/* Whether a person does @action as action number @index.  Points are written down for a side, by
 * the person if there is one, except where a computer player would do so itself: that goes on
 * whatever is taken back. */
static gboolean
is_by_person (FhGame *self, const FhState *before, const FhAction *action, gsize index)
{
  FhAction entry;

  if (action->kind != FH_ACTION_ENTRY)
    return fh_seating_is_person (&self->seating, action->seat);
  return fh_seating_is_person (&self->seating, fh_game_get_person (self))
         && !(fh_game_slip_of_entry (self, &before->table, index, &entry)
              && fh_action_equal (&entry, action));
}

/* Applies @action to the state and notes whether a person decided on it. */
static gboolean
apply (FhGame *self, const FhAction *action)
{
  FhState before = self->state;
  guint8 decision;

  if (fh_state_apply (&self->state, action).code != FH_OK)
    return FALSE;
  decision = action->kind != FH_ACTION_DEAL && !self->claiming
             && is_by_person (self, &before, action, self->decisions->len)
             && is_choice (&before, action);
  if (decision)
    self->last_decision = (gssize) self->decisions->len;
  g_byte_array_append (self->decisions, &decision, 1);
  if (action->kind == FH_ACTION_DEAL)
    self->before_deal = before;
  return TRUE;
}

gboolean
fh_game_replay (FhGame *self, gsize n_actions, FhState *state)
{
  gsize start = fh_game_get_deal_start (self);

  if (n_actions < start)
    return fh_record_replay (self->record, n_actions, state);
  *state = self->before_deal;
  memcpy (state->table.agreed, self->state.table.agreed, sizeof state->table.agreed);
  for (gsize i = start; i < n_actions; i++)
    {
      FhAction action = fh_record_action (self->record, i);

      if (fh_state_apply (state, &action).code != FH_OK)
        return FALSE;
    }
  return TRUE;
}

/* Puts the state where the record ends; what the rules refuse is cut off the record. */
static void
replay (FhGame *self)
{
  gsize n_actions = fh_record_n_actions (self->record);

  fh_record_replay (self->record, 0, &self->state);
  self->before_deal = self->state;
  self->last_decision = -1;
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

void
fh_game_rewind (FhGame *self, gsize n_actions)
{
  fh_record_truncate (self->record, n_actions);
  fh_game_forget_decisions (self, n_actions);
  self->n_given = MIN (self->n_given, n_actions);
  self->is_in_journal = FALSE;
  self->claiming = FALSE;
  self->declare_asked = 0;
  self->asked = 0;
  self->deal_shown = FALSE;
  replay (self);
}

FhAction
fh_game_public_action (FhGame *self, const FhAction *action)
{
  FhAction seen = *action;
  FhSeatView view;
  FhPile hand;
  int person = fh_game_get_person (self);

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_DEAL:
      hand = fh_deal_hand (&self->state.table.rules, action, person);
      for (int i = 0; i < seen.n_cards; i++)
        if (i < hand.first || i >= hand.first + hand.size)
          seen.cards[i] = FH_CARD_NONE;
      break;
    case FH_ACTION_EXPOSE:
      if (action->way == FH_EXPOSED_TO_OPPONENT && action->seat != person)
        seen.cards[0] = FH_CARD_NONE;
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      if (action->seat == person)
        break;
      fh_game_get_any_view (self, person, &view);
      for (int i = 0; i < seen.n_cards; i++)
        if (!fh_set_has (view.received, seen.cards[i]))
          seen.cards[i] = FH_CARD_NONE;
      break;
    default:
      break;
    }
  return seen;
}

/* What was taken back can be had back as long as the same is done again. */
static void
follow_redo (FhGame *self, const FhAction *action)
{
  guint n = self->redo->len;

  if (n == 0)
    return;
  if (fh_action_equal (&g_array_index (self->redo, FhAction, n - 1), action))
    g_array_set_size (self->redo, n - 1);
  else
    g_array_set_size (self->redo, 0);
}

/* Whether @action is one that only the laws of the table know. */
static gboolean
is_of_laws (const FhAction *action)
{
  return action->kind >= FH_ACTION_MISDEAL && action->kind < FH_N_ACTIONS;
}

/* Whether the person can still put right a card of the trick that is complete, for which the game
 * has to wait. */
static gboolean
person_may_correct (FhGame *self)
{
  gboolean has_revoked = FALSE;

  return fh_game_get_corrections (self, NULL, &has_revoked) != 0 && has_revoked;
}

/* Starts the holds that follow from what was @done. */
static void
hold_after (FhGame *self, const FhAction *done, gboolean trick_finished)
{
  const FhTable *table = &self->state.table;
  /* What is said while a trick lies there does not take it away; one that was put right is looked
   * at again. */
  FhHold kept = self->kept_hold;
  gboolean is_kept = kept == FH_HOLD_TRICK || done->kind == FH_ACTION_CORRECT;

  self->kept_hold = FH_HOLD_NONE;
  if (is_of_laws (done) && table->deal_over && !table->thrown_in
      && table->entry.deal == table->n_deals)
    {
      /* The points may be others now, and so may the end of the game. */
      if (kept == FH_HOLD_DEAL || kept == FH_HOLD_GAME)
        fh_game_enter_hold (self, FH_HOLD_DEAL, self->deal_delay);
      else
        self->deal_shown = FALSE;
    }
  if (is_of_laws (done) && is_kept && !table->deal_over && table->n_tricks > 0
      && table->due == FH_ACTION_PLAY && fh_table_trick_size (table) == 0)
    trick_finished = TRUE;
  if (trick_finished && !self->claiming && (self->trick_delay != 0 || person_may_correct (self)))
    fh_game_enter_hold (self, FH_HOLD_TRICK, person_may_correct (self) ? -1 : self->trick_delay);
}

/* Tells what the laws make of what was done, and of who has revoked before. */
static void
adjudicate (FhGame *self, const FhTable *before, const FhAction *done)
{
  FhScene scene = fh_game_get_scene (self);
  g_autofree char *sentence = fh_sentence_consequence (before, &scene, done);
  int asker;

  if (sentence != NULL)
    fh_game_emit_adjudicated (self, sentence);
  asker = fh_game_slips_asker (self, before, done);
  if (asker >= 0)
    {
      g_autofree char *question = fh_sentence_asks (&scene, asker);

      fh_game_emit_adjudicated (self, question);
    }
}

void
fh_game_do (FhGame *self, const FhAction *action)
{
  g_autoptr (FhGame) alive = g_object_ref (self);
  FhAction done = *action;
  FhTable before = self->state.table;
  int n_tricks;
  gboolean trick_finished;

  n_tricks = done.kind == FH_ACTION_DEAL ? 0 : self->state.table.n_tricks;
  if (!apply (self, &done))
    {
      g_critical ("The rules refuse what was found to be allowed");
      return;
    }
  fh_record_append (self->record, &done, &self->state.table);
  follow_redo (self, &done);
  fh_game_write_journal (self);
  if (done.kind == FH_ACTION_DEAL)
    {
      self->declare_asked = 0;
      self->deal_shown = FALSE;
      fh_game_forget_decisions (self, 0);
    }
  if (self->state.table.deal_over)
    self->claiming = FALSE;

  self->asked = 0;
  trick_finished = self->state.table.n_tricks > n_tricks;
  hold_after (self, &done, trick_finished);
  self->turn_began = g_get_monotonic_time ();

  fh_game_emit_action (self, &done);
  if (done.kind == FH_ACTION_DEAL)
    fh_game_emit_deal_begun (self);
  if (trick_finished)
    fh_game_emit_trick_finished (self, self->state.table.trick_winner[n_tricks]);
  if (before.rules.laws != FH_LAWS_STRICT)
    adjudicate (self, &before, &done);
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

gboolean
fh_game_act (FhGame *self, const FhAction *action, FhRefusal *refusal)
{
  FhRefusal answer;
  FhHold hold;

  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  if (!self->running)
    {
      fh_game_emit_not_running (self);
      return FALSE;
    }
  if (!fh_game_check (self, action, &answer))
    {
      if (refusal != NULL)
        *refusal = answer;
      fh_game_emit_refused (self, &answer);
      return FALSE;
    }
  if (refusal != NULL)
    *refusal = answer;
  hold = self->hold;
  fh_game_halt (self);
  self->claiming = FALSE;
  self->kept_hold = is_of_laws (action) ? hold : FH_HOLD_NONE;
  self->pending = *action;
  self->has_pending = TRUE;
  if (self->journal != NULL && fh_journal_is_busy (self->journal))
    {
      fh_game_notify_state (self);
      return TRUE;
    }
  self->has_pending = FALSE;
  fh_game_do (self, action);
  return TRUE;
}

void
fh_game_go_to (FhGame *self, guint index)
{
  g_autoptr (FhGame) alive = g_object_ref (self);

  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (index <= fh_record_n_actions (self->record));

  fh_game_halt (self);
  for (gsize i = fh_record_n_actions (self->record); i > index; i--)
    {
      FhAction action = fh_record_action (self->record, i - 1);

      g_array_append_val (self->redo, action);
    }
  fh_game_rewind (self, index);
  fh_game_write_journal (self);
  fh_game_emit_restored (self);
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

gboolean
fh_game_can_undo (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return self->last_decision >= 0;
}

void
fh_game_undo (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (self->last_decision >= 0)
    fh_game_go_to (self, (guint) self->last_decision);
}

gboolean
fh_game_can_redo (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return self->redo->len > 0;
}

/* Whether the next to act is a person who has a choice. */
static gboolean
person_decides (FhGame *self, const FhAction *next)
{
  return next->kind != FH_ACTION_DEAL
         && is_by_person (self, &self->state, next, self->decisions->len)
         && is_choice (&self->state, next);
}

void
fh_game_redo (FhGame *self)
{
  g_autoptr (FhGame) alive = g_object_ref (self);
  gboolean done = FALSE;

  g_return_if_fail (FH_IS_GAME (self));

  fh_game_halt (self);
  while (self->redo->len > 0)
    {
      FhAction action = g_array_index (self->redo, FhAction, self->redo->len - 1);

      if (done && person_decides (self, &action))
        break;
      g_array_set_size (self->redo, self->redo->len - 1);
      if (!apply (self, &action))
        {
          g_array_set_size (self->redo, 0);
          break;
        }
      fh_record_append (self->record, &action, &self->state.table);
      done = TRUE;
    }
  if (!done)
    return;
  self->declare_asked = 0;
  self->deal_shown = FALSE;
  fh_game_write_journal (self);
  fh_game_emit_restored (self);
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

gboolean
fh_game_can_replay_deal (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return fh_record_n_actions (self->record) > fh_game_get_deal_start (self) + 1;
}

void
fh_game_replay_deal (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (fh_game_can_replay_deal (self))
    fh_game_go_to (self, fh_game_get_deal_start (self) + 1);
}
