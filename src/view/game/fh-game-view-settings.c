/* fh-game-view-settings.c: how the person wants the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include "fh-compat.h"
#include "fh-shared-art.h"

static guint
duration_of (const char *speed)
{
  static const struct
  {
    const char *name;
    guint duration;
  } speeds[] = { { "off", 0 }, { "fast", 130 }, { "normal", 230 }, { "slow", 290 } };

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_strcmp0 (speed, speeds[i].name) == 0)
      return speeds[i].duration;

  return 230;
}

static void
settings_cb (FhGameView *self)
{
  g_autofree char *felt = NULL;
  g_autofree char *speed = NULL;
  g_autofree char *letters = NULL;
  gboolean four_colour;

  g_object_get (self->settings, "felt", &felt, "animation-speed", &speed, "card-letters", &letters,
                "four-color", &four_colour, "confirm-play", &self->confirms_play, "mark-legal",
                &self->marks_legal, "review-deals", &self->offers_review, NULL);

  fh_table_view_set_felt (self->table, felt);
  fh_table_view_set_duration (self->table,
                              fh_reduced_motion (GTK_WIDGET (self)) ? 0 : duration_of (speed));
  fh_table_view_set_order (self->table, fh_settings_get_hand_order (self->settings));
  fh_shared_art_set_letters (letters);
  fh_card_art_set_inks (fh_shared_art_get (),
                        four_colour ? FH_CARD_INKS_FOUR_COLOUR : FH_CARD_INKS_STANDARD);
  fh_game_view_update (self, FALSE);
}

void
fh_game_view_set_settings (FhGameView *self, FhSettings *settings)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_swapped (settings, "notify", G_CALLBACK (settings_cb), self);
  settings_cb (self);
}
