/* test-computer.c: computer players think in a task that can be cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#include "add-tests.h"
#include "await.h"
#include "fh-computer.h"
#include "fh-deal.h"

static void
first_to_bid (FhSeatView *view)
{
  FhRules rules;
  FhState state;
  FhAction deal;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_state_init (&state, &rules);
  deal = fh_deal_from_seed (&rules, 3, fh_seed_from_number (9), 0);
  g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
  fh_seat_view_init (view, &state, 0);
}

/* The answer comes later, in the main loop, and is what the same question gets at once. */
static void
test_choose (gconstpointer data)
{
  const char *level = data;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhPlayer player = fh_computer_player (level);
  FhSeatView view, copy;
  FhDecision decision, at_once;
  FhRng rng;

  first_to_bid (&view);
  copy = view;
  fh_computer_choose_async (&view, level, 5, 0, NULL, await_result_cb, &result);
  /* The thread has a copy. */
  memset (&view, 0, sizeof view);
  g_assert_null (result);
  await (result != NULL);
  g_assert_true (fh_computer_choose_finish (result, &decision, &error));
  g_assert_no_error (error);
  g_assert_cmpint (fh_seat_view_check (&copy, &decision.action).code, ==, FH_OK);
  fh_rng_init (&rng, fh_seed_from_number (5), 0);
  at_once = fh_player_decide (&player, &copy, &rng);
  g_assert_true (fh_action_equal (&decision.action, &at_once.action));
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhSeatView view;
  FhDecision decision;

  first_to_bid (&view);
  fh_computer_choose_async (&view, "steady", 5, 0, cancellable, await_result_cb, &result);
  g_cancellable_cancel (cancellable);
  await (result != NULL);
  g_assert_false (fh_computer_choose_finish (result, &decision, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A level and a character are two things, and either may be left out. */
static void
test_words (void)
{
  static const struct
  {
    const char *word;
    FhPlayerLevel level;
    FhCharacterId character;
  } words[] = {
    { "strong-bold", FH_PLAYER_STRONG, FH_BOLD },
    { "learner-bold", FH_PLAYER_LEARNER, FH_BOLD },
    { "beginner-careful", FH_PLAYER_BEGINNER, FH_CAREFUL },
    { "expert", FH_PLAYER_EXPERT, FH_STEADY },
    { "club", FH_PLAYER_CLUB, FH_STEADY },
    { "rules", FH_PLAYER_RULES, FH_STEADY },
    { "bold", FH_PLAYER_RULES, FH_BOLD },
    { "random", FH_PLAYER_RANDOM, FH_STEADY },
    { "wizard", FH_PLAYER_RULES, FH_STEADY },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      FhPlayer player = fh_computer_player (words[i].word);
      g_assert_cmpint (player.level, ==, words[i].level);
      g_assert_cmpint (player.character, ==, words[i].character);
    }
}

static atomic_int cancelled;
static gint64 cancelled_at;

/* What this thread has computed, in microseconds. */
static gint64
read_clock (void)
{
  struct timespec now;

  g_assert_cmpint (clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now), ==, 0);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Interrupts the thread of the player, so that it computes nothing between the clock and the flag.
 */
static void
cancel_cb (int number)
{
  cancelled_at = read_clock ();
  atomic_store (&cancelled, 1);
}

/* A player who thinks for minutes ends once it is cancelled, after 50 milliseconds of computing at
 * the most: time in which the machine does something else does not count. */
static void
test_cancel_thinking (void)
{
  static const FhThinking endless = {
    .worlds = { .n_worlds = 2000, .drawn = 16, .moves = 50 },
  };
  static const struct itimerval soon = { .it_value = { .tv_usec = 100000 } };
  FhPlayer player = { .level = FH_PLAYER_EXPERT, .thinking = &endless, .cancelled = &cancelled };
  FhPlayer rules_player = { .level = FH_PLAYER_RULES };
  FhRules rules;
  FhState state;
  FhSeatView view;
  FhAction deal;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_state_init (&state, &rules);
  deal = fh_deal_from_seed (&rules, 0, fh_seed_from_number (3), 0);
  fh_state_apply (&state, &deal);
  for (;;)
    {
      fh_seat_view_init (&view, &state, state.table.turn);
      if (state.table.due == FH_ACTION_PLAY)
        break;
      FhDecision decision = fh_player_decide (&rules_player, &view, NULL);
      fh_state_apply (&state, &decision.action);
    }
  signal (SIGPROF, cancel_cb);
  g_assert_cmpint (setitimer (ITIMER_PROF, &soon, NULL), ==, 0);
  fh_player_decide (&player, &view, NULL);
  gint64 end = read_clock ();
  signal (SIGPROF, SIG_DFL);
  g_test_message ("computed for %d us after it was cancelled", (int) (end - cancelled_at));
  g_assert_true (cancelled);
  g_assert_cmpint (end - cancelled_at, <, 50000);
}

int
main (int argc, char **argv)
{
  const char *const *levels = fh_computer_levels ();

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpuint (g_strv_length ((char **) levels), ==, FH_N_PLAYER_LEVELS - 2);
  g_assert_cmpuint (g_strv_length ((char **) fh_computer_characters ()), ==, FH_N_CHARACTERS);
  for (int i = 0; levels[i] != NULL; i++)
    add_test (levels[i], test_choose, "/model/computer/choose/%s", levels[i]);
  g_test_add_data_func ("/model/computer/choose/random", "random", test_choose);
  g_test_add_data_func ("/model/computer/choose/unknown", "grandmaster", test_choose);
  g_test_add_func ("/model/computer/words", test_words);
  g_test_add_func ("/model/computer/cancel", test_cancel);
  g_test_add_func ("/model/computer/cancel-thinking", test_cancel_thinking);
  return g_test_run ();
}
