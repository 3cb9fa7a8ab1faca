/* test-deal-over.c: a deal that is over is looked at on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include "await.h"
#include "fh-card-row.h"
#include "fh-game-file.h"
#include "fh-look-bar.h"
#include "fh-result-panel.h"
#include "fh-score-box.h"
#include "fh-score-curve.h"
#include "fh-score-sheet.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "kept-driver.h"
#include "quick-judge.h"

/* Plays a deal to its end. */
static void
play_on (GameFixture *fixture)
{
  for (guint steps = 0; steps < 200; steps++)
    {
      game_fixture_wait (fixture);
      if (fh_game_get_hold (fixture->game) == FH_HOLD_DEAL)
        break;
      if (fh_game_get_hold (fixture->game) == FH_HOLD_TRICK)
        fh_game_continue (fixture->game);
      else
        game_fixture_step (fixture, fh_bid (8, FH_TRUMP_HEARTS));
    }
  g_assert_cmpint (fh_game_get_hold (fixture->game), ==, FH_HOLD_DEAL);
}

/* Plays a deal of @preset to its end, in a window of @width × @height. */
static void
play (GameFixture *fixture, FhPreset preset, int width, int height)
{
  game_fixture_init (fixture, preset, NULL, 7);
  play_on (fixture);
  table_test_resize (fixture->window, width, height);
  table_test_settle (fixture->window);
  g_assert_true (FH_IS_RESULT_PANEL (fh_table_view_get_panel (fixture->table)));
}

static void
step (GameFixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->view, action, NULL));
  table_test_settle (fixture->window);
}

/* The hands of all players, as they were dealt or as they were when the play was over. */
static FhCardSet
list_dealt (FhGame *game)
{
  const FhState *state = fh_game_peek_open_state (game);
  FhCardSet cards = 0;

  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    cards |= state->dealt[seat];
  return cards;
}

/* Nothing that was held back in the deal is held back after it: the hands as they were dealt, the
 * kitty, what was put away. */
static void
test_hands (void)
{
  g_auto (GameFixture) fixture;
  const FhState *state;
  FhCardSet others = 0;
  GtkWidget *panel;

  play (&fixture, FH_PRESET_AMERICAN_4, 1280, 800);
  state = fh_game_peek_open_state (fixture.game);
  panel = fh_table_view_get_panel (fixture.table);
  g_assert_cmpuint (table_test_face_up (panel) & state->dealt_kitty, ==, state->dealt_kitty);
  for (int seat = 0; seat < 4; seat++)
    {
      FhCardRow *row = fh_table_view_get_open (fixture.table, seat);

      g_assert_cmpuint (table_test_face_up (panel) & state->discards[seat], ==,
                        state->discards[seat]);
      if (seat == 0)
        continue;
      g_assert_nonnull (row);
      g_assert_cmpuint (table_test_face_up (GTK_WIDGET (row)), ==, state->dealt[seat]);
      others |= state->dealt[seat];
    }
  g_assert_cmpint (fh_set_size (others), ==, 30);
  g_assert_cmpuint (table_test_face_up (GTK_WIDGET (fixture.hand)), ==, state->dealt[0]);
  g_assert_true (table_test_shows (panel, "The kitty"));
}

/* The steps and the way on. */
static GtkWidget *
foot_of (GameFixture *fixture)
{
  GtkWidget *foot = fh_table_view_get_foot (fixture->table);

  g_assert_true (FH_IS_LOOK_BAR (foot));
  return foot;
}

/* The numbers in the box of the score. */
static char *
dup_score (GameFixture *fixture)
{
  g_autoptr (GPtrArray) boxes = table_test_find_all (fixture->view, FH_TYPE_SCORE_BOX);
  g_autoptr (GPtrArray) labels = table_test_find_all (boxes->pdata[0], GTK_TYPE_LABEL);
  GString *score = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (score, "%s ", gtk_label_get_text (labels->pdata[i]));
  return g_string_free (score, FALSE);
}

/* From the result to the hands, through the tricks in the order in which they were played, and
 * round again. */
static void
test_steps (void)
{
  g_auto (GameFixture) fixture;
  FhCardSet played = 0;
  g_autofree char *score = NULL;
  GtkWidget *panel;

  play (&fixture, FH_PRESET_AMERICAN_4, 1000, 740);
  panel = fh_table_view_get_panel (fixture.table);
  score = dup_score (&fixture);
  g_assert_true (table_test_shows (foot_of (&fixture), "Result"));
  step (&fixture, "table.later");
  g_assert_true (table_test_shows (foot_of (&fixture), "All hands"));
  for (int trick = 1; trick <= 10; trick++)
    {
      g_autofree char *text = g_strdup_printf ("Trick %d of 10", trick);
      g_autofree char *stands = NULL;
      FhCardSet lies;

      step (&fixture, "table.later");
      stands = dup_score (&fixture);
      g_assert_cmpstr (stands, ==, score);
      g_assert_true (fh_table_view_get_panel (fixture.table) == panel);
      g_assert_true (table_test_shows (foot_of (&fixture), text));
      /* What lies on the felt is in no hand any more, and was in no trick before. */
      lies = table_test_face_up (GTK_WIDGET (fixture.table)) & ~played;
      for (int seat = 1; seat < 4; seat++)
        if (fh_table_view_get_open (fixture.table, seat) != NULL)
          lies &= ~table_test_face_up (GTK_WIDGET (fh_table_view_get_open (fixture.table, seat)));
      lies &= ~table_test_face_up (GTK_WIDGET (fixture.hand));
      g_assert_cmpint (fh_set_size (lies), ==, 4);
      g_assert_nonnull (fh_table_panel_get_prompt (FH_TABLE_PANEL (panel)));
      played |= lies;
    }
  g_assert_cmpint (fh_set_size (played), ==, 40);
  step (&fixture, "table.later");
  g_assert_true (table_test_shows (foot_of (&fixture), "Result"));
  step (&fixture, "table.earlier");
  g_assert_true (table_test_shows (foot_of (&fixture), "Trick 10 of 10"));
  step (&fixture, "table.continue");
  g_assert_false (fh_game_peek_table (fixture.game)->deal_over);
  g_assert_null (fh_table_view_get_open (fixture.table, 1));
  /* Nothing is left to step through. */
  gtk_widget_activate_action (fixture.view, "table.later", NULL);
}

/* The focus stays where it is while one steps. */
static void
test_focus (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *focus;

  play (&fixture, FH_PRESET_AMERICAN_4, 1000, 740);
  gtk_widget_grab_focus (foot_of (&fixture));
  focus = table_test_focus (fixture.window);
  g_assert_true (GTK_IS_BUTTON (focus));
  for (int i = 0; i < 13; i++)
    {
      step (&fixture, "table.earlier");
      g_assert_true (table_test_focus (fixture.window) == focus);
    }
  /* From a button of the result it goes to the way on, with what it was on. */
  step (&fixture, "table.later");
  g_assert_true (
      gtk_widget_child_focus (fh_table_view_get_panel (fixture.table), GTK_DIR_TAB_FORWARD));
  step (&fixture, "table.earlier");
  g_assert_true (table_test_focus (fixture.window) == focus);
}

/* A deal in which everybody has passed. */
static void
throw_in (GameFixture *fixture)
{
  g_autofree char *dealt = g_strndup (kept_deal, (gsize) (strstr (kept_deal, "bid 1") - kept_deal));
  g_autofree char *record = g_strconcat (dealt, "bid 1 PASS\nbid 2 PASS\nbid 3 PASS\n", NULL);

  game_fixture_init_record (fixture, record);
  game_fixture_wait (fixture);
  game_fixture_step (fixture, FH_PASS);
  game_fixture_wait (fixture);
  g_assert_cmpint (fh_game_get_hold (fixture->game), ==, FH_HOLD_DEAL);
  g_assert_true (fh_game_peek_table (fixture->game)->thrown_in);
  table_test_settle (fixture->window);
}

/* The arrow keys step as they point, from the panel and from the bar; on the hand they do what they
 * do elsewhere. */
static void
test_keys (void)
{
  g_auto (GameFixture) fixture;

  play (&fixture, FH_PRESET_AMERICAN_4, 1000, 740);
  gtk_widget_grab_focus (foot_of (&fixture));
  g_assert_true (game_fixture_press_key (&fixture, "Right"));
  g_assert_true (table_test_shows (foot_of (&fixture), "All hands"));
  g_assert_true (game_fixture_press_key (&fixture, "Left"));
  g_assert_true (table_test_shows (foot_of (&fixture), "Result"));
  g_assert_true (
      gtk_widget_child_focus (fh_table_view_get_panel (fixture.table), GTK_DIR_TAB_FORWARD));
  gtk_widget_set_direction (fixture.view, GTK_TEXT_DIR_RTL);
  g_assert_true (game_fixture_press_key (&fixture, "Left"));
  g_assert_true (table_test_shows (foot_of (&fixture), "All hands"));
  gtk_widget_grab_focus (GTK_WIDGET (fixture.hand));
  g_assert_false (game_fixture_press_key (&fixture, "Left"));
  g_assert_true (table_test_shows (foot_of (&fixture), "All hands"));
}

/* What there is to say of a deal that everybody passed has room wherever one plays, and what
 * everybody held can be looked at: whether it was right to pass is seen from that. */
static void
test_thrown_in (void)
{
  static const int sizes[][2] = { { 640, 312 }, { 366, 312 }, { 360, 415 }, { 1000, 740 } };
  g_auto (GameFixture) fixture;

  throw_in (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *panel = fh_table_view_get_panel (fixture.table);
      GtkWidget *scroller = gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW);
      GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

      table_test_resize (fixture.window, sizes[i][0], sizes[i][1]);
      table_test_settle (fixture.window);
      g_assert_cmpfloat (gtk_adjustment_get_upper (rows), <=, gtk_adjustment_get_page_size (rows));
    }
  g_assert_nonnull (fh_table_view_get_open (fixture.table, 1));
  step (&fixture, "table.later");
  g_assert_true (table_test_shows (foot_of (&fixture), "All hands"));
  step (&fixture, "table.later");
  g_assert_true (table_test_shows (foot_of (&fixture), "Result"));
}

/* The bar and all that is in it stay where they are, whatever is looked at. */
static void
test_still (gconstpointer data)
{
  static const struct
  {
    FhPreset preset;
    int width;
    int height;
  } cases[] = {
    { FH_PRESET_AMERICAN_4, 360, 592 },     { FH_PRESET_AMERICAN_4, 640, 312 },
    { FH_PRESET_AMERICAN_4, 800, 552 },     { FH_PRESET_AMERICAN_4, 1280, 740 },
    { FH_PRESET_NEW_ZEALAND_6, 1000, 740 },
  };
  guint index = GPOINTER_TO_UINT (data);
  g_auto (GameFixture) fixture;
  graphene_rect_t first[4];

  play (&fixture, cases[index].preset, cases[index].width, cases[index].height);
  for (int look = 0; look < 12; look++)
    {
      GtkWidget *child = gtk_widget_get_first_child (foot_of (&fixture));

      for (guint i = 0; i < G_N_ELEMENTS (first); i++, child = gtk_widget_get_next_sibling (child))
        {
          graphene_rect_t box;

          g_assert_true (gtk_widget_compute_bounds (child, fixture.window, &box));
          if (look == 0)
            first[i] = box;
          g_assert_true (graphene_rect_equal (&box, &first[i]));
        }
      g_assert_cmpfloat (first[3].origin.y + first[3].size.height, <=, cases[index].height);
      step (&fixture, "table.later");
    }
}

/* How many times the focus moves in @direction until it has gone through all of @window; every
 * button of the table is on the way. */
static int
go_round (GtkWidget *window, GtkWidget *table, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) buttons = table_test_find_all (table, GTK_TYPE_BUTTON);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GtkWidget *first;
  int n = 0;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (window, direction));
  first = table_test_focus (window);
  do
    {
      g_assert_true (g_hash_table_add (seen, table_test_focus (window)));
      n++;
      g_assert_true (gtk_widget_child_focus (window, direction));
    }
  while (table_test_focus (window) != first);
  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (buttons->pdata[i]) && gtk_widget_is_sensitive (buttons->pdata[i]))
      g_assert_true (g_hash_table_contains (seen, buttons->pdata[i]));
  return n;
}

/* Nothing holds the Tab key, in either direction. */
static void
test_tab (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *table;

  play (&fixture, FH_PRESET_AMERICAN_4, 1000, 740);
  table = GTK_WIDGET (fixture.table);
  for (int look = 0; look < 3; look++)
    {
      g_assert_cmpint (go_round (fixture.window, table, GTK_DIR_TAB_FORWARD), ==,
                       go_round (fixture.window, table, GTK_DIR_TAB_BACKWARD));
      step (&fixture, "table.later");
    }
}

static void
assert_apart (GtkWidget *table, GtkWidget *a, GtkWidget *b)
{
  graphene_rect_t first, second, both;

  g_assert_true (gtk_widget_compute_bounds (a, table, &first));
  g_assert_true (gtk_widget_compute_bounds (b, table, &second));
  if (!graphene_rect_intersection (&first, &second, &both))
    return;
  if (both.size.width > 1 && both.size.height > 1)
    g_error ("%s at %g, %g and %s at %g, %g overlap by %g by %g", G_OBJECT_TYPE_NAME (a),
             (double) first.origin.x, (double) first.origin.y, G_OBJECT_TYPE_NAME (b),
             (double) second.origin.x, (double) second.origin.y, (double) both.size.width,
             (double) both.size.height);
}

/* Asserts that all parts of the @panel that are shown are seen whole, the score and the buttons
 * among them. */
static void
check_is_whole (GtkWidget *panel)
{
  static const char *const parts[] = { "heading", "grid", "more", "text", "piles", "curve" };
  GtkWidget *frame = gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *part =
          GTK_WIDGET (gtk_widget_get_template_child (panel, FH_TYPE_RESULT_PANEL, parts[i]));
      GtkWidget *scroller = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);
      graphene_rect_t box;

      if (i < 3)
        g_assert_true (gtk_widget_get_mapped (part));
      if (!gtk_widget_get_mapped (part))
        continue;
      for (GtkWidget *in = scroller;; in = frame)
        {
          g_assert_true (gtk_widget_compute_bounds (part, in, &box));
          g_test_message ("%s at %g, %g high, in %d", parts[i], box.origin.y, box.size.height,
                          gtk_widget_get_height (in));
          g_assert_cmpfloat (box.origin.y, >=, 0);
          g_assert_cmpfloat (box.origin.y + box.size.height, <=, gtk_widget_get_height (in));
          if (in == frame)
            break;
        }
    }
}

static const struct
{
  FhPreset preset;
  int width;
  int height;
  gboolean has_hands; /* beside the result */
} rooms[] = {
  { FH_PRESET_AMERICAN_4, 360, 422 },          { FH_PRESET_AMERICAN_4, 640, 313 },
  { FH_PRESET_AMERICAN_4, 360, 640 },          { FH_PRESET_AMERICAN_4, 640, 360 },
  { FH_PRESET_AMERICAN_4, 1280, 740 },         { FH_PRESET_AUSTRALIAN_3, 800, 600 },
  { FH_PRESET_NEW_ZEALAND_5, 360, 640 },       { FH_PRESET_NEW_ZEALAND_5, 1280, 740 },
  { FH_PRESET_AMERICAN_2, 800, 600 },          { FH_PRESET_AUSTRALIAN_6, 360, 594 },
  { FH_PRESET_NEW_ZEALAND_5, 360, 594 },       { FH_PRESET_AMERICAN_2, 1280, 754, TRUE },
  { FH_PRESET_AUSTRALIAN_3, 1280, 730, TRUE },
};

/* Nothing lies over anything else, and the steps stay in sight.  Where there is little room, the
 * hands are not beside the result or a trick but in the look between; before that the own one is
 * smaller. */
static void
test_room (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);
  g_auto (GameFixture) fixture;
  GtkWidget *table, *panel;

  play (&fixture, rooms[index].preset, rooms[index].width, rooms[index].height);
  table = GTK_WIDGET (fixture.table);
  panel = fh_table_view_get_panel (fixture.table);
  for (int look = 0; look < 4; look++)
    {
      FhCardSet dealt = list_dealt (fixture.game);
      int n = 0, least;
      GtkWidget *widgets[FH_MAX_SEATS + 5], *place = fh_table_view_get_place (fixture.table, 0);

      gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, rooms[index].width, &least, NULL, NULL,
                          NULL);
      g_assert_cmpint (least, <=, rooms[index].height);
      if (look == 1 || (look == 0 && rooms[index].has_hands))
        g_assert_cmpuint (table_test_face_up (table) & dealt, ==, dealt);
      if (gtk_widget_get_mapped (place))
        {
          widgets[n++] = place;
          widgets[n++] =
              gtk_widget_get_parent (fh_table_view_get_last_trick_button (fixture.table));
        }
      if (gtk_widget_get_mapped (panel))
        widgets[n++] = panel;
      widgets[n++] = foot_of (&fixture);
      if (gtk_widget_get_mapped (GTK_WIDGET (fixture.hand)))
        widgets[n++] = GTK_WIDGET (fixture.hand);
      for (int seat = 1; seat < fh_game_peek_table (fixture.game)->rules.n_seats; seat++)
        {
          FhCardRow *row = fh_table_view_get_open (fixture.table, seat);

          if (row != NULL && gtk_widget_get_mapped (GTK_WIDGET (row)))
            widgets[n++] = GTK_WIDGET (row);
        }
      for (int a = 0; a < n; a++)
        for (int b = a + 1; b < n; b++)
          assert_apart (table, widgets[a], widgets[b]);
      step (&fixture, "table.later");
    }
}

/* Asserts that all of @widget lies in @frame. */
static void
assert_inside (GtkWidget *widget, GtkWidget *frame)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, frame, &box));
  g_test_message ("%s at %g,%g: %gx%g", G_OBJECT_TYPE_NAME (widget), box.origin.x, box.origin.y,
                  box.size.width, box.size.height);
  g_assert_cmpfloat (box.origin.x, >=, 0);
  g_assert_cmpfloat (box.origin.y, >=, 0);
  g_assert_cmpfloat (box.origin.x + box.size.width, <=, gtk_widget_get_width (frame));
  g_assert_cmpfloat (box.origin.y + box.size.height, <=, gtk_widget_get_height (frame));
}

/* With text twice as large a telephone shows what the deal brought, all of the bar, and the names
 * of those whose hands lie there. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GameFixture fixture;
  GtkWidget *panel;

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  play (&fixture, FH_PRESET_AUSTRALIAN_4, 360, 594);
  panel = fh_table_view_get_panel (fixture.table);
  assert_inside (GTK_WIDGET (gtk_widget_get_template_child (panel, FH_TYPE_RESULT_PANEL, "gain")),
                 gtk_widget_get_parent (panel));
  for (int look = 0; look < 3; look++)
    {
      g_autoptr (GPtrArray) buttons = table_test_find_all (foot_of (&fixture), GTK_TYPE_BUTTON);

      for (guint i = 0; i < buttons->len; i++)
        assert_inside (buttons->pdata[i], GTK_WIDGET (fixture.table));
      for (int seat = 1; look == 1 && seat < 4; seat++)
        {
          FhCardRow *row = fh_table_view_get_open (fixture.table, seat);
          g_autoptr (GPtrArray) tags = table_test_find_all (GTK_WIDGET (row), GTK_TYPE_LABEL);

          g_assert_cmpuint (tags->len, >, 0);
          assert_inside (tags->pdata[0], GTK_WIDGET (fixture.table));
        }
      step (&fixture, "table.later");
    }
  game_fixture_clear (&fixture);
  g_object_set (settings, "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
}

static void
count_cb (GtkWidget *view, int *n)
{
  ++*n;
}

/* Plays the only deal of a game, which the person wins. */
static void
finish_game (GameFixture *fixture)
{
  game_fixture_init_record (fixture, "500 1\n"
                                     "rules american-4\n"
                                     "totals 480 0\n"
                                     "\n"
                                     "deal 0\n"
                                     "hand 0 5S 6S 7S 8S 9S 10S QS KS AS JS\n"
                                     "hand 1 5D 6D 7D 8D 9D 10D QD KD AD JC\n"
                                     "hand 2 5H 6H 7H 8H 9H 10H QH KH AH JH\n"
                                     "hand 3 4D 4H 6C 7C 8C 9C 10C QC KC AC\n"
                                     "kitty JD JO 5C\n");
  for (guint steps = 0; steps < 200 && fh_game_get_hold (fixture->game) != FH_HOLD_GAME; steps++)
    {
      game_fixture_wait (fixture);
      if (fh_game_get_hold (fixture->game) != FH_HOLD_NONE)
        fh_game_continue (fixture->game);
      else
        game_fixture_step (fixture, fh_bid (10, FH_TRUMP_SPADES));
    }
  g_assert_cmpint (fh_game_get_hold (fixture->game), ==, FH_HOLD_GAME);
  table_test_settle (fixture->window);
}

/* After a game the same players can begin another one at once. */
static void
test_again (void)
{
  g_auto (GameFixture) fixture;
  g_autoptr (GPtrArray) curves = NULL;
  GtkWidget *panel;
  int n = 0;

  finish_game (&fixture);
  panel = fh_table_view_get_panel (fixture.table);
  g_assert_true (table_test_shows (foot_of (&fixture), "Play Again"));
  curves = table_test_find_all (panel, FH_TYPE_SCORE_CURVE);
  g_assert_cmpuint (curves->len, ==, 1);
  g_assert_true (gtk_widget_get_mapped (curves->pdata[0]));
  g_signal_connect (fixture.view, "play-again", G_CALLBACK (count_cb), &n);
  g_assert_true (gtk_widget_activate_action (panel, "table.play-again", NULL));
  g_assert_cmpint (n, ==, 1);
}

/* What does not fit is left out whole: the curve first, the score never; and what was left out
 * comes back with the room. */
static void
test_whole (void)
{
  static const struct
  {
    int width, height;
    gboolean has_curve;
  } sizes[] = {
    { 1280, 740, TRUE }, { 360, 560, FALSE }, { 360, 440, FALSE },
    { 640, 312, FALSE }, { 640, 280, FALSE }, { 1280, 740, TRUE },
  };
  g_auto (GameFixture) fixture;
  GtkWidget *panel;

  finish_game (&fixture);
  panel = fh_table_view_get_panel (fixture.table);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GObject *curve = gtk_widget_get_template_child (panel, FH_TYPE_RESULT_PANEL, "curve");

      g_test_message ("%d by %d", sizes[i].width, sizes[i].height);
      table_test_resize (fixture.window, sizes[i].width, sizes[i].height);
      table_test_settle (fixture.window);
      table_test_frames (fixture.window, 4);
      check_is_whole (panel);
      g_assert_cmpint (gtk_widget_get_mapped (GTK_WIDGET (curve)), ==, sizes[i].has_curve);
    }
}

/* The second of three deals was played. */
#define THREE_DEALS                                                                                \
  "500 1\n"                                                                                        \
  "rules american-4\n"                                                                             \
  "\n"                                                                                             \
  "deal 3\n"                                                                                       \
  "hand 0 JS 8D QS 5S 9S 9H 8H AH KD 9D\n"                                                         \
  "hand 1 4H 7C KS AS 6C 10H JD QH QD 6H\n"                                                        \
  "hand 2 7D 10S 7H 10D AC 5H 5C JO JH 5D\n"                                                       \
  "hand 3 JC KC KH 6D 10C 7S 8C 8S QC 9C\n"                                                        \
  "kitty AD 6S 4D\n"                                                                               \
  "bid 0 PASS\n"                                                                                   \
  "bid 1 PASS\n"                                                                                   \
  "bid 2 PASS\n"                                                                                   \
  "bid 3 PASS\n"                                                                                   \
  "\n"                                                                                             \
  "deal 0\n"                                                                                       \
  "hand 0 4H 8C QS 10C 5H JS 6D QD 6C KD\n"                                                        \
  "hand 1 6H 8S 5S KC 4D 10D AD KH 10H JO\n"                                                       \
  "hand 2 9C 7C JC 9H JD 8D JH 8H 7D 5D\n"                                                         \
  "hand 3 QH 7H KS 9S 9D 5C AH 10S QC 6S\n"                                                        \
  "kitty AS 7S AC\n"                                                                               \
  "bid 1 7H\n"                                                                                     \
  "bid 2 PASS\n"                                                                                   \
  "bid 3 PASS\n"                                                                                   \
  "bid 0 PASS\n"                                                                                   \
  "discard 1 5S 4D 10D\n"                                                                          \
  "play 1 JO\n"                                                                                    \
  "play 2 8H\n"                                                                                    \
  "play 3 7H\n"                                                                                    \
  "play 0 4H\n"                                                                                    \
  "play 1 KH\n"                                                                                    \
  "play 2 JD\n"                                                                                    \
  "play 3 QH\n"                                                                                    \
  "play 0 5H\n"                                                                                    \
  "play 2 JC\n"                                                                                    \
  "play 3 QC\n"                                                                                    \
  "play 0 6C\n"                                                                                    \
  "play 1 KC\n"                                                                                    \
  "play 1 10H\n"                                                                                   \
  "play 2 9H\n"                                                                                    \
  "play 3 AH\n"                                                                                    \
  "play 0 JS\n"                                                                                    \
  "play 3 KS\n"                                                                                    \
  "play 0 QS\n"                                                                                    \
  "play 1 7S\n"                                                                                    \
  "play 2 5D\n"                                                                                    \
  "play 3 9D\n"                                                                                    \
  "play 0 QD\n"                                                                                    \
  "play 1 AD\n"                                                                                    \
  "play 2 7D\n"                                                                                    \
  "play 1 AC\n"                                                                                    \
  "play 2 7C\n"                                                                                    \
  "play 3 5C\n"                                                                                    \
  "play 0 8C\n"                                                                                    \
  "play 1 AS\n"                                                                                    \
  "play 2 8D\n"                                                                                    \
  "play 3 6S\n"                                                                                    \
  "play 0 6D\n"                                                                                    \
  "play 1 8S\n"                                                                                    \
  "play 2 9C\n"                                                                                    \
  "play 3 9S\n"                                                                                    \
  "play 0 KD\n"                                                                                    \
  "play 3 10S\n"                                                                                   \
  "play 0 10C\n"                                                                                   \
  "play 1 6H\n"                                                                                    \
  "play 2 JH\n"                                                                                    \
  "\n"                                                                                             \
  "deal 1\n"                                                                                       \
  "hand 0 KC 8S 7D 8D JO 4H 10D 5D AH 7H\n"                                                        \
  "hand 1 6D KS AD 9D 9S 9H 10S JC 6C 9C\n"                                                        \
  "hand 2 AC 5C 10H 4D 7S 5S 5H 8C 10C QH\n"                                                       \
  "hand 3 6H 8H KD 6S 7C QS QC JS QD KH\n"                                                         \
  "kitty AS JD JH\n"

static void
store_cb (GtkWidget *sheet, guint deal, guint *stored)
{
  *stored = deal;
}

/* Each deal of the score sheet can be looked at again, one that everybody passed, too; the curve
 * says the score to those who do not see it. */
static void
test_sheet (void)
{
  g_autoptr (FhGame) game = fh_game_new_from_text (THREE_DEALS, "record", NULL, NULL);
  g_autoptr (GPtrArray) buttons = NULL;
  g_autoptr (GPtrArray) curves = NULL;
  g_autofree char *score = NULL;
  GtkWidget *sheet, *window;
  guint deal = 77;
  FhScene scene;

  g_assert_nonnull (game);
  scene = fh_game_get_scene (game);
  score = fh_sentence_score (&scene);
  sheet = fh_score_sheet_new (game);
  window = table_test_window (sheet, 600, 500);
  g_assert_cmpint (fh_score_sheet_get_n_rows (FH_SCORE_SHEET (sheet)), ==, 2);
  buttons = table_test_find_all (sheet, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 2);
  gtk_test_accessible_assert_property (buttons->pdata[1], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Look at Deal 2");
  g_signal_connect (sheet, "deal-chosen", G_CALLBACK (store_cb), &deal);
  g_signal_emit_by_name (buttons->pdata[1], "clicked");
  g_assert_cmpuint (deal, ==, 1);
  curves = table_test_find_all (sheet, FH_TYPE_SCORE_CURVE);
  gtk_test_accessible_assert_property (curves->pdata[0], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       score);
  table_test_close (window, sheet);
}

/* While the last deal lies on the table, one before it can be looked at there, trick by trick, with
 * its own cards, and one goes back to the game; while a deal goes on it cannot. */
static void
test_past (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *panel;
  const FhState *state;
  FhCardSet last, shown;
  FhScene scene;

  game_fixture_init_record (&fixture, THREE_DEALS);
  g_assert_false (fh_game_view_show_deal (FH_GAME_VIEW (fixture.view), 1));
  for (guint steps = 0; steps < 200; steps++)
    {
      game_fixture_wait (&fixture);
      if (fh_game_get_hold (fixture.game) == FH_HOLD_DEAL)
        break;
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        fh_game_continue (fixture.game);
      else
        game_fixture_step (&fixture, fh_bid (10, FH_TRUMP_HEARTS));
    }
  table_test_settle (fixture.window);
  panel = fh_table_view_get_panel (fixture.table);
  last = fh_game_peek_open_state (fixture.game)->dealt[0];
  g_assert_cmpuint (table_test_face_up (GTK_WIDGET (fixture.hand)), ==, last);

  g_assert_true (table_test_shows (foot_of (&fixture), "Next Deal"));
  for (int round = 0; round < 2; round++)
    {
      g_assert_true (fh_game_view_show_deal (FH_GAME_VIEW (fixture.view), 1));
      table_test_settle (fixture.window);
      g_assert_true (fh_table_view_get_panel (fixture.table) == panel);
      g_assert_true (table_test_shows (foot_of (&fixture), "Deal 2"));
      g_assert_true (table_test_shows (foot_of (&fixture), "Back to the Game"));
      state = fh_game_view_peek_open_deal (FH_GAME_VIEW (fixture.view), &scene);
      g_assert_cmpuint (scene.table->n_deals, ==, 2);
      shown = table_test_face_up (GTK_WIDGET (fixture.hand));
      g_assert_cmpuint (shown, ==, state->dealt[0]);
      g_assert_cmpuint (shown, !=, last);
      step (&fixture, "table.later");
      step (&fixture, "table.later");
      g_assert_true (table_test_shows (foot_of (&fixture), "Trick 1 of 10"));
      /* The way on leads back, and no further. */
      step (&fixture, round == 0 ? "table.back" : "table.continue");
      g_assert_true (table_test_shows (foot_of (&fixture), "Next Deal"));
      g_assert_cmpuint (table_test_face_up (GTK_WIDGET (fixture.hand)), ==, last);
      g_assert_true (fh_game_peek_table (fixture.game)->deal_over);
    }
  step (&fixture, "table.continue");
  g_assert_false (fh_game_peek_table (fixture.game)->deal_over);
}

/* Somebody opens reviews. */
static void
opened_cb (void)
{
}

/* The result tells the points first of all, and what the person's decisions cost as soon as that is
 * known. */
static void
test_cost (void)
{
  g_auto (GameFixture) fixture;
  g_autofree char *gain = NULL;
  const FhTable *table;
  GtkWidget *panel;
  GObject *label;

  game_fixture_init (&fixture, FH_PRESET_AMERICAN_4, NULL, 7);
  quick_judged (fixture.game);
  g_signal_connect (fixture.view, "review", G_CALLBACK (opened_cb), NULL);
  play_on (&fixture);
  panel = fh_table_view_get_panel (fixture.table);
  table = fh_game_peek_table (fixture.game);
  gain = fh_table_gain (table->points[table->rules.side_of[0]]);
  label = gtk_widget_get_template_child (panel, FH_TYPE_RESULT_PANEL, "gain");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (label)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, gain);
  await (table_test_shows (panel, "decision"));
  step (&fixture, "table.later");
  g_assert_true (fh_table_view_get_panel (fixture.table) == panel);
  step (&fixture, "table.earlier");
  g_assert_true (table_test_shows (panel, "decision"));
  step (&fixture, "table.continue");
  g_assert_false (fh_game_peek_table (fixture.game)->deal_over);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/deal-over/hands", test_hands);
  g_test_add_func ("/view/deal-over/steps", test_steps);
  g_test_add_func ("/view/deal-over/focus", test_focus);
  g_test_add_func ("/view/deal-over/keys", test_keys);
  g_test_add_func ("/view/deal-over/thrown-in", test_thrown_in);
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/deal-over/still/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_still);
    }
  g_test_add_func ("/view/deal-over/tab", test_tab);
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/deal-over/room/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_room);
    }
  g_test_add_func ("/view/deal-over/large-text", test_large_text);
  g_test_add_func ("/view/deal-over/again", test_again);
  g_test_add_func ("/view/deal-over/whole", test_whole);
  g_test_add_func ("/view/deal-over/sheet", test_sheet);
  g_test_add_func ("/view/deal-over/past", test_past);
  g_test_add_func ("/view/deal-over/cost", test_cost);

  return g_test_run ();
}
