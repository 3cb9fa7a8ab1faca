/* fh-practice-session.h: one question after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-lesson.h"
#include "fh-practice-book.h"

/* Which questions are wanted. */
typedef enum
{
  FH_PRACTICE_MIXED,  /* of the kinds that are chosen; what was missed comes in between */
  FH_PRACTICE_MISSED, /* what was missed, what is due first at the front */
  FH_PRACTICE_OWN,    /* positions of the person's own deals */
  FH_PRACTICE_HABIT,  /* what shows one fault: own positions of it and others */
  FH_PRACTICE_DAILY,  /* the mix of the day: what is due, steps of lessons too, then what is new */
  FH_N_PRACTICE_SETS,
} FhPracticeSet;

typedef struct
{
  FhPracticeSet set;
  guint kinds;           /* of what is new, bit by bit; 0: all */
  FhPreset preset;       /* the table */
  int step;              /* the difficulty; 0: now one, now another */
  FhPracticeFault fault; /* of FH_PRACTICE_HABIT */
} FhPracticeWish;

#define FH_TYPE_PRACTICE_SESSION (fh_practice_session_get_type ())
G_DECLARE_FINAL_TYPE (FhPracticeSession, fh_practice_session, FH, PRACTICE_SESSION, GObject)

/**
 * FhPracticeSession:
 *
 * Questions without end, as they are wished for: one is shown, some more are made in tasks
 * meanwhile, so that hardly anybody waits once it has begun.  What the judge has answered when a
 * round ends is kept for the next one at that table.  In the mix of the day a step of a
 * lesson can stand in place of a question, and nothing comes twice.  Answers go into the book.  It
 * is used on the main loop of the thread that made it; a session that is let go ends its tasks.
 *
 * Signal `changed ()`: another question stands there, it was answered, or one is waited for.
 */
FhPracticeSession *fh_practice_session_new (FhKeyTable *book);

/* Draws questions from @seed on, not by chance, and asks them in that order; for tests. */
void fh_practice_session_set_seed (FhPracticeSession *self, guint64 seed);

/* Has a question made of each kind of @wish that needs the judge, which takes some seconds, before
 * a round begins, so that who begins one then waits less; as long as none does.  NULL: no more. */
void fh_practice_session_prepare (FhPracticeSession *self, const FhPracticeWish *wish);

/* Begins anew with what is wished for: the first question comes with `changed`. */
void fh_practice_session_begin (FhPracticeSession *self, const FhPracticeWish *wish);

/* Ends it: no question stands there, and none is made. */
void fh_practice_session_end (FhPracticeSession *self);

/* Goes on to the next question, which may have to be waited for. */
void fh_practice_session_next (FhPracticeSession *self);

/* The question that stands there, or NULL; and what who is asked sees.  Valid until `changed`. */
const FhPracticeQuestion *fh_practice_session_peek_question (FhPracticeSession *self);
const FhSeatView *fh_practice_session_peek_view (FhPracticeSession *self);

/* The lesson of which a step stands there in place of a question, and the number of the step; NULL
 * where none does.  Valid until `changed`. */
FhLesson *fh_practice_session_peek_step (FhPracticeSession *self, guint *step);

/* The set that it goes through; and how many answers of the mix of the day are still to come, where
 * @right, which may be NULL, of those that were given were right. */
FhPracticeSet fh_practice_session_get_set (FhPracticeSession *self);
guint fh_practice_session_get_left (FhPracticeSession *self, guint *right);

/* Whether a question is being looked for that is not there yet; and whether there is none of what
 * is wished for: nothing was missed, no own position is left to ask about, or the mix of the day is
 * over. */
gboolean fh_practice_session_is_waiting (FhPracticeSession *self);
gboolean fh_practice_session_is_empty (FhPracticeSession *self);

/* Whether it was missed before, or is of an own deal. */
gboolean fh_practice_session_is_again (FhPracticeSession *self);
gboolean fh_practice_session_is_own (FhPracticeSession *self);

/* Answers the question, once; returns whether that is right. */
gboolean fh_practice_session_answer (FhPracticeSession *self, const FhPracticeAnswer *answer);

/* The step that stands there was answered. */
void fh_practice_session_answer_step (FhPracticeSession *self, gboolean is_right);

/* How many answers were given since it began, and how many of them were @right. */
guint fh_practice_session_get_tally (FhPracticeSession *self, guint *right);

/* What was answered, or NULL.  Valid until the next question. */
const FhPracticeAnswer *fh_practice_session_peek_answer (FhPracticeSession *self);

/* Of how many club players, 0 to 1, have the question right, or -1 where that is not known. */
float fh_practice_session_get_club (FhPracticeSession *self);
