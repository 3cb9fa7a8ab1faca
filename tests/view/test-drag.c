/* test-drag.c: cards dragged with a real pointer, which xdotool moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include <gdk/x11/gdkx.h>

#include "fh-card-drag.h"
#include "fh-card-row.h"

/* --- The pointer --- */

static gboolean
has_pointer (void)
{
  g_autofree char *tool = g_find_program_in_path ("xdotool");

  return tool != NULL
         && g_str_equal (G_OBJECT_TYPE_NAME (gdk_display_get_default ()), "GdkX11Display");
}

/* Has xdotool do @words, and lets the window follow. */
static void
point (GameFixture *fixture, const char *words)
{
  g_autofree char *command = g_strdup_printf ("xdotool %s", words);
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_command_line_sync (command, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  table_test_frames (fixture->window, 2);
}

/* Moves the pointer to @x, @y of @widget, over which it may not be yet. */
static void
move (GameFixture *fixture, GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  g_autofree char *words = NULL;
  graphene_point_t at;
  double left, top;
  gulong window;

  /* New toolkits mean to do without X11 one day. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  window = gdk_x11_surface_get_xid (gtk_native_get_surface (native));
  gtk_native_get_surface_transform (native, &left, &top);
  G_GNUC_END_IGNORE_DEPRECATIONS
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) x, (float) y), &at));
  words = g_strdup_printf ("mousemove --window %lu %d %d", window, (int) (at.x + left),
                           (int) (at.y + top));
  point (fixture, words);
}

static void
press (GameFixture *fixture, GtkWidget *card)
{
  move (fixture, card, 12, gtk_widget_get_height (card) / 2.0);
  point (fixture, "mousedown 1");
}

/* From @card to @x, @y of @to, in two steps. */
static void
drag (GameFixture *fixture, GtkWidget *card, GtkWidget *to, double x, double y)
{
  press (fixture, card);
  move (fixture, card, 30, gtk_widget_get_height (card) / 2.0 - 30);
  move (fixture, to, x, y);
  point (fixture, "mouseup 1");
}

/* To the middle of the table. */
static void
drag_to_table (GameFixture *fixture, GtkWidget *card)
{
  drag (fixture, card, GTK_WIDGET (fixture->table),
        gtk_widget_get_width (GTK_WIDGET (fixture->table)) / 2.0,
        gtk_widget_get_height (GTK_WIDGET (fixture->table)) / 2.0);
}

/* --- What is dragged --- */

/* A game in which @due is asked of the person, who bids @bid. */
static gboolean
begin (GameFixture *fixture, FhActionKind due, FhCall bid)
{
  if (!has_pointer ())
    {
      g_test_skip ("There is no xdotool to move the pointer.");
      return FALSE;
    }
  game_fixture_init (fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  for (;;)
    {
      game_fixture_wait (fixture);
      if (fh_game_awaits_person (fixture->game) && fh_game_peek_table (fixture->game)->due == due)
        break;
      if (fh_game_get_hold (fixture->game) != FH_HOLD_NONE)
        gtk_widget_activate_action (fixture->view, "table.continue", NULL);
      else
        game_fixture_step (fixture, bid);
    }
  table_test_settle (fixture->window);
  return TRUE;
}

static FhCardWidget *
find (GameFixture *fixture, FhCardState state)
{
  for (int i = 0; i < fh_hand_view_get_n_cards (fixture->hand); i++)
    if (fh_card_widget_get_state (fh_hand_view_get_nth (fixture->hand, i)) == state)
      return fh_hand_view_get_nth (fixture->hand, i);
  return NULL;
}

/* A card follows the pointer.  Let go on the hand it goes back, on the table it is played. */
static void
test_play (void)
{
  GameFixture fixture;
  FhCardWidget *widget;
  GtkWidget *card;
  graphene_rect_t before, now;
  FhCard face;

  if (!begin (&fixture, FH_ACTION_PLAY, FH_PASS))
    return;
  widget = find (&fixture, FH_CARD_PLAYABLE);
  g_assert_nonnull (widget);
  card = GTK_WIDGET (widget);
  face = fh_card_widget_get_card (widget);
  g_assert_true (gtk_widget_compute_bounds (card, fixture.view, &before));

  press (&fixture, card);
  move (&fixture, card, 32, gtk_widget_get_height (card) / 2.0 - 40);
  g_assert_true (gtk_widget_compute_bounds (card, fixture.view, &now));
  g_assert_cmpint ((int) (now.origin.x - before.origin.x), ==, 20);
  g_assert_cmpint ((int) (now.origin.y - before.origin.y), ==, -40);
  point (&fixture, "mouseup 1");
  g_assert_true (gtk_widget_compute_bounds (card, fixture.view, &now));
  g_assert_true (graphene_rect_equal (&before, &now));
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 10);

  drag_to_table (&fixture, card);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 9);
  g_assert_null (fh_hand_view_get_widget (fixture.hand, face));
  game_fixture_clear (&fixture);
}

/* With motion it slides back, and what lies over the table ends with that; the next press may come
 * before. */
static void
test_motion (void)
{
  GameFixture fixture;
  GtkWidget *card;
  graphene_rect_t before, now;
  gint64 end;

  if (!begin (&fixture, FH_ACTION_PLAY, FH_PASS))
    return;
  card = GTK_WIDGET (find (&fixture, FH_CARD_PLAYABLE));
  g_assert_true (gtk_widget_compute_bounds (card, fixture.view, &before));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (int i = 0; i < 2; i++)
    {
      press (&fixture, card);
      move (&fixture, card, 42, gtk_widget_get_height (card) / 2.0 - 50);
      g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture.hand), "dragging"));
      point (&fixture, "mouseup 1");
    }
  end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;
  do
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      table_test_frames (fixture.window, 1);
      g_assert_true (gtk_widget_compute_bounds (card, fixture.view, &now));
    }
  while (!graphene_rect_equal (&before, &now)
         || gtk_widget_has_css_class (GTK_WIDGET (fixture.hand), "dragging"));
  drag_to_table (&fixture, card);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 9);
  table_test_frames (fixture.window, 2);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  game_fixture_clear (&fixture);
}

/* The words on the cards, as they lie. */
static char *
dup_tags (GameFixture *fixture)
{
  GString *tags = g_string_new (NULL);

  for (FhCard card = 0; card < FH_N_CARDS; card++)
    {
      FhCardWidget *widget = fh_hand_view_get_widget (fixture->hand, card);

      if (widget != NULL && fh_card_widget_get_tag (widget) != NULL)
        g_string_append_printf (tags, "%u %s\n", card, fh_card_widget_get_tag (widget));
    }
  return g_string_free (tags, FALSE);
}

/* What stands on a card goes with it to another place, which is forgotten with the hand. */
static void
test_put_tagged (void)
{
  g_autofree char *tags = NULL;
  g_autofree char *after = NULL;
  GameFixture fixture;
  FhCardWidget *first, *last;
  FhGame *game;
  FhCard face;
  int n;

  if (!begin (&fixture, FH_ACTION_DISCARD, fh_bid (10, FH_NO_TRUMP)))
    return;
  n = fh_hand_view_get_n_cards (fixture.hand);
  tags = dup_tags (&fixture);
  g_assert_cmpstr (tags, !=, "");
  first = fh_hand_view_get_nth (fixture.hand, 0);
  last = fh_hand_view_get_nth (fixture.hand, n - 1);
  face = fh_card_widget_get_card (first);
  drag (&fixture, GTK_WIDGET (first), GTK_WIDGET (last), 20,
        gtk_widget_get_height (GTK_WIDGET (last)) / 2.0);
  g_signal_emit_by_name (fixture.game, "changed");
  table_test_settle (fixture.window);
  g_assert_true (fh_hand_view_get_nth (fixture.hand, n - 1) == first);
  after = dup_tags (&fixture);
  g_assert_cmpstr (after, ==, tags);

  game = g_object_ref (fixture.game);
  fh_game_view_set_game (FH_GAME_VIEW (fixture.view), NULL);
  fh_game_view_set_game (FH_GAME_VIEW (fixture.view), game);
  g_object_unref (game);
  g_assert_cmpint (fh_card_widget_get_card (fh_hand_view_get_nth (fixture.hand, 0)), ==, face);
  game_fixture_clear (&fixture);
}

/* Let go at another place of the hand it stays there, with the mouse and by keys, until cards are
 * dealt. */
static void
test_put (void)
{
  GameFixture fixture;
  FhCardWidget *first, *last;
  FhCard face, other;
  int n;

  if (!begin (&fixture, FH_ACTION_PLAY, FH_PASS))
    return;
  n = fh_hand_view_get_n_cards (fixture.hand);
  first = fh_hand_view_get_nth (fixture.hand, 0);
  last = fh_hand_view_get_nth (fixture.hand, n - 1);
  face = fh_card_widget_get_card (first);
  other = fh_card_widget_get_card (last);
  drag (&fixture, GTK_WIDGET (first), GTK_WIDGET (last), 20,
        gtk_widget_get_height (GTK_WIDGET (last)) / 2.0);
  table_test_settle (fixture.window);
  g_assert_true (fh_hand_view_get_nth (fixture.hand, n - 1) == first);
  g_assert_true (fh_hand_view_get_nth (fixture.hand, n - 2) == last);
  g_assert_cmpint (fh_card_widget_get_card (first), ==, face);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, n);

  gtk_widget_grab_focus (GTK_WIDGET (first));
  point (&fixture, "key shift+Left");
  g_assert_true (fh_hand_view_get_nth (fixture.hand, n - 2) == first);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) == GTK_WIDGET (first));
  g_signal_emit_by_name (fixture.game, "changed");
  g_assert_cmpint (fh_card_widget_get_card (fh_hand_view_get_nth (fixture.hand, n - 1)), ==, other);
  game_fixture_clear (&fixture);
}

/* What the rules refuse goes back, and it is said why. */
static void
test_refused (void)
{
  GameFixture fixture;
  FhCardWidget *widget = NULL;

  if (!begin (&fixture, FH_ACTION_PLAY, FH_PASS))
    return;
  for (int i = 0; i < 60 && (widget = find (&fixture, FH_CARD_REFUSED)) == NULL; i++)
    {
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else
        game_fixture_step (&fixture, FH_PASS);
      game_fixture_wait (&fixture);
    }
  g_assert_nonnull (widget);
  table_test_settle (fixture.window);
  g_assert_false (
      table_test_shows (GTK_WIDGET (fixture.table), fh_card_widget_get_reason (widget)));
  drag_to_table (&fixture, GTK_WIDGET (widget));
  g_assert_true (table_test_shows (GTK_WIDGET (fixture.table), fh_card_widget_get_reason (widget)));
  g_assert_true (widget
                 == fh_hand_view_get_widget (fixture.hand, fh_card_widget_get_card (widget)));
  game_fixture_clear (&fixture);
}

/* A click is a click still, and dragging needs no second one where cards are lifted first. */
static void
test_click (void)
{
  GameFixture fixture;
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  GtkWidget *card;

  if (!begin (&fixture, FH_ACTION_PLAY, FH_PASS))
    return;
  g_object_set (settings, "confirm-play", TRUE, "trick-pace", -1, "computer-pace", 0, NULL);
  fh_game_view_set_settings (FH_GAME_VIEW (fixture.view), settings);
  table_test_settle (fixture.window);
  card = GTK_WIDGET (find (&fixture, FH_CARD_PLAYABLE));
  press (&fixture, card);
  point (&fixture, "mouseup 1");
  g_assert_cmpint (fh_card_widget_get_state (FH_CARD_WIDGET (card)), ==, FH_CARD_CHOSEN);
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 10);
  card = GTK_WIDGET (find (&fixture, FH_CARD_PLAYABLE));
  drag_to_table (&fixture, card != NULL ? card : GTK_WIDGET (find (&fixture, FH_CARD_CHOSEN)));
  g_assert_cmpint (fh_hand_view_get_n_cards (fixture.hand), ==, 9);
  game_fixture_clear (&fixture);
}

/* Cards go to what is put away and come back, dragged or clicked. */
static void
test_exchange (void)
{
  GameFixture fixture;
  g_autoptr (GPtrArray) rows = NULL;
  FhCardRow *row;
  GtkWidget *small;
  FhCard first, second;

  if (!begin (&fixture, FH_ACTION_DISCARD, fh_bid (10, FH_NO_TRUMP)))
    return;
  rows = table_test_find_all (fh_table_view_get_panel (fixture.table), FH_TYPE_CARD_ROW);
  g_assert_cmpuint (rows->len, ==, 1);
  row = g_ptr_array_index (rows, 0);
  first = fh_card_widget_get_card (fh_hand_view_get_nth (fixture.hand, 1));
  second = fh_card_widget_get_card (fh_hand_view_get_nth (fixture.hand, 3));

  drag_to_table (&fixture, GTK_WIDGET (fh_hand_view_get_nth (fixture.hand, 1)));
  drag_to_table (&fixture, GTK_WIDGET (fh_hand_view_get_nth (fixture.hand, 3)));
  g_assert_cmpuint (fh_hand_view_get_chosen (fixture.hand), ==, FH_SET (first) | FH_SET (second));
  small = GTK_WIDGET (fh_card_row_get_nth (row, 0));
  g_assert_cmpint (fh_card_widget_get_card (FH_CARD_WIDGET (small)), ==, first);

  /* Anywhere else it goes back to its place. */
  drag (&fixture, small, GTK_WIDGET (fixture.table), 30, 200);
  g_assert_cmpint (fh_set_size (fh_hand_view_get_chosen (fixture.hand)), ==, 2);
  drag (&fixture, small, GTK_WIDGET (fixture.hand), 200, 60);
  g_assert_cmpuint (fh_hand_view_get_chosen (fixture.hand), ==, FH_SET (second));
  press (&fixture, GTK_WIDGET (fh_card_row_get_nth (row, 0)));
  point (&fixture, "mouseup 1");
  g_assert_cmpuint (fh_hand_view_get_chosen (fixture.hand), ==, 0);
  g_assert_false (gtk_widget_get_focusable (small));
  game_fixture_clear (&fixture);
}

/* The cards of the own dummy likewise. */
static void
test_dummy (void)
{
  GameFixture fixture;
  FhDummyView *dummy;
  FhCardWidget *widget = NULL;
  int plays;

  if (!has_pointer ())
    {
      g_test_skip ("There is no xdotool to move the pointer.");
      return;
    }
  game_fixture_init (&fixture, FH_PRESET_NEW_ZEALAND_2, NULL, 7);
  dummy = fh_table_view_get_own_dummy (fixture.table);
  for (guint i = 0; i < 100 && widget == NULL; i++)
    {
      game_fixture_wait (&fixture);
      for (int n = 0;
           n < fh_dummy_view_get_n_cards (dummy) && fh_game_awaits_person (fixture.game)
           && fh_game_get_acting_seat (fixture.game) != fh_game_get_person (fixture.game);
           n++)
        if (fh_card_widget_get_state (fh_dummy_view_get_nth (dummy, n)) == FH_CARD_PLAYABLE)
          widget = fh_dummy_view_get_nth (dummy, n);
      if (widget != NULL)
        break;
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        gtk_widget_activate_action (fixture.view, "table.continue", NULL);
      else
        game_fixture_step (&fixture, fh_bid (10, FH_NO_TRUMP));
    }
  g_assert_nonnull (widget);
  table_test_settle (fixture.window);
  plays = fh_game_peek_table (fixture.game)->n_plays;
  drag (&fixture, GTK_WIDGET (widget), GTK_WIDGET (dummy), 200, 20);
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_plays, ==, plays);
  drag_to_table (&fixture, GTK_WIDGET (widget));
  g_assert_cmpint (fh_game_peek_table (fixture.game)->n_plays, >, plays);
  game_fixture_clear (&fixture);
}

/* Of a finger; no pointer can be one here. */
static void
test_flick (void)
{
  g_assert_true (fh_card_drag_is_flick (4, -60, 80));
  g_assert_true (fh_card_drag_is_flick (-20, -90, 100));
  g_assert_false (fh_card_drag_is_flick (4, -60, 400));
  g_assert_false (fh_card_drag_is_flick (50, -60, 80));
  g_assert_false (fh_card_drag_is_flick (0, 60, 80));
  g_assert_false (fh_card_drag_is_flick (0, -9, 5));
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/drag/play", test_play);
  g_test_add_func ("/view/drag/motion", test_motion);
  g_test_add_func ("/view/drag/put", test_put);
  g_test_add_func ("/view/drag/put-tagged", test_put_tagged);
  g_test_add_func ("/view/drag/refused", test_refused);
  g_test_add_func ("/view/drag/click", test_click);
  g_test_add_func ("/view/drag/exchange", test_exchange);
  g_test_add_func ("/view/drag/dummy", test_dummy);
  g_test_add_func ("/view/drag/flick", test_flick);

  return g_test_run ();
}
