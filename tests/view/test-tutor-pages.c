/* test-tutor-pages.c: the pages of the tutor show what it says, and nothing twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-test.h"

#include "await.h"
#include "fh-answer-view.h"
#include "fh-fold.h"
#include "fh-game-file.h"
#include "fh-game-reasons.h"
#include "fh-sentences.h"
#include "fh-tutor-now.h"
#include "fh-tutor-panel.h"
#include "fh-tutor-trumps.h"
#include "kept-driver.h"

#define DEAL                                                                                       \
  "500 1\nrules australian-4\ndeal 1\nhand 0 JH AH KH QH 9H 8H AS 6S 5C 7D\n"                      \
  "hand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\nhand 2 JO KS QS KD QD AC 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC JD 10H 7H 6H AD 10D KC QC\nkitty 5H 9D 10C\n"

/* How many labels on @page, of a tutor who says everything of the game that @text
 * tells, show @words. */
static guint
n_shown (GtkWidget *page, const char *text, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "record", NULL, &error);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  g_autoptr (GPtrArray) labels = NULL;
  GtkWidget *window;
  guint n = 0;

  g_assert_no_error (error);
  fh_tutor_set_manner (tutor, &(FhTutorManner){ .degree = FH_TUTOR_ALL, .counts = FH_COUNT_ALL });
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), tutor);
  window = table_test_window (page, 360, 600);
  table_test_settle (window);
  labels = table_test_find_all (page, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_get_mapped (labels->pdata[i])
         && strstr (gtk_label_get_text (labels->pdata[i]), words) != NULL;
  g_clear_pointer (&labels, g_ptr_array_unref);
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), NULL);
  table_test_close (window, page);
  return n;
}

/* What the last bid has told is the reason for it, too, but stands there once; a pass is explained.
 */
static void
test_once (void)
{
  g_assert_cmpuint (
      n_shown (fh_tutor_now_new (), DEAL "bid 2 PASS\nbid 3 7H\n", "opened with seven hearts"), ==,
      1);
  g_assert_cmpuint (
      n_shown (fh_tutor_now_new (), DEAL "bid 2 7H\nbid 3 PASS\n", "passed: probably"), ==, 1);
}

/* Who is out of trumps is said while the cards are played. */
static void
test_trumpless (void)
{
  static const char *const over = DEAL "bid 2 PASS\nbid 3 PASS\nbid 0 8H\nbid 1 PASS\n";
  g_autofree char *led = g_strconcat (over, "discard 0 5H 9D 10C\nplay 0 JH\n", NULL);
  g_autofree char *followed = g_strconcat (led, "play 1 5S\n", NULL);

  g_assert_cmpuint (n_shown (fh_tutor_trumps_new (), over, "out of trumps"), ==, 0);
  g_assert_cmpuint (n_shown (fh_tutor_trumps_new (), led, "Nobody so far."), ==, 1);
  g_assert_cmpuint (n_shown (fh_tutor_trumps_new (), followed, "has no trump left."), ==, 1);
}

/* The pages of @panel. */
static GtkStack *
stack_of (GtkWidget *panel)
{
  g_autoptr (GPtrArray) stacks = table_test_find_all (panel, GTK_TYPE_STACK);

  g_assert_cmpuint (stacks->len, ==, 1);
  return stacks->pdata[0];
}

/* What the tutor would call is seen by nobody who has not asked for it: the panel opens another
 * page, in the auction too; who has chosen the bids finds them again in the next auction. */
static void
test_first_page (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhGame) game = NULL, later = NULL;
  g_autoptr (FhTutor) tutor = NULL;
  g_autofree char *chosen = NULL;
  GtkWidget *panel, *window;

  game = fh_game_new_from_text (DEAL "bid 2 PASS\nbid 3 PASS\n", "record", NULL, NULL);
  later = fh_game_new_from_text (DEAL "bid 2 PASS\nbid 3 PASS\nbid 0 8H\nbid 1 PASS\n", "record",
                                 NULL, NULL);
  tutor = fh_tutor_new (game);
  fh_tutor_set_manner (tutor, &(FhTutorManner){ .degree = FH_TUTOR_ALL, .counts = FH_COUNT_ALL });
  panel = fh_tutor_panel_new (tutor, settings);
  window = table_test_window (panel, 600, 600);
  g_assert_cmpuint (fh_tutor_get_words (tutor)->calls->len, >, 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack_of (panel)), ==, "now");

  gtk_stack_set_visible_child_name (stack_of (panel), "bids");
  chosen = fh_settings_dup_string (settings, "tutor-page");
  g_assert_cmpstr (chosen, ==, "bids");
  fh_tutor_set_game (tutor, later);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack_of (panel)), ==, "now");
  fh_tutor_set_game (tutor, game);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack_of (panel)), ==, "bids");
  fh_tutor_set_game (tutor, NULL);
  table_test_close (window, panel);
}

/* In a sheet the hint stands beside the tabs, and keeps the keyboard on its way there and back. */
static void
test_sheet (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhTutor) tutor = fh_tutor_new (NULL);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("hint", NULL);
  GtkWidget *panel = fh_tutor_panel_new (tutor, settings), *window, *hint;
  g_autoptr (GPtrArray) buttons = NULL;
  int beside, below;

  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
  gtk_widget_insert_action_group (panel, "win", G_ACTION_GROUP (actions));
  window = table_test_window (panel, 360, 600);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 360, &below, NULL, NULL, NULL);
  buttons = table_test_find_all (panel, GTK_TYPE_BUTTON);
  hint = buttons->pdata[buttons->len - 1];
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (hint)), ==, "Hint");
  gtk_widget_grab_focus (hint);
  fh_tutor_panel_set_stacked (FH_TUTOR_PANEL (panel), TRUE);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 360, &beside, NULL, NULL, NULL);
  g_assert_cmpint (beside, <=, below - gtk_widget_get_height (hint));
  g_assert_true (table_test_focus (window) == hint);
  fh_tutor_panel_set_stacked (FH_TUTOR_PANEL (panel), FALSE);
  g_assert_true (table_test_focus (window) == hint);
  table_test_close (window, panel);
}

/* How far down on @page that is which unfolds why the others did what they did. */
static float
place_of_why (GtkWidget *page)
{
  g_autoptr (GPtrArray) folds = table_test_find_all (page, FH_TYPE_FOLD);
  graphene_rect_t box;

  g_assert_true (table_test_shows (folds->pdata[1], "Why?"));
  g_assert_true (gtk_widget_compute_bounds (folds->pdata[1], page, &box));
  return box.origin.y;
}

/* What unfolds is found where it was, from the auction to the play, with a hint and without;
 * while more is unfolded it comes after that. */
static void
test_place (void)
{
  static const char *const more[] = { "bid 2 PASS\nbid 3 7H\n",
                                      "bid 2 PASS\nbid 3 7H\nbid 0 PASS\nbid 1 PASS\n"
                                      "discard 3 5H 9D 10C\nplay 3 AD\n" };
  g_autoptr (FhTutor) tutor = fh_tutor_new (NULL);
  GtkWidget *page = fh_tutor_now_new (), *window;
  g_autoptr (GPtrArray) folds = table_test_find_all (page, FH_TYPE_FOLD);
  float at = 0;

  fh_tutor_set_manner (tutor, &(FhTutorManner){ .degree = FH_TUTOR_MIDDLE });
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), tutor);
  window = table_test_window (page, 360, 700);
  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    {
      g_autofree char *text = g_strconcat (DEAL, more[i], NULL);
      g_autoptr (FhGame) game = fh_game_new_from_text (text, "record", NULL, NULL);

      fh_tutor_set_game (tutor, game);
      table_test_settle (window);
      if (i == 0)
        at = place_of_why (page);
      g_assert_cmpfloat (place_of_why (page), ==, at);
      g_assert_cmpfloat (at, >, 500);
      fh_fold_set_expanded (folds->pdata[0], TRUE);
      table_test_settle (window);
      g_assert_cmpfloat (place_of_why (page), <, 400);
      fh_fold_set_expanded (folds->pdata[0], FALSE);
      fh_tutor_set_game (tutor, NULL);
    }
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), NULL);
  table_test_close (window, page);
}

/* --- Why? --- */

/* The row on @page that asks why @seat did something; what is folded there is unfolded. */
static AdwExpanderRow *
find_question (GtkWidget *page, FhGame *game, int seat)
{
  FhScene scene = fh_game_get_scene (game);
  g_autofree char *name = fh_sentence_seat (&scene, seat);
  g_autofree char *question = g_strdup_printf ("Why did %s do that?", name);
  g_autoptr (GPtrArray) folds = table_test_find_all (page, FH_TYPE_FOLD);
  g_autoptr (GPtrArray) rows = NULL;

  for (guint i = 0; i < folds->len; i++)
    fh_fold_set_expanded (folds->pdata[i], TRUE);
  rows = table_test_find_all (page, ADW_TYPE_EXPANDER_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), question))
      return rows->pdata[i];
  g_assert_not_reached ();
}

/* Whether what stands in @row is all of the answer on what @seat did last in @game, and is what a
 * screen reader says of it. */
static gboolean
is_answered (AdwExpanderRow *row, FhGame *game, int seat)
{
  g_autoptr (GPtrArray) views = table_test_find_all (GTK_WIDGET (row), FH_TYPE_ANSWER_VIEW);
  g_autofree char *spoken = NULL;
  g_autofree char *wrong = NULL;
  FhAnswer *answer;
  guint index;

  g_assert_cmpuint (views->len, ==, 1);
  g_assert_true (fh_game_find_last (game, seat, FH_CARD_NONE, &index));
  answer = fh_answer_view_get_answer (views->pdata[0]);
  g_assert_cmpuint (fh_answer_get_index (answer), ==, index);
  spoken = fh_answer_dup_spoken (answer);
  wrong = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (gtk_widget_get_ancestor (views->pdata[0], GTK_TYPE_LIST_BOX_ROW)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
  return !fh_answer_is_busy (answer) && spoken[0] != '\0' && wrong == NULL;
}

/* Who is asked why answers in his row, and goes on answering there when he has done something more;
 * nobody else does. */
static void
test_why (void)
{
  g_autoptr (FhGame) game =
      fh_game_new_from_text (DEAL "bid 2 PASS\nbid 3 7H\n", "record", NULL, NULL);
  g_autoptr (FhGame) later = fh_game_new_from_text (
      DEAL "bid 2 PASS\nbid 3 7H\nbid 0 PASS\nbid 1 PASS\ndiscard 3 5H 9D 10C\n", "record", NULL,
      NULL);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  g_autoptr (GPtrArray) views = NULL;
  GtkWidget *page = fh_tutor_now_new (), *window;
  AdwExpanderRow *row;

  fh_tutor_set_manner (tutor, &(FhTutorManner){ .degree = FH_TUTOR_MIDDLE });
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), tutor);
  window = table_test_window (page, 360, 600);
  row = find_question (page, game, 3);
  g_assert_false (adw_expander_row_get_expanded (row));
  for (int round = 0; round < 2; round++)
    {
      adw_expander_row_set_expanded (row, TRUE);
      g_assert_true (is_answered (row, game, 3));
      adw_expander_row_set_expanded (row, FALSE);
    }
  adw_expander_row_set_expanded (row, TRUE);

  fh_tutor_set_game (tutor, later);
  table_test_settle (window);
  row = find_question (page, later, 3);
  g_assert_true (adw_expander_row_get_expanded (row));
  g_assert_true (is_answered (row, later, 3));
  g_assert_false (adw_expander_row_get_expanded (find_question (page, later, 2)));
  views = table_test_find_all (page, FH_TYPE_ANSWER_VIEW);
  g_assert_cmpuint (views->len, ==, 1);
  g_clear_pointer (&views, g_ptr_array_unref);
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), NULL);
  table_test_close (window, page);
}

/* After the deal the decision is made again, which takes a while; a screen reader says the answer
 * that comes of it. */
static void
test_why_over (void)
{
  g_autoptr (FhGame) game = fh_game_new_from_text (kept_deal, "record", NULL, NULL);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  GtkWidget *page = fh_tutor_now_new (), *window;
  AdwExpanderRow *row;

  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), tutor);
  window = table_test_window (page, 360, 600);
  row = find_question (page, game, 3);
  adw_expander_row_set_expanded (row, TRUE);
  g_assert_false (is_answered (row, game, 3));
  await (is_answered (row, game, 3));
  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), NULL);
  table_test_close (window, page);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/tutor-pages/once", test_once);
  g_test_add_func ("/view/tutor-pages/trumpless", test_trumpless);
  g_test_add_func ("/view/tutor-pages/first-page", test_first_page);
  g_test_add_func ("/view/tutor-pages/sheet", test_sheet);
  g_test_add_func ("/view/tutor-pages/place", test_place);
  g_test_add_func ("/view/tutor-pages/why", test_why);
  g_test_add_func ("/view/tutor-pages/why-over", test_why_over);
  return g_test_run ();
}
