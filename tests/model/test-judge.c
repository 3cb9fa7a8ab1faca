/* test-judge.c: the judge thinks once, of what is wanted first, and remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-review-private.h"
#include "fh-tutor.h"
#include "model-games.h"
#include "quick-judge.h"

typedef struct
{
  FhSharedAdvice *shared;
  gboolean has_cost;
  FhCost cost;
  GError *error;
  guint at; /* the how manieth answer it was, from 1 on; 0: there is none yet */
} Answer;

static guint n_answers;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Answer *answer = user_data;

  answer->shared = fh_judge_ask_finish (result, &answer->has_cost, &answer->cost, &answer->error);
  answer->at = ++n_answers;
}

static void
answer_clear (Answer *answer)
{
  g_clear_pointer (&answer->shared, fh_shared_advice_unref);
  g_clear_error (&answer->error);
  answer->at = 0;
}

/* A game in which the person has acted @n times. */
static FhGame *
game_new (guint seed, guint n)
{
  FhGame *game = quick_judged (model_game_new (FH_PRESET_AUSTRALIAN_4, seed, "rules", TRUE));

  g_object_set (game, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  while (n > 0)
    {
      await (fh_game_awaits_person (game));
      model_person_acts (game);
      n--;
    }
  await (fh_game_awaits_person (game));
  return game;
}

static void
get_view (FhGame *game, FhSeatView *view)
{
  g_assert_true (fh_game_get_view (game, fh_game_get_person (game), view));
}

static void
ask (FhGame *game,
     const FhSeatView *view,
     const FhAction *done,
     FhHaste haste,
     GCancellable *cancellable,
     Answer *answer)
{
  fh_judge_ask_async (fh_game_get_judge (game), view, done, haste, cancellable, answered_cb,
                      answer);
}

/* What the judge of @game says of @view.  (transfer full) */
static FhSharedAdvice *
judge (FhGame *game, const FhSeatView *view)
{
  Answer answer = { NULL };

  ask (game, view, NULL, FH_HASTE_NOW, NULL, &answer);
  await (answer.at != 0);
  g_assert_no_error (answer.error);
  return answer.shared;
}

/* Who asks the same, at the same time or later, has the same advice; what it cost comes with
 * it, and what the rules do not allow costs nothing. */
static void
test_remembers (void)
{
  g_autoptr (FhGame) game = game_new (11, 0);
  Answer answers[5] = { { NULL } };
  FhAction done, wrong = fh_action_say (FH_ACTION_DEAL, 0);
  FhSeatView view, same;

  get_view (game, &view);
  get_view (game, &same);
  ask (game, &view, NULL, FH_HASTE_NOW, NULL, &answers[0]);
  ask (game, &same, NULL, FH_HASTE_LATER, NULL, &answers[1]);
  await (answers[0].at != 0 && answers[1].at != 0);
  g_assert_true (answers[0].shared == answers[1].shared);
  g_assert_false (answers[0].has_cost);

  done = answers[0].shared->advice.choices[0].action;
  ask (game, &view, &done, FH_HASTE_LATER, NULL, &answers[2]);
  ask (game, &view, &wrong, FH_HASTE_LATER, NULL, &answers[3]);
  await (answers[2].at != 0 && answers[3].at != 0);
  g_assert_true (answers[2].shared == answers[0].shared);
  g_assert_true (answers[2].has_cost);
  g_assert_true (answers[2].cost.done.best);
  g_assert_true (answers[3].shared == answers[0].shared);
  g_assert_false (answers[3].has_cost);

  ask (game, &view, &done, FH_HASTE_NOW, NULL, &answers[4]);
  await (answers[4].at != 0);
  g_assert_cmpmem (&answers[4].cost, sizeof (FhCost), &answers[2].cost, sizeof (FhCost));
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    answer_clear (&answers[i]);
  fh_game_stop (game);
}

/* Who cancels is told at once, and takes nothing away from who asked the same; when nobody is left
 * it ends, and may be asked again. */
static void
test_cancelled (void)
{
  g_autoptr (FhGame) game = game_new (12, 0);
  g_autoptr (GCancellable) first = g_cancellable_new ();
  g_autoptr (GCancellable) second = g_cancellable_new ();
  Answer gone = { NULL }, stays = { NULL };
  FhSeatView view;

  get_view (game, &view);
  ask (game, &view, NULL, FH_HASTE_NOW, first, &gone);
  ask (game, &view, NULL, FH_HASTE_NOW, second, &stays);
  g_cancellable_cancel (first);
  await (gone.at != 0);
  g_assert_error (gone.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  await (stays.at != 0);
  g_assert_nonnull (stays.shared);
  answer_clear (&gone);
  answer_clear (&stays);
  fh_game_stop (game);

  g_autoptr (FhGame) other = game_new (13, 0);
  get_view (other, &view);
  ask (other, &view, NULL, FH_HASTE_NOW, second, &gone);
  g_cancellable_cancel (second);
  ask (other, &view, NULL, FH_HASTE_NOW, second, &stays);
  await (gone.at != 0 && stays.at != 0);
  g_assert_error (gone.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_error (stays.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  answer_clear (&gone);
  answer_clear (&stays);
  ask (other, &view, NULL, FH_HASTE_NOW, NULL, &stays);
  await (stays.at != 0);
  g_assert_nonnull (stays.shared);
  answer_clear (&stays);
  fh_game_stop (other);
}

/* What somebody waits for comes before what has time, even where it was asked for before. */
static void
test_haste (void)
{
  FhGame *games[6];
  FhJudge *one;
  Answer later[G_N_ELEMENTS (games)] = { { NULL } }, now = { NULL };
  FhSeatView view;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    games[i] = game_new (20 + i, 0);
  one = fh_game_get_judge (games[0]);
  n_answers = 0;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      get_view (games[i], &view);
      fh_judge_ask_async (one, &view, NULL, FH_HASTE_LATER, NULL, answered_cb, &later[i]);
    }
  fh_judge_ask_async (one, &view, NULL, FH_HASTE_NOW, NULL, answered_cb, &now);
  await (n_answers == G_N_ELEMENTS (games) + 1);
  g_assert_cmpint (now.at, <=, 4);
  g_assert_true (now.shared == later[G_N_ELEMENTS (games) - 1].shared);
  answer_clear (&now);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      answer_clear (&later[i]);
      fh_game_stop (games[i]);
      g_object_unref (games[i]);
    }
}

/* A game that goes while its judge thinks tells whoever asked. */
static void
test_game_goes (void)
{
  FhGame *game = game_new (14, 0);
  Answer now = { NULL }, later[3] = { { NULL } };
  FhSeatView view;

  get_view (game, &view);
  ask (game, &view, NULL, FH_HASTE_NOW, NULL, &now);
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    {
      view.hand ^= FH_SET (FH_CARD (FH_CLUBS, FH_FIVE + i)); /* some other moment */
      ask (game, &view, NULL, FH_HASTE_LATER, NULL, &later[i]);
    }
  fh_game_stop (game);
  g_object_unref (game);
  await (now.at != 0 && later[2].at != 0);
  g_assert_error (now.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  answer_clear (&now);
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    {
      g_assert_error (later[i].error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      answer_clear (&later[i]);
    }
}

/* An advice on a moment like that of @view but for its number.  (transfer full) */
static FhSharedAdvice *
advice_new (const FhSeatView *view, guint number)
{
  FhSharedAdvice *shared = g_new0 (FhSharedAdvice, 1);

  shared->n_refs = 1;
  memcpy (&shared->view, view, sizeof *view);
  shared->view.given = number;
  return shared;
}

/* Only so many moments are remembered: those that were asked about last. */
static void
test_bounded (void)
{
  g_autoptr (FhGame) game = game_new (15, 0);
  FhJudgeMemory *memory = fh_judge_memory_new (2);
  FhSharedAdvice *advice[3];
  FhSeatView view;

  get_view (game, &view);
  for (guint i = 0; i < G_N_ELEMENTS (advice); i++)
    {
      g_autoptr (FhSharedAdvice) same = advice_new (&view, i);

      advice[i] = advice_new (&view, i);
      g_assert_true (fh_judge_memory_add (memory, advice[i]) == advice[i]);
      g_assert_true (fh_judge_memory_add (memory, same) == advice[i]);
      /* The first is asked about again and again. */
      g_assert_true (fh_judge_memory_find (memory, &advice[0]->view) == advice[0]);
    }
  g_assert_null (fh_judge_memory_find (memory, &advice[1]->view));
  g_assert_true (fh_judge_memory_find (memory, &advice[2]->view) == advice[2]);
  for (guint i = 0; i < G_N_ELEMENTS (advice); i++)
    fh_shared_advice_unref (advice[i]);
  fh_judge_memory_free (memory);
  fh_game_stop (game);
}

/* What the panel had judged on the way is what a review of the deal says, and whoever tries it
 * again is told, and nobody thinks of it again: they see the same advice. */
static void
test_review (void)
{
  g_autoptr (FhGame) game = game_new (7, 0);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  g_autoptr (FhReview) review = NULL;
  g_autoptr (GPtrArray) seen =
      g_ptr_array_new_with_free_func ((GDestroyNotify) fh_shared_advice_unref);
  g_autoptr (GError) error = NULL;
  FhSeatView view;

  fh_tutor_set_watchful (tutor, TRUE);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
  if (fh_game_awaits_person (game))
    {
      get_view (game, &view);
      g_ptr_array_add (seen, judge (game, &view));
      model_person_acts (game);
    }
  else
    await_next ();
  g_assert_cmpint (seen->len, >, 5);

  review = fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, &error);
  g_assert_no_error (error);
  fh_review_ask_own (review);
  await (!fh_review_is_busy (review));
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);
      g_autoptr (FhSharedAdvice) shared = NULL;
      g_autoptr (FhGame) trial = NULL;

      if (step->player != fh_game_get_person (game) || !step->is_decision)
        continue;
      g_assert_nonnull (fh_review_peek_cost (review, i));
      fh_review_get_view (review, i, &view);
      shared = judge (game, &view);
      g_assert_true (g_ptr_array_find (seen, shared, NULL));
      trial = fh_review_new_trial (review, i);
      g_clear_pointer (&shared, fh_shared_advice_unref);
      get_view (trial, &view);
      shared = judge (trial, &view);
      g_assert_true (g_ptr_array_find (seen, shared, NULL));
      fh_game_stop (trial);
    }
  fh_game_stop (game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/judge/remembers", test_remembers);
  g_test_add_func ("/model/judge/cancelled", test_cancelled);
  g_test_add_func ("/model/judge/haste", test_haste);
  g_test_add_func ("/model/judge/game-goes", test_game_goes);
  g_test_add_func ("/model/judge/bounded", test_bounded);
  g_test_add_func ("/model/judge/review", test_review);

  return g_test_run ();
}
