/* stages-learn.c: the course, practice and a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include "await.h"
#include "fh-learn-window.h"
#include "fh-practice-page.h"
#include "house-driver.h"

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

void
stage_show_learning (Stage *stage)
{
  static const char *const pages[] = { "course", "practice", "deals", "progress" };
  GtkWidget *learn;
  FhDealRun *run;

  stage_start (stage, DRIVER_KNOWS_500);
  learn = open_learning (stage);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      go_to_page (learn, pages[i]);
      stage_look (stage, learn, pages[i]);
    }
  fh_learn_window_open_deal (FH_LEARN_WINDOW (learn),
                             fh_whole_deal_get_id (fh_whole_deals_get (FH_GRADE_FIRST, 0)));
  driver_settle (learn, 100);
  run = fh_deal_view_get_run (fh_learn_window_get_deal_view (FH_LEARN_WINDOW (learn)));
  await (fh_deal_run_get_state (run) != FH_RUN_BUSY);
  stage_look (stage, learn, "deal");
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
void
stage_show_practice (Stage *stage)
{
  FhPracticeSession *session;
  FhPracticePage *page;
  GtkWidget *learn;

  stage_start (stage, DRIVER_KNOWS_500);
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
      stage_look (stage, learn, asked);
      answer = wrong_answer (session);
      fh_practice_session_answer (session, &answer);
      stage_look (stage, learn, answered);
    }
  fh_practice_page_stop (page);
  stage_look (stage, learn, "practised");
  go_to_page (learn, "progress");
  stage_look (stage, learn, "progressed");
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
          stage_look (stage, learn, asked);
          if (go_wrong (view, step))
            stage_look (stage, learn, wrong);
          if (kind != FH_STEP_WATCH)
            {
              gtk_widget_activate_action (panel, "lesson.show-me", NULL);
              stage_look (stage, learn, right);
            }
        }
      gtk_widget_activate_action (panel, "lesson.next", NULL);
    }
  g_autofree char *end = g_strconcat (id, "-end", NULL);
  stage_look (stage, learn, end);
}

void
stage_show_lessons (Stage *stage)
{
  static const char *const ids[] = { "left-bower", "auction", "discard", "house-and-history" };
  GtkWidget *learn;

  stage_start (stage, DRIVER_KNOWS_500);
  learn = open_learning (stage);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    show_lesson (stage, learn, ids[i]);
  fh_learn_window_open (FH_LEARN_WINDOW (learn), NULL);
  stage_look (stage, learn, "course");
}
