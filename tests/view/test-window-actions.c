/* test-window-actions.c: what can be done in the window, and when.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-file.h"
#include "kept-driver.h"

/* A deal in which seat 0 calls first, and is sure of all tricks in hearts; and how it can go on. */
#define DEAL                                                                                       \
  "500 1\nrules australian-4\ndeal 3\nhand 0 JO JH JD AH KH QH 10H 9H AS AC\n"                     \
  "hand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\nhand 2 5H KS QS KD QD 8H 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\nkitty 5C 9D 10C\n"
#define PASSED DEAL "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n"
#define WON    DEAL "bid 0 10H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n"
#define LEADS  WON "discard 0 5C 9D 10C\n"
#define LED    LEADS "play 0 JO\nplay 1 8D\nplay 2 4H\nplay 3 6H\n"

/* Starts the program with the game that @text tells, unless it is NULL, and waits until the person
 * is to do something. */
static FhApplication *
start_at (const char *text)
{
  FhApplication *application = driver_start (FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;

  if (text == NULL)
    return application;
  game = fh_game_new_from_text (text, "record", NULL, &error);
  g_assert_no_error (error);
  fh_application_take_game (application, game);
  driver_wait_due (application);
  return application;
}

static GtkWidget *
window_of (FhApplication *application)
{
  return GTK_WIDGET (fh_application_get_window (application));
}

/* --- When --- */

static const struct
{
  const char *name, *text;
  const char *possible; /* what is offered then, but for what always is */
} moments[] = {
  { "no-game", NULL, "" },
  { "call", DEAL, "hint rules share score-sheet save" },
  { "exchange", WON, "undo replay-deal hint rules share score-sheet save" },
  { "lead", LEADS, "undo replay-deal claim hint rules share score-sheet save" },
  { "trick", LED, "undo replay-deal claim hint rules share score-sheet last-trick save" },
  { "over", kept_deal,
    "undo replay-deal rules share score-sheet last-trick save save-picture copy-picture" },
  { "passed", PASSED, "undo replay-deal rules share score-sheet save" },
};

static void
test_possible (gconstpointer data)
{
  static const char *const names[] = {
    "undo",  "redo",        "replay-deal", "claim", "hint",         "rules",
    "share", "score-sheet", "last-trick",  "save",  "save-picture", "copy-picture",
  };
  guint row = GPOINTER_TO_UINT (data);
  g_auto (Driven) application = start_at (moments[row].text);
  GActionGroup *window = G_ACTION_GROUP (window_of (application));
  g_autoptr (GString) possible = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_action_group_get_action_enabled (window, names[i]))
      g_string_append_printf (possible, "%s%s", possible->len > 0 ? " " : "", names[i]);
  g_assert_cmpstr (possible->str, ==, moments[row].possible);
}

/* --- Where --- */

/* How many entries @menu has, sections being none; what each does is appended to @actions, and what
 * stands in a menu of its own is not counted. */
static int
count_entries (GMenuModel *menu, GString *actions)
{
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *action = NULL;

      if (section != NULL)
        {
          n += count_entries (section, actions);
          continue;
        }
      n++;
      if (submenu != NULL)
        count_entries (submenu, actions);
      else if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
        g_string_append_printf (actions, "%s ", action);
    }
  return n;
}

/* The buttons of menus in @window that can be seen, as one comes to them. */
static void
menu_cb (GtkWidget *widget, gpointer data)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (data, widget);
}

static gboolean
has_one_menu (gpointer window)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  driver_visit (window, menu_cb, buttons);
  return buttons->len == 1;
}

static gboolean
has_two_menus (gpointer window)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  driver_visit (window, menu_cb, buttons);
  return buttons->len == 2;
}

#define OF_DEAL                                                                                    \
  "win.replay-deal win.claim win.score-sheet win.rules app.review win.share win.copy-picture "     \
  "win.save-picture win.save "
#define OF_PROGRAM                                                                                 \
  "app.new-game app.left-games app.deals app.statistics app.preferences app.shortcuts app.help "   \
  "app.about "

/* The main menu can be taken in at a glance, and what is done with a deal stands beside it; in a
 * narrow window, in it, as one entry. */
static void
test_menus (void)
{
  g_auto (Driven) application = start_at (LEADS);
  GtkWidget *window = window_of (application);
  static const char *const expected[] = { OF_DEAL, OF_PROGRAM };
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autoptr (GString) actions = g_string_new (NULL);
  GMenuModel *menu;

  driver_wait (has_two_menus, window, 10);
  driver_visit (window, menu_cb, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      g_string_truncate (actions, 0);
      menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (buttons->pdata[i]));
      g_assert_cmpint (count_entries (menu, actions), <=, 9);
      g_assert_cmpstr (actions->str, ==, expected[i]);
    }

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  driver_wait (has_one_menu, window, 10);
  g_ptr_array_set_size (buttons, 0);
  g_string_truncate (actions, 0);
  driver_visit (window, menu_cb, buttons);
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (buttons->pdata[0]));
  g_assert_cmpint (count_entries (menu, actions), ==, 9);
  g_assert_cmpstr (actions->str, ==, OF_DEAL OF_PROGRAM);
}

/* --- What --- */

/* The deal begins again with the same cards and without a call, which is told; who did not mean it
 * is back where he was by the button beside that. */
static void
test_replay (void)
{
  g_auto (Driven) application = start_at (LED);
  GtkWidget *window = window_of (application);
  FhGame *game = driver_get_game (application);
  g_autofree char *before = fh_game_dup_text (game);
  g_autofree char *after = NULL;
  g_autofree char *anew = NULL;

  gtk_widget_activate_action (window, "win.replay-deal", NULL);
  driver_wait_shown (window, "The deal begins again with the same cards.");
  anew = fh_game_dup_text (game);
  g_assert_true (g_str_has_prefix (before, anew));
  g_assert_true (g_str_has_suffix (anew, "\nkitty 5C 9D 10C\n"));
  driver_press (driver_find_button (window, "_Redo"));
  after = fh_game_dup_text (game);
  g_assert_cmpstr (after, ==, before);
}

static gboolean
is_over (gpointer game)
{
  return fh_game_peek_table (game)->deal_over;
}

/* Who is sure of the rest need not play it. */
static void
test_claim (void)
{
  g_auto (Driven) application = start_at (LED);
  FhGame *game = driver_get_game (application);

  gtk_widget_activate_action (window_of (application), "win.claim", NULL);
  driver_wait (is_over, game, 10);
  g_assert_cmpint (fh_game_peek_table (game)->n_tricks, ==, FH_N_TRICKS);
  g_assert_cmpint (fh_game_peek_table (game)->points[0], ==, 500);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_read (gpointer text)
{
  return *(char **) text != NULL;
}

/* What is shared of a deal while it runs shows nobody's cards but one's own. */
static void
test_share (void)
{
  g_auto (Driven) application = start_at (DEAL);
  GtkWidget *window = window_of (application);
  g_autofree char *text = NULL;

  gtk_widget_activate_action (window, "win.share", NULL);
  driver_wait_shown (window, "The deal is on the clipboard, as text.");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (window), NULL, read_cb, &text);
  driver_wait (is_read, &text, 10);
  g_assert_nonnull (strstr (text, "\nhand 0 JO JH JD AH KH QH 10H 9H AS AC\n"));
  g_assert_nonnull (strstr (text, "\nhand 1 ?? "));
  g_assert_null (strstr (text, "JS"));
}

int
main (int argc, char **argv)
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/window-actions/menus", test_menus);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *path = g_strconcat ("/view/window-actions/", moments[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_possible);
    }
  g_test_add_func ("/view/window-actions/replay", test_replay);
  g_test_add_func ("/view/window-actions/claim", test_claim);
  g_test_add_func ("/view/window-actions/share", test_share);
  return g_test_run ();
}
