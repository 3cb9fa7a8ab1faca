/* fh-expert-deal.c: what experts make of a deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-expert-deal.h"

#include "fh-asker.h"
#include "fh-computer.h"
#include "fh-seed.h"

/* The part of the work that the play is; the rest is par. */
#define PLAY_PART 0.7

/* More than happens in a deal with the longest auction. */
#define MAX_ACTIONS (FH_MAX_CALLS + FH_MAX_PLAYS + 32)

typedef struct
{
  FhRules rules;
  FhSeed seed;
  FhPlayer player;
  atomic_int cancelled;
  FhExpertProgress progress;
  gpointer user_data;
} Question;

typedef struct
{
  GTask *task;
  double done;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;

  g_object_unref (report->task);
  g_free (report);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;
  Question *question = g_task_get_task_data (report->task);

  if (!g_task_get_completed (report->task)
      && !g_cancellable_is_cancelled (g_task_get_cancellable (report->task)))
    question->progress (report->done, question->user_data);
  return G_SOURCE_REMOVE;
}

/* Runs in the thread that works.  The source waits for who asked: g_main_context_invoke() would
 * call back at once, in this thread, where nobody has the context just then. */
static void
tell (GTask *task, double done)
{
  Question *question = g_task_get_task_data (task);
  g_autoptr (GSource) source = NULL;
  Report *report;

  if (question->progress == NULL)
    return;
  report = g_new (Report, 1);
  report->task = g_object_ref (task);
  report->done = done;
  source = g_idle_source_new ();
  g_source_set_callback (source, report_cb, report, report_free);
  g_source_attach (source, g_task_get_context (task));
}

static void
par_progress (int done, int all, void *data)
{
  tell (data, PLAY_PART + (1 - PLAY_PART) * done / all);
}

static FhAction
decide (Question *question, const FhState *state, int seat, guint n_actions, int n_refused)
{
  guint64 seed = fh_seed_for_decision (question->seed, n_actions);
  FhSeatView view;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (seed), (guint64) n_refused);
  fh_seat_view_init (&view, state, seat);
  return fh_player_decide_again (&question->player, &view, n_refused, &rng).action;
}

/* What happens next: somebody who declares an ace without a face, or what is due. */
static FhAction
next_action (Question *question, const FhState *state, guint n_actions, int n_refused)
{
  const FhTable *table = &state->table;
  FhLegal legal;

  fh_state_legal (state, &legal);
  for (int i = 1; i <= table->rules.n_seats && table->due == FH_ACTION_BID; i++)
    {
      int seat = (table->dealer + i) % table->rules.n_seats;

      if (!fh_seats_have (legal.may_declare, seat))
        continue;
      FhAction action = decide (question, state, seat, n_actions, 0);
      if (action.kind == FH_ACTION_ACE_NO_FACE)
        return action;
    }
  return decide (question, state, table->turn, n_actions, n_refused);
}

/* Plays the deal in @state to its end. */
static void
play (GTask *task, FhState *state)
{
  Question *question = g_task_get_task_data (task);
  const FhTable *table = &state->table;
  guint n_actions = 1;
  int n_refused = 0;

  /* A deal that is over has its result, whatever comes next. */
  for (guint i = 0; i < MAX_ACTIONS && !table->deal_over; i++)
    {
      FhAction action = next_action (question, state, n_actions, n_refused);

      if (atomic_load (&question->cancelled))
        return;
      if (fh_state_apply (state, &action).code == FH_OK)
        {
          n_actions++;
          n_refused = 0;
        }
      else
        {
          /* Two called cards that one player holds, which no view tells (NZ-073). */
          n_refused++;
        }
      tell (task, PLAY_PART * table->n_plays / FH_N_TRICKS / table->rules.n_seats);
    }
}

static void
work_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  FhExpertDeal *deal;
  FhState dealt, state;
  FhAction action;
  FhCut cut;
  gulong handler;

  if (g_task_return_error_if_cancelled (task))
    return;
  handler = fh_asker_watch (cancellable, &question->cancelled);
  question->player.cancelled = &question->cancelled;
  deal = g_new0 (FhExpertDeal, 1);
  fh_seed_cut (question->seed, &question->rules, &cut);
  fh_state_init (&dealt, &question->rules);
  action = fh_deal_from_seed (&question->rules, cut.dealer, question->seed, 0);
  fh_state_apply (&dealt, &action);
  state = dealt;
  play (task, &state);
  fh_deal_outcome_init (&deal->outcome, &state.table);
  if (!atomic_load (&question->cancelled))
    fh_par_find (&dealt, &question->cancelled, par_progress, task, &deal->par);
  g_cancellable_disconnect (cancellable, handler);
  g_task_return_pointer (task, deal, g_free);
}

void
fh_expert_deal_async (const FhRules *rules,
                      FhSeed seed,
                      const char *level,
                      FhExpertProgress progress,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new0 (Question, 1);

  g_return_if_fail (rules != NULL);

  question->rules = *rules;
  question->seed = seed;
  question->player = fh_computer_player (level != NULL ? level : "expert");
  question->progress = progress;
  question->user_data = user_data;
  g_task_set_source_tag (task, fh_expert_deal_async);
  g_task_set_task_data (task, question, g_free);
  g_task_set_return_on_cancel (task, TRUE);
  fh_asker_run (task, work_thread);
}

gboolean
fh_expert_deal_finish (GAsyncResult *result, FhExpertDeal *deal, GError **error)
{
  g_autofree FhExpertDeal *found = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return FALSE;
  *deal = *found;
  return TRUE;
}
