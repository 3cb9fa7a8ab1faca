/* fh-computer.c: a computer player thinks in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-computer.h"

typedef struct
{
  FhSeatView view;
  FhPlayer player;
  FhRng rng;
} Question;

/* Words that files may hold and that are no character play as the steady one does. */
FhPlayer
fh_computer_player (const char *level)
{
  FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  FhCharacterId id;

  if (g_strcmp0 (level, "random") == 0)
    player.kind = FH_PLAYER_RANDOM;
  else if (level != NULL && fh_character_from_word (level, &id))
    player.character = (uint8_t) id;
  return player;
}

static void
choose_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  FhDecision *decision;

  if (g_task_return_error_if_cancelled (task))
    return;
  decision = g_new (FhDecision, 1);
  *decision = fh_player_decide (&question->player, &question->view, &question->rng);
  g_task_return_pointer (task, decision, g_free);
}

void
fh_computer_choose_async (const FhSeatView *view,
                          const char *level,
                          guint64 seed,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new0 (Question, 1);

  question->view = *view;
  question->player = fh_computer_player (level);
  fh_rng_init (&question->rng, fh_seed_from_number (seed), 0);
  g_task_set_source_tag (task, fh_computer_choose_async);
  g_task_set_task_data (task, question, g_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, choose_thread);
}

gboolean
fh_computer_decide_finish (GAsyncResult *result, FhDecision *decision, GError **error)
{
  g_autofree FhDecision *found = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return FALSE;
  *decision = *found;
  return TRUE;
}

gboolean
fh_computer_choose_finish (GAsyncResult *result, FhAction *action, GError **error)
{
  FhDecision decision;

  if (!fh_computer_decide_finish (result, &decision, error))
    return FALSE;
  *action = decision.action;
  return TRUE;
}

/* Decides after @n_refused pairs of called cards were refused. */
static FhDecision
decide (const FhSeatView *view, const char *level, guint64 seed, int n_refused)
{
  FhPlayer player = fh_computer_player (level);
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (seed), (guint64) n_refused);
  return fh_player_call_again (&player, view, n_refused, &rng);
}

FhDecision
fh_computer_decide (const FhSeatView *view, const char *level, guint64 seed)
{
  return decide (view, level, seed, 0);
}

FhDecision
fh_computer_decide_in (const FhState *state, int seat, const char *level, guint64 seed)
{
  FhSeatView view;
  FhDecision decision;
  int n_refused = 0;

  fh_seat_view_init (&view, state, seat);
  do
    decision = decide (&view, level, seed, n_refused++);
  while (fh_state_check (state, &decision.action).code == FH_REFUSED_CALL_SAME_HOLDER);
  return decision;
}

const char *const *
fh_computer_levels (void)
{
  static const char *levels[FH_N_CHARACTERS + 1];

  if (levels[0] == NULL)
    for (int i = 0; i < FH_N_CHARACTERS; i++)
      levels[i] = fh_character ((FhCharacterId) i)->word;
  return levels;
}
