/* fh-practice-review.c: what a review of a person's own deal adds to what is practised.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-review.h"

#include <glib/gi18n.h>

#include "fh-course.h"
#include "fh-game-private.h"
#include "fh-game-reasons.h"
#include "fh-history.h"
#include "fh-made.h"
#include "fh-practice-words.h"
#include "fh-review-private.h"
#include "fh-statistics-rows.h"
#include "fh-writer.h"

/* Each call could have been too high, too low, or in another suit. */
#define CALL_FAULTS (1u << FH_FAULT_OVERBIDS | 1u << FH_FAULT_UNDERBIDS | 1u << FH_FAULT_OTHER_SUIT)

static gboolean
is_own (FhReview *review, guint step)
{
  const FhReviewStep *about = fh_review_peek_step (review, step);

  return about->is_decision && about->player == fh_review_get_person (review);
}

/* Whether all that the person decided is judged, as far as it can be. */
static gboolean
is_complete (FhReview *review)
{
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    if (is_own (review, i) && fh_review_entry (review, i)->stage < FH_COST_KNOWN)
      return FALSE;
  return TRUE;
}

/* The game up to the end of the deal, without comments: the same whenever it is reviewed, however
 * far the game has gone on and whatever was noted.  (transfer full) (free with free()) */
static char *
write_deal (FhReview *review)
{
  const FhRecord *played = fh_history_record (review->game->history);
  FhRecord *record = fh_record_new_for_rules (fh_review_peek_rules (review));
  FhState state;
  char *text;

  fh_state_init (&state, fh_review_peek_rules (review));
  for (guint i = 0; i <= review->start + review->n_entries; i++)
    {
      FhAction action = fh_record_action (played, i);

      fh_state_apply (&state, &action);
      fh_record_append (record, &action, &state.table);
    }
  text = fh_record_write (record);
  fh_record_free (record);
  return text;
}

/* Whether @done is of those in which faults are found. */
static gboolean
can_be_fault (const FhAction *done)
{
  return done->kind == FH_ACTION_BID || done->kind == FH_ACTION_DISCARD
         || done->kind == FH_ACTION_PLAY;
}

/* The set of the faults that could have been made in @view, where @done, as @cost has it, was
 * done. */
static guint
could_of (const FhSeatView *view, const FhAction *done, const FhCost *cost)
{
  const FhAdvisedChoice *best = &cost->best;

  if (!can_be_fault (done))
    return 0;
  if (done->kind == FH_ACTION_BID)
    return CALL_FAULTS;
  return 1u << fh_practice_fault (view, &best->action, &best->reason, &best->action);
}

/* What the mistake @done shows. */
static FhPracticeFault
fault_of (const FhSeatView *view, const FhAction *done, const FhCost *cost)
{
  if (!can_be_fault (done))
    return FH_FAULT_NONE;
  return fh_practice_fault (view, &cost->best.action, &cost->best.reason, done);
}

/* Adds to the sets what could have been wrong at @step and what was; keeps it when it was a
 * mistake. */
static void
take_step (
    FhKeyTable *book, FhReview *review, guint step, const char *text, guint *could, guint *made)
{
  const FhReviewStep *about = fh_review_peek_step (review, step);
  const FhCost *cost = fh_review_peek_cost (review, step);
  FhPracticeFault fault;
  FhSeatView view;

  if (cost == NULL || !can_be_fault (&about->action))
    return;
  fh_review_get_view (review, step, &view);
  *could |= could_of (&view, &about->action, cost);
  if (!cost->is_mistake)
    return;
  fault = fault_of (&view, &about->action, cost);
  *made |= 1u << fault;
  fh_practice_book_add_own (book, text, about->index, about->seat, fault);
}

void
fh_practice_book_take_review (FhKeyTable *book, FhReview *review)
{
  char *text;
  guint could = 0, made = 0;

  g_return_if_fail (FH_IS_KEY_TABLE (book));
  g_return_if_fail (FH_IS_REVIEW (review));

  if (!is_complete (review))
    return;
  text = write_deal (review);
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    if (is_own (review, i))
      take_step (book, review, i, text, &could, &made);
  fh_practice_book_note_deal (book, text, could, made);
  free (text);
}

/* --- The last games --- */

void
fh_practice_book_take_decision (FhKeyTable *book, const FhDecisionCost *decision)
{
  FhGame *game = decision->game;
  const FhSeatView *view = decision->view;
  const FhCost *cost = decision->cost;
  FhJudgedDecision judged;

  g_return_if_fail (FH_IS_KEY_TABLE (book));
  g_return_if_fail (FH_IS_GAME (game));

  if (!fh_statistics_has_person (game) || !fh_game_knows_players (game, decision->action)
      || fh_rules_player (&view->table.rules, view->seat) != fh_game_get_person (game))
    return;
  judged = (FhJudgedDecision){ .deal = decision->deal,
                               .index = decision->action,
                               .could = could_of (view, &decision->done, cost),
                               .is_mistake = cost->is_mistake,
                               .is_hard = decision->is_hard };
  if (cost->is_mistake)
    {
      judged.fault = fault_of (view, &decision->done, cost);
      judged.cost = (double) cost->points.cost;
    }
  fh_practice_book_note_judged (book, game->id, fh_game_get_n_actions (game), &judged);
}

static void
cost_known_cb (FhReview *review, guint step, FhKeyTable *book)
{
  const FhReviewStep *about = fh_review_peek_step (review, step);
  const FhCost *cost = fh_review_peek_cost (review, step);
  FhDecisionCost decision;
  FhSeatView view;

  if (cost == NULL || !is_own (review, step))
    return;
  fh_review_get_view (review, step, &view);
  decision = (FhDecisionCost){ .game = review->game,
                               .deal = review->deal,
                               .action = about->index,
                               .done = about->action,
                               .view = &view,
                               .cost = cost,
                               .is_hard = fh_review_is_hard (review, step) };
  fh_practice_book_take_decision (book, &decision);
}

/* --- What is learned from it --- */

/* The fault of the dearest mistake of @review that shows a habit, by @book; without @book, that a
 * lesson is about. */
static FhPracticeFault
find_fault (FhKeyTable *book, FhReview *review)
{
  g_autoptr (GArray) worst = fh_review_get_worst (review, fh_review_get_person (review), G_MAXUINT);

  for (guint i = 0; i < worst->len; i++)
    {
      guint step = g_array_index (worst, guint, i);
      FhPracticeFault fault;
      FhSeatView view;

      fh_review_get_view (review, step, &view);
      fault = fault_of (&view, &fh_review_peek_step (review, step)->action,
                        fh_review_peek_cost (review, step));
      if (fault != FH_FAULT_NONE && (book == NULL || fh_practice_book_is_habit (book, fault)))
        return fault;
    }
  return FH_FAULT_NONE;
}

FhLesson *
fh_practice_find_lesson (FhKeyTable *book, FhReview *review)
{
  FhPracticeFault fault = FH_FAULT_NONE;

  g_return_val_if_fail (book == NULL || FH_IS_KEY_TABLE (book), NULL);
  g_return_val_if_fail (FH_IS_REVIEW (review), NULL);

  if (book != NULL)
    fault = find_fault (book, review);
  if (fault == FH_FAULT_NONE)
    fault = find_fault (NULL, review);
  return fault != FH_FAULT_NONE
             ? fh_course_find_lesson (fh_course_get (), fh_practice_fault_lesson (fault))
             : NULL;
}

char *
fh_practice_dup_moral (FhKeyTable *book, FhReview *review)
{
  FhPracticeFault habit;
  g_autofree char *again = NULL;
  guint could, made;

  g_return_val_if_fail (book == NULL || FH_IS_KEY_TABLE (book), NULL);
  g_return_val_if_fail (FH_IS_REVIEW (review), NULL);

  habit = book != NULL ? find_fault (book, review) : FH_FAULT_NONE;
  if (habit == FH_FAULT_NONE)
    return NULL;
  fh_practice_book_get_fault (book, habit, &could, &made);
  again = fh_sentence_fault (habit, made, could);
  /* Translators: at the end of a review; %s is a sentence such as "You keep trumps too long: in 6
   * of 8 deals." */
  return g_strdup_printf (_ ("It comes again and again: %s"), again);
}

void
fh_practice_follow_review (FhKeyTable *book, FhReview *review)
{
  g_return_if_fail (FH_IS_KEY_TABLE (book));
  g_return_if_fail (FH_IS_REVIEW (review));

  g_signal_connect_object (review, "cost-known", G_CALLBACK (cost_known_cb), book, 0);
  fh_connect (review, "costs-known", fh_practice_book_take_review, book);
}
