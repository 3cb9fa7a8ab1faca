/* test-learn-lesson.c: a lesson, and the course of a table, each in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "await.h"
#include "fh-answer-button.h"
#include "fh-answer-card.h"
#include "fh-bid-grid.h"
#include "fh-contract-box.h"
#include "fh-course-page.h"
#include "fh-fold.h"
#include "fh-lesson-view.h"
#include "fh-score-box.h"
#include "fh-style.h"
#include "learn-driver.h"

/* Moves with the arrow keys to @card in the hand and presses Enter. */
static void
choose_card (FhLessonView *view, FhCard card)
{
  FhHandView *hand =
      fh_table_view_get_hand (fh_game_view_get_table (fh_lesson_view_get_game_view (view)));
  GtkWidget *wanted = GTK_WIDGET (fh_hand_view_get_widget (hand, card));
  int n;

  g_assert_nonnull (wanted);
  g_assert_true (gtk_widget_is_ancestor (table_test_focus (GTK_WIDGET (view)), GTK_WIDGET (hand)));
  n = fh_hand_view_get_n_cards (hand);
  for (int i = 0; i < 2 * n && table_test_focus (GTK_WIDGET (view)) != wanted; i++)
    gtk_widget_child_focus (GTK_WIDGET (hand), i < n ? GTK_DIR_LEFT : GTK_DIR_RIGHT);
  g_assert_true (table_test_focus (GTK_WIDGET (view)) == wanted);
  g_assert_true (gtk_widget_activate_action (wanted, "card.choose", NULL));
  driver_settle (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (view))), 30);
}

typedef struct
{
  char *directory;
  FhSettings *settings;
  FhStore *store;
  FhProgress *progress;
  FhLesson *lesson;
  int height;
  GtkWidget *window;
  FhLessonView *view;
  GtkWidget *panel;
} Fixture;

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_width (data) > 0;
}

static void
show_lesson (Fixture *f, int width)
{
  f->window = gtk_window_new ();
  f->view = FH_LESSON_VIEW (fh_lesson_view_new (f->settings, f->progress));
  f->panel = GTK_WIDGET (fh_lesson_view_get_panel (f->view));
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, f->height);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->view));
  gtk_window_present (GTK_WINDOW (f->window));
  driver_wait (is_laid_out, f->panel, 10);
  fh_lesson_view_set_lesson (f->view, f->lesson, NULL);
  driver_settle (f->window, 50);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *xml =
      g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", "small.xml", NULL);
  g_autoptr (GError) error = NULL;

  f->height = 720;
  f->directory = g_dir_make_tmp ("learn-XXXXXX", NULL);
  path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  f->settings = fh_settings_new (NULL);
  g_object_set (f->settings, "animation-speed", "off", "computer-pace", 0, "trick-pace", 0, NULL);
  f->store = fh_store_new (path);
  f->progress = fh_progress_new (f->store);
  f->lesson = fh_lesson_load (xml, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);

  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  await_idle ();
  fh_store_flush (f->store);
  g_clear_object (&f->progress);
  g_clear_object (&f->store);
  g_clear_object (&f->settings);
  g_clear_pointer (&f->lesson, fh_lesson_unref);
  g_remove (path);
  g_remove (lock);
  g_rmdir (f->directory);
  g_free (f->directory);
}

/* All steps, by the keyboard alone: what is to be done next has it each time. */
static void
test_lesson (Fixture *f, gconstpointer data)
{
  show_lesson (f, GPOINTER_TO_INT (data));
  GtkWidget *top = GTK_WIDGET (f->view);

  /* One looks on: the trick is played and stays. */
  g_assert_true (driver_shows (f->panel, "Step 1 of 4"));
  learn_tab_to (top, "Next");
  learn_press_enter (top);

  /* The wrong option has its answer, and the next one can be tried at once. */
  driver_wait_shown (f->panel, "Who wins this trick?");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (table_test_focus (top))), ==,
                   "The opponent on your left");
  learn_press_enter (top);
  g_assert_true (driver_shows (f->panel, "The seven is low."));
  g_assert_null (driver_find_button (f->panel, "Next"));
  /* What Tab comes to first depends on whether the answer has its place yet. */
  learn_tab_to (top, "Your partner");
  learn_press_enter (top);
  g_assert_true (driver_shows (f->panel, "The ace is the highest club."));
  learn_press_enter (top);

  /* What is refused is told and can be corrected; what is wrong is shown, and the position comes
   * back. */
  g_assert_true (driver_shows (f->panel, "Which card do you play?"));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_JACK));
  g_assert_true (driver_shows (f->panel, "That jack is a spade now."));
  g_assert_null (driver_find_button (f->panel, "Try Again"));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_SIX));
  g_assert_true (driver_shows (f->panel, "The five does as well"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (table_test_focus (top))), ==, "Try Again");
  driver_settle (f->window, 300);
  learn_press_enter (top);
  g_assert_false (driver_shows (f->panel, "The five does as well"));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_FIVE));
  g_assert_true (driver_shows (f->panel, "The ace is high enough."));
  learn_press_enter (top);

  /* Cards are lifted, and lifted again until they are right. */
  g_assert_true (driver_shows (f->panel, "Which of your cards are trumps?"));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_ACE));
  learn_tab_to (top, "That’s It");
  learn_press_enter (top);
  g_assert_true (driver_shows (f->panel, "The jack of clubs is one."));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_JACK));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_TEN));
  learn_tab_to (top, "That’s It");
  learn_press_enter (top);
  g_assert_true (driver_shows (f->panel, "Three, with the left bower."));
  g_assert_false (fh_progress_is_done (f->progress, "small"));
  learn_press_enter (top);
  g_assert_true (fh_progress_is_done (f->progress, "small"));
  g_assert_true (driver_shows (f->panel, "A small lesson"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (table_test_focus (top))), ==, "All Lessons");
}

/* Who gives up is shown what is right, in each kind of step. */
static void
test_show_me (Fixture *f, gconstpointer data)
{
  show_lesson (f, 1000);
  GtkWidget *top = GTK_WIDGET (f->view);

  learn_press_enter (top);
  learn_press_enter (top);
  driver_press (driver_find_button (f->panel, "Show Me"));
  g_assert_true (driver_shows (f->panel, "The ace is the highest club."));
  g_assert_true (driver_shows (f->panel, "This was shown to you."));
  /* What is right is marked, not by colour alone. */
  g_assert_true (driver_shows (f->panel, "✓ "));
  learn_press_enter (top);
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_SIX));
  driver_press (driver_find_button (f->panel, "Show Me"));
  g_assert_true (driver_shows (f->panel, "The ace is high enough."));
  g_assert_true (driver_shows (f->panel, "This was shown to you."));
  learn_press_enter (top);
  g_assert_false (gtk_widget_get_sensitive (driver_find_button (f->panel, "That’s It")));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_ACE));
  learn_tab_to (top, "That’s It");
  learn_press_enter (top);
  driver_press (driver_find_button (f->panel, "Show Me"));
  g_assert_true (driver_shows (f->panel, "Three, with the left bower."));
}

/* What was interrupted goes on at the same step, or at the next one where it was answered. */
static void
test_continue (Fixture *f, gconstpointer data)
{
  show_lesson (f, 1000);
  learn_press_enter (GTK_WIDGET (f->view));
  g_assert_cmpuint (fh_lesson_view_get_step (f->view), ==, 1);
  gtk_window_destroy (GTK_WINDOW (f->window));
  show_lesson (f, 1000);
  g_assert_cmpuint (fh_lesson_view_get_step (f->view), ==, 1);
  g_assert_true (driver_shows (f->panel, "Step 2 of 4"));
  learn_tab_to (GTK_WIDGET (f->view), "Your partner");
  learn_press_enter (GTK_WIDGET (f->view));
  g_assert_true (driver_shows (f->panel, "The ace is the highest club."));
  gtk_window_destroy (GTK_WINDOW (f->window));
  show_lesson (f, 1000);
  g_assert_cmpuint (fh_lesson_view_get_step (f->view), ==, 2);
}

/* Shows the lesson in the file @name, from @step on. */
static void
show_step_of (Fixture *f, int width, const char *name, const char *step)
{
  g_autofree char *xml =
      g_test_build_filename (G_TEST_DIST, "..", "..", "data", "lessons", name, NULL);
  g_autoptr (GError) error = NULL;

  fh_lesson_unref (f->lesson);
  f->lesson = fh_lesson_load (xml, &error);
  g_assert_no_error (error);
  fh_progress_set_step (f->progress, fh_lesson_get_id (f->lesson), step);
  show_lesson (f, width);
}

/* Where one card is asked for, that which is pointed at is the answer. */
static void
test_pick_one (Fixture *f, gconstpointer data)
{
  show_step_of (f, 1000, "00-cards.xml", "order");
  g_assert_null (driver_find_button (f->panel, "That’s It"));
  g_assert_false (driver_shows (f->panel, "one card or several"));
  choose_card (f->view, FH_CARD (FH_HEARTS, FH_ACE));
  g_assert_true (driver_shows (f->panel, "Look among the spades"));
  g_assert_null (driver_find_button (f->panel, "That’s It"));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_TEN));
  g_assert_true (driver_shows (f->panel, "It is a spade"));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_KING));
  g_assert_true (driver_shows (f->panel, "K♠, the king."));
  learn_press_enter (GTK_WIDGET (f->view));
  g_assert_cmpuint (fh_lesson_view_get_step (f->view), ==, 1);
  gtk_window_destroy (GTK_WINDOW (f->window));

  show_step_of (f, 1000, "00-cards.xml", "order");
  choose_card (f->view, FH_CARD (FH_HEARTS, FH_ACE));
  driver_press (driver_find_button (f->panel, "Show Me"));
  g_assert_true (driver_shows (f->panel, "K♠, the king."));
  g_assert_true (driver_shows (f->panel, "This was shown to you."));
  g_assert_false (driver_shows (f->panel, "Right."));
}

/* The button on which @card is drawn. */
static GtkWidget *
find_drawn (Fixture *f, FhCard card)
{
  g_autoptr (GPtrArray) drawn = table_test_find_all (f->panel, FH_TYPE_CARD_WIDGET);

  for (guint i = 0; i < drawn->len; i++)
    if (fh_card_widget_get_card (drawn->pdata[i]) == card)
      return gtk_widget_get_ancestor (drawn->pdata[i], FH_TYPE_ANSWER_BUTTON);
  g_assert_not_reached ();
}

/* Options that are cards are drawn; when one of them was right it and what was answered before stay
 * marked, and the others are not. */
static void
test_cards (Fixture *f, gconstpointer data)
{
  static const struct
  {
    FhCard card;
    const char *css_class;
    const char *text;
  } rows[] = { { FH_CARD (FH_HEARTS, FH_ACE), "wrong", "✗ A♥" },
               { FH_CARD (FH_HEARTS, FH_JACK), "right", "✓ J♥" },
               { FH_CARD (FH_SPADES, FH_JACK), NULL, "J♠" } };

  show_step_of (f, GPOINTER_TO_INT (data), "06-bowers.xml", "right");
  driver_press (find_drawn (f, rows[0].card));
  driver_press (find_drawn (f, rows[1].card));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *button = find_drawn (f, rows[i].card);

      g_assert_true (driver_shows (button, rows[i].text));
      for (guint k = 0; k < G_N_ELEMENTS (rows); k++)
        if (rows[k].css_class != NULL)
          g_assert_cmpint (gtk_widget_has_css_class (button, rows[k].css_class), ==, k == i);
      g_assert_false (gtk_widget_is_sensitive (button));
    }
}

/* Where there is little room the answer to each option is seen at once, and all of it. */
static void
test_answer_in_sight (Fixture *f, gconstpointer data)
{
  f->height = 310;
  for (int i = 2; i >= 0; i--)
    {
      show_step_of (f, 640, "00-cards.xml", "trick");
      driver_press (driver_find_button (
          f->panel, fh_lesson_step_get_option (fh_lesson_get_step (f->lesson, 1), (guint) i)));
      driver_settle (f->window, 300);
      table_test_check_in_sight (driver_find (f->panel, G_TYPE_NONE, "lesson-answer"));
      gtk_window_destroy (GTK_WINDOW (f->window));
      f->window = NULL;
    }
}

/* The first lesson's table has cards and players only, and what else there is comes with the lesson
 * that tells of it. */
static void
test_extent (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *step;
    gboolean contract, rest;
  } rows[] = {
    { "00-cards.xml", "order", FALSE, FALSE },
    { "01-first-trick.xml", "take", FALSE, FALSE },
    { "04-trumps.xml", "pick", TRUE, FALSE },
    { "05-first-bid.xml", "look", TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *table;

      show_step_of (f, 1000, rows[i].name, rows[i].step);
      table = GTK_WIDGET (fh_game_view_get_table (fh_lesson_view_get_game_view (f->view)));
      g_assert_cmpint (driver_find (table, FH_TYPE_CONTRACT_BOX, NULL) != NULL, ==,
                       rows[i].contract);
      g_assert_cmpint (driver_find (table, FH_TYPE_SCORE_BOX, NULL) != NULL, ==, rows[i].rest);
      g_assert_cmpint (driver_find (table, GTK_TYPE_LABEL, "dealer") != NULL, ==, rows[i].rest);
      g_assert_cmpint (driver_shows (table, "Kitty"), ==, rows[i].rest);
      gtk_window_destroy (GTK_WINDOW (f->window));
      f->window = NULL;
    }
}

static void
count_cb (GSimpleAction *action, GVariant *parameter, gpointer count)
{
  (*(guint *) count)++;
}

/* A whole game is offered first where it comes in the course, and the lessons beside it. */
static void
test_game_follows (Fixture *f, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) application = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) game = g_simple_action_new ("first-game", NULL);
  guint n_begun = 0;

  show_lesson (f, 1000);
  g_signal_connect (game, "activate", G_CALLBACK (count_cb), &n_begun);
  g_action_map_add_action (G_ACTION_MAP (application), G_ACTION (game));
  gtk_widget_insert_action_group (GTK_WIDGET (f->view), "app", G_ACTION_GROUP (application));
  fh_lesson_panel_show_end (FH_LESSON_PANEL (f->panel), "A", 4, "B", TRUE, NULL);
  g_assert_true (driver_shows (f->panel, "Next: My First Game"));
  g_assert_nonnull (driver_find_button (f->panel, "Next Lesson"));
  g_assert_true (fh_lesson_panel_focus (FH_LESSON_PANEL (f->panel)));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (table_test_focus (f->panel))), ==,
                   "My First Game");
  driver_press (table_test_focus (f->panel));
  g_assert_cmpuint (n_begun, ==, 1);
  fh_lesson_panel_show_end (FH_LESSON_PANEL (f->panel), "A", 4, "B", FALSE, NULL);
  g_assert_null (driver_find_button (f->panel, "My First Game"));
  g_assert_null (driver_find_button (f->panel, "Play a Whole Deal"));
}

static void
keep_cb (GSimpleAction *action, GVariant *id, gpointer kept)
{
  *(char **) kept = g_variant_dup_string (id, NULL);
}

/* A whole deal is offered where one comes in the course. */
static void
test_deal_follows (Fixture *f, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) window = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) deal = g_simple_action_new ("deal", G_VARIANT_TYPE_STRING);
  g_autofree char *id = NULL;

  show_lesson (f, 1000);
  g_signal_connect (deal, "activate", G_CALLBACK (keep_cb), &id);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (deal));
  gtk_widget_insert_action_group (GTK_WIDGET (f->view), "learn", G_ACTION_GROUP (window));
  fh_lesson_panel_show_end (FH_LESSON_PANEL (f->panel), "A", 4, "B", FALSE, "one");
  g_assert_nonnull (driver_find_button (f->panel, "Next Lesson"));
  driver_press (driver_find_button (f->panel, "Play a Whole Deal"));
  g_assert_cmpstr (id, ==, "one");
}

/* After cards were pointed at, cards can be put away in the same lesson; and while none is chosen,
 * Tab leads past the panel, and round. */
static void
test_exchange (Fixture *f, gconstpointer data)
{
  static const FhCard cards[] = { FH_CARD (FH_CLUBS, FH_SEVEN), FH_CARD (FH_CLUBS, FH_SIX),
                                  FH_CARD (FH_DIAMONDS, FH_SIX) };

  show_step_of (f, 1000, "12-kitty.xml", "trumps");
  choose_card (f->view, FH_CARD (FH_HEARTS, FH_NINE));
  driver_press (driver_find_button (f->panel, "That’s It"));
  driver_press (driver_find_button (f->panel, "Show Me"));
  learn_press_enter (GTK_WIDGET (f->view));
  for (int i = 0; i < 40; i++)
    {
      GtkWidget *before = table_test_focus (GTK_WIDGET (f->view));

      gtk_widget_child_focus (f->window, GTK_DIR_TAB_FORWARD);
      g_assert_true (table_test_focus (GTK_WIDGET (f->view)) != before);
    }
  gtk_widget_grab_focus (GTK_WIDGET (
      fh_table_view_get_hand (fh_game_view_get_table (fh_lesson_view_get_game_view (f->view)))));
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    choose_card (f->view, cards[i]);
  driver_press (driver_find_button (GTK_WIDGET (f->view), "Put Away"));
  await (driver_find_button (f->panel, "Next") != NULL);
}

static GtkWidget *
find_slot (Fixture *f)
{
  GtkWidget *table = GTK_WIDGET (fh_game_view_get_table (fh_lesson_view_get_game_view (f->view)));
  GtkWidget *child = gtk_widget_get_first_child (table);

  while (child != NULL && !gtk_widget_has_css_class (child, "slot"))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Who is to lead has a place for it; once a question is answered no card is waited for.  A reply
 * that tells what is right is not shown it. */
static void
test_place (Fixture *f, gconstpointer data)
{
  show_step_of (f, 1000, "01-first-trick.xml", "lead");
  g_assert_true (gtk_widget_get_visible (find_slot (f)));
  gtk_window_destroy (GTK_WINDOW (f->window));

  show_step_of (f, 1000, "00-cards.xml", "order");
  g_assert_false (gtk_widget_get_visible (find_slot (f)));
  choose_card (f->view, FH_CARD (FH_HEARTS, FH_ACE));
  g_assert_nonnull (driver_find_button (f->panel, "Show Me"));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_KING));
  g_assert_false (gtk_widget_get_visible (find_slot (f)));
  learn_press_enter (GTK_WIDGET (f->view));
  learn_tab_to (GTK_WIDGET (f->view), "I do, for I played last");
  learn_press_enter (GTK_WIDGET (f->view));
  g_assert_true (driver_shows (f->panel, "and that is Q♦"));
  g_assert_null (driver_find_button (f->panel, "Show Me"));
}

/* What the rules say to a card would tell who took the trick, where that is asked. */
static void
test_no_answer (Fixture *f, gconstpointer data)
{
  FhHandView *hand;

  show_step_of (f, 1000, "01-first-trick.xml", "other-suit");
  hand = fh_table_view_get_hand (fh_game_view_get_table (fh_lesson_view_get_game_view (f->view)));
  gtk_widget_activate_action (GTK_WIDGET (fh_hand_view_get_nth (hand, 0)), "card.choose", NULL);
  driver_settle (f->window, 100);
  g_assert_false (driver_shows (GTK_WIDGET (f->view), "turn to lead"));
}

/* How much lower the last of a few options is than the first, the second being @word. */
static float
options_height (const char *word)
{
  GtkWidget *options = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  const char *const words[] = { "You", word, "Joan", "Bruce" };
  graphene_rect_t first, last;

  fh_answer_options_begin (options, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    fh_answer_options_add (options, (int) i, words[i], 0);
  fh_answer_options_end (options);
  window = table_test_window (options, 400, 300);
  table_test_settle (window);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (options), options, &first));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (options), options, &last));
  table_test_close (window, options);
  return last.origin.y - first.origin.y;
}

/* Short answers stand side by side, longer ones below each other. */
static void
test_short_options (void)
{
  g_assert_cmpfloat (options_height ("Marama"), <, 60);
  g_assert_cmpfloat (options_height ("The player on your left"), >, 80);
}

/* Whether all of @widget is in sight in the lesson. */
static gboolean
is_in_sight (Fixture *f, GtkWidget *widget)
{
  GtkWidget *view = GTK_WIDGET (f->view);
  graphene_rect_t box, part;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  for (GtkWidget *around = gtk_widget_get_parent (widget); around != view;
       around = gtk_widget_get_parent (around))
    {
      if (!gtk_widget_compute_bounds (widget, around, &box))
        return FALSE;
      part = GRAPHENE_RECT_INIT (-1, -1, (float) gtk_widget_get_width (around) + 2,
                                 (float) gtk_widget_get_height (around) + 2);
      if (GTK_IS_SCROLLED_WINDOW (around) && !graphene_rect_contains_rect (&part, &box))
        return FALSE;
    }
  return gtk_widget_compute_bounds (f->panel, view, &part)
         && gtk_widget_compute_bounds (widget, view, &box)
         && box.origin.y + box.size.height <= part.origin.y + 1;
}

/* On a telephone all that has to be pressed on the table is in sight, and so is the score; what is
 * to be read has more room when nothing is. */
static void
test_in_sight (Fixture *f, gconstpointer data)
{
  GPtrArray *cells;
  int asked;

  fh_style_load ();
  f->height = 594;
  show_step_of (f, 360, "05-first-bid.xml", "bid");
  driver_settle (f->window, 300);
  asked = gtk_widget_get_height (f->panel);
  cells = fh_bid_grid_get_cells (
      FH_BID_GRID (driver_find (GTK_WIDGET (f->view), FH_TYPE_BID_GRID, NULL)));
  g_assert_cmpuint (cells->len, ==, 26);
  g_test_message ("%d px for the words", asked);
  for (guint i = 0; i < cells->len; i++)
    g_assert_true (is_in_sight (f, cells->pdata[i]));
  for (guint i = 0; i < cells->len; i++)
    if (fh_bid_cell_get_call (cells->pdata[i]) == fh_bid (7, FH_TRUMP_HEARTS))
      driver_press (cells->pdata[i]);
  driver_wait_shown (f->panel, "Right.");
  driver_settle (f->window, 300);
  g_assert_cmpint (gtk_widget_get_height (f->panel), >, asked);
  gtk_window_destroy (GTK_WINDOW (f->window));

  show_step_of (f, 360, "05-first-bid.xml", "kitty");
  driver_settle (f->window, 300);
  g_assert_true (is_in_sight (f, driver_find_button (GTK_WIDGET (f->view), "Put Away")));
  g_assert_true (is_in_sight (f, driver_find_button (GTK_WIDGET (f->view), "Take Back")));
  gtk_window_destroy (GTK_WINDOW (f->window));

  show_step_of (f, 360, "05-first-bid.xml", "lead");
  driver_settle (f->window, 300);
  g_assert_true (is_in_sight (f, driver_find (GTK_WIDGET (f->view), FH_TYPE_SCORE_BOX, NULL)));
  g_assert_true (is_in_sight (f, GTK_WIDGET (fh_table_view_get_hand (fh_game_view_get_table (
                                     fh_lesson_view_get_game_view (f->view))))));
}

/* A call that the rules refuse has its answer in the lesson, too. */
static void
test_refused_call (Fixture *f, gconstpointer data)
{
  GPtrArray *cells;

  show_step_of (f, 1000, "14-higher.xml", "lowest");
  cells = fh_bid_grid_get_cells (
      FH_BID_GRID (driver_find (GTK_WIDGET (f->view), FH_TYPE_BID_GRID, NULL)));
  for (guint i = 0; i < cells->len; i++)
    if (fh_bid_cell_get_call (cells->pdata[i]) == fh_bid (6, FH_TRUMP_DIAMONDS))
      driver_press (cells->pdata[i]);
  driver_wait_shown (f->panel, "6♦ is not higher than 6♥.");
  g_assert_null (driver_find_button (f->panel, "Try Again"));
}

/* Made anew for another language, a lesson looks for its place in the window before it is in one.
 */
static void
test_anew (Fixture *f, gconstpointer data)
{
  g_autoptr (GtkWidget) anew = NULL;

  show_step_of (f, 1000, "12-kitty.xml", "who");
  anew = g_object_ref_sink (fh_lesson_view_new (f->settings, f->progress));
  fh_lesson_view_set_lesson (FH_LESSON_VIEW (anew), f->lesson, NULL);
  g_assert_false (fh_lesson_panel_focus (fh_lesson_view_get_panel (FH_LESSON_VIEW (anew))));
  g_assert_true (fh_lesson_panel_focus (FH_LESSON_PANEL (f->panel)));
}

static void
set_preset (Fixture *f, FhPreset preset)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  fh_settings_set_rules (f->settings, &rules);
  if (f->window != NULL)
    driver_settle (f->window, 50);
}

/* The course is that of the table that one plays at, and what others play is folded. */
static void
test_course_of_table (Fixture *f, gconstpointer data)
{
  GtkWidget *page, *fold;

  set_preset (f, FH_PRESET_AMERICAN_4);
  page = fh_course_page_new (f->settings, f->progress);
  f->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), 700, 700);
  gtk_window_set_child (GTK_WINDOW (f->window), page);
  gtk_window_present (GTK_WINDOW (f->window));
  driver_wait_shown (page, "What it scores");
  g_assert_false (driver_shows (page, "Win by losing"));
  g_assert_false (driver_shows (page, "The Midwest table"));
  g_assert_true (driver_shows (page, "0 of 37 lessons done"));
  fold = driver_find (page, FH_TYPE_FOLD, NULL);
  fh_fold_set_expanded (FH_FOLD (fold), TRUE);
  driver_wait_shown (page, "Win by losing");
  g_assert_true (driver_shows (page, "The Midwest table"));

  /* What is not for this table does not count. */
  fh_progress_set_done (f->progress, "midwest");
  driver_settle (f->window, 50);
  g_assert_true (driver_shows (page, "0 of 37 lessons done"));
  set_preset (f, FH_PRESET_MIDWEST_4);
  g_assert_true (driver_shows (page, "The Midwest table"));
  g_assert_true (driver_shows (page, "Win by losing")); /* the nullo */
  g_assert_true (driver_shows (page, "1 of 41 lessons done"));
  g_assert_false (driver_shows (page, "Three at the table"));
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);

  g_test_add ("/view/learn/lesson", Fixture, GINT_TO_POINTER (1100), set_up, test_lesson,
              tear_down);
  g_test_add ("/view/learn/lesson-narrow", Fixture, GINT_TO_POINTER (360), set_up, test_lesson,
              tear_down);
  g_test_add ("/view/learn/place", Fixture, NULL, set_up, test_place, tear_down);
  g_test_add ("/view/learn/show-me", Fixture, NULL, set_up, test_show_me, tear_down);
  g_test_add ("/view/learn/continue", Fixture, NULL, set_up, test_continue, tear_down);
  g_test_add ("/view/learn/course-of-table", Fixture, NULL, set_up, test_course_of_table,
              tear_down);
  g_test_add ("/view/learn/answer-in-sight", Fixture, NULL, set_up, test_answer_in_sight,
              tear_down);
  g_test_add ("/view/learn/pick-one", Fixture, NULL, set_up, test_pick_one, tear_down);
  g_test_add ("/view/learn/cards", Fixture, GINT_TO_POINTER (1100), set_up, test_cards, tear_down);
  g_test_add ("/view/learn/cards-narrow", Fixture, GINT_TO_POINTER (360), set_up, test_cards,
              tear_down);
  g_test_add ("/view/learn/extent", Fixture, NULL, set_up, test_extent, tear_down);
  g_test_add ("/view/learn/game-follows", Fixture, NULL, set_up, test_game_follows, tear_down);
  g_test_add ("/view/learn/deal-follows", Fixture, NULL, set_up, test_deal_follows, tear_down);
  g_test_add ("/view/learn/exchange", Fixture, NULL, set_up, test_exchange, tear_down);
  g_test_add ("/view/learn/refused-call", Fixture, NULL, set_up, test_refused_call, tear_down);
  g_test_add ("/view/learn/anew", Fixture, NULL, set_up, test_anew, tear_down);
  g_test_add_func ("/view/learn/short-options", test_short_options);
  g_test_add ("/view/learn/no-answer", Fixture, NULL, set_up, test_no_answer, tear_down);
  g_test_add ("/view/learn/in-sight", Fixture, NULL, set_up, test_in_sight, tear_down);

  return g_test_run ();
}
