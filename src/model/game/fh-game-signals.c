/* fh-game-signals.c: what the running game has to look up before it tells it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include <glib/gi18n.h>

#include "fh-words.h"

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
  g_signal_emit_by_name (self, "waiting");
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
  g_signal_emit_by_name (self, "refused", _ ("This game can only be looked at."), NULL);
}
