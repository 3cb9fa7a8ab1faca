/* fh-game-action.c: what changes the game: actions, undo and redo, the same deal again, who plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <string.h>

#include "fh-sentences-laws.h"
#include "fh-sentences.h"

/* How long a trick lies while the rest of a deal is played out, in milliseconds. */
#define CLAIMED_TRICK_DELAY 700

/* Whether any person plays by @rules. */
static gboolean
has_person (const FhSeating *seating, const FhRules *rules)
{
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (fh_seating_is_person (seating, seat))
      return TRUE;
  return FALSE;
}

/* An FhHistoryAsk by who sits where.  Points are written down for a side, by the person if there is
 * one. */
static gboolean
is_by_seated (const FhTable *before, const FhAction *action, gsize index, gpointer seating)
{
  return action->kind == FH_ACTION_ENTRY ? has_person (seating, &before->rules)
                                         : fh_seating_is_person (seating, action->seat);
}

/* An FhHistoryAsk of a game: where a computer player would write down points itself, that goes on
 * whatever is taken back.  A claim is no decision on each of its cards. */
static gboolean
is_by_person (const FhTable *before, const FhAction *action, gsize index, gpointer user_data)
{
  FhGame *self = user_data;
  FhAction entry;

  return !self->claim.is_on && is_by_seated (before, action, index, &self->seating)
         && !(action->kind == FH_ACTION_ENTRY && fh_game_slip_of_entry (self, before, index, &entry)
              && fh_action_equal (&entry, action));
}

FhHistory *
fh_game_read_history (FhRecord *record, const FhSeating *seating)
{
  FhSeating settled = *seating;
  gsize n_actions = fh_record_n_actions (record);
  g_autoptr (FhHistory) history = NULL;

  fh_seating_settle (&settled, fh_record_rules (record));
  fh_record_set_agreed (record, seating->agreed);
  history = fh_history_new (record, is_by_seated, &settled);
  return fh_history_n_actions (history) == n_actions ? g_steal_pointer (&history) : NULL;
}

void
fh_game_take_history (FhGame *self, FhHistory *history)
{
  fh_history_free (self->history);
  self->history = history;
  fh_history_set_ask (history, is_by_person, self);
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
  const FhTable *table = &fh_game_state (self)->table;
  /* A word that is said while a trick lies there does not take it away; a trick that was put right
   * is looked at again. */
  FhHold kept = self->kept_hold;
  gboolean is_kept = kept == FH_HOLD_TRICK || done->kind == FH_ACTION_CORRECT;

  self->kept_hold = FH_HOLD_NONE;
  if (is_of_laws (done) && table->deal_over && !table->thrown_in
      && table->entry.deal == table->n_deals)
    {
      /* The points may be others now, and so may the end of the game. */
      if (kept == FH_HOLD_DEAL || kept == FH_HOLD_GAME)
        fh_game_enter_hold (self, FH_HOLD_DEAL, self->pace.deal_delay);
      else
        self->deal_shown = FALSE;
    }
  if (is_of_laws (done) && is_kept && !table->deal_over && table->n_tricks > 0
      && table->due == FH_ACTION_PLAY && fh_table_trick_size (table) == 0)
    trick_finished = TRUE;
  if (trick_finished && self->claim.is_on)
    {
      /* One that still counts can be seen in passing. */
      if (self->pace.trick_delay != 0 && !fh_game_claims_at_once (self))
        fh_game_enter_hold (self, FH_HOLD_TRICK, CLAIMED_TRICK_DELAY);
    }
  else if (trick_finished && (self->pace.trick_delay != 0 || person_may_correct (self)))
    {
      fh_game_enter_hold (self, FH_HOLD_TRICK,
                          person_may_correct (self) ? -1 : self->pace.trick_delay);
    }
}

/* Tells what the laws make of what was done, and of who has revoked before. */
static void
adjudicate (FhGame *self, const FhTable *before, const FhAction *done)
{
  FhScene scene = fh_game_get_scene (self);
  g_autofree char *sentence = fh_sentence_consequence (before, &scene, done);
  int asker;

  if (sentence != NULL)
    g_signal_emit_by_name (self, "adjudicated", sentence);
  asker = fh_game_slips_asker (self, before, done);
  if (asker >= 0)
    {
      g_autofree char *question = fh_sentence_asks (&scene, asker);

      g_signal_emit_by_name (self, "adjudicated", question);
    }
}

void
fh_game_do (FhGame *self, const FhAction *action)
{
  g_autoptr (FhGame) alive = g_object_ref (self);
  FhAction done = *action;
  FhTable before = fh_game_state (self)->table;
  int n_tricks;
  gboolean trick_finished;

  fh_debug ("act: kind %d by seat %d, as action %u", done.kind, done.seat,
            fh_game_get_n_actions (self));
  n_tricks = done.kind == FH_ACTION_DEAL ? 0 : fh_game_state (self)->table.n_tricks;
  if (!fh_history_act (self->history, &done))
    {
      g_critical ("The rules refuse what was found to be allowed");
      return;
    }
  fh_game_write_journal (self);
  if (done.kind == FH_ACTION_DEAL)
    {
      self->declare_asked = 0;
      self->deal_shown = FALSE;
      fh_game_forget_decisions (self, 0);
    }
  if (fh_game_state (self)->table.deal_over)
    self->claim.is_on = FALSE;

  self->asked = 0;
  trick_finished = fh_game_state (self)->table.n_tricks > n_tricks;
  hold_after (self, &done, trick_finished);
  self->turn_began = g_get_monotonic_time ();

  fh_game_emit_action (self, &done);
  if (done.kind == FH_ACTION_DEAL)
    g_signal_emit_by_name (self, "deal-begun");
  if (trick_finished)
    g_signal_emit_by_name (self, "trick-finished",
                           fh_game_state (self)->table.trick_winner[n_tricks]);
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
  fh_game_drop_script (self);
  self->claim.is_on = FALSE;
  self->kept_hold = is_of_laws (action) ? hold : FH_HOLD_NONE;
  self->pending = *action;
  self->has_pending = TRUE;
  if (self->keep.journal != NULL && fh_journal_is_busy (self->keep.journal))
    {
      g_signal_emit_by_name (self, "waiting");
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
  g_return_if_fail (index <= fh_game_n_actions (self));

  fh_game_halt (self);
  fh_history_go_to (self->history, index);
  fh_game_forget_moment (self);
  fh_game_write_journal (self);
  g_signal_emit_by_name (self, "restored");
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

void
fh_game_undo (FhGame *self)
{
  gssize last;

  g_return_if_fail (FH_IS_GAME (self));

  last = fh_history_last_decision (self->history);
  if (last >= 0)
    fh_game_go_to (self, (guint) last);
}

void
fh_game_redo (FhGame *self)
{
  fh_game_redo_to (self, 0);
}

void
fh_game_redo_to (FhGame *self, guint n_actions)
{
  g_autoptr (FhGame) alive = g_object_ref (self);

  g_return_if_fail (FH_IS_GAME (self));

  fh_game_halt (self);
  if (!fh_history_redo (self->history))
    return;
  while (fh_game_get_n_actions (self) < n_actions && fh_history_redo (self->history))
    ;
  self->declare_asked = 0;
  self->deal_shown = FALSE;
  fh_game_write_journal (self);
  g_signal_emit_by_name (self, "restored");
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

void
fh_game_replay_deal (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (!fh_game_can_replay_deal (self))
    return;
  /* A deal that was played to its end is kept, whatever comes of this one. */
  if (fh_game_state (self)->table.deal_over)
    fh_game_leave_whole (self);
  fh_game_go_to (self, fh_game_get_deal_start (self) + 1);
}

void
fh_game_set_seating (FhGame *self, const FhSeating *seating)
{
  FhSeating before;

  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (seating != NULL);

  before = self->seating;
  self->seating = *seating;
  self->claim.proved_at = 0;
  fh_seating_settle (&self->seating, &fh_game_state (self)->table.rules);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_seating_set_called (&self->seating, seat, before.seats[seat].called,
                           before.seats[seat].drawn);
  fh_sentence_call_computers (&self->seating);
  for (int seat = 0; seat < fh_game_state (self)->table.rules.n_seats; seat++)
    if (strcmp (self->seating.seats[seat].level, before.seats[seat].level) != 0
        || self->seating.agreed[seat] != before.agreed[seat])
      self->n_given = fh_game_n_actions (self);
  for (int seat = 0; seat < fh_game_state (self)->table.rules.n_seats; seat++)
    fh_record_set_player (fh_history_record (self->history), seat, seating->seats[seat].name);
  fh_history_set_agreed (self->history, seating->agreed);
  if (self->thought.seat >= 0)
    fh_game_halt (self);
  /* The names stand at the head of the record. */
  self->keep.is_begun = FALSE;
  fh_game_write_journal (self);
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}
