/* game-fixture.c: a game in a window, played with its widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include "await.h"
#include "fh-bid-panel.h"
#include "fh-choice-panel.h"
#include "fh-game-file.h"
#include "fh-kitty-panel.h"
#include "fh-options.h"
#include "fh-pick-panel.h"

/* Shows @game and lets time run. */
static void
show (GameFixture *fixture, FhGame *game, guint delay)
{
  fixture->game = g_object_ref (game);
  g_object_set (fixture->game, "move-delay", delay, "trick-delay", -1, NULL);
  fixture->view = fh_game_view_new ();
  fixture->table = fh_game_view_get_table (FH_GAME_VIEW (fixture->view));
  fixture->hand = fh_table_view_get_hand (fixture->table);
  fh_game_view_set_game (FH_GAME_VIEW (fixture->view), fixture->game);
  fixture->window = table_test_window (fixture->view, 1000, 750);
  fh_game_start (fixture->game, NULL);
}

void
game_fixture_init (GameFixture *fixture, FhPreset preset, const char *option, guint64 number)
{
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (number);
  g_autoptr (FhGame) game = NULL;

  fh_rules_init (&rules, preset);
  if (option != NULL)
    {
      g_auto (GStrv) words = g_strsplit (option, "=", 2);

      g_assert_cmpint (fh_option_set (&rules, words[0], words[1]), ==, FH_OPTION_OK);
    }
  fh_seating_init (&seating, &rules, "rules", "rules");
  game = fh_game_new (&rules, &seating, &seed);
  show (fixture, game, 0);
}

void
game_fixture_init_record (GameFixture *fixture, const char *text)
{
  game_fixture_init_paced (fixture, text, 0);
}

void
game_fixture_init_paced (GameFixture *fixture, const char *text, guint delay)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;

  game = fh_game_new_from_text (text, "record", NULL, &error);
  g_assert_no_error (error);
  show (fixture, game, delay);
}

void
game_fixture_clear (GameFixture *fixture)
{
  gpointer alive = fixture->game;

  g_object_add_weak_pointer (alive, &alive);
  fh_game_stop (fixture->game);
  table_test_close (fixture->window, fixture->view);
  g_object_unref (fixture->game);
  /* Who was thinking lets it go when he is told to stop. */
  await (alive == NULL);
}

void
game_fixture_wait (GameFixture *fixture)
{
  AWAIT_WHILE (!fh_game_awaits_person (fixture->game)
               && fh_game_get_hold (fixture->game) == FH_HOLD_NONE)
  await_next ();
  await_idle ();
}

FhBidCell *
game_fixture_find_cell (GameFixture *fixture, FhCall call)
{
  FhBidPanel *panel = FH_BID_PANEL (fh_table_view_get_panel (fixture->table));
  GPtrArray *cells = fh_bid_grid_get_cells (fh_bid_panel_get_grid (panel));

  for (guint i = 0; i < cells->len; i++)
    if (fh_bid_cell_get_call (g_ptr_array_index (cells, i)) == call)
      return g_ptr_array_index (cells, i);
  g_assert_not_reached ();
}

void
game_fixture_press (GameFixture *fixture, FhCall call)
{
  g_signal_emit_by_name (game_fixture_find_cell (fixture, call), "clicked");
}

FhCardWidget *
game_fixture_card (GameFixture *fixture, FhCard card)
{
  FhCardWidget *widget = fh_hand_view_get_widget (fixture->hand, card);

  g_assert_nonnull (widget);
  return widget;
}

void
game_fixture_choose (GameFixture *fixture, FhCard card)
{
  FhCardWidget *widget = fh_hand_view_get_widget (fixture->hand, card);

  if (widget == NULL)
    widget = fh_dummy_view_get_widget (fh_table_view_get_own_dummy (fixture->table), card);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (widget), "card.choose", NULL));
}

gboolean
game_fixture_press_key (GameFixture *fixture, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->view);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      for (guint n = 0;
           GTK_IS_SHORTCUT_CONTROLLER (keys) && n < g_list_model_get_n_items (G_LIST_MODEL (keys));
           n++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), n);
          g_autofree char *trigger =
              gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (trigger, key))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                                 fixture->view,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_assert_not_reached ();
}

gboolean
game_fixture_escape (GameFixture *fixture)
{
  return game_fixture_press_key (fixture, "Escape");
}

/* Names the first partner; calls the first cards, and others as long as one player holds both. */
static void
pick (GameFixture *fixture, const FhLegal *legal)
{
  GtkWidget *panel = fh_table_view_get_panel (fixture->table);
  FhCard first = legal->cards != 0 ? fh_set_first (legal->cards) : FH_CARD_NONE;

  if (legal->due == FH_ACTION_PARTNER)
    {
      g_signal_emit_by_name (panel, "wanted", (guint64) 1 << __builtin_ctz (legal->seats));
      g_signal_emit_by_name (panel, "confirmed");
      return;
    }
  if (legal->count == 1)
    {
      g_signal_emit_by_name (panel, "wanted", FH_SET (first));
      g_signal_emit_by_name (panel, "confirmed");
      return;
    }
  FH_FOREACH_CARD (card, legal->cards & ~FH_SET (first))
    {
      if (fh_game_peek_table (fixture->game)->due != FH_ACTION_CALL)
        return;
      g_signal_emit_by_name (panel, "wanted", FH_SET (first) | FH_SET (card));
      g_signal_emit_by_name (panel, "confirmed");
    }
}

void
game_fixture_step (GameFixture *fixture, FhCall bid)
{
  GtkWidget *panel = fh_table_view_get_panel (fixture->table);
  FhLegal legal;

  fh_game_get_legal (fixture->game, &legal);
  if (FH_IS_BID_PANEL (panel))
    {
      game_fixture_press (fixture, legal.calls & FH_CALL_BIT (bid) ? bid : FH_PASS);
    }
  else if (FH_IS_KITTY_PANEL (panel))
    {
      for (int i = 0; i < legal.count; i++)
        game_fixture_choose (fixture,
                             fh_card_widget_get_card (fh_hand_view_get_nth (fixture->hand, i)));
      g_signal_emit_by_name (panel, "confirmed");
    }
  else if (FH_IS_PICK_PANEL (panel))
    {
      pick (fixture, &legal);
    }
  else if (FH_IS_CHOICE_PANEL (panel))
    {
      g_signal_emit_by_name (panel, "chosen",
                             legal.joker_suits ? __builtin_ctz (legal.joker_suits) : 0);
    }
  else
    {
      game_fixture_choose (fixture, fh_set_first (legal.cards));
    }
}
