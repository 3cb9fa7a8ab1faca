/* stages-review.c: looking back, and deals that others play, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include "await.h"
#include "fh-challenge-window.h"
#include "fh-deal-comparison.h"
#include "fh-deals-window.h"
#include "fh-game-file.h"
#include "fh-review-deals-window.h"
#include "fh-review-paste-window.h"
#include "fh-review-trial.h"
#include "fh-review-window.h"
#include "house-driver.h"
#include "kept-driver.h"

/* --- Looking back --- */

/* Own step @nth of @kind. */
static guint
find_step (FhReview *review, FhActionKind kind, guint nth)
{
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);

      if (step->action.kind == kind && step->player == fh_review_get_person (review) && nth-- == 0)
        return i;
    }
  return fh_review_get_n_steps (review);
}

static gboolean
is_judged (gpointer review)
{
  return !fh_review_is_busy (review);
}

static gboolean
has_answer (gpointer window)
{
  return fh_review_trial_get_sentence (fh_review_window_get_trial (window)) != NULL;
}

static void
look_at_step (Stage *stage, FhReviewWindow *window, guint step, const char *moment)
{
  fh_review_window_go_to_step (window, step);
  stage_look (stage, window, moment);
}

/* The costliest step tried again: asked, and answered with what was done. */
static void
show_trial (Stage *stage, FhReviewWindow *window, guint step)
{
  FhReview *review = fh_review_window_get_review (window);
  FhReviewTrial *trial;

  fh_review_window_go_to_step (window, step);
  gtk_widget_activate_action (GTK_WIDGET (window), "review.try", NULL);
  stage_look (stage, window, "trial");
  trial = fh_review_window_get_trial (window);
  driver_act (fh_review_trial_get_view (trial), &fh_review_peek_step (review, step)->action);
  driver_wait (has_answer, window, 60);
  stage_look (stage, window, "trial-answered");
  gtk_widget_activate_action (GTK_WIDGET (window), "review.back", NULL);
}

void
stage_show_review (Stage *stage)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (kept_deal, "record", NULL, &error);
  g_autoptr (FhReview) review = fh_review_new_for_game (game, 0, &error);
  g_autoptr (GArray) worst = NULL;
  GtkWidget *window;
  GtkWidget *note;

  stage_start (stage, DRIVER_KNOWS_500);
  fh_game_set_judge (game, stage->application->judge);
  window = fh_review_window_new (GTK_APPLICATION (stage->application), review,
                                 fh_application_get_settings (stage->application), NULL);
  gtk_window_present (GTK_WINDOW (window));
  stage_look (stage, window, "start");
  driver_wait (is_judged, review, 60);
  await (fh_review_window_get_trial (FH_REVIEW_WINDOW (window)) != NULL);
  stage_look (stage, window, "walk");
  gtk_widget_activate_action (window, "review.next-mistake", NULL);
  stage_look (stage, window, "learned");
  look_at_step (stage, FH_REVIEW_WINDOW (window), find_step (review, FH_ACTION_BID, 0), "auction");
  look_at_step (stage, FH_REVIEW_WINDOW (window), find_step (review, FH_ACTION_DISCARD, 0),
                "exchange");
  look_at_step (stage, FH_REVIEW_WINDOW (window), find_step (review, FH_ACTION_PLAY, 3), "play");
  worst = fh_review_get_worst (review, fh_review_get_person (review), 1);
  g_assert_cmpuint (worst->len, ==, 1);
  guint mistake = g_array_index (worst, guint, 0);
  look_at_step (stage, FH_REVIEW_WINDOW (window), mistake, "mistake");
  g_object_set (window, "all-hands", TRUE, NULL);
  stage_look (stage, window, "hands");
  look_at_step (stage, FH_REVIEW_WINDOW (window), fh_review_get_n_steps (review), "end");
  show_trial (stage, FH_REVIEW_WINDOW (window), mistake);

  note = driver_find (window, GTK_TYPE_TEXT_VIEW, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (note)),
                            "The seven is enough here, and the jack can still be thrown away.", -1);
  gtk_window_close (GTK_WINDOW (window));
  stage_look (stage, window, "unsaved");
}

static gboolean
has_trouble (gpointer deals)
{
  return fh_review_deals_window_get_trouble (deals) != NULL;
}

static gboolean
is_told (gpointer paste)
{
  return *fh_paste_window_get_sentence (paste) != '\0';
}

void
stage_show_deals (Stage *stage)
{
  g_autofree char *path =
      g_build_filename (g_get_user_data_dir (), "a-record-with-a-rather-long-name.500", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *deals, *paste;

  stage_start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (stage_main_window (stage), "app.review", NULL);
  deals = house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW);
  stage_look (stage, deals, "deals");
  g_assert_true (g_file_set_contents (path, "500 1\nhocus pocus\n", -1, NULL));
  fh_review_deals_window_open_file (FH_REVIEW_DEALS_WINDOW (deals), file);
  driver_wait (has_trouble, deals, 10);
  stage_look (stage, deals, "trouble");
  paste = fh_review_paste_window_new (GTK_WINDOW (deals));
  gtk_window_present (GTK_WINDOW (paste));
  stage_look (stage, paste, "paste");
  fh_paste_window_set_text (FH_PASTE_WINDOW (paste), "500 1\nrules australian-4\nhocus pocus\n");
  driver_wait (is_told, paste, 10);
  stage_look (stage, paste, "paste-trouble");
}

/* --- Deals that others play, too --- */

static gboolean
has_experts (gpointer game)
{
  return fh_deal_comparison_peek_experts (fh_deal_comparison_get (game)) != NULL;
}

void
stage_show_compared (Stage *stage)
{
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhKeyTable) table = FH_KEY_TABLE (fh_challenges_new (store));
  GtkWidget *window;
  FhGame *game;

  driver_keep (table, "[australian-4 12]\nwhen=1795000000\n"
                      "own-1=8H 0 9 made 300 10 0 0 0 0\n"
                      "experts-1=8H 2 8 made 300 20 0 0 0 0\n"
                      "own-2=7NT 1 6 set 40 -220 0 0 0 0\n"
                      "experts-2=OMIS 3 0 made 0 500 0 0 0 0\n"
                      "own-3=none -1 0 set 0 0 0 0 0 0\n"
                      "experts-3=6C 0 7 made 60 30 0 0 0 0\n");
  fh_store_flush (store);
  stage_start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (stage_main_window (stage), "app.deals", NULL);
  window = house_wait_for_window (FH_TYPE_DEALS_WINDOW);
  stage_look (stage, window, "deals");
  gtk_widget_activate_action (stage_main_window (stage), "app.challenge", "(su)", "australian-4",
                              12u);
  window = house_wait_for_window (FH_TYPE_CHALLENGE_WINDOW);
  stage_look (stage, window, "challenge");
  fh_key_table_erase (table, NULL);
  fh_key_table_save (table);
  gtk_window_close (GTK_WINDOW (window));

  gtk_widget_activate_action (stage_main_window (stage), "app.play-deal", "(su)", "australian-4",
                              4711u);
  game = fh_window_get_game (FH_WINDOW (stage_main_window (stage)));
  /* A move goes on where a deal is over. */
  for (driver_wait_due (stage->application); fh_game_get_hold (game) != FH_HOLD_DEAL;
       driver_wait_due (stage->application))
    driver_move (stage->application);
  driver_wait (has_experts, game, 60);
  stage_look (stage, stage_main_window (stage), "result");
}
