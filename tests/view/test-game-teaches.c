/* test-game-teaches.c: what the table teaches: marks in the hand, and "why?" on everything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "deals.h"
#include "fh-auction-list.h"
#include "fh-bid-cell.h"
#include "fh-bid-panel.h"
#include "fh-focus.h"
#include "fh-game-log.h"
#include "fh-seat-pill.h"
#include "fh-sentences-held.h"
#include "game-fixture.h"

static void
wait_and_settle (GameFixture *fixture)
{
  game_fixture_wait (fixture);
  table_test_settle (fixture->window);
}

/* --- Marks in the hand --- */

/* A bid that the keyboard comes to shows which cards would be trumps, one after the other, and no
 * more when the keyboard goes elsewhere. */
static void
test_considered (void)
{
  g_auto (GameFixture) fixture;
  FhCardWidget *clubs;

  game_fixture_init_record (&fixture, SPADES_AUCTION);
  wait_and_settle (&fixture);
  clubs = game_fixture_card (&fixture, FH_CARD (FH_CLUBS, FH_JACK));
  gtk_widget_grab_focus (
      GTK_WIDGET (game_fixture_find_cell (&fixture, fh_bid (8, FH_TRUMP_SPADES))));
  g_assert_cmpstr (fh_card_widget_get_tag (clubs), ==, "left bower");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (clubs), "would-be-trump"));
  gtk_test_accessible_assert_property (clubs, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "left bower, with spades as trumps");
  gtk_widget_grab_focus (
      GTK_WIDGET (game_fixture_find_cell (&fixture, fh_bid (8, FH_TRUMP_CLUBS))));
  g_assert_cmpstr (fh_card_widget_get_tag (clubs), ==, "right bower");
  gtk_widget_grab_focus (GTK_WIDGET (game_fixture_find_cell (&fixture, FH_PASS)));
  g_assert_null (fh_card_widget_get_tag (clubs));
  gtk_widget_grab_focus (
      GTK_WIDGET (game_fixture_find_cell (&fixture, fh_bid (8, FH_TRUMP_SPADES))));
  gtk_widget_grab_focus (GTK_WIDGET (fixture.hand));
  g_assert_null (fh_card_widget_get_tag (clubs));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (clubs), "would-be-trump"));
}

/* In play the left bower carries its name: it is no club. */
static void
test_left_bower (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init_record (&fixture, SPADES_LEAD);
  wait_and_settle (&fixture);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->due, ==, FH_ACTION_PLAY);
  g_assert_cmpstr (
      fh_card_widget_get_tag (game_fixture_card (&fixture, FH_CARD (FH_CLUBS, FH_JACK))), ==,
      "left bower");
  for (int i = 0; i < fh_hand_view_get_n_cards (fixture.hand); i++)
    {
      FhCardWidget *card = fh_hand_view_get_nth (fixture.hand, i);

      if (fh_card_widget_get_card (card) != FH_CARD (FH_CLUBS, FH_JACK))
        g_assert_null (fh_card_widget_get_tag (card));
    }
}

/* One that was in the kitty is marked as the rest of it, too. */
static void
test_left_bower_of_kitty (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init_record (&fixture, "500 1\n"
                                      "rules australian-4\n"
                                      "deal 0\n"
                                      "hand 0 5D 9S 6S QS 6H 4D 9H 4H 7C 6C\n"
                                      "hand 1 7H 7D 10D 8S 10C 6D 10S 5H JO JD\n"
                                      "hand 2 8C QD AH KS JS 5C AS 5S JH 7S\n"
                                      "hand 3 QC KD QH 9D AD AC 8H 9C 10H KH\n"
                                      "kitty JC 8D KC\n"
                                      "bid 1 PASS\n"
                                      "bid 2 PASS\n"
                                      "bid 3 PASS\n"
                                      "bid 0 7S\n");
  wait_and_settle (&fixture);
  g_assert_cmpstr (
      fh_card_widget_get_tag (game_fixture_card (&fixture, FH_CARD (FH_CLUBS, FH_JACK))), ==,
      "left bower · kitty");
  g_assert_cmpstr (
      fh_card_widget_get_tag (game_fixture_card (&fixture, FH_CARD (FH_CLUBS, FH_KING))), ==,
      "kitty");
}

/* --- Why? --- */

/* The row of the log that is open and has the keyboard. */
static FhLogRow *
open_row (GameFixture *fixture)
{
  GtkWidget *focus;

  table_test_settle (fixture->window);
  focus = table_test_focus (fixture->view);
  /* It comes with a frame, which a busy machine draws late. */
  for (int i = 0; i < 100 && !FH_IS_LOG_ROW (focus); i++)
    {
      table_test_frames (fixture->window, 2);
      focus = table_test_focus (fixture->view);
    }
  g_assert_true (FH_IS_LOG_ROW (focus));
  g_assert_true (fh_log_row_is_open (FH_LOG_ROW (focus)));
  return FH_LOG_ROW (focus);
}

static void
assert_asked (GameFixture *fixture, FhActionKind kind, int seat)
{
  FhAction action;

  g_assert_true (fh_game_get_action (fixture->game,
                                     (guint) fh_log_row_get_index (open_row (fixture)), &action));
  g_assert_cmpint (action.kind, ==, kind);
  g_assert_cmpint (action.seat, ==, seat);
}

/* Every call of the auction, what a player did last, and the key for what was done last, lead to
 * the answer, by actions that the accessibility bus knows. */
static void
test_why_call (void)
{
  g_auto (GameFixture) fixture;
  g_autoptr (GPtrArray) lists = NULL;
  g_autoptr (GPtrArray) calls = NULL;

  game_fixture_init_record (&fixture, SPADES_AUCTION);
  wait_and_settle (&fixture);
  lists = table_test_find_all (fh_table_view_get_panel (fixture.table), FH_TYPE_AUCTION_LIST);
  calls = table_test_find_all (lists->pdata[lists->len - 1], GTK_TYPE_BUTTON);
  g_assert_cmpuint (calls->len, ==, 2);
  gtk_test_accessible_assert_property (calls->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "seven diamonds, Joan: why?");
  g_signal_emit_by_name (calls->pdata[0], "clicked");
  assert_asked (&fixture, FH_ACTION_BID, 2);
}

/* What calls mean is told in the table of values while there is a tutor, until he is to be silent.
 */
static void
test_meaning (void)
{
  g_auto (GameFixture) fixture;
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (GPtrArray) cells = NULL;
  g_autoptr (FhTutor) tutor = NULL;
  g_autofree char *held = NULL;
  GtkWidget *pass;

  game_fixture_init_record (&fixture, SPADES_AUCTION);
  fh_game_view_set_settings (FH_GAME_VIEW (fixture.view), settings);
  wait_and_settle (&fixture);
  FhTold told = fh_call_told (fh_game_peek_table (fixture.game), 0, FH_PASS);
  FhScene scene = fh_game_get_scene (fixture.game);
  held = fh_sentence_held (&scene, &told);
  cells = table_test_find_all (fh_table_view_get_panel (fixture.table), FH_TYPE_BID_CELL);
  pass = cells->pdata[cells->len - 1];
  gtk_test_accessible_assert_property (pass, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  tutor = fh_tutor_new (fixture.game);
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture.view), tutor);
  g_object_set (settings, "tutor-degree", "few", NULL);
  gtk_test_accessible_assert_property (pass, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, held);
  g_object_set (settings, "tutor-degree", "silent", NULL);
  gtk_test_accessible_assert_property (pass, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture.view), NULL);
  fh_tutor_set_game (tutor, NULL);
  g_clear_object (&tutor);
}

static void
test_why_place (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init_record (&fixture, SPADES_AUCTION);
  wait_and_settle (&fixture);
  g_assert_true (
      gtk_widget_activate_action (fh_table_view_get_place (fixture.table, 2), "place.why", NULL));
  assert_asked (&fixture, FH_ACTION_BID, 2);
}

static void
test_why_key (void)
{
  g_auto (GameFixture) fixture;
  FhLogRow *row;

  game_fixture_init_record (&fixture, SPADES_AUCTION);
  wait_and_settle (&fixture);
  g_assert_true (gtk_widget_activate_action (fixture.view, "table.why", NULL));
  assert_asked (&fixture, FH_ACTION_BID, 3);

  /* One answer after the other, in the log that is open. */
  row = open_row (&fixture);
  gtk_widget_activate_action (fh_table_view_get_place (fixture.table, 2), "place.why", NULL);
  assert_asked (&fixture, FH_ACTION_BID, 2);
  g_assert_false (fh_log_row_is_open (row));
}

static void
never_cb (void)
{
  g_assert_not_reached ();
}

/* So does a card that lies in the trick; one in the hand has not been played. */
static void
test_why_cards (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *widgets[TABLE_TEST_MAX];
  GtkWidget *held;
  gboolean is_found = FALSE;
  int n;

  game_fixture_init_record (&fixture, SPADES_LEAD);
  wait_and_settle (&fixture);
  game_fixture_choose (&fixture, FH_CARD (FH_DIAMONDS, FH_ACE));
  wait_and_settle (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  n = table_test_list (GTK_WIDGET (fixture.table), widgets);
  for (int i = 0; i < n && !is_found; i++)
    if (FH_IS_CARD_WIDGET (widgets[i])
        && gtk_widget_get_parent (widgets[i]) == GTK_WIDGET (fixture.table)
        && fh_card_widget_get_card (FH_CARD_WIDGET (widgets[i]))
               == fh_game_peek_table (fixture.game)->plays[1].card)
      {
        is_found = TRUE;
        g_assert_true (gtk_widget_activate_action (widgets[i], "card.why", NULL));
      }
  g_assert_true (is_found);
  assert_asked (&fixture, FH_ACTION_PLAY, 1);

  held = GTK_WIDGET (game_fixture_card (&fixture, FH_CARD (FH_CLUBS, FH_JACK)));
  g_signal_connect_swapped (held, "asked", G_CALLBACK (never_cb), NULL);
  gtk_widget_activate_action (held, "card.why", NULL);
}

/* A plain click asks too, unless it takes a finished trick away. */
static void
test_why_click (void)
{
  g_auto (GameFixture) fixture;
  gboolean is_taken = TRUE;

  game_fixture_init_record (&fixture, SPADES_LEAD);
  wait_and_settle (&fixture);
  g_signal_emit_by_name (fixture.table, "asked", 2, (guint) FH_CARD_NONE, TRUE, &is_taken);
  g_assert_true (is_taken);
  assert_asked (&fixture, FH_ACTION_BID, 2);
  game_fixture_choose (&fixture, FH_CARD (FH_DIAMONDS, FH_ACE));
  wait_and_settle (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  g_signal_emit_by_name (fixture.table, "asked", 2, (guint) FH_CARD_NONE, TRUE, &is_taken);
  g_assert_false (is_taken);
}

/* --- Speaking when the tutor differs --- */

typedef struct
{
  GameFixture game;
  FhSettings *settings;
  FhTutor *tutor;
} Differing;

/* With its statement the judge is as quick on a machine that has much to do. */
static void
wait_for_statement (Differing *fixture)
{
  await_next ();
  await (!fh_tutor_is_busy (fixture->tutor));
}

static void
differing_init (Differing *fixture, const char *text)
{
  game_fixture_init_record (&fixture->game, text);
  fixture->settings = fh_settings_new (NULL);
  g_object_set (fixture->settings, "speak-when-differ", 20, NULL);
  fixture->tutor = fh_tutor_new (fixture->game.game);
  fh_game_view_set_settings (FH_GAME_VIEW (fixture->game.view), fixture->settings);
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture->game.view), fixture->tutor);
  wait_and_settle (&fixture->game);
  wait_for_statement (fixture);
}

static void
differing_clear (Differing *fixture)
{
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture->game.view), NULL);
  fh_tutor_set_game (fixture->tutor, NULL);
  g_clear_object (&fixture->tutor);
  game_fixture_clear (&fixture->game);
  g_clear_object (&fixture->settings);
}

/* The question, once it is asked with its answers. */
static FhLawsBar *
wait_for_question (Differing *fixture)
{
  FhLawsBar *bar = fh_table_view_get_question (fixture->game.table);

  AWAIT_WHILE (!gtk_widget_get_visible (GTK_WIDGET (bar))
               || strstr (fh_laws_bar_get_text (bar), "something else") == NULL)
  await_next ();
  return bar;
}

static void
press_answer (Differing *fixture, const char *label)
{
  FhLawsBar *bar = fh_table_view_get_question (fixture->game.table);
  g_autoptr (GPtrArray) buttons = table_test_find_all (GTK_WIDGET (bar), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (table_test_shows (buttons->pdata[i], label))
      {
        g_signal_emit_by_name (buttons->pdata[i], "clicked");
        return;
      }
  g_assert_not_reached ();
}

static int
n_calls (Differing *fixture)
{
  return fh_game_peek_table (fixture->game.game)->n_calls;
}

static void
wait_for_call (Differing *fixture, int n)
{
  await (n_calls (fixture) >= n);
}

/* A call far above the hand is asked about, once: with what to think of and not with the answer.
 * What is thought over is not done, what is shown is the advice, and the same call once more is
 * meant. */
static void
test_differ_call (void)
{
  Differing fixture;
  const FhCall wild = fh_bid (10, FH_TRUMP_SPADES);
  FhLawsBar *bar;
  int n;

  differing_init (&fixture, SPADES_AUCTION);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  n = n_calls (&fixture);
  game_fixture_press (&fixture.game, wild);
  bar = wait_for_question (&fixture);
  table_test_settle (fixture.game.window);
  g_assert_cmpint (n_calls (&fixture), ==, n);
  g_assert_null (strstr (fh_laws_bar_get_text (bar), "ten spades"));
  /* The keyboard is on the answer that does nothing. */
  g_assert_true (gtk_widget_is_ancestor (table_test_focus (fixture.game.view), GTK_WIDGET (bar)));
  g_assert_true (table_test_shows (table_test_focus (fixture.game.view), "Think Again"));

  press_answer (&fixture, "Think Again");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  g_assert_cmpint (n_calls (&fixture), ==, n);
  g_assert_true (FH_IS_BID_CELL (table_test_focus (fixture.game.view)));

  game_fixture_press (&fixture.game, wild);
  wait_for_call (&fixture, n + 1);
  g_assert_cmpint (fh_game_peek_table (fixture.game.game)->calls[n].call, ==, wild);
  differing_clear (&fixture);
}

/* The answers that show the advice, which passes unasked, and that do it all the same; undo forgets
 * that something was meant. */
static void
test_differ_answers (void)
{
  Differing fixture;
  FhAction advice;
  FhLawsBar *bar;
  int n;

  differing_init (&fixture, SPADES_AUCTION);
  n = n_calls (&fixture);
  game_fixture_press (&fixture.game, fh_bid (10, FH_TRUMP_SPADES));
  wait_for_question (&fixture);
  press_answer (&fixture, "Show Me");
  g_assert_true (fh_tutor_get_hint_action (fixture.tutor, &advice));
  g_assert_true (gtk_widget_has_css_class (
      GTK_WIDGET (game_fixture_find_cell (&fixture.game, advice.call)), "hinted"));
  g_assert_cmpint (n_calls (&fixture), ==, n);

  game_fixture_press (&fixture.game, fh_bid (10, FH_TRUMP_CLUBS));
  wait_for_question (&fixture);
  press_answer (&fixture, "Call It Anyway");
  wait_for_call (&fixture, n + 1);
  g_assert_cmpint (fh_game_peek_table (fixture.game.game)->calls[n].call, ==,
                   fh_bid (10, FH_TRUMP_CLUBS));

  fh_game_undo (fixture.game.game);
  wait_and_settle (&fixture.game);
  g_assert_cmpint (n_calls (&fixture), ==, n);
  wait_for_statement (&fixture);
  game_fixture_press (&fixture.game, fh_bid (10, FH_TRUMP_CLUBS));
  bar = wait_for_question (&fixture);
  g_assert_cmpint (n_calls (&fixture), ==, n);

  /* Escape thinks again, and what the tutor would do is done without a word. */
  g_assert_true (game_fixture_escape (&fixture.game));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  game_fixture_press (&fixture.game, advice.call);
  wait_for_call (&fixture, n + 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  differing_clear (&fixture);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);
  fh_focus_release_popovers ();

  g_test_add_func ("/view/teaches/considered", test_considered);
  g_test_add_func ("/view/teaches/left-bower", test_left_bower);
  g_test_add_func ("/view/teaches/left-bower-of-kitty", test_left_bower_of_kitty);
  g_test_add_func ("/view/teaches/why/call-meaning", test_meaning);
  g_test_add_func ("/view/teaches/why/call", test_why_call);
  g_test_add_func ("/view/teaches/why/place", test_why_place);
  g_test_add_func ("/view/teaches/why/key", test_why_key);
  g_test_add_func ("/view/teaches/why/cards", test_why_cards);
  g_test_add_func ("/view/teaches/why/click", test_why_click);
  g_test_add_func ("/view/teaches/differ/call", test_differ_call);
  g_test_add_func ("/view/teaches/differ/answers", test_differ_answers);

  return g_test_run ();
}
