/* fh-intent.c: what the person is about to do in the running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-intent-private.h"

#include "fh-asker.h"
#include "fh-made.h"

G_DEFINE_FINAL_TYPE (FhIntent, fh_intent, G_TYPE_OBJECT)

/* --- From one stage to the next --- */

void
fh_intent_forget (FhIntent *self)
{
  g_clear_handle_id (&self->asking_id, g_source_remove);
  g_clear_pointer (&self->asking, fh_asker_call_off);
  if (self->plan.stage != FH_INTENT_NONE)
    self->is_untold = TRUE;
  fh_intent_plan_clear (&self->plan);
}

void
fh_intent_enter (FhIntent *self, FhIntentStage stage, const FhAction *action)
{
  fh_intent_forget (self);
  self->plan.stage = stage;
  if (action != NULL)
    self->plan.action = *action;
  self->is_untold = TRUE;
}

void
fh_intent_forget_impossible (FhIntent *self)
{
  if (!fh_intent_plan_is_possible (&self->plan, self->game)
      || (self->plan.stage == FH_INTENT_LIFTED && !self->is_played))
    fh_intent_forget (self);
  if (!fh_game_peek_table (self->game)->deal_over)
    self->is_writing = FALSE;
}

void
fh_intent_tell (FhIntent *self)
{
  if (!self->is_untold)
    return;
  self->is_untold = FALSE;
  fh_intent_question_fill (&self->question, &self->plan, self->game);
  g_signal_emit_by_name (self, "changed");
}

void
fh_intent_refuse (FhIntent *self, const char *sentence)
{
  g_signal_emit_by_name (self, "refused", sentence, NULL);
}

gboolean
fh_intent_is_taken (FhIntent *self, const FhAction *action)
{
  gboolean is_taken = FALSE;

  g_signal_emit_by_name (self, "deciding", action, &is_taken);
  return is_taken;
}

/* --- The game --- */

/* It may have become impossible, or something else is asked.  Who shows the game looks at that,
 * too, now that it has changed. */
static void
follow (FhIntent *self)
{
  fh_intent_forget_impossible (self);
  fh_intent_question_fill (&self->question, &self->plan, self->game);
  self->is_untold = FALSE;
}

/* Likewise; but what somebody does just now has not ended, and is told when it does. */
static void
waiting_cb (FhIntent *self)
{
  gboolean was_untold = self->is_untold;

  follow (self);
  self->is_untold = was_untold;
}

static void
restored_cb (FhIntent *self)
{
  fh_intent_forget (self);
  self->is_writing = FALSE;
}

/* --- What is to be known of it --- */

gboolean
fh_intent_is_writing (FhIntent *self)
{
  g_return_val_if_fail (FH_IS_INTENT (self), FALSE);

  return self->is_writing;
}

FhIntentStage
fh_intent_get_stage (FhIntent *self)
{
  g_return_val_if_fail (FH_IS_INTENT (self), FH_INTENT_NONE);

  return self->plan.stage;
}

FhCard
fh_intent_get_card (FhIntent *self)
{
  g_return_val_if_fail (FH_IS_INTENT (self), FH_CARD_NONE);

  return self->plan.action.kind == FH_ACTION_PLAY || self->plan.stage == FH_INTENT_NAMING
             ? self->plan.action.cards[0]
             : FH_CARD_NONE;
}

FhCall
fh_intent_get_call (FhIntent *self)
{
  g_return_val_if_fail (FH_IS_INTENT (self), FH_CALL_NONE);

  return self->plan.stage == FH_INTENT_LIFTED && self->plan.action.kind == FH_ACTION_BID
             ? self->plan.action.call
             : FH_CALL_NONE;
}

const FhIntentQuestion *
fh_intent_get_question (FhIntent *self)
{
  g_return_val_if_fail (FH_IS_INTENT (self), NULL);

  return &self->question;
}

gboolean
fh_intent_asks (FhIntent *self)
{
  g_return_val_if_fail (FH_IS_INTENT (self), FALSE);

  return self->plan.stage == FH_INTENT_NAMING || self->question.text != NULL;
}

/* --- The object --- */

static void
fh_intent_dispose (GObject *object)
{
  fh_intent_set_game (FH_INTENT (object), NULL);
  G_OBJECT_CLASS (fh_intent_parent_class)->dispose (object);
}

static void
fh_intent_class_init (FhIntentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_intent_dispose;
  FH_DROPS (klass, FhIntent, tutor, g_object_unref);

  fh_made_signal (klass, "changed", 0);
  g_signal_new ("deciding", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
  fh_made_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
fh_intent_init (FhIntent *self)
{
  self->is_played = TRUE;
}

FhIntent *
fh_intent_new (void)
{
  return g_object_new (FH_TYPE_INTENT, NULL);
}

void
fh_intent_set_game (FhIntent *self, FhGame *game)
{
  g_return_if_fail (FH_IS_INTENT (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  fh_intent_forget (self);
  self->is_writing = self->is_untold = FALSE;
  fh_intent_question_clear (&self->question);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (follow), self);
  g_signal_connect_swapped (game, "restored", G_CALLBACK (restored_cb), self);
  g_signal_connect_swapped (game, "waiting", G_CALLBACK (waiting_cb), self);
  follow (self);
}

void
fh_intent_set_tutor (FhIntent *self, FhTutor *tutor)
{
  g_return_if_fail (FH_IS_INTENT (self));
  g_return_if_fail (tutor == NULL || FH_IS_TUTOR (tutor));

  g_set_object (&self->tutor, tutor);
  if (tutor != NULL)
    fh_tutor_set_watchful (tutor, self->limit > 0);
}

void
fh_intent_set_limit (FhIntent *self, int limit)
{
  g_return_if_fail (FH_IS_INTENT (self));

  self->limit = limit;
  if (self->tutor != NULL)
    fh_tutor_set_watchful (self->tutor, limit > 0);
}

void
fh_intent_set_confirms (FhIntent *self, gboolean confirms)
{
  g_return_if_fail (FH_IS_INTENT (self));

  self->confirms = confirms;
}

void
fh_intent_set_played (FhIntent *self, gboolean is_played)
{
  g_return_if_fail (FH_IS_INTENT (self));

  self->is_played = is_played;
  if (self->game != NULL)
    follow (self);
}

void
fh_intent_set_double_click (FhIntent *self, int milliseconds)
{
  g_return_if_fail (FH_IS_INTENT (self));

  self->double_click = milliseconds;
}
