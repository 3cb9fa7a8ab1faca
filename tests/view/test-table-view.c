/* test-table-view.c: who sits where, and what is written on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "fh-choice-panel.h"
#include "fh-contract-box.h"
#include "fh-score-box.h"
#include "fh-table-text.h"
#include "fh-table-view.h"
#include "fh-trick-packets.h"

/* A contract by seat 1 in deal @number, and @n_plays cards played. */
static void
play_deal (FhState *state, guint64 number, FhCall call, int n_plays)
{
  table_test_deal (state, FH_PRESET_AUSTRALIAN_4, number);
  table_test_call (state, FH_PASS);
  table_test_call (state, call);
  while (state->table.due == FH_ACTION_BID)
    table_test_call (state, FH_PASS);
  table_test_play (state, n_plays);
}

static void
play (FhState *state, FhCall call, int n_plays)
{
  play_deal (state, 2, call, n_plays);
}

/* The seat on the left sits on the left, whatever the direction of the text (seats and clockwise
 * play are physical). */
static void
test_seats (gconstpointer data)
{
  FhState state;
  GtkWidget *table, *window;
  graphene_rect_t places[4], slots[4];

  gtk_widget_set_default_direction (GPOINTER_TO_INT (data));
  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 2);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 1280, 754);
  for (int seat = 0; seat < 4; seat++)
    {
      g_assert_true (gtk_widget_compute_bounds (
          fh_table_view_get_place (FH_TABLE_VIEW (table), seat), table, &places[seat]));
      g_assert_true (fh_table_view_get_slot (FH_TABLE_VIEW (table), seat, &slots[seat]));
    }
  g_assert_cmpfloat (places[1].origin.x, <, places[2].origin.x);
  g_assert_cmpfloat (places[2].origin.x, <, places[3].origin.x);
  g_assert_cmpfloat (slots[1].origin.x, <, slots[2].origin.x);
  g_assert_cmpfloat (slots[2].origin.x, <, slots[3].origin.x);
  g_assert_cmpfloat (slots[2].origin.y, <, slots[1].origin.y);
  g_assert_cmpfloat (slots[0].origin.y, >, slots[1].origin.y);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  table_test_close (window, table);
}

static int
count_tags (GtkWidget *table, const char *text)
{
  GtkWidget *widgets[64];
  int n = table_test_list (table, widgets), found = 0;

  for (int i = 0; i < n; i++)
    {
      GtkWidget *tag =
          FH_IS_CARD_WIDGET (widgets[i]) ? gtk_widget_get_last_child (widgets[i]) : NULL;

      if (GTK_IS_LABEL (tag) && g_str_equal (gtk_label_get_text (GTK_LABEL (tag)), text))
        found++;
    }

  return found;
}

/* Who leads and who wins is written on the cards, and whose turn it is on the place. */
static void
test_words (void)
{
  FhState state;
  GtkWidget *table, *window;
  int turn;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 14);
  turn = state.table.turn;
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 900, 754);
  g_assert_cmpint (count_tags (table, "leads"), ==, 1);
  g_assert_cmpint (count_tags (table, "wins"), ==, 0);
  gtk_test_accessible_assert_property (fh_table_view_get_place (FH_TABLE_VIEW (table), turn),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "to act now");
  gtk_test_accessible_assert_role (fh_table_view_get_place (FH_TABLE_VIEW (table), turn),
                                   GTK_ACCESSIBLE_ROLE_GROUP);

  table_test_play (&state, 16);
  table_test_show (table, &state, FH_HOLD_TRICK);
  g_assert_cmpint (count_tags (table, "wins"), ==, 1);

  /* What is taken back is gone. */
  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 13);
  table_test_show (table, &state, FH_HOLD_NONE);
  g_assert_cmpint (count_tags (table, "leads"), ==, 1);
  g_assert_cmpint (count_tags (table, "wins"), ==, 0);
  table_test_close (window, table);
}

/* Whether a tag that is to be seen says @text. */
static gboolean
shows_tag (GtkWidget *table, const char *text)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (table, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "tag")
        && gtk_widget_get_mapped (labels->pdata[i]) && gtk_widget_get_width (labels->pdata[i]) > 0
        && g_str_equal (gtk_label_get_text (labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

/* Whether seat 0 has won the last trick with a card that was neither its first nor its last. */
static gboolean
wins_between (const FhState *state)
{
  const FhTable *table = &state->table;
  const FhPlayed *plays = &table->plays[table->last_trick_start];

  return table->n_tricks > 0 && fh_table_trick_size (table) == 0
         && table->trick_winner[table->n_tricks - 1] == 0 && plays[0].seat != 0
         && plays[3].seat != 0;
}

/* Where the cards of a trick lie in a row, the own one is named: the others lie below the places of
 * who played them. */
static void
test_own_card (void)
{
  GtkWidget *table = table_test_table (), *window;
  FhState state, before;
  int n_plays = 1;

  do
    play (&state, fh_bid (7, FH_TRUMP_HEARTS), n_plays++);
  while (state.table.plays[state.table.trick_start].seat != 0
         || fh_table_trick_size (&state.table) == 0);
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 640, 313);
  table_test_settle (window);
  g_assert_true (shows_tag (table, "You · leads"));
  g_assert_false (shows_tag (table, "leads"));
  table_test_resize (window, 900, 754);
  table_test_settle (window);
  g_assert_true (shows_tag (table, "leads"));
  g_assert_false (shows_tag (table, "You · leads"));

  /* A card that bore no tag gets one. */
  for (guint64 number = 1; !wins_between (&state); number++)
    for (int n = 3; n < 20 && !wins_between (&state); n += 4)
      {
        play_deal (&state, number, fh_bid (7, FH_TRUMP_HEARTS), n);
        before = state;
        table_test_play (&state, n + 1);
      }
  table_test_show (table, &before, FH_HOLD_NONE);
  table_test_settle (window);
  g_assert_false (shows_tag (table, "wins"));
  table_test_show (table, &state, FH_HOLD_TRICK);
  table_test_settle (window);
  g_assert_true (shows_tag (table, "wins"));
  table_test_close (window, table);
}

/* A trick counts as the one that is played until it has been gathered. */
static void
test_trick_number (void)
{
  FhState state;
  GtkWidget *table, *window;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 4);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_TRICK);
  window = table_test_window (table, 900, 754);
  g_assert_true (table_test_shows (table, "trick 1 of 10"));
  g_assert_false (table_test_shows (table, "trick 2 of 10"));
  table_test_show (table, &state, FH_HOLD_NONE);
  g_assert_true (table_test_shows (table, "trick 2 of 10"));
  table_test_close (window, table);
}

/* Who the partner is stays to be read while one calls; the other places say their call alone. */
static void
test_partner (void)
{
  FhState state;
  GtkWidget *table, *window;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 900, 754);
  g_assert_true (
      table_test_shows (fh_table_view_get_place (FH_TABLE_VIEW (table), 2), "your partner"));
  table_test_call (&state, FH_PASS);
  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  table_test_call (&state, fh_bid (8, FH_TRUMP_HEARTS));
  table_test_show (table, &state, FH_HOLD_NONE);
  g_assert_true (table_test_shows (fh_table_view_get_place (FH_TABLE_VIEW (table), 1), "7♥"));
  g_assert_true (
      table_test_shows (fh_table_view_get_place (FH_TABLE_VIEW (table), 2), "8♥ · partner"));
  table_test_close (window, table);
}

/* Asserts that the places lie where they lay at first, in @first. */
static void
check_places_stay (GtkWidget *table, graphene_rect_t first[4])
{
  for (int seat = 0; seat < 4; seat++)
    {
      graphene_rect_t now;

      table_test_settle (table);
      g_assert_true (gtk_widget_compute_bounds (
          fh_table_view_get_place (FH_TABLE_VIEW (table), seat), table, &now));
      if (first[seat].size.width == 0)
        first[seat] = now;
      g_test_message ("seat %d: %g,%g %gx%g", seat, now.origin.x, now.origin.y, now.size.width,
                      now.size.height);
      /* The own one stands above the hand, however high that is. */
      if (seat == 0)
        now.origin.y = first[seat].origin.y;
      g_assert_true (graphene_rect_equal (&first[seat], &now));
    }
}

/* Neither a call nor a role nor packets of tricks make a place wider or higher. */
static void
test_places_stay (gconstpointer data)
{
  const int width = GPOINTER_TO_INT (data);
  FhState state;
  GtkWidget *table, *window;
  graphene_rect_t first[4] = { 0 };

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 2);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, width, width < 600 ? 594 : 754);
  check_places_stay (table, first);
  table_test_call (&state, fh_bid (7, FH_TRUMP_HEARTS));
  table_test_show (table, &state, FH_HOLD_NONE);
  check_places_stay (table, first);
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  for (int n = 0; n < 40; n += 4)
    {
      table_test_play (&state, n);
      fh_table_view_set_prompt (FH_TABLE_VIEW (table), n % 8 == 0 ? "Your turn: lead a card." : "");
      table_test_show (table, &state, FH_HOLD_NONE);
      check_places_stay (table, first);
    }
  table_test_close (window, table);
}

static graphene_rect_t
bounds_of (GtkWidget *table, GType type)
{
  g_autoptr (GPtrArray) found = table_test_find_all (table, type);
  graphene_rect_t box;

  g_assert_cmpuint (found->len, ==, 1);
  g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (found, 0), table, &box));
  return box;
}

/* For the left hand the score and the own place change sides with what stood there; the hand and
 * the others stay. */
static void
test_left_handed (gconstpointer data)
{
  const int width = GPOINTER_TO_INT (data);
  FhState state;
  GtkWidget *table, *window;
  graphene_rect_t score, contract, own, left, own_left, partner, now;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 2);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (fh_table_view_new_scroller (FH_TABLE_VIEW (table)), width,
                              width == 640  ? 313
                              : width < 600 ? 594
                                            : 754);
  table_test_settle (table);
  g_assert_cmpint (gtk_widget_has_css_class (table, "low"), ==, width == 640);
  score = bounds_of (table, FH_TYPE_SCORE_BOX);
  g_assert_true (fh_table_view_get_place (FH_TABLE_VIEW (table), 0) != NULL);
  g_assert_true (
      gtk_widget_compute_bounds (fh_table_view_get_place (FH_TABLE_VIEW (table), 0), table, &own));
  g_assert_true (gtk_widget_compute_bounds (fh_table_view_get_place (FH_TABLE_VIEW (table), 2),
                                            table, &partner));
  g_assert_cmpfloat (score.origin.x, >, width / 2.0);
  g_assert_cmpfloat (own.origin.x, <, width / 2.0);

  fh_table_view_set_left_handed (FH_TABLE_VIEW (table), TRUE);
  table_test_settle (table);
  left = bounds_of (table, FH_TYPE_SCORE_BOX);
  contract = bounds_of (table, FH_TYPE_CONTRACT_BOX);
  g_assert_cmpfloat (left.origin.x, ==, width - score.origin.x - score.size.width);
  g_assert_false (graphene_rect_intersection (&left, &contract, NULL));
  g_assert_true (gtk_widget_compute_bounds (fh_table_view_get_place (FH_TABLE_VIEW (table), 0),
                                            table, &own_left));
  g_assert_cmpfloat (own_left.origin.x, ==, width - own.origin.x - own.size.width);
  g_assert_true (
      gtk_widget_compute_bounds (fh_table_view_get_place (FH_TABLE_VIEW (table), 2), table, &now));
  if (width != 640) /* where it stands in one row with what changes sides */
    g_assert_true (graphene_rect_equal (&now, &partner));
  for (int k = 0; k < 4; k++)
    {
      g_assert_true (gtk_widget_compute_bounds (fh_table_view_get_place (FH_TABLE_VIEW (table), k),
                                                table, &now));
      g_assert_false (graphene_rect_intersection (&now, &left, NULL));
      g_assert_false (graphene_rect_intersection (&now, &contract, NULL));
    }
  table_test_close (window, gtk_widget_get_ancestor (table, GTK_TYPE_SCROLLED_WINDOW));
}

/* How wide the cards of the hand on @table are, once it is laid out. */
static float
card_width (GtkWidget *table)
{
  FhHandView *hand = fh_table_view_get_hand (FH_TABLE_VIEW (table));
  graphene_rect_t box;

  table_test_frames (table, 3);
  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (fh_hand_view_get_nth (hand, 0)), table, &box));
  return box.size.width;
}

/* The cards of the hand are as large in the auction and in the exchange as in the play. */
static void
test_hand_stays (gconstpointer data)
{
  const FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  static const struct
  {
    int width, height;
    gboolean is_close; /* in the exchange there is no room for cards that are as large */
  } sizes[] = { { 360, 500 },       { 360, 590 },  { 480, 700 },  { 640, 313, TRUE },
                { 560, 553, TRUE }, { 800, 553 },  { 900, 560 },  { 900, 754 },
                { 1280, 620 },      { 1280, 754 }, { 1920, 1000 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FhState state;
      GtkWidget *table = table_test_table (), *window;
      float calling, exchanging, playing;

      table_test_deal (&state, preset, 2);
      table_test_show (table, &state, FH_HOLD_NONE);
      fh_table_view_set_panel (FH_TABLE_VIEW (table), gtk_button_new_with_label ("Pass"));
      window = table_test_window (fh_table_view_new_scroller (FH_TABLE_VIEW (table)),
                                  sizes[i].width, sizes[i].height);
      calling = card_width (table);
      while (state.table.turn != 0)
        table_test_call (&state, FH_PASS);
      table_test_call (&state, fh_bid (8, FH_TRUMP_HEARTS));
      while (state.table.due == FH_ACTION_BID)
        table_test_call (&state, FH_PASS);
      g_assert_cmpint (state.table.due, ==, FH_ACTION_DISCARD);
      table_test_show (table, &state, FH_HOLD_NONE);
      exchanging = card_width (table);
      table_test_play (&state, state.table.rules.n_seats);
      fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
      table_test_show (table, &state, FH_HOLD_NONE);
      playing = card_width (table);
      g_test_message ("%d by %d: %g, %g, %g pixels", sizes[i].width, sizes[i].height, calling,
                      exchanging, playing);
      g_assert_cmpfloat (calling, ==, playing);
      if (!sizes[i].is_close)
        g_assert_cmpfloat (exchanging, ==, playing);
      table_test_close (window, gtk_widget_get_ancestor (table, GTK_TYPE_SCROLLED_WINDOW));
    }
}

/* Asserts that @table is as high as its window, and that the hand on it is whole and none of its
 * cards lies on another.  Returns the width of a card. */
static float
check_hand_is_whole (GtkWidget *table, int height)
{
  FhHandView *hand = fh_table_view_get_hand (FH_TABLE_VIEW (table));
  float end = 0, width = 0;

  g_assert_cmpint (gtk_widget_get_height (table), ==, height);
  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    {
      graphene_rect_t box;

      g_assert_true (
          gtk_widget_compute_bounds (GTK_WIDGET (fh_hand_view_get_nth (hand, i)), table, &box));
      g_assert_cmpfloat (box.origin.x, >=, end);
      g_assert_cmpfloat (box.origin.y + box.size.height, <=, (float) height);
      end = box.origin.x + box.size.width;
      width = box.size.width;
    }
  g_assert_cmpfloat (end, >, 0);
  return width;
}

/* How wide the hand of @table is, and where it ends below. */
static int
measure_hand (GtkWidget *table, int *bottom)
{
  FhHandView *hand = fh_table_view_get_hand (FH_TABLE_VIEW (table));
  float left = G_MAXFLOAT, right = 0, below = 0;

  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    {
      graphene_rect_t box;

      g_assert_true (
          gtk_widget_compute_bounds (GTK_WIDGET (fh_hand_view_get_nth (hand, i)), table, &box));
      left = MIN (left, box.origin.x);
      right = MAX (right, box.origin.x + box.size.width);
      below = MAX (below, box.origin.y + box.size.height);
    }
  *bottom = (int) below;
  return (int) (right - left);
}

/* Above the sheet of the tutor the hand takes most of the width; with six players and an open hand
 * it is in sight, too. */
static void
test_short (void)
{
  static const struct
  {
    FhPreset preset;
    int least; /* of the width */
  } rows[] = { { FH_PRESET_AUSTRALIAN_4, 284 }, { FH_PRESET_AUSTRALIAN_6, 300 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhState state;
      GtkWidget *table = table_test_table (), *scroller, *window;
      int bottom, width;

      table_test_deal (&state, rows[i].preset, 1);
      while (state.table.turn != 1)
        table_test_call (&state, FH_PASS);
      table_test_call (&state, FH_OPEN_MISERE);
      while (state.table.due == FH_ACTION_BID)
        table_test_call (&state, FH_PASS);
      table_test_play (&state, 1);
      if (rows[i].preset == FH_PRESET_AUSTRALIAN_4)
        state.table.open[1] = 0;
      else
        state.table.open[1] = state.hands[1];
      table_test_show (table, &state, FH_HOLD_NONE);
      scroller = fh_table_view_new_scroller (FH_TABLE_VIEW (table));
      window = table_test_window (scroller, 350, 584);
      table_test_frames (window, 3);
      table_test_resize (window, 350, 418);
      table_test_frames (window, 6);
      width = measure_hand (table, &bottom);
      g_test_message ("%d wide, to %d of %d", width, bottom, gtk_widget_get_height (scroller));
      g_assert_cmpint (width, >=, rows[i].least);
      g_assert_cmpint (bottom, <=, gtk_widget_get_height (scroller));
      table_test_close (window, scroller);
    }
}

/* A telephone that lies on its side: the hand is whole and keeps its size, in the exchange too no
 * card lies on another, and those of a trick do not either. */
static void
test_low (gconstpointer data)
{
  const FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  const int height = 313;
  FhState state;
  GtkWidget *table, *window;
  g_autoptr (GPtrArray) cards = NULL;
  float size;

  table_test_deal (&state, preset, 2);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), gtk_button_new_with_label ("Pass"));
  /* As in the program: before the table knows how low it is, it asks for more. */
  window = table_test_window (fh_table_view_new_scroller (FH_TABLE_VIEW (table)), 640, height);
  table_test_frames (window, 4);
  g_assert_true (gtk_widget_has_css_class (table, "low"));
  size = check_hand_is_whole (table, height);
  g_assert_cmpfloat (size, >=, 52);

  table_test_call (&state, fh_bid (8, FH_TRUMP_HEARTS));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  if (state.table.due == FH_ACTION_DISCARD && state.table.declarer == 0)
    {
      table_test_show (table, &state, FH_HOLD_NONE);
      table_test_settle (table);
      g_assert_cmpfloat (check_hand_is_whole (table, height), >=, 44);
    }
  table_test_play (&state, state.table.rules.n_seats - 1);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
  table_test_show (table, &state, FH_HOLD_NONE);
  table_test_settle (table);
  g_assert_cmpfloat (check_hand_is_whole (table, height), ==, size);

  cards = table_test_find_all (table, FH_TYPE_CARD_WIDGET);
  for (guint i = 0; i < cards->len; i++)
    for (guint j = 0; j < i; j++)
      {
        graphene_rect_t a, b, both;

        if (!gtk_widget_get_mapped (cards->pdata[i]) || !gtk_widget_get_mapped (cards->pdata[j]))
          continue;
        g_assert_true (gtk_widget_compute_bounds (cards->pdata[i], table, &a));
        g_assert_true (gtk_widget_compute_bounds (cards->pdata[j], table, &b));
        if (graphene_rect_intersection (&a, &b, &both))
          g_assert_cmpfloat (MIN (both.size.width, both.size.height), <=, 0);
      }
  table_test_close (window, table);
}

/* What is said covers neither the hand nor what is asked, at @data pixels of width. */
static void
test_notice (gconstpointer data)
{
  const int width = GPOINTER_TO_INT (data);
  static const char *const sentences[] = {
    "Seven is too low.",
    "You must follow diamonds: you hold the eight of diamonds.",
    "Your partner has bid out of turn: you may only pass for the rest of this auction, whatever "
    "you hold.",
  };
  FhState state;
  GtkWidget *table, *window, *panel = gtk_button_new_with_label ("Pass");

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 2);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  gtk_widget_set_size_request (panel, -1, 600);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), panel);
  window = table_test_window (table, width, width < 1000 ? 594 : 754);
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      GtkWidget *notice = gtk_widget_get_last_child (table);
      GtkWidget *others[] = { gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW),
                              GTK_WIDGET (fh_table_view_get_hand (FH_TABLE_VIEW (table))) };
      graphene_rect_t box, other;

      fh_table_view_set_notice (FH_TABLE_VIEW (table), sentences[i], "play#follow");
      table_test_frames (table, 2);
      g_assert_true (gtk_widget_has_css_class (notice, "notice"));
      g_assert_true (gtk_widget_compute_bounds (notice, table, &box));
      for (guint o = 0; o < G_N_ELEMENTS (others); o++)
        {
          g_assert_true (gtk_widget_compute_bounds (others[o], table, &other));
          g_test_message ("%d, %g,%g %gx%g over %g,%g %gx%g", i, box.origin.x, box.origin.y,
                          box.size.width, box.size.height, other.origin.x, other.origin.y,
                          other.size.width, other.size.height);
          g_assert_false (graphene_rect_intersection (&box, &other, NULL));
        }
    }
  table_test_close (window, table);
}

/* The trick stays where it lies while the joker names a suit. */
static void
test_joker_stays (void)
{
  static const struct
  {
    FhPreset preset;
    int last; /* the seat before the person */
    int width, height;
  } tables[] = {
    { FH_PRESET_AUSTRALIAN_4, 3, 1280, 754 },
    { FH_PRESET_AUSTRALIAN_3, 2, 1280, 754 },
  };
  FhRefusal refusals[FH_N_SUITS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      FhState state;
      GtkWidget *table, *window;
      graphene_rect_t before, after;

      table_test_deal (&state, tables[i].preset, 3);
      while (state.table.turn != tables[i].last)
        table_test_call (&state, FH_PASS);
      table_test_call (&state, fh_bid (8, FH_NO_TRUMP));
      while (state.table.due == FH_ACTION_BID)
        table_test_call (&state, FH_PASS);
      table_test_play (&state, 1);
      table = table_test_table ();
      table_test_show (table, &state, FH_HOLD_NONE);
      window = table_test_window (table, tables[i].width, tables[i].height);
      table_test_frames (table, 3);
      g_assert_true (fh_table_view_get_slot (FH_TABLE_VIEW (table), tables[i].last, &before));
      fh_table_view_set_panel (FH_TABLE_VIEW (table), fh_joker_chooser_new (refusals));
      table_test_frames (table, 3);
      g_assert_true (fh_table_view_get_slot (FH_TABLE_VIEW (table), tables[i].last, &after));
      g_test_message ("%d: %g, %g and %g, %g", i, before.origin.x, before.origin.y, after.origin.x,
                      after.origin.y);
      g_assert_true (graphene_rect_equal (&before, &after));
      table_test_close (window, table);
    }
}

/* Every size leaves the window as large as it was asked to be: 360 pixels are enough, and the tutor
 * has room below the hand, which is in two rows. */
static void
test_least (void)
{
  FhState state;
  GtkWidget *table, *window;
  int width, height;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 14);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 360, 594);
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 366);
  table_test_close (window, table);
}

/* Each trick won is a packet of its own, which can be counted (DX-051). */
static void
test_packets (void)
{
  GtkWidget *packets = g_object_ref_sink (fh_trick_packets_new ());
  int width, wider = 0;

  for (int count = 0; count <= FH_N_TRICKS; count++)
    {
      fh_trick_packets_set_count (FH_TRICK_PACKETS (packets), count);
      gtk_widget_measure (packets, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      g_assert_cmpint (width, >=, count > 0 ? wider + 1 : 0);
      wider = width;
    }
  g_assert_finalize_object (packets);
}

/* From across a room packets and the kitty are told as well as the cards are: they grow with them.
 */
static void
test_afar (void)
{
  static const struct
  {
    int width, height, packet, card;
  } sizes[] = { { 1280, 754, 14, 44 }, { 2560, 1380, 22, 80 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FhState state;
      GtkWidget *table = table_test_table (), *window;
      g_autoptr (GPtrArray) cards = NULL, packets = NULL;
      int narrowest = G_MAXINT, n_packets = 0;

      table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 2);
      table_test_show (table, &state, FH_HOLD_NONE);
      window = table_test_window (table, sizes[i].width, sizes[i].height);
      table_test_frames (window, 4);
      cards = table_test_find_all (table, FH_TYPE_CARD_WIDGET);
      for (guint k = 0; k < cards->len; k++)
        if (gtk_widget_get_mapped (cards->pdata[k]))
          narrowest = MIN (narrowest, gtk_widget_get_width (cards->pdata[k]));
      g_assert_cmpint (narrowest, >=, sizes[i].card);

      play (&state, fh_bid (7, FH_TRUMP_HEARTS), 8);
      table_test_show (table, &state, FH_HOLD_NONE);
      table_test_frames (window, 4);
      packets = table_test_find_all (table, FH_TYPE_TRICK_PACKETS);
      for (guint k = 0; k < packets->len; k++)
        if (gtk_widget_get_mapped (packets->pdata[k]))
          {
            int height;

            gtk_widget_measure (packets->pdata[k], GTK_ORIENTATION_VERTICAL, -1, &height, NULL,
                                NULL, NULL);
            g_assert_cmpint (height, >=, sizes[i].packet);
            n_packets++;
          }
      g_assert_cmpint (n_packets, >, 0);
      table_test_close (window, table);
    }
}

/* A question takes the place of the line over the hand, which is not painted without a place. */
static void
test_question (void)
{
  FhState state;
  GtkWidget *table, *window;
  g_autoptr (GPtrArray) labels = NULL;
  guint n_lines = 0;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 2);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 1280, 754);
  fh_table_view_set_prompt (FH_TABLE_VIEW (table), "Your call");
  fh_table_view_set_question (FH_TABLE_VIEW (table), TRUE);
  table_test_settle (table);
  labels = table_test_find_all (table, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), "Your call"))
      {
        n_lines++;
        g_assert_false (gtk_widget_get_mapped (labels->pdata[i]));
      }
  g_assert_cmpuint (n_lines, ==, 1);
  g_ptr_array_set_size (labels, 0);
  table_test_close (window, table);
}

/* Signs and percent signs stay where they are written in a window that is read from right to left.
 */
static void
test_numbers (void)
{
  static const char *const expected[] = { "+20", "\u22125", "5 %", "\u2212140" };

  for (int is_rtl = 0; is_rtl <= 1; is_rtl++)
    {
      g_auto (GStrv) texts = g_new0 (char *, G_N_ELEMENTS (expected) + 1);

      gtk_widget_set_default_direction (is_rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      texts[0] = fh_table_gain (20);
      texts[1] = fh_table_gain (-5);
      texts[2] = fh_table_percent (0.05);
      texts[3] = fh_table_points (-140);
      for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
        {
          g_autofree char *text =
              is_rtl ? g_strconcat ("\u2066", expected[i], "\u2069", NULL) : g_strdup (expected[i]);

          g_assert_cmpstr (texts[i], ==, text);
        }
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* What is written on a table that is seen across a room grows with it. */
static void
test_huge (void)
{
  FhState state;
  GtkWidget *table, *window, *place;
  int usual;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 14);
  table = table_test_table ();
  table_test_show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 1280, 754);
  table_test_settle (table);
  place = fh_table_view_get_place (FH_TABLE_VIEW (table), 1);
  usual = gtk_widget_get_height (place);
  table_test_resize (window, 2560, 1394);
  table_test_settle (table);
  g_assert_cmpint (gtk_widget_get_height (place), >=, usual * 3 / 2);
  g_assert_cmpint (gtk_widget_get_width (place), >=, 360);
  table_test_close (window, table);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_data_func ("/view/table/seats/ltr", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_seats);
  g_test_add_data_func ("/view/table/seats/rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_seats);
  g_test_add_func ("/view/table/words", test_words);
  g_test_add_func ("/view/table/own-card", test_own_card);
  g_test_add_func ("/view/table/numbers", test_numbers);
  g_test_add_func ("/view/table/huge", test_huge);
  g_test_add_func ("/view/table/question", test_question);
  g_test_add_func ("/view/table/least", test_least);
  g_test_add_func ("/view/table/joker-stays", test_joker_stays);
  g_test_add_data_func ("/view/table/notice/narrow", GINT_TO_POINTER (360), test_notice);
  g_test_add_data_func ("/view/table/notice/usual", GINT_TO_POINTER (1280), test_notice);
  g_test_add_data_func ("/view/table/hand-stays/two", GINT_TO_POINTER (FH_PRESET_AMERICAN_2),
                        test_hand_stays);
  g_test_add_data_func ("/view/table/hand-stays/dummies", GINT_TO_POINTER (FH_PRESET_NEW_ZEALAND_2),
                        test_hand_stays);
  g_test_add_data_func ("/view/table/hand-stays/four", GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_4),
                        test_hand_stays);
  g_test_add_func ("/view/table/short", test_short);
  g_test_add_data_func ("/view/table/low/4", GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_4), test_low);
  g_test_add_data_func ("/view/table/low/5", GINT_TO_POINTER (FH_PRESET_NEW_ZEALAND_5), test_low);
  g_test_add_data_func ("/view/table/low/6", GINT_TO_POINTER (FH_PRESET_AMERICAN_6), test_low);
  g_test_add_data_func ("/view/table/left-handed/narrow", GINT_TO_POINTER (360), test_left_handed);
  g_test_add_data_func ("/view/table/left-handed/low", GINT_TO_POINTER (640), test_left_handed);
  g_test_add_data_func ("/view/table/left-handed/usual", GINT_TO_POINTER (1280), test_left_handed);
  g_test_add_data_func ("/view/table/places-stay/narrow", GINT_TO_POINTER (360), test_places_stay);
  g_test_add_data_func ("/view/table/places-stay/half", GINT_TO_POINTER (900), test_places_stay);
  g_test_add_data_func ("/view/table/places-stay/usual", GINT_TO_POINTER (1280), test_places_stay);
  g_test_add_func ("/view/table/trick-number", test_trick_number);
  g_test_add_func ("/view/table/partner", test_partner);
  g_test_add_func ("/view/table/packets", test_packets);
  g_test_add_func ("/view/table/afar", test_afar);

  return g_test_run ();
}
