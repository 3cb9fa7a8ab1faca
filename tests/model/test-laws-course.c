/* test-laws-course.c: games with slips from their start to their end (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "add-tests.h"
#include "fh-game-private.h"
#include "fh-extras.h"
#include "fh-settings.h"
#include "fh-tutor.h"
#include "laws-fixture.h"
#include "model-games.h"

static FhGame *
slippery_game (FhPreset preset, guint64 seed, guint rate, gboolean person)
{
  FhRules rules;
  FhSeating seating;
  FhSeed number = fh_seed_from_number (seed);
  FhGame *game;

  fh_rules_init (&rules, preset);
  g_assert_cmpint (fh_option_set (&rules, "laws", "table"), ==, FH_OPTION_OK);
  fh_seating_init (&seating, &rules, "steady", "bold");
  if (!person)
    fh_seating_set_level (&seating, 0, "careful");
  game = fh_game_new (&rules, &seating, &number);
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, "slip-rate", rate, NULL);
  return game;
}

static void
count_kinds (FhGame *game, guint kinds[FH_N_ACTIONS])
{
  FhAction action;

  for (guint i = 0; fh_game_get_action (game, i, &action); i++)
    kinds[action.kind]++;
}

/* Whole games with many slips at every table: nothing hangs, nothing is refused, and the same game
 * comes of the same seed. */
static void
test_computers (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autofree char *first = NULL;
  guint kinds[FH_N_ACTIONS] = { 0 };
  guint slips = 0;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (FhGame) game = slippery_game (preset, 11, 30, FALSE);
      g_autofree char *text = NULL;

      fh_game_start (game, NULL);
      model_game_run (game);
      g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_GAME);
      text = fh_game_dup_text (game);
      if (i == 0)
        {
          count_kinds (game, kinds);
          first = g_steal_pointer (&text);
        }
      else
        {
          g_assert_cmpstr (first, ==, text);
        }
      g_assert_finalize_object (g_steal_pointer (&game));
    }
  for (int kind = FH_ACTION_MISDEAL; kind < FH_N_ACTIONS; kind++)
    slips += kinds[kind];
  g_assert_cmpuint (slips, >, 0);
}

/* Over some games each kind of slip and each answer to one happens; at a rate of 0 none does. */
static void
test_rate (void)
{
  guint kinds[FH_N_ACTIONS] = { 0 };
  guint none[FH_N_ACTIONS] = { 0 };
  guint voided = 0, revoked = 0;

  for (guint64 seed = 1; seed <= 16; seed++)
    {
      g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, seed, 10, FALSE);
      g_autoptr (FhGame) strict = slippery_game (FH_PRESET_AMERICAN_4, seed, 0, FALSE);
      FhState state;
      FhAction action;

      fh_game_start (game, NULL);
      model_game_run (game);
      count_kinds (game, kinds);
      for (guint i = 0; fh_game_get_action (game, i, &action); i++)
        {
          g_assert_true (fh_game_get_state_before (game, i, &state));
          voided += action.kind == FH_ACTION_BID && action.seat != state.table.turn;
          revoked += state.table.slips.revoked != 0;
        }
      fh_game_start (strict, NULL);
      model_game_run (strict);
      count_kinds (strict, none);
    }
  g_assert_cmpuint (kinds[FH_ACTION_EXPOSE], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_DEMAND], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_ACCEPT], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_CORRECT], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_MISDEAL], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_ENTRY], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_CHALLENGE], >, 0);
  g_assert_cmpuint (voided, >, 0);
  g_assert_cmpuint (revoked, >, 0);
  for (int kind = FH_ACTION_MISDEAL; kind < FH_N_ACTIONS; kind++)
    g_assert_cmpuint (none[kind], ==, 0);
}

/* --- A person among them --- */

/* Has the person do something: what is due, or answer to what the laws ask. */
static void
person_does_something (FhGame *game)
{
  FhRights rights;
  FhLegal legal;

  switch (fh_game_get_hold (game))
    {
    case FH_HOLD_DEMAND:
      {
        FhAction demand = fh_action_say (FH_ACTION_DEMAND, 0);

        g_assert_true (fh_game_act (game, &demand, NULL));
        return;
      }
    case FH_HOLD_NONE:
    case FH_HOLD_DECLARE:
      break;
    default:
      fh_game_continue (game);
      return;
    }
  fh_game_get_legal (game, &legal);
  fh_game_get_rights (game, &rights);
  if (legal.due == FH_ACTION_PLAY && legal.cards == 0)
    {
      FhAction report = fh_action_say (FH_ACTION_MISDEAL, 0);

      g_assert_true (rights.misdeal);
      g_assert_true (fh_game_act (game, &report, NULL));
      return;
    }
  model_person_acts (game);
}

/* Plays the game of @seed and takes it up again at each point where the person is asked: it waits
 * for the same.  Returns how often that was a card out of turn. */
static guint
resume_everywhere (guint64 seed)
{
  g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, seed, 10, TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  guint demands = 0;

  g_object_set (game, "trick-delay", -1, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  for (guint step = 0; step < 120; step++)
    {
      LawsFixture fixture = { .game = game };
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autofree char *marked = NULL;
      g_autofree char *extras = NULL;
      LawsFixture copy;
      FhHold hold;

      laws_wait_for_person (&fixture);
      hold = fh_game_get_hold (game);
      if (hold == FH_HOLD_GAME)
        break;
      demands += hold == FH_HOLD_DEMAND;
      g_assert_cmpstr (fh_tutor_get_words (tutor)->heading, !=, "");
      text = fh_game_dup_text (game);
      marked = fh_game_dup_extras (game);
      extras = fh_extras_find (marked, strlen (marked));
      if (hold != FH_HOLD_TRICK)
        {
          copy.said = g_string_new (NULL);
          copy.game = fh_game_new_from_text (text, "copy", NULL, NULL);
          fh_game_apply_extras (copy.game, extras);
          g_object_set (copy.game, "move-delay", 0, NULL);
          fh_game_start (copy.game, NULL);
          laws_wait_for_person (&copy);
          g_assert_cmpint (fh_game_get_hold (copy.game), ==, hold);
          again = fh_game_dup_text (copy.game);
          g_assert_cmpstr (again, ==, text);
          laws_end (&copy);
        }
      person_does_something (game);
    }
  fh_game_stop (game);
  return demands;
}

/* A game that is taken up at any point goes on with what it waited for; the tutor has something to
 * say at each of them. */
static void
test_resume (void)
{
  guint demands = 0;

  for (guint64 seed = 1; seed <= 4; seed++)
    demands += resume_everywhere (seed);
  g_assert_cmpuint (demands, >, 0);
}

/* Everything can be taken back to the first decision, and be had back. */
static void
test_undo (void)
{
  g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, 9, 10, TRUE);
  g_autofree char *all = NULL;
  g_autofree char *again = NULL;
  guint n = G_MAXUINT;

  g_object_set (game, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  for (guint step = 0; step < 60; step++)
    {
      LawsFixture fixture = { .game = game };

      laws_wait_for_person (&fixture);
      if (fh_game_get_hold (game) == FH_HOLD_GAME)
        break;
      person_does_something (game);
    }
  fh_game_stop (game);
  all = fh_game_dup_text (game);
  while (fh_game_can_undo (game))
    {
      fh_game_undo (game);
      g_assert_cmpuint (fh_game_get_n_actions (game), <, n);
      n = fh_game_get_n_actions (game);
    }
  while (fh_game_can_redo (game))
    fh_game_redo (game);
  again = fh_game_dup_text (game);
  g_assert_cmpstr (all, ==, again);
}

/* The setting reaches the game. */
static void
test_setting (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, 1, 0, FALSE);

  fh_settings_bind_game (settings, game);
  g_object_set (settings, "slip-rate", 4, NULL);
  g_assert_cmpuint (game->slip_rate, ==, 4);
  g_object_set (settings, "slip-rate", 0, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/model/laws-course/computers/", test_computers);
  g_test_add_func ("/model/laws-course/rate", test_rate);
  g_test_add_func ("/model/laws-course/resume", test_resume);
  g_test_add_func ("/model/laws-course/undo", test_undo);
  g_test_add_func ("/model/laws-course/setting", test_setting);
  return g_test_run ();
}
