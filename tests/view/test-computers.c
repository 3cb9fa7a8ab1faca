/* test-computers.c: choosing how the computer players play, with real widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "await.h"
#include "fh-convention.h"
#include "fh-face-button.h"
#include "fh-preferences.h"
#include "fh-strength.h"
#include "house-driver.h"

static const char *const titles[] = {
  "Your partner",           "How your partner bids", "Your opponents",
  "How your opponents bid", "Conventions",
};

static void
add_row (GtkWidget *window, GHashTable *rows)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  for (; focus != NULL; focus = gtk_widget_get_parent (focus))
    if (ADW_IS_PREFERENCES_ROW (focus))
      g_hash_table_add (rows, focus);
}

/* All rows of @window that the Tab key and the arrow keys come to. */
static GHashTable *
reached_by_key (GtkWidget *window)
{
  GHashTable *rows = g_hash_table_new (NULL, NULL);

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  for (int i = 0; i < 200 && gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD); i++)
    {
      GtkWidget *list =
          gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_TYPE_LIST_BOX);

      add_row (window, rows);
      for (int n = 0; list != NULL && n < 40 && gtk_widget_child_focus (list, GTK_DIR_DOWN); n++)
        add_row (window, rows);
    }
  return rows;
}

/* The keyboard goes to no row before it is laid out, which is when it has come out altogether. */
static gboolean
is_unfolded (gpointer window)
{
  GtkWidget *row = house_find_row (window, "Six no trump shows the joker");
  GtkWidget *revealer = row != NULL ? gtk_widget_get_ancestor (row, GTK_TYPE_REVEALER) : NULL;

  return revealer != NULL && gtk_revealer_get_child_revealed (GTK_REVEALER (revealer))
         && gtk_widget_get_mapped (row) && gtk_widget_get_height (row) > 0;
}

static void
unfold (GtkWidget *top)
{
  GtkWidget *row = house_find_row (top, "Conventions");

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  driver_wait (is_unfolded, top, 10);
}

/* Whether the row takes the keyboard when it comes there. */
static gboolean
is_joker_reached (gpointer window)
{
  GtkWidget *row = house_find_row (window, "Six no trump shows the joker"), *focus;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  if (row == NULL || !gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD))
    return FALSE;
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  return focus == row || gtk_widget_is_ancestor (focus, row);
}

static void
check_reached (GtkWidget *window)
{
  g_autoptr (GHashTable) rows = reached_by_key (window);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *row = house_find_row (window, titles[i]);
      g_test_message ("%s", titles[i]);
      g_assert_nonnull (row);
      g_assert_true (g_hash_table_contains (rows, row));
    }

  /* What is folded away comes by the key that opens it. */
  g_assert_false (house_is_shown (window, "Six no trump shows the joker"));
  unfold (window);
  /* New toolkits lay out once more after that. */
  driver_wait (is_joker_reached, window, 10);
}

static void
choose (GtkWidget *top, const char *title, guint n)
{
  GtkWidget *row = house_find_row (top, title);

  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), n);
}

static gboolean
says (GtkWidget *top, const char *title, const char *about)
{
  GtkWidget *row = house_find_row (top, title);
  const char *subtitle = ADW_IS_EXPANDER_ROW (row)
                             ? adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row))
                             : adw_action_row_get_subtitle (ADW_ACTION_ROW (row));

  g_test_message ("%s: %s", title, subtitle);
  return g_str_equal (subtitle, about);
}

/* How strong the others are is said of the table that is chosen now. */
static void
test_strength (void)
{
  FhApplication *application;
  GtkWidget *page;
  GtkWidget *strength;

  house_forget_choices ();
  application = house_start ();
  page = GTK_WIDGET (house_find_page (application));
  strength = driver_find (page, FH_TYPE_STRENGTH, NULL);
  fh_new_game_page_set_preset (FH_NEW_GAME_PAGE (page), FH_PRESET_AUSTRALIAN_4);
  choose (page, "Your partner", 4);
  g_assert_null (fh_strength_get (FH_STRENGTH (strength)));
  fh_new_game_page_set_preset (FH_NEW_GAME_PAGE (page), FH_PRESET_AUSTRALIAN_3);
  g_assert_cmpstr (fh_strength_get (FH_STRENGTH (strength)), ==, "strong");
  fh_new_game_page_set_preset (FH_NEW_GAME_PAGE (page), FH_PRESET_AUSTRALIAN_4);
  g_assert_null (fh_strength_get (FH_STRENGTH (strength)));
  driver_stop (application);
  house_forget_choices ();
}

/* A page for a new game: nothing is agreed until it is chosen, what is chosen is explained, and the
 * game has it. */
static void
test_new_game (void)
{
  g_auto (Driven) application = house_start ();
  GtkWidget *window = house_find_dialog (application);
  GtkWidget *page = GTK_WIDGET (house_find_page (application));

  g_assert_true (
      says (page, "Conventions", "Partners have agreed on nothing: every bid means what it says."));
  check_reached (window);
  /* The arrow keys have gone through the tables too, and chosen them. */
  fh_new_game_page_set_preset (FH_NEW_GAME_PAGE (page), FH_PRESET_AUSTRALIAN_4);
  choose (page, "Your partner", 4);
  g_assert_true (
      says (page, "Your partner", "Tries each card in layouts that fit what has been seen."));
  choose (page, "How your opponents bid", 2);
  choose (page, "Six no trump shows the joker", 1);
  choose (page, "A first bid in a suit shows a bower", 3);
  g_assert_null (house_find_row (page, "An inkle is a hint"));
  g_assert_true (says (page, "Conventions", "2 agreements on what bids tell the partner."));
  FhGame *game = house_start_game (application);
  const FhSeating *seating = fh_game_peek_seating (game);
  unsigned joker = FH_CONVENTION_BIT (FH_CONVENTION_JOKER);
  unsigned bower = FH_CONVENTION_BIT (FH_CONVENTION_BOWER);
  g_assert_cmpstr (seating->seats[2].level, ==, "expert-steady");
  g_assert_cmpstr (seating->seats[1].level, ==, "strong-bold");
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpuint (fh_game_peek_table (game)->agreed[seat], ==,
                      seat % 2 ? bower : bower | joker);
}

static gboolean
asks_for_hints (gpointer page)
{
  return house_is_shown (page, "An inkle is a hint");
}

static gboolean
asks_for_no_partner (gpointer page)
{
  return house_is_shown (page, "The other players") && !house_is_shown (page, "Conventions")
         && !house_is_shown (page, "Your partner");
}

/* What means nothing at a table is not asked for. */
static void
test_tables (void)
{
  g_auto (Driven) application = house_start ();
  GtkWidget *page = GTK_WIDGET (house_find_page (application));

  unfold (page);
  fh_new_game_page_set_preset (FH_NEW_GAME_PAGE (page), FH_PRESET_MIDWEST_4);
  driver_wait (asks_for_hints, page, 10);
  fh_new_game_page_set_preset (FH_NEW_GAME_PAGE (page), FH_PRESET_AMERICAN_3);
  driver_wait (asks_for_no_partner, page, 10);
}

static guint
selected (GtkWidget *top, const char *title)
{
  GtkWidget *row = house_find_row (top, title);

  g_assert_nonnull (row);
  return adw_combo_row_get_selected (ADW_COMBO_ROW (row));
}

/* In the preferences the same is kept at once, and follows what is chosen elsewhere; the page of a
 * new game follows them, and does not begin with what it had before. */
static void
test_preferences (void)
{
  g_auto (Driven) application = house_start ();
  GtkWidget *top = GTK_WIDGET (fh_application_get_window (application));
  GtkWidget *page = GTK_WIDGET (house_find_page (application));
  FhSettings *settings = fh_application_get_settings (application);
  g_auto (GStrv) ours = NULL, theirs = NULL;

  /* What the game before has kept. */
  g_object_set (settings, "partner-conventions", NULL, "opponent-conventions", NULL,
                "opponent-character", "steady", NULL);
  gtk_widget_activate_action (top, "app.preferences", NULL);
  GtkWidget *window = house_wait_for_window (FH_TYPE_PREFERENCES);
  gtk_stack_set_visible_child_name (GTK_STACK (driver_find (window, GTK_TYPE_STACK, NULL)),
                                    "players");
  check_reached (window);
  choose (window, "Your opponents", 1);
  g_assert_true (
      says (window, "Your opponents", "Knows the rules of thumb, and errs now and then."));
  choose (window, "Six no trump shows the joker", 2);
  choose (window, "An inkle is a hint", 3);
  g_autofree char *level = fh_settings_dup_string (settings, "opponent-level");
  g_assert_cmpstr (level, ==, "beginner");
  g_object_get (settings, "partner-conventions", &ours, "opponent-conventions", &theirs, NULL);
  g_assert_cmpuint (g_strv_length (ours), ==, 1);
  g_assert_cmpstr (ours[0], ==, "inkle-hint");
  g_assert_cmpuint (g_strv_length (theirs), ==, 2);
  g_assert_cmpstr (theirs[0], ==, "six-no-trump-joker");

  g_assert_cmpuint (selected (page, "Your opponents"), ==, 1);

  g_object_set (settings, "partner-level", "club", "opponent-conventions", NULL, NULL);
  g_assert_cmpuint (selected (window, "Your partner"), ==, 2);
  g_assert_cmpuint (selected (window, "An inkle is a hint"), ==, 1);
  g_assert_cmpuint (selected (window, "Six no trump shows the joker"), ==, 0);

  choose (page, "How your partner bids", 2);
  const FhSeating *seating = fh_game_peek_seating (house_start_game (application));
  g_assert_cmpstr (seating->seats[2].level, ==, "club-bold");
  g_assert_cmpstr (seating->seats[1].level, ==, "beginner-steady");
}

/* Opens the choices of @face, and presses the one called @name. */
static void
choose_face (GtkWidget *face, const char *name)
{
  GtkWidget *choice = NULL;

  gtk_menu_button_popup (GTK_MENU_BUTTON (driver_find (face, GTK_TYPE_MENU_BUTTON, NULL)));
  await ((choice = driver_find (face, GTK_TYPE_TOGGLE_BUTTON, "picture")) != NULL);
  while (g_strcmp0 (gtk_widget_get_tooltip_text (choice), name) != 0)
    choice = gtk_widget_get_next_sibling (choice);
  driver_press (choice);
}

/* Who is named shows a letter until there is a face; which one, the game knows.  The letter can be
 * chosen while it is shown, too, and a button says whose face it chooses. */
static void
test_faces (void)
{
  g_auto (Driven) application = house_start ();
  GtkWidget *page = GTK_WIDGET (house_find_page (application));
  GtkWidget *row = house_find_row (page, "Your name");
  GtkWidget *face = driver_find (row, FH_TYPE_FACE_BUTTON, NULL);
  GtkWidget *button = driver_find (face, GTK_TYPE_MENU_BUTTON, NULL);

  g_object_set (fh_application_get_settings (application), "faces", NULL, NULL);
  gtk_editable_set_text (GTK_EDITABLE (row), "Ngaio");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Ngaio");
  g_assert_null (fh_face_button_get_chosen (FH_FACE_BUTTON (face)));
  choose_face (face, "First letter of the name");
  g_assert_nonnull (fh_face_button_get_chosen (FH_FACE_BUTTON (face)));
  choose_face (face, "Cloth cap");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Face: Cloth cap");
  const FhSeating *seating = fh_game_peek_seating (house_start_game (application));
  g_assert_cmpstr (seating->seats[0].name, ==, "Ngaio");
  g_assert_cmpstr (seating->seats[0].face, ==, "cap");
  g_assert_cmpstr (seating->seats[1].face, ==, "");
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  g_test_add_func ("/view/computers/faces", test_faces);
  g_test_add_func ("/view/computers/strength", test_strength);
  g_test_add_func ("/view/computers/new-game", test_new_game);
  g_test_add_func ("/view/computers/tables", test_tables);
  g_test_add_func ("/view/computers/preferences", test_preferences);
  return g_test_run ();
}
