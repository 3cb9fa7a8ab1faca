/* kept-driver.c: what the tests of games that were left, of messages and of files have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kept-driver.h"

#include "fh-game-file.h"
#include "fh-left-games-list.h"
#include "fh-left-games-window.h"

const char kept_deal[] = "500 1\n"
                         "rules australian-4\n"
                         "seed xoshiro256ss 00000000000000000000000000000007\n"
                         "deal 0\n"
                         "hand 0 5D 9S 6S JC 6H 4D 9H 4H 7C 6C\n"
                         "hand 1 7H 7D 10D 8S 10C 6D 10S 5H JO JD\n"
                         "hand 2 8C QD AH KS JS 5C AS 5S JH 7S\n"
                         "hand 3 QC KD QH 9D AD AC 8H 9C 10H KH\n"
                         "kitty QS 8D KC\n"
                         "bid 1 7D\n"
                         "bid 2 PASS\n"
                         "bid 3 PASS\n"
                         "bid 0 MIS\n"
                         "bid 1 PASS\n"
                         "discard 0 6S 9S QS\n"
                         "play 0 5D\n"
                         "play 1 10D\n"
                         "play 3 KD\n"
                         "play 3 8H\n"
                         "play 0 6H\n"
                         "play 1 JO\n"
                         "play 1 8S\n"
                         "play 3 AC\n"
                         "play 0 9H\n"
                         "play 1 5H\n"
                         "play 3 10H\n"
                         "play 0 4H\n"
                         "play 3 9D\n"
                         "play 0 8D\n"
                         "play 1 6D\n"
                         "play 3 9C\n"
                         "play 0 JC\n"
                         "play 1 10C\n"
                         "play 0 4D\n"
                         "play 1 7D\n"
                         "play 3 AD\n"
                         "play 3 QC\n"
                         "play 0 7C\n"
                         "play 1 10S\n"
                         "play 3 QH\n"
                         "play 0 KC\n"
                         "play 1 7H\n"
                         "play 3 KH\n"
                         "play 0 6C\n"
                         "play 1 JD\n"
                         "result -250 90\n";

typedef struct
{
  FhApplication *application;
  const char *text;
} Wanted;

static gboolean
has_wanted_game (gpointer data)
{
  Wanted *wanted = data;
  FhGame *game = driver_get_game (wanted->application);
  g_autofree char *text = game != NULL ? fh_game_dup_text (game) : NULL;

  return text != NULL && g_str_has_prefix (text, wanted->text);
}

void
kept_wait_game (FhApplication *application, const char *text)
{
  Wanted wanted = { application, text };

  driver_wait (has_wanted_game, &wanted, 10);
}

char *
kept_path (const char *name)
{
  return g_build_filename (g_get_user_state_dir (), "five-hundred", name, NULL);
}

gboolean
kept_is_gone (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

char *
kept_shelve (const char *name, const char *preset, const char *notes)
{
  g_autofree char *folder = kept_path ("games");
  char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = g_strdup_printf ("500 1\nrules %s\n%s", preset, notes);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

GtkWidget *
kept_find_window (FhApplication *application, GType type)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type))
      return l->data;
  return NULL;
}

gboolean
kept_has_list (gpointer data)
{
  GtkWidget *window = kept_find_window (data, FH_TYPE_LEFT_GAMES_WINDOW);
  GtkWidget *list = window != NULL ? driver_find (window, FH_TYPE_LEFT_GAMES_LIST, NULL) : NULL;

  return list != NULL && driver_find (list, ADW_TYPE_ACTION_ROW, NULL) != NULL;
}

gboolean
kept_has_no_list (gpointer data)
{
  return kept_find_window (data, FH_TYPE_LEFT_GAMES_WINDOW) == NULL;
}

void
kept_open_list (FhApplication *application)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "left-games", NULL);
  driver_wait (kept_has_list, application, 10);
}

static void
add_title_cb (GtkWidget *widget, gpointer data)
{
  if (ADW_IS_ACTION_ROW (widget))
    g_ptr_array_add (data, (gpointer) adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
}

char *
kept_dup_titles (GtkWidget *window)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  driver_visit (window, add_title_cb, titles);
  g_ptr_array_add (titles, NULL);
  return g_strjoinv ("|", (char **) titles->pdata);
}

static gboolean
has_titles (gpointer data)
{
  Wanted *wanted = data;
  GtkWidget *window = kept_find_window (wanted->application, FH_TYPE_LEFT_GAMES_WINDOW);
  g_autofree char *titles = window != NULL ? kept_dup_titles (window) : NULL;

  return g_strcmp0 (titles, wanted->text) == 0;
}

void
kept_wait_titles (FhApplication *application, const char *titles)
{
  Wanted wanted = { application, titles };

  driver_wait (has_titles, &wanted, 10);
}

static void
find_title_cb (GtkWidget *widget, gpointer data)
{
  gpointer *search = data;

  if (ADW_IS_ACTION_ROW (widget)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), search[0]))
    search[1] = widget;
}

GtkWidget *
kept_find_row (GtkWidget *window, const char *title)
{
  gpointer search[] = { (gpointer) title, NULL };

  driver_visit (window, find_title_cb, search);
  g_assert_nonnull (search[1]);
  return search[1];
}

void
kept_do (GtkWidget *window, const char *action, const char *path)
{
  g_assert_true (gtk_widget_activate_action (window, action, "^ay", path));
}
