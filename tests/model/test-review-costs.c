/* test-review-costs.c: what each decision of a deal cost, and what is learned from that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-game-file.h"
#include "fh-course.h"
#include "fh-game-private.h"
#include "fh-practice-review.h"
#include "fh-practice-words.h"
#include "fh-said.h"
#include "practice-fixture.h"
#include "review-fixture.h"

static gboolean
says (FhReview *review, guint step, const char *code)
{
  g_autoptr (GPtrArray) said = fh_review_dup_said (review, step);

  for (guint i = 0; i < said->len; i++)
    {
      const FhSaid *line = said->pdata[i];

      g_assert_cmpstr (line->text, !=, "");
      if (g_str_equal (line->code, code))
        return TRUE;
    }
  return FALSE;
}

static void
count_cb (FhReview *review, guint step, guint *n)
{
  g_assert_true (fh_review_peek_step (review, step)->is_decision);
  ++*n;
}

/* Ten no-trump on any hand is the costliest of all mistakes. */
static void
test_mistake (void)
{
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_of_text (text);
  g_autoptr (GArray) worst = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *cost_word = NULL;
  guint rash = review_find_rash (review), n = 0, n_done, n_asked;
  const FhCost *cost;

  g_signal_connect (review, "cost-known", G_CALLBACK (count_cb), &n);
  fh_review_ask_own (review);
  g_assert_true (fh_review_is_busy (review));
  review_wait_for_costs (review);
  fh_review_get_progress (review, &n_done, &n_asked);
  g_assert_cmpuint (n, ==, n_asked);
  g_assert_cmpuint (n_done, ==, n_asked);

  worst = fh_review_get_worst (review, 0, 3);
  g_assert_cmpuint (worst->len, >=, 1);
  g_assert_cmpuint (g_array_index (worst, guint, 0), ==, rash);
  cost = fh_review_peek_cost (review, rash);
  g_assert_true (cost->is_mistake);
  g_assert_true (cost->confirmed);
  g_assert_cmpfloat (cost->points.cost, >, 100);
  g_assert_cmpfloat (cost->points.error, <, cost->points.cost / 3);
  g_assert_true (says (review, rash, "verdict"));
  g_assert_true (says (review, rash, "against"));
  g_assert_true (says (review, rash, "best"));
  g_assert_true (says (review, rash, "cost"));
  g_assert_true (says (review, rash, "layouts"));
  cost_word = fh_review_dup_cost (review, rash);
  g_assert_nonnull (strstr (cost_word, "−"));
  summary = fh_review_dup_summary (review, 0);
  g_assert_nonnull (strstr (summary, worst->len == 1 ? " points: your call."
                                                     : " points, most of all your call."));

  /* Nobody has asked what the others did. */
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    if (fh_review_peek_step (review, i)->seat != 0)
      g_assert_null (fh_review_peek_cost (review, i));
  g_assert_null (fh_review_dup_summary (review, 1));
}

/* A mistake becomes a question, once, and a deal counts once, whatever is noted on it meanwhile. */
static void
test_practice (void)
{
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  FhStore *store;
  FhKeyTable *book = practice_book_new ("practice", &store);
  guint n_own = 0;

  for (int again = 0; again < 2; again++)
    {
      g_autoptr (FhReview) review = review_of_text (text);
      g_autoptr (GPtrArray) own = NULL, overbid = NULL;
      g_autoptr (GArray) worst = NULL;
      guint could, made;

      fh_practice_book_take_review (book, review);
      own = fh_practice_book_list_own (book, FH_FAULT_NONE);
      g_assert_cmpuint (own->len, ==, n_own);
      g_clear_pointer (&own, g_ptr_array_unref);
      fh_review_set_note (review, 1, again > 0 ? "Seen again" : "");
      fh_practice_follow_review (book, review);
      fh_review_ask_own (review);
      review_wait_for_costs (review);
      worst = fh_review_get_worst (review, 0, G_MAXUINT);
      own = fh_practice_book_list_own (book, FH_FAULT_NONE);
      n_own = own->len;
      g_assert_cmpuint (n_own, ==, worst->len);
      overbid = fh_practice_book_list_own (book, FH_FAULT_OVERBIDS);
      g_assert_cmpuint (overbid->len, >=, 1);
      FhOwnPosition *position = fh_practice_book_get_own (book, overbid->pdata[0]);
      g_assert_cmpint (position->seat, ==, 0);
      g_assert_cmpuint (position->index, ==,
                        fh_review_peek_step (review, review_find_rash (review))->index);
      fh_own_position_free (position);
      fh_practice_book_get_fault (book, FH_FAULT_OVERBIDS, &could, &made);
      g_assert_cmpuint (could, ==, 1);
      g_assert_cmpuint (made, ==, 1);
    }
  practice_book_end (book, store);
}

/* What was judged of an own game is kept decision by decision, each once, however often it is
 * reviewed; of a game that was read from a file nobody knows who played. */
static void
test_last_games (void)
{
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  FhStore *store;
  FhKeyTable *book = practice_book_new ("last-games", &store);
  g_autoptr (GError) error = NULL;

  for (int round = 0; round < 3; round++)
    {
      g_autoptr (FhGame) game = fh_game_new_from_text (text, "test.500", NULL, &error);
      g_autoptr (FhReview) review = NULL;
      g_autoptr (GArray) worst = NULL;
      guint n_own = 0, n_known = 0, n_hard = 0;
      double cost = 0;
      FhLastGames sum;

      /* The same game each time, but for the first one. */
      g_free (game->id);
      game->id = g_strdup ("f0e1");
      if (round > 0)
        game->n_given = 0;
      review_hurry (game);
      review = fh_review_new_for_game (game, 0, &error);
      g_assert_no_error (error);
      fh_practice_follow_review (book, review);
      fh_review_ask_own (review);
      review_wait_for_costs (review);
      worst = fh_review_get_worst (review, 0, G_MAXUINT);
      for (guint i = 0; i < fh_review_get_n_steps (review); i++)
        {
          const FhReviewStep *step = fh_review_peek_step (review, i);

          n_own += step->is_decision && step->player == 0;
          n_known += step->player == 0 && fh_review_peek_cost (review, i) != NULL;
          n_hard += step->player == 0 && fh_review_is_hard (review, i);
        }
      for (guint i = 0; i < worst->len; i++)
        cost += (double) fh_review_peek_cost (review, g_array_index (worst, guint, i))->points.cost;
      g_assert_cmpuint (n_known, ==, n_own);
      fh_practice_book_sum_games (book, &sum);
      g_assert_cmpuint (sum.n_games, ==, round > 0);
      g_assert_cmpuint (sum.n_deals, ==, round > 0);
      g_assert_cmpuint (sum.n_decisions, ==, round > 0 ? n_known : 0);
      g_assert_cmpuint (sum.n_mistakes, ==, round > 0 ? worst->len : 0);
      g_assert_cmpuint (sum.n_hard, ==, round > 0 ? n_hard : 0);
      g_assert_cmpfloat_with_epsilon (sum.cost, round > 0 ? cost : 0, 0.06 * worst->len);
    }
  practice_book_end (book, store);
}

/* The sentence on a deal: how many mistakes, what they cost, and which was the dearest; and whether
 * it went well all the same. */
static void
test_dearest (void)
{
  /* A card, a call, two of them, and a card that did no harm. */
  static const struct
  {
    FhPreset preset;
    guint64 seed;
    gboolean is_rash;
    gboolean went_well;
  } deals[] = {
    { FH_PRESET_AUSTRALIAN_4, 3, FALSE, FALSE },
    { FH_PRESET_AMERICAN_4, 5, TRUE, FALSE },
    { FH_PRESET_AMERICAN_4, 12, TRUE, FALSE },
    { FH_PRESET_AUSTRALIAN_4, 9, FALSE, TRUE },
  };
  guint n_most = 0;

  for (guint deal = 0; deal < G_N_ELEMENTS (deals); deal++)
    {
      g_autofree char *text = review_text_played (deals[deal].preset, deals[deal].seed,
                                                  deals[deal].is_rash, FH_ACTION_PLAY);
      g_autoptr (FhReview) review = review_of_text (text);
      g_autoptr (GArray) worst = NULL;
      g_autofree char *summary = NULL, *costs = NULL, *which = NULL, *wanted = NULL;
      const FhReviewStep *step;
      float dearest = G_MAXFLOAT;
      double cost = 0;

      fh_review_ask_own (review);
      review_wait_for_costs (review);
      worst = fh_review_get_worst (review, 0, G_MAXUINT);
      g_assert_cmpuint (worst->len, >, 0);
      n_most = MAX (n_most, worst->len);
      for (guint i = 0; i < worst->len; i++)
        {
          float points = fh_review_peek_cost (review, g_array_index (worst, guint, i))->points.cost;

          g_assert_cmpfloat (points, <=, dearest);
          dearest = points;
          cost += (double) points;
        }
      step = fh_review_peek_step (review, g_array_index (worst, guint, 0));
      which = step->action.kind == FH_ACTION_PLAY
                  ? g_strdup_printf ("your card to trick %d", step->trick + 1)
                  : g_strdup ("your call");
      costs = worst->len == 1
                  ? g_strdup_printf ("One decision cost about %.0f points: ", cost)
                  : g_strdup_printf ("%u decisions cost about %.0f points, most of all ",
                                     worst->len, cost);
      wanted = g_strdup_printf ("%s%s.%s", costs, which,
                                deals[deal].went_well ? " It went well all the same." : "");
      summary = fh_review_dup_summary (review, 0);
      g_assert_cmpstr (summary, ==, wanted);
    }
  /* There is an order to be right or wrong. */
  g_assert_cmpuint (n_most, >=, 2);
}

/* Of what was as good as the best nothing else is called the best; nowhere are the two said at
 * once, and no error with either. */
static void
test_said (void)
{
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_of_text (text);
  guint n_judged = 0;

  fh_review_ask_own (review);
  review_wait_for_costs (review);
  for (guint step = 0; step < fh_review_get_n_steps (review); step++)
    {
      const FhCost *cost = fh_review_peek_cost (review, step);
      g_autoptr (GPtrArray) said = fh_review_dup_said (review, step);

      for (guint i = 0; i < said->len; i++)
        {
          const FhSaid *one = g_ptr_array_index (said, i);

          g_assert_true (cost->verdict != FH_VERDICT_EQUAL || !g_str_equal (one->code, "best"));
          g_assert_null (strstr (one->text, "within the error"));
        }
      n_judged += said->len > 0;
    }
  g_assert_cmpuint (n_judged, >, 3);
}

/* Behind the mistakes stands the habit that one of them shows, and a lesson on it; without a habit
 * that on the dearest. */
static void
test_moral (void)
{
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  FhStore *store;
  FhKeyTable *book = practice_book_new ("moral", &store);
  g_autoptr (FhReview) review = review_of_text (text);

  fh_practice_follow_review (book, review);
  fh_review_ask_own (review);
  review_wait_for_costs (review);
  for (int deal = 0; deal < 2; deal++)
    {
      g_autofree char *moral = fh_practice_dup_moral (book, review);
      g_autofree char *name = g_strdup_printf ("deal %d", deal);

      g_assert_null (moral);
      g_assert_cmpstr (fh_lesson_get_id (fh_practice_find_lesson (book, review)), ==,
                       "count-a-hand");
      fh_practice_book_note_deal (book, name, 1u << FH_FAULT_OVERBIDS, 1u << FH_FAULT_OVERBIDS);
    }
  g_autofree char *moral = fh_practice_dup_moral (book, review);
  g_assert_nonnull (strstr (moral, "again and again: You bid too high: in 3 of 3 deals."));
  g_assert_cmpstr (fh_lesson_get_id (fh_practice_find_lesson (book, review)), ==, "count-a-hand");
  g_autofree char *none = fh_practice_dup_moral (NULL, review);
  g_assert_null (none);
  g_assert_nonnull (fh_practice_find_lesson (NULL, review));
  /* Every fault has its lesson. */
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    g_assert_nonnull (fh_course_find_lesson (fh_course_get (),
                                             fh_practice_fault_lesson ((FhPracticeFault) fault)));
  practice_book_end (book, store);
}

/* What is stopped can be asked for again, and a review that is let go waits for nothing. */
static void
test_stop (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  FhReview *review = review_of_text (text);
  guint step = review_find_card (review, 1), n_asked;

  fh_review_ask_others (review);
  fh_review_stop (review);
  g_assert_false (fh_review_is_busy (review));
  fh_review_get_progress (review, NULL, &n_asked);
  g_assert_cmpuint (n_asked, ==, 0);
  fh_review_ask_cost (review, step);
  review_wait_for_costs (review);
  g_assert_nonnull (fh_review_peek_cost (review, step));
  fh_review_ask_others (review);
  g_assert_finalize_object (review);
}

/* --- All hands --- */

static void
known_cb (FhReview *review, guint step, gboolean *is_known)
{
  *is_known = TRUE;
}

static void
test_cards (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_of_text (text);
  FhReviewCard cards[FH_SOLVER_MAX_MOVES];
  guint step = fh_review_get_n_steps (review) - 16, n;
  int least = FH_N_TRICKS;
  gboolean is_known = FALSE;
  FhLegal legal;

  g_signal_connect (review, "cards-known", G_CALLBACK (known_cb), &is_known);
  g_assert_cmpuint (fh_review_get_cards (review, step, cards), ==, 0);
  fh_review_ask_cards (review, step);
  await (is_known);
  n = fh_review_get_cards (review, step, cards);
  fh_state_legal (fh_review_peek_state (review, step), &legal);
  g_assert_cmpuint (n, ==, (guint) fh_set_size (legal.cards));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = fh_review_dup_card (review, step, &cards[i]);

      g_assert_true (fh_set_has (legal.cards, cards[i].card));
      g_assert_cmpint (cards[i].tricks, >=, 0);
      least = MIN (least, cards[i].loses);
      g_assert_cmpstr (sentence, !=, "");
    }
  g_assert_cmpint (least, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/review/mistake", test_mistake);
  g_test_add_func ("/model/review/practice", test_practice);
  g_test_add_func ("/model/review/last-games", test_last_games);
  g_test_add_func ("/model/review/dearest", test_dearest);
  g_test_add_func ("/model/review/moral", test_moral);
  g_test_add_func ("/model/review/said", test_said);
  g_test_add_func ("/model/review/stop", test_stop);
  g_test_add_func ("/model/review/cards", test_cards);

  return practice_run ();
}
