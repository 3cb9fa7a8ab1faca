/* fh-answer.c: why somebody did something.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-answer-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-computer.h"
#include "fh-game-private.h"
#include "fh-game-reasons.h"
#include "fh-language.h"
#include "fh-made.h"
#include "fh-sentences-held.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-why.h"
#include "fh-tutor-words.h"

struct _FhAnswer
{
  GObject parent_instance;

  FhGame *game;
  guint index;

  char *text;
  char *caption;
  GPtrArray *rows;

  /* The decision of a computer player, once the deal is over. */
  gboolean has_decision;
  gboolean is_own; /* this very decision led to the action */
  FhDecision decision;
  FhSharedAdvice *shared;    /* on a decision of the person, or NULL */
  GCancellable *cancellable; /* while it is made again, or judged */
  int n_refused;             /* pairs of called cards that one player holds (NZ-073) */
};

G_DEFINE_FINAL_TYPE (FhAnswer, fh_answer, G_TYPE_OBJECT)

static void update (FhAnswer *self);

/* What the person himself has done, beside what the judge says: from his own view, of which nothing
 * is hidden from him. */
static char *
why_of_person (FhAnswer *self, const FhState *state, const FhAction *action)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhSeatView view;

  fh_seat_view_init (&view, state, action->seat);
  scene.table = &state->table;
  return fh_answer_beside_advice (&scene, &view, &self->shared->advice, action);
}

/* What everybody may know of @action, which was done in @before; of a call with what was counted of
 * such calls. */
static char *
why_in_public (FhAnswer *self, const FhAction *action)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhState after;
  FhTold told;

  fh_history_replay (self->game->history, self->index + 1, &after);
  scene.table = &after.table;
  if (action->kind != FH_ACTION_BID)
    return fh_sentence_why_in_public (&scene, action);
  told = fh_told_at (&after.table, after.table.n_calls - 1);
  return fh_sentence_meaning (&scene, &told);
}

/* --- The reason of a computer player himself --- */

/* A card of another suit by somebody who could have followed, as the laws of the table let happen.
 * While the deal runs nobody else knows. */
static gboolean
is_revoke (const FhSeatView *view, const FhAction *action)
{
  return action->kind == FH_ACTION_PLAY && view->legal.due == FH_ACTION_PLAY
         && !fh_set_has (view->legal.cards, action->cards[0]);
}

/* The reason of the decision; where it is not known who decided, that a player of the level would
 * have done the same. */
static char *
why_so (FhAnswer *self, const FhExplained *explained)
{
  const FhReason *reason = &self->decision.reason;
  g_autofree char *sentence = fh_sentence_reason (&explained->scene, reason);

  if (self->is_own || reason->motive == FH_MOTIVE_ONLY_CHOICE)
    return g_steal_pointer (&sentence);
  /* Translators: %s is the reason in one or more sentences; it is not known who decided. */
  return g_strdup_printf (_ ("A computer player of this level would have done the same. %s"),
                          sentence);
}

/* What speaks for what was done, where the player would decide otherwise, and what he would do. */
static char *
why_otherwise (FhAnswer *self, const FhExplained *explained)
{
  const char *level = self->game->seating.seats[explained->done.seat].level;
  FhReason found = fh_computer_reason (explained->view, level, &explained->done);
  g_autofree char *reason = fh_sentence_reason (&explained->scene, &found);
  g_autofree char *better = fh_sentence_reason (&explained->scene, &self->decision.reason);
  g_autofree char *suggestion = fh_sentence_suggestion (&explained->scene, &self->decision.action);

  if (suggestion[0] == '\0')
    return g_steal_pointer (&reason);
  return g_strdup_printf (
      /* Translators: %1$s is the reason for what was done in one or more sentences, %2$s an order
       * such as "Play the five of hearts.", %3$s the reason for that, or nothing. */
      _ ("%1$s\nA computer player of this level, who knew the same, would have decided otherwise: "
         "%2$s %3$s"),
      reason, suggestion, g_str_equal (reason, better) ? "" : better);
}

static void
say_in_full (FhAnswer *self, const FhState *state, const FhAction *action)
{
  FhSeatView view;
  FhExplained explained = { .view = &view, .decision = &self->decision, .done = *action };
  g_autofree char *why = NULL;
  g_autofree char *numbers = NULL;

  fh_seat_view_init (&view, state, action->seat);
  explained.scene = fh_game_get_scene (self->game);
  explained.scene.table = &state->table;
  if (self->decision.reason.motive == FH_MOTIVE_NONE && self->is_own)
    {
      self->text = g_strdup (
          _ ("Nothing could change the score any more, and the rest was played out at once."));
      return;
    }
  if (is_revoke (&view, action))
    {
      self->text = g_strdup (_ ("That was a slip: it was possible to follow suit."));
      return;
    }
  why = fh_action_equal (&self->decision.action, action) ? why_so (self, &explained)
                                                         : why_otherwise (self, &explained);
  numbers = fh_explained_numbers (&explained);
  g_strchomp (why);
  self->text = numbers != NULL ? g_strconcat (why, "\n", numbers, NULL) : g_strdup (why);
  self->caption = fh_explained_caption (&explained);
  fh_explained_fill_rows (&explained, self->rows);
}

static void think (FhAnswer *self, const FhState *state, const FhAction *action);

static void
decided_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhAnswer) self = fh_asker_take (user_data);
  FhDecision decision;
  FhState state;
  FhAction action;

  /* Whoever cancelled, or let the answer go, wants nothing. */
  if (!fh_computer_choose_finish (result, &decision, NULL) || self == NULL)
    return;
  self->decision = decision;
  g_clear_object (&self->cancellable);
  if (!fh_game_get_action (self->game, self->index, &action)
      || !fh_game_get_state_before (self->game, self->index, &state))
    return;
  /* Two called cards that one player holds: the next pair is tried, as it was then. */
  if (fh_refusal_asks_for_other_cards (fh_state_check (&state, &self->decision.action).code))
    {
      self->n_refused++;
      think (self, &state, &action);
      return;
    }
  self->has_decision = TRUE;
  self->is_own = fh_game_knows_players (self->game, self->index)
                 && fh_action_equal (&self->decision.action, &action);
  update (self);
}

static void
think (FhAnswer *self, const FhState *state, const FhAction *action)
{
  FhSeatView view;

  fh_seat_view_init (&view, state, action->seat);
  self->cancellable = g_cancellable_new ();
  fh_computer_choose_async (&view, self->game->seating.seats[action->seat].level,
                            fh_game_get_decision_seed (self->game, self->index), self->n_refused,
                            self->cancellable, decided_cb, fh_asker_new (self));
}

/* --- The judge --- */

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhAnswer) self = fh_asker_take (user_data);
  g_autoptr (FhSharedAdvice) shared = fh_judge_ask_finish (result, NULL, NULL, NULL);

  /* Whoever cancelled, or let the answer go, wants nothing. */
  if (shared == NULL || self == NULL)
    return;
  g_clear_object (&self->cancellable);
  self->shared = g_steal_pointer (&shared);
  update (self);
}

static void
ask_judge (FhAnswer *self, const FhState *state, const FhAction *action)
{
  FhSeatView view;

  fh_seat_view_init (&view, state, action->seat);
  self->cancellable = g_cancellable_new ();
  fh_judge_ask_async (fh_game_get_judge (self->game), &view, NULL, FH_HASTE_NOW, self->cancellable,
                      judged_cb, fh_asker_new (self));
}

/* --- The object --- */

/* Says what can be said now, and has the rest worked out. */
static void
say (FhAnswer *self)
{
  FhScene scene = fh_game_get_scene (self->game);
  FhState before, open;
  FhAction action;
  gboolean is_open;

  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->caption, g_free);
  g_ptr_array_set_size (self->rows, 0);
  if (!fh_game_can_ask_why (self->game, self->index)
      || !fh_game_get_action (self->game, self->index, &action))
    return;
  fh_history_replay (self->game->history, self->index, &before);
  if (fh_tutor_is_law (&before.table, &action))
    {
      if (action.seat != scene.person)
        self->text = fh_tutor_why_law (&scene, &action);
      return;
    }
  if (fh_seating_is_person (scene.seating, action.seat))
    {
      if (fh_rules_player (&before.table.rules, action.seat) != scene.person)
        return;
      if (self->shared != NULL)
        self->text = why_of_person (self, &before, &action);
      else if (self->cancellable == NULL)
        ask_judge (self, &before, &action);
      return;
    }

  is_open = fh_game_get_state_before (self->game, self->index, &open);
  if (is_open && !self->has_decision
      && fh_game_get_decision (self->game, self->index, &self->decision))
    self->has_decision = self->is_own = TRUE;
  if (is_open && self->has_decision)
    {
      say_in_full (self, &open, &action);
      return;
    }
  self->text = why_in_public (self, &action);
  if (is_open && self->cancellable == NULL)
    think (self, &open, &action);
}

static void
say_or_pass (FhAnswer *self)
{
  say (self);
  if (self->text == NULL && self->cancellable == NULL
      && fh_game_can_ask_why (self->game, self->index))
    self->text = g_strdup (_ ("There is nothing more to say about this."));
}

static void
update (FhAnswer *self)
{
  say_or_pass (self);
  g_signal_emit_by_name (self, "changed");
}

/* What is said in full stays as it is; a deal that is taken up again hides it. */
static void
game_changed_cb (FhAnswer *self)
{
  gboolean is_open = fh_game_peek_table (self->game)->deal_over
                     || self->index < fh_game_get_deal_start (self->game);

  /* What the person did is judged by what he saw then. */
  if (self->shared != NULL
      || (self->has_decision == is_open && (is_open || self->cancellable == NULL)))
    return;
  if (!is_open)
    {
      g_clear_pointer (&self->cancellable, fh_asker_call_off);
      self->has_decision = FALSE;
    }
  update (self);
}

static void
fh_answer_class_init (FhAnswerClass *klass)
{
  FH_DROPS (klass, FhAnswer, cancellable, fh_asker_call_off);
  FH_DROPS (klass, FhAnswer, game, g_object_unref);
  FH_HOLDS (klass, FhAnswer, text, g_free);
  FH_HOLDS (klass, FhAnswer, caption, g_free);
  FH_HOLDS (klass, FhAnswer, rows, g_ptr_array_unref);
  FH_HOLDS (klass, FhAnswer, shared, fh_shared_advice_unref);

  fh_made_signal (klass, "changed", 0);
}

static void
fh_answer_init (FhAnswer *self)
{
  self->rows = g_ptr_array_new_with_free_func (fh_answer_row_free);
}

FhAnswer *
fh_answer_new (FhGame *game, guint index)
{
  FhAnswer *self;

  g_return_val_if_fail (FH_IS_GAME (game), NULL);

  self = g_object_new (FH_TYPE_ANSWER, NULL);
  self->game = g_object_ref (game);
  self->index = index;
  fh_connect (game, "changed", game_changed_cb, self);
  if (fh_language_get () != NULL)
    fh_connect (fh_language_get (), "changed", update, self);
  say_or_pass (self);
  return self;
}

guint
fh_answer_get_index (FhAnswer *self)
{
  g_return_val_if_fail (FH_IS_ANSWER (self), 0);

  return self->index;
}

const char *
fh_answer_get_text (FhAnswer *self)
{
  g_return_val_if_fail (FH_IS_ANSWER (self), "");

  return self->text != NULL ? self->text : "";
}

const char *
fh_answer_get_caption (FhAnswer *self)
{
  g_return_val_if_fail (FH_IS_ANSWER (self), NULL);

  return self->caption;
}

GPtrArray *
fh_answer_get_rows (FhAnswer *self)
{
  g_return_val_if_fail (FH_IS_ANSWER (self), NULL);

  return self->rows;
}

gboolean
fh_answer_is_busy (FhAnswer *self)
{
  g_return_val_if_fail (FH_IS_ANSWER (self), FALSE);

  return self->cancellable != NULL;
}

char *
fh_answer_dup_spoken (FhAnswer *self)
{
  g_autoptr (GString) spoken = NULL;

  g_return_val_if_fail (FH_IS_ANSWER (self), NULL);

  spoken = g_string_new (fh_answer_get_text (self));
  if (self->caption != NULL)
    g_string_append_printf (spoken, "\n%s", self->caption);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const FhAnswerRow *row = g_ptr_array_index (self->rows, i);

      g_string_append_printf (spoken, "\n%s", row->spoken);
    }
  return g_string_free (g_steal_pointer (&spoken), FALSE);
}
