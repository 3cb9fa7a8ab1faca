/* test-game-rest.c: a deal in which nothing is open any more need not be played to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-widget.h"
#include "fh-compat.h"
#include "fh-contract-box.h"
#include "fh-fate.h"
#include "fh-game-log.h"
#include "fh-score-box.h"
#include "laws-driver.h"

#define LOST "You went down in open misère. "

static gboolean
is_offered (GameFixture *fixture)
{
  return gtk_widget_get_visible (GTK_WIDGET (fh_table_view_get_offer (fixture->table)));
}

static const char *
offered_text (GameFixture *fixture)
{
  return fh_laws_bar_get_text (fh_table_view_get_offer (fixture->table));
}

/* What was said last, by the status label in @status. */
static const char *
said_aloud (GtkWidget *status)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (status, GTK_TYPE_LABEL);

  g_assert_cmpuint (labels->len, ==, 1);
  return gtk_label_get_text (labels->pdata[0]);
}

/* An open misère of the person's, of which the first trick that he has taken lies there; what is
 * said aloud is then in @status. */
static void
lose_misere (GameFixture *fixture, const char *option, GtkWidget **status)
{
  const FhTable *table;

  game_fixture_init (fixture, FH_PRESET_AUSTRALIAN_4, option, 4);
  *status = g_object_ref_sink (fh_compat_status_label_new (GTK_WINDOW (fixture->window)));
  table = fh_game_peek_table (fixture->game);
  while (fh_table_fate (table, 0) == FH_FATE_OPEN)
    {
      g_assert_false (is_offered (fixture));
      game_fixture_wait (fixture);
      if (fh_table_fate (table, 0) != FH_FATE_OPEN)
        break;
      if (fh_game_get_hold (fixture->game) == FH_HOLD_TRICK)
        fh_game_continue (fixture->game);
      else
        game_fixture_step (fixture, FH_OPEN_MISERE);
    }
  game_fixture_wait (fixture);
  g_assert_cmpint (fh_table_fate (table, 0), ==, FH_FATE_SET);
  g_assert_cmpint (fh_game_get_hold (fixture->game), ==, FH_HOLD_TRICK);
  table_test_settle (fixture->window);
}

static void
end (GameFixture *fixture, GtkWidget *status)
{
  game_fixture_clear (fixture);
  g_object_unref (status);
}

/* It is said on the felt and aloud at once, and two clicks end the deal. */
static void
test_two_clicks (void)
{
  GameFixture fixture;
  GtkWidget *status;
  const FhTable *table;

  lose_misere (&fixture, "misere-defenders=none", &status);
  table = fh_game_peek_table (fixture.game);
  g_assert_cmpint (table->n_tricks, <, 5);
  g_assert_true (is_offered (&fixture));
  g_assert_cmpstr (offered_text (&fixture), ==, LOST "What is left changes no score.");
  g_assert_cmpstr (said_aloud (status), ==, offered_text (&fixture));

  laws_driver_press (&fixture, "Play Out the Rest");
  game_fixture_wait (&fixture);
  g_assert_cmpint (table->n_tricks, ==, FH_N_TRICKS);
  g_assert_false (is_offered (&fixture));
  laws_driver_press (&fixture, "Continue");
  game_fixture_wait (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_cmpint (table->points[0], ==, -500);
  end (&fixture, status);
}

/* Whoever goes on has the table as ever, with the next trick, and is not asked again. */
static void
test_go_on (void)
{
  GameFixture fixture;
  GtkWidget *status;

  lose_misere (&fixture, NULL, &status);
  g_assert_cmpstr (offered_text (&fixture), ==,
                   LOST "Each trick of a defender still scores 10 points.");
  /* Its answer that changes nothing has the place, and the focus, of the button to go on. */
  g_assert_null (laws_driver_find_text (fixture.view, "Continue"));
  g_assert_nonnull (table_test_focus (fixture.view));
  g_assert_nonnull (laws_driver_find_text (table_test_focus (fixture.view), "Go On"));

  laws_driver_press (&fixture, "Go On");
  game_fixture_wait (&fixture);
  g_assert_true (fh_game_awaits_person (fixture.game));
  g_assert_false (is_offered (&fixture));
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  g_assert_false (is_offered (&fixture));
  /* It can still be had, from the menu and by its key. */
  g_assert_true (fh_game_can_claim (fixture.game));
  g_assert_true (gtk_widget_activate_action (fixture.view, "table.play-out", NULL));
  g_assert_true (fh_game_is_claiming (fixture.game));
  g_assert_cmpstr (offered_text (&fixture), ==, "The rest is played out for you.");
  g_assert_cmpstr (said_aloud (status), ==, offered_text (&fixture));
  laws_driver_press (&fixture, "Stop");
  g_assert_false (fh_game_is_claiming (fixture.game));
  g_assert_false (is_offered (&fixture));
  end (&fixture, status);
}

/* A card that is played all the same goes on, too; and what is taken back is offered again. */
static void
test_card_goes_on (void)
{
  GameFixture fixture;
  GtkWidget *status;

  lose_misere (&fixture, NULL, &status);
  fh_game_continue (fixture.game);
  game_fixture_wait (&fixture);
  g_assert_true (is_offered (&fixture));
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  g_assert_false (is_offered (&fixture));
  fh_game_undo (fixture.game);
  game_fixture_wait (&fixture);
  g_assert_true (is_offered (&fixture));
  end (&fixture, status);
}

/* The log says it behind the trick that has decided it, whether it is open then or later. */
static void
test_log (void)
{
  GameFixture fixture;
  GtkWidget *status;
  g_autoptr (FhGameLog) log = NULL;
  guint n;

  lose_misere (&fixture, NULL, &status);
  log = g_object_ref_sink (FH_GAME_LOG (fh_game_log_new (fixture.game)));
  n = fh_game_log_get_n_lines (log);
  g_assert_cmpstr (fh_game_log_get_line (log, n - 1), ==, offered_text (&fixture));
  fh_game_continue (fixture.game);
  game_fixture_wait (&fixture);
  game_fixture_step (&fixture, FH_PASS);
  game_fixture_wait (&fixture);
  for (guint i = n; i < fh_game_log_get_n_lines (log); i++)
    g_assert_cmpstr (fh_game_log_get_line (log, i), !=, fh_game_log_get_line (log, n - 1));
  g_clear_object (&log);
  end (&fixture, status);
}

/* Asserts that @place in @view covers none of @child. */
static void
check_beside (GtkWidget *child, GtkWidget *view, const graphene_rect_t *place)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (child, view, &box));
  g_test_message ("%s: %g,%g %gx%g, and %g,%g %gx%g over it", G_OBJECT_TYPE_NAME (child),
                  box.origin.x, box.origin.y, box.size.width, box.size.height, place->origin.x,
                  place->origin.y, place->size.width, place->size.height);
  g_assert_false (graphene_rect_intersection (&box, place, NULL));
}

/* At every size a short one lies where it is said whose turn it is, and not over the boxes; in
 * between what stands beside that where there is room. */
static void
test_short_place (void)
{
  static const struct
  {
    int width, height;
    gboolean is_roomy;
  } sizes[] = { { 360, 594, FALSE }, { 640, 300, TRUE }, { 800, 554, FALSE }, { 1000, 754, TRUE } };
  const FhLawsAnswer answers[] = { { 0, "Play Out the Rest" }, { 1, "Go On" } };
  GameFixture fixture;
  GtkWidget *status;

  lose_misere (&fixture, NULL, &status);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FhLawsBar *offer = fh_table_view_get_offer (fixture.table);
      GtkWidget *view = fixture.view;
      graphene_rect_t place;

      table_test_resize (fixture.window, sizes[i].width, sizes[i].height);
      fh_laws_bar_ask (offer, "All 4 tricks left are yours.", answers, 2, 1);
      table_test_settle (fixture.window);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (offer), view, &place));
      g_autoptr (GPtrArray) contract = table_test_find_all (view, FH_TYPE_CONTRACT_BOX);
      g_autoptr (GPtrArray) score = table_test_find_all (view, FH_TYPE_SCORE_BOX);
      check_beside (contract->pdata[0], view, &place);
      check_beside (score->pdata[0], view, &place);
      for (int c = 0; c < fh_hand_view_get_n_cards (fixture.hand); c++)
        check_beside (GTK_WIDGET (fh_hand_view_get_nth (fixture.hand, c)), view, &place);
      for (int seat = 0; seat < 4; seat++)
        if (sizes[i].is_roomy || seat != fh_game_get_person (fixture.game))
          check_beside (fh_table_view_get_place (fixture.table, seat), view, &place);
    }
  end (&fixture, status);
}

/* At every size it lies over neither the hand, nor the boxes, nor what is to be read of the trick,
 * and moves none of them. */
static void
test_place (void)
{
  static const int sizes[][2] = { { 360, 594 }, { 640, 300 }, { 800, 554 }, { 1280, 754 } };
  GameFixture fixture;
  GtkWidget *status;

  lose_misere (&fixture, NULL, &status);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *offer = GTK_WIDGET (fh_table_view_get_offer (fixture.table));
      g_autoptr (GPtrArray) cards = NULL;
      graphene_rect_t hand, after, place;
      guint n_seen = 0;

      table_test_resize (fixture.window, sizes[i][0], sizes[i][1]);
      table_test_settle (fixture.window);
      g_assert_true (gtk_widget_compute_bounds (offer, fixture.view, &place));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture.hand), fixture.view, &hand));
      g_autoptr (GPtrArray) contract = table_test_find_all (fixture.view, FH_TYPE_CONTRACT_BOX);
      g_autoptr (GPtrArray) score = table_test_find_all (fixture.view, FH_TYPE_SCORE_BOX);
      check_beside (contract->pdata[0], fixture.view, &place);
      check_beside (score->pdata[0], fixture.view, &place);
      cards = table_test_find_all (fixture.view, FH_TYPE_CARD_WIDGET);
      for (guint c = 0; c < cards->len; c++)
        {
          graphene_rect_t card;

          if (!gtk_widget_get_mapped (cards->pdata[c]))
            continue;
          n_seen++;
          g_assert_true (gtk_widget_compute_bounds (cards->pdata[c], fixture.view, &card));
          card.size.height *= 0.59f;
          g_assert_false (graphene_rect_intersection (&card, &place, NULL));
        }
      g_assert_cmpuint (n_seen, >, 3);
      g_assert_cmpfloat (place.origin.x, >=, 0);
      g_assert_cmpfloat (place.origin.x + place.size.width, <=, (float) sizes[i][0]);
      fh_table_view_set_offer (fixture.table, FALSE);
      table_test_settle (fixture.window);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture.hand), fixture.view, &after));
      g_assert_true (graphene_rect_equal (&hand, &after));
      fh_table_view_set_offer (fixture.table, TRUE);
    }
  end (&fixture, status);
}

/* With text twice as large it covers cards of the trick, which are no smaller than of a hand in one
 * row, and not who sits there. */
static void
test_large_place (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GameFixture fixture;
  GtkWidget *status;
  graphene_rect_t place;

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  lose_misere (&fixture, NULL, &status);
  table_test_resize (fixture.window, 360, 594);
  table_test_settle (fixture.window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fh_table_view_get_offer (fixture.table)),
                                            fixture.view, &place));
  for (int seat = 0; seat < 4; seat++)
    if (seat != fh_game_get_person (fixture.game))
      check_beside (fh_table_view_get_place (fixture.table, seat), fixture.view, &place);
  for (int c = 0; c < fh_hand_view_get_n_cards (fixture.hand); c++)
    check_beside (GTK_WIDGET (fh_hand_view_get_nth (fixture.hand, c)), fixture.view, &place);
  g_assert_true (fh_table_view_get_slot (fixture.table, 0, &place));
  g_assert_cmpfloat (place.size.width, >=, 48);
  end (&fixture, status);
  g_object_set (settings, "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/game-rest/two-clicks", test_two_clicks);
  g_test_add_func ("/view/game-rest/go-on", test_go_on);
  g_test_add_func ("/view/game-rest/card-goes-on", test_card_goes_on);
  g_test_add_func ("/view/game-rest/log", test_log);
  g_test_add_func ("/view/game-rest/place", test_place);
  g_test_add_func ("/view/game-rest/large-place", test_large_place);
  g_test_add_func ("/view/game-rest/short-place", test_short_place);
  return g_test_run ();
}
