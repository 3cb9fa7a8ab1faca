/* test-game.c: whole games, undo and redo, holds, and what the person is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "add-tests.h"
#include "await.h"
#include "fh-game-private.h"
#include "fh-options.h"
#include "fh-sentences.h"
#include "model-games.h"

typedef struct
{
  guint actions;
  guint deals_begun;
  guint deals_finished;
  guint tricks;
  guint games_finished;
  guint restored;
  guint changed;
  guint refused;
  gboolean saw_hidden;
  char *sentence;
} Heard;

/* Of a deal the person may know his own ten cards; of the exchange of another, nothing. */
static void
action_done_cb (FhGame *game, const FhAction *action, Heard *heard)
{
  int known = 0;

  heard->actions++;
  for (int i = 0; i < action->n_cards; i++)
    known += action->cards[i] != FH_CARD_NONE;
  if (action->kind == FH_ACTION_DEAL && known != FH_HAND_SIZE)
    heard->saw_hidden = TRUE;
  if (action->kind == FH_ACTION_DISCARD && action->seat != 0 && known > 0
      && fh_game_peek_table (game)->contract != FH_GRAND_NULLO)
    heard->saw_hidden = TRUE;
}

static void
count_cb (FhGame *game, guint *count)
{
  ++*count;
}

static void
trick_cb (FhGame *game, int winner, Heard *heard)
{
  g_assert_cmpint (winner, >=, 0);
  g_assert_cmpint (winner, <, fh_game_peek_rules (game)->n_seats);
  heard->tricks++;
}

static void
refused_cb (FhGame *game, const char *sentence, const char *help, Heard *heard)
{
  heard->refused++;
  g_free (heard->sentence);
  heard->sentence = g_strdup (sentence);
}

static void
listen (FhGame *game, Heard *heard)
{
  g_signal_connect (game, "action-done", G_CALLBACK (action_done_cb), heard);
  g_signal_connect (game, "trick-finished", G_CALLBACK (trick_cb), heard);
  g_signal_connect (game, "refused", G_CALLBACK (refused_cb), heard);
  g_signal_connect (game, "deal-begun", G_CALLBACK (count_cb), &heard->deals_begun);
  g_signal_connect (game, "deal-finished", G_CALLBACK (count_cb), &heard->deals_finished);
  g_signal_connect (game, "game-finished", G_CALLBACK (count_cb), &heard->games_finished);
  g_signal_connect (game, "restored", G_CALLBACK (count_cb), &heard->restored);
  g_signal_connect (game, "changed", G_CALLBACK (count_cb), &heard->changed);
}

/* Four computer players play a whole game by each table. */
static void
test_computers (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 7, "steady", FALSE);
  Heard heard = { 0 };
  const FhTable *table;

  listen (game, &heard);
  fh_game_start (game, NULL);
  model_game_run (game);

  table = fh_game_peek_table (game);
  g_assert_cmpint (table->due, ==, FH_ACTION_NONE);
  g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_GAME);
  g_assert_cmpuint (heard.actions, ==, fh_game_get_n_actions (game));
  g_assert_cmpuint (heard.deals_begun, ==, table->n_deals);
  g_assert_cmpuint (heard.deals_finished, ==, table->n_deals);
  g_assert_cmpuint (heard.games_finished, ==, 1);
  g_assert_cmpuint (heard.tricks, >=, 10);
  g_assert_false (heard.saw_hidden);
  g_assert_false (fh_game_can_undo (game));
  g_assert_nonnull (fh_game_peek_open_state (game));
  g_assert_finalize_object (g_steal_pointer (&game));
}

/* The same seed and the same players give the same game. */
static void
test_repeatable (void)
{
  g_autofree char *first = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 3, "random", FALSE);

      fh_game_start (game, NULL);
      model_game_run (game);
      if (i == 0)
        {
          first = fh_game_dup_text (game);
        }
      else
        {
          g_autofree char *second = fh_game_dup_text (game);

          g_assert_cmpstr (first, ==, second);
        }
    }
}

/* What undo leads to is what the shorter list of actions leads to, whatever way it was reached, and
 * redo leads back, step by step, over several deals. */
static void
test_undo_redo (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 2, "steady", TRUE);
  g_autofree char *whole = NULL;
  g_autofree char *again = NULL;
  Heard heard = { 0 };
  guint steps = 0;
  guint forward = 0;
  guint n_actions;

  fh_game_start (game, NULL);
  model_game_play (game, 200);
  n_actions = fh_game_get_n_actions (game);
  whole = fh_game_dup_text (game);
  listen (game, &heard);

  while (fh_game_can_undo (game))
    {
      g_autofree char *text = NULL;
      g_autoptr (FhGame) read = NULL;
      g_autoptr (GError) error = NULL;

      fh_game_undo (game);
      steps++;
      g_assert_cmpuint (heard.restored, ==, steps);
      g_assert_true (fh_game_awaits_person (game) || fh_game_get_hold (game) == FH_HOLD_DECLARE
                     || fh_game_peek_table (game)->n_calls == 0);
      text = fh_game_dup_text (game);
      read = fh_game_new_from_text (text, "undo", fh_game_peek_seating (game), &error);
      g_assert_no_error (error);
      g_assert_cmpmem (fh_game_peek_table (read), sizeof (FhTable), fh_game_peek_table (game),
                       sizeof (FhTable));
    }
  /* Of many players each acts seldom, and who sits out hardly at all. */
  g_assert_cmpuint (steps, >, 5);
  g_assert_cmpuint (fh_game_get_n_actions (game), <=, 8);

  while (fh_game_can_redo (game))
    {
      guint before = fh_game_get_n_actions (game);

      fh_game_redo (game);
      forward++;
      g_assert_cmpuint (fh_game_get_n_actions (game), >, before);
    }
  g_assert_cmpuint (forward, ==, steps);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions);
  again = fh_game_dup_text (game);
  g_assert_cmpstr (again, ==, whole);
  g_assert_finalize_object (g_steal_pointer (&game));
}

/* Doing the same as before keeps what can be done again, doing something else forgets it. */
static void
test_redo_follows (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 5, "steady", TRUE);
  FhAction pass = fh_action_bid (0, FH_PASS);
  FhAction bid = fh_action_bid (0, fh_bid (10, FH_NO_TRUMP));
  FhAction done;
  guint index;

  fh_game_start (game, NULL);
  model_game_run (game);
  g_assert_cmpint (fh_game_peek_table (game)->due, ==, FH_ACTION_BID);
  index = fh_game_get_n_actions (game);
  g_assert_true (fh_game_act (game, &pass, NULL));
  model_game_play (game, index + 8);

  fh_game_replay_deal (game);
  model_game_run (game);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, index);
  g_assert_true (fh_game_can_redo (game));
  g_assert_true (fh_game_act (game, &pass, NULL));
  g_assert_true (fh_game_can_redo (game));
  fh_game_undo (game);
  g_assert_true (fh_game_act (game, &bid, NULL));
  g_assert_false (fh_game_can_redo (game));
  g_assert_true (fh_game_get_action (game, index, &done));
  g_assert_true (fh_action_equal (&done, &bid));
}

/* A refused action changes nothing and says why in a sentence. */
static void
test_refused (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 5, "steady", TRUE);
  FhAction others = fh_action_bid (1, FH_PASS);
  FhAction grand = fh_action_bid (0, FH_GRAND_NULLO);
  FhRefusal refusal;
  Heard heard = { 0 };
  guint n_actions;

  listen (game, &heard);
  fh_game_start (game, NULL);
  model_game_run (game);
  n_actions = fh_game_get_n_actions (game);

  g_assert_false (fh_game_act (game, &grand, &refusal));
  g_assert_cmpint (refusal.code, ==, FH_REFUSED_NOT_AT_THIS_TABLE);
  g_assert_cmpuint (heard.refused, ==, 1);
  g_assert_nonnull (heard.sentence);
  g_assert_cmpuint (strlen (heard.sentence), >, 10);

  g_assert_false (fh_game_act (game, &others, &refusal));
  g_assert_cmpint (refusal.code, ==, FH_REFUSED_WRONG_SEAT);
  g_assert_cmpint (refusal.seat, ==, 0);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions);
  g_free (heard.sentence);
}

/* A finished trick lies until the person goes on; the result of a deal too. */
static void
test_holds (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 5, "bold", TRUE);
  guint tricks = 0;

  g_object_set (game, "trick-delay", -1, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
  {
    if (fh_game_get_hold (game) == FH_HOLD_TRICK)
      {
        guint n_actions = fh_game_get_n_actions (game);

        /* Nothing moves while it lies there. */
        await_turns (50);
        g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions);
        g_assert_false (fh_game_awaits_person (game));
        tricks++;
        fh_game_continue (game);
        g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_NONE);
      }
    else
      model_game_next (game);
  }
  g_assert_true (fh_game_peek_table (game)->deal_over);
  g_assert_cmpuint (tricks, ==, fh_game_peek_table (game)->n_tricks);
  g_assert_cmpuint (fh_game_peek_table (game)->n_deals, ==, 1);
  fh_game_continue (game);
  model_game_run (game);
  g_assert_cmpuint (fh_game_peek_table (game)->n_deals, ==, 2);
}

/* The person may lead to the next trick while the last one still lies there. */
static void
test_act_ends_hold (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 5, "careful", TRUE);

  g_object_set (game, "trick-delay", -1, NULL);
  fh_game_start (game, NULL);
  for (int patience = 0; patience < 100000; patience++)
    {
      const FhTable *table = fh_game_peek_table (game);

      if (fh_game_get_hold (game) == FH_HOLD_TRICK && table->turn == 0 && !table->deal_over)
        {
          guint n_actions = fh_game_get_n_actions (game);

          model_person_acts (game);
          g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions + 1);
          g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_NONE);
          return;
        }
      if (fh_game_get_hold (game) != FH_HOLD_NONE)
        fh_game_continue (game);
      else
        model_game_next (game);
    }
  g_assert_not_reached ();
}

/* Before the first deal the cut for it is held where that is asked for, once, and whoever drew the
 * lowest deals (HC-010, PW-008, C-20); a new game of the same seed draws the same. */
static void
test_cut (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autoptr (FhGame) game = model_game_new ((FhPreset) preset, 8, "careful", TRUE);
      g_autoptr (FhGame) same = model_game_new ((FhPreset) preset, 8, "careful", TRUE);
      FhCut cut, again;

      fh_game_get_cut (game, &cut);
      fh_game_get_cut (same, &again);
      g_assert_cmpmem (&cut, sizeof cut, &again, sizeof again);
      g_object_set (game, "shows-cut", TRUE, "trick-delay", -1, NULL);
      fh_game_start (game, NULL);
      await (fh_game_get_hold (game) != FH_HOLD_NONE);
      g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_CUT);
      g_assert_cmpuint (fh_game_get_n_actions (game), ==, 0);
      g_assert_false (fh_game_awaits_person (game));
      fh_game_continue (game);
      AWAIT_WHILE (fh_game_get_n_actions (game) == 0)
      {
        g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_NONE);
        await_next ();
      }
      g_assert_cmpint (fh_game_peek_table (game)->dealer, ==, cut.dealer);
    }
}

/* With a pace of its own the game goes on by itself. */
static void
test_cut_pace (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "careful", TRUE);

  gboolean was_held = FALSE;
  gint64 began = g_get_monotonic_time ();

  g_object_set (game, "shows-cut", TRUE, "trick-delay", 20, NULL);
  fh_game_start (game, NULL);
  AWAIT_WHILE (fh_game_get_n_actions (game) == 0)
  {
    was_held |= fh_game_get_hold (game) == FH_HOLD_CUT;
    await_next ();
  }
  g_assert_true (was_held);
  g_assert_cmpint (g_get_monotonic_time () - began, >=, 60 * 1000);
  g_assert_cmpint (fh_game_get_hold (game), !=, FH_HOLD_CUT);
}

/* Computer players take at least their time; stopping ends their thinking. */
static void
test_pace_and_stop (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 5, "steady", FALSE);
  gint64 began;
  guint n_actions;

  g_object_set (game, "move-delay", 40u, NULL);
  began = g_get_monotonic_time ();
  fh_game_start (game, NULL);
  await (fh_game_get_n_actions (game) >= 5);
  g_assert_cmpint (g_get_monotonic_time () - began, >=, 4 * 40 * 1000);

  await (fh_game_get_thinking (game) >= 0);
  fh_game_stop (game);
  g_assert_cmpint (fh_game_get_thinking (game), ==, -1);
  n_actions = fh_game_get_n_actions (game);
  g_usleep (60 * 1000);
  await_idle ();
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions);

  /* It can be started again where it was. */
  g_object_set (game, "move-delay", 0u, NULL);
  fh_game_start (game, NULL);
  model_game_run (game);
  g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_GAME);
  g_assert_finalize_object (g_steal_pointer (&game));
}

/* A game that is let go while a player thinks goes when the task has ended. */
static void
test_dropped_while_thinking (void)
{
  FhGame *game = model_game_new (FH_PRESET_AMERICAN_4, 5, "steady", FALSE);
  gpointer weak = game;

  g_object_add_weak_pointer (G_OBJECT (game), &weak);
  fh_game_start (game, NULL);
  await (fh_game_get_thinking (game) >= 0);
  fh_game_stop (game);
  g_object_unref (game);
  await (weak == NULL);
}

/* What nobody but the other players may know is not to be had while the deal runs. */
static void
test_honest (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 9, "steady", TRUE);
  FhSeatView view;
  FhState state;
  FhAction action;
  guint start;

  fh_game_start (game, NULL);
  model_game_run (game);
  start = fh_game_get_deal_start (game);
  g_assert_true (fh_game_get_view (game, 0, &view));
  g_assert_false (fh_game_get_view (game, 1, &view));
  g_assert_null (fh_game_peek_open_state (game));
  g_assert_false (fh_game_get_state_before (game, start + 1, &state));
  g_assert_true (fh_game_get_action (game, start, &action));
  g_assert_cmpint (action.cards[10], ==, FH_CARD_NONE);

  while (!fh_game_peek_table (game)->deal_over)
    {
      model_person_acts (game);
      g_object_set (game, "deal-delay", -1, NULL);
      AWAIT_WHILE (!fh_game_awaits_person (game) && !fh_game_peek_table (game)->deal_over)
      await_next ();
    }
  g_assert_true (fh_game_get_view (game, 1, &view));
  g_assert_nonnull (fh_game_peek_open_state (game));
  g_assert_true (fh_game_get_state_before (game, start + 1, &state));
  g_assert_true (fh_game_get_action (game, start, &action));
  g_assert_cmpint (action.cards[10], !=, FH_CARD_NONE);
}

/* Where the rules leave one card it is played for whoever wants that, and undo skips it. */
static void
test_play_forced (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 21, "steady", TRUE);
  guint undone = 0;

  g_object_set (game, "play-forced", TRUE, NULL);
  fh_game_start (game, NULL);
  while (fh_game_get_n_actions (game) < 150)
    {
      FhLegal legal;

      model_game_run (game);
      if (fh_game_get_hold (game) == FH_HOLD_GAME)
        break;
      fh_game_get_legal (game, &legal);
      if (legal.due == FH_ACTION_PLAY)
        g_assert_true (fh_set_size (legal.cards) > 1 || fh_set_size (legal.joker_suits) > 1);
      model_person_acts (game);
    }
  for (; undone < 10; undone++)
    {
      guint n_actions = fh_game_get_n_actions (game);

      fh_game_undo (game);
      g_assert_cmpuint (fh_game_get_n_actions (game), <, n_actions);
      n_actions = fh_game_get_n_actions (game);
      await_turns (20);
      g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions);
    }
}

/* A person with an ace and no face card is asked before the first call (D-DX-ACE, C-16), may
 * decline, and may declare; the partner answers, or the person does when the partner declares. */
static void
test_ace_no_face (void)
{
  gboolean declined = FALSE, declared = FALSE, answered = FALSE;

  for (guint64 seed = 1; seed < 2000 && !(declined && declared && answered); seed++)
    {
      g_autoptr (FhGame) game = model_game_new (FH_PRESET_MIDWEST_4, seed, "steady", TRUE);
      const FhTable *table = fh_game_peek_table (game);
      FhAction declare = { .kind = FH_ACTION_ACE_NO_FACE, .seat = 0, .suit = FH_SUIT_NONE };

      fh_game_start (game, NULL);
      AWAIT_WHILE (!fh_game_awaits_person (game) && fh_game_get_hold (game) == FH_HOLD_NONE
                   && table->n_calls == 0 && table->n_deals < 2)
      await_next ();
      if (fh_game_get_hold (game) == FH_HOLD_DECLARE && !declined)
        {
          g_assert_cmpint (table->n_calls, ==, 0);
          g_assert_false (fh_game_awaits_person (game));
          fh_game_continue (game);
          model_game_run (game);
          g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_NONE);
          g_assert_cmpint (table->due, ==, FH_ACTION_BID);
          g_assert_cmpint (table->turn, ==, 0);
          declined = TRUE;
        }
      else if (fh_game_get_hold (game) == FH_HOLD_DECLARE)
        {
          guint n_actions = fh_game_get_n_actions (game);
          FhAction answer;

          g_assert_true (fh_game_act (game, &declare, NULL));
          model_game_run (game);
          g_assert_true (fh_game_get_action (game, n_actions + 1, &answer));
          g_assert_cmpint (answer.kind, ==, FH_ACTION_ANSWER);
          g_assert_cmpint (answer.seat, ==, 2);
          declared = TRUE;
        }
      else if (table->due == FH_ACTION_ANSWER && table->turn == 0)
        {
          FhAction answer = {
            .kind = FH_ACTION_ANSWER, .seat = 0, .redeal = TRUE, .suit = FH_SUIT_NONE
          };
          int dealer = table->dealer;

          g_assert_true (fh_game_awaits_person (game));
          g_assert_true (fh_game_act (game, &answer, NULL));
          model_game_run (game);
          g_assert_cmpint (table->n_deals, >=, 2);
          g_assert_cmpint (table->dealer, ==, dealer);
          answered = TRUE;
        }
    }
  g_assert_true (declined);
  g_assert_true (declared);
  g_assert_true (answered);
}

/* Whole games with what presets leave off: exchanges, other auctions, other bids to lose. */
static void
test_house_rules (gconstpointer data)
{
  const char *const *words = data;
  FhRules rules;
  FhSeating seating;
  g_autoptr (FhGame) game = NULL;
  FhPreset preset;
  FhSeed seed = fh_seed_from_number (71);
  Heard heard = { 0 };

  g_assert_true (fh_preset_from_id (words[0], &preset));
  fh_rules_init (&rules, preset);
  for (int i = 1; words[i] != NULL; i += 2)
    g_assert_cmpint (fh_option_set (&rules, words[i], words[i + 1]), ==, FH_OPTION_OK);
  fh_seating_init (&seating, &rules, "bold", "bold");
  game = fh_game_new (&rules, &seating, &seed);
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  listen (game, &heard);
  fh_game_start (game, NULL);
  model_game_play (game, 600);
  g_assert_cmpuint (heard.actions, ==, fh_game_get_n_actions (game));
  g_assert_false (heard.saw_hidden);
  g_assert_cmpuint (heard.refused, ==, 0);
}

/* The person plays his dummy as well (NZ-084); that of the computer player is the computer's. */
static void
test_dummies (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_NEW_ZEALAND_2, 11, "random", TRUE);
  const FhTable *table = fh_game_peek_table (game);
  guint from_dummy = 0, from_hand = 0;

  fh_game_start (game, NULL);
  while (from_dummy + from_hand < 12)
    {
      FhLegal legal;
      FhSeatView view;
      FhAction action;

      model_game_run (game);
      g_assert_true (fh_game_awaits_person (game));
      g_assert_cmpint (fh_game_get_person (game), ==, 0);
      g_assert_cmpint (fh_game_get_acting_seat (game), ==, table->turn);
      g_assert_true (table->turn == 0 || table->turn == 2);
      g_assert_true (fh_game_get_view (game, 2, &view));
      g_assert_true (table->deal_over || !fh_game_get_view (game, 3, &view));
      fh_game_get_legal (game, &legal);
      g_assert_cmpint (legal.seat, ==, table->turn);
      g_assert_cmpint (legal.due, ==, table->due);
      if (table->due == FH_ACTION_BID)
        {
          FhCall bid = fh_bid (8, FH_TRUMP_HEARTS);

          action = fh_action_bid (0, legal.calls & FH_CALL_BIT (bid) ? bid : FH_PASS);
        }
      else if (table->due == FH_ACTION_DISCARD)
        {
          FhCardSet cards = 0;

          FH_FOREACH_CARD (card, legal.cards)
            {
              if (fh_set_size (cards) < legal.count)
                cards |= FH_SET (card);
            }
          action = fh_action_cards (FH_ACTION_DISCARD, 0, cards);
        }
      else
        {
          FhAction wrong;
          FhRefusal refusal;

          action = fh_action_play (table->turn, fh_set_first (legal.cards),
                                   legal.joker_suits ? (FhSuit) __builtin_ctz (legal.joker_suits)
                                                     : FH_SUIT_NONE);
          /* A card of the other hand is refused. */
          wrong = action;
          wrong.seat = (uint8_t) (2 - table->turn);
          g_assert_false (fh_game_check (game, &wrong, &refusal));
          *(table->turn == 2 ? &from_dummy : &from_hand) += 1;
        }
      g_assert_true (fh_game_act (game, &action, NULL));
    }
  g_assert_cmpuint (from_dummy, >, 3);
  g_assert_cmpuint (from_hand, >, 3);
  fh_game_stop (game);
}

/* Who plays a dummy follows its owner, whatever is asked for. */
static void
test_dummy_seating (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_NEW_ZEALAND_2, 11, "steady", TRUE);
  FhSeating seating = *fh_game_peek_seating (game);
  FhScene scene = fh_game_get_scene (game);
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;
  g_autofree char *side = NULL;

  g_assert_true (fh_seating_is_person (&seating, 2));
  fh_seating_set_level (&seating, 2, "bold");
  fh_seating_set_level (&seating, 1, "careful");
  fh_seating_set_name (&seating, 1, "Tom");
  fh_game_set_seating (game, &seating);
  g_assert_true (fh_seating_is_person (fh_game_peek_seating (game), 2));
  g_assert_cmpstr (fh_game_peek_seating (game)->seats[3].level, ==, "careful");

  own = fh_sentence_seat (&scene, 2);
  other = fh_sentence_seat (&scene, 3);
  side = fh_sentence_side (&scene, 0, TRUE);
  g_assert_cmpstr (own, ==, "Your dummy");
  g_assert_cmpstr (other, ==, "Tom’s dummy");
  g_assert_cmpstr (side, ==, "You");
}

typedef struct
{
  FhHold hold;
  int thinking;
  gboolean awaits;
} Waiting;

static void
waiting_cb (Waiting *told, FhGame *game)
{
  *told = (Waiting){ fh_game_get_hold (game), fh_game_get_thinking (game),
                     fh_game_awaits_person (game) };
}

/* What the game waits for has been told before all else that has changed. */
static void
changed_cb (const Waiting *told, FhGame *game)
{
  g_assert_cmpint (told->hold, ==, fh_game_get_hold (game));
  g_assert_cmpint (told->thinking, ==, fh_game_get_thinking (game));
  g_assert_cmpint (told->awaits, ==, fh_game_awaits_person (game));
}

/* Each property has its own value. */
static void
test_properties (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 7, "rules", TRUE);
  Waiting told = { .thinking = -2 };

  g_object_set (game, "trick-delay", 1, "deal-delay", 2, "move-delay", 3u, "play-forced", TRUE,
                "slip-rate", 4u, "shows-cut", FALSE, NULL);
  g_assert_cmpint (game->pace.trick_delay, ==, 1);
  g_assert_cmpint (game->pace.deal_delay, ==, 2);
  g_assert_cmpuint (game->pace.move_delay, ==, 3);
  g_assert_cmpuint (game->slip_rate, ==, 4);
  g_assert_true (game->play_forced);
  g_assert_false (game->pace.shows_cut);

  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0u, "slip-rate", 0u, NULL);
  g_signal_connect_swapped (game, "waiting", G_CALLBACK (waiting_cb), &told);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), &told);
  fh_game_start (game, NULL);
  while (fh_game_peek_table (game)->n_tricks < 2)
    {
      model_game_run (game);
      model_person_acts (game);
    }
  g_assert_cmpint (told.thinking, !=, -2);
  fh_game_stop (game);
}

int
main (int argc, char **argv)
{
  static const char *const houses[][8] = {
    { "australian-4", "inkle-swap", "on", "swap-cards", "3", NULL },
    { "australian-4", "nullo-500", "on", "auction", "continuous", NULL },
    { "canadian-4", "joker-always-playable", "on", "bog", "off", NULL },
    { "american-4", "nullo", "on", "auction", "raise", "slam", "off", NULL },
    { "new-zealand-4", "reentry-on-suit-change", "on", "open-misere-value", "320", NULL },
    { "midwest-4", "auction", "single", "six-level", "first-two-bidders", NULL },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (houses); i++)
    add_test (houses[i], test_house_rules, "/model/game/house-rules/%u-%s-%s", i, houses[i][0],
              houses[i][1]);
  add_presets ("/model/game/computers/", test_computers);
  add_presets ("/model/game/undo-redo/", test_undo_redo);
  g_test_add_func ("/model/game/cut", test_cut);
  g_test_add_func ("/model/game/cut-pace", test_cut_pace);
  g_test_add_func ("/model/game/repeatable", test_repeatable);
  g_test_add_func ("/model/game/redo-follows", test_redo_follows);
  g_test_add_func ("/model/game/refused", test_refused);
  g_test_add_func ("/model/game/holds", test_holds);
  g_test_add_func ("/model/game/act-ends-hold", test_act_ends_hold);
  g_test_add_func ("/model/game/pace-and-stop", test_pace_and_stop);
  g_test_add_func ("/model/game/dropped-while-thinking", test_dropped_while_thinking);
  g_test_add_func ("/model/game/honest", test_honest);
  g_test_add_func ("/model/game/play-forced", test_play_forced);
  g_test_add_func ("/model/game/dummies", test_dummies);
  g_test_add_func ("/model/game/dummy-seating", test_dummy_seating);
  g_test_add_func ("/model/game/properties", test_properties);
  g_test_add_func ("/model/game/ace-no-face", test_ace_no_face);
  return g_test_run ();
}
