/* fh-game-view-differ.c: what the tutor says before the person does something else than it would.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It asks once, above the hand, and takes yes for an answer.  While it still weighs what is about
 * to be done nothing is blocked: whatever else the person does counts instead.
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

/* In milliseconds: from when on one sees that the tutor weighs, and how long it may. */
#define SHOWN_AFTER 250
#define LONGEST     2500

void
fh_game_view_stop_weighing (FhGameView *self)
{
  g_clear_handle_id (&self->weighing_source, g_source_remove);
  if (self->weighing != NULL)
    g_cancellable_cancel (self->weighing);
  g_clear_object (&self->weighing);
  g_clear_pointer (&self->nudge, g_free);
  self->shows_weighing = FALSE;
}

/* Does what was planned: there is nothing to ask, or nobody knows in time. */
static void
go_on (FhGameView *self)
{
  FhAction action = self->planned;

  fh_game_view_forget_plan (self);
  fh_game_act (self->game, &action, NULL);
  fh_game_view_update (self, TRUE);
}

static gboolean
too_long_cb (gpointer user_data)
{
  FhGameView *self = user_data;

  self->weighing_source = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static gboolean
shown_cb (gpointer user_data)
{
  FhGameView *self = user_data;

  self->shows_weighing = TRUE;
  self->weighing_source = g_timeout_add (LONGEST - SHOWN_AFTER, too_long_cb, self);
  fh_game_view_update (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void weighed_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
weigh (FhGameView *self)
{
  fh_tutor_differ_async (self->tutor, &self->planned, self->differs_from, self->weighing,
                         weighed_cb, g_object_ref (self));
}

static void
weighed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhGameView) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *nudge = NULL;

  /* Whoever stopped it wants nothing. */
  if (self->weighing == NULL || g_task_get_cancellable (G_TASK (result)) != self->weighing)
    return;
  nudge = fh_tutor_differ_finish (self->tutor, result, &error);
  /* The moment has become another one, in which the same is planned. */
  if (error != NULL && self->law_mode == FH_LAW_WEIGHED)
    {
      weigh (self);
      return;
    }
  if (nudge == NULL || self->law_mode != FH_LAW_WEIGHED)
    {
      go_on (self);
      return;
    }
  fh_game_view_stop_weighing (self);
  self->nudge = g_steal_pointer (&nudge);
  self->asked_time = g_get_monotonic_time ();
  self->law_mode = FH_LAW_DIFFERS;
  fh_game_view_update (self, FALSE);
}

gboolean
fh_game_view_is_second_click (FhGameView *self, const FhAction *action)
{
  int time = 0;

  if (self->law_mode == FH_LAW_WEIGHED)
    return fh_action_equal (action, &self->planned);
  if (self->law_mode != FH_LAW_DIFFERS || !fh_action_equal (action, &self->planned))
    return FALSE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &time, NULL);
  return g_get_monotonic_time () - self->asked_time < time * (gint64) 1000;
}

gboolean
fh_game_view_weighs (FhGameView *self, const FhAction *action)
{
  if (self->tutor == NULL || self->differs_from <= 0 || !fh_game_awaits_person (self->game)
      || !fh_game_check (self->game, action, NULL))
    return FALSE;
  if (fh_game_view_is_second_click (self, action))
    return TRUE;

  fh_game_view_forget_plan (self);
  self->planned = *action;
  self->law_mode = FH_LAW_WEIGHED;
  self->weighing = g_cancellable_new ();
  self->weighing_source = g_timeout_add (SHOWN_AFTER, shown_cb, self);
  weigh (self);
  fh_game_view_update (self, FALSE);
  return TRUE;
}

char *
fh_game_view_get_differing_text (FhGameView *self)
{
  if (self->law_mode == FH_LAW_WEIGHED)
    return g_strdup (_ ("One moment: the tutor looks at this."));
  /* Translators: the tutor asks before something is done; %s is a sentence that says what to think
   * of. */
  return g_strdup_printf (_ ("The tutor would do something else. %s"), self->nudge);
}

const char *
fh_game_view_get_anyway (FhGameView *self)
{
  switch ((FhActionKind) self->planned.kind)
    {
    case FH_ACTION_BID:
      /* Translators: a button: the player bids or passes although the tutor would call something
       * else. */
      return _ ("Call It Anyway");
    case FH_ACTION_PLAY:
      /* Translators: a button: the player plays a card although the tutor would play another. */
      return _ ("Play It Anyway");
    default:
      /* Translators: a button: the player does something although the tutor would not. */
      return _ ("Do It Anyway");
    }
}

void
fh_game_view_show_advice (FhGameView *self)
{
  FhAction action;
  const char *hint;

  for (int step = fh_tutor_get_hint_step (self->tutor); step < 2; step++)
    fh_tutor_ask_hint (self->tutor);
  if (fh_tutor_get_hint_action (self->tutor, &action))
    fh_game_view_set_hint (self, &action);
  hint = fh_tutor_get_hint (self->tutor);
  if (hint != NULL)
    fh_game_view_say (self, hint);
}

void
fh_game_view_set_tutor (FhGameView *self, FhTutor *tutor)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));
  g_return_if_fail (tutor == NULL || FH_IS_TUTOR (tutor));

  g_set_object (&self->tutor, tutor);
  if (tutor != NULL)
    fh_tutor_set_watchful (tutor, self->differs_from > 0);
}
