/* test-asked.c: no table answers what is asked about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every step of every lesson, and practice of every kind, by one who knows only what is shown: what
 * is written, how cards are called and marked and in which order they stand, whose turn it is said
 * to be, and what lies on the felt.
 */
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "await.h"
#include "fh-bid-cell.h"
#include "fh-course.h"
#include "fh-game-file.h"
#include "fh-lesson-view.h"
#include "fh-practice-page.h"
#include "fh-reader.h"
#include "fh-style.h"
#include "fh-trick-packets.h"
#include "fh-words.h"
#include "table-test.h"
#include "window-driver.h"

/* Questions of each kind whose answer is a fact, at each step of difficulty. */
#define N_FACTS 4

static char *path;

/* What the panel says before any answer that is right, which is not to say so again. */
static const char *const yes[] = { "Yes, ", "Yes: ", "Yes. ", "Right: ", "Right. " };

/* --- What is shown --- */

/* What a test looks at, for messages: a lesson and its step, or a question. */
static char *place;

/* Fails the test with where it is. */
#define EXPECT(condition)                                                                          \
  do                                                                                               \
    if (!(condition))                                                                              \
      {                                                                                            \
        g_test_message ("%s: not so: %s", place, #condition);                                      \
        g_test_fail ();                                                                            \
      }                                                                                            \
  while (0)

/* What @property of @widget says to a screen reader, as the toolkit writes it.  (transfer full) */
static char *
heard (gpointer widget, GtkAccessibleProperty property)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\n");
}

/* What @widget is described by.  What has the keyboard says the question itself, and is left out.
 * (transfer full) */
static char *
description_of (gpointer widget)
{
  return gtk_widget_has_focus (widget) ? g_strdup ("")
                                       : heard (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* What is written in @widget, or said of it.  (transfer full) */
static char *
words_of (GtkWidget *widget)
{
  g_autofree char *name = heard (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *about = description_of (widget);
  const char *tip = gtk_widget_get_tooltip_text (widget);

  return g_strdup_printf ("%s\n%s\n%s\n%s",
                          GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "",
                          tip != NULL ? tip : "", name, about);
}

/* The widgets of @type on @table that are to be seen.  (transfer full) */
static GPtrArray *
find_shown (FhTableView *table, GType type)
{
  GPtrArray *all = table_test_find_all (GTK_WIDGET (table), type);

  for (guint i = all->len; i-- > 0;)
    if (!gtk_widget_get_mapped (all->pdata[i]))
      g_ptr_array_remove_index (all, i);
  return all;
}

/* Whether @text is written or said anywhere on @table. */
static gboolean
tells (FhTableView *table, const char *text)
{
  g_autoptr (GPtrArray) widgets = find_shown (table, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++)
    {
      g_autofree char *words = words_of (widgets->pdata[i]);

      if (strstr (words, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* The cards of the trick on the felt. */
static FhCardSet
felt_of (FhTableView *table)
{
  g_autoptr (GPtrArray) cards = find_shown (table, FH_TYPE_CARD_WIDGET);
  FhCardSet set = 0;

  for (guint i = 0; i < cards->len; i++)
    if (gtk_widget_get_parent (cards->pdata[i]) == GTK_WIDGET (table)
        && fh_card_widget_get_card (cards->pdata[i]) < FH_N_CARDS)
      set |= FH_SET (fh_card_widget_get_card (cards->pdata[i]));
  return set;
}

/* The cards of @n plays of @table from number @start on. */
static FhCardSet
cards_of (const FhTable *table, int start, int n)
{
  FhCardSet set = 0;

  for (int i = start; i < start + n; i++)
    set |= FH_SET (table->plays[i].card);
  return set;
}

/* A card is what is printed on it: it has no other name, and its tag does not say what it is among
 * the trumps or in the trick. */
static void
check_card (FhCardWidget *widget)
{
  static const char *const plain[] = { "leads",   "kitty", "partner",    "called",
                                       "exposed", "You",   "You · leads" };
  FhCard card = fh_card_widget_get_card (widget);
  const char *tag = fh_card_widget_get_tag (widget);
  g_autofree char *wrong = NULL, *about = NULL;

  if (card >= FH_N_CARDS)
    return;
  wrong = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, fh_words_card (card), NULL);
  about = description_of (widget);
  if (wrong != NULL)
    g_test_message ("%s: a card is called %s", place, wrong);
  EXPECT (wrong == NULL);
  EXPECT (strstr (about, "bower") == NULL);
  EXPECT (fh_card_widget_get_reason (widget) == NULL);
  EXPECT (!gtk_widget_has_css_class (GTK_WIDGET (widget), "refused"));
  EXPECT (!gtk_widget_has_css_class (GTK_WIDGET (widget), "hinted"));
  EXPECT (tag == NULL || g_str_has_prefix (tag, "asks for ") || g_strv_contains (plain, tag));
}

/* The hand stands as it is printed: each suit together, from the highest card down. */
static void
check_order (FhHandView *hand)
{
  FhCard last = FH_CARD_NONE;
  guint seen = 0;

  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    {
      FhCard card = fh_card_widget_get_card (fh_hand_view_get_nth (hand, i));

      if (fh_card_is_joker (card))
        continue;
      if (last != FH_CARD_NONE && fh_card_suit (last) == fh_card_suit (card))
        EXPECT (fh_card_rank (last) > fh_card_rank (card));
      else
        EXPECT (!(seen >> fh_card_suit (card) & 1));
      seen |= 1u << fh_card_suit (card);
      last = card;
    }
}

/* No card on @table says what is asked. */
static void
check_cards (FhTableView *table)
{
  g_autoptr (GPtrArray) cards = find_shown (table, FH_TYPE_CARD_WIDGET);

  for (guint i = 0; i < cards->len; i++)
    check_card (cards->pdata[i]);
  check_order (fh_table_view_get_hand (table));
}

/* Nobody has won more tricks, by what @table shows, than in @before; and it is nobody's turn. */
static void
check_nobodys (FhTableView *table, const FhTable *before)
{
  g_autoptr (GPtrArray) packets = find_shown (table, FH_TYPE_TRICK_PACKETS);

  EXPECT (!tells (table, "to act now"));
  for (int seat = 0; seat < before->rules.n_seats; seat++)
    {
      GtkWidget *of_seat = fh_table_view_get_place (table, seat);
      g_autofree char *won = g_strdup_printf (
          before->tricks[seat] == 1 ? "%d trick won" : "%d tricks won", before->tricks[seat]);
      gboolean is_seen = FALSE;

      EXPECT (!gtk_widget_has_css_class (of_seat, "turn"));
      for (guint i = 0; i < packets->len; i++)
        if (gtk_widget_is_ancestor (packets->pdata[i], of_seat))
          {
            is_seen = TRUE;
            EXPECT (g_strcmp0 (gtk_widget_get_tooltip_text (packets->pdata[i]), won) == 0);
          }
      EXPECT (is_seen == (before->tricks[seat] > 0));
    }
}

/* --- Lessons --- */

typedef struct
{
  FhSettings *settings;
  FhProgress *progress;
  FhLessonView *view;
  GtkWidget *window;
} Course;

static FhTableView *
table_of (Course *course)
{
  return fh_game_view_get_table (fh_lesson_view_get_game_view (course->view));
}

static GtkWidget *
panel_of (Course *course)
{
  return GTK_WIDGET (fh_lesson_view_get_panel (course->view));
}

/* The button of the panel called @label, if it is to be seen. */
static GtkWidget *
find_button (Course *course, const char *label)
{
  g_autoptr (GPtrArray) buttons = table_test_find_all (panel_of (course), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (buttons->pdata[i])
        && g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), label) == 0)
      return buttons->pdata[i];
  return NULL;
}

/* The position of @step before the last @n_back things that happened in it. */
static void
replay (const FhLessonStep *step, size_t n_back, FhState *state)
{
  g_autoptr (FhGame) game = fh_lesson_step_new_game (step);
  g_autofree char *text = fh_game_dup_text (game);
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);

  g_assert_nonnull (record);
  g_assert_true (fh_record_replay (record, fh_record_n_actions (record) - n_back, state));
  fh_record_free (record);
}

/* The cards that @table is about: of the trick in progress, or of the one before it. */
static FhCardSet
trick_of (const FhTable *table)
{
  int size = fh_table_trick_size (table);

  if (size > 0)
    return cards_of (table, table->trick_start, size);
  return table->n_tricks > 0 ? cards_of (table, table->last_trick_start,
                                         table->trick_start - table->last_trick_start)
                             : 0;
}

/* Who is to lead has the felt for that. */
static void
check_felt (Course *course, const FhTable *table, const FhLessonStep *step)
{
  gboolean leads =
      fh_lesson_step_get_kind (step) == FH_STEP_CHOOSE && fh_table_trick_size (table) == 0;
  FhCardSet trick = leads ? 0 : trick_of (table);

  EXPECT (felt_of (table_of (course)) == trick);
  EXPECT (trick == 0 || tells (table_of (course), "leads")
          || tells (table_of (course), "asks for"));
}

/* Of calls none is marked as too low. */
static void
check_calls (Course *course)
{
  g_autoptr (GPtrArray) cells = find_shown (table_of (course), FH_TYPE_BID_CELL);

  for (guint i = 0; i < cells->len; i++)
    {
      g_autofree char *words = words_of (cells->pdata[i]);

      EXPECT (!gtk_widget_has_css_class (cells->pdata[i], "refused"));
      EXPECT (strstr (words, "not higher") == NULL && strstr (words, "too low") == NULL);
    }
}

/* What can be asked for by a key tells no more than what is seen. */
static void
check_told (Course *course)
{
  static const char *const keys[] = { "table.last-trick",   "table.log",
                                      "table.why",          "table.speak-turn",
                                      "table.speak-trumps", "table.speak-voids",
                                      "table.speak-played", "table.speak-since" };
  GtkWidget *view = GTK_WIDGET (fh_lesson_view_get_game_view (course->view));

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_activate_action (view, keys[i], NULL);
  EXPECT (driver_find (view, GTK_TYPE_POPOVER, NULL) == NULL);
  EXPECT (driver_find (view, G_TYPE_NONE, "notice") == NULL);
  gtk_widget_activate_action (view, "table.speak-trick", NULL);
  EXPECT (driver_find (view, G_TYPE_NONE, "notice") != NULL);
  EXPECT (!tells (table_of (course), "winning"));
}

/* What is asked, before it is answered. */
static void
check_asked (Course *course, const FhLessonStep *step)
{
  FhTableView *table = table_of (course);
  FhStepKind kind = fh_lesson_step_get_kind (step);
  FhState now, before;

  replay (step, 0, &now);
  check_cards (table);
  check_felt (course, &now.table, step);
  if (kind == FH_STEP_CHOOSE)
    {
      check_calls (course);
      return;
    }
  EXPECT (fh_table_view_get_panel (table) == NULL);
  EXPECT (!gtk_widget_get_mapped (fh_table_view_get_last_trick_button (table)));
  replay (step, now.table.n_tricks > 0 && fh_table_trick_size (&now.table) == 0, &before);
  if (now.table.n_plays > 0)
    check_nobodys (table, &before.table);
  check_told (course);
  /* What is right is not the only answer that can be read off. */
  for (guint i = 0; i < fh_lesson_step_n_options (step); i++)
    if (fh_lesson_answer_is_right (fh_lesson_step_answer_option (step, i))
        && tells (table, fh_lesson_step_get_option (step, i)))
      {
        guint n_told = 0;

        for (guint k = 0; k < fh_lesson_step_n_options (step); k++)
          n_told += tells (table, fh_lesson_step_get_option (step, k));
        EXPECT (n_told > 1);
      }
}

/* That cards can be pointed at is said, and nothing is no answer; where one is asked for it is the
 * answer at once. */
static void
check_pick (Course *course, const FhLessonStep *step)
{
  FhHandView *hand = fh_table_view_get_hand (table_of (course));
  GtkWidget *that = find_button (course, "That’s It");

  if (fh_lesson_step_picks_one (step))
    {
      EXPECT (that == NULL);
      EXPECT (!table_test_shows (panel_of (course), "one card or several"));
      fh_hand_view_set_chosen (hand, fh_lesson_step_get_pick (step));
      return;
    }
  EXPECT (that != NULL && !gtk_widget_is_sensitive (that));
  EXPECT (table_test_shows (panel_of (course), "one card or several"));
  fh_hand_view_set_chosen (hand, fh_lesson_step_get_pick (step));
  EXPECT (gtk_widget_is_sensitive (that));
  g_signal_emit_by_name (that, "clicked");
}

/* The tricks that have been won, by what @table shows. */
static int
count_tricks (FhTableView *table)
{
  g_autoptr (GPtrArray) packets = table_test_find_all (GTK_WIDGET (table), FH_TYPE_TRICK_PACKETS);
  int n = 0;

  /* Those of who speaks are not seen meanwhile. */
  for (guint i = 0; i < packets->len; i++)
    n += atoi (gtk_widget_get_tooltip_text (packets->pdata[i]));
  return n;
}

typedef struct
{
  FhTableView *table;
  int n_tricks;
} Trick;

static gboolean
is_over (gpointer data)
{
  Trick *trick = data;

  return count_tricks (trick->table) > trick->n_tricks;
}

/* Plays @action, which is right, from the table of @step: the trick that it belongs to lies there
 * when it is over, and stays, whatever is pressed there. */
static void
play (Course *course, const FhLessonStep *step, const FhAction *action)
{
  FhGameView *view = fh_lesson_view_get_game_view (course->view);
  Trick trick = { table_of (course), count_tricks (table_of (course)) };
  FhState now;

  driver_act (view, action);
  driver_wait (is_over, &trick, 60);
  table_test_frames (course->window, 1);
  replay (step, 0, &now);
  for (int i = 0; i < 2; i++)
    {
      EXPECT (fh_set_size (felt_of (trick.table)) == fh_table_n_playing (&now.table));
      EXPECT (fh_set_has (felt_of (trick.table), action->cards[0]));
      gtk_widget_activate_action (GTK_WIDGET (view), "table.continue", NULL);
      g_signal_emit_by_name (trick.table, "pressed");
      table_test_frames (course->window, 1);
    }
}

/* Answers what is right, which is said once; what the answer speaks of lies there afterwards. */
static void
answer_right (Course *course, const FhLessonStep *step)
{
  FhCardSet felt = felt_of (table_of (course));
  GtkWidget *answer;
  FhAction action;

  if (fh_lesson_step_get_kind (step) == FH_STEP_PICK)
    check_pick (course, step);
  for (guint i = 0; i < fh_lesson_step_n_options (step); i++)
    if (fh_lesson_answer_is_right (fh_lesson_step_answer_option (step, i)))
      g_signal_emit_by_name (panel_of (course), "option", i);
  if (fh_lesson_step_get_kind (step) != FH_STEP_CHOOSE)
    {
      table_test_frames (course->window, 1);
      EXPECT (felt_of (table_of (course)) == felt);
    }
  else if (fh_lesson_step_get_right_action (step, &action))
    {
      if (action.kind == FH_ACTION_PLAY)
        play (course, step, &action);
      else
        driver_act (fh_lesson_view_get_game_view (course->view), &action);
    }
  answer = driver_find (panel_of (course), G_TYPE_NONE, "lesson-answer");
  g_assert_nonnull (answer);
  EXPECT (table_test_shows (answer, "Right."));
  for (guint i = 0; i < G_N_ELEMENTS (yes); i++)
    EXPECT (!table_test_shows (answer, yes[i]));
}

/* Each step of the lesson number @data of the course. */
static void
test_lesson (gconstpointer data)
{
  FhLesson *lesson = fh_course_get_lesson (fh_course_get (), G_MAXUINT, GPOINTER_TO_UINT (data));
  Course course = { .settings = fh_settings_new (NULL) };
  g_autoptr (FhStore) store = NULL;

  g_remove (path);
  g_object_set (course.settings, "animation-speed", "off", "computer-pace", 0, "trick-pace", 0,
                NULL);
  store = fh_store_new (path);
  course.progress = fh_progress_new (store);
  course.view = FH_LESSON_VIEW (fh_lesson_view_new (course.settings, course.progress));
  course.window = table_test_window (GTK_WIDGET (course.view), 1000, 720);
  fh_lesson_view_set_lesson (course.view, lesson, NULL);
  for (guint i = 0; i < fh_lesson_n_steps (lesson); i++)
    {
      const FhLessonStep *step = fh_lesson_get_step (lesson, i);

      place = g_strdup_printf ("%s#%s", fh_lesson_get_id (lesson), fh_lesson_step_get_id (step));
      if (fh_lesson_step_get_kind (step) != FH_STEP_WATCH)
        {
          table_test_frames (course.window, 2);
          if (fh_lesson_step_get_rules (step) != NULL)
            check_asked (&course, step);
          answer_right (&course, step);
        }
      gtk_widget_activate_action (panel_of (&course), "lesson.next", NULL);
      g_clear_pointer (&place, g_free);
    }
  /* What follows on the last answer may still be worked out, and keeps the view so long. */
  gtk_window_destroy (GTK_WINDOW (course.window));
  fh_store_flush (store);
  g_object_unref (course.progress);
  g_object_unref (course.settings);
}

/* --- Practice --- */

/* What @table shows to who is asked for the fact of @question. */
static void
check_fact (FhTableView *table, const FhPracticeQuestion *question)
{
  FhPracticeQuestion before = *question;
  FhWorld now, world;

  check_cards (table);
  EXPECT (fh_table_view_get_panel (table) == NULL);
  if (question->spec.kind != FH_PRACTICE_WINNER && question->spec.kind != FH_PRACTICE_SCORE)
    return;
  before.n_actions--;
  fh_practice_world (question, &now);
  fh_practice_world (&before, &world);
  EXPECT (felt_of (table) == trick_of (fh_world_table (&now)));
  check_nobodys (table, fh_world_table (&world));
  if (question->option_kind == FH_OPTION_NUMBER)
    {
      int points = question->options[question->right_option];
      g_autofree char *text = g_strdup_printf ("%d", ABS (points));

      /* Everybody has nothing yet, and ten tricks are played. */
      EXPECT (ABS (points) <= 10 || !tells (table, text));
    }
}

/* Some questions of the kind @data. */
static void
test_practice (gconstpointer data)
{
  const FhPracticeKind kind = (FhPracticeKind) GPOINTER_TO_INT (data);
  const gboolean is_fact = !fh_practice_is_decision (kind);
  const FhPreset presets[] = { FH_PRESET_AMERICAN_4, FH_PRESET_AUSTRALIAN_4 };
  /* What is weighed takes its time at a table for four. */
  const FhPreset quick = kind == FH_PRACTICE_MISERE ? FH_PRESET_AUSTRALIAN_4 : FH_PRESET_AMERICAN_3;
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhStore) store = NULL;
  g_autoptr (FhProgress) progress = NULL;
  FhPracticePage *page;
  GtkWidget *window;

  g_remove (path);
  store = fh_store_new (path);
  progress = fh_progress_new (store);
  page = FH_PRACTICE_PAGE (fh_practice_page_new (settings, progress));
  window = table_test_window (GTK_WIDGET (page), 1000, 720);
  for (guint i = 0; i < (is_fact ? N_FACTS * FH_PRACTICE_STEPS : 1); i++)
    {
      FhPracticeSession *session = fh_practice_page_get_session (page);
      const FhPracticeWish wish = { .kinds = 1u << kind,
                                    .preset = is_fact ? presets[i % G_N_ELEMENTS (presets)] : quick,
                                    .step = 1 + (int) i % FH_PRACTICE_STEPS };
      const FhPracticeQuestion *question;
      FhPracticeAnswer answer;
      FhTableView *table;

      fh_practice_session_set_seed (session, 100 + i);
      fh_practice_page_begin (page, &wish);
      await (!fh_practice_session_is_waiting (session));
      table_test_frames (window, 2);
      question = fh_practice_session_peek_question (session);
      g_assert_nonnull (question);
      place = g_strdup_printf ("%s %u", fh_practice_word (kind), i);
      table = fh_practice_round_get_table (fh_practice_page_get_round (page));
      EXPECT (driver_find (GTK_WIDGET (table), FH_TYPE_CARD_WIDGET, "hinted") == NULL);
      if (is_fact)
        {
          g_autoptr (GPtrArray) before = table_test_find_all (
              GTK_WIDGET (fh_practice_round_get_panel (fh_practice_page_get_round (page))),
              FH_TYPE_CARD_WIDGET);
          FhCardSet felt = felt_of (table);

          check_fact (table, question);
          for (guint k = 0; k < before->len; k++)
            check_card (before->pdata[k]);
          answer = fh_practice_right_answer (question);
          fh_practice_session_answer (session, &answer);
          table_test_frames (window, 2);
          EXPECT (felt_of (table) == felt);
        }
      g_clear_pointer (&place, g_free);
    }
  table_test_close (window, GTK_WIDGET (page));
  fh_store_flush (store);
}

int
main (int argc, char **argv)
{
  int result;

  table_test_init (&argc, &argv);
  fh_style_load ();
  path = g_build_filename (g_get_tmp_dir (), "fh-test-asked-XXXXXX", NULL);
  g_close (g_mkstemp (path), NULL);
  for (guint i = 0; i < fh_course_n_lessons (fh_course_get (), G_MAXUINT); i++)
    {
      const char *id = fh_lesson_get_id (fh_course_get_lesson (fh_course_get (), G_MAXUINT, i));
      g_autofree char *name = g_strconcat ("/view/asked/lesson/", id, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_lesson);
    }
  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    {
      g_autofree char *name =
          g_strconcat ("/view/asked/practice/", fh_practice_word ((FhPracticeKind) kind), NULL);

      g_test_add_data_func (name, GINT_TO_POINTER (kind), test_practice);
    }
  result = g_test_run ();
  g_remove (path);
  g_free (path);
  return result;
}
