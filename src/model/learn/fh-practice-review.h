/* fh-practice-review.h: what a review of a person's own deal adds to what is practised.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-lesson.h"
#include "fh-practice-book.h"
#include "fh-review.h"
#include "fh-tutor.h"

/* Keeps each mistake of the person of @review as a position to be asked about, and counts the deal
 * with the faults that it showed, once, however often it is reviewed.  Does nothing as long as a
 * decision of the person is not judged.  Only for a deal that the person has played. */
void fh_practice_book_take_review (FhKeyTable *book, FhReview *review);

/* Keeps @decision for the sum of the last games; nothing unless the person has made it. */
void fh_practice_book_take_decision (FhKeyTable *book, const FhDecisionCost *decision);

/* What is said once one has looked at all mistakes of @review: the habit that one of them shows, by
 * @book, which may be NULL; the dearest first; or NULL.  (transfer full) */
char *fh_practice_dup_moral (FhKeyTable *book, FhReview *review);

/* The lesson on that habit, else on the dearest mistake that a lesson is about, or NULL. */
FhLesson *fh_practice_find_lesson (FhKeyTable *book, FhReview *review);

/* Has fh_practice_book_take_decision() done with each decision of the person as it is judged, and
 * fh_practice_book_take_review() whenever the costs that @review is asked for are there, as long as
 * there is @book. */
void fh_practice_follow_review (FhKeyTable *book, FhReview *review);
