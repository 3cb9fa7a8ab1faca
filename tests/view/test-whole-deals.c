/* test-whole-deals.c: a whole deal in the window in which one learns, until its line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "await.h"
#include "fh-learn-window.h"
#include "table-test.h"
#include "window-driver.h"

typedef struct
{
  char *directory;
  FhSettings *settings;
  FhStore *store;
  FhProgress *progress;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *path = NULL;

  f->directory = g_dir_make_tmp ("deals-XXXXXX", NULL);
  path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  f->settings = fh_settings_new (NULL);
  g_object_set (f->settings, "animation-speed", "off", "computer-pace", 0, "trick-pace", 0, NULL);
  f->store = fh_store_new (path);
  f->progress = fh_progress_new (f->store);
  f->window = fh_learn_window_new (NULL, f->settings, f->progress);
  gtk_window_set_default_size (GTK_WINDOW (f->window), GPOINTER_TO_INT (data), 720);
  gtk_window_present (GTK_WINDOW (f->window));
  driver_settle (f->window, 50);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);

  gtk_window_destroy (GTK_WINDOW (f->window));
  await_idle ();
  fh_store_flush (f->store);
  g_clear_object (&f->progress);
  g_clear_object (&f->store);
  g_clear_object (&f->settings);
  g_remove (path);
  g_remove (lock);
  g_rmdir (f->directory);
  g_free (f->directory);
}

static FhDealRun *
run_of (Fixture *f)
{
  return fh_deal_view_get_run (fh_learn_window_get_deal_view (FH_LEARN_WINDOW (f->window)));
}

static gboolean
is_settled (gpointer run)
{
  return fh_deal_run_get_state (run) != FH_RUN_BUSY
         && (fh_deal_run_get_state (run) != FH_RUN_ASKS
             || fh_game_awaits_person (fh_deal_run_get_game (run)));
}

typedef struct
{
  Fixture *f;
  const char *words;
} Told;

/* Whether what has the keyboard says @words to a screen reader, in its window. */
static gboolean
is_told (gpointer data)
{
  const Told *told = data;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (told->f->window));
  g_autofree char *heard = NULL;

  if (focus == NULL)
    return FALSE;
  heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\n");
  return heard != NULL && strstr (heard, told->words) != NULL;
}

/* What the person plays: a sound card of @puzzle or one that is not, or any when it is lost. */
static FhAction
choose (FhDealRun *run, const FhPuzzle *puzzle, FhSolver *solver, gboolean is_sound)
{
  FhPuzzleCard cards[FH_SOLVER_MAX_MOVES];
  int n = fh_puzzle_weigh (puzzle, solver, cards), i = 0;

  while (i + 1 < n && !puzzle->is_lost && cards[i].is_sound != is_sound)
    i++;
  return fh_action_play (fh_game_peek_table (fh_deal_run_get_game (run))->turn, cards[i].card,
                         (FhSuit) cards[i].named);
}

/* Plays on the table until it is over: with a wrong card first, or with sound ones alone. */
static void
play (Fixture *f, gboolean is_sound)
{
  FhDealRun *run = run_of (f);
  FhGameView *view =
      fh_deal_view_get_game_view (fh_learn_window_get_deal_view (FH_LEARN_WINDOW (f->window)));
  g_autofree FhPuzzle *puzzle = g_new0 (FhPuzzle, 1);
  g_autofree FhLine *line = g_new0 (FhLine, 1);
  FhSolver *solver = fh_solver_new (0);
  g_autofree char *words = fh_whole_deal_dup_goal (fh_deal_run_get_deal (run));
  Told goal = { f, words };

  g_assert_true (fh_whole_deal_begin (fh_deal_run_get_deal (run), puzzle, solver));
  driver_wait (is_settled, run, 60);
  driver_wait (is_told, &goal, 10);
  while (fh_deal_run_get_state (run) == FH_RUN_ASKS)
    {
      FhAction action = choose (run, puzzle, solver, is_sound);
      FhPuzzleIdea idea;
      bool was_sound;

      line->n = 0;
      g_assert_true (fh_puzzle_play (puzzle, solver, &action, &was_sound, &idea));
      g_assert_true (fh_puzzle_go_on (puzzle, solver, line));
      driver_act (view, &action);
      driver_wait (is_settled, run, 60);
      driver_settle (f->window, 20);
      g_assert_false (is_told (&goal)); /* again */
    }
  fh_solver_free (solver);
}

/* The course leads to a deal. */
static void
test_from_course (Fixture *f, gconstpointer data)
{
  const FhWholeDeal *deal = fh_whole_deals_find_theme ("lead-trumps wait", f->progress);
  g_autofree char *place = fh_whole_deal_dup_place (deal);
  g_autoptr (GPtrArray) rows = NULL;
  guint n_rows = 0;

  fh_learn_window_open (FH_LEARN_WINDOW (f->window), NULL);
  driver_wait_shown (f->window, place);
  /* Each row is called by what it leads to, and no deal stands there twice. */
  rows = table_test_find_all (f->window, ADW_TYPE_PREFERENCES_ROW);
  for (guint i = 0; i < rows->len; i++)
    {
      const char *name = adw_preferences_row_get_title (rows->pdata[i]);

      n_rows += g_str_equal (name, fh_whole_deal_get_title (deal))
                && g_str_equal (adw_action_row_get_subtitle (rows->pdata[i]), place);
    }
  g_assert_cmpuint (n_rows, ==, 1);
  g_assert_true (
      gtk_widget_activate_action (f->window, "learn.deal", "s", fh_whole_deal_get_id (deal)));
  driver_settle (f->window, 50);
  g_assert_true (fh_deal_run_get_deal (run_of (f)) == deal);
}

/* From the list to a deal; a wrong card loses, leads back, and the right ones solve it. */
static void
test_played (Fixture *f, gconstpointer data)
{
  const FhWholeDeal *deal = fh_whole_deals_get (FH_GRADE_FIRST, 0);
  const char *id = fh_whole_deal_get_id (deal);
  g_autofree char *title = fh_whole_deal_dup_title (deal);
  g_autofree char *goal = fh_whole_deal_dup_goal (deal);
  Told about = { f, title }, fault = { f, "Not this way. It went wrong with" };
  GtkWidget *button;

  fh_learn_window_open_deal (FH_LEARN_WINDOW (f->window), NULL);
  driver_wait_shown (f->window, "Next: ");
  g_assert_true (driver_shows (f->window, title));
  g_assert_true (driver_shows (f->window, "0 of "));
  fh_learn_window_open_deal (FH_LEARN_WINDOW (f->window), id);
  driver_wait_shown (f->window, goal);
  g_assert_null (driver_find_button (f->window, "Next Deal"));

  play (f, FALSE);
  g_assert_cmpint (fh_deal_run_get_state (run_of (f)), ==, FH_RUN_LOST);
  driver_wait_shown (f->window, "It went wrong with");
  g_assert_false (fh_progress_is_done (f->progress, id));
  driver_wait (is_told, &fault, 10);
  g_assert_false (is_told (&about));
  button = driver_find_button (f->window, "Back to Where It Went Wrong");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) == button);
  driver_press (button);
  g_assert_cmpint (fh_deal_run_get_state (run_of (f)), ==, FH_RUN_ASKS);
  g_assert_false (driver_shows (f->window, "It went wrong with"));

  play (f, TRUE);
  g_assert_cmpint (fh_deal_run_get_state (run_of (f)), ==, FH_RUN_WON);
  driver_wait_shown (f->window, "Solved.");
  g_assert_true (driver_shows (f->window, "Each of your cards reached the goal in as many of the "
                                          "hands "));
  g_assert_true (fh_progress_is_done (f->progress, id));
  g_assert_nonnull (driver_find_button (f->window, "Start Again"));
  driver_press (driver_find_button (f->window, "Next Deal"));
  await (fh_deal_run_get_deal (run_of (f)) == fh_whole_deals_get_next (deal));
  g_assert_true (gtk_widget_activate_action (f->window, "learn.back", NULL));
  driver_wait_shown (f->window, "1 of ");
}

/* Who has a dummy plays its cards, too; some of its cards, and of the other one, are turned up. */
static void
test_dummies (Fixture *f, gconstpointer data)
{
  static const char id[] = "new-zealand-2-603147-12";

  fh_learn_window_open_deal (FH_LEARN_WINDOW (f->window), id);
  play (f, FALSE);
  g_assert_cmpint (fh_deal_run_get_state (run_of (f)), ==, FH_RUN_LOST);
  driver_press (driver_find_button (f->window, "Back to Where It Went Wrong"));
  play (f, TRUE);
  g_assert_cmpint (fh_deal_run_get_state (run_of (f)), ==, FH_RUN_WON);
  g_assert_true (fh_progress_is_done (f->progress, id));
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add ("/view/whole-deals/from-course", Fixture, GINT_TO_POINTER (1000), set_up,
              test_from_course, tear_down);
  g_test_add ("/view/whole-deals/played", Fixture, GINT_TO_POINTER (1000), set_up, test_played,
              tear_down);
  g_test_add ("/view/whole-deals/played-narrow", Fixture, GINT_TO_POINTER (360), set_up,
              test_played, tear_down);
  g_test_add ("/view/whole-deals/dummies", Fixture, GINT_TO_POINTER (1000), set_up, test_dummies,
              tear_down);
  return g_test_run ();
}
