/* test-claim.c: a claim is made only where the rest is certain under any play (D-CLAIM).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"
#include "fh-world.h"
#include "model-games.h"

/* The rest of the deal in an imagined layout, the others playing anything: the person's tricks. */
static int
play_out (FhWorld *world, int person, FhRng *rng)
{
  while (!fh_world_table (world)->deal_over)
    {
      const FhTable *table = fh_world_table (world);
      FhSeatView view;
      FhCard card;
      FhSuit named;
      FhAction action;

      fh_world_view (world, table->turn, &view);
      if (table->turn == person && fh_game_claim_card (&view, &card, &named))
        {
          action = fh_action_play (person, card, named);
        }
      else
        {
          /* In a misère the person follows with whatever he must. */
          int skip = (int) fh_rng_below (rng, (uint32_t) fh_set_size (view.legal.cards));

          card = fh_set_first (view.legal.cards);
          FH_FOREACH_CARD (legal, view.legal.cards)
            if (skip-- == 0)
              card = legal;
          named = FH_SUIT_NONE;
          if (fh_card_is_joker (card) && view.legal.joker_suits)
            do
              named = (FhSuit) fh_rng_below (rng, FH_N_SUITS);
            while (!(view.legal.joker_suits & 1u << named));
          action = fh_action_play (table->turn, card, named);
        }
      g_assert_cmpint (fh_world_apply (world, &action).code, ==, FH_OK);
    }
  return fh_world_table (world)->tricks[person];
}

/* What is claimed is certain in every layout that the person can imagine, whatever the others do.
 */
static void
check_claim (FhGame *game)
{
  FhSeatView view;
  FhRng rng;

  g_assert_true (fh_game_get_view (game, 0, &view));
  fh_rng_init (&rng, fh_seed_from_number (1), 0);
  for (int i = 0; i < 100; i++)
    {
      FhWorld world;
      int tricks;

      g_assert_true (fh_world_sample (&world, &view, &rng));
      tricks = play_out (&world, 0, &rng);
      if (fh_table_is_misere (&view.table))
        g_assert_cmpint (tricks, ==, 0);
      else
        g_assert_cmpint (tricks, ==, view.table.tricks[0] + FH_N_TRICKS - view.table.n_tricks);
    }
}

/* Wherever a claim is offered in many games it is certain; the record has ordinary plays; and ten
 * tricks are played. */
static void
test_certain (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  guint claims = 0;

  for (guint64 seed = 1; seed < 60; seed++)
    {
      g_autoptr (FhGame) game = model_game_new (preset, seed, "steady", TRUE);

      g_object_set (game, "deal-delay", -1, NULL);
      fh_game_start (game, NULL);
      for (int deal = 0; deal < 6 && fh_game_get_hold (game) != FH_HOLD_GAME; deal++)
        {
          const FhTable *table = fh_game_peek_table (game);

          while (fh_game_get_hold (game) != FH_HOLD_DEAL)
            {
              if (fh_game_can_claim (game))
                {
                  int tricks = table->tricks[0];
                  int left = FH_N_TRICKS - table->n_tricks;
                  gboolean misere = fh_table_is_misere (table);
                  guint n_actions = fh_game_get_n_actions (game);

                  claims++;
                  check_claim (game);
                  fh_game_claim (game);
                  while (fh_game_get_hold (game) != FH_HOLD_DEAL)
                    {
                      g_assert_false (fh_game_awaits_person (game));
                      g_main_context_iteration (NULL, TRUE);
                    }
                  g_assert_cmpint (table->tricks[0], ==, misere ? 0 : tricks + left);
                  g_assert_cmpint (table->n_tricks, ==, FH_N_TRICKS);
                  g_assert_cmpuint (fh_game_get_n_actions (game), >, n_actions + 1);
                  break;
                }
              if (fh_game_get_hold (game) == FH_HOLD_DECLARE || fh_game_awaits_person (game))
                model_person_acts (game);
              else
                g_main_context_iteration (NULL, TRUE);
            }
          fh_game_continue (game);
          if (table->due == FH_ACTION_NONE)
            break;
        }
    }
  g_assert_cmpuint (claims, >, 2);
}

/* While the rest is claimed it can still be taken back. */
static void
test_undo (void)
{
  for (guint64 seed = 1; seed < 200; seed++)
    {
      g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, seed, "steady", TRUE);

      g_object_set (game, "deal-delay", -1, NULL);
      fh_game_start (game, NULL);
      while (fh_game_get_hold (game) != FH_HOLD_DEAL && !fh_game_can_claim (game))
        {
          if (fh_game_awaits_person (game))
            model_person_acts (game);
          else
            g_main_context_iteration (NULL, TRUE);
        }
      if (!fh_game_can_claim (game))
        continue;
      {
        guint n_actions = fh_game_get_n_actions (game);

        fh_game_claim (game);
        g_main_context_iteration (NULL, TRUE);
        g_main_context_iteration (NULL, TRUE);
        fh_game_undo (game);
        model_game_run (game);
        g_assert_cmpuint (fh_game_get_n_actions (game), <, n_actions);
        g_assert_true (fh_game_awaits_person (game));
        return;
      }
    }
  g_assert_not_reached ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strdup_printf ("/model/claim/certain/%s", fh_preset_id ((FhPreset) preset));

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_certain);
    }
  g_test_add_func ("/model/claim/undo", test_undo);
  return g_test_run ();
}
