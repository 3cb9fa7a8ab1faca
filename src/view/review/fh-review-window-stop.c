/* fh-review-window-stop.c: where one stands in a review, and that stop on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-window-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-auction-list.h"
#include "fh-compat.h"
#include "fh-review-list.h"
#include "fh-review-numbers.h"
#include "fh-tutor-page.h"
#include "fh-widget.h"

/* --- The cards --- */

/* Where @card of @seat is to be seen, or NULL. */
static FhCardWidget *
find_card (FhTableView *table, int person, int seat, FhCard card)
{
  FhDummyView *dummy = fh_table_view_get_dummy (table, seat);
  FhCardRow *row = fh_table_view_get_open (table, seat);
  FhCardWidget *widget;

  if (seat == person)
    return fh_hand_view_get_widget (fh_table_view_get_hand (table), card);
  if (dummy != NULL)
    return fh_dummy_view_get_widget (dummy, card);
  for (int i = 0; row != NULL && (widget = fh_card_row_get_nth (row, i)) != NULL; i++)
    if (fh_card_widget_get_card (widget) == card)
      return widget;
  return NULL;
}

static void
reset_card (FhCardWidget *card)
{
  fh_card_widget_set_state (card, FH_CARD_PLAIN, NULL, FALSE);
  fh_card_widget_set_hinted (card, FALSE);
  fh_card_widget_set_count (card, NULL, FALSE);
}

/* Widgets of cards stay from one stop to the next. */
static void
reset_cards (FhTableView *table, const FhState *state, int person)
{
  FhHandView *hand = fh_table_view_get_hand (table);

  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    reset_card (fh_hand_view_get_nth (hand, i));
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    FH_FOREACH_CARD (card, seat != person ? state->hands[seat] : 0)
      {
        FhCardWidget *widget = find_card (table, person, seat, card);

        if (widget == NULL)
          continue;
        reset_card (widget);
        fh_card_widget_set_note (widget, NULL);
      }
}

/* What was done, and what would have been better. */
static void
mark_cards (FhTableView *table, FhReview *review, guint number)
{
  const FhReviewStep *step = fh_review_peek_step (review, number);
  const FhCost *cost = fh_review_peek_cost (review, number);
  int person = fh_review_get_person (review);
  FhCardWidget *widget;

  for (int i = 0; i < step->action.n_cards; i++)
    {
      widget = find_card (table, person, step->seat, step->action.cards[i]);
      if (widget != NULL)
        fh_card_widget_set_state (widget, FH_CARD_CHOSEN, NULL, TRUE);
    }
  for (int i = 0; cost != NULL && cost->is_mistake && i < cost->best.action.n_cards; i++)
    {
      widget = find_card (table, person, step->seat, cost->best.action.cards[i]);
      if (widget != NULL)
        fh_card_widget_set_hinted (widget, TRUE);
    }
}

/* A joker that could name several suits carries the number of the best of them. */
static gboolean
is_outdone (const FhReviewCard *cards, guint n, guint index)
{
  for (guint i = 0; i < n; i++)
    if (i != index && cards[i].card == cards[index].card
        && (cards[i].loses < cards[index].loses
            || (cards[i].loses == cards[index].loses && i < index)))
      return TRUE;
  return FALSE;
}

static void
number_cards (FhTableView *table, FhReview *review, guint number)
{
  FhReviewCard cards[FH_SOLVER_MAX_MOVES];
  guint n = fh_review_get_cards (review, number, cards);
  int seat = fh_review_peek_step (review, number)->seat;

  for (guint i = 0; i < n; i++)
    {
      FhCardWidget *widget = find_card (table, fh_review_get_person (review), seat, cards[i].card);
      g_autofree char *text = fh_review_number (&cards[i]);
      g_autofree char *sentence = fh_review_dup_card (review, number, &cards[i]);

      if (widget == NULL || is_outdone (cards, n, i))
        continue;
      fh_card_widget_set_count (widget, text, cards[i].loses == 0);
      fh_card_widget_set_note (widget, sentence);
    }
}

/* --- The auction --- */

static void
show_auction (FhTableView *table, const FhScene *scene)
{
  GtkWidget *panel = fh_table_view_get_panel (table);
  gboolean is_wanted = !scene->table->deal_over && scene->table->contract == FH_CALL_NONE;

  if (is_wanted && panel == NULL)
    {
      panel = g_object_new (GTK_TYPE_BOX, "css-name", "panel", "orientation",
                            GTK_ORIENTATION_VERTICAL, "spacing", 8, NULL);
      gtk_box_append (GTK_BOX (panel), fh_tutor_heading_new (_ ("Auction so far"), 3));
      gtk_box_append (GTK_BOX (panel), fh_auction_list_new (FH_GROUND_FELT));
      fh_table_view_set_panel (table, panel);
    }
  else if (!is_wanted && panel != NULL)
    {
      fh_table_view_set_panel (table, NULL);
      panel = NULL;
    }
  if (panel != NULL)
    fh_auction_list_update (FH_AUCTION_LIST (gtk_widget_get_last_child (panel)), scene,
                            !scene->is_asked);
}

/* --- The table --- */

static char *
dup_prompt (FhReview *review, const FhReviewStop *stop)
{
  if (stop->kind == FH_STOP_STEP)
    return fh_review_dup_sentence (review, stop->step);
  if (stop->kind == FH_STOP_TRICK)
    return fh_review_dup_outcome (review, stop->step);
  return NULL; /* the panel beside the table says it, in many lines */
}

/* Shows @stop: who sits at the bottom is the person, whose cards are open; all others' too where
 * that is wanted.  The card that is done next is lifted, a better one pointed at; with the
 * numbers each that could be played carries what it leads to, as far as that is known.  @animate:
 * what has moved since the last stop moves. */
static void
show_table (FhReviewWindow *self, const FhReviewStop *stop, gboolean animate)
{
  FhTableView *table = FH_TABLE_VIEW (self->table);
  guint at = fh_review_stop_state (stop);
  const FhState *state = fh_review_peek_state (self->review, at);
  FhScene scene = fh_review_get_scene (self->review, at);
  FhTableScene shown = { .scene = scene, .thinking = -1 };
  g_autofree char *prompt = dup_prompt (self->review, stop);
  int person = scene.person;

  shown.hold = stop->kind == FH_STOP_TRICK ? FH_HOLD_TRICK
               : stop->kind == FH_STOP_END ? FH_HOLD_DEAL
                                           : FH_HOLD_NONE;
  shown.hand = state->hands[person];
  if (state->table.due == FH_ACTION_DISCARD && state->table.turn == person)
    shown.fresh = state->hands[person] & ~state->dealt[person];
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    if (seat != person)
      shown.open[seat] = self->all_hands ? state->hands[seat] : state->table.open[seat];

  show_auction (table, &scene);
  fh_table_view_show (table, &shown, animate);
  fh_table_view_set_prompt (table, prompt);
  reset_cards (table, state, person);
  if (stop->kind != FH_STOP_STEP)
    return;
  mark_cards (table, self->review, stop->step);
  if (self->numbers)
    number_cards (table, self->review, stop->step);
}

/* --- Where one stands --- */

const FhReviewStop *
fh_review_window_present_stop (FhReviewWindow *self)
{
  return &g_array_index (self->stops, FhReviewStop, self->at);
}

/* Whether it can be shown how the mistake of the present step loses, as far as that is known. */
static gboolean
can_show_why (FhReviewWindow *self)
{
  const FhReviewStop *stop = fh_review_window_present_stop (self);
  const FhReviewRefutation *known;

  if (stop->kind != FH_STOP_STEP || !fh_review_can_refute (self->review, stop->step))
    return FALSE;
  known = fh_review_peek_refutation (self->review, stop->step);
  return known == NULL || known->is_found;
}

void
fh_review_window_update_actions (FhReviewWindow *self)
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
  gtk_widget_action_set_enabled (widget, "review.why", !is_trial && can_show_why (self));
  gtk_widget_action_set_enabled (widget, "review.line",
                                 !is_trial && stop->kind == FH_STOP_STEP
                                     && fh_review_has_line (self->review, stop->step));
  gtk_widget_action_set_enabled (widget, "review.next-mistake",
                                 self->mistakes != NULL && self->walk_at < (int) self->mistakes->len
                                     && self->mistakes->len > 0);
  gtk_widget_action_set_enabled (widget, "review.previous-mistake", self->walk_at > 0);
  gtk_widget_action_set_enabled (widget, "review.back", is_trial);
}

void
fh_review_window_stop_preparing (FhReviewWindow *self)
{
  g_clear_pointer (&self->preparing, fh_asker_call_off);
}

static void
prepared_cb (GObject *source, GAsyncResult *result, gpointer asker)
{
  g_autoptr (FhReviewWindow) self = fh_asker_take (asker);

  if (self == NULL || g_task_get_cancellable (G_TASK (result)) != self->preparing)
    return; /* it was given up */
  fh_review_refute_finish (self->review, result, NULL);
  g_clear_object (&self->preparing);
  fh_review_step_view_update (FH_REVIEW_STEP_VIEW (self->step));
  fh_review_window_update_actions (self);
}

/* Finds out whether it can, before anybody asks. */
static void
prepare_why (FhReviewWindow *self)
{
  const FhReviewStop *stop = fh_review_window_present_stop (self);

  if (self->preparing != NULL && stop->kind == FH_STOP_STEP && stop->step == self->prepared)
    return;
  fh_review_window_stop_preparing (self);
  if (!can_show_why (self) || fh_review_peek_refutation (self->review, stop->step) != NULL)
    return;
  self->preparing = g_cancellable_new ();
  self->prepared = stop->step;
  fh_review_refute_async (self->review, stop->step, self->preparing, prepared_cb,
                          fh_asker_new (self));
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

/* Whether the cards of who acts at @stop are to be seen. */
static gboolean
sees (FhReviewWindow *self, const FhReviewStop *stop)
{
  return stop->kind == FH_STOP_STEP
         && (self->all_hands
             || fh_review_peek_step (self->review, stop->step)->player
                    == fh_review_get_person (self->review));
}

void
fh_review_window_show_stop (FhReviewWindow *self, gboolean animate)
{
  const FhReviewStop *stop = fh_review_window_present_stop (self);
  gboolean has_numbers = self->numbers && sees (self, stop);
  g_autofree char *position = NULL;
  g_autofree char *spoken = NULL;

  if (has_numbers)
    fh_review_ask_cards (self->review, stop->step);
  show_table (self, stop, animate);
  fh_review_step_view_show (FH_REVIEW_STEP_VIEW (self->step), stop, judges (self, stop),
                            has_numbers);
  fh_review_list_set_step (FH_REVIEW_LIST (self->list),
                           stop->kind == FH_STOP_STEP ? stop->step : G_MAXUINT);
  /* Translators: where one is among the steps of a deal: "12 of 61". */
  position = g_strdup_printf (_ ("%1$u of %2$u"), self->at + 1, self->stops->len);
  /* Translators: likewise, for screen readers. */
  spoken = g_strdup_printf (_ ("Step %1$u of %2$u"), self->at + 1, self->stops->len);
  gtk_label_set_text (GTK_LABEL (self->position), position);
  prepare_why (self);
  fh_widget_set_name (self->position, spoken);
  fh_review_window_update_actions (self);
}

void
fh_review_window_stop_looking (FhReviewWindow *self)
{
  if (self->looking == NULL)
    return;
  g_clear_pointer (&self->looking, fh_asker_call_off);
  fh_review_step_view_set_looking (FH_REVIEW_STEP_VIEW (self->step), FH_LOOKING_NOT);
}

void
fh_review_window_rewind (FhReviewWindow *self)
{
  fh_scroller_rewind (self->scroller);
  if (GTK_IS_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (self->places[0]))))
    fh_scroller_rewind (adw_bin_get_child (ADW_BIN (self->places[0])));
}

void
fh_review_window_go_to (FhReviewWindow *self, int at)
{
  guint next = (guint) CLAMP (at, 0, (int) self->stops->len - 1);
  const FhReviewStop *stop;
  g_autofree char *sentence = NULL;

  if (next == self->at || self->trial != NULL)
    return;
  fh_review_window_stop_looking (self);
  self->at = next;
  stop = fh_review_window_present_stop (self);
  if (judges (self, stop))
    fh_review_ask_cost (self->review, stop->step);
  fh_review_window_show_stop (self, TRUE);
  fh_review_window_rewind (self);
  sentence = stop->kind == FH_STOP_STEP ? fh_review_dup_sentence (self->review, stop->step)
             : stop->step > 0           ? fh_review_dup_outcome (
                             self->review, MIN (stop->step, fh_review_get_n_steps (self->review) - 1))
                              : NULL;
  if (sentence != NULL)
    fh_announce (self->table, sentence);
}
