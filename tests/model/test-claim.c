/* test-claim.c: the rest of a deal is played out when it is decided, or certain under any play
 * (D-CLAIM, D-DECIDED).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "add-tests.h"
#include "await.h"
#include "fh-fate.h"
#include "fh-sure-rest.h"
#include "model-games.h"

/* How many claims of a table are played out card by card, which takes its time. */
#define MOST_HURRIED 3

FhSureRest __real_fh_sure_rest (const FhSeatView *view, FhCard *card, FhSuit *named);
FhSureRest __wrap_fh_sure_rest (const FhSeatView *view, FhCard *card, FhSuit *named);

static guint n_proofs;

FhSureRest
__wrap_fh_sure_rest (const FhSeatView *view, FhCard *card, FhSuit *named)
{
  n_proofs++;
  return __real_fh_sure_rest (view, card, named);
}

/* The game says whether the rest can be claimed, and proves it once for all who ask. */
static void
assert_can_claim (FhGame *game, gboolean can_claim)
{
  guint n_before = n_proofs;

  for (int i = 0; i < 3; i++)
    g_assert_cmpint (fh_game_can_claim (game), ==, can_claim);
  g_assert_cmpuint (n_proofs - n_before, <=, 1);
}

static FhSureRest
sure_of_person (FhGame *game)
{
  FhSeatView view;

  g_assert_true (fh_game_get_view (game, 0, &view));
  return fh_sure_rest (&view, NULL, NULL);
}

/* Lets the deal be played to its end, in which nobody but the program plays; @at_once: and nobody
 * thinks. */
static void
finish (FhGame *game, gboolean at_once)
{
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
  {
    g_assert_true (!at_once || fh_game_get_thinking (game) < 0);
    g_assert_false (fh_game_awaits_person (game));
    await_next ();
  }
  g_assert_false (fh_game_is_claiming (game));
}

static void
step (FhGame *game)
{
  if (fh_game_get_hold (game) == FH_HOLD_DECLARE || fh_game_awaits_person (game))
    model_person_acts (game);
  else
    await_next ();
}

/* Claims, and sees that what was decided and certain comes true; the record has ordinary plays. */
static void
claim (FhGame *game)
{
  const FhTable *table = fh_game_peek_table (game);
  FhFate fate = fh_table_fate (table, 0);
  FhSureRest sure = sure_of_person (game);
  int tricks = table->tricks[0], left = FH_N_TRICKS - table->n_tricks;
  guint n_actions = fh_game_get_n_actions (game);

  g_assert_true (fate != FH_FATE_OPEN || sure != FH_SURE_NOTHING);
  fh_game_claim (game);
  g_assert_true (fh_game_is_claiming (game));
  g_assert_false (fh_game_can_claim (game));
  finish (game, sure == FH_SURE_WINNERS);
  g_assert_cmpint (table->n_tricks, ==, FH_N_TRICKS);
  g_assert_cmpuint (fh_game_get_n_actions (game), >, n_actions);
  if (fate != FH_FATE_OPEN)
    g_assert_cmpint (table->made, ==, fate == FH_FATE_MADE);
  if (sure != FH_SURE_NOTHING)
    g_assert_cmpint (table->tricks[0], ==, sure == FH_SURE_WINNERS ? tricks + left : tricks);
}

/* What can be claimed in many games: as soon as the contract is decided, whoever's turn it is, and
 * where what is left is certain. */
static void
test_certain (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  guint n_claims = 0, n_hurried = 0;

  for (guint64 seed = 1; seed < 40; seed++)
    {
      g_autoptr (FhGame) game = model_game_new (preset, seed, "steady", TRUE);
      const FhTable *table = fh_game_peek_table (game);

      g_object_set (game, "deal-delay", -1, NULL);
      fh_game_start (game, NULL);
      for (int deal = 0; deal < 4 && fh_game_get_hold (game) != FH_HOLD_GAME; deal++)
        {
          AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
          {
            gboolean decided = table->due == FH_ACTION_PLAY && fh_game_get_hold (game) == 0
                               && fh_table_fate (table, 0) != FH_FATE_OPEN;
            gboolean certain = fh_game_awaits_person (game) && table->n_tricks < FH_N_TRICKS - 1
                               && sure_of_person (game) != FH_SURE_NOTHING;

            assert_can_claim (game, decided || certain);
            if (certain || (decided && n_hurried < MOST_HURRIED))
              {
                n_claims++;
                n_hurried += decided;
                claim (game);
                break;
              }
            step (game);
          }
          fh_game_continue (game);
          if (table->due == FH_ACTION_NONE)
            break;
        }
    }
  g_assert_cmpuint (n_claims, >, 2);
  g_assert_cmpuint (n_hurried, >, 0);
}

/* A game in which the person has bid open misère and just taken a trick, which lies there; others
 * score by @defenders. */
static FhGame *
lost_misere (FhMisereDefenders defenders)
{
  for (guint64 seed = 1; seed < 50; seed++)
    {
      g_autoptr (FhGame) game = NULL;
      FhSeed number = fh_seed_from_number (seed);
      FhAction bid = fh_action_bid (0, FH_OPEN_MISERE);
      const FhTable *table;
      FhRules rules;
      FhSeating seating;

      fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
      rules.misere_defenders = (guint8) defenders;
      fh_seating_init (&seating, &rules, "steady", "steady");
      game = fh_game_new (&rules, &seating, &number);
      g_object_set (game, "trick-delay", -1, "deal-delay", -1, "move-delay", 0, NULL);
      fh_game_start (game, NULL);
      table = fh_game_peek_table (game);
      AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
      {
        if (fh_table_fate (table, 0) == FH_FATE_SET && table->n_tricks < 5)
          return g_steal_pointer (&game);
        if (fh_game_get_hold (game) == FH_HOLD_TRICK)
          fh_game_continue (game);
        else if (fh_game_awaits_person (game) && table->due == FH_ACTION_BID
                 && fh_game_check (game, &bid, NULL))
          fh_game_act (game, &bid, NULL);
        else
          step (game);
      }
    }
  g_assert_not_reached ();
}

/* Where nothing scores any more, all is over before anybody thinks. */
static void
test_lost_misere_at_once (void)
{
  g_autoptr (FhGame) game = lost_misere (FH_MISERE_DEFENDERS_NONE);

  g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_TRICK);
  g_assert_true (fh_game_can_claim (game));
  fh_game_claim (game);
  AWAIT_WHILE (fh_game_get_hold (game) == FH_HOLD_NONE)
  {
    g_assert_cmpint (fh_game_get_thinking (game), ==, -1);
    await_next ();
  }
  /* The last trick lies there as ever. */
  g_assert_cmpint (fh_game_peek_table (game)->n_tricks, ==, FH_N_TRICKS);
  g_assert_cmpint (fh_game_peek_table (game)->points[0], ==, -500);
  g_assert_cmpint (fh_game_peek_table (game)->points[1], ==, 0);
}

/* Where tricks still score the others think, and the person can stop it and claim again. */
static void
test_stop (void)
{
  g_autoptr (FhGame) game = lost_misere (FH_MISERE_DEFENDERS_OWN_TRICKS);
  guint n_tricks = fh_game_peek_table (game)->n_tricks;

  fh_game_claim (game);
  AWAIT_WHILE (fh_game_peek_table (game)->n_tricks == n_tricks)
  {
    g_assert_true (fh_game_is_claiming (game));
    await_next ();
  }
  /* The trick is seen in passing. */
  g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_TRICK);
  fh_game_stop_claim (game);
  g_assert_false (fh_game_is_claiming (game));
  model_game_run (game);
  g_assert_true (fh_game_awaits_person (game));
  g_assert_true (fh_game_can_claim (game));
  g_object_set (game, "trick-delay", 0, NULL);
  claim (game);
}

/* A card of the person's own ends it, too. */
static void
test_own_card (void)
{
  g_autoptr (FhGame) game = lost_misere (FH_MISERE_DEFENDERS_OWN_TRICKS);
  FhLegal legal;
  FhAction play;

  fh_game_continue (game);
  model_game_run (game);
  fh_game_claim (game);
  g_assert_true (fh_game_is_claiming (game));
  fh_game_get_legal (game, &legal);
  play = fh_action_play (0, fh_set_first (legal.cards & ~FH_SET_JOKERS), FH_SUIT_NONE);
  g_assert_true (fh_game_act (game, &play, NULL));
  g_assert_false (fh_game_is_claiming (game));
}

/* While the rest is claimed it can still be taken back, to what the person decided last. */
static void
test_undo (void)
{
  g_autoptr (FhGame) game = lost_misere (FH_MISERE_DEFENDERS_OWN_TRICKS);
  guint n_actions = fh_game_get_n_actions (game);

  fh_game_claim (game);
  await (fh_game_get_n_actions (game) >= n_actions + 2);
  fh_game_undo (game);
  g_assert_false (fh_game_is_claiming (game));
  model_game_run (game);
  g_assert_cmpuint (fh_game_get_n_actions (game), <, n_actions);
  g_assert_true (fh_game_awaits_person (game));
}

/* The log says when it was decided, once. */
static void
test_story (void)
{
  g_autoptr (FhGame) game = lost_misere (FH_MISERE_DEFENDERS_OWN_TRICKS);
  g_autoptr (GPtrArray) story = NULL;
  int said = 0;

  g_object_set (game, "trick-delay", 0, NULL);
  claim (game);
  story = fh_game_dup_story (game);
  for (guint i = 0; i < story->len; i++)
    {
      const FhStoryLine *line = g_ptr_array_index (story, i);

      said += g_str_equal (line->sentence, "You went down in open misère. Each trick of a defender "
                                           "still scores 10 points.");
    }
  g_assert_cmpint (said, ==, 1);
}

/* Who goes back may come to as many actions by other cards: what was proved there holds no more. */
static void
test_proved_again (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 1, "steady", TRUE);
  const FhTable *table = fh_game_peek_table (game);
  guint n_before;

  fh_game_start (game, NULL);
  AWAIT_WHILE (table->due != FH_ACTION_PLAY || !fh_game_awaits_person (game)) step (game);
  g_assert_cmpint (fh_table_fate (table, 0), ==, FH_FATE_OPEN);
  n_before = n_proofs;
  assert_can_claim (game, fh_game_can_claim (game));
  g_assert_cmpuint (n_proofs, ==, n_before + 1);
  fh_game_go_to (game, fh_game_get_n_actions (game));
  AWAIT_WHILE (!fh_game_awaits_person (game)) await_next ();
  fh_game_can_claim (game);
  g_assert_cmpuint (n_proofs, ==, n_before + 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_presets ("/model/claim/certain/", test_certain);
  g_test_add_func ("/model/claim/lost-misere-at-once", test_lost_misere_at_once);
  g_test_add_func ("/model/claim/stop", test_stop);
  g_test_add_func ("/model/claim/own-card", test_own_card);
  g_test_add_func ("/model/claim/undo", test_undo);
  g_test_add_func ("/model/claim/proved-again", test_proved_again);
  g_test_add_func ("/model/claim/story", test_story);
  return g_test_run ();
}
