/* test-game-laws-deal.c: slips outside of the play, with the widgets (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "laws-driver.h"

#include "await.h"
#include "deals.h"
#include "fh-game-file.h"
#include "fh-game-log.h"
#include "fh-laws-menu.h"
#include "fh-result-panel.h"
#include "fh-score-entry.h"
#include "fh-score-sheet.h"

static void
test_bid (void)
{
  GameFixture fixture;

  game_fixture_init_paced (&fixture, DEAL ("2", "table"), 60000);
  gtk_widget_activate_action (fixture.view, "laws.early", NULL);
  laws_driver_assert_text (&fixture, "What do you bid out of turn?");
  game_fixture_press (&fixture, fh_bid (7, FH_TRUMP_HEARTS));
  g_assert_cmpint (laws_driver_table (&fixture)->slips.barred, ==, 5);
  g_assert_cmpint (laws_driver_table (&fixture)->high_call, ==, FH_PASS);
  laws_driver_assert_text (&fixture, "The bid is void. Your side may only pass");
  g_assert_false (laws_driver_is_asked (&fixture));
  laws_driver_assert_text (&fixture, "may only pass");
  game_fixture_clear (&fixture);

  /* When the turn comes, every cell says why it is refused. */
  game_fixture_init_paced (&fixture, DEAL ("2", "table") "bid 3 PASS\nbid 2 7H\n", 0);
  game_fixture_wait (&fixture);
  laws_driver_assert_text (&fixture, "You may only pass: your side bid out of turn");
  game_fixture_press (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
  laws_driver_assert_text (&fixture, "After a bid out of turn, your side may only pass.");
  game_fixture_press (&fixture, FH_PASS);
  g_assert_cmpint (laws_driver_table (&fixture)->n_calls, >=, 2);
  game_fixture_clear (&fixture);
}

/* --- Misdeals (HC-055) --- */

static void
test_misdeal (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init_paced (&fixture, HEARTS, 0);
  game_fixture_wait (&fixture);
  gtk_widget_activate_action (fixture.view, "laws.misdeal", NULL);
  laws_driver_press (&fixture, "Play On");
  g_assert_false (laws_driver_table (&fixture)->deal_over);
  gtk_widget_activate_action (fixture.view, "laws.misdeal", NULL);
  laws_driver_press (&fixture, "Report a Misdeal");
  game_fixture_wait (&fixture);
  g_assert_true (laws_driver_table (&fixture)->thrown_in);
  laws_driver_assert_text (&fixture, "A misdeal: the same player deals again, and nobody scores.");
  gtk_widget_activate_action (fixture.view, "table.continue", NULL);
  game_fixture_wait (&fixture);
  g_assert_cmpint (laws_driver_table (&fixture)->dealer, ==, 3);
}

/* Eleven cards in the hand are all there, and are asked about. */
static void
test_misdeal_seen (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init_paced (&fixture, MISDEALT, 0);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 11);
  laws_driver_assert_text (&fixture, "You were dealt 11 cards instead of ten.");
  laws_driver_press (&fixture, "Say Nothing");
  g_assert_false (laws_driver_is_asked (&fixture));
  gtk_widget_activate_action (fixture.view, "laws.misdeal", NULL);
  laws_driver_press (&fixture, "Report a Misdeal");
  g_assert_true (laws_driver_table (&fixture)->thrown_in);
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
  g_auto (GameFixture) fixture;
  GtkWidget *panel;
  int points;

  play_deal (&fixture);
  points = laws_driver_table (&fixture)->points[0];
  laws_driver_press (&fixture, "Write Down…");
  panel = fh_table_view_get_panel (fixture.table);
  g_assert_true (FH_IS_SCORE_ENTRY (panel));
  g_assert_cmpint (fh_score_entry_get_points (FH_SCORE_ENTRY (panel), 0), ==, points);
  laws_driver_press (&fixture, "Cancel");
  g_assert_true (FH_IS_RESULT_PANEL (fh_table_view_get_panel (fixture.table)));

  laws_driver_press (&fixture, "Write Down…");
  fh_score_entry_set_points (FH_SCORE_ENTRY (fh_table_view_get_panel (fixture.table)), 0,
                             points - 10);
  laws_driver_press (&fixture, "Write Down");
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_cmpint (laws_driver_table (&fixture)->totals[0], ==, points - 10);
  laws_driver_assert_text (&fixture, "These points were written down by hand.");
  laws_driver_press (&fixture, "Challenge");
  g_assert_cmpint (laws_driver_table (&fixture)->totals[0], ==, points);
  laws_driver_assert_text (&fixture, "That is in time");

  laws_driver_press (&fixture, "Write Down…");
  fh_score_entry_set_points (FH_SCORE_ENTRY (fh_table_view_get_panel (fixture.table)), 0,
                             points - 10);
  laws_driver_press (&fixture, "Write Down");
  while (laws_driver_table (&fixture)->entry.entered && !laws_driver_table (&fixture)->entry.final)
    {
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else
        game_fixture_step (&fixture, fh_bid (10, FH_NO_TRUMP));
      game_fixture_wait (&fixture);
    }
  if (laws_driver_table (&fixture)->entry.entered) /* the partner has not seen it either */
    {
      gtk_widget_activate_action (fixture.view, "laws.challenge", NULL);
      laws_driver_assert_text (&fixture, "That comes too late");
      g_assert_cmpint (laws_driver_table (&fixture)->totals[0], ==, points - 10);
    }
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
  points = laws_driver_table (&fixture)->points[0];
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
      g_assert_cmpint (laws_driver_table (&fixture)->totals[0], ==, stands);
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
  laws_driver_assert_menu (
      fh_laws_menu_new (fixture.game),
      "Report a Misdeal…\nShow a Card\nShow It to Your Partner\nLet an Opponent See It\n"
      "Drop It on the Table\nName It Aloud\nAbout the Laws\n");
  g_assert_true (gtk_widget_activate (button));
  await (GTK_IS_POPOVER_MENU (gtk_widget_get_last_child (fixture.view)));
  table_test_settle (fixture.window);
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_last_child (fixture.view)));
  table_test_settle (fixture.window);
  game_fixture_clear (&fixture);

  game_fixture_init_paced (&fixture, DEAL ("2", "table"), 60000);
  laws_driver_assert_menu (
      fh_laws_menu_new (fixture.game),
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
    "You may demand that the card be taken back, or let it stand.",
    "You demand that the card be taken back.",
  };
  g_auto (GameFixture) fixture;
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
}

int
main (int argc, char *argv[])
{
  table_test_init (&argc, &argv);
  g_test_add_func ("/view/game-laws-deal/bid", test_bid);
  g_test_add_func ("/view/game-laws-deal/misdeal", test_misdeal);
  g_test_add_func ("/view/game-laws-deal/misdeal-seen", test_misdeal_seen);
  g_test_add_func ("/view/game-laws-deal/score", test_score);
  g_test_add_func ("/view/game-laws-deal/score-sheet", test_score_sheet);
  g_test_add_func ("/view/game-laws-deal/menu", test_menu);
  g_test_add_func ("/view/game-laws-deal/log", test_log);
  return g_test_run ();
}
