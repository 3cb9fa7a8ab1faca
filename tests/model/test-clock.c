/* test-clock.c: in which order things happen, and that they go on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "fh-deal.h"
#include "fh-game-file.h"
#include "fh-game-private.h"
#include "fh-player.h"
#include "fh-seed.h"
#include "fh-writer.h"
#include "model-games.h"

/* --- Failures --- */

/* How many decisions fail from now on. */
static int failures;

gboolean
__real_fh_computer_choose_finish (GAsyncResult *result, FhDecision *decision, GError **error);
gboolean
__wrap_fh_computer_choose_finish (GAsyncResult *result, FhDecision *decision, GError **error);

/* The linker puts this in the place of what the game calls. */
gboolean
__wrap_fh_computer_choose_finish (GAsyncResult *result, FhDecision *decision, GError **error)
{
  if (!__real_fh_computer_choose_finish (result, decision, error))
    return FALSE;
  if (failures == 0)
    return TRUE;
  failures--;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "no mind today");
  return FALSE;
}

static void
trouble_cb (FhGame *game, const char *sentence, GString *told)
{
  g_string_append_printf (told, "%s\n", sentence);
}

/* A computer player who cannot think plays by rules of thumb, and that is told. */
static void
test_failed (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 7, "rules", TRUE);
  g_autoptr (GString) told = g_string_new (NULL);

  g_signal_connect (game, "trouble", G_CALLBACK (trouble_cb), told);
  failures = 2;
  fh_game_start (game, NULL);
  model_game_play (game, 40);
  g_assert_cmpint (failures, ==, 0);
  g_assert_cmpstr (told->str, ==, "no mind today\nno mind today\n");
  g_assert_cmpuint (fh_game_get_n_actions (game), >=, 40);
}

/* --- Scripts --- */

static void
count_cb (int *n)
{
  (*n)++;
}

/* What is given happens, the person's too, and then the game stands still until it is told to go
 * on. */
static void
test_script (void)
{
  g_autoptr (FhGame) played = model_game_new (FH_PRESET_AUSTRALIAN_4, 11, "rules", FALSE);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 11, "rules", TRUE);
  g_autoptr (GArray) script = g_array_new (FALSE, FALSE, sizeof (FhAction));
  int n_finished = 0, n_done = 0;

  fh_game_start (played, NULL);
  model_game_play (played, 12);
  fh_game_stop (played);
  for (guint i = 0; i < 12; i++)
    {
      FhAction action;
      g_assert_true (fh_game_get_action (played, i, &action));
      g_array_append_val (script, action);
    }
  /* Of the deal only the own cards are told. */
  FhAction *first = &g_array_index (script, FhAction, 0);
  *first = fh_deal_from_seed (fh_game_peek_rules (game), first->seat, fh_game_get_seed (game), 0);

  g_signal_connect_swapped (game, "script-finished", G_CALLBACK (count_cb), &n_finished);
  g_signal_connect_swapped (game, "action-done", G_CALLBACK (count_cb), &n_done);
  fh_game_start (game, NULL);
  fh_game_follow_script (game, &g_array_index (script, FhAction, 0), script->len - 2);
  g_assert_false (fh_game_awaits_person (game));
  await (n_finished != 0);
  g_assert_cmpint (n_done, ==, 10);
  await_turns (50);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, 10);
  g_assert_cmpint (fh_game_get_thinking (game), ==, -1);
  g_assert_cmpint (n_finished, ==, 1);

  /* What the rules refuse ends it. */
  g_test_expect_message ("five-hundred-game", G_LOG_LEVEL_WARNING, "*refuse action number 1*");
  fh_game_follow_script (game, &g_array_index (script, FhAction, 0), 1);
  await (n_finished != 1);
  g_test_assert_expected_messages ();
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, 10);

  /* Going elsewhere drops it; without it the computer players go on. */
  fh_game_follow_script (game, &g_array_index (script, FhAction, 10), 2);
  fh_game_go_to (game, 4);
  await_turns (50);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, 4);
  g_assert_cmpint (n_finished, ==, 2);
  fh_game_end_script (game);
  model_game_play (game, 12);
  g_assert_cmpuint (fh_game_get_n_actions (game), >=, 12);
}

static void
stop_cb (FhGame *game, const char *sentence, gpointer data)
{
  fh_game_stop (game);
}

/* Whoever is told may end the game. */
static void
test_failed_and_stopped (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 7, "rules", FALSE);

  g_signal_connect (game, "trouble", G_CALLBACK (stop_cb), NULL);
  failures = 1;
  fh_game_start (game, NULL);
  await (!fh_game_is_running (game));
  g_assert_cmpint (fh_game_get_thinking (game), ==, -1);
  g_assert_cmpint (failures, ==, 0);
}

/* --- What is logged --- */

static void
log_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
  g_ptr_array_add (user_data, g_strdup (message));
}

/* What is logged is for the tests that look, not for those who read what they print. */
static void
no_log_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
}

static GPtrArray *
begin_log (guint *handler)
{
  GPtrArray *log = g_ptr_array_new_with_free_func (g_free);

  *handler = g_log_set_handler ("five-hundred-game", G_LOG_LEVEL_DEBUG, log_cb, log);
  return log;
}

static void
end_log (guint handler)
{
  g_log_remove_handler ("five-hundred-game", handler);
}

/* Each action is written before anything comes after it, and the next player thinks when it is on
 * disk: for a whole trick. */
static void
test_life_of_trick (void)
{
  static const char *const steps[] = { "advance", "think", "advance", "act", "write", "settle" };
  char *directory = model_directory_new ();
  g_autoptr (FhJournal) journal = fh_journal_new (directory);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 7, "rules", FALSE);
  g_autoptr (GPtrArray) log = NULL;
  guint handler;
  guint n = G_N_ELEMENTS (steps);
  guint n_actions, n_acts = 0, first = 0;

  fh_game_start (game, journal);
  AWAIT_WHILE (fh_game_peek_table (game)->due != FH_ACTION_PLAY || fh_journal_is_busy (journal))
  await_next ();
  n_actions = fh_game_get_n_actions (game);
  log = begin_log (&handler);
  /* Where in the life of an action the looking begins is chance: the disk has its own time. */
  await (log->len >= 5 * n);
  end_log (handler);
  for (guint i = 0; i < log->len; i++)
    n_acts += g_str_has_prefix (g_ptr_array_index (log, i), "act:");
  while (!g_str_has_prefix (g_ptr_array_index (log, first + 1), "think:"))
    g_assert_cmpuint (++first, <, n);
  for (guint i = 0; i < 4 * n; i++)
    {
      const char *line = g_ptr_array_index (log, first + i);

      g_test_message ("%s", line);
      g_assert_true (g_str_has_prefix (line, steps[i % n]));
      g_assert_cmpint (line[strlen (steps[i % n])], ==, ':');
    }
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions + n_acts);
  fh_game_stop (game);
  fh_journal_flush (journal);
  g_clear_object (&journal);
  model_directory_remove (directory);
}

/* --- Two called cards that one player holds (NZ-073) --- */

/* A game that begins with deal number @number, in which seat 0 has bid misère and is to call. */
static FhRecord *
called_misere (int number, FhState *state)
{
  FhRecord *record = fh_record_new (FH_PRESET_NEW_ZEALAND_5);
  FhPlayer player = { .level = FH_PLAYER_RULES };
  FhAction action =
      fh_deal_from_seed (fh_record_rules (record), 4, fh_seed_from_number (1), number);

  fh_record_replay (record, 0, state);
  while (TRUE)
    {
      g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
      fh_record_append (record, &action, &state->table);
      if (state->table.due == FH_ACTION_CALL)
        return record;
      if (state->table.due == FH_ACTION_BID)
        {
          FhCall call = FH_PASS;

          /* A misère needs a bid of seven before it. */
          if (state->table.turn == 0 && state->table.high_call != FH_MISERE)
            call = FH_MISERE;
          if (state->table.turn == 1 && state->table.high_call == FH_PASS)
            call = fh_bid (7, FH_TRUMP_SPADES);
          action = fh_action_bid (state->table.turn, call);
          if (fh_state_check (state, &action).code != FH_OK)
            action = fh_action_bid (state->table.turn, FH_PASS);
        }
      else
        {
          FhSeatView view;

          fh_seat_view_init (&view, state, state->table.turn);
          action = fh_player_decide (&player, &view, NULL).action;
        }
    }
}

/* He thinks again, in his thread, until the cards are with two; and calls what he did before. */
static void
test_same_holder (void)
{
  int n_found = 0;

  for (int number = 0; number < 40; number++)
    {
      FhState state;
      FhRecord *record = called_misere (number, &state);
      g_autofree char *text = fh_record_write (record);
      g_autoptr (FhGame) game = NULL;
      g_autoptr (GPtrArray) log = NULL;
      guint handler;
      FhSeating seating;
      FhAction called;
      int n_refused = 0;
      int n_thoughts = 0;
      guint index = (guint) fh_record_n_actions (record);

      fh_seating_init (&seating, fh_record_rules (record), "random", "random");
      fh_seating_set_level (&seating, 0, "random");
      fh_record_free (record);
      game = fh_game_new_from_text (text, "misère", &seating, NULL);
      g_assert_nonnull (game);
      g_object_set (game, "move-delay", 0, NULL);
      called = model_decide (&state, 0, "random",
                             fh_seed_for_decision (fh_game_get_seed (game), index), &n_refused);
      if (n_refused == 0)
        continue;
      n_found++;
      log = begin_log (&handler);
      fh_game_start (game, NULL);
      await (fh_game_get_n_actions (game) != index);
      end_log (handler);
      for (guint i = 0; i < log->len; i++)
        n_thoughts += g_str_has_prefix (g_ptr_array_index (log, i), "think:");
      g_assert_cmpint (n_thoughts, ==, 1 + n_refused);
      fh_game_stop (game);
      {
        FhAction done;

        g_assert_true (fh_game_get_action (game, index, &done));
        g_assert_true (fh_action_equal (&done, &called));
      }
    }
  g_assert_cmpint (n_found, >, 0);
}

/* --- Rest --- */

/* While nobody looks nothing begins; then it goes on. */
static void
test_rests (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 11, "rules", FALSE);

  fh_game_set_rests (game, TRUE);
  fh_game_start (game, NULL);
  /* All that waits for its turn in the main loop has had it. */
  await_turns (20);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, 0);
  fh_game_set_rests (game, FALSE);
  model_game_play (game, 12);
  g_assert_cmpuint (fh_game_get_n_actions (game), >=, 12);
  fh_game_stop (game);
}

/* Nor does what has begun go on: a trick that is held stays, and a decision waits. */
static void
test_rests_within (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 11, "rules", FALSE);
  guint n_actions;

  g_object_set (game, "trick-delay", 1, NULL);
  fh_game_start (game, NULL);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_TRICK)
  await_next ();
  fh_game_set_rests (game, TRUE);
  await (game->timer_id == 0);
  await_turns (20);
  g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_TRICK);
  fh_game_set_rests (game, FALSE);
  g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_NONE);

  g_object_set (game, "trick-delay", 0, NULL);
  await (fh_game_get_thinking (game) >= 0);
  n_actions = fh_game_get_n_actions (game);
  g_object_set (game, "move-delay", 1, NULL);
  fh_game_set_rests (game, TRUE);
  await (game->has_pending && game->timer_id == 0);
  await_turns (20);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions);
  g_assert_true (game->has_pending);
  fh_game_set_rests (game, FALSE);
  await (fh_game_get_n_actions (game) > n_actions);
  fh_game_stop (game);
}

#define AUCTION                                                                                    \
  "500 1\nrules australian-4\ndeal 3\n"                                                            \
  "hand 0 JO JH JD AH KH QH 10H 9H AS AC\nhand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\n"                 \
  "hand 2 5H KS QS KD QD 8H 9C 8C 4H 4D\nhand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\n"                  \
  "kitty 5C 9D 10C\nbid 0 8H\n"

/* Who answers a bid lets the person read it: never is it gone before twice the time of a move. */
static void
test_beat (void)
{
  g_autoptr (FhGame) game = fh_game_new_from_text (AUCTION, "record", NULL, NULL);
  gint64 began;

  g_object_set (game, "move-delay", 40, NULL);
  began = g_get_monotonic_time ();
  fh_game_start (game, NULL);
  await (fh_game_peek_table (game)->n_calls > 1);
  g_assert_cmpint (g_get_monotonic_time () - began, >=, 80 * 1000);
  fh_game_stop (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_log_set_handler ("five-hundred-game", G_LOG_LEVEL_DEBUG, no_log_cb, NULL);

  g_test_add_func ("/model/clock/rests", test_rests);
  g_test_add_func ("/model/clock/rests-within", test_rests_within);
  g_test_add_func ("/model/clock/script", test_script);
  g_test_add_func ("/model/clock/beat", test_beat);
  g_test_add_func ("/model/clock/failed", test_failed);
  g_test_add_func ("/model/clock/failed-and-stopped", test_failed_and_stopped);
  g_test_add_func ("/model/clock/life-of-trick", test_life_of_trick);
  g_test_add_func ("/model/clock/same-holder", test_same_holder);
  return g_test_run ();
}
