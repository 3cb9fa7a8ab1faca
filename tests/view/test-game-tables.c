/* test-game-tables.c: what is shown, and when, at the tables that have more than four hands, fewer,
 * or partners of a deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include "await.h"
#include "fh-card-row.h"
#include "fh-game-log.h"
#include "fh-kitty-panel.h"
#include "fh-pick-panel.h"
#include "fh-result-panel.h"

/* The dead cards are shown to nobody before the deal is scored, and to the person after it (HC-080,
 * HC-082, D-HP3). */
static void
test_dead (gconstpointer data)
{
  g_auto (GameFixture) fixture;
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autofree char *sentence = NULL;
  FhCardSet seen = 0, dead;
  GtkWidget *panel, *row;
  g_autoptr (GPtrArray) rows = NULL;

  game_fixture_init (&fixture, preset, NULL, 7);
  for (guint steps = 0; fh_game_get_hold (fixture.game) != FH_HOLD_DEAL && steps < 200; steps++)
    {
      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_DEAL)
        break;
      seen |= table_test_face_up (fixture.window);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        fh_game_continue (fixture.game);
      else
        game_fixture_step (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
      g_assert_true (fh_game_peek_table (fixture.game)->deal_over
                     || fh_game_peek_open_state (fixture.game) == NULL);
    }
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  dead = fh_game_peek_open_state (fixture.game)->dead;
  g_assert_cmpint (fh_set_size (dead), ==, 10);
  g_assert_cmpuint (seen & dead, ==, 0);
  g_assert_cmpint (fh_set_size (seen), >=, 20);

  table_test_settle (fixture.window);
  panel = fh_table_view_get_panel (fixture.table);
  g_assert_true (FH_IS_RESULT_PANEL (panel));
  g_assert_cmpuint (table_test_face_up (panel) & dead, ==, dead);
  g_assert_true (table_test_shows (
      panel, preset == FH_PRESET_AMERICAN_2 ? "The dead hand" : "The cards that nobody had"));
  rows = table_test_find_all (panel, FH_TYPE_CARD_ROW);
  row = rows->pdata[rows->len - 1];
  sentence = fh_sentence_pile (
      preset == FH_PRESET_AMERICAN_2 ? "The dead hand" : "The cards that nobody had", dead);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
}

#define FIVE                                                                                       \
  "500 1\n"                                                                                        \
  "rules new-zealand-5\n"                                                                          \
  "player 1 Tom\n"                                                                                 \
  "\n"                                                                                             \
  "deal 2\n"                                                                                       \
  "hand 0 8C AH 5D 10S 5C 4H 9D 5H 3D KS\n"                                                        \
  "hand 1 QC 7C 9C QD 9H KC AD 10D 4S 8S\n"                                                        \
  "hand 2 8H QS 7H 10C 4D JS 2S JH 2C 3H\n"                                                        \
  "hand 3 10H 6C AC 3C JC KH KD 6S 6H AS\n"                                                        \
  "hand 4 3S 5S 7S QH 8D JD 2D 4C 9S 2H\n"                                                         \
  "kitty 7D JO 6D\n"                                                                               \
  "bid 3 PASS\n"                                                                                   \
  "bid 4 PASS\n"

/* A deal in which seat 1 has called the ace of hearts, which the person holds. */
static const char secret[] = FIVE "bid 0 PASS\n"
                                  "bid 1 7D\n"
                                  "bid 2 PASS\n"
                                  "bid 1 PASS\n"
                                  "discard 1 4S 8S 7C\n";

/* Who holds the called card learns that he is the partner, at once and as long as he looks; nobody
 * else does, and nothing of it stands in what everybody may read (NZ-070). */
static void
test_secret_partner (void)
{
  g_auto (GameFixture) fixture;
  g_autofree char *text = g_strconcat (secret, "call 1 AH\nplay 1 9H\nplay 2 8H\n", NULL);
  GtkWidget *place, *log;
  FhScene scene;
  g_autofree char *called = NULL;
  g_autofree char *role = NULL;

  game_fixture_init_record (&fixture, text);
  game_fixture_wait (&fixture);
  table_test_settle (fixture.window);
  place = fh_table_view_get_place (fixture.table, 0);
  g_assert_true (table_test_shows (place, "secret partner"));
  g_assert_true (table_test_shows (fh_table_view_get_place (fixture.table, 1), "declarer"));
  g_assert_true (table_test_shows (GTK_WIDGET (fixture.table), "by Tom · called: A♥"));
  g_assert_true (table_test_shows (
      GTK_WIDGET (game_fixture_card (&fixture, FH_CARD (FH_HEARTS, FH_ACE))), "called"));
  gtk_test_accessible_assert_property (game_fixture_card (&fixture, FH_CARD (FH_HEARTS, FH_ACE)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "called");

  /* The sentence at the call, spoken and shown (test_told sees it shown). */
  scene = fh_game_get_scene (fixture.game);
  called = fh_sentence_called (&scene);
  g_assert_cmpstr (called, ==,
                   "You hold the ace of hearts: you are Tom’s partner, and nobody else knows it "
                   "before you play that card.");

  /* What everybody may know says nothing. */
  g_assert_cmpuint (fh_game_peek_table (fixture.game)->partners, ==, 0);
  log = g_object_ref_sink (fh_game_log_new (fixture.game));
  for (guint i = 0; i < fh_game_log_get_n_lines (FH_GAME_LOG (log)); i++)
    g_assert_null (strstr (fh_game_log_get_line (FH_GAME_LOG (log), i), "partner"));
  g_object_unref (log);
  scene.person = 3;
  scene.allies = 0;
  role = fh_sentence_role (&scene, 0);
  g_assert_cmpstr (role, ==, "");

  /* Once the card is played, everybody knows. */
  for (guint steps = 0; steps < 60; steps++)
    {
      const FhTable *table = fh_game_peek_table (fixture.game);
      FhLegal legal;

      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        fh_game_continue (fixture.game);
      game_fixture_wait (&fixture);
      if (!fh_game_awaits_person (fixture.game))
        continue;
      if (table->partners != 0)
        break;
      fh_game_get_legal (fixture.game, &legal);
      if (fh_set_has (legal.cards, FH_CARD (FH_HEARTS, FH_ACE)))
        game_fixture_choose (&fixture, FH_CARD (FH_HEARTS, FH_ACE));
      else
        game_fixture_step (&fixture, FH_PASS);
    }
  g_assert_cmpuint (fh_game_peek_table (fixture.game)->partners, ==, 1);
  g_assert_true (table_test_shows (place, "declarer’s partner"));
}

/* The moment of the call: the sentence is on the table.  Which card a computer player calls is its
 * own affair; so deals are tried until it is one of the person's. */
static void
test_told (void)
{
  gboolean found = FALSE;

  for (guint64 number = 1; number < 60 && !found; number++)
    {
      GameFixture fixture;

      game_fixture_init (&fixture, FH_PRESET_NEW_ZEALAND_5, NULL, number);
      for (guint steps = 0; steps < 12; steps++)
        {
          game_fixture_wait (&fixture);
          if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE
              || fh_game_peek_table (fixture.game)->due == FH_ACTION_PLAY)
            break;
          game_fixture_step (&fixture, FH_PASS);
        }
      if (fh_game_peek_table (fixture.game)->due == FH_ACTION_PLAY
          && fh_game_get_scene (fixture.game).allies != 0)
        {
          found = TRUE;
          g_assert_true (table_test_shows (GTK_WIDGET (fixture.table), "partner, and nobody else"));
        }
      else if (fh_game_peek_table (fixture.game)->due == FH_ACTION_PLAY)
        {
          g_assert_false (
              table_test_shows (GTK_WIDGET (fixture.table), "partner, and nobody else"));
          g_assert_false (table_test_shows (GTK_WIDGET (fixture.table), "secret partner"));
        }
      game_fixture_clear (&fixture);
    }
  g_assert_true (found);
}

/* The declarer himself sees what he called, and not who holds it. */
static void
test_called_by_person (void)
{
  g_auto (GameFixture) fixture;
  static const char text[] = FIVE "bid 0 7D\n"
                                  "bid 1 PASS\n"
                                  "bid 2 PASS\n"
                                  "bid 0 PASS\n"
                                  "discard 0 5C 4H 8C\n";
  FhPickPanel *panel;
  g_autofree char *sentence = NULL;
  FhScene scene;

  game_fixture_init_record (&fixture, text);
  game_fixture_wait (&fixture);
  panel = FH_PICK_PANEL (fh_table_view_get_panel (fixture.table));
  g_signal_emit_by_name (panel, "wanted", FH_SET (FH_CARD (FH_CLUBS, FH_ACE)));
  g_signal_emit_by_name (panel, "confirmed");
  game_fixture_wait (&fixture);
  table_test_settle (fixture.window);
  g_assert_true (table_test_shows (GTK_WIDGET (fixture.table), "by you · called: A♣"));
  for (int seat = 0; seat < 5; seat++)
    g_assert_false (table_test_shows (fh_table_view_get_place (fixture.table, seat), "partner"));
  scene = fh_game_get_scene (fixture.game);
  sentence = fh_sentence_contract (&scene);
  g_assert_cmpstr (sentence, ==,
                   "The contract is seven diamonds, and it is yours; you have called the ace of "
                   "clubs.");
}

/* Two cards of one player are refused with the reason; one of them stays and another one is chosen
 * (NZ-072, NZ-073).  Their holders sit out, and their places say so (NZ-074). */
static void
test_same_holder (void)
{
  g_auto (GameFixture) fixture;
  static const char text[] = FIVE "bid 0 OMIS\n"
                                  "bid 1 PASS\n"
                                  "bid 2 PASS\n"
                                  "bid 0 PASS\n"
                                  "discard 0 AH KS JO\n";
  const FhCardSet both =
      FH_SET (FH_CARD (FH_HEARTS, FH_KING)) | FH_SET (FH_CARD (FH_SPADES, FH_ACE));
  const FhCardSet apart =
      FH_SET (FH_CARD (FH_HEARTS, FH_KING)) | FH_SET (FH_CARD (FH_CLUBS, FH_KING));
  FhPickPanel *panel;

  game_fixture_init_record (&fixture, text);
  game_fixture_wait (&fixture);
  panel = FH_PICK_PANEL (fh_table_view_get_panel (fixture.table));
  g_signal_emit_by_name (panel, "wanted", both);
  g_signal_emit_by_name (panel, "confirmed");
  table_test_settle (fixture.window);
  g_assert_true (table_test_shows (GTK_WIDGET (fixture.table), "One player holds both"));
  g_assert_true (GTK_WIDGET (panel) == fh_table_view_get_panel (fixture.table));
  g_assert_cmpuint (fh_pick_panel_get_chosen (panel), ==, both);

  g_signal_emit_by_name (panel, "wanted", both & apart);
  g_signal_emit_by_name (panel, "wanted", apart);
  g_signal_emit_by_name (panel, "confirmed");
  game_fixture_wait (&fixture);
  table_test_settle (fixture.window);
  g_assert_cmpuint (fh_game_peek_table (fixture.game)->sitting_out, ==, 0x0a);
  for (int seat = 1; seat < 5; seat++)
    g_assert_cmpint (table_test_shows (fh_table_view_get_place (fixture.table, seat), "sits out"),
                     ==, seat == 1 || seat == 3);
  g_assert_true (table_test_shows (GTK_WIDGET (fixture.table), "called: K♥ K♣")
                 || table_test_shows (GTK_WIDGET (fixture.table), "called: K♣ K♥"));
}

/* Of three partners two sit out while the third plays a misère (NZ-081). */
static void
test_sits_out (void)
{
  g_auto (GameFixture) fixture;
  static const char text[] = "500 1\n"
                             "rules new-zealand-6\n"
                             "\n"
                             "deal 2\n"
                             "hand 0 11S 3D 4C 10D QD AH AD 8H 5D AS\n"
                             "hand 1 9C 11H 12S 10C 8C KS 2H 13D 4S 9S\n"
                             "hand 2 11D 7D AC 5S 4D 4H KC JH 2C 5H\n"
                             "hand 3 2D 12H 13H 12D 6H JD KD QS 2S JS\n"
                             "hand 4 JC 3S 11C 7H 6C 10H 3H 7S 6D 3C\n"
                             "hand 5 QC 6S 9H QH JO 8S 7C 5C 10S KH\n"
                             "kitty 12C 9D 8D\n"
                             "bid 3 PASS\n"
                             "bid 4 MIS\n"
                             "bid 5 PASS\n"
                             "bid 0 PASS\n"
                             "bid 1 PASS\n"
                             "bid 2 PASS\n"
                             "bid 4 PASS\n"
                             "discard 4 12C JC 9D\n";

  game_fixture_init_record (&fixture, text);
  await (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK);
  table_test_settle (fixture.window);
  g_assert_cmpuint (fh_game_peek_table (fixture.game)->sitting_out, ==, 0x05);
  for (int seat = 0; seat < 6; seat++)
    g_assert_cmpint (table_test_shows (fh_table_view_get_place (fixture.table, seat), "sits out"),
                     ==, seat == 0 || seat == 2);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, FH_HAND_SIZE);
}

#define MIDWEST                                                                                    \
  "500 1\n"                                                                                        \
  "rules midwest-4\n"                                                                              \
  "player 2 Joan\n"                                                                                \
  "\n"                                                                                             \
  "deal 1\n"                                                                                       \
  "hand 0 4C 5C 9D JC KC AS QH KD 7C 10D\n"                                                        \
  "hand 1 5H 4S 9S JS JO 10H 6D 9C 7H 6H\n"                                                        \
  "hand 2 QD 10S QC KH JD AD QS 6C AC KS\n"                                                        \
  "hand 3 7D 4D 6S 10C 8H 4H 8S JH AH 8C\n"                                                        \
  "kitty 9H 5S 5D 7S 8D\n"

/* Grand nullo: the declarer's five go to the partner, who puts five away; both of them play, and
 * the person is asked at whichever end he is (DX-033, D-DX-GN). */
static void
test_grand_nullo (gconstpointer data)
{
  gboolean declares = GPOINTER_TO_INT (data);
  g_auto (GameFixture) fixture;
  const FhTable *table;

  game_fixture_init_record (&fixture, declares ? MIDWEST "bid 2 NULLO\nbid 3 PASS\nbid 0 GNULLO\n"
                                               : MIDWEST "bid 2 PASS\nbid 3 PASS\nbid 0 NULLO\n"
                                                         "bid 1 PASS\nbid 2 GNULLO\n"
                                                         "discard 2 QD AD KH KS AC\n");
  game_fixture_wait (&fixture);
  table = fh_game_peek_table (fixture.game);
  g_assert_cmpint (table->due, ==, FH_ACTION_DISCARD);
  g_assert_cmpint (table->discards_made, ==, declares ? 0 : 1);
  g_assert_true (FH_IS_KITTY_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_cmpint (fh_hand_view_get_choosing (fixture.hand), ==, 5);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 15);
  if (!declares) /* what the partner gave is marked */
    g_assert_true (table_test_shows (
        GTK_WIDGET (game_fixture_card (&fixture, FH_CARD (FH_DIAMONDS, FH_ACE))), "partner"));
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  g_assert_cmpint (table->due, ==, FH_ACTION_PLAY);
  g_assert_cmpint (table->discards_made, ==, 2);
  g_assert_cmpuint (table->sitting_out, ==, 0);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, FH_HAND_SIZE);
}

#define FOUR                                                                                       \
  "\n"                                                                                             \
  "deal 2\n"                                                                                       \
  "hand 0 KD 6H QS 7D 7S 9H 10C KH 5D KS\n"                                                        \
  "hand 1 7C 9S 8H 7H 9C JD JS 10D 6S 10S\n"                                                       \
  "hand 2 QC JC KC 5S JO 8S 4D JH 5C 5H\n"                                                         \
  "hand 3 QH 6D AH 9D 4H AC QD 6C 10H AD\n"                                                        \
  "kitty 8C AS 8D\n"                                                                               \
  "bid 3 PASS\n"                                                                                   \
  "bid 0 PASS\n"                                                                                   \
  "bid 1 OMIS\n"                                                                                   \
  "bid 2 PASS\n"

/* The hand of an open misère lies face up before the first lead at one table, after the first trick
 * at another one (HP-033, NZ-038). */
static void
test_open_misere (gconstpointer data)
{
  gboolean before_lead = GPOINTER_TO_INT (data);
  g_auto (GameFixture) fixture;
  const FhTable *table;
  FhCardSet hand = FH_SET (FH_CARD (FH_CLUBS, FH_SEVEN)) | FH_SET (FH_CARD (FH_SPADES, FH_NINE))
                   | FH_SET (FH_CARD (FH_CLUBS, FH_NINE));

  game_fixture_init_record (
      &fixture, before_lead ? "500 1\nrules australian-4\n" FOUR "discard 1 AS JD 10S\n"
                            : "500 1\nrules new-zealand-4\n" FOUR
                              "bid 1 PASS\ndiscard 1 AS JD 10S\nplay 1 6S\nplay 2 8S\n");
  game_fixture_wait (&fixture);
  table_test_settle (fixture.window);
  table = fh_game_peek_table (fixture.game);
  g_assert_cmpint (table->n_tricks, ==, 0);
  g_assert_cmpint (fh_game_awaits_person (fixture.game), ==, TRUE);
  if (before_lead)
    g_assert_cmpint (fh_set_size (table->open[1]), >=, 9);
  else
    g_assert_cmpuint (table_test_face_up (fixture.window) & hand, ==, 0);
  g_assert_cmpuint (table_test_face_up (fixture.window) & table->open[1], ==, table->open[1]);
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  fh_game_continue (fixture.game);
  game_fixture_wait (&fixture);
  table_test_settle (fixture.window);
  g_assert_cmpint (fh_set_size (table->open[1]), >=, 8);
  g_assert_cmpuint (table_test_face_up (fixture.window) & table->open[1], ==, table->open[1]);
  g_assert_cmpuint (table->sitting_out, ==, 8);
  g_assert_true (table_test_shows (fh_table_view_get_place (fixture.table, 3), "sits out"));
}

/* The person's own cards lie open to all from then on, and his place says so (HP-033). */
static void
test_own_open_misere (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *place;

  game_fixture_init_record (&fixture, "500 1\nrules australian-4\n\n"
                                      "deal 2\n"
                                      "hand 0 KD 6H QS 7D 7S 9H 10C KH 5D KS\n"
                                      "hand 1 7C 9S 8H 7H 9C JD JS 10D 6S 10S\n"
                                      "hand 2 QC JC KC 5S JO 8S 4D JH 5C 5H\n"
                                      "hand 3 QH 6D AH 9D 4H AC QD 6C 10H AD\n"
                                      "kitty 8C AS 8D\n"
                                      "bid 3 PASS\nbid 0 OMIS\nbid 1 PASS\nbid 2 PASS\n");
  game_fixture_wait (&fixture);
  place = fh_table_view_get_place (fixture.table, 0);
  g_assert_false (table_test_shows (place, "hand open"));
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->due, ==, FH_ACTION_PLAY);
  g_assert_true (table_test_shows (place, "hand open"));
}

/* When all others have passed, the last bidder is asked to stand or to raise (NZ-028, C-1). */
static void
test_stand_or_raise (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init (&fixture, FH_PRESET_NEW_ZEALAND_4, NULL, 7);
  game_fixture_wait (&fixture);
  game_fixture_step (&fixture, FH_OPEN_MISERE);
  game_fixture_wait (&fixture);
  table_test_settle (fixture.window);
  g_assert_true (fh_game_peek_table (fixture.game)->stand_or_raise);
  g_assert_true (
      table_test_shows (GTK_WIDGET (fixture.table), "Stand on Open misère, or raise it?"));
  g_assert_true (table_test_shows (fh_table_view_get_panel (fixture.table), "Stand"));
  game_fixture_step (&fixture, fh_bid (10, FH_NO_TRUMP));
  for (guint steps = 0; steps < 8; steps++)
    {
      game_fixture_wait (&fixture);
      if (fh_game_peek_table (fixture.game)->due != FH_ACTION_BID)
        break;
      game_fixture_step (&fixture, FH_PASS);
    }
  g_assert_cmpint (fh_game_peek_table (fixture.game)->contract, ==, fh_bid (10, FH_NO_TRUMP));
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_data_func ("/view/game-tables/dead/american-2", GINT_TO_POINTER (FH_PRESET_AMERICAN_2),
                        test_dead);
  g_test_add_data_func ("/view/game-tables/dead/australian-3",
                        GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_3), test_dead);
  g_test_add_func ("/view/game-tables/secret-partner", test_secret_partner);
  g_test_add_func ("/view/game-tables/told", test_told);
  g_test_add_func ("/view/game-tables/called-by-person", test_called_by_person);
  g_test_add_func ("/view/game-tables/same-holder", test_same_holder);
  g_test_add_func ("/view/game-tables/sits-out", test_sits_out);
  g_test_add_data_func ("/view/game-tables/grand-nullo/declarer", GINT_TO_POINTER (TRUE),
                        test_grand_nullo);
  g_test_add_data_func ("/view/game-tables/grand-nullo/partner", GINT_TO_POINTER (FALSE),
                        test_grand_nullo);
  g_test_add_data_func ("/view/game-tables/open-misere/before-lead", GINT_TO_POINTER (TRUE),
                        test_open_misere);
  g_test_add_data_func ("/view/game-tables/open-misere/after-trick", GINT_TO_POINTER (FALSE),
                        test_open_misere);
  g_test_add_func ("/view/game-tables/open-misere/own", test_own_open_misere);
  g_test_add_func ("/view/game-tables/stand-or-raise", test_stand_or_raise);

  return g_test_run ();
}
