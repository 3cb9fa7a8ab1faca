/* test-approved-scenes.c: the moments of an evening look as they did when somebody approved of
 * them, by day and by night.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "approve.h"
#include "fh-config.h"
#include "fh-fate.h"
#include "fh-game-file.h"
#include "fh-language.h"
#include "fh-log-grid.h"
#include "fh-month.h"
#include "fh-new-game-page.h"
#include "fh-player.h"
#include "fh-result-panel.h"
#include "fh-style.h"
#include "fh-table-panel.h"

/* The minor version of GTK 4 that the pictures are of. */
#define OLDEST 8

/* Where a result stands. */
static const GdkRGBA felt = { 0.11f, 0.33f, 0.24f, 1.0f };

/* Under a window, by day and by night. */
static const GdkRGBA grounds[] = { { 0.98f, 0.98f, 0.98f, 1.0f }, { 0.14f, 0.14f, 0.14f, 1.0f } };
static const char *const times[] = { "light", "dark" };

static void
set_night (gboolean is_night)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      is_night ? ADW_COLOR_SCHEME_FORCE_DARK
                                               : ADW_COLOR_SCHEME_DEFAULT);
}

/* Lines of text end elsewhere with another toolkit: they are looked at with the oldest one. */
static gboolean
is_older (void)
{
  if (gtk_get_minor_version () <= OLDEST)
    return TRUE;
  g_test_skip ("The pictures are of an older toolkit.");
  return FALSE;
}

/* Approves of what @make makes, @width wide, by day and by night. */
static void
check_page (GtkWidget *(*make) (void), int width, int height, const char *name)
{
  if (!is_older ())
    return;
  fh_style_load ();
  for (int is_night = FALSE; is_night <= TRUE; is_night++)
    {
      g_autofree char *full = g_strdup_printf ("%s-%s", name, times[is_night]);
      GtkWidget *page, *window;

      set_night (is_night);
      page = make ();
      window = table_test_window (page, width, height);
      table_test_settle (window);
      if (approve_has_font (window))
        approve_widget (window, page, &grounds[is_night], full);
      table_test_close (window, page);
    }
  set_night (FALSE);
}

/* --- How a deal ends --- */

typedef struct
{
  const char *name;
  FhCall call;
  int seat; /* who bids it */
  FhFate fate;
  gboolean is_slam; /* every trick was won */
  unsigned winners; /* of the game, which is over; or 0 */
} ResultRow;

static const ResultRow results[] = {
  { "result-made", FH_CALL_NONE, 0, FH_FATE_MADE },
  { "result-set", FH_CALL_NONE, 0, FH_FATE_SET },
  { "result-they-set", FH_CALL_NONE, 1, FH_FATE_SET },
  { "result-slam", FH_CALL_NONE, 0, FH_FATE_MADE, TRUE },
  { "result-misere", FH_MISERE, 0, FH_FATE_MADE },
  { "result-misere-lost", FH_MISERE, 0, FH_FATE_SET },
  { "result-won", FH_CALL_NONE, 0, FH_FATE_MADE, FALSE, 1 },
  { "result-lost", FH_CALL_NONE, 1, FH_FATE_MADE, FALSE, 2 },
};

/* What is called next, so that @call wins: a misère goes over a bid of seven. */
static FhCall
next_call (const FhTable *table, const ResultRow *row, FhCall call)
{
  FhCall seven = fh_bid (7, FH_TRUMP_SPADES), high = table->high_call;
  gboolean is_own = table->turn == row->seat;

  if (call != FH_MISERE)
    return is_own && high == FH_PASS ? call : FH_PASS;
  if (is_own)
    return high == FH_PASS ? fh_bid (6, FH_TRUMP_SPADES) : high == seven ? call : FH_PASS;
  return high == FH_PASS || high == fh_bid (6, FH_TRUMP_SPADES) ? seven : FH_PASS;
}

/* Plays on as players by rules do. */
static void
play_out (FhState *state)
{
  FhPlayer player = { .level = FH_PLAYER_RULES };

  while (!state->table.deal_over)
    {
      FhSeatView view;
      FhAction action;

      fh_seat_view_init (&view, state, state->table.turn);
      view.legal.may_declare = 0;
      action = fh_player_decide (&player, &view, NULL).action;
      g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
    }
}

/* A deal that ends as @row says; the number of tricks that were bid is what fits. */
static void
find_deal (const ResultRow *row, FhState *state)
{
  for (guint64 seed = 1; seed < 1000; seed++)
    for (int level = 6; level <= 10; level++)
      {
        FhCall call = row->call != FH_CALL_NONE ? row->call : fh_bid (level, FH_TRUMP_HEARTS);
        FhTable *table = &state->table;
        unsigned bidders;

        table_test_deal (state, FH_PRESET_AUSTRALIAN_4, seed);
        while (table->due == FH_ACTION_BID)
          table_test_call (state, next_call (table, row, call));
        if (table->contract != call)
          continue;
        play_out (state);
        bidders = fh_table_bidders (table);
        if (fh_table_fate (table, 0) == row->fate
            && (!row->is_slam || fh_table_seats_tricks (table, bidders) == FH_N_TRICKS))
          return;
      }
  g_assert_not_reached ();
}

static void
test_result (gconstpointer data)
{
  const ResultRow *row = data;
  FhPanelMoment moment = { .hold = FH_HOLD_DEAL, .offers_review = TRUE };
  GtkWidget *panel, *window;
  FhSeating seating;
  FhState state;

  if (!is_older ())
    return;
  panel = fh_result_panel_new ();
  find_deal (row, &state);
  fh_seating_init (&seating, &state.table.rules, "rules", "rules");
  if (row->winners != 0)
    {
      state.table.due = FH_ACTION_NONE;
      state.table.winners = (uint8_t) row->winners;
      state.table.totals[row->winners - 1] = 510;
      moment.hold = FH_HOLD_GAME;
    }
  moment.scene = (FhScene){ .table = &state.table, .seating = &seating };
  gtk_widget_add_css_class (panel, "table-panel");
  fh_table_panel_update (FH_TABLE_PANEL (panel), &moment);
  fh_style_load ();
  window = table_test_window (panel, 600, 240);
  table_test_settle (window);
  if (approve_has_font (window))
    approve_widget (window, panel, &felt, row->name);
  table_test_close (window, panel);
}

/* --- Pages --- */

static GtkWidget *
make_month (void)
{
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhChallenges) challenges = fh_challenges_new (store);

  return fh_month_new (challenges, FH_PRESET_AUSTRALIAN_4, 20261112);
}

static GtkWidget *
make_log (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "approved", "log.500", NULL);

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  game = fh_game_new_from_text (text, "record", NULL, &error);
  g_assert_no_error (error);
  return fh_log_grid_new (game);
}

static GtkWidget *
make_new_game (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhProgress) progress = fh_progress_new (store);

  return fh_new_game_page_new (settings, progress);
}

static void
test_month (void)
{
  check_page (make_month, 700, 60, "month");
}

static void
test_log (void)
{
  check_page (make_log, 360, 340, "log");
}

static void
test_new_game (void)
{
  check_page (make_new_game, 720, 700, "new-game");
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);
  fh_language_setup (FH_GETTEXT_DOMAIN, g_get_tmp_dir ());
  g_object_set (gtk_settings_get_default (), "gtk-font-name", APPROVE_FONT " 10", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *path = g_strconcat ("/view/approved-scenes/", results[i].name, NULL);

      g_test_add_data_func (path, &results[i], test_result);
    }
  g_test_add_func ("/view/approved-scenes/month", test_month);
  g_test_add_func ("/view/approved-scenes/log", test_log);
  g_test_add_func ("/view/approved-scenes/new-game", test_new_game);
  return g_test_run ();
}
