/* fh-deal-run.c: a whole deal that a person plays until its line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal-run.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-game-private.h"
#include "fh-made.h"
#include "fh-words.h"

struct _FhDealRun
{
  GObject parent_instance;

  const FhWholeDeal *deal;
  FhRunState state;
  FhGame *game;      /* or NULL */
  FhPuzzle *first;   /* as it begins, or NULL */
  FhPuzzle *now;     /* or NULL */
  FhPuzzle *fault;   /* before the card that was not good enough, or NULL */
  FhCard wrong;      /* that card */
  gboolean follows;  /* what was worked out happens in the game */
  FhPuzzleIdea idea; /* behind it */
  GCancellable *cancellable;
};

/* What is worked out in a thread. */
typedef struct
{
  const FhWholeDeal *deal;
  FhPuzzle *puzzle; /* from which @action is played; NULL: it begins */
  FhAction action;
  FhLine line; /* what the others do */
  bool is_sound;
  FhPuzzleIdea idea;
  atomic_int cancelled;
} Job;

FH_DEFINE_MADE_TYPE (FhDealRun, fh_deal_run, G_TYPE_OBJECT)

static void
set_state (FhDealRun *self, FhRunState state)
{
  self->state = state;
  g_signal_emit_by_name (self, "state-changed");
}

static void
keep (FhPuzzle **place, const FhPuzzle *puzzle)
{
  if (*place == NULL)
    *place = g_new (FhPuzzle, 1);
  **place = *puzzle;
}

/* --- The game --- */

static void
drop_game (FhDealRun *self)
{
  g_clear_pointer (&self->cancellable, fh_asker_call_off);
  fh_game_drop (&self->game, self);
}

/* The script has ended.  A game that was only shown had no script but reports its end, too; that is
 * ignored. */
static void
settle_cb (FhDealRun *self)
{
  FhFate fate = fh_puzzle_fate (self->now);

  if (!self->follows)
    return;
  self->follows = FALSE;
  set_state (self, fate == FH_FATE_MADE  ? FH_RUN_WON
                   : fate == FH_FATE_SET ? FH_RUN_LOST
                                         : FH_RUN_ASKS);
}

/* Has @puzzle be what there is, and shows what has been played of it up to its first @n_plays
 * cards, with the cards of the first layout; FALSE, and nothing happens, where that fails. */
static gboolean
show (FhDealRun *self, const FhPuzzle *puzzle, int n_plays)
{
  FhRecord *record = fh_whole_deal_new_record (self->deal, &puzzle->worlds[0], n_plays);
  int person = fh_whole_deal_get_seat (self->deal);
  g_autoptr (GError) error = NULL;
  FhSeating seating = { 0 };
  FhGame *game = NULL;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_seating_set_level (&seating, seat, seat == person ? NULL : "rules");
  if (record != NULL)
    game = fh_game_new_for_text_record (record, &seating, NULL, &error);
  if (game == NULL)
    {
      g_warning ("%s cannot be shown", fh_whole_deal_get_id (self->deal)); /* tests play them all */
      return FALSE;
    }
  drop_game (self);
  self->follows = FALSE;
  self->game = game;
  keep (&self->now, puzzle);
  g_object_set (self->game, "play-forced", FALSE, NULL);
  g_signal_emit_by_name (self, "game-changed");
  fh_game_follow_script (self->game, NULL, 0);
  fh_game_start (self->game, NULL);
  fh_connect (self->game, "script-finished", settle_cb, self);
  return TRUE;
}

static int
n_plays (const FhPuzzle *puzzle)
{
  return fh_world_table (&puzzle->worlds[0])->n_plays;
}

/* --- Working out --- */

static void
job_free (Job *job)
{
  g_free (job->puzzle);
  g_free (job);
}

static gboolean
work_out (Job *job, FhSolver *solver)
{
  if (job->puzzle == NULL)
    {
      job->puzzle = g_new0 (FhPuzzle, 1);
      return fh_whole_deal_begin (job->deal, job->puzzle, solver);
    }
  return fh_puzzle_play (job->puzzle, solver, &job->action, &job->is_sound, &job->idea)
         && fh_puzzle_go_on (job->puzzle, solver, &job->line);
}

static void
job_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  FhSolver *solver = fh_solver_new (FH_SOLVER_USUAL_MEMORY);
  gulong id = fh_asker_watch (cancellable, &job->cancelled);
  gboolean is_done = FALSE;

  if (solver != NULL)
    {
      fh_solver_set_cancel (solver, &job->cancelled);
      is_done = work_out (job, solver);
    }
  fh_solver_free (solver);
  g_cancellable_disconnect (cancellable, id);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, is_done);
}

/* The card of the person and those of the others happen. */
static void
follow (FhDealRun *self, Job *job)
{
  g_autoptr (GArray) script = g_array_new (FALSE, FALSE, sizeof (FhAction));

  g_array_append_val (script, job->action);
  g_array_append_vals (script, job->line.actions, (guint) job->line.n);
  self->follows = TRUE;
  fh_game_follow_script (self->game, (const FhAction *) script->data, script->len);
}

/* What was worked out becomes what there is; FALSE where it cannot be shown. */
static gboolean
go_on (FhDealRun *self, Job *job)
{
  g_autofree FhPuzzle *before = g_memdup2 (self->now, sizeof *self->now);

  if (!show (self, job->puzzle, n_plays (before)))
    return FALSE;
  if (!job->is_sound)
    {
      keep (&self->fault, before);
      self->wrong = job->action.cards[0];
      self->idea = job->idea;
    }
  follow (self, job);
  return TRUE;
}

static void
job_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhDealRun) self = fh_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  Job *job = g_task_get_task_data (G_TASK (result));
  gboolean is_done = g_task_propagate_boolean (G_TASK (result), &error);

  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* something else lies there */
  g_clear_object (&self->cancellable);
  if (!is_done)
    g_warning ("%s cannot be worked out", fh_whole_deal_get_id (self->deal));
  else if (self->first == NULL)
    {
      keep (&self->first, job->puzzle);
      fh_deal_run_restart (self);
      return;
    }
  else if (go_on (self, job))
    return;
  if (self->now != NULL)
    set_state (self, FH_RUN_ASKS);
}

static void
begin_job (FhDealRun *self, const FhAction *action)
{
  Job *job = g_new0 (Job, 1);
  g_autoptr (GTask) task = NULL;

  job->deal = self->deal;
  if (action != NULL)
    {
      job->action = *action;
      keep (&job->puzzle, self->now);
    }
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, job_cb, fh_asker_new (self));
  g_task_set_source_tag (task, begin_job);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  fh_asker_run (task, job_thread);
}

/* --- What the person does --- */

void
fh_deal_run_play (FhDealRun *self, const FhAction *action)
{
  g_return_if_fail (FH_IS_DEAL_RUN (self));
  g_return_if_fail (self->state == FH_RUN_ASKS);

  set_state (self, FH_RUN_BUSY);
  begin_job (self, action);
}

static void
go_to (FhDealRun *self, const FhPuzzle *puzzle)
{
  if (!show (self, puzzle, n_plays (puzzle)))
    return;
  g_clear_pointer (&self->fault, g_free);
  set_state (self, FH_RUN_ASKS);
}

void
fh_deal_run_go_back (FhDealRun *self)
{
  g_return_if_fail (FH_IS_DEAL_RUN (self));

  if (self->fault != NULL)
    go_to (self, self->fault);
}

void
fh_deal_run_restart (FhDealRun *self)
{
  g_return_if_fail (FH_IS_DEAL_RUN (self));

  if (self->first != NULL)
    go_to (self, self->first);
}

void
fh_deal_run_stop (FhDealRun *self)
{
  g_return_if_fail (FH_IS_DEAL_RUN (self));

  drop_game (self);
}

/* --- What is known --- */

const FhWholeDeal *
fh_deal_run_get_deal (FhDealRun *self)
{
  g_return_val_if_fail (FH_IS_DEAL_RUN (self), NULL);

  return self->deal;
}

FhGame *
fh_deal_run_get_game (FhDealRun *self)
{
  g_return_val_if_fail (FH_IS_DEAL_RUN (self), NULL);

  return self->game;
}

FhRunState
fh_deal_run_get_state (FhDealRun *self)
{
  g_return_val_if_fail (FH_IS_DEAL_RUN (self), FH_RUN_BUSY);

  return self->state;
}

char *
fh_deal_run_dup_fault (FhDealRun *self)
{
  g_autofree char *where = NULL;
  const char *idea;

  g_return_val_if_fail (FH_IS_DEAL_RUN (self), NULL);

  if (self->fault == NULL)
    return NULL;
  /* Translators: %1$s is a card, %2$d the number of a trick. */
  where = g_strdup_printf (
      _ ("It went wrong with %1$s in trick %2$d. The others hold cards that fit all that you had "
         "seen by then, and against those it loses."),
      fh_words_card (self->wrong), fh_world_table (&self->fault->worlds[0])->n_tricks + 1);
  idea = fh_whole_deal_idea (self->idea);
  /* Translators: two whole sentences one after the other. */
  return idea != NULL ? g_strdup_printf (C_ ("whole deal", "%1$s %2$s"), where, idea)
                      : g_steal_pointer (&where);
}

/* --- The object --- */

static void
fh_deal_run_dispose (GObject *object)
{
  drop_game (FH_DEAL_RUN (object));
  G_OBJECT_CLASS (fh_deal_run_parent_class)->dispose (object);
}

static void
fh_deal_run_class_init (FhDealRunClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_deal_run_dispose;
  FH_HOLDS (klass, FhDealRun, first, g_free);
  FH_HOLDS (klass, FhDealRun, now, g_free);
  FH_HOLDS (klass, FhDealRun, fault, g_free);
  fh_made_signal (klass, "game-changed", 0);
  fh_made_signal (klass, "state-changed", 0);
}

FhDealRun *
fh_deal_run_new (const FhWholeDeal *deal)
{
  FhDealRun *self = g_object_new (FH_TYPE_DEAL_RUN, NULL);

  self->deal = deal;
  begin_job (self, NULL);
  return self;
}
