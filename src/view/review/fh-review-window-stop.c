/* fh-review-window-stop.c: where one stands in a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-window-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-review-list.h"
#include "fh-review-step-view.h"
#include "fh-review-table.h"
#include "fh-widget.h"

const FhReviewStop *
fh_review_window_present_stop (FhReviewWindow *self)
{
  return &g_array_index (self->stops, FhReviewStop, self->at);
}

static void
update_actions (FhReviewWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_trial = self->trial != NULL;
  const FhReviewStop *stop = fh_review_window_present_stop (self);

  gtk_widget_action_set_enabled (widget, "review.first", !is_trial && self->at > 0);
  gtk_widget_action_set_enabled (widget, "review.previous", !is_trial && self->at > 0);
  gtk_widget_action_set_enabled (widget, "review.next",
                                 !is_trial && self->at + 1 < self->stops->len);
  gtk_widget_action_set_enabled (widget, "review.last",
                                 !is_trial && self->at + 1 < self->stops->len);
  gtk_widget_action_set_enabled (widget, "review.try",
                                 !is_trial && stop->kind == FH_STOP_STEP
                                     && fh_review_is_mistake (self->review, stop->step));
  gtk_widget_action_set_enabled (widget, "review.back", is_trial);
}

/* The others' decisions are judged on demand only. */
static gboolean
judges (FhReviewWindow *self, const FhReviewStop *stop)
{
  return stop->kind == FH_STOP_STEP
         && (fh_review_peek_step (self->review, stop->step)->player
                 == fh_review_get_person (self->review)
             || fh_review_list_asked_others (FH_REVIEW_LIST (self->list)));
}

void
fh_review_window_show_stop (FhReviewWindow *self, gboolean animate)
{
  const FhReviewStop *stop = fh_review_window_present_stop (self);
  gboolean sees = fh_review_table_sees (self->review, stop, self->all_hands);
  g_autofree char *position = NULL;
  g_autofree char *spoken = NULL;

  if (self->numbers && sees)
    fh_review_ask_cards (self->review, stop->step);
  fh_review_table_show (FH_TABLE_VIEW (self->table), self->review, stop, self->all_hands,
                        self->numbers, animate);
  fh_review_step_view_show (FH_REVIEW_STEP_VIEW (self->step), stop, judges (self, stop),
                            self->numbers && sees);
  fh_review_list_set_step (FH_REVIEW_LIST (self->list),
                           stop->kind == FH_STOP_STEP ? stop->step : G_MAXUINT);
  /* Translators: where one is among the steps of a deal: "12 of 61". */
  position = g_strdup_printf (_ ("%1$u of %2$u"), self->at + 1, self->stops->len);
  /* Translators: likewise, for screen readers. */
  spoken = g_strdup_printf (_ ("Step %1$u of %2$u"), self->at + 1, self->stops->len);
  gtk_label_set_text (GTK_LABEL (self->position), position);
  fh_widget_set_name (self->position, spoken);
  update_actions (self);
}

/* The words of the step come first into sight. */
static void
scroll_to_top (FhReviewWindow *self)
{
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0.0);
}

void
fh_review_window_go_to (FhReviewWindow *self, int at)
{
  guint next = (guint) CLAMP (at, 0, (int) self->stops->len - 1);
  const FhReviewStop *stop;
  g_autofree char *sentence = NULL;

  if (next == self->at || self->trial != NULL)
    return;
  self->at = next;
  stop = fh_review_window_present_stop (self);
  if (judges (self, stop))
    fh_review_ask_cost (self->review, stop->step);
  fh_review_window_show_stop (self, TRUE);
  scroll_to_top (self);
  sentence = stop->kind == FH_STOP_STEP ? fh_review_dup_sentence (self->review, stop->step)
             : stop->step > 0           ? fh_review_dup_outcome (
                             self->review, MIN (stop->step, fh_review_get_n_steps (self->review) - 1))
                              : NULL;
  if (sentence != NULL)
    fh_announce (self->table, sentence);
}

void
fh_review_window_go_to_step (FhReviewWindow *self, guint step)
{
  g_return_if_fail (FH_IS_REVIEW_WINDOW (self));
  fh_review_window_go_to (self, (int) fh_review_stops_find (self->stops, step));
}
