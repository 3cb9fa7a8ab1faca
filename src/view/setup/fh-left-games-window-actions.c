/* fh-left-games-window-actions.c: what can be done with a kept game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-left-games-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-compat.h"
#include "fh-left-game.h"
#include "fh-left-games-list.h"
#include "fh-made.h"
#include "fh-name-window.h"
#include "fh-toasts.h"

/* The game that is kept at @path; NULL where that is none, or has been erased. */
static FhLeftGame *
find_game (FhLeftGamesWindow *self, const char *path)
{
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      FhLeftGame *left = self->games->pdata[i];

      if (g_str_equal (left->path, path) && !g_hash_table_contains (self->gone, path))
        return left;
    }
  return NULL;
}

/* Shows the game at @path as it is now; whether it has a row. */
static gboolean
update (FhLeftGamesWindow *self, const char *path)
{
  gboolean is_there = fh_left_games_list_update (FH_LEFT_GAMES_LIST (self->list), path);

  gtk_widget_set_visible (self->nothing,
                          fh_left_games_list_get_n (FH_LEFT_GAMES_LIST (self->list)) == 0);
  return is_there;
}

void
fh_left_games_window_focus (FhLeftGamesWindow *self, const char *path, gboolean star)
{
  if (self->list != NULL && !fh_left_games_list_focus (FH_LEFT_GAMES_LIST (self->list), path, star))
    gtk_widget_grab_focus (self->search);
}

/* --- Going on and back --- */

/* What comes from elsewhere is asked for over the table. */
static void
leave_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *action = g_strconcat ("app.", name + strlen ("games."), NULL);

  gtk_widget_activate_action_variant (widget, action, parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
table_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (widget))),
                              "win.table", NULL);
  gtk_window_close (GTK_WINDOW (widget));
}

/* A game can be looked back on without taking the place of the present one.  This window would keep
 * the pointer and the keyboard from that. */
static void
review_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action_variant (widget, "app.review-file", parameter);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
star_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (widget);
  FhLeftGame *left = find_game (self, g_variant_get_bytestring (parameter));
  const char *next;
  g_autoptr (GError) error = NULL;

  if (left == NULL)
    return;
  next = fh_left_games_list_get_neighbour (FH_LEFT_GAMES_LIST (self->list), left->path);
  if (!fh_left_game_set_starred (left, !left->is_starred, &error))
    fh_toasts_say (FH_TOASTS (self->toasts), error->message);
  /* Without its star it may go far below. */
  fh_left_games_window_focus (self, update (self, left->path) ? left->path : next, TRUE);
}

/* The game in the file @path is to be called @name. */
static char *
named_cb (FhLeftGamesWindow *self, const char *name, const char *path)
{
  FhLeftGame *left = find_game (self, path);
  g_autoptr (GError) error = NULL;

  /* It may have been erased meanwhile. */
  if (left == NULL)
    return NULL;
  if (!fh_left_game_rename (left, name, &error))
    return g_strdup (error->message);
  update (self, left->path);
  fh_left_games_window_focus (self, left->path, FALSE);
  return NULL;
}

static void
rename_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (widget);
  FhLeftGame *left = find_game (self, g_variant_get_bytestring (parameter));
  GtkWidget *window;

  if (left == NULL)
    return;
  window = fh_name_window_show (GTK_WINDOW (self), N_ ("Rename a Game"),
                                N_ ("Without a name the game is called by its table."), left->path,
                                left->name != NULL ? left->name : "");
  fh_connect (window, "named", named_cb, self);
}

static void
folder_shown_cb (const GError *error, gpointer user_data)
{
  g_autoptr (FhLeftGamesWindow) self = user_data;

  if (error != NULL)
    {
      /* Translators: %s is the reason that the system gives. */
      g_autofree char *sentence =
          g_strdup_printf (_ ("The folder cannot be shown: %s"), error->message);

      fh_toasts_say (FH_TOASTS (self->toasts), sentence);
    }
}

static void
show_file_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_bytestring (parameter));

  fh_compat_show_in_folder (GTK_WINDOW (widget), file, folder_shown_cb, g_object_ref (widget));
}

/* --- Erasing --- */

void
fh_left_games_window_erase_now (FhLeftGamesWindow *self)
{
  g_autoptr (GFile) file = NULL;

  if (self->erased == NULL)
    return;
  file = g_file_new_for_path (self->erased);
  g_file_delete_async (file, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  g_clear_pointer (&self->erased, g_free);
}

/* Brings the game back of which @toast tells, unless another one was erased since. */
static void
undo_cb (AdwToast *toast, FhLeftGamesWindow *self)
{
  g_autofree char *path = NULL;

  if (self->erased == NULL || toast != self->toast)
    return;
  path = g_steal_pointer (&self->erased);
  g_hash_table_remove (self->gone, path);
  update (self, path);
  fh_left_games_window_focus (self, path, FALSE);
}

static void
dismissed_cb (AdwToast *toast, FhLeftGamesWindow *self)
{
  if (toast == self->toast)
    fh_left_games_window_erase_now (self);
}

static void
erase_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhLeftGamesWindow *self = FH_LEFT_GAMES_WINDOW (widget);
  g_autofree char *path = g_strdup (g_variant_get_bytestring (parameter));
  const char *sentence, *next;
  AdwToast *toast;

  if (self->list == NULL || g_hash_table_contains (self->gone, path))
    return;
  sentence = find_game (self, path) != NULL ? _ ("The game is erased.") : _ ("The file is erased.");
  next = fh_left_games_list_get_neighbour (FH_LEFT_GAMES_LIST (self->list), path);
  /* Only the last one can be taken back: the message about another must not stay. */
  fh_left_games_window_erase_now (self);
  if (self->toast != NULL)
    fh_toasts_dismiss (FH_TOASTS (self->toasts), self->toast);
  self->erased = g_strdup (path);
  g_hash_table_add (self->gone, g_strdup (path));
  update (self, path);
  fh_left_games_window_focus (self, next, FALSE);
  toast = fh_toasts_say (FH_TOASTS (self->toasts), sentence);
  g_set_weak_pointer (&self->toast, toast);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, 0);
}

void
fh_left_games_window_install (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "games.go-on", leave_cb }, { "games.review", review_cb },
    { "games.star", star_cb },   { "games.rename", rename_cb },
    { "games.erase", erase_cb }, { "games.show-file", show_file_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, "ay", actions[i].activate);
  gtk_widget_class_install_action (widget_class, "games.table", NULL, table_cb);
  gtk_widget_class_install_action (widget_class, "games.open", NULL, leave_cb);
  gtk_widget_class_install_action (widget_class, "games.paste", NULL, leave_cb);
}
