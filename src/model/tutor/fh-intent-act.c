/* fh-intent-act.c: what the person does, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-intent-private.h"

#include <glib/gi18n.h>

#include "fh-sentences.h"

/* In milliseconds: from when on one is told that the tutor thinks, and how long it may. */
#define TOLD_AFTER 250
#define LONGEST    2500

/* --- What the tutor says --- */

/* Does what was planned: there is nothing to ask, or nobody knows in time. */
static void
go_on (FhIntent *self)
{
  g_autoptr (FhIntent) alive = g_object_ref (self);
  FhAction action = self->plan.action;

  fh_intent_forget (self);
  fh_game_act (self->game, &action, NULL);
  fh_intent_tell (self);
}

static gboolean
too_long_cb (gpointer user_data)
{
  FhIntent *self = user_data;

  self->asking_id = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static gboolean
told_cb (gpointer user_data)
{
  FhIntent *self = user_data;

  self->asking_id = g_timeout_add (LONGEST - TOLD_AFTER, too_long_cb, self);
  self->plan.is_slow = TRUE;
  self->is_untold = TRUE;
  fh_intent_tell (self);
  return G_SOURCE_REMOVE;
}

static void cost_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
ask_cost (FhIntent *self)
{
  fh_tutor_ask_cost_async (self->tutor, &self->plan.action, self->limit, self->asking, cost_cb,
                           g_object_ref (self));
}

static void
cost_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhIntent) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *nudge = NULL;

  /* Whoever stopped it wants nothing. */
  if (self->asking == NULL || g_task_get_cancellable (G_TASK (result)) != self->asking)
    return;
  nudge = fh_tutor_ask_cost_finish (self->tutor, result, &error);
  if (error != NULL)
    {
      /* The moment has become another one, in which the same is planned. */
      ask_cost (self);
    }
  else if (nudge == NULL)
    {
      go_on (self);
    }
  else
    {
      FhAction action = self->plan.action;

      fh_intent_enter (self, FH_INTENT_COSTLY, &action);
      self->plan.nudge = g_steal_pointer (&nudge);
      self->asked_time = g_get_monotonic_time ();
      fh_intent_tell (self);
    }
}

/* Whether @action is what is being asked about, or the second half of a double click on what was
 * asked about, which is no answer. */
static gboolean
is_second_click (FhIntent *self, const FhAction *action)
{
  if (!fh_action_equal (action, &self->plan.action))
    return FALSE;
  return self->plan.stage == FH_INTENT_WEIGHING
         || (self->plan.stage == FH_INTENT_COSTLY
             && g_get_monotonic_time () - self->asked_time < self->double_click * (gint64) 1000);
}

/* --- What the person wants --- */

/* Gives @action to the game, unless somebody else takes care of it, or the tutor is asked first, as
 * it is only about what @is_possible.  The game itself says why it refuses an action. */
static void
give (FhIntent *self, const FhAction *action, gboolean is_possible)
{
  if (fh_intent_is_taken (self, action))
    return;
  if (self->tutor == NULL || self->limit <= 0 || !is_possible
      || !fh_game_awaits_person (self->game))
    {
      /* An action that is done takes the place of the planned one; a call that is refused does
       * not. */
      if (is_possible)
        fh_intent_forget (self);
      fh_game_act (self->game, action, NULL);
      return;
    }
  fh_intent_enter (self, FH_INTENT_WEIGHING, action);
  self->asking = g_cancellable_new ();
  self->asking_id = g_timeout_add (TOLD_AFTER, told_cb, self);
  ask_cost (self);
}

void
fh_intent_want (FhIntent *self, const FhAction *action)
{
  g_autoptr (FhIntent) alive = NULL;
  FhAction wanted = *action;
  FhRefusal refusal;
  gboolean is_allowed, is_possible;

  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game == NULL || is_second_click (self, &wanted))
    return;
  alive = g_object_ref (self);
  is_allowed = fh_game_check_rules (self->game, &wanted, &refusal);
  is_possible = is_allowed || fh_game_check (self->game, &wanted, NULL);
  /* Another card, and what the laws know besides, takes the place of what was planned, even when it
   * is refused. */
  if (wanted.kind >= FH_ACTION_PLAY)
    fh_intent_forget (self);
  if (!is_possible && refusal.code == FH_REFUSED_JOKER_MUST_NAME)
    fh_intent_enter (self, FH_INTENT_NAMING, &wanted);
  /* Nobody breaks a rule by a stray click; what is done out of turn is meant so. */
  else if (wanted.kind == FH_ACTION_PLAY && is_possible && !is_allowed
           && fh_game_awaits_person (self->game))
    fh_intent_enter (self, FH_INTENT_RISK, &wanted);
  else
    give (self, &wanted, is_possible);
  fh_intent_tell (self);
}

/* Whether @card was the answer to what is asked, or no answer to what has to be answered first. */
static gboolean
take_answer (FhIntent *self, FhCard card)
{
  int seat = fh_game_get_person (self->game);
  FhAction action;

  switch (self->plan.stage)
    {
    case FH_INTENT_SHOW:
      action = fh_action_expose (seat, card, self->plan.way);
      break;
    case FH_INTENT_EARLY_CARD:
      action = fh_action_play (seat, card, FH_SUIT_NONE);
      break;
    case FH_INTENT_CORRECT:
      if (!fh_set_has (fh_game_get_corrections (self->game, &seat, NULL), card))
        {
          fh_intent_refuse (self, _ ("This card cannot take the place of the one you played."));
          return TRUE;
        }
      action = fh_action_correct (seat, card, FH_SUIT_NONE);
      break;
    default:
      if (!fh_intent_asks (self) || fh_game_get_hold (self->game) == FH_HOLD_NONE)
        return FALSE;
      /* First the question, then the next card. */
      fh_intent_refuse (self, self->plan.stage == FH_INTENT_NAMING
                                  ? _ ("Which suit does the joker name?")
                                  : self->question.text);
      return TRUE;
    }
  fh_intent_want (self, &action);
  return TRUE;
}

static void
choose_card (FhIntent *self, FhCard card, gboolean confirms)
{
  FhAction action;
  FhLegal legal;

  if (take_answer (self, card))
    return;
  if (fh_game_get_hold (self->game) == FH_HOLD_TRICK)
    {
      fh_game_continue (self->game);
      return;
    }
  fh_game_get_legal (self->game, &legal);
  if (!fh_game_awaits_person (self->game) || legal.due != FH_ACTION_PLAY)
    {
      FhScene scene = fh_game_get_scene (self->game);
      g_autofree char *turn = fh_sentence_turn (&scene);

      /* While one only looks it may be asked whose trick it was, and so whose turn it is. */
      if (self->is_played)
        fh_intent_refuse (self, turn);
      return;
    }
  action = fh_action_play (legal.seat, card, FH_SUIT_NONE);
  if (confirms && fh_set_has (legal.cards, card)
      && !(self->plan.stage == FH_INTENT_LIFTED && self->plan.action.cards[0] == card))
    {
      fh_intent_enter (self, FH_INTENT_LIFTED, &action);
      fh_intent_forget_impossible (self);
      fh_intent_tell (self);
    }
  else
    {
      fh_intent_want (self, &action);
    }
}

void
fh_intent_choose_card (FhIntent *self, guint card)
{
  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game != NULL)
    choose_card (self, (FhCard) card, self->confirms);
}

void
fh_intent_drop_card (FhIntent *self, guint card)
{
  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game == NULL)
    return;
  if (fh_game_get_hold (self->game) == FH_HOLD_TRICK && self->question.cards == 0)
    {
      fh_game_continue (self->game);
      if (!fh_game_awaits_person (self->game))
        return;
    }
  choose_card (self, (FhCard) card, FALSE);
}

void
fh_intent_choose_call (FhIntent *self, guint call, gboolean inkle)
{
  FhAction action;

  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game == NULL)
    return;
  action = fh_action_bid (fh_game_get_person (self->game), (FhCall) call);
  if (self->confirms && fh_intent_get_call (self) != call && fh_game_awaits_person (self->game))
    {
      fh_intent_enter (self, FH_INTENT_LIFTED, &action);
      fh_intent_forget_impossible (self);
      fh_intent_tell (self);
      return;
    }
  action.inkle = inkle;
  fh_intent_want (self, &action);
}

void
fh_intent_get_suits (FhIntent *self, FhRefusal refusals[FH_N_SUITS])
{
  FhAction action;

  g_return_if_fail (FH_IS_INTENT (self));
  g_return_if_fail (self->plan.stage == FH_INTENT_NAMING);

  action = self->plan.action;
  for (action.suit = 0; action.suit < FH_N_SUITS; action.suit++)
    fh_game_check (self->game, &action, &refusals[action.suit]);
}

void
fh_intent_name (FhIntent *self, int suit)
{
  FhAction action;

  g_return_if_fail (FH_IS_INTENT (self));

  if (self->plan.stage != FH_INTENT_NAMING)
    return;
  action = self->plan.action;
  action.suit = (uint8_t) suit;
  if (suit >= 0)
    fh_intent_want (self, &action);
  else
    fh_intent_cancel (self);
}

void
fh_intent_say (FhIntent *self, FhActionKind kind)
{
  FhAction action;

  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game == NULL)
    return;
  action = fh_action_say (kind, fh_game_get_person (self->game));
  fh_intent_want (self, &action);
}

/* --- Questions --- */

static void
begin_if_possible (FhIntent *self, FhIntentStage stage, FhExposure way)
{
  fh_intent_enter (self, stage, NULL);
  self->plan.way = way;
  fh_intent_forget_impossible (self);
  fh_intent_tell (self);
}

void
fh_intent_begin (FhIntent *self, FhIntentStage stage)
{
  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game != NULL)
    begin_if_possible (self, stage, 0);
}

void
fh_intent_begin_early (FhIntent *self)
{
  FhLegal early;

  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game != NULL && fh_game_get_early (self->game, &early))
    begin_if_possible (self,
                       early.due == FH_ACTION_BID ? FH_INTENT_EARLY_BID : FH_INTENT_EARLY_CARD, 0);
}

void
fh_intent_begin_show (FhIntent *self, FhExposure way)
{
  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game != NULL)
    begin_if_possible (self, FH_INTENT_SHOW, way);
}

static void
answer_law (FhIntent *self, gboolean yes)
{
  switch (fh_game_get_question (self->game))
    {
    case FH_QUESTION_DEMAND:
      fh_intent_say (self, yes ? FH_ACTION_DEMAND : FH_ACTION_ACCEPT);
      break;
    case FH_QUESTION_REVOKE:
    case FH_QUESTION_CHANGE:
      if (yes)
        fh_intent_begin (self, FH_INTENT_CORRECT);
      else
        fh_game_waive (self->game);
      break;
    case FH_QUESTION_COUNT:
      if (yes)
        fh_intent_say (self, FH_ACTION_MISDEAL);
      else
        fh_game_waive (self->game);
      break;
    case FH_QUESTION_NONE:
      break;
    }
}

void
fh_intent_answer (FhIntent *self, gboolean yes)
{
  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game == NULL)
    return;
  switch (self->plan.stage)
    {
    case FH_INTENT_NONE:
    case FH_INTENT_LIFTED:
      answer_law (self, yes);
      break;
    case FH_INTENT_RISK:
    case FH_INTENT_COSTLY:
      if (yes)
        go_on (self);
      else
        fh_intent_cancel (self);
      break;
    case FH_INTENT_MISDEAL:
      if (yes)
        fh_intent_say (self, FH_ACTION_MISDEAL);
      else
        fh_intent_cancel (self);
      break;
    default:
      fh_intent_cancel (self);
    }
}

gboolean
fh_intent_cancel (FhIntent *self)
{
  g_return_val_if_fail (FH_IS_INTENT (self), FALSE);

  if (self->plan.stage == FH_INTENT_NONE)
    return FALSE;
  fh_intent_forget (self);
  fh_intent_tell (self);
  return TRUE;
}

void
fh_intent_set_writing (FhIntent *self, gboolean is_writing)
{
  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game == NULL || self->is_writing == is_writing)
    return;
  self->is_writing = is_writing;
  self->is_untold = TRUE;
  fh_intent_tell (self);
}

void
fh_intent_write_points (FhIntent *self, const int points[FH_MAX_SEATS])
{
  g_autoptr (FhIntent) alive = NULL;

  g_return_if_fail (FH_IS_INTENT (self));
  g_return_if_fail (self->is_writing);

  alive = g_object_ref (self);
  self->is_writing = FALSE;
  self->is_untold = TRUE;
  fh_game_write_points (self->game, points);
  fh_intent_tell (self);
}
