/* fh-review-window-walk.c: from mistake to mistake, each asked again before the answer is shown,
 * and what is played to show it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-window-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-compat.h"
#include "fh-made.h"
#include "fh-panes.h"
#include "fh-review-list.h"
#include "fh-review-walk.h"

/* --- Trying again --- */

/* Puts the deal in place of the trial; what has come to be known meanwhile is not on it yet. */
static void
close_trial (FhReviewWindow *self)
{
  self->trial = NULL;
  adw_bin_set_child (ADW_BIN (self->main), self->deal);
  adw_bin_set_child (ADW_BIN (self->side), self->about);
  gtk_widget_set_visible (self->back, FALSE);
  fh_panes_set_ask (FH_PANES (self->panes), FH_PANES_ASK_NONE);
}

void
fh_review_window_end_trial (FhReviewWindow *self, const char *sentence)
{
  if (self->trial == NULL)
    return;
  close_trial (self);
  fh_review_window_show_stop (self, FALSE);
  if (sentence != NULL)
    {
      fh_review_step_view_add (FH_REVIEW_STEP_VIEW (self->step), sentence);
      fh_announce (GTK_WIDGET (self), sentence);
    }
  gtk_widget_grab_focus (self->step);
  fh_review_window_rewind (self);
}

static void
trial_done_cb (FhReviewWindow *self, const char *sentence)
{
  fh_review_window_end_trial (self, sentence);
}

/* Calls and an exchange need the height of the table while they are asked for. */
static void
trial_changed_cb (FhReviewWindow *self)
{
  FhReviewTrial *trial = FH_REVIEW_TRIAL (self->trial);
  const FhTable *table = fh_game_peek_table (fh_review_trial_get_game (trial));

  fh_panes_set_ask (FH_PANES (self->panes),
                    fh_review_trial_asks (trial) && table->due != FH_ACTION_PLAY
                        ? FH_PANES_ASK_MAIN
                        : FH_PANES_ASK_NONE);
}

/* Puts a trial at the present step in place of the deal. */
static FhReviewTrial *
open_trial (FhReviewWindow *self)
{
  const FhReviewStop *stop = fh_review_window_present_stop (self);

  fh_review_window_stop_looking (self);
  fh_review_step_view_keep_note (FH_REVIEW_STEP_VIEW (self->step));
  self->trial = fh_review_trial_new (self->review, stop->step, self->settings);
  fh_connect (self->trial, "changed", trial_changed_cb, self);
  fh_connect (self->trial, "done", trial_done_cb, self);
  /* The answer is not to be seen meanwhile, nor to be found by a screen reader. */
  adw_bin_set_child (ADW_BIN (self->main),
                     GTK_WIDGET (fh_review_trial_get_view (FH_REVIEW_TRIAL (self->trial))));
  adw_bin_set_child (ADW_BIN (self->side), self->trial);
  gtk_widget_set_visible (self->back, TRUE);
  fh_review_window_update_actions (self);
  return FH_REVIEW_TRIAL (self->trial);
}

void
fh_review_window_try_again (FhReviewWindow *self)
{
  if (self->trial == NULL && fh_review_window_present_stop (self)->kind == FH_STOP_STEP)
    fh_review_trial_ask (open_trial (self));
}

void
fh_review_window_go_to_step (FhReviewWindow *self, guint step)
{
  g_return_if_fail (FH_IS_REVIEW_WINDOW (self));
  self->is_touched = TRUE;
  fh_review_window_end_trial (self, NULL);
  fh_review_window_go_to (self, (int) fh_review_stops_find (self->stops, step));
}

/* --- What is played --- */

/* Plays @game in place of the deal, under @title, and says @sentence; without a game says it beside
 * the step. */
static void
play (FhReviewWindow *self, FhGame *game, const char *title, const char *sentence)
{
  FhReviewTrial *trial;

  fh_review_window_stop_looking (self);
  if (game == NULL)
    {
      fh_review_step_view_add (FH_REVIEW_STEP_VIEW (self->step), sentence);
      fh_announce (GTK_WIDGET (self), sentence);
      return;
    }
  trial = open_trial (self);
  fh_review_trial_show (trial, game, title, sentence);
  fh_review_trial_ask (trial);
}

/* Begins to look for what @looking says, in place of anything else, or ends that; returns whether
 * it begins. */
static gboolean
begin_looking (FhReviewWindow *self, FhLooking looking)
{
  gboolean stops = self->looking != NULL && self->looking_for == looking;

  fh_review_window_stop_looking (self);
  if (stops)
    return FALSE;
  self->looking = g_cancellable_new ();
  self->looking_for = looking;
  fh_review_step_view_set_looking (FH_REVIEW_STEP_VIEW (self->step), looking);
  return TRUE;
}

/* Plays how a choice loses, as @found. */
static void
play_refutation (FhReviewWindow *self, const FhReviewRefutation *found)
{
  g_autofree char *sentence = fh_review_dup_refutation (self->review, found);
  g_autoptr (FhGame) game = fh_review_new_refutation_game (self->review, found);

  /* Translators: over an example of how a call, a discard or a card loses. */
  play (self, game, _ ("Why It Loses"), sentence);
}

static void
refuted_cb (GObject *source, GAsyncResult *result, gpointer asker)
{
  g_autoptr (FhReviewWindow) self = fh_asker_take (asker);
  g_autoptr (GError) error = NULL;
  const FhReviewRefutation *found;

  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->looking)
    return; /* it was stopped */
  found = fh_review_refute_finish (self->review, result, &error);
  if (found != NULL)
    play_refutation (self, found);
  else
    play (self, NULL, NULL, error->message);
}

void
fh_review_window_look_why (FhReviewWindow *self)
{
  guint step = fh_review_window_present_stop (self)->step;
  const FhReviewRefutation *known = fh_review_peek_refutation (self->review, step);

  fh_review_window_stop_preparing (self);
  if (known != NULL)
    play_refutation (self, known);
  else if (begin_looking (self, FH_LOOKING_WHY))
    fh_review_refute_async (self->review, step, self->looking, refuted_cb, fh_asker_new (self));
}

static void
lined_cb (GObject *source, GAsyncResult *result, gpointer asker)
{
  g_autoptr (FhReviewWindow) self = fh_asker_take (asker);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhReviewAnswer) answer = fh_review_judge_trial_finish (result, &error);
  g_autoptr (FhGame) game = NULL;
  g_autofree char *sentence = NULL;
  guint step;

  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->looking)
    return; /* it was stopped */
  if (answer == NULL)
    {
      play (self, NULL, NULL, error->message);
      return;
    }
  step = fh_review_window_present_stop (self)->step;
  sentence = fh_review_dup_line (self->review, step, answer);
  game = fh_review_new_line_game (self->review, step, answer);
  /* Translators: over a deal that is played on from the best call or card. */
  play (self, game, _ ("The Best Line"), sentence);
}

void
fh_review_window_look_line (FhReviewWindow *self)
{
  guint step = fh_review_window_present_stop (self)->step;
  const FhCost *cost = fh_review_peek_cost (self->review, step);

  if (begin_looking (self, FH_LOOKING_LINE))
    fh_review_judge_trial_async (self->review, step, &cost->best.action, self->looking, lined_cb,
                                 fh_asker_new (self));
}

/* --- From mistake to mistake --- */

/* Goes to mistake number @at, which is asked about the first time and shown from then on; or,
 * behind the last one, to the end of the deal, and what is learned from them. */
static void
walk_to (FhReviewWindow *self, int at)
{
  int n = (int) self->mistakes->len;
  guint from = self->at;
  FhReviewWalk *walk = FH_REVIEW_WALK (self->walk);

  if (self->trial != NULL)
    close_trial (self);
  self->walk_at = at;
  fh_review_walk_set_at (walk, at, n);
  fh_review_window_go_to (self, at < n ? (int) fh_review_stops_find (
                                    self->stops, g_array_index (self->mistakes, guint, at))
                                       : (int) self->stops->len - 1);
  if (at < n && at >= self->n_asked)
    {
      self->n_asked = at + 1;
      fh_review_window_try_again (self);
      return;
    }
  if (self->at == from)
    fh_review_window_show_stop (self, FALSE);
  gtk_widget_grab_focus (at < n ? self->step : self->walk);
  if (at == n)
    fh_announce (GTK_WIDGET (self), fh_review_walk_get_sentence (walk));
}

void
fh_review_window_walk (FhReviewWindow *self, int by)
{
  int at = self->walk_at + by;

  if (self->mistakes != NULL && self->mistakes->len > 0 && at >= 0
      && at <= (int) self->mistakes->len)
    walk_to (self, at);
}

void
fh_review_window_begin_walk (FhReviewWindow *self)
{
  self->mistakes =
      fh_review_get_worst (self->review, fh_review_get_person (self->review), G_MAXUINT);
  fh_review_walk_set_at (FH_REVIEW_WALK (self->walk), -1, (int) self->mistakes->len);
  fh_review_window_update_actions (self);
  fh_announce (GTK_WIDGET (self), fh_review_walk_get_sentence (FH_REVIEW_WALK (self->walk)));
  /* Who has begun to look around is left where he is. */
  if (!self->is_touched && !fh_review_list_asked_others (FH_REVIEW_LIST (self->list))
      && self->mistakes->len > 0)
    walk_to (self, 0);
}
