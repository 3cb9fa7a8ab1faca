/* test-table-motion.c: what moves on the table from moment to moment, and that nobody waits for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "await.h"
#include "fh-table-view-private.h"

/* Long enough to be looked at. */
#define DURATION 400

typedef struct
{
  GtkWidget *window;
  FhTableView *table;
  FhState state;
} Fixture;

/* Without a frame: on a busy machine what moves would be there by then. */
static void
show (Fixture *fixture)
{
  table_test_show (GTK_WIDGET (fixture->table), &fixture->state, FH_HOLD_NONE);
}

/* A table of @preset at a deal that comes, with motion, after a table without cards. */
static void
begin (Fixture *fixture, FhPreset preset, guint duration)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  fixture->table = FH_TABLE_VIEW (table_test_table ());
  fh_table_view_set_duration (fixture->table, duration);
  fixture->window = table_test_window (GTK_WIDGET (fixture->table), 900, 700);
  table_test_deal (&fixture->state, preset, 1);
  /* As during the cut. */
  fixture->state.hands[0] = 0;
  show (fixture);
  table_test_settle (fixture->window);
  table_test_deal (&fixture->state, preset, 2);
  fixture->state.table.n_deals = 2;
  show (fixture);
}

static void
end (Fixture *fixture)
{
  table_test_close (fixture->window, GTK_WIDGET (fixture->table));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, end)

/* @seat bids, and everybody else passes. */
static void
call (Fixture *fixture, int seat)
{
  FhTable *table = &fixture->state.table;

  while (table->due == FH_ACTION_BID)
    table_test_call (&fixture->state, table->turn == seat && table->high_call == FH_PASS
                                          ? fh_bid (7, FH_TRUMP_HEARTS)
                                          : FH_PASS);
}

static gboolean
marks_turn (Fixture *fixture)
{
  for (int k = 0; k < FH_MAX_SEATS; k++)
    if (gtk_widget_has_css_class (fixture->table->places[k], "turn"))
      return TRUE;
  return FALSE;
}

/* Whether card @nth of the hand is yet where the dealer sits. */
static gboolean
comes_from_dealer (Fixture *fixture, int nth)
{
  GtkWidget *dealer = fh_table_view_get_place (fixture->table, fixture->state.table.dealer);
  FhHandView *hand = fh_table_view_get_hand (fixture->table);
  graphene_rect_t place, card;

  g_assert_true (gtk_widget_compute_bounds (dealer, GTK_WIDGET (fixture->table), &place));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fh_hand_view_get_nth (hand, nth)),
                                            GTK_WIDGET (fixture->table), &card));
  g_test_message ("the place %g,%g %gx%g, card %d %g,%g %gx%g", place.origin.x, place.origin.y,
                  place.size.width, place.size.height, nth, card.origin.x, card.origin.y,
                  card.size.width, card.size.height);
  return graphene_rect_intersection (&place, &card, NULL);
}

/* Cards go from the dealer to all others whose cards are not seen, and to the kitty, which is not
 * seen before; the own ones come face down from the dealer's place, wherever the hand has come to
 * lie; whose turn it is is marked when all have theirs. */
static void
test_deal (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_auto (Fixture) fixture;
  FhHandView *hand;

  /* So slow that a busy machine sees the beginning, too. */
  begin (&fixture, preset, 10 * DURATION);
  hand = fh_table_view_get_hand (fixture.table);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), >, 0);
  g_assert_true (fh_hand_view_is_entering (hand));
  g_assert_cmpuint (fh_passing_count (fixture.table->passing) % 3, ==, 1);
  table_test_frames (fixture.window, 1);
  g_assert_true (fh_hand_view_is_entering (hand));
  g_assert_true (gtk_widget_has_css_class (fixture.table->kitty, "unseen"));
  g_assert_true (comes_from_dealer (&fixture, fh_hand_view_get_n_cards (hand) - 1));
  g_assert_false (marks_turn (&fixture));
  await (fh_passing_count (fixture.table->passing) == 0);
  await (!fh_hand_view_is_entering (hand));
  g_assert_true (marks_turn (&fixture));
  await (fixture.table->layout.kitty.width == 0
         || !gtk_widget_has_css_class (fixture.table->kitty, "unseen"));
}

/* What was held in the deal before comes with the others, and the hand is dealt even where it had
 * given way to the result. */
static void
test_deal_again (void)
{
  g_auto (Fixture) fixture;
  FhHandView *hand;

  begin (&fixture, FH_PRESET_AUSTRALIAN_4, 10 * DURATION);
  fh_table_view_finish_motion (fixture.table);
  hand = fh_table_view_get_hand (fixture.table);
  gtk_widget_set_child_visible (GTK_WIDGET (hand), FALSE);
  fixture.state.table.n_deals = 3;
  show (&fixture);
  table_test_frames (fixture.window, 1);
  g_assert_true (fh_hand_view_is_entering (hand));
  g_assert_true (comes_from_dealer (&fixture, fh_hand_view_get_n_cards (hand) - 1));
}

/* The kitty goes to who has won the auction, what he puts away goes on, and it is told meanwhile
 * what he plays. */
static void
test_contract (void)
{
  g_auto (Fixture) fixture;
  FhTable *table = &fixture.state.table;
  FhCardSet cards = 0;
  FhAction action;

  begin (&fixture, FH_PRESET_AUSTRALIAN_4, DURATION);
  fh_table_view_finish_motion (fixture.table);
  g_assert_cmpint (fh_herald_get_seat (fixture.table->herald), ==, -1);
  call (&fixture, 2);
  show (&fixture);
  g_assert_cmpint (fh_herald_get_seat (fixture.table->herald), ==, 2);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), ==, table->rules.kitty_size);
  await (fh_passing_count (fixture.table->passing) == 0);

  g_assert_cmpint (table->due, ==, FH_ACTION_DISCARD);
  for (FhCardSet hand = fixture.state.hands[2]; fh_set_size (cards) < 3; hand &= hand - 1)
    cards |= hand & -hand;
  action = fh_action_cards (FH_ACTION_DISCARD, 2, cards);
  g_assert_cmpint (fh_state_apply (&fixture.state, &action).code, ==, FH_OK);
  show (&fixture);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), ==, 3);
  await (fh_herald_get_seat (fixture.table->herald) == -1);
}

/* The next trick comes when the one before it has gone, even if it is played at once. */
static void
test_trick_by_trick (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, FH_PRESET_AUSTRALIAN_4, DURATION);
  fh_table_view_finish_motion (fixture.table);
  call (&fixture, 2);
  table_test_play (&fixture.state, 4);
  table_test_show (GTK_WIDGET (fixture.table), &fixture.state, FH_HOLD_TRICK);
  fh_table_view_finish_motion (fixture.table);
  table_test_frames (fixture.window, 1);
  table_test_play (&fixture.state, 5);
  show (&fixture);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), ==, 4);
  await (fh_passing_count (fixture.table->passing) == 0);
  g_assert_true (fh_table_view_is_played_to (fixture.table));
  await (!fh_table_view_is_played_to (fixture.table));
}

/* The first card ends what is told; so do a click and a key all that moves. */
static void
test_cut_short (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, FH_PRESET_AMERICAN_4, DURATION);
  fh_table_view_finish_motion (fixture.table);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), ==, 0);
  g_assert_false (fh_hand_view_is_entering (fh_table_view_get_hand (fixture.table)));
  call (&fixture, 1);
  show (&fixture);
  g_assert_cmpint (fh_herald_get_seat (fixture.table->herald), ==, 1);
  fh_table_view_finish_motion (fixture.table);
  g_assert_cmpint (fh_herald_get_seat (fixture.table->herald), ==, -1);
}

static void
note_opacity_cb (GtkWidget *widget, GParamSpec *pspec, double *lowest)
{
  *lowest = MIN (*lowest, gtk_widget_get_opacity (widget));
}

/* A panel that goes leaves a picture, one that comes is there at once for the keyboard. */
static void
test_panels (void)
{
  GtkWidget *first = gtk_button_new_with_label ("first");
  GtkWidget *second = gtk_button_new_with_label ("second");
  GtkWidget *scroller;
  double lowest = 1;
  g_auto (Fixture) fixture;

  begin (&fixture, FH_PRESET_AUSTRALIAN_4, DURATION);
  fh_table_view_finish_motion (fixture.table);
  fh_table_view_set_panel (fixture.table, first);
  table_test_settle (fixture.window);
  scroller = gtk_widget_get_ancestor (first, GTK_TYPE_SCROLLED_WINDOW);
  await (gtk_widget_get_opacity (scroller) >= 1);
  /* A frame of a busy machine may last longer than all of it. */
  g_signal_connect (scroller, "notify::opacity", G_CALLBACK (note_opacity_cb), &lowest);
  fh_table_view_set_panel (fixture.table, second);
  g_assert_true (gtk_widget_grab_focus (second));
  await (lowest < 1 && gtk_widget_get_opacity (scroller) >= 1);
  fh_table_view_set_panel (fixture.table, NULL);
  fh_table_view_finish_motion (fixture.table);
}

/* What does not follow what was shown, another game or a moment that was gone back to, is there at
 * once: nothing is on its way any more, and no panel gives way to another one by and by. */
static void
test_jump (void)
{
  FhTableScene scene = { .thinking = -1 };
  GtkWidget *panel = gtk_button_new_with_label ("panel");
  g_auto (Fixture) fixture;

  begin (&fixture, FH_PRESET_AUSTRALIAN_4, DURATION);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), >, 0);
  scene.scene.table = &fixture.state.table;
  scene.hand = fixture.state.hands[0];
  fh_table_view_show (fixture.table, &scene, FALSE);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), ==, 0);
  g_assert_false (fh_hand_view_is_entering (fh_table_view_get_hand (fixture.table)));
  fh_table_view_set_panel (fixture.table, panel);
  table_test_frames (fixture.window, 2);
  g_assert_cmpfloat (
      gtk_widget_get_opacity (gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW)), ==, 1);
}

/* Without motion everything is where it belongs. */
static void
test_still (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, FH_PRESET_AUSTRALIAN_4, 0);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), ==, 0);
  g_assert_false (fh_hand_view_is_entering (fh_table_view_get_hand (fixture.table)));
  call (&fixture, 3);
  show (&fixture);
  g_assert_cmpuint (fh_passing_count (fixture.table->passing), ==, 0);
  g_assert_cmpint (fh_herald_get_seat (fixture.table->herald), ==, -1);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_data_func ("/view/table-motion/deal/four", GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_4),
                        test_deal);
  g_test_add_data_func ("/view/table-motion/deal/six", GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_6),
                        test_deal);
  g_test_add_data_func ("/view/table-motion/deal/three", GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_3),
                        test_deal);
  g_test_add_func ("/view/table-motion/deal-again", test_deal_again);
  g_test_add_func ("/view/table-motion/contract", test_contract);
  g_test_add_func ("/view/table-motion/trick-by-trick", test_trick_by_trick);
  g_test_add_func ("/view/table-motion/cut-short", test_cut_short);
  g_test_add_func ("/view/table-motion/panels", test_panels);
  g_test_add_func ("/view/table-motion/jump", test_jump);
  g_test_add_func ("/view/table-motion/still", test_still);

  return g_test_run ();
}
