/* fh-game-signals.c: what the running game tells: its properties and signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <glib/gi18n.h>

#include "fh-words.h"

static GParamSpec *properties[FH_GAME_N_PROPS];

enum
{
  SIGNAL_ACTION_DONE,
  SIGNAL_DEAL_BEGUN,
  SIGNAL_TRICK_FINISHED,
  SIGNAL_ADJUDICATED,
  SIGNAL_DEAL_FINISHED,
  SIGNAL_GAME_FINISHED,
  SIGNAL_CHANGED,
  SIGNAL_RESTORED,
  SIGNAL_REFUSED,
  SIGNAL_TROUBLE,
  SIGNAL_SCRIPT_FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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

static guint
new_signal (const char *name, GType argument)
{
  return g_signal_new (name, FH_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       argument == G_TYPE_NONE ? 0 : 1, argument);
}

void
fh_game_install_signals (void)
{
  signals[SIGNAL_ACTION_DONE] = new_signal ("action-done", G_TYPE_POINTER);
  signals[SIGNAL_DEAL_BEGUN] = new_signal ("deal-begun", G_TYPE_NONE);
  signals[SIGNAL_TRICK_FINISHED] = new_signal ("trick-finished", G_TYPE_INT);
  signals[SIGNAL_ADJUDICATED] = new_signal ("adjudicated", G_TYPE_STRING);
  signals[SIGNAL_DEAL_FINISHED] = new_signal ("deal-finished", G_TYPE_NONE);
  signals[SIGNAL_GAME_FINISHED] = new_signal ("game-finished", G_TYPE_NONE);
  signals[SIGNAL_CHANGED] = new_signal ("changed", G_TYPE_NONE);
  signals[SIGNAL_RESTORED] = new_signal ("restored", G_TYPE_NONE);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", FH_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[SIGNAL_TROUBLE] = new_signal ("trouble", G_TYPE_STRING);
  signals[SIGNAL_SCRIPT_FINISHED] = new_signal ("script-finished", G_TYPE_NONE);
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

  g_signal_emit (self, signals[SIGNAL_ACTION_DONE], 0, &public_action);
}

void
fh_game_emit_deal_begun (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_DEAL_BEGUN], 0);
}

void
fh_game_emit_trick_finished (FhGame *self, int winner)
{
  g_signal_emit (self, signals[SIGNAL_TRICK_FINISHED], 0, winner);
}

void
fh_game_emit_deal_finished (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_DEAL_FINISHED], 0);
}

void
fh_game_emit_game_finished (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_GAME_FINISHED], 0);
}

void
fh_game_emit_changed (FhGame *self)
{
  self->awaited = fh_game_awaits_person (self);
  fh_game_notify_state (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
fh_game_emit_restored (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_RESTORED], 0);
}

void
fh_game_emit_adjudicated (FhGame *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_ADJUDICATED], 0, sentence);
}

void
fh_game_emit_refused (FhGame *self, const FhRefusal *refusal)
{
  g_autofree char *sentence = fh_words_refusal_for_person (refusal);

  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, sentence, fh_words_refusal_help (refusal));
}

void
fh_game_emit_not_running (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, _ ("This game can be looked at only."), NULL);
}

void
fh_game_emit_trouble (FhGame *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TROUBLE], 0, sentence);
}

void
fh_game_emit_script_finished (FhGame *self)
{
  g_signal_emit (self, signals[SIGNAL_SCRIPT_FINISHED], 0);
}
