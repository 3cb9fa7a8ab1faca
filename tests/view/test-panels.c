/* test-panels.c: what the person is asked in the middle of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "await.h"
#include "fh-auction-list.h"
#include "fh-card-widget.h"
#include "fh-choice-panel.h"
#include "fh-contract-box.h"
#include "fh-game-file.h"
#include "fh-kitty-panel.h"
#include "fh-last-trick.h"
#include "fh-pick-panel.h"
#include "fh-result-panel.h"
#include "fh-score-bar.h"
#include "fh-score-box.h"
#include "fh-score-sheet.h"
#include "fh-seat-pill.h"
#include "fh-sentences-held.h"
#include "fh-sentences-talk.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "fh-trick-packets.h"
#include "fh-words.h"
#include "game-fixture.h"

static FhSeating seating;

static FhScene
scene_of (const FhState *state)
{
  fh_seating_init (&seating, &state->table.rules, "rules", "rules");
  fh_seating_set_name (&seating, 1, "Tom");
  fh_seating_set_name (&seating, 2, "Marama");
  fh_seating_set_name (&seating, 3, "Élodie");

  return (FhScene){ &state->table, &seating, 0 };
}

static void
chosen_cb (GtkWidget *panel, int id, int *stored)
{
  *stored = id;
}

static void
refused_cb (GtkWidget *panel, const char *reason, const char *help, char **stored)
{
  g_free (*stored);
  *stored = g_strdup (reason);
}

/* Only the allowed suits can be named; the others say why not (D-VOID, S-152). */
static void
test_joker (void)
{
  FhRefusal refusals[FH_N_SUITS];
  g_autofree char *why = NULL;
  g_autofree char *reason = NULL;
  GtkWidget *panel, *window;
  g_autoptr (GPtrArray) buttons = NULL;
  int chosen = -2;

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    refusals[suit] = fh_refusal (FH_OK);
  refusals[FH_CLUBS] = fh_refusal (FH_REFUSED_SHOWN_VOID);
  refusals[FH_CLUBS].suit = FH_CLUBS;
  why = fh_words_refusal_for_person (&refusals[FH_CLUBS]);

  panel = fh_joker_chooser_new (refusals);
  window = table_test_window (panel, 360, 400);
  buttons = table_test_find_all (panel, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, FH_N_SUITS + 1);
  g_signal_connect (panel, "chosen", G_CALLBACK (chosen_cb), &chosen);
  g_signal_connect (panel, "refused", G_CALLBACK (refused_cb), &reason);

  gtk_test_accessible_assert_property (buttons->pdata[FH_HEARTS], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "hearts");
  gtk_test_accessible_assert_property (buttons->pdata[FH_CLUBS],
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why);
  gtk_test_accessible_assert_state (buttons->pdata[FH_CLUBS], GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_assert_true (gtk_widget_grab_focus (panel));
  g_assert_true (table_test_focus (panel) == buttons->pdata[FH_SPADES]);
  g_signal_emit_by_name (buttons->pdata[FH_CLUBS], "clicked");
  g_assert_cmpstr (reason, ==, why);
  g_assert_cmpint (chosen, ==, -2);
  g_signal_emit_by_name (buttons->pdata[FH_HEARTS], "clicked");
  g_assert_cmpint (chosen, ==, FH_HEARTS);
  g_signal_emit_by_name (buttons->pdata[FH_N_SUITS], "clicked");
  g_assert_cmpint (chosen, ==, -1);
  table_test_close (window, panel);
}

/* "Ace, no face": the answer, and the question before it (DX-018). */
static void
test_ace_no_face (void)
{
  FhState state;
  FhScene scene;
  GtkWidget *panel, *window;

  table_test_deal (&state, FH_PRESET_MIDWEST_4, 1);
  state.table.declared_by = 2;
  scene = scene_of (&state);
  panel = fh_ace_no_face_panel_new (&scene);
  window = table_test_window (panel, 400, 300);
  g_assert_true (table_test_shows (panel, "Marama"));
  g_assert_true (table_test_shows (panel, "New deal"));
  g_assert_true (table_test_shows (panel, "Play on"));
  table_test_close (window, panel);

  panel = fh_declare_panel_new ();
  window = table_test_window (panel, 400, 300);
  g_assert_true (table_test_shows (panel, "Declare it"));
  table_test_close (window, panel);
}

/* The exchange confirms as many cards as are wanted, no fewer (DX: five, elsewhere three). */
static void
test_kitty (gconstpointer data)
{
  int count = GPOINTER_TO_INT (data);
  const FhCard cards[] = { FH_CARD (FH_CLUBS, FH_FIVE), FH_CARD (FH_CLUBS, FH_SIX),
                           FH_CARD (FH_HEARTS, FH_SIX), FH_CARD (FH_HEARTS, FH_TEN), FH_JOKER };
  FhState state;
  FhScene scene;
  GtkWidget *panel, *window;
  g_autoptr (GPtrArray) buttons = NULL;

  table_test_deal (&state, count == 5 ? FH_PRESET_MIDWEST_4 : FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (8, FH_TRUMP_CLUBS));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  scene = scene_of (&state);
  panel = fh_kitty_panel_new ();
  fh_table_panel_update (FH_TABLE_PANEL (panel),
                         &(FhPanelMoment){ .scene = scene, .legal.count = count });
  window = table_test_window (panel, 360, 300);
  buttons = table_test_find_all (panel, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 2);
  for (int n = 0; n <= count; n++)
    {
      fh_kitty_panel_set_chosen (FH_KITTY_PANEL (panel), cards, n);
      g_assert_cmpint (gtk_widget_get_sensitive (buttons->pdata[0]), ==, n > 0);
      g_assert_cmpint (gtk_widget_get_sensitive (buttons->pdata[1]), ==, n == count);
    }
  g_assert_true (table_test_shows (panel, count == 5 ? "5 of 5 chosen" : "3 of 3 chosen"));
  table_test_close (window, panel);
}

/* Plays a whole deal at clubs by seat 0. */
static void
play_deal (FhState *state)
{
  table_test_deal (state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (state, fh_bid (6, FH_TRUMP_CLUBS));
  while (state->table.due == FH_ACTION_BID)
    table_test_call (state, FH_PASS);
  table_test_play (state, FH_N_TRICKS * 4);
  g_assert_true (state->table.deal_over);
}

/* Who won and why, the points of each side, and what can be done now. */
static void
test_result (void)
{
  FhState state;
  FhScene scene;
  GtkWidget *panel, *window, *gain;
  g_autofree char *total = NULL;
  g_autofree char *result = NULL;
  g_autofree char *heading = NULL;

  play_deal (&state);
  scene = scene_of (&state);
  heading = fh_sentence_deal_heading (&scene);
  total = fh_sentence_points (state.table.totals[0]);
  result = fh_sentence_deal_result (&scene);
  panel = fh_result_panel_new ();
  fh_table_panel_update (
      FH_TABLE_PANEL (panel),
      &(FhPanelMoment){ .scene = scene, .hold = FH_HOLD_DEAL, .offers_review = TRUE });
  window = table_test_window (panel, 400, 400);
  g_assert_true (table_test_shows (panel, heading));
  g_assert_true (table_test_shows (panel, total));
  gtk_test_accessible_assert_property (panel, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, result);

  /* What is little beside the points of the others is not shown as a gain. */
  gain = GTK_WIDGET (gtk_widget_get_template_child (panel, FH_TYPE_RESULT_PANEL, "gain"));
  for (int i = 0; i < 2; i++)
    {
      state.table.points[0] = i == 0 ? 220 : 10;
      state.table.points[1] = i == 0 ? 10 : 220;
      fh_table_panel_update (FH_TABLE_PANEL (panel),
                             &(FhPanelMoment){ .scene = scene, .hold = FH_HOLD_DEAL });
      g_assert_cmpint (gtk_widget_has_css_class (gain, "lesser"), ==, i);
    }

  state.table.due = FH_ACTION_NONE;
  state.table.winners = 1;
  fh_table_panel_update (FH_TABLE_PANEL (panel),
                         &(FhPanelMoment){ .scene = scene, .hold = FH_HOLD_GAME });
  g_assert_true (table_test_shows (panel, "New Game"));
  table_test_close (window, panel);
}

/* A deal by number that others play, too: nothing moves when they are done, what it brought the
 * person stands there from the beginning, and the line to send can only be had then. */
static void
test_compared (void)
{
  FhState state;
  FhPanelMoment moment = { .hold = FH_HOLD_DEAL,
                           .offers_review = TRUE,
                           .compared = "The experts are still playing this deal.",
                           .own_points = -210 };
  GtkWidget *panel = fh_result_panel_new (), *window;
  GObject *copy = gtk_widget_get_template_child (panel, FH_TYPE_RESULT_PANEL, "copy_result");
  int width, height;

  play_deal (&state);
  moment.scene = scene_of (&state);
  fh_table_panel_update (FH_TABLE_PANEL (panel), &moment);
  window = table_test_window (panel, 480, 500);
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 480, NULL, &height, NULL, NULL);
  g_assert_true (table_test_shows (panel, "You −210"));
  g_assert_true (table_test_shows (panel, "Experts …"));
  g_assert_false (table_test_shows (panel, "+"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (copy)));

  moment.compared = "20 points behind the experts.\n"
                    "The experts: 8♠ from your seat, made with 10 tricks.";
  moment.has_experts = TRUE;
  moment.experts_points = -190;
  fh_table_panel_update (FH_TABLE_PANEL (panel), &moment);
  table_test_settle (window);
  g_assert_true (table_test_shows (panel, "Experts −190"));
  for (int i = 0; i < 2; i++)
    {
      int now;

      gtk_widget_measure (panel, i == 0 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                          i == 0 ? -1 : 480, NULL, &now, NULL, NULL);
      g_assert_cmpint (now, ==, i == 0 ? width : height);
    }
  table_test_close (window, panel);
}

/* Each side goes on its bar from where it was to where it is; where nothing is to move, it is there
 * as soon as the panel is shown. */
static void
test_bars (gconstpointer data)
{
  gboolean moves = GPOINTER_TO_INT (data);
  FhState state;
  GtkWidget *panel = fh_result_panel_new (), *window;
  g_autoptr (GPtrArray) bars = NULL;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
  play_deal (&state);
  fh_table_panel_update (FH_TABLE_PANEL (panel),
                         &(FhPanelMoment){ .scene = scene_of (&state), .hold = FH_HOLD_DEAL });
  bars = table_test_find_all (panel, FH_TYPE_SCORE_BAR);
  g_assert_cmpuint (bars->len, ==, state.table.rules.n_sides);
  for (guint side = 0; side < bars->len; side++)
    {
      int total = state.table.totals[side];

      g_assert_cmpint (state.table.points[side], !=, 0);
      g_assert_cmpfloat (fh_score_bar_get_shown (bars->pdata[side]), ==,
                         total - state.table.points[side]);
    }
  window = table_test_window (panel, 400, 400);
  for (guint side = 0; side < bars->len; side++)
    {
      g_autofree char *points = fh_sentence_points (state.table.totals[side]);
      g_autofree char *text = g_strconcat (points, " of 500", NULL);
      double last = state.table.totals[side];

      if (moves && side == 0)
        fh_score_bar_skip (bars->pdata[side]);
      AWAIT_WHILE (moves && fh_score_bar_get_shown (bars->pdata[side]) != last)
      await_next ();
      g_assert_cmpfloat (fh_score_bar_get_shown (bars->pdata[side]), ==, last);
      gtk_test_accessible_assert_property (bars->pdata[side], GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                           text);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  table_test_close (window, panel);
}

/* The boxes always say contract and score, in figures and in words. */
static void
test_boxes (void)
{
  FhState state;
  FhScene scene;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *contract = fh_contract_box_new (), *score = fh_score_box_new ();
  GtkWidget *window;
  g_autofree char *sentence = NULL;

  play_deal (&state);
  scene = scene_of (&state);
  gtk_box_append (GTK_BOX (box), contract);
  gtk_box_append (GTK_BOX (box), score);
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, FALSE);
  fh_score_box_update (FH_SCORE_BOX (score), &scene);
  window = table_test_window (box, 600, 100);
  sentence = fh_sentence_contract (&scene);
  g_assert_true (table_test_shows (contract, "6♣"));
  g_assert_true (table_test_shows (contract, "by you · 60 points"));
  gtk_test_accessible_assert_property (contract, GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  g_clear_pointer (&sentence, g_free);
  sentence = fh_sentence_score (&scene);
  gtk_test_accessible_assert_role (score, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (score, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);

  /* What the call has told is there for who wants it. */
  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, FALSE);
  g_assert_null (strstr (gtk_widget_get_tooltip_text (contract), "bower"));
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, TRUE);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (contract), "bower"));

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, FALSE);
  g_assert_true (table_test_shows (contract, "No bid yet"));
  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, FALSE);
  g_assert_true (table_test_shows (contract, "highest: 7♥, yours"));

  /* A word with less room: the bid that is the highest is never cut, and the contract says what it
   * is worth until the play begins. */
  fh_contract_box_set_narrow (FH_CONTRACT_BOX (contract), TRUE);
  gtk_widget_set_hexpand (score, TRUE);
  gtk_widget_set_size_request (score, 400, -1);
  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  table_test_call (&state, FH_OPEN_MISERE);
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, FALSE);
  table_test_settle (window);
  g_assert_true (table_test_shows (contract, "Open misère"));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  gtk_widget_set_size_request (score, 300, -1);
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, FALSE);
  table_test_settle (window);
  g_assert_true (table_test_shows (contract, "Open misère"));
  g_assert_true (table_test_shows (contract, "by Tom · 500 points"));
  table_test_play (&state, 2);
  fh_contract_box_update (FH_CONTRACT_BOX (contract), &scene, FALSE, FALSE);
  table_test_settle (window);
  g_assert_true (table_test_shows (contract, "Open misère · Tom"));
  table_test_close (window, box);
}

/* What a player says stands below the name, in two lines in place of it, or nowhere: it is never
 * cut.  Tricks that were won stay. */
static void
test_talk (void)
{
  static const struct
  {
    int width;
    gboolean quote, name;
    uint8_t n_tricks;
  } rows[] = { { 400, TRUE, TRUE, 0 },
               { 125, TRUE, FALSE, 0 },
               { 0, FALSE, TRUE, 0 },
               { 400, TRUE, FALSE, 3 },
               { 125, FALSE, TRUE, 3 } };
  g_autofree char *talk = NULL, *quote = NULL;
  GtkWidget *pill, *window, *fixed = gtk_fixed_new ();
  FhState state;
  FhScene scene;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, state.table.turn == 2 ? fh_bid (7, FH_TRUMP_HEARTS) : FH_PASS);
  scene = scene_of (&state);
  /* Now and then somebody has a word to say. */
  while (talk == NULL && state.table.n_deals++ < 100)
    talk = fh_sentence_talk (&scene, 2);
  g_assert_nonnull (talk);
  pill = fh_seat_pill_new ();
  /* Which gives it as little as it needs. */
  gtk_fixed_put (GTK_FIXED (fixed), pill, 0, 0);
  window = table_test_window (fixed, 600, 200);
  quote = g_strdup_printf ("“%s”", talk);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) packets = table_test_find_all (pill, FH_TYPE_TRICK_PACKETS);

      state.table.tricks[2] = rows[i].n_tricks;
      fh_seat_pill_update (FH_SEAT_PILL (pill), &scene, 2, FALSE, FALSE);
      table_test_settle (window);
      g_assert_true (table_test_shows (pill, "Marama"));
      g_assert_false (table_test_shows (pill, quote));
      gtk_widget_set_size_request (pill, rows[i].width, -1);
      table_test_settle (window);
      fh_seat_pill_update (FH_SEAT_PILL (pill), &scene, 2, TRUE, FALSE);
      g_assert_cmpint (table_test_shows (pill, quote), ==, rows[i].quote);
      g_assert_cmpint (table_test_shows (pill, "Marama"), ==, rows[i].name);
      g_assert_cmpint (gtk_widget_get_visible (packets->pdata[0]), ==, rows[i].n_tricks > 0);
    }
  table_test_close (window, fixed);
}

/* How many labels in @widget are ringed. */
static guint
count_circled (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (widget, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "circled"))
      {
        g_assert_nonnull (strstr (gtk_label_get_text (labels->pdata[i]), "−"));
        n++;
      }

  return n;
}

/* Totals below zero are ringed at the classic table, wherever they stand, and at no other one
 * (PW-040). */
static void
test_circled (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  const guint expected = preset == FH_PRESET_CLASSIC_3 ? 2 : 0;
  FhState state;
  FhScene scene;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *score = fh_score_box_new (), *result = fh_result_panel_new ();
  GtkWidget *sheet, *window;
  g_autoptr (FhGame) game = NULL;
  g_autofree char *text = g_strdup_printf ("500 1\n"
                                           "rules %s\n"
                                           "totals -600 -60 120\n"
                                           "\n"
                                           "deal 0\n"
                                           "hand 0 7S 8S 9S 10S JS QS KS AS 7C 8C\n"
                                           "hand 1 7D 8D 9D 10D JD QD KD AD 9C 10C\n"
                                           "hand 2 7H 8H 9H 10H JH QH KH AH JC QC\n"
                                           "kitty KC AC JO\n"
                                           "bid 1 PASS\n"
                                           "bid 2 PASS\n"
                                           "bid 0 PASS\n",
                                           fh_preset_id (preset));

  game = fh_game_new_from_text (text, "record", NULL, NULL);
  g_assert_nonnull (game);
  scene = fh_game_get_scene (game);
  state.table = *scene.table;
  scene.table = &state.table;
  gtk_box_append (GTK_BOX (box), score);
  gtk_box_append (GTK_BOX (box), result);
  sheet = fh_score_sheet_new (game);
  gtk_box_append (GTK_BOX (box), sheet);
  fh_score_box_update (FH_SCORE_BOX (score), &scene);
  fh_table_panel_update (FH_TABLE_PANEL (result),
                         &(FhPanelMoment){ .scene = scene, .hold = FH_HOLD_DEAL });
  window = table_test_window (box, 700, 600);
  g_assert_cmpuint (count_circled (score), ==, expected);
  g_assert_cmpuint (count_circled (result), ==, expected);
  g_assert_cmpuint (count_circled (sheet), ==, expected);
  table_test_close (window, box);
}

/* The markup of the first label in @widget with the sign of clubs. */
static const char *
find_clubs (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (strstr (gtk_label_get_text (labels->pdata[i]), "♣") != NULL)
      return gtk_label_get_label (labels->pdata[i]);
  g_assert_not_reached ();
}

/* The black suits are light in the sheet of a dark window, also when it has just become dark. */
static void
test_dark_sheet (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_auto (GameFixture) fixture;
  g_autofree char *light = NULL;
  GtkWidget *sheet, *window;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  for (game_fixture_wait (&fixture); fh_game_get_hold (fixture.game) < FH_HOLD_DEAL;
       game_fixture_wait (&fixture))
    if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
      fh_game_continue (fixture.game);
    else
      game_fixture_step (&fixture, fh_bid (10, FH_TRUMP_CLUBS));

  sheet = fh_score_sheet_new (fixture.game);
  window = table_test_window (sheet, 600, 400);
  light = g_strdup (find_clubs (sheet));
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpstr (find_clubs (sheet), !=, light);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_cmpstr (find_clubs (sheet), ==, light);
  table_test_close (window, sheet);
}

static void
nothing_cb (void)
{
}

/* Everybody's calls, in the row and column in which they were made, in words for the ear. */
static void
test_auction (void)
{
  FhState state;
  FhScene scene;
  GtkWidget *list = fh_auction_list_new (FH_GROUND_FELT), *window, *scroller;
  g_autoptr (GPtrArray) labels = NULL;
  g_autofree char *felt = NULL;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (6, FH_TRUMP_HEARTS));
  table_test_call (&state, FH_PASS);
  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  scene = scene_of (&state);
  fh_auction_list_update (FH_AUCTION_LIST (list), &scene, FALSE);
  window = table_test_window (list, 300, 100);
  labels = table_test_find_all (list, GTK_TYPE_LABEL);
  g_assert_cmpuint (labels->len, ==, 4 + 3);
  gtk_test_accessible_assert_property (labels->pdata[4], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "six hearts");
  g_assert_cmpstr (gtk_label_get_text (labels->pdata[4]), ==, "6♥");
  /* On the felt the sign is as light as the ground is dark. */
  felt = g_strdup (gtk_label_get_label (labels->pdata[4]));
  /* Where nobody says why, no button asks. */
  g_assert_null (gtk_widget_get_ancestor (labels->pdata[4], GTK_TYPE_BUTTON));
  table_test_close (window, list);

  list = fh_auction_list_new (FH_GROUND_WINDOW);
  g_signal_connect (list, "asked", G_CALLBACK (nothing_cb), NULL);
  fh_auction_list_update (FH_AUCTION_LIST (list), &scene, FALSE);
  /* Names that wrap: no window of the newest toolkit asks them twice for the same height. */
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  window = table_test_window (scroller, 300, 100);
  g_ptr_array_unref (labels);
  labels = table_test_find_all (list, GTK_TYPE_LABEL);
  g_assert_cmpstr (gtk_label_get_label (labels->pdata[4]), !=, felt);
  g_assert_nonnull (gtk_widget_get_ancestor (labels->pdata[4], GTK_TYPE_BUTTON));
  table_test_close (window, list);
}

/* What each call means is told where that is wanted, to the eye and to the ear. */
static void
test_auction_meaning (void)
{
  FhState state;
  FhScene scene;
  GtkWidget *list = fh_auction_list_new (FH_GROUND_FELT), *window;

  g_signal_connect (list, "asked", G_CALLBACK (nothing_cb), NULL);
  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  scene = scene_of (&state);
  window = table_test_window (list, 300, 100);
  for (int tells = 0; tells < 2; tells++)
    {
      FhTold told = fh_told_at (&state.table, 0);
      g_autofree char *meaning = fh_sentence_meaning (&scene, &told);
      g_autoptr (GPtrArray) buttons = NULL;

      fh_auction_list_update (FH_AUCTION_LIST (list), &scene, tells);
      buttons = table_test_find_all (list, GTK_TYPE_BUTTON);
      g_assert_cmpuint (buttons->len, ==, 1);
      g_assert_nonnull (meaning);
      g_assert_cmpstr (gtk_widget_get_tooltip_text (buttons->pdata[0]), ==,
                       tells ? meaning : "Why?");
      if (tells)
        gtk_test_accessible_assert_property (buttons->pdata[0], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                             meaning);
    }
  table_test_close (window, list);
}

/* The last trick: none before the first one is over, then card by card with names. */
static void
test_last_trick (void)
{
  FhState state;
  FhScene scene;
  GtkWidget *box, *window;
  g_autoptr (GPtrArray) cards = NULL;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  scene = scene_of (&state);
  g_assert_null (fh_last_trick_new (&scene, NULL));
  play_deal (&state);
  box = fh_last_trick_new (&scene, NULL);
  window = table_test_window (box, 360, 220);
  cards = table_test_find_all (box, FH_TYPE_CARD_WIDGET);
  g_assert_cmpuint (cards->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpint (fh_card_widget_get_card (cards->pdata[i]), ==,
                       state.table.plays[36 + i].card);
      gtk_test_accessible_assert_role (cards->pdata[i], GTK_ACCESSIBLE_ROLE_IMG);
    }
  g_assert_true (table_test_shows (box, "Tom"));
  table_test_close (window, box);
}

/* Suit signs are coloured, everything else is escaped. */
static void
test_markup (void)
{
  g_autofree char *felt = fh_table_markup ("7♥ <Tom & Co>", FH_GROUND_FELT);
  g_autofree char *card = fh_table_markup ("7♥", FH_GROUND_CARD);

  g_assert_cmpstr (felt, ==, "7<span foreground=\"#ff8b85\">♥</span> &lt;Tom &amp; Co&gt;");
  g_assert_cmpstr (card, !=, "7♥");
  g_assert_true (pango_parse_markup (card, -1, 0, NULL, NULL, NULL, NULL));
}

/* Whether @text is painted in @pill. */
static gboolean
paints (GtkWidget *pill, const char *text)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (pill, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), text))
      return gtk_widget_get_child_visible (labels->pdata[i])
             && gtk_widget_get_child_visible (gtk_widget_get_parent (labels->pdata[i]));
  return FALSE;
}

/* Ten packets fit into the third part of a telephone, beside the button of the dealer; and words
 * that would be cut beside packets are fewer, or not painted. */
static void
test_narrow_place (void)
{
  FhState state;
  FhScene scene;
  GtkWidget *pill = fh_seat_pill_new (), *window;
  int least;

  play_deal (&state);
  memset (state.table.tricks, 0, sizeof state.table.tricks);
  state.table.tricks[2] = FH_N_TRICKS;
  state.table.dealer = 2;
  scene = scene_of (&state);
  window = table_test_window (pill, 300, 100);
  for (int narrow = 0; narrow < 2; narrow++)
    {
      fh_seat_pill_set_narrow (FH_SEAT_PILL (pill), narrow, !narrow);
      fh_seat_pill_update (FH_SEAT_PILL (pill), &scene, 2, FALSE, FALSE);
      table_test_settle (window);
      g_assert_true (paints (pill, "your partner"));
    }
  gtk_widget_measure (pill, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 110);
  gtk_widget_allocate (pill, 110, 40, -1, NULL);
  g_assert_false (paints (pill, "your partner") || paints (pill, "partner"));
  state.table.tricks[2] = 1;
  fh_seat_pill_update (FH_SEAT_PILL (pill), &scene, 2, FALSE, FALSE);
  gtk_widget_measure (pill, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (pill, 130, 40, -1, NULL);
  g_assert_true (paints (pill, "your partner") || paints (pill, "partner"));
  table_test_close (window, pill);
}

/* How many answers of @panel can be seen. */
static int
count_mapped (GtkWidget *panel)
{
  g_autoptr (GPtrArray) buttons = table_test_find_all (panel, GTK_TYPE_BUTTON);
  int n = 0;

  for (guint i = 0; i < buttons->len; i++)
    n += gtk_widget_has_css_class (buttons->pdata[i], "answer")
         && gtk_widget_get_mapped (buttons->pdata[i]);
  return n;
}

/* Cards to call (NZ-066): all suits at once where there is room, else one at a time, by tabs. */
static void
test_pick_pages (void)
{
  GtkWidget *panel = fh_pick_panel_new ("Which card do you call?", NULL);
  GtkWidget *window;
  g_autoptr (GPtrArray) tabs = NULL;
  FhRefusal refusal = fh_refusal (FH_REFUSED_CALL_JOKER);
  int id = 0;

  for (int suit = 0; suit < FH_N_SUITS; suit++)
    {
      fh_pick_panel_begin_group (FH_PICK_PANEL (panel), "♠", "a suit", 13);
      for (int rank = 0; rank < 13; rank++)
        fh_pick_panel_add (FH_PICK_PANEL (panel), id++, "A♠", "a card",
                           rank == 0 ? &refusal : NULL);
    }
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), 344, 260);
  window = table_test_window (panel, 360, 300);
  tabs = table_test_find_all (panel, GTK_TYPE_TOGGLE_BUTTON);
  g_assert_cmpuint (tabs->len, ==, FH_N_SUITS);
  g_assert_true (gtk_widget_get_mapped (tabs->pdata[0]));
  g_assert_cmpint (count_mapped (panel), ==, 13);
  gtk_toggle_button_set_active (tabs->pdata[2], TRUE);
  table_test_settle (window);
  g_assert_cmpint (count_mapped (panel), ==, 13);
  g_assert_true (gtk_widget_grab_focus (panel));
  g_assert_true (gtk_widget_has_css_class (table_test_focus (panel), "answer"));
  g_assert_true (gtk_widget_get_mapped (table_test_focus (panel)));

  fh_table_panel_set_room (FH_TABLE_PANEL (panel), 1100, 600);
  table_test_resize (window, 1200, 700);
  table_test_settle (window);
  g_assert_false (gtk_widget_get_mapped (tabs->pdata[0]));
  g_assert_cmpint (count_mapped (panel), ==, 4 * 13);
  table_test_close (window, panel);
}

/* Where @sign stands in the line of @label, in Pango units. */
static int
x_of (GtkWidget *label, const char *sign)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const char *text = pango_layout_get_text (layout);
  PangoRectangle place;

  g_assert_nonnull (strstr (text, sign));
  pango_layout_index_to_pos (layout, (int) (strstr (text, sign) - text), &place);
  return MIN (place.x, place.x + place.width);
}

/* A bid is its number and its sign, and a minus stands before its number, also in a window that is
 * read from right to left. */
static void
test_right_to_left (void)
{
  GtkWidget *box, *window, *call, *points;
  g_autofree char *markup = NULL;
  g_autofree char *minus = NULL;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  markup = fh_table_call_markup (fh_bid (9, FH_TRUMP_SPADES), FH_GROUND_CARD);
  minus = fh_table_points (-140);
  call = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (call), markup);
  points = gtk_label_new (minus);
  gtk_box_append (GTK_BOX (box), call);
  gtk_box_append (GTK_BOX (box), points);
  window = table_test_window (box, 300, 100);
  g_assert_cmpint (x_of (call, "9"), <, x_of (call, "♠"));
  g_assert_cmpint (x_of (points, "−"), <, x_of (points, "1"));
  table_test_close (window, box);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Wherever the person sits, the own side stands first, and the others as they follow it. */
static void
test_score_order (gconstpointer data)
{
  GtkWidget *score = g_object_ref_sink (fh_score_box_new ());
  FhState state;
  int n_sides;

  table_test_deal (&state, (FhPreset) GPOINTER_TO_INT (data), 1);
  n_sides = state.table.rules.n_sides;
  for (int person = 0; person < state.table.rules.n_seats; person++)
    {
      FhScene scene = { .table = &state.table, .person = person };
      g_autoptr (GPtrArray) labels = NULL;

      fh_score_box_update (FH_SCORE_BOX (score), &scene);
      labels = table_test_find_all (score, GTK_TYPE_LABEL);
      for (int i = 0; i < n_sides; i++)
        {
          int side = (state.table.rules.side_of[person] + i) % n_sides;
          g_autofree char *name = fh_sentence_side (&scene, side, TRUE);

          g_assert_cmpstr (gtk_label_get_text (labels->pdata[2 * i]), ==, name);
        }
    }
  g_object_unref (score);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/panels/joker", test_joker);
  g_test_add_func ("/view/panels/ace-no-face", test_ace_no_face);
  g_test_add_data_func ("/view/panels/kitty/three", GINT_TO_POINTER (3), test_kitty);
  g_test_add_data_func ("/view/panels/kitty/five", GINT_TO_POINTER (5), test_kitty);
  g_test_add_func ("/view/panels/compared", test_compared);
  g_test_add_func ("/view/panels/result", test_result);
  g_test_add_data_func ("/view/panels/bars/moving", GINT_TO_POINTER (TRUE), test_bars);
  g_test_add_data_func ("/view/panels/bars/still", GINT_TO_POINTER (FALSE), test_bars);
  g_test_add_func ("/view/panels/narrow-place", test_narrow_place);
  g_test_add_func ("/view/panels/pick-pages", test_pick_pages);
  g_test_add_func ("/view/panels/dark-sheet", test_dark_sheet);
  g_test_add_func ("/view/panels/right-to-left", test_right_to_left);
  g_test_add_func ("/view/panels/boxes", test_boxes);
  g_test_add_func ("/view/panels/talk", test_talk);
  g_test_add_data_func ("/view/panels/circled/classic-3", GINT_TO_POINTER (FH_PRESET_CLASSIC_3),
                        test_circled);
  g_test_add_data_func ("/view/panels/circled/american-3", GINT_TO_POINTER (FH_PRESET_AMERICAN_3),
                        test_circled);
  g_test_add_func ("/view/panels/auction", test_auction);
  g_test_add_func ("/view/panels/auction-meaning", test_auction_meaning);
  g_test_add_func ("/view/panels/last-trick", test_last_trick);
  g_test_add_func ("/view/panels/markup", test_markup);
  g_test_add_data_func ("/view/panels/score-order/4", GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_4),
                        test_score_order);
  g_test_add_data_func ("/view/panels/score-order/5", GINT_TO_POINTER (FH_PRESET_NEW_ZEALAND_5),
                        test_score_order);

  return g_test_run ();
}
