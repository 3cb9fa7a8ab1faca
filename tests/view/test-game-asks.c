/* test-game-asks.c: what the person is asked besides a call or a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include "fh-bid-panel.h"
#include "fh-choice-panel.h"
#include "fh-deal.h"
#include "fh-kitty-panel.h"
#include "fh-pick-panel.h"

/* Brings the person to the lead of a no-trump contract with the joker in the hand. */
static void
lead_with_joker (GameFixture *fixture)
{
  game_fixture_init (fixture, FH_PRESET_AUSTRALIAN_4, NULL, 5);
  for (guint steps = 0; steps < 20; steps++)
    {
      game_fixture_wait (fixture);
      if (fh_game_peek_table (fixture->game)->due == FH_ACTION_PLAY)
        break;
      if (fh_game_peek_table (fixture->game)->due == FH_ACTION_DISCARD)
        {
          int n = fh_hand_view_get_n_cards (fixture->hand);

          for (int i = n - 3; i < n; i++)
            game_fixture_choose (fixture,
                                 fh_card_widget_get_card (fh_hand_view_get_nth (fixture->hand, i)));
          g_signal_emit_by_name (fh_table_view_get_panel (fixture->table), "confirmed");
        }
      else
        {
          game_fixture_step (fixture, fh_bid (10, FH_NO_TRUMP));
        }
    }
  g_assert_nonnull (fh_hand_view_get_widget (fixture->hand, FH_JOKER));
}

/* A joker asks which suit it names before it is played, and can be kept (HP-044). */
static void
test_joker (void)
{
  g_auto (GameFixture) fixture;
  const FhTable *table;

  lead_with_joker (&fixture);
  game_fixture_choose (&fixture, FH_JOKER);
  g_assert_true (FH_IS_CHOICE_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_true (GTK_IS_BUTTON (table_test_focus (fixture.view)));
  g_assert_cmpint (fh_card_widget_get_state (fh_hand_view_get_widget (fixture.hand, FH_JOKER)), ==,
                   FH_CARD_CHOSEN);

  g_signal_emit_by_name (fh_table_view_get_panel (fixture.table), "chosen", -1);
  g_assert_null (fh_table_view_get_panel (fixture.table));
  g_assert_true (FH_IS_CARD_WIDGET (table_test_focus (fixture.view)));
  g_assert_nonnull (fh_hand_view_get_widget (fixture.hand, FH_JOKER));

  game_fixture_choose (&fixture, FH_JOKER);
  g_signal_emit_by_name (fh_table_view_get_panel (fixture.table), "chosen", FH_HEARTS);
  game_fixture_wait (&fixture);
  table = fh_game_peek_table (fixture.game);
  g_assert_cmpint (table->plays[0].card, ==, FH_JOKER);
  g_assert_cmpint (table->plays[0].named, ==, FH_HEARTS);
}

/* With `confirm-play` the first choice lifts a card, another one moves the lift, the second choice
 * of the same card plays it.  Escape puts it back. */
static void
test_confirm (void)
{
  g_auto (GameFixture) fixture;
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  FhLegal legal;
  FhCard first, second;

  g_object_set (settings, "confirm-play", TRUE, NULL);
  lead_with_joker (&fixture);
  fh_game_view_set_settings (FH_GAME_VIEW (fixture.view), settings);
  fh_game_get_legal (fixture.game, &legal);
  legal.cards &= ~FH_SET_JOKERS;
  first = fh_set_first (legal.cards);
  second = fh_set_first (legal.cards & ~FH_SET (first));

  game_fixture_choose (&fixture, first);
  g_assert_cmpint (fh_card_widget_get_state (fh_hand_view_get_widget (fixture.hand, first)), ==,
                   FH_CARD_CHOSEN);
  game_fixture_choose (&fixture, second);
  g_assert_cmpint (fh_card_widget_get_state (fh_hand_view_get_widget (fixture.hand, first)), ==,
                   FH_CARD_PLAYABLE);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_plays, ==, 0);
  g_assert_true (game_fixture_escape (&fixture));
  g_assert_cmpint (fh_card_widget_get_state (fh_hand_view_get_widget (fixture.hand, second)), ==,
                   FH_CARD_PLAYABLE);
  game_fixture_choose (&fixture, second);
  game_fixture_choose (&fixture, second);
  g_assert_null (fh_hand_view_get_widget (fixture.hand, second));
}

/* Calls likewise: the first press marks one, another one moves the mark, Escape takes it away, the
 * second press of the same call makes it. */
static void
test_confirm_call (void)
{
  const FhCall calls[] = { FH_PASS, fh_bid (9, FH_NO_TRUMP) };
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_auto (GameFixture) fixture;
  int before;

  g_object_set (settings, "confirm-play", TRUE, "trick-pace", -1, "computer-pace", 0, NULL);
  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  game_fixture_wait (&fixture);
  while (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
    {
      gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      game_fixture_wait (&fixture);
    }
  g_assert_cmpint (fh_game_peek_table (fixture.game)->due, ==, FH_ACTION_BID);
  fh_game_view_set_settings (FH_GAME_VIEW (fixture.view), settings);
  before = fh_game_peek_table (fixture.game)->n_calls;

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      game_fixture_press (&fixture, calls[i]);
      g_assert_true (gtk_widget_has_css_class (
          GTK_WIDGET (game_fixture_find_cell (&fixture, calls[i])), "marked"));
      gtk_test_accessible_assert_state (game_fixture_find_cell (&fixture, calls[i]),
                                        GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
    }
  g_assert_false (
      gtk_widget_has_css_class (GTK_WIDGET (game_fixture_find_cell (&fixture, FH_PASS)), "marked"));
  g_assert_true (
      table_test_shows (GTK_WIDGET (fixture.table), "Choose the call again to make it."));
  g_assert_true (game_fixture_escape (&fixture));
  g_assert_false (gtk_widget_has_css_class (
      GTK_WIDGET (game_fixture_find_cell (&fixture, calls[1])), "marked"));
  game_fixture_press (&fixture, calls[1]);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_calls, ==, before);
  game_fixture_press (&fixture, calls[1]);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_calls, >, before);
}

/* Whether the first hand of seat 0 in the game of seed @number holds one ace and no face. */
static gboolean
is_ace_no_face (guint64 number)
{
  FhRules rules;
  FhAction deal;
  FhCardSet hand = 0;

  fh_rules_init (&rules, FH_PRESET_MIDWEST_4);
  /* Hands are dealt from the dealer's left: who deals makes a difference, which is tried. */
  deal = fh_deal_from_seed (&rules, 3, fh_seed_from_number (number), 0);
  for (int i = 0; i < FH_HAND_SIZE; i++)
    hand |= FH_SET (deal.cards[fh_deal_hand_index (0) + i]);

  return fh_hand_is_ace_no_face (hand);
}

/* Before the first call the person is asked whether to declare "ace, no face" (DX-018). */
static void
test_declare (void)
{
  GameFixture fixture;
  gboolean found = FALSE;

  for (guint64 number = 1; number < 5000 && !found; number++)
    {
      if (!is_ace_no_face (number))
        continue;
      game_fixture_init (&fixture, FH_PRESET_MIDWEST_4, NULL, number);
      game_fixture_wait (&fixture);
      found = fh_game_get_hold (fixture.game) == FH_HOLD_DECLARE;
      if (!found)
        game_fixture_clear (&fixture);
    }
  g_assert_true (found);
  g_assert_true (FH_IS_CHOICE_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_true (GTK_IS_BUTTON (table_test_focus (fixture.view)));
  g_signal_emit_by_name (fh_table_view_get_panel (fixture.table), "chosen", 0);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_NONE);
  g_assert_true (FH_IS_BID_PANEL (fh_table_view_get_panel (fixture.table)));
  game_fixture_clear (&fixture);
}

static gboolean
find_check (GtkWidget *widget, GtkWidget **check)
{
  if (GTK_IS_CHECK_BUTTON (widget))
    *check = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_check (child, check);

  return *check != NULL;
}

/* A bid with the inkle leads to a swap with the partner after the discard (HP-070,
 * D-HP-INKLE). */
static void
test_inkle (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *check = NULL;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, "inkle-swap=on", 7);
  game_fixture_wait (&fixture);
  g_assert_true (find_check (fh_table_view_get_panel (fixture.table), &check));
  g_assert_true (gtk_widget_get_visible (check));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  game_fixture_step (&fixture, fh_bid (10, FH_TRUMP_HEARTS));
  g_assert_true (fh_game_peek_table (fixture.game)
                     ->calls[fh_game_peek_table (fixture.game)->n_calls - 1]
                     .inkle);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_hand_view_get_choosing (fixture.hand), ==, 3);
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->due, ==, FH_ACTION_SWAP);
  g_assert_true (FH_IS_KITTY_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_cmpint (fh_hand_view_get_choosing (fixture.hand), ==, 1);
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->due, ==, FH_ACTION_PLAY);
  g_assert_cmpint (fh_hand_view_get_choosing (fixture.hand), ==, 0);
}

/* Plays on until @due comes for the person. */
static void
play_until (GameFixture *fixture, FhPreset preset, FhActionKind due, FhCall bid)
{
  game_fixture_init (fixture, preset, NULL, 7);
  for (guint steps = 0; steps < 30; steps++)
    {
      game_fixture_wait (fixture);
      if (fh_game_peek_table (fixture->game)->due == due && fh_game_awaits_person (fixture->game))
        return;
      game_fixture_step (fixture, bid);
    }
  g_assert_not_reached ();
}

/* With a bid of eight or more two partners are named at most; a third one is refused, and none is
 * an answer (HC-089, HC-090). */
static void
test_partners (void)
{
  g_auto (GameFixture) fixture;
  FhPickPanel *panel;

  play_until (&fixture, FH_PRESET_AMERICAN_5, FH_ACTION_PARTNER, fh_bid (10, FH_TRUMP_HEARTS));
  panel = FH_PICK_PANEL (fh_table_view_get_panel (fixture.table));
  g_assert_true (GTK_IS_BUTTON (table_test_focus (fixture.view)));
  g_signal_emit_by_name (panel, "wanted", (guint64) 0x0c);
  g_assert_cmpuint (fh_pick_panel_get_chosen (panel), ==, 0x0c);
  g_signal_emit_by_name (panel, "wanted", (guint64) 0x0e);
  g_assert_cmpuint (fh_pick_panel_get_chosen (panel), ==, 0x0c);
  g_signal_emit_by_name (panel, "confirmed");
  game_fixture_wait (&fixture);
  g_assert_cmpuint (fh_game_peek_table (fixture.game)->partners, ==, 0x0c);
  g_assert_true (FH_IS_KITTY_PANEL (fh_table_view_get_panel (fixture.table)));
}

/* One card is called, and another one takes its place as long as nothing is confirmed (NZ-066). */
static void
test_call (void)
{
  g_auto (GameFixture) fixture;
  FhPickPanel *panel;
  FhLegal legal;
  FhCard first, second;

  play_until (&fixture, FH_PRESET_NEW_ZEALAND_5, FH_ACTION_CALL, fh_bid (10, FH_TRUMP_HEARTS));
  panel = FH_PICK_PANEL (fh_table_view_get_panel (fixture.table));
  g_assert_true (GTK_IS_BUTTON (table_test_focus (fixture.view)));
  fh_game_get_legal (fixture.game, &legal);
  g_assert_cmpint (legal.count, ==, 1);
  first = fh_set_first (legal.cards);
  second = fh_set_first (legal.cards & (legal.cards - 1));
  g_signal_emit_by_name (panel, "wanted", FH_SET (first));
  g_signal_emit_by_name (panel, "wanted", FH_SET (first) | FH_SET (second));
  g_assert_cmpuint (fh_pick_panel_get_chosen (panel), ==, FH_SET (second));
  g_signal_emit_by_name (panel, "confirmed");
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_called_cards, ==, 1);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->called_cards[0], ==, second);
}

/* The dummy is played from its place; the focus goes there and back, and a card of the other hand
 * is refused (NZ-084 to NZ-087). */
static void
test_dummy (void)
{
  g_auto (GameFixture) fixture;
  FhDummyView *own, *other;
  gboolean was_there = FALSE, was_back = FALSE;

  play_until (&fixture, FH_PRESET_NEW_ZEALAND_2, FH_ACTION_PLAY, fh_bid (10, FH_NO_TRUMP));
  own = fh_table_view_get_dummy (fixture.table, 2);
  other = fh_table_view_get_dummy (fixture.table, 3);
  g_assert_nonnull (own);
  g_assert_nonnull (other);
  g_assert_cmpint (fh_dummy_view_get_n_cards (own), ==, 5);
  g_assert_cmpint (fh_dummy_view_get_n_down (own), ==, 5);
  for (guint steps = 0; steps < 16 && !(was_there && was_back); steps++)
    {
      GtkWidget *focus;

      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        {
          fh_game_continue (fixture.game);
          continue;
        }
      focus = table_test_focus (fixture.view);
      g_assert_true (FH_IS_CARD_WIDGET (focus) || GTK_IS_BUTTON (focus));
      if (fh_game_peek_table (fixture.game)->turn == 2)
        {
          int n_plays = fh_game_peek_table (fixture.game)->n_plays;

          was_there = TRUE;
          g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (own)));
          gtk_widget_child_focus (GTK_WIDGET (own), GTK_DIR_RIGHT);
          g_assert_true (
              gtk_widget_is_ancestor (table_test_focus (fixture.view), GTK_WIDGET (own)));
          /* The own hand does not play now. */
          game_fixture_choose (&fixture,
                               fh_card_widget_get_card (fh_hand_view_get_nth (fixture.hand, 0)));
          g_assert_cmpint (fh_game_peek_table (fixture.game)->n_plays, ==, n_plays);
        }
      else
        {
          was_back = was_there;
        }
      game_fixture_step (&fixture, FH_PASS);
    }
  g_assert_true (was_there && was_back);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/game-asks/joker", test_joker);
  g_test_add_func ("/view/game-asks/confirm", test_confirm);
  g_test_add_func ("/view/game-asks/confirm-call", test_confirm_call);
  g_test_add_func ("/view/game-asks/declare", test_declare);
  g_test_add_func ("/view/game-asks/inkle", test_inkle);
  g_test_add_func ("/view/game-asks/partners", test_partners);
  g_test_add_func ("/view/game-asks/call", test_call);
  g_test_add_func ("/view/game-asks/dummy", test_dummy);

  return g_test_run ();
}
