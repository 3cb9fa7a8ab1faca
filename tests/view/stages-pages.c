/* stages-pages.c: the first pages, the choices, games that are kept and what they come to, and the
 * help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include "await.h"
#include "deals.h"
#include "fh-beginning-page.h"
#include "fh-fold.h"
#include "fh-help-window.h"
#include "fh-left-games-window.h"
#include "fh-new-game-dialog.h"
#include "fh-preferences.h"
#include "fh-share-plot.h"
#include "fh-statistics-group.h"
#include "fh-statistics-window.h"
#include "fh-widget.h"
#include "house-driver.h"
#include "statistics-fixture.h"

/* --- The first start --- */

void
stage_show_beginning (Stage *stage)
{
  static const char *const moments[] = { NULL, NULL, "euchre", "whist" };
  GtkWidget *page;

  stage_start (stage, "");
  stage_look (stage, stage_main_window (stage), "question");
  for (int knows = FH_KNOWS_EUCHRE; knows <= FH_KNOWS_WHIST; knows++)
    {
      page = driver_find (stage_main_window (stage), FH_TYPE_BEGINNING_PAGE, NULL);
      fh_beginning_page_show (FH_BEGINNING_PAGE (page), (FhKnows) knows);
      stage_look (stage, stage_main_window (stage), moments[knows]);
    }
}

/* --- The choice of a table --- */

void
stage_show_new_game (Stage *stage)
{
  FhTableList *list;
  GtkWidget *dialog;

  stage_start (stage, "[course]\nknows=nothing\n");
  dialog = house_open_page (stage->application);
  stage_look (stage, dialog, "newcomer");
  list = house_find_list (stage->application);
  fh_table_list_set_players (list, 6);
  stage_look (stage, dialog, "six");
  fh_table_list_set_players (list, 3);
  stage_look (stage, dialog, "three");
  fh_table_list_set_players (list, 4);
  house_unfold (dialog);
  fh_widget_scroll_to (driver_find (dialog, FH_TYPE_FOLD, "details"));
  stage_look (stage, dialog, "details");
}

/* --- The first page --- */

/* What was played of the days of this month: each third one, and the experts were better in each
 * second of these. */
static void
play_days (Stage *stage)
{
  FhKeyTable *table = FH_KEY_TABLE (stage->application->challenges);
  guint today = fh_numbered_today ();

  for (guint day = 1; day < today % 100; day += 3)
    {
      g_autofree char *section = g_strdup_printf ("day %u", today - today % 100 + day);

      fh_key_table_set_text (table, section, "table", "australian-4");
      fh_key_table_set_text (table, section, "own", "8H 0 9 made 300 10 0 0 0 0");
      fh_key_table_set_text (table, section, "experts",
                             day % 2 == 0 ? "8H 0 10 made 310 0 0 0 0 0"
                                          : "8H 0 7 set -300 30 0 0 0 0");
    }
  fh_key_table_save (table);
}

void
stage_show_home (Stage *stage)
{
  GtkWidget *window;

  stage_start (stage, "[course]\nknows=nothing\n");
  window = stage_main_window (stage);
  stage_look (stage, window, "newcomer");
  play_days (stage);
  fh_challenges_begin (stage->application->challenges, FH_PRESET_AUSTRALIAN_4, 6616);
  stage_take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  driver_settle (window, 200);
  gtk_widget_activate_action (window, "app.home", NULL);
  stage_look (stage, window, "under-way");
  gtk_widget_activate_action (window, "win.table", NULL);
  stage_play_to_end (stage);
}

/* --- Games that are kept --- */

/* Puts @text, a game, on the shelf that is called @shelf. */
static void
shelve (const char *shelf, const char *name, const char *text)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "five-hundred", shelf, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
has_rows (gpointer window)
{
  return driver_find (window, ADW_TYPE_ACTION_ROW, NULL) != NULL;
}

void
stage_show_games (Stage *stage)
{
  GtkWidget *window;

  stage_start (stage, DRIVER_KNOWS_500);
  shelve ("games", "lead.500",
          SPADES_LEAD "#! [game]\n#! own-name=Aunt Ada’s birthday\n"
                      "#! starred=true\n");
  shelve ("games", "auction.500", SPADES_AUCTION);
  shelve ("finished", "short.500", "500 1\nrules midwest-4\n");
  shelve ("finished", "damaged.500", "500 1\nrules nowhere\n");
  stage_take_game (stage, SPADES_LEAD "play 0 AD\nplay 1 10D\nplay 2 5D\nplay 3 JD\n");
  stage_play_to_end (stage);
  gtk_widget_activate_action (stage_main_window (stage), "app.start-game", NULL);
  driver_settle_main (stage->application);
  gtk_widget_activate_action (stage_main_window (stage), "app.left-games", NULL);
  window = house_wait_for_window (FH_TYPE_LEFT_GAMES_WINDOW);
  driver_wait (has_rows, window, 10);
  stage_look (stage, window, "list");
  gtk_editable_set_text (GTK_EDITABLE (driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL)), "xyz");
  await (!has_rows (window));
  stage_look (stage, window, "nothing");
}

/* --- Choices and numbers --- */

void
stage_show_preferences (Stage *stage)
{
  static const char *const pages[] = { "look", "play", "players", "tutor" };
  GtkWidget *window;

  stage_start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (stage_main_window (stage), "app.preferences", NULL);
  window = house_wait_for_window (FH_TYPE_PREFERENCES);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_stack_set_visible_child_name (GTK_STACK (driver_find (window, GTK_TYPE_STACK, NULL)),
                                        pages[i]);
      stage_look (stage, window, pages[i]);
    }
  gtk_editable_set_text (GTK_EDITABLE (driver_find (window, GTK_TYPE_SEARCH_ENTRY, NULL)), "card");
  /* What is typed is searched for when it has stayed for a moment. */
  driver_settle (window, 300);
  stage_look (stage, window, "found");
}

static gboolean
has_plot (gpointer data)
{
  return driver_find (data, FH_TYPE_SHARE_PLOT, NULL) != NULL;
}

static void
last_group_cb (GtkWidget *widget, gpointer data)
{
  if (FH_IS_STATISTICS_GROUP (widget))
    *(GtkWidget **) data = widget;
}

void
stage_show_statistics (Stage *stage)
{
  static const char *const moments[] = { "plots", "tables" };
  GtkWidget *window, *last = NULL;

  statistics_fixture_write (75);
  stage_start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (stage_main_window (stage), "app.statistics", NULL);
  window = house_wait_for_window (FH_TYPE_STATISTICS_WINDOW);
  driver_wait (has_plot, window, 10);
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      stage_look (stage, window, moments[i]);
      driver_visit (window, last_group_cb, &last);
      fh_widget_scroll_to (last);
      stage_look (stage, window, i == 0 ? "plots-end" : "tables-end");
      gtk_switch_set_active (GTK_SWITCH (driver_find (window, GTK_TYPE_SWITCH, NULL)), TRUE);
    }
  statistics_fixture_remove ();
}

/* --- The help --- */

void
stage_show_help (Stage *stage)
{
  GtkWidget *help, *search;

  stage_start (stage, DRIVER_KNOWS_500);
  gtk_widget_activate_action (stage_main_window (stage), "app.help-topic", "s", "ranks#trumps");
  help = house_wait_for_window (FH_TYPE_HELP_WINDOW);
  stage_look (stage, help, "trumps");
  fh_help_window_show (NULL, "from-euchre");
  stage_look (stage, help, "euchre");
  gtk_widget_activate_action (help, "help.find", NULL);
  driver_settle (help, 200);
  search = driver_find (help, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "record");
  g_signal_emit_by_name (search, "search-changed");
  stage_look (stage, help, "found");
}
