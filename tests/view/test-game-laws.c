/* test-game-laws.c: slips in the play and what follows from them, with the widgets (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "laws-driver.h"

#include "await.h"
#include "fh-card-row.h"
#include "fh-laws-menu.h"

/* --- By strict laws there is nothing of all this --- */

static void
test_strict (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *button;

  game_fixture_init_paced (&fixture,
                           DEAL ("3", "strict") AUCTION FIRST_TRICK "play 2 AC\nplay 3 6C\n", 0);
  game_fixture_wait (&fixture);
  button = fh_table_view_get_laws_button (fixture.table);
  g_assert_false (gtk_widget_get_visible (button));
  game_fixture_choose (&fixture, NINE_OF_SPADES);
  g_assert_false (laws_driver_is_asked (&fixture));
  g_assert_nonnull (fh_hand_view_get_widget (fixture.hand, NINE_OF_SPADES));
  laws_driver_assert_text (&fixture, "You must follow clubs");
  g_assert_null (fh_laws_card_menu_new (fixture.game, NINE_OF_SPADES));
}

/* What is asked about the table is answered elsewhere, and nothing is demanded of it meanwhile. */
static void
test_asked (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *button;

  game_fixture_init_paced (&fixture, TO_FOLLOW, 0);
  game_fixture_wait (&fixture);
  button = fh_table_view_get_laws_button (fixture.table);
  g_assert_true (gtk_widget_get_visible (button));
  fh_game_view_set_asked (FH_GAME_VIEW (fixture.view), FH_ASKED_WHAT_LIES);
  g_assert_false (gtk_widget_get_visible (button));
  fh_game_view_set_asked (FH_GAME_VIEW (fixture.view), FH_ASKED_NOTHING);
  g_assert_true (gtk_widget_get_visible (button));
}

/* --- Revokes (HC-066 to HC-071) --- */

/* Nobody revokes by a stray click: the reason is told and the safe answer has the focus. */
static void
choose_wrongly (GameFixture *fixture)
{
  GtkWidget *safe;

  game_fixture_init_paced (fixture, TO_FOLLOW, 0);
  game_fixture_wait (fixture);
  g_assert_cmpint (laws_driver_state (fixture, NINE_OF_SPADES), ==, FH_CARD_REFUSED);
  game_fixture_choose (fixture, NINE_OF_SPADES);
  g_assert_true (laws_driver_is_asked (fixture));
  laws_driver_assert_text (
      fixture, "You must follow clubs: you hold the nine of clubs. Do you really want to "
               "break the rule?");
  safe = gtk_widget_get_ancestor (laws_driver_find_text (fixture->view, "Keep to the Rules"),
                                  GTK_TYPE_BUTTON);
  g_assert_true (table_test_focus (fixture->view) == safe);
}

/* HC-066, HC-067, HC-069, S-120: not followed, corrected in time, and exposed. */
static void
test_revoke_corrected (void)
{
  g_auto (GameFixture) fixture;
  FhCardWidget *card;

  choose_wrongly (&fixture);
  laws_driver_press (&fixture, "Keep to the Rules");
  g_assert_false (laws_driver_is_asked (&fixture));
  g_assert_nonnull (fh_hand_view_get_widget (fixture.hand, NINE_OF_SPADES));

  game_fixture_choose (&fixture, NINE_OF_SPADES);
  laws_driver_press (&fixture, "Play the nine of spades Anyway");
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  laws_driver_assert_text (&fixture, "You have not followed suit");
  /* The trick is not taken away before that is answered. */
  gtk_widget_activate_action (fixture.view, "table.continue", NULL);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);

  laws_driver_press (&fixture, "Correct It");
  laws_driver_assert_text (&fixture, "Which card do you play instead?");
  g_assert_cmpint (laws_driver_state (&fixture, NINE_OF_CLUBS), ==, FH_CARD_PLAYABLE);
  game_fixture_choose (&fixture, FH_CARD (FH_HEARTS, FH_ACE));
  g_assert_true (laws_driver_is_asked (&fixture));
  game_fixture_choose (&fixture, NINE_OF_CLUBS);
  g_assert_false (laws_driver_is_asked (&fixture));
  card = fh_hand_view_get_widget (fixture.hand, NINE_OF_SPADES);
  g_assert_nonnull (card);
  gtk_test_accessible_assert_property (
      card, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "nine of spades, exposed: must be played at the first chance");
  laws_driver_assert_text (&fixture, "nine of spades is an exposed card now");
}

/* HC-068: left as it is, and established by the next lead. */
static void
test_revoke_established (void)
{
  g_auto (GameFixture) fixture;

  choose_wrongly (&fixture);
  laws_driver_press (&fixture, "Play the nine of spades Anyway");
  game_fixture_wait (&fixture);
  laws_driver_press (&fixture, "Leave It");
  await (laws_driver_table (&fixture)->n_plays >= 9);
  laws_driver_assert_text (&fixture, "your revoke is established");
  g_assert_cmpint (laws_driver_table (&fixture)->slips.revoked, ==, 1);
}

/* HC-066: another card that breaks the same rule is another one to answer about. */
static void
test_revoke_other (void)
{
  g_auto (GameFixture) fixture;

  choose_wrongly (&fixture);
  game_fixture_choose (&fixture, FH_CARD (FH_HEARTS, FH_ACE));
  g_assert_null (laws_driver_find_text (fixture.view, "Play the nine of spades Anyway"));
  laws_driver_press (&fixture, "Play the ace of hearts Anyway");
  g_assert_cmpint (laws_driver_table (&fixture)->plays[6].card, ==, FH_CARD (FH_HEARTS, FH_ACE));
}

/* HC-071, S-122: a revoke of a defender makes the contract, and he can be asked in time. */
static void
test_defender_revokes (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture, HEARTS "play 0 9C\nplay 1 4D\n", 60000);
  laws_driver_assert_menu (fh_laws_menu_new (fixture.game),
                           "Report a Misdeal…\nAsk Whether Marama Really Has None\nShow a Card\n"
                           "Show It to Your Partner\nLet an Opponent See It\nDrop It on the Table\n"
                           "Name It Aloud\nAbout the Laws\n");
  g_object_set (fixture.game, "move-delay", 0, NULL);
  g_assert_true (gtk_widget_activate_action (fixture.view, "laws.ask", "u", (guint32) 1));
  await (laws_driver_table (&fixture)->plays[1].card != FH_CARD (FH_DIAMONDS, FH_FOUR));
  laws_driver_assert_text (&fixture, "four of diamonds is an exposed card now");
  game_fixture_clear (&fixture);

  /* Not asked in time: one more lead and it counts. */
  game_fixture_init_paced (&fixture,
                           HEARTS "play 0 9C\nplay 1 4D\nplay 2 AC\nplay 3 8C\nplay 2 KH\n", 0);
  g_assert_cmpint (laws_driver_table (&fixture)->slips.revoked, ==, 2);
  while (fh_game_get_hold (fixture.game) != FH_HOLD_DEAL)
    {
      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else if (fh_game_awaits_person (fixture.game))
        game_fixture_step (&fixture, FH_PASS);
    }
  g_assert_true (laws_driver_table (&fixture)->made);
  g_assert_cmpint (laws_driver_table (&fixture)->points[1], ==, 0);
  game_fixture_clear (&fixture);
}

/* --- Cards out of turn (HC-063, HC-064) --- */

static void
test_demand (void)
{
  g_auto (GameFixture) fixture;
  FhCard king = FH_CARD (FH_CLUBS, FH_KING);

  /* The next card comes late enough to look at the one taken back. */
  game_fixture_init_paced (&fixture, HEARTS "play 0 9C\nplay 3 KC\n", 900);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  laws_driver_assert_text (&fixture, "Do you demand that it be taken back?");
  laws_driver_assert_text (&fixture, "out of turn");
  g_assert_true (GTK_IS_BUTTON (table_test_focus (fixture.view)));
  /* A card is no answer. */
  game_fixture_choose (&fixture, NINE_OF_SPADES);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  laws_driver_press (&fixture, "Demand It Back");
  g_assert_true (fh_set_has (laws_driver_table (&fixture)->open[3], king));
  laws_driver_assert_text (&fixture, "king of clubs is an exposed card now");

  /* HC-064: it lies face up at the place of its holder, and is what he plays to the trick. */
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  g_assert_cmpint (laws_driver_table (&fixture)->plays[3].card, ==, king);
  laws_driver_assert_text (&fixture, "exposed");
}

/* HC-063: the person leads out of turn, by the menu of the table and by that of the card. */
static void
test_own_lead (void)
{
  for (int by_card = 0; by_card < 2; by_card++)
    {
      GameFixture fixture;

      game_fixture_init_paced (&fixture, HEARTS "play 0 9C\nplay 1 10C\nplay 2 5C\nplay 3 6C\n",
                               60000);
      if (by_card)
        {
          laws_driver_assert_menu (
              fh_laws_card_menu_new (fixture.game, NINE_OF_SPADES),
              "Lead It out of Turn\nShow It to Your Partner\nLet an Opponent See It\n"
              "Drop It on the Table\nName It Aloud\n");
          laws_driver_open_card_menu (&fixture, NINE_OF_SPADES);
          laws_driver_press (&fixture, "Lead It out of Turn");
        }
      else
        {
          gtk_widget_activate_action (fixture.view, "laws.early", NULL);
          laws_driver_assert_text (&fixture, "Which card do you play out of turn?");
          game_fixture_choose (&fixture, NINE_OF_SPADES);
        }
      g_assert_true (laws_driver_table (&fixture)->slips.out_of_turn);
      laws_driver_assert_text (
          &fixture, "You lead the nine of spades out of turn. The other side may demand");
      game_fixture_clear (&fixture);
    }
}

/* --- Exposed cards (HC-058 to HC-062) --- */

static void
test_show (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init_paced (&fixture, HEARTS, 0);
  game_fixture_wait (&fixture);
  gtk_widget_activate_action (fixture.view, "laws.show", "u", (guint32) FH_EXPOSED_TO_PARTNER);
  laws_driver_assert_text (&fixture, "Which card do you show your partner?");
  g_assert_true (FH_IS_CARD_WIDGET (table_test_focus (fixture.view)));
  game_fixture_choose (&fixture, NINE_OF_CLUBS);
  g_assert_true (fh_set_has (laws_driver_table (&fixture)->slips.exposed, NINE_OF_CLUBS));
  /* HC-060: on the own lead nothing else may be played. */
  g_assert_cmpint (laws_driver_state (&fixture, NINE_OF_SPADES), ==, FH_CARD_REFUSED);
  game_fixture_choose (&fixture, NINE_OF_SPADES);
  laws_driver_assert_text (&fixture, "Your nine of clubs is exposed and must be played now.");
}

/* HC-059: a card of another player lies face up at his place. */
static void
test_others_card (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture, HEARTS "expose 2 KH table\n", 0);
  game_fixture_wait (&fixture);
  table_test_settle (fixture.window);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.table)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FH_IS_CARD_ROW (child) && gtk_widget_get_visible (child))
      {
        g_assert_cmpint (fh_card_widget_get_card (fh_card_row_get_nth (FH_CARD_ROW (child), 0)), ==,
                         FH_CARD (FH_HEARTS, FH_KING));
        game_fixture_clear (&fixture);
        return;
      }
  g_assert_not_reached ();
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  g_test_add_func ("/view/game-laws/strict", test_strict);
  g_test_add_func ("/view/game-laws/asked", test_asked);
  g_test_add_func ("/view/game-laws/revoke-corrected", test_revoke_corrected);
  g_test_add_func ("/view/game-laws/revoke-established", test_revoke_established);
  g_test_add_func ("/view/game-laws/revoke-other", test_revoke_other);
  g_test_add_func ("/view/game-laws/defender-revokes", test_defender_revokes);
  g_test_add_func ("/view/game-laws/demand", test_demand);
  g_test_add_func ("/view/game-laws/own-lead", test_own_lead);
  g_test_add_func ("/view/game-laws/show", test_show);
  g_test_add_func ("/view/game-laws/others-card", test_others_card);
  return g_test_run ();
}
