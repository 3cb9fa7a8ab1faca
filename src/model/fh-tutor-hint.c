/* fh-tutor-hint.c: a hint in three steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first step points at what to think of, the second says what to do, the third why and with
 * which numbers.  All three come from one decision: that of a steady player who sees what the
 * person sees, unless sample layouts show that something else is clearly better.
 */
#include <glib/gi18n.h>
#include <math.h>

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

/* The points of @option, with their sign. */
static char *
dup_points (const FhOption *option)
{
  int points = (int) lrintf (option->points);
  g_autofree char *number = fh_sentence_points (points);

  /* Translators: a positive number of points where negative ones may stand beside it. */
  return points > 0 ? g_strdup_printf (_ ("+%s"), number) : g_steal_pointer (&number);
}

/* The next best choice; where it came out no worse, that the difference is nothing to go by. */
static void
append_other (GString *text, const FhHint *hint, const char *choice)
{
  g_autofree char *points = dup_points (&hint->other);

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

/* What the layouts say about the suggested bid, and about the next best. */
static void
append_bid_numbers (GString *text, const FhHint *hint)
{
  g_autofree char *points = dup_points (&hint->best);

  g_string_append_c (text, '\n');
  if (hint->best.action.call == FH_PASS)
    g_string_append_printf (
        text,
        /* Translators: %1$u is a number of layouts, %2$s a number of points with its sign. */
        ngettext ("In %1$u sample layout passing came to %2$s points on average.",
                  "In %1$u sample layouts passing came to %2$s points on average.",
                  (gulong) hint->n_layouts),
        hint->n_layouts, points);
  else
    g_string_append_printf (
        text,
        /* Translators: %1$u is a number of layouts, %2$s a bid, %3$d a percentage, %4$s a number of
         * points with its sign. */
        ngettext ("In %1$u sample layout %2$s was made in %3$d%%, and came to %4$s points on "
                  "average.",
                  "In %1$u sample layouts %2$s was made in %3$d%%, and came to %4$s points on "
                  "average.",
                  (gulong) hint->n_layouts),
        hint->n_layouts, fh_words_call (hint->best.action.call),
        (int) lrintf (hint->best.chance * 100), points);
  if (hint->other.action.kind == FH_ACTION_BID)
    append_other (text, hint, fh_words_call (hint->other.action.call));
}

/* Likewise about the card.  The aim of the declarer's side is to make the contract, that of the
 * other side to set it; in a hand without a contract there are points only. */
static void
append_card_numbers (GString *text, const FhHint *hint, const FhTable *table, int side)
{
  g_autofree char *points = dup_points (&hint->best);
  int chance = (int) lrintf (hint->best.chance * 100);

  g_string_append_c (text, '\n');
  if (table->declarer == FH_SEAT_NONE)
    g_string_append_printf (
        text,
        /* Translators: %1$u is a number of layouts, %2$s a number of points with its sign. */
        ngettext ("In %1$u sample layout this card came to %2$s points on average.",
                  "In %1$u sample layouts this card came to %2$s points on average.",
                  (gulong) hint->n_layouts),
        hint->n_layouts, points);
  else if (table->rules.side_of[table->declarer] == side)
    g_string_append_printf (
        text,
        /* Translators: %1$u is a number of layouts, %2$d a percentage, %3$s a number of points with
         * its sign. */
        ngettext ("In %1$u sample layout the contract was made in %2$d%% with this card, for %3$s "
                  "points on average.",
                  "In %1$u sample layouts the contract was made in %2$d%% with this card, for "
                  "%3$s points on average.",
                  (gulong) hint->n_layouts),
        hint->n_layouts, chance, points);
  else
    g_string_append_printf (
        text,
        /* Translators: %1$u is a number of layouts, %2$d a percentage, %3$s a number of points with
         * its sign. */
        ngettext ("In %1$u sample layout the contract failed in %2$d%% with this card, for %3$s "
                  "points on average.",
                  "In %1$u sample layouts the contract failed in %2$d%% with this card, for %3$s "
                  "points on average.",
                  (gulong) hint->n_layouts),
        hint->n_layouts, chance, points);
  if (hint->other.action.kind == FH_ACTION_PLAY)
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
  if (self->best.compared && self->best.best.action.kind == FH_ACTION_BID)
    {
      append_bid_numbers (text, &self->best);
    }
  else if (self->best.compared)
    {
      append_card_numbers (text, &self->best, scene->table,
                           scene->table->rules.side_of[self->view.seat]);
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
