/* fh-application-check.c: whether the first deal bears out what a person has said to know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-practice-review.h"

/* Once, and in one sentence: nothing keeps anybody from playing on. */

/* Whether the result of the deal of @review is what the window shows. */
static gboolean
shows_result (FhApplication *self, FhReview *review)
{
  FhHold hold = self->game != NULL ? fh_game_get_hold (self->game) : FH_HOLD_NONE;

  return self->window != NULL && self->game == self->check_game
         && (hold == FH_HOLD_DEAL || hold == FH_HOLD_GAME)
         && fh_game_peek_table (self->game)->n_deals == fh_review_get_deal (review) + 1;
}

/* A sentence about a deal comes with its result, and not into the next one: who has gone on finds
 * it in the review. */
static void
say_result (FhApplication *self, FhReview *review)
{
  g_autoptr (GArray) worst = fh_review_get_worst (review, fh_review_get_person (review), 1);
  g_autofree char *sentence = NULL, *action = NULL;
  FhLesson *lesson;

  if (!shows_result (self, review))
    return;
  if (worst->len == 0)
    {
      fh_window_add_toast (self->window,
                           _ ("You have played that deal well: you need no lesson to begin with."),
                           NULL, NULL);
      return;
    }
  lesson = fh_practice_find_lesson (NULL, review);
  if (lesson == NULL || fh_progress_is_done (self->progress, fh_lesson_get_id (lesson)))
    return;
  sentence = g_strdup_printf (
      /* Translators: said after the first deal; %s is the title of a lesson. */
      _ ("A decision in that deal cost something. The lesson “%s”, under Learn, is about it."),
      fh_lesson_get_title (lesson));
  action = g_strconcat ("app.lesson::", fh_lesson_get_id (lesson), NULL);
  fh_window_add_toast (self->window, sentence,
                       /* Translators: a button beside a sentence about a lesson: it is opened. */
                       _ ("Open the _Lesson"), action);
}

static void
costs_known_cb (FhApplication *self, FhReview *review)
{
  say_result (self, review);
  fh_progress_set_checked (self->progress);
  g_clear_object (&self->check);
}

static void
deal_finished_cb (FhApplication *self, FhGame *game)
{
  if (self->check != NULL || game != self->game || fh_progress_is_checked (self->progress)
      || fh_progress_get_knows (self->progress) < FH_KNOWS_EUCHRE
      || fh_game_peek_table (game)->thrown_in)
    return; /* a deal that was thrown in shows nothing */
  self->check = fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, NULL);
  g_set_weak_pointer (&self->check_game, game);
  fh_practice_follow_review (FH_KEY_TABLE (self->progress), self->check);
  fh_connect (self->check, "costs-known", costs_known_cb, self);
  fh_review_ask_own (self->check);
}

void
fh_application_check_deals (FhApplication *self, FhGame *game)
{
  if (!fh_progress_is_checked (self->progress))
    fh_connect (game, "deal-finished", deal_finished_cb, self);
}
