/* test-review.c: a deal that is over, step by step: what each decision cost, comments, trying
 * again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-deal.h"
#include "fh-game-comments.h"
#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-course.h"
#include "fh-practice-review.h"
#include "fh-practice-words.h"
#include "fh-progress.h"
#include "fh-review-private.h"
#include "fh-said.h"
#include "fh-writer.h"
#include "model-games.h"

/* --- Records --- */

/* A deal that players of rules play, as a record; seat 0 bids ten no-trump at its first turn if
 * @is_rash, and plays any card if @is_random. */
static char *
new_text_played (FhPreset preset, guint64 seed, gboolean is_rash, gboolean is_random)
{
  g_autofree char *written = NULL;
  FhRecord *record;
  FhAction action;
  FhRules rules;
  FhState state;

  fh_rules_init (&rules, preset);
  record = fh_record_new_for_rules (&rules);
  fh_state_init (&state, &rules);
  action = fh_deal_from_seed (&rules, 0, fh_seed_from_number (seed), 0);
  while (TRUE)
    {
      g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
      fh_record_append (record, &action, &state.table);
      if (state.table.deal_over)
        break;
      action = model_decide (&state, state.table.turn,
                             is_random && state.table.turn == 0 && state.table.due == FH_ACTION_PLAY
                                 ? "random"
                                 : "rules",
                             1, NULL);
      if (is_rash && state.table.turn == 0 && state.table.due == FH_ACTION_BID
          && state.table.last_bid_of[0] == FH_PASS)
        {
          action = fh_action_bid (0, FH_LAST_BID);
          is_rash = FALSE;
        }
    }
  written = fh_record_write (record);
  fh_record_free (record);
  return g_strdup (written);
}

static char *
new_text (FhPreset preset, guint64 seed, gboolean is_rash)
{
  return new_text_played (preset, seed, is_rash, FALSE);
}

static FhReview *
review_new (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_review_read_text (text, "test.500", &error);
  FhReview *review;

  g_assert_no_error (error);
  review = fh_review_new_for_game (game, 0, &error);
  g_assert_no_error (error);
  return review;
}

/* The step at which seat 0 bids ten no-trump. */
static guint
find_rash (FhReview *review)
{
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);

      if (step->seat == 0 && step->action.kind == FH_ACTION_BID && step->action.call == FH_LAST_BID)
        return i;
    }
  g_assert_not_reached ();
}

/* The first card that @seat chose. */
static guint
find_card (FhReview *review, int seat)
{
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);

      if (step->seat == seat && step->action.kind == FH_ACTION_PLAY && step->is_decision)
        return i;
    }
  g_assert_not_reached ();
}

/* --- Steps --- */

static void
test_steps (void)
{
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_new (text);
  guint n = fh_review_get_n_steps (review), n_cards = 0, n_decisions = 0;

  g_assert_cmpuint (n, >, 44);
  for (guint i = 0; i < n; i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);
      FhState state = *fh_review_peek_state (review, i);
      g_autofree char *sentence = fh_review_dup_sentence (review, i);
      FhScene scene = fh_review_get_scene (review, i);
      guint found;

      g_assert_cmpstr (sentence, !=, "");
      g_assert_true (fh_review_find_step (review, step->index, &found));
      g_assert_cmpuint (found, ==, i);
      g_assert_true (scene.table == &fh_review_peek_state (review, i)->table);
      g_assert_cmpint (fh_state_apply (&state, &step->action).code, ==, FH_OK);
      g_assert_cmpmem (&state, sizeof state, fh_review_peek_state (review, i + 1), sizeof state);
      n_cards += step->trick >= 0;
      n_decisions += step->is_decision;
    }
  g_assert_cmpuint (n_cards, ==, 40);
  g_assert_cmpuint (n_decisions, >, 15);
  g_assert_cmpuint (n_decisions, <, n);
  g_assert_true (fh_review_peek_state (review, n)->table.deal_over);
  g_assert_null (fh_review_peek_cost (review, 0));
}

/* Who won the trick, and at the end what came of the deal, stand beside the last card. */
static void
test_outcome (void)
{
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_new (text);
  guint n = fh_review_get_n_steps (review), n_told = 0;
  g_autofree char *last = fh_review_dup_outcome (review, n - 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *outcome = fh_review_dup_outcome (review, i);

      n_told += outcome != NULL;
    }
  g_assert_cmpuint (n_told, ==, 10);
  g_assert_nonnull (strstr (last, "in all."));
}

/* --- Costs --- */

static void
wait_for_costs (FhReview *review)
{
  await (!fh_review_is_busy (review));
}

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
  g_autofree char *text = new_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_new (text);
  g_autoptr (GArray) worst = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *cost_word = NULL;
  guint rash = find_rash (review), n = 0, n_done, n_asked;
  const FhCost *cost;

  g_signal_connect (review, "cost-known", G_CALLBACK (count_cb), &n);
  fh_review_ask_own (review);
  g_assert_true (fh_review_is_busy (review));
  wait_for_costs (review);
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
  cost_word = fh_review_dup_cost (review, rash);
  g_assert_nonnull (strstr (cost_word, "−"));
  summary = fh_review_dup_summary (review, 0);
  g_assert_nonnull (strstr (summary, worst->len == 1 ? " points: a call of yours."
                                                     : " points; the dearest was a call."));

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
  g_autofree char *text = new_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autofree char *directory = g_dir_make_tmp ("fh-review-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "progress", NULL);
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhKeyTable) book = FH_KEY_TABLE (fh_progress_new (store));
  guint n_own = 0;

  for (int again = 0; again < 2; again++)
    {
      g_autoptr (FhReview) review = review_new (text);
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
      wait_for_costs (review);
      worst = fh_review_get_worst (review, 0, G_MAXUINT);
      own = fh_practice_book_list_own (book, FH_FAULT_NONE);
      n_own = own->len;
      g_assert_cmpuint (n_own, ==, worst->len);
      overbid = fh_practice_book_list_own (book, FH_FAULT_OVERBIDS);
      g_assert_cmpuint (overbid->len, >=, 1);
      FhOwnPosition *position = fh_practice_book_get_own (book, overbid->pdata[0]);
      g_assert_cmpint (position->seat, ==, 0);
      g_assert_cmpuint (position->index, ==,
                        fh_review_peek_step (review, find_rash (review))->index);
      fh_own_position_free (position);
      fh_practice_book_get_fault (book, FH_FAULT_OVERBIDS, &could, &made);
      g_assert_cmpuint (could, ==, 1);
      g_assert_cmpuint (made, ==, 1);
    }
  fh_store_flush (store);
}

/* What was judged of an own game is kept decision by decision, each once, however often it is
 * reviewed; of a game that was read from a file nobody knows who played. */
static void
test_last_games (void)
{
  g_autofree char *text = new_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autofree char *directory = g_dir_make_tmp ("fh-review-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "progress", NULL);
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhKeyTable) book = FH_KEY_TABLE (fh_progress_new (store));
  g_autoptr (GError) error = NULL;

  for (int round = 0; round < 3; round++)
    {
      g_autoptr (FhGame) game = fh_review_read_text (text, "test.500", &error);
      g_autoptr (FhReview) review = NULL;
      g_autoptr (GArray) worst = NULL;
      guint n_own = 0, n_known = 0;
      double cost = 0;
      FhLastGames sum;

      /* The same game each time, but for the first one. */
      g_free (game->id);
      game->id = g_strdup ("f0e1");
      if (round > 0)
        game->n_given = 0;
      review = fh_review_new_for_game (game, 0, &error);
      g_assert_no_error (error);
      fh_practice_follow_review (book, review);
      fh_review_ask_own (review);
      wait_for_costs (review);
      worst = fh_review_get_worst (review, 0, G_MAXUINT);
      for (guint i = 0; i < fh_review_get_n_steps (review); i++)
        {
          const FhReviewStep *step = fh_review_peek_step (review, i);

          n_own += step->is_decision && step->player == 0;
          n_known += step->player == 0 && fh_review_peek_cost (review, i) != NULL;
        }
      for (guint i = 0; i < worst->len; i++)
        cost += (double) fh_review_peek_cost (review, g_array_index (worst, guint, i))->points.cost;
      g_assert_cmpuint (n_known, ==, n_own);
      fh_practice_book_sum_games (book, &sum);
      g_assert_cmpuint (sum.n_games, ==, round > 0);
      g_assert_cmpuint (sum.n_deals, ==, round > 0);
      g_assert_cmpuint (sum.n_decisions, ==, round > 0 ? n_known : 0);
      g_assert_cmpuint (sum.n_mistakes, ==, round > 0 ? worst->len : 0);
      g_assert_cmpfloat_with_epsilon (sum.cost, round > 0 ? cost : 0, 0.06 * worst->len);
    }
  fh_store_flush (store);
}

/* The sentence on a deal: how many mistakes, what they cost, and which was the dearest. */
static void
test_dearest (void)
{
  for (int is_rash = 0; is_rash < 2; is_rash++)
    {
      g_autofree char *text = is_rash ? new_text_played (FH_PRESET_AMERICAN_4, 5, TRUE, TRUE)
                                      : new_text_played (FH_PRESET_AUSTRALIAN_4, 3, FALSE, TRUE);
      g_autoptr (FhReview) review = review_new (text);
      g_autoptr (GArray) worst = NULL;
      g_autofree char *summary = NULL, *costs = NULL, *which = NULL, *wanted = NULL;
      const FhReviewStep *step;
      double cost = 0;

      fh_review_ask_own (review);
      wait_for_costs (review);
      worst = fh_review_get_worst (review, 0, G_MAXUINT);
      g_assert_cmpuint (worst->len, >, 0);
      for (guint i = 0; i < worst->len; i++)
        cost += (double) fh_review_peek_cost (review, g_array_index (worst, guint, i))->points.cost;
      step = fh_review_peek_step (review, g_array_index (worst, guint, 0));
      which = step->action.kind == FH_ACTION_PLAY
                  ? g_strdup_printf ("your card to trick %d", step->trick + 1)
                  : g_strdup (worst->len == 1 ? "a call of yours" : "a call");
      costs = worst->len == 1
                  ? g_strdup_printf ("One decision cost about %.0f points: ", cost)
                  : g_strdup_printf ("%u decisions cost about %.0f points; the dearest was ",
                                     worst->len, cost);
      wanted = g_strdup_printf ("%s%s.", costs, which);
      summary = fh_review_dup_summary (review, 0);
      g_assert_cmpstr (summary, ==, wanted);
    }
}

/* Behind the mistakes stands the habit that one of them shows, and a lesson on it; without a habit
 * that on the dearest. */
static void
test_moral (void)
{
  g_autofree char *text = new_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autofree char *directory = g_dir_make_tmp ("fh-review-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "progress", NULL);
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhKeyTable) book = FH_KEY_TABLE (fh_progress_new (store));
  g_autoptr (FhReview) review = review_new (text);
  FhLesson *lesson = NULL;

  fh_practice_follow_review (book, review);
  fh_review_ask_own (review);
  wait_for_costs (review);
  for (int deal = 0; deal < 2; deal++)
    {
      g_autofree char *moral = fh_practice_dup_moral (book, review, &lesson);
      g_autofree char *name = g_strdup_printf ("deal %d", deal);

      g_assert_cmpstr (moral, ==, "That was the last one.");
      g_assert_cmpstr (fh_lesson_get_id (lesson), ==, "count-a-hand");
      fh_practice_book_note_deal (book, name, 1u << FH_FAULT_OVERBIDS, 1u << FH_FAULT_OVERBIDS);
    }
  g_autofree char *moral = fh_practice_dup_moral (book, review, &lesson);
  g_assert_nonnull (strstr (moral, "again and again: You bid too high: in 3 of 3 deals."));
  g_assert_cmpstr (fh_lesson_get_id (lesson), ==, "count-a-hand");
  g_autofree char *none = fh_practice_dup_moral (NULL, review, &lesson);
  g_assert_null (strstr (none, "again"));
  g_assert_nonnull (lesson);
  /* Every fault has its lesson. */
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    g_assert_nonnull (fh_course_find_lesson (fh_course_get (),
                                             fh_practice_fault_lesson ((FhPracticeFault) fault)));
  fh_store_flush (store);
}

/* What is stopped can be asked for again, and a review that is let go waits for nothing. */
static void
test_stop (void)
{
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  FhReview *review = review_new (text);
  guint step = find_card (review, 0), n_asked;

  fh_review_ask_others (review);
  fh_review_stop (review);
  g_assert_false (fh_review_is_busy (review));
  fh_review_get_progress (review, NULL, &n_asked);
  g_assert_cmpuint (n_asked, ==, 0);
  fh_review_ask_cost (review, step);
  wait_for_costs (review);
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
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_new (text);
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

/* --- Comments --- */

static void
test_notes (void)
{
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_new (text);
  g_autoptr (FhReview) other = NULL;
  g_autofree char *same = fh_review_dup_text (review);
  g_autofree char *noted = NULL;
  g_autofree char *cleared = NULL;
  guint n = fh_review_get_n_steps (review);

  g_assert_cmpstr (same, ==, text);
  g_assert_cmpstr (fh_review_peek_note (review, 1), ==, "");
  g_assert_false (fh_review_has_new_notes (review));
  fh_review_set_note (review, 1, "Too high.\n\n  I knew it # really ");
  fh_review_set_note (review, n, "What a deal");
  g_assert_true (fh_review_has_new_notes (review));
  g_assert_cmpstr (fh_review_peek_note (review, 1), ==, "Too high.\nI knew it # really");

  noted = fh_review_dup_text (review);
  g_assert_nonnull (strstr (noted, "\nnote Too high.\nnote I knew it # really\n"));
  other = review_new (noted);
  g_assert_cmpstr (fh_review_peek_note (other, 1), ==, "Too high.\nI knew it # really");
  g_assert_cmpstr (fh_review_peek_note (other, n), ==, "What a deal");
  g_assert_cmpstr (fh_review_peek_note (other, 2), ==, "");
  fh_review_set_note (other, 1, "");
  fh_review_set_note (other, n, "");
  cleared = fh_review_dup_text (other);
  g_assert_cmpstr (cleared, ==, text);
}

/* Comments on a game are in its record, and leave it when the deal is played otherwise. */
static void
test_notes_of_game (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 7, "rules", TRUE);
  g_autoptr (FhReview) review = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_object_set (game, "deal-delay", -1, NULL);
  g_assert_null (fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  fh_game_start (game, NULL);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
  if (fh_game_awaits_person (game))
    model_person_acts (game);
  else
    await_next ();
  review = fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (fh_review_get_person (review), ==, 0);
  fh_review_set_note (review, 0, "Hm");
  text = fh_game_dup_text (game);
  g_assert_nonnull (strstr (text, "\nnote Hm\n"));

  fh_game_undo (game);
  fh_review_set_note (review, 0, "Lost");
  g_assert_cmpstr (fh_review_peek_note (review, 0), ==, "Hm");
}

/* A comment is in the journal at once, and a game that is resumed has it. */
static void
test_notes_kept (void)
{
  char *directory = model_directory_new ();
  FhJournal *journal = fh_journal_new (directory);
  FhGame *game = model_game_new (FH_PRESET_AUSTRALIAN_4, 7, "rules", TRUE);
  g_autoptr (FhGame) resumed = NULL;
  g_autofree char *message = NULL;
  g_autofree char *comment = NULL;

  fh_game_start (game, journal);
  model_game_play (game, 4);
  fh_game_set_comment (game, 2, FALSE, "Who would have thought");
  model_game_play (game, 8);
  model_journal_settle (journal);
  fh_game_stop (game);
  g_object_unref (game);
  g_object_unref (journal);

  journal = fh_journal_new (directory);
  resumed = model_resume (journal, &message);
  comment = fh_game_dup_comment (resumed, 2, FALSE);
  g_assert_cmpstr (comment, ==, "Who would have thought");
  fh_game_stop (resumed);
  g_object_unref (journal);
  model_directory_remove (directory);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_assert_null (*(GAsyncResult **) user_data);
  *(GAsyncResult **) user_data = g_object_ref (result);
}

/* Saves @review as @path, and returns whether that went well. */
static gboolean
save (FhReview *review, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  fh_review_save_async (review, file, NULL, result_cb, &result);
  await (result != NULL);
  is_saved = fh_review_save_finish (review, result, &error);
  g_assert_true (is_saved == (error == NULL));
  return is_saved;
}

/* What is saved is all that was written, and new notes are those since then; what cannot be written
 * is still new. */
static void
test_saved (void)
{
  char *directory = model_directory_new ();
  g_autofree char *path = g_build_filename (directory, "deal.500", NULL);
  g_autofree char *nowhere = g_build_filename (directory, "no", "such", "deal.500", NULL);
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 5, FALSE);
  g_autofree char *noted = NULL, *written = NULL;
  g_autoptr (FhReview) review = review_new (text);

  fh_review_set_note (review, 1, "Why not?");
  g_assert_false (save (review, nowhere));
  g_assert_true (fh_review_has_new_notes (review));
  g_assert_true (save (review, path));
  g_assert_false (fh_review_has_new_notes (review));
  noted = fh_review_dup_text (review);
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, noted);
  fh_review_set_note (review, 1, "");
  g_assert_true (fh_review_has_new_notes (review));
  g_remove (path);
  model_directory_remove (directory);
}

/* --- What cannot be reviewed --- */

static void
assert_refused (const char *text, guint deal, const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_review_read_text (text, "x.500", &error);

  if (game != NULL)
    g_assert_null (fh_review_new_for_game (game, deal, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, part) == NULL)
    g_error ("%s: no %s", error->message, part);
}

static void
test_refused (void)
{
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autofree char *unknown = NULL;
  g_autofree char *unfinished = NULL;
  char *at = strstr (text, "\nhand 1 ") + strlen ("\nhand 1 ");
  char *end = strrchr (text, '\n');

  assert_refused ("nonsense", 0, "x.500:1:");
  assert_refused ("500 1\nrules australian-4\n", 0, "No cards");
  assert_refused (text, 3, "no deal 4");
  end = g_strrstr (text, "\nplay ");
  unfinished = g_strdup_printf ("%.*s\n", (int) (end - text), text);
  assert_refused (unfinished, 0, "not over");
  unknown = g_strdup_printf ("%.*s?? %s", (int) (at - text), text, strchr (at, ' ') + 1);
  assert_refused (unknown, 0, "x.500:");
}

/* What is read of a file is listed and looked at: there is one game, and no text any more. */
static void
test_deals (void)
{
  char *directory = model_directory_new ();
  g_autofree char *path = g_build_filename (directory, "deal.500", NULL);
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;
  g_autoptr (FhReviewDeal) deal = NULL;
  g_autoptr (FhReview) review = NULL;
  g_autofree char *again = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  fh_review_load_async (file, NULL, result_cb, &result);
  await (result != NULL);
  game = fh_game_load_finish (result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fh_review_n_deals (game), ==, 1);
  deal = fh_review_describe_deal (game, 0);
  g_assert_true (g_str_has_prefix (deal->title, "Deal 1: "));
  g_assert_cmpstr (deal->result, !=, "");
  review = fh_review_new_for_game (game, 0, &error);
  g_assert_no_error (error);
  /* Nothing is written that was not read: no seed for deals that never come. */
  again = fh_review_dup_text (review);
  g_assert_cmpstr (again, ==, text);
  g_remove (path);
  model_directory_remove (directory);
}

/* A deal that is not over is not listed. */
static void
test_unfinished (void)
{
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhGame) game = NULL;

  *(g_strrstr (text, "\nplay ") + 1) = '\0';
  game = fh_review_read_text (text, "x.500", NULL);
  g_assert_cmpuint (fh_review_n_deals (game), ==, 1);
  g_assert_null (fh_review_describe_deal (game, 0));
}

/* --- Trying again --- */

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhReviewAnswer **answer = user_data;
  g_autoptr (GError) error = NULL;

  *answer = fh_review_judge_trial_finish (result, &error);
  g_assert_no_error (error);
}

static FhReviewAnswer *
judge (FhReview *review, guint step, const FhAction *action)
{
  FhReviewAnswer *answer = NULL;

  fh_review_judge_trial_async (review, step, action, NULL, answer_cb, &answer);
  await (answer != NULL);
  return answer;
}

static void
finished_cb (FhGame *game, gboolean *is_finished)
{
  *is_finished = TRUE;
}

/* A wrong call is tried, and played out to the end of the deal; a pass is right. */
static void
test_trial (void)
{
  g_autofree char *text = new_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_new (text);
  guint rash = find_rash (review);
  FhAction wrong = fh_action_bid (0, FH_LAST_BID), right = fh_action_bid (0, FH_PASS);
  g_autoptr (FhReviewAnswer) punished = judge (review, rash, &wrong);
  g_autoptr (FhReviewAnswer) praised = judge (review, rash, &right);
  g_autoptr (FhGame) game = NULL;
  gboolean is_finished = FALSE;

  g_assert_false (punished->is_right);
  g_assert_nonnull (strstr (punished->sentence, "points"));
  g_assert_cmpuint (punished->n_script, >, 40);
  g_assert_true (praised->is_right);

  game = fh_review_new_trial (review, rash);
  g_object_set (game, "move-delay", 0, "trick-delay", 0, "deal-delay", -1, NULL);
  g_assert_true (fh_game_awaits_person (game));
  g_assert_cmpmem (&fh_game_peek_table (game)->calls, sizeof (FhCalled),
                   &fh_review_peek_state (review, rash)->table.calls, sizeof (FhCalled));
  g_assert_true (fh_game_act (game, &wrong, NULL));
  g_signal_connect (game, "script-finished", G_CALLBACK (finished_cb), &is_finished);
  fh_game_follow_script (game, punished->script, punished->n_script);
  await (is_finished);
  g_assert_true (fh_game_peek_table (game)->deal_over);
  g_assert_false (fh_game_peek_table (game)->made);
  fh_game_stop (game);
}

/* The trial is of who decided, whoever it was, and goes on without the script. */
static void
test_trial_of_other (void)
{
  g_autofree char *text = new_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_new (text);
  g_autoptr (FhGame) game = NULL;
  guint step = find_card (review, 2);
  const FhReviewStep *other = fh_review_peek_step (review, step), *last;
  g_autoptr (FhGame) over = NULL;
  g_autofree char *said = NULL, *result = NULL, *other_result = NULL;
  FhScene scene;

  game = fh_review_new_trial (review, step);
  g_object_set (game, "move-delay", 0, "trick-delay", 0, "deal-delay", -1, NULL);
  g_assert_cmpint (fh_game_get_person (game), ==, other->player);
  g_assert_true (fh_game_awaits_person (game));
  g_assert_true (fh_game_act (game, &other->action, NULL));
  fh_game_end_script (game);
  await (fh_game_awaits_person (game));
  fh_game_stop (game);

  /* Played to the end, it is told to the person of the review. */
  over = fh_review_new_trial (review, fh_review_get_n_steps (review) - 1);
  last = fh_review_peek_step (review, fh_review_get_n_steps (review) - 1);
  g_object_set (over, "move-delay", 0, "trick-delay", 0, "deal-delay", -1, NULL);
  g_assert_true (fh_game_act (over, &last->action, NULL));
  g_assert_true (fh_game_peek_table (over)->deal_over);
  g_assert_cmpint (fh_game_get_person (over), !=, fh_review_get_person (review));
  said = fh_review_dup_trial_result (review, over);
  scene = fh_review_get_scene (review, fh_review_get_n_steps (review));
  result = fh_sentence_deal_result (&scene);
  g_assert_cmpstr (said, ==, result);
  scene = fh_game_get_scene (over);
  other_result = fh_sentence_deal_result (&scene);
  g_assert_cmpstr (said, !=, other_result);
  fh_game_stop (over);
}

/* What follows the best is played to the end of the deal, which is told before. */
static void
test_line (void)
{
  g_autofree char *text = new_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_new (text);
  guint rash = find_rash (review);
  FhAction right = fh_action_bid (0, FH_PASS);
  g_autoptr (FhReviewAnswer) answer = judge (review, rash, &right);
  g_autoptr (FhGame) game = fh_review_new_line_game (review, rash, answer);
  g_autofree char *said = fh_review_dup_line (review, rash, answer);
  g_autofree char *result = NULL;
  gboolean is_finished = FALSE;
  FhScene scene;

  g_object_set (game, "move-delay", 0, "trick-delay", 0, "deal-delay", -1, NULL);
  g_signal_connect (game, "script-finished", G_CALLBACK (finished_cb), &is_finished);
  await (is_finished);
  g_assert_true (fh_game_peek_table (game)->deal_over);
  scene = fh_game_get_scene (game);
  scene.seating = fh_review_get_scene (review, 0).seating;
  result = fh_sentence_deal_result (&scene);
  g_assert_true (g_str_has_suffix (said, result));
  fh_game_stop (game);

  /* What could not be worked out to the end says so. */
  answer->n_script = 2;
  g_free (said);
  said = fh_review_dup_line (review, rash, answer);
  g_assert_nonnull (strstr (said, "too hard"));
}

/* Has @best be what would have been best at @step. */
static void
set_best (FhReview *review, guint step, FhCall best)
{
  FhReviewEntry *entry = fh_review_entry (review, step);

  entry->stage = FH_COST_KNOWN;
  entry->cost.is_mistake = TRUE;
  entry->cost.best.action = fh_action_bid (entry->step.seat, best);
}

/* What follows a call is shown only where it is known: of a bid that stands. */
static void
test_has_line (void)
{
  g_autofree char *text = new_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_new (text);
  guint rash = find_rash (review), step = 0;

  g_assert_false (fh_review_has_line (review, rash));
  set_best (review, rash, FH_PASS);
  g_assert_false (fh_review_has_line (review, rash));
  set_best (review, rash, FH_FIRST_BID);
  g_assert_true (fh_review_has_line (review, rash));

  /* Before it, others are outbid by what is called at @rash. */
  while (fh_review_peek_step (review, step)->seat == 0)
    step++;
  g_assert_cmpuint (step, <, rash);
  set_best (review, step, FH_FIRST_BID);
  g_assert_false (fh_review_has_line (review, step));
}

/* --- How a card loses --- */

static void
refuted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhReviewRefutation **found = user_data;
  g_autoptr (GError) error = NULL;

  *found = fh_review_refute_finish (result, &error);
  g_assert_no_error (error);
}

/* The last card of seat 0, played at random, that is a mistake and is refuted. */
static FhReviewRefutation *
find_refutation (FhReview *review)
{
  for (guint i = fh_review_get_n_steps (review); i-- > 0;)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);
      FhReviewRefutation *found = NULL;

      if (step->seat != 0 || step->action.kind != FH_ACTION_PLAY || !step->is_decision)
        continue;
      fh_review_ask_cost (review, i);
      await (!fh_review_is_busy (review));
      g_assert_cmpint (fh_review_can_refute (review, i), ==, fh_review_is_mistake (review, i));
      if (!fh_review_can_refute (review, i))
        continue;
      fh_review_refute_async (review, i, NULL, refuted_cb, &found);
      await (found != NULL);
      if (found->is_found)
        return found;
      g_free (found);
    }
  g_assert_not_reached ();
}

/* It is said how a card loses, and shown in imagined hands to the end of the deal. */
static void
test_refutation (void)
{
  g_autofree char *text = new_text_played (FH_PRESET_AUSTRALIAN_4, 3, FALSE, TRUE);
  g_autoptr (FhReview) review = review_new (text);
  g_autofree FhReviewRefutation *found = find_refutation (review);
  g_autofree char *said = fh_review_dup_refutation (review, found);
  g_autoptr (FhGame) game = fh_review_new_refutation_game (review, found);
  gboolean is_finished = FALSE;

  g_test_message ("%s", said);
  g_assert_nonnull (strstr (said, "imagined hands"));
  g_assert_nonnull (game);
  g_object_set (game, "move-delay", 0, "trick-delay", 0, "deal-delay", -1, NULL);
  g_signal_connect (game, "script-finished", G_CALLBACK (finished_cb), &is_finished);
  await (is_finished);
  g_assert_true (fh_game_peek_table (game)->deal_over);
  fh_game_stop (game);

  /* What was looked for in vain says so, and has nothing to show. */
  found->is_found = FALSE;
  g_free (said);
  said = fh_review_dup_refutation (review, found);
  g_assert_null (strstr (said, "imagined hands"));
  g_assert_null (fh_review_new_refutation_game (review, found));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/review/steps", test_steps);
  g_test_add_func ("/model/review/outcome", test_outcome);
  g_test_add_func ("/model/review/mistake", test_mistake);
  g_test_add_func ("/model/review/practice", test_practice);
  g_test_add_func ("/model/review/last-games", test_last_games);
  g_test_add_func ("/model/review/dearest", test_dearest);
  g_test_add_func ("/model/review/moral", test_moral);
  g_test_add_func ("/model/review/stop", test_stop);
  g_test_add_func ("/model/review/cards", test_cards);
  g_test_add_func ("/model/review/notes", test_notes);
  g_test_add_func ("/model/review/notes-of-game", test_notes_of_game);
  g_test_add_func ("/model/review/notes-kept", test_notes_kept);
  g_test_add_func ("/model/review/saved", test_saved);
  g_test_add_func ("/model/review/refused", test_refused);
  g_test_add_func ("/model/review/deals", test_deals);
  g_test_add_func ("/model/review/unfinished", test_unfinished);
  g_test_add_func ("/model/review/trial", test_trial);
  g_test_add_func ("/model/review/trial-of-other", test_trial_of_other);
  g_test_add_func ("/model/review/line", test_line);
  g_test_add_func ("/model/review/has-line", test_has_line);
  g_test_add_func ("/model/review/refutation", test_refutation);

  return g_test_run ();
}
