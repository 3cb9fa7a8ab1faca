/* test-review-trial.c: a deal that is over, tried again and played on, and how a choice loses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-review-private.h"
#include "fh-sentences.h"
#include "review-fixture.h"

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
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_of_text (text);
  guint rash = review_find_rash (review);
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
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_of_text (text);
  g_autoptr (FhGame) game = NULL;
  guint step = review_find_card (review, 2);
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
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_of_text (text);
  guint rash = review_find_rash (review);
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
  g_autofree char *text = review_text (FH_PRESET_AMERICAN_4, 5, TRUE);
  g_autoptr (FhReview) review = review_of_text (text);
  guint rash = review_find_rash (review), step = 0;

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

/* --- How a choice loses --- */

static void
refuted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (fh_review_refute_finish (user_data, result, &error));
  g_assert_no_error (error);
}

/* The last call, discard or card of seat 0 that is a mistake and is refuted. */
static const FhReviewRefutation *
find_refutation (FhReview *review, FhActionKind kind)
{
  for (guint i = fh_review_get_n_steps (review); i-- > 0;)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);
      const FhReviewRefutation *found;

      if (step->seat != 0 || step->action.kind != kind || !step->is_decision)
        continue;
      fh_review_ask_cost (review, i);
      review_wait_for_costs (review);
      g_assert_cmpint (fh_review_can_refute (review, i), ==, fh_review_is_mistake (review, i));
      if (!fh_review_can_refute (review, i))
        continue;
      g_assert_null (fh_review_peek_refutation (review, i));
      fh_review_refute_async (review, i, NULL, refuted_cb, review);
      await (fh_review_peek_refutation (review, i) != NULL);
      found = fh_review_peek_refutation (review, i);
      g_assert_cmpuint (found->step, ==, i);
      if (found->is_found)
        return found;
    }
  g_assert_not_reached ();
}

/* What is refuted: a rash bid of ten no-trump, a discard or a card by chance. */
typedef struct
{
  const char *path;
  FhActionKind kind;
  guint64 seed;
  const char *said;
} Refuted;

static const Refuted refuted[] = {
  { "/model/review/refutation/call", FH_ACTION_BID, 5, "it becomes the contract and fails." },
  { "/model/review/refutation/discard", FH_ACTION_DISCARD, 3, "than the best discard" },
  { "/model/review/refutation/card", FH_ACTION_PLAY, 3, "than the best card" },
};

/* It is said how it loses, and shown in imagined hands to the end of the deal, as was said. */
static void
test_refutation (gconstpointer data)
{
  const Refuted *row = data;
  gboolean calls = row->kind == FH_ACTION_BID;
  g_autofree char *text = review_text_played (FH_PRESET_AUSTRALIAN_4, row->seed, calls, row->kind);
  g_autoptr (FhReview) review = review_of_text (text);
  const FhReviewRefutation *found = find_refutation (review, row->kind);
  g_autofree char *said = fh_review_dup_refutation (review, found);
  g_autofree char *count = g_strdup_printf ("In %d of %d sample layouts ",
                                            found->refutation.n_short, found->refutation.n_layouts);
  g_autoptr (FhGame) game = fh_review_new_refutation_game (review, found);
  gboolean is_finished = FALSE;
  FhSeatView view;

  g_test_message ("%s", said);
  g_assert_true (g_str_has_prefix (said, count));
  g_assert_nonnull (strstr (said, row->said));
  g_assert_nonnull (strstr (said, "imagined hands"));
  g_assert_nonnull (game);
  g_assert_nonnull (fh_game_peek_open_state (game));
  g_assert_true (fh_game_get_view (game, 0, &view));
  g_assert_cmpuint (view.hand, ==, fh_review_peek_state (review, found->step)->hands[0]);
  g_object_set (game, "move-delay", 0, "trick-delay", 0, "deal-delay", -1, NULL);
  g_signal_connect (game, "script-finished", G_CALLBACK (finished_cb), &is_finished);
  await (is_finished);
  g_assert_true (fh_game_peek_table (game)->deal_over);
  if (calls)
    {
      g_autofree char *result = fh_review_dup_trial_result (review, game);

      g_assert_true (g_str_has_suffix (said, result));
    }
  fh_game_stop (game);

  /* What was looked for in vain says so, and has nothing to show. */
  FhReviewRefutation vain = *found;
  vain.is_found = FALSE;
  g_free (said);
  said = fh_review_dup_refutation (review, &vain);
  g_assert_null (strstr (said, "imagined hands"));
  g_assert_null (fh_review_new_refutation_game (review, &vain));
}

/* Refutes @done beside what seat 0 did first of that kind. */
static FhReviewRefutation *
refute (FhReview *review, const FhAction *done)
{
  FhReviewRefutation *found = g_new0 (FhReviewRefutation, 1);
  FhSeatView view;

  while (fh_review_peek_step (review, found->step)->seat != 0
         || fh_review_peek_step (review, found->step)->action.kind != done->kind)
    found->step++;
  fh_review_get_view (review, found->step, &view);
  found->is_found = fh_refutation_init (
      &found->refutation, &view, done, &fh_review_peek_step (review, found->step)->action, 0, NULL);
  g_assert_true (found->is_found);
  return found;
}

/* Of a pass it is said how often the best call becomes the contract; and what decides nothing is
 * not said to. */
static void
test_refuted_pass (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_of_text (text);
  FhAction pass = fh_action_bid (0, FH_PASS);
  g_autofree FhReviewRefutation *found = refute (review, &pass);
  g_autofree char *said = fh_review_dup_refutation (review, found);

  g_assert_nonnull (strstr (said, "best call; in "));
  g_assert_nonnull (strstr (said, " of them that call becomes the contract and is made."));
  found->refutation.n_decided = 0;
  g_free (said);
  said = fh_review_dup_refutation (review, found);
  g_assert_nonnull (strstr (said, "it costs points compared with the best call. One of them"));
}

/* Who is to lose every trick and keeps his highest cards fails. */
static void
test_refuted_misere (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 7, FALSE);
  g_autoptr (FhReview) review = review_of_text (text);
  FhAction low = fh_action_cards (FH_ACTION_DISCARD, 0,
                                  FH_SET (FH_CARD (FH_DIAMONDS, FH_FOUR))
                                      | FH_SET (FH_CARD (FH_DIAMONDS, FH_FIVE))
                                      | FH_SET (FH_CARD (FH_HEARTS, FH_FOUR)));
  g_autofree FhReviewRefutation *found = refute (review, &low);
  g_autofree char *said = fh_review_dup_refutation (review, found);

  g_assert_nonnull (strstr (said, " it loses a contract that the best discard makes."));
  g_assert_true (g_str_has_suffix (said, "as if all cards were open. The contract fails."));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/review/trial", test_trial);
  g_test_add_func ("/model/review/trial-of-other", test_trial_of_other);
  g_test_add_func ("/model/review/line", test_line);
  g_test_add_func ("/model/review/has-line", test_has_line);
  for (gsize i = 0; i < G_N_ELEMENTS (refuted); i++)
    g_test_add_data_func (refuted[i].path, &refuted[i], test_refutation);
  g_test_add_func ("/model/review/refutation/pass", test_refuted_pass);
  g_test_add_func ("/model/review/refutation/misere", test_refuted_misere);

  return g_test_run ();
}
