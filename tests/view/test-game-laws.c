/* test-game-laws.c: slips and what follows from them, played with the widgets (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game-fixture.h"

#include "fh-bid-panel.h"
#include "fh-card-row.h"
#include "fh-game-file.h"
#include "fh-game-log.h"
#include "fh-laws-menu.h"
#include "fh-result-panel.h"
#include "fh-score-entry.h"
#include "fh-score-sheet.h"

/* The person on seat 0 has hearts, dealer @dealer; laws are @laws. */
#define DEAL(dealer, laws)                                                                         \
  "500 1\nrules american-4\noption laws " laws "\n"                                                \
  "seed xoshiro256ss 00000000000000000000000000000001\n\n"                                         \
  "deal " dealer "\n"                                                                              \
  "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H\n"                                                        \
  "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"                                                       \
  "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"                                                         \
  "hand 3 8C QC 8S 6S JO 6C KC 10D KD 8D\n"                                                        \
  "kitty 4H JH 5S\n"
#define AUCTION "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 4H 7S 5S\n"
#define HEARTS  DEAL ("3", "table") AUCTION

/* Seat 2 has led the ace of clubs, and the person, who comes last, can follow. */
#define FIRST_TRICK "play 0 KS\nplay 1 10S\nplay 2 AS\nplay 3 6S\n"
#define TO_FOLLOW   HEARTS FIRST_TRICK "play 2 AC\nplay 3 6C\n"

#define NINE_OF_CLUBS  FH_CARD (FH_CLUBS, FH_NINE)
#define NINE_OF_SPADES FH_CARD (FH_SPADES, FH_NINE)

static const FhTable *
table_of (GameFixture *fixture)
{
  return fh_game_peek_table (fixture->game);
}

static FhLawsBar *
question (GameFixture *fixture)
{
  return fh_table_view_get_question (fixture->table);
}

/* The first label in @widget whose text holds @words, or NULL. */
static GtkWidget *
find_text (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, words);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
assert_text (GameFixture *fixture, const char *words)
{
  table_test_settle (fixture->window);
  if (find_text (fixture->view, words) == NULL)
    g_error ("“%s” is not on the table", words);
}

static gboolean
rested_cb (gpointer rested)
{
  *(gboolean *) rested = TRUE;
  return G_SOURCE_REMOVE;
}

/* A button that is activated is held down for a quarter of a second before it is clicked. */
static void
rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (320, rested_cb, &rested);
  while (!rested)
    g_main_context_iteration (NULL, TRUE);
}

/* Presses the button on which @label stands. */
static void
press (GameFixture *fixture, const char *label)
{
  GtkWidget *text;

  table_test_settle (fixture->window);
  text = find_text (fixture->view, label);
  g_assert_nonnull (text);
  while (!GTK_IS_BUTTON (text) && g_strcmp0 (G_OBJECT_TYPE_NAME (text), "GtkModelButton") != 0)
    text = gtk_widget_get_parent (text);
  g_assert_true (gtk_widget_activate (text));
  rest ();
}

static gboolean
is_asked (GameFixture *fixture)
{
  return gtk_widget_get_visible (GTK_WIDGET (question (fixture)));
}

static FhCardState
state_of (GameFixture *fixture, FhCard card)
{
  return fh_card_widget_get_state (fh_hand_view_get_widget (fixture->hand, card));
}

/* All that stands in @menu, a line each. */
static void
list_menu (GMenuModel *menu, GString *lines)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        g_string_append_printf (lines, "%s\n", label);
      if (section != NULL)
        list_menu (section, lines);
      if (submenu != NULL)
        list_menu (submenu, lines);
    }
}

static void
assert_menu (GMenuModel *menu, const char *expected)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_assert_nonnull (menu);
  list_menu (menu, lines);
  g_assert_cmpstr (lines->str, ==, expected);
  g_object_unref (menu);
}

/* Opens the menu of @card by its key. */
static void
open_card_menu (GameFixture *fixture, FhCard card)
{
  GListModel *controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->hand));
  gboolean is_open = FALSE;

  gtk_widget_grab_focus (GTK_WIDGET (fh_hand_view_get_widget (fixture->hand, card)));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_BUBBLE)
        continue;
      shortcut = g_list_model_get_item (G_LIST_MODEL (controller), 0);
      is_open = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                              GTK_WIDGET (fixture->hand), NULL);
    }
  g_object_unref (controllers);
  g_assert_true (is_open);
  g_assert_true (GTK_IS_POPOVER_MENU (gtk_widget_get_last_child (fixture->view)));
}

/* --- By strict laws there is nothing of all this --- */

static void
test_strict (void)
{
  GameFixture fixture;
  GtkWidget *button;

  game_fixture_init_paced (&fixture,
                           DEAL ("3", "strict") AUCTION FIRST_TRICK "play 2 AC\nplay 3 6C\n", 0);
  game_fixture_wait (&fixture);
  button = fh_table_view_get_laws_button (fixture.table);
  g_assert_false (gtk_widget_get_visible (button));
  game_fixture_choose (&fixture, NINE_OF_SPADES);
  g_assert_false (is_asked (&fixture));
  g_assert_nonnull (fh_hand_view_get_widget (fixture.hand, NINE_OF_SPADES));
  assert_text (&fixture, "You must follow clubs");
  g_assert_null (fh_laws_card_menu_new (fixture.game, NINE_OF_SPADES));
  game_fixture_clear (&fixture);
}

/* --- Revokes (HC-066 to HC-071) --- */

/* Nobody revokes by a stray click: the reason is told and the safe answer has the focus. */
static void
choose_wrongly (GameFixture *fixture)
{
  GtkWidget *safe;

  game_fixture_init_paced (fixture, TO_FOLLOW, 0);
  game_fixture_wait (fixture);
  g_assert_cmpint (state_of (fixture, NINE_OF_SPADES), ==, FH_CARD_REFUSED);
  game_fixture_choose (fixture, NINE_OF_SPADES);
  g_assert_true (is_asked (fixture));
  assert_text (fixture, "You must follow clubs: you hold the nine of clubs. Do you really want to "
                        "break the rule?");
  safe = gtk_widget_get_ancestor (find_text (fixture->view, "Keep to the Rules"), GTK_TYPE_BUTTON);
  g_assert_true (table_test_focus (fixture->view) == safe);
}

/* HC-066, HC-067, HC-069, S-120: not followed, corrected in time, and exposed. */
static void
test_revoke_corrected (void)
{
  GameFixture fixture;
  FhCardWidget *card;

  choose_wrongly (&fixture);
  press (&fixture, "Keep to the Rules");
  g_assert_false (is_asked (&fixture));
  g_assert_nonnull (fh_hand_view_get_widget (fixture.hand, NINE_OF_SPADES));

  game_fixture_choose (&fixture, NINE_OF_SPADES);
  press (&fixture, "Play the nine of spades Anyway");
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  assert_text (&fixture, "You have not followed suit");
  /* The trick is not taken away before that is answered. */
  gtk_widget_activate_action (fixture.view, "table.continue", NULL);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);

  press (&fixture, "Correct It");
  assert_text (&fixture, "Which card do you play instead?");
  g_assert_cmpint (state_of (&fixture, NINE_OF_CLUBS), ==, FH_CARD_PLAYABLE);
  game_fixture_choose (&fixture, FH_CARD (FH_HEARTS, FH_ACE));
  g_assert_true (is_asked (&fixture));
  game_fixture_choose (&fixture, NINE_OF_CLUBS);
  g_assert_false (is_asked (&fixture));
  card = fh_hand_view_get_widget (fixture.hand, NINE_OF_SPADES);
  g_assert_nonnull (card);
  gtk_test_accessible_assert_property (
      card, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "nine of spades, exposed: must be played at the first chance");
  assert_text (&fixture, "nine of spades is an exposed card now");
  game_fixture_clear (&fixture);
}

/* HC-068, HC-070, S-121: left as it is, established by the next lead, and paid for. */
static void
test_revoke_established (void)
{
  GameFixture fixture;

  choose_wrongly (&fixture);
  press (&fixture, "Play the nine of spades Anyway");
  game_fixture_wait (&fixture);
  press (&fixture, "Leave It");
  while (table_of (&fixture)->n_plays < 9)
    g_main_context_iteration (NULL, TRUE);
  assert_text (&fixture, "your revoke is established");
  g_assert_cmpint (table_of (&fixture)->slips.revoked, ==, 1);
  while (fh_game_get_hold (fixture.game) != FH_HOLD_DEAL)
    {
      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else if (fh_game_awaits_person (fixture.game))
        game_fixture_step (&fixture, FH_PASS);
    }
  g_assert_cmpint (table_of (&fixture)->points[0], ==, -200);
  assert_text (&fixture, "The contract is set");
  game_fixture_clear (&fixture);
}

/* HC-071, S-122: a revoke of a defender makes the contract, and he can be asked in time. */
static void
test_defender_revokes (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture, HEARTS "play 0 9C\nplay 1 4D\n", 60000);
  assert_menu (fh_laws_menu_new (fixture.game),
               "Report a Misdeal…\nAsk Whether Marama Really Has None\nShow a Card\n"
               "Show It to Your Partner\nLet an Opponent See It\nDrop It on the Table\n"
               "Name It Aloud\nAbout the Laws\n");
  g_object_set (fixture.game, "move-delay", 0, NULL);
  g_assert_true (gtk_widget_activate_action (fixture.view, "laws.ask", "u", (guint32) 1));
  while (table_of (&fixture)->plays[1].card == FH_CARD (FH_DIAMONDS, FH_FOUR))
    g_main_context_iteration (NULL, TRUE);
  assert_text (&fixture, "four of diamonds is an exposed card now");
  game_fixture_clear (&fixture);

  /* Not asked in time: one more lead and it counts. */
  game_fixture_init_paced (&fixture,
                           HEARTS "play 0 9C\nplay 1 4D\nplay 2 AC\nplay 3 8C\nplay 2 KH\n", 0);
  g_assert_cmpint (table_of (&fixture)->slips.revoked, ==, 2);
  while (fh_game_get_hold (fixture.game) != FH_HOLD_DEAL)
    {
      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else if (fh_game_awaits_person (fixture.game))
        game_fixture_step (&fixture, FH_PASS);
    }
  g_assert_true (table_of (&fixture)->made);
  g_assert_cmpint (table_of (&fixture)->points[1], ==, 0);
  game_fixture_clear (&fixture);
}

/* --- Cards out of turn (HC-063, HC-064) --- */

static void
test_demand (void)
{
  GameFixture fixture;
  FhCard king = FH_CARD (FH_CLUBS, FH_KING);

  /* The next card comes late enough to look at the one taken back. */
  game_fixture_init_paced (&fixture, HEARTS "play 0 9C\nplay 3 KC\n", 900);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  assert_text (&fixture, "Do you demand that it is taken back?");
  assert_text (&fixture, "out of turn");
  g_assert_true (GTK_IS_BUTTON (table_test_focus (fixture.view)));
  /* A card is no answer. */
  game_fixture_choose (&fixture, NINE_OF_SPADES);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  press (&fixture, "Demand It Back");
  g_assert_true (fh_set_has (table_of (&fixture)->open[3], king));
  assert_text (&fixture, "king of clubs is an exposed card now");

  /* HC-064: it lies face up at the place of its holder, and is what he plays to the trick. */
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  g_assert_cmpint (table_of (&fixture)->plays[3].card, ==, king);
  assert_text (&fixture, "exposed");
  game_fixture_clear (&fixture);
}

static void
test_accept (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture, HEARTS "play 0 9C\nplay 3 KC\n", 0);
  game_fixture_wait (&fixture);
  press (&fixture, "Let It Stand");
  g_assert_false (is_asked (&fixture));
  game_fixture_wait (&fixture);
  g_assert_cmpint (table_of (&fixture)->plays[1].card, ==, FH_CARD (FH_CLUBS, FH_KING));
  game_fixture_clear (&fixture);
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
          assert_menu (fh_laws_card_menu_new (fixture.game, NINE_OF_SPADES),
                       "Lead It out of Turn\nShow It to Your Partner\nLet an Opponent See It\n"
                       "Drop It on the Table\nName It Aloud\n");
          open_card_menu (&fixture, NINE_OF_SPADES);
          press (&fixture, "Lead It out of Turn");
        }
      else
        {
          gtk_widget_activate_action (fixture.view, "laws.early", NULL);
          assert_text (&fixture, "Which card do you play out of turn?");
          game_fixture_choose (&fixture, NINE_OF_SPADES);
        }
      g_assert_true (table_of (&fixture)->slips.out_of_turn);
      assert_text (&fixture, "You lead the nine of spades out of turn. The other side may demand");
      game_fixture_clear (&fixture);
    }
}

/* --- Exposed cards (HC-058 to HC-062) --- */

static void
test_show (void)
{
  static const struct
  {
    FhExposure way;
    const char *question;
    gboolean is_exposed;
  } cases[] = {
    { FH_EXPOSED_TO_PARTNER, "Which card do you show your partner?", TRUE },
    { FH_EXPOSED_TO_OPPONENT, "Which card do you let an opponent see?", FALSE },
    { FH_EXPOSED_ON_TABLE, "Which card do you drop face up on the table?", TRUE },
    { FH_EXPOSED_BY_NAME, "Which card do you name aloud?", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GameFixture fixture;

      game_fixture_init_paced (&fixture, HEARTS, 0);
      game_fixture_wait (&fixture);
      gtk_widget_activate_action (fixture.view, "laws.show", "u", (guint32) cases[i].way);
      assert_text (&fixture, cases[i].question);
      g_assert_true (FH_IS_CARD_WIDGET (table_test_focus (fixture.view)));
      game_fixture_choose (&fixture, NINE_OF_CLUBS);
      g_assert_true (fh_set_has (table_of (&fixture)->slips.exposed, NINE_OF_CLUBS)
                     == cases[i].is_exposed);
      /* HC-060: on the own lead nothing else may be played. */
      g_assert_cmpint (state_of (&fixture, NINE_OF_SPADES), ==,
                       cases[i].is_exposed ? FH_CARD_REFUSED : FH_CARD_PLAYABLE);
      if (cases[i].is_exposed)
        {
          game_fixture_choose (&fixture, NINE_OF_SPADES);
          assert_text (&fixture, "Your nine of clubs is exposed and must be played now.");
        }
      game_fixture_clear (&fixture);
    }
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

/* --- Bids out of turn (HC-056, HC-057) --- */

static void
test_bid (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture, DEAL ("2", "table"), 60000);
  gtk_widget_activate_action (fixture.view, "laws.early", NULL);
  assert_text (&fixture, "What do you bid out of turn?");
  game_fixture_press (&fixture, fh_bid (7, FH_TRUMP_HEARTS));
  g_assert_cmpint (table_of (&fixture)->slips.barred, ==, 5);
  g_assert_cmpint (table_of (&fixture)->high_call, ==, FH_PASS);
  assert_text (&fixture, "The bid is void. Your side may only pass");
  g_assert_false (is_asked (&fixture));
  assert_text (&fixture, "may only pass");
  game_fixture_clear (&fixture);

  /* When the turn comes, every cell says why it is refused. */
  game_fixture_init_paced (&fixture, DEAL ("2", "table") "bid 3 PASS\nbid 2 7H\n", 0);
  game_fixture_wait (&fixture);
  assert_text (&fixture, "You may only pass: your side bid out of turn");
  game_fixture_press (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
  assert_text (&fixture, "After a bid out of turn, your side may only pass.");
  game_fixture_press (&fixture, FH_PASS);
  g_assert_cmpint (table_of (&fixture)->n_calls, >=, 2);
  game_fixture_clear (&fixture);
}

/* --- Misdeals (HC-055) --- */

static void
test_misdeal (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture, HEARTS, 0);
  game_fixture_wait (&fixture);
  gtk_widget_activate_action (fixture.view, "laws.misdeal", NULL);
  press (&fixture, "Play On");
  g_assert_false (table_of (&fixture)->deal_over);
  gtk_widget_activate_action (fixture.view, "laws.misdeal", NULL);
  press (&fixture, "Report a Misdeal");
  game_fixture_wait (&fixture);
  g_assert_true (table_of (&fixture)->thrown_in);
  assert_text (&fixture, "A misdeal: the same player deals again, and nobody scores.");
  gtk_widget_activate_action (fixture.view, "table.continue", NULL);
  game_fixture_wait (&fixture);
  g_assert_cmpint (table_of (&fixture)->dealer, ==, 3);
  game_fixture_clear (&fixture);
}

/* Eleven cards in the hand are all there, and are asked about. */
static void
test_misdeal_seen (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture,
                           "500 1\nrules american-4\noption laws table\n\ndeal 3\n"
                           "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H 8D\n"
                           "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"
                           "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"
                           "hand 3 8C QC 8S 6S JO 6C KC 10D KD\n"
                           "kitty 4H JH 5S\n",
                           0);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 11);
  assert_text (&fixture, "You were dealt 11 cards instead of ten.");
  press (&fixture, "Say Nothing");
  g_assert_false (is_asked (&fixture));
  gtk_widget_activate_action (fixture.view, "laws.misdeal", NULL);
  press (&fixture, "Report a Misdeal");
  g_assert_true (table_of (&fixture)->thrown_in);
  game_fixture_clear (&fixture);
}

/* --- The score (HC-072, HC-073) --- */

static void
play_deal (GameFixture *fixture)
{
  game_fixture_init_paced (fixture, HEARTS, 0);
  while (fh_game_get_hold (fixture->game) != FH_HOLD_DEAL)
    {
      game_fixture_wait (fixture);
      if (fh_game_get_hold (fixture->game) == FH_HOLD_TRICK)
        gtk_widget_activate_action (fixture->view, "table.continue", NULL);
      else if (fh_game_awaits_person (fixture->game))
        game_fixture_step (fixture, FH_PASS);
    }
}

/* S-123: written down wrongly, challenged in time; then again, and too late. */
static void
test_score (void)
{
  GameFixture fixture;
  GtkWidget *panel;
  int points;

  play_deal (&fixture);
  points = table_of (&fixture)->points[0];
  press (&fixture, "Write Down…");
  panel = fh_table_view_get_panel (fixture.table);
  g_assert_true (FH_IS_SCORE_ENTRY (panel));
  g_assert_cmpint (fh_score_entry_get_points (FH_SCORE_ENTRY (panel), 0), ==, points);
  press (&fixture, "Cancel");
  g_assert_true (FH_IS_RESULT_PANEL (fh_table_view_get_panel (fixture.table)));

  press (&fixture, "Write Down…");
  fh_score_entry_set_points (FH_SCORE_ENTRY (fh_table_view_get_panel (fixture.table)), 0,
                             points - 10);
  press (&fixture, "Write Down");
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_cmpint (table_of (&fixture)->totals[0], ==, points - 10);
  assert_text (&fixture, "These points were written down by hand.");
  press (&fixture, "Challenge");
  g_assert_cmpint (table_of (&fixture)->totals[0], ==, points);
  assert_text (&fixture, "That is in time");

  press (&fixture, "Write Down…");
  fh_score_entry_set_points (FH_SCORE_ENTRY (fh_table_view_get_panel (fixture.table)), 0,
                             points - 10);
  press (&fixture, "Write Down");
  while (table_of (&fixture)->entry.entered && !table_of (&fixture)->entry.final)
    {
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else
        game_fixture_step (&fixture, fh_bid (10, FH_NO_TRUMP));
      game_fixture_wait (&fixture);
    }
  if (table_of (&fixture)->entry.entered) /* the partner has not seen it either */
    {
      gtk_widget_activate_action (fixture.view, "laws.challenge", NULL);
      assert_text (&fixture, "That comes too late");
      g_assert_cmpint (table_of (&fixture)->totals[0], ==, points - 10);
    }
  game_fixture_clear (&fixture);
}

static gboolean
holds_text (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (holds_text (child, text))
      return TRUE;
  return FALSE;
}

/* HC-072: what was challenged in time in the next deal stands in the score sheet as it was put
 * right; HC-073: what was not, as it was written. */
static void
test_score_sheet (void)
{
  GameFixture fixture;
  g_autofree char *played = NULL;
  int points;

  play_deal (&fixture);
  played = fh_game_dup_text (fixture.game);
  points = table_of (&fixture)->points[0];
  game_fixture_clear (&fixture);
  for (int in_time = 0; in_time < 2; in_time++)
    {
      g_autofree char *text =
          g_strdup_printf ("%sentry 0 %d\n\n%s%schallenge 0\n", played, points - 10,
                           strstr (DEAL ("0", "table"), "deal 0"), in_time ? "" : "bid 1 8S\n");
      int stands = in_time ? points : points - 10;
      g_autofree char *written = fh_sentence_points (stands);
      g_autofree char *cell = g_strdup_printf ("%s → %s", written, written);
      GtkWidget *sheet;

      game_fixture_init_paced (&fixture, text, 60000);
      g_assert_cmpint (table_of (&fixture)->totals[0], ==, stands);
      sheet = g_object_ref_sink (fh_score_sheet_new (fixture.game));
      g_assert_true (holds_text (sheet, cell));
      g_object_unref (sheet);
      game_fixture_clear (&fixture);
    }
}

/* --- What can be done, and what was --- */

/* The menu comes by its button and its key, lists what the laws allow and nothing else. */
static void
test_menu (void)
{
  GameFixture fixture;
  GtkWidget *button;

  game_fixture_init_paced (&fixture, HEARTS, 0);
  game_fixture_wait (&fixture);
  button = fh_table_view_get_laws_button (fixture.table);
  g_assert_true (gtk_widget_get_visible (button));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Laws of the table");
  assert_menu (fh_laws_menu_new (fixture.game),
               "Report a Misdeal…\nShow a Card\nShow It to Your Partner\nLet an Opponent See It\n"
               "Drop It on the Table\nName It Aloud\nAbout the Laws\n");
  g_assert_true (gtk_widget_activate (button));
  rest ();
  table_test_settle (fixture.window);
  g_assert_true (GTK_IS_POPOVER_MENU (gtk_widget_get_last_child (fixture.view)));
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_last_child (fixture.view)));
  rest ();
  game_fixture_clear (&fixture);

  game_fixture_init_paced (&fixture, DEAL ("2", "table"), 60000);
  assert_menu (fh_laws_menu_new (fixture.game),
               "Report a Misdeal…\nBid out of Turn…\nShow a Card\nShow It to Your Partner\n"
               "Let an Opponent See It\nDrop It on the Table\nName It Aloud\nAbout the Laws\n");
  game_fixture_clear (&fixture);
}

/* The log tells a void bid and a card taken back as what they were, also when it is read later. */
static void
test_log (void)
{
  static const char *const lines[] = {
    "Bruce plays the king of clubs out of turn.",
    "You may demand that the card is taken back, or let it stand.",
    "You demand that the card is taken back.",
  };
  GameFixture fixture;
  GtkWidget *log;
  guint found = 0;

  game_fixture_init_paced (&fixture, HEARTS "play 0 9C\nplay 3 KC\ndemand 0\n", 60000);
  log = g_object_ref_sink (fh_game_log_new (fixture.game));
  for (guint i = 0; i < fh_game_log_get_n_lines (FH_GAME_LOG (log)); i++)
    if (found < G_N_ELEMENTS (lines)
        && g_str_equal (fh_game_log_get_line (FH_GAME_LOG (log), i), lines[found]))
      found++;
  g_assert_cmpuint (found, ==, G_N_ELEMENTS (lines));
  g_object_unref (log);
  game_fixture_clear (&fixture);
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  g_test_add_func ("/view/game-laws/strict", test_strict);
  g_test_add_func ("/view/game-laws/revoke-corrected", test_revoke_corrected);
  g_test_add_func ("/view/game-laws/revoke-established", test_revoke_established);
  g_test_add_func ("/view/game-laws/defender-revokes", test_defender_revokes);
  g_test_add_func ("/view/game-laws/demand", test_demand);
  g_test_add_func ("/view/game-laws/accept", test_accept);
  g_test_add_func ("/view/game-laws/own-lead", test_own_lead);
  g_test_add_func ("/view/game-laws/show", test_show);
  g_test_add_func ("/view/game-laws/others-card", test_others_card);
  g_test_add_func ("/view/game-laws/bid", test_bid);
  g_test_add_func ("/view/game-laws/misdeal", test_misdeal);
  g_test_add_func ("/view/game-laws/misdeal-seen", test_misdeal_seen);
  g_test_add_func ("/view/game-laws/score", test_score);
  g_test_add_func ("/view/game-laws/score-sheet", test_score_sheet);
  g_test_add_func ("/view/game-laws/menu", test_menu);
  g_test_add_func ("/view/game-laws/log", test_log);
  return g_test_run ();
}
