/* fh-window-actions.c: what can be done in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-deal-picture.h"
#include "fh-game-file.h"
#include "fh-rules-window.h"
#include "fh-shared-art.h"

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  /* Translators: said aloud: what was done last is undone. */
  fh_announce (user_data, _ ("Undone."));
  fh_game_undo (FH_WINDOW (user_data)->game);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  /* Translators: said aloud: what was undone is done again. */
  fh_announce (user_data, _ ("Done again."));
  fh_game_redo (FH_WINDOW (user_data)->game);
}

/* Back to where one was when the deal began again. */
static void
redo_deal_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;

  fh_announce (user_data, _ ("Done again."));
  fh_game_redo_to (self->game, self->n_before_replay);
}

static void
replay_deal_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;

  self->n_before_replay = fh_game_get_n_actions (self->game);
  fh_game_replay_deal (self->game);
  fh_window_add_toast (self, _ ("The deal begins again with the same cards."), _ ("_Redo"),
                       "win.redo-deal");
}

static void
claim_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  fh_game_claim (FH_WINDOW (user_data)->game);
}

static void
table_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;
  g_autofree char *name = g_strconcat ("table.", g_action_get_name (G_ACTION (action)), NULL);
  gtk_widget_activate_action (self->game_view, name, NULL);
}

static void
rules_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);
  const FhRules *rules = fh_game_peek_rules (self->game);
  int index = fh_house_rules_find_rules (house, rules);
  const char *name = index >= 0 ? fh_house_rules_get_name (house, (guint) index) : NULL;
  fh_dialog_close_other (GTK_WINDOW (self), FH_TYPE_RULES_WINDOW);
  gtk_window_present (GTK_WINDOW (fh_rules_window_new (GTK_WINDOW (self), rules, name)));
}

static void
share_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;
  g_autofree char *text = fh_game_dup_deal_text (self->game);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  fh_window_add_toast (self, _ ("The deal is on the clipboard, as text."), NULL, NULL);
}

/* The picture of the deal that lies on the table, or of the last one. */
static FhDealPicture *
make_picture (FhWindow *self)
{
  FhScene scene = fh_game_get_scene (self->game);
  const FhState *state = fh_game_view_peek_open_deal (FH_GAME_VIEW (self->game_view), &scene);
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);

  return fh_deal_picture_new (&scene, state != NULL ? state : fh_game_peek_open_state (self->game),
                              fh_house_rules_call (house, &scene.table->rules),
                              fh_shared_art_get ());
}

static void
said_cb (GtkWindow *window, const char *sentence)
{
  fh_window_add_toast (FH_WINDOW (window), sentence, NULL, NULL);
}

static void
save_picture_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  fh_deal_picture_save (make_picture (user_data), user_data, said_cb);
}

static void
copy_picture_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  fh_deal_picture_copy (make_picture (user_data), user_data, said_cb);
}

typedef struct
{
  FhWindow *window;
  FhGame *game; /* as it was asked to be saved, even if another one begins meanwhile */
} FhSaving;

static void
saving_free (FhSaving *saving)
{
  g_object_unref (saving->window);
  g_object_unref (saving->game);
  g_free (saving);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhSaving *saving = user_data;
  g_autoptr (GError) error = NULL;
  if (fh_game_save_finish (FH_GAME (source), result, &error))
    {
      fh_window_say (saving->window, "save", NULL, NULL);
      fh_window_add_toast (saving->window, _ ("The game is saved."), NULL, NULL);
    }
  else
    {
      /* Translators: %s says why, as the system has it. */
      g_autofree char *sentence =
          g_strdup_printf (_ ("The game could not be saved: %s"), error->message);
      fh_window_say (saving->window, "save", sentence, NULL);
    }
  saving_free (saving);
}

static void
save_chosen_cb (GFile *file, gpointer user_data)
{
  FhSaving *saving = user_data;
  if (file != NULL)
    fh_game_save_async (saving->game, file, NULL, saved_cb, saving);
  else
    saving_free (saving);
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;
  FhSaving *saving = g_new (FhSaving, 1);
  saving->window = g_object_ref (self);
  saving->game = g_object_ref (self->game);
  /* Translators: what a file is called in which a game is saved; ".500" must stay. */
  fh_choose_file (GTK_WINDOW (self), FH_FILE_SAVE_RECORD, _ ("game.500"), save_chosen_cb, saving);
}

static void
fullscreen_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = user_data;
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
fullscreened_cb (FhWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "fullscreen");
  g_simple_action_set_state (G_SIMPLE_ACTION (action),
                             g_variant_new_boolean (gtk_window_is_fullscreen (GTK_WINDOW (self))));
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhWindow *self = user_data;
  /* The hint is read in the panel; where that would cover what it is about, its reasons are. */
  if (!self->is_low || fh_tutor_get_hint_step (self->tutor) + 1 >= FH_TUTOR_HINT_STEPS)
    fh_window_call_tutor (self, TRUE);
  fh_tutor_ask_hint (self->tutor);
}

static void
tutor_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  fh_window_call_tutor (FH_WINDOW (user_data), g_variant_get_boolean (state));
}

static void
enable (FhWindow *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
fh_window_update_actions (FhWindow *self)
{
  FhGame *game = self->game;
  gboolean has = fh_window_shows_table (self);
  /* A game that cannot be kept any more is looked at only. */
  gboolean is_running = has && fh_game_is_running (game);
  const FhTable *table = has ? fh_game_peek_table (game) : NULL;
  gboolean has_picture;

  enable (self, "undo", is_running && fh_game_can_undo (game));
  enable (self, "redo", is_running && fh_game_can_redo (game));
  enable (self, "redo-deal", is_running && fh_game_can_redo (game));
  enable (self, "replay-deal", is_running && fh_game_can_replay_deal (game));
  enable (self, "claim", is_running && fh_game_can_claim (game));
  enable (self, "hint",
          has && fh_game_awaits_person (game)
              && fh_tutor_get_hint_step (self->tutor) < FH_TUTOR_HINT_STEPS);
  enable (self, "last-trick", has && table->n_tricks > 0);
  enable (self, "score-sheet", has);
  enable (self, "rules", has);
  enable (self, "save", has);
  enable (self, "share", has && table->n_deals > 0);
  /* Nobody sees all hands before. */
  has_picture =
      has && fh_game_peek_open_state (game) != NULL && table->deal_over && !table->thrown_in;
  enable (self, "save-picture", has_picture);
  enable (self, "copy-picture", has_picture);
}

void
fh_window_add_actions (FhWindow *self)
{
  static const GActionEntry entries[] = {
    { "undo", undo_cb, NULL, NULL, NULL, { 0 } },
    { "redo", redo_cb, NULL, NULL, NULL, { 0 } },
    { "redo-deal", redo_deal_cb, NULL, NULL, NULL, { 0 } },
    { "replay-deal", replay_deal_cb, NULL, NULL, NULL, { 0 } },
    { "claim", claim_cb, NULL, NULL, NULL, { 0 } },
    { "hint", hint_cb, NULL, NULL, NULL, { 0 } },
    { "score-sheet", table_cb, NULL, NULL, NULL, { 0 } },
    { "last-trick", table_cb, NULL, NULL, NULL, { 0 } },
    { "rules", rules_cb, NULL, NULL, NULL, { 0 } },
    { "save", save_cb, NULL, NULL, NULL, { 0 } },
    { "save-picture", save_picture_cb, NULL, NULL, NULL, { 0 } },
    { "copy-picture", copy_picture_cb, NULL, NULL, NULL, { 0 } },
    { "share", share_cb, NULL, NULL, NULL, { 0 } },
    { "fullscreen", fullscreen_cb, NULL, "false", NULL, { 0 } },
    { "tutor", NULL, NULL, "false", tutor_cb, { 0 } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
}
