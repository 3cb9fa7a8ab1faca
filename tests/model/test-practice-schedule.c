/* test-practice-schedule.c: when something is asked again, and what was missed with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-book.h"
#include "model-games.h"
#include "practice-fixture.h"

/* --- The schedule: FSRS-6 --- */

/* What the authors' own program gives for this row of answers, each on the day it is due, with the
 * same two grades; the second one comes on the first day. */
static void
test_intervals (void)
{
  static const struct
  {
    gboolean is_right;
    gint64 days;
  } rows[] = {
    { TRUE, 2 },   { TRUE, 2 },  { TRUE, 11 }, { TRUE, 46 }, { TRUE, 163 },
    { TRUE, 498 }, { FALSE, 0 }, { FALSE, 0 }, { TRUE, 2 },  { TRUE, 4 },
    { TRUE, 7 },   { TRUE, 12 }, { TRUE, 21 },
  };
  FhSchedule schedule;
  gint64 today = 1000;

  fh_schedule_init (&schedule, today);
  g_assert_true (fh_schedule_is_due (&schedule, today));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      fh_schedule_answer (&schedule, rows[i].is_right, today);
      g_assert_cmpint (schedule.due - today, ==, rows[i].days);
      today = i == 0 ? today : schedule.due;
    }
}

/* What is missed at first and then known: after a day, two, six; and how well it is known. */
static void
test_strength (void)
{
  static const gint64 days[] = { 0, 1, 2, 6, 18, 45, 105 };
  FhSchedule schedule;
  gint64 today = 1000;

  fh_schedule_init (&schedule, today);
  g_assert_cmpfloat (fh_schedule_strength (&schedule, today), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      fh_schedule_answer (&schedule, i > 0, today);
      g_assert_cmpint (schedule.due - today, ==, days[i]);
      g_assert_cmpfloat (fh_schedule_strength (&schedule, today), ==, 1);
      today = schedule.due;
    }
  /* It is asked when it is known with a chance of nine in ten, and a year later with less. */
  g_assert_cmpfloat_with_epsilon (fh_schedule_strength (&schedule, today), 0.9, 0.001);
  g_assert_cmpfloat (fh_schedule_strength (&schedule, today + 365), <, 0.8);
  /* The clock was wrong. */
  g_assert_cmpfloat (fh_schedule_strength (&schedule, 10), ==, 0);
}

/* As a line and back; a line of SM-2 keeps its day. */
static void
test_lines (void)
{
  static const char *const wrong[] = {
    "",
    "2.02 6.39 740308",
    "2.02 0.50 740308 740310",
    "-1.00 6.39 740308 740310",
    "3 2.36 15",
    "0.00 6.39 740308 740310",
    "2.02 6.39 x 740310",
    "9999.00 6.39 1 740310",
    "2 nan 6 740310",
    "2.00 5.00 740308 2000000000",
    "2.00 5.00 740308 740307",
    "3 0.10 15 65",
    "3 2.36 -1 65",
    "2.02 6.39 740308 740310 x",
  };
  FhSchedule schedule, back;
  g_autofree char *text = NULL, *new_text = NULL;

  fh_schedule_init (&schedule, 50);
  new_text = fh_schedule_to_text (&schedule);
  g_assert_cmpstr (new_text, ==, "0.00 0.00 50 50");
  g_assert_true (fh_schedule_from_text (&back, new_text));
  g_assert_cmpfloat (back.stability, ==, 0);
  fh_schedule_answer (&schedule, FALSE, 50);
  fh_schedule_answer (&schedule, TRUE, 50);
  fh_schedule_answer (&schedule, TRUE, 51);
  text = fh_schedule_to_text (&schedule);
  g_assert_cmpstr (text, ==, "2.02 6.39 51 53");
  g_assert_true (fh_schedule_from_text (&back, text));
  g_assert_cmpint (back.due, ==, 53);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (fh_schedule_from_text (&back, wrong[i]));

  g_assert_true (fh_schedule_from_text (&back, "3 2.36 15 65"));
  g_assert_cmpint (back.due, ==, 65);
  g_assert_cmpint (back.answered, ==, 50);
  g_assert_cmpfloat (back.stability, ==, 15);
  g_assert_cmpfloat (back.difficulty, >, schedule.difficulty);
  g_assert_true (fh_schedule_from_text (&back, "0 2.50 0 65"));
  g_assert_cmpint (back.due, ==, 65);
  g_assert_cmpfloat (back.difficulty, <, 6.5);
}

/* When it is asked again, also where it was answered while the clock was wrong. */
static void
test_due (void)
{
  static const struct
  {
    const char *line;
    gint64 today;
    gboolean is_due;
  } rows[] = {
    { "2 2.36 6 740010", 740009, FALSE },        { "2 2.36 6 740010", 740010, TRUE },
    { "2 2.36 6 740010", 740004, FALSE }, /* answered today */
    { "2 2.36 6 740010", 740003, TRUE },  /* answered tomorrow */
    { "2 2.36 6 747000", 740003, TRUE },  /* and twenty years from now */
    { "0 2.36 0 747000", 740003, TRUE },         { "0 2.36 0 740003", 740003, TRUE },
    { "2 2.36 6 740010", G_MAXINT64, TRUE },     { "6.45 6.38 740004 740010", 740009, FALSE },
    { "6.45 6.38 740004 740010", 740010, TRUE }, { "6.45 6.38 740004 740010", 740004, FALSE },
    { "6.45 6.38 740004 740010", 740003, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhSchedule schedule;

      g_assert_true (fh_schedule_from_text (&schedule, rows[i].line));
      g_assert_true (fh_schedule_is_due (&schedule, rows[i].today) == rows[i].is_due);
    }
}

/* What was missed while the clock was twenty years ahead is asked today. */
static void
test_wrong_clock (void)
{
  const gint64 today = fh_schedule_today ();
  FhStore *store;
  FhKeyTable *book = practice_book_new ("clock", &store);
  g_autoptr (GPtrArray) missed = NULL;

  fh_practice_book_answered (book, "winner australian-4 1 none 1", FH_PRACTICE_WINNER, FALSE,
                             today + 7000);
  fh_practice_book_answered (book, "winner australian-4 1 none 2", FH_PRACTICE_WINNER, FALSE,
                             today - 7000);
  missed = fh_practice_book_list_missed (book, today);
  g_assert_cmpuint (missed->len, ==, 2);
  g_assert_true (g_str_has_suffix (missed->pdata[0], " 1"));
  practice_book_end (book, store);
}

/* --- The book --- */

/* What is missed comes again when it is due, over the end of the program too. */
static void
test_missed (void)
{
  static const gint64 days[] = { 101, 103, 109, 127, 172, 277 };
  const FhPracticeSpec spec = { .kind = FH_PRACTICE_ORDER, .preset = 2, .step = 3, .seed = 99 };
  g_autofree char *key = fh_practice_key_of_spec (&spec);
  FhStore *store;
  FhKeyTable *book = practice_book_new ("missed", &store);
  FhPracticeSpec back = { 0 };
  GPtrArray *missed;
  guint asked, right;

  g_assert_cmpstr (key, ==, "order australian-4 3 none 99");
  g_assert_true (fh_practice_spec_of_key (key, &back));
  g_assert_cmpmem (&spec, sizeof spec, &back, sizeof back);
  g_assert_false (fh_practice_spec_of_key ("order australian-4 9 none 99", &back));

  fh_practice_book_answered (book, "winner american-4 1 none 1", FH_PRACTICE_WINNER, TRUE, 100);
  fh_practice_book_answered (book, key, FH_PRACTICE_ORDER, FALSE, 100);
  practice_book_end (book, store);

  book = practice_book_new ("missed", &store);
  missed = fh_practice_book_list_missed (book, 100);
  g_assert_cmpint (missed->len, ==, 1);
  g_assert_cmpstr (missed->pdata[0], ==, key);
  g_ptr_array_unref (missed);
  fh_practice_book_answered (book, key, FH_PRACTICE_ORDER, TRUE, 100);
  missed = fh_practice_book_list_missed (book, 100);
  g_assert_cmpint (missed->len, ==, 0);
  g_ptr_array_unref (missed);
  missed = fh_practice_book_list_missed (book, 101);
  g_assert_cmpint (missed->len, ==, 1);
  g_ptr_array_unref (missed);
  fh_practice_book_get_tally (book, FH_PRACTICE_ORDER, &asked, &right);
  g_assert_cmpint (asked, ==, 2);
  g_assert_cmpint (right, ==, 1);

  /* Known after 1, 2, 6, 18, 45 and 105 days it is known for good. */
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      missed = fh_practice_book_list_missed (book, G_MAXINT64);
      g_assert_cmpint (missed->len, ==, 1);
      g_ptr_array_unref (missed);
      fh_practice_book_answered (book, key, FH_PRACTICE_ORDER, TRUE, days[i]);
    }
  missed = fh_practice_book_list_missed (book, G_MAXINT64);
  g_assert_cmpint (missed->len, ==, 0);
  g_ptr_array_unref (missed);
  practice_book_end (book, store);
}

/* Two programs at once lose nothing. */
static void
test_two (void)
{
  FhStore *first_store, *second_store;
  FhKeyTable *first = practice_book_new ("two", &first_store);
  FhKeyTable *second = practice_book_new ("two", &second_store);
  GPtrArray *missed;
  guint asked, right;

  for (int i = 0; i < 20; i++)
    {
      g_autofree char *key = g_strdup_printf ("winner american-4 1 none %d", i);

      fh_practice_book_answered (i % 2 ? first : second, key, FH_PRACTICE_WINNER, FALSE, 1);
      model_store_settle (i % 2 ? first_store : second_store);
    }
  practice_book_end (first, first_store);
  practice_book_end (second, second_store);
  first = practice_book_new ("two", &first_store);
  fh_practice_book_get_tally (first, FH_PRACTICE_WINNER, &asked, &right);
  g_assert_cmpint (asked, ==, 20);
  g_assert_cmpint (right, ==, 0);
  missed = fh_practice_book_list_missed (first, 1);
  g_assert_cmpint (missed->len, ==, 20);
  g_ptr_array_unref (missed);
  practice_book_end (first, first_store);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/intervals", test_intervals);
  g_test_add_func ("/practice/strength", test_strength);
  g_test_add_func ("/practice/lines", test_lines);
  g_test_add_func ("/practice/due", test_due);
  g_test_add_func ("/practice/wrong-clock", test_wrong_clock);
  g_test_add_func ("/practice/missed", test_missed);
  g_test_add_func ("/practice/two", test_two);
  return practice_run ();
}
