/* fh-practice-session-private.h: what the files of a round of practice share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-practice-session.h"

/* A question that is made, or is to be. */
typedef struct
{
  atomic_int n_refs;
  char *key;
  FhPracticeSpec spec; /* unless it is an own one */
  FhOwnPosition *own;
  FhLesson *lesson; /* of which a step is asked, or NULL */
  guint step;
  gboolean is_again;
  guint64 turn; /* of all that was ever asked, for one that is asked again */
  atomic_int cancelled;
  gboolean is_begun; /* a task makes it, or has made it: */
  gboolean is_made;  /* there are question and view */
  FhPracticeQuestion question;
  FhSeatView view;
  gboolean has_club; /* club players can be asked the same, */
  double club;       /* and so many of them are right, 0 to 1 */
} FhPracticeItem;

struct _FhPracticeSession
{
  GObject parent_instance;

  FhKeyTable *book;
  FhPracticeWish wish;
  guint64 n_drawn; /* numbers, by chance or from the seed */
  guint64 seed;
  gboolean has_seed;
  GHashTable *done; /* keys of what does not come again in this round: it was right, once is enough,
                     * or it cannot be asked */
  guint n_failed;

  FhPracticeItem *item; /* stands there */
  GPtrArray *ahead; /* of FhPracticeItem: those for later, made or in a task; the oldest first */
  GPtrArray *kept;  /* likewise, new ones: left over from a round or prepared for one */
  gboolean is_on;   /* a round goes on */
  gboolean is_preparing; /* none does, and what the wish is about is prepared */
  gboolean wants;        /* the next is wanted at once */
  gboolean is_empty;

  guint n_answered, n_right; /* since it began */
  gboolean is_answered;
  FhPracticeAnswer answer;
};

/* --- fh-practice-item.c --- */

FhPracticeItem *fh_practice_item_ref (FhPracticeItem *item);
void fh_practice_item_unref (FhPracticeItem *item);

/* Whether it takes no judge to make the question of @item, and so no time. */
gboolean fh_practice_item_is_quick (const FhPracticeItem *item);

/* What is to be asked next, one of those that are kept or not made yet, something quick if @quick;
 * NULL when there is nothing.
 * (transfer full) */
FhPracticeItem *fh_practice_session_choose (FhPracticeSession *self, gboolean quick);

/* A new question as it is wished for, not made yet, of a kind that needs the judge and of which
 * none is kept; NULL when there is no such kind.  (transfer full) */
FhPracticeItem *fh_practice_session_choose_unkept (FhPracticeSession *self);

/* Makes the question of @item; FALSE when it cannot be asked.  In any thread. */
gboolean fh_practice_item_make (FhPracticeItem *item);
