/* test-table-view.c: everything on the table has its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "fh-bid-panel.h"
#include "fh-trick-packets.h"
#include "fh-style.h"
#include "fh-table-layout.h"
#include "fh-table-view.h"

static const struct
{
  int width, height;
} sizes[] = {
  { 360, 594 }, { 360, 470 },  { 360, 330 },   { 670, 640 },   { 800, 554 },
  { 900, 754 }, { 1280, 754 }, { 1880, 1100 }, { 2560, 1394 },
};

static FhSeating seating;

/* The table of @state as seat 0 sees it. */
static void
show (GtkWidget *table, const FhState *state, FhHold hold)
{
  FhTableScene scene = {
    .scene = { &state->table, &seating, 0 }, .hand = state->hands[0], .hold = hold, .thinking = -1
  };

  for (int seat = 1; seat < state->table.rules.n_seats; seat++)
    scene.open[seat] = state->table.open[seat];
  fh_table_view_show (FH_TABLE_VIEW (table), &scene, TRUE);
  fh_table_view_set_continue (FH_TABLE_VIEW (table), hold == FH_HOLD_TRICK);
  fh_table_view_set_prompt (FH_TABLE_VIEW (table), "It is your turn: play a card.");
  fh_table_view_set_tools (FH_TABLE_VIEW (table), TRUE, TRUE);
}

static GtkWidget *
new_table (const FhState *state)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  GtkWidget *table = fh_table_view_new (art);

  fh_style_load ();
  fh_seating_init (&seating, &state->table.rules, "rules", "rules");

  return table;
}

/* The widgets that lie on the table at @n, and whether they are cards of the trick. */
static int
list (GtkWidget *table, GtkWidget *widgets[64])
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && gtk_widget_get_opacity (child) > 0
        && gtk_widget_get_width (child) > 0 && !gtk_widget_has_css_class (child, "slot")
        && !gtk_widget_has_css_class (child, "unseen"))
      widgets[n++] = child;

  return n;
}

/* Asserts that everything lies inside, and nothing over anything else; cards of a trick may touch
 * each other. */
static void
check_places (GtkWidget *table)
{
  GtkWidget *widgets[64];
  int n = list (table, widgets);

  g_assert_cmpint (n, >=, 8);
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
          if (FH_IS_CARD_WIDGET (widgets[i]) && FH_IS_CARD_WIDGET (widgets[j]))
            continue;
          g_assert_true (gtk_widget_compute_bounds (widgets[j], table, &b));
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
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_parent (panel)), >=, least);
}

static void
each_size (const FhState *state, FhHold hold, gboolean bids)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *table = new_table (state);
      GtkWidget *window;

      show (table, state, hold);
      if (bids)
        {
          GtkWidget *panel = fh_bid_panel_new ();
          FhScene scene = { &state->table, &seating, 0 };
          FhLegal legal;

          fh_state_legal (state, &legal);
          fh_bid_panel_update (FH_BID_PANEL (panel), &scene, &legal, FALSE);
          fh_table_view_set_panel (FH_TABLE_VIEW (table), panel);
        }
      window = table_test_window (table, sizes[i].width, sizes[i].height);
      if (bids)
        {
          fh_bid_panel_set_room (FH_BID_PANEL (fh_table_view_get_panel (FH_TABLE_VIEW (table))),
                                 fh_table_view_get_room_width (FH_TABLE_VIEW (table)),
                                 fh_table_view_get_room (FH_TABLE_VIEW (table)));
          table_test_settle (window);
          check_panel_is_whole (fh_table_view_get_panel (FH_TABLE_VIEW (table)));
        }
      check_places (table);
      table_test_close (window, table);
    }
}

static void
test_bidding (void)
{
  FhState state;

  table_test_deal (&state, FH_PRESET_AUSTRALIAN_4, 1);
  each_size (&state, FH_HOLD_NONE, TRUE);
}

/* A contract by seat 1, and @n_plays cards played. */
static void
play (FhState *state, FhCall call, int n_plays)
{
  table_test_deal (state, FH_PRESET_AUSTRALIAN_4, 1);
  table_test_call (state, FH_PASS);
  table_test_call (state, call);
  while (state->table.due == FH_ACTION_BID)
    table_test_call (state, FH_PASS);
  table_test_play (state, n_plays);
}

static void
test_mid_trick (void)
{
  FhState state;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 14);
  each_size (&state, FH_HOLD_NONE, FALSE);
}

static void
test_finished_trick (void)
{
  FhState state;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 16);
  each_size (&state, FH_HOLD_TRICK, FALSE);
}

/* The hand of an open misère lies on the table (HP-033). */
static void
test_open_misere (void)
{
  FhState state;

  play (&state, FH_OPEN_MISERE, 2);
  g_assert_cmpuint (state.table.open[1], !=, 0);
  each_size (&state, FH_HOLD_NONE, FALSE);
}

/* Every table for two to six: the auction, and a trick that lacks one card, at every size. */
static void
test_tables (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  FhState state;

  table_test_deal (&state, preset, 3);
  each_size (&state, FH_HOLD_NONE, TRUE);
  table_test_call (&state, fh_bid (8, FH_TRUMP_HEARTS));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  table_test_play (&state, 2 * state.table.rules.n_seats - 1);
  g_assert_cmpint (fh_table_trick_size (&state.table), ==, state.table.rules.n_seats - 1);
  each_size (&state, FH_HOLD_NONE, FALSE);
}

/* The cards of a trick of five or six do not cover each other at usual heights. */
static void
test_large_tricks (void)
{
  for (int n = 5; n <= 6; n++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        FhTableLayout layout;
        FhTableNeeds needs = { .width = sizes[i].width,
                               .height = sizes[i].height,
                               .n_seats = n,
                               .is_narrow = sizes[i].width < 600,
                               .widest_centre = 520,
                               .contract_width = 220,
                               .score_width = 150,
                               .box_height = 56,
                               .place_width = 150,
                               .place_height = 40,
                               .prompt_height = 48,
                               .hand_height = sizes[i].height / 5 };

        if (sizes[i].height < 550)
          continue;
        fh_table_layout (&layout, &needs);
        for (int a = 0; a < n; a++)
          for (int b = 0; b < a; b++)
            g_assert_false (gdk_rectangle_intersect (&layout.slots[a], &layout.slots[b], NULL));
      }
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
  table = new_table (&state);
  show (table, &state, FH_HOLD_NONE);
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

/* Two to six players each have a place and a slot of their own. */
static void
test_numbers (void)
{
  for (int n = 2; n <= FH_MAX_SEATS; n++)
    for (int narrow = 0; narrow < 2; narrow++)
      {
        FhTableNeeds needs = { .width = narrow ? 360 : 1280,
                               .height = narrow ? 594 : 754,
                               .n_seats = n,
                               .is_narrow = narrow,
                               .widest_centre = 520,
                               .contract_width = 200,
                               .score_width = 150,
                               .box_height = narrow ? 38 : 56,
                               .place_width = narrow ? 100 : 150,
                               .place_height = narrow ? 40 : 50,
                               .prompt_height = 48,
                               .hand_height = 140 };
        FhTableLayout layout;

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

static int
count_tags (GtkWidget *table, const char *text)
{
  GtkWidget *widgets[64];
  int n = list (table, widgets), found = 0;

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
  table = new_table (&state);
  show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 900, 754);
  g_assert_cmpint (count_tags (table, "leads"), ==, 1);
  g_assert_cmpint (count_tags (table, "wins"), ==, 0);
  gtk_test_accessible_assert_property (fh_table_view_get_place (FH_TABLE_VIEW (table), turn),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "to act now");
  gtk_test_accessible_assert_role (fh_table_view_get_place (FH_TABLE_VIEW (table), turn),
                                   GTK_ACCESSIBLE_ROLE_GROUP);

  table_test_play (&state, 16);
  show (table, &state, FH_HOLD_TRICK);
  g_assert_cmpint (count_tags (table, "wins"), ==, 1);

  /* What is taken back is gone. */
  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 13);
  show (table, &state, FH_HOLD_NONE);
  g_assert_cmpint (count_tags (table, "leads"), ==, 1);
  g_assert_cmpint (count_tags (table, "wins"), ==, 0);
  table_test_close (window, table);
}

/* Every size leaves the window as large as it was asked to be: 360 pixels are enough. */
static void
test_least (void)
{
  FhState state;
  GtkWidget *table, *window;
  int width, height;

  play (&state, fh_bid (7, FH_TRUMP_HEARTS), 14);
  table = new_table (&state);
  show (table, &state, FH_HOLD_NONE);
  window = table_test_window (table, 360, 594);
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 330);
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

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/table/places/bidding", test_bidding);
  g_test_add_func ("/view/table/places/mid-trick", test_mid_trick);
  g_test_add_func ("/view/table/places/finished-trick", test_finished_trick);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strconcat ("/view/table/places/", fh_preset_id ((FhPreset) preset), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_tables);
    }
  g_test_add_func ("/view/table/places/large-tricks", test_large_tricks);
  g_test_add_func ("/view/table/places/open-misere", test_open_misere);
  g_test_add_data_func ("/view/table/seats/ltr", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_seats);
  g_test_add_data_func ("/view/table/seats/rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_seats);
  g_test_add_func ("/view/table/numbers", test_numbers);
  g_test_add_func ("/view/table/words", test_words);
  g_test_add_func ("/view/table/least", test_least);
  g_test_add_func ("/view/table/packets", test_packets);

  return g_test_run ();
}
