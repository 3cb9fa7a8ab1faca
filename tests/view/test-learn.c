/* test-learn.c: the first question, the course, and what was learned, in the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-application-private.h"
#include "fh-beginning-page.h"
#include "fh-course.h"
#include "fh-help-link.h"
#include "fh-help-view.h"
#include "fh-last-games-group.h"
#include "fh-learn-link.h"
#include "fh-learn-window.h"
#include "fh-practice-round.h"
#include "fh-progress-page.h"
#include "fh-recommend.h"
#include "house-driver.h"
#include "learn-driver.h"

static GtkWidget *
main_window (FhApplication *application)
{
  return GTK_WIDGET (fh_application_get_window (application));
}

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
  learn_press_enter (beginning_of (application));
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

static gboolean
is_welcome (gpointer application)
{
  return driver_shows (main_window (application), "Welcome to Five Hundred");
}

static gboolean
is_short (gpointer application)
{
  return !is_welcome (application);
}

/* In a low window the answers have the room that a picture would take. */
static void
test_low (void)
{
  FhApplication *application;

  driver_forget ("");
  application = driver_start (FALSE);
  gtk_window_set_default_size (GTK_WINDOW (main_window (application)), 640, 640);
  driver_wait (is_welcome, application, 10);
  gtk_window_set_default_size (GTK_WINDOW (main_window (application)), 640, 360);
  driver_wait (is_short, application, 10);
  g_assert_true (driver_shows (main_window (application), "What do you know already?"));
  driver_stop (application);
}

/* Another game: what differs from it, and a game with one more key; the game itself: at once. */
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
  learn_press_enter (beginning_of (application));
  if (steps < 3)
    {
      g_assert_cmpint (fh_beginning_page_get_shown (FH_BEGINNING_PAGE (beginning_of (application))),
                       ==, FH_KNOWS_NOTHING + steps);
      g_assert_nonnull (driver_find (main_window (application), FH_TYPE_HELP_VIEW, NULL));
      driver_settle_main (application);
      learn_press_enter (beginning_of (application));
    }
  g_assert_nonnull (driver_get_game (application));
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
  driver_wait_shown (learn, "Begin: ");
  learn_press_enter (learn);
  driver_wait (has_lesson, learn, 10);
  g_assert_cmpstr (fh_lesson_get_id (fh_lesson_view_get_lesson (
                       fh_learn_window_get_lesson_view (FH_LEARN_WINDOW (learn)))),
                   ==, id);
  g_assert_true (gtk_widget_activate_action (learn, "learn.back", NULL));
  driver_wait_shown (learn, "Continue: ");
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
  driver_settle (learn, 50);
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (learn, GTK_TYPE_STACK, NULL)),
                                    "progress");
  await ((page = driver_find (learn, FH_TYPE_PROGRESS_PAGE, NULL)) != NULL);
  fh_progress_page_save (FH_PROGRESS_PAGE (page), file);
  driver_wait_shown (page, "The copy is saved.");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "knows=500"));

  driver_press (driver_find_button (page, "Forget Everything…"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (table_test_focus (page))), ==, "Keep It");
  driver_press (driver_find_button (page, "Keep It"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (table_test_focus (page))), ==,
                   "Forget Everything…");
  driver_press (driver_find_button (page, "Forget Everything…"));
  driver_press (driver_find_button (page, "Forget Everything"));
  driver_wait_shown (page, "Everything has been forgotten.");
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
  driver_settle (learn, 100);
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (learn, GTK_TYPE_STACK, NULL)),
                                    "progress");
  driver_settle (learn, 100);
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
  learn_tab_to (page, "Practice");
  g_assert_true (gtk_widget_is_ancestor (table_test_focus (page), group));
  learn_press_enter (page);
  g_assert_nonnull (driver_find (learn, FH_TYPE_PRACTICE_ROUND, NULL));
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (learn, GTK_TYPE_STACK, NULL)),
                                    "progress");
  driver_settle (learn, 100);
  /* From the top: where the keyboard is by now differs with how busy the machine is. */
  gtk_window_set_focus (GTK_WINDOW (learn), NULL);
  learn_tab_to (page, "Lesson");
  learn_press_enter (page);
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
  await (driver_get_game (application) != NULL);
  FhGame *game = driver_get_game (application);
  seating = fh_game_peek_seating (game);
  for (int seat = 1; seat < 4; seat++)
    g_assert_true (g_str_has_prefix (seating->seats[seat].level, "learner"));
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
  g_test_add_func ("/view/learn/low", test_low);
  /* What the judge says is not looked at. */
  driver_hurry (FEW_LAYOUTS);

  g_test_add_func ("/view/learn/recommend-level", test_recommend_level);
  g_test_add_func ("/view/learn/recommend", test_recommend);
  g_test_add_func ("/view/learn/course", test_course);
  g_test_add_func ("/view/learn/progress", test_progress);
  g_test_add_func ("/view/learn/last-games", test_last_games);
  g_test_add_func ("/view/learn/first-game", test_first_game);
  g_test_add_func ("/view/learn/nothing", test_nothing);
  g_test_add_func ("/view/learn/link", test_link);
  g_test_add_data_func ("/view/learn/euchre", GINT_TO_POINTER (1), test_other);
  g_test_add_data_func ("/view/learn/whist", GINT_TO_POINTER (2), test_other);
  g_test_add_data_func ("/view/learn/500", GINT_TO_POINTER (3), test_other);

  return g_test_run ();
}
