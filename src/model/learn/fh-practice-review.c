/* fh-practice-review.c: what a review of a person's own deal adds to what is practised.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-review.h"

#include <glib/gi18n.h>

#include "fh-course.h"
#include "fh-game-private.h"
#include "fh-history.h"
#include "fh-practice-words.h"
#include "fh-review-private.h"
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

/* What the mistake at @step shows. */
static FhPracticeFault
fault_of (FhReview *review, guint step)
{
  const FhAdvisedChoice *best = &fh_review_peek_cost (review, step)->best;
  FhSeatView view;

  fh_review_get_view (review, step, &view);
  return fh_practice_fault (&view, &best->action, &best->reason,
                            &fh_review_peek_step (review, step)->action);
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

  if (cost == NULL
      || (about->action.kind != FH_ACTION_BID && about->action.kind != FH_ACTION_DISCARD
          && about->action.kind != FH_ACTION_PLAY))
    return;
  fh_review_get_view (review, step, &view);
  const FhAction *best = &cost->best.action;
  if (about->action.kind == FH_ACTION_BID)
    *could |= CALL_FAULTS;
  else
    *could |= 1u << fh_practice_fault (&view, best, &cost->best.reason, best);
  if (!cost->is_mistake)
    return;
  fault = fault_of (review, step);
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

/* --- What is learned from it --- */

/* The fault of the dearest mistake of @review that shows a habit, by @book; without @book, that a
 * lesson is about. */
static FhPracticeFault
find_fault (FhKeyTable *book, FhReview *review)
{
  g_autoptr (GArray) worst = fh_review_get_worst (review, fh_review_get_person (review), G_MAXUINT);

  for (guint i = 0; i < worst->len; i++)
    {
      FhPracticeFault fault = fault_of (review, g_array_index (worst, guint, i));

      if (fault != FH_FAULT_NONE && (book == NULL || fh_practice_book_is_habit (book, fault)))
        return fault;
    }
  return FH_FAULT_NONE;
}

char *
fh_practice_dup_moral (FhKeyTable *book, FhReview *review, FhLesson **lesson)
{
  FhPracticeFault habit, fault;
  g_autofree char *again = NULL;
  guint could, made;

  g_return_val_if_fail (book == NULL || FH_IS_KEY_TABLE (book), NULL);
  g_return_val_if_fail (FH_IS_REVIEW (review), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  habit = book != NULL ? find_fault (book, review) : FH_FAULT_NONE;
  fault = habit != FH_FAULT_NONE ? habit : find_fault (NULL, review);
  *lesson = fault != FH_FAULT_NONE
                ? fh_course_find_lesson (fh_course_get (), fh_practice_fault_lesson (fault))
                : NULL;
  if (habit == FH_FAULT_NONE)
    return g_strdup (_ ("That was the last one."));
  fh_practice_book_get_fault (book, habit, &could, &made);
  again = fh_sentence_fault (habit, made, could);
  /* Translators: at the end of a review; %s is a sentence such as "You keep trumps too long: in 6
   * of 8 deals." */
  return g_strdup_printf (_ ("That was the last one. It comes again and again: %s"), again);
}

void
fh_practice_follow_review (FhKeyTable *book, FhReview *review)
{
  g_return_if_fail (FH_IS_KEY_TABLE (book));
  g_return_if_fail (FH_IS_REVIEW (review));

  g_signal_connect_object (review, "costs-known", G_CALLBACK (fh_practice_book_take_review), book,
                           G_CONNECT_SWAPPED);
}
