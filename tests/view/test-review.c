/* test-review.c: looking back on a deal: its steps, all hands, the others, notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-panes.h"
#include "review-driver.h"

static int
n_cards (ReviewFixture *fixture)
{
  return fh_hand_view_get_n_cards (
      fh_table_view_get_hand (fh_review_window_get_table (fixture->window)));
}

/* --- Stepping --- */

/* Whether @widget holds a label without words, which a screen reader names after its type. */
static gboolean
has_empty_label (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) == '\0')
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_empty_label (child))
      return TRUE;
  return FALSE;
}

static void
test_step (void)
{
  g_auto (ReviewFixture) fixture;
  guint n_stops;

  review_fixture_init (&fixture);
  g_assert_false (
      has_empty_label (driver_find (GTK_WIDGET (fixture.window), FH_TYPE_REVIEW_ROW, NULL)));
  /* It opens where the person first decided something. */
  g_assert_cmpuint (fh_review_window_get_stop (fixture.window, &n_stops), ==, 3);
  review_fixture_press (&fixture, GDK_KEY_Home);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, 0);
  g_assert_cmpint (n_cards (&fixture), ==, 10);
  /* The auction stands on the table, and nothing leads before its beginning. */
  g_assert_nonnull (fh_table_view_get_panel (fh_review_window_get_table (fixture.window)));
  review_fixture_press (&fixture, GDK_KEY_Left);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, 0);
  review_fixture_press (&fixture, GDK_KEY_Right);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, 1);
  review_fixture_press (&fixture, GDK_KEY_Left);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, 0);

  /* The misère, then the exchange with thirteen cards, then the lead with ten. */
  review_fixture_press (&fixture, GDK_KEY_Down);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, 3);
  review_fixture_press (&fixture, GDK_KEY_Down);
  g_assert_cmpint (n_cards (&fixture), ==, 13);
  g_assert_null (fh_table_view_get_panel (fh_review_window_get_table (fixture.window)));
  review_fixture_press (&fixture, GDK_KEY_Down);
  g_assert_cmpint (n_cards (&fixture), ==, 10);
  review_fixture_press (&fixture, GDK_KEY_Up);
  g_assert_cmpint (n_cards (&fixture), ==, 13);

  review_fixture_press (&fixture, GDK_KEY_End);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, n_stops - 1);
  g_assert_cmpint (n_cards (&fixture), ==, 0);
  review_fixture_press (&fixture, GDK_KEY_Right);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, n_stops - 1);
  review_fixture_press (&fixture, GDK_KEY_Home);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, 0);
  /* A note has the arrows for itself. */
  gtk_widget_grab_focus (driver_find (GTK_WIDGET (fixture.window), GTK_TYPE_TEXT_VIEW, NULL));
  review_fixture_press (&fixture, GDK_KEY_Right);
  g_assert_cmpuint (review_fixture_stop (&fixture), ==, 0);
}

/* A trick is seen whole before it goes. */
static void
test_trick (void)
{
  g_auto (ReviewFixture) fixture;
  guint step, before;

  review_fixture_init (&fixture);
  for (step = 0; fh_review_peek_step (fixture.review, step)->trick < 1; step++)
    ;
  fh_review_window_go_to_step (fixture.window, step);
  before = review_fixture_stop (&fixture);
  fh_review_window_go_to_step (fixture.window, step - 1);
  g_assert_cmpuint (before - review_fixture_stop (&fixture), ==, 2);
}

/* --- All hands and numbers --- */

static void
count_cb (GtkWidget *widget, gpointer data)
{
  guint *n = data;

  *n += FH_IS_CARD_WIDGET (widget) && fh_card_widget_get_count (FH_CARD_WIDGET (widget)) != NULL;
}

static guint
n_counts (ReviewFixture *fixture)
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

static void
test_hands (void)
{
  g_auto (ReviewFixture) fixture;
  FhTableView *table;
  guint step;

  review_fixture_init (&fixture);
  table = fh_review_window_get_table (fixture.window);
  step = review_fixture_find_mistake (&fixture);
  fh_review_window_go_to_step (fixture.window, step);
  /* On demand only. */
  driver_wait (review_fixture_is_judged, fixture.review, 60);
  driver_settle (GTK_WIDGET (fixture.window), 50);
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
  review_fixture_press (&fixture, GDK_KEY_Left);
  driver_wait (has_counts, &fixture, 20);
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "review.hands", NULL);
  g_assert_cmpuint (n_counts (&fixture), ==, 0);
}

static void
number_cb (GtkWidget *widget, gpointer data)
{
  if (gtk_widget_has_css_class (widget, "review-number")
      && g_str_has_prefix (gtk_widget_get_tooltip_text (widget), "jack of clubs:"))
    *(GtkWidget **) data = widget;
}

/* The jack of clubs in the row of numbers, or NULL. */
static GtkWidget *
find_number (ReviewFixture *fixture)
{
  GtkWidget *number = NULL;

  driver_visit (GTK_WIDGET (fixture->window), number_cb, &number);
  return number;
}

static gboolean
has_number (gpointer fixture)
{
  return find_number (fixture) != NULL;
}

/* The keyboard stays on its card while the deal is judged, and so does what is said of the card. */
static void
test_numbers (void)
{
  g_auto (ReviewFixture) fixture;
  GtkWidget *jack;

  review_fixture_init (&fixture);
  fh_review_window_go_to_step (fixture.window, review_fixture_find_mistake (&fixture));
  gtk_widget_activate_action (GTK_WIDGET (fixture.window), "review.numbers", NULL);
  driver_wait (has_number, &fixture, 20);
  g_assert_true (driver_shows (
      GTK_WIDGET (fixture.window),
      "With all hands seen and everybody playing best: 1 if the bidder has to take a trick, 0 if "
      "not. The best choice is the one that looked best then, with the other hands hidden."));
  jack = find_number (&fixture);
  driver_press (jack);
  driver_wait (review_fixture_is_judged, fixture.review, 60);
  driver_settle (GTK_WIDGET (fixture.window), 50);
  g_assert_true (find_number (&fixture) == jack);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == jack);
  g_assert_true (driver_shows (GTK_WIDGET (fixture.window), gtk_widget_get_tooltip_text (jack)));
}

/* --- Looking around --- */

/* Whether the window has noticed since the last time that the person looks around. */
static gboolean
was_touched (ReviewFixture *fixture)
{
  gboolean was = fixture->window->is_touched;

  fixture->window->is_touched = FALSE;
  return was;
}

/* Who scrolls, opens the menu, or does something that no key or click tells of, looks around. */
static void
test_touched (void)
{
  g_auto (ReviewFixture) fixture;
  GtkWidget *top;
  g_autoptr (GListModel) controllers = NULL;
  gboolean is_handled = FALSE;

  review_fixture_init (&fixture);
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
}

/* What is read stands on the left for who is left-handed, as beside the table. */
static void
test_left_handed (void)
{
  g_auto (ReviewFixture) fixture;
  FhPanes *panes;

  review_fixture_init (&fixture);
  panes = FH_PANES (driver_find (GTK_WIDGET (fixture.window), FH_TYPE_PANES, NULL));
  g_assert_false (fh_panes_is_side_at_left (panes));
  g_object_set (fh_application_get_settings (fixture.application), "left-handed", TRUE, NULL);
  g_assert_true (fh_panes_is_side_at_left (panes));
}

/* --- The others --- */

/* Adds @widget to @data if it shows a decision of the others. */
static void
find_other_cb (GtkWidget *widget, gpointer data)
{
  ReviewFixture *fixture = ((gpointer *) data)[0];

  if (FH_IS_REVIEW_ROW (widget)
      && fh_review_peek_step (fixture->review, fh_review_row_get_step (FH_REVIEW_ROW (widget)))
                 ->player
             != fh_review_get_person (fixture->review))
    g_ptr_array_add (((gpointer *) data)[1], widget);
}

static GPtrArray *
find_others (ReviewFixture *fixture)
{
  GPtrArray *rows = g_ptr_array_new ();
  gpointer data[] = { fixture, rows };

  driver_visit (GTK_WIDGET (fixture->window), find_other_cb, data);
  return rows;
}

/* The person passes; seats 2 and 3 have nothing, and call ten tricks. */
#define WILD_CALLS                                                                                 \
  REVIEW_STRONG_DEAL                                                                               \
  "bid 0 PASS\nbid 1 PASS\nbid 2 10S\nbid 3 10NT\nbid 2 PASS\ndiscard 3 5C 9D 10C\n"
#define LAST_WILD_CALL 3

static gboolean
is_last_known (gpointer review)
{
  return fh_review_peek_cost (review, LAST_WILD_CALL) != NULL;
}

/* The mistakes of the others come as they are known, and the keyboard stays on its own. */
static void
test_others (void)
{
  g_auto (ReviewFixture) fixture;
  g_autoptr (GPtrArray) some = NULL, all = NULL;

  review_fixture_init_text (&fixture, WILD_CALLS);
  review_fixture_wait_for_list (&fixture);
  fh_review_ask_cost (fixture.review, LAST_WILD_CALL);
  driver_wait (is_last_known, fixture.review, 60);
  driver_press (driver_find_button (GTK_WIDGET (fixture.window), "Judge the Others, Too"));
  some = find_others (&fixture);
  g_assert_cmpuint (some->len, ==, 1);
  g_assert_true (gtk_widget_grab_focus (some->pdata[0]));
  driver_wait (review_fixture_is_judged, fixture.review, 60);
  driver_settle (GTK_WIDGET (fixture.window), 50);
  all = find_others (&fixture);
  g_assert_cmpuint (all->len, >, 1);
  g_assert_true (g_ptr_array_find (all, some->pdata[0], NULL));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) == some->pdata[0]);
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
  g_auto (ReviewFixture) fixture;
  GtkWidget *view;
  g_autofree char *text = NULL;
  gpointer weak;

  review_fixture_init (&fixture);
  fh_review_window_go_to_step (fixture.window, review_fixture_find_mistake (&fixture));
  view = driver_find (GTK_WIDGET (fixture.window), GTK_TYPE_TEXT_VIEW, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "Lower is safe.", -1);
  review_fixture_press (&fixture, GDK_KEY_Right);
  text = fh_review_dup_text (fixture.review);
  g_assert_nonnull (strstr (text, "play 0 JC\nnote Lower is safe.\n"));

  /* It is not thrown away without a word. */
  weak = fixture.window;
  g_object_add_weak_pointer (G_OBJECT (fixture.window), &weak);
  gtk_window_close (GTK_WINDOW (fixture.window));
  driver_settle (GTK_WIDGET (fixture.window), 50);
  g_assert_nonnull (weak);
  driver_press (driver_find_button (GTK_WIDGET (fixture.window), "Close Without Saving"));
  driver_wait (is_gone, &weak, 10);
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
  g_test_add_func ("/view/review/numbers", test_numbers);
  g_test_add_func ("/view/review/touched", test_touched);
  g_test_add_func ("/view/review/left-handed", test_left_handed);
  g_test_add_func ("/view/review/others", test_others);
  g_test_add_func ("/view/review/note", test_note);

  return g_test_run ();
}
