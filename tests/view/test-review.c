/* test-review.c: looking back on a deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"
#include "fh-deal.h"
#include "fh-game-file.h"
#include "fh-panes.h"
#include "fh-reader.h"
#include "fh-review-deals-window.h"
#include "fh-review-paste-window.h"
#include "fh-review-row.h"
#include "fh-review-walk.h"
#include "fh-review-window-private.h"
#include "fh-score-window.h"
#include "fh-writer.h"
#include "house-driver.h"
#include "kept-driver.h"

typedef struct
{
  FhApplication *application;
  FhReviewWindow *window;
  FhReview *review;
} Fixture;

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static void
fixture_init_text (Fixture *fixture, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;
  g_autoptr (FhReview) review = NULL;

  fixture->application = driver_start (FALSE);
  game = fh_review_read_text (text, "record", &error);
  g_assert_no_error (error);
  fh_game_set_judge (game, fixture->application->judge);
  review = fh_review_new_for_game (game, 0, &error);
  g_assert_no_error (error);
  fixture->review = review;
  fixture->window = FH_REVIEW_WINDOW (
      fh_review_window_new (GTK_APPLICATION (fixture->application), review,
                            fh_application_get_settings (fixture->application), NULL, FALSE));
  gtk_window_present (GTK_WINDOW (fixture->window));
  driver_wait (is_laid_out, fixture->window, 10);
}

static void
fixture_init (Fixture *fixture)
{
  fixture_init_text (fixture, kept_deal);
}

static void
fixture_clear (Fixture *fixture)
{
  driver_stop (fixture->application);
}

static gboolean
is_judged (gpointer review)
{
  return !fh_review_is_busy (review);
}

/* The key goes where the window listens before its widgets do, then where it does after them. */
static void
press_keys (FhReviewWindow *window, guint key, GdkModifierType state)
{
  GtkWidget *panes = driver_find (GTK_WIDGET (window), FH_TYPE_PANES, NULL);
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

static void
press_key (FhReviewWindow *window, guint key)
{
  press_keys (window, key, 0);
}

static guint
stop (Fixture *fixture)
{
  return fh_review_window_get_stop (fixture->window, NULL);
}

static int
n_cards (Fixture *fixture)
{
  return fh_hand_view_get_n_cards (
      fh_table_view_get_hand (fh_review_window_get_table (fixture->window)));
}

/* --- Stepping --- */

static void
test_step (void)
{
  Fixture fixture;
  guint n_stops;

  fixture_init (&fixture);
  g_assert_cmpuint (fh_review_window_get_stop (fixture.window, &n_stops), ==, 0);
  g_assert_cmpint (n_cards (&fixture), ==, 10);
  /* The auction stands on the table, and nothing leads before its beginning. */
  g_assert_nonnull (fh_table_view_get_panel (fh_review_window_get_table (fixture.window)));
  press_key (fixture.window, GDK_KEY_Left);
  g_assert_cmpuint (stop (&fixture), ==, 0);
  press_key (fixture.window, GDK_KEY_Right);
  g_assert_cmpuint (stop (&fixture), ==, 1);
  press_key (fixture.window, GDK_KEY_Left);
  g_assert_cmpuint (stop (&fixture), ==, 0);

  /* The misère, then the exchange with thirteen cards, then the lead with ten. */
  press_key (fixture.window, GDK_KEY_Down);
  g_assert_cmpuint (stop (&fixture), ==, 3);
  press_key (fixture.window, GDK_KEY_Down);
  g_assert_cmpint (n_cards (&fixture), ==, 13);
  g_assert_null (fh_table_view_get_panel (fh_review_window_get_table (fixture.window)));
  press_key (fixture.window, GDK_KEY_Down);
  g_assert_cmpint (n_cards (&fixture), ==, 10);
  press_key (fixture.window, GDK_KEY_Up);
  g_assert_cmpint (n_cards (&fixture), ==, 13);

  press_key (fixture.window, GDK_KEY_End);
  g_assert_cmpuint (stop (&fixture), ==, n_stops - 1);
  g_assert_cmpint (n_cards (&fixture), ==, 0);
  press_key (fixture.window, GDK_KEY_Right);
  g_assert_cmpuint (stop (&fixture), ==, n_stops - 1);
  press_key (fixture.window, GDK_KEY_Home);
  g_assert_cmpuint (stop (&fixture), ==, 0);
  /* A note has the arrows for itself. */
  gtk_widget_grab_focus (driver_find (GTK_WIDGET (fixture.window), GTK_TYPE_TEXT_VIEW, NULL));
  press_key (fixture.window, GDK_KEY_Right);
  g_assert_cmpuint (stop (&fixture), ==, 0);
  fixture_clear (&fixture);
}

/* A trick is seen whole before it goes. */
static void
test_trick (void)
{
  Fixture fixture;
  guint step, before;

  fixture_init (&fixture);
  for (step = 0; fh_review_peek_step (fixture.review, step)->trick < 1; step++)
    ;
  fh_review_window_go_to_step (fixture.window, step);
  before = stop (&fixture);
  fh_review_window_go_to_step (fixture.window, step - 1);
  g_assert_cmpuint (before - stop (&fixture), ==, 2);
  fixture_clear (&fixture);
}

/* --- All hands and numbers --- */

static void
count_cb (GtkWidget *widget, gpointer data)
{
  guint *n = data;

  *n += FH_IS_CARD_WIDGET (widget) && fh_card_widget_get_count (FH_CARD_WIDGET (widget)) != NULL;
}

static guint
n_counts (Fixture *fixture)
{
  guint n = 0;

  driver_visit (GTK_WIDGET (fh_review_window_get_table (fixture->window)), count_cb, &n);
  return n;
}

static gboolean
has_counts (gpointer fixture)
{
  return n_counts (fixture) > 0;
}

/* The own step with the jack of clubs. */
static guint
find_mistake (FhReview *review)
{
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
test_hands (void)
{
  Fixture fixture;
  FhTableView *table;
  guint step;

  fixture_init (&fixture);
  table = fh_review_window_get_table (fixture.window);
  step = find_mistake (fixture.review);
  fh_review_window_go_to_step (fixture.window, step);
  /* On demand only. */
  driver_wait (is_judged, fixture.review, 60);
  driver_rest (50);
  g_assert_cmpuint (n_counts (&fixture), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "review.numbers", NULL);
  driver_wait (has_counts, &fixture, 20);
  g_assert_cmpuint (n_counts (&fixture), ==, 4);
  g_assert_cmpstr (fh_card_widget_get_count (fh_hand_view_get_widget (
                       fh_table_view_get_hand (table), FH_CARD (FH_CLUBS, FH_JACK))),
                   ==, "1");
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "review.numbers", NULL);
  g_assert_cmpuint (n_counts (&fixture), ==, 0);

  g_assert_null (fh_table_view_get_open (table, 1));
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "review.hands", NULL);
  g_assert_nonnull (fh_table_view_get_open (table, 1));
  /* The cards of another player carry theirs when they are to be seen. */
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "review.numbers", NULL);
  press_key (fixture.window, GDK_KEY_Left);
  driver_wait (has_counts, &fixture, 20);
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "review.hands", NULL);
  g_assert_cmpuint (n_counts (&fixture), ==, 0);
  fixture_clear (&fixture);
}

/* --- What it cost, and trying again --- */

static void
choose (Fixture *fixture, FhCard card)
{
  FhReviewTrial *trial = fh_review_window_get_trial (fixture->window);
  FhHandView *hand =
      fh_table_view_get_hand (fh_game_view_get_table (fh_review_trial_get_view (trial)));

  gtk_widget_activate_action (GTK_WIDGET (fh_hand_view_get_widget (hand, card)), "card.choose",
                              NULL);
}

static gboolean
has_answer (gpointer window)
{
  return fh_review_trial_get_sentence (fh_review_window_get_trial (window)) != NULL;
}

static gboolean
has_trial (gpointer window)
{
  return fh_review_window_get_trial (window) != NULL;
}

static gboolean
has_no_trial (gpointer window)
{
  return !has_trial (window);
}

static void
find_row_cb (GtkWidget *widget, gpointer data)
{
  gpointer *found = data;

  if (FH_IS_REVIEW_ROW (widget)
      && fh_review_row_get_step (FH_REVIEW_ROW (widget)) == GPOINTER_TO_UINT (found[0]))
    found[1] = widget;
}

static gboolean
is_played_out (gpointer window)
{
  FhGame *game = fh_review_trial_get_game (fh_review_window_get_trial (window));

  if (fh_game_get_hold (game) == FH_HOLD_TRICK)
    fh_game_continue (game);
  return fh_game_peek_table (game)->deal_over;
}

static void
play_all_cb (Fixture *fixture)
{
  FhReviewTrial *trial = fh_review_window_get_trial (fixture->window);
  FhGame *game;
  FhLegal legal;
  FhAction action;

  if (trial == NULL)
    return;
  game = fh_review_trial_get_game (trial);
  if (fh_game_get_hold (game) == FH_HOLD_TRICK)
    fh_game_continue (game);
  else if (fh_game_awaits_person (game))
    {
      fh_game_get_legal (game, &legal);
      action = fh_action_play (legal.seat, fh_set_first (legal.cards), FH_SUIT_NONE);
      fh_game_act (game, &action, NULL);
    }
}

static gboolean
is_back (gpointer fixture)
{
  play_all_cb (fixture);
  return fh_review_window_get_trial (((Fixture *) fixture)->window) == NULL;
}

/* The row of @step in the list. */
static FhReviewRow *
find_row (Fixture *fixture, guint step)
{
  gpointer found[] = { GUINT_TO_POINTER (step), NULL };

  driver_visit (GTK_WIDGET (fixture->window), find_row_cb, found);
  g_assert_nonnull (found[1]);
  return found[1];
}

/* Waits for the judge, and goes back from what is asked then. */
static void
wait_for_list (Fixture *fixture)
{
  driver_wait (is_judged, fixture->review, 60);
  driver_rest (50);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "review.back", NULL);
}

static void
test_again (void)
{
  Fixture fixture;
  GtkWidget *top;
  FhReviewRow *row;
  guint before;

  /* A mistake has to be one. */
  driver_hurry (SOME_LAYOUTS);
  fixture_init (&fixture);
  driver_hurry (FEW_LAYOUTS);
  top = GTK_WIDGET (fixture.window);
  wait_for_list (&fixture);
  press_key (fixture.window, GDK_KEY_Home);
  /* A row leads to its step. */
  row = find_row (&fixture, find_mistake (fixture.review));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "mistake"));
  gtk_widget_activate_action (GTK_WIDGET (row), "row.show", NULL);
  before = stop (&fixture);
  g_assert_true (FH_IS_REVIEW_STEP_VIEW (gtk_window_get_focus (GTK_WINDOW (top))));

  driver_press (driver_find_button (top, "Try Again"));
  g_assert_nonnull (fh_review_window_get_trial (fixture.window));
  /* The answer is hidden. */
  g_assert_null (driver_find (top, FH_TYPE_REVIEW_STEP_VIEW, NULL));
  g_assert_null (driver_find (top, FH_TYPE_REVIEW_ROW, NULL));

  choose (&fixture, FH_CARD (FH_CLUBS, FH_KING));
  driver_wait (has_answer, fixture.window, 30);
  g_assert_null (driver_find_button (top, "Play On"));
  driver_wait (is_played_out, fixture.window, 30);
  /* The bidder has been made to take a trick. */
  g_assert_cmpint (
      fh_game_peek_table (fh_review_trial_get_game (fh_review_window_get_trial (fixture.window)))
          ->tricks[0],
      >, 0);

  driver_press (driver_find_button (top, "Try Again"));
  g_assert_true (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  choose (&fixture, FH_CARD (FH_CLUBS, FH_SEVEN));
  driver_wait (has_answer, fixture.window, 30);
  driver_press (driver_find_button (top, "Play On"));
  /* A deal that is played is not lost by a letter. */
  press_key (fixture.window, GDK_KEY_m);
  g_assert_nonnull (fh_review_window_get_trial (fixture.window));
  driver_wait (is_back, &fixture, 60);
  g_assert_cmpuint (stop (&fixture), ==, before);
  g_assert_nonnull (driver_find (top, FH_TYPE_REVIEW_STEP_VIEW, NULL));

  /* How the card loses is looked for until one stops, and then played in imagined hands. */
  press_key (fixture.window, GDK_KEY_f);
  g_assert_nonnull (driver_find_button (top, "Show the Best Line"));
  driver_press (driver_find_button (top, "Stop Looking"));
  g_assert_null (driver_find_button (top, "Stop Looking"));
  /* Each of the two takes the place of the other. */
  press_key (fixture.window, GDK_KEY_b);
  g_assert_null (driver_find_button (top, "Show the Best Line"));
  press_key (fixture.window, GDK_KEY_f);
  g_assert_nonnull (driver_find_button (top, "Show the Best Line"));
  press_key (fixture.window, GDK_KEY_b);
  driver_press (driver_find_button (top, "Stop Looking"));
  g_assert_nonnull (driver_find_button (top, "Show the Best Line"));
  driver_press (driver_find_button (top, "Show Why"));
  driver_wait (has_trial, fixture.window, 60);
  g_assert_false (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  g_assert_nonnull (
      strstr (fh_review_trial_get_sentence (fh_review_window_get_trial (fixture.window)),
              "imagined hands"));
  driver_wait (is_played_out, fixture.window, 30);
  driver_press (driver_find_button (top, "Try Again"));
  g_assert_true (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  press_key (fixture.window, GDK_KEY_Escape);

  /* Escape leads back, and does not close. */
  driver_press (driver_find_button (top, "Try Again"));
  press_key (fixture.window, GDK_KEY_Escape);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_cmpuint (stop (&fixture), ==, before);
  fixture_clear (&fixture);
}

/* --- From mistake to mistake --- */

/* Whether nothing is looked for any longer. */
static gboolean
is_found (gpointer window)
{
  return driver_find_button (window, "Stop Looking") == NULL;
}

/* It begins with one sentence, and goes to the dearest mistake as a question; one key leads on and
 * back, and behind the last one stands what is learned. */
static void
test_walk (void)
{
  Fixture fixture;
  g_autoptr (GArray) stops = NULL;
  GtkWidget *top, *walk;
  FhCost *cost;
  FhCard best;
  guint at;

  driver_hurry (FALSE);
  fixture_init (&fixture);
  top = GTK_WIDGET (fixture.window);
  walk = driver_find (top, FH_TYPE_REVIEW_WALK, NULL);
  driver_wait (has_trial, top, 60);
  stops = fh_review_stops_new (fixture.review);
  at = fh_review_stops_find (stops, find_mistake (fixture.review));
  g_assert_cmpuint (stop (&fixture), ==, at);
  g_assert_true (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  g_assert_true (g_str_has_prefix (fh_review_walk_get_sentence (FH_REVIEW_WALK (walk)),
                                   "One decision cost about "));
  /* What was chosen is not called wrong before it is answered. */
  g_assert_null (driver_find (top, FH_TYPE_REVIEW_STEP_VIEW, NULL));
  g_assert_null (driver_find (top, FH_TYPE_REVIEW_ROW, NULL));
  driver_press (driver_find_button (top, "Show the Answer"));
  driver_wait (has_no_trial, top, 10);
  g_assert_true (FH_IS_REVIEW_STEP_VIEW (gtk_window_get_focus (GTK_WINDOW (top))));
  g_assert_nonnull (driver_find_button (top, "Show the Best Line"));

  /* Behind the last one is what is learned, with the lesson. */
  press_key (fixture.window, GDK_KEY_m);
  g_assert_cmpstr (fh_review_walk_get_sentence (FH_REVIEW_WALK (walk)), ==,
                   "That was the last one.");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top)) == walk);
  g_assert_nonnull (driver_find_button (top, "Lesson: Under their cards"));
  press_key (fixture.window, GDK_KEY_m);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top)) == walk);

  /* Back, where nothing is asked any more. */
  press_key (fixture.window, GDK_KEY_Home);
  press_keys (fixture.window, GDK_KEY_M, GDK_SHIFT_MASK);
  g_assert_cmpuint (stop (&fixture), ==, at);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_null (driver_find_button (top, "Lesson: Under their cards"));
  press_keys (fixture.window, GDK_KEY_M, GDK_SHIFT_MASK);
  g_assert_cmpuint (stop (&fixture), ==, at);

  /* What cannot be answered says so, and is not looked for any longer. */
  cost = (FhCost *) fh_review_peek_cost (fixture.review, find_mistake (fixture.review));
  best = cost->best.action.cards[0];
  cost->best.action.cards[0] =
      fh_set_first (fh_review_peek_state (fixture.review, find_mistake (fixture.review))->hands[1]);
  press_key (fixture.window, GDK_KEY_b);
  driver_wait (is_found, top, 30);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  cost->best.action.cards[0] = best;

  /* The best line is played to its end, and no trick of it is won. */
  press_key (fixture.window, GDK_KEY_b);
  driver_wait (has_trial, top, 60);
  g_assert_nonnull (strstr (
      fh_review_trial_get_sentence (fh_review_window_get_trial (fixture.window)), "It ends so:"));
  driver_wait (is_played_out, top, 30);
  g_assert_cmpint (
      fh_game_peek_table (fh_review_trial_get_game (fh_review_window_get_trial (fixture.window)))
          ->tricks[0],
      ==, 0);
  /* The key leads on from there, too. */
  press_key (fixture.window, GDK_KEY_m);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top)) == walk);
  fixture_clear (&fixture);
  driver_hurry (TRUE);
}

/* It begins while the others are still judged. */
static void
test_walk_early (void)
{
  Fixture fixture;

  driver_hurry (FALSE);
  fixture_init (&fixture);
  fh_review_ask_others (fixture.review);
  driver_wait (has_trial, fixture.window, 60);
  g_assert_true (fh_review_is_busy (fixture.review));
  fixture_clear (&fixture);
  driver_hurry (TRUE);
}

/* Whether the window has noticed since the last time that the person looks around. */
static gboolean
was_touched (Fixture *fixture)
{
  gboolean was = fixture->window->is_touched;

  fixture->window->is_touched = FALSE;
  return was;
}

/* Who scrolls, opens the menu, or does something that no key or click tells of, looks around. */
static void
test_touched (void)
{
  Fixture fixture;
  GtkWidget *top;
  g_autoptr (GListModel) controllers = NULL;
  gboolean is_handled = FALSE;

  fixture_init (&fixture);
  top = GTK_WIDGET (fixture.window);
  g_assert_false (was_touched (&fixture));
  gtk_widget_activate_action (top, "review.hands", NULL);
  g_assert_true (was_touched (&fixture));
  gtk_widget_activate_action (top, "review.last", NULL);
  g_assert_true (was_touched (&fixture));
  gtk_menu_button_popup (GTK_MENU_BUTTON (driver_find (top, GTK_TYPE_MENU_BUTTON, NULL)));
  g_assert_true (was_touched (&fixture));
  controllers = gtk_widget_observe_controllers (driver_find (top, FH_TYPE_PANES, NULL));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        g_signal_emit_by_name (controller, "scroll", 0.0, 1.0, &is_handled);
    }
  g_assert_false (is_handled);
  g_assert_true (was_touched (&fixture));
  fixture_clear (&fixture);
}

/* How far @widget is below the top of the window. */
static int
height_of (GtkWidget *widget)
{
  graphene_point_t at = GRAPHENE_POINT_INIT (0, 0);

  g_assert_true (
      gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &at, &at));
  return (int) at.y;
}

/* Who looks around already stays where he is, and the list stays where it is, while decisions are
 * judged. */
static void
test_still (void)
{
  Fixture fixture;
  FhReviewRow *row;
  guint at;
  int y;

  driver_hurry (FALSE);
  fixture_init (&fixture);
  press_key (fixture.window, GDK_KEY_Down);
  driver_rest (100);
  at = stop (&fixture);
  row = find_row (&fixture, find_mistake (fixture.review));
  y = height_of (GTK_WIDGET (row));
  g_assert_true (fh_review_is_busy (fixture.review));
  driver_wait (is_judged, fixture.review, 60);
  driver_rest (200);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "mistake"));
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_cmpuint (stop (&fixture), ==, at);
  g_assert_true (find_row (&fixture, find_mistake (fixture.review)) == row);
  g_assert_cmpint (height_of (GTK_WIDGET (row)), ==, y);
  fixture_clear (&fixture);
  driver_hurry (TRUE);
}

/* --- The others --- */

/* Adds @widget to @data if it shows a decision of the others. */
static void
find_other_cb (GtkWidget *widget, gpointer data)
{
  Fixture *fixture = ((gpointer *) data)[0];

  if (FH_IS_REVIEW_ROW (widget)
      && fh_review_peek_step (fixture->review, fh_review_row_get_step (FH_REVIEW_ROW (widget)))
                 ->player
             != fh_review_get_person (fixture->review))
    g_ptr_array_add (((gpointer *) data)[1], widget);
}

static GPtrArray *
find_others (Fixture *fixture)
{
  GPtrArray *rows = g_ptr_array_new ();
  gpointer data[] = { fixture, rows };

  driver_visit (GTK_WIDGET (fixture->window), find_other_cb, data);
  return rows;
}

/* The person has all that is high and passes; seats 2 and 3 have nothing, and call ten tricks. */
#define WILD_CALLS                                                                                 \
  "500 1\nrules australian-4\ndeal 3\nhand 0 JO JH JD AH KH QH AS KS AC KD\n"                      \
  "hand 1 JS JC QS QD 8H 9C 8C 4H 4D KC\nhand 2 5H 10S 6S 7D 7H 6H 5D 10D 10H QC\n"                \
  "hand 3 5S 7S 8S 9H 9S AD 6D 8D 6C 7C\nkitty 5C 9D 10C\n"                                        \
  "bid 0 PASS\nbid 1 PASS\nbid 2 10S\nbid 3 10NT\nbid 2 PASS\ndiscard 3 5C 9D 10C\n"
#define LAST_WILD_CALL 3

/* @text with the rest of its deal, each playing any card that he may.  (transfer full) */
static char *
play_out (const char *text)
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

static gboolean
is_last_known (gpointer review)
{
  return fh_review_peek_cost (review, LAST_WILD_CALL) != NULL;
}

/* The mistakes of the others come as they are known, and the keyboard stays on its own. */
static void
test_others (void)
{
  Fixture fixture;
  g_autofree char *text = play_out (WILD_CALLS);
  g_autoptr (GPtrArray) some = NULL, all = NULL;

  fixture_init_text (&fixture, text);
  wait_for_list (&fixture);
  fh_review_ask_cost (fixture.review, LAST_WILD_CALL);
  driver_wait (is_last_known, fixture.review, 60);
  driver_press (driver_find_button (GTK_WIDGET (fixture.window), "Judge the Others, Too"));
  some = find_others (&fixture);
  g_assert_cmpuint (some->len, ==, 1);
  g_assert_true (gtk_widget_grab_focus (some->pdata[0]));
  driver_wait (is_judged, fixture.review, 60);
  driver_rest (50);
  all = find_others (&fixture);
  g_assert_cmpuint (all->len, >, 1);
  g_assert_true (g_ptr_array_find (all, some->pdata[0], NULL));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == some->pdata[0]);
  fixture_clear (&fixture);
}

/* --- Notes --- */

static gboolean
is_gone (gpointer window)
{
  return *(gpointer *) window == NULL;
}

static void
test_note (void)
{
  Fixture fixture;
  GtkWidget *view;
  g_autofree char *text = NULL;
  gpointer weak;

  fixture_init (&fixture);
  fh_review_window_go_to_step (fixture.window, find_mistake (fixture.review));
  view = driver_find (GTK_WIDGET (fixture.window), GTK_TYPE_TEXT_VIEW, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "Lower is safe.", -1);
  press_key (fixture.window, GDK_KEY_Right);
  text = fh_review_dup_text (fixture.review);
  g_assert_nonnull (strstr (text, "play 0 JC\nnote Lower is safe.\n"));

  /* It is not thrown away without a word. */
  weak = fixture.window;
  g_object_add_weak_pointer (G_OBJECT (fixture.window), &weak);
  gtk_window_close (GTK_WINDOW (fixture.window));
  driver_rest (50);
  g_assert_nonnull (weak);
  driver_press (driver_find_button (GTK_WIDGET (fixture.window), "Close Without Saving"));
  driver_wait (is_gone, &weak, 10);
  fixture_clear (&fixture);
}

/* --- Ways in --- */

static void
test_paste (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *deals;
  FhPasteWindow *paste;
  FhReviewWindow *review;
  const char *sentence;

  gtk_widget_activate_action (top, "app.review", NULL);
  deals = house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW);
  house_activate_row (deals, "Paste a Record…");
  paste = FH_PASTE_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_PASTE_WINDOW));
  fh_paste_window_set_text (paste, "500 1\nrules australian-4\nhocus pocus\n");
  sentence = fh_paste_window_get_sentence (paste);
  g_assert_nonnull (strstr (sentence, ":3:"));
  g_assert_null (strchr (sentence, '\n'));
  g_assert_false (gtk_widget_get_sensitive (driver_find_button (GTK_WIDGET (paste), "Review")));

  fh_paste_window_set_text (paste, kept_deal);
  g_assert_cmpstr (fh_paste_window_get_sentence (paste), ==, "1 deal can be reviewed.");
  driver_press (driver_find_button (GTK_WIDGET (paste), "Review"));
  review = FH_REVIEW_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_WINDOW));
  g_assert_cmpuint (fh_review_get_n_steps (fh_review_window_get_review (review)), ==, 36);
  driver_stop (application);
}

static gboolean
has_trouble (gpointer deals)
{
  return fh_review_deals_window_get_trouble (deals) != NULL;
}

static void
test_damaged (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "old.500", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  FhApplication *application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  FhReviewDealsWindow *deals;

  gtk_widget_activate_action (top, "app.review", NULL);
  deals = FH_REVIEW_DEALS_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW));
  g_assert_true (g_file_set_contents (path, "500 1\nrules nowhere\n", -1, NULL));
  fh_review_deals_window_open_file (deals, file);
  driver_wait (has_trouble, deals, 10);
  g_assert_nonnull (strstr (fh_review_deals_window_get_trouble (deals), "old.500:2"));
  driver_stop (application);
}

/* A record of @n_deals deals in which everybody passes. */
static char *
new_long_text (guint n_deals)
{
  FhRecord *passed = fh_record_new (FH_PRESET_AUSTRALIAN_4);
  g_autofree char *text = NULL;
  FhState state;

  fh_record_replay (passed, 0, &state);
  for (guint n = 0; n < n_deals; n++)
    {
      int dealer = state.table.turn == FH_SEAT_NONE ? 0 : state.table.turn;
      FhAction action =
          fh_deal_from_seed (&state.table.rules, dealer, fh_seed_from_number (7), (int) n);

      while (action.kind == FH_ACTION_DEAL || state.table.due == FH_ACTION_BID)
        {
          fh_state_apply (&state, &action);
          fh_record_append (passed, &action, &state.table);
          action = fh_action_bid (state.table.turn, FH_PASS);
        }
    }
  text = fh_record_write (passed);
  fh_record_free (passed);
  return g_strdup (text);
}

static gboolean
has_first_deal (gpointer deals)
{
  return house_is_shown (deals, "Deal 1");
}

/* The window that lists the deals of a long game in a file, which is being read. */
static GtkWidget *
open_long (FhApplication *application)
{
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "long.500", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = new_long_text (60);
  GtkWidget *deals;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  gtk_widget_activate_action (top, "app.review", NULL);
  deals = house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW);
  fh_review_deals_window_open_file (FH_REVIEW_DEALS_WINDOW (deals), file);
  return deals;
}

static gboolean
has_last_deal (gpointer deals)
{
  return house_is_shown (deals, "Deal 60");
}

static gboolean
has_sources (gpointer deals)
{
  return house_is_shown (deals, "Paste a Record…");
}

/* Who goes back before all are there sees none of them any more. */
static void
test_long_left (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *deals = open_long (application);

  driver_wait (has_last_deal, deals, 60);
  g_assert_false (has_first_deal (deals));
  gtk_widget_activate_action (deals, "deals.back", NULL);
  driver_wait (has_sources, deals, 60);
  g_assert_false (has_last_deal (deals));
  driver_stop (application);
}

/* The deals of a long game come by and by, the latest first, and all of them come. */
static void
test_long (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *deals = open_long (application);
  FhReviewWindow *review;

  driver_wait (has_first_deal, deals, 60);
  for (guint i = 1; i <= 60; i++)
    {
      g_autofree char *title = g_strdup_printf ("Deal %u", i);

      g_assert_true (house_is_shown (deals, title));
    }
  house_activate_row (deals, "Deal 1");
  review = FH_REVIEW_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_WINDOW));
  g_assert_cmpuint (fh_review_get_deal (fh_review_window_get_review (review)), ==, 0);
  driver_stop (application);
}

static gboolean
is_deal_over (gpointer application)
{
  FhGame *game = fh_window_get_game (fh_application_get_window (application));

  /* Else the deal might be over while the move waits for its turn, which then goes past it. */
  driver_wait_due (application);
  if (fh_game_get_hold (game) == FH_HOLD_DEAL && !fh_game_peek_table (game)->thrown_in)
    return TRUE;
  driver_move (application);
  return FALSE;
}

/* From the button after a deal, while the next one waits. */
static void
test_after_deal (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  FhReviewWindow *review;
  FhGame *game;
  GtkWidget *view;
  g_autofree char *text = NULL;
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (7);

  fh_settings_get_rules (fh_application_get_settings (application), &rules);
  fh_seating_init (&seating, &rules, "rules", "rules");
  g_autoptr (FhGame) begun = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, begun);
  driver_wait (is_deal_over, application, 120);
  driver_press (driver_find_button (top, "Review"));
  review = FH_REVIEW_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_WINDOW));
  game = fh_window_get_game (fh_application_get_window (application));
  g_assert_cmpuint (fh_review_get_n_steps (fh_review_window_get_review (review)), >, 10);

  /* A note goes into the game, and nothing is asked when the window closes. */
  view = driver_find (GTK_WIDGET (review), GTK_TYPE_TEXT_VIEW, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "So be it.", -1);
  fh_game_continue (game);
  gtk_window_close (GTK_WINDOW (review));
  text = fh_game_dup_text (game);
  g_assert_nonnull (strstr (text, "note So be it.\n"));
  driver_stop (application);
}

/* Whether a deal was noted for practice. */
static gboolean
is_noted (gpointer progress)
{
  g_autofree char *deals = fh_key_table_dup_text (FH_KEY_TABLE (progress), "practice", "deals");

  return deals != NULL;
}

/* A deal of the own game that is chosen among all of them: its mistakes are practised, too. */
static void
test_own_deal (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  g_autoptr (FhReviewDeal) deal = NULL;
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (7);

  fh_settings_get_rules (fh_application_get_settings (application), &rules);
  fh_seating_init (&seating, &rules, "rules", "rules");
  g_autoptr (FhGame) begun = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, begun);
  driver_wait (is_deal_over, application, 120);
  g_assert_false (is_noted (application->progress));
  deal = fh_review_describe_deal (begun, fh_review_n_deals (begun) - 1);
  gtk_widget_activate_action (top, "app.review", NULL);
  house_activate_row (house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW), deal->title);
  house_wait_for_window (FH_TYPE_REVIEW_WINDOW);
  driver_wait (is_noted, application->progress, 120);
  driver_stop (application);
}

/* Presses the number of the first deal on the score sheet. */
static void
choose_first_deal (GtkWidget *top)
{
  gtk_widget_activate_action (top, "win.score-sheet", NULL);
  driver_press (
      driver_find_button (house_wait_for_window (FH_TYPE_SCORE_WINDOW), "Look at Deal 1"));
  driver_rest (200);
}

/* A row of the score sheet opens its deal: on the table while the last deal lies there, from which
 * one goes back to the game, and in a review while a deal goes on. */
static void
test_sheet (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  g_autoptr (FhGame) begun = fh_game_new_from_text (kept_deal, "record", NULL, NULL);
  GtkWidget *review;

  fh_application_take_game (application, begun);
  g_object_set (begun, "trick-delay", 0, "deal-delay", -1, NULL);
  driver_wait (is_deal_over, application, 120);
  fh_game_continue (begun);
  driver_wait_due (application);
  g_assert_false (fh_game_peek_table (begun)->deal_over);
  choose_first_deal (top);
  review = house_wait_for_window (FH_TYPE_REVIEW_WINDOW);
  g_assert_cmpuint (fh_review_get_deal (fh_review_window_get_review (FH_REVIEW_WINDOW (review))),
                    ==, 0);
  gtk_window_close (GTK_WINDOW (review));

  driver_wait (is_deal_over, application, 120);
  g_assert_nonnull (driver_find_button (top, "Next Deal"));
  choose_first_deal (top);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    g_assert_false (FH_IS_REVIEW_WINDOW (l->data));
  g_assert_null (driver_find_button (top, "Next Deal"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top))
                 == driver_find_button (top, "Back to the Game"));
  driver_press (driver_find_button (top, "Back to the Game"));
  driver_rest (100);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top)) == driver_find_button (top, "Next Deal"));
  driver_stop (application);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  /* What the judge says is looked at, not whether it is true. */
  driver_hurry (FEW_LAYOUTS);

  g_test_add_func ("/view/review/step", test_step);
  g_test_add_func ("/view/review/trick", test_trick);
  g_test_add_func ("/view/review/hands", test_hands);
  g_test_add_func ("/view/review/again", test_again);
  g_test_add_func ("/view/review/walk", test_walk);
  g_test_add_func ("/view/review/walk-early", test_walk_early);
  g_test_add_func ("/view/review/touched", test_touched);
  g_test_add_func ("/view/review/still", test_still);
  g_test_add_func ("/view/review/others", test_others);
  g_test_add_func ("/view/review/note", test_note);
  g_test_add_func ("/view/review/paste", test_paste);
  g_test_add_func ("/view/review/damaged", test_damaged);
  g_test_add_func ("/view/review/long", test_long);
  g_test_add_func ("/view/review/long-left", test_long_left);
  g_test_add_func ("/view/review/after-deal", test_after_deal);
  g_test_add_func ("/view/review/own-deal", test_own_deal);
  g_test_add_func ("/view/review/sheet", test_sheet);

  return g_test_run ();
}
