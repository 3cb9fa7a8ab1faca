/* test-threads.c: whatever is thought about in a thread, objects die where they live.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What belongs to the main loop would be taken apart in the midst of it by another thread.  Each
 * kind of object of ours is watched while those who asked go before their answers come.
 */
#include "await.h"
#include "deals.h"
#include "fh-answer.h"
#include "fh-challenges.h"
#include "fh-deal-comparison.h"
#include "fh-game-file.h"
#include "fh-practice-session.h"
#include "fh-progress.h"
#include "fh-review.h"
#include "fh-statistics.h"
#include "fh-tutor.h"
#include "model-games.h"
#include "quick-judge.h"

/* Of a task whose source may die in its thread, about every third does. */
#define ROUNDS 30

static GThread *main_thread;
static GHashTable *disposes; /* GType to what takes an object of it apart */
static int n_here, n_elsewhere;

static void
dispose_cb (GObject *object)
{
  void (*dispose) (GObject *) =
      g_hash_table_lookup (disposes, GSIZE_TO_POINTER (G_OBJECT_TYPE (object)));

  if (g_thread_self () == main_thread)
    {
      g_atomic_int_inc (&n_here);
    }
  else
    {
      g_test_message ("%s died in another thread", G_OBJECT_TYPE_NAME (object));
      g_atomic_int_inc (&n_elsewhere);
    }
  dispose (object);
}

static void
watch (void)
{
  const GType types[] = {
    FH_TYPE_ANSWER,      FH_TYPE_CHALLENGES,       FH_TYPE_DEAL_COMPARISON, FH_TYPE_GAME,
    FH_TYPE_HOUSE_RULES, FH_TYPE_JOURNAL,          FH_TYPE_PROGRESS,        FH_TYPE_REVIEW,
    FH_TYPE_SETTINGS,    FH_TYPE_PRACTICE_SESSION, FH_TYPE_STATISTICS,      FH_TYPE_STORE,
    FH_TYPE_TUTOR,
  };

  main_thread = g_thread_self ();
  disposes = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GObjectClass *klass = g_type_class_ref (types[i]);

      g_hash_table_insert (disposes, GSIZE_TO_POINTER (types[i]), (gpointer) klass->dispose);
      klass->dispose = dispose_cb;
    }
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer n_done)
{
  ++*(guint *) n_done;
}

/* Of what has died since @n_before had, nothing did so in a thread. */
static void
check_dead (int n_before)
{
  g_assert_cmpint (g_atomic_int_get (&n_elsewhere), ==, 0);
  g_assert_cmpint (g_atomic_int_get (&n_here), >=, n_before + ROUNDS);
}

static void
wait_for (const guint *n_done, guint n)
{
  await (*n_done >= n);
}

/* Who closes a review does so while a trial, costs and cards are worked out. */
static void
review_goes (const char *text, guint *n_done)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "test.500", NULL, &error);
  FhReview *review;
  FhAction pass;

  g_assert_no_error (error);
  review = fh_review_new_for_game (game, 0, &error);
  g_assert_no_error (error);
  pass = fh_review_peek_step (review, 0)->action;
  fh_review_ask_cost (review, 0);
  fh_review_ask_cards (review, fh_review_get_n_steps (review) - 3);
  fh_review_judge_trial_async (review, 0, &pass, cancellable, done_cb, n_done);
  g_object_unref (review);
  g_cancellable_cancel (cancellable);
}

static void
test_review (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 3, "rules", FALSE);
  g_autofree char *text = NULL;
  int n_before = g_atomic_int_get (&n_here);
  guint n_done = 0;

  g_object_set (game, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  await (fh_game_get_hold (game) == FH_HOLD_DEAL);
  fh_game_stop (game);
  text = fh_game_dup_text (game);
  for (guint i = 1; i <= ROUNDS; i++)
    {
      review_goes (text, &n_done);
      wait_for (&n_done, i);
    }
  check_dead (n_before);
}

/* The game goes on, or the window closes, while the tutor thinks about what is to be done. */
static void
test_tutor (void)
{
  int n_before = g_atomic_int_get (&n_here);
  guint n_done = 0;

  for (guint i = 1; i <= ROUNDS; i++)
    {
      g_autoptr (FhGame) game = fh_game_new_from_text (SPADES_EXCHANGE, "record", NULL, NULL);
      FhTutor *tutor = fh_tutor_new (quick_judged (game));
      FhAction action = fh_action_cards (FH_ACTION_DISCARD, 0,
                                         FH_SET (FH_CARD (FH_SPADES, FH_JACK))
                                             | FH_SET (FH_CARD (FH_CLUBS, FH_JACK))
                                             | FH_SET (FH_CARD (FH_DIAMONDS, FH_ACE)));

      fh_game_start (game, NULL);
      fh_tutor_ask_hint (tutor);
      await (fh_tutor_get_hint_step (tutor) != 0);
      fh_tutor_ask_cost_async (tutor, &action, 20, NULL, done_cb, &n_done);
      g_object_unref (tutor);
      wait_for (&n_done, i);
      fh_game_stop (game);
    }
  check_dead (n_before);
}

static void
test_store (void)
{
  char *directory = model_directory_new ();
  g_autofree char *path = g_build_filename (directory, "statistics.sqlite", NULL);
  int n_before = g_atomic_int_get (&n_here);
  guint n_done = 0;

  for (guint i = 1; i <= ROUNDS; i++)
    {
      g_autoptr (FhStore) store = fh_store_new (path);
      FhStatistics *statistics = fh_statistics_new (store);
      FhProgress *progress = fh_progress_new (store);

      fh_progress_set_done (progress, "tricks");
      g_object_unref (progress);
      fh_statistics_read_async (statistics, -1, NULL, done_cb, &n_done);
      g_object_unref (statistics);
      wait_for (&n_done, i);
    }
  check_dead (n_before);
  model_directory_remove (directory);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  watch ();

  g_test_add_func ("/model/threads/review", test_review);
  g_test_add_func ("/model/threads/tutor", test_tutor);
  g_test_add_func ("/model/threads/store", test_store);

  return g_test_run ();
}
