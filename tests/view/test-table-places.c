/* test-table-places.c: everything on every table has its place, at every size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "fh-bid-panel.h"
#include "fh-choice-panel.h"
#include "fh-kitty-panel.h"
#include "fh-result-panel.h"
#include "fh-table-layout.h"
#include "fh-table-panel.h"

/* Windows that are narrow, windows that are not, and text that is large: three programs' worth of
 * painting. */
static const struct
{
  const char *class;
  int width, height;
} sizes[] = {
  { "narrow", 360, 594 }, { "narrow", 360, 470 }, { "narrow", 360, 330 }, { "narrow", 670, 640 },
  { "narrow", 800, 554 }, { "wide", 900, 754 },   { "wide", 1280, 754 },  { "wide", 1880, 1100 },
  { "low", 640, 313 },    { "low", 640, 280 },    { "low", 900, 360 },    { "wide", 2560, 1394 },
  { "large", 360, 720 },  { "large", 800, 554 },  { "large", 1280, 754 },
};

/* How much larger than usual large text is: that of 11 points becomes 20. */
#define LARGE_TEXT (20 / 11.0)

/* One table in one window goes through all sizes and states, as that of a person does: what one of
 * them leaves behind is seen in the next. */
static GtkWidget *window, *table;
static int width, height;

/* Asserts that everything lies inside, and nothing over anything else; cards of a trick may touch
 * each other. */
static void
check_places (void)
{
  GtkWidget *widgets[64];
  int n = table_test_list (table, widgets);

  g_assert_cmpint (n, >=, 4);
  for (int i = 0; i < n; i++)
    {
      graphene_rect_t a, b, both;

      g_assert_true (gtk_widget_compute_bounds (widgets[i], table, &a));
      g_test_message ("%s %g,%g %gx%g", G_OBJECT_TYPE_NAME (widgets[i]), a.origin.x, a.origin.y,
                      a.size.width, a.size.height);
      g_assert_cmpfloat (a.origin.x, >=, 0);
      g_assert_cmpfloat (a.origin.y, >=, 0);
      g_assert_cmpfloat (a.origin.x + a.size.width, <=, gtk_widget_get_width (table));
      g_assert_cmpfloat (a.origin.y + a.size.height, <=, gtk_widget_get_height (table));
      for (int j = 0; j < i; j++)
        {
          g_assert_true (gtk_widget_compute_bounds (widgets[j], table, &b));
          /* Cards of a trick may touch, and where there is little room cover half of each other. */
          if (FH_IS_CARD_WIDGET (widgets[i]) && FH_IS_CARD_WIDGET (widgets[j]))
            {
              if (graphene_rect_intersection (&a, &b, &both))
                g_assert_cmpfloat (both.size.width * both.size.height, <=,
                                   a.size.width * a.size.height * 0.6f);
              continue;
            }
          if (graphene_rect_intersection (&a, &b, &both))
            g_assert_cmpfloat (MIN (both.size.width, both.size.height), <=, 0);
        }
    }
}

/* Asserts that the scroller does not cut the panel off at the side. */
static void
check_panel_is_whole (GtkWidget *panel)
{
  int least;

  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_test_message ("%s asks for %d px", G_OBJECT_TYPE_NAME (panel), least);
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_parent (panel)), >=, least);
}

/* Asserts that the buttons of @panel can be seen without scrolling, at this size and any text. */
static void
check_buttons_are_in_sight (GtkWidget *panel)
{
  g_autoptr (GPtrArray) buttons = table_test_find_all (panel, GTK_TYPE_BUTTON);
  GtkWidget *frame = gtk_widget_get_parent (panel);

  for (guint i = 0; i < buttons->len; i++)
    {
      graphene_rect_t box;

      if (!gtk_widget_get_mapped (buttons->pdata[i]))
        continue;
      g_assert_true (gtk_widget_compute_bounds (buttons->pdata[i], frame, &box));
      g_test_message ("%s: button at %g,%g %gx%g in %dx%d", G_OBJECT_TYPE_NAME (panel),
                      box.origin.x, box.origin.y, box.size.width, box.size.height,
                      gtk_widget_get_width (frame), gtk_widget_get_height (frame));
      g_assert_cmpfloat (box.origin.x, >=, 0);
      g_assert_cmpfloat (box.origin.y, >=, 0);
      g_assert_cmpfloat (box.origin.x + box.size.width, <=, gtk_widget_get_width (frame));
      g_assert_cmpfloat (box.origin.y + box.size.height, <=, gtk_widget_get_height (frame));
    }
}

/* As whoever holds the table does. */
static void
give_room (GtkWidget *panel)
{
  fh_table_panel_set_room (FH_TABLE_PANEL (panel),
                           fh_table_view_get_room_width (FH_TABLE_VIEW (table)),
                           fh_table_view_get_room (FH_TABLE_VIEW (table)));
}

static void
place (const FhState *state, FhHold hold, gboolean bids)
{
  fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
  table_test_show (table, state, hold);
  table_test_resize (window, width, height);
  if (bids)
    {
      GtkWidget *panel = fh_bid_panel_new ();
      FhScene scene = { &state->table, table_test_seating (), 0 };
      FhLegal legal;

      fh_state_legal (state, &legal);
      fh_table_panel_update (FH_TABLE_PANEL (panel),
                             &(FhPanelMoment){ .scene = scene, .legal = legal });
      fh_table_view_set_panel (FH_TABLE_VIEW (table), panel);
      table_test_settle (window);
      give_room (panel);
    }
  table_test_frames (window, 2);
  if (bids)
    check_panel_is_whole (fh_table_view_get_panel (FH_TABLE_VIEW (table)));
  /* A telephone that lies on its side shows all calls. */
  if (bids && gtk_widget_get_height (table) == 313)
    {
      give_room (fh_table_view_get_panel (FH_TABLE_VIEW (table)));
      table_test_frames (window, 2);
      check_buttons_are_in_sight (fh_table_view_get_panel (FH_TABLE_VIEW (table)));
    }
  check_places ();
}

/* Shows @panel on the table where @state is. */
static void
place_panel (const FhState *state, FhHold hold, GtkWidget *panel)
{
  fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
  table_test_show (table, state, hold);
  table_test_resize (window, width, height);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), panel);
  table_test_settle (window);
  give_room (panel);
  table_test_frames (window, 2);
  check_panel_is_whole (panel);
  /* In a window that is very low, several answers are scrolled, and what follows the next deal. */
  if (fh_table_view_get_room (FH_TABLE_VIEW (table)) >= (FH_IS_CHOICE_PANEL (panel)   ? 240
                                                         : FH_IS_RESULT_PANEL (panel) ? 180
                                                                                      : 110))
    check_buttons_are_in_sight (panel);
}

/* A contract of @call by seat 1 of four, and @n_plays cards played. */
static void
play_four (FhState *state, FhCall call, int n_plays)
{
  table_test_deal (state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (state, FH_PASS);
  table_test_call (state, call);
  while (state->table.due == FH_ACTION_BID)
    table_test_call (state, FH_PASS);
  table_test_play (state, n_plays);
}

/* The table by @preset: the auction, and a trick that lacks one card. */
static void
place_preset (FhPreset preset)
{
  FhState state;

  g_test_message ("%s", fh_preset_id (preset));
  table_test_deal (&state, preset, 3);
  place (&state, FH_HOLD_NONE, TRUE);
  table_test_call (&state, fh_bid (8, FH_TRUMP_HEARTS));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  table_test_play (&state, 2 * state.table.rules.n_seats - 1);
  g_assert_cmpint (fh_table_trick_size (&state.table), ==, state.table.rules.n_seats - 1);
  place (&state, FH_HOLD_NONE, FALSE);
}

/* Asserts that all @n cards of the trick are to be seen, none over another one; or none of them,
 * unless the panel surely leaves room. */
static void
check_trick_beside_panel (int n, gboolean has_room)
{
  GtkWidget *widgets[TABLE_TEST_MAX];
  int n_widgets = table_test_list (table, widgets), n_cards = 0;
  graphene_rect_t boxes[TABLE_TEST_MAX];

  for (int i = 0; i < n_widgets; i++)
    if (FH_IS_CARD_WIDGET (widgets[i]))
      {
        g_assert_true (gtk_widget_compute_bounds (widgets[i], table, &boxes[n_cards]));
        g_assert_cmpfloat (boxes[n_cards].size.width, >=, 40);
        for (int other = 0; other < n_cards; other++)
          g_assert_false (graphene_rect_intersection (&boxes[n_cards], &boxes[other], NULL));
        n_cards++;
      }
  g_test_message ("%d of %d cards beside the panel", n_cards, n);
  if (has_room || n_cards > 0)
    g_assert_cmpint (n_cards, ==, n);
  if (n_cards > 0)
    check_buttons_are_in_sight (fh_table_view_get_panel (FH_TABLE_VIEW (table)));
  check_places ();
}

/* Asserts that it shows where the next card belongs, or that nothing does. */
static void
check_slot (gboolean is_shown)
{
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "slot"))
      g_assert_cmpint (gtk_widget_get_mapped (child), ==, is_shown);
}

/* Which suit the joker names is asked of the person while the cards of @seat, who leads, and of all
 * after it lie there. */
static void
place_question (FhPreset preset, int seat, gboolean is_wide)
{
  FhRefusal refusals[FH_N_SUITS] = { 0 };
  FhState state;
  int n;

  table_test_deal (&state, preset, 3);
  while (state.table.turn != seat)
    table_test_call (&state, FH_PASS);
  table_test_call (&state, fh_bid (8, FH_NO_TRUMP));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  n = state.table.rules.n_seats - seat;
  table_test_play (&state, n);
  g_assert_cmpint (state.table.turn, ==, 0);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
  table_test_show (table, &state, FH_HOLD_NONE);
  table_test_resize (window, width, height);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), fh_joker_chooser_new (refusals));
  table_test_frames (window, 2);
  check_trick_beside_panel (n, is_wide);
  check_slot (FALSE);

  /* A panel that goes when the table is shown already, as that of the kitty does before the first
   * lead, leaves the place of the card. */
  table_test_show (table, &state, FH_HOLD_NONE);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
  table_test_frames (window, 2);
  check_slot (TRUE);
}

static void
place_questions (gboolean is_wide)
{
  static const GtkTextDirection directions[] = { GTK_TEXT_DIR_RTL, GTK_TEXT_DIR_LTR };

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      gtk_widget_set_default_direction (directions[i]);
      place_question (FH_PRESET_AUSTRALIAN_4, 3, is_wide);
      place_question (FH_PRESET_AUSTRALIAN_4, 2, is_wide);
      place_question (FH_PRESET_AMERICAN_5, 1, is_wide);
      place_question (FH_PRESET_AUSTRALIAN_6, 1, is_wide);
    }
  fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
}

/* What is asked and said in the course of a deal: the kitty, a suit for the joker, the result. */
static void
place_panels (void)
{
  FhRefusal refusals[FH_N_SUITS] = { 0 };
  FhScene scene;
  FhState state;
  GtkWidget *panel;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (&state, fh_bid (8, FH_TRUMP_CLUBS));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  panel = fh_kitty_panel_new ();
  scene = (FhScene){ &state.table, table_test_seating (), 0 };
  fh_table_panel_update (FH_TABLE_PANEL (panel),
                         &(FhPanelMoment){ .scene = scene, .legal.count = 3 });
  place_panel (&state, FH_HOLD_NONE, panel);
  place_panel (&state, FH_HOLD_NONE, fh_joker_chooser_new (refusals));

  table_test_play (&state, FH_N_TRICKS * 4);
  g_assert_true (state.table.deal_over);
  panel = fh_result_panel_new ();
  fh_table_panel_update (
      FH_TABLE_PANEL (panel),
      &(FhPanelMoment){ .scene = scene, .hold = FH_HOLD_DEAL, .offers_review = TRUE });
  place_panel (&state, FH_HOLD_DEAL, panel);
  fh_table_view_set_panel (FH_TABLE_VIEW (table), NULL);
}

/* Every table for two to six, a finished trick, and the hand of an open misère on the table
 * (HP-033), at the size number @data. */
static void
test_size (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  FhState state;

  width = sizes[i].width;
  height = sizes[i].height;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                (int) (96 * PANGO_SCALE * (g_str_equal (sizes[i].class, "large") ? LARGE_TEXT : 1)),
                NULL);
  if (window == NULL)
    {
      table = table_test_table ();
      window = table_test_window (table, width, height);
    }

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    place_preset ((FhPreset) preset);
  place_panels ();
  place_questions (g_str_equal (sizes[i].class, "wide"));

  play_four (&state, fh_bid (7, FH_TRUMP_HEARTS), 16);
  place (&state, FH_HOLD_TRICK, FALSE);
  play_four (&state, FH_OPEN_MISERE, 2);
  g_assert_cmpuint (state.table.open[1], !=, 0);
  place (&state, FH_HOLD_NONE, FALSE);
}

/* What a table with so many seats usually holds; each row sets what it is about. */
static FhTableNeeds
usual_needs (int wide, int high, int n_seats)
{
  return (FhTableNeeds){ .width = wide,
                         .height = high,
                         .n_seats = n_seats,
                         .is_narrow = wide < 600,
                         .widest_centre = 520,
                         .contract_width = 200,
                         .score_width = 150,
                         .box_height = 56,
                         .size = 1,
                         .place_width = 150,
                         .place_height = 50,
                         .prompt_height = 48,
                         .hand_height = high / 5 };
}

/* The cards of a trick of five or six do not cover each other at usual heights. */
static void
test_large_tricks (void)
{
  for (int n = 5; n <= 6; n++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        FhTableLayout layout;
        FhTableNeeds needs = usual_needs (sizes[i].width, sizes[i].height, n);

        if (sizes[i].height < 550)
          continue;
        fh_table_layout (&layout, &needs);
        for (int a = 0; a < n; a++)
          for (int b = 0; b < a; b++)
            g_assert_false (gdk_rectangle_intersect (&layout.slots[a], &layout.slots[b], NULL));
      }
}

/* Whether what lies at @card lies below @place, so that one sees whose it is. */
static gboolean
is_below (const GdkRectangle *card, const GdkRectangle *place)
{
  int middle = card->x + card->width / 2;

  return card->y >= place->y + place->height && middle > place->x
         && middle < place->x + place->width;
}

/* Cards of a trick are as large as those of the hand at least, however low the table is: nearer to
 * each other crosswise, or each below the place of its player, the own one nearest to the hand. */
static void
test_low_tricks (void)
{
  static const struct
  {
    int width, height;
    gboolean is_narrow, is_low, is_bare;
    int hand_height, hand_card;
  } tables[] = {
    { 640, 313, TRUE, TRUE, FALSE, 86, 52 },
    { 800, 553, FALSE, FALSE, FALSE, 121, 76 },
    { 360, 344, TRUE, FALSE, TRUE, 138, 56 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      FhTableLayout layout;
      FhTableNeeds needs = usual_needs (tables[i].width, tables[i].height, 4);

      needs.is_narrow = tables[i].is_narrow;
      needs.is_low = tables[i].is_low;
      needs.is_bare = tables[i].is_bare;
      needs.place_width = tables[i].is_narrow ? 96 : 150;
      needs.hand_height = tables[i].hand_height;
      needs.hand_card = tables[i].hand_card;
      if (tables[i].is_low)
        {
          needs.prompt_height = 0;
          needs.left_width = 116;
          needs.right_width = 96;
        }
      needs.box_height = 44;
      needs.place_height = 40;

      fh_table_layout (&layout, &needs);
      for (int a = 0; a < needs.n_seats; a++)
        {
          g_assert_cmpint (layout.slots[a].width, >=, tables[i].hand_card);
          g_assert_true (a == 0 || !needs.is_narrow
                         || (is_below (&layout.slots[a], &layout.places[a])
                             && layout.slots[a].y <= layout.slots[0].y));
          for (int b = 0; b < a; b++)
            g_assert_false (gdk_rectangle_intersect (&layout.slots[a], &layout.slots[b], NULL));
        }
    }
}

/* Hands that lie open at the sides of a wide table are as wide as those across it, where there is
 * room. */
static void
test_open_hands (void)
{
  for (int n = 4; n <= FH_MAX_SEATS; n += 2)
    {
      FhTableNeeds needs = usual_needs (1280, 694, n);
      FhTableLayout layout;

      needs.place_width = 230;
      needs.open_seats = fh_seats_first (n) & ~1u;
      fh_table_layout (&layout, &needs);
      for (int k = 1; k < n; k++)
        g_assert_cmpint (layout.open[k].width, ==, layout.open[n / 2].width);
    }
}

/* A place in a row with others has room for the whole name where they can spare it; else all are as
 * wide as each other. */
static void
test_names (void)
{
  for (int is_low = 0; is_low < 2; is_low++)
    {
      FhTableNeeds needs = usual_needs (is_low ? 640 : 360, is_low ? 313 : 594, 4);
      FhTableLayout layout;

      needs.is_narrow = TRUE;
      needs.is_low = is_low;
      for (int k = 1; k < 4; k++)
        needs.name_widths[k] = 70;
      fh_table_layout (&layout, &needs);
      g_assert_cmpint (layout.places[2].width, ==, layout.places[1].width);
      needs.name_widths[2] = layout.places[2].width + 20;
      fh_table_layout (&layout, &needs);
      for (int k = 1; k < 4; k++)
        g_assert_cmpint (layout.places[k].width, >=, needs.name_widths[k]);
      g_assert_cmpint (layout.places[3].width, ==, layout.places[1].width);
    }
}

/* Two to six players each have a place and a slot of their own. */
static void
test_numbers (void)
{
  for (int n = 2; n <= FH_MAX_SEATS; n++)
    for (int narrow = 0; narrow < 2; narrow++)
      {
        FhTableNeeds needs = usual_needs (narrow ? 360 : 1280, narrow ? 594 : 754, n);
        FhTableLayout layout;

        if (narrow)
          needs.place_width = 100;
        fh_table_layout (&layout, &needs);
        for (int k = 1; k < n; k++)
          {
            GdkRectangle *place = &layout.places[k];

            g_assert_cmpint (place->x, >=, 0);
            g_assert_cmpint (place->x + place->width, <=, needs.width);
            g_assert_cmpint (place->width, >=, 48);
            for (int j = 0; j < k; j++)
              {
                g_assert_false (gdk_rectangle_intersect (place, &layout.places[j], NULL));
                g_assert_false (layout.slots[k].x == layout.slots[j].x
                                && layout.slots[k].y == layout.slots[j].y);
              }
            for (int j = 0; j < n; j++)
              g_assert_false (gdk_rectangle_intersect (place, &layout.slots[j], NULL));
          }
      }
}

/* What lies at an edge of a wide table has one margin: places at the sides stand there or well
 * inside.  Those at the far edge leave a gap to the boxes. */
static void
test_margins (void)
{
  static const int widths[] = { 790, 896, 1270, 1910, 2550 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int n = 2; n <= FH_MAX_SEATS; n++)
      for (int place = 160; place <= 400; place += 30)
        {
          FhTableNeeds needs = usual_needs (widths[i], widths[i] * 3 / 5, n);
          FhTableLayout layout;
          int margin, end;

          needs.contract_width = 212;
          needs.score_width = 190;
          needs.place_width = place;
          fh_table_layout (&layout, &needs);
          margin = layout.contract.x;
          g_assert_cmpint (layout.places[0].x, ==, margin);
          g_assert_cmpint (layout.hand.x, ==, margin);
          g_assert_cmpint (layout.score.x + layout.score.width, ==, needs.width - margin);
          g_assert_cmpint (needs.height - layout.hand.y - layout.hand.height, ==, margin);
          end = layout.contract.x + layout.contract.width;
          for (int k = 1; k < n; k++)
            {
              const GdkRectangle *at = &layout.places[k];

              if (at->y == layout.contract.y)
                {
                  g_assert_cmpint (at->x - end, >=, 12);
                  g_assert_cmpint (layout.score.x - at->x - at->width, >=, 12);
                }
              else if (at->x != margin && at->x + at->width != needs.width - margin)
                g_assert_cmpint (MIN (at->x, needs.width - at->x - at->width), >=, 3 * margin);
            }
        }
}

/* Beside one column of a low table the middle is that of the table, for either hand. */
static void
test_low_middle (void)
{
  for (int is_left_handed = 0; is_left_handed < 2; is_left_handed++)
    {
      FhTableNeeds needs = usual_needs (640, 313, 4);
      FhTableLayout layout;

      needs.is_narrow = needs.is_low = TRUE;
      needs.is_left_handed = is_left_handed;
      needs.place_width = 96;
      needs.right_width = 44;
      needs.prompt_height = 0;
      fh_table_layout (&layout, &needs);
      g_assert_cmpint (layout.centre.x + layout.centre.width / 2, ==, 320);
      g_assert_cmpint (layout.centre.width, >=, 500);
      needs.width = 560;
      fh_table_layout (&layout, &needs);
      g_assert_cmpint (layout.centre.width, >=, 494);
    }
}

/* The kitty does not lie on what lies open, such as the cards of dummies; and lies there where
 * nothing does. */
static void
test_kitty (void)
{
  int n_lies = 0;

  for (int high = 400; high <= 1400; high += 50)
    for (int n = 2; n <= FH_MAX_SEATS; n++)
      for (int dummies = 0; dummies < 3; dummies++)
        {
          unsigned others = ((1u << n) - 1) & ~1u;
          FhTableNeeds needs = usual_needs (1280, high, n);
          FhTableLayout layout;

          needs.place_width = 230;
          needs.has_panel = TRUE;
          needs.open_seats = dummies == 1 ? others : 0;
          needs.dummy_seats = dummies == 2 ? others : 0;
          fh_table_layout (&layout, &needs);
          n_lies += layout.kitty.width > 0;
          for (int k = 1; k < n; k++)
            {
              g_test_message ("%d px, %d seats, seat %d", high, n, k);
              g_assert_false (gdk_rectangle_intersect (&layout.kitty, &layout.open[k], NULL));
              g_assert_false (gdk_rectangle_intersect (&layout.kitty, &layout.places[k], NULL));
            }
        }
  g_assert_cmpint (n_lies, >, 100);
}

/* At a narrow table and at a low one it lies in the middle, until something else does. */
static void
test_narrow_kitty (void)
{
  for (int is_low = 0; is_low < 2; is_low++)
    {
      FhTableNeeds needs = usual_needs (is_low ? 640 : 360, is_low ? 313 : 357, 4);
      FhTableLayout layout;

      needs.is_narrow = TRUE;
      needs.is_low = is_low;
      needs.prompt_height = is_low ? 0 : 48;
      needs.widest_centre = 520;
      fh_table_layout (&layout, &needs);
      g_test_message ("%s: %d px", is_low ? "low" : "narrow", layout.centre.height);
      g_assert_cmpint (layout.kitty.width, >, 0);
      g_assert_true (gdk_rectangle_intersect (&layout.kitty, &layout.centre, NULL));
      g_assert_cmpint (layout.kitty.y, >=, layout.centre.y);
      needs.has_panel = TRUE;
      fh_table_layout (&layout, &needs);
      g_assert_cmpint (layout.kitty.width, ==, 0);
      needs.has_panel = FALSE;
      needs.trick_seats = 1;
      fh_table_layout (&layout, &needs);
      g_assert_cmpint (layout.kitty.width, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  int status;

  table_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/places/%s/%dx%d", sizes[i].class,
                                               sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_size);
    }
  g_test_add_func ("/view/places/wide/large-tricks", test_large_tricks);
  g_test_add_func ("/view/places/low/tricks", test_low_tricks);
  g_test_add_func ("/view/places/wide/open-hands", test_open_hands);
  g_test_add_func ("/view/places/narrow/names", test_names);
  g_test_add_func ("/view/places/wide/numbers", test_numbers);
  g_test_add_func ("/view/places/wide/kitty", test_kitty);
  g_test_add_func ("/view/places/narrow/kitty", test_narrow_kitty);
  g_test_add_func ("/view/places/wide/margins", test_margins);
  g_test_add_func ("/view/places/low/middle", test_low_middle);

  status = g_test_run ();
  if (window != NULL)
    table_test_close (window, table);

  return status;
}
