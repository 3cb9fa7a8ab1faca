/* fh-game-view-settings.c: how the person wants the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

static void
settings_cb (FhGameView *self)
{
  gboolean confirms, is_terse;
  int limit;

  g_object_get (self->settings, "confirm-play", &confirms, "mark-legal", &self->marks_legal,
                "review-deals", &self->offers_review, "speak-when-differ", &limit, "terse-speech",
                &is_terse, NULL);
  fh_narrator_set_terse (self->narrator, is_terse);
  fh_intent_set_confirms (self->intent, confirms);
  fh_intent_set_limit (self->intent, limit);
  fh_table_view_read_settings (self->table, self->settings);
  fh_game_view_update (self, FALSE);
}

void
fh_game_view_set_settings (FhGameView *self, FhSettings *settings)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  self->sounds = fh_sounds_new (settings);
  fh_sounds_set_game (self->sounds, self->game);
  g_signal_connect_swapped (settings, "notify", G_CALLBACK (settings_cb), self);
  settings_cb (self);
}
