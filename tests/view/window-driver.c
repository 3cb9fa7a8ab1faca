/* window-driver.c: the program in the process of a test, used as a person uses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-driver.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "await.h"
#include "chance.h"
#include "fh-answer-button.h"
#include "fh-application-private.h"
#include "fh-beginning-page.h"
#include "fh-bid-cell.h"
#include "fh-computer.h"
#include "fh-fold.h"
#include "fh-home-page.h"
#include "fh-config.h"
#include "fh-kitty-panel.h"
#include "fh-language.h"
#include "fh-new-game-dialog.h"
#include "fh-new-game-page.h"
#include "fh-paths.h"
#include "table-test.h"
#include "toolkit-warnings.h"

/* How much longer a busy machine may take than one that does nothing else. */
#define BUSY 6

/* How often there is nothing to do, half a millisecond later again, where no frame is to come. */
#define QUIET 60

/* What meson takes as skipped. */
#define EXIT_SKIP 77

static char *home;
static int hurries_with; /* layouts */

static void
link_catalogue (const char *from, const char *code, const char *dir)
{
  g_autofree char *there = g_build_filename (from, code, NULL);
  g_autofree char *here = g_build_filename (dir, code, NULL);

  g_assert_cmpint (symlink (there, here), ==, 0);
}

/* A folder with the catalogues of the program and that of the pseudo language.  English is that of
 * the source, whatever table is played. */
static char *
make_locale_dir (void)
{
  char *dir = g_build_filename (home, "locale", NULL);
  g_autoptr (GDir) built = g_dir_open (FH_BUILD_LOCALE_DIR, 0, NULL);
  const char *name;

  g_assert_nonnull (built);
  g_mkdir_with_parents (dir, 0700);
  link_catalogue (FH_BUILD_PSEUDO_DIR, "en_XA", dir);
  while ((name = g_dir_read_name (built)) != NULL)
    {
      g_autofree char *catalogue =
          g_build_filename (FH_BUILD_LOCALE_DIR, name, "LC_MESSAGES", NULL);

      if (!g_str_has_prefix (name, "en") && g_file_test (catalogue, G_FILE_TEST_IS_DIR))
        link_catalogue (FH_BUILD_LOCALE_DIR, name, dir);
    }
  return dir;
}

void
driver_keep (FhKeyTable *table, const char *text)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) sections = NULL;

  g_assert_true (g_key_file_load_from_data (keys, text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  sections = g_key_file_get_groups (keys, NULL);
  for (guint i = 0; sections[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (keys, sections[i], NULL, NULL);

      for (guint k = 0; names[k] != NULL; k++)
        {
          g_autofree char *value = g_key_file_get_string (keys, sections[i], names[k], NULL);

          fh_key_table_set_text (table, sections[i], names[k], value);
        }
    }
  fh_key_table_save (table);
}

void
driver_forget (const char *known)
{
  g_autofree char *path =
      g_build_filename (home, "DATA", "five-hundred", "statistics.sqlite", NULL);
  g_autoptr (FhStore) store = fh_store_new (path);
  g_autoptr (FhKeyTable) table = FH_KEY_TABLE (fh_progress_new (store));

  fh_key_table_erase (table, NULL);
  driver_keep (table, known);
  fh_store_flush (store);
}

void
driver_setup (int *argc, char ***argv)
{
  static const char *const folders[] = { "CONFIG", "DATA", "STATE", "CACHE" };

  home = g_dir_make_tmp ("five-hundred-XXXXXX", NULL);
  g_assert_nonnull (home);
  g_setenv ("HOME", home, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *name = g_strconcat ("XDG_", folders[i], "_HOME", NULL);
      g_autofree char *path = g_build_filename (home, folders[i], NULL);
      g_setenv (name, path, TRUE);
    }
  driver_forget (DRIVER_KNOWS_500);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  fh_paths_init ();
  toolkit_warnings_ignore_known ();
  gtk_disable_setlocale ();
  g_autofree char *locale = make_locale_dir ();
  fh_language_setup (FH_GETTEXT_DOMAIN, locale);
  chance_init (argc, argv);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP There is no display.\n");
      exit (EXIT_SKIP);
    }
}

static gboolean
has_window (gpointer data)
{
  FhWindow *window = fh_application_get_window (data);
  /* Before it is laid out nobody sees it, and the newest toolkit finds no next place for Tab. */
  return window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window))
         && gtk_widget_get_width (GTK_WIDGET (window)) > 0;
}

static gboolean
is_read (gpointer progress)
{
  return fh_key_table_is_read (FH_KEY_TABLE (progress));
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);
      remove_tree (child);
    }
  g_remove (path);
}

static gboolean
is_whole (gpointer top)
{
  GtkWidget *page = driver_find (top, FH_TYPE_NEW_GAME_PAGE, NULL), *last;

  /* No key comes to what is there and has no size yet. */
  return page == NULL
         || ((last = driver_find (page, FH_TYPE_FOLD, "details")) != NULL
             && gtk_widget_get_height (last) > 0);
}

void
driver_wait_whole (GtkWidget *top)
{
  driver_wait (is_whole, top, 10);
}

/* There with the address sanitizer only. */
void __lsan_disable (void) __attribute__ ((weak));
void __lsan_enable (void) __attribute__ ((weak));

void
driver_hurry (int n_layouts)
{
  hurries_with = n_layouts;
}

FhApplication *
driver_start (gboolean keep_home)
{
  g_autoptr (GError) error = NULL;

  if (!keep_home)
    {
      g_autofree char *state = g_build_filename (home, "STATE", NULL);
      remove_tree (state);
    }
  FhApplication *application = fh_application_new ();
  /* A newer toolkit copies the ID at each start and loses the copy at the next one; its own frame
   * is not known to the sanitizer. */
  gboolean loses = __lsan_disable != NULL && gtk_check_version (4, 10, 0) == NULL;
  if (loses)
    __lsan_disable ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  if (loses)
    __lsan_enable ();
  g_assert_no_error (error);
  g_object_set (fh_application_get_settings (application), "language", "en", "trick-pace", 0,
                "computer-pace", 0, "animation-speed", "off", "show-tutor", FALSE, NULL);
  /* Experts take their time. */
  fh_challenges_set_level (application->challenges, "rules");
  if (hurries_with > 0)
    {
      g_object_unref (application->judge);
      application->judge = quick_judge_new (hurries_with);
    }
  g_application_activate (G_APPLICATION (application));
  driver_wait (has_window, application, 10);
  driver_wait (is_read, application->progress, 10);
  driver_wait_whole (GTK_WIDGET (fh_application_get_window (application)));
  return application;
}

static gboolean
has_no_window (gpointer data)
{
  return gtk_application_get_windows (data) == NULL;
}

void
driver_stop (FhApplication *application)
{
  gpointer journal = application->journal;

  g_object_add_weak_pointer (journal, &journal);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  driver_wait (has_no_window, application, 5);
  /* GApplication wants to be let go by g_application_run() alone: the shell of it stays. */
  G_APPLICATION_GET_CLASS (application)->shutdown (G_APPLICATION (application));
  /* Whatever was asked of it last lets it go, and another program may keep the game. */
  await (journal == NULL);
}

void
driver_wait_at (const char *place, DriverDone done, gpointer data, int seconds)
{
  gint64 end = g_get_monotonic_time () + BUSY * seconds * G_USEC_PER_SEC;
  while (!done (data))
    {
      if (g_get_monotonic_time () > end)
        g_error ("%s: waited %d seconds in vain", place, BUSY * seconds);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
}

void
driver_rest (int milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;
  gint64 last = g_get_monotonic_time () + BUSY * milliseconds * 1000;
  int idle = 0;

  /* On a busy machine all this time can go by in one frame of what moves. */
  while (g_get_monotonic_time () < end || (idle < milliseconds && g_get_monotonic_time () < last))
    if (!g_main_context_iteration (NULL, FALSE))
      {
        g_usleep (500);
        idle++;
      }
}

void
driver_settle (GtkWidget *window, int milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;
  gint64 last = g_get_monotonic_time () + BUSY * milliseconds * 1000;
  int idle = 0, all = 0;

  /* What is asked for in the one is done in the other. */
  table_test_frames (window, 2);
  while (
      idle < QUIET
      && (g_get_monotonic_time () < end || (all < milliseconds && g_get_monotonic_time () < last)))
    {
      /* The display has done all that it was asked for, too. */
      if (idle == 0)
        gdk_display_sync (gtk_widget_get_display (window));
      if (g_main_context_iteration (NULL, FALSE))
        {
          idle = 0;
          continue;
        }
      g_usleep (500);
      idle++;
      all++;
    }
}

void
driver_settle_main (FhApplication *application)
{
  driver_settle (GTK_WIDGET (fh_application_get_window (application)), 300);
}

void
driver_visit (GtkWidget *top, DriverVisit visit, gpointer data)
{
  if (!gtk_widget_get_mapped (top))
    return;
  visit (top, data);
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    driver_visit (child, visit, data);
}

GtkWidget *
driver_find (GtkWidget *top, GType type, const char *css_class)
{
  if (top == NULL || !gtk_widget_get_mapped (top))
    return NULL;
  if ((type == G_TYPE_NONE || g_type_is_a (G_OBJECT_TYPE (top), type))
      && (css_class == NULL || gtk_widget_has_css_class (top, css_class)))
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = driver_find (child, type, css_class);
      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
driver_find_button (GtkWidget *top, const char *text)
{
  if (!gtk_widget_get_mapped (top))
    return NULL;
  if (GTK_IS_BUTTON (top)
      && (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (top)), text) == 0
          || g_strcmp0 (gtk_widget_get_tooltip_text (top), text) == 0))
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = driver_find_button (child, text);
      if (found != NULL)
        return found;
    }
  return NULL;
}

void
driver_press (GtkWidget *button)
{
  g_assert_true (GTK_IS_BUTTON (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button); /* as keys and pointer do */
  g_signal_emit_by_name (button, "clicked");
}

gboolean
driver_press_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_handled);
    }
  return is_handled;
}

gboolean
driver_shows (GtkWidget *top, const char *text)
{
  if (!gtk_widget_get_mapped (top))
    return FALSE;
  if (GTK_IS_LABEL (top) && strstr (gtk_label_get_text (GTK_LABEL (top)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (driver_shows (child, text))
      return TRUE;
  return FALSE;
}

typedef struct
{
  GtkWidget *top;
  const char *text;
} Wanted;

static gboolean
is_shown (gpointer data)
{
  Wanted *wanted = data;

  return driver_shows (wanted->top, wanted->text);
}

void
driver_wait_shown (GtkWidget *top, const char *text)
{
  Wanted wanted = { top, text };

  g_test_message ("waiting for “%s”", text);
  driver_wait (is_shown, &wanted, 10);
}

void
driver_start_game (FhApplication *application)
{
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  GtkWindow *dialog = fh_application_find_window (application, FH_TYPE_NEW_GAME_DIALOG);

  /* What was kept is read before there is anything to begin at. */
  await (dialog != NULL || driver_find (window, FH_TYPE_HOME_PAGE, NULL) != NULL
         || driver_find (window, FH_TYPE_BEGINNING_PAGE, NULL) != NULL);
  if (dialog != NULL)
    driver_press (driver_find (GTK_WIDGET (dialog), GTK_TYPE_BUTTON, "start-button"));
  else
    g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  g_assert_nonnull (driver_get_game (application));
}

/* --- Decisions --- */

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  FhAction *action = data;
  FhDecision decision;
  g_assert_true (fh_computer_choose_finish (result, &decision, &error));
  *action = decision.action;
}

static gboolean
is_chosen (gpointer data)
{
  return ((FhAction *) data)->kind != FH_ACTION_NONE;
}

static GtkWidget *
find_cell (GtkWidget *top, FhCall call)
{
  if (!gtk_widget_get_mapped (top))
    return NULL;
  if (FH_IS_BID_CELL (top) && fh_bid_cell_get_call (FH_BID_CELL (top)) == call)
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_cell (child, call);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
choose_card (FhGameView *view, FhCard card)
{
  FhTableView *table = fh_game_view_get_table (view);
  FhCardWidget *widget = fh_hand_view_get_widget (fh_table_view_get_hand (table), card);

  if (widget == NULL)
    widget = fh_dummy_view_get_widget (fh_table_view_get_own_dummy (table), card);
  g_assert_nonnull (widget);
  gtk_widget_grab_focus (GTK_WIDGET (widget));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (widget), "card.choose", NULL));
}

/* The answer of the question in the middle of the table whose id is @id. */
static GtkWidget *
find_answer (GtkWidget *top, int id)
{
  if (!gtk_widget_get_mapped (top))
    return NULL;
  if (gtk_widget_has_css_class (top, "answer")
      && fh_answer_button_get_id (FH_ANSWER_BUTTON (top)) == id)
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_answer (child, id);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
press_tab (GtkWidget *widget, gpointer data)
{
  int *n = data;

  if (GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_has_css_class (widget, "tab") && (*n)-- == 0)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
}

/* Marks the answer whose id is @id; where there is little room, a tab leads to it. */
static void
mark_answer (GtkWidget *top, int id)
{
  for (int tab = 0; find_answer (top, id) == NULL && tab < FH_N_SUITS; tab++)
    {
      int n = tab;

      driver_visit (top, press_tab, &n);
    }
  driver_press (find_answer (top, id));
}

void
driver_act (FhGameView *view, const FhAction *action)
{
  GtkWidget *top = GTK_WIDGET (view);
  switch (action->kind)
    {
    case FH_ACTION_BID:
      driver_press (find_cell (top, action->call));
      break;
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      for (int i = 0; i < action->n_cards; i++)
        choose_card (view, action->cards[i]);
      driver_press (
          driver_find (driver_find (top, FH_TYPE_KITTY_PANEL, NULL), GTK_TYPE_BUTTON, "confirm"));
      break;
    case FH_ACTION_PLAY:
      choose_card (view, action->cards[0]);
      if (action->suit != FH_SUIT_NONE)
        {
          await (find_answer (top, action->suit) != NULL);
          driver_press (find_answer (top, action->suit));
        }
      break;
    case FH_ACTION_ANSWER:
      driver_press (find_answer (top, action->redeal));
      break;
    case FH_ACTION_CALL:
      for (int i = 0; i < action->n_cards; i++)
        mark_answer (top, action->cards[i]);
      driver_press (driver_find (top, GTK_TYPE_BUTTON, "confirm"));
      break;
    case FH_ACTION_PARTNER:
      for (int i = 0; i < action->n_seats; i++)
        driver_press (find_answer (top, action->seats[i]));
      driver_press (driver_find (top, GTK_TYPE_BUTTON, "confirm"));
      break;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_due (gpointer data)
{
  FhGame *game = data;
  return fh_game_awaits_person (game) || fh_game_get_hold (game) == FH_HOLD_CUT
         || fh_game_get_hold (game) == FH_HOLD_DEAL || fh_game_get_hold (game) == FH_HOLD_GAME;
}

void
driver_wait_due (FhApplication *application)
{
  driver_wait (is_due, driver_get_game (application), 60);
}

FhGame *
driver_get_game (FhApplication *application)
{
  return fh_window_get_game (fh_application_get_window (application));
}

FhAction
driver_choose (FhGame *game)
{
  FhAction action = { .kind = FH_ACTION_NONE };
  FhSeatView seat;

  g_assert_true (fh_game_get_view (game, fh_game_get_person (game), &seat));
  fh_computer_choose_async (&seat, "bold", fh_game_get_n_actions (game), 0, NULL, chosen_cb,
                            &action);
  driver_wait (is_chosen, &action, 30);
  return action;
}

gboolean
driver_move (FhApplication *application)
{
  FhWindow *window = fh_application_get_window (application);
  FhGame *game = fh_window_get_game (window);
  FhAction action;

  driver_wait_due (application);
  if (fh_game_get_hold (game) == FH_HOLD_GAME)
    return FALSE;
  if (fh_game_get_hold (game) != FH_HOLD_NONE)
    {
      GtkWidget *view = GTK_WIDGET (fh_window_get_game_view (window));
      g_assert_true (gtk_widget_activate_action (view, "table.continue", NULL));
      return TRUE;
    }
  action = driver_choose (game);

  guint before = fh_game_get_n_actions (game);
  /* The panel that is to be used comes with the next frame. */
  driver_rest (20);
  driver_act (fh_window_get_game_view (window), &action);
  driver_rest (5);
  g_assert_cmpuint (fh_game_get_n_actions (game), >=, before);
  return TRUE;
}
