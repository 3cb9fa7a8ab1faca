/* test-practice.c: a round of practice by the keyboard alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "await.h"
#include "fh-answer-button.h"
#include "fh-bid-panel.h"
#include "fh-course.h"
#include "fh-lesson-view.h"
#include "fh-practice-page.h"
#include "fh-practice-words.h"
#include "fh-style.h"
#include "fh-words.h"
#include "table-test.h"

static char *path;

typedef struct
{
  FhSettings *settings;
  FhStore *store;
  FhProgress *progress;
  GtkWidget *page;
  GtkWidget *window;
} Room;

static void
open_room (Room *room, int width, int height)
{
  g_remove (path);
  room->settings = fh_settings_new (NULL);
  room->store = fh_store_new (path);
  room->progress = fh_progress_new (room->store);
  room->page = fh_practice_page_new (room->settings, room->progress);
  fh_practice_session_set_seed (fh_practice_page_get_session (FH_PRACTICE_PAGE (room->page)), 11);
  room->window = table_test_window (room->page, width, height);
}

static void
close_room (Room *room)
{
  table_test_close (room->window, room->page);
  fh_store_flush (room->store);
  g_object_unref (room->progress);
  g_object_unref (room->store);
  g_object_unref (room->settings);
}

static FhPracticeSession *
session_of (Room *room)
{
  return fh_practice_page_get_session (FH_PRACTICE_PAGE (room->page));
}

/* Lets the main loop run until a question stands there. */
static const FhPracticeQuestion *
wait_for_question (Room *room)
{
  await (!fh_practice_session_is_waiting (session_of (room)));
  table_test_settle (room->page);
  g_assert_false (fh_practice_session_is_empty (session_of (room)));
  return fh_practice_session_peek_question (session_of (room));
}

/* What Enter does where the keyboard is. */
static void
press_enter (Room *room)
{
  GtkWidget *focus = table_test_focus (room->page);

  g_assert_nonnull (focus);
  /* A button shows that it is pressed for a while before it does something. */
  if (GTK_IS_BUTTON (focus))
    g_signal_emit_by_name (focus, "clicked");
  else
    g_assert_true (gtk_widget_activate (focus));
  table_test_settle (room->page);
}

/* Goes on with Tab until the keyboard is on a button called @label. */
static void
tab_to (Room *room, const char *label)
{
  g_autoptr (GString) passed = g_string_new (NULL);

  for (int i = 0; i < 200; i++)
    {
      GtkWidget *focus = table_test_focus (room->page);
      const char *here =
          focus != NULL && GTK_IS_BUTTON (focus) ? gtk_button_get_label (GTK_BUTTON (focus)) : NULL;

      if (g_strcmp0 (here, label) == 0)
        return;
      if (i < 40)
        g_string_append_printf (passed, " “%s”",
                                here != NULL    ? here
                                : focus != NULL ? G_OBJECT_TYPE_NAME (focus)
                                                : "nothing");
      if (i % 50 == 49) /* it may come late on a busy machine */
        table_test_settle (room->page);
      gtk_widget_child_focus (room->window, GTK_DIR_TAB_FORWARD);
    }
  g_error ("Tab does not come to “%s”, but to%s", label, passed->str);
}

static gboolean
is_at_next (Room *room)
{
  GtkWidget *focus = table_test_focus (room->page);

  return GTK_IS_BUTTON (focus)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), "Next") == 0;
}

/* Waits until the keyboard is on the button that goes on: it comes there when it is laid out. */
static void
wait_for_next (Room *room)
{
  await (is_at_next (room));
}

/* Goes on with Tab until the keyboard is on the button of option @index. */
static void
tab_to_option (Room *room, int index)
{
  for (int i = 0; i < 200; i++)
    {
      GtkWidget *focus = table_test_focus (room->page);

      if (FH_IS_ANSWER_BUTTON (focus)
          && fh_answer_button_get_id (FH_ANSWER_BUTTON (focus)) == index)
        return;
      if (i % 50 == 49) /* it may come late on a busy machine */
        table_test_settle (room->page);
      gtk_widget_child_focus (room->window, GTK_DIR_TAB_FORWARD);
    }
  g_error ("Tab does not come to option %d", index);
}

/* Drags @card onto the table: what the hand says of that. */
static void
drop_card (Room *room, FhCard card)
{
  FhPracticeRound *round = fh_practice_page_get_round (FH_PRACTICE_PAGE (room->page));

  g_signal_emit_by_name (fh_table_view_get_hand (fh_practice_round_get_table (round)),
                         "card-dropped", (guint) card);
  table_test_settle (room->page);
}

/* Moves with the arrow keys to @card in the hand and presses Enter. */
static void
choose_card (Room *room, FhCard card)
{
  FhPracticeRound *round = fh_practice_page_get_round (FH_PRACTICE_PAGE (room->page));
  FhHandView *hand = fh_table_view_get_hand (fh_practice_round_get_table (round));
  GtkWidget *wanted = GTK_WIDGET (fh_hand_view_get_widget (hand, card));

  g_assert_nonnull (wanted);
  g_assert_true (gtk_widget_is_ancestor (table_test_focus (room->page), GTK_WIDGET (hand)));
  /* The ends of the hand keep the focus. */
  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    gtk_widget_child_focus (GTK_WIDGET (hand), GTK_DIR_LEFT);
  for (int i = 0; table_test_focus (room->page) != wanted; i++)
    {
      g_assert_cmpint (i, <, fh_hand_view_get_n_cards (hand));
      gtk_widget_child_focus (GTK_WIDGET (hand), GTK_DIR_RIGHT);
    }
  g_assert_true (gtk_widget_activate_action (wanted, "card.choose", NULL));
  table_test_settle (room->page);
}

/* Gives the right answer, or a wrong one, where it is asked for. */
static void
answer (Room *room, const FhPracticeQuestion *question, gboolean right)
{
  const FhSeatView *view = fh_practice_session_peek_view (session_of (room));

  switch ((FhPracticeForm) question->form)
    {
    case FH_PRACTICE_PICK_CARDS:
      FH_FOREACH_CARD (card, right ? question->right_cards : view->hand & ~question->right_cards)
        choose_card (room, card);
      tab_to (room, "That’s It");
      press_enter (room);
      break;
    case FH_PRACTICE_PICK_CARD:
      if (right)
        choose_card (room, fh_set_first (question->right_cards));
      else
        drop_card (room, fh_set_first (view->legal.cards & ~question->right_cards));
      break;
    case FH_PRACTICE_PICK_ORDER:
      for (int i = 0; i + 1 < question->n_options; i++)
        {
          tab_to_option (room, question->right_order[right ? i : question->n_options - 1 - i]);
          press_enter (room);
        }
      break;
    case FH_PRACTICE_PICK_OPTION:
      tab_to_option (room, (question->right_option + !right) % question->n_options);
      press_enter (room);
      break;
    case FH_PRACTICE_PICK_CALL:
      g_assert_not_reached ();
    }
}

/* Options that are cards, or are put away, are drawn as cards, and called what they are. */
static void
check_cards (GtkWidget *panel, const FhPracticeQuestion *question)
{
  g_autoptr (GPtrArray) buttons = table_test_find_all (panel, FH_TYPE_ANSWER_BUTTON);

  g_assert_cmpuint (buttons->len, ==, question->n_options);
  for (guint i = 0; i < buttons->len; i++)
    {
      g_autoptr (GPtrArray) cards = table_test_find_all (buttons->pdata[i], FH_TYPE_CARD_WIDGET);

      if (question->spec.kind == FH_PRACTICE_DISCARD)
        {
          g_assert_cmpuint (cards->len, ==, 3);
          continue;
        }
      g_assert_cmpuint (cards->len, ==, question->option_kind == FH_OPTION_CARD);
      if (cards->len == 0)
        continue;
      g_assert_cmpint (fh_card_widget_get_card (cards->pdata[0]), ==, question->options[i]);
      gtk_test_accessible_assert_property (buttons->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           fh_words_card ((FhCard) question->options[i]));
    }
}

static GtkWidget *
find_answer (GtkWidget *panel)
{
  g_autoptr (GPtrArray) boxes = table_test_find_all (panel, GTK_TYPE_BOX);

  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_has_css_class (boxes->pdata[i], "lesson-answer"))
      return boxes->pdata[i];
  g_assert_not_reached ();
}

/* Every kind: asked, answered wrong and right, explained in sight; Enter goes on. */
static void
test_kind (gconstpointer data)
{
  const int kind = GPOINTER_TO_INT (data);
  const FhPracticeWish wish = { .kinds = 1u << kind, .preset = FH_PRESET_AMERICAN_3, .step = 2 };
  FhPracticePanel *panel;
  Room room;

  open_room (&room, 640, 360);
  fh_practice_page_begin (FH_PRACTICE_PAGE (room.page), &wish);
  panel = fh_practice_round_get_panel (fh_practice_page_get_round (FH_PRACTICE_PAGE (room.page)));
  for (int i = 0; i < 4; i++)
    {
      const FhPracticeQuestion *question = wait_for_question (&room);
      g_autofree char *ask = fh_practice_panel_dup_words (panel);
      g_autofree char *why = NULL;

      g_assert_cmpint (question->spec.kind, ==, kind);
      g_assert_true (table_test_shows (room.page, ask));
      check_cards (GTK_WIDGET (panel), question);
      answer (&room, question, i % 2 == 1);
      g_assert_nonnull (fh_practice_session_peek_answer (session_of (&room)));
      why = fh_practice_panel_dup_words (panel);
      g_assert_true (g_str_has_prefix (why, i % 2 == 1 ? "Right" : "Not quite."));
      g_assert_cmpint (strlen (why), >, 20);
      g_autofree char *tally = g_strdup_printf ("%d of %d right", (i + 1) / 2, i + 1);
      g_assert_true (table_test_shows (room.page, tally));
      wait_for_next (&room);
      table_test_check_in_sight (find_answer (GTK_WIDGET (panel)));
      press_enter (&room);
    }
  close_room (&room);
}

/* At whatever seat it is asked, the person's own partner and opponents sit there, on the table and
 * in words. */
static void
test_names (void)
{
  static const char *const names[] = { "Left", "Pat", "Right", NULL };
  const FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_WINNER,
                                .preset = FH_PRESET_AUSTRALIAN_4,
                                .step = 2 };
  int seat = 0;
  Room room;

  open_room (&room, 900, 640);
  g_object_set (room.settings, "computer-names", names, NULL);
  fh_practice_page_begin (FH_PRACTICE_PAGE (room.page), &wish);
  for (int i = 0; i < 12 && seat == 0; i++)
    {
      const FhPracticeQuestion *question = wait_for_question (&room);
      FhPracticeRound *round = fh_practice_page_get_round (FH_PRACTICE_PAGE (room.page));

      seat = fh_practice_session_peek_view (session_of (&room))->seat;
      for (int k = 1; k < 4; k++)
        {
          g_assert_true (table_test_shows (
              fh_table_view_get_place (fh_practice_round_get_table (round), (seat + k) % 4),
              names[k - 1]));
          g_assert_true (
              table_test_shows (GTK_WIDGET (fh_practice_round_get_panel (round)), names[k - 1]));
        }
      answer (&room, question, TRUE);
      wait_for_next (&room);
      press_enter (&room);
    }
  g_assert_cmpint (seat, !=, 0);
  close_room (&room);
}

/* How wide the cards of the hand are. */
static float
card_width (Room *room)
{
  FhPracticeRound *round = fh_practice_page_get_round (FH_PRACTICE_PAGE (room->page));
  FhHandView *hand = fh_table_view_get_hand (fh_practice_round_get_table (round));
  graphene_rect_t box;

  table_test_frames (room->page, 3);
  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (fh_hand_view_get_nth (hand, 0)), room->page, &box));
  return box.size.width;
}

/* The cells in the panel on the table of @round. */
static GPtrArray *
cells_of (FhPracticeRound *round)
{
  GtkWidget *panel = fh_table_view_get_panel (fh_practice_round_get_table (round));

  return fh_bid_grid_get_cells (fh_bid_panel_get_grid (FH_BID_PANEL (panel)));
}

/* That of @call. */
static GtkWidget *
cell_of (FhPracticeRound *round, FhCall call)
{
  GPtrArray *cells = cells_of (round);

  for (guint i = 0; i < cells->len; i++)
    if (fh_bid_cell_get_call (cells->pdata[i]) == call)
      return cells->pdata[i];
  g_assert_not_reached ();
}

/* A call is made in the table of values, where what was right is seen afterwards, and the cards
 * stay as large as they were. */
static void
test_call (gconstpointer preset)
{
  const FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_BID,
                                .preset = (FhPreset) GPOINTER_TO_INT (preset),
                                .step = 2 };
  float asked;
  const FhPracticeQuestion *question;
  FhPracticeRound *round;
  GtkWidget *panel;
  Room room;

  open_room (&room, 900, 640);
  fh_practice_page_begin (FH_PRACTICE_PAGE (room.page), &wish);
  question = wait_for_question (&room);
  round = fh_practice_page_get_round (FH_PRACTICE_PAGE (room.page));
  panel = fh_table_view_get_panel (fh_practice_round_get_table (round));
  g_assert_true (gtk_widget_is_ancestor (table_test_focus (room.page), panel));
  asked = card_width (&room);
  FhCall best = question->advice.choices[0].action.call;
  FhCall wrong = best == FH_PASS ? fh_bid (10, FH_NO_TRUMP) : FH_PASS;
  gboolean is_wrong = (question->right_calls & FH_CALL_BIT (wrong)) == 0;
  g_signal_emit_by_name (panel, "called", (guint) wrong, FALSE);
  table_test_settle (room.page);
  g_assert_cmpint (fh_practice_session_peek_answer (session_of (&room))->call, ==, wrong);
  g_autofree char *numbers =
      fh_sentence_practice_numbers (question, fh_practice_session_peek_view (session_of (&room)),
                                    NULL, fh_practice_session_peek_answer (session_of (&room)),
                                    fh_practice_session_get_club (session_of (&room)));
  g_assert_cmpint (table_test_shows (room.page, "Numbers"), ==, numbers != NULL);
  g_assert_true (gtk_widget_has_css_class (cell_of (round, best), "right"));
  g_assert_true (table_test_shows (cell_of (round, best), "✓"));
  /* Its signs are as dark as those of a call that can be made. */
  g_assert_false (gtk_widget_has_css_class (cell_of (round, best), "refused"));
  g_assert_true (gtk_widget_has_css_class (cell_of (round, wrong), is_wrong ? "wrong" : "right"));
  gtk_test_accessible_assert_property (cell_of (round, wrong), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       is_wrong ? "Your answer" : "Right");
  /* What is pressed then says nothing of a turn. */
  for (guint i = 0; i < cells_of (round)->len; i++)
    gtk_widget_activate (cells_of (round)->pdata[i]);
  table_test_settle (room.page);
  g_assert_cmpint (fh_practice_session_peek_answer (session_of (&room))->call, ==, wrong);
  g_assert_false (table_test_shows (room.page, "It is not your turn to call."));
  g_assert_cmpfloat (card_width (&room), ==, asked);
  close_room (&room);
}

/* From the list to a round and back, by the keyboard; what was done is in the picture. */
static void
test_page (void)
{
  FhPracticePage *page;
  Room room;

  open_room (&room, 360, 640);
  page = FH_PRACTICE_PAGE (room.page);
  g_assert_true (table_test_shows (room.page, "Nothing has been asked yet."));
  fh_practice_page_focus (page);
  press_enter (&room);
  g_assert_nonnull (fh_practice_page_get_round (page));
  g_assert_true (gtk_widget_activate_action (room.page, "practice.stop", NULL));
  table_test_settle (room.page);
  g_assert_null (fh_practice_page_get_round (page));
  g_assert_nonnull (table_test_focus (room.page));

  const FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_HIGHER };
  fh_practice_page_begin (page, &wish);
  answer (&room, wait_for_question (&room), FALSE);
  tab_to (&room, "Stop");
  press_enter (&room);
  g_assert_null (fh_practice_page_get_round (page));
  g_assert_true (table_test_shows (room.page, "0 of 1"));
  g_assert_true (table_test_shows (room.page, "What You Missed"));
  tab_to (&room, "Forget Practice…");
  press_enter (&room);
  tab_to (&room, "Keep It");
  press_enter (&room);
  /* The keyboard is where it was. */
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (table_test_focus (room.page))), ==,
                   "Forget Practice…");
  press_enter (&room);
  tab_to (&room, "Forget Practice");
  press_enter (&room);
  g_assert_true (table_test_shows (room.page, "Nothing has been asked yet."));
  close_room (&room);
}

/* The first step of @lesson of the kind @kind comes again today, and is known least of all. */
static const FhLessonStep *
forget_step (Room *room, const char *id, FhStepKind kind)
{
  FhLesson *lesson = fh_course_find_lesson (fh_course_get (), id);

  for (guint i = 0; i < fh_lesson_n_steps (lesson); i++)
    {
      const FhLessonStep *step = fh_lesson_get_step (lesson, i);
      g_autofree char *key = fh_practice_key_of_step (id, fh_lesson_step_get_id (step));

      if (fh_lesson_step_get_kind (step) != kind)
        continue;
      fh_practice_book_answered_step (FH_KEY_TABLE (room->progress), key, FALSE,
                                      fh_schedule_today () - 100);
      return step;
    }
  g_assert_not_reached ();
}

/* The lesson's panel, while a step stands in the round. */
static GtkWidget *
wait_for_step (Room *room)
{
  GtkWidget *child;

  await (!fh_practice_session_is_waiting (session_of (room)));
  table_test_settle (room->page);
  child = adw_bin_get_child (ADW_BIN (room->page));
  g_assert_true (FH_IS_LESSON_VIEW (child));
  g_assert_null (fh_practice_session_peek_question (session_of (room)));
  return GTK_WIDGET (fh_lesson_view_get_panel (FH_LESSON_VIEW (child)));
}

/* The mix of the day: a step of a lesson that is answered, one that is given up, and a question, by
 * the keyboard; then it says how it went, and Escape leads back. */
static void
test_daily (void)
{
  const gint64 today = fh_schedule_today ();
  const FhLessonStep *option, *present;
  const FhPracticeQuestion *question;
  FhPracticeAnswer answer;
  FhLesson *lesson;
  GtkWidget *panel;
  Room room;
  guint index;

  open_room (&room, 900, 640);
  g_assert_true (table_test_shows (room.page, "Today’s Mix"));
  g_assert_false (table_test_shows (room.page, "Of your last"));
  for (int i = 0; i < 12; i++)
    fh_practice_book_note_decision (FH_KEY_TABLE (room.progress), 0.5, TRUE);
  g_assert_true (table_test_shows (room.page,
                                   "Of your last 12 decisions 12 were right; a club player would "
                                   "have got about 7 right. A difference of less than 2 may be "
                                   "chance."));
  option = forget_step (&room, "minus-500", FH_STEP_OPTION);
  forget_step (&room, "draw-trumps", FH_STEP_CHOOSE);
  fh_practice_book_answered (FH_KEY_TABLE (room.progress), "higher american-4 1 none 4",
                             FH_PRACTICE_HIGHER, FALSE, today);
  for (guint i = 0; i < FH_DAILY_ANSWERS - 3; i++)
    fh_practice_book_note_daily (FH_KEY_TABLE (room.progress), TRUE, today);
  g_assert_true (table_test_shows (room.page, "3 questions that you have seen before."));
  fh_practice_page_begin_daily (FH_PRACTICE_PAGE (room.page));

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *number = g_strdup_printf ("Question %d of 10", 8 + i);

      panel = wait_for_step (&room);
      g_assert_true (table_test_shows (panel, number));
      lesson = fh_practice_session_peek_step (session_of (&room), &index);
      present = fh_lesson_get_step (lesson, index);
      if (present == option)
        for (guint k = 0; k < fh_lesson_step_n_options (present); k++)
          {
            if (fh_lesson_answer_is_right (fh_lesson_step_answer_option (present, k)))
              g_signal_emit_by_name (panel, "option", k);
          }
      else
        tab_to (&room, "Stop");
      if (present != option)
        gtk_widget_activate_action (panel, "lesson.show-me", NULL);
      wait_for_next (&room);
      press_enter (&room);
    }
  question = wait_for_question (&room);
  g_assert_nonnull (fh_practice_page_get_round (FH_PRACTICE_PAGE (room.page)));
  g_assert_true (table_test_shows (room.page, "10 of 10 today: Missed before"));
  answer = fh_practice_right_answer (question);
  fh_practice_session_answer (session_of (&room), &answer);
  wait_for_next (&room);
  press_enter (&room);
  await (fh_practice_session_is_empty (session_of (&room)));
  g_assert_true (table_test_shows (
      room.page, "That was today’s mix: 9 of 10 right. Tomorrow there is another one."));
  gtk_widget_activate_action (room.page, "practice.stop", NULL);
  table_test_settle (room.page);
  g_assert_true (table_test_shows (room.page, "Done for today."));
  close_room (&room);
}

int
main (int argc, char **argv)
{
  int result;

  table_test_init (&argc, &argv);
  fh_style_load ();
  path = g_build_filename (g_get_tmp_dir (), "fh-test-practice-XXXXXX", NULL);
  g_close (g_mkstemp (path), NULL);
  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    {
      g_autofree char *name =
          g_strconcat ("/practice/", fh_practice_word ((FhPracticeKind) kind), NULL);

      if (kind != FH_PRACTICE_BID && kind != FH_PRACTICE_MISERE)
        g_test_add_data_func (name, GINT_TO_POINTER (kind), test_kind);
    }
  g_test_add_data_func ("/practice/bid", GINT_TO_POINTER (FH_PRESET_AMERICAN_3), test_call);
  g_test_add_data_func ("/practice/bid-of-two", GINT_TO_POINTER (FH_PRESET_NEW_ZEALAND_2),
                        test_call);
  g_test_add_func ("/practice/page", test_page);
  g_test_add_func ("/practice/names", test_names);
  g_test_add_func ("/practice/daily", test_daily);
  result = g_test_run ();
  g_remove (path);
  g_free (path);
  return result;
}
