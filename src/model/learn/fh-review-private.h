/* fh-review-private.h: what the files of the review share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fh-review.c is the object with its steps, fh-review-notes.c has their comments,
 * fh-review-costs.c has decisions judged, fh-review-cards.c solves what all hands show,
 * fh-review-again.c lets one try again, fh-review-refutation.c shows how a choice loses,
 * fh-review-deals.c lists what a game holds, fh-review-words.c says it all, and
 * fh-review-summary.c what it comes to.
 */
#pragma once

#include "fh-record.h"
#include "fh-review.h"

/* How far the judging of a step has come. */
typedef enum
{
  FH_COST_UNASKED,
  FH_COST_ASKED,
  FH_COST_KNOWN,
  FH_COST_NONE, /* nothing can be said */
} FhCostStage;

typedef struct
{
  FhReviewStep step;
  FhState before;
  char *note;

  FhCostStage stage;
  FhCost cost;
  gboolean is_hard;
  FhReviewRefutation *refutation; /* once it was looked for, else NULL */

  gboolean cards_asked;
  guint n_cards;
  FhReviewCard cards[FH_SOLVER_MAX_MOVES];
} FhReviewEntry;

struct _FhReview
{
  GObject parent_instance;

  FhGame *game; /* of which the record is, at whose end the deal need not be */
  guint deal;
  guint start;         /* the number of the action that dealt, */
  FhAction dealt;      /* that action, */
  FhState before_deal; /* and where the game stood before it */
  FhSeating seating;
  int person;
  FhReviewEntry *entries;
  guint n_entries;
  FhState end;
  char *end_note;
  gboolean has_new_notes;

  /* Judging. */
  guint n_asked, n_done;
  GCancellable *cancellable; /* of all tasks */
};

/* --- fh-review.c --- */

/* The entry of @step, which must be one of the deal. */
FhReviewEntry *fh_review_entry (FhReview *review, guint step);

/* What the player of @step saw before it. */
void fh_review_get_view (FhReview *review, guint step, FhSeatView *view);

/* Whom sentences about @state are told to.  Valid as long as both. */
FhScene fh_review_scene_of (FhReview *review, const FhState *state);

/* The number of the action with which the deal was over; entries by hand may follow it. */
guint fh_review_result_index (FhReview *review);

/* --- fh-review-again.c --- */

/* As fh_review_new_trial(), where @record, of which it takes possession, stands.  NULL, with a
 * warning, where that is no game.  (transfer full) */
FhGame *fh_review_new_trial_of_record (FhReview *review, guint step, FhRecord *record);

/* --- fh-review-words.c --- */

/* What it costs in points, with the error.  (transfer full) */
char *fh_review_cost_sentence (const FhCost *cost);

/* --- fh-review-cards.c --- */

/* Fills @cards with all that may be played in @world; returns how many, 0 where no card is due.  In
 * any thread. */
guint
fh_review_solve (FhSolver *solver, const FhWorld *world, FhReviewCard cards[FH_SOLVER_MAX_MOVES]);

/* --- fh-review-deals.c --- */

/* The numbers of the first action of deal @deal of @game, and of the first behind the deal. */
void fh_review_find_deal (FhGame *game, guint deal, guint *start, guint *end);
