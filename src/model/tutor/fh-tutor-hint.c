/* fh-tutor-hint.c: a hint in three steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first step points at what to think of, the second says what to do, the third why and with
 * which numbers.  All three come from the one judge's statement (fh-judge.h).
 */
#include <glib/gi18n.h>

#include "fh-sentences-advised.h"
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
  self->advice = NULL;
  g_clear_pointer (&self->judgement, fh_judgement_unref);
}

/* The next best choice, and how it stands beside the best where its points do not say it. */
static void
append_other (GString *text, const FhScene *scene, const FhAdvisedChoice *other)
{
  g_autofree char *choice = fh_sentence_choice (scene, &other->action);
  g_autofree char *points = fh_sentence_points_gained ((double) other->points);
  const char *why = fh_sentence_verdict ((FhVerdict) other->verdict);

  g_string_append_c (text, '\n');
  /* Translators: %1$s is a call, a card or a list of cards, %2$s points such as "+12 points". */
  g_string_append_printf (text, _ ("The next best: %1$s, with %2$s."), choice, points);
  if (why != NULL)
    g_string_append_printf (text, " %s", why);
}

/* The full reason, with the numbers of the suggestion and of the next best. */
static void
append_reason (FhTutor *self, GString *text, const FhScene *scene)
{
  const FhAdvice *advice = self->advice;
  const FhAdvisedChoice *best = &advice->choices[0];
  g_autofree char *why = fh_sentence_reason (scene, &best->reason);
  g_autofree char *numbers = fh_sentence_advised_numbers (scene, &self->view, best);
  g_autofree char *auction = fh_sentence_advised_auction (scene, &self->view, best);

  g_string_append_printf (text, "\n%s", why);
  if (numbers == NULL)
    return;
  g_string_append_printf (text, "\n%s", numbers);
  if (auction != NULL)
    g_string_append_printf (text, "\n%s", auction);
  if (best->n_layouts > 0 && advice->n_choices > 1 && advice->choices[1].n_layouts > 0)
    append_other (text, scene, &advice->choices[1]);
}

char *
fh_tutor_dup_nudge (FhTutor *self)
{
  const FhAdvisedChoice *best = &self->advice->choices[0];

  return g_strdup (
      fh_sentence_nudge (&best->action, &best->reason, self->advice->known.fate != FH_FATE_OPEN));
}

void
fh_tutor_say_hint (FhTutor *self)
{
  FhScene scene;
  const FhReason *reason;
  g_autoptr (GString) text = NULL;

  if (self->advice == NULL || self->hint_wanted == 0)
    return;
  text = g_string_new (NULL);
  reason = &self->advice->choices[0].reason;
  scene = fh_game_get_scene (self->game);
  self->hint_step = self->hint_wanted;
  self->hint_help = fh_sentence_reason_help (reason);
  if (self->hint_step == 1)
    {
      g_autofree char *nudge = fh_tutor_dup_nudge (self);

      g_string_append (text, nudge);
    }
  else
    {
      g_autofree char *suggestion =
          fh_sentence_suggestion (&scene, &self->advice->choices[0].action);

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
  if (self->advice != NULL)
    fh_tutor_say_hint (self);
  else
    fh_tutor_estimate (self);
}

gboolean
fh_tutor_get_hint_action (FhTutor *self, FhAction *action)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  if (self->hint_step < 2 || self->advice->choices[0].action.kind == FH_ACTION_NONE)
    return FALSE;
  *action = self->advice->choices[0].action;
  return TRUE;
}
