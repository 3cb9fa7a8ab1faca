/* fh-application-actions.c: what can be done in the whole program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-config.h"
#include "fh-help-window.h"
#include "fh-keys.h"
#include "fh-left-games-window.h"
#include "fh-left-games.h"
#include "fh-new-game-dialog.h"
#include "fh-preferences.h"
#include "fh-review-deals-window.h"
#include "fh-shortcuts-window.h"
#include "fh-statistics-window.h"

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (fh_application_present (self, FH_TYPE_NEW_GAME_DIALOG) == NULL)
    gtk_window_present (GTK_WINDOW (
        fh_new_game_dialog_new (GTK_WINDOW (self->window), self->settings, self->progress)));
}

/* A game that was left may have changed meanwhile, so they are listed anew. */
static void
home_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (self->window == NULL)
    return;
  fh_window_show_home (self->window);
  fh_application_list_left (self);
}

static void
start_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  FhRules rules;
  FhSeating seating;

  if (self->window == NULL)
    return;
  fh_settings_get_rules (self->settings, &rules);
  fh_settings_get_seating (self->settings, &rules, &seating);
  fh_application_begin_game (self, &rules, &seating, NULL);
}

/* By the same rules and with the same players, whatever has been chosen meanwhile. */
static void
play_again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  FhRules rules;
  FhSeating seating;

  if (self->window == NULL || self->game == NULL)
    return;
  rules = *fh_game_peek_rules (self->game);
  seating = *fh_game_peek_seating (self->game);
  fh_application_begin_game (self, &rules, &seating, NULL);
}

static void
restore_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  if (self->previous == NULL || self->window == NULL)
    return;
  g_autoptr (FhGame) game = g_object_ref (self->previous);
  fh_application_take_game (self, game);
}

static void
left_games_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (fh_application_present (self, FH_TYPE_LEFT_GAMES_WINDOW) == NULL)
    gtk_window_present (GTK_WINDOW (
        fh_left_games_window_new (GTK_WINDOW (self->window), self->journal,
                                  fh_settings_get_house_rules (self->settings), self->game)));
}

static FhReviewDealsWindow *
show_deals (FhApplication *self)
{
  GtkWindow *window = fh_application_find_window (self, FH_TYPE_REVIEW_DEALS_WINDOW);

  if (window == NULL)
    window = GTK_WINDOW (fh_review_deals_window_new (GTK_WINDOW (self->window), self->settings,
                                                     self->progress, self->journal, self->game));
  gtk_window_present (window);
  return FH_REVIEW_DEALS_WINDOW (window);
}

/* At the table, where only one can be meant, it is that one. */
static void
review_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (self->window == NULL || !fh_window_review_only_deal (self->window))
    show_deals (self);
}

static void
review_file_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_bytestring (parameter));

  fh_review_deals_window_open_file (show_deals (user_data), file);
}

/* A game by its name, and the number of a deal in it, from 1.  Where it has gone meanwhile, others
 * are there to choose from. */
static void
review_counted_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  FhReviewDealsWindow *window = show_deals (self);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  const char *id;
  guint deal;

  g_variant_get (parameter, "(&su)", &id, &deal);
  path = fh_left_games_find (self->journal, id);
  if (path != NULL)
    file = g_file_new_for_path (path);
  if (deal > 0
      && (file != NULL || (self->game != NULL && g_str_equal (fh_game_get_id (self->game), id))))
    fh_review_deals_window_open_deal (window, file, self->game, deal - 1);
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (fh_application_present (self, FH_TYPE_PREFERENCES) == NULL)
    gtk_window_present (
        GTK_WINDOW (fh_preferences_new (GTK_WINDOW (self->window), self->settings)));
}

static void
statistics_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (fh_application_present (self, FH_TYPE_STATISTICS_WINDOW) == NULL)
    gtk_window_present (GTK_WINDOW (fh_statistics_window_new (
        GTK_WINDOW (self->window), self->statistics, self->journal, self->game)));
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;

  if (fh_application_present (self, FH_TYPE_SHORTCUTS_WINDOW) == NULL)
    gtk_window_present (GTK_WINDOW (fh_shortcuts_window_new (GTK_WINDOW (self->window))));
}

static void
help_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  fh_help_window_show (GTK_WINDOW (self->window),
                       self->window != NULL ? fh_window_get_help_topic (self->window) : "index");
}

static void
help_topic_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  fh_help_window_show (GTK_WINDOW (self->window), g_variant_get_string (parameter, NULL));
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  static const char *const authors[] = { "The Five Hundred contributors", NULL };
  const FhAbout about = {
    .name = _ ("Five Hundred"),
    .icon = FH_APP_ID,
    .version = FH_VERSION,
    .comments = _ ("Learn and play the card game 500"),
    .website = FH_REPOSITORY,
    .copyright = _ ("© 2026 The Five Hundred contributors"),
    .authors = authors,
    /* Translators: write your names here, one a line; they are shown in the about dialog. */
    .translators = g_strcmp0 (_ ("translator-credits"), "translator-credits") == 0
                       ? NULL
                       : _ ("translator-credits"),
    .title = _ ("About Five Hundred"),
  };

  fh_compat_show_about (GTK_WINDOW (self->window), &about);
}

/* Through the settings, so that the choice is kept. */
static void
language_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  g_object_set (self->settings, "language", g_variant_get_string (parameter, NULL), NULL);
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  GList *windows;
  /* The main window remembers its size when it is closed, and closes all others this way. */
  if (self->window != NULL && !gtk_widget_in_destruction (GTK_WIDGET (self->window))
      && !self->is_closing)
    {
      self->is_closing = TRUE;
      gtk_window_close (GTK_WINDOW (self->window));
      return;
    }
  while ((windows = gtk_application_get_windows (GTK_APPLICATION (self))) != NULL)
    gtk_window_destroy (windows->data);
}

void
fh_application_add_actions (FhApplication *self)
{
  static const GActionEntry entries[] = {
    { "home", home_cb, NULL, NULL, NULL, { 0 } },
    { "new-game", new_game_cb, NULL, NULL, NULL, { 0 } },
    { "start-game", start_game_cb, NULL, NULL, NULL, { 0 } },
    { "play-again", play_again_cb, NULL, NULL, NULL, { 0 } },
    { "restore-game", restore_game_cb, NULL, NULL, NULL, { 0 } },
    { "left-games", left_games_cb, NULL, NULL, NULL, { 0 } },
    { "review", review_cb, NULL, NULL, NULL, { 0 } },
    { "review-file", review_file_cb, "ay", NULL, NULL, { 0 } },
    { "review-counted", review_counted_cb, "(su)", NULL, NULL, { 0 } },
    { "preferences", preferences_cb, NULL, NULL, NULL, { 0 } },
    { "statistics", statistics_cb, NULL, NULL, NULL, { 0 } },
    { "shortcuts", shortcuts_cb, NULL, NULL, NULL, { 0 } },
    { "help", help_cb, NULL, NULL, NULL, { 0 } },
    { "help-topic", help_topic_cb, "s", NULL, NULL, { 0 } },
    { "about", about_cb, NULL, NULL, NULL, { 0 } },
    { "language", language_cb, "s", NULL, NULL, { 0 } },
    { "quit", quit_cb, NULL, NULL, NULL, { 0 } },
  };
  guint n_keys;
  const FhKeys *keys = fh_keys_get (&n_keys);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < n_keys; i++)
    if (keys[i].scope == FH_KEYS_APPLICATION)
      {
        g_auto (GStrv) names = g_strsplit (keys[i].keys, " ", -1);

        gtk_application_set_accels_for_action (GTK_APPLICATION (self), keys[i].action,
                                               (const char *const *) names);
      }
}
