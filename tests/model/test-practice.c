/* test-practice.c: questions of practice, one after the other, and what is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-course.h"
#include "fh-practice-session-private.h"
#include "fh-practice-words.h"
#include "fh-record.h"
#include "fh-words.h"
#include "fh-writer.h"
#include "practice-fixture.h"

/* Runs the main loop until a question stands there or none is left. */
static void
wait_for (FhPracticeSession *session)
{
  await (!fh_practice_session_is_waiting (session));
}

/* No number is told twice, and a fact has none behind it. */
static void
check_numbers (const FhPracticeQuestion *question,
               const FhSeatView *view,
               const FhPracticeAnswer *answer,
               const char *why)
{
  g_autofree char *numbers = fh_sentence_practice_numbers (question, view, NULL, answer, -1);
  g_auto (GStrv) lines = g_strsplit (numbers != NULL ? numbers : "", "\n", -1);

  g_assert_true (numbers == NULL || question->is_judged);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpint (strlen (lines[i]), >, 0);
      g_assert_null (strstr (why, lines[i]));
    }
}

/* Counts in @n which rule @why gives for @points. */
static void
count_rules (const char *why, int points, guint n[3])
{
  static const char *const rules[] = { "A contract that is made scores its value",
                                       "A contract that fails costs its value",
                                       "Each trick of the defenders scores" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (strstr (why, rules[i]) != NULL)
      {
        n[i]++;
        g_assert_true (i == 0 ? points > 0 : i == 1 ? points < 0 : points > 0 && points <= 100);
      }
}

/* Why a discard is the best is said where it is not true of the one that was chosen, too. */
static void
test_shared_reason (void)
{
  FhPracticeSpec spec = { .kind = FH_PRACTICE_SCORE, .step = 1, .seed = 1 };
  const FhCardSet joker = FH_SET (FH_JOKER), ace = FH_SET (FH_CARD (FH_SPADES, FH_ACE)),
                  king = FH_SET (FH_CARD (FH_SPADES, FH_KING));
  g_autofree FhPracticeQuestion *question = g_new0 (FhPracticeQuestion, 1);
  FhPracticeAnswer answer = { .call = FH_CALL_NONE, .option = 1 };
  FhSeatView view;

  g_assert_true (fh_practice_make (question, &spec, NULL));
  fh_practice_view (question, &view);
  question->spec.kind = FH_PRACTICE_DISCARD;
  question->is_judged = TRUE;
  question->n_options = 2;
  question->right_option = 0;
  question->advice.n_choices = 2;
  question->advice.choices[0].reason.motive = FH_MOTIVE_BURY_JOKER;
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *why = NULL;

      question->options[i] = (guint8) i;
      question->options[1] = 1;
      question->advice.choices[0].action = fh_action_cards (FH_ACTION_DISCARD, 0, joker | ace);
      question->advice.choices[1].action =
          fh_action_cards (FH_ACTION_DISCARD, 0, king | (i == 0 ? joker : ace));
      why = fh_sentence_practice_explanation (question, &view, NULL, &answer);
      g_assert_true ((strstr (why, "The joker would take a trick") != NULL) == (i == 1));
    }
}

/* Every kind of fact asks, offers and explains in whole sentences, right and wrong. */
static void
test_words (void)
{
  guint n_rules[3] = { 0 };

  for (FhPracticeKind kind = 0; kind < FH_PRACTICE_BID; kind++)
    for (guint i = 0; i < FH_N_PRESETS * FH_PRACTICE_STEPS; i++)
      {
        FhPracticeSpec spec = { .kind = (guint8) kind,
                                .preset = (guint8) (i / FH_PRACTICE_STEPS),
                                .step = (guint8) (1 + i % FH_PRACTICE_STEPS),
                                .seed = i };
        g_autofree FhPracticeQuestion *question = g_new0 (FhPracticeQuestion, 1);
        g_autofree char *ask = NULL, *why = NULL, *wrong_why = NULL;
        FhPracticeAnswer answer;
        FhSeatView view;

        g_assert_true (fh_practice_make (question, &spec, NULL));
        fh_practice_view (question, &view);
        ask = fh_sentence_practice_ask (question, &view, NULL);
        g_assert_true (g_str_has_suffix (ask, "?") || g_str_has_suffix (ask, "."));
        answer = fh_practice_right_answer (question);
        g_assert_cmpstr (fh_sentence_practice_verdict (question, &answer), ==, "Right.");
        why = fh_sentence_practice_explanation (question, &view, NULL, &answer);
        g_assert_cmpint (strlen (why), >, 0);
        g_assert_null (strstr (why, "  "));
        for (int k = 0; k < question->n_options; k++)
          {
            g_autofree char *option = fh_sentence_practice_option (question, &view, NULL, k);

            g_assert_cmpint (strlen (option), >, 0);
          }
        answer.option = (guint8) ((answer.option + 1) % MAX (question->n_options, 1));
        answer.cards = view.hand & ~answer.cards ? view.hand & ~answer.cards : 0;
        answer.n_order = 0;
        g_assert_cmpstr (fh_sentence_practice_verdict (question, &answer), ==, "Not quite.");
        wrong_why = fh_sentence_practice_explanation (question, &view, NULL, &answer);
        check_numbers (question, &view, &answer, wrong_why);
        /* A list of many trumps is no sentence. */
        if (kind == FH_PRACTICE_WINNERS || kind == FH_PRACTICE_TRUMPS_OUT)
          for (FhCard card = 0; card < FH_N_CARDS; card++)
            g_assert_true (fh_card_is_joker (card) || strstr (why, fh_words_card (card)) == NULL);
        g_assert_cmpint (strlen (wrong_why), >, 0);
        if (kind == FH_PRACTICE_SCORE)
          count_rules (why, question->options[question->right_option], n_rules);
        g_test_message ("%s\n%s\n%s", ask, why, wrong_why);
      }
  for (guint i = 0; i < G_N_ELEMENTS (n_rules); i++)
    g_assert_cmpuint (n_rules[i], >, 0);
}

/* Answers what stands there, right or wrong; returns whether that is a step of a lesson. */
static gboolean
answer_something (FhPracticeSession *session, gboolean is_right)
{
  const FhPracticeQuestion *question = fh_practice_session_peek_question (session);
  guint step;
  FhPracticeAnswer answer;

  if (fh_practice_session_peek_step (session, &step) != NULL)
    {
      g_assert_null (question);
      fh_practice_session_answer_step (session, is_right);
      return TRUE;
    }
  g_assert_nonnull (question);
  answer = fh_practice_right_answer (question);
  if (!is_right)
    answer = (FhPracticeAnswer){ .option = (guint8) (answer.option + 1) };
  fh_practice_session_answer (session, &answer);
  return FALSE;
}

/* The mix of the day: what is due, the weakest first, steps of lessons among it, then what is new;
 * nothing twice, so many and no more, and on the next day another one. */
static void
test_daily (void)
{
  const FhPracticeWish wish = { .set = FH_PRACTICE_DAILY,
                                .kinds = 1u << FH_PRACTICE_HIGHER | 1u << FH_PRACTICE_WINNER,
                                .preset = FH_PRESET_AUSTRALIAN_4 };
  const gint64 today = fh_schedule_today ();
  FhLesson *lesson = fh_course_find_lesson (fh_course_get (), "left-bower");
  const FhLessonStep *step = NULL;
  FhStore *store;
  FhKeyTable *book = practice_book_new ("daily", &store);
  FhPracticeSession *session = fh_practice_session_new (book);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) due = NULL, missed = NULL;
  g_autofree char *key = NULL;
  guint n_steps = 0, index;

  for (guint i = 0; step == NULL; i++)
    if (fh_lesson_step_get_kind (fh_lesson_get_step (lesson, i)) != FH_STEP_WATCH)
      step = fh_lesson_get_step (lesson, i);
  key = fh_practice_key_of_step ("left-bower", fh_lesson_step_get_id (step));
  /* Right a week ago it is known less than it should be; wrong today it is known least. */
  fh_practice_book_answered_step (book, key, TRUE, today - 7);
  fh_practice_book_answered_step (book, "step left-bower gone", FALSE, today);
  fh_practice_book_answered (book, "winner australian-4 1 none 8", FH_PRACTICE_WINNER, FALSE,
                             today);
  fh_practice_book_answered (book, "winner australian-4 1 none 9", FH_PRACTICE_WINNER, FALSE,
                             today - 1);
  due = fh_practice_book_list_due (book, today, NULL);
  missed = fh_practice_book_list_missed (book, today);
  g_assert_cmpuint (due->len, ==, 4);
  g_assert_cmpuint (missed->len, ==, 2);
  g_assert_cmpstr (due->pdata[0], ==, "winner australian-4 1 none 9");
  g_assert_cmpstr (due->pdata[1], ==, key);

  fh_practice_session_set_seed (session, 3);
  fh_practice_session_begin (session, &wish);
  for (guint i = 0; i < FH_DAILY_ANSWERS; i++)
    {
      g_assert_cmpuint (fh_practice_book_get_daily (book, today, NULL), ==, i);
      g_assert_cmpuint (fh_practice_session_get_left (session, NULL), ==, FH_DAILY_ANSWERS - i);
      wait_for (session);
      if (i == 1)
        g_assert_true (fh_practice_session_peek_step (session, &index) == lesson
                       && fh_lesson_get_step (lesson, index) == step);
      if (fh_practice_session_peek_question (session) != NULL)
        {
          const FhPracticeQuestion *question = fh_practice_session_peek_question (session);

          g_assert_true (g_hash_table_add (seen, fh_practice_key_of_spec (&question->spec)));
          /* What was wrong on this day comes again at the end. */
          if (i + 2 < FH_DAILY_ANSWERS)
            g_assert_false (g_hash_table_contains (seen, "winner australian-4 1 none 8"));
        }
      n_steps += answer_something (session, i % 2 == 1);
      fh_practice_session_next (session);
    }
  wait_for (session);
  g_assert_true (fh_practice_session_is_empty (session));
  g_assert_cmpuint (n_steps, ==, 1);
  g_assert_true (g_hash_table_contains (seen, "winner australian-4 1 none 8"));
  g_assert_cmpuint (fh_practice_book_get_daily (book, today, NULL), ==, FH_DAILY_ANSWERS);
  g_assert_cmpuint (fh_practice_book_get_daily (book, today + 1, NULL), ==, 0);
  /* It is over for this day. */
  fh_practice_session_begin (session, &wish);
  wait_for (session);
  g_assert_true (fh_practice_session_is_empty (session));
  g_object_unref (session);
  practice_book_end (book, store);
}

/* A round of facts: each question is there at once after the first, and answers are kept. */
static void
test_round (void)
{
  const FhPracticeWish wish = { .kinds = (1u << FH_PRACTICE_BID) - 1,
                                .preset = FH_PRESET_AUSTRALIAN_4 };
  FhStore *store;
  FhKeyTable *book = practice_book_new ("round", &store);
  FhPracticeSession *session = fh_practice_session_new (book);
  g_autoptr (GPtrArray) missed = NULL;

  fh_practice_session_set_seed (session, 7);
  fh_practice_session_begin (session, &wish);
  for (int i = 0; i < 20; i++)
    {
      const FhPracticeQuestion *question;
      FhPracticeAnswer answer;

      wait_for (session);
      question = fh_practice_session_peek_question (session);
      g_assert_nonnull (question);
      g_assert_null (fh_practice_session_peek_answer (session));
      answer = fh_practice_right_answer (question);
      if (i < 3)
        answer = (FhPracticeAnswer){ .option = (guint8) (answer.option + 1) };
      g_assert_cmpint (fh_practice_session_answer (session, &answer), ==, i >= 3);
      g_assert_nonnull (fh_practice_session_peek_answer (session));
      fh_practice_session_next (session);
    }
  missed = fh_practice_book_list_missed (book, fh_schedule_today ());
  g_assert_cmpint (missed->len, ==, 3);

  /* What was missed, until nothing is left. */
  const FhPracticeWish again = { .set = FH_PRACTICE_MISSED };
  fh_practice_session_begin (session, &again);
  wait_for (session);
  g_assert_true (fh_practice_session_is_again (session));
  g_assert_cmpint (g_ptr_array_find_with_equal_func (missed, "x", g_str_equal, NULL), ==, FALSE);
  fh_practice_session_end (session);
  g_assert_null (fh_practice_session_peek_question (session));
  g_object_unref (session);
  practice_book_end (book, store);
}

static guint
count_made (GPtrArray *items)
{
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    n += ((FhPracticeItem *) items->pdata[i])->is_made;
  return n;
}

/* Who has looked at one question for a while waits for none of the next ones. */
static void
test_ahead (void)
{
  const FhPracticeWish wish = { .kinds = (1u << FH_PRACTICE_BID) - 1 };
  FhStore *store;
  FhKeyTable *book = practice_book_new ("ahead", &store);
  FhPracticeSession *session = fh_practice_session_new (book);

  fh_practice_session_begin (session, &wish);
  wait_for (session);
  await (count_made (session->ahead) == session->ahead->len);
  for (int i = 0; i < 4; i++)
    {
      const FhPracticeAnswer answer = { .n_order = 0 };

      fh_practice_session_answer (session, &answer);
      fh_practice_session_next (session);
      g_assert_false (fh_practice_session_is_waiting (session));
      g_assert_nonnull (fh_practice_session_peek_question (session));
    }
  g_object_unref (session);
  practice_book_end (book, store);
}

/* Nobody waits for the judge while there is something to ask that needs none. */
static void
test_quick (void)
{
  const FhPracticeWish judged = { .kinds = 1u << FH_PRACTICE_BID };
  FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_BID | 1u << FH_PRACTICE_ORDER };
  FhStore *store;
  FhKeyTable *book = practice_book_new ("quick", &store);
  FhPracticeSession *session = fh_practice_session_new (book);

  for (int i = 0; i < 24; i++)
    {
      guint n_quick = 0;

      wish.set = i % 2 == 0 ? FH_PRACTICE_MIXED : FH_PRACTICE_DAILY;
      fh_practice_session_begin (session, &wish);
      for (guint k = 0; k < session->ahead->len; k++)
        n_quick += fh_practice_item_is_quick (session->ahead->pdata[k]);
      g_assert_cmpuint (n_quick, >, 0);
    }
  fh_practice_session_begin (session, &judged);
  g_assert_cmpuint (session->ahead->len, ==, 2);
  g_assert_true (fh_practice_session_is_waiting (session));
  g_object_unref (session);
  practice_book_end (book, store);
}

/* What was prepared, or was left over from a round, is there at once in the next at that table. */
static void
test_kept (void)
{
  FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_DISCARD | 1u << FH_PRACTICE_ORDER,
                          .preset = FH_PRESET_AUSTRALIAN_4,
                          .step = 1 };
  FhStore *store;
  FhKeyTable *book = practice_book_new ("kept", &store);
  FhPracticeSession *session = fh_practice_session_new (book);
  const FhPracticeItem *first, *second;

  /* One of the kind that takes the judge; it is there for a round of it, and another is made. */
  fh_practice_session_prepare (session, &wish);
  g_assert_cmpuint (session->kept->len, ==, 1);
  await (count_made (session->kept) == 1);
  g_assert_cmpuint (session->kept->len, ==, 1);
  first = session->kept->pdata[0];
  wish.kinds = 1u << FH_PRACTICE_DISCARD;
  fh_practice_session_begin (session, &wish);
  g_assert_false (fh_practice_session_is_waiting (session));
  g_assert_true (session->item == first);
  g_assert_cmpuint (session->kept->len, ==, 0);
  await (count_made (session->ahead) >= 1);

  /* What nobody has looked at yet stays; not what was asked, and not at another table. */
  second = session->ahead->pdata[0];
  if (!second->is_made)
    second = session->ahead->pdata[1];
  fh_practice_session_end (session);
  g_assert_cmpuint (count_made (session->kept), ==, session->kept->len);
  wish.preset = FH_PRESET_AMERICAN_4;
  fh_practice_session_begin (session, &wish);
  g_assert_true (fh_practice_session_is_waiting (session));
  wish.preset = FH_PRESET_AUSTRALIAN_4;
  wish.step = 2;
  fh_practice_session_begin (session, &wish);
  g_assert_true (fh_practice_session_is_waiting (session));
  wish.step = 1;
  fh_practice_session_begin (session, &wish);
  g_assert_true (session->item == second);

  /* Nothing is prepared while a round goes on, nor by who wants that no more. */
  fh_practice_session_prepare (session, &wish);
  g_assert_cmpuint (session->kept->len, ==, 0);
  fh_practice_session_end (session);
  wish.preset = FH_PRESET_AMERICAN_4;
  fh_practice_session_prepare (session, &wish);
  g_assert_cmpuint (session->kept->len - count_made (session->kept), ==, 1);
  fh_practice_session_prepare (session, NULL);
  g_assert_cmpuint (session->kept->len - count_made (session->kept), ==, 0);
  g_object_unref (session);
  practice_book_end (book, store);
}

/* No more than a few are kept, the newest; of what takes no time none is. */
static void
test_kept_few (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("few", &store);
  FhPracticeSession *session = fh_practice_session_new (book);
  FhPracticeItem *item = NULL;

  for (guint i = 0; i < 200; i++)
    {
      item = g_new0 (FhPracticeItem, 1);
      atomic_init (&item->n_refs, 1);
      item->is_begun = item->is_made = TRUE;
      item->spec.kind = i % 2 == 0 ? FH_PRACTICE_ORDER : FH_PRACTICE_BID;
      g_ptr_array_add (session->ahead, item);
    }
  fh_practice_session_end (session);
  g_assert_cmpuint (session->kept->len, ==, 24);
  g_assert_true (session->kept->pdata[23] == item);
  for (guint i = 0; i < session->kept->len; i++)
    g_assert_cmpint (((FhPracticeItem *) session->kept->pdata[i])->spec.kind, ==, FH_PRACTICE_BID);
  g_object_unref (session);
  practice_book_end (book, store);
}

/* What was missed does not come back with its answers in the same places, nor twice in a round. */
static void
test_again (void)
{
  const FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_ORDER, .step = 2 };
  const FhPracticeWish missed = { .set = FH_PRACTICE_MISSED };
  FhStore *store;
  FhKeyTable *book = practice_book_new ("again", &store);
  FhPracticeSession *session = fh_practice_session_new (book);
  gint16 first[FH_PRACTICE_MAX_OPTIONS];
  int n_other = 0;

  fh_practice_session_set_seed (session, 7);
  for (int i = 0; i < 6; i++)
    {
      const FhPracticeQuestion *question;
      FhPracticeAnswer answer = { .n_order = 0 };

      fh_practice_session_begin (session, i == 0 ? &wish : &missed);
      wait_for (session);
      question = fh_practice_session_peek_question (session);
      g_assert_nonnull (question);
      if (i == 0)
        memcpy (first, question->options, sizeof first);
      n_other += memcmp (first, question->options, sizeof first) != 0;
      fh_practice_session_answer (session, &answer);
      if (i == 0)
        continue;
      fh_practice_session_next (session);
      wait_for (session);
      g_assert_true (fh_practice_session_is_empty (session));
    }
  g_assert_cmpint (n_other, >=, 3);
  g_object_unref (session);
  practice_book_end (book, store);
}

/* A position of the person's own becomes a question, whatever of others beside it cannot be read.
 */
static void
test_own (void)
{
  const FhPracticeSpec spec = { .kind = FH_PRACTICE_CARD, .step = 1, .seed = 3 };
  const FhPracticeWish wish = { .set = FH_PRACTICE_OWN };
  g_autofree FhPracticeQuestion *made = g_new0 (FhPracticeQuestion, 1);
  FhStore *store;
  FhKeyTable *book = practice_book_new ("own", &store);
  FhPracticeSession *session = fh_practice_session_new (book);
  FhRecord *record;
  FhState state;
  char *text;

  g_assert_true (fh_practice_make (made, &spec, NULL));
  record = fh_record_new_for_rules (&made->rules);
  memset (&state, 0, sizeof state);
  fh_state_init (&state, &made->rules);
  for (int i = 0; i < made->n_actions; i++)
    {
      g_assert_cmpint (fh_state_apply (&state, &made->actions[i]).code, ==, FH_OK);
      fh_record_append (record, &made->actions[i], &state.table);
    }
  /* What was done then: something else than the best. */
  FhAction done = made->advice.choices[made->advice.n_choices - 1].action;
  g_assert_cmpint (fh_state_apply (&state, &done).code, ==, FH_OK);
  fh_record_append (record, &done, &state.table);
  text = fh_record_write (record);
  fh_practice_book_add_own (book, text, made->n_actions + 7u, made->seat, FH_FAULT_KEEPS_WINNERS);
  fh_practice_book_add_own (book, text, made->n_actions + 9u, made->seat, FH_FAULT_KEEPS_WINNERS);
  fh_practice_book_add_own (book, text, made->n_actions, made->seat, FH_FAULT_KEEPS_WINNERS);
  fh_practice_book_add_own (book, text, made->n_actions, made->seat, FH_FAULT_KEEPS_WINNERS);
  fh_practice_book_add_own (book, text, made->n_actions + 8u, made->seat, FH_FAULT_KEEPS_WINNERS);
  fh_practice_book_add_own (book, text, made->n_actions + 10u, made->seat, FH_FAULT_KEEPS_WINNERS);

  fh_practice_session_begin (session, &wish);
  wait_for (session);
  g_assert_true (fh_practice_session_is_own (session));
  const FhPracticeQuestion *question = fh_practice_session_peek_question (session);
  g_assert_cmpint (question->right_cards, ==, made->right_cards);
  g_assert_cmpint (question->seat, ==, made->seat);

  FhPracticeAnswer answer = fh_practice_right_answer (question);
  g_autofree char *why = fh_sentence_practice_explanation (
      question, fh_practice_session_peek_view (session), NULL, &answer);
  g_assert_true (g_str_has_suffix (why, "."));
  check_numbers (question, fh_practice_session_peek_view (session), &answer, why);
  g_assert_true (fh_practice_session_answer (session, &answer));
  /* There is no other. */
  fh_practice_session_next (session);
  wait_for (session);
  g_assert_true (fh_practice_session_is_empty (session));
  /* What cannot be asked is due no more, and stays a position of the own deals. */
  g_autoptr (GPtrArray) due = fh_practice_book_list_due (book, fh_schedule_today (), NULL);
  g_autoptr (GPtrArray) own = fh_practice_book_list_own (book, FH_FAULT_NONE);
  g_assert_cmpuint (due->len, ==, 0);
  g_assert_cmpuint (own->len, ==, 5);
  free (text);
  fh_record_free (record);
  g_object_unref (session);
  practice_book_end (book, store);
}

/* What the mix of the day holds, without a word of what it does not. */
static void
test_daily_words (void)
{
  gint64 today = fh_schedule_today ();
  FhStore *store;
  FhKeyTable *book = practice_book_new ("daily-words", &store);
  g_autofree char *none = fh_sentence_daily (book, today);
  g_autofree char *some = NULL, *all = NULL;

  g_assert_cmpstr (none, ==, "10 new questions.");
  for (guint i = 0; i < FH_DAILY_ANSWERS; i++)
    {
      g_autofree char *key = g_strdup_printf ("winner australian-4 1 none %u", i);

      if (i == 4)
        some = fh_sentence_daily (book, today);
      fh_practice_book_answered (book, key, FH_PRACTICE_WINNER, FALSE, today - 1);
    }
  g_assert_cmpstr (some, ==, "10 questions: 4 again, 6 new.");
  all = fh_sentence_daily (book, today);
  g_assert_cmpstr (all, ==, "10 questions that you have seen before.");
  practice_book_end (book, store);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/ahead", test_ahead);
  g_test_add_func ("/practice/quick", test_quick);
  g_test_add_func ("/practice/kept", test_kept);
  g_test_add_func ("/practice/kept-few", test_kept_few);
  g_test_add_func ("/practice/words", test_words);
  g_test_add_func ("/practice/shared-reason", test_shared_reason);
  g_test_add_func ("/practice/round", test_round);
  g_test_add_func ("/practice/daily", test_daily);
  g_test_add_func ("/practice/daily-words", test_daily_words);
  g_test_add_func ("/practice/again", test_again);
  g_test_add_func ("/practice/own", test_own);
  return practice_run ();
}
