/* fh-practice-session.c: one question after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-made.h"
#include "fh-practice-session-private.h"

#include "fh-asker.h"

/* What cannot be asked is passed over; so much of it in a row ends the round. */
#define MAX_FAILED 8

/* Questions for later, and how many of them are made at a time.  A decision takes the judge some
 * seconds, a rare one much longer; what is made first is asked first, so that nobody waits for it
 * while there is another. */
#define MAX_AHEAD  6
#define MAX_MAKING 2

/* New questions that are kept for the next rounds, some 50 KB each. */
#define MAX_KEPT 24

G_DEFINE_FINAL_TYPE (FhPracticeSession, fh_practice_session, G_TYPE_OBJECT)

/* --- Making --- */

/* Lets go of @item, and has no task make it any longer. */
static void
drop_item (FhPracticeItem *item)
{
  atomic_store (&item->cancelled, 1);
  fh_practice_item_unref (item);
}

static void
make_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_task_return_boolean (task, fh_practice_item_make (task_data));
}

static void go_on (FhPracticeSession *self);
static void prepare_more (FhPracticeSession *self);

static void
made_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhPracticeSession) self = fh_asker_take (user_data);
  FhPracticeItem *item = g_task_get_task_data (G_TASK (result));
  gboolean is_made = g_task_propagate_boolean (G_TASK (result), NULL);

  /* What nobody wants any more is of no use. */
  if (self == NULL || atomic_load (&item->cancelled))
    return;
  item->is_made = is_made;
  if (item->is_made)
    self->n_failed = 0;
  else
    {
      self->n_failed++;
      g_hash_table_add (self->done, g_strdup (item->key));
      /* What cannot be asked is due no more; an own position stays among the own ones. */
      if (item->is_again)
        fh_practice_book_forget (self->book, item->key);
      if (!g_ptr_array_remove (self->ahead, item))
        g_ptr_array_remove (self->kept, item);
    }
  if (self->is_on)
    go_on (self);
  else
    prepare_more (self);
}

/* Has a task make @item unless one has begun. */
static void
make_item (FhPracticeSession *self, FhPracticeItem *item)
{
  g_autoptr (GTask) task = NULL;

  if (item->is_begun)
    return;
  item->is_begun = TRUE;
  /* The task does not keep the session: who lets go of it ends the task. */
  task = g_task_new (NULL, NULL, made_cb, fh_asker_new (self));
  g_task_set_source_tag (task, make_item);
  g_task_set_task_data (task, fh_practice_item_ref (item), (GDestroyNotify) fh_practice_item_unref);
  fh_asker_run (task, make_thread);
}

/* Has another one for later made, something quick if @quick; FALSE when there is none. */
static gboolean
make_another (FhPracticeSession *self, gboolean quick)
{
  FhPracticeItem *item =
      self->n_failed < MAX_FAILED ? fh_practice_session_choose (self, quick) : NULL;

  if (item == NULL)
    return FALSE;
  g_ptr_array_add (self->ahead, item);
  make_item (self, item);
  return TRUE;
}

/* The one of those for later that is to be asked next; -1 while none is made. */
static int
find_made (FhPracticeSession *self)
{
  for (guint i = 0; i < self->ahead->len; i++)
    if (((FhPracticeItem *) self->ahead->pdata[i])->is_made)
      return (int) i;
    else if (self->has_seed)
      return -1;
  return -1;
}

static guint
count_making (GPtrArray *items)
{
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    n += !((FhPracticeItem *) items->pdata[i])->is_made;
  return n;
}

static gboolean
is_quick_coming (FhPracticeSession *self)
{
  for (guint i = 0; i < self->ahead->len; i++)
    if (fh_practice_item_is_quick (self->ahead->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Keeps @item for the next rounds; the oldest one goes where there are too many. */
static void
keep (FhPracticeSession *self, FhPracticeItem *item)
{
  g_ptr_array_add (self->kept, item);
  if (self->kept->len > MAX_KEPT)
    g_ptr_array_remove_index (self->kept, 0);
}

static void
make_ahead (FhPracticeSession *self)
{
  while (self->ahead->len < MAX_AHEAD && count_making (self->ahead) < MAX_MAKING
         && make_another (self, FALSE))
    ;
}

/* Shows a question that was made ahead, if one is wanted, and has others made. */
static void
go_on (FhPracticeSession *self)
{
  int made;

  make_ahead (self);
  made = self->wants ? find_made (self) : -1;
  if (made >= 0)
    {
      g_clear_pointer (&self->item, fh_practice_item_unref);
      self->item = g_ptr_array_steal_index (self->ahead, (guint) made);
      self->is_answered = FALSE;
      self->wants = FALSE;
      make_ahead (self);
    }
  /* Rather than wait for the judge, ask a question that needs none; but with a seed the questions
   * keep their order. */
  if (self->wants && !self->has_seed && !is_quick_coming (self))
    make_another (self, TRUE);
  /* The question that stands there stays; only a person who wants another one can find none
   * left. */
  self->is_empty = self->wants && self->ahead->len == 0;
  self->wants = self->wants && !self->is_empty;
  if (made >= 0 || self->is_empty)
    g_signal_emit_by_name (self, "changed");
}

/* --- What a person does --- */

/* Lets go of what is kept but not made. */
static void
drop_unmade (FhPracticeSession *self)
{
  for (guint i = self->kept->len; i > 0; i--)
    if (!((FhPracticeItem *) self->kept->pdata[i - 1])->is_made)
      g_ptr_array_remove_index (self->kept, i - 1);
}

/* Keeps the newest questions that the judge has answered for the next rounds, unless a seed orders
 * them; drops all others. */
static void
keep_ahead (FhPracticeSession *self)
{
  while (self->ahead->len > 0)
    {
      FhPracticeItem *item = g_ptr_array_steal_index (self->ahead, 0);

      if (item->is_made && !item->is_again && !fh_practice_item_is_quick (item) && !self->has_seed)
        keep (self, item);
      else
        drop_item (item);
    }
}

void
fh_practice_session_end (FhPracticeSession *self)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  self->is_on = FALSE;
  self->wants = FALSE;
  self->is_empty = FALSE;
  self->is_answered = FALSE;
  self->n_failed = 0;
  g_hash_table_remove_all (self->done);
  keep_ahead (self);
  g_clear_pointer (&self->item, fh_practice_item_unref);
}

void
fh_practice_session_begin (FhPracticeSession *self, const FhPracticeWish *wish)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  fh_practice_session_end (self);
  self->is_on = TRUE;
  self->is_preparing = FALSE;
  self->wish = *wish;
  self->n_answered = self->n_right = 0;
  fh_practice_session_next (self);
  drop_unmade (self);
}

/* Has one question made of each kind that is wished for, needs the judge and is not kept. */
static void
prepare_more (FhPracticeSession *self)
{
  FhPracticeItem *item;

  while (self->is_preparing && self->n_failed < MAX_FAILED && count_making (self->kept) < MAX_MAKING
         && (item = fh_practice_session_choose_unkept (self)) != NULL)
    {
      keep (self, item);
      make_item (self, item);
    }
}

void
fh_practice_session_prepare (FhPracticeSession *self, const FhPracticeWish *wish)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  if (self->is_on || self->has_seed)
    return;
  self->is_preparing = wish != NULL;
  if (wish == NULL || wish->preset != self->wish.preset || wish->step != self->wish.step)
    drop_unmade (self);
  if (wish != NULL)
    self->wish = *wish;
  self->n_failed = 0;
  prepare_more (self);
}

void
fh_practice_session_next (FhPracticeSession *self)
{
  g_return_if_fail (FH_IS_PRACTICE_SESSION (self));

  if (!self->is_on || self->is_empty)
    return;
  self->wants = TRUE;
  if (find_made (self) < 0)
    {
      /* What is being looked for takes the place of what stands there. */
      g_clear_pointer (&self->item, fh_practice_item_unref);
      self->is_answered = FALSE;
      g_signal_emit_by_name (self, "changed");
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

FhPracticeSet
fh_practice_session_get_set (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), FH_PRACTICE_MIXED);

  return self->wish.set;
}

guint
fh_practice_session_get_left (FhPracticeSession *self, guint *right)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), 0);

  return FH_DAILY_ANSWERS - fh_practice_book_get_daily (self->book, fh_schedule_today (), right);
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
  self->n_answered++;
  self->n_right += is_right;
  self->is_answered = TRUE;
  /* Right or wrong, the same does not come twice in a session. */
  g_hash_table_add (self->done, g_strdup (self->item->key));
  if (self->wish.set == FH_PRACTICE_DAILY)
    fh_practice_book_note_daily (self->book, is_right, fh_schedule_today ());
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
  if (!self->item->is_again && self->item->has_club)
    fh_practice_book_note_decision (self->book, self->item->club, is_right);
  fh_practice_book_answered (self->book, self->item->key,
                             (FhPracticeKind) self->item->question.spec.kind, is_right,
                             fh_schedule_today ());
  g_signal_emit_by_name (self, "changed");
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

guint
fh_practice_session_get_tally (FhPracticeSession *self, guint *right)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), 0);

  *right = self->n_right;
  return self->n_answered;
}

const FhPracticeAnswer *
fh_practice_session_peek_answer (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), NULL);

  return self->is_answered ? &self->answer : NULL;
}

float
fh_practice_session_get_club (FhPracticeSession *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_SESSION (self), -1);

  return get_asked (self) != NULL && self->item->has_club ? self->item->club : -1;
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
  g_ptr_array_set_size (self->kept, 0);
  G_OBJECT_CLASS (fh_practice_session_parent_class)->dispose (object);
}

static void
fh_practice_session_class_init (FhPracticeSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_practice_session_dispose;

  FH_DROPS (klass, FhPracticeSession, book, g_object_unref);
  FH_HOLDS (klass, FhPracticeSession, done, g_hash_table_unref);
  FH_HOLDS (klass, FhPracticeSession, ahead, g_ptr_array_unref);
  FH_HOLDS (klass, FhPracticeSession, kept, g_ptr_array_unref);

  fh_made_signal (klass, "changed", 0);
}

static void
fh_practice_session_init (FhPracticeSession *self)
{
  self->ahead = g_ptr_array_new_with_free_func ((GDestroyNotify) drop_item);
  self->kept = g_ptr_array_new_with_free_func ((GDestroyNotify) drop_item);
  self->done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

FhPracticeSession *
fh_practice_session_new (FhKeyTable *book)
{
  FhPracticeSession *self = g_object_new (FH_TYPE_PRACTICE_SESSION, NULL);

  self->book = g_object_ref (book);
  return self;
}
