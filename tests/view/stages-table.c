/* stages-table.c: the table with the tutor beside it, by itself, and how a deal and a game end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include "await.h"
#include "deals.h"
#include "fh-answer-view.h"
#include "fh-game-log.h"
#include "fh-tutor-panel.h"
#include "table-test.h"

/* --- The tutor beside the table --- */

static void
look_at_tutor (Stage *stage, const char *moment)
{
  stage_think (stage);
  stage_look (stage, stage_main_window (stage), moment);
}

static FhTutorPanel *
tutor_of (Stage *stage)
{
  /* Where it covers the table, it comes only when it is called. */
  g_action_group_change_action_state (G_ACTION_GROUP (stage_main_window (stage)), "tutor",
                                      g_variant_new_boolean (TRUE));
  driver_settle_main (stage->application);
  return FH_TUTOR_PANEL (driver_find (stage_main_window (stage), FH_TYPE_TUTOR_PANEL, NULL));
}

void
stage_show_tutor (Stage *stage)
{
  static const char *const pages[] = { "now", "trumps", "bids" };
  FhSettings *settings;
  FhTableView *table;
  GtkWidget *window;

  stage_start (stage, DRIVER_KNOWS_500);
  settings = fh_application_get_settings (stage->application);
  window = stage_main_window (stage);
  g_object_set (settings, "show-tutor", TRUE, NULL);
  table = stage_take_game (stage, SPADES_AUCTION);
  look_at_tutor (stage, "auction");
  g_signal_emit_by_name (fh_table_view_get_panel (table), "considered",
                         (guint) fh_bid (8, FH_TRUMP_SPADES));
  stage_look (stage, window, "considered");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *moment = g_strconcat ("auction-", pages[i], NULL);

      fh_tutor_panel_show_page (tutor_of (stage), pages[i]);
      stage_look (stage, window, moment);
    }
  for (int step = 0; step < 3; step++)
    {
      g_autofree char *moment = g_strdup_printf ("hint-%d", step + 1);

      gtk_widget_activate_action (window, "win.hint", NULL);
      look_at_tutor (stage, moment);
    }

  stage_take_game (stage, SPADES_EXCHANGE);
  look_at_tutor (stage, "exchange");
  stage_take_game (stage, SPADES_LEAD);
  look_at_tutor (stage, "lead");
  g_object_set (settings, "tutor-count-first", TRUE, NULL);
  stage_take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  look_at_tutor (stage, "count-first");
  fh_tutor_panel_show_page (tutor_of (stage), "trumps");
  stage_look (stage, window, "trumps");
}

static gboolean
is_questioned (gpointer table)
{
  return gtk_widget_get_visible (GTK_WIDGET (fh_table_view_get_question (table)));
}

/* Whether the question of @log has its whole answer. */
static gboolean
is_answered (GtkWidget *log)
{
  GtkWidget *view = driver_find (log, FH_TYPE_ANSWER_VIEW, NULL);

  return view != NULL && !fh_answer_is_busy (fh_answer_view_get_answer (FH_ANSWER_VIEW (view)));
}

/* The tutor differs; and why somebody did something. */
void
stage_show_asking (Stage *stage)
{
  FhSettings *settings;
  FhTableView *table;
  GtkWidget *view, *log;

  stage_start (stage, DRIVER_KNOWS_500);
  settings = fh_application_get_settings (stage->application);
  g_object_set (settings, "show-tutor", TRUE, "speak-when-differ", 20, NULL);
  table = stage_take_game (stage, SPADES_AUCTION);
  g_signal_emit_by_name (fh_table_view_get_panel (table), "called",
                         (guint) fh_bid (10, FH_TRUMP_SPADES), FALSE);
  driver_wait (is_questioned, table, 60);
  look_at_tutor (stage, "differs-call");
  g_object_set (settings, "speak-when-differ", 1, NULL);
  table = stage_take_game (stage, SPADES_LEAD "play 0 JS\nplay 1 10S\nplay 2 AS\nplay 3 5S\n");
  stage_think (stage);
  gtk_widget_activate_action (GTK_WIDGET (fh_hand_view_get_widget (fh_table_view_get_hand (table),
                                                                   FH_CARD (FH_DIAMONDS, FH_NINE))),
                              "card.choose", NULL);
  driver_wait (is_questioned, table, 60);
  look_at_tutor (stage, "differs-card");

  g_object_set (settings, "speak-when-differ", 0, NULL);
  stage_take_game (stage, SPADES_AUCTION);
  view = GTK_WIDGET (fh_window_get_game_view (fh_application_get_window (stage->application)));
  gtk_widget_activate_action (view, "table.why", NULL);
  await ((log = driver_find (view, FH_TYPE_GAME_LOG, NULL)) != NULL);
  await (is_answered (log));
  driver_settle (stage_main_window (stage), 200);
  stage->stages->look (GTK_WIDGET (gtk_widget_get_native (log)), "why", stage->stages->data);
}

/* --- The table by itself --- */

/* Whether the result of a deal tells what its decisions cost, where there is room for it or not. */
static gboolean
has_cost (gpointer table)
{
  g_autoptr (GPtrArray) labels =
      table_test_find_all (fh_table_view_get_panel (table), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "cost"))
      return *gtk_label_get_text (labels->pdata[i]) != '\0';
  return FALSE;
}

/* What has happened, at a glance and in words. */
static void
look_at_log (Stage *stage, GtkWidget *window)
{
  static const char *const pages[] = { "grid", "words" };
  GtkWidget *view =
      GTK_WIDGET (fh_window_get_game_view (fh_application_get_window (stage->application)));
  GtkWidget *log, *stack;

  gtk_widget_activate_action (view, "table.log", NULL);
  await ((log = driver_find (view, FH_TYPE_GAME_LOG, NULL)) != NULL);
  stack = driver_find (log, GTK_TYPE_STACK, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *moment = g_strconcat ("log-", pages[i], NULL);

      gtk_stack_set_visible_child_name (GTK_STACK (stack), pages[i]);
      driver_settle (window, 200);
      stage->stages->look (GTK_WIDGET (gtk_widget_get_native (log)), moment, stage->stages->data);
    }
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_native (log)));
}

void
stage_show_table (Stage *stage)
{
  FhSettings *settings;
  FhTableView *table;
  GtkWidget *window;

  stage_start (stage, DRIVER_KNOWS_500);
  settings = fh_application_get_settings (stage->application);
  window = stage_main_window (stage);
  g_object_set (settings, "show-tutor", FALSE, NULL);
  table = stage_take_game (stage, SPADES_AUCTION);
  stage_look (stage, window, "auction");
  g_signal_emit_by_name (fh_table_view_get_panel (table), "considered",
                         (guint) fh_bid (8, FH_TRUMP_SPADES));
  stage_look (stage, window, "considered");
  stage_take_game (stage, SPADES_EXCHANGE);
  stage_look (stage, window, "exchange");
  stage_take_game (stage, SPADES_LEAD);
  stage_look (stage, window, "lead");
  stage_take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  stage_look (stage, window, "second-trick");
  stage_play_to_end (stage);
  driver_wait (has_cost, table, 60);
  stage_look (stage, window, "deal-over");
  look_at_log (stage, window);
  gtk_widget_activate_action (window, "win.score-sheet", NULL);
  stage_look (stage, window, "score-sheet");
}

/* --- How a deal and a game end --- */

/* Seat @own has all spades, the one after it all diamonds, and so on; nobody stops ten spades. */
#define SPADES_BY(own, after, across, before)                                                      \
  "hand " own " JS AS KS QS 10S 9S 8S 7S 6S 5S\n"                                                  \
  "hand " after " 4D 5D 6D 7D 8D 9D 10D QD KD AD\n"                                                \
  "hand " across " 4H 5H 6H 7H 8H 9H 10H QH KH AH\n"                                               \
  "hand " before " JD JH 6C 7C 8C 9C 10C QC KC AC\nkitty JO JC 5C\n"

/* The person can lose every trick, unless he keeps the joker. */
#define MISERE_BY(discards)                                                                        \
  "deal 2\nhand 0 4H 5H 6H 4D 5D 5S 6S 5C 6C 7C\n"                                                 \
  "hand 1 7H 8H 9H KH AH 7S 8S AS QC KC\nhand 2 10H QH 6D 7D 8D 9S 10S QS 8C 9C\n"                 \
  "hand 3 JH 9D 10D JD KD AD JS KS JC AC\nkitty JO QD 10C\n"                                       \
  "bid 3 7D\nbid 0 MIS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 " discards "\n"

static const struct
{
  const char *moment;
  const char *text;
  gboolean ends; /* the game: it is looked at, too */
} results[] = {
  { "slam",
    "500 1\nrules australian-4\ntotals -120 240\n\ndeal 3\n" SPADES_BY (
        "0", "1", "2", "3") "bid 0 10S\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 5S 6S 5C\n",
    FALSE },
  { "won",
    "500 1\nrules australian-4\ntotals 260 -220\n\ndeal 3\n" SPADES_BY (
        "0", "1", "2", "3") "bid 0 9S\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 JO JC 5C\n",
    TRUE },
  { "lost",
    "500 1\nrules australian-4\ntotals 80 360\n\ndeal 0\n" SPADES_BY (
        "1", "2", "3", "0") "bid 1 10S\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5S 6S 5C\n",
    TRUE },
  { "out",
    "500 1\nrules australian-4\ntotals -240 120\n\ndeal 3\n" SPADES_BY (
        "1", "2", "3", "0") "bid 0 10H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 JO JC 5C\n",
    TRUE },
  { "misere", "500 1\nrules australian-4\n\n" MISERE_BY ("JO QD 10C"), FALSE },
  { "misere-lost", "500 1\nrules australian-4\n\n" MISERE_BY ("QD 10C 7C"), FALSE },
  { "three",
    "500 1\nrules american-3\ntotals 310 -60 170\n\ndeal 2\n"
    "hand 0 JS AS KS QS 10S 9S 8S 7S AH AC\nhand 1 JD 7D 8D 9D 10D QD KD AD KC QC\n"
    "hand 2 JH 7H 8H 9H 10H QH KH 7C 8C 9C\nkitty JO JC 10C\n"
    "bid 0 7S\nbid 1 PASS\nbid 2 PASS\ndiscard 0 10C 7S 8S\n",
    FALSE },
};

static gboolean
is_over (gpointer game)
{
  return fh_game_get_hold (game) == FH_HOLD_GAME;
}

/* The bird shows what became of it; then the hands and the tricks, one by one. */
void
stage_show_results (Stage *stage)
{
  FhWindow *window;

  stage_start (stage, DRIVER_KNOWS_500);
  window = fh_application_get_window (stage->application);
  g_object_set (fh_application_get_settings (stage->application), "show-tutor", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *end = g_strconcat (results[i].moment, "-game", NULL);
      GtkWidget *view;

      stage_take_game (stage, results[i].text);
      stage_play_to_end (stage);
      view = GTK_WIDGET (fh_window_get_game_view (window));
      stage_look (stage, GTK_WIDGET (window), results[i].moment);
      if (results[i].ends)
        {
          gtk_widget_activate_action (view, "table.continue", NULL);
          driver_wait (is_over, fh_window_get_game (window), 10);
          stage_look (stage, GTK_WIDGET (window), end);
        }
      if (i != 0)
        continue;
      gtk_widget_activate_action (view, "table.later", NULL);
      stage_look (stage, GTK_WIDGET (window), "dealt");
      gtk_widget_activate_action (view, "table.later", NULL);
      stage_look (stage, GTK_WIDGET (window), "trick");
    }
}
