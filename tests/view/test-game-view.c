/* test-game-view.c: whole deals played through the widgets, and what the view says and asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include "await.h"
#include "deals.h"
#include "fh-bid-panel.h"
#include "fh-game-log.h"
#include "fh-kitty-panel.h"
#include "fh-portrait.h"
#include "fh-result-panel.h"
#include "fh-score-sheet.h"
#include "fh-tutor-now.h"
#include "quick-judge.h"

/* A deal at each table, from the first call to the result, by widgets alone. */
static void
test_deal (gconstpointer data)
{
  GameFixture fixture;
  FhPreset preset = GPOINTER_TO_INT (data);
  guint steps = 0, cards = 0;
  gboolean sits_out = FALSE; /* while a partner plays a misère */

  game_fixture_init (&fixture, preset, NULL, 7);
  while (fh_game_get_hold (fixture.game) != FH_HOLD_DEAL && steps++ < 200)
    {
      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        {
          FhHandView *hand = fixture.hand;

          g_assert_true (gtk_widget_activate_action (fixture.view, "table.continue", NULL));
          cards = (guint) fh_hand_view_get_n_cards (hand);
          sits_out = fh_game_peek_table (fixture.game)->sitting_out & 1;
          continue;
        }
      if (fh_game_get_hold (fixture.game) == FH_HOLD_NONE)
        game_fixture_step (&fixture, preset == FH_PRESET_AMERICAN_5
                                             || preset == FH_PRESET_NEW_ZEALAND_5
                                             || preset == FH_PRESET_NEW_ZEALAND_2
                                         ? fh_bid (10, FH_NO_TRUMP)
                                         : fh_bid (8, FH_NO_TRUMP));
    }
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_cmpuint (cards, ==, sits_out ? FH_HAND_SIZE : 0);
  g_assert_true (FH_IS_RESULT_PANEL (fh_table_view_get_panel (fixture.table)));
  if (fh_game_peek_table (fixture.game)->due == FH_ACTION_NONE)
    {
      /* A bid of ten that fails ends the game where that is worth 500. */
      game_fixture_clear (&fixture);
      return;
    }
  gtk_widget_activate_action (fixture.view, "table.continue", NULL);
  game_fixture_wait (&fixture);
  g_assert_false (FH_IS_RESULT_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 10);
  game_fixture_clear (&fixture);
}

/* The keyboard is where something is to be done, deal after deal (a grid that takes no focus after
 * the first one is a fault that other games had). */
static void
test_focus (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *focus;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  for (guint deals = 0, steps = 0; deals < 2 && steps < 200; steps++)
    {
      game_fixture_wait (&fixture);
      focus = table_test_focus (fixture.view);
      g_test_message ("step %u due %d hold %d plays %d", steps,
                      fh_game_peek_table (fixture.game)->due, fh_game_get_hold (fixture.game),
                      fh_game_peek_table (fixture.game)->n_plays);
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_get_mapped (focus));
      g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture.table)));
      switch (fh_game_get_hold (fixture.game))
        {
        case FH_HOLD_TRICK:
          g_assert_true (GTK_IS_BUTTON (focus));
          /* Or on what goes on when the contract has just been decided. */
          if (!gtk_widget_is_ancestor (focus, GTK_WIDGET (fh_table_view_get_offer (fixture.table))))
            g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==,
                             "table.continue");
          gtk_widget_activate_action (fixture.view, "table.continue", NULL);
          break;
        case FH_HOLD_DEAL:
          g_assert_true (gtk_widget_is_ancestor (focus, fh_table_view_get_foot (fixture.table)));
          gtk_widget_activate_action (fixture.view, "table.continue", NULL);
          deals++;
          break;
        default:
          if (FH_IS_BID_PANEL (fh_table_view_get_panel (fixture.table)))
            g_assert_true (FH_IS_BID_CELL (focus));
          else
            g_assert_true (FH_IS_CARD_WIDGET (focus));
          game_fixture_step (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
          break;
        }
    }
}

/* First the cards are dealt, then the calls are shown, and the keyboard goes to them. */
static void
test_dealt_first (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  for (int steps = 0; fh_game_get_hold (fixture.game) != FH_HOLD_DEAL; steps++)
    {
      g_assert_cmpint (steps, <, 200);
      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else if (fh_game_get_hold (fixture.game) == FH_HOLD_NONE)
        game_fixture_step (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
    }
  game_fixture_wait (&fixture);
  g_object_set (gtk_widget_get_settings (fixture.view), "gtk-enable-animations", TRUE, NULL);
  fh_table_view_set_duration (fixture.table, 600000);
  gtk_widget_activate_action (fixture.view, "table.continue", NULL);
  AWAIT_WHILE (!fh_hand_view_is_entering (fixture.hand) || !fh_game_awaits_person (fixture.game))
  await_next ();
  table_test_settle (fixture.view);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->due, ==, FH_ACTION_BID);
  g_assert_null (fh_table_view_get_panel (fixture.table));

  fh_hand_view_settle (fixture.hand);
  table_test_settle (fixture.view);
  g_assert_true (FH_IS_BID_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_true (FH_IS_BID_CELL (table_test_focus (fixture.view)));
  g_object_set (gtk_widget_get_settings (fixture.view), "gtk-enable-animations", FALSE, NULL);
}

static void
set_moving (GameFixture *fixture, gboolean is_moving)
{
  g_object_set (gtk_widget_get_settings (fixture->view), "gtk-enable-animations", is_moving, NULL);
  fh_table_view_set_duration (fixture->table, is_moving ? 600000 : 0);
}

/* It is told who plays what before cards are put away; and the last trick goes to its winner before
 * the hands are shown, and the result. */
static void
test_in_turn (void)
{
  g_auto (GameFixture) fixture;
  const FhTable *table;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  table = fh_game_peek_table (fixture.game);
  game_fixture_wait (&fixture);
  set_moving (&fixture, TRUE);
  while (table->due == FH_ACTION_BID)
    {
      game_fixture_step (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
      game_fixture_wait (&fixture);
    }
  g_assert_cmpint (table->due, ==, FH_ACTION_DISCARD);
  table_test_settle (fixture.view);
  g_assert_null (fh_table_view_get_panel (fixture.table));
  fh_table_view_finish_motion (fixture.table);
  table_test_settle (fixture.view);
  g_assert_true (FH_IS_KITTY_PANEL (fh_table_view_get_panel (fixture.table)));

  set_moving (&fixture, FALSE);
  while (table->n_tricks < FH_N_TRICKS)
    {
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        fh_game_continue (fixture.game);
      else
        game_fixture_step (&fixture, FH_PASS);
      game_fixture_wait (&fixture);
    }
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  set_moving (&fixture, TRUE);
  fh_game_continue (fixture.game);
  table_test_settle (fixture.view);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_null (fh_table_view_get_panel (fixture.table));
  g_assert_null (fh_table_view_get_open (fixture.table, 1));
  fh_table_view_finish_motion (fixture.table);
  table_test_settle (fixture.view);
  g_assert_true (FH_IS_RESULT_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_nonnull (fh_table_view_get_open (fixture.table, 1));
  set_moving (&fixture, FALSE);
}

/* Whether a card on the table is said to win the trick. */
static gboolean
tells_winner (GameFixture *fixture)
{
  g_autoptr (GPtrArray) cards =
      table_test_find_all (GTK_WIDGET (fixture->table), FH_TYPE_CARD_WIDGET);

  for (guint i = 0; i < cards->len; i++)
    if (g_strcmp0 (fh_card_widget_get_tag (cards->pdata[i]), "wins") == 0)
      return TRUE;
  return FALSE;
}

static guint
count_labels (GtkWidget *page, const char *text)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (page, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL;
  return n;
}

/* Who wins a trick is shown, also by the tutor, and that one can go on, when its last card has come
 * to its place. */
static void
test_lands (void)
{
  GtkWidget *page = fh_tutor_now_new (), *window = table_test_window (page, 360, 700);
  g_autoptr (FhTutor) tutor = NULL;
  g_auto (GameFixture) fixture;
  const FhTable *table;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  tutor = fh_tutor_new (fixture.game);
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), tutor);
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture.view), tutor);
  table = fh_game_peek_table (fixture.game);
  game_fixture_wait (&fixture);
  while (table->due != FH_ACTION_PLAY)
    {
      game_fixture_step (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
      game_fixture_wait (&fixture);
    }
  set_moving (&fixture, TRUE);
  while (fh_game_get_hold (fixture.game) != FH_HOLD_TRICK)
    {
      game_fixture_step (&fixture, FH_PASS);
      game_fixture_wait (&fixture);
    }
  table_test_settle (fixture.view);
  g_assert_false (tells_winner (&fixture));
  g_assert_cmpuint (count_labels (page, "wins the trick"), ==, 0);
  g_assert_false (fh_table_view_focus_continue (fixture.table));
  fh_table_view_finish_motion (fixture.table);
  table_test_settle (fixture.view);
  g_assert_true (tells_winner (&fixture));
  g_assert_cmpuint (count_labels (page, "wins the trick"), ==, 1);
  g_assert_true (fh_table_view_focus_continue (fixture.table));
  set_moving (&fixture, FALSE);
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), NULL);
  table_test_close (window, page);
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture.view), NULL);
  fh_tutor_set_game (tutor, NULL);
}

/* A table as wide as a telephone shows faces where few sit there, of all but the person. */
static void
test_faces (void)
{
  static const struct
  {
    FhPreset preset;
    int width;
    guint n_faces;
  } rows[] = { { FH_PRESET_AMERICAN_2, 360, 1 },
               { FH_PRESET_AUSTRALIAN_3, 360, 2 },
               { FH_PRESET_AUSTRALIAN_4, 360, 0 },
               { FH_PRESET_AUSTRALIAN_4, 480, 3 },
               { FH_PRESET_AUSTRALIAN_4, 800, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GameFixture) fixture;
      g_autoptr (GPtrArray) faces = NULL;
      guint n = 0;

      game_fixture_init (&fixture, rows[i].preset, NULL, 7);
      game_fixture_wait (&fixture);
      table_test_resize (fixture.window, rows[i].width, 600);
      table_test_settle (fixture.view);
      faces = table_test_find_all (GTK_WIDGET (fixture.table), FH_TYPE_PORTRAIT);
      for (guint k = 0; k < faces->len; k++)
        n += gtk_widget_get_mapped (faces->pdata[k]);
      g_assert_cmpuint (n, ==, rows[i].n_faces);
    }
}

/* What is chosen is no smaller than half of what is held, from afar too. */
static void
test_chosen_size (void)
{
  g_auto (GameFixture) fixture;
  g_autoptr (GPtrArray) cards = NULL;

  game_fixture_init_record (&fixture, SPADES_EXCHANGE);
  game_fixture_wait (&fixture);
  table_test_resize (fixture.window, 1920, 1030);
  table_test_settle (fixture.view);
  cards = table_test_find_all (fh_table_view_get_panel (fixture.table), FH_TYPE_CARD_WIDGET);
  g_assert_cmpuint (cards->len, ==, 3);
  g_assert_cmpint (2 * gtk_widget_get_width (cards->pdata[0]), >=,
                   gtk_widget_get_width (GTK_WIDGET (fh_hand_view_get_nth (fixture.hand, 0))));
}

/* What is put away goes over the table to the own place, face down. */
static void
test_put_away (void)
{
  g_auto (GameFixture) fixture;
  int n_backs = 0;

  game_fixture_init_record (&fixture, SPADES_EXCHANGE);
  game_fixture_wait (&fixture);
  g_assert_true (FH_IS_KITTY_PANEL (fh_table_view_get_panel (fixture.table)));
  g_object_set (gtk_widget_get_settings (fixture.view), "gtk-enable-animations", TRUE, NULL);
  fh_table_view_set_duration (fixture.table, 600000);
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  table_test_frames (fixture.view, 2);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.table)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_backs += FH_IS_CARD_WIDGET (child) && gtk_widget_get_mapped (child)
               && fh_card_widget_get_card (FH_CARD_WIDGET (child)) == FH_CARD_BACK;
  g_assert_cmpint (n_backs, ==, 3);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 10);
  g_object_set (gtk_widget_get_settings (fixture.view), "gtk-enable-animations", FALSE, NULL);
}

/* A focus outside the table stays there. */
static void
test_focus_elsewhere (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *entry = gtk_entry_new ();

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  g_object_ref (fixture.view);
  gtk_window_set_child (GTK_WINDOW (fixture.window), NULL);
  gtk_box_append (GTK_BOX (box), fixture.view);
  gtk_box_append (GTK_BOX (box), entry);
  g_object_unref (fixture.view);
  gtk_window_set_child (GTK_WINDOW (fixture.window), box);
  gtk_widget_grab_focus (entry);
  game_fixture_wait (&fixture);
  g_assert_true (gtk_widget_is_ancestor (table_test_focus (fixture.view), entry));
}

/* Plays until the person has a card that is refused. */
static FhCardWidget *
find_refused (GameFixture *fixture)
{
  for (guint steps = 0; steps < 200; steps++)
    {
      game_fixture_wait (fixture);
      if (fh_game_get_hold (fixture->game) != FH_HOLD_NONE)
        {
          fh_game_continue (fixture->game);
          continue;
        }
      for (int i = 0; i < fh_hand_view_get_n_cards (fixture->hand); i++)
        {
          FhCardWidget *card = fh_hand_view_get_nth (fixture->hand, i);

          if (fh_card_widget_get_state (card) == FH_CARD_REFUSED)
            return card;
        }
      game_fixture_step (fixture, fh_bid (8, FH_TRUMP_HEARTS));
    }
  g_assert_not_reached ();
}

static GtkWidget *
find_child (GtkWidget *widget, const char *style_class)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, style_class))
      return child;

  return NULL;
}

/* The words of the notice over the table. */
static GtkWidget *
find_notice (GameFixture *fixture)
{
  return find_child (find_child (GTK_WIDGET (fixture->table), "notice"), "text");
}

/* A refused card says why, before and after it is tried, and stays in the hand. */
static void
test_refused (void)
{
  g_auto (GameFixture) fixture;
  FhCardWidget *card;
  GtkWidget *notice;
  int n;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  card = find_refused (&fixture);
  n = fh_hand_view_get_n_cards (fixture.hand);
  notice = find_notice (&fixture);
  g_assert_nonnull (fh_card_widget_get_reason (card));
  g_assert_false (gtk_widget_get_mapped (notice));
  game_fixture_choose (&fixture, fh_card_widget_get_card (card));
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (notice)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (notice)), ==, fh_card_widget_get_reason (card));
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, n);
}

/* Beside it a button and a key lead to the help on that rule; beside what refuses nothing there is
 * no button. */
static void
test_rule (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *notice, *button;
  const char *rule;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  game_fixture_choose (&fixture, fh_card_widget_get_card (find_refused (&fixture)));
  notice = gtk_widget_get_parent (find_notice (&fixture));
  button = find_child (notice, "rule");
  rule = fh_table_view_get_rule (fixture.table);
  g_assert_nonnull (rule);
  g_assert_true (g_str_has_prefix (rule, "play#"));
  table_test_settle (fixture.view);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "table.rule");

  /* A notice that goes while its button has the focus leaves the keyboard in the hand. */
  g_assert_true (gtk_widget_grab_focus (button));
  fh_table_view_set_notice (fixture.table, NULL, NULL);
  g_assert_true (
      gtk_widget_is_ancestor (table_test_focus (fixture.view), GTK_WIDGET (fixture.hand)));

  fh_game_view_say (FH_GAME_VIEW (fixture.view), "Your turn.");
  g_assert_null (fh_table_view_get_rule (fixture.table));
  g_assert_false (gtk_widget_get_visible (button));
}

/* What is asked for is shown, in the words of the model. */
static void
test_speech (void)
{
  static const struct
  {
    const char *action;
    char *(*sentence) (const FhScene *scene);
  } rows[] = {
    { "table.speak-turn", fh_sentence_turn },
    { "table.speak-score", fh_sentence_score },
  };
  g_auto (GameFixture) fixture;
  GtkWidget *notice;
  FhScene scene;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  game_fixture_wait (&fixture);
  notice = find_notice (&fixture);
  scene = fh_game_get_scene (fixture.game);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = rows[i].sentence (&scene);

      gtk_widget_activate_action (fixture.view, rows[i].action, NULL);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (notice)), ==, sentence);
    }
  gtk_widget_activate_action (fixture.view, "table.speak-contract", NULL);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (notice)), "contract"));
  gtk_widget_activate_action (fixture.view, "table.last-trick", NULL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (notice)), ==, "No trick is finished yet.");
}

/* Undo jumps back: the card is in the hand again, the table shows the moment before. */
static void
test_undo (void)
{
  g_auto (GameFixture) fixture;
  FhLegal legal;
  FhCard card;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  do
    {
      game_fixture_wait (&fixture);
      fh_game_get_legal (fixture.game, &legal);
      if (legal.due != FH_ACTION_PLAY)
        game_fixture_step (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
    }
  while (legal.due != FH_ACTION_PLAY);
  card = fh_set_first (legal.cards);
  game_fixture_choose (&fixture, card);
  g_assert_null (fh_hand_view_get_widget (fixture.hand, card));
  game_fixture_wait (&fixture);
  fh_game_undo (fixture.game);
  game_fixture_wait (&fixture);
  g_assert_nonnull (fh_hand_view_get_widget (fixture.hand, card));
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 10);

  /* Further back, into the exchange: nothing is chosen, the kitty is in the hand. */
  fh_game_undo (fixture.game);
  game_fixture_wait (&fixture);
  g_assert_true (FH_IS_KITTY_PANEL (fh_table_view_get_panel (fixture.table)));
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 13);
  g_assert_cmpuint (fh_hand_view_get_chosen (fixture.hand), ==, 0);
  g_assert_cmpint (fh_hand_view_get_choosing (fixture.hand), ==, 3);
}

/* The hint marks what it names, and the mark goes when the game goes on. */
static void
test_hint (void)
{
  g_auto (GameFixture) fixture;
  FhAction hint;
  GtkWidget *panel;
  GPtrArray *cells;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  game_fixture_wait (&fixture);
  hint = fh_action_bid (0, fh_bid (7, FH_TRUMP_HEARTS));
  fh_game_view_set_hint (FH_GAME_VIEW (fixture.view), &hint);
  panel = fh_table_view_get_panel (fixture.table);
  cells = fh_bid_grid_get_cells (fh_bid_panel_get_grid (FH_BID_PANEL (panel)));
  for (guint i = 0; i < cells->len; i++)
    g_assert_cmpint (gtk_widget_has_css_class (g_ptr_array_index (cells, i), "hinted"), ==,
                     fh_bid_cell_get_call (g_ptr_array_index (cells, i)) == hint.call);
  game_fixture_press (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
  for (guint i = 0; i < cells->len; i++)
    g_assert_false (gtk_widget_has_css_class (g_ptr_array_index (cells, i), "hinted"));
}

/* The log says each thing once, and the score sheet has a row for each finished deal (DX-009). */
static void
test_log_and_sheet (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *log, *sheet, *log_window, *sheet_window;
  guint lines, deals = 0;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  log = fh_game_log_new (fixture.game);
  sheet = fh_score_sheet_new (fixture.game);
  log_window = table_test_window (log, 300, 300);
  sheet_window = table_test_window (sheet, 500, 300);
  lines = fh_game_log_get_n_lines (FH_GAME_LOG (log));
  game_fixture_wait (&fixture);
  g_assert_cmpuint (fh_game_log_get_n_lines (FH_GAME_LOG (log)), >=, lines);
  g_assert_cmpuint (fh_game_log_get_n_lines (FH_GAME_LOG (log)), ==,
                    fh_game_get_n_actions (fixture.game) - fh_game_get_deal_start (fixture.game));
  game_fixture_step (&fixture, fh_bid (8, FH_TRUMP_HEARTS));
  g_assert_true (g_str_has_prefix (
      fh_game_log_get_line (FH_GAME_LOG (log), fh_game_log_get_n_lines (FH_GAME_LOG (log)) - 1),
      "You bid"));
  for (guint steps = 0; deals < 1 && steps < 200; steps++)
    {
      game_fixture_wait (&fixture);
      deals += fh_game_get_hold (fixture.game) == FH_HOLD_DEAL;
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        fh_game_continue (fixture.game);
      else
        game_fixture_step (&fixture, FH_PASS);
    }
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_score_sheet_get_n_rows (FH_SCORE_SHEET (sheet)), ==, 1);
  table_test_close (log_window, log);
  table_test_close (sheet_window, sheet);
}

/* --- What one click costs --- */

/* The linker puts these in the place of what they count. */
gboolean __real_fh_game_check (FhGame *game, const FhAction *action, FhRefusal *refusal);
gboolean __wrap_fh_game_check (FhGame *game, const FhAction *action, FhRefusal *refusal);
void __real_fh_table_view_show (FhTableView *table, const FhTableScene *scene, gboolean animate);
void __wrap_fh_table_view_show (FhTableView *table, const FhTableScene *scene, gboolean animate);

static int n_checks, n_updates;

gboolean
__wrap_fh_game_check (FhGame *game, const FhAction *action, FhRefusal *refusal)
{
  n_checks++;
  return __real_fh_game_check (game, action, refusal);
}

void
__wrap_fh_table_view_show (FhTableView *table, const FhTableScene *scene, gboolean animate)
{
  n_updates++;
  __real_fh_table_view_show (table, scene, animate);
}

/* Plays on until the person is to play a card, which it returns. */
static FhCard
wait_for_card (GameFixture *fixture, FhSettings *settings)
{
  FhLegal legal;

  game_fixture_init (fixture, FH_PRESET_AUSTRALIAN_4, NULL, 5);
  while (fh_game_peek_table (fixture->game)->due != FH_ACTION_PLAY
         || !fh_game_awaits_person (fixture->game))
    {
      game_fixture_wait (fixture);
      if (fh_game_peek_table (fixture->game)->due != FH_ACTION_PLAY)
        game_fixture_step (fixture, fh_bid (10, FH_NO_TRUMP));
    }
  fh_game_view_set_settings (FH_GAME_VIEW (fixture->view), settings);
  await_idle ();
  fh_game_get_legal (fixture->game, &legal);
  return fh_set_first (legal.cards & ~FH_SET_JOKERS);
}

/* Asserts that since the last time it was checked @checks times whether something can be done, and
 * the table was shown @updates times. */
static void
assert_cost (int checks, int updates)
{
  g_assert_cmpint (n_checks, ==, checks);
  g_assert_cmpint (n_updates, ==, updates);
  n_checks = n_updates = 0;
}

/* A card that is played is checked by who wants it and by the game, and shown by its change alone;
 * one that is lifted is not checked yet. */
static void
test_click (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_auto (GameFixture) fixture;
  FhCard card;

  g_object_set (settings, "confirm-play", TRUE, NULL);
  card = wait_for_card (&fixture, settings);
  n_checks = n_updates = 0;
  game_fixture_choose (&fixture, card);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_plays, ==, 0);
  assert_cost (0, 1);
  game_fixture_choose (&fixture, card);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_plays, ==, 1);
  assert_cost (2, 1);
}

/* No more with the tutor’s watch, who has it lifted until he has weighed it. */
static void
test_click_watched (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhTutor) tutor = NULL;
  g_auto (GameFixture) fixture;
  FhCard card;

  g_object_set (settings, "speak-when-differ", 60, NULL);
  card = wait_for_card (&fixture, settings);
  tutor = fh_tutor_new (quick_judged (fixture.game));
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture.view), tutor);
  await_next ();
  await (!fh_tutor_is_busy (tutor));
  await_idle ();
  n_checks = n_updates = 0;
  game_fixture_choose (&fixture, card);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_plays, ==, 0);
  assert_cost (1, 1);
  await (fh_game_peek_table (fixture.game)->n_plays > 0);
  g_assert_cmpint (n_checks, ==, 1);
  fh_game_view_set_tutor (FH_GAME_VIEW (fixture.view), NULL);
  fh_tutor_set_game (tutor, NULL);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strconcat ("/view/game/deal/", fh_preset_id ((FhPreset) preset), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_deal);
    }
  g_test_add_func ("/view/game/focus", test_focus);
  g_test_add_func ("/view/game/dealt-first", test_dealt_first);
  g_test_add_func ("/view/game/in-turn", test_in_turn);
  g_test_add_func ("/view/game/lands", test_lands);
  g_test_add_func ("/view/game/faces", test_faces);
  g_test_add_func ("/view/game/chosen-size", test_chosen_size);
  g_test_add_func ("/view/game/put-away", test_put_away);
  g_test_add_func ("/view/game/focus-elsewhere", test_focus_elsewhere);
  g_test_add_func ("/view/game/refused", test_refused);
  g_test_add_func ("/view/game/rule", test_rule);
  g_test_add_func ("/view/game/speech", test_speech);
  g_test_add_func ("/view/game/undo", test_undo);
  g_test_add_func ("/view/game/hint", test_hint);
  g_test_add_func ("/view/game/log-and-sheet", test_log_and_sheet);
  g_test_add_func ("/view/game/click/plain", test_click);
  g_test_add_func ("/view/game/click/watched", test_click_watched);

  return g_test_run ();
}
