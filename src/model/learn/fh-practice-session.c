/* fh-practice-session.c: one question after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-session-private.h"

#include "fh-asker.h"

/* Own positions that turn out to be no question are passed over; so many in a row end it. */
#define MAX_FAILED 8

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhPracticeSession, fh_practice_session, G_TYPE_OBJECT)

/* --- Making --- */

static void
make_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  fh_practice_item_make (task_data);
  g_task_return_boolean (task, TRUE);
}

static void make_next (FhPracticeSession *self);

/* Lets @self->next stand there if it is wanted, and has another one made. */
static void
go_on (FhPracticeSession *self)
{
  if (self->wants && self->next != NULL)
    {
      self->wants = FALSE;
      g_clear_pointer (&self->item, fh_practice_item_unref);
      self->item = g_steal_pointer (&self->next);
      self->is_answered = FALSE;
      g_signal_emit (self, changed_signal, 0);
    }
  if (self->is_begun && self->next == NULL && self->making == NULL)
    make_next (self);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhPracticeSession) self = fh_asker_take (user_data);
  FhPracticeItem *item = g_task_get_task_data (G_TASK (result));

  /* It was cancelled, and another may be under way. */
  if (self == NULL || item != self->making)
    return;
  self->making = NULL;
  if (item->is_made)
    {
      self->n_failed = 0;
      self->next = fh_practice_item_ref (item);
      fh_practice_item_unref (item);
      go_on (self);
      return;
    }
  fh_practice_item_unref (item);
  if (++self->n_failed < MAX_FAILED)
    {
      go_on (self);
      return;
    }
  self->is_empty = TRUE;
  self->wants = FALSE;
  g_signal_emit (self, changed_signal, 0);
}

static void
make_next (FhPracticeSession *self)
{
  FhPracticeItem *item = fh_practice_session_choose (self);
  g_autoptr (GTask) task = NULL;

  if (item == NULL)
    {
      /* What is there stays; it is empty only for who wants more. */
      if (self->wants)
        {
          self->is_empty = TRUE;
          self->wants = FALSE;
          g_clear_pointer (&self->item, fh_practice_item_unref);
          g_signal_emit (self, changed_signal, 0);
        }
      return;
    }
  self->making = item;
  /* The task does not keep the session: who lets go of it ends the task. */
  task = g_task_new (NULL, NULL, made_cb, fh_asker_new (self));
  g_task_set_source_tag (task, make_next);
  g_task_set_task_data (task, fh_practice_item_ref (item), (GDestroyNotify) fh_practice_item_unref);
  fh_asker_run (task, make_thread);
}

/* --- What a person does --- */

void
fh_practice_session_end (FhPracticeSession *self)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  self->is_begun = FALSE;
  self->wants = FALSE;
  self->is_empty = FALSE;
  self->is_answered = FALSE;
  self->n_failed = 0;
  self->n_done = self->n_right = 0;
  g_hash_table_remove_all (self->done);
  if (self->making != NULL)
    atomic_store (&self->making->cancelled, 1);
  g_clear_pointer (&self->making, fh_practice_item_unref);
  g_clear_pointer (&self->next, fh_practice_item_unref);
  g_clear_pointer (&self->item, fh_practice_item_unref);
}

void
fh_practice_session_begin (FhPracticeSession *self, const FhPracticeWish *wish)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  fh_practice_session_end (self);
  self->wish = *wish;
  self->is_begun = TRUE;
  fh_practice_session_next (self);
}

void
fh_practice_session_next (FhPracticeSession *self)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  if (!self->is_begun || self->is_empty)
    return;
  self->wants = TRUE;
  if (self->next == NULL)
    {
      /* What is being looked for takes the place of what stands there. */
      g_clear_pointer (&self->item, fh_practice_item_unref);
      self->is_answered = FALSE;
      g_signal_emit (self, changed_signal, 0);
    }
  go_on (self);
}

/* The question that stands there, or NULL. */
static FhPracticeItem *
get_asked (FhPracticeSession *self)
{
  return self->item != NULL && self->item->lesson == NULL ? self->item : NULL;
}

const FhPracticeQuestion *
fh_practice_session_peek_question (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), NULL);

  FhPracticeItem *item = get_asked (self);

  return item != NULL ? &item->question : NULL;
}

FhLesson *
fh_practice_session_peek_step (FhPracticeSession *self, guint *step)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), NULL);

  if (self->item == NULL || self->item->lesson == NULL)
    return NULL;
  *step = self->item->step;
  return self->item->lesson;
}

void
fh_practice_session_get_tally (FhPracticeSession *self, guint *n_answered, guint *n_right)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  *n_answered = self->n_done;
  *n_right = self->n_right;
}

FhPracticeSet
fh_practice_session_get_set (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), FH_PRACTICE_MIXED);

  return self->wish.set;
}

guint
fh_practice_session_get_left (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), 0);

  return FH_DAILY_ANSWERS - fh_practice_book_get_daily (self->book, fh_schedule_today ());
}

const FhSeatView *
fh_practice_session_peek_view (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), NULL);

  FhPracticeItem *item = get_asked (self);

  return item != NULL ? &item->view : NULL;
}

gboolean
fh_practice_session_is_waiting (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), FALSE);

  return self->wants;
}

gboolean
fh_practice_session_is_empty (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), FALSE);

  return self->is_empty;
}

gboolean
fh_practice_session_is_again (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), FALSE);

  return self->item != NULL && self->item->is_again;
}

gboolean
fh_practice_session_is_own (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), FALSE);

  return self->item != NULL && self->item->own != NULL;
}

/* What stands there was answered. */
static void
note_answered (FhPracticeSession *self, gboolean is_right)
{
  gboolean is_daily = self->wish.set == FH_PRACTICE_DAILY;

  self->is_answered = TRUE;
  self->n_done++;
  self->n_right += is_right ? 1 : 0;
  if (is_right || is_daily)
    g_hash_table_add (self->done, g_strdup (self->item->key));
  if (is_daily)
    fh_practice_book_note_daily (self->book, fh_schedule_today ());
}

gboolean
fh_practice_session_answer (FhPracticeSession *self, const FhPracticeAnswer *answer)
{
  gboolean is_right;

  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), FALSE);
  g_return_val_if_fail (get_asked (self) != NULL && !self->is_answered, FALSE);

  is_right = fh_practice_is_right (&self->item->question, answer);
  self->answer = *answer;
  note_answered (self, is_right);
  /* Who is asked again knows the answer perhaps, and is no stronger for it. */
  if (!self->item->is_again)
    fh_practice_book_note_step (self->book, self->item->question.spec.step, is_right);
  if (!self->item->is_again && self->item->question.is_judged)
    fh_practice_book_note_decision (self->book, self->item->club, is_right);
  fh_practice_book_answered (self->book, self->item->key,
                             (FhPracticeKind) self->item->question.spec.kind, is_right,
                             fh_schedule_today ());
  g_signal_emit (self, changed_signal, 0);
  return is_right;
}

void
fh_practice_session_answer_step (FhPracticeSession *self, gboolean is_right)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));
  g_return_if_fail (self->item != NULL && self->item->lesson != NULL && !self->is_answered);

  note_answered (self, is_right);
  fh_practice_book_answered_step (self->book, self->item->key, is_right, fh_schedule_today ());
}

const FhPracticeAnswer *
fh_practice_session_peek_answer (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), NULL);

  return self->is_answered ? &self->answer : NULL;
}

void
fh_practice_session_set_seed (FhPracticeSession *self, guint64 seed)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  self->seed = seed;
  self->has_seed = TRUE;
}

/* --- The object --- */

static void
fh_practice_session_dispose (GObject *object)
{
  FhPracticeSession *self = FH_PRACTICE_SESSION (object);

  fh_practice_session_end (self);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (fh_practice_session_parent_class)->dispose (object);
}

static void
fh_practice_session_finalize (GObject *object)
{
  g_hash_table_unref (FH_PRACTICE_SESSION (object)->done);
  G_OBJECT_CLASS (fh_practice_session_parent_class)->finalize (object);
}

static void
fh_practice_session_class_init (FhPracticeSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_practice_session_dispose;
  G_OBJECT_CLASS (klass)->finalize = fh_practice_session_finalize;

  changed_signal = g_signal_new ("changed", FH_TYPE_PRACTICE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
fh_practice_session_init (FhPracticeSession *self)
{
  self->done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

FhPracticeSession *
fh_practice_session_new (FhKeyTable *book)
{
  FhPracticeSession *self = g_object_new (FH_TYPE_PRACTICE_SESSION, NULL);

  self->book = g_object_ref (book);
  return self;
}
