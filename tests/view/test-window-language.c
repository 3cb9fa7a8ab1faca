/* test-window-language.c: another language while the program runs, and what must be gone then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-help-view.h"
#include "fh-help-window.h"
#include "fh-language.h"
#include "window-driver.h"

static void
no_bracket_cb (GtkWidget *widget, gpointer data)
{
  GPtrArray *found = data;
  /* Keys are called as the toolkit calls them, and players stay who they are. */
  if (!GTK_IS_LABEL (widget) || gtk_widget_has_css_class (widget, "fh-status")
      || gtk_widget_has_css_class (widget, "keycap") || gtk_widget_has_css_class (widget, "name"))
    return;
  const char *text = gtk_label_get_text (GTK_LABEL (widget));
  /* Figures, suit signs, letters of cards and names of people are no words to translate. */
  guint letters = 0;
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    letters += g_unichar_isalpha (g_utf8_get_char (c));
  /* A language is called as its speakers call it. */
  if (g_str_equal (text, fh_language_own_name ("en_XA")))
    return;
  if (letters > 3 && strchr (text, '[') == NULL)
    g_ptr_array_add (found, g_strdup (text));
}

static gboolean
view_changed (gpointer data)
{
  gpointer *pair = data;
  FhWindow *window = pair[0];
  return fh_window_get_game_view (window) != pair[1]
         && gtk_widget_get_mapped (GTK_WIDGET (fh_window_get_game_view (window)));
}

static void
speak (FhApplication *application, const char *code)
{
  FhWindow *window = fh_application_get_window (application);
  gpointer pair[] = { window, fh_window_get_game_view (window) };
  g_action_group_activate_action (G_ACTION_GROUP (application), "language",
                                  g_variant_new_string (code));
  driver_wait (view_changed, pair, 5);
}

static gboolean
has_hint (gpointer window)
{
  return fh_tutor_get_hint_step (fh_window_get_tutor (window)) > 0;
}

/* A hint that is open stays there when another language is spoken, in the new one, and the table
 * still points at it. */
static void
test_language_of_hint (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  FhTutor *tutor = fh_window_get_tutor (window);

  driver_start_game (application);
  driver_wait_due (application);
  fh_tutor_ask_hint (tutor);
  driver_wait (has_hint, window, 60);
  fh_tutor_ask_hint (tutor);
  g_assert_nonnull (driver_find (GTK_WIDGET (window), G_TYPE_NONE, "hinted"));
  speak (application, "en_XA");
  g_assert_cmpint (fh_tutor_get_hint_step (tutor), ==, 2);
  g_assert_true (g_str_has_prefix (fh_tutor_get_hint (tutor), "["));
  g_assert_nonnull (driver_find (GTK_WIDGET (window), G_TYPE_NONE, "hinted"));
  speak (application, "en");
}

/* The open window speaks another language at once, the game goes on, the keyboard stays. */
static void
test_language (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);

  g_object_set (fh_application_get_settings (application), "show-tutor", TRUE, NULL);
  driver_start_game (application);
  await (fh_game_awaits_person (driver_get_game (application)));
  guint n = fh_game_get_n_actions (driver_get_game (application));
  FhGame *game = driver_get_game (application);

  await (driver_find_button (top, "Learn") != NULL);
  GtkWidget *button = driver_find_button (top, "Learn");
  g_assert_true (gtk_widget_grab_focus (button));
  speak (application, "en_XA");
  g_assert_null (driver_find_button (top, "Learn"));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (focus);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (focus), ==, "[Léàrñ~~~]");

  g_autoptr (GPtrArray) plain = g_ptr_array_new_with_free_func (g_free);
  driver_settle (top, 200);
  driver_visit (top, no_bracket_cb, plain);
  for (guint i = 0; i < plain->len; i++)
    g_test_message ("not translated: %s", (char *) plain->pdata[i]);
  g_assert_cmpuint (plain->len, ==, 0);

  speak (application, "fr_CA");
  driver_move (application);
  speak (application, "en");
  g_assert_nonnull (driver_find_button (top, "Learn"));
  g_assert_true (driver_get_game (application) == game);
  g_assert_cmpuint (fh_game_get_n_actions (game), >, n);
}

static gboolean
has_bracket (gpointer data)
{
  const char *title = gtk_window_get_title (data);
  return title != NULL && g_str_has_prefix (title, "[");
}

static guint
count_windows (FhApplication *application)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
}

/* Every window beside the table opens once, is built again in the other language with nothing left
 * of the first, and goes when the program does. */
static void
test_windows (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  static const char *const actions[] = { "app.preferences", "app.shortcuts", "app.statistics",
                                         "app.new-game",    "app.help",      "win.rules",
                                         "win.score-sheet" };

  driver_start_game (application);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_true (gtk_widget_activate_action (top, actions[i], NULL));
      g_assert_true (gtk_widget_activate_action (top, actions[i], NULL));
    }
  g_assert_cmpuint (count_windows (application), ==, 1 + G_N_ELEMENTS (actions));
  driver_settle (top, 200);

  speak (application, "en_XA");
  g_autoptr (GPtrArray) plain = g_ptr_array_new_with_free_func (g_free);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
    {
      if (l->data == top)
        continue;
      driver_wait (has_bracket, l->data, 5);
      driver_settle (l->data, 50);
      /* The pages of the help are not in the catalogue of the program. */
      if (!FH_IS_HELP_WINDOW (l->data))
        driver_visit (l->data, no_bracket_cb, plain);
    }
  for (guint i = 0; i < plain->len; i++)
    g_test_message ("not translated: %s", (char *) plain->pdata[i]);
  g_assert_cmpuint (plain->len, ==, 0);
  speak (application, "en");
  driver_stop (application);
  g_assert_cmpuint (count_windows (application), ==, 0);
}

static gboolean
has_popover (gpointer data)
{
  return driver_find (data, GTK_TYPE_POPOVER, NULL) != NULL;
}

/* Looks at what has happened.  (transfer full) */
static GtkWidget *
open_log (FhApplication *application)
{
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *view = GTK_WIDGET (fh_window_get_game_view (window));

  g_assert_true (gtk_widget_activate_action (view, "table.log", NULL));
  driver_wait (has_popover, view, 5);
  return g_object_ref (driver_find (view, GTK_TYPE_POPOVER, NULL));
}

/* A popover that is taken away while it is open would keep mouse and keyboard. */
static void
test_popovers (void)
{
  g_auto (Driven) application = driver_start (FALSE);

  driver_start_game (application);
  /* Far from the pointer: the toolkit's timer for tooltips asks where it is in what has gone. */
  gtk_window_set_default_size (GTK_WINDOW (fh_application_get_window (application)), 700, 500);
  driver_settle_main (application);
  g_autoptr (GtkWidget) first = open_log (application);
  g_autoptr (GtkWidget) second = open_log (application);
  g_assert_true (first == second || !gtk_widget_get_visible (first));

  speak (application, "en_XA");
  driver_wait (has_bracket, fh_application_get_window (application), 5);
  g_assert_false (gtk_widget_get_visible (second));
  speak (application, "en");
}

/* Opens the menu that the toolkit gives to the title of a page of the help.  (transfer full) */
static GtkWidget *
open_text_menu (FhHelpWindow *help)
{
  GtkWidget *view = driver_find (GTK_WIDGET (help), FH_TYPE_HELP_VIEW, NULL);
  GtkWidget *title = driver_find (view, GTK_TYPE_LABEL, "title-1");

  g_assert_true (gtk_widget_activate_action (title, "menu.popup", NULL));
  driver_wait (has_popover, view, 5);
  return g_object_ref (driver_find (view, GTK_TYPE_POPOVER, NULL));
}

/* Nor do those of the toolkit, when the page or the window goes that they belong to. */
static void
test_text_menus (void)
{
  g_auto (Driven) application = driver_start (FALSE);
  GtkWindow *window = GTK_WINDOW (fh_application_get_window (application));
  FhHelpWindow *help = fh_help_window_show (window, "laws");
  g_autoptr (GtkWidget) first = open_text_menu (help);

  fh_help_window_show (window, "index");
  g_assert_null (gtk_widget_get_root (first));
  g_assert_false (gtk_widget_get_visible (first));

  g_autoptr (GtkWidget) second = open_text_menu (help);
  gtk_window_destroy (GTK_WINDOW (help));
  g_assert_null (gtk_widget_get_root (second));
  g_assert_false (gtk_widget_get_visible (second));
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/window/language", test_language);
  g_test_add_func ("/view/window/language-of-hint", test_language_of_hint);
  g_test_add_func ("/view/window/windows", test_windows);
  g_test_add_func ("/view/window/popovers", test_popovers);
  g_test_add_func ("/view/window/text-menus", test_text_menus);
  return g_test_run ();
}
