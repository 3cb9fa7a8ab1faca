/* fh-schedule.h: when something that was learned is asked again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This is FSRS-6, the Free Spaced Repetition Scheduler of the Open Spaced Repetition project, with
 * its published default parameters w0 to w20 ("The Algorithm", wiki of fsrs4anki).  What is kept of
 * an item is its stability S, the days after which it is still known with a chance of 0.9, and its
 * difficulty D, from 1 to 10.  It is known t days after the last answer with the chance
 *
 *     R(t) = (1 + f t / S)^-w20,   f = 0.9^(-1 / w20) - 1,
 *
 * and asked again when that has fallen to 0.9: after S days.  Of its four grades two are given
 * here, for nobody is asked how well he has known something: 1, "again", for a wrong answer, and 3,
 * "good", for a right one.
 */
#pragma once

#include <glib.h>

/* What is to be known of one item; a value. */
typedef struct
{
  double stability;  /* S, in days; 0: it was never answered */
  double difficulty; /* D */
  gint64 answered;   /* the day of the last answer, as of fh_schedule_today() */
  gint64 due;        /* the day on which it is asked again */
} FhSchedule;

/* A new item, which is due on @today. */
void fh_schedule_init (FhSchedule *schedule, gint64 today);

/* Notes an answer on @today.  An item answered wrongly is due on the same day, until it is
 * right. */
void fh_schedule_answer (FhSchedule *schedule, gboolean is_right, gint64 today);

/* Whether the item is to be asked by the day @today.  One that was answered after @today was so
 * while the clock was wrong, and is not waited for. */
gboolean fh_schedule_is_due (const FhSchedule *schedule, gint64 today);

/* The chance that it is known on @today, R; 0 where nothing can be told. */
double fh_schedule_strength (const FhSchedule *schedule, gint64 today);

/* The number of this day: days since the beginning of the year 1, where the person is. */
gint64 fh_schedule_today (void);

/* As a line of four words, such as "2.02 6.39 740308 740310", the same wherever it is written, and
 * back; FALSE when @text is none.  A line of older programs, which went by SM-2 ("2 2.36 6 740310":
 * right answers in a row, ease, interval, due), becomes what comes nearest to it.  (transfer full)
 */
char *fh_schedule_to_text (const FhSchedule *schedule);
gboolean fh_schedule_from_text (FhSchedule *schedule, const char *text);
