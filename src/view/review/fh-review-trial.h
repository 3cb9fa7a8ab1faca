/* fh-review-trial.h: deciding once more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game-view.h"
#include "fh-review.h"

#define FH_TYPE_REVIEW_TRIAL (fh_review_trial_get_type ())
G_DECLARE_FINAL_TYPE (FhReviewTrial, fh_review_trial, FH, REVIEW_TRIAL, GtkWidget)

/**
 * FhReviewTrial:
 *
 * Asks again at one step of a deal: the panel that stands beside the table, and the table with a
 * game that has come so far.  What the person wants to do is judged before it is done; a mistake is
 * marked, one can try again, and have what follows it played; after what is right one can play on
 * against the computers.  It takes the focus as a whole, so that a screen reader says how good the
 * answer was.
 *
 * It can show something that is played by itself, too, before one tries.
 *
 * CSS node: `review-trial`.
 *
 * Signals:
 *  - `changed ()`: it asks now, or does so no more.
 *  - `done (const char *sentence)`: the person wants to go back; @sentence: how the deal ended that
 *    was played on, or NULL.
 */
GtkWidget *fh_review_trial_new (FhReview *review, guint step, FhSettings *settings);

/* The table. */
FhGameView *fh_review_trial_get_view (FhReviewTrial *self);

/* Asks, unless something is shown; says that, and gives the keyboard to where it is answered.  To
 * be called once the panel and the table are in their window; asking again it does so itself. */
void fh_review_trial_ask (FhReviewTrial *self);

/* Shows @game, in which something is played, under @title, and says @sentence, in place of asking,
 * until one tries again. */
void
fh_review_trial_show (FhReviewTrial *self, FhGame *game, const char *title, const char *sentence);

/* The game on it, which changes when one tries again. */
FhGame *fh_review_trial_get_game (FhReviewTrial *self);

/* Whether the person is asked now: nothing has been done yet. */
gboolean fh_review_trial_asks (FhReviewTrial *self);

/* Whether a deal is being played on, which would be lost by going elsewhere. */
gboolean fh_review_trial_plays (FhReviewTrial *self);

/* What is said of the answer, or NULL while there is none. */
const char *fh_review_trial_get_sentence (FhReviewTrial *self);
