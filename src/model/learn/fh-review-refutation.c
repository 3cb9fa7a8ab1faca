/* fh-review-refutation.c: how a choice of the deal loses, in words and on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The other hands are imagined, as who chose could not see the real ones.
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-game-private.h"
#include "fh-imagined-deal.h"
#include "fh-sentences.h"

typedef struct
{
  FhSeatView view;
  FhAction done, best;
  guint step;
  atomic_int cancelled;
} Question;

/* --- Finding it --- */

static void
refute_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  g_autofree FhReviewRefutation *result = NULL;
  gulong handler;

  if (g_task_return_error_if_cancelled (task))
    return;
  result = g_new0 (FhReviewRefutation, 1);
  result->step = question->step;
  handler = fh_asker_watch (cancellable, &question->cancelled);
  result->is_found = fh_refutation_init (&result->refutation, &question->view, &question->done,
                                         &question->best, 0, &question->cancelled);
  g_cancellable_disconnect (cancellable, handler);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&result), g_free);
}

gboolean
fh_review_can_refute (FhReview *self, guint step)
{
  return fh_review_is_mistake (self, step)
         && fh_refutation_is_about (&fh_review_peek_step (self, step)->action);
}

const FhReviewRefutation *
fh_review_peek_refutation (FhReview *self, guint step)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);

  return self->entries[step].refutation;
}

void
fh_review_refute_async (FhReview *self,
                        guint step,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (FH_IS_REVIEW (self));
  g_return_if_fail (step < self->n_entries);
  g_return_if_fail (fh_review_can_refute (self, step));

  question = g_new0 (Question, 1);
  fh_review_get_view (self, step, &question->view);
  question->done = self->entries[step].step.action;
  question->best = self->entries[step].cost.best.action;
  question->step = step;
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, fh_review_refute_async);
  g_task_set_task_data (task, question, g_free);
  fh_asker_run (g_steal_pointer (&task), refute_thread);
}

const FhReviewRefutation *
fh_review_refute_finish (FhReview *self, GAsyncResult *result, GError **error)
{
  FhReviewRefutation *found;
  FhReviewEntry *entry;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found == NULL)
    return NULL;
  entry = fh_review_entry (self, found->step);
  g_free (entry->refutation);
  entry->refutation = found;
  return found;
}

/* --- In words --- */

/* In how many layouts a card loses.  @plays: for the side of the declarer. */
static char *
count_card (const FhRefutation *refutation, gboolean plays)
{
  int n = refutation->n_short, all = refutation->n_layouts, decided = refutation->n_decided;

  if (fh_table_is_misere (fh_world_table (&refutation->world)))
    return g_strdup_printf (
        plays ? /* Translators: of a card; %1$d of %2$d layouts, %2$d is 20 or more. */
            _ ("In %1$d of %2$d sample layouts it loses a contract that the best card makes.")
              : /* Translators: likewise, of a card of a defender. */
            _ ("In %1$d of %2$d sample layouts it lets a contract be made that the best card "
               "breaks."),
        n, all);
  if (decided == 0)
    return g_strdup_printf (
        /* Translators: of a card; %1$d of %2$d layouts, %2$d is 20 or more. */
        _ ("In %1$d of %2$d sample layouts it leads to fewer tricks than the best card."), n, all);
  return g_strdup_printf (
      plays ? /* Translators: of a card; %1$d of %2$d layouts, %2$d is 20 or more; %3$d of these. */
          _ ("In %1$d of %2$d sample layouts it leads to fewer tricks than the best card; in %3$d "
             "of them that sets the contract.")
            : /* Translators: likewise, of a card of a defender. */
          _ ("In %1$d of %2$d sample layouts it leads to fewer tricks than the best card; in %3$d "
             "of them that lets the contract be made."),
      n, all, decided);
}

/* Likewise a discard, which is of the declarer's side. */
static char *
count_discard (const FhRefutation *refutation)
{
  int n = refutation->n_short, all = refutation->n_layouts, decided = refutation->n_decided;

  if (fh_table_is_misere (fh_world_table (&refutation->world)))
    return g_strdup_printf (
        /* Translators: of a discard; %1$d of %2$d layouts, %2$d is 20 or more. */
        _ ("In %1$d of %2$d sample layouts it loses a contract that the best discard makes."), n,
        all);
  if (decided == 0)
    return g_strdup_printf (
        /* Translators: of a discard; %1$d of %2$d layouts, %2$d is 20 or more. */
        _ ("In %1$d of %2$d sample layouts it leads to fewer tricks than the best discard."), n,
        all);
  return g_strdup_printf (
      /* Translators: of a discard; %1$d of %2$d layouts, %2$d is 20 or more; %3$d of these. */
      _ ("In %1$d of %2$d sample layouts it leads to fewer tricks than the best discard; in %3$d "
         "of them that sets the contract."),
      n, all, decided);
}

/* Likewise a call, @is_pass or a bid. */
static char *
count_call (const FhRefutation *refutation, gboolean is_pass)
{
  int n = refutation->n_short, all = refutation->n_layouts, decided = refutation->n_decided;

  if (decided == 0)
    return g_strdup_printf (
        /* Translators: of a bid or a pass; %1$d of %2$d layouts, %2$d is 20 or more. */
        _ ("In %1$d of %2$d sample layouts it costs points compared with the best call."), n, all);
  return g_strdup_printf (
      is_pass
          ? /* Translators: of a pass, where the best call is a bid; %1$d of %2$d layouts, %2$d
             * is 20 or more; %3$d of these. */
          _ ("In %1$d of %2$d sample layouts it costs points compared with the best call; in %3$d "
             "of them that call becomes the contract and is made.")
          : /* Translators: of a bid; %1$d of %2$d layouts, %2$d is 20 or more; %3$d of these. */
          _ ("In %1$d of %2$d sample layouts it costs points compared with the best call; in %3$d "
             "of them it becomes the contract and fails."),
      n, all, decided);
}

/* Who wins the trick to which the card is played in the line. */
static char *
trick_sentence (FhReview *self, const FhReviewRefutation *found)
{
  FhWorld world = found->refutation.world;
  const FhTable *table = fh_world_table (&world);
  int n_tricks = table->n_tricks;
  FhScene scene = { table, &self->seating, self->person, 0 };

  for (int i = 0; i < found->refutation.line.n && table->n_tricks == n_tricks; i++)
    fh_world_apply (&world, &found->refutation.line.actions[i]);
  return fh_sentence_trick (&scene);
}

/* What the one layout comes to in tricks. */
static char *
tricks_sentence (const FhRefutation *refutation, gboolean plays)
{
  gulong n = (gulong) refutation->less;

  if (fh_table_is_misere (fh_world_table (&refutation->world)))
    return g_strdup (plays ? _ ("The contract fails.") : _ ("The contract is made."));
  if (!refutation->decides)
    return g_strdup_printf (ngettext ("That is %lu trick fewer.", "That is %lu tricks fewer.", n),
                            n);
  return g_strdup_printf (plays
                              ? ngettext ("That is %lu trick fewer, and the contract fails.",
                                          "That is %lu tricks fewer, and the contract fails.", n)
                              : ngettext ("That is %lu trick fewer, and the contract is made.",
                                          "That is %lu tricks fewer, and the contract is made.", n),
                          n);
}

static char *
card_sentences (FhReview *self, const FhReviewRefutation *found)
{
  gboolean plays = found->refutation.bids;
  g_autofree char *count = count_card (&found->refutation, plays);
  g_autofree char *trick = trick_sentence (self, found);
  g_autofree char *result = tricks_sentence (&found->refutation, plays);

  return g_strdup_printf (
      /* Translators: %1$s says in how many layouts a card loses; %2$s who wins the trick in one of
       * them, %3$s what it comes to there: all of them sentences. */
      _ ("%1$s One of them, with imagined hands: %2$s %3$s Everybody plays as if all cards were "
         "open."),
      count, trick, result);
}

static char *
discard_sentences (const FhRefutation *refutation)
{
  g_autofree char *count = count_discard (refutation);
  g_autofree char *result = tricks_sentence (refutation, TRUE);

  return g_strdup_printf (
      /* Translators: %1$s says in how many layouts a discard loses; %2$s what it comes to in one of
       * them: both sentences. */
      _ ("%1$s One of them, with imagined hands: everybody plays as if all cards were open. %2$s"),
      count, result);
}

/* How the deal ends in the line of @refutation. */
static char *
end_sentences (FhReview *self, const FhRefutation *refutation)
{
  FhWorld world = refutation->world;
  FhScene scene;

  for (int i = 0; i < refutation->line.n; i++)
    fh_world_apply (&world, &refutation->line.actions[i]);
  scene = fh_review_scene_of (self, &world.state);
  return fh_sentence_deal_result (&scene);
}

static char *
call_sentences (FhReview *self, const FhRefutation *refutation)
{
  gulong points = (gulong) refutation->less;
  g_autofree char *count = count_call (refutation, refutation->line.actions[0].call == FH_PASS);
  g_autofree char *end = end_sentences (self, refutation);
  g_autofree char *cost = g_strdup_printf (
      ngettext ("There it costs %lu point.", "There it costs %lu points.", points), points);

  return g_strdup_printf (
      /* Translators: %1$s says in how many layouts a call loses; %2$s what it costs in one of them,
       * %3$s how the deal ends there: all of them sentences, the last on lines of their own. */
      _ ("%1$s One of them, with imagined hands: everybody calls and discards seeing no other "
         "hand, and plays as if all cards were open. %2$s It ends like this: %3$s"),
      count, cost, end);
}

char *
fh_review_dup_refutation (FhReview *self, const FhReviewRefutation *found)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (found != NULL, NULL);

  if (!found->is_found)
    return g_strdup (_ ("No example shows it plainly: with all cards open it does not lose often "
                        "enough, or that is too hard to work out."));
  switch (found->refutation.line.actions[0].kind)
    {
    case FH_ACTION_BID:
      return call_sentences (self, &found->refutation);
    case FH_ACTION_DISCARD:
      return discard_sentences (&found->refutation);
    default:
      return card_sentences (self, found);
    }
}

/* --- On the table --- */

/* What was done up to the choice, with the hands of @world; FALSE where these cannot have come
 * about so. */
static gboolean
add_steps (FhReview *self, guint step, const FhWorld *world, FhRecord *record)
{
  FhState state = self->before_deal;
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (FhAction));

  g_array_append_val (actions, self->dealt);
  for (guint i = 0; i < step; i++)
    g_array_append_val (actions, self->entries[i].step.action);
  return fh_imagined_deal_add (record, &state, world, (const FhAction *) actions->data,
                               actions->len);
}

FhGame *
fh_review_new_refutation_game (FhReview *self, const FhReviewRefutation *found)
{
  const FhRefutation *refutation;
  FhRecord *record;
  FhGame *game;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (found != NULL, NULL);

  if (!found->is_found)
    return NULL;
  refutation = &found->refutation;
  record = fh_game_new_record_for_deal (self->game, &self->before_deal.table);
  if (!add_steps (self, found->step, &refutation->world, record))
    {
      fh_record_free (record);
      return NULL;
    }
  game = fh_review_new_trial_of_record (self, found->step, record);
  if (game == NULL)
    return NULL;
  fh_game_lay_open (game);
  fh_game_follow_script (game, refutation->line.actions, (guint) refutation->line.n);
  return game;
}
