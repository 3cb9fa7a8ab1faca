/* stages.c: every moment in which the program teaches, one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stages.h"

#include "await.h"
#include "deals.h"
#include "fh-answer-view.h"
#include "fh-application-private.h"
#include "fh-beginning-page.h"
#include "fh-challenge-window.h"
#include "fh-course.h"
#include "fh-deal-comparison.h"
#include "fh-deals-window.h"
#include "fh-fold.h"
#include "fh-game-file.h"
#include "fh-game-log.h"
#include "fh-help-window.h"
#include "fh-learn-window.h"
#include "fh-left-games-window.h"
#include "fh-new-game-dialog.h"
#include "fh-practice-page.h"
#include "fh-preferences.h"
#include "fh-review-deals-window.h"
#include "fh-review-paste-window.h"
#include "fh-review-trial.h"
#include "fh-result-panel.h"
#include "fh-review-window.h"
#include "fh-share-plot.h"
#include "fh-statistics-group.h"
#include "fh-statistics-window.h"
#include "fh-tutor-panel.h"
#include "fh-widget.h"
#include "house-driver.h"
#include "kept-driver.h"
#include "statistics-fixture.h"

typedef struct
{
  const Stages *stages;
  FhApplication *application;
} Stage;

/* Shows @window in the size that is asked for, and lets it be looked at as @moment. */
static void
look (Stage *stage, gpointer window, const char *moment)
{
  gtk_window_set_default_size (GTK_WINDOW (window), stage->stages->width, stage->stages->height);
  /* The size comes, then what follows from it. */
  driver_settle (window, 200);
  stage->stages->look (window, moment, stage->stages->data);
}

static GtkWidget *
main_window (Stage *stage)
{
  return GTK_WIDGET (fh_application_get_window (stage->application));
}

static void
start (Stage *stage, const char *known)
{
  driver_forget (known);
  stage->application = driver_start (FALSE);
  g_object_set (fh_application_get_settings (stage->application), "language",
                stage->stages->language, "color-scheme", stage->stages->is_dark ? "dark" : "light",
                "tutor-degree", "all", "speak-when-differ", 0, "tutor-page", "", NULL);
  driver_settle_main (stage->application);
  if (stage->stages->is_rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

/* --- The first start --- */

static void
show_beginning (Stage *stage)
{
  static const char *const moments[] = { NULL, NULL, "euchre", "whist" };
  GtkWidget *page;

  start (stage, "");
  look (stage, main_window (stage), "question");
  for (int knows = FH_KNOWS_EUCHRE; knows <= FH_KNOWS_WHIST; knows++)
    {
      page = driver_find (main_window (stage), FH_TYPE_BEGINNING_PAGE, NULL);
      fh_beginning_page_show (FH_BEGINNING_PAGE (page), (FhKnows) knows);
      look (stage, main_window (stage), moments[knows]);
    }
}

/* --- The choice of a table --- */

static void
show_new_game (Stage *stage)
{
  FhTableList *list;
  GtkWidget *dialog;

  start (stage, "[course]\nknows=nothing\n");
  dialog = house_open_page (stage->application);
  look (stage, dialog, "newcomer");
  list = house_find_list (stage->application);
  fh_table_list_set_players (list, 6);
  look (stage, dialog, "six");
  fh_table_list_set_players (list, 3);
  look (stage, dialog, "three");
  fh_table_list_set_players (list, 4);
  house_unfold (dialog);
  fh_widget_scroll_to (driver_find (dialog, FH_TYPE_FOLD, "details"));
  look (stage, dialog, "details");
}

/* --- Learning --- */

static GtkWidget *
open_learning (Stage *stage)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage->application), "learn", NULL);
  return house_wait_for_window (FH_TYPE_LEARN_WINDOW);
}

static void
go_to_page (GtkWidget *learn, const char *name)
{
  /* Who presses a tab has the keyboard there. */
  gtk_window_set_focus (GTK_WINDOW (learn), NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (learn, GTK_TYPE_STACK, NULL)), name);
  driver_settle (learn, 50);
}

static void
show_learning (Stage *stage)
{
  static const char *const pages[] = { "course", "practice", "deals", "progress" };
  GtkWidget *learn;
  FhDealRun *run;

  start (stage, DRIVER_KNOWS_500);
  learn = open_learning (stage);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      go_to_page (learn, pages[i]);
      look (stage, learn, pages[i]);
    }
  fh_learn_window_open_deal (FH_LEARN_WINDOW (learn),
                             fh_whole_deal_get_id (fh_whole_deals_get (FH_GRADE_FIRST, 0)));
  driver_settle (learn, 100);
  run = fh_deal_view_get_run (fh_learn_window_get_deal_view (FH_LEARN_WINDOW (learn)));
  await (fh_deal_run_get_state (run) != FH_RUN_BUSY);
  look (stage, learn, "deal");
}

static gboolean
is_asked (gpointer page)
{
  return !fh_practice_session_is_waiting (fh_practice_page_get_session (page));
}

/* An answer that is not right. */
static FhPracticeAnswer
wrong_answer (FhPracticeSession *session)
{
  const FhPracticeQuestion *question = fh_practice_session_peek_question (session);
  const FhSeatView *view = fh_practice_session_peek_view (session);
  FhPracticeAnswer answer = fh_practice_right_answer (question);

  switch ((FhPracticeForm) question->form)
    {
    case FH_PRACTICE_PICK_CARDS:
      answer.cards = view->hand & ~question->right_cards;
      break;
    case FH_PRACTICE_PICK_CARD:
      answer.cards = FH_SET (fh_set_first (view->legal.cards & ~question->right_cards));
      break;
    case FH_PRACTICE_PICK_CALL:
      answer.call = FH_PASS;
      break;
    case FH_PRACTICE_PICK_ORDER:
      answer.order[0] = question->right_order[1];
      answer.order[1] = question->right_order[0];
      break;
    case FH_PRACTICE_PICK_OPTION:
      answer.option = (uint8_t) ((question->right_option + 1) % question->n_options);
      break;
    }
  return answer;
}

/* A question of every kind, and the answer to it. */
static void
show_practice (Stage *stage)
{
  FhPracticeSession *session;
  FhPracticePage *page;
  GtkWidget *learn;

  start (stage, DRIVER_KNOWS_500);
  learn = open_learning (stage);
  go_to_page (learn, "practice");
  page = FH_PRACTICE_PAGE (driver_find (learn, FH_TYPE_PRACTICE_PAGE, NULL));
  session = fh_practice_page_get_session (page);
  fh_practice_session_set_seed (session, 11);
  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    {
      const char *word = fh_practice_word ((FhPracticeKind) kind);
      FhPreset preset = kind == FH_PRACTICE_MISERE ? FH_PRESET_AUSTRALIAN_4 : FH_PRESET_AMERICAN_4;
      const FhPracticeWish wish = { .kinds = 1u << kind, .preset = preset, .step = 2 };
      g_autofree char *asked = g_strconcat (word, "-asked", NULL);
      g_autofree char *answered = g_strconcat (word, "-answered", NULL);
      FhPracticeAnswer answer;

      fh_practice_page_begin (page, &wish);
      driver_wait (is_asked, page, 60);
      look (stage, learn, asked);
      answer = wrong_answer (session);
      fh_practice_session_answer (session, &answer);
      look (stage, learn, answered);
    }
  fh_practice_page_stop (page);
  look (stage, learn, "practised");
  go_to_page (learn, "progress");
  look (stage, learn, "progressed");
}

/* --- A lesson --- */

/* A choice of the person in @step that has an answer which is not right. */
static gboolean
find_wrong_action (const FhLessonStep *step, FhCardSet hand, FhAction *action)
{
  const FhLessonAnswer *answer;
  int seat;

  if (!fh_lesson_step_get_right_action (step, action))
    return FALSE;
  seat = action->seat;
  if (action->kind == FH_ACTION_PLAY)
    FH_FOREACH_CARD (card, hand)
      {
        *action = fh_action_play (seat, card, FH_SUIT_NONE);
        answer = fh_lesson_step_answer (step, action);
        if (answer != NULL && !fh_lesson_answer_is_right (answer))
          return TRUE;
      }
  if (action->kind == FH_ACTION_BID)
    for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
      {
        *action = fh_action_bid (seat, call);
        answer = fh_lesson_step_answer (step, action);
        if (answer != NULL && !fh_lesson_answer_is_right (answer))
          return TRUE;
      }
  return FALSE;
}

/* Does something wrong in @step, where that can be told. */
static gboolean
go_wrong (FhLessonView *view, const FhLessonStep *step)
{
  FhTableView *table = fh_game_view_get_table (fh_lesson_view_get_game_view (view));
  FhHandView *hand = fh_table_view_get_hand (table);
  GtkWidget *panel = GTK_WIDGET (fh_lesson_view_get_panel (view));
  FhCardSet cards = 0;
  FhAction action;

  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    cards |= FH_SET (fh_card_widget_get_card (fh_hand_view_get_nth (hand, i)));
  switch (fh_lesson_step_get_kind (step))
    {
    case FH_STEP_OPTION:
      for (guint i = 0; i < fh_lesson_step_n_options (step); i++)
        if (!fh_lesson_answer_is_right (fh_lesson_step_answer_option (step, i)))
          {
            g_signal_emit_by_name (panel, "option", i);
            return TRUE;
          }
      return FALSE;
    case FH_STEP_PICK:
      fh_hand_view_set_chosen (hand, cards & ~fh_lesson_step_get_pick (step));
      if (!fh_lesson_step_picks_one (step))
        gtk_widget_activate_action (panel, "lesson.that-is-it", NULL);
      return TRUE;
    case FH_STEP_CHOOSE:
      if (!find_wrong_action (step, cards, &action))
        return FALSE;
      driver_act (fh_lesson_view_get_game_view (view), &action);
      return TRUE;
    case FH_STEP_WATCH:
      return FALSE;
    }
  return FALSE;
}

/* Each kind of step of the lesson @id, once: what it asks, what follows when that goes wrong, and
 * when it does not; and the end. */
static void
show_lesson (Stage *stage, GtkWidget *learn, const char *id)
{
  static const char *const kinds[] = { "watch", "choose", "pick", "option" };
  gboolean seen[G_N_ELEMENTS (kinds)] = { FALSE };
  FhLessonView *view;
  FhLesson *lesson;
  GtkWidget *panel;

  fh_learn_window_open (FH_LEARN_WINDOW (learn), id);
  driver_settle (learn, 100);
  view = fh_learn_window_get_lesson_view (FH_LEARN_WINDOW (learn));
  panel = GTK_WIDGET (fh_lesson_view_get_panel (view));
  lesson = fh_lesson_view_get_lesson (view);
  for (guint i = 0; i < fh_lesson_n_steps (lesson); i++)
    {
      const FhLessonStep *step = fh_lesson_get_step (lesson, i);
      FhStepKind kind = fh_lesson_step_get_kind (step);
      g_autofree char *asked = g_strdup_printf ("%s-%s", id, kinds[kind]);
      g_autofree char *wrong = g_strconcat (asked, "-wrong", NULL);
      g_autofree char *right = g_strconcat (asked, "-right", NULL);

      if (!seen[kind])
        {
          seen[kind] = TRUE;
          look (stage, learn, asked);
          if (go_wrong (view, step))
            look (stage, learn, wrong);
          if (kind != FH_STEP_WATCH)
            {
              gtk_widget_activate_action (panel, "lesson.show-me", NULL);
              look (stage, learn, right);
            }
        }
      gtk_widget_activate_action (panel, "lesson.next", NULL);
    }
  g_autofree char *end = g_strconcat (id, "-end", NULL);
  look (stage, learn, end);
}

static void
show_lessons (Stage *stage)
{
  static const char *const ids[] = { "left-bower", "auction", "discard", "house-and-history" };
  GtkWidget *learn;

  start (stage, DRIVER_KNOWS_500);
  learn = open_learning (stage);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    show_lesson (stage, learn, ids[i]);
  fh_learn_window_open (FH_LEARN_WINDOW (learn), NULL);
  look (stage, learn, "course");
}

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
  look (stage, window, moment);
}

/* The costliest step tried again: asked, and answered with what was done. */
static void
show_trial (Stage *stage, FhReviewWindow *window, guint step)
{
  FhReview *review = fh_review_window_get_review (window);
  FhReviewTrial *trial;

  fh_review_window_go_to_step (window, step);
  gtk_widget_activate_action (GTK_WIDGET (window), "review.try", NULL);
  look (stage, window, "trial");
  trial = fh_review_window_get_trial (window);
  driver_act (fh_review_trial_get_view (trial), &fh_review_peek_step (review, step)->action);
  driver_wait (has_answer, window, 60);
  look (stage, window, "trial-answered");
  gtk_widget_activate_action (GTK_WIDGET (window), "review.back", NULL);
}

static void
show_review (Stage *stage)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (kept_deal, "record", NULL, &error);
  g_autoptr (FhReview) review = fh_review_new_for_game (game, 0, &error);
  g_autoptr (GArray) worst = NULL;
  GtkWidget *window;
  GtkWidget *note;

  start (stage, DRIVER_KNOWS_500);
  fh_game_set_judge (game, stage->application->judge);
  window = fh_review_window_new (GTK_APPLICATION (stage->application), review,
                                 fh_application_get_settings (stage->application), NULL);
  gtk_window_present (GTK_WINDOW (window));
  look (stage, window, "start");
  driver_wait (is_judged, review, 60);
  await (fh_review_window_get_trial (FH_REVIEW_WINDOW (window)) != NULL);
  look (stage, window, "walk");
  gtk_widget_activate_action (window, "review.next-mistake", NULL);
  look (stage, window, "learned");
  look_at_step (stage, FH_REVIEW_WINDOW (window), find_step (review, FH_ACTION_BID, 0), "auction");
  look_at_step (stage, FH_REVIEW_WINDOW (window), find_step (review, FH_ACTION_DISCARD, 0),
                "exchange");
  look_at_step (stage, FH_REVIEW_WINDOW (window), find_step (review, FH_ACTION_PLAY, 3), "play");
  worst = fh_review_get_worst (review, fh_review_get_person (review), 1);
  g_assert_cmpuint (worst->len, ==, 1);
  guint mistake = g_array_index (worst, guint, 0);
  look_at_step (stage, FH_REVIEW_WINDOW (window), mistake, "mistake");
  g_object_set (window, "all-hands", TRUE, NULL);
  look (stage, window, "hands");
  look_at_step (stage, FH_REVIEW_WINDOW (window), fh_review_get_n_steps (review), "end");
  show_trial (stage, FH_REVIEW_WINDOW (window), mistake);

  note = driver_find (window, GTK_TYPE_TEXT_VIEW, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (note)),
                            "The seven is enough here, and the jack can still be thrown away.", -1);
  gtk_window_close (GTK_WINDOW (window));
  look (stage, window, "unsaved");
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

static void
show_deals (Stage *stage)
{
  g_autofree char *path =
      g_build_filename (g_get_user_data_dir (), "a-record-with-a-rather-long-name.500", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *deals, *paste;

  start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (main_window (stage), "app.review", NULL);
  deals = house_wait_for_window (FH_TYPE_REVIEW_DEALS_WINDOW);
  look (stage, deals, "deals");
  g_assert_true (g_file_set_contents (path, "500 1\nhocus pocus\n", -1, NULL));
  fh_review_deals_window_open_file (FH_REVIEW_DEALS_WINDOW (deals), file);
  driver_wait (has_trouble, deals, 10);
  look (stage, deals, "trouble");
  paste = fh_review_paste_window_new (GTK_WINDOW (deals));
  gtk_window_present (GTK_WINDOW (paste));
  look (stage, paste, "paste");
  fh_paste_window_set_text (FH_PASTE_WINDOW (paste), "500 1\nrules australian-4\nhocus pocus\n");
  driver_wait (is_told, paste, 10);
  look (stage, paste, "paste-trouble");
}

/* --- Deals that others play, too --- */

static gboolean
has_experts (gpointer game)
{
  return fh_deal_comparison_peek_experts (fh_deal_comparison_get (game)) != NULL;
}

static void
show_compared (Stage *stage)
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
  start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (main_window (stage), "app.deals", NULL);
  window = house_wait_for_window (FH_TYPE_DEALS_WINDOW);
  look (stage, window, "deals");
  gtk_widget_activate_action (main_window (stage), "app.challenge", "(su)", "australian-4", 12u);
  window = house_wait_for_window (FH_TYPE_CHALLENGE_WINDOW);
  look (stage, window, "challenge");
  fh_key_table_erase (table, NULL);
  fh_key_table_save (table);
  gtk_window_close (GTK_WINDOW (window));

  gtk_widget_activate_action (main_window (stage), "app.play-deal", "(su)", "australian-4", 4711u);
  game = fh_window_get_game (FH_WINDOW (main_window (stage)));
  /* A move goes on where a deal is over. */
  for (driver_wait_due (stage->application); fh_game_get_hold (game) != FH_HOLD_DEAL;
       driver_wait_due (stage->application))
    driver_move (stage->application);
  driver_wait (has_experts, game, 60);
  look (stage, main_window (stage), "result");
  fh_fold_set_expanded (
      FH_FOLD (driver_find (driver_find (main_window (stage), FH_TYPE_RESULT_PANEL, NULL),
                            FH_TYPE_FOLD, NULL)),
      TRUE);
  look (stage, main_window (stage), "unfolded");
}

/* --- The tutor beside the table --- */

static gboolean
awaits_person (gpointer game)
{
  return fh_game_awaits_person (game);
}

/* Lets the game go on from the end of @text. */
static FhTableView *
take_game (Stage *stage, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "record", NULL, &error);
  FhWindow *window = fh_application_get_window (stage->application);

  g_assert_no_error (error);
  fh_application_take_game (stage->application, game);
  driver_wait (awaits_person, game, 60);
  driver_settle_main (stage->application);
  return fh_game_view_get_table (fh_window_get_game_view (window));
}

static gboolean
has_thought (gpointer tutor)
{
  return !fh_tutor_is_busy (tutor);
}

/* Lets the judge come to his end. */
static void
think (Stage *stage)
{
  driver_settle (main_window (stage), 200);
  driver_wait (has_thought, fh_window_get_tutor (FH_WINDOW (main_window (stage))), 60);
}

static void
look_at_tutor (Stage *stage, const char *moment)
{
  think (stage);
  look (stage, main_window (stage), moment);
}

static FhTutorPanel *
tutor_of (Stage *stage)
{
  /* Where it covers the table, it comes only when it is called. */
  g_action_group_change_action_state (G_ACTION_GROUP (main_window (stage)), "tutor",
                                      g_variant_new_boolean (TRUE));
  driver_settle_main (stage->application);
  return FH_TUTOR_PANEL (driver_find (main_window (stage), FH_TYPE_TUTOR_PANEL, NULL));
}

static void
show_tutor (Stage *stage)
{
  static const char *const pages[] = { "now", "trumps", "bids" };
  FhSettings *settings;
  FhTableView *table;
  GtkWidget *window;

  start (stage, DRIVER_KNOWS_500);
  settings = fh_application_get_settings (stage->application);
  window = main_window (stage);
  g_object_set (settings, "show-tutor", TRUE, NULL);
  table = take_game (stage, SPADES_AUCTION);
  look_at_tutor (stage, "auction");
  g_signal_emit_by_name (fh_table_view_get_panel (table), "considered",
                         (guint) fh_bid (8, FH_TRUMP_SPADES));
  look (stage, window, "considered");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *moment = g_strconcat ("auction-", pages[i], NULL);

      fh_tutor_panel_show_page (tutor_of (stage), pages[i]);
      look (stage, window, moment);
    }
  for (int step = 0; step < 3; step++)
    {
      g_autofree char *moment = g_strdup_printf ("hint-%d", step + 1);

      gtk_widget_activate_action (window, "win.hint", NULL);
      look_at_tutor (stage, moment);
    }

  take_game (stage, SPADES_EXCHANGE);
  look_at_tutor (stage, "exchange");
  take_game (stage, SPADES_LEAD);
  look_at_tutor (stage, "lead");
  g_object_set (settings, "tutor-count-first", TRUE, NULL);
  take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  look_at_tutor (stage, "count-first");
  fh_tutor_panel_show_page (tutor_of (stage), "trumps");
  look (stage, window, "trumps");
}

/* Whether the result of a deal tells what its decisions cost. */
static gboolean
has_cost (gpointer table)
{
  GtkWidget *panel = fh_table_view_get_panel (table);
  GObject *cost = gtk_widget_get_template_child (panel, FH_TYPE_RESULT_PANEL, "cost");

  return *gtk_label_get_text (GTK_LABEL (cost)) != '\0';
}

/* Plays on, with the person's cards too, until the end of the deal is looked at. */
static void
play_to_end (Stage *stage)
{
  FhGame *game = fh_window_get_game (fh_application_get_window (stage->application));

  g_object_set (game, "trick-delay", 0, "deal-delay", -1, NULL);
  for (driver_wait_due (stage->application); fh_game_get_hold (game) != FH_HOLD_DEAL;
       driver_wait_due (stage->application))
    driver_move (stage->application);
  driver_settle_main (stage->application);
}

/* What has happened, at a glance and in words. */
static void
look_at_log (Stage *stage, GtkWidget *window)
{
  static const char *const pages[] = { "grid", "words" };
  GtkWidget *view =
      GTK_WIDGET (fh_window_get_game_view (fh_application_get_window (stage->application)));
  GtkWidget *log, *stack;

  gtk_widget_activate_action (view, "table.log", NULL);
  await ((log = driver_find (view, FH_TYPE_GAME_LOG, NULL)) != NULL);
  stack = driver_find (log, GTK_TYPE_STACK, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *moment = g_strconcat ("log-", pages[i], NULL);

      gtk_stack_set_visible_child_name (GTK_STACK (stack), pages[i]);
      driver_settle (window, 200);
      stage->stages->look (GTK_WIDGET (gtk_widget_get_native (log)), moment, stage->stages->data);
    }
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_native (log)));
}

/* --- The table by itself --- */

static void
show_table (Stage *stage)
{
  FhSettings *settings;
  FhTableView *table;
  GtkWidget *window;

  start (stage, DRIVER_KNOWS_500);
  settings = fh_application_get_settings (stage->application);
  window = main_window (stage);
  g_object_set (settings, "show-tutor", FALSE, NULL);
  table = take_game (stage, SPADES_AUCTION);
  look (stage, window, "auction");
  g_signal_emit_by_name (fh_table_view_get_panel (table), "considered",
                         (guint) fh_bid (8, FH_TRUMP_SPADES));
  look (stage, window, "considered");
  take_game (stage, SPADES_EXCHANGE);
  look (stage, window, "exchange");
  take_game (stage, SPADES_LEAD);
  look (stage, window, "lead");
  take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  look (stage, window, "second-trick");
  play_to_end (stage);
  driver_wait (has_cost, table, 60);
  look (stage, window, "deal-over");
  look_at_log (stage, window);
  gtk_widget_activate_action (window, "win.score-sheet", NULL);
  look (stage, window, "score-sheet");
}

/* --- How a deal and a game end --- */

/* Seat @own has all spades, the one after it all diamonds, and so on; nobody stops ten spades. */
#define SPADES_BY(own, after, across, before)                                                      \
  "hand " own " JS AS KS QS 10S 9S 8S 7S 6S 5S\n"                                                  \
  "hand " after " 4D 5D 6D 7D 8D 9D 10D QD KD AD\n"                                                \
  "hand " across " 4H 5H 6H 7H 8H 9H 10H QH KH AH\n"                                               \
  "hand " before " JD JH 6C 7C 8C 9C 10C QC KC AC\nkitty JO JC 5C\n"

/* The person can lose every trick, unless he keeps the joker. */
#define MISERE_BY(discards)                                                                        \
  "deal 2\nhand 0 4H 5H 6H 4D 5D 5S 6S 5C 6C 7C\n"                                                 \
  "hand 1 7H 8H 9H KH AH 7S 8S AS QC KC\nhand 2 10H QH 6D 7D 8D 9S 10S QS 8C 9C\n"                 \
  "hand 3 JH 9D 10D JD KD AD JS KS JC AC\nkitty JO QD 10C\n"                                       \
  "bid 3 7D\nbid 0 MIS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 " discards "\n"

static const struct
{
  const char *moment;
  const char *text;
  gboolean ends; /* the game: it is looked at, too */
} results[] = {
  { "slam",
    "500 1\nrules australian-4\ntotals -120 240\n\ndeal 3\n" SPADES_BY (
        "0", "1", "2", "3") "bid 0 10S\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 5S 6S 5C\n",
    FALSE },
  { "won",
    "500 1\nrules australian-4\ntotals 260 -220\n\ndeal 3\n" SPADES_BY (
        "0", "1", "2", "3") "bid 0 9S\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 JO JC 5C\n",
    TRUE },
  { "lost",
    "500 1\nrules australian-4\ntotals 80 360\n\ndeal 0\n" SPADES_BY (
        "1", "2", "3", "0") "bid 1 10S\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5S 6S 5C\n",
    TRUE },
  { "out",
    "500 1\nrules australian-4\ntotals -240 120\n\ndeal 3\n" SPADES_BY (
        "1", "2", "3", "0") "bid 0 10H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 JO JC 5C\n",
    TRUE },
  { "misere", "500 1\nrules australian-4\n\n" MISERE_BY ("JO QD 10C"), FALSE },
  { "misere-lost", "500 1\nrules australian-4\n\n" MISERE_BY ("QD 10C 7C"), FALSE },
  { "three",
    "500 1\nrules american-3\ntotals 310 -60 170\n\ndeal 2\n"
    "hand 0 JS AS KS QS 10S 9S 8S 7S AH AC\nhand 1 JD 7D 8D 9D 10D QD KD AD KC QC\n"
    "hand 2 JH 7H 8H 9H 10H QH KH 7C 8C 9C\nkitty JO JC 10C\n"
    "bid 0 7S\nbid 1 PASS\nbid 2 PASS\ndiscard 0 10C 7S 8S\n",
    FALSE },
};

static gboolean
is_over (gpointer game)
{
  return fh_game_get_hold (game) == FH_HOLD_GAME;
}

/* The bird shows what became of it; then the hands and the tricks, one by one. */
static void
show_results (Stage *stage)
{
  FhWindow *window;

  start (stage, DRIVER_KNOWS_500);
  window = fh_application_get_window (stage->application);
  g_object_set (fh_application_get_settings (stage->application), "show-tutor", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *end = g_strconcat (results[i].moment, "-game", NULL);
      GtkWidget *view;

      take_game (stage, results[i].text);
      play_to_end (stage);
      view = GTK_WIDGET (fh_window_get_game_view (window));
      look (stage, GTK_WIDGET (window), results[i].moment);
      if (results[i].ends)
        {
          gtk_widget_activate_action (view, "table.continue", NULL);
          driver_wait (is_over, fh_window_get_game (window), 10);
          look (stage, GTK_WIDGET (window), end);
        }
      if (i != 0)
        continue;
      gtk_widget_activate_action (view, "table.later", NULL);
      look (stage, GTK_WIDGET (window), "dealt");
      gtk_widget_activate_action (view, "table.later", NULL);
      look (stage, GTK_WIDGET (window), "trick");
    }
}

static gboolean
is_questioned (gpointer table)
{
  return gtk_widget_get_visible (GTK_WIDGET (fh_table_view_get_question (table)));
}

/* Whether the question of @log has its whole answer. */
static gboolean
is_answered (GtkWidget *log)
{
  GtkWidget *view = driver_find (log, FH_TYPE_ANSWER_VIEW, NULL);

  return view != NULL && !fh_answer_is_busy (fh_answer_view_get_answer (FH_ANSWER_VIEW (view)));
}

/* The tutor differs; and why somebody did something. */
static void
show_asking (Stage *stage)
{
  FhSettings *settings;
  FhTableView *table;
  GtkWidget *view, *log;

  start (stage, DRIVER_KNOWS_500);
  settings = fh_application_get_settings (stage->application);
  g_object_set (settings, "show-tutor", TRUE, "speak-when-differ", 20, NULL);
  table = take_game (stage, SPADES_AUCTION);
  g_signal_emit_by_name (fh_table_view_get_panel (table), "called",
                         (guint) fh_bid (10, FH_TRUMP_SPADES), FALSE);
  driver_wait (is_questioned, table, 60);
  look_at_tutor (stage, "differs-call");
  g_object_set (settings, "speak-when-differ", 1, NULL);
  table = take_game (stage, SPADES_LEAD "play 0 JS\nplay 1 10S\nplay 2 AS\nplay 3 5S\n");
  think (stage);
  gtk_widget_activate_action (GTK_WIDGET (fh_hand_view_get_widget (fh_table_view_get_hand (table),
                                                                   FH_CARD (FH_DIAMONDS, FH_NINE))),
                              "card.choose", NULL);
  driver_wait (is_questioned, table, 60);
  look_at_tutor (stage, "differs-card");

  g_object_set (settings, "speak-when-differ", 0, NULL);
  take_game (stage, SPADES_AUCTION);
  view = GTK_WIDGET (fh_window_get_game_view (fh_application_get_window (stage->application)));
  gtk_widget_activate_action (view, "table.why", NULL);
  await ((log = driver_find (view, FH_TYPE_GAME_LOG, NULL)) != NULL);
  await (is_answered (log));
  driver_settle (main_window (stage), 200);
  stage->stages->look (GTK_WIDGET (gtk_widget_get_native (log)), "why", stage->stages->data);
}

static void
show_preferences (Stage *stage)
{
  static const char *const pages[] = { "look", "play", "players", "tutor" };
  GtkWidget *window;

  start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (main_window (stage), "app.preferences", NULL);
  window = house_wait_for_window (FH_TYPE_PREFERENCES);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_stack_set_visible_child_name (GTK_STACK (driver_find (window, GTK_TYPE_STACK, NULL)),
                                        pages[i]);
      look (stage, window, pages[i]);
    }
  gtk_editable_set_text (GTK_EDITABLE (driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL)), "card");
  /* What is typed is searched for when it has stayed for a moment. */
  driver_settle (window, 300);
  look (stage, window, "found");
}

static gboolean
has_plot (gpointer data)
{
  return driver_find (data, FH_TYPE_SHARE_PLOT, NULL) != NULL;
}

static void
last_group_cb (GtkWidget *widget, gpointer data)
{
  if (FH_IS_STATISTICS_GROUP (widget))
    *(GtkWidget **) data = widget;
}

static void
show_statistics (Stage *stage)
{
  static const char *const moments[] = { "plots", "tables" };
  GtkWidget *window, *last = NULL;

  statistics_fixture_write (75);
  start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (main_window (stage), "app.statistics", NULL);
  window = house_wait_for_window (FH_TYPE_STATISTICS_WINDOW);
  driver_wait (has_plot, window, 10);
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      look (stage, window, moments[i]);
      driver_visit (window, last_group_cb, &last);
      fh_widget_scroll_to (last);
      look (stage, window, i == 0 ? "plots-end" : "tables-end");
      gtk_switch_set_active (GTK_SWITCH (driver_find (window, GTK_TYPE_SWITCH, NULL)), TRUE);
    }
  statistics_fixture_remove ();
}

/* --- The help --- */

static void
show_help (Stage *stage)
{
  GtkWidget *help, *search;

  start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (main_window (stage), "app.help-topic", "s", "ranks#trumps");
  help = house_wait_for_window (FH_TYPE_HELP_WINDOW);
  look (stage, help, "trumps");
  fh_help_window_show (NULL, "from-euchre");
  look (stage, help, "euchre");
  gtk_widget_activate_action (help, "help.find", NULL);
  driver_settle (help, 200);
  search = driver_find (help, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "record");
  g_signal_emit_by_name (search, "search-changed");
  look (stage, help, "found");
}

/* --- Games that are kept --- */

/* Puts @text, a game, on the shelf that is called @shelf. */
static void
shelve (const char *shelf, const char *name, const char *text)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "five-hundred", shelf, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
has_rows (gpointer window)
{
  return driver_find (window, ADW_TYPE_ACTION_ROW, NULL) != NULL;
}

static void
show_games (Stage *stage)
{
  GtkWidget *window;

  start (stage, DRIVER_KNOWS_500);
  shelve ("games", "lead.500",
          SPADES_LEAD "#! [game]\n#! own-name=Aunt Ada’s birthday\n"
                      "#! starred=true\n");
  shelve ("games", "auction.500", SPADES_AUCTION);
  shelve ("finished", "short.500", "500 1\nrules midwest-4\n");
  shelve ("finished", "damaged.500", "500 1\nrules nowhere\n");
  take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  play_to_end (stage);
  gtk_widget_activate_action (main_window (stage), "app.start-game", NULL);
  driver_settle_main (stage->application);
  gtk_widget_activate_action (main_window (stage), "app.left-games", NULL);
  window = house_wait_for_window (FH_TYPE_LEFT_GAMES_WINDOW);
  driver_wait (has_rows, window, 10);
  look (stage, window, "list");
  gtk_editable_set_text (GTK_EDITABLE (driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL)), "xyz");
  await (!has_rows (window));
  look (stage, window, "nothing");
}

/* --- The first page --- */

/* What was played of the days of this month: each third one, and the experts were better in each
 * second of these. */
static void
play_days (Stage *stage)
{
  FhKeyTable *table = FH_KEY_TABLE (stage->application->challenges);
  guint today = fh_numbered_today ();

  for (guint day = 1; day < today % 100; day += 3)
    {
      g_autofree char *section = g_strdup_printf ("day %u", today - today % 100 + day);

      fh_key_table_set_text (table, section, "table", "australian-4");
      fh_key_table_set_text (table, section, "own", "8H 0 9 made 300 10 0 0 0 0");
      fh_key_table_set_text (table, section, "experts",
                             day % 2 == 0 ? "8H 0 10 made 310 0 0 0 0 0"
                                          : "8H 0 7 set -300 30 0 0 0 0");
    }
  fh_key_table_save (table);
}

static void
show_home (Stage *stage)
{
  GtkWidget *window;

  start (stage, "[course]\nknows=nothing\n");
  window = main_window (stage);
  look (stage, window, "newcomer");
  play_days (stage);
  fh_challenges_begin (stage->application->challenges, FH_PRESET_AUSTRALIAN_4, 6616);
  take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  driver_settle (window, 200);
  gtk_widget_activate_action (window, "app.home", NULL);
  look (stage, window, "under-way");
  gtk_widget_activate_action (window, "win.table", NULL);
  play_to_end (stage);
}

/* --- All of them --- */

static const struct
{
  const char *name;
  void (*show) (Stage *stage);
} places[] = {
  { "beginning", show_beginning },
  { "new-game", show_new_game },
  { "home", show_home },
  { "learning", show_learning },
  { "lesson", show_lessons },
  { "practice", show_practice },
  { "review", show_review },
  { "deals", show_deals },
  { "compared", show_compared },
  { "table", show_table },
  { "results", show_results },
  { "tutor", show_tutor },
  { "asking", show_asking },
  { "preferences", show_preferences },
  { "statistics", show_statistics },
  { "games", show_games },
  { "help", show_help },
};

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

const char *
stages_get_name (guint index)
{
  return index < G_N_ELEMENTS (places) ? places[index].name : NULL;
}

void
stages_show (const Stages *stages, guint index)
{
  Stage stage = { .stages = stages };
  gpointer settings;

  places[index].show (&stage);
  settings = fh_application_get_settings (stage.application);
  g_object_add_weak_pointer (settings, &settings);
  driver_stop (stage.application);
  /* What is left of it goes with what still thinks. */
  driver_wait (is_gone, &settings, 10);
}
