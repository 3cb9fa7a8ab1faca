/* test-log.c: asking the lines of the log why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-answer-view.h"
#include "fh-game-file.h"
#include "fh-game-log.h"
#include "fh-game-reasons.h"
#include "fh-last-trick.h"
#include "fh-log-trick.h"
#include "fh-style.h"
#include "fh-words.h"
#include "game-fixture.h"

typedef struct
{
  GameFixture game;
  FhGameLog *log;
  GtkWidget *window;
} LogFixture;

static GtkStack *
find_stack (LogFixture *fixture)
{
  g_autoptr (GPtrArray) stacks = table_test_find_all (GTK_WIDGET (fixture->log), GTK_TYPE_STACK);

  g_assert_cmpuint (stacks->len, ==, 1);
  return g_ptr_array_index (stacks, 0);
}

static void
show_page (LogFixture *fixture, const char *name)
{
  gtk_stack_set_visible_child_name (find_stack (fixture), name);
  table_test_settle (GTK_WIDGET (fixture->log));
}

/* Puts players of @level at the table and plays until the deal is over, or for @n_steps decisions
 * of the person; then shows the log. */
static void
log_fixture_init (LogFixture *fixture, const char *level, guint n_steps)
{
  FhSeating seating;
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_seating_init (&seating, &rules, level, level);
  game_fixture_init (&fixture->game, FH_PRESET_AUSTRALIAN_4, NULL, 3);
  fh_game_set_seating (fixture->game.game, &seating);
  g_object_set (fixture->game.game, "trick-delay", 0, "deal-delay", -1, NULL);
  for (guint i = 0; i < n_steps; i++)
    {
      game_fixture_wait (&fixture->game);
      if (fh_game_get_hold (fixture->game.game) == FH_HOLD_DEAL)
        break;
      game_fixture_step (&fixture->game, fh_bid (7, FH_TRUMP_SPADES));
    }
  game_fixture_wait (&fixture->game);
  fixture->log = FH_GAME_LOG (fh_game_log_new (fixture->game.game));
  fixture->window = table_test_window (GTK_WIDGET (fixture->log), 320, 420);
  show_page (fixture, "words");
}

static void
log_fixture_clear (LogFixture *fixture)
{
  table_test_close (fixture->window, GTK_WIDGET (fixture->log));
  game_fixture_clear (&fixture->game);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LogFixture, log_fixture_clear)

/* The first line from @from on that computer player has to answer for. */
static FhLogRow *
find_computer (LogFixture *fixture, guint from)
{
  for (guint i = from; i < fh_game_log_get_n_lines (fixture->log); i++)
    if (fh_log_row_can_ask (fh_game_log_get_row (fixture->log, i))
        && !g_str_has_prefix (fh_game_log_get_line (fixture->log, i), "You"))
      return fh_game_log_get_row (fixture->log, i);
  g_assert_not_reached ();
}

/* That the row shows its answer and says it to a screen reader. */
static void
assert_open (FhLogRow *row, const char *line)
{
  FhAnswer *answer = fh_log_row_get_answer (row);
  g_autofree char *spoken = NULL;
  g_autofree char *label = NULL;

  g_assert_nonnull (answer);
  g_assert_cmpstr (fh_answer_get_text (answer), !=, "");
  g_assert_true (table_test_shows (GTK_WIDGET (row), fh_answer_get_text (answer)));
  spoken = fh_answer_dup_spoken (answer);
  label = g_strdup_printf ("%s\n%s", line, spoken);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
}

/* What Enter does to the line that has the focus opens it and closes it again; so does the action
 * that the accessibility bus offers. */
static void
test_key (void)
{
  g_auto (LogFixture) fixture;
  FhLogRow *row;
  const char *line;

  log_fixture_init (&fixture, "rules", 3);
  row = find_computer (&fixture, 0);
  line = fh_game_log_get_line (fixture.log,
                               (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, line);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (row)));
  g_signal_emit_by_name (fixture.window, "activate-focus");
  assert_open (row, line);
  g_signal_emit_by_name (fixture.window, "activate-focus");
  g_assert_false (fh_log_row_is_open (row));
  g_assert_null (fh_log_row_get_answer (row));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, line);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (row), "entry.why", NULL));
  assert_open (row, line);
  table_test_settle (GTK_WIDGET (fixture.log));
  g_assert_true (table_test_focus (GTK_WIDGET (row)) == GTK_WIDGET (row));
}

static GtkWidget *
find_list (LogFixture *fixture)
{
  return gtk_widget_get_parent (GTK_WIDGET (fh_game_log_get_row (fixture->log, 0)));
}

/* Whether all of @row is in sight. */
static gboolean
is_seen (LogFixture *fixture, FhLogRow *row)
{
  graphene_rect_t box;

  return gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (fixture->log), &box)
         && box.origin.y >= -1 && box.origin.y + box.size.height <= 421;
}

/* A click opens a line, one at a time, wherever the list has been scrolled to; new lines at its end
 * are seen all the same. */
static void
test_click (void)
{
  g_auto (LogFixture) fixture;
  FhLogRow *first, *second;
  GtkWidget *list;
  guint n_lines;

  log_fixture_init (&fixture, "rules", 5);
  list = find_list (&fixture);
  first = find_computer (&fixture, 0);
  second = find_computer (&fixture, fh_game_log_get_n_lines (fixture.log) - 4);
  g_assert_true (first != second);
  g_signal_emit_by_name (list, "row-activated", first);
  g_assert_true (fh_log_row_is_open (first));
  table_test_settle (GTK_WIDGET (fixture.log));
  table_test_frames (GTK_WIDGET (fixture.log), 3);
  g_assert_true (is_seen (&fixture, first));

  g_signal_emit_by_name (list, "row-activated", second);
  g_assert_false (fh_log_row_is_open (first));
  g_assert_true (fh_log_row_is_open (second));
  table_test_settle (GTK_WIDGET (fixture.log));
  table_test_frames (GTK_WIDGET (fixture.log), 3);
  g_assert_true (is_seen (&fixture, second));

  n_lines = fh_game_log_get_n_lines (fixture.log);
  game_fixture_step (&fixture.game, FH_PASS);
  game_fixture_wait (&fixture.game);
  g_assert_cmpuint (fh_game_log_get_n_lines (fixture.log), >, n_lines);
  table_test_settle (GTK_WIDGET (fixture.log));
  table_test_frames (GTK_WIDGET (fixture.log), 3);
  g_assert_true (is_seen (
      &fixture, fh_game_log_get_row (fixture.log, fh_game_log_get_n_lines (fixture.log) - 1)));
  /* What is taken back takes its answer along; the keyboard stays on what is told as before. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (first)));
  fh_game_undo (fixture.game.game);
  game_fixture_wait (&fixture.game);
  g_assert_true (table_test_focus (GTK_WIDGET (fixture.log)) == GTK_WIDGET (first));
  for (guint i = 0; i < fh_game_log_get_n_lines (fixture.log); i++)
    g_assert_false (fh_log_row_is_open (fh_game_log_get_row (fixture.log, i)));
}

/* A deal, and who has won a trick, are nobody's decision. */
static void
test_no_decision (void)
{
  g_auto (LogFixture) fixture;
  guint n_dead = 0;

  log_fixture_init (&fixture, "rules", 5);
  for (guint i = 0; i < fh_game_log_get_n_lines (fixture.log); i++)
    {
      FhLogRow *row = fh_game_log_get_row (fixture.log, i);

      g_assert_cmpint (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)), ==,
                       fh_log_row_can_ask (row));
      if (fh_log_row_can_ask (row))
        continue;
      n_dead++;
      g_signal_emit_by_name (find_list (&fixture), "row-activated", row);
      fh_log_row_set_open (row, TRUE);
      g_assert_false (fh_log_row_is_open (row));
    }
  g_assert_cmpuint (n_dead, >, 1);
}

static guint
n_labels (FhLogRow *row, const char *css_class)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (GTK_WIDGET (row), GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_has_css_class (g_ptr_array_index (labels, i), css_class);
  return n;
}

/* Once the deal is over, an open line shows the whole reason, and what was compared as a table: a
 * row of four cells each, that of the choice marked. */
static void
test_table (void)
{
  g_auto (LogFixture) fixture;
  guint n_tables = 0;

  log_fixture_init (&fixture, "expert", 60);
  g_assert_cmpint (fh_game_get_hold (fixture.game.game), ==, FH_HOLD_DEAL);
  for (guint i = 0; i < fh_game_log_get_n_lines (fixture.log); i++)
    {
      FhLogRow *row = fh_game_log_get_row (fixture.log, i);
      GPtrArray *rows;

      if (!fh_log_row_can_ask (row))
        continue;
      fh_log_row_set_open (row, TRUE);
      await (!fh_answer_is_busy (fh_log_row_get_answer (row)));
      assert_open (row, fh_game_log_get_line (fixture.log, i));
      rows = fh_answer_get_rows (fh_log_row_get_answer (row));
      g_assert_cmpuint (n_labels (row, "numeric"), ==, rows->len * 3);
      if (rows->len == 0)
        continue;
      n_tables++;
      g_assert_cmpuint (n_labels (row, "answer-it"), ==, 4);
      g_assert_true (table_test_shows (GTK_WIDGET (row), "chance"));
      g_assert_true (
          table_test_shows (GTK_WIDGET (row), fh_answer_get_caption (fh_log_row_get_answer (row))));
      for (guint k = 0; k < rows->len; k++)
        {
          const FhAnswerRow *compared = g_ptr_array_index (rows, k);

          g_assert_true (table_test_shows (GTK_WIDGET (row), compared->points));
          if (compared->action.kind == FH_ACTION_BID)
            {
              g_autofree char *call = fh_words_call_short (compared->action.call);

              g_assert_true (table_test_shows (GTK_WIDGET (row), call));
            }
        }
    }
  g_assert_cmpuint (n_tables, >, 10);
}

/* The keyboard goes from what pops up back to where it was. */
static void
test_back (void)
{
  g_auto (GameFixture) fixture;
  GtkWidget *card;
  g_autoptr (GPtrArray) popovers = NULL;

  game_fixture_init (&fixture, FH_PRESET_AUSTRALIAN_4, NULL, 3);
  game_fixture_wait (&fixture);
  card = GTK_WIDGET (fh_hand_view_get_nth (fixture.hand, 2));
  g_assert_true (gtk_widget_grab_focus (card));
  gtk_widget_activate_action (fixture.view, "table.log", NULL);
  table_test_settle (fixture.window);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) != card);
  popovers = table_test_find_all (fixture.view, GTK_TYPE_POPOVER);
  g_assert_cmpuint (popovers->len, ==, 1);
  gtk_popover_popdown (popovers->pdata[0]);
  table_test_settle (fixture.window);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture.window)) == card);
}

static void
shown_cb (GtkWidget *busy, GParamSpec *pspec, guint *n_shown)
{
  *n_shown += gtk_widget_get_visible (busy);
}

/* Waits until @row has its answer; returns how often it showed meanwhile that it was worked out. */
static guint
wait_for_answer (FhLogRow *row)
{
  g_autoptr (GPtrArray) spinners = table_test_find_all (GTK_WIDGET (row), GTK_TYPE_SPINNER);
  GtkWidget *busy;
  guint n_shown = 0;

  g_assert_cmpuint (spinners->len, ==, 1);
  busy = gtk_widget_get_parent (spinners->pdata[0]);
  g_signal_connect (busy, "notify::visible", G_CALLBACK (shown_cb), &n_shown);
  await (!fh_answer_is_busy (fh_log_row_get_answer (row)));
  g_signal_handlers_disconnect_by_data (busy, &n_shown);
  g_assert_false (gtk_widget_get_visible (busy));
  return n_shown;
}

/* What everybody may know stands there until a decision has been made again; that it is being made
 * shows when it takes longer than a moment, and not before. */
static void
test_again (void)
{
  g_auto (LogFixture) fixture;
  g_autoptr (FhGame) opened = NULL;
  g_autofree char *text = NULL;
  GtkWidget *list, *row, *window;
  FhAnswer *answer;
  GPtrArray *views;
  g_autofree char *before = NULL;

  log_fixture_init (&fixture, "expert", 60);
  text = fh_game_dup_text (fixture.game.game);
  opened = fh_game_new_from_text (text, "a", fh_game_peek_seating (fixture.game.game), NULL);
  row = fh_log_row_new ("Somebody calls.", opened, 1);
  list = gtk_list_box_new ();
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  window = table_test_window (list, 320, 300);
  fh_log_row_set_open (FH_LOG_ROW (row), TRUE);
  answer = fh_log_row_get_answer (FH_LOG_ROW (row));
  before = g_strdup (fh_answer_get_text (answer));
  g_assert_true (fh_answer_is_busy (answer));
  g_assert_cmpstr (before, !=, "");
  views = table_test_find_all (row, FH_TYPE_ANSWER_VIEW);
  g_assert_false (fh_answer_view_shows_busy (g_ptr_array_index (views, 0)));
  await (!fh_answer_is_busy (answer));
  g_assert_false (fh_answer_view_shows_busy (g_ptr_array_index (views, 0)));
  g_assert_cmpstr (before, !=, fh_answer_get_text (answer));
  assert_open (FH_LOG_ROW (row), "Somebody calls.");
  g_ptr_array_unref (views);

  /* The moment is over before the answer can arrive. */
  fh_log_row_set_open (FH_LOG_ROW (row), FALSE);
  fh_log_row_set_open (FH_LOG_ROW (row), TRUE);
  g_usleep (G_USEC_PER_SEC / 2);
  g_assert_cmpuint (wait_for_answer (FH_LOG_ROW (row)), ==, 1);

  /* Whoever closes it again wants to hear no more. */
  fh_log_row_set_open (FH_LOG_ROW (row), FALSE);
  fh_log_row_set_open (FH_LOG_ROW (row), TRUE);
  g_assert_true (fh_answer_is_busy (fh_log_row_get_answer (FH_LOG_ROW (row))));
  fh_log_row_set_open (FH_LOG_ROW (row), FALSE);
  table_test_close (window, list);
}

/* How many of the cards in @trick are framed as the one that won. */
static guint
count_won (GtkWidget *trick)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (trick, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_has_css_class (g_ptr_array_index (labels, i), "won");
  return n;
}

/* The tricks stand in rows by players, each of which is read in sentences; what is asked there is
 * answered in words; what is taken back goes. */
static void
test_grid (void)
{
  g_auto (LogFixture) fixture;
  const FhTable *table;
  g_autoptr (GPtrArray) tricks = NULL;
  g_autofree char *label = NULL;
  FhScene scene;
  guint index;

  log_fixture_init (&fixture, "rules", 8);
  show_page (&fixture, "grid");
  scene = fh_game_get_scene (fixture.game.game);
  table = scene.table;
  g_assert_cmpint (table->n_tricks, >, 1);
  tricks = table_test_find_all (GTK_WIDGET (fixture.log), FH_TYPE_LOG_TRICK);
  g_assert_cmpint ((int) tricks->len, ==, fh_log_trick_count (table));
  for (int i = 0; i < (int) tricks->len; i++)
    g_assert_cmpuint (count_won (tricks->pdata[i]), ==, i < table->n_tricks);
  {
    g_autofree char *cards = fh_sentence_trick_cards (&scene, TRUE);
    g_autofree char *won = fh_sentence_trick (&scene);

    label = g_strdup_printf ("Trick %d\n%s\n%s", table->n_tricks, cards, won);
  }
  gtk_test_accessible_assert_property (tricks->pdata[table->n_tricks - 1],
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  /* The keyboard is on the latest trick; Enter asks about it. */
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture.log)));
  g_assert_true (table_test_focus (GTK_WIDGET (fixture.log)) == tricks->pdata[tricks->len - 1]);
  g_assert_true (gtk_widget_grab_focus (tricks->pdata[0]));
  g_signal_emit_by_name (fixture.window, "activate-focus");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (find_stack (&fixture)), ==, "words");
  g_assert_true (
      fh_game_find_last (fixture.game.game, table->plays[0].seat, table->plays[0].card, &index));
  for (guint i = 0; i < fh_game_log_get_n_lines (fixture.log); i++)
    {
      FhLogRow *row = fh_game_log_get_row (fixture.log, i);

      g_assert_cmpint (fh_log_row_is_open (row), ==, fh_log_row_get_index (row) == (int) index);
    }

  while (fh_game_peek_table (fixture.game.game)->n_plays > 0)
    {
      fh_game_undo (fixture.game.game);
      game_fixture_wait (&fixture.game);
    }
  g_clear_pointer (&tricks, g_ptr_array_unref);
  tricks = table_test_find_all (GTK_WIDGET (fixture.log), FH_TYPE_LOG_TRICK);
  g_assert_cmpuint (tricks->len, ==, 0);
  g_clear_pointer (&tricks, g_ptr_array_unref);
}

/* Six players have room side by side in the narrowest window. */
static void
test_six (void)
{
  g_auto (GameFixture) game;
  GtkWidget *log, *window;
  int least;

  fh_style_load ();
  game_fixture_init (&game, FH_PRESET_AUSTRALIAN_6, NULL, 3);
  g_object_set (game.game, "trick-delay", 0, "deal-delay", -1, NULL);
  while (fh_game_get_hold (game.game) != FH_HOLD_DEAL)
    {
      game_fixture_wait (&game);
      if (fh_game_get_hold (game.game) != FH_HOLD_DEAL)
        game_fixture_step (&game, fh_bid (8, FH_TRUMP_SPADES));
    }
  log = fh_game_log_new (game.game);
  window = table_test_window (log, 320, 420);
  table_test_settle (log);
  gtk_widget_measure (log, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 336);
  table_test_close (window, log);
}

/* A card of the last trick is asked by its button, which has the focus as any button has. */
static void
test_last_trick (void)
{
  g_auto (LogFixture) fixture;
  FhScene scene;
  GtkWidget *box, *window;
  g_autoptr (GPtrArray) buttons = NULL;

  log_fixture_init (&fixture, "rules", 6);
  scene = fh_game_get_scene (fixture.game.game);
  g_assert_cmpint (scene.table->n_tricks, >, 0);
  box = fh_last_trick_new (&scene, fixture.game.game);
  window = table_test_window (box, 320, 300);
  g_assert_null (fh_last_trick_get_answer (box));
  buttons = table_test_find_all (box, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 4);
  for (guint i = 0; i < buttons->len; i++)
    {
      const FhPlayed *played = &scene.table->plays[scene.table->last_trick_start + i];
      FhAction action;

      g_assert_true (gtk_widget_grab_focus (g_ptr_array_index (buttons, i)));
      g_signal_emit_by_name (g_ptr_array_index (buttons, i), "clicked");
      g_assert_true (fh_game_get_action (
          fixture.game.game, fh_answer_get_index (fh_last_trick_get_answer (box)), &action));
      g_assert_cmpint (action.seat, ==, played->seat);
      g_assert_cmpint (action.cards[0], ==, played->card);
      g_assert_true (table_test_shows (box, fh_answer_get_text (fh_last_trick_get_answer (box))));
    }
  g_clear_pointer (&buttons, g_ptr_array_unref);
  table_test_close (window, box);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/log/key", test_key);
  g_test_add_func ("/view/log/click", test_click);
  g_test_add_func ("/view/log/no-decision", test_no_decision);
  g_test_add_func ("/view/log/table", test_table);
  g_test_add_func ("/view/log/back", test_back);
  g_test_add_func ("/view/log/again", test_again);
  g_test_add_func ("/view/log/grid", test_grid);
  g_test_add_func ("/view/log/six", test_six);
  g_test_add_func ("/view/log/last-trick", test_last_trick);

  return g_test_run ();
}
