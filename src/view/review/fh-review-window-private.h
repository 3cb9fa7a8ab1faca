/* fh-review-window-private.h: what the files of the review share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-review-stops.h"
#include "fh-review-window.h"

G_BEGIN_DECLS

struct _FhReviewWindow
{
  FhDialog parent_instance;

  FhReview *review;
  FhSettings *settings;
  gboolean keeps_notes;
  GArray *stops;
  guint at; /* in it */
  gboolean all_hands;
  gboolean numbers;
  gboolean may_close;    /* without the notes */
  GCancellable *looking; /* for how a card loses, or NULL */

  /* Made anew with each language. */
  GtkWidget *back;
  GtkWidget *title;
  GtkWidget *panes;
  GtkWidget *main; /* holds the deal, or the game of the trial */
  GtkWidget *side; /* likewise: the step and the list, or the trial */
  GtkWidget *deal;
  GtkWidget *about;
  GtkWidget *table;
  GtkWidget *position;
  GtkWidget *scroller;
  GtkWidget *step;
  GtkWidget *list;
  GtkWidget *unsaved;
  GtkWidget *toasts;
  GtkWidget *trial; /* or NULL */
};

/* Builds what stands in the middle, and beside it (fh-review-window-content.c). */
GtkWidget *fh_review_window_make_deal (FhReviewWindow *self);
GtkWidget *fh_review_window_make_about (FhReviewWindow *self);
GtkWidget *fh_review_window_make_unsaved (FhReviewWindow *self);

/* The present stop (fh-review-window-stop.c). */
const FhReviewStop *fh_review_window_present_stop (FhReviewWindow *self);

/* Shows the present stop; @animate: what has moved moves. */
void fh_review_window_show_stop (FhReviewWindow *self, gboolean animate);

/* Goes to stop number @at, or the nearest that there is, and says what happens there. */
void fh_review_window_go_to (FhReviewWindow *self, int at);

/* Stops looking for how a card loses. */
void fh_review_window_stop_looking (FhReviewWindow *self);

/* Installs the actions and their keys (fh-review-window-actions.c). */
void fh_review_window_install (GtkWidgetClass *widget_class);
void fh_review_window_add_keys (FhReviewWindow *self, GtkWidget *content);

G_END_DECLS
