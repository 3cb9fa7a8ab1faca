/* fh-tutor-weighed.c: what became of decisions on which the judge had a statement.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What it cost is worked out beside the game, so that a review of the deal has it at once.
 */
#include "fh-asker.h"
#include "fh-tutor-private.h"

/* Who asks, and about which call. */
typedef struct
{
  gpointer tutor; /* of fh_asker_new() */
  FhWeighedCall call;
} Asker;

static void
weighed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Asker *asker = user_data;
  g_autoptr (FhTutor) self = fh_asker_take (asker->tutor);
  g_autoptr (FhGame) game = asker->call.game;
  g_autoptr (FhJudgement) judgement = NULL;
  gboolean is_weighed = FALSE;
  FhCost cost;
  bool is_sound;

  judgement = fh_judge_ask_finish (result, &is_weighed, &cost, NULL);
  if (self == NULL || judgement == NULL || !is_weighed || asker->call.call == FH_CALL_NONE
      || !fh_cost_tells_sound (&cost, &is_sound))
    return;
  asker->call.cost = cost.points.known ? cost.points.cost : 0.0;
  asker->call.error = cost.points.known ? cost.points.error : 0.0;
  asker->call.is_sound = is_sound;
  fh_tutor_emit_call_weighed (self, &asker->call);
}

void
fh_tutor_note_done (FhTutor *self, const FhAction *action)
{
  Asker *asker;

  /* The statement is still the one on the moment before. */
  if (self->judgement == NULL || self->advice->due != action->kind
      || self->advice->seat != action->seat || self->view.legal.seat != action->seat
      || self->advice->n_choices < 2)
    return;
  asker = g_new0 (Asker, 1);
  asker->tutor = fh_asker_new (self);
  asker->call =
      (FhWeighedCall){ .game = g_object_ref (self->game),
                       .deal = fh_game_peek_table (self->game)->n_deals,
                       .action = fh_game_get_n_actions (self->game) - 1,
                       .call = action->kind == FH_ACTION_BID ? action->call : FH_CALL_NONE };
  fh_judge_ask_async (fh_game_get_judge (self->game), &self->judgement->view, action,
                      FH_HASTE_LATER, NULL, weighed_cb, asker);
}
