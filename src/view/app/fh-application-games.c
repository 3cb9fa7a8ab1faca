/* fh-application-games.c: the game that is played, the one before it, and those that were left; and
 * the windows that are open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"

#include <glib/gi18n.h>

#include "fh-language.h"
#include "fh-left-games.h"
#include "fh-numbered-deal.h"
#include "fh-sentences-rules.h"

/* --- Windows --- */

GtkWindow *
fh_application_find_window (FhApplication *self, GType type)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type))
      return l->data;
  return NULL;
}

GtkWindow *
fh_application_present (FhApplication *self, GType type)
{
  GtkWindow *window = fh_application_find_window (self, type);

  if (window != NULL)
    gtk_window_present (window);
  return window;
}

/* --- The game --- */

void
fh_application_follow_table (FhApplication *self, FhGame *game)
{
  FhPreset preset;

  if (game == NULL)
    return;
  preset = (FhPreset) fh_game_peek_rules (game)->preset;
  if (fh_language_set_region (fh_language_get (), fh_table_region (preset)) && self->window != NULL)
    fh_window_renew_table (self->window);
}

void
fh_application_show_game (FhApplication *self, FhGame *game)
{
  g_set_object (&self->game, game);
  fh_application_follow_table (self, game);
  fh_window_set_game (self->window, game);
}

/* Whether a number stands for @game, and so for who deals. */
static gboolean
is_numbered (FhGame *game)
{
  return fh_numbered_from_seed ((FhPreset) fh_game_peek_rules (game)->preset,
                                fh_game_get_seed (game))
         != 0;
}

void
fh_application_play_game (FhApplication *self, FhGame *game)
{
  fh_settings_bind_game (self->settings, game);
  fh_game_set_judge (game, self->judge);
  g_object_set (game, "shows-cut", !is_numbered (game), NULL);
  /* A game that comes back is watched already. */
  if (g_signal_handler_find (game, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self->statistics) == 0)
    {
      fh_statistics_watch (self->statistics, game);
      fh_challenges_watch (self->challenges, game);
    }
  fh_application_show_game (self, game);
  fh_game_start (game, self->journal);
}

void
fh_application_take_game (FhApplication *self, FhGame *game)
{
  g_return_if_fail (FH_IS_APPLICATION (self));
  g_return_if_fail (self->window != NULL);
  FhGame *old = self->game;

  if (old == game)
    return;
  if (old != NULL)
    fh_game_stop (old);
  g_set_object (&self->previous, old);
  g_object_ref (game);
  fh_application_play_game (self, game);
  g_object_unref (game);
}

void
fh_application_begin_game (FhApplication *self,
                           const FhRules *rules,
                           const FhSeating *seating,
                           const FhSeed *seed)
{
  g_autoptr (FhGame) game = fh_game_new (rules, seating, seed);

  fh_application_take_game (self, game);
  /* Who goes from deal to deal knows it. */
  if (self->previous != NULL && !is_numbered (game))
    fh_window_add_toast (self->window, _ ("A new game has begun."), _ ("_Undo"),
                         "app.restore-game");
}

/* --- Those that were left --- */

static void
left_games_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhApplication) self = user_data;
  g_autoptr (GPtrArray) left = fh_left_games_list_finish (result, NULL, NULL);

  if (left != NULL && self->window != NULL)
    fh_window_set_left_games (self->window, left);
}

void
fh_application_list_left (FhApplication *self)
{
  fh_left_games_list_async (self->journal, NULL, left_games_cb, g_object_ref (self));
}
