/* test-practice.c: what was practised, what comes again, and what is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <math.h>

#include "await.h"
#include "fh-practice-session-private.h"
#include "fh-practice-words.h"
#include "fh-progress.h"
#include "fh-record.h"
#include "fh-writer.h"
#include "model-games.h"

static char *directory;

/* What another run of the program finds in the store @name. */
static FhKeyTable *
new_book (const char *name, FhStore **store)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  FhProgress *progress;

  *store = fh_store_new (path);
  progress = fh_progress_new (*store);
  model_store_settle (*store);
  return FH_KEY_TABLE (progress);
}

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
  FhKeyTable *book = new_book ("clock", &store);
  g_autoptr (GPtrArray) missed = NULL;

  fh_practice_book_answered (book, "winner australian-4 1 none 1", FH_PRACTICE_WINNER, FALSE,
                             today + 7000);
  fh_practice_book_answered (book, "winner australian-4 1 none 2", FH_PRACTICE_WINNER, FALSE,
                             today - 7000);
  missed = fh_practice_book_list_missed (book, today);
  g_assert_cmpuint (missed->len, ==, 2);
  g_assert_true (g_str_has_suffix (missed->pdata[0], " 1"));
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
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
  FhKeyTable *book = new_book ("missed", &store);
  FhPracticeSpec back = { 0 };
  GPtrArray *missed;
  guint asked, right;

  g_assert_cmpstr (key, ==, "order australian-4 3 none 99");
  g_assert_true (fh_practice_spec_of_key (key, &back));
  g_assert_cmpmem (&spec, sizeof spec, &back, sizeof back);
  g_assert_false (fh_practice_spec_of_key ("order australian-4 9 none 99", &back));

  fh_practice_book_answered (book, "winner american-4 1 none 1", FH_PRACTICE_WINNER, TRUE, 100);
  fh_practice_book_answered (book, key, FH_PRACTICE_ORDER, FALSE, 100);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);

  book = new_book ("missed", &store);
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
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* Two programs at once lose nothing. */
static void
test_two (void)
{
  FhStore *first_store, *second_store;
  FhKeyTable *first = new_book ("two", &first_store);
  FhKeyTable *second = new_book ("two", &second_store);
  GPtrArray *missed;
  guint asked, right;

  for (int i = 0; i < 20; i++)
    {
      g_autofree char *key = g_strdup_printf ("winner american-4 1 none %d", i);

      fh_practice_book_answered (i % 2 ? first : second, key, FH_PRACTICE_WINNER, FALSE, 1);
      model_store_settle (i % 2 ? first_store : second_store);
    }
  g_object_unref (first);
  g_object_unref (second);
  g_object_unref (first_store);
  g_object_unref (second_store);
  first = new_book ("two", &first_store);
  fh_practice_book_get_tally (first, FH_PRACTICE_WINNER, &asked, &right);
  g_assert_cmpint (asked, ==, 20);
  g_assert_cmpint (right, ==, 0);
  missed = fh_practice_book_list_missed (first, 1);
  g_assert_cmpint (missed->len, ==, 20);
  g_ptr_array_unref (missed);
  g_object_unref (first);
  g_object_unref (first_store);
}

/* A fault counts once a deal, and is a habit from the third deal on, if it comes often enough. */
static void
test_faults (void)
{
  FhStore *store;
  FhKeyTable *book = new_book ("faults", &store);
  guint could, made, bit = 1u << FH_FAULT_KEEPS_TRUMPS;
  g_autofree char *sentence = NULL;

  for (int i = 0; i < 8; i++)
    {
      g_autofree char *deal = g_strdup_printf ("deal %d", i);

      fh_practice_book_note_deal (book, deal, bit, i < 6 ? bit : 0);
      fh_practice_book_note_deal (book, deal, bit, bit);
      g_assert_cmpint (fh_practice_book_is_habit (book, FH_FAULT_KEEPS_TRUMPS), ==, i >= 2);
    }
  fh_practice_book_get_fault (book, FH_FAULT_KEEPS_TRUMPS, &could, &made);
  sentence = fh_sentence_fault (FH_FAULT_KEEPS_TRUMPS, made, could);
  g_assert_cmpstr (sentence, ==, "You keep trumps too long: in 6 of 8 deals.");
  g_assert_false (fh_practice_book_is_habit (book, FH_FAULT_OVERBIDS));
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

static void
note_judged (
    FhKeyTable *book, int game, guint n_actions, guint deal, guint index, FhPracticeFault fault)
{
  g_autofree char *id = g_strdup_printf ("game-%d", game);
  const FhJudgedDecision decision = { .deal = deal,
                                      .index = index,
                                      .could = 1u << FH_FAULT_KEEPS_TRUMPS,
                                      .is_mistake = fault != FH_FAULT_NONE,
                                      .fault = fault,
                                      .cost = fault == FH_FAULT_NONE       ? 0
                                              : fault == FH_FAULT_OVERBIDS ? 90
                                                                           : 40 };

  fh_practice_book_note_judged (book, id, n_actions, &decision);
}

/* The last twenty games together: each decision once, what was taken back not at all, what a deal
 * costs once there are deals enough, and the habits by what they cost. */
static void
test_last_games (void)
{
  FhStore *store;
  FhKeyTable *book = new_book ("games", &store);
  FhLastGames sum;

  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_decisions, ==, 0);

  /* The second time it is another one: it was taken back, and what had followed with it. */
  note_judged (book, 0, 9, 0, 3, FH_FAULT_OVERBIDS);
  note_judged (book, 0, 9, 0, 7, FH_FAULT_NONE);
  note_judged (book, 0, 9, 0, 7, FH_FAULT_NONE);
  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_decisions, ==, 2);
  g_assert_cmpuint (sum.n_mistakes, ==, 1);
  note_judged (book, 0, 4, 0, 3, FH_FAULT_NONE);
  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_games, ==, 1);
  g_assert_cmpuint (sum.n_deals, ==, 1);
  g_assert_cmpuint (sum.n_decisions, ==, 1);
  g_assert_cmpuint (sum.n_mistakes, ==, 0);
  g_autofree char *nothing = fh_sentence_games_cost (&sum);
  g_assert_cmpstr (nothing, ==, "nothing that can be told from chance");

  /* Of eight deals the last four have two mistakes each; decisions come in any order. */
  for (guint deal = 0; deal < 8; deal++)
    {
      note_judged (book, 0, 900, deal, 100 * deal + 50,
                   deal < 4 ? FH_FAULT_NONE : FH_FAULT_OVERBIDS);
      if (deal > 0)
        note_judged (book, 0, 900, deal, 100 * deal + 3,
                     deal < 4 ? FH_FAULT_NONE : FH_FAULT_KEEPS_TRUMPS);
      if (deal == 6)
        {
          fh_practice_book_sum_games (book, &sum);
          g_autofree char *few = fh_sentence_games_cost (&sum);
          g_assert_false (sum.tells_cost);
          g_assert_cmpstr (few, ==, "too few deals to tell");
        }
    }
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
  book = new_book ("games", &store);
  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_games, ==, 1);
  g_assert_cmpuint (sum.n_deals, ==, 8);
  g_assert_cmpuint (sum.n_decisions, ==, 16);
  g_assert_cmpuint (sum.n_mistakes, ==, 8);
  g_assert_true (sum.tells_cost);
  g_assert_cmpfloat_with_epsilon (sum.cost, 65, 1e-9);
  g_assert_cmpfloat_with_epsilon (sum.error, 65 / sqrt (7), 1e-6);
  g_autofree char *cost = fh_sentence_games_cost (&sum);
  g_assert_cmpstr (cost, ==, "65 points (± 50)");
  g_assert_cmpuint (sum.n_habits, ==, 2);
  g_assert_cmpint (sum.habits[0].fault, ==, FH_FAULT_OVERBIDS);
  g_assert_cmpfloat_with_epsilon (sum.habits[0].cost, 360, 1e-9);
  g_assert_cmpint (sum.habits[1].fault, ==, FH_FAULT_KEEPS_TRUMPS);
  g_assert_cmpuint (sum.habits[1].made, ==, 4);
  g_assert_cmpuint (sum.habits[1].could, ==, 8);
  g_autofree char *of_habit = fh_sentence_habit_cost (&sum.habits[0]);
  g_assert_cmpstr (of_habit, ==, "It cost about 360 points in all.");

  /* Of a decision among many that is dear the error is as large as the number. */
  note_judged (book, 0, 405, 4, 403, FH_FAULT_OVERBIDS);
  for (guint deal = 1; deal < 9; deal++)
    note_judged (book, 1, 900, deal, 100 * deal, FH_FAULT_NONE);
  fh_practice_book_sum_games (book, &sum);
  g_autofree char *probably = fh_sentence_games_cost (&sum);
  g_assert_cmpuint (sum.n_habits, ==, 0);
  g_assert_cmpstr (probably, ==, "probably about 7 points (± 14)");

  fh_practice_book_erase (book);
  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_decisions, ==, 0);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* A game more than twenty makes the oldest one go; what is damaged is nothing. */
static void
test_more_games (void)
{
  FhStore *store;
  FhKeyTable *book = new_book ("more-games", &store);
  FhLastGames sum;

  fh_key_table_set_text (book, "practice games", "0", "old 5\n0 3 overbids 90.0 overbids");
  fh_key_table_set_text (book, "practice games", "1",
                         "new 9999999999\n0 3 - x\n0 x - 0.0\n0 4 nonsense 1.0\n0 5 none -3.0\n"
                         "0 6 none inf\n\n1 8 none 30.0 nonsense");
  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_games, ==, 2);
  g_assert_cmpuint (sum.n_mistakes, ==, 2);
  for (int game = 0; game < 2 * FH_LAST_GAMES; game++)
    {
      note_judged (book, game, 9, 0, 3, FH_FAULT_NONE);
      fh_practice_book_sum_games (book, &sum);
      g_assert_cmpuint (sum.n_games, ==, MIN (game + 3, FH_LAST_GAMES));
      /* That of long ago is the first to go. */
      g_assert_cmpuint (sum.n_mistakes, ==, game + 3 > FH_LAST_GAMES ? 1 : 2);
    }
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* How somebody decides beside club players, with its error, once there is enough to tell. */
static void
test_strength_shown (void)
{
  FhStore *store;
  FhKeyTable *book = new_book ("strength", &store);
  FhStrength strength;
  g_autofree char *sentence = NULL;

  for (int i = 0; i < 24; i++)
    {
      g_assert_true (fh_practice_book_get_strength (book, &strength) == (i >= 12));
      /* Three of four right, where half of the club players are, or all. */
      fh_practice_book_note_decision (book, i % 2 ? 1.0 : 0.53, i % 4 != 0);
    }
  g_assert_true (fh_practice_book_get_strength (book, &strength));
  g_assert_cmpuint (strength.n, ==, 24);
  g_assert_cmpfloat_with_epsilon (strength.right, 0.75, 1e-9);
  g_assert_cmpfloat_with_epsilon (strength.club, 0.75, 1e-9);
  g_assert_cmpfloat_with_epsilon (strength.error, 0.0905, 0.0001);
  sentence = fh_sentence_strength (&strength);
  g_assert_cmpstr (sentence, ==,
                   "Of your last 24 decisions 18 were right; of a club player about 18 would have "
                   "been. Less than 5 apart may be chance.");
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* What is asked next is a little above what is known: not before six answers, and three of four. */
static void
test_fitting_step (void)
{
  FhStore *store;
  FhKeyTable *book = new_book ("step", &store);

  for (int i = 0; i < 6; i++)
    {
      g_assert_cmpint (fh_practice_book_fitting_step (book), ==, 1);
      fh_practice_book_note_step (book, 1, i != 3);
    }
  g_assert_cmpint (fh_practice_book_fitting_step (book), ==, 2);
  for (int i = 0; i < 8; i++)
    fh_practice_book_note_step (book, 2, i % 2);
  g_assert_cmpint (fh_practice_book_fitting_step (book), ==, 2);
  for (int i = 0; i < 8; i++)
    fh_practice_book_note_step (book, 2, TRUE);
  g_assert_cmpint (fh_practice_book_fitting_step (book), ==, 3);
  fh_practice_book_note_step (book, 1, FALSE);
  fh_practice_book_note_step (book, 1, FALSE);
  g_assert_cmpint (fh_practice_book_fitting_step (book), ==, 1);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* Exported and erased, and nothing else of the file with it. */
static void
test_erase (void)
{
  FhStore *store;
  FhKeyTable *book = new_book ("erase", &store);
  g_autofree char *csv = NULL, *nothing = NULL;
  guint asked, right;

  fh_progress_set_done (FH_PROGRESS (book), "left-bower");
  g_assert_true (fh_practice_book_is_empty (book));
  fh_practice_book_answered (book, "legal classic-3 1 none 5", FH_PRACTICE_LEGAL, FALSE, 9);
  g_assert_false (fh_practice_book_is_empty (book));
  csv = fh_practice_book_dup_csv (book);
  g_assert_nonnull (strstr (csv, "\"group\",\"what\",\"value\"\r\n"));
  g_assert_nonnull (strstr (csv, "\"practice kinds\",\"legal\",\"1;0;\"\r\n"));
  g_assert_nonnull (strstr (csv, "legal classic-3 1 none 5\"\r\n"));
  fh_practice_book_erase (book);
  g_assert_true (fh_practice_book_is_empty (book));
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);

  book = new_book ("erase", &store);
  g_assert_true (fh_practice_book_is_empty (book));
  nothing = fh_practice_book_dup_csv (book);
  g_assert_cmpstr (nothing, ==, "\"group\",\"what\",\"value\"\r\n");
  g_assert_true (fh_progress_is_done (FH_PROGRESS (book), "left-bower"));
  fh_practice_book_answered (book, "legal classic-3 1 none 5", FH_PRACTICE_LEGAL, TRUE, 9);
  fh_practice_book_get_tally (book, FH_PRACTICE_LEGAL, &asked, &right);
  g_assert_cmpint (asked, ==, 1);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* Lines that mean nothing are passed over. */
static void
test_damaged (void)
{
  static const struct
  {
    const char *section, *key, *text;
  } lines[] = {
    { "practice missed", "3", "x" },       { "practice missed", "4", "1 2.50 1 5 nonsense" },
    { "practice own", "1", "short" },      { "practice own", "2", "abc 9 1 none\nrecord" },
    { "practice kinds", "legal", "-4;x" },
  };
  FhStore *store;
  FhKeyTable *book = new_book ("damaged", &store);
  guint asked, right;

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    fh_key_table_set_text (book, lines[i].section, lines[i].key, lines[i].text);
  fh_key_table_save (book);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);

  book = new_book ("damaged", &store);
  g_autoptr (GPtrArray) missed = fh_practice_book_list_missed (book, G_MAXINT64);
  g_autoptr (GPtrArray) own = fh_practice_book_list_own (book, FH_FAULT_NONE);
  g_assert_cmpint (missed->len, ==, 1);
  g_assert_cmpint (own->len, ==, 0);
  fh_practice_book_get_tally (book, FH_PRACTICE_LEGAL, &asked, &right);
  g_assert_cmpint (asked, ==, 0);
  g_object_unref (book);
  g_object_unref (store);
}

/* --- One after the other --- */

/* Runs the main loop until a question stands there or none is left. */
static void
wait_for (FhPracticeSession *session)
{
  await (!fh_practice_session_is_waiting (session));
}

/* Every kind of fact asks, offers and explains in whole sentences, right and wrong. */
static void
test_words (void)
{
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
        ask = fh_sentence_practice_ask (question, &view);
        g_assert_true (g_str_has_suffix (ask, "?") || g_str_has_suffix (ask, "."));
        answer = fh_practice_right_answer (question);
        g_assert_cmpstr (fh_sentence_practice_verdict (question, &answer), ==, "Right.");
        why = fh_sentence_practice_explanation (question, &view, &answer);
        g_assert_cmpint (strlen (why), >, 0);
        g_assert_null (strstr (why, "  "));
        for (int k = 0; k < question->n_options; k++)
          {
            g_autofree char *option = fh_sentence_practice_option (question, &view, k);

            g_assert_cmpint (strlen (option), >, 0);
          }
        answer.option = (guint8) ((answer.option + 1) % MAX (question->n_options, 1));
        answer.cards = view.hand & ~answer.cards ? view.hand & ~answer.cards : 0;
        answer.n_order = 0;
        g_assert_cmpstr (fh_sentence_practice_verdict (question, &answer), ==, "Not this time.");
        wrong_why = fh_sentence_practice_explanation (question, &view, &answer);
        g_assert_cmpint (strlen (wrong_why), >, 0);
        g_test_message ("%s\n%s\n%s", ask, why, wrong_why);
      }
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
  FhKeyTable *book = new_book ("daily", &store);
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
  due = fh_practice_book_list_due (book, today);
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
        }
      n_steps += answer_something (session, i % 2 == 1);
      fh_practice_session_next (session);
    }
  wait_for (session);
  g_assert_true (fh_practice_session_is_empty (session));
  g_assert_cmpuint (n_steps, ==, 1);
  g_assert_cmpuint (fh_practice_book_get_daily (book, today, NULL), ==, FH_DAILY_ANSWERS);
  g_assert_cmpuint (fh_practice_book_get_daily (book, today + 1, NULL), ==, 0);
  /* It is over for this day. */
  fh_practice_session_begin (session, &wish);
  wait_for (session);
  g_assert_true (fh_practice_session_is_empty (session));
  g_object_unref (session);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* A round of facts: each question is there at once after the first, and answers are kept. */
static void
test_round (void)
{
  const FhPracticeWish wish = { .kinds = (1u << FH_PRACTICE_BID) - 1,
                                .preset = FH_PRESET_AUSTRALIAN_4 };
  FhStore *store;
  FhKeyTable *book = new_book ("round", &store);
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
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

static gboolean
is_making (FhPracticeSession *session)
{
  for (guint i = 0; i < session->ahead->len; i++)
    if (!((FhPracticeItem *) session->ahead->pdata[i])->is_made)
      return TRUE;
  return FALSE;
}

/* Who has looked at one question for a while waits for none of the next ones. */
static void
test_ahead (void)
{
  const FhPracticeWish wish = { .kinds = (1u << FH_PRACTICE_BID) - 1 };
  FhStore *store;
  FhKeyTable *book = new_book ("ahead", &store);
  FhPracticeSession *session = fh_practice_session_new (book);

  fh_practice_session_begin (session, &wish);
  wait_for (session);
  await (!is_making (session));
  for (int i = 0; i < 4; i++)
    {
      const FhPracticeAnswer answer = { .n_order = 0 };

      fh_practice_session_answer (session, &answer);
      fh_practice_session_next (session);
      g_assert_false (fh_practice_session_is_waiting (session));
      g_assert_nonnull (fh_practice_session_peek_question (session));
    }
  g_object_unref (session);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* Nobody waits for the judge while there is something to ask that needs none. */
static void
test_quick (void)
{
  const FhPracticeWish judged = { .kinds = 1u << FH_PRACTICE_BID };
  FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_BID | 1u << FH_PRACTICE_ORDER };
  FhStore *store;
  FhKeyTable *book = new_book ("quick", &store);
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
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

/* What was missed does not come back with its answers in the same places. */
static void
test_again (void)
{
  const FhPracticeWish wish = { .kinds = 1u << FH_PRACTICE_ORDER, .step = 2 };
  const FhPracticeWish missed = { .set = FH_PRACTICE_MISSED };
  FhStore *store;
  FhKeyTable *book = new_book ("again", &store);
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
    }
  g_assert_cmpint (n_other, >=, 3);
  g_object_unref (session);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
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
  FhKeyTable *book = new_book ("own", &store);
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
  g_autofree char *why =
      fh_sentence_practice_explanation (question, fh_practice_session_peek_view (session), &answer);
  g_assert_true (g_str_has_suffix (why, "."));
  g_assert_true (fh_practice_session_answer (session, &answer));
  /* There is no other. */
  fh_practice_session_next (session);
  wait_for (session);
  g_assert_true (fh_practice_session_is_empty (session));
  /* What cannot be asked is due no more, and stays a position of the own deals. */
  g_autoptr (GPtrArray) due = fh_practice_book_list_due (book, fh_schedule_today ());
  g_autoptr (GPtrArray) own = fh_practice_book_list_own (book, FH_FAULT_NONE);
  g_assert_cmpuint (due->len, ==, 0);
  g_assert_cmpuint (own->len, ==, 5);
  free (text);
  fh_record_free (record);
  g_object_unref (session);
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  directory = g_dir_make_tmp ("fh-practice-XXXXXX", NULL);
  g_test_add_func ("/practice/intervals", test_intervals);
  g_test_add_func ("/practice/strength", test_strength);
  g_test_add_func ("/practice/lines", test_lines);
  g_test_add_func ("/practice/ahead", test_ahead);
  g_test_add_func ("/practice/quick", test_quick);
  g_test_add_func ("/practice/due", test_due);
  g_test_add_func ("/practice/wrong-clock", test_wrong_clock);
  g_test_add_func ("/practice/missed", test_missed);
  g_test_add_func ("/practice/two", test_two);
  g_test_add_func ("/practice/faults", test_faults);
  g_test_add_func ("/practice/last-games", test_last_games);
  g_test_add_func ("/practice/more-games", test_more_games);
  g_test_add_func ("/practice/strength-shown", test_strength_shown);
  g_test_add_func ("/practice/fitting-step", test_fitting_step);
  g_test_add_func ("/practice/erase", test_erase);
  g_test_add_func ("/practice/damaged", test_damaged);
  g_test_add_func ("/practice/words", test_words);
  g_test_add_func ("/practice/round", test_round);
  g_test_add_func ("/practice/daily", test_daily);
  g_test_add_func ("/practice/again", test_again);
  g_test_add_func ("/practice/own", test_own);
  result = g_test_run ();

  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      g_remove (path);
    }
  g_rmdir (directory);
  g_free (directory);
  return result;
}
