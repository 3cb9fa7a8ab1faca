/* fh-review-cards.c: double dummy results for a step of a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-asker.h"
#include "fh-words.h"

/* Positions that are looked at before a question is given up: a few seconds. */
#define NODES ((uint64_t) 20000000)

typedef struct
{
  guint step;
  FhWorld world;
  atomic_int cancelled;
} Question;

typedef struct
{
  guint n;
  FhReviewCard cards[FH_SOLVER_MAX_MOVES];
} Answer;

guint
fh_review_solve (FhSolver *solver, const FhWorld *world, FhReviewCard cards[FH_SOLVER_MAX_MOVES])
{
  FhSolverCard solved[FH_SOLVER_MAX_MOVES];
  FhSolverPosition position;
  gboolean wants_more;
  int n, best = -1;

  if (world->state.table.due != FH_ACTION_PLAY || !fh_solver_position_init (&position, world))
    return 0;
  n = fh_solver_cards (solver, &position, solved);
  /* In a bid to lose every trick the bidders want none. */
  wants_more = !position.misere == fh_seats_have (position.bidders, position.turn);
  for (int i = 0; i < n; i++)
    if (solved[i].value != FH_SOLVER_UNKNOWN
        && (best < 0 || (wants_more ? solved[i].value > best : solved[i].value < best)))
      best = solved[i].value;
  for (int i = 0; i < n; i++)
    {
      gboolean is_known = solved[i].value != FH_SOLVER_UNKNOWN;

      cards[i] = (FhReviewCard){ .card = solved[i].card,
                                 .named = solved[i].named,
                                 .tricks = is_known ? solved[i].value : -1,
                                 .loses = is_known ? ABS (best - solved[i].value) : -1 };
    }
  return (guint) n;
}

static void
solve_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  FhSolver *solver = fh_solver_new (FH_SOLVER_USUAL_MEMORY);
  Answer *answer = g_new0 (Answer, 1);
  gulong handler = fh_asker_watch (cancellable, &question->cancelled);

  if (solver != NULL)
    {
      fh_solver_set_budget (solver, NODES);
      fh_solver_set_cancel (solver, &question->cancelled);
      answer->n = fh_review_solve (solver, &question->world, answer->cards);
    }
  fh_solver_free (solver);
  g_cancellable_disconnect (cancellable, handler);
  g_task_return_pointer (task, answer, g_free);
}

static void
solved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhReview) self = fh_asker_take (user_data);
  Question *question = g_task_get_task_data (G_TASK (result));
  g_autofree Answer *answer = g_task_propagate_pointer (G_TASK (result), NULL);
  FhReviewEntry *entry;

  if (self == NULL)
    return;
  entry = fh_review_entry (self, question->step);
  if (answer == NULL)
    {
      /* Who stopped it may ask again. */
      entry->cards_asked = FALSE;
      return;
    }
  entry->n_cards = answer->n;
  memcpy (entry->cards, answer->cards, sizeof entry->cards);
  g_signal_emit_by_name (self, "cards-known", question->step);
}

void
fh_review_ask_cards (FhReview *self, guint step)
{
  g_autoptr (GTask) task = NULL;
  FhReviewEntry *entry;
  Question *question;

  g_return_if_fail (FH_IS_REVIEW (self));
  g_return_if_fail (step <= self->n_entries);

  if (step == self->n_entries)
    return;
  entry = fh_review_entry (self, step);
  if (entry->cards_asked || entry->before.table.due != FH_ACTION_PLAY)
    return;
  entry->cards_asked = TRUE;
  question = g_new0 (Question, 1);
  question->step = step;
  question->world.state = entry->before;
  task = g_task_new (NULL, self->cancellable, solved_cb, fh_asker_new (self));
  g_task_set_source_tag (task, fh_review_ask_cards);
  g_task_set_task_data (task, question, g_free);
  fh_asker_run (task, solve_thread);
}

guint
fh_review_get_cards (FhReview *self, guint step, FhReviewCard cards[FH_SOLVER_MAX_MOVES])
{
  const FhReviewEntry *entry;

  g_return_val_if_fail (FH_IS_REVIEW (self), 0);
  g_return_val_if_fail (step <= self->n_entries, 0);

  if (step == self->n_entries)
    return 0;
  entry = fh_review_entry (self, step);
  memcpy (cards, entry->cards, entry->n_cards * sizeof *cards);
  return entry->n_cards;
}

/* --- In words --- */

static char *
card_name (const FhReviewCard *card)
{
  if (card->named == FH_SUIT_NONE)
    return g_strdup (fh_words_card (card->card));
  /* Translators: %1$s is a joker, %2$s the suit that its player names. */
  return g_strdup_printf (_ ("%1$s naming %2$s"), fh_words_card (card->card),
                          fh_words_suit ((FhSuit) card->named));
}

char *
fh_review_dup_card (FhReview *self, guint step, const FhReviewCard *card)
{
  const FhTable *table;
  g_autofree char *name = NULL;
  g_autofree char *value = NULL;

  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);
  g_return_val_if_fail (card != NULL, NULL);

  table = &fh_review_entry (self, step)->before.table;
  name = card_name (card);
  if (card->tricks < 0)
    /* Translators: %s is a card; nobody has counted through what follows it. */
    return g_strdup_printf (_ ("%s: too much can follow to be worked out."), name);
  if (fh_table_is_misere (table))
    return g_strdup_printf (card->tricks == 0
                                /* Translators: %s is a card. */
                                ? _ ("%s: the bidder can lose every trick.")
                                /* Translators: %s is a card. */
                                : _ ("%s: the bidder can be made to take a trick."),
                            name);
  value = g_strdup_printf (
      table->declarer != FH_SEAT_NONE
          /* Translators: %1$s is a card, %2$d a number of tricks of the whole deal, with best play
           * of all. */
          ? ngettext ("%1$s: %2$d trick for the declarer’s side.",
                      "%1$s: %2$d tricks for the declarer’s side.", (gulong) card->tricks)
          /* Translators: %1$s is a card, %2$d a number of tricks of the whole deal, with best play
           * of all, for the side of who plays it. */
          : ngettext ("%1$s: %2$d trick for this side.", "%1$s: %2$d tricks for this side.",
                      (gulong) card->tricks),
      name, card->tricks);
  if (card->loses == 0)
    /* Translators: %s is a sentence on a card and the tricks that it leads to. */
    return g_strdup_printf (_ ("%s Nothing is better as the cards lie."), value);
  return g_strdup_printf (
      /* Translators: %1$s is a sentence on a card and the tricks that it leads to, %2$d how many of
       * these the other side should not have had. */
      ngettext ("%1$s It gives away %2$d trick as the cards lie.",
                "%1$s It gives away %2$d tricks as the cards lie.", (gulong) card->loses),
      value, card->loses);
}
