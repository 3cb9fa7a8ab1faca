/* fh-review.c: a deal that is over, step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-game-comments.h"
#include "fh-game-private.h"
#include "fh-history.h"
#include "fh-made.h"
#include "fh-sure-rest.h"

/* clang-format off */
G_DEFINE_QUARK (fh-review-error-quark, fh_review_error)
/* clang-format on */

G_DEFINE_FINAL_TYPE (FhReview, fh_review, G_TYPE_OBJECT)

/* --- The object --- */

gboolean
fh_review_is_busy (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), FALSE);

  return self->n_done < self->n_asked;
}

static void
fh_review_finalize (GObject *object)
{
  FhReview *self = FH_REVIEW (object);

  for (guint i = 0; i < self->n_entries; i++)
    {
      g_free (self->entries[i].note);
      g_free (self->entries[i].refutation);
    }
  G_OBJECT_CLASS (fh_review_parent_class)->finalize (object);
}

static void
fh_review_class_init (FhReviewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_review_finalize;

  FH_DROPS (klass, FhReview, cancellable, fh_asker_call_off);
  FH_DROPS (klass, FhReview, game, g_object_unref);
  FH_HOLDS (klass, FhReview, entries, g_free);
  FH_HOLDS (klass, FhReview, end_note, g_free);

  fh_made_signal (klass, "busy-changed", 0);
  fh_made_signal (klass, "cost-known", 1, G_TYPE_UINT);
  fh_made_signal (klass, "costs-known", 0);
  fh_made_signal (klass, "cards-known", 1, G_TYPE_UINT);
}

static void
fh_review_init (FhReview *self)
{
  self->cancellable = g_cancellable_new ();
}

/* --- Reading the deal --- */

/* Whether what is left was certain, and @action kept it so: it may have been played out. */
static gboolean
is_sure (const FhSeatView *view, const FhAction *action)
{
  FhCard card;
  FhSuit named;

  return action->kind == FH_ACTION_PLAY && fh_sure_rest (view, &card, &named) != FH_SURE_NOTHING
         && card == action->cards[0];
}

/* What the judge can say something of: a choice by the rules, by who had one. */
static gboolean
is_decision (const FhState *before, const FhAction *action)
{
  FhSeatView view;

  if (action->kind > FH_ACTION_PLAY || action->kind == FH_ACTION_DEAL
      || !fh_history_is_choice (before, action))
    return FALSE;
  fh_seat_view_init (&view, before, action->seat);
  return fh_seat_view_check (&view, action).code == FH_OK && !is_sure (&view, action);
}

static void
read_step (FhReview *self, guint index, const FhState *before, FhReviewEntry *entry)
{
  FhAction action = fh_record_action (fh_history_record (self->game->history), index);
  const FhTable *table = &before->table;
  gboolean is_play = action.kind == FH_ACTION_PLAY || action.kind == FH_ACTION_CORRECT;

  entry->before = *before;
  entry->note = fh_game_dup_comment (self->game, index, FALSE);
  entry->step = (FhReviewStep){
    .index = index,
    .action = action,
    .seat = action.seat,
    .player = action.kind == FH_ACTION_ENTRY ? -1 : fh_rules_player (&table->rules, action.seat),
    .trick = is_play ? table->n_tricks : -1,
    .is_decision = is_decision (before, &action),
  };
}

guint
fh_review_result_index (FhReview *self)
{
  const FhRecord *record = fh_history_record (self->game->history);
  guint last = self->start + self->n_entries;

  for (guint i = self->start; i < last; i++)
    if (fh_record_deal_ends_at (record, self->deal, i))
      return i;
  return last;
}

/* Takes the actions from @start to before @end, of a deal that is over. */
static void
read_steps (FhReview *self, guint start, guint end)
{
  FhState state;

  self->start = start;
  self->n_entries = end - start - 1;
  self->entries = g_new0 (FhReviewEntry, self->n_entries);
  self->dealt = fh_record_action (fh_history_record (self->game->history), start);
  fh_history_replay (self->game->history, start, &self->before_deal);
  state = self->before_deal;
  fh_state_apply (&state, &self->dealt);
  for (guint i = 0; i < self->n_entries; i++)
    {
      FhReviewEntry *entry = &self->entries[i];

      read_step (self, start + 1 + i, &state, entry);
      fh_state_apply (&state, &entry->step.action);
    }
  self->end = state;
  self->end_note = fh_game_dup_comment (self->game, fh_review_result_index (self), TRUE);
}

/* Whether deal @deal of @game is over; @error says why it cannot be reviewed. */
static gboolean
is_over (FhGame *game, guint deal, GError **error)
{
  guint n_deals = fh_review_n_deals (game);

  if (deal >= n_deals)
    {
      if (n_deals == 0)
        g_set_error_literal (error, FH_REVIEW_ERROR, FH_REVIEW_ERROR_NO_DEAL,
                             _ ("No cards were dealt in this game."));
      else
        g_set_error (error, FH_REVIEW_ERROR, FH_REVIEW_ERROR_NO_DEAL,
                     /* Translators: %1$u is the number of a deal, %2$u how many there are. */
                     ngettext ("There is no deal %1$u: this game has %2$u deal.",
                               "There is no deal %1$u: this game has %2$u deals.", n_deals),
                     deal + 1, n_deals);
      return FALSE;
    }
  if (deal < fh_review_n_over (game))
    return TRUE;
  g_set_error (error, FH_REVIEW_ERROR, FH_REVIEW_ERROR_UNFINISHED,
               /* Translators: %u is the number of a deal. */
               _ ("Deal %u is not over yet. It can be reviewed when it is."), deal + 1);
  return FALSE;
}

FhReview *
fh_review_new_for_game (FhGame *game, guint deal, GError **error)
{
  FhReview *self;
  guint start, end;

  g_return_val_if_fail (FH_IS_GAME (game), NULL);

  if (deal == FH_REVIEW_LAST_DEAL)
    deal = MAX (fh_review_n_over (game), 1) - 1;
  if (!is_over (game, deal, error))
    return NULL;
  self = g_object_new (FH_TYPE_REVIEW, NULL);
  self->game = g_object_ref (game);
  self->deal = deal;
  self->seating = game->seating;
  self->person = fh_game_get_person (game);
  fh_review_find_deal (game, deal, &start, &end);
  read_steps (self, start, end);
  return self;
}

/* --- Looking at it --- */

FhReviewEntry *
fh_review_entry (FhReview *self, guint step)
{
  return &self->entries[step];
}

int
fh_review_get_person (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), 0);

  return self->person;
}

guint
fh_review_get_deal (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), 0);

  return self->deal;
}

const FhRules *
fh_review_peek_rules (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);

  return &self->end.table.rules;
}

guint
fh_review_get_n_steps (FhReview *self)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), 0);

  return self->n_entries;
}

const FhReviewStep *
fh_review_peek_step (FhReview *self, guint step)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step < self->n_entries, NULL);

  return &self->entries[step].step;
}

gboolean
fh_review_find_step (FhReview *self, guint index, guint *step)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), FALSE);
  g_return_val_if_fail (step != NULL, FALSE);

  if (index <= self->start || index - self->start > self->n_entries)
    return FALSE;
  *step = index - self->start - 1;
  return TRUE;
}

const FhState *
fh_review_peek_state (FhReview *self, guint step)
{
  g_return_val_if_fail (FH_IS_REVIEW (self), NULL);
  g_return_val_if_fail (step <= self->n_entries, NULL);

  return step < self->n_entries ? &self->entries[step].before : &self->end;
}

FhScene
fh_review_scene_of (FhReview *self, const FhState *state)
{
  FhScene scene = { &state->table, &self->seating, self->person, 0 };

  if (state->table.n_called_cards > 0)
    {
      FhSeatView view;

      fh_seat_view_init (&view, state, self->person);
      scene.allies = fh_seat_view_known_allies (&view);
    }
  return scene;
}

FhScene
fh_review_get_scene (FhReview *self, guint step)
{
  return fh_review_scene_of (self, fh_review_peek_state (self, step));
}

void
fh_review_get_view (FhReview *self, guint step, FhSeatView *view)
{
  const FhReviewEntry *entry = &self->entries[step];

  fh_seat_view_init (view, &entry->before, entry->step.seat);
}
