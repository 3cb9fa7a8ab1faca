/* fh-review-window-private.h: what the files of the review share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-review-step-view.h"
#include "fh-review-window.h"

struct _FhReviewWindow
{
  FhDialog parent_instance;

  FhReview *review;
  FhSettings *settings;
  FhKeyTable *book; /* what comes again and again, or NULL: of a deal whose notes nobody keeps */
  GArray *stops;
  guint at; /* in it */
  gboolean all_hands;
  gboolean numbers;
  gboolean may_close;      /* without the notes */
  GCancellable *preparing; /* what can be shown of a mistake, before that is asked for, or NULL */
  guint prepared;          /* the step of it */
  GCancellable *looking;   /* for what is to be played, or NULL */
  FhLooking looking_for;
  GArray *mistakes;    /* steps of the person, the dearest first; NULL: not all are judged yet */
  int walk_at;         /* in these; -1: none was gone to, or their number: all were */
  int n_asked;         /* so many of them were asked about */
  gboolean is_touched; /* the person has pressed or scrolled something */

  /* Made anew with each language. */
  GtkWidget *back;
  GtkWidget *title;
  GtkWidget *panes;
  GtkWidget *main; /* holds the deal, or the game of the trial */
  GtkWidget *side; /* likewise: the step and the list, or the trial */
  GtkWidget *walk; /* above it */
  GtkWidget *deal;
  GtkWidget *about;
  GtkWidget *table;
  GtkWidget *position;
  GtkWidget *scroller;
  GtkWidget *places[2]; /* of the step and of the list */
  GtkWidget *step;
  GtkWidget *list;
  GtkWidget *unsaved;
  GtkWidget *toasts;
  GtkWidget *trial; /* or NULL */
};

/* Builds what stands in the middle, and beside it (fh-review-window-content.c). */
GtkWidget *fh_review_window_make_deal (FhReviewWindow *self);
GtkWidget *fh_review_window_make_about (FhReviewWindow *self);
GtkWidget *fh_review_window_make_side (FhReviewWindow *self);
GtkWidget *fh_review_window_make_unsaved (FhReviewWindow *self);

/* Gives the step and the list a fixed place each, so that the list stays where it is whatever is
 * said of a step; below the table, where there is no room for that, they follow one another. */
void fh_review_window_share_side (FhReviewWindow *self);

/* The present stop (fh-review-window-stop.c). */
const FhReviewStop *fh_review_window_present_stop (FhReviewWindow *self);

/* Shows the present stop; @animate: what has moved moves. */
void fh_review_window_show_stop (FhReviewWindow *self, gboolean animate);

/* Lets be done what can be done now; to be called where that changes and the stop does not. */
void fh_review_window_update_actions (FhReviewWindow *self);

/* Brings the words of the step into sight from their beginning. */
void fh_review_window_rewind (FhReviewWindow *self);

/* Goes to stop number @at, or the nearest that there is, and says what happens there. */
void fh_review_window_go_to (FhReviewWindow *self, int at);

/* Stops looking for what is to be played. */
void fh_review_window_stop_looking (FhReviewWindow *self);

/* Begins with the mistakes of the person once they are known, and says what there are; goes to the
 * first of them unless the person looks around already (fh-review-window-walk.c). */
void fh_review_window_begin_walk (FhReviewWindow *self);

/* Goes on by so many mistakes, or back. */
void fh_review_window_walk (FhReviewWindow *self, int by);

/* Asks again at the present step; goes back from that, and says @sentence, or NULL. */
void fh_review_window_try_again (FhReviewWindow *self);
void fh_review_window_end_trial (FhReviewWindow *self, const char *sentence);

/* Gives up finding out whether it can be shown how the mistake of the present step loses, which
 * begins with the stop. */
void fh_review_window_stop_preparing (FhReviewWindow *self);

/* Looks for how what was done at the present step loses, or for what follows the best there, and
 * plays it; or stops looking. */
void fh_review_window_look_why (FhReviewWindow *self);
void fh_review_window_look_line (FhReviewWindow *self);

/* Installs the actions and their keys (fh-review-window-actions.c). */
void fh_review_window_install (GtkWidgetClass *widget_class);
void fh_review_window_add_keys (FhReviewWindow *self, GtkWidget *content);
