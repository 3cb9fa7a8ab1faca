/* fh-game-signals.c: what the running game tells: its properties and signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-words.h"

static GParamSpec *properties[FH_GAME_N_PROPS];

void
fh_game_install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  properties[FH_GAME_PROP_HOLD] =
      g_param_spec_enum ("hold", NULL, NULL, FH_TYPE_HOLD, FH_HOLD_NONE, readable);
  properties[FH_GAME_PROP_THINKING] =
      g_param_spec_int ("thinking", NULL, NULL, -1, FH_MAX_SEATS, -1, readable);
  properties[FH_GAME_PROP_AWAITS_PERSON] =
      g_param_spec_boolean ("awaits-person", NULL, NULL, FALSE, readable);
  properties[FH_GAME_PROP_TRICK_DELAY] =
      g_param_spec_int ("trick-delay", NULL, NULL, -1, G_MAXINT, -1, writable);
  properties[FH_GAME_PROP_DEAL_DELAY] =
      g_param_spec_int ("deal-delay", NULL, NULL, -1, G_MAXINT, -1, writable);
  properties[FH_GAME_PROP_MOVE_DELAY] =
      g_param_spec_uint ("move-delay", NULL, NULL, 0, G_MAXINT, 600, writable);
  properties[FH_GAME_PROP_PLAY_FORCED] =
      g_param_spec_boolean ("play-forced", NULL, NULL, FALSE, writable);
  properties[FH_GAME_PROP_SLIP_RATE] =
      g_param_spec_uint ("slip-rate", NULL, NULL, 0, 100, 0, writable);
  properties[FH_GAME_PROP_SHOWS_CUT] =
      g_param_spec_boolean ("shows-cut", NULL, NULL, FALSE, writable);
  g_object_class_install_properties (object_class, FH_GAME_N_PROPS, properties);
}

void
fh_game_install_signals (GObjectClass *object_class)
{
  fh_made_signal (object_class, "action-done", 1, G_TYPE_POINTER);
  fh_made_signal (object_class, "deal-begun", 0);
  fh_made_signal (object_class, "trick-finished", 1, G_TYPE_INT);
  fh_made_signal (object_class, "adjudicated", 1, G_TYPE_STRING);
  fh_made_signal (object_class, "deal-finished", 0);
  fh_made_signal (object_class, "game-finished", 0);
  fh_made_signal (object_class, "changed", 0);
  fh_made_signal (object_class, "restored", 0);
  fh_made_signal (object_class, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);
  fh_made_signal (object_class, "trouble", 1, G_TYPE_STRING);
  fh_made_signal (object_class, "script-finished", 0);
}

void
fh_game_notify_state (FhGame *self)
{
  for (guint i = FH_GAME_PROP_HOLD; i <= FH_GAME_PROP_AWAITS_PERSON; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

void
fh_game_emit_action (FhGame *self, const FhAction *action)
{
  FhAction public_action = fh_game_public_action (self, action);

  g_signal_emit_by_name (self, "action-done", &public_action);
}

void
fh_game_emit_changed (FhGame *self)
{
  self->awaited = fh_game_awaits_person (self);
  fh_game_notify_state (self);
  g_signal_emit_by_name (self, "changed");
}

void
fh_game_emit_refused (FhGame *self, const FhRefusal *refusal)
{
  g_autofree char *sentence = fh_words_refusal_for_person (refusal);

  g_signal_emit_by_name (self, "refused", sentence, fh_words_refusal_help (refusal));
}

void
fh_game_emit_not_running (FhGame *self)
{
  g_signal_emit_by_name (self, "refused", _ ("This game can be looked at only."), NULL);
}
