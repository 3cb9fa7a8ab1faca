/* test-review-walk.c: what a decision cost, trying again, and from mistake to mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "fh-bid-grid.h"
#include "fh-review-walk.h"
#include "kept-driver.h"
#include "review-driver.h"

static gboolean
has_trial (gpointer window)
{
  return fh_review_window_get_trial (window) != NULL;
}

static gboolean
is_played_out (gpointer window)
{
  FhGame *game = fh_review_trial_get_game (fh_review_window_get_trial (window));

  if (fh_game_get_hold (game) == FH_HOLD_TRICK)
    fh_game_continue (game);
  return fh_game_peek_table (game)->deal_over;
}

/* --- What it cost, and trying again --- */

static FhGame *
trial_game (ReviewFixture *fixture)
{
  return fh_review_trial_get_game (fh_review_window_get_trial (fixture->window));
}

static FhCardWidget *
trial_card (ReviewFixture *fixture, FhCard card)
{
  FhReviewTrial *trial = fh_review_window_get_trial (fixture->window);

  return fh_hand_view_get_widget (
      fh_table_view_get_hand (fh_game_view_get_table (fh_review_trial_get_view (trial))), card);
}

static void
choose (ReviewFixture *fixture, FhCard card)
{
  gtk_widget_activate_action (GTK_WIDGET (trial_card (fixture, card)), "card.choose", NULL);
}

/* Whether it is known of a step if it can be shown how what was done there loses. */
static gboolean
is_prepared (gpointer review)
{
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    if (fh_review_peek_refutation (review, i) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
has_answer (gpointer window)
{
  return fh_review_trial_get_sentence (fh_review_window_get_trial (window)) != NULL;
}

static void
play_all_cb (ReviewFixture *fixture)
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
  return fh_review_window_get_trial (((ReviewFixture *) fixture)->window) == NULL;
}

static void
test_again (void)
{
  g_auto (ReviewFixture) fixture;
  GtkWidget *top;
  FhReviewRow *row;
  guint before;

  review_fixture_init (&fixture);
  top = GTK_WIDGET (fixture.window);
  review_fixture_wait_for_list (&fixture);
  review_fixture_press (&fixture, GDK_KEY_Home);
  /* A row leads to its step. */
  row = review_fixture_find_row (&fixture, review_fixture_find_mistake (&fixture));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "mistake"));
  gtk_widget_activate_action (GTK_WIDGET (row), "row.show", NULL);
  before = review_fixture_stop (&fixture);
  g_assert_true (FH_IS_REVIEW_STEP_VIEW (gtk_window_get_focus (GTK_WINDOW (top))));

  driver_press (driver_find_button (top, "Try Again"));
  g_assert_nonnull (fh_review_window_get_trial (fixture.window));
  /* The answer is hidden. */
  g_assert_null (driver_find (top, FH_TYPE_REVIEW_STEP_VIEW, NULL));
  g_assert_null (driver_find (top, FH_TYPE_REVIEW_ROW, NULL));

  choose (&fixture, FH_CARD (FH_CLUBS, FH_KING));
  driver_wait (has_answer, fixture.window, 30);
  /* What was asked about stands there as before, with the wrong card marked, until one wants to see
   * what follows. */
  driver_rest (1500);
  g_assert_true (fh_game_awaits_person (trial_game (&fixture)));
  g_assert_cmpstr (fh_card_widget_get_tag (trial_card (&fixture, FH_CARD (FH_CLUBS, FH_KING))), ==,
                   "wrong");
  g_assert_nonnull (driver_find (top, G_TYPE_NONE, "wrong"));
  driver_press (driver_find_button (top, "Play On"));
  driver_wait (is_played_out, fixture.window, 30);
  /* The bidder has been made to take a trick. */
  g_assert_cmpint (fh_game_peek_table (trial_game (&fixture))->tricks[0], >, 0);

  driver_press (driver_find_button (top, "Try Again"));
  g_assert_true (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  choose (&fixture, FH_CARD (FH_CLUBS, FH_SEVEN));
  driver_wait (has_answer, fixture.window, 30);
  g_assert_null (driver_find (top, G_TYPE_NONE, "wrong"));
  g_assert_nonnull (driver_find (top, G_TYPE_NONE, "right"));
  driver_press (driver_find_button (top, "Play On"));
  /* A deal that is played is not lost by a letter. */
  review_fixture_press (&fixture, GDK_KEY_m);
  g_assert_nonnull (fh_review_window_get_trial (fixture.window));
  driver_wait (is_back, &fixture, 60);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, before);
  g_assert_nonnull (driver_find (top, FH_TYPE_REVIEW_STEP_VIEW, NULL));

  /* The best line is looked for until one stops. */
  review_fixture_press (&fixture, GDK_KEY_b);
  g_assert_null (driver_find_button (top, "Show the Best Line"));
  driver_press (driver_find_button (top, "Stop Looking"));
  g_assert_null (driver_find_button (top, "Stop Looking"));
  /* How the card loses is known before anybody asks, takes the place of what is looked for, and is
   * played in imagined hands at once. */
  driver_wait (is_prepared, fixture.review, 60);
  review_fixture_press (&fixture, GDK_KEY_b);
  review_fixture_press (&fixture, GDK_KEY_f);
  g_assert_nonnull (fh_review_window_get_trial (fixture.window));
  g_assert_false (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  g_assert_nonnull (
      strstr (fh_review_trial_get_sentence (fh_review_window_get_trial (fixture.window)),
              "imagined hands"));
  driver_wait (is_played_out, fixture.window, 30);
  driver_press (driver_find_button (top, "Try Again"));
  g_assert_true (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  review_fixture_press (&fixture, GDK_KEY_Escape);

  /* Escape leads back, and does not close. */
  driver_press (driver_find_button (top, "Try Again"));
  review_fixture_press (&fixture, GDK_KEY_Escape);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, before);
}

/* --- Beside the table, and below it --- */

/* How many scrollers @widget lies in. */
static guint
count_scrollers (GtkWidget *widget)
{
  guint n = 0;

  while ((widget = gtk_widget_get_parent (widget)) != NULL)
    n += GTK_IS_SCROLLED_WINDOW (widget);
  return n;
}

/* Below the table all is scrolled in one: a scroller within it would take the wheel. */
static void
test_one_scroller (void)
{
  g_auto (ReviewFixture) fixture;
  GtkWidget *top, *step;

  review_fixture_init_text (&fixture, REVIEW_STRONG_DEAL
                            "bid 0 10C\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 5C 9D 10C\n");
  review_fixture_wait_for_list (&fixture);
  top = GTK_WIDGET (fixture.window);
  step = driver_find (top, FH_TYPE_REVIEW_STEP_VIEW, NULL);
  gtk_window_set_default_size (GTK_WINDOW (top), 1280, 800);
  await (count_scrollers (step) == 2);
  gtk_window_set_default_size (GTK_WINDOW (top), 360, 640);
  await (count_scrollers (step) == 1);
  /* However far down the list a decision stands, it is what is said of it that is seen. */
  review_fixture_press (&fixture, GDK_KEY_End);
  for (int i = 0; i < 3; i++)
    review_fixture_press (&fixture, GDK_KEY_Up);
  driver_settle (top, 200);
  GtkWidget *scroller = gtk_widget_get_ancestor (step, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_cmpfloat (gtk_adjustment_get_value (
                         gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller))),
                     ==, 0);
}

/* --- Why it loses --- */

/* Where no example shows it, nobody is sent to look for one. */
static void
test_no_why (void)
{
  g_auto (ReviewFixture) fixture;
  GtkWidget *button;
  guint step = 0;

  review_fixture_init_text (&fixture, REVIEW_STRONG_DEAL
                            "bid 0 10C\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 5C 9D 10C\n");
  review_fixture_wait_for_list (&fixture);
  while (fh_review_peek_step (fixture.review, step)->seat != 0)
    step++;
  fh_review_window_go_to_step (fixture.window, step);
  driver_wait (is_prepared, fixture.review, 60);
  button = driver_find_button (GTK_WIDGET (fixture.window), "Show Why");
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_null (gtk_widget_get_tooltip_text (button));
  ((FhReviewRefutation *) fh_review_peek_refutation (fixture.review, step))->is_found = FALSE;
  review_fixture_press (&fixture, GDK_KEY_Right);
  fh_review_window_go_to_step (fixture.window, step);
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_nonnull (gtk_widget_get_tooltip_text (button));
  review_fixture_press (&fixture, GDK_KEY_f);
  g_assert_null (fh_review_window_get_trial (fixture.window));
}

/* Has it played in imagined hands how the own mistake of @kind in @text loses; what is said has
 * @said in it. */
static void
look_why (const char *text, FhActionKind kind, const char *said)
{
  g_auto (ReviewFixture) fixture;
  FhReviewTrial *trial;
  guint step = 0;

  review_fixture_init_text (&fixture, text);
  review_fixture_wait_for_list (&fixture);
  while (fh_review_peek_step (fixture.review, step)->seat != 0
         || fh_review_peek_step (fixture.review, step)->action.kind != kind)
    step++;
  fh_review_window_go_to_step (fixture.window, step);
  driver_press (driver_find_button (GTK_WIDGET (fixture.window), "Show Why"));
  driver_wait (has_trial, fixture.window, 60);
  trial = fh_review_window_get_trial (fixture.window);
  g_assert_nonnull (strstr (fh_review_trial_get_sentence (trial), said));
  g_assert_nonnull (strstr (fh_review_trial_get_sentence (trial), "imagined hands"));
  driver_wait (is_played_out, fixture.window, 30);
}

/* Of a bid and of a discard it is played as of a card. */
static void
test_why (void)
{
  look_why (REVIEW_STRONG_DEAL
            "bid 0 10C\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 5C 9D 10C\n",
            FH_ACTION_BID, "it becomes the contract and fails.");
  look_why (REVIEW_STRONG_DEAL "bid 0 7S\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 JO AS KS\n",
            FH_ACTION_DISCARD, "fewer tricks than the best discard; in ");
}

/* --- From mistake to mistake --- */

static gboolean
has_no_trial (gpointer window)
{
  return !has_trial (window);
}

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
  g_auto (ReviewFixture) fixture;
  g_autoptr (GArray) stops = NULL;
  GtkWidget *top, *walk;
  FhCost *cost;
  FhCard best;
  guint at;

  review_fixture_init (&fixture);
  top = GTK_WIDGET (fixture.window);
  walk = driver_find (top, FH_TYPE_REVIEW_WALK, NULL);
  driver_wait (has_trial, top, 60);
  stops = fh_review_stops_new (fixture.review);
  at = fh_review_stops_find (stops, review_fixture_find_mistake (&fixture));
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, at);
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
  g_assert_true (driver_shows (top, "Raised: what was done. In a frame: what was better."));

  /* Behind the last one is the end of the deal with what it comes to, and the lesson. */
  review_fixture_press (&fixture, GDK_KEY_m);
  g_assert_true (g_str_has_prefix (fh_review_walk_get_sentence (FH_REVIEW_WALK (walk)),
                                   "One decision cost about "));
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, stops->len - 1);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top)) == walk);
  g_assert_nonnull (driver_find_button (top, "Lesson: Under their cards"));
  review_fixture_press (&fixture, GDK_KEY_m);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top)) == walk);

  /* Back, where nothing is asked any more. */
  review_fixture_press (&fixture, GDK_KEY_Home);
  review_fixture_press_keys (&fixture, GDK_KEY_M, GDK_SHIFT_MASK);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, at);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_null (driver_find_button (top, "Lesson: Under their cards"));
  review_fixture_press_keys (&fixture, GDK_KEY_M, GDK_SHIFT_MASK);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, at);

  /* What cannot be answered says so, and is not looked for any longer. */
  cost = (FhCost *) fh_review_peek_cost (fixture.review, review_fixture_find_mistake (&fixture));
  best = cost->best.action.cards[0];
  cost->best.action.cards[0] = fh_set_first (
      fh_review_peek_state (fixture.review, review_fixture_find_mistake (&fixture))->hands[1]);
  review_fixture_press (&fixture, GDK_KEY_b);
  driver_wait (is_found, top, 30);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  cost->best.action.cards[0] = best;

  /* The best line is played to its end, and no trick of it is won. */
  review_fixture_press (&fixture, GDK_KEY_b);
  driver_wait (has_trial, top, 60);
  g_assert_nonnull (
      strstr (fh_review_trial_get_sentence (fh_review_window_get_trial (fixture.window)),
              "It ends like this:"));
  driver_wait (is_played_out, top, 30);
  g_assert_cmpint (
      fh_game_peek_table (fh_review_trial_get_game (fh_review_window_get_trial (fixture.window)))
          ->tricks[0],
      ==, 0);
  /* The key leads on from there, too. */
  review_fixture_press (&fixture, GDK_KEY_m);
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (top)) == walk);
}

/* It begins while the others are still judged. */
static void
test_walk_early (void)
{
  g_auto (ReviewFixture) fixture;

  review_fixture_init (&fixture);
  /* What the others did takes its time. */
  driver_hurry (0);
  fh_review_ask_others (fixture.review);
  driver_wait (has_trial, fixture.window, 60);
  g_assert_true (fh_review_is_busy (fixture.review));
  driver_hurry (SOME_LAYOUTS);
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
  g_auto (ReviewFixture) fixture;
  FhReviewRow *row;
  guint at;
  int y;

  /* He is not done before one has looked around. */
  driver_hurry (0);
  review_fixture_init (&fixture);
  driver_hurry (SOME_LAYOUTS);
  review_fixture_press (&fixture, GDK_KEY_Down);
  driver_settle (GTK_WIDGET (fixture.window), 100);
  at = review_fixture_stop (&fixture);
  row = review_fixture_find_row (&fixture, review_fixture_find_mistake (&fixture));
  y = height_of (GTK_WIDGET (row));
  g_assert_true (fh_review_is_busy (fixture.review));
  driver_wait (review_fixture_is_judged, fixture.review, 60);
  driver_settle (GTK_WIDGET (fixture.window), 200);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "mistake"));
  g_assert_null (fh_review_window_get_trial (fixture.window));
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, at);
  g_assert_true (review_fixture_find_row (&fixture, review_fixture_find_mistake (&fixture)) == row);
  g_assert_cmpint (height_of (GTK_WIDGET (row)), ==, y);
  /* Nor does it move under the pointer, whatever there is to say of the row that is clicked. */
  gtk_widget_activate_action (GTK_WIDGET (row), "row.show", NULL);
  driver_settle (GTK_WIDGET (fixture.window), 300);
  g_assert_cmpuint (review_fixture_stop (&fixture), !=, at);
  y = height_of (GTK_WIDGET (row));
  for (int i = 0; i < 2; i++)
    {
      review_fixture_press (&fixture, i == 0 ? GDK_KEY_Up : GDK_KEY_Down);
      driver_settle (GTK_WIDGET (fixture.window), 300);
      g_assert_cmpint (height_of (GTK_WIDGET (row)), ==, y);
    }
}

/* On a telephone the table has the height that calls need while they are asked for. */
static void
test_room (void)
{
  g_autofree char *called =
      g_strndup (kept_deal, (gsize) (strstr (kept_deal, "bid 0 MIS") - kept_deal));
  g_autofree char *rash =
      g_strconcat (called, "bid 0 10NT\nbid 1 PASS\ndiscard 0 6S 9S QS\n", NULL);
  g_auto (ReviewFixture) fixture;
  GtkWidget *top, *side;
  GPtrArray *cells;
  int asked;

  review_fixture_init_text (&fixture, rash);
  top = GTK_WIDGET (fixture.window);
  gtk_window_set_default_size (GTK_WINDOW (top), 360, 640);
  driver_wait (has_trial, fixture.window, 120);
  driver_settle (top, 300);
  side = gtk_widget_get_parent (GTK_WIDGET (fh_review_window_get_trial (fixture.window)));
  asked = gtk_widget_get_height (side);
  g_assert_true (fh_review_trial_asks (fh_review_window_get_trial (fixture.window)));
  cells = fh_bid_grid_get_cells (FH_BID_GRID (driver_find (top, FH_TYPE_BID_GRID, NULL)));
  for (guint i = 0; i < cells->len; i++)
    if (fh_bid_cell_get_call (cells->pdata[i]) == FH_LAST_BID)
      driver_press (cells->pdata[i]);
  driver_wait (has_answer, fixture.window, 60);
  driver_settle (top, 300);
  g_assert_cmpint (gtk_widget_get_height (side), >, asked + 40);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  /* What the judge says is looked at, not whether it is true; but a mistake has to be one. */
  driver_hurry (SOME_LAYOUTS);

  g_test_add_func ("/view/review/again", test_again);
  g_test_add_func ("/view/review/room", test_room);
  g_test_add_func ("/view/review/one-scroller", test_one_scroller);
  g_test_add_func ("/view/review/why", test_why);
  g_test_add_func ("/view/review/no-why", test_no_why);
  g_test_add_func ("/view/review/walk", test_walk);
  g_test_add_func ("/view/review/walk-early", test_walk_early);
  g_test_add_func ("/view/review/still", test_still);

  return g_test_run ();
}
