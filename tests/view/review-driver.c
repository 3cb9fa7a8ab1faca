/* review-driver.c: a deal that is looked back on, in its window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review-driver.h"

#include <string.h>

#include "fh-application-private.h"
#include "fh-game-file.h"
#include "fh-panes.h"
#include "fh-reader.h"
#include "fh-writer.h"
#include "kept-driver.h"

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

/* @text with the rest of its deal, each playing any card that he may.  (transfer full) */
static char *
played_out (const char *text)
{
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);
  g_autofree char *whole = NULL;
  FhState state;

  g_assert_nonnull (record);
  fh_record_replay (record, fh_record_n_actions (record), &state);
  while (!state.table.deal_over)
    {
      FhSeatView view;
      FhAction action;
      FhCard card;

      fh_seat_view_init (&view, &state, state.table.turn);
      card = fh_set_first (view.legal.cards);
      action = fh_action_play (view.seat, card, fh_legal_named (&view.legal, card));
      g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
      fh_record_append (record, &action, &state.table);
    }
  whole = fh_record_write (record);
  fh_record_free (record);
  return g_strdup (whole);
}

void
review_fixture_init_text (ReviewFixture *fixture, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;
  g_autoptr (FhReview) review = NULL;
  g_autofree char *whole = played_out (text);

  fixture->application = driver_start (FALSE);
  game = fh_game_new_from_text (whole, "record", NULL, &error);
  g_assert_no_error (error);
  fh_game_set_judge (game, fixture->application->judge);
  review = fh_review_new_for_game (game, 0, &error);
  g_assert_no_error (error);
  fixture->review = review;
  fixture->window = FH_REVIEW_WINDOW (
      fh_review_window_new (GTK_APPLICATION (fixture->application), review,
                            fh_application_get_settings (fixture->application), NULL));
  gtk_window_present (GTK_WINDOW (fixture->window));
  driver_wait (is_laid_out, fixture->window, 10);
}

void
review_fixture_init (ReviewFixture *fixture)
{
  review_fixture_init_text (fixture, kept_deal);
}

void
review_fixture_clear (ReviewFixture *fixture)
{
  driver_stop (fixture->application);
}

void
review_fixture_press_keys (ReviewFixture *fixture, guint key, GdkModifierType state)
{
  GtkWidget *panes = driver_find (GTK_WIDGET (fixture->window), FH_TYPE_PANES, NULL);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (panes);
  gboolean is_handled = FALSE;

  for (int late = 0; late < 2 && !is_handled; late++)
    for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_handled; i++)
      {
        g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
        gboolean is_late =
            gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE;

        if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && is_late == late)
          g_signal_emit_by_name (controller, "key-pressed", key, 0, state, &is_handled);
      }
}

void
review_fixture_press (ReviewFixture *fixture, guint key)
{
  review_fixture_press_keys (fixture, key, 0);
}

guint
review_fixture_stop (ReviewFixture *fixture)
{
  return fh_review_window_get_stop (fixture->window, NULL);
}

gboolean
review_fixture_is_judged (gpointer review)
{
  return !fh_review_is_busy (review);
}

void
review_fixture_wait_for_list (ReviewFixture *fixture)
{
  driver_wait (review_fixture_is_judged, fixture->review, 60);
  driver_settle (GTK_WIDGET (fixture->window), 50);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "review.back", NULL);
}

guint
review_fixture_find_mistake (ReviewFixture *fixture)
{
  FhReview *review = fixture->review;

  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);

      if (step->action.kind == FH_ACTION_PLAY && step->seat == 0
          && step->action.cards[0] == FH_CARD (FH_CLUBS, FH_JACK))
        return i;
    }
  g_assert_not_reached ();
}

static void
find_row_cb (GtkWidget *widget, gpointer data)
{
  gpointer *found = data;

  if (FH_IS_REVIEW_ROW (widget)
      && fh_review_row_get_step (FH_REVIEW_ROW (widget)) == GPOINTER_TO_UINT (found[0]))
    found[1] = widget;
}

FhReviewRow *
review_fixture_find_row (ReviewFixture *fixture, guint step)
{
  gpointer found[] = { GUINT_TO_POINTER (step), NULL };

  driver_visit (GTK_WIDGET (fixture->window), find_row_cb, found);
  g_assert_nonnull (found[1]);
  return found[1];
}
