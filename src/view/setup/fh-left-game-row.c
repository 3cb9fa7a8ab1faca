/* fh-left-game-row.c: a game that is kept, in a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-game-row.h"

#include <glib/gi18n.h>

#include "fh-isolate.h"
#include "fh-numbered-deal.h"
#include "fh-rows.h"
#include "fh-sentences-rules.h"
#include "fh-sentences.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* --- Words --- */

char *
fh_left_game_dup_title (const FhLeftGame *left, FhHouseRules *house)
{
  if (left->name == NULL && left->number != 0)
    return fh_numbered_title (left->number);
  return fh_isolate (left->name != NULL ? left->name
                                        : fh_house_rules_call (house, &left->table.rules));
}

static char *
dup_unread_title (const FhUnreadGame *unread)
{
  g_autofree char *name = g_path_get_basename (unread->path);

  return fh_isolate_file (name);
}

/* Who plays, and what they have: "You and Marama 120 · Tui and Kea −40".  Nobody has anything while
 * a deal by itself is played. */
static char *
people_of (const FhScene *scene)
{
  g_autoptr (GString) people = g_string_new (NULL);
  gboolean has_points = !scene->is_single || scene->table->deal_over;

  for (int side = 0; side < scene->table->rules.n_sides; side++)
    {
      g_autofree char *name = fh_sentence_side (scene, side, FALSE);
      g_autofree char *points = fh_table_points (scene->table->totals[side]);

      if (side > 0)
        g_string_append (people, " · ");
      if (has_points)
        /* Translators: %1$s are the players of a side, %2$s is what they have; the space between
         * them is one at which no line ends. */
        g_string_append_printf (people, C_ ("players of a kept game", "%1$s\u00a0%2$s"), name,
                                points);
      else
        g_string_append (people, name);
    }
  return g_string_free (g_steal_pointer (&people), FALSE);
}

/* Where the game stands; NULL where that it is over says all. */
static char *
state_of (const FhLeftGame *left, const FhScene *scene)
{
  guint n = left->table.n_deals;

  if (left->is_finished && left->number != 0)
    return NULL;
  if (left->is_finished && left->table.due == FH_ACTION_NONE)
    return fh_sentence_game_result (scene);
  if (n == 0)
    return g_strdup (_ ("No card has been dealt yet."));
  if (left->table.deal_over)
    /* Translators: where a game was left; %u is the number of the deal that was the last one. */
    return g_strdup_printf (_ ("Left after deal %u."), n);
  /* Translators: where a game was left; %u is the number of the deal. */
  return g_strdup_printf (_ ("Left in deal %u."), n);
}

/* How the last deal that is over ended, or NULL. */
static char *
last_of (const FhLeftGame *left)
{
  FhScene scene = fh_left_game_get_last_scene (left);
  g_autofree char *contract = NULL;

  if (!left->has_last)
    return NULL;
  if (left->last.thrown_in)
    return g_strdup (_ ("The last deal was thrown in."));
  if (left->last.declarer == FH_SEAT_NONE)
    return g_strdup (_ ("The last deal had no contract."));
  contract = fh_sentence_contract_short (&scene);
  if (left->last.made)
    /* Translators: how the last deal of a game ended; %s is its contract: "7♥ · Marama". */
    return g_strdup_printf (_ ("Last deal: %s, made."), contract);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("Last deal: %s, set."), contract);
}

static void
add_line (GString *lines, char *line)
{
  if (line != NULL)
    g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
  g_free (line);
}

static char *
lines_of (const FhLeftGame *left, FhHouseRules *house)
{
  FhScene scene = fh_left_game_get_scene (left);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *state = state_of (left, &scene);
  g_autofree char *when = fh_sentence_when (left->when);

  if (left->name != NULL || left->number != 0)
    add_line (lines, fh_isolate (fh_house_rules_call (house, &left->table.rules)));
  add_line (lines, people_of (&scene));
  add_line (
      lines,
      state == NULL
          ? g_strdup (when)
          /* Translators: %1$s is where a game stands, a sentence, %2$s when it was played last.
           */
          : g_strdup_printf (C_ ("kept game", "%1$s %2$s"), state, when));
  add_line (lines, last_of (left));
  add_line (lines, fh_left_game_dup_trouble (left));
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

static char *
unread_lines_of (const FhUnreadGame *unread)
{
  g_autofree char *sentence = fh_unread_game_dup_sentence (unread);
  g_autofree char *when = fh_sentence_when (unread->when);

  return g_strconcat (sentence, "\n", when, NULL);
}

char *
fh_left_game_dup_words (const FhLeftGame *left, FhHouseRules *house)
{
  FhScene scene = fh_left_game_get_last_scene (left);
  g_autofree char *title = fh_left_game_dup_title (left, house);
  g_autofree char *lines = lines_of (left, house);
  /* Seven hearts is found as it is said, too. */
  g_autofree char *contract = left->has_last ? fh_sentence_contract (&scene) : NULL;

  return g_strjoin ("\n", title, lines, fh_sentence_preset ((FhPreset) left->table.rules.preset),
                    contract, NULL);
}

char *
fh_unread_game_dup_words (const FhUnreadGame *unread)
{
  g_autofree char *title = dup_unread_title (unread);
  g_autofree char *lines = unread_lines_of (unread);

  return g_strconcat (title, "\n", lines, NULL);
}

/* --- Widgets --- */

static void
add_item (GMenu *menu, const char *label, const char *action, const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, g_variant_new_bytestring (path));
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_game_menu (const FhLeftGame *left)
{
  GMenu *menu = g_menu_new ();

  if (left->is_finished)
    /* Translators: in the menu of a game that is over: show it on the table. */
    add_item (menu, _ ("_Open"), "games.go-on", left->path);
  else
    add_item (menu, _ ("_Go On"), "games.go-on", left->path);
  if (left->has_last)
    /* Translators: in the menu of a game: what was best in its deals. */
    add_item (menu, _ ("Re_view"), "games.review", left->path);
  add_item (menu, _ ("Re_name…"), "games.rename", left->path);
  add_item (menu, _ ("_Erase"), "games.erase", left->path);
  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_file_menu (const FhUnreadGame *unread)
{
  GMenu *menu = g_menu_new ();

  add_item (menu, _ ("_Show in Its Folder"), "games.show-file", unread->path);
  add_item (menu, _ ("_Erase"), "games.erase", unread->path);
  return G_MENU_MODEL (menu);
}

/* Menus are made when they are asked for: a list can be long. */
static void
menu_cb (GtkMenuButton *button, gpointer model)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, model);
}

/* (transfer none) */
static GtkWidget *
add_menu (GtkWidget *row, GMenuModel *model, const char *title)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  fh_widget_set_tip (button, _ ("Menu"));
  /* The buttons of all rows have the same name. */
  fh_widget_set_about (button, title);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), menu_cb, model, g_object_unref);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

/* The outline of the theme is so pale that it is hardly seen. */
static void
show_star (GtkToggleButton *star)
{
  gtk_button_set_icon_name (GTK_BUTTON (star), gtk_toggle_button_get_active (star)
                                                   ? "starred-symbolic"
                                                   : "fh-star-symbolic");
  /* The picture has a name of its own on old toolkits. */
  /* Translators: a button that is pressed in at a game that the person wants to have at hand. */
  fh_widget_set_tip (GTK_WIDGET (star), _ ("Star"));
  /* Old toolkits tell it only when it changes. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (star), GTK_ACCESSIBLE_STATE_PRESSED,
                               gtk_toggle_button_get_active (star) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

static void
star_cb (GtkToggleButton *star, const FhLeftGame *left)
{
  show_star (star);
  gtk_widget_activate_action (GTK_WIDGET (star), "games.star", "^ay", left->path);
}

/* (transfer none) */
static GtkWidget *
add_star (GtkWidget *row, const FhLeftGame *left, const char *title)
{
  GtkWidget *star = gtk_toggle_button_new ();

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (star), left->is_starred);
  gtk_widget_add_css_class (star, "flat");
  gtk_widget_set_valign (star, GTK_ALIGN_CENTER);
  show_star (GTK_TOGGLE_BUTTON (star));
  fh_widget_set_about (star, title);
  g_signal_connect (star, "toggled", G_CALLBACK (star_cb), (gpointer) left);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), star);
  return star;
}

static void
set_up_row (GtkWidget *row, const char *title, const char *lines)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), lines);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_add_css_class (row, "kept-game");
  fh_widget_describe (row, title, lines);
}

GtkWidget *
fh_left_game_row_new (const FhLeftGame *left,
                      FhHouseRules *house,
                      GtkWidget **star,
                      GtkWidget **menu)
{
  GtkWidget *row = fh_link_row_new ();
  g_autofree char *title = fh_left_game_dup_title (left, house);
  g_autofree char *lines = lines_of (left, house);

  set_up_row (row, title, lines);
  *star = add_star (row, left, title);
  *menu = add_menu (row, make_game_menu (left), title);
  return row;
}

GtkWidget *
fh_unread_game_row_new (const FhUnreadGame *unread, GtkWidget **menu)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = dup_unread_title (unread);
  g_autofree char *lines = unread_lines_of (unread);

  set_up_row (row, title, lines);
  *menu = add_menu (row, make_file_menu (unread), title);
  return row;
}
