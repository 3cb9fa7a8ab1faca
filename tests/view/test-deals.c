/* test-deals.c: the deal of the day, a deal by number, and a challenge, in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "fh-application-private.h"
#include "fh-challenge-window.h"
#include "fh-day-card.h"
#include "fh-deal-comparison.h"
#include "fh-deals-window.h"
#include "fh-game-file.h"
#include "fh-home-page.h"
#include "fh-result-panel.h"
#include "fh-score-box.h"
#include "house-driver.h"

static GtkWidget *
find_window (FhApplication *application, GType type)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type))
      return l->data;
  return NULL;
}

typedef struct
{
  FhApplication *application;
  GType type;
  guint number;
} Wanted;

static gboolean
has_window (gpointer data)
{
  Wanted *wanted = data;

  return find_window (wanted->application, wanted->type) != NULL;
}

static gboolean
has_deal (gpointer data)
{
  Wanted *wanted = data;
  FhGame *game = driver_get_game (wanted->application);
  FhDealComparison *comparison = game != NULL ? fh_deal_comparison_get (game) : NULL;

  return comparison != NULL && fh_deal_comparison_get_number (comparison) == wanted->number;
}

static void
wait_deal (FhApplication *application, guint number)
{
  Wanted wanted = { application, G_TYPE_NONE, number };

  driver_wait (has_deal, &wanted, 10);
}

static GtkWidget *
open_window (FhApplication *application, const char *action, GType type)
{
  Wanted wanted = { application, type, 0 };

  if (action != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
  driver_wait (has_window, &wanted, 10);
  return find_window (application, type);
}

static gboolean
has_experts (gpointer data)
{
  FhDealComparison *comparison = fh_deal_comparison_get (data);

  return comparison != NULL && fh_deal_comparison_peek_experts (comparison) != NULL;
}

static void
collect (GtkWidget *widget, gpointer data)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    g_string_append_printf (data, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
}

/* All that can be read in @top. */
static char *
dup_texts (GtkWidget *top)
{
  GString *texts = g_string_new (NULL);

  driver_visit (top, collect, texts);
  return g_string_free (texts, FALSE);
}

/* Plays the deal to its end, and waits until the experts have. */
static void
play_to_end (FhApplication *application)
{
  FhGame *game = driver_get_game (application);

  /* A move goes on where a deal is over. */
  for (driver_wait_due (application); fh_game_get_hold (game) != FH_HOLD_DEAL;
       driver_wait_due (application))
    driver_move (application);
  driver_wait (has_experts, game, 60);
  driver_settle_main (application);
}

static GtkWidget *
panel_of (FhApplication *application)
{
  GtkWidget *panel = driver_find (GTK_WIDGET (fh_application_get_window (application)),
                                  FH_TYPE_RESULT_PANEL, NULL);

  g_assert_nonnull (panel);
  return panel;
}

static char *
dup_panel (FhApplication *application)
{
  return dup_texts (panel_of (application));
}

static void
read_cb (GObject *clipboard, GAsyncResult *result, gpointer line)
{
  *(char **) line = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* The result can be sent as a line. */
static void
assert_line (FhApplication *application)
{
  GtkWidget *panel = panel_of (application);
  g_autofree char *line = NULL;

  driver_press (driver_find_button (panel, "Copy Result"));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (panel), NULL, read_cb, &line);
  await (line != NULL);
  g_assert_true (g_str_has_prefix (line, "Deal of the day, "));
  g_assert_nonnull (strstr (line, " for me and "));
  g_assert_true (g_str_has_suffix (line, " I had hints."));
}

/* Whether the points of both sides stand on the table. */
static void
assert_score (FhApplication *application, gboolean is_shown)
{
  GtkWidget *score =
      driver_find (GTK_WIDGET (fh_application_get_window (application)), FH_TYPE_SCORE_BOX, NULL);

  g_assert_cmpint (score != NULL && gtk_widget_get_mapped (score), ==, is_shown);
}

/* A game that is under way. */
#define LEFT                                                                                       \
  "500 1\nrules australian-4\ndeal 3\n"                                                            \
  "hand 0 JO JH JD AH KH QH 10H 9H AS AC\nhand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\n"                 \
  "hand 2 5H KS QS KD QD 8H 9C 8C 4H 4D\nhand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\n"                  \
  "kitty 5C 9D 10C\n"

static void
test_day (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autoptr (FhGame) left = fh_game_new_from_text (LEFT, "record", NULL, NULL);
  g_autofree char *text = NULL, *list = NULL;

  fh_application_take_game (application, left);
  driver_wait_due (application);
  driver_move (application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "home", NULL);
  driver_press (driver_find_button (
      driver_find (GTK_WIDGET (fh_application_get_window (application)), FH_TYPE_DAY_CARD, NULL),
      "Play"));
  wait_deal (application, fh_numbered_today ());
  driver_wait_due (application);
  driver_settle_main (application);
  fh_game_note_hint (driver_get_game (application));
  /* Nobody has points before it, and none are shown. */
  assert_score (application, FALSE);
  play_to_end (application);
  assert_score (application, TRUE);
  text = dup_panel (application);
  /* Both numbers, large, and how they came about; no other measure beside them. */
  g_assert_nonnull (strstr (text, "You "));
  g_assert_nonnull (strstr (text, "Experts "));
  g_assert_nonnull (strstr (text, " the experts."));
  g_assert_nonnull (strstr (text, " You had hints."));
  g_assert_true (strstr (text, "The experts: ") != NULL || strstr (text, "With experts ") != NULL);
  g_assert_null (strstr (text, "decision"));
  assert_line (application);
  /* Nothing comes after it: the way on leads to the first page, which says that it is over. */
  driver_press (driver_find_button (GTK_WIDGET (fh_application_get_window (application)), "Done"));
  await (driver_find (GTK_WIDGET (fh_application_get_window (application)), FH_TYPE_HOME_PAGE, NULL)
         != NULL);
  driver_settle_main (application);
  g_assert_cmpuint (fh_game_peek_table (driver_get_game (application))->n_deals, ==, 1);
  driver_wait_shown (GTK_WIDGET (fh_application_get_window (application)), "Last Game");
  /* Who looks for it where deals are chosen finds what became of it. */
  list = dup_texts (open_window (application, "deals", FH_TYPE_DEALS_WINDOW));
  g_assert_nonnull (strstr (list, "\nYou "));
  driver_stop (application);
  /* The same page for whoever comes back, with the game that was left for it. */
  application = driver_start (TRUE);
  driver_wait_shown (GTK_WIDGET (fh_application_get_window (application)), "Last Game");
  driver_wait_shown (GTK_WIDGET (fh_application_get_window (application)), "Continue");
}

static void
find_day (GtkWidget *widget, gpointer data)
{
  GtkWidget **found = data;

  if (ADW_IS_ACTION_ROW (widget) && !ADW_IS_COMBO_ROW (widget) && *found == NULL
      && g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), "Number "))
    *found = widget;
}

/* Begins the deal of the day that is shown, though it is another day by now.  The two places are 26
 * hours apart, and so have never the same day. */
static void
test_midnight (void)
{
  g_autofree char *zone = g_strdup (g_getenv ("TZ"));
  g_setenv ("TZ", "<-12>12", TRUE);
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = open_window (application, "deals", FH_TYPE_DEALS_WINDOW);
  GtkWidget *row = NULL;

  driver_visit (window, find_day, &row);
  g_assert_nonnull (row);
  guint shown = (guint) g_ascii_strtoull (
      adw_action_row_get_subtitle (ADW_ACTION_ROW (row)) + strlen ("Number "), NULL, 10);
  g_setenv ("TZ", "<+14>-14", TRUE);
  g_assert_cmpuint (fh_numbered_today (), !=, shown);
  g_signal_emit_by_name (row, "activated");
  wait_deal (application, shown);
  if (zone != NULL)
    g_setenv ("TZ", zone, TRUE);
  else
    g_unsetenv ("TZ");
}

/* Typed into the window; what is no number is refused. */
static void
test_number (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *window = open_window (application, "deals", FH_TYPE_DEALS_WINDOW);
  GtkWidget *entry = driver_find (window, ADW_TYPE_ENTRY_ROW, NULL);
  g_autofree char *text = NULL;

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "4711x");
  g_signal_emit_by_name (entry, "entry-activated");
  driver_wait_shown (window, "Type a number from 1 to 999999999.");
  text = dup_texts (window);
  g_assert_nonnull (strstr (text, "Type a number from 1 to 999999999."));
  g_assert_null (driver_get_game (application));
  gtk_editable_set_text (GTK_EDITABLE (entry), "4711");
  g_signal_emit_by_name (entry, "entry-activated");
  wait_deal (application, 4711);
  await (find_window (application, FH_TYPE_DEALS_WINDOW) == NULL);
  for (int seat = 1; seat < fh_game_peek_rules (driver_get_game (application))->n_seats; seat++)
    g_assert_cmpstr (fh_game_peek_seating (driver_get_game (application))->seats[seat].level, ==,
                     "expert");
  /* What nobody has dealt is not kept. */
  driver_wait_due (application);
  driver_stop (application);

  /* The game comes back with its number. */
  application = driver_start (TRUE);
  wait_deal (application, 4711);
  driver_stop (application);
}

static AdwWindowTitle *
get_title (FhApplication *application)
{
  return ADW_WINDOW_TITLE (driver_find (GTK_WIDGET (fh_application_get_window (application)),
                                        ADW_TYPE_WINDOW_TITLE, NULL));
}

/* From deal to deal, over a restart, to the table of results. */
static void
test_challenge (void)
{
  FhApplication *application = driver_start (FALSE);
  GVariant *parameter = g_variant_ref_sink (g_variant_new ("(su)", "australian-4", 12u));
  GtkWidget *window, *entry;

  g_action_group_activate_action (G_ACTION_GROUP (application), "play-challenge", parameter);
  wait_deal (application, fh_numbered_from_challenge (12, 0));
  /* From the first moment on, and who deals is not cut for: the number says it. */
  g_assert_cmpuint (fh_game_peek_table (driver_get_game (application))->n_deals, ==, 0);
  driver_wait_due (application);
  g_assert_cmpuint (fh_game_peek_table (driver_get_game (application))->n_deals, ==, 1);
  g_assert_cmpint (fh_game_get_hold (driver_get_game (application)), !=, FH_HOLD_CUT);
  g_assert_cmpstr (adw_window_title_get_title (get_title (application)), ==,
                   "Challenge 12, deal 1 of 8");
  g_assert_cmpstr (adw_window_title_get_subtitle (get_title (application)), ==, "");
  play_to_end (application);
  g_assert_nonnull (
      driver_find_button (GTK_WIDGET (fh_application_get_window (application)), "Next Deal"));
  gtk_widget_activate_action (driver_find (GTK_WIDGET (fh_application_get_window (application)),
                                           FH_TYPE_RESULT_PANEL, NULL),
                              "table.continue", NULL);
  wait_deal (application, fh_numbered_from_challenge (12, 1));
  driver_stop (application);

  application = driver_start (TRUE);
  wait_deal (application, fh_numbered_from_challenge (12, 1));
  driver_wait_due (application);
  driver_settle_main (application);
  /* What stands is the challenge, not a game that has just begun. */
  g_assert_true (
      g_str_has_prefix (adw_window_title_get_subtitle (get_title (application)), "You "));
  window = open_window (application, "deals", FH_TYPE_DEALS_WINDOW);
  g_autofree char *list = dup_texts (window);
  g_assert_nonnull (strstr (list, "Challenge 12"));
  g_assert_nonnull (strstr (list, "1 of 8 deals played, "));
  /* What is typed stays when a challenge changes, and so does the keyboard. */
  entry = driver_find (window, ADW_TYPE_ENTRY_ROW, NULL);
  g_assert_true (gtk_widget_grab_focus (house_find_row (window, "Challenge 12")));
  g_signal_emit_by_name (application->challenges, "changed");
  driver_settle (window, 50);
  g_assert_true (driver_find (window, ADW_TYPE_ENTRY_ROW, NULL) == entry);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == house_find_row (window, "Challenge 12"));
  g_assert_true (gtk_widget_activate (house_find_row (window, "Challenge 12")));
  window = open_window (application, NULL, FH_TYPE_CHALLENGE_WINDOW);
  driver_settle (window, 100);
  g_assert_null (find_window (application, FH_TYPE_DEALS_WINDOW));
  g_autofree char *table = dup_texts (window);
  g_assert_nonnull (strstr (table, "1 of 8 deals have been played."));
  g_assert_nonnull (strstr (table, "1 deal compared"));
  g_assert_nonnull (driver_find_button (window, "Play the Next Deal"));
  driver_press (driver_find_button (window, "Play It Anew"));
  wait_deal (application, fh_numbered_from_challenge (12, 0));
  driver_stop (application);
  g_variant_unref (parameter);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/deals/day", test_day);
  g_test_add_func ("/deals/midnight", test_midnight);
  g_test_add_func ("/deals/number", test_number);
  g_test_add_func ("/deals/challenge", test_challenge);
  return g_test_run ();
}
