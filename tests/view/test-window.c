/* test-window.c: the whole program with real widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * HC-030, HP-046: ten tricks make a deal, as seen in the window.
 */
#include "await.h"
#include "fh-bid-grid.h"
#include "fh-compat.h"
#include "fh-help-view.h"
#include "fh-contents-row.h"
#include "fh-help-window.h"
#include "fh-language.h"
#include "fh-home-page.h"
#include "fh-panes.h"
#include "window-driver.h"

static FhGame *
game_of (FhApplication *application)
{
  return fh_window_get_game (fh_application_get_window (application));
}

/* The first start offers the ways in and nothing of a game. */
static void
test_first_start (void)
{
  FhApplication *application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  static const char *const disabled[] = { "undo", "redo", "hint", "save", "claim", "last-trick" };

  g_assert_null (fh_window_get_game (window));
  g_assert_nonnull (driver_find (GTK_WIDGET (window), FH_TYPE_HOME_PAGE, NULL));
  g_assert_cmpstr (fh_window_get_help_topic (window), ==, "index");
  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), disabled[i]));
  driver_start_game (application);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "save"));
  driver_stop (application);
}

/* A person plays by the widgets until the game is over; undo and redo work on the way. */
static void
test_whole_game (void)
{
  FhApplication *application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  guint moves = 0;
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (500);

  /* Always the same deals, so that what fails fails again. */
  fh_settings_get_rules (fh_application_get_settings (application), &rules);
  fh_settings_get_seating (fh_application_get_settings (application), &rules, &seating);
  g_autoptr (FhGame) game = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, game);
  while (driver_move (application))
    {
      g_assert_cmpuint (++moves, <, 2000);
      if (moves % 9 != 4 || !fh_game_awaits_person (game_of (application)))
        continue;
      guint n = fh_game_get_n_actions (game_of (application));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
      g_assert_cmpuint (fh_game_get_n_actions (game_of (application)), <, n);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
      g_assert_cmpuint (fh_game_get_n_actions (game_of (application)), ==, n);
    }
  const FhTable *table = fh_game_peek_table (game_of (application));
  g_assert_cmpint (table->winners, !=, 0);
  /* Few, when the partner makes an open misère of 500 at once. */
  g_assert_cmpuint (moves, >, 0);
  g_test_message ("%u decisions, %u deals", moves, table->n_deals);
  g_assert_cmpstr (fh_window_get_help_topic (window), ==, "scoring");
  driver_stop (application);
}

/* What was played is there again after the end of the program. */
static void
test_resume (void)
{
  FhApplication *application = driver_start (FALSE);

  driver_start_game (application);
  for (int i = 0; i < 6; i++)
    driver_move (application);
  driver_wait_due (application);
  guint n = fh_game_get_n_actions (game_of (application));
  const FhTable before = *fh_game_peek_table (game_of (application));
  driver_stop (application);

  application = driver_start (TRUE);
  g_assert_nonnull (game_of (application));
  const FhTable *after = fh_game_peek_table (game_of (application));
  g_assert_cmpuint (fh_game_get_n_actions (game_of (application)), >=, n);
  g_assert_cmpuint (after->n_deals, ==, before.n_deals);
  g_assert_cmpuint (after->dealer, ==, before.dealer);
  g_assert_cmpint (after->totals[0], ==, before.totals[0]);
  driver_stop (application);
}

/* A new game takes the place of the old one, which can be had back. */
static void
test_new_game_undo (void)
{
  FhApplication *application = driver_start (FALSE);

  driver_start_game (application);
  driver_move (application);
  g_autoptr (FhGame) old = g_object_ref (game_of (application));
  g_action_group_activate_action (G_ACTION_GROUP (application), "start-game", NULL);
  g_assert_true (game_of (application) != old);
  g_assert_false (fh_game_is_running (old));
  g_action_group_activate_action (G_ACTION_GROUP (application), "restore-game", NULL);
  g_assert_true (game_of (application) == old);
  g_assert_true (fh_game_is_running (old));
  driver_stop (application);
}

static gboolean
has_height (gpointer widget)
{
  return gtk_widget_get_height (widget) > 0;
}

/* A table of the help is as high as its rows, and the wheel over it turns the page. */
static void
assert_tables (FhHelpWindow *help)
{
  fh_help_window_show (NULL, "scoring");
  GtkWidget *grid = driver_find (GTK_WIDGET (help), GTK_TYPE_GRID, "help-table");
  GtkPolicyType sideways, down;
  int height;

  g_assert_nonnull (grid);
  driver_wait (has_height, grid, 10);
  gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (grid), &height, NULL,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (grid)), ==, height);
  gtk_scrolled_window_get_policy (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (grid, GTK_TYPE_SCROLLED_WINDOW)), &sideways,
      &down);
  g_assert_cmpint (down, ==, GTK_POLICY_AUTOMATIC);
}

/* What a search has found for those who write programs stands below a heading of its own, and below
 * what is for players. */
static void
assert_search (FhHelpWindow *help)
{
  GtkWidget *search, *list;
  guint n_before = 0, n_after = 0, n_headings = 0;

  /* The contents come once there is a width. */
  await ((search = driver_find (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, NULL)) != NULL);
  list = driver_find (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, "navigation-sidebar");
  gtk_editable_set_text (GTK_EDITABLE (search), "record");
  g_signal_emit_by_name (search, "search-changed");
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (FH_IS_CONTENTS_ROW (row))
      *(n_headings > 0 ? &n_after : &n_before) += 1;
    else
      n_headings++;
  g_assert_cmpuint (n_headings, ==, 1);
  g_assert_cmpuint (n_before, >, 0);
  g_assert_cmpuint (n_after, >, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
}

/* F1 opens the page about what is going on. */
static void
test_help (void)
{
  FhApplication *application = driver_start (FALSE);
  driver_start_game (application);
  await (fh_game_awaits_person (game_of (application)));
  g_action_group_activate_action (G_ACTION_GROUP (application), "help", NULL);
  FhHelpWindow *help = fh_help_window_show (NULL, "play#follow");
  g_assert_cmpstr (fh_help_window_get_target (help), ==, "play#follow");
  gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL);
  g_assert_cmpstr (fh_help_window_get_target (help), ==, "bidding");
  gtk_widget_activate_action (GTK_WIDGET (help), "help.forward", NULL);
  g_assert_cmpstr (fh_help_window_get_target (help), ==, "play#follow");
  assert_tables (help);
  assert_search (help);
  gtk_widget_activate_action (GTK_WIDGET (help), "help.back", NULL);

  /* Contents stand at the start of the line, and a line parts them from the page there. */
  driver_settle (GTK_WIDGET (help), 300);
  GtkWidget *contents =
      gtk_widget_get_first_child (driver_find (GTK_WIDGET (help), FH_TYPE_PANES, NULL));
  g_assert_true (gtk_widget_has_css_class (contents, "side"));
  g_assert_true (gtk_widget_has_css_class (contents, "at-left"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_assert_false (gtk_widget_has_css_class (contents, "at-left"));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_true (gtk_widget_has_css_class (contents, "at-left"));
  driver_stop (application);
}

/* --- Languages --- */

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
  FhApplication *application = driver_start (FALSE);
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
  driver_stop (application);
}

/* The open window speaks another language at once, the game goes on, the keyboard stays. */
static void
test_language (void)
{
  FhApplication *application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);

  g_object_set (fh_application_get_settings (application), "show-tutor", TRUE, NULL);
  driver_start_game (application);
  await (fh_game_awaits_person (game_of (application)));
  guint n = fh_game_get_n_actions (game_of (application));
  FhGame *game = game_of (application);

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
  g_assert_true (game_of (application) == game);
  g_assert_cmpuint (fh_game_get_n_actions (game), >, n);
  driver_stop (application);
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
  FhApplication *application = driver_start (FALSE);

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
  driver_stop (application);
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
  FhApplication *application = driver_start (FALSE);
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
  driver_stop (application);
}

/* --- Layout --- */

typedef struct
{
  GtkWidget *top;
  double width;
  double height;
  guint n;
  char *outside; /* the first button that is not inside, or NULL */
} Bounds;

static void
inside_cb (GtkWidget *widget, gpointer data)
{
  Bounds *bounds = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t box;
  GtkPolicyType policy = GTK_POLICY_NEVER;
  if (scroller != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), NULL, &policy);
  if (!GTK_IS_BUTTON (widget) || policy != GTK_POLICY_NEVER)
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, bounds->top, &box));
  if (bounds->outside == NULL
      && (box.origin.x < -1 || box.origin.y < -1
          || box.origin.x + box.size.width > bounds->width + 1
          || box.origin.y + box.size.height > bounds->height + 1))
    bounds->outside = g_strdup_printf ("%s of %g x %g at %g, %g is outside of %g x %g",
                                       G_OBJECT_TYPE_NAME (widget), box.size.width, box.size.height,
                                       box.origin.x, box.origin.y, bounds->width, bounds->height);
  bounds->n++;
}

/* Asserts that all buttons come to lie inside of @top; a sheet slides in first. */
static void
check_inside (GtkWidget *top)
{
  Bounds bounds = { .top = top };

  for (int tries = 0; tries < 50; tries++)
    {
      g_clear_pointer (&bounds.outside, g_free);
      bounds.n = 0;
      /* A window that was just asked for may still be on its way to its size. */
      bounds.width = gtk_widget_get_width (top);
      bounds.height = gtk_widget_get_height (top);
      driver_visit (top, inside_cb, &bounds);
      if (bounds.outside == NULL)
        break;
      driver_settle (top, 100);
    }
  g_assert_cmpstr (bounds.outside, ==, NULL);
  g_assert_cmpuint (bounds.n, >, 5);
}

static const struct
{
  const char *name;
  int width;
  int height;
  gboolean stacked;
  GtkTextDirection direction;
} layouts[] = {
  { "telephone", 360, 720, TRUE, GTK_TEXT_DIR_LTR },
  { "telephone-rtl", 360, 720, TRUE, GTK_TEXT_DIR_RTL },
  { "half-screen", 800, 700, FALSE, GTK_TEXT_DIR_LTR },
  { "usual", 1280, 800, FALSE, GTK_TEXT_DIR_LTR },
  { "usual-rtl", 1280, 800, FALSE, GTK_TEXT_DIR_RTL },
  { "large", 1900, 1100, FALSE, GTK_TEXT_DIR_LTR },
};

typedef struct
{
  GtkWidget *top;
  GtkWidget *toasts;
  const graphene_rect_t *hand;
} Toasted;

/* Whether a toast has come to rest, where it does not cover the hand. */
static gboolean
is_beside_hand (gpointer data)
{
  const Toasted *toasted = data;
  graphene_rect_t box;

  return gtk_widget_compute_bounds (gtk_widget_get_last_child (toasted->toasts), toasted->top, &box)
         && box.size.width > 60 && box.origin.y + box.size.height <= toasted->hand->origin.y;
}

/* Asserts that @box, in @top, covers nothing of @widget, if that is there, as far as it is not
 * scrolled away. */
static void
check_beside (GtkWidget *widget, GtkWidget *top, const graphene_rect_t *box)
{
  graphene_rect_t other;

  if (widget == NULL)
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, top, &other));
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t frame;
  if (scroller != NULL && gtk_widget_compute_bounds (scroller, top, &frame)
      && !graphene_rect_intersection (&other, &frame, &other))
    return;
  g_test_message ("%s: %g,%g %gx%g, and %g,%g %gx%g over it", G_OBJECT_TYPE_NAME (widget),
                  other.origin.x, other.origin.y, other.size.width, other.size.height,
                  box->origin.x, box->origin.y, box->size.width, box->size.height);
  g_assert_false (graphene_rect_intersection (&other, box, NULL));
}

static gboolean
has_tutor (GtkWidget *top)
{
  return driver_find (top, G_TYPE_NONE, "tutor") != NULL;
}

static void
call_tutor (GtkWidget *top, gboolean is_called)
{
  g_action_group_change_action_state (G_ACTION_GROUP (top), "tutor",
                                      g_variant_new_boolean (is_called));
}

static void
count_cb (GtkWidget *panes, guint *n)
{
  ++*n;
}

/* On a telephone on its side the tutor would leave the table too little: he comes when he is
 * called, over it, and stays as he was wanted elsewhere. */
static void
test_tutor_low (void)
{
  FhApplication *application = driver_start (FALSE);
  FhSettings *settings = fh_application_get_settings (application);
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *hand;
  gboolean is_wanted;
  guint n_fitted = 0;

  g_object_set (settings, "show-tutor", TRUE, NULL);
  driver_start_game (application);
  driver_wait_due (application);
  hand = driver_find (top, FH_TYPE_HAND_VIEW, NULL);
  await (has_tutor (top));
  /* From the first frame on he has the style of his place. */
  g_assert_false (gtk_widget_has_css_class (driver_find (top, G_TYPE_NONE, "side"), "stacked"));
  gtk_window_set_default_size (GTK_WINDOW (top), 640, 360);
  await (!has_tutor (top));
  g_assert_true (gtk_widget_get_mapped (hand));

  call_tutor (top, TRUE);
  await (has_tutor (top) && !gtk_widget_get_mapped (hand));
  /* Not where nobody sees it. */
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (top)));
  g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (top))));
  call_tutor (top, FALSE);
  await (!has_tutor (top) && gtk_widget_get_mapped (hand));
  await (gtk_window_get_focus (GTK_WINDOW (top)) != NULL
         && gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (top)),
                                    gtk_widget_get_ancestor (hand, FH_TYPE_GAME_VIEW)));
  g_object_get (settings, "show-tutor", &is_wanted, NULL);
  g_assert_true (is_wanted);

  /* Who was called does not come back with the table. */
  call_tutor (top, TRUE);
  await (has_tutor (top));
  fh_window_show_home (FH_WINDOW (top));
  gtk_widget_activate_action (top, "win.table", NULL);
  await (driver_find (top, FH_TYPE_HAND_VIEW, NULL) != NULL);
  hand = driver_find (top, FH_TYPE_HAND_VIEW, NULL);
  await (!has_tutor (top) && gtk_widget_get_mapped (hand));

  /* With larger text he does not come and go by himself. */
  g_signal_connect (driver_find (top, FH_TYPE_PANES, NULL), "fitted", G_CALLBACK (count_cb),
                    &n_fitted);
  gtk_window_set_default_size (GTK_WINDOW (top), 720, 360);
  g_object_set (gtk_widget_get_settings (top), "gtk-xft-dpi", 120 * 1024, NULL);
  driver_settle (top, 400);
  g_assert_cmpuint (n_fitted, <=, 4);
  g_assert_false (has_tutor (top));
  g_object_set (gtk_widget_get_settings (top), "gtk-xft-dpi", 96 * 1024, NULL);

  gtk_window_set_default_size (GTK_WINDOW (top), 1000, 700);
  await (has_tutor (top) && gtk_widget_get_mapped (hand));
  driver_stop (application);
}

/* Whether the tutor has left the window. */
static gboolean
is_without_tutor (gpointer top)
{
  return driver_find (top, G_TYPE_NONE, "tutor") == NULL;
}

typedef struct
{
  GtkWidget *top, *hand, *tutor;
  gboolean is_left; /* the tutor is to be on the left of the hand */
} Sides;

static gboolean
is_on_side (gpointer data)
{
  Sides *sides = data;
  graphene_rect_t hand, tutor;

  return gtk_widget_compute_bounds (sides->hand, sides->top, &hand)
         && gtk_widget_compute_bounds (sides->tutor, sides->top, &tutor)
         && (tutor.origin.x < hand.origin.x) == sides->is_left;
}

static void
test_layout (gconstpointer data)
{
  int i = GPOINTER_TO_INT (data);
  gtk_widget_set_default_direction (layouts[i].direction);
  FhApplication *application = driver_start (FALSE);
  gtk_widget_set_default_direction (layouts[i].direction);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);

  g_object_set (fh_application_get_settings (application), "show-tutor", TRUE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), layouts[i].width, layouts[i].height);
  driver_start_game (application);
  await (fh_game_awaits_person (game_of (application)));
  driver_settle (top, 400);

  /* Nothing in it asks for more; without a compositor the window draws a border of its own. */
  g_assert_cmpint (gtk_widget_get_width (top), <=, layouts[i].width);
  g_assert_cmpint (gtk_widget_get_width (top), >, layouts[i].width - 20);
  FhPanes *panes = FH_PANES (driver_find (top, FH_TYPE_PANES, NULL));
  /* And it can be made as narrow as a telephone at once. */
  int least;
  gtk_widget_measure (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  g_assert_cmpint (fh_panes_is_stacked (panes), ==, layouts[i].stacked);
  check_inside (top);

  /* The sheet leaves the hand to be seen. */
  FhGameView *view = fh_window_get_game_view (window);
  GtkWidget *hand = GTK_WIDGET (fh_table_view_get_hand (fh_game_view_get_table (view)));
  GtkWidget *tutor = driver_find (top, G_TYPE_NONE, "tutor");
  graphene_rect_t hand_box, tutor_box;
  g_assert_nonnull (tutor);
  g_assert_true (gtk_widget_compute_bounds (hand, top, &hand_box));
  g_assert_true (gtk_widget_compute_bounds (tutor, top, &tutor_box));
  g_assert_false (graphene_rect_intersection (&hand_box, &tutor_box, NULL));
  if (!layouts[i].stacked)
    g_assert_cmpint (tutor_box.origin.x < hand_box.origin.x, ==,
                     layouts[i].direction == GTK_TEXT_DIR_RTL);

  /* For the left hand it stands on the left, in Arabic too. */
  Sides sides = { top, hand, tutor, TRUE };
  g_object_set (fh_application_get_settings (application), "left-handed", TRUE, NULL);
  if (!layouts[i].stacked)
    driver_wait (is_on_side, &sides, 10);
  check_inside (top);
  g_object_set (fh_application_get_settings (application), "left-handed", FALSE, NULL);
  sides.is_left = layouts[i].direction == GTK_TEXT_DIR_RTL;
  if (!layouts[i].stacked)
    driver_wait (is_on_side, &sides, 10);
  g_assert_true (gtk_widget_compute_bounds (hand, top, &hand_box));
  g_assert_true (gtk_widget_compute_bounds (tutor, top, &tutor_box));

  /* Nor do toasts cover it, or what is asked, or the tutor. */
  GtkWidget *toasts = gtk_widget_get_ancestor (GTK_WIDGET (view), ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *panel = fh_table_view_get_panel (fh_game_view_get_table (view));
  Toasted toasted = { top, toasts, &hand_box };
  fh_window_add_toast (window, "Something has happened.", "Undo", "app.restore-game");
  driver_wait (is_beside_hand, &toasted, 10);
  driver_settle (top, 400);
  GtkWidget *toast = gtk_widget_get_last_child (toasts);
  g_assert_cmpstr (gtk_widget_get_css_name (toast), ==, "toast");
  graphene_rect_t toast_box;
  g_assert_true (gtk_widget_compute_bounds (toast, top, &toast_box));
  g_assert_nonnull (panel);
  check_beside (driver_find (panel, FH_TYPE_BID_GRID, NULL), top, &toast_box);
  check_beside (driver_find_button (panel, "Pass"), top, &toast_box);
  check_beside (tutor, top, &toast_box);

  /* Without the tutor the table has all of the window. */
  gtk_widget_activate_action (top, "win.tutor", NULL);
  g_assert_false (fh_panes_get_show_side (panes));
  driver_wait (is_without_tutor, top, 5);
  driver_stop (application);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static const struct
{
  const char *name;
  int width;
  int height;
  gboolean is_roomy; /* the other players are not covered either */
} toast_sizes[] = {
  { "low", 640, 360, FALSE },
  { "telephone", 360, 640, FALSE },
  { "small", 800, 600, TRUE },
  { "usual", 1280, 800, TRUE },
};

/* The toast over @top that has come to rest, or NULL. */
static GtkWidget *
find_toast (GtkWidget *top)
{
  GtkWidget *view = driver_find (top, FH_TYPE_GAME_VIEW, NULL);
  GtkWidget *toast =
      gtk_widget_get_last_child (gtk_widget_get_ancestor (view, ADW_TYPE_TOAST_OVERLAY));

  return g_str_equal (gtk_widget_get_css_name (toast), "toast") ? toast : NULL;
}

/* Asserts that a toast of @application covers nothing that is to be pressed or read. */
static void
check_toast (FhApplication *application, gboolean is_roomy)
{
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);
  FhTableView *table = fh_game_view_get_table (fh_window_get_game_view (window));
  int n_seats = fh_game_peek_rules (game_of (application))->n_seats;
  graphene_rect_t box;

  await (find_toast (top) != NULL);
  driver_settle (top, 400);
  g_assert_true (gtk_widget_compute_bounds (find_toast (top), top, &box));
  g_assert_cmpfloat (gtk_widget_get_opacity (find_toast (top)), ==, 1);
  check_beside (fh_table_view_get_panel (table), top, &box);
  check_beside (driver_find (GTK_WIDGET (table), GTK_TYPE_LABEL, "prompt"), top, &box);
  check_beside (driver_find (GTK_WIDGET (table), GTK_TYPE_BOX, "tools"), top, &box);
  check_beside (GTK_WIDGET (fh_table_view_get_hand (table)), top, &box);
  for (int seat = 0; seat < (is_roomy ? n_seats : 1); seat++)
    check_beside (fh_table_view_get_place (table, seat), top, &box);
}

/* What is said of a new game covers nothing that is to be pressed or read, and goes with the first
 * thing that the person does. */
static void
test_toasts (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  FhApplication *application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *top = GTK_WIDGET (window);

  g_object_set (fh_application_get_settings (application), "show-tutor", FALSE, "trick-pace", -1,
                NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), toast_sizes[row].width,
                               toast_sizes[row].height);
  driver_start_game (application);
  await (fh_game_get_hold (game_of (application)) == FH_HOLD_CUT);
  driver_settle (top, 400);
  fh_window_add_toast (window, "A new game has begun.", "Undo", "app.restore-game");
  check_toast (application, toast_sizes[row].is_roomy);
  fh_game_continue (game_of (application));
  await (find_toast (top) == NULL);

  await (fh_game_awaits_person (game_of (application)));
  driver_settle (top, 400);
  fh_window_add_toast (window, "A new game has begun.", "Undo", "app.restore-game");
  check_toast (application, FALSE);
  g_assert_true (driver_move (application));
  await (find_toast (top) == NULL);
  driver_stop (application);
}

/* A table of one's own is called by the name that it was given. */
static void
test_own_table (void)
{
  FhApplication *application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  FhSettings *settings = fh_application_get_settings (application);
  FhSeed seed = fh_seed_from_number (500);
  FhSeating seating;
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  rules.auction = FH_AUCTION_UNTIL_PASSED;
  g_assert_true (
      fh_house_rules_save (fh_settings_get_house_rules (settings), "Home", &rules, NULL));
  fh_settings_get_seating (settings, &rules, &seating);
  g_autoptr (FhGame) game = fh_game_new (&rules, &seating, &seed);
  fh_application_take_game (application, game);
  driver_wait_due (application);
  GtkWidget *title = driver_find (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE, NULL);
  g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "Home");
  driver_stop (application);
}

/* The program tells of itself in the form of the platform. */
static void
test_about (void)
{
  FhApplication *application = driver_start (FALSE);
  GtkWidget *window = GTK_WIDGET (fh_application_get_window (application));
  GListModel *tops = gtk_window_get_toplevels ();
  guint n = 0;

  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  driver_settle (window, 300);
  for (guint i = 0; i < g_list_model_get_n_items (tops); i++)
    {
      g_autoptr (GtkWidget) top = g_list_model_get_item (tops, i);

      n += g_str_equal (G_OBJECT_TYPE_NAME (top), "AdwAboutWindow");
    }
  if (n == 0)
    {
      /* A dialog of newer toolkits lies in the window, and is what is closed first. */
      g_assert_true (g_type_from_name ("AdwAboutDialog") != 0);
      n += driver_find (window, g_type_from_name ("AdwAboutDialog"), NULL) != NULL;
      gtk_window_close (GTK_WINDOW (window));
      driver_settle (window, 300);
    }
  g_assert_cmpuint (n, ==, 1);
  driver_stop (application);
}

/* Where @widget is in the window. */
static graphene_rect_t
bounds_of (GtkWidget *widget)
{
  GtkWidget *content =
      adw_application_window_get_content (ADW_APPLICATION_WINDOW (gtk_widget_get_root (widget)));
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, content, &box));
  return box;
}

static void
collect_cb (GtkLabel *status, GParamSpec *pspec, GString *said)
{
  g_string_append_printf (said, "%s\n", gtk_label_get_text (status));
}

/* What is taken back and done again is told. */
static void
test_undo_told (void)
{
  FhApplication *application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  g_autoptr (GString) said = g_string_new (NULL);
  GtkWidget *status;

  driver_start_game (application);
  driver_wait_due (application);
  driver_move (application);
  driver_wait_due (application);
  status = driver_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "fh-status");
  g_signal_connect (status, "notify::label", G_CALLBACK (collect_cb), said);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  await (strstr (said->str, "Undone.") != NULL);
  g_assert_null (strstr (said->str, "Done again."));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL));
  await (strstr (said->str, "Done again.") != NULL);
  g_signal_handlers_disconnect_by_func (status, collect_cb, said);
  driver_stop (application);
}

/* What is announced moves nothing: the table reaches down to the edge before and after. */
static void
test_announcement (void)
{
  FhApplication *application = driver_start (FALSE);
  FhWindow *window = fh_application_get_window (application);
  GtkWidget *content;
  graphene_rect_t before, after;

  driver_start_game (application);
  driver_wait_due (application);
  driver_settle_main (application);
  content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  before = bounds_of (GTK_WIDGET (fh_window_get_game_view (window)));
  g_assert_cmpfloat (before.origin.y + before.size.height, ==, gtk_widget_get_height (content));
  fh_announce (GTK_WIDGET (window), "A hint of\nthree\nlines.");
  driver_settle_main (application);
  after = bounds_of (GTK_WIDGET (fh_window_get_game_view (window)));
  g_assert_true (graphene_rect_equal (&before, &after));
  driver_stop (application);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/window/first-start", test_first_start);
  g_test_add_func ("/view/window/tutor-low", test_tutor_low);
  g_test_add_func ("/view/window/whole-game", test_whole_game);
  g_test_add_func ("/view/window/resume", test_resume);
  g_test_add_func ("/view/window/new-game-undo", test_new_game_undo);
  g_test_add_func ("/view/window/help", test_help);
  g_test_add_func ("/view/window/language", test_language);
  g_test_add_func ("/view/window/language-of-hint", test_language_of_hint);
  g_test_add_func ("/view/window/windows", test_windows);
  g_test_add_func ("/view/window/popovers", test_popovers);
  g_test_add_func ("/view/window/announcement", test_announcement);
  g_test_add_func ("/view/window/undo-told", test_undo_told);
  g_test_add_func ("/view/window/about", test_about);
  g_test_add_func ("/view/window/own-table", test_own_table);
  g_test_add_func ("/view/window/text-menus", test_text_menus);
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *path = g_strconcat ("/view/window/layout/", layouts[i].name, NULL);
      g_test_add_data_func (path, GINT_TO_POINTER (i), test_layout);
    }
  for (guint i = 0; i < G_N_ELEMENTS (toast_sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/view/window/toasts/", toast_sizes[i].name, NULL);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_toasts);
    }
  return g_test_run ();
}
