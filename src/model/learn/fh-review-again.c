/* fh-review-again.c: trying again what was done at a step, and what follows from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-best-line.h"
#include "fh-game-private.h"
#include "fh-sentences.h"

/* Who plays where nobody of the record is known. */
#define LEVEL "expert-steady"

/* Positions that are looked at for one card of a line. */
#define NODES ((uint64_t) 4000000)

typedef struct
{
  FhState before;
  FhAction action;
  FhCost cost;
  int n_given; /* tricks that the card gives away as the cards lie; -1: nobody knows */
  atomic_int cancelled;
} Question;

void
fh_review_answer_free (FhReviewAnswer *answer)
{
  g_free (answer->sentence);
  g_free (answer->script);
  g_free (answer);
}

/* --- The game --- */

/* The deal alone up to @step, with the totals before it. */
static FhRecord *
record_before (FhReview *self, guint step)
{
  FhRecord *record = fh_game_new_record_for_deal (self->game, &self->before_deal.table);
  FhState state = self->before_deal;

  fh_state_apply (&state, &self->dealt);
  fh_record_append (record, &self->dealt, &state.table);
  for (guint i = 0; i < step; i++)
    fh_record_append (record, &self->entries[i].step.action,
                      &fh_review_peek_state (self, i + 1)->table);
  return record;
}

/* The player of @step is the person; computer players sit everywhere else. */
static void
seat_for_trial (FhReview *self, guint step, FhSeating *seating)
{
  *seating = self->seating;
  for (int seat = 0; seat < self->end.table.rules.n_seats; seat++)
    if (fh_seating_is_person (seating, seat))
      fh_seating_set_level (seating, seat, LEVEL);
  fh_seating_set_level (seating, self->entries[step].step.player, NULL);
  fh_seating_settle (seating, &self->end.table.rules);
}

FhGame *
fh_review_new_trial_of_record (FhReview *self, guint step, FhRecord *record)
{
  g_autoptr (GError) error = NULL;
  FhSeating seating;
  FhGame *game;

  seat_for_trial (self, step, &seating);
  game = fh_game_new_for_text_record (record, &seating, NULL, &error);
  if (game == NULL)
    {
      g_warning ("A deal that was played cannot be played again: %s", error->message);
      return NULL;
    }
  g_object_set (game, "play-forced", FALSE, NULL);
  fh_game_set_judge (game, fh_game_get_judge (self->game));
  fh_game_start (game, NULL);
  fh_game_follow_script (game, NULL, 0);
  return game;
}

FhGame *
fh_review_new_trial (FhReview *self, guint step)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);
  g_return_val_if_fail (self->entries[step].step.player >= 0, NULL);

  return fh_review_new_trial_of_record (self, step, record_before (self, step));
}

char *
fh_review_dup_trial_result (FhReview *self, FhGame *game)
{
  FhScene scene;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (FH_IS_GAME (game), NULL);

  scene = fh_review_scene_of (self, fh_game_state (game));
  return fh_sentence_deal_result (&scene);
}

/* --- What follows --- */

/* Adds to @answer what follows @from: the call that stands is the contract, and everybody plays the
 * best who sees all hands.  What is too hard to work out is left out. */
static void
add_script (FhReviewAnswer *answer, const FhState *from, FhSolver *solver)
{
  g_autofree FhLine *line = g_new0 (FhLine, 1);
  FhWorld world = { .state = *from };

  fh_line_go_on (line, &world, solver, FH_N_TRICKS);
  answer->n_script = (guint) line->n;
  answer->script = g_memdup2 (line->actions, (gsize) line->n * sizeof *line->actions);
}

/* The action that @answer is about, and its script.  (transfer full) (element-type FhAction) */
static GArray *
whole_line (const FhReviewAnswer *answer)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (FhAction));

  g_array_append_val (line, answer->cost.done.action);
  g_array_append_vals (line, answer->script, answer->n_script);
  return line;
}

/* Whether somebody else bids after @step what outbids a bid on @rung. */
static gboolean
is_outbid (FhReview *self, guint step, int rung)
{
  const FhRules *rules = &self->end.table.rules;

  for (guint i = step + 1; i < self->n_entries; i++)
    {
      const FhAction *action = &self->entries[i].step.action;

      if (action->kind == FH_ACTION_BID && action->seat != self->entries[step].step.seat
          && fh_rules_rung (rules, action->call) >= rung)
        return TRUE;
    }
  return FALSE;
}

gboolean
fh_review_has_line (FhReview *self, guint step)
{
  const FhAction *best;
  int rung;

  if (!fh_review_is_mistake (self, step))
    return FALSE;
  best = &fh_review_peek_cost (self, step)->best.action;
  if (best->kind != FH_ACTION_BID)
    return TRUE;
  rung = fh_rules_rung (&self->end.table.rules, best->call);
  return rung > 0 && !is_outbid (self, step, rung);
}

FhGame *
fh_review_new_line_game (FhReview *self, guint step, const FhReviewAnswer *answer)
{
  g_autoptr (GArray) line = NULL;
  FhGame *game;

  g_return_val_if_fail (answer != NULL, NULL);

  game = fh_review_new_trial (self, step);
  line = whole_line (answer);
  if (game != NULL)
    fh_game_follow_script (game, (const FhAction *) line->data, line->len);
  return game;
}

char *
fh_review_dup_line (FhReview *self, guint step, const FhReviewAnswer *answer)
{
  g_autoptr (GArray) line = NULL;
  g_autofree char *result = NULL;
  FhScene scene;
  FhState state;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);
  g_return_val_if_fail (answer != NULL, NULL);

  state = self->entries[step].before;
  line = whole_line (answer);
  for (guint i = 0; i < line->len; i++)
    fh_state_apply (&state, &g_array_index (line, FhAction, i));
  if (!state.table.deal_over)
    return g_strdup (
        _ ("The best, and some of what follows it: the rest is too hard to work out."));
  scene = fh_review_scene_of (self, &state);
  result = fh_sentence_deal_result (&scene);
  return g_strdup_printf (
      /* Translators: shown while it is played; %s is how the deal ends. */
      _ ("The best, and what follows it if everybody plays as if all cards were open. It ends like "
         "this: %s"),
      result);
}

/* --- How good it is --- */

/* Tricks that the card of @question gives away as the cards lie; -1: nobody knows. */
static int
given_away (const Question *question, FhSolver *solver)
{
  FhReviewCard cards[FH_SOLVER_MAX_MOVES];
  FhWorld world = { .state = question->before };
  guint n = fh_review_solve (solver, &world, cards);

  for (guint i = 0; i < n; i++)
    if (cards[i].card == question->action.cards[0] && cards[i].named == question->action.suit)
      return cards[i].loses;
  return -1;
}

/* What became of it in this deal, which may be kinder than all deals that it might have been. */
static char *
as_it_lies (const FhTable *table, int n_given)
{
  if (n_given < 0)
    return NULL;
  if (n_given == 0)
    return g_strdup (_ ("As the cards lie it happens to give nothing away."));
  if (fh_table_is_misere (table))
    return g_strdup (_ ("As the cards lie it decides the contract."));
  return g_strdup_printf (ngettext ("As the cards lie it gives away %d trick.",
                                    "As the cards lie it gives away %d tricks.", (gulong) n_given),
                          n_given);
}

/* The best is not said: it is to be found. */
static char *
judge_sentence (const FhReviewAnswer *answer, const FhSeatView *view, int n_given)
{
  const FhCost *cost = &answer->cost;
  g_autofree char *costs = NULL;
  g_autofree char *lies = NULL;

  if (cost->done.best)
    return g_strdup (_ ("Right: nothing is better."));
  if (answer->is_right)
    return g_strdup (cost->verdict == FH_VERDICT_WORSE
                         ? _ ("Good enough: what it costs is little, or not certain.")
                         : _ ("Right: that is as good as the best."));
  costs = fh_review_cost_sentence (cost);
  lies = as_it_lies (&view->table, n_given);
  /* Translators: %s is a sentence: "It costs 34 points on average (± 9)." */
  return lies == NULL ? g_strdup_printf (_ ("Not that. %s"), costs)
                      /* Translators: %1$s is a sentence such as "It costs 34 points on average
                       * (± 9).", %2$s one on what it does as the cards lie. */
                      : g_strdup_printf (_ ("Not that. %1$s %2$s"), costs, lies);
}

static FhReviewAnswer *
answer (Question *question, FhSolver *solver)
{
  FhReviewAnswer *result = g_new0 (FhReviewAnswer, 1);
  FhState after = question->before;

  result->cost = question->cost;
  result->is_right = !question->cost.is_mistake;
  /* Without memory to work it out nothing is said of what follows. */
  if (solver == NULL)
    return result;
  if (!result->is_right && question->action.kind == FH_ACTION_PLAY)
    question->n_given = given_away (question, solver);
  fh_state_apply (&after, &question->action);
  add_script (result, &after, solver);
  return result;
}

static void
answer_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  g_autoptr (FhReviewAnswer) result = NULL;
  FhSolver *solver = NULL;
  gulong handler;

  if (g_task_return_error_if_cancelled (task))
    return;
  handler = fh_asker_watch (cancellable, &question->cancelled);
  solver = fh_solver_new (FH_SOLVER_USUAL_MEMORY);
  if (solver != NULL)
    {
      fh_solver_set_budget (solver, NODES);
      fh_solver_set_cancel (solver, &question->cancelled);
    }
  result = answer (question, solver);
  fh_solver_free (solver);
  g_cancellable_disconnect (cancellable, handler);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&result), (GDestroyNotify) fh_review_answer_free);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Question *question = g_task_get_task_data (task);
  g_autoptr (FhSharedAdvice) shared = NULL;
  GError *error = NULL;
  gboolean has_cost;

  shared = fh_judge_ask_finish (result, &has_cost, &question->cost, &error);
  if (shared == NULL)
    g_task_return_error (task, error);
  else if (has_cost)
    fh_asker_run (task, answer_thread);
  else
    g_task_return_new_error (task, FH_REVIEW_ERROR, FH_REVIEW_ERROR_REFUSED,
                             _ ("The rules do not allow that here."));
}

void
fh_review_judge_trial_async (FhReview *self,
                             guint step,
                             const FhAction *action,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  GTask *task;
  Question *question;
  FhSeatView view;

  g_return_if_fail (FH_IS_REVIEW (self));
  g_return_if_fail (step < self->n_entries);
  g_return_if_fail (action != NULL);

  question = g_new0 (Question, 1);
  question->before = fh_review_entry (self, step)->before;
  question->action = *action;
  question->n_given = -1;
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_review_judge_trial_async);
  g_task_set_task_data (task, question, g_free);
  fh_seat_view_init (&view, &question->before, action->seat);
  fh_judge_ask_async (fh_game_get_judge (self->game), &view, action, FH_HASTE_NOW, cancellable,
                      judged_cb, task);
}

FhReviewAnswer *
fh_review_judge_trial_finish (GAsyncResult *result, GError **error)
{
  FhReviewAnswer *answered;
  Question *question;
  FhSeatView view;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  answered = g_task_propagate_pointer (G_TASK (result), error);
  if (answered == NULL)
    return NULL;
  question = g_task_get_task_data (G_TASK (result));
  fh_seat_view_init (&view, &question->before, question->action.seat);
  answered->sentence = judge_sentence (answered, &view, question->n_given);
  return answered;
}
