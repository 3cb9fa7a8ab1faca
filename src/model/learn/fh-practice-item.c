/* fh-practice-item.c: which question comes next, and what it is made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-session-private.h"

#include <string.h>

#include "fh-course.h"
#include "fh-reader.h"
#include "fh-record-error.h"

/* One of so many questions of a mixed round is one that was missed, as long as one is due. */
#define MISSED_SHARE 3

static FhPracticeItem *
item_new (void)
{
  FhPracticeItem *item = g_new0 (FhPracticeItem, 1);

  atomic_init (&item->n_refs, 1);
  return item;
}

FhPracticeItem *
fh_practice_item_ref (FhPracticeItem *item)
{
  atomic_fetch_add (&item->n_refs, 1);
  return item;
}

void
fh_practice_item_unref (FhPracticeItem *item)
{
  if (atomic_fetch_sub (&item->n_refs, 1) > 1)
    return;
  g_free (item->key);
  g_clear_pointer (&item->own, fh_own_position_free);
  g_clear_pointer (&item->lesson, fh_lesson_unref);
  g_free (item);
}

/* --- Which comes next --- */

/* A number from 0 to @n - 1, by chance or from the seed. */
static guint64
draw (FhPracticeSession *self, guint64 n)
{
  guint64 state = self->seed + self->n_drawn++;

  return self->has_seed ? fh_splitmix64 (&state) % n
                        : ((guint64) g_random_int () << 32 | g_random_int ()) % n;
}

/* How much was ever asked. */
static guint64
count_asked (FhPracticeSession *self)
{
  guint64 all = 0;

  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    {
      guint asked, right;

      fh_practice_book_get_tally (self->book, (FhPracticeKind) kind, &asked, &right);
      all += asked;
    }
  return all;
}

/* Finds the step of @key in the course; FALSE where there is none, or nothing is asked there. */
static gboolean
find_step (FhPracticeItem *item, const char *key)
{
  g_autofree char *id = NULL, *step = NULL;
  FhLesson *lesson = fh_practice_step_of_key (key, &id, &step)
                         ? fh_course_find_lesson (fh_course_get (), id)
                         : NULL;

  for (guint i = 0; lesson != NULL && i < fh_lesson_n_steps (lesson); i++)
    {
      const FhLessonStep *candidate = fh_lesson_get_step (lesson, i);

      if (strcmp (fh_lesson_step_get_id (candidate), step) == 0
          && fh_lesson_step_get_kind (candidate) != FH_STEP_WATCH)
        {
          item->lesson = fh_lesson_ref (lesson);
          item->step = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* The item of @key, which is in the book; NULL where it is none any more. */
static FhPracticeItem *
item_of_key (FhPracticeSession *self, const char *key)
{
  FhPracticeItem *item = item_new ();

  item->key = g_strdup (key);
  item->is_again = TRUE;
  item->turn = count_asked (self);
  item->own = fh_practice_book_get_own (self->book, key);
  if (item->own == NULL && !find_step (item, key) && !fh_practice_spec_of_key (key, &item->spec))
    g_clear_pointer (&item, fh_practice_item_unref);
  return item;
}

/* Whether @key is asked or made already. */
static gboolean
is_taken (FhPracticeSession *self, const char *key)
{
  if (self->item != NULL && strcmp (self->item->key, key) == 0)
    return TRUE;
  for (guint i = 0; i < self->ahead->len; i++)
    if (strcmp (((FhPracticeItem *) self->ahead->pdata[i])->key, key) == 0)
      return TRUE;
  return FALSE;
}

gboolean
fh_practice_item_is_quick (const FhPracticeItem *item)
{
  return item->lesson != NULL
         || (item->own == NULL && !fh_practice_is_decision ((FhPracticeKind) item->spec.kind));
}

/* Whether @key may come: it is neither asked or made just now nor was asked in this round. */
static gboolean
is_free (FhPracticeSession *self, const char *key)
{
  return !is_taken (self, key) && !g_hash_table_contains (self->done, key);
}

/* The first of @keys that may come, one that is made at once if @quick; NULL when there is none. */
static FhPracticeItem *
first_free (FhPracticeSession *self, GPtrArray *keys, gboolean quick)
{
  for (guint i = 0; i < keys->len; i++)
    {
      FhPracticeItem *item =
          is_free (self, keys->pdata[i]) ? item_of_key (self, keys->pdata[i]) : NULL;

      if (item != NULL && (!quick || fh_practice_item_is_quick (item)))
        return item;
      g_clear_pointer (&item, fh_practice_item_unref);
    }
  return NULL;
}

/* What was missed and is due by @until; what is due first, first. */
static FhPracticeItem *
missed_item (FhPracticeSession *self, gint64 until, gboolean quick)
{
  g_autoptr (GPtrArray) keys = fh_practice_book_list_missed (self->book, until);

  return first_free (self, keys, quick);
}

static FhPracticeItem *
own_item (FhPracticeSession *self, FhPracticeFault fault)
{
  g_autoptr (GPtrArray) keys = fh_practice_book_list_own (self->book, fault);

  return first_free (self, keys, FALSE);
}

/* The difficulty of what is new; 0: now one, now another. */
static int
wished_step (FhPracticeSession *self)
{
  return self->wish.step == 0 && self->wish.set == FH_PRACTICE_DAILY
             ? fh_practice_book_fitting_step (self->book)
             : self->wish.step;
}

/* The place of the question that is kept, of @kind and @fault and otherwise as it is wished for,
 * best one that is made; -1 where there is none. */
static int
find_kept (FhPracticeSession *self, FhPracticeKind kind, FhPracticeFault fault)
{
  int step = wished_step (self), found = -1;

  for (guint i = 0; i < self->kept->len; i++)
    {
      const FhPracticeItem *item = self->kept->pdata[i];
      const FhPracticeSpec *spec = &item->spec;

      if (spec->kind != kind || spec->fault != fault || spec->preset != self->wish.preset
          || (step != 0 && spec->step != step))
        continue;
      if (item->is_made)
        return (int) i;
      if (found < 0)
        found = (int) i;
    }
  return found;
}

/* A new question of @kind and @fault, not made yet. */
static FhPracticeItem *
item_of_kind (FhPracticeSession *self, FhPracticeKind kind, FhPracticeFault fault)
{
  FhPracticeItem *item = item_new ();
  int step = wished_step (self);

  item->spec = (FhPracticeSpec){ .kind = (guint8) kind,
                                 .preset = (guint8) self->wish.preset,
                                 .fault = (guint8) fault };
  item->spec.step = (guint8) (step > 0 ? step : 1 + (int) draw (self, FH_PRACTICE_STEPS));
  item->spec.seed = draw (self, G_MAXUINT32);
  item->key = fh_practice_key_of_spec (&item->spec);
  return item;
}

/* A new question of one of @kinds, one that is kept if there is one. */
static FhPracticeItem *
new_item (FhPracticeSession *self, guint kinds, FhPracticeFault fault)
{
  FhPracticeKind drawn = FH_PRACTICE_LEGAL;
  guint n = 0;
  int kept;

  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    if ((kinds >> kind & 1u) && fh_practice_fits ((FhPracticeKind) kind, self->wish.preset)
        && draw (self, ++n) == 0)
      drawn = (FhPracticeKind) kind;
  if (n == 0)
    return NULL;
  kept = find_kept (self, drawn, fault);
  return kept >= 0 ? g_ptr_array_steal_index (self->kept, (guint) kept)
                   : item_of_kind (self, drawn, fault);
}

/* The kinds that are wished for, bit by bit. */
static guint
wished_kinds (FhPracticeSession *self)
{
  return self->wish.kinds != 0 ? self->wish.kinds : (1u << FH_N_PRACTICES) - 1;
}

FhPracticeItem *
fh_practice_session_choose_unkept (FhPracticeSession *self)
{
  guint kinds = wished_kinds (self);

  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    if ((kinds >> kind & 1u) && fh_practice_is_decision ((FhPracticeKind) kind)
        && fh_practice_fits ((FhPracticeKind) kind, self->wish.preset)
        && find_kept (self, (FhPracticeKind) kind, FH_FAULT_NONE) < 0)
      return item_of_kind (self, (FhPracticeKind) kind, FH_FAULT_NONE);
  return NULL;
}

/* The next one of the mix of the day, in which what stands there and is ahead counts as answered:
 * what is due, then something new of @kinds, and at the end what was answered wrong on this day:
 * who comes back to the mix does not begin with that again. */
static FhPracticeItem *
daily_item (FhPracticeSession *self, guint kinds, gboolean quick)
{
  gint64 today = fh_schedule_today ();
  guint n_open = self->item != NULL && !self->is_answered, n_again;
  g_autoptr (GPtrArray) keys = fh_practice_book_list_due (self->book, today, &n_again);
  guint n_taken = fh_practice_book_get_daily (self->book, today, NULL) + n_open + self->ahead->len;
  guint first = keys->len - n_again, n_last = 0;
  FhPracticeItem *item;

  if (n_taken >= FH_DAILY_ANSWERS)
    return NULL;
  for (guint i = first; i < keys->len; i++)
    n_last += is_free (self, keys->pdata[i]);
  if (FH_DAILY_ANSWERS - n_taken > n_last)
    g_ptr_array_set_size (keys, (int) first);
  item = first_free (self, keys, quick);
  return item != NULL ? item : new_item (self, kinds, FH_FAULT_NONE);
}

/* The kinds that are no decisions, bit by bit. */
static guint
quick_kinds (void)
{
  guint kinds = 0;

  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    if (!fh_practice_is_decision ((FhPracticeKind) kind))
      kinds |= 1u << kind;
  return kinds;
}

FhPracticeItem *
fh_practice_session_choose (FhPracticeSession *self, gboolean quick)
{
  const FhPracticeWish *wish = &self->wish;
  guint kinds = wished_kinds (self);
  FhPracticeItem *item = NULL;

  if (quick)
    kinds &= quick_kinds ();
  switch (wish->set)
    {
    case FH_PRACTICE_MIXED:
      if (wish->kinds == 0 && draw (self, MISSED_SHARE) == 0)
        item = missed_item (self, fh_schedule_today (), quick);
      return item != NULL ? item : new_item (self, kinds, FH_FAULT_NONE);
    case FH_PRACTICE_MISSED:
      return missed_item (self, G_MAXINT64, quick);
    case FH_PRACTICE_OWN:
      return quick ? NULL : own_item (self, FH_FAULT_NONE);
    case FH_PRACTICE_HABIT:
      if (quick)
        return NULL;
      item = own_item (self, wish->fault);
      kinds = 1u << fh_practice_kind_of_fault (wish->fault);
      return item != NULL ? item : new_item (self, kinds, wish->fault);
    case FH_PRACTICE_DAILY:
      return daily_item (self, kinds, quick);
    case FH_N_PRACTICE_SETS:
      break;
    }
  return NULL;
}

/* --- Making it --- */

/* The moment of an own position in its record. */
static gboolean
make_own (FhPracticeItem *item)
{
  const FhOwnPosition *own = item->own;
  FhRecordError error;
  FhRecord *record = fh_record_read (own->record, strlen (own->record), &error, NULL);
  g_autofree FhState *state = g_new0 (FhState, 1);
  g_autofree FhAction *actions = NULL;
  size_t first = 0;
  gboolean made = FALSE;

  if (record == NULL || own->index >= fh_record_n_actions (record))
    {
      fh_record_free (record);
      return FALSE;
    }
  for (size_t deal = 0; deal < fh_record_n_deals (record); deal++)
    if (fh_record_deal_start (record, deal) <= own->index)
      first = fh_record_deal_start (record, deal);
  if (fh_record_replay (record, first, state))
    {
      FhStanding standing = fh_state_standing (state);
      int n = (int) (own->index - first);

      actions = g_new (FhAction, (gsize) n + 1);
      for (int i = 0; i < n; i++)
        actions[i] = fh_record_action (record, first + (size_t) i);
      made = fh_practice_make_own (&item->question, &state->table.rules, &standing, actions, n,
                                   own->seat, &item->cancelled);
    }
  fh_record_free (record);
  return made;
}

gboolean
fh_practice_item_make (FhPracticeItem *item)
{
  if (item->lesson != NULL)
    return TRUE;
  if (!(item->own != NULL ? make_own (item)
                          : fh_practice_make (&item->question, &item->spec, &item->cancelled)))
    return FALSE;
  if (item->is_again)
    fh_practice_reshuffle (&item->question, item->turn);
  fh_practice_view (&item->question, &item->view);
  /* Who is offered three discards has it easier than who may put anything away. */
  item->has_club = item->question.is_judged && item->question.form != FH_PRACTICE_PICK_OPTION;
  if (item->has_club)
    item->club = fh_practice_share_right (&item->question, &item->view, FH_PLAYER_CLUB);
  return TRUE;
}
