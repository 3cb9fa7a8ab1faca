/* test-game-laws-joker.c: a joker that has to name a suit where slips happen (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "laws-driver.h"

#include "deals.h"
#include "fh-choice-panel.h"

/* Seat 2 has led the ace of clubs, and the person, who comes third, can follow: where a joker in
 * mid-trick names the suit for those after it, this one has to. */
#define TO_FOLLOW_AT(preset) NO_TRUMP (preset, "table") FIRST_TRICK "play 2 AC\nplay 3 6C\n"
#define OWN_PLAY             6

static GtkWidget *
panel_of (GameFixture *fixture)
{
  return fh_table_view_get_panel (fixture->table);
}

/* The joker awaits its suit, and nothing else is asked. */
static void
assert_names (GameFixture *fixture)
{
  GtkWidget *panel = panel_of (fixture);

  g_assert_true (FH_IS_CHOICE_PANEL (panel));
  g_assert_true (gtk_widget_is_ancestor (table_test_focus (fixture->view), panel));
  g_assert_cmpint (laws_driver_state (fixture, FH_JOKER), ==, FH_CARD_CHOSEN);
  g_assert_false (laws_driver_is_asked (fixture));
}

static void
name (GameFixture *fixture, int suit)
{
  g_signal_emit_by_name (panel_of (fixture), "chosen", suit);
}

/* HC-063 with HP-044: out of turn it asks which suit it names, as it does in turn. */
static void
test_early (void)
{
  for (int by_card = 0; by_card < 2; by_card++)
    {
      GameFixture fixture;
      int n;

      game_fixture_init_paced (&fixture, NO_TRUMP ("american-4", "table") OTHER_LEADS, 60000);
      n = laws_driver_table (&fixture)->n_plays;
      for (int again = 0; again < 2; again++)
        {
          if (by_card)
            {
              laws_driver_open_card_menu (&fixture, FH_JOKER);
              laws_driver_press (&fixture, "Lead It out of Turn");
            }
          else
            {
              gtk_widget_activate_action (fixture.view, "laws.early", NULL);
              game_fixture_choose (&fixture, FH_JOKER);
            }
          assert_names (&fixture);
          g_assert_cmpint (laws_driver_table (&fixture)->n_plays, ==, n);
          name (&fixture, again ? FH_DIAMONDS : -1);
          g_assert_null (panel_of (&fixture));
          g_assert_true (laws_driver_table (&fixture)->slips.out_of_turn == again);
        }
      g_assert_cmpint (laws_driver_table (&fixture)->n_plays, ==, n + 1);
      g_assert_cmpint (laws_driver_table (&fixture)->plays[n].card, ==, FH_JOKER);
      g_assert_cmpint (laws_driver_table (&fixture)->plays[n].named, ==, FH_DIAMONDS);
      game_fixture_clear (&fixture);
    }
}

/* HC-067 with HP-044: a joker that corrects a revoke asks which suit it names, and that alone; the
 * trick waits for the answer. */
static void
test_correction (void)
{
  g_auto (GameFixture) fixture;
  const FhPlayed *play;

  game_fixture_init_paced (&fixture, TO_FOLLOW_AT ("australian-4"), 0);
  game_fixture_wait (&fixture);
  game_fixture_choose (&fixture, NINE_OF_SPADES);
  laws_driver_press (&fixture, "Play the nine of spades Anyway");
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  for (int again = 0; again < 2; again++)
    {
      laws_driver_press (&fixture, "Correct It");
      game_fixture_choose (&fixture, FH_JOKER);
      assert_names (&fixture);
      g_signal_emit_by_name (fixture.table, "pressed");
      g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
      game_fixture_choose (&fixture, NINE_OF_CLUBS);
      g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
      assert_names (&fixture);
      name (&fixture, again ? FH_DIAMONDS : -1);
      g_assert_null (panel_of (&fixture));
      /* As long as nothing is corrected, that is asked again. */
      g_assert_true (laws_driver_is_asked (&fixture) == !again);
    }
  play = &laws_driver_table (&fixture)->plays[OWN_PLAY];
  g_assert_cmpint (play->card, ==, FH_JOKER);
  g_assert_cmpint (play->named, ==, FH_DIAMONDS);
}

/* Escape keeps the joker, in turn and out of turn. */
static void
test_escape (void)
{
  for (int early = 0; early < 2; early++)
    {
      GameFixture fixture;
      int n;

      game_fixture_init_paced (&fixture,
                               early ? NO_TRUMP ("australian-4", "table") OTHER_LEADS
                                     : NO_TRUMP ("australian-4", "table"),
                               60000);
      if (early)
        gtk_widget_activate_action (fixture.view, "laws.early", NULL);
      else
        game_fixture_wait (&fixture);
      n = laws_driver_table (&fixture)->n_plays;
      game_fixture_choose (&fixture, FH_JOKER);
      assert_names (&fixture);
      g_assert_true (game_fixture_escape (&fixture));
      g_assert_null (panel_of (&fixture));
      g_assert_cmpint (laws_driver_table (&fixture)->n_plays, ==, n);
      g_assert_false (game_fixture_escape (&fixture));
      game_fixture_clear (&fixture);
    }
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  g_test_add_func ("/view/game-laws-joker/early", test_early);
  g_test_add_func ("/view/game-laws-joker/correction", test_correction);
  g_test_add_func ("/view/game-laws-joker/escape", test_escape);
  return g_test_run ();
}
