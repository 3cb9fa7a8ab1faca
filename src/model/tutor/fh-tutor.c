/* fh-tutor.c: the tutor at the side of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-asker.h"
#include "fh-language.h"
#include "fh-made.h"
#include "fh-tutor-private.h"

G_DEFINE_FINAL_TYPE (FhTutor, fh_tutor, G_TYPE_OBJECT)

static void
fh_tutor_dispose (GObject *object)
{
  FhTutor *self = FH_TUTOR (object);

  fh_tutor_set_game (self, NULL);
  G_OBJECT_CLASS (fh_tutor_parent_class)->dispose (object);
}

static void
fh_tutor_finalize (GObject *object)
{
  fh_tutor_words_clear (&FH_TUTOR (object)->words);
  G_OBJECT_CLASS (fh_tutor_parent_class)->finalize (object);
}

static void
fh_tutor_class_init (FhTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_tutor_dispose;
  G_OBJECT_CLASS (klass)->finalize = fh_tutor_finalize;

  FH_HOLDS (klass, FhTutor, answer, g_free);
  FH_HOLDS (klass, FhTutor, hint, g_free);
  FH_HOLDS (klass, FhTutor, shared, fh_shared_advice_unref);

  fh_made_signal (klass, "changed", 1, G_TYPE_UINT);
  fh_made_signal (klass, "decision-cost", 1, G_TYPE_POINTER);
}

static void
fh_tutor_init (FhTutor *self)
{
  self->moment.manner = FH_TUTOR_MANNER_USUAL;
  self->moment.considered = FH_CALL_NONE;
  self->moment.kept = FH_CALL_NONE;
  self->asked = -1;
  fh_tutor_words_init (&self->words, NULL);
}

/* --- What is said --- */

/* The trick in progress, counted over all deals. */
static int
this_trick (FhTutor *self)
{
  return self->moment.view.table.n_deals * (FH_N_TRICKS + 1) + self->moment.view.table.n_tricks;
}

static void
emit_changed (FhTutor *self, guint parts)
{
  g_signal_emit_by_name (self, "changed", parts);
}

/* Says everything of the moment as it is, of which @parts differ from before. */
static void
tell (FhTutor *self, guint parts)
{
  self->moment.has_counted = self->asked == this_trick (self);
  if (!self->moment.has_counted)
    g_clear_pointer (&self->answer, g_free);
  fh_tutor_words_clear (&self->words);
  fh_tutor_words_init (&self->words, self->game != NULL ? &self->moment : NULL);
  emit_changed (self, parts);
}

/* Whether the seat of @view has played to the trick in progress. */
static gboolean
has_played (const FhSeatView *view)
{
  for (int i = view->table.trick_start; i < view->table.n_plays; i++)
    if (view->table.plays[i].seat == view->seat)
      return TRUE;
  return FALSE;
}

/* Keeps of @before what others who call or play change nothing of for the person: the trumps that
 * are spoken of, and the tricks that were counted before the own card. */
static void
keep (FhTutorMoment *moment, const FhTutorMoment *before)
{
  const FhTable *table = &moment->view.table, *old = &before->view.table;

  if (table->n_deals != old->n_deals || table->due != old->due
      || moment->view.seat != before->view.seat)
    return;
  if (fh_tutor_moment_is_auction (moment))
    moment->kept = before->kept;
  if (table->due == FH_ACTION_PLAY && table->n_tricks == old->n_tricks
      && table->n_plays > old->n_plays && has_played (&moment->view) && moment->plan.is_own
      && before->plan.is_own)
    {
      moment->plan.needed = before->plan.needed;
      moment->plan.sure = before->plan.sure;
      moment->plan.likely = before->plan.likely;
    }
}

/* Takes the moment from the game; what the judge has said of it before is part of that. */
static void
look (FhTutor *self)
{
  FhTutorMoment *moment = &self->moment;
  const FhAdvice *advice = moment->advice;
  FhTutorManner manner = moment->manner;
  const FhTutorMoment before = *moment;
  FhSeatView view;

  *moment = (FhTutorMoment){ .considered = FH_CALL_NONE, .kept = FH_CALL_NONE, .manner = manner };
  if (self->game == NULL)
    return;
  fh_game_get_view (self->game, fh_game_get_acting_seat (self->game), &view);
  fh_tutor_moment_init (moment, &view, &manner);
  moment->scene = fh_game_get_scene (self->game);
  moment->hold = fh_game_get_hold (self->game);
  moment->question = fh_game_get_question (self->game);
  if (moment->question == FH_QUESTION_REVOKE)
    fh_game_get_corrections (self->game, &moment->corrector, NULL);
  if (view.seat == fh_game_get_person (self->game))
    moment->n_dealt = fh_game_get_dealt (self->game, moment->dealt);
  moment->advice = advice;
  keep (moment, &before);
  moment->awaits_judge = self->active && manner.degree != FH_TUTOR_SILENT && advice == NULL
                         && moment->kept == FH_CALL_NONE && fh_tutor_moment_is_auction (moment);
}

/* --- What the judge says --- */

static void
stop_asking (FhTutor *self)
{
  g_clear_pointer (&self->asking, fh_asker_call_off);
}

/* Forgets it, and the hint. */
static void
forget_advice (FhTutor *self)
{
  stop_asking (self);
  g_clear_pointer (&self->hint, g_free);
  self->moment.hint_step = 0;
  self->hint_wanted = 0;
  self->moment.advice = NULL;
  g_clear_pointer (&self->shared, fh_shared_advice_unref);
}

/* Says the hint as far as it was asked for, once he has spoken; returns what has changed by that.
 */
static guint
say_hint (FhTutor *self)
{
  const FhLegal *legal = &self->moment.view.legal;

  if (self->moment.advice == NULL || self->hint_wanted == 0)
    return 0;
  /* The first step names nothing. */
  if (self->hint_wanted > 1)
    fh_game_note_hint (self->game);
  /* Where one card may be played there is nothing to think of. */
  if (legal->due == FH_ACTION_PLAY && fh_set_size (legal->cards) == 1)
    self->hint_wanted = FH_TUTOR_HINT_STEPS;
  self->moment.hint_step = self->hint_wanted;
  g_free (self->hint);
  self->hint = fh_tutor_hint_words (&self->moment, self->moment.hint_step);
  return FH_TUTOR_SAYS_HINT;
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhTutor) self = fh_asker_take (user_data);
  g_autoptr (FhSharedAdvice) shared = fh_judge_ask_finish (result, NULL, NULL, NULL);

  /* Whoever cancelled wants nothing. */
  if (self == NULL || shared == NULL || self->asking == NULL
      || self->asking != g_task_get_cancellable (G_TASK (result)))
    return;
  g_clear_object (&self->asking);
  self->shared = g_steal_pointer (&shared);
  self->moment.advice = &self->shared->advice;
  self->moment.awaits_judge = FALSE;
  self->moment.kept = fh_tutor_moment_judged_bid (&self->moment);
  tell (self, FH_TUTOR_SAYS_ADVICE | FH_TUTOR_SAYS_LINES | say_hint (self));
}

/* Whether what the judge says is shown: calls and discards are compared in the panel, and how to
 * play on is said there. */
static gboolean
shows_advice (FhTutor *self)
{
  const FhTutorMoment *moment = &self->moment;

  if (!self->active || moment->manner.degree == FH_TUTOR_SILENT)
    return FALSE;
  switch ((FhActionKind) moment->view.legal.due)
    {
    case FH_ACTION_BID:
    case FH_ACTION_DISCARD:
      return TRUE;
    case FH_ACTION_PLAY:
      return fh_tutor_manner_guides (&moment->manner) && fh_set_size (moment->view.legal.cards) > 1;
    default:
      return FALSE;
    }
}

/* Has the judge weigh what may be done, if that is shown, or a hint wanted, or what the person is
 * about to do will be looked at. */
static void
ask_judge (FhTutor *self)
{
  const FhLegal *legal = &self->moment.view.legal;
  gboolean decides = legal->due != FH_ACTION_NONE && legal->due != FH_ACTION_DEAL;

  if (self->game == NULL || self->asking != NULL || self->moment.advice != NULL
      || !(shows_advice (self) || (decides && self->is_watchful) || self->hint_wanted > 0))
    return;
  self->asking = g_cancellable_new ();
  fh_judge_ask_async (fh_game_get_judge (self->game), &self->moment.view, NULL, FH_HASTE_NOW,
                      self->asking, judged_cb, fh_asker_new (self));
  emit_changed (self, FH_TUTOR_SAYS_ADVICE);
}

/* --- When something has changed --- */

/* The game: what was thought of it is of no use any more. */
static void
refresh (FhTutor *self)
{
  gboolean had_hint = self->hint_wanted > 0;

  forget_advice (self);
  look (self);
  /* Whoever waits may ask again at once, about this moment. */
  fh_tutor_forget_cost (self);
  tell (self, FH_TUTOR_SAYS_NEW | (had_hint ? FH_TUTOR_SAYS_HINT : 0));
  ask_judge (self);
}

/* Says everything in another manner or language.  The advice, and what was asked for, do not hang
 * on words. */
static void
say_again (FhTutor *self)
{
  look (self);
  tell (self, FH_TUTOR_SAYS_NEW | say_hint (self));
}

FhTutor *
fh_tutor_new (FhGame *game)
{
  FhTutor *self = g_object_new (FH_TYPE_TUTOR, NULL);

  if (fh_language_get () != NULL)
    fh_connect (fh_language_get (), "changed", say_again, self);
  fh_tutor_set_game (self, game);
  return self;
}

void
fh_tutor_set_game (FhTutor *self, FhGame *game)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    {
      g_signal_connect_swapped (game, "action-done", G_CALLBACK (fh_tutor_note_done), self);
      g_signal_connect_swapped (game, "changed", G_CALLBACK (refresh), self);
    }
  refresh (self);
}

FhGame *
fh_tutor_get_game (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->game;
}

void
fh_tutor_set_waiting (FhTutor *self, gboolean is_waiting)
{
  gboolean was_waiting;

  g_return_if_fail (FH_IS_TUTOR (self));

  was_waiting = self->is_waiting;
  self->is_waiting = is_waiting;
  if (was_waiting && !is_waiting)
    emit_changed (self, FH_TUTOR_SAYS_LINES);
}

gboolean
fh_tutor_is_waiting (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  return self->is_waiting;
}

const FhTutorMoment *
fh_tutor_get_moment (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return &self->moment;
}

const FhTutorWords *
fh_tutor_get_words (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return &self->words;
}

gboolean
fh_tutor_is_busy (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  return self->asking != NULL;
}

void
fh_tutor_set_active (FhTutor *self, gboolean active)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->active == active)
    return;
  self->active = active;
  if (!active)
    stop_asking (self);
  say_again (self);
  ask_judge (self); /* or what is wanted all the same */
}

void
fh_tutor_set_watchful (FhTutor *self, gboolean is_watchful)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  self->is_watchful = !!is_watchful;
  ask_judge (self);
}

/* --- How it is said --- */

void
fh_tutor_set_manner (FhTutor *self, const FhTutorManner *manner)
{
  FhTutorManner before;

  g_return_if_fail (FH_IS_TUTOR (self));
  g_return_if_fail (manner != NULL);

  before = self->moment.manner;
  self->moment.manner = *manner;
  if (before.order != manner->order)
    say_again (self);
  else if (before.degree != manner->degree || before.counts != manner->counts
           || before.count_first != manner->count_first)
    tell (self, FH_TUTOR_SAYS_LINES);
  ask_judge (self);
}

static void
settings_cb (FhTutor *self, GParamSpec *pspec, FhSettings *settings)
{
  FhTutorManner manner = fh_tutor_manner_of_settings (settings);

  fh_tutor_set_manner (self, &manner);
}

void
fh_tutor_follow_settings (FhTutor *self, FhSettings *settings)
{
  g_return_if_fail (FH_IS_TUTOR (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));

  fh_connect (settings, "notify", settings_cb, self);
  settings_cb (self, NULL, settings);
}

/* --- What the person does --- */

void
fh_tutor_set_considered (FhTutor *self, FhCall call)
{
  gboolean has_call = FALSE;

  g_return_if_fail (FH_IS_TUTOR (self));

  for (guint i = 0; i < self->words.calls->len; i++)
    has_call |= ((const FhTutorCall *) g_ptr_array_index (self->words.calls, i))->call == call;
  /* A call of which nothing is said counts as none. */
  if (!has_call)
    call = FH_CALL_NONE;
  if (call == self->moment.considered)
    return;
  self->moment.considered = call;
  tell (self, FH_TUTOR_SAYS_LINES);
}

void
fh_tutor_set_chosen (FhTutor *self, FhCardSet cards)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  cards &= self->moment.view.hand;
  if (self->moment.chosen == cards)
    return;
  self->moment.chosen = cards;
  if (self->moment.view.legal.due == FH_ACTION_DISCARD)
    tell (self, FH_TUTOR_SAYS_LINES);
}

void
fh_tutor_answer (FhTutor *self, int number)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->words.question == NULL)
    return;
  self->asked = this_trick (self);
  g_free (self->answer);
  self->answer = fh_tutor_answer_words (&self->moment, number);
  tell (self, FH_TUTOR_SAYS_LINES);
}

const char *
fh_tutor_get_answer (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->answer;
}

gboolean
fh_tutor_tells (FhTutor *self, guint index)
{
  FhAction action;

  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  return self->words.calls->len > 0 && self->moment.manner.degree != FH_TUTOR_SILENT
         && fh_game_get_action (self->game, index, &action) && action.kind == FH_ACTION_BID
         && action.call != FH_PASS;
}

void
fh_tutor_ask_hint (FhTutor *self)
{
  g_return_if_fail (FH_IS_TUTOR (self));

  if (self->game == NULL || self->hint_wanted == FH_TUTOR_HINT_STEPS)
    return;
  if (!fh_game_awaits_person (self->game) && fh_game_get_hold (self->game) != FH_HOLD_DECLARE)
    return;
  self->hint_wanted++;
  if (self->moment.advice != NULL)
    tell (self, FH_TUTOR_SAYS_LINES | say_hint (self));
  else
    ask_judge (self);
}

int
fh_tutor_get_hint_step (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), 0);

  return self->moment.hint_step;
}

const char *
fh_tutor_get_hint (FhTutor *self)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), NULL);

  return self->hint;
}

gboolean
fh_tutor_get_hint_action (FhTutor *self, FhAction *action)
{
  g_return_val_if_fail (FH_IS_TUTOR (self), FALSE);

  if (self->moment.hint_step < 2 || self->moment.advice->choices[0].action.kind == FH_ACTION_NONE)
    return FALSE;
  *action = self->moment.advice->choices[0].action;
  return TRUE;
}
