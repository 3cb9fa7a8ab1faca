/* fh-tutor-hint.c: a hint in three steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first step points at what to think of, the second says what to do, the third why and with
 * which numbers.  All three come from one decision: that of a steady player who sees what the
 * person sees, unless sample layouts show that something else is clearly better.
 */
#include <glib/gi18n.h>

#include "fh-sentences-tried.h"
#include "fh-tutor-private.h"
#include "fh-words.h"

#define HINT_STEPS 3

void
fh_tutor_clear_hint (FhTutor *self)
{
  g_clear_pointer (&self->hint, g_free);
  self->hint_step = 0;
  self->hint_wanted = 0;
  self->hint_ready = FALSE;
}

/* The next best choice; where it came out no worse, that the difference is nothing to go by. */
static void
append_other (GString *text, const FhHint *hint, const char *choice)
{
  g_autofree char *points = fh_sentence_signed_points (hint->other.points);

  g_string_append_c (text, '\n');
  if (hint->other.points >= hint->best.points)
    /* Translators: %1$s is a bid, "pass", or a card, %2$s a number of points with its sign. */
    g_string_append_printf (text,
                            _ ("Another choice: %1$s, with %2$s points. In so few layouts "
                               "that is no clear difference."),
                            choice, points);
  else
    /* Translators: %1$s is a bid, "pass", or a card, %2$s a number of points with its sign. */
    g_string_append_printf (text, _ ("The next best: %1$s, with %2$s points."), choice, points);
}

/* What the layouts say about the suggestion, and about the next best. */
static void
append_numbers (FhTutor *self, GString *text, const FhTable *table)
{
  const FhHint *hint = &self->best;
  gboolean bids = hint->best.action.kind == FH_ACTION_BID;
  gboolean has_declarer = table->declarer != FH_SEAT_NONE;
  FhTried tried = {
    .action = hint->best.action,
    .n_layouts = hint->n_layouts,
    .has_chance = bids || has_declarer,
    .defends = !bids && has_declarer
               && table->rules.side_of[table->declarer] != table->rules.side_of[self->view.seat],
    .chance = hint->best.chance,
    .points = hint->best.points,
  };
  g_autofree char *sentence = fh_sentence_tried (&tried);

  g_string_append_printf (text, "\n%s", sentence);
  if (bids && hint->other.action.kind == FH_ACTION_BID)
    append_other (text, hint, fh_words_call (hint->other.action.call));
  else if (!bids && hint->other.action.kind == FH_ACTION_PLAY)
    append_other (text, hint, fh_words_card (hint->other.action.cards[0]));
}

/* The full reason. */
static void
append_reason (FhTutor *self, GString *text, const FhScene *scene)
{
  const FhReason *reason = &self->best.best.reason;
  g_autofree char *why = fh_sentence_reason (scene, reason);

  g_string_append_c (text, '\n');
  g_string_append (text, why);
  if (reason->motive == FH_MOTIVE_ONLY_CHOICE)
    return;
  if (self->best.compared)
    {
      append_numbers (self, text, scene->table);
    }
  else
    {
      g_autofree char *numbers = fh_sentence_reason_numbers (scene, reason);

      if (numbers != NULL)
        g_string_append_printf (text, "\n%s", numbers);
    }
}

void
fh_tutor_say_hint (FhTutor *self)
{
  FhScene scene;
  const FhReason *reason = &self->best.best.reason;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!self->hint_ready || self->hint_wanted == 0)
    return;
  scene = fh_game_get_scene (self->game);
  self->hint_step = self->hint_wanted;
  self->hint_help = fh_sentence_reason_help (reason);
  if (self->hint_step == 1)
    {
      g_string_append (text, fh_sentence_nudge (reason));
    }
  else
    {
      g_autofree char *suggestion = fh_sentence_suggestion (&scene, &self->best.best.action);

      /* Nothing to do is what is left where ace-no-face could be declared. */
      g_string_append (text, suggestion[0] != '\0'
                                 ? suggestion
                                 : _ ("Say nothing, and wait for your turn to call."));
    }
  if (self->hint_step == HINT_STEPS)
    append_reason (self, text, &scene);
  g_free (self->hint);
  self->hint = g_strdup (text->str);
  fh_tutor_emit_hint (self);
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
  if (!self->hint_ready && self->view.legal.due != FH_ACTION_BID
      && self->view.legal.due != FH_ACTION_PLAY)
    {
      /* Here nothing is compared: a rule of thumb decides at once. */
      fh_hint_init (&self->best, &self->view);
      self->hint_ready = TRUE;
    }
  if (self->hint_ready)
    fh_tutor_say_hint (self);
  else
    fh_tutor_estimate (self);
}

gboolean
fh_tutor_get_hint_action (FhTutor *self, FhAction *action)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  if (self->hint_step < 2 || self->best.best.action.kind == FH_ACTION_NONE)
    return FALSE;
  *action = self->best.best.action;
  return TRUE;
}
