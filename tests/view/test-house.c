/* test-house.c: choosing, keeping and reading tables, with real widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-config.h"
#include "fh-name-window.h"
#include "fh-ready-made.h"
#include "fh-rules-text-window.h"
#include "fh-rules-window.h"
#include "fh-sentences-rules.h"
#include "fh-table-card.h"
#include "fh-table-picture.h"
#include "house-driver.h"

/* --- Tables --- */

/* Until the window of a new game, or else that of the game, is as it will be. */
static void
settle (FhApplication *application)
{
  GtkWidget *dialog = house_find_dialog (application);

  driver_settle (dialog != NULL ? dialog : GTK_WIDGET (fh_application_get_window (application)),
                 300);
}

/* Each table is found by its number of players below its family, and only there. */
static void
test_list (void)
{
  g_auto (Driven) application = house_start ();
  FhTableList *list = house_find_list (application);
  int n_shown = 0;

  g_assert_cmpint (fh_table_list_get_players (list), ==, 4);
  for (int n = 2; n <= 6; n++)
    {
      driver_press (driver_find_button (GTK_WIDGET (list), fh_sentence_players (n)));
      gtk_toggle_button_set_active (
          GTK_TOGGLE_BUTTON (driver_find_button (GTK_WIDGET (list), fh_sentence_players (n))),
          TRUE);
      settle (application);
      g_assert_cmpint (fh_table_list_get_players (list), ==, n);
      for (int preset = 0; preset < FH_N_PRESETS; preset++)
        {
          FhRules rules;
          fh_rules_init (&rules, (FhPreset) preset);
          gboolean shown =
              house_is_shown (GTK_WIDGET (list), fh_sentence_preset ((FhPreset) preset));
          g_assert_cmpint (shown, ==, rules.n_callers == n);
          n_shown += shown;
        }
    }
  g_assert_cmpint (n_shown, ==, FH_N_PRESETS);

  fh_table_list_set_players (list, 0);
  settle (application);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    g_assert_true (house_is_shown (GTK_WIDGET (list), fh_sentence_preset ((FhPreset) preset)));

  /* Chosen by its row; the page says what the table is and how many others there are. */
  house_activate_row (GTK_WIDGET (list), "New Zealand, five players");
  settle (application);
  FhNewGamePage *page = house_find_page (application);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, ==, FH_PRESET_NEW_ZEALAND_5);
  g_assert_null (house_find_row (GTK_WIDGET (page), "Your partner"));
  g_assert_nonnull (house_find_row (GTK_WIDGET (page), "The other players"));
  FhGame *game = house_start_game (application);
  g_assert_cmpint (fh_game_peek_rules (game)->preset, ==, FH_PRESET_NEW_ZEALAND_5);
}

/* The text that is looked for, until it is found. */
static void
look_cb (GtkWidget *widget, gpointer data)
{
  const char **text = data;

  if (*text != NULL && GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), *text))
    *text = NULL;
}

static gboolean
says (gpointer top, const char *text)
{
  driver_visit (GTK_WIDGET (top), look_cb, &text);
  return text == NULL;
}

/* Tables that go by a name elsewhere lie behind the others, for as many players; one that is chosen
 * starts under its name, and loses it with its rules. */
static void
test_elsewhere (void)
{
  g_auto (Driven) application = house_start ();
  FhTableList *list = house_find_list (application);
  FhNewGamePage *page = house_find_page (application);

  for (int n = 2; n <= 6; n++)
    {
      fh_table_list_set_players (list, n);
      settle (application);
      for (int i = 0; i < fh_n_ready_made (); i++)
        {
          FhRules rules;
          fh_ready_made_rules (i, &rules);
          g_assert_cmpint (house_is_shown (GTK_WIDGET (list), fh_sentence_table (&rules)), ==,
                           rules.n_callers == n);
        }
    }

  fh_table_list_set_players (list, 4);
  settle (application);
  house_activate_row (GTK_WIDGET (list), "Trickster Cards, two jokers");
  settle (application);
  g_assert_cmpint (fh_ready_made_find (fh_new_game_page_peek_rules (page)), ==,
                   fh_ready_made_from_id ("trickster-46"));
  g_assert_true (says (page, "Trickster Cards, two jokers"));
  FhGame *game = house_start_game (application);
  g_assert_cmpint (fh_game_peek_rules (game)->kitty_choice, ==, 6);
  g_assert_true (says (fh_application_get_window (application), "Trickster Cards, two jokers"));
}

/* What is chosen, as the page, its list and its button have it. */
static void
check_chosen (FhApplication *application, FhPreset preset)
{
  FhNewGamePage *page = house_find_page (application);
  GtkWidget *start = driver_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "start-button");
  g_autofree char *name = g_strconcat ("Start the Game: ", fh_sentence_preset (preset), NULL);

  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, ==, preset);
  gtk_test_accessible_assert_property (start, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  house_check_marked (application, preset, GTK_ACCESSIBLE_TRISTATE_TRUE);
}

/* Who says how many play has a table for as many, the one that was chosen before or one by the same
 * way of playing, and the button starts the one that it names. */
static void
test_number (void)
{
  static const struct
  {
    int n_players;
    FhPreset preset;
  } steps[] = {
    { 4, FH_PRESET_AUSTRALIAN_4 }, { 6, FH_PRESET_AUSTRALIAN_6 }, { 0, FH_PRESET_AUSTRALIAN_6 },
    { 3, FH_PRESET_AUSTRALIAN_3 }, { 5, FH_PRESET_AMERICAN_5 },   { 4, FH_PRESET_AUSTRALIAN_4 },
    { 2, FH_PRESET_AMERICAN_2 },   { 6, FH_PRESET_AMERICAN_6 },
  };
  house_forget_choices ();
  g_auto (Driven) application = house_start ();
  FhTableList *list = house_find_list (application);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int n = steps[i].n_players;
      GtkWidget *button =
          driver_find_button (GTK_WIDGET (list), n == 0 ? "All tables" : fh_sentence_players (n));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      settle (application);
      check_chosen (application, steps[i].preset);
    }

  driver_start_game (application);
  FhGame *game = driver_get_game (application);
  g_assert_cmpint (fh_game_peek_rules (game)->preset, ==, FH_PRESET_AMERICAN_6);
}

static void
recommended_cb (GtkWidget *widget, gpointer data)
{
  gboolean *is = data;

  *is |= GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Recommended. ");
}

static gboolean
is_recommended (GtkWidget *card)
{
  gboolean is = FALSE;

  driver_visit (card, recommended_cb, &is);
  return is;
}

/* Who does not know the game plays with those who have just learned it, or with beginners, unless
 * he has chosen others; who knows it plays with strong ones. */
static void
test_newcomer (void)
{
  static const struct
  {
    const char *known;
    const char *chosen; /* in the preferences, or NULL */
    const char *level;
  } rows[] = {
    { "[course]\nknows=nothing\n", NULL, "learner-steady" },
    { "[course]\nknows=euchre\n", NULL, "beginner-steady" },
    { "[course]\nknows=whist\n", NULL, "beginner-steady" },
    { "[course]\nknows=nothing\n", "expert", "expert-steady" },
    { DRIVER_KNOWS_500, NULL, "strong-steady" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhApplication *application;
      const FhSeating *seating;
      GtkWidget *page, *card;

      driver_forget (rows[i].known);
      house_forget_choices ();
      application = house_start ();
      if (rows[i].chosen != NULL)
        g_object_set (fh_application_get_settings (application), "partner-level", rows[i].chosen,
                      "opponent-level", rows[i].chosen, NULL);
      page = GTK_WIDGET (house_find_page (application));
      card = house_find_row (page, "Australian, four players");
      g_assert_true (is_recommended (card));
      card = house_find_row (page, "American, four players");
      g_assert_false (is_recommended (card));
      driver_press (driver_find (page, GTK_TYPE_BUTTON, "start-button"));
      seating = fh_game_peek_seating (driver_get_game (application));
      for (int seat = 1; seat < 4; seat++)
        g_assert_cmpstr (seating->seats[seat].level, ==, rows[i].level);
      driver_stop (application);
    }
  house_forget_choices ();
  driver_forget (DRIVER_KNOWS_500);
}

/* Who has chosen nothing finds the table of the own country; who has, finds what he chose. */
static void
test_country (void)
{
  FhApplication *application;

  house_forget_choices ();
  application = house_start ();
  g_object_set (fh_application_get_settings (application), "language", "en_NZ", NULL);
  settle (application);
  g_assert_cmpint (fh_new_game_page_peek_rules (house_find_page (application))->preset, ==,
                   FH_PRESET_NEW_ZEALAND_4);
  fh_new_game_page_set_preset (house_find_page (application), FH_PRESET_CLASSIC_3);
  driver_start_game (application);
  driver_stop (application);
  application = house_start ();
  g_assert_cmpint (fh_new_game_page_peek_rules (house_find_page (application))->preset, ==,
                   house_keeps_settings () ? FH_PRESET_CLASSIC_3 : FH_PRESET_AUSTRALIAN_4);
  g_object_set (fh_application_get_settings (application), "language", "", NULL);
  settle (application);
  driver_stop (application);
  house_forget_choices ();
}

/* The keyboard is on one table at a time: Tab goes to the one that is chosen, and the arrow keys
 * choose another. */
static void
test_keys (void)
{
  house_forget_choices ();
  g_auto (Driven) application = house_start ();
  GtkWidget *window = house_find_dialog (application);
  FhNewGamePage *page = house_find_page (application);
  GtkWidget *card = house_find_row (GTK_WIDGET (page), "Australian, four players");
  int n_stops = 0;

  gtk_widget_grab_focus (driver_find_button (window, "Six players"));
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == GTK_WIDGET (fh_table_card_get_check (FH_TABLE_CARD (card))));
  gtk_widget_child_focus (window, GTK_DIR_DOWN);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, !=, FH_PRESET_AUSTRALIAN_4);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->n_callers, ==, 4);
  while (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                 GTK_WIDGET (house_find_list (application))))
    {
      gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
      n_stops++;
    }
  /* The tables, and what folds those that are known elsewhere. */
  g_assert_cmpint (n_stops, ==, 2);
}

/* Where things are in the window of @application once it is @width pixels wide. */
static void
resize (FhApplication *application, int width, int height)
{
  GtkWidget *window = house_find_dialog (application);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  await (ABS (gtk_widget_get_width (window) - width) <= 60);
  driver_settle (window, 100);
}

/* How far the lower edge of @widget is above that of the page, or of its foot. */
static int
room_below (FhApplication *application, GtkWidget *widget, gboolean over_foot)
{
  GtkWidget *page = GTK_WIDGET (house_find_page (application));
  graphene_rect_t box, foot;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, page, &box));
  g_assert_true (
      gtk_widget_compute_bounds (driver_find (page, G_TYPE_NONE, "start-foot"), page, &foot));
  return (int) ((over_foot ? foot.origin.y : (float) gtk_widget_get_height (page))
                - (box.origin.y + box.size.height));
}

/* What was chosen for a number of players is chosen still when one comes back to it, and the button
 * says that a rule is not as usual. */
static void
test_numbers (void)
{
  g_auto (Driven) application = house_start ();
  FhTableList *list = house_find_list (application);
  GtkWidget *page = GTK_WIDGET (house_find_page (application));
  GtkWidget *start = driver_find (page, GTK_TYPE_BUTTON, "start-button");
  FhRules rules;

  fh_table_list_set_players (list, 4);
  house_activate_row (GTK_WIDGET (list), "Midwest, four players");
  fh_table_list_set_players (list, 2);
  fh_table_list_set_players (list, 6);
  fh_table_list_set_players (list, 4);
  g_assert_cmpint (fh_table_list_peek_rules (list)->preset, ==, FH_PRESET_MIDWEST_4);
  g_assert_true (driver_shows (start, "Midwest, four players"));

  rules = *fh_table_list_peek_rules (list);
  fh_option_set (&rules, "target", "700");
  fh_table_list_set_chosen (list, &rules, NULL);
  g_signal_emit_by_name (list, "chosen");
  g_assert_true (driver_shows (start, "Midwest, four players · 1 rule is changed"));
  fh_table_list_set_players (list, 5);
  g_assert_false (driver_shows (start, "Midwest, four players · 1 rule is changed"));
  fh_table_list_set_players (list, 4);
  g_assert_true (driver_shows (start, "Midwest, four players · 1 rule is changed"));
}

/* The ways in, the numbers and the table that is chosen are seen at once, and in very little room
 * the button is. */
static void
test_fold (void)
{
  house_forget_choices ();
  g_auto (Driven) application = house_start ();
  GtkWidget *page = GTK_WIDGET (house_find_page (application));
  GtkWidget *start = driver_find (page, GTK_TYPE_BUTTON, "start-button");

  resize (application, 1280, 800);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      GtkWidget *card = house_find_row (page, fh_sentence_preset ((FhPreset) preset));

      g_assert_true (card == NULL || room_below (application, card, TRUE) > 0);
    }
  resize (application, 800, 600);
  g_assert_cmpint (
      room_below (application, house_find_row (page, "Australian, four players"), TRUE), >, 0);
  resize (application, 360, 640);
  g_assert_cmpint (gtk_widget_get_width (page), <=, 360);
  g_assert_cmpint (room_below (application, driver_find_button (page, "Four players"), TRUE), >, 0);
  g_assert_cmpint (room_below (application, start, FALSE), >, 0);
}

/* What is painted of @widget at @x and @y, parts of its size. */
static guint32
pixel (GtkWidget *widget, double x, double y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int size = gtk_widget_get_width (widget);
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) size * (gsize) size);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), size, size);
  node = gtk_snapshot_free_to_node (snapshot);
  texture =
      gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) size * 4);
  return pixels[(int) (y * size) * size + (int) (x * size)];
}

/* Places of one side have one colour. */
static void
test_sides (void)
{
  house_forget_choices ();
  g_auto (Driven) application = house_start ();
  GtkWidget *page = GTK_WIDGET (house_find_page (application));
  GtkWidget *picture =
      driver_find (driver_find_button (page, "Four players"), FH_TYPE_TABLE_PICTURE, NULL);

  settle (application);
  guint32 own = pixel (picture, 0.5, 0.86);
  g_assert_cmpuint (own, !=, 0);
  g_assert_cmphex (pixel (picture, 0.5, 0.14), ==, own);
  g_assert_cmphex (pixel (picture, 0.14, 0.5), !=, own);
  g_assert_cmphex (pixel (picture, 0.14, 0.5), ==, pixel (picture, 0.86, 0.5));
  g_assert_cmphex (pixel (picture, 0.5, 0.5), !=, own);
}

/* --- Tables of one's own --- */

static void
test_own (void)
{
  g_auto (Driven) application = house_start ();
  FhHouseRules *house = house_house_of (application);
  FhTableList *list = house_find_list (application);
  FhRules rules;

  fh_table_list_set_players (list, 4);

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_option_set (&rules, "target", "1000");
  g_assert_true (fh_house_rules_save (house, "Sunday", &rules, NULL));
  await (house_is_shown (GTK_WIDGET (list), "Sunday"));
  house_activate_row (GTK_WIDGET (list), "Sunday");

  /* Another name. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (list), "tables.rename", "s", "Sunday"));
  GtkWidget *window = house_wait_for_window (FH_TYPE_NAME_WINDOW);
  GtkWidget *entry = driver_find (window, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "  ");
  driver_press (driver_find_button (window, "Rename"));
  g_assert_cmpstr (fh_house_rules_get_name (house, 0), ==, "Sunday");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Saturday");
  driver_press (driver_find_button (window, "Rename"));
  await (house_is_shown (GTK_WIDGET (list), "Saturday"));
  g_assert_false (house_is_shown (GTK_WIDGET (list), "Sunday"));
  g_assert_cmpstr (fh_table_list_get_name (list), ==, "Saturday");

  /* Deleted, and had back. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (list), "tables.delete", "s", "Saturday"));
  await (fh_house_rules_get_n (house) == 0);
  g_assert_false (house_is_shown (GTK_WIDGET (list), "Saturday"));
  driver_press (driver_find_button (GTK_WIDGET (house_find_page (application)), "Undo"));
  await (house_is_shown (GTK_WIDGET (list), "Saturday"));
  g_assert_true (fh_options_equal (fh_house_rules_get_rules (house, 0), &rules));
}

/* A file that cannot be read is said on the page and harms nothing. */
static void
test_damaged (void)
{
  g_autofree char *directory = house_tables_directory ();
  g_autofree char *path = g_build_filename (directory, "bad.500", NULL);
  FhApplication *application = house_start ();

  driver_stop (application);
  g_mkdir_with_parents (directory, 0700);
  g_assert_true (g_file_set_contents (path, "500 1\nrules moon-4\n", -1, NULL));
  application = driver_start (FALSE);
  house_open_page (application);
  GtkWidget *label =
      driver_find (GTK_WIDGET (house_find_page (application)), GTK_TYPE_LABEL, "option-refusal");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), "bad.500"));
  driver_start_game (application);
  driver_stop (application);
  g_remove (path);
}

/* --- Text --- */

static void
test_text (void)
{
  g_auto (Driven) application = house_start ();
  FhNewGamePage *page = house_find_page (application);
  FhRules rules;
  const char *name;

  fh_new_game_page_set_preset (page, FH_PRESET_AMERICAN_4);
  driver_press (driver_find_button (GTK_WIDGET (page), "As Text…"));
  FhRulesTextWindow *window =
      FH_RULES_TEXT_WINDOW (house_wait_for_window (FH_TYPE_RULES_TEXT_WINDOW));
  g_assert_true (fh_rules_text_window_read (window, &rules, &name));
  g_assert_cmpint (rules.preset, ==, FH_PRESET_AMERICAN_4);
  g_assert_cmpstr (fh_paste_window_get_sentence (FH_PASTE_WINDOW (window)), ==,
                   "American, four players. Everything as usual at this table.");

  /* What is wrong is said with its line, and cannot be used. */
  fh_paste_window_set_text (FH_PASTE_WINDOW (window), "rules american-4\noption bog maybe\n");
  g_assert_cmpstr (fh_paste_window_get_sentence (FH_PASTE_WINDOW (window)), ==,
                   "Line 2, “option bog maybe”: these rules cannot have the value “maybe”.");
  g_assert_false (fh_rules_text_window_read (window, &rules, &name));
  GtkWidget *use = driver_find_button (GTK_WIDGET (window), "Use These Rules");
  g_assert_false (gtk_widget_get_sensitive (use));

  fh_paste_window_set_text (FH_PASTE_WINDOW (window),
                            "rules new-zealand-6\nnote Whānau\noption bog off");
  g_assert_cmpstr (fh_paste_window_get_sentence (FH_PASTE_WINDOW (window)), ==,
                   "New Zealand, six players. 1 rule is changed: −500 loses.");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  driver_press (use);
  await (window == NULL);
  g_assert_cmpint (fh_new_game_page_peek_rules (page)->preset, ==, FH_PRESET_NEW_ZEALAND_6);
  house_check_option (fh_new_game_page_peek_rules (page), "bog", "off");
  g_assert_cmpint (fh_table_list_get_players (house_find_list (application)), ==, 6);

  /* The name in the text is proposed when the rules are saved. */
  FhHouseWindow *editor = house_open_editor (application);
  GtkWidget *entry = driver_find (GTK_WIDGET (editor), GTK_TYPE_ENTRY, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Whānau");
  house_close_window (editor);
}

/* --- The rules during a game --- */

static void
count_changed_cb (GtkWidget *widget, gpointer data)
{
  int *n = data;
  *n += FH_IS_OPTION_ROW (widget) && gtk_widget_has_css_class (widget, "changed");
}

static void
count_rows_cb (GtkWidget *widget, gpointer data)
{
  int *n = data;
  *n += FH_IS_OPTION_ROW (widget);
}

static gboolean
is_narrow (gpointer window)
{
  return gtk_widget_get_width (window) <= 400;
}

static void
test_rules_window (void)
{
  g_auto (Driven) application = house_start ();
  FhNewGamePage *page = house_find_page (application);
  FhRules rules;
  int n_changed = 0, n_rows = 0, n_options = 0;

  fh_rules_init (&rules, FH_PRESET_NEW_ZEALAND_4);
  fh_option_set (&rules, "win-on-own-bid", "off");
  fh_option_set (&rules, "open-misere-value", "320");
  g_assert_true (fh_house_rules_save (house_house_of (application), "Ours", &rules, NULL));
  for (int i = 0; i < fh_n_options (); i++)
    n_options += fh_option_applies (&rules, i);
  fh_table_list_set_players (house_find_list (application), 4);
  settle (application);
  house_activate_row (GTK_WIDGET (page), "Ours");
  house_start_game (application);

  GtkWidget *main_window = GTK_WIDGET (fh_application_get_window (application));
  gtk_widget_activate_action (main_window, "win.rules", NULL);
  GtkWidget *window = house_wait_for_window (FH_TYPE_RULES_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  driver_wait (is_narrow, window, 10);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Ours");
  driver_visit (window, count_rows_cb, &n_rows);
  driver_visit (window, count_changed_cb, &n_changed);
  g_assert_cmpint (n_rows, ==, n_options);
  g_assert_cmpint (n_changed, ==, 2);
  /* Written, not only coloured, and said. */
  GtkWidget *row = house_find_row (window, "Win only on your own bid");
  g_assert_true (gtk_widget_has_css_class (row, "changed"));
  g_assert_nonnull (driver_find (row, GTK_TYPE_LABEL, "changed-mark"));
  g_assert_true (gtk_widget_get_focusable (row));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Win only on your own bid: Off. Changed, usual at this "
                                       "table: On.");
  row = house_find_row (window, "−500 loses");
  g_assert_null (driver_find (row, GTK_TYPE_LABEL, "changed-mark"));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "−500 loses: On");
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/house/list", test_list);
  g_test_add_func ("/view/house/elsewhere", test_elsewhere);
  g_test_add_func ("/view/house/number", test_number);
  g_test_add_func ("/view/house/newcomer", test_newcomer);
  g_test_add_func ("/view/house/country", test_country);
  g_test_add_func ("/view/house/keys", test_keys);
  g_test_add_func ("/view/house/numbers", test_numbers);
  g_test_add_func ("/view/house/fold", test_fold);
  g_test_add_func ("/view/house/sides", test_sides);
  g_test_add_func ("/view/house/own", test_own);
  g_test_add_func ("/view/house/damaged", test_damaged);
  g_test_add_func ("/view/house/text", test_text);
  g_test_add_func ("/view/house/rules-window", test_rules_window);
  return g_test_run ();
}
