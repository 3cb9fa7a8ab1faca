/* test-learn.c: the first question, the course, and a lesson, by the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "fh-application-private.h"
#include "fh-beginning-page.h"
#include "fh-bid-grid.h"
#include "fh-contract-box.h"
#include "fh-course-page.h"
#include "fh-course.h"
#include "fh-fold.h"
#include "fh-game-file.h"
#include "fh-help-link.h"
#include "fh-help-view.h"
#include "fh-last-games-group.h"
#include "fh-learn-link.h"
#include "fh-learn-window.h"
#include "fh-practice-round.h"
#include "fh-progress-page.h"
#include "fh-recommend.h"
#include "fh-review.h"
#include "fh-score-box.h"
#include "house-driver.h"
#include "kept-driver.h"

static GtkWidget *
main_window (FhApplication *application)
{
  return GTK_WIDGET (fh_application_get_window (application));
}

/* The widget of the window of @widget that has the keyboard. */
static GtkWidget *
focus_of (GtkWidget *widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget));
}

/* What Enter does where the keyboard is. */
static void
press_enter (GtkWidget *widget)
{
  GtkWidget *focus = focus_of (widget);

  g_assert_nonnull (focus);
  /* A button shows that it is pressed for a while before it does something. */
  if (GTK_IS_BUTTON (focus))
    g_signal_emit_by_name (focus, "clicked");
  else
    g_assert_true (gtk_widget_activate (focus));
  driver_rest (30);
}

/* Goes on with Tab until the keyboard is on a button called @label. */
static void
tab_to (GtkWidget *widget, const char *label)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  for (int i = 0; i < 60; i++)
    {
      GtkWidget *focus = focus_of (widget);

      if (focus != NULL && GTK_IS_BUTTON (focus)
          && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), label) == 0)
        return;
      gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
    }
  g_error ("Tab does not come to “%s”", label);
}

/* Moves with the arrow keys to @card in the hand and presses Enter. */
static void
choose_card (FhLessonView *view, FhCard card)
{
  FhHandView *hand =
      fh_table_view_get_hand (fh_game_view_get_table (fh_lesson_view_get_game_view (view)));
  GtkWidget *wanted = GTK_WIDGET (fh_hand_view_get_widget (hand, card));
  int n;

  g_assert_nonnull (wanted);
  g_assert_true (gtk_widget_is_ancestor (focus_of (GTK_WIDGET (view)), GTK_WIDGET (hand)));
  n = fh_hand_view_get_n_cards (hand);
  for (int i = 0; i < 2 * n && focus_of (GTK_WIDGET (view)) != wanted; i++)
    gtk_widget_child_focus (GTK_WIDGET (hand), i < n ? GTK_DIR_LEFT : GTK_DIR_RIGHT);
  g_assert_true (focus_of (GTK_WIDGET (view)) == wanted);
  g_assert_true (gtk_widget_activate_action (wanted, "card.choose", NULL));
  driver_rest (30);
}

/* --- A lesson in a window of its own --- */

typedef struct
{
  char *directory;
  FhSettings *settings;
  FhStore *store;
  FhProgress *progress;
  FhLesson *lesson;
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
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, 720);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->view));
  gtk_window_present (GTK_WINDOW (f->window));
  driver_wait (is_laid_out, f->panel, 10);
  fh_lesson_view_set_lesson (f->view, f->lesson, NULL);
  driver_rest (50);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *xml =
      g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", "small.xml", NULL);
  g_autoptr (GError) error = NULL;

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
  driver_rest (20);
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
  tab_to (top, "Next");
  press_enter (top);

  /* The wrong option has its answer, and the next one can be tried at once. */
  driver_wait_shown (f->panel, "Who wins this trick?");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus_of (top))), ==,
                   "The opponent on your left");
  press_enter (top);
  g_assert_true (driver_shows (f->panel, "The seven is low."));
  g_assert_null (driver_find_button (f->panel, "Next"));
  /* What Tab comes to first depends on whether the answer has its place yet. */
  tab_to (top, "Your partner");
  press_enter (top);
  g_assert_true (driver_shows (f->panel, "The ace is the highest club."));
  press_enter (top);

  /* What is refused is told and can be corrected; what is wrong is shown, and the position comes
   * back. */
  g_assert_true (driver_shows (f->panel, "Which card do you play?"));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_JACK));
  g_assert_true (driver_shows (f->panel, "That jack is a spade now."));
  g_assert_null (driver_find_button (f->panel, "Try Again"));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_SIX));
  g_assert_true (driver_shows (f->panel, "The five does as well"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus_of (top))), ==, "Try Again");
  driver_rest (300);
  press_enter (top);
  g_assert_false (driver_shows (f->panel, "The five does as well"));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_FIVE));
  g_assert_true (driver_shows (f->panel, "The ace is high enough."));
  press_enter (top);

  /* Cards are lifted, and lifted again until they are right. */
  g_assert_true (driver_shows (f->panel, "Which of your cards are trumps?"));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_ACE));
  tab_to (top, "That’s It");
  press_enter (top);
  g_assert_true (driver_shows (f->panel, "The jack of clubs is one."));
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_JACK));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_TEN));
  tab_to (top, "That’s It");
  press_enter (top);
  g_assert_true (driver_shows (f->panel, "Three, with the left bower."));
  g_assert_false (fh_progress_is_done (f->progress, "small"));
  press_enter (top);
  g_assert_true (fh_progress_is_done (f->progress, "small"));
  g_assert_true (driver_shows (f->panel, "A small lesson"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus_of (top))), ==, "All Lessons");
}

/* Who gives up is shown what is right, in each kind of step. */
static void
test_show_me (Fixture *f, gconstpointer data)
{
  show_lesson (f, 1000);
  GtkWidget *top = GTK_WIDGET (f->view);

  press_enter (top);
  press_enter (top);
  driver_press (driver_find_button (f->panel, "Show Me"));
  g_assert_true (driver_shows (f->panel, "The ace is the highest club."));
  press_enter (top);
  choose_card (f->view, FH_CARD (FH_CLUBS, FH_SIX));
  driver_press (driver_find_button (f->panel, "Show Me"));
  g_assert_true (driver_shows (f->panel, "The ace is high enough."));
  press_enter (top);
  g_assert_false (gtk_widget_get_sensitive (driver_find_button (f->panel, "That’s It")));
  choose_card (f->view, FH_CARD (FH_SPADES, FH_ACE));
  tab_to (top, "That’s It");
  press_enter (top);
  driver_press (driver_find_button (f->panel, "Show Me"));
  g_assert_true (driver_shows (f->panel, "Three, with the left bower."));
}

/* What was interrupted goes on at the same step. */
static void
test_continue (Fixture *f, gconstpointer data)
{
  show_lesson (f, 1000);
  press_enter (GTK_WIDGET (f->view));
  g_assert_cmpuint (fh_lesson_view_get_step (f->view), ==, 1);
  gtk_window_destroy (GTK_WINDOW (f->window));
  show_lesson (f, 1000);
  g_assert_cmpuint (fh_lesson_view_get_step (f->view), ==, 1);
  g_assert_true (driver_shows (f->panel, "Step 2 of 4"));
}

/* Shows the lesson in the file @name, from @step on. */
static void
show_step_of (Fixture *f, const char *name, const char *step)
{
  g_autofree char *xml =
      g_test_build_filename (G_TEST_DIST, "..", "..", "data", "lessons", name, NULL);
  g_autoptr (GError) error = NULL;

  fh_lesson_unref (f->lesson);
  f->lesson = fh_lesson_load (xml, &error);
  g_assert_no_error (error);
  fh_progress_set_step (f->progress, fh_lesson_get_id (f->lesson), step);
  show_lesson (f, 1000);
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

      show_step_of (f, rows[i].name, rows[i].step);
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
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus_of (f->panel))), ==, "My First Game");
  driver_press (focus_of (f->panel));
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

  show_step_of (f, "12-kitty.xml", "trumps");
  choose_card (f->view, FH_CARD (FH_HEARTS, FH_NINE));
  driver_press (driver_find_button (f->panel, "That’s It"));
  driver_press (driver_find_button (f->panel, "Show Me"));
  press_enter (GTK_WIDGET (f->view));
  for (int i = 0; i < 40; i++)
    {
      GtkWidget *before = focus_of (GTK_WIDGET (f->view));

      gtk_widget_child_focus (f->window, GTK_DIR_TAB_FORWARD);
      g_assert_true (focus_of (GTK_WIDGET (f->view)) != before);
    }
  gtk_widget_grab_focus (GTK_WIDGET (
      fh_table_view_get_hand (fh_game_view_get_table (fh_lesson_view_get_game_view (f->view)))));
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    choose_card (f->view, cards[i]);
  driver_press (driver_find_button (GTK_WIDGET (f->view), "Put Away"));
  driver_rest (30);
  g_assert_nonnull (driver_find_button (f->panel, "Next"));
}

/* A call that the rules refuse has its answer in the lesson, too. */
static void
test_refused_call (Fixture *f, gconstpointer data)
{
  GPtrArray *cells;

  show_step_of (f, "14-higher.xml", "lowest");
  cells = fh_bid_grid_get_cells (
      FH_BID_GRID (driver_find (GTK_WIDGET (f->view), FH_TYPE_BID_GRID, NULL)));
  for (guint i = 0; i < cells->len; i++)
    if (fh_bid_cell_get_call (cells->pdata[i]) == fh_bid (6, FH_TRUMP_DIAMONDS))
      driver_press (cells->pdata[i]);
  driver_rest (30);
  g_assert_true (driver_shows (f->panel, "6♦ is not higher than 6♥."));
  g_assert_null (driver_find_button (f->panel, "Try Again"));
}

/* Made anew for another language, a lesson looks for its place in the window before it is in one.
 */
static void
test_anew (Fixture *f, gconstpointer data)
{
  g_autoptr (GtkWidget) anew = NULL;

  show_step_of (f, "12-kitty.xml", "who");
  anew = g_object_ref_sink (fh_lesson_view_new (f->settings, f->progress));
  fh_lesson_view_set_lesson (FH_LESSON_VIEW (anew), f->lesson, NULL);
  g_assert_false (fh_lesson_panel_focus (fh_lesson_view_get_panel (FH_LESSON_VIEW (anew))));
  g_assert_true (fh_lesson_panel_focus (FH_LESSON_PANEL (f->panel)));
}

/* --- The program --- */

static gboolean
has_lesson (gpointer data)
{
  FhLessonView *view = fh_learn_window_get_lesson_view (data);

  return view != NULL && fh_lesson_view_get_lesson (view) != NULL
         && gtk_widget_get_width (GTK_WIDGET (view)) > 0;
}

static GtkWidget *
beginning_of (FhApplication *application)
{
  return driver_find (main_window (application), FH_TYPE_BEGINNING_PAGE, NULL);
}

/* Nothing: one answer, and the first lesson is there. */
static void
test_nothing (void)
{
  FhApplication *application;
  GtkWidget *learn;

  driver_forget ("");
  application = driver_start (FALSE);
  g_assert_nonnull (beginning_of (application));
  g_assert_true (driver_shows (main_window (application), "What do you know already?"));
  press_enter (beginning_of (application));
  learn = house_wait_for_window (FH_TYPE_LEARN_WINDOW);
  driver_wait (has_lesson, learn, 10);
  g_assert_true (
      fh_lesson_view_get_lesson (fh_learn_window_get_lesson_view (FH_LEARN_WINDOW (learn)))
      == fh_course_get_lesson (fh_course_get (), G_MAXUINT, 0));
  /* Who comes back is not asked again. */
  g_assert_null (beginning_of (application));
  driver_stop (application);
  application = driver_start (TRUE);
  g_assert_null (beginning_of (application));
  driver_stop (application);
}

/* Another game: what differs from it, and a game with one more key. */
static void
test_other (gconstpointer data)
{
  FhApplication *application;
  const int steps = GPOINTER_TO_INT (data);
  g_autofree char *degree = NULL, *level = NULL;

  driver_forget ("");
  application = driver_start (FALSE);
  for (int i = 0; i < steps; i++)
    gtk_widget_child_focus (main_window (application), GTK_DIR_TAB_FORWARD);
  press_enter (beginning_of (application));
  g_assert_cmpint (fh_beginning_page_get_shown (FH_BEGINNING_PAGE (beginning_of (application))), ==,
                   FH_KNOWS_NOTHING + steps);
  g_assert_true ((driver_find (main_window (application), FH_TYPE_HELP_VIEW, NULL) != NULL)
                 == (steps < 3));
  driver_rest (50);
  press_enter (beginning_of (application));
  g_assert_nonnull (fh_window_get_game (fh_application_get_window (application)));
  /* Who knows the game is not told how to play it. */
  degree = fh_settings_dup_string (fh_application_get_settings (application), "tutor-degree");
  g_assert_cmpstr (degree, ==, steps < 3 ? "middle" : "few");
  level = fh_settings_dup_string (fh_application_get_settings (application), "opponent-level");
  g_assert_cmpstr (level, ==, steps == 0 ? "learner" : steps < 3 ? "beginner" : "club");
  driver_stop (application);
}

/* Who knows no such game begins with learners, who comes from another one with beginners. */
static void
test_recommend_level (void)
{
  static const char *const levels[] = { "club", "learner", "beginner", "beginner", "club" };

  for (int knows = FH_KNOWS_UNASKED; knows <= FH_KNOWS_500; knows++)
    g_assert_cmpstr (fh_recommend_level ((FhKnows) knows), ==, levels[knows]);
}

static void
test_recommend (void)
{
  static const struct
  {
    const char *name;
    FhPreset preset;
  } rows[] = {
    { "en_AU.UTF-8", FH_PRESET_AUSTRALIAN_4 }, { "en_NZ", FH_PRESET_NEW_ZEALAND_4 },
    { "en_US.UTF-8", FH_PRESET_AMERICAN_4 },   { "fr_CA", FH_PRESET_CANADIAN_4 },
    { "C", FH_PRESET_AUSTRALIAN_4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *const names[] = { rows[i].name, "C", NULL };

      g_assert_cmpint (fh_recommend_preset (names), ==, rows[i].preset);
    }
}

/* The course: one key away, what was begun comes first, and it is all kept over a restart. */
static void
test_course (void)
{
  FhApplication *application;
  GtkWidget *learn;
  const char *id = fh_lesson_get_id (fh_course_get_lesson (fh_course_get (), G_MAXUINT, 0));

  driver_forget (DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  g_assert_null (beginning_of (application));
  driver_press (driver_find_button (main_window (application), "Learn"));
  learn = house_wait_for_window (FH_TYPE_LEARN_WINDOW);
  driver_rest (100);
  g_assert_true (driver_shows (learn, "Begin: "));
  press_enter (learn);
  driver_wait (has_lesson, learn, 10);
  g_assert_cmpstr (fh_lesson_get_id (fh_lesson_view_get_lesson (
                       fh_learn_window_get_lesson_view (FH_LEARN_WINDOW (learn)))),
                   ==, id);
  g_assert_true (gtk_widget_activate_action (learn, "learn.back", NULL));
  driver_rest (100);
  g_assert_true (driver_shows (learn, "Continue: "));
  g_assert_true (driver_shows (learn, "Step 1 of "));
  driver_stop (application);

  application = driver_start (TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (application), "next-lesson", NULL);
  learn = house_wait_for_window (FH_TYPE_LEARN_WINDOW);
  driver_wait (has_lesson, learn, 10);
  g_action_group_activate_action (G_ACTION_GROUP (application), "lesson",
                                  g_variant_new_string ("left-bower"));
  driver_wait (has_lesson, learn, 10);
  g_assert_true (driver_shows (learn, "The left bower"));
  driver_stop (application);
}

static void
set_preset (Fixture *f, FhPreset preset)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  fh_settings_set_rules (f->settings, &rules);
  driver_rest (50);
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
  driver_rest (100);
  g_assert_true (driver_shows (page, "What it scores"));
  g_assert_false (driver_shows (page, "Win by losing"));
  g_assert_false (driver_shows (page, "The Midwest table"));
  g_assert_true (driver_shows (page, "0 of 36 lessons done"));
  fold = driver_find (page, FH_TYPE_FOLD, NULL);
  fh_fold_set_expanded (FH_FOLD (fold), TRUE);
  driver_rest (100);
  g_assert_true (driver_shows (page, "Win by losing"));
  g_assert_true (driver_shows (page, "The Midwest table"));

  /* What is not for this table does not count. */
  fh_progress_set_done (f->progress, "midwest");
  driver_rest (50);
  g_assert_true (driver_shows (page, "0 of 36 lessons done"));
  set_preset (f, FH_PRESET_MIDWEST_4);
  g_assert_true (driver_shows (page, "The Midwest table"));
  g_assert_true (driver_shows (page, "Win by losing")); /* the nullo */
  g_assert_true (driver_shows (page, "1 of 40 lessons done"));
  g_assert_false (driver_shows (page, "Three at the table"));
}

/* What was learned is saved where one wants it, and forgotten when one has said so twice. */
static void
test_progress (void)
{
  FhApplication *application;
  GtkWidget *learn, *page;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "learned.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  driver_forget (DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (application), "learn", NULL);
  learn = house_wait_for_window (FH_TYPE_LEARN_WINDOW);
  driver_rest (50);
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (learn, GTK_TYPE_STACK, NULL)),
                                    "progress");
  driver_rest (100);
  page = driver_find (learn, FH_TYPE_PROGRESS_PAGE, NULL);
  g_assert_nonnull (page);
  fh_progress_page_save (FH_PROGRESS_PAGE (page), file);
  driver_wait_shown (page, "The copy is saved.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "knows=500"));

  driver_press (driver_find_button (page, "Forget Everything…"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus_of (page))), ==, "Keep It");
  driver_press (driver_find_button (page, "Keep It"));
  driver_press (driver_find_button (page, "Forget Everything…"));
  driver_press (driver_find_button (page, "Forget Everything"));
  driver_wait_shown (page, "Everything is forgotten.");
  driver_stop (application);
  g_remove (path);
  application = driver_start (TRUE);
  g_assert_nonnull (beginning_of (application));
  driver_stop (application);
}

/* Keeps @n deals of a game, in the last three of which a trump was kept and too high a bid made. */
static void
keep_deals (FhKeyTable *book, guint n)
{
  for (guint deal = 0; deal < n; deal++)
    for (guint k = 0; k < 2; k++)
      {
        gboolean is_mistake = deal + 3 >= n;
        const FhJudgedDecision decision = {
          .deal = deal,
          .index = 100 * deal + k,
          .could = 1u << FH_FAULT_OVERBIDS | 1u << FH_FAULT_KEEPS_TRUMPS,
          .is_mistake = is_mistake,
          .fault = !is_mistake ? FH_FAULT_NONE
                   : k == 0    ? FH_FAULT_OVERBIDS
                               : FH_FAULT_KEEPS_TRUMPS,
          .cost = !is_mistake ? 0
                  : k == 0    ? 80
                              : 40,
        };

        fh_practice_book_note_judged (book, "a-game", G_MAXUINT, &decision);
      }
}

/* The last twenty games: what was looked at, and habits with a lesson and questions, reached with
 * Tab, on the narrowest window as well. */
static void
test_last_games (void)
{
  FhApplication *application;
  GtkWidget *learn, *page, *group;
  FhKeyTable *book;

  driver_forget (DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (application), "learn", NULL);
  learn = house_wait_for_window (FH_TYPE_LEARN_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (learn), 360, 700);
  driver_rest (100);
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (learn, GTK_TYPE_STACK, NULL)),
                                    "progress");
  driver_rest (100);
  page = driver_find (learn, FH_TYPE_PROGRESS_PAGE, NULL);
  group = driver_find (page, FH_TYPE_LAST_GAMES_GROUP, NULL);
  g_assert_true (driver_shows (group, "Your Last Twenty Games"));
  g_assert_true (driver_shows (group, "Nothing has been looked at yet."));
  g_assert_false (driver_shows (group, "Deals looked at"));

  book = FH_KEY_TABLE (application->progress);
  keep_deals (book, 9);
  driver_wait_shown (group, "Deals looked at");
  g_assert_false (driver_shows (group, "Nothing has been looked at yet."));
  g_assert_true (driver_shows (group, "40 points (± 40)"));
  g_assert_true (driver_shows (group, "You bid too high: in 3 of 9 deals."));
  g_assert_true (driver_shows (group, "It cost about 240 points in all."));
  g_assert_true (driver_shows (group, "You keep trumps too long: in 3 of 9 deals."));
  g_assert_cmpint (gtk_widget_get_width (learn), <=, 360);

  /* The dearest habit comes first. */
  tab_to (page, "Practise");
  g_assert_true (gtk_widget_is_ancestor (focus_of (page), group));
  press_enter (page);
  g_assert_nonnull (driver_find (learn, FH_TYPE_PRACTICE_ROUND, NULL));
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (learn, GTK_TYPE_STACK, NULL)),
                                    "progress");
  driver_rest (100);
  tab_to (page, "Lesson");
  press_enter (page);
  driver_wait (has_lesson, learn, 10);
  g_assert_true (driver_shows (
      learn, fh_lesson_get_title (fh_course_find_lesson (fh_course_get (), "count-a-hand"))));
  driver_stop (application);
}

/* The first game: four who have just learned it. */
static void
test_first_game (void)
{
  FhApplication *application;
  const FhSeating *seating;

  driver_forget (DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (application), "first-game", NULL);
  driver_rest (50);
  FhGame *game = fh_window_get_game (fh_application_get_window (application));
  g_assert_nonnull (game);
  seating = fh_game_peek_seating (game);
  for (int seat = 1; seat < 4; seat++)
    g_assert_true (g_str_has_prefix (seating->seats[seat].level, "learner"));
  driver_stop (application);
}

static gboolean
is_checked (gpointer data)
{
  return driver_find (main_window (data), G_TYPE_NONE, "fh-banner") != NULL;
}

/* Starts a game of who says to know 500. */
static FhApplication *
start_to_be_checked (void)
{
  FhApplication *application;

  driver_forget ("[course]\nknows=500\n");
  application = driver_start (FALSE);
  /* The game of a learner may have been played before, in which the tutor speaks by itself. */
  g_object_set (fh_application_get_settings (application), "speak-when-differ", 0, "tutor-degree",
                "middle", NULL);
  driver_start_game (application);
  return application;
}

/* Plays until the result of a deal is shown that tells something. */
static void
play_to_result (FhApplication *application)
{
  FhGame *game = fh_window_get_game (fh_application_get_window (application));

  driver_wait_due (application);
  while (fh_game_get_hold (game) != FH_HOLD_DEAL
         || (application->check == NULL && !fh_progress_is_checked (application->progress)))
    {
      g_assert_true (driver_move (application));
      driver_rest (20);
      driver_wait_due (application);
    }
}

static gboolean
is_kept_checked (gpointer progress)
{
  return fh_progress_is_checked (progress);
}

/* Who says to know 500 hears once, after the first deal, what it has shown. */
static void
test_checked (void)
{
  FhApplication *application = start_to_be_checked ();

  play_to_result (application);
  driver_wait (is_checked, application, 60);
  driver_stop (application);
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhProgress) progress = fh_progress_new (store);
  driver_wait (is_kept_checked, progress, 10);
}

static void
stop_check_cb (FhApplication *application)
{
  if (application->check != NULL)
    fh_review_stop (application->check);
}

static gboolean
has_been_checked (gpointer data)
{
  return fh_progress_is_checked (FH_APPLICATION (data)->progress);
}

/* Whether the deal after the one that is looked at has begun. */
static gboolean
has_gone_on (gpointer data)
{
  FhApplication *application = data;

  return fh_game_peek_table (application->game)->n_deals
         >= fh_review_get_deal (application->check) + 2;
}

/* Who has gone on before that is known is not disturbed in the next deal. */
static void
test_checked_late (void)
{
  FhApplication *application = NULL;
  const FhTable *table;

  /* A game that ends with its first deal has no next one. */
  do
    {
      FhGame *game;

      if (application != NULL)
        driver_stop (application);
      application = start_to_be_checked ();
      game = fh_window_get_game (fh_application_get_window (application));
      table = fh_game_peek_table (game);
      /* What is stopped here is asked for again once the next deal has begun. */
      g_signal_connect_swapped (game, "deal-finished", G_CALLBACK (stop_check_cb), application);
      play_to_result (application);
    }
  while (table->winners != 0);
  g_assert_nonnull (application->check);
  driver_move (application);
  driver_wait (has_gone_on, application, 60);
  fh_review_ask_own (application->check);
  driver_wait (has_been_checked, application, 60);
  g_assert_false (is_checked (application));
  driver_stop (application);
}

/* --- What the first deal says --- */

#define DONE(lesson) "[lesson " lesson "]\ndone=true\n"
#define WELL         "You have played that deal well: you need no lesson to begin with."
#define ABOUT(title)                                                                               \
  "A decision in that deal cost something. The lesson “" title "”, under Learn, is about it."
/* Seat 0 has nothing, and seat 1 all tricks in hearts. */
#define HANDS(dealer)                                                                              \
  "500 1\nrules australian-4\ndeal " dealer "\nhand 0 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\n"            \
  "hand 1 JO JH JD AH KH QH 10H 9H AS AC\nhand 2 5H KS QS KD QD 8H 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\nkitty 5C 9D 10C\n"

/* Seat 1 has them but for the ace of spades, with which seat 0 does not take the king. */
#define ACE_KEPT                                                                                   \
  "500 1\nrules australian-4\ndeal 0\nhand 0 5S 7S 8S AS 9S 5D 6D 8D 6C 7C\n"                      \
  "hand 1 JO JH JD AH KH QH 10H 9H KS AC\nhand 2 5H 10S QS KD QD 8H 9C 8C 4H 4D\n"                 \
  "hand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\nkitty 5C 9D 10C\n"                                       \
  "bid 1 10H\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5C 9D 10C\n"                           \
  "play 1 KS\nplay 2 10S\nplay 3 6S\nplay 0 5S\n"

static const struct
{
  const char *name;
  const char *known;   /* what is kept of what was learned */
  const char *text;    /* the deal, as far as it is given */
  const char *said;    /* NULL: nothing */
  gboolean is_checked; /* and the next deal is not looked at */
} firsts[] = {
  { "card", "knows=500\n", ACE_KEPT, ABOUT ("Your first trick"), TRUE },
  { "next", "knows=500\n" DONE ("first-trick"), ACE_KEPT, ABOUT ("Follow suit"), TRUE },
  { "call", "knows=500\n", HANDS ("3") "bid 0 10NT\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n",
    ABOUT ("What beats what"), TRUE },
  { "well", "knows=500\n",
    HANDS ("0") "bid 1 10H\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5C 9D 10C\n", WELL,
    TRUE },
  { "unknown", "knows=nothing\n", kept_deal, NULL, FALSE },
  { "thrown-in", "knows=500\n", HANDS ("3") "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n",
    NULL, FALSE },
};

/* What was decided in the first deal of who says to know a game like this one leads to the first
 * lesson on such decisions that was not done, and is looked at once; others are told nothing. */
static void
test_first (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *known = g_strconcat ("[course]\n", firsts[row].known, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (firsts[row].text, "record", NULL, &error);
  FhApplication *application;

  g_assert_no_error (error);
  driver_forget (known);
  application = driver_start (FALSE);
  fh_application_take_game (application, game);
  g_assert_true (fh_game_get_judge (game) == application->judge);
  driver_wait_due (application);
  while (!fh_game_peek_table (game)->deal_over && driver_move (application))
    driver_wait_due (application);
  if (firsts[row].is_checked)
    driver_wait (has_been_checked, application, 60);
  g_assert_null (application->check);
  g_assert_cmpint (fh_progress_is_checked (application->progress), ==, firsts[row].is_checked);
  if (firsts[row].said != NULL)
    driver_wait_shown (main_window (application), firsts[row].said);
  else
    g_assert_false (is_checked (application));
  driver_stop (application);
}

/* A sentence may lead to a lesson, by its title. */
static void
test_link (void)
{
  FhApplication *application;
  GtkWidget *learn, *label;

  driver_forget (DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  label = fh_help_label_new ();
  g_object_ref_sink (label);
  fh_help_label_set (GTK_LABEL (label), "More:", "learn:left-bower");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                   "More: The left bower changes its suit");
  g_assert_true (fh_learn_link_open (main_window (application), "learn:left-bower"));
  g_assert_false (fh_learn_link_open (main_window (application), "play#follow"));
  learn = house_wait_for_window (FH_TYPE_LEARN_WINDOW);
  driver_wait (has_lesson, learn, 10);
  g_assert_true (driver_shows (learn, "The left bower changes its suit"));
  g_object_unref (label);
  driver_stop (application);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  /* What is looked for no judge overlooks. */
  driver_hurry (FEW_LAYOUTS);

  g_test_add ("/view/learn/lesson", Fixture, GINT_TO_POINTER (1100), set_up, test_lesson,
              tear_down);
  g_test_add ("/view/learn/lesson-narrow", Fixture, GINT_TO_POINTER (360), set_up, test_lesson,
              tear_down);
  g_test_add ("/view/learn/show-me", Fixture, NULL, set_up, test_show_me, tear_down);
  g_test_add ("/view/learn/continue", Fixture, NULL, set_up, test_continue, tear_down);
  g_test_add ("/view/learn/course-of-table", Fixture, NULL, set_up, test_course_of_table,
              tear_down);
  g_test_add ("/view/learn/extent", Fixture, NULL, set_up, test_extent, tear_down);
  g_test_add ("/view/learn/game-follows", Fixture, NULL, set_up, test_game_follows, tear_down);
  g_test_add ("/view/learn/deal-follows", Fixture, NULL, set_up, test_deal_follows, tear_down);
  g_test_add ("/view/learn/exchange", Fixture, NULL, set_up, test_exchange, tear_down);
  g_test_add ("/view/learn/refused-call", Fixture, NULL, set_up, test_refused_call, tear_down);
  g_test_add ("/view/learn/anew", Fixture, NULL, set_up, test_anew, tear_down);
  g_test_add_func ("/view/learn/recommend-level", test_recommend_level);
  g_test_add_func ("/view/learn/recommend", test_recommend);
  g_test_add_func ("/view/learn/course", test_course);
  g_test_add_func ("/view/learn/progress", test_progress);
  g_test_add_func ("/view/learn/last-games", test_last_games);
  g_test_add_func ("/view/learn/first-game", test_first_game);
  g_test_add_func ("/view/learn/nothing", test_nothing);
  g_test_add_func ("/view/learn/link", test_link);
  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    {
      g_autofree char *path = g_strconcat ("/view/learn/first-deal/", firsts[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_first);
    }
  g_test_add_func ("/view/learn/checked", test_checked);
  g_test_add_func ("/view/learn/checked-late", test_checked_late);
  g_test_add_data_func ("/view/learn/euchre", GINT_TO_POINTER (1), test_other);
  g_test_add_data_func ("/view/learn/whist", GINT_TO_POINTER (2), test_other);
  g_test_add_data_func ("/view/learn/500", GINT_TO_POINTER (3), test_other);

  return g_test_run ();
}
