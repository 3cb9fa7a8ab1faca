/* fh-game-clock.c: when things happen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One step at a time: after each action the main loop comes back to fh_game_advance(), which waits
 * while the journal writes, while something is held, and while a computer player thinks or pauses.
 */
#include "fh-game-private.h"

#include <glib/gi18n.h>

#include "fh-computer.h"
#include "fh-deal.h"
#include "fh-game-reasons.h"
#include "fh-seed.h"

/* How many times as long as a trick the cut for the first deal is held. */
#define CUT_TRICKS 3

static void think_on (FhGame *self);

void
fh_game_continue (FhGame *self)
{
  int seat;

  g_return_if_fail (FH_IS_GAME (self));

  if (self->hold == FH_HOLD_NONE || self->hold == FH_HOLD_GAME || !self->running)
    return;
  if (self->hold == FH_HOLD_DEMAND)
    {
      FhAction accept = fh_action_say (FH_ACTION_ACCEPT, fh_game_get_person (self));

      fh_game_act (self, &accept, NULL);
      return;
    }
  if (self->hold == FH_HOLD_DECLARE)
    {
      seat = fh_game_get_person (self);
      self->declare_asked |= fh_seat_bit (seat);
    }
  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->hold = FH_HOLD_NONE;
  self->turn_began = g_get_monotonic_time ();
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

/* Who decides for @seat: for a person, while the deal is claimed, an expert. */
static const char *
level_of (FhGame *self, int seat)
{
  return fh_seating_is_person (&self->seating, seat) ? "expert" : self->seating.seats[seat].level;
}

/* What the rules of thumb do at once. */
static FhDecision
decide_without_thinking (FhGame *self, int seat)
{
  FhPlayer player = fh_computer_player (level_of (self, seat));
  FhSeatView view;

  player.level = FH_PLAYER_RULES;
  fh_game_get_any_view (self, seat, &view);
  return fh_player_decide_again (&player, &view, self->thought.n_refused, NULL);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhGame) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GCancellable) asked = NULL;
  FhDecision decision;
  int seat = self->thought.seat;

  if (!fh_computer_choose_finish (result, &decision, &error))
    {
      /* Whoever cancelled has already put things in order. */
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        return;
      asked = g_object_ref (self->thought.cancellable);
      decision = decide_without_thinking (self, seat);
      g_signal_emit_by_name (self, "trouble", error->message);
      /* A handler of `trouble` may have stopped and restarted the game; then this answer belongs to
       * the old run. */
      if (self->thought.cancellable != asked)
        return;
    }
  g_clear_object (&self->thought.cancellable);
  /* A player who was asked whether he declares ace-no-face, and does not. */
  if (self->thought.is_declaring && decision.action.kind != FH_ACTION_ACE_NO_FACE)
    {
      self->thought.seat = -1;
      self->declare_asked |= fh_seat_bit (seat);
      fh_game_schedule (self);
      return;
    }
  /* Two called cards that one player holds, which no view tells: another pair (NZ-073). */
  if (fh_refusal_asks_for_other_cards (
          fh_state_check (fh_game_state (self), &decision.action).code))
    {
      self->thought.n_refused++;
      think_on (self);
      return;
    }
  fh_game_keep_decision (self, &decision);
  fh_game_do_in_time (self, &decision.action);
}

/* Lets whoever is thinking decide, after what was refused. */
static void
think_on (FhGame *self)
{
  FhSeatView view;
  int seat = self->thought.seat;
  guint64 seed = fh_seed_for_decision (self->seed, fh_game_n_actions (self));

  fh_debug ("think: seat %d, on action %u, attempt %d", seat, fh_game_get_n_actions (self),
            self->thought.n_refused + 1);
  fh_game_get_any_view (self, seat, &view);
  self->thought.cancellable = g_cancellable_new ();
  fh_computer_choose_async (&view, level_of (self, seat), seed, self->thought.n_refused,
                            self->thought.cancellable, chosen_cb, g_object_ref (self));
}

static void
think (FhGame *self, int seat, gboolean asking)
{
  self->thought.seat = seat;
  self->thought.is_declaring = asking;
  self->thought.n_refused = 0;
  g_signal_emit_by_name (self, "waiting");
  think_on (self);
}

/* Plays for @seat, a person's or not, while the deal is claimed. */
static void
play_claimed (FhGame *self, int seat)
{
  FhDecision decision = { .reason = fh_motive_reason (FH_MOTIVE_NONE) };
  FhSeatView view;
  FhCard card;
  FhSuit named;

  if (seat != fh_game_get_person (self) || !fh_game_claimed_card (self, &card, &named))
    {
      if (!fh_game_claims_at_once (self))
        {
          think (self, seat, FALSE);
          return;
        }
      /* The score is certain whatever is played. */
      fh_game_get_any_view (self, seat, &view);
      card = fh_set_first (view.legal.cards);
      named = fh_legal_named (&view.legal, card);
    }
  decision.action = fh_action_play (seat, card, named);
  fh_game_keep_decision (self, &decision);
  fh_game_do (self, &decision.action);
}

/* Has the record say which seed the deals to come are of: one that is new, or was read, may say
 * none. */
static void
set_seed (FhGame *self)
{
  FhRecord *record = fh_history_record (self->history);
  g_autofree char *text = NULL;
  FhSeed seed;

  if (fh_seed_from_text (fh_record_seed (record), &seed))
    return;
  text = fh_seed_to_text (self->seed);
  fh_record_set_seed (record, text);
}

/* Leaves a record that is full whole among the finished games, and goes on with the present totals
 * in a new one, whose first action is @deal. */
static void
go_on_in_new_record (FhGame *self, const FhAction *deal)
{
  g_autoptr (FhGame) alive = g_object_ref (self);
  FhRecord *record = fh_game_new_record_for_deal (self, &fh_game_state (self)->table);

  /* The deals of the old seed have been dealt. */
  self->seed = fh_seed_random ();
  fh_game_take_history (self, fh_game_read_history (record, &self->seating));
  set_seed (self);
  self->n_given = 0;
  self->counted.n_deals = 0;
  fh_game_forget_moment (self);
  fh_game_leave_whole (self);
  g_signal_emit_by_name (self, "restored");
  g_signal_emit_by_name (self, "trouble",
                         _ ("This game has grown too long for one file. It goes on in a new "
                            "one; what was played until now is kept whole among the finished "
                            "games."));
  fh_game_do (self, deal);
}

static void
deal (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  int dealer = table->turn;
  FhAction action;
  FhCut cut;

  if (dealer == FH_SEAT_NONE)
    {
      fh_game_get_cut (self, &cut);
      dealer = cut.dealer;
    }
  action = fh_deal_from_seed (&table->rules, dealer, self->seed, (int) table->n_deals);
  fh_game_slip_in_deal (self, &action);
  if (fh_game_is_full (self))
    go_on_in_new_record (self, &action);
  else
    fh_game_do (self, &action);
}

/* The cut for the first deal is held once (C-20).  Returns whether it is now. */
static gboolean
show_cut (FhGame *self)
{
  if (!self->pace.shows_cut || self->cut_shown || self->pace.trick_delay == 0
      || fh_game_state (self)->table.turn != FH_SEAT_NONE)
    return FALSE;
  self->cut_shown = TRUE;
  fh_game_enter_hold (self, FH_HOLD_CUT,
                      self->pace.trick_delay < 0 ? -1 : self->pace.trick_delay * CUT_TRICKS);
  fh_game_emit_changed (self);
  return TRUE;
}

static void
ask_ace_no_face (FhGame *self, int seat)
{
  if (fh_seating_is_person (&self->seating, seat))
    {
      fh_game_enter_hold (self, FH_HOLD_DECLARE, -1);
      fh_game_emit_changed (self);
    }
  else
    {
      think (self, seat, TRUE);
    }
}

/* The result of a finished deal, then that of a finished game, is held once.  Returns whether one
 * of them is now. */
static gboolean
show_results (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;

  if (table->deal_over && !self->deal_shown)
    {
      self->deal_shown = TRUE;
      if (self->pace.deal_delay != 0 || table->due == FH_ACTION_NONE)
        fh_game_enter_hold (self, FH_HOLD_DEAL, self->pace.deal_delay);
      g_signal_emit_by_name (self, "deal-finished");
      fh_game_emit_changed (self);
      return TRUE;
    }
  if (table->due == FH_ACTION_NONE)
    {
      fh_game_enter_hold (self, FH_HOLD_GAME, -1);
      g_signal_emit_by_name (self, "game-finished");
      fh_game_emit_changed (self);
      return TRUE;
    }
  return FALSE;
}

/* --- A script: what is to happen next, whoever's it is ---
 *
 * Lessons, punishments and demonstrations show what follows; nobody thinks meanwhile. */

void
fh_game_follow_script (FhGame *self, const FhAction *actions, guint n_actions)
{
  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (actions != NULL || n_actions == 0);

  fh_game_halt (self);
  g_clear_pointer (&self->script.actions, g_array_unref);
  self->script.actions = g_array_sized_new (FALSE, FALSE, sizeof (FhAction), n_actions);
  g_array_append_vals (self->script.actions, actions, n_actions);
  self->script.next = 0;
  self->script.is_told = FALSE;
  self->turn_began = g_get_monotonic_time ();
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

void
fh_game_end_script (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (self->script.actions == NULL)
    return;
  fh_game_halt (self);
  g_clear_pointer (&self->script.actions, g_array_unref);
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

/* Has the next action of the script happen in its time, or tells that there is none; FALSE when
 * there is no script. */
static gboolean
script_step (FhGame *self)
{
  FhAction action;

  if (self->script.actions == NULL)
    return FALSE;
  if (fh_game_script_runs (self))
    {
      action = g_array_index (self->script.actions, FhAction, self->script.next++);
      if (fh_state_check (fh_game_state (self), &action).code == FH_OK)
        {
          fh_game_do_in_time (self, &action);
          return TRUE;
        }
      g_warning ("The rules refuse action number %u of a script", self->script.next);
      self->script.next = self->script.actions->len;
    }
  if (!self->script.is_told)
    {
      self->script.is_told = TRUE;
      fh_game_emit_changed (self);
      g_signal_emit_by_name (self, "script-finished");
    }
  else if (!self->awaited && fh_game_awaits_person (self))
    fh_game_emit_changed (self);
  return TRUE;
}

/* --- The clock --- */

void
fh_game_advance (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;
  FhAction action;
  int asked;

  if (!self->running || self->rests || self->hold != FH_HOLD_NONE || self->timer_id != 0)
    return;
  /* Each action is on disk before the next one; settled_cb() comes back here. */
  if (self->keep.journal != NULL && fh_journal_is_busy (self->keep.journal))
    return;
  fh_debug ("advance: after %u actions%s", fh_game_get_n_actions (self),
            self->has_pending ? ", with one that is due" : "");
  if (self->has_pending)
    {
      action = self->pending;
      self->has_pending = FALSE;
      self->thought.seat = -1;
      fh_game_do (self, &action);
      return;
    }
  if (self->thought.seat >= 0)
    return;
  if (script_step (self) || fh_game_slips_step (self))
    return;
  if (show_results (self))
    {
      if (self->hold == FH_HOLD_NONE)
        fh_game_schedule (self);
      return;
    }

  if (table->due == FH_ACTION_DEAL)
    {
      if (!show_cut (self))
        deal (self);
      return;
    }
  asked = fh_game_next_to_ask (self);
  if (asked >= 0)
    ask_ace_no_face (self, asked);
  else if (self->claim.is_on)
    play_claimed (self, table->turn);
  else if (!fh_seating_is_person (&self->seating, table->turn))
    think (self, table->turn, FALSE);
  else if (fh_game_is_forced (self, &action))
    fh_game_do_in_time (self, &action);
  else if (!self->awaited)
    fh_game_emit_changed (self);
}

static void
settled_cb (FhJournal *journal, FhGame *self)
{
  fh_debug ("settle: %u actions are on disk", (guint) self->keep.n_actions);
  fh_game_schedule (self);
}

void
fh_game_start (FhGame *self, FhJournal *journal)
{
  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (!self->running);

  self->running = TRUE;
  self->turn_began = g_get_monotonic_time ();
  set_seed (self);
  g_set_object (&self->keep.journal, journal);
  if (journal != NULL)
    {
      g_signal_connect (journal, "settled", G_CALLBACK (settled_cb), self);
      fh_game_enter_journal (self);
    }
  fh_game_emit_changed (self);
  fh_game_schedule (self);
}

void
fh_game_stop (FhGame *self)
{
  g_return_if_fail (FH_IS_GAME (self));

  if (!self->running)
    return;
  self->running = FALSE;
  fh_game_halt (self);
  self->claim.is_on = FALSE;
  g_clear_handle_id (&self->advance_id, g_source_remove);
  /* The result of a deal is shown again when the game is started again. */
  self->deal_shown = FALSE;
  if (self->keep.journal != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->keep.journal, self);
      fh_game_leave_journal (self);
      g_clear_object (&self->keep.journal);
    }
}

void
fh_game_drop (FhGame **game, gpointer listener)
{
  if (*game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (*game, listener);
  fh_game_stop (*game);
  g_clear_object (game);
}
