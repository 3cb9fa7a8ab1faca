/* test-home.c: the first page, and the way from the table to it and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "await.h"
#include "fh-application-private.h"
#include "fh-day-card.h"
#include "fh-door-button.h"
#include "fh-game-file.h"
#include "fh-learn-window.h"
#include "fh-month.h"
#include "fh-practice-book.h"
#include "fh-schedule.h"
#include "house-driver.h"
#include "kept-driver.h"

static GtkWidget *
window_of (FhApplication *application)
{
  return GTK_WIDGET (fh_application_get_window (application));
}

typedef struct
{
  const char *title;
  GtkWidget *door;
} Search;

static void
door_cb (GtkWidget *widget, gpointer data)
{
  Search *search = data;

  if (FH_IS_DOOR_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && driver_shows (widget, search->title))
    search->door = widget;
}

/* The door called @title, or NULL. */
static GtkWidget *
find_door (FhApplication *application, const char *title)
{
  Search search = { title, NULL };

  driver_visit (window_of (application), door_cb, &search);
  return search.door;
}

static void
assert_door (FhApplication *application, const char *title, const char *about)
{
  GtkWidget *door = find_door (application, title);

  g_assert_nonnull (door);
  gtk_test_accessible_assert_property (door, GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  gtk_test_accessible_assert_property (door, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about);
}

/* Who does not know the game plays with those who have just learned it, or with beginners, unless
 * he has chosen others; who knows it plays with strong ones.  What is behind the door is what one
 * gets. */
static void
test_play (void)
{
  static const struct
  {
    const char *known;
    const char *chosen; /* in the preferences, or NULL */
    const char *about;
    const char *level;
  } rows[] = {
    { "[course]\nknows=nothing\n", NULL, "Learner", "learner-steady" },
    { "[course]\nknows=euchre\n", NULL, "Beginner", "beginner-steady" },
    { "[course]\nknows=nothing\n", "expert", "Expert", "expert-steady" },
    { DRIVER_KNOWS_500, NULL, "Strong", "strong-steady" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *about =
          g_strconcat ("Australian, four players\nThe others: ", rows[i].about, NULL);
      FhApplication *application;
      const FhSeating *seating;

      driver_forget (rows[i].known);
      house_forget_choices ();
      application = driver_start (FALSE);
      if (rows[i].chosen != NULL)
        g_object_set (fh_application_get_settings (application), "partner-level", rows[i].chosen,
                      "opponent-level", rows[i].chosen, NULL);
      assert_door (application, "Play", about);
      driver_press (find_door (application, "Play"));
      seating = fh_game_peek_seating (driver_get_game (application));
      for (int seat = 1; seat < 4; seat++)
        g_assert_cmpstr (seating->seats[seat].level, ==, rows[i].level);
      driver_stop (application);
    }
  house_forget_choices ();
  driver_forget (DRIVER_KNOWS_500);
}

/* The lesson that comes next at a table of @preset. */
static FhLesson *
next_lesson (FhApplication *application, FhPreset preset)
{
  FhRules rules;

  fh_rules_init (&rules, preset);
  return fh_progress_get_next (application->progress, fh_course_get (), &rules);
}

/* The door to the course names the lesson that is behind it, at whichever table one plays. */
static void
test_learn (void)
{
  FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4, FH_PRESET_AMERICAN_4 };
  FhApplication *application;
  FhLesson *lessons[G_N_ELEMENTS (presets)];

  driver_forget (DRIVER_KNOWS_500);
  house_forget_choices ();
  application = driver_start (FALSE);
  for (;;)
    {
      for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
        {
          lessons[i] = next_lesson (application, presets[i]);
          g_assert_nonnull (lessons[i]);
        }
      if (lessons[0] != lessons[1])
        break;
      fh_progress_set_done (application->progress, fh_lesson_get_id (lessons[0]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      g_autofree char *about = g_strdup_printf ("Next: %s", fh_lesson_get_title (lessons[i]));
      FhRules rules;

      fh_rules_init (&rules, presets[i]);
      fh_settings_set_rules (fh_application_get_settings (application), &rules);
      await (driver_shows (find_door (application, "Learn"), about));
      /* Whatever else has it told anew is over. */
      driver_settle (window_of (application), 200);
    }
  driver_press (find_door (application, "Learn"));
  await (driver_shows (house_wait_for_window (FH_TYPE_LEARN_WINDOW),
                       fh_lesson_get_title (lessons[1])));
  driver_stop (application);
  driver_forget (DRIVER_KNOWS_500);
  house_forget_choices ();
}

/* Decides for the person until another one is due. */
static void
pass_on (FhApplication *application)
{
  FhGame *game = driver_get_game (application);

  do
    {
      FhAction action;
      guint n;

      driver_wait_due (application);
      action = driver_choose (game);
      n = fh_game_get_n_actions (game);
      /* The panel that is to be used comes with the next frame. */
      driver_settle_main (application);
      driver_act (fh_window_get_game_view (fh_application_get_window (application)), &action);
      await (fh_game_get_n_actions (game) > n);
    }
  while (fh_game_awaits_person (game));
}

/* The table is left and come back to as it was; meanwhile nothing happens there, though a computer
 * is due, and what is done with a deal cannot be done. */
static void
test_away (void)
{
  static const char *const disabled[] = { "undo", "hint", "save", "score-sheet", "rules" };
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = window_of (application);
  FhGame *game;
  guint n;

  g_assert_null (find_door (application, "Continue"));
  driver_start_game (application);
  game = driver_get_game (application);
  pass_on (application);
  driver_press (driver_find_button (window, "Home"));
  n = fh_game_get_n_actions (game);
  assert_door (application, "Continue", "Australian, four players\nWe 0 · They 0");
  /* As it was left. */
  g_assert_nonnull (driver_find (find_door (application, "Continue"), GTK_TYPE_PICTURE, NULL));
  g_assert_null (fh_window_get_game_view (FH_WINDOW (window)));
  g_assert_null (driver_find_button (window, "Home"));
  g_assert_null (driver_find_button (window, "Tutor"));
  g_assert_null (driver_find_button (window, "Undo"));
  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), disabled[i]));
  g_assert_cmpstr (fh_window_get_help_topic (FH_WINDOW (window)), ==, "index");
  driver_settle_main (application);
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, n);

  driver_press (find_door (application, "Continue"));
  g_assert_nonnull (fh_window_get_game_view (FH_WINDOW (window)));
  g_assert_true (driver_get_game (application) == game);
  await (fh_game_get_n_actions (game) > n);
  /* Another game is not away. */
  gtk_widget_activate_action (window, "app.home", NULL);
  driver_press (find_door (application, "Play"));
  g_assert_nonnull (fh_window_get_game_view (FH_WINDOW (window)));
  driver_move (application);
}

/* The ways in are larger in a large window, as the table is, and all in sight in a low one. */
static void
test_sizes (void)
{
  static const struct
  {
    int width, height;
    double size;
  } rows[] = { { 640, 360, 1 }, { 1280, 800, 1 }, { 1920, 1080, 1.3 }, { 2560, 1440, 1.85 } };
  FhApplication *application;
  GtkWidget *window;

  driver_forget (DRIVER_KNOWS_500);
  application = driver_start (FALSE);
  window = window_of (application);
  fh_practice_book_answered_step (FH_KEY_TABLE (application->progress), "step", TRUE,
                                  fh_schedule_today ());
  gtk_window_set_default_size (GTK_WINDOW (window), rows[0].width, rows[0].height);
  driver_start_game (application);
  driver_settle (window, 200);
  driver_press (driver_find_button (window, "Home"));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      graphene_point_t first, last;
      GtkWidget *door;

      gtk_window_set_default_size (GTK_WINDOW (window), rows[i].width, rows[i].height);
      driver_settle (window, 200);
      door = find_door (application, "Practice");
      g_assert_true (gtk_widget_compute_point (door, window, &GRAPHENE_POINT_INIT (0, 0), &first));
      g_assert_true (gtk_widget_compute_point (
          door, window, &GRAPHENE_POINT_INIT (0, (float) gtk_widget_get_height (door)), &last));
      g_assert_cmpfloat_with_epsilon ((last.y - first.y) / (float) gtk_widget_get_height (door),
                                      rows[i].size, 0.01);
      g_assert_cmpfloat (last.y, <=, gtk_widget_get_height (window));
    }
  driver_stop (application);
  driver_forget (DRIVER_KNOWS_500);
}

/* The door to a game that was left stays, with the keyboard on it, when the games are listed again,
 * even if another one is behind it then. */
static void
test_left (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  g_autofree char *path = kept_shelve ("left.500", "american-4", "deal 3\n");
  GtkWidget *door = NULL;

  fh_application_list_left (application);
  await ((door = find_door (application, "Continue")) != NULL);
  gtk_widget_grab_focus (door);
  fh_application_list_left (application);
  driver_settle_main (application);
  g_assert_true (find_door (application, "Continue") == door);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window_of (application))) == door);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_free (kept_shelve ("other.500", "midwest-4", KEPT_ADAS));
  fh_application_list_left (application);
  await (driver_shows (door, "Midwest, four players"));
  g_assert_true (find_door (application, "Continue") == door);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window_of (application))) == door);
}

/* Puts the first deal of challenge number @number into the store. */
static void
play_challenge (FhApplication *application, const char *number)
{
  FhKeyTable *table = FH_KEY_TABLE (application->challenges);
  g_autofree char *section = g_strconcat ("australian-4 ", number, NULL);

  fh_key_table_set_text (table, section, "when", number);
  fh_key_table_set_text (table, section, "own-1", "8H 0 9 made 320 10 0 0 0 0");
  fh_key_table_save (table);
}

/* The row of the challenge that is under way stays, with the keyboard on it, whichever that is. */
static void
test_challenge (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *window = window_of (application), *row = NULL;

  play_challenge (application, "11");
  await ((row = house_find_row (window, "Challenge 11")) != NULL);
  g_assert_true (gtk_widget_grab_focus (row));
  play_challenge (application, "12");
  await (house_find_row (window, "Challenge 12") == row);
  driver_settle (window, 50);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == row);
  g_assert_true (gtk_widget_activate (row));
  await (driver_get_game (application) != NULL);
  g_assert_cmpuint (fh_numbered_from_seed (FH_PRESET_AUSTRALIAN_4,
                                           fh_game_get_seed (driver_get_game (application))),
                    ==, fh_numbered_from_challenge (12, 1));
  /* Behind the door to the running game it stands no second time. */
  driver_wait_due (application);
  driver_move (application);
  gtk_widget_activate_action (window, "app.home", NULL);
  await (find_door (application, "Continue") != NULL);
  driver_settle (window, 50);
  g_assert_null (house_find_row (window, "Challenge 12"));
}

#define OVER                                                                                       \
  "500 1\nrules australian-4\noption target 100\ndeal 3\n"                                         \
  "hand 0 JO JH JD AH KH QH 10H 9H AS AC\nhand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\n"                 \
  "hand 2 5H KS QS KD QD 8H 9C 8C 4H 4D\nhand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\n"                  \
  "kitty 5C 9D 10C\nbid 0 10H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 5C 9D 10C\n"

/* Who comes back after the end of a game does not find himself at its table, but may look at it. */
static void
test_over (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *window = window_of (application);
  g_autoptr (FhGame) game = fh_game_new_from_text (OVER, "record", NULL, NULL);

  g_assert_nonnull (game);
  fh_application_take_game (application, game);
  driver_wait_due (application);
  fh_game_claim (game);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_GAME)
  {
    fh_game_continue (game);
    await_next ();
  }
  driver_stop (application);

  application = driver_start (TRUE);
  window = window_of (application);
  g_assert_null (fh_window_get_game_view (FH_WINDOW (window)));
  assert_door (application, "Last Game", "Your side wins the game!\nWe 500 · They 0");
  driver_press (find_door (application, "Last Game"));
  g_assert_nonnull (fh_window_get_game_view (FH_WINDOW (window)));
  driver_stop (application);
}

/* Goes to another zone, where it may be another day, and lets somebody come back to the window, or
 * leave it. */
static void
travel (FhApplication *application, const char *zone)
{
  GtkWidget *window = window_of (application);

  g_setenv ("TZ", zone, TRUE);
  if (gtk_widget_get_state_flags (window) & GTK_STATE_FLAG_BACKDROP)
    gtk_widget_unset_state_flags (window, GTK_STATE_FLAG_BACKDROP);
  else
    gtk_widget_set_state_flags (window, GTK_STATE_FLAG_BACKDROP, FALSE);
}

/* The day that passes while the page is open makes another card, and the keyboard stays on the
 * button, or at the days.  The two places are 26 hours apart, and so have never the same day. */
static void
test_midnight (void)
{
  g_autofree char *zone = g_strdup (g_getenv ("TZ"));
  g_setenv ("TZ", "<-12>12", TRUE);
  g_auto (Driven) application = driver_start (FALSE);
  GtkWindow *window = GTK_WINDOW (window_of (application));
  GtkWidget *card = driver_find (window_of (application), FH_TYPE_DAY_CARD, NULL);
  GtkWidget *play = driver_find_button (card, "Play");
  g_autofree char *before = fh_numbered_title (fh_numbered_today ());
  g_autofree char *after = NULL;

  driver_wait_shown (card, before);
  g_assert_true (gtk_widget_grab_focus (play));
  travel (application, "<+14>-14");
  after = fh_numbered_title (fh_numbered_today ());
  g_assert_cmpstr (after, !=, before);
  driver_wait_shown (card, after);
  g_assert_false (driver_shows (card, before));
  gtk_test_accessible_assert_property (play, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, after);
  g_assert_true (gtk_window_get_focus (window) == play);

  g_assert_true (
      gtk_widget_child_focus (driver_find (card, FH_TYPE_MONTH, NULL), GTK_DIR_TAB_FORWARD));
  travel (application, "<-12>12");
  driver_wait_shown (card, before);
  g_assert_true (gtk_widget_has_css_class (gtk_window_get_focus (window), "today"));
  if (zone != NULL)
    g_setenv ("TZ", zone, TRUE);
  else
    g_unsetenv ("TZ");
}

/* Puts a deal of @today into the store. */
static void
play_day (FhApplication *application, guint today)
{
  FhKeyTable *table = FH_KEY_TABLE (application->challenges);
  g_autofree char *section = g_strdup_printf ("day %u", today);

  fh_key_table_set_text (table, section, "table", "australian-4");
  fh_key_table_set_text (table, section, "own", "8H 0 9 made 320 10 0 0 0 0");
  fh_key_table_set_text (table, section, "experts", "8H 0 7 set -320 30 0 0 0 0");
  fh_key_table_save (table);
}

/* The deal of the day is offered until it is played; what became of it stands there, and at its
 * day. */
static void
test_day (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWidget *card = driver_find (window_of (application), FH_TYPE_DAY_CARD, NULL);
  guint today = fh_numbered_today ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%-d %B");
  g_autofree char *missed = g_strconcat (date, ": not played", NULL);
  g_autofree char *played =
      g_strconcat (date, ": played, +660 points compared with the experts", NULL);
  GtkWidget *day;

  g_assert_nonnull (driver_find_button (card, "Play"));
  day = driver_find_button (card, missed);
  g_assert_nonnull (day);
  g_assert_true (gtk_widget_has_css_class (day, "today"));
  /* Tab comes to the days once, and to today. */
  g_assert_true (gtk_widget_child_focus (gtk_widget_get_parent (day), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window_of (application))) == day);
  g_assert_false (gtk_widget_child_focus (gtk_widget_get_parent (day), GTK_DIR_TAB_FORWARD));

  play_day (application, today);
  driver_wait_shown (card, "You +310 · Experts −350");
  g_assert_null (driver_find_button (card, "Play"));
  g_assert_true (driver_find_button (card, played) == day);
  g_assert_true (gtk_widget_has_css_class (day, "played"));
  g_assert_true (gtk_widget_has_css_class (day, "better"));
  g_assert_true (driver_shows (
      card, "This month you have played one day. You did better than the experts once."));

  /* A day plays its deal. */
  driver_press (day);
  await (driver_get_game (application) != NULL);
  g_assert_cmpuint (fh_numbered_from_seed (FH_PRESET_AUSTRALIAN_4,
                                           fh_game_get_seed (driver_get_game (application))),
                    ==, today);
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/home/play", test_play);
  g_test_add_func ("/view/home/learn", test_learn);
  g_test_add_func ("/view/home/away", test_away);
  g_test_add_func ("/view/home/sizes", test_sizes);
  g_test_add_func ("/view/home/left", test_left);
  g_test_add_func ("/view/home/challenge", test_challenge);
  g_test_add_func ("/view/home/over", test_over);
  g_test_add_func ("/view/home/midnight", test_midnight);
  g_test_add_func ("/view/home/day", test_day);
  return g_test_run ();
}
