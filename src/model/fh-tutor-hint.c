/* fh-tutor-hint.c: a hint in three steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first step points at what to think of, the second says what to do, the third why and with
 * which numbers.  All three come from one decision, that of a steady player who sees what the
 * person sees.
 */
#include <glib/gi18n.h>

#include "fh-computer.h"
#include "fh-tutor-private.h"

#define HINT_STEPS 3

void
fh_tutor_clear_hint (FhTutor *self)
{
  if (self->hinting != NULL)
    g_cancellable_cancel (self->hinting);
  g_clear_object (&self->hinting);
  g_clear_pointer (&self->hint, g_free);
  self->hint_step = 0;
  self->hint_wanted = 0;
  self->has_decision = FALSE;
}

/* Says the hint up to the step that was asked for. */
static void
say (FhTutor *self)
{
  FhScene scene = fh_game_get_scene (self->game);
  const FhReason *reason = &self->decision.reason;
  g_autoptr (GString) text = g_string_new (NULL);

  self->hint_step = self->hint_wanted;
  self->hint_help = fh_sentence_reason_help (reason);
  if (self->hint_step == 1)
    {
      g_string_append (text, fh_sentence_nudge (reason));
    }
  else
    {
      g_autofree char *suggestion = fh_sentence_suggestion (&scene, &self->decision.action);

      g_string_append (text, suggestion);
    }
  if (self->hint_step == 3)
    {
      g_autofree char *why = fh_sentence_reason (&scene, reason);
      g_autofree char *numbers = fh_sentence_reason_numbers (&scene, reason);

      g_string_append_c (text, '\n');
      g_string_append (text, why);
      if (numbers != NULL)
        {
          g_string_append_c (text, '\n');
          g_string_append (text, numbers);
        }
    }
  g_free (self->hint);
  self->hint = g_strdup (text->str);
  fh_tutor_emit_hint (self);
}

static void
decided_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhTutor) self = user_data;
  g_autoptr (GError) error = NULL;
  FhDecision decision;

  /* When it was cancelled, the game has gone on. */
  if (!fh_computer_decide_finish (result, &decision, &error))
    return;
  g_clear_object (&self->hinting);
  if (decision.action.kind == FH_ACTION_NONE || self->game == NULL)
    return;
  self->decision = decision;
  self->has_decision = TRUE;
  say (self);
}

void
fh_tutor_ask_hint (FhTutor *self)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->game == NULL || self->hint_wanted == HINT_STEPS)
    return;
  if (!fh_game_awaits_person (self->game) && fh_game_get_hold (self->game) != FH_HOLD_DECLARE)
    return;
  self->hint_wanted++;
  if (self->has_decision)
    {
      say (self);
      return;
    }
  if (self->hinting != NULL)
    return;
  self->hinting = g_cancellable_new ();
  fh_computer_choose_async (&self->view, "steady", 0, self->hinting, decided_cb,
                            g_object_ref (self));
}

gboolean
fh_tutor_get_hint_action (FhTutor *self, FhAction *action)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  if (self->hint_step < 2)
    return FALSE;
  *action = self->decision.action;
  return TRUE;
}
