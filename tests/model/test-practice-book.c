/* test-practice-book.c: what the book of practice knows of somebody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "fh-practice-words.h"
#include "fh-progress.h"
#include "practice-fixture.h"

/* A fault counts once a deal, and is a habit from the third deal on, if it comes often enough. */
static void
test_faults (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("faults", &store);
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
  practice_book_end (book, store);
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

/* What was hard and right is kept, until it is judged otherwise. */
static void
test_hard (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("hard", &store);
  FhJudgedDecision decision = { .deal = 0, .index = 3, .is_hard = TRUE };
  FhLastGames sum;

  fh_practice_book_note_judged (book, "a-game", 9, &decision);
  decision.index = 5;
  fh_practice_book_note_judged (book, "a-game", 9, &decision);
  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_decisions, ==, 2);
  g_assert_cmpuint (sum.n_hard, ==, 2);
  g_assert_cmpuint (sum.n_mistakes, ==, 0);
  decision.is_hard = FALSE;
  fh_practice_book_note_judged (book, "a-game", 9, &decision);
  fh_practice_book_sum_games (book, &sum);
  g_assert_cmpuint (sum.n_decisions, ==, 2);
  g_assert_cmpuint (sum.n_hard, ==, 1);
  practice_book_end (book, store);
}

/* The last twenty games together: each decision once, what was taken back not at all, what a deal
 * costs once there are deals enough, and the habits by what they cost. */
static void
test_last_games (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("games", &store);
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
  practice_book_end (book, store);
  book = practice_book_new ("games", &store);
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
  practice_book_end (book, store);
}

/* A game more than twenty makes the oldest one go; what is damaged is nothing. */
static void
test_more_games (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("more-games", &store);
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
  practice_book_end (book, store);
}

/* How somebody decides beside club players, with its error, once there is enough to tell. */
static void
test_strength_shown (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("strength", &store);
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
                   "Of your last 24 decisions 18 were right; a club player would have got about 18 "
                   "right. A difference of less than 5 may be chance.");
  practice_book_end (book, store);
}

/* What is asked next is a little above what is known: not before six answers, and three of four. */
static void
test_fitting_step (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("step", &store);

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
  practice_book_end (book, store);
}

/* Exported and erased, and nothing else of the file with it. */
static void
test_erase (void)
{
  FhStore *store;
  FhKeyTable *book = practice_book_new ("erase", &store);
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
  practice_book_end (book, store);

  book = practice_book_new ("erase", &store);
  g_assert_true (fh_practice_book_is_empty (book));
  nothing = fh_practice_book_dup_csv (book);
  g_assert_cmpstr (nothing, ==, "\"group\",\"what\",\"value\"\r\n");
  g_assert_true (fh_progress_is_done (FH_PROGRESS (book), "left-bower"));
  fh_practice_book_answered (book, "legal classic-3 1 none 5", FH_PRACTICE_LEGAL, TRUE, 9);
  fh_practice_book_get_tally (book, FH_PRACTICE_LEGAL, &asked, &right);
  g_assert_cmpint (asked, ==, 1);
  practice_book_end (book, store);
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
  FhKeyTable *book = practice_book_new ("damaged", &store);
  guint asked, right;

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    fh_key_table_set_text (book, lines[i].section, lines[i].key, lines[i].text);
  fh_key_table_save (book);
  practice_book_end (book, store);

  book = practice_book_new ("damaged", &store);
  g_autoptr (GPtrArray) missed = fh_practice_book_list_missed (book, G_MAXINT64);
  g_autoptr (GPtrArray) own = fh_practice_book_list_own (book, FH_FAULT_NONE);
  g_assert_cmpint (missed->len, ==, 1);
  g_assert_cmpint (own->len, ==, 0);
  fh_practice_book_get_tally (book, FH_PRACTICE_LEGAL, &asked, &right);
  g_assert_cmpint (asked, ==, 0);
  practice_book_end (book, store);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/faults", test_faults);
  g_test_add_func ("/practice/last-games", test_last_games);
  g_test_add_func ("/practice/hard", test_hard);
  g_test_add_func ("/practice/more-games", test_more_games);
  g_test_add_func ("/practice/strength-shown", test_strength_shown);
  g_test_add_func ("/practice/fitting-step", test_fitting_step);
  g_test_add_func ("/practice/erase", test_erase);
  g_test_add_func ("/practice/damaged", test_damaged);
  return practice_run ();
}
