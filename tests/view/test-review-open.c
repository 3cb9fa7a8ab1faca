/* test-review-open.c: the ways to a deal that is looked back on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "fh-application-private.h"
#include "fh-deal.h"
#include "fh-game-file.h"
#include "fh-review-deals-window.h"
#include "fh-review-paste-window.h"
#include "fh-review-window.h"
#include "fh-score-window.h"
#include "fh-writer.h"
#include "house-driver.h"
#include "kept-driver.h"

/* --- A record as text --- */

#define NO_RECORD "500 1\nrules australian-4\nhocus pocus\n"

static FhPasteWindow *
open_paste (FhApplication *application)
{
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));

  gtk_widget_activate_action (top, "app.review", NULL);
  house_activate_row (house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW), "Paste a Record…");
  return FH_PASTE_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_PASTE_WINDOW));
}

static gboolean
is_refused (gpointer paste)
{
  return strstr (fh_paste_window_get_sentence (paste), ":3:") != NULL;
}

static gboolean
can_review (gpointer paste)
{
  return gtk_widget_get_sensitive (driver_find_button (paste, "Review"));
}

static void
test_paste (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhPasteWindow *paste = open_paste (application);
  FhReviewWindow *review;

  fh_paste_window_set_text (paste, NO_RECORD);
  driver_wait (is_refused, paste, 10);
  g_assert_null (strchr (fh_paste_window_get_sentence (paste), '\n'));
  g_assert_false (can_review (paste));

  fh_paste_window_set_text (paste, kept_deal);
  driver_wait (can_review, paste, 10);
  g_assert_cmpstr (fh_paste_window_get_sentence (paste), ==, "1 deal can be reviewed.");
  /* What was read is reviewed no more while something else is being read. */
  fh_paste_window_set_text (paste, NO_RECORD);
  g_assert_false (can_review (paste));
  g_assert_false (fh_paste_window_is_read (paste));
  fh_paste_window_set_text (paste, kept_deal);
  g_assert_false (can_review (paste));
  driver_wait (can_review, paste, 10);
  driver_press (driver_find_button (GTK_WIDGET (paste), "Review"));
  review = FH_REVIEW_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_WINDOW));
  g_assert_cmpuint (fh_review_get_n_steps (fh_review_window_get_review (review)), ==, 36);
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
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  FhReviewDealsWindow *deals;

  gtk_widget_activate_action (top, "app.review", NULL);
  deals = FH_REVIEW_DEALS_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW));
  g_assert_true (g_file_set_contents (path, "500 1\nrules nowhere\n", -1, NULL));
  fh_review_deals_window_open_file (deals, file);
  driver_wait (has_trouble, deals, 10);
  g_assert_nonnull (strstr (fh_review_deals_window_get_trouble (deals), "old.500:2"));
}

/* --- A long game --- */

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

static void
read_cb (GObject *source, GAsyncResult *result, gpointer is_read)
{
  g_autoptr (FhGame) game = fh_game_load_finish (result, NULL);

  *(gboolean *) is_read = game != NULL;
}

static gboolean
is_true (gpointer value)
{
  return *(gboolean *) value;
}

/* A long text that is still being read when another one comes is forgotten, also by a window that
 * goes meanwhile. */
static void
test_paste_long (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhPasteWindow *paste = open_paste (application);
  g_autofree char *text = new_long_text (400);
  gboolean is_read = FALSE;

  fh_paste_window_set_text (paste, text);
  g_assert_cmpstr (fh_paste_window_get_sentence (paste), ==, "");
  fh_paste_window_set_text (paste, NO_RECORD);
  fh_review_load_text_async (text, "text", NULL, read_cb, &is_read);
  driver_wait (is_true, &is_read, 60);
  driver_wait (is_refused, paste, 60);
  g_assert_false (can_review (paste));

  fh_paste_window_set_text (paste, text);
  gtk_window_destroy (GTK_WINDOW (paste));
  is_read = FALSE;
  fh_review_load_text_async (text, "text", NULL, read_cb, &is_read);
  driver_wait (is_true, &is_read, 60);
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
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *deals = open_long (application);

  driver_wait (has_last_deal, deals, 60);
  g_assert_false (has_first_deal (deals));
  gtk_widget_activate_action (deals, "deals.back", NULL);
  driver_wait (has_sources, deals, 60);
  g_assert_false (has_last_deal (deals));
}

/* The deals of a long game come by and by, the latest first, and all of them come. */
static void
test_long (void)
{
  g_auto (Driven) application = driver_start (FALSE);
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
}

/* The deal that was wanted of a file that could not be read is not that of what comes next. */
static void
test_wanted (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "old.500", NULL);
  g_autofree char *text = new_long_text (3);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *deals;
  FhPasteWindow *paste;

  gtk_widget_activate_action (top, "app.review", NULL);
  deals = house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW);
  g_assert_true (g_file_set_contents (path, "500 1\nrules nowhere\n", -1, NULL));
  fh_review_deals_window_open_deal (FH_REVIEW_DEALS_WINDOW (deals), file, NULL, 1);
  driver_wait (has_trouble, deals, 10);
  house_activate_row (deals, "Paste a Record…");
  paste = FH_PASTE_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_PASTE_WINDOW));
  fh_paste_window_set_text (paste, text);
  driver_wait (can_review, paste, 10);
  driver_press (driver_find_button (GTK_WIDGET (paste), "Review"));
  await (kept_find_window (application, FH_TYPE_REVIEW_WINDOW) != NULL || has_first_deal (deals));
  g_assert_null (kept_find_window (application, FH_TYPE_REVIEW_WINDOW));
}

/* --- The own game --- */

static gboolean
is_deal_over (gpointer application)
{
  FhGame *game = driver_get_game (application);

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
  g_auto (Driven) application = driver_start (FALSE);
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
  game = driver_get_game (application);
  g_assert_cmpuint (fh_review_get_n_steps (fh_review_window_get_review (review)), >, 10);

  /* A note goes into the game, and nothing is asked when the window closes. */
  view = driver_find (GTK_WIDGET (review), GTK_TYPE_TEXT_VIEW, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "So be it.", -1);
  fh_game_continue (game);
  gtk_window_close (GTK_WINDOW (review));
  text = fh_game_dup_text (game);
  g_assert_nonnull (strstr (text, "note So be it.\n"));
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
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (7);

  fh_settings_get_rules (fh_application_get_settings (application), &rules);
  fh_seating_init (&seating, &rules, "rules", "rules");
  g_autoptr (FhGame) begun = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, begun);
  driver_wait (is_deal_over, application, 120);
  g_assert_false (is_noted (application->progress));
  g_assert_cmpuint (fh_review_n_over (begun), ==, 1);
  /* On the first page there are others to choose from. */
  gtk_widget_activate_action (top, "app.home", NULL);
  gtk_widget_activate_action (top, "app.review", NULL);
  gtk_window_close (GTK_WINDOW (house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW)));
  /* At the table the only one is opened at once. */
  gtk_widget_activate_action (top, "win.table", NULL);
  /* Where it is offered as it was before. */
  await (driver_find_button (top, "Review") != NULL);
  gtk_widget_activate_action (top, "app.review", NULL);
  house_wait_for_window (FH_TYPE_REVIEW_WINDOW);
  driver_wait (is_noted, application->progress, 120);
}

/* A deal that was counted is that of the game that is played now, though the window of deals is
 * open since there was none. */
static void
test_counted (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  g_autoptr (FhGame) begun = fh_game_new_from_text (kept_deal, "record", NULL, NULL);
  GtkWidget *review;

  gtk_widget_activate_action (top, "app.review", NULL);
  house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW);
  fh_application_take_game (application, begun);
  g_object_set (begun, "trick-delay", 0, "deal-delay", -1, NULL);
  driver_wait (is_deal_over, application, 120);
  gtk_widget_activate_action (top, "app.review-counted", "(su)", fh_game_get_id (begun), 1);
  review = house_wait_for_window (FH_TYPE_REVIEW_WINDOW);
  g_assert_cmpuint (fh_review_get_deal (fh_review_window_get_review (FH_REVIEW_WINDOW (review))),
                    ==, 0);
}

/* Presses the number of the first deal on the score sheet. */
static void
choose_first_deal (GtkWidget *top)
{
  gtk_widget_activate_action (top, "win.score-sheet", NULL);
  driver_press (
      driver_find_button (house_wait_for_window (FH_TYPE_SCORE_WINDOW), "Look at Deal 1"));
  driver_settle (top, 200);
}

/* A row of the score sheet opens its deal: on the table while the last deal lies there, from which
 * one goes back to the game, and in a review while a deal goes on. */
static void
test_sheet (void)
{
  g_auto (Driven) application = driver_start (FALSE);
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
  await (driver_find_button (top, "Next Deal") != NULL
         && gtk_window_get_focus (GTK_WINDOW (top)) == driver_find_button (top, "Next Deal"));
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  /* What the judge says is looked at, not whether it is true. */
  driver_hurry (FEW_LAYOUTS);

  g_test_add_func ("/view/review/paste", test_paste);
  g_test_add_func ("/view/review/paste-long", test_paste_long);
  g_test_add_func ("/view/review/damaged", test_damaged);
  g_test_add_func ("/view/review/wanted", test_wanted);
  g_test_add_func ("/view/review/long", test_long);
  g_test_add_func ("/view/review/long-left", test_long_left);
  g_test_add_func ("/view/review/after-deal", test_after_deal);
  g_test_add_func ("/view/review/own-deal", test_own_deal);
  g_test_add_func ("/view/review/counted", test_counted);
  g_test_add_func ("/view/review/sheet", test_sheet);

  return g_test_run ();
}
