/* fh-computer.c: a computer player thinks in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-computer.h"

#include "fh-asker.h"

typedef struct
{
  FhSeatView view;
  FhPlayer player;
  int n_refused;
  FhRng rng;
  atomic_int cancelled;
} Question;

/* Words that files may hold and that are neither a level nor a character play as the steady
 * character does by rules of thumb. */
FhPlayer
fh_computer_player (const char *level)
{
  FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  g_auto (GStrv) words = g_strsplit (level != NULL ? level : "", "-", 2);

  for (guint i = 0; words[i] != NULL; i++)
    {
      FhCharacterId id;
      FhPlayerLevel found;

      if (fh_character_from_word (words[i], &id))
        player.character = (uint8_t) id;
      else if (fh_level_from_word (words[i], &found))
        player.level = (uint8_t) found;
    }
  return player;
}

static void
choose_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  FhDecision *decision;
  gulong handler;

  if (g_task_return_error_if_cancelled (task))
    return;
  handler = fh_asker_watch (cancellable, &question->cancelled);
  decision = g_new (FhDecision, 1);
  question->player.cancelled = &question->cancelled;
  *decision = fh_player_decide_again (&question->player, &question->view, question->n_refused,
                                      &question->rng);
  g_cancellable_disconnect (cancellable, handler);
  g_task_return_pointer (task, decision, g_free);
}

void
fh_computer_choose_async (const FhSeatView *view,
                          const char *level,
                          guint64 seed,
                          int n_refused,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new0 (Question, 1);

  question->view = *view;
  question->player = fh_computer_player (level);
  question->n_refused = n_refused;
  fh_rng_init (&question->rng, fh_seed_from_number (seed), (guint64) n_refused);
  g_task_set_source_tag (task, fh_computer_choose_async);
  g_task_set_task_data (task, question, g_free);
  g_task_set_return_on_cancel (task, TRUE);
  fh_asker_run (task, choose_thread);
}

gboolean
fh_computer_choose_finish (GAsyncResult *result, FhDecision *decision, GError **error)
{
  g_autofree FhDecision *found = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return FALSE;
  *decision = *found;
  return TRUE;
}

FhReason
fh_computer_reason (const FhSeatView *view, const char *level, const FhAction *action)
{
  FhPlayer player = fh_computer_player (level);

  return fh_player_reason (&player, view, action);
}

const char *const *
fh_computer_levels (void)
{
  static const char *levels[FH_N_PLAYER_LEVELS];
  int n = 0;

  if (levels[0] == NULL)
    for (int level = FH_PLAYER_LEARNER; level < FH_N_PLAYER_LEVELS; level++)
      if (level != FH_PLAYER_RULES)
        levels[n++] = fh_level_word ((FhPlayerLevel) level);
  return levels;
}

const char *const *
fh_computer_characters (void)
{
  static const char *characters[FH_N_CHARACTERS + 1];

  if (characters[0] == NULL)
    for (int i = 0; i < FH_N_CHARACTERS; i++)
      characters[i] = fh_character_get ((FhCharacterId) i)->word;
  return characters;
}
